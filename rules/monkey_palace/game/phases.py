"""The turn as a table (R2.4): every prompt with its step, its commands, and its condition.

`apply` walks `TURN` downwards: it skips a prompt that is not due, performs automatic rows, and stops at the first
prompt that is due. No other module knows the order of a turn.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from monkey_palace.board.pieces import Figure
from monkey_palace.cards.model import CardSet
from monkey_palace.game.deliveries import one_time_symbols, recurring_symbols
from monkey_palace.game.events import BonusTaken, CardsPlaced, FigureOnCard, GameEvent
from monkey_palace.game.palace_state import palace_known
from monkey_palace.game.purchases import on_offer, placed, slots_without_choice
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.game.trophies import frog_available, frog_knobs, monkey_knobs

__all__ = ["PROMPTS", "STEPS", "TURN", "Automatic", "Awaited", "PromptKind", "commands_due", "step_of"]

STEPS: Final = 8  # R2.4

Due = Callable[[GameState, CardSet], bool]
Act = Callable[[GameState, CardSet], GameEvent | None]


@dataclass(frozen=True, slots=True)
class Awaited:
    """A prompt: `step` 1 to 8 and the kinds of command that answer it.

    `skip_event`: skipping it makes an event. `instead`: the event if the prompt is due and no command can answer it.
    """

    kind: PromptKind
    step: int
    commands: tuple[str, ...]
    due: Due
    skip_event: bool = False
    instead: Act | None = None


@dataclass(frozen=True, slots=True)
class Automatic:
    """An automatic step of the turn: makes an event or None."""

    step: int
    act: Act


def _always(_state: GameState, _card_set: CardSet) -> bool:
    return True


def _something_to_buy(state: GameState, card_set: CardSet) -> bool:
    return bool(on_offer(state, card_set))


def _one_time_due(state: GameState, card_set: CardSet) -> bool:
    return bool(one_time_symbols(state, card_set))


def _slots_to_choose(state: GameState, _card_set: CardSet) -> bool:
    return slots_without_choice(state) is None


def _recurring_due(state: GameState, _card_set: CardSet) -> bool:
    return bool(state.income[state.prompt.player])


def _frog_due(state: GameState, _card_set: CardSet) -> bool:
    return state.current.frog_taken and not state.current.frog_placed


def _monkey_due(state: GameState, _card_set: CardSet) -> bool:
    return state.current.monkey_due


def _butterfly_due(state: GameState, _card_set: CardSet) -> bool:
    return state.current.butterfly_due


def _frog_stays(state: GameState, _card_set: CardSet) -> GameEvent | None:
    """R9.3: without an open end knob on the staircase, the frog stays on its card; the player keeps its trophy."""
    if not palace_known(state) or frog_knobs(state):
        return None
    return FigureOnCard(player=state.prompt.player, figure=Figure.FROG, source=None, why="no_open_knob")


def _monkey_stays(state: GameState, _card_set: CardSet) -> GameEvent | None:
    """R9.4: without an open end knob on any arch, the monkey stays on its card; the player still gets its trophy."""
    if not palace_known(state) or monkey_knobs(state):
        return None
    seat, holder = state.prompt.player, state.trophies[Figure.MONKEY]
    source = None if holder == seat else holder
    return FigureOnCard(player=seat, figure=Figure.MONKEY, source=source, why="no_open_knob")


def _place_new_cards(state: GameState, card_set: CardSet) -> GameEvent | None:
    """R7.3: places cards whose slots are given or need no choice."""
    cards = state.current.cards_taken
    slots = slots_without_choice(state)
    lying = sum(len(stack) for stack in state.player.slots)
    if slots is None or lying == len(state.player.cards):
        return None
    seat = state.prompt.player
    income = recurring_symbols(seat, placed(state.player, cards, slots), card_set)
    return CardsPlaced(player=seat, slots=slots, income=income, automatic=True)


def _take_bonus(state: GameState, _card_set: CardSet) -> GameEvent | None:
    """R8.1: a part of five bricks earns one Bonus Card, if one is left."""
    report = state.current.report
    if report is None or not report.five_high or state.bonus_left == 0:
        return None
    return BonusTaken(player=state.prompt.player)


TURN: Final[tuple[Awaited | Automatic, ...]] = (
    Awaited(PromptKind.BUILD, 1, ("build", "report_build", "pass_build"), _always),
    Awaited(PromptKind.TAKE_CARDS, 4, ("take_cards",), _something_to_buy, skip_event=True),
    Awaited(PromptKind.TAKE_ONE_TIME, 5, ("take",), _one_time_due, skip_event=True),
    Awaited(PromptKind.PLACE_CARDS, 6, ("place_cards",), _slots_to_choose),
    Automatic(6, _place_new_cards),
    Awaited(PromptKind.TAKE_RECURRING, 6, ("take",), _recurring_due, skip_event=True),
    Automatic(7, _take_bonus),
    Awaited(PromptKind.PLACE_FROG, 8, ("place_frog",), _frog_due, instead=_frog_stays),
    Awaited(PromptKind.PLACE_MONKEY, 8, ("place_monkey",), _monkey_due, instead=_monkey_stays),
    Awaited(PromptKind.PLACE_BUTTERFLY, 8, ("place_butterfly",), _butterfly_due),
    Awaited(PromptKind.END_TURN, 8, ("end_turn",), _always),
)

AFTER_PASS: Final = frozenset({PromptKind.TAKE_RECURRING, PromptKind.END_TURN})
"""R4.10: the prompts of a turn after a pass."""

PROMPTS: Final[Mapping[PromptKind, Awaited]] = MappingProxyType(
    {row.kind: row for row in TURN if isinstance(row, Awaited)}
    | {PromptKind.ENDED: Awaited(PromptKind.ENDED, STEPS, (), _always)}
)
"""Every prompt, in the order of a turn, and `ended`."""


def row_of(kind: PromptKind) -> int:
    """The index of a prompt in `TURN`; `ended` comes after the last row."""
    return next((index for index, row in enumerate(TURN) if isinstance(row, Awaited) and row.kind is kind), len(TURN))


def step_of(kind: PromptKind) -> int:
    """The step, 1 to 8, that a prompt belongs to."""
    return PROMPTS[kind].step


def commands_due(state: GameState, kind: PromptKind) -> tuple[str, ...]:
    """The kinds of command that answer this prompt, including `take_frog` while it is allowed (R9.3).

    `build` needs a palace of known shape.

    Commands that are legal at every prompt and answer none are not listed (R7.6, R11.3).
    """
    commands = PROMPTS[kind].commands
    if not palace_known(state):
        commands = tuple(command for command in commands if command != "build")
    frog = ("take_frog",) if kind is not PromptKind.ENDED and frog_available(state) else ()
    return commands + frog
