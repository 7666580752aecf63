"""Kept games as tables and objects for other programs: a row for each game and player, or for each turn."""

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from palace_hub.history.facts import PACE_STEPS, TURN_FIELDS, GameFacts, TurnFacts
from palace_hub.history.statistics import SOURCES, margin

_GAME: Final = ("game", "date", "date_is_sure", "status")
_SEAT: Final = (
    *("score", *SOURCES, "turns", "built", "arches", "bricks", "columns", "longest", "highest", "credits"),
    *("most_credits", "lapsed", "bought", "hints"),
)


def players_csv(games: Iterable[GameFacts]) -> str:
    """A row for each game and player. `won`: 1 for winners, also shared ones; times in seconds."""
    rows = []
    for game in games:
        for place, seat in enumerate(game.seats):
            rows.append(
                _game(game)
                | {
                    "player": seat.name,
                    "bot": seat.bot,
                    "seat": place + 1,
                    "won": int(place in game.winners) if game.is_over else "",
                    "margin": margin(game, place),
                    **{name: getattr(seat, name) for name in _SEAT},
                    **{f"{step}_s": seat.seconds.get(step, "") for step in PACE_STEPS},
                    "rounds": game.rounds,
                    "game_s": game.seconds,
                    "players": len(game.seats),
                    "set": game.set,
                    "deck": game.deck,
                    "ground_map": game.ground_map,
                    "expansions": " ".join(game.expansions),
                    "watched": game.watched.value,
                    "note": game.note,
                }
            )
    return _csv(rows)


def turns_csv(games: Iterable[GameFacts], turns: Mapping[int, Sequence[TurnFacts]]) -> str:
    """A row for each finished turn."""
    rows = []
    for game in games:
        for turn in turns.get(game.game, ()):
            values = {name: getattr(turn, name) for name in TURN_FIELDS}
            values |= {"seat": turn.seat + 1, "cards": " ".join(turn.cards), "figures": " ".join(turn.figures)}
            values |= {"highest_bonus": int(turn.highest_bonus), "bonus": int(turn.bonus)}
            rows.append(_game(game) | {"player": game.seats[turn.seat].name} | values)
    return _csv(rows)


def games_json(games: Iterable[GameFacts], turns: Mapping[int, Sequence[TurnFacts]]) -> list[dict[str, Any]]:
    """Each game with its turns."""
    return [game.as_json() | {"turns_played": [turn.as_json() for turn in turns.get(game.game, ())]} for game in games]


def _game(game: GameFacts) -> dict[str, Any]:
    date = "" if game.started is None else datetime.fromtimestamp(game.started).isoformat(timespec="seconds")
    return dict(zip(_GAME, (game.game, date, int(not game.doubt), game.status), strict=True))


def _csv(rows: Sequence[Mapping[str, Any]]) -> str:
    text = io.StringIO()
    if rows:
        writer = csv.DictWriter(text, fieldnames=list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows([{key: _plain(value) for key, value in row.items()} for row in rows])
    return text.getvalue()


def _plain(value: Any) -> Any:
    """A text that no table program takes for a formula."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@", "\t", "\r") else value
