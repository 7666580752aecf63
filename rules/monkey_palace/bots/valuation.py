"""What pieces, cards and time are worth in bananas, for a bot that looks one turn ahead.

All values are estimates of one kind: how many bananas more the score will be at the end. They were set by hand and kept
where they won more games (docs/adr/0004-house-deck.md).
"""

from collections.abc import Mapping
from typing import Final

from monkey_palace.cards import Card, CardSet, Symbols
from monkey_palace.deck_format import SLOTS
from monkey_palace.pieces import BUILDING, Piece
from monkey_palace.state import GameState

PIECE_VALUE: Final[Mapping[Piece, float]] = {Piece.ARCH: 1.3, Piece.BRICK: 0.5, Piece.COLUMN: 1.6}
"""Bananas that a piece still brings when there is a turn left to build it in: an arch is a credit."""

CHOICE_VALUE: Final = PIECE_VALUE[Piece.ARCH]  # a brick_or_arch symbol is worth the better of the two
# A one-time delivery of the table's average turn, in pieces of each kind: it drains the tray too.
USUAL_ONE_TIME: Final[Mapping[Piece, float]] = {Piece.ARCH: 0.9, Piece.BRICK: 0.3, Piece.COLUMN: 0.3}
# Pieces received in the very last turn are never built; those of the turn before can be, but not all fit.
USEFUL_TURNS_LOST: Final = 0.7
# Nobody plans further ahead than the table's games last.
MOST_ROUNDS: Final = 10.0


def symbols_value(symbols: Symbols) -> float:
    """What one delivery of these symbols is worth."""
    return (
        PIECE_VALUE[Piece.ARCH] * symbols.arch
        + PIECE_VALUE[Piece.BRICK] * symbols.brick
        + PIECE_VALUE[Piece.COLUMN] * symbols.column
        + CHOICE_VALUE * symbols.brick_or_arch
    )


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


def useful_turns(state: GameState) -> float:
    """How many more deliveries will come in time to be built with."""
    return max(0.0, rounds_left(state) - USEFUL_TURNS_LOST)


def weight_of_pieces(state: GameState) -> float:
    """How much of its value a piece keeps that is not built this turn: all of it early, nothing in the last round."""
    return min(1.0, rounds_left(state) / 2)


def slots_for(state: GameState, cards: tuple[str, ...], card_set: CardSet) -> tuple[int, ...]:
    """A slot for each card in the order taken: empty ones first, then over the poorest delivery (R7.3, R10.10)."""
    worth = [symbols_value(card_set.card(stack[-1]).recurring) if stack else -1.0 for stack in state.player.slots]
    empty = worth.count(-1.0)
    covering: int | None = None
    slots: list[int] = []
    for number, card in enumerate(cards):
        fixed = covering is not None and state.settings.stack_new_cards == "on_each_other"
        slot = covering if fixed and covering is not None else min(range(SLOTS), key=lambda at: (worth[at], at))
        if number >= empty:
            covering = slot
        worth[slot] = symbols_value(card_set.card(card).recurring)
        slots.append(slot)
    return tuple(slots)


def poorest_delivery_first(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """The order of taking that leaves the best deliveries on top, whatever covers what."""
    return tuple(card.id for card in sorted(cards, key=lambda card: (symbols_value(card.recurring), card.id)))


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
