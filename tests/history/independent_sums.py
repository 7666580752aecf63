"""The sums of many games from their exported records alone: a second reading, which shares nothing with `history`.

It plays the commands by the rules, keeps its own list of steps for undo, and adds up what the rules' events say.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import combinations
from typing import Any

from monkey_palace.cards.model import set_of
from monkey_palace.game.commands import parse_command
from monkey_palace.game.events import event_json
from monkey_palace.game.history import Game
from monkey_palace.game.setup import start
from monkey_palace.settings import Settings

BREAK_S = 1200.0
STEP = {
    "build": "build",
    "take_cards": "cards",
    "place_cards": "cards",
    "take_one_time": "bricks",
    "take_recurring": "bricks",
    "place_frog": "figures",
    "place_monkey": "figures",
    "place_butterfly": "figures",
}
BESIDE = ("tell_top", "remove_card", "change_deck", "correct_card", "correct_supply", "settle_owed")


class Replay:
    """One record, played by the rules. `steps`: what an undo takes back, each a kind and whether it was automatic."""

    def __init__(self, header: dict[str, Any]) -> None:
        self.game = Game.begun(
            start(
                header["players"],
                settings=Settings.model_validate(header["settings"]),
                data_set=set_of(header["cards"]),
                ground_map=header["ground_map"],
                expansions=header["expansions"],
                deck=header.get("deck", "screen"),
                seed=header["deck_seed"],
            )
        )
        self.steps: list[tuple[str, bool]] = []
        self.undone: list[int] = []

    def take(self, row: dict[str, Any]) -> None:
        match row["kind"]:
            case "staged":
                self.steps.append(("staged", False))
            case "command":
                kind = row["command"]["kind"]
                if kind not in BESIDE:
                    self.steps = [step for step in self.steps if step[0] != "staged"]
                self.steps.append((kind, row.get("auto") is True))
                self.game.apply(parse_command(row["command"]), stored=True)
                self.undone.clear()
            case "undo":
                count = 0
                while self.steps:
                    kind, auto = self.steps.pop()
                    if kind != "staged":
                        self.game.undo()
                        count += 1
                    if not auto:
                        break
                self.undone.append(count)
            case "redo":
                for _ in range(self.undone.pop()):
                    self.steps.append((self.game.redo().kind, False))


def sums_of(records: Iterable[Iterable[str]]) -> dict[str, Any]:
    """Sums by player's name over the finished games, and those of the table."""
    players: dict[str, Counter[str]] = defaultdict(Counter)
    best: dict[str, Counter[str]] = defaultdict(Counter)
    seconds: dict[str, Counter[str]] = defaultdict(Counter)
    ahead: Counter[tuple[str, str]] = Counter()
    table: Counter[str] = Counter()
    for record in records:
        _add(record, players, best, seconds, ahead, table)
    return {"players": players, "best": best, "seconds": seconds, "ahead": ahead, "table": table}


def _add(record, players, best, seconds, ahead, table) -> None:
    rows = (json.loads(line) for line in record)
    header = next(rows)
    replay = Replay(header)
    names = header["players"]
    hints: Counter[str] = Counter()
    timed: dict[str, Counter[str]] = defaultdict(Counter)
    whole, before, set_up = 0.0, None, False
    for row in rows:
        if row["kind"] == "end":
            break
        state = replay.game.state
        if before is not None and 0 < row["t"] - before <= BREAK_S and not state.ended:
            whole += row["t"] - before
            if set_up and state.prompt.kind.value in STEP:
                timed[names[state.prompt.player]][STEP[state.prompt.kind.value]] += row["t"] - before
        before = row["t"]
        set_up = set_up or row["kind"] == "set_up"
        if row["kind"] == "hint":
            hints[names[row["player"]]] += 1
        replay.take(row)
    events = [event_json(event) for event in replay.game.events]
    if events[-1]["kind"] != "awaiting" or not replay.game.state.ended:
        table["unfinished"] += 1
        return
    ended = [event for event in events if event["kind"] == "game_ended"][-1]
    table["games"] += 1
    table["seconds"] += whole
    table["rounds"] += sum(event["kind"] == "round_ended" for event in events)
    table["first_wins"] += 0 in ended["winners"]
    scores, own = _scores(events, names)
    assert [scores[name] for name in names] == list(ended["scores"])
    for seat, name in enumerate(names):
        sums, most = players[name], best[name]
        sums.update({"games": 1, "wins": int(seat in ended["winners"]), "score": scores[name], "hints": hints[name]})
        sums["margin"] += scores[name] - max(scores[other] for other in names if other != name)
        sums.update(own[name])
        seconds[name].update(timed[name])
        most["best"] = max(most["best"], scores[name])
        for event in events:
            if event.get("player") == seat:
                if event["kind"] == "staircase_built":
                    most["longest"] = max(most["longest"], event["report"]["arches"])
                    sums[f"start {event['report']['start_colour']}"] += 1
                if event["kind"] == "decorated":
                    most["highest"] = max(most["highest"], event["level"])
    for one, other in combinations(names, 2):
        ahead[one, other] += scores[one] > scores[other]
        ahead[other, one] += scores[other] > scores[one]


def _scores(events: list[dict[str, Any]], names: list[str]) -> tuple[Counter[str], dict[str, Counter[str]]]:
    """Each player's bananas, and the sums behind them."""
    own: dict[str, Counter[str]] = {name: Counter() for name in names}
    holder: dict[str, int | None] = {}
    for event in events:
        kind, seat = event["kind"], event.get("player")
        sums = own[names[seat]] if isinstance(seat, int) else Counter()
        if kind == "cards_taken":
            sums["cards"] += event["bananas"]
            sums["bought"] += len(event["cards"])
        elif kind == "bonus_taken":
            sums["bonus"] += 4
        elif kind == "credits_counted":
            sums["credits"] += event["credits"]
        elif kind == "staircase_built":
            sums["built"] += 1
            sums["arches"] += event["report"]["arches"]
        elif kind == "turn_ended":
            sums["turns"] += 1
            sums["lapsed"] += event["lapsed"]
        elif kind == "frog_taken":
            holder["frog"] = seat
        elif kind == "frog_returned":
            holder["frog"] = event["source"]
        elif kind in ("figure_placed", "figure_on_card") and event["figure"] != "frog":
            holder[event["figure"]] = seat
    for figure, bananas in (("monkey", 2), ("butterfly", 2), ("frog", -3)):
        if holder.get(figure) is not None:
            own[names[holder[figure]]][figure] += bananas
    sources = ("cards", "bonus", "monkey", "butterfly", "frog")
    return Counter({name: sum(own[name][source] for source in sources) for name in names}), own
