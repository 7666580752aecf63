"""The first page: how many cards each pile has. The sizes of a new set are the house set's; the box has 67 cards."""

from collections.abc import Mapping
from typing import Final

from monkey_palace.cards.deck_format import CARDS, PILES
from palace_hub.card_sets.entry.state import EntryPage, EntryState, Move

KEYS: Final[Mapping[str, Move]] = {
    **{str(digit): ("digit", digit) for digit in range(10)},
    "up": ("row", -1),
    "down": ("row", 1),
    "plus": ("add", 1),
    "equals_sign": ("add", 1),
    "right": ("add", 1),
    "minus": ("add", -1),
    "left": ("add", -1),
    "enter": ("next",),
}


def apply(state: EntryState, move: Move) -> EntryState:
    """The state after a move of this page."""
    match move:
        case ("digit", int(digit)):
            before = 0 if state.fresh else len(state.draft.piles[state.pile])
            return _sized(state, 10 * before + digit, fresh=False)
        case ("add", int(change)):
            return _sized(state, len(state.draft.piles[state.pile]) + change, fresh=True)
        case ("pile_add", int(pile), int(change)):
            there = state.to(pile=pile)
            return _sized(there, len(there.draft.piles[pile]) + change, fresh=True)
        case ("row", int(change)):
            return state.to(pile=(state.pile + change) % len(PILES))
        case ("pile", int(pile)):
            return state.to(pile=pile)
        case ("next",):
            return _next(state)
    return state


def _sized(state: EntryState, size: int, *, fresh: bool) -> EntryState:
    if not 0 <= size <= CARDS:
        return state.refused("cards-no-size", most=CARDS)
    draft = state.draft.resized(state.pile, size)
    if draft is None:
        typed = sum(not card.is_blank for card in state.draft.piles[state.pile])
        return state.refused("cards-pile-typed", count=typed)
    return state.to(draft=draft, card=0, fresh=fresh)


def _next(state: EntryState) -> EntryState:
    """The next pile; after the last one the first card that is not typed, if the sum is that of the box."""
    if not state.draft.piles[state.pile]:
        return state.refused("cards-pile-empty")
    if state.pile + 1 < len(PILES):
        return state.to(pile=state.pile + 1)
    return to_cards(state)


def to_cards(state: EntryState) -> EntryState:
    """The page of cards at the first card that is not typed, or the reason why the sizes cannot be right."""
    total = len(state.draft.cards)
    empty = next((pile for pile, cards in enumerate(state.draft.piles) if not cards), None)
    if empty is not None:
        return state.to(pile=empty).refused("cards-pile-empty")
    if total != CARDS:
        return state.refused("cards-sum-wrong", total=total, all=CARDS)
    pile, card = state.draft.first_untyped() or (0, 0)
    return state.to(page=EntryPage.CARDS, pile=pile, card=card, row=0)
