"""The page of cards: digits are the bananas, a letter adds one symbol, Enter is the next card."""

import dataclasses
from collections.abc import Mapping
from typing import Final, NamedTuple

from monkey_palace.cards.deck_format import CARDS, MAX_BANANAS, MAX_SYMBOLS, PILES
from palace_hub.card_sets.draft import CardDraft
from palace_hub.card_sets.entry.state import EntryPage, EntryState, Move, added, with_count


class CardField(NamedTuple):
    """One line of the form: the delivery and the symbol, and the letter that adds one."""

    delivery: str
    symbol: str
    letter: str


FIELDS: Final = (
    CardField("", "bananas", ""),
    CardField("one_time", "brick_or_arch", "e"),
    CardField("one_time", "column", "k"),
    CardField("recurring", "arch", "a"),
    CardField("recurring", "brick", "b"),
    CardField("recurring", "column", "K"),
    CardField("recurring", "brick_or_arch", "E"),
)
BANANAS: Final = 0

KEYS: Final[Mapping[str, Move]] = {
    **{str(digit): ("digit", digit) for digit in range(10)},
    **{field.letter: ("more", row) for row, field in enumerate(FIELDS) if field.letter},
    "up": ("row", -1),
    "down": ("row", 1),
    "left": ("walk", -1),
    "right": ("walk", 1),
    "pageup": ("walk_piles", -1),
    "pagedown": ("walk_piles", 1),
    "plus": ("add", 1),
    "equals_sign": ("add", 1),
    "minus": ("add", -1),
    "backspace": ("back",),
    "delete": ("clear",),
    "enter": ("next",),
}


def count_in(card: CardDraft, row: int) -> int | None:
    """The number in a line of the form; None: not typed."""
    field = FIELDS[row]
    if row == BANANAS:
        return card.bananas
    count: int = getattr(getattr(card, field.delivery), field.symbol)
    return count


def apply(state: EntryState, move: Move) -> EntryState:
    """The state after a move of this page."""
    if move[0] == "card":
        return _card_at(state, int(move[1]), int(move[2]))
    if move[0] == "pile":
        return _card_at(state, int(move[1]), _first_in(state, int(move[1])))
    if not state.draft.piles[state.pile]:
        return state.refused("cards-pile-empty")
    match move:
        case ("digit", int(digit)):
            return _digit(state, digit)
        case ("more", int(row)):
            return _changed(state.to(row=row), row, 1)
        case ("field_add", int(row), int(change)):
            return _changed(state.to(row=row), row, change)
        case ("add", int(change)):
            return _changed(state, state.row, change)
        case ("field", int(row)):
            return state.to(row=row)
        case ("row", int(change)):
            return state.to(row=(state.row + change) % len(FIELDS))
        case ("walk", int(change)):
            places = list(state.draft.places())
            pile, card = places[(places.index((state.pile, state.card)) + change) % len(places)]
            return state.to(pile=pile, card=card, row=BANANAS)
        case ("walk_piles", int(change)):
            pile = (state.pile + change) % len(PILES)
            return _card_at(state, pile, _first_in(state, pile))
        case ("back",):
            return _back(state)
        case ("clear",):
            return _typed(state.to(row=BANANAS), CardDraft(state.now.id))
        case ("next",):
            return _next(state)
    return state


def _first_in(state: EntryState, pile: int) -> int:
    """The first card of a pile that is not typed, else the first."""
    return next((number for number, card in enumerate(state.draft.piles[pile]) if not card.is_typed), 0)


def _card_at(state: EntryState, pile: int, card: int) -> EntryState:
    if card >= len(state.draft.piles[pile]):
        return state.to(pile=pile, card=0).refused("cards-pile-empty")
    return state.to(pile=pile, card=card, row=BANANAS)


def _typed(state: EntryState, card: CardDraft, *, fresh: bool = True) -> EntryState:
    return state.to(draft=state.draft.with_card(state.pile, state.card, card), fresh=fresh)


def _digit(state: EntryState, digit: int) -> EntryState:
    if state.row == BANANAS:
        before = 0 if state.fresh else state.now.bananas or 0
        bananas = 10 * before + digit
        if bananas > MAX_BANANAS:
            return state.refused("cards-no-bananas", found=bananas, most=MAX_BANANAS)
        return _typed(state, dataclasses.replace(state.now, bananas=bananas), fresh=False)
    return _counted(state, state.row, digit)


def _changed(state: EntryState, row: int, change: int) -> EntryState:
    """One more or one fewer in a line of the form. Less than no bananas is a card that is not typed."""
    field = FIELDS[row]
    if row == BANANAS:
        if state.now.bananas is None:
            return state.refused("cards-nothing-left") if change < 0 else _bananas(state, 0 if change > 0 else None)
        bananas = state.now.bananas + change
        if bananas > MAX_BANANAS:
            return state.refused("cards-no-bananas", found=bananas, most=MAX_BANANAS)
        return _bananas(state, bananas if bananas >= 0 else None)
    symbols = added(getattr(state.now, field.delivery), field.symbol, change)
    if symbols is None:
        return (
            state.refused("cards-most-symbols", most=MAX_SYMBOLS) if change > 0 else state.refused("cards-nothing-left")
        )
    return _typed(state, state.now.delivering(field.delivery, symbols))


def _bananas(state: EntryState, bananas: int | None) -> EntryState:
    return _typed(state, dataclasses.replace(state.now, bananas=bananas))


def _counted(state: EntryState, row: int, count: int) -> EntryState:
    field = FIELDS[row]
    symbols = with_count(getattr(state.now, field.delivery), field.symbol, count)
    assert symbols is not None  # a digit is in bounds
    return _typed(state, state.now.delivering(field.delivery, symbols))


def _back(state: EntryState) -> EntryState:
    """Takes the last digit of the bananas back, or one symbol of the line."""
    if state.row != BANANAS:
        return _changed(state, state.row, -1)
    if state.now.bananas is None:
        return state.refused("cards-nothing-left")
    rest = state.now.bananas // 10
    return _typed(state, dataclasses.replace(state.now, bananas=rest or None), fresh=not rest)


def _next(state: EntryState) -> EntryState:
    """The next card; after the last one the first card that is not typed, or the boards."""
    if state.now.bananas is None:
        return state.to(row=BANANAS).refused("cards-bananas-first")
    places = list(state.draft.places())
    place = places.index((state.pile, state.card)) + 1
    if place < len(places):
        pile, card = places[place]
        return state.to(pile=pile, card=card, row=BANANAS)
    untyped = state.draft.first_untyped()
    if untyped is not None:
        pile, card = untyped
        return state.to(pile=pile, card=card, row=BANANAS).refused("cards-some-left")
    if len(places) != CARDS:
        return state.to(page=EntryPage.PILES).refused("cards-sum-wrong", total=len(places), all=CARDS)
    return state.to(page=EntryPage.BOARDS, board=0, row=0).refused("cards-all-typed", count=CARDS)
