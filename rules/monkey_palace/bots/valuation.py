"""What pieces, cards and time are worth in bananas, for a bot that looks further than its turn.

All values are estimates of one kind: how many bananas more the score will be at the end. They were set by hand and kept
where they won more games (docs/adr/0004-house-deck.md).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from monkey_palace.board.pieces import BUILDING, Piece
from monkey_palace.cards.deck_format import SLOTS, Symbols
from monkey_palace.cards.model import Card, CardSet
from monkey_palace.game.state import GameState


@dataclass(frozen=True, slots=True)
class Weights:
    """What the planner believes, in bananas unless it is said otherwise.

    `arch`, `brick`, `column`: a piece with a turn left to build it in; an arch is a credit. `kept`: with so many rounds
    left a piece that is not built this turn keeps all its value, in the last one none. `turns_lost`: what comes in the
    very last turn is never built, and of the turn before not all of it fits. `early_trophy`: the share of a trophy that
    counts early, since it may be lost again. `end_swing`: what ending the game is worth to the leader, and costs
    whoever is behind. `frog_gain`: what the frog's column must bring; the frog costs 3, the rest is caution.
    `left_over`: the share of its value that a piece keeps which the next staircase would leave over.
    """

    arch: float = 1.6
    brick: float = 0.4
    column: float = 1.4
    kept: float = 2.0
    turns_lost: float = 0.7
    early_trophy: float = 0.3
    end_swing: float = 4.0
    frog_gain: float = 5.0
    left_over: float = 1.0

    def symbols(self, symbols: Symbols) -> float:
        """One delivery of these symbols; a choice is worth the better of the two."""
        arches = symbols.arch + symbols.brick_or_arch
        return self.arch * arches + self.brick * symbols.brick + self.column * symbols.column


USUAL: Final = Weights()
# A one-time delivery of the table's average turn, in pieces of each kind: it drains the tray too.
USUAL_ONE_TIME: Final[Mapping[Piece, float]] = {Piece.ARCH: 0.9, Piece.BRICK: 0.3, Piece.COLUMN: 0.3}
# Nobody plans further ahead than the table's games last.
MOST_ROUNDS: Final = 10.0


def rounds_left(state: GameState) -> float:
    """How many more rounds the tray feeds at the present incomes; 0 when the end has been triggered (R8.2, R8.3)."""
    if state.end_triggered_by is not None:
        return 0.0
    players = len(state.players)
    left = MOST_ROUNDS
    for piece in BUILDING:
        drain = players * USUAL_ONE_TIME[piece] + sum(getattr(income, piece.value) for income in state.income)
        if piece is not Piece.COLUMN:
            drain += sum(income.brick_or_arch for income in state.income) / 2
        if drain > 0:
            left = min(left, state.supply[piece] / drain)
    return left


def slots_for(state: GameState, cards: tuple[str, ...], card_set: CardSet) -> tuple[int, ...]:
    """A slot for each card in the order taken: empty ones first, then over the poorest delivery (R7.3, R10.10)."""
    worth = slots_worth(state, card_set, USUAL)
    empty = worth.count(EMPTY)
    covering: int | None = None
    slots: list[int] = []
    for number, card in enumerate(cards):
        slot = poorest(worth)
        if covering is not None and state.settings.stack_new_cards == "on_each_other":
            slot = covering
        if number >= empty:
            covering = slot
        worth[slot] = USUAL.symbols(card_set.card(card).recurring)
        slots.append(slot)
    return tuple(slots)


EMPTY: Final = -1.0
"""The worth of a slot with no card: it is filled before any other."""


def slots_worth(state: GameState, card_set: CardSet, weights: Weights) -> list[float]:
    """What the visible card of each slot delivers a turn, `EMPTY` where there is none."""
    tops = (stack[-1] if stack else None for stack in state.player.slots)
    return [EMPTY if top is None else weights.symbols(card_set.card(top).recurring) for top in tops]


def poorest(worth: list[float]) -> int:
    """The slot that loses least by being covered."""
    return min(range(SLOTS), key=worth.__getitem__)


def poorest_delivery_first(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The order of taking that leaves the best deliveries on top, whatever covers what."""
    return tuple(sorted(cards, key=lambda card: (USUAL.symbols(card.recurring), card.id)))


def income_after(state: GameState, cards: tuple[str, ...], slots: tuple[int, ...], card_set: CardSet) -> Symbols:
    """The player's recurring delivery once these cards lie on these slots (R7.2)."""
    tops = [stack[-1] if stack else None for stack in state.player.slots]
    for card, slot in zip(cards, slots, strict=True):
        tops[slot] = card
    shown = (card_set.card(top).recurring for top in tops if top is not None)
    return sum(shown, start=card_set.boards[state.prompt.player].recurring)


def runs_short(state: GameState, symbols: Symbols) -> bool:
    """Whether a delivery of these symbols finds too few of some building brick (R8.2), choices made to avoid it."""
    supply = state.supply
    both = symbols.arch + symbols.brick + symbols.brick_or_arch
    return (
        symbols.arch > supply[Piece.ARCH]
        or symbols.brick > supply[Piece.BRICK]
        or symbols.column > supply[Piece.COLUMN]
        or both > supply[Piece.ARCH] + supply[Piece.BRICK]
    )
