"""The planner's values of pieces, cards and time.

All values are estimates of additional bananas at the end of the game, tuned by hand on tournaments
(docs/adr/0004-house-deck.md).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from monkey_palace.board.pieces import BUILDING, Piece
from monkey_palace.cards.deck_format import SLOTS
from monkey_palace.cards.model import CardSet
from monkey_palace.game.state import GameState


class Delivery(Protocol):
    """The pieces of a delivery: the symbols of a card, or an average of several."""

    @property
    def arch(self) -> float: ...
    @property
    def brick(self) -> float: ...
    @property
    def column(self) -> float: ...
    @property
    def brick_or_arch(self) -> float: ...


class Offer(Protocol):
    """A card that can be bought: one of the set, or what is expected on top of a pile."""

    @property
    def id(self) -> str: ...
    @property
    def cost(self) -> int: ...
    @property
    def bananas(self) -> float: ...
    @property
    def one_time(self) -> Delivery: ...
    @property
    def recurring(self) -> Delivery: ...


@dataclass(frozen=True, slots=True)
class Pieces:
    """A sum or an average of deliveries."""

    arch: float
    brick: float
    column: float
    brick_or_arch: float


def total(deliveries: Sequence[Delivery], share: float = 1.0) -> Pieces:
    """The sum of these deliveries, times `share`."""
    return Pieces(
        arch=share * sum(delivery.arch for delivery in deliveries),
        brick=share * sum(delivery.brick for delivery in deliveries),
        column=share * sum(delivery.column for delivery in deliveries),
        brick_or_arch=share * sum(delivery.brick_or_arch for delivery in deliveries),
    )


@dataclass(frozen=True, slots=True)
class Weights:
    """The planner's weights, in bananas unless stated otherwise."""

    arch: float = 1.6
    """Value of a piece that can still be built; an arch earns a credit."""
    brick: float = 0.4
    column: float = 1.4
    kept: float = 2.0
    """In rounds: an unused piece keeps its full value with this many rounds left, and none in the last round."""
    turns_lost: float = 0.7
    """In turns: the last delivery is never built, and the one before only in part."""
    early_trophy: float = 0.3
    """Share of a trophy's value early in the game, since another player may take it."""
    end_swing: float = 4.0
    """Value of ending the game for the leader, and its cost for the others."""
    frog_gain: float = 5.0
    """Least gain from the frog's column; the frog costs 3, the rest is a safety margin."""
    left_over: float = 1.0
    """Share of its value for a piece that the next staircase would not use."""

    def symbols(self, symbols: Delivery) -> float:
        """The value of one delivery; a brick_or_arch symbol counts as an arch."""
        arches = symbols.arch + symbols.brick_or_arch
        return self.arch * arches + self.brick * symbols.brick + self.column * symbols.column


USUAL: Final = Weights()
# Pieces of each kind in the one-time delivery of an average turn, which drains the tray too.
USUAL_ONE_TIME: Final[Mapping[Piece, float]] = {Piece.ARCH: 0.9, Piece.BRICK: 0.3, Piece.COLUMN: 0.3}
# Planning horizon in rounds: a game of two lasts 8 to 13 on average.
MOST_ROUNDS: Final = 10.0


def rounds_left(state: GameState) -> float:
    """Rounds until the tray runs short at the present incomes; 0 after the end has been triggered (R8.2, R8.3)."""
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


def slots_for(state: GameState, recurring: Iterable[Delivery], card_set: CardSet) -> tuple[int, ...]:
    """A slot for each card, given by its recurring delivery, in the order taken: empty ones first, then over the
    poorest delivery (R7.3, R10.10)."""
    worth = slots_worth(state, card_set, USUAL)
    empty = worth.count(EMPTY)
    covering: int | None = None
    slots: list[int] = []
    for number, delivery in enumerate(recurring):
        slot = poorest(worth)
        if covering is not None and state.settings.stack_new_cards == "on_each_other":
            slot = covering
        if number >= empty:
            covering = slot
        worth[slot] = USUAL.symbols(delivery)
        slots.append(slot)
    return tuple(slots)


EMPTY: Final = -1.0
"""The value of a slot without a card; lower than any card's, so it is filled first."""


def slots_worth(state: GameState, card_set: CardSet, weights: Weights) -> list[float]:
    """By slot, the value of the visible card's recurring delivery; `EMPTY` without a card."""
    tops = (stack[-1] if stack else None for stack in state.player.slots)
    return [EMPTY if top is None else weights.symbols(card_set.card(top).recurring) for top in tops]


def poorest(worth: list[float]) -> int:
    """The slot with the lowest value."""
    return min(range(SLOTS), key=worth.__getitem__)


_Offer = TypeVar("_Offer", bound=Offer)


def poorest_delivery_first(cards: tuple[_Offer, ...]) -> tuple[_Offer, ...]:
    """The cards in ascending value of their recurring deliveries, so that the best end up on top."""
    return tuple(sorted(cards, key=lambda card: (USUAL.symbols(card.recurring), card.id)))


def income_after(state: GameState, recurring: Sequence[Delivery], slots: tuple[int, ...], card_set: CardSet) -> Pieces:
    """The player's recurring delivery after cards of these deliveries are placed on these slots (R7.2)."""
    shown: list[Delivery | None] = [
        card_set.card(stack[-1]).recurring if stack else None for stack in state.player.slots
    ]
    for delivery, slot in zip(recurring, slots, strict=True):
        shown[slot] = delivery
    board = card_set.boards[state.prompt.player].known_recurring
    return total([board, *(delivery for delivery in shown if delivery is not None)])


def runs_short(state: GameState, symbols: Delivery) -> bool:
    """Whether a delivery runs short of a building brick even with the best choices (R8.2)."""
    supply = state.supply
    both = symbols.arch + symbols.brick + symbols.brick_or_arch
    return (
        symbols.arch > supply[Piece.ARCH]
        or symbols.brick > supply[Piece.BRICK]
        or symbols.column > supply[Piece.COLUMN]
        or both > supply[Piece.ARCH] + supply[Piece.BRICK]
    )
