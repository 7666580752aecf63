"""Stored game positions that bots reached, and a snapshot of each: no picture shows an impossible table."""

import dataclasses
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

from monkey_palace.board.pieces import PIECES
from monkey_palace.bots import make_bot
from monkey_palace.cards.model import CardSet, load_set
from monkey_palace.game.card_set import remember
from monkey_palace.game.commands import command_json, parse_command
from monkey_palace.game.history import Game
from monkey_palace.game.state import GameState, PromptKind, state_json
from monkey_palace.randomness import Rng
from palace_hub.locale.message import Message
from palace_hub.referee.judgement import Aim, Box, Choice, Judgement, Light
from palace_hub.views.snapshot import (
    CellView,
    LinkView,
    LogLine,
    Phase,
    Snapshot,
    Stage,
)

THREE = ("Ann", "Bo", "Chiara")
TRAY = LinkView("tray", "tray", "live", "e6616407e3", 0.1, 80.0, 0, 0, 48211, "micropython 1.29.0", "0.1.0", "host")
LAST = Message("log-took", {"piece": "brick", "count": 4})
MOST_COMMANDS = 2000
WHOLE_GAME_SEED = 11
STATES = Path(__file__).parent / "states"
"""Stored positions, so that a better bot changes no picture. `python -m tests.tui.scenes.freeze` plays them anew."""
CARDS = STATES / "cards"
"""The cards of these positions, stored so that a change of the house's cards changes no picture."""


@cache
def card_set() -> CardSet:
    """The stored cards, registered with the rules by the hash in the positions."""
    return remember(load_set(CARDS))


def played(
    kind: PromptKind,
    names: tuple[str, ...],
    round_: int,
    seat: int | None,
    like: Callable[[GameState], bool] | None,
) -> GameState:
    """The first position of 40 games that waits for `kind` from `seat` in `round_` or later, and fits `like`."""
    for seed in range(11, 51):
        game = Game.new(names, expansions=("butterfly", "frog"), data_set=card_set(), seed=seed)
        bot, chance = make_bot("greedy"), Rng(seed)
        for _ in range(MOST_COMMANDS):
            state = game.state
            fits = state.prompt.kind is kind and state.round >= round_ and seat in (None, state.prompt.player)
            if fits and (like is None or like(state)):
                return state
            if state.ended:
                break
            game.apply(bot.choose(state.observed(), chance))
    raise AssertionError(f"no game waits for {kind}")


@cache
def game_at(
    name: str,
    kind: PromptKind,
    names: tuple[str, ...] = THREE,
    round_: int = 5,
    seat: int | None = 0,
    like: Callable[[GameState], bool] | None = None,
) -> Game:
    """The stored position of that name; played and stored if there is none."""
    file = STATES / f"{name}.json"
    if not file.exists():
        STATES.mkdir(exist_ok=True)
        state = played(kind, names, round_, seat, like)
        file.write_text(json.dumps(state_json(state), separators=(",", ":")) + "\n", encoding="utf-8")
    card_set()
    return Game.from_state(GameState.model_validate_json(file.read_text(encoding="utf-8")))


def cells(state: GameState) -> tuple[CellView, ...]:
    return tuple(
        CellView(piece.value, state.supply[piece], True, "quiet", state.supply[piece] * 2.3, 14.0, 3.0, 80.0)
        for piece in PIECES
    )


def judgement(
    aim: Aim,
    boxes: dict[str, Box] | None = None,
    choice: Choice | None = None,
    reason: Message | None = None,
    known: bool = True,
) -> Judgement:
    given = boxes or {}
    row = tuple(given.get(piece.value, Box(piece.value)) for piece in PIECES)
    wrong = any(box.put_back or box.take_out for box in row)
    complete = not wrong and not any(box.due for box in row)
    lights = tuple(Light.PUT_BACK if box.put_back else Light.TAKE if box.due else Light.OFF for box in row)
    return Judgement(aim, row, choice, wrong, complete, reason, lights, known)


def snapshot(game: Game, stage: Stage | None, **changes: object) -> Snapshot:
    state = game.state
    base = Snapshot(
        t=1234.5,
        simulated=True,
        phase=Phase.PLAY,
        stage=stage,
        game=state,
        judgement=judgement(Aim.NOTHING),
        cells=cells(state),
        links=(TRAY,),
        last_event=LAST,
        can_undo=True,
        scores=game.score(),
        log=(
            LogLine(3, 1201.0, "", "", LAST, "7.4"),
            LogLine(2, 1180.0, "", "Ann", Message("log-command-take-cards", {"name": "Ann", "cards": 2}), "6.1"),
            LogLine(1, 1150.0, "", "", Message("log-override", {"piece": "brick", "old": 38, "new": 37}), "", True),
        ),
    )
    return dataclasses.replace(base, **changes)


@cache
def whole_game() -> Game:
    """A stored game from its first command to the score; played and stored if there is none."""
    file = STATES / "whole_game.json"
    if not file.exists():
        played_out = Game.new(THREE, expansions=("butterfly", "frog"), data_set=card_set(), seed=WHOLE_GAME_SEED)
        bot, chance = make_bot("greedy"), Rng(WHOLE_GAME_SEED)
        while not played_out.state.ended:
            played_out.apply(bot.choose(played_out.state.observed(), chance))
        STATES.mkdir(exist_ok=True)
        stored = [command_json(command) for command in played_out.commands]
        file.write_text(json.dumps(stored, separators=(",", ":")) + "\n", encoding="utf-8")
    game = Game.new(THREE, expansions=("butterfly", "frog"), data_set=card_set(), seed=WHOLE_GAME_SEED)
    for command in json.loads(file.read_text(encoding="utf-8")):
        game.apply(parse_command(command))
    return game


def fresh(phase: Phase, **changes: object) -> Snapshot:
    return dataclasses.replace(Snapshot(simulated=False, phase=phase, links=(TRAY,)), **changes)


def empty_cells(activity: str = "quiet") -> tuple[CellView, ...]:
    return tuple(CellView(piece.value, None, False, activity) for piece in PIECES)
