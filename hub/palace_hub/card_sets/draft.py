"""A card set while its owner types it. What is not typed yet is None or blank, never 0."""

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from monkey_palace.board.pieces import GROUND_MAPS
from monkey_palace.cards.deck_format import CARDS, PILES, SEATS, START_KITS, Symbols
from monkey_palace.cards.model import load_set
from palace_hub.card_sets.sheet import Sheet

OWN_COPY: Final = "own copy"
"""The provenance of a set that its owner types."""

NO_SYMBOLS: Final = Symbols()


@dataclass(frozen=True, slots=True)
class CardDraft:
    """One card of a pile. A card without bananas is not typed yet."""

    id: str
    bananas: int | None = None
    one_time: Symbols = NO_SYMBOLS
    recurring: Symbols = NO_SYMBOLS

    @property
    def is_typed(self) -> bool:
        return self.bananas is not None

    @property
    def is_blank(self) -> bool:
        return self.bananas is None and not self.one_time and not self.recurring

    def delivering(self, delivery: str, symbols: Symbols) -> "CardDraft":
        """The card with another `one_time` or `recurring` delivery."""
        if delivery == "one_time":
            return dataclasses.replace(self, one_time=symbols)
        return dataclasses.replace(self, recurring=symbols)

    @property
    def numbers(self) -> tuple[int | None, Symbols, Symbols]:
        """What the card prints, without its id."""
        return self.bananas, self.one_time, self.recurring


@dataclass(frozen=True, slots=True)
class BoardDraft:
    """One player board; None: not typed yet."""

    start_kit: Symbols | None = None
    recurring: Symbols | None = None

    @property
    def is_typed(self) -> bool:
        return self.start_kit is not None and bool(self.recurring)


@dataclass(frozen=True, slots=True)
class SetDraft:
    """A whole set: piles in the order of `PILES`, boards by seat, maps by number."""

    name: str
    piles: tuple[tuple[CardDraft, ...], ...]
    boards: tuple[BoardDraft, ...]
    sheets: tuple[Sheet, ...] = field(default_factory=lambda: (Sheet(),) * GROUND_MAPS)
    provenance: str = OWN_COPY
    map_provenance: str = OWN_COPY

    @property
    def cards(self) -> tuple[CardDraft, ...]:
        """Every card, in pile order."""
        return tuple(card for pile in self.piles for card in pile)

    @property
    def typed_cards(self) -> int:
        return sum(card.is_typed for card in self.cards)

    @property
    def has_all_cards(self) -> bool:
        return self.typed_cards == len(self.cards) == CARDS and all(self.piles)

    @property
    def typed_boards(self) -> int:
        return sum(board.is_typed for board in self.boards)

    def places(self) -> Iterator[tuple[int, int]]:
        """(pile, card) of every card, in pile order."""
        for pile, cards in enumerate(self.piles):
            for number in range(len(cards)):
                yield pile, number

    def first_untyped(self) -> tuple[int, int] | None:
        """(pile, card) of the first card that is not typed yet."""
        return next(((pile, card) for pile, card in self.places() if not self.piles[pile][card].is_typed), None)

    def with_card(self, pile: int, number: int, card: CardDraft) -> "SetDraft":
        cards = self.piles[pile]
        return self._with_pile(pile, (*cards[:number], card, *cards[number + 1 :]))

    def with_board(self, seat: int, board: BoardDraft) -> "SetDraft":
        return dataclasses.replace(self, boards=(*self.boards[:seat], board, *self.boards[seat + 1 :]))

    def with_sheet(self, number: int, sheet: Sheet) -> "SetDraft":
        return dataclasses.replace(self, sheets=(*self.sheets[:number], sheet, *self.sheets[number + 1 :]))

    def resized(self, pile: int, size: int) -> "SetDraft | None":
        """The set with `size` cards in a pile: blank ones come and go. None if the pile has more cards begun."""
        cards = list(self.piles[pile])
        while len(cards) > size:
            blank = next((card for card in reversed(cards) if card.is_blank), None)
            if blank is None:
                return None
            cards.remove(blank)
        if len(cards) < size:
            taken = {card.id for card in self.cards}
            names = (name for name in _names(PILES[pile]) if name not in taken)
            cards += [CardDraft(next(names)) for _ in range(size - len(cards))]
        return self._with_pile(pile, tuple(cards))

    def _with_pile(self, pile: int, cards: tuple[CardDraft, ...]) -> "SetDraft":
        return dataclasses.replace(self, piles=(*self.piles[:pile], cards, *self.piles[pile + 1 :]))


@cache
def house_sizes() -> tuple[int, ...]:
    """The house set's number of cards in each pile: the sizes that a new set starts with."""
    return tuple(len(cards) for _, cards in load_set("house").piles)


def blank_board(seat: int) -> BoardDraft:
    """A board with the kit that every edition prints for this seat, from 0; None for the others."""
    kit = START_KITS.get(seat + 1)
    return BoardDraft(None if kit is None else Symbols(**kit))


def new_draft(name: str) -> SetDraft:
    """A set in which nothing is typed yet."""
    draft = SetDraft(name, ((),) * len(PILES), tuple(blank_board(seat) for seat in range(SEATS)))
    for pile, size in enumerate(house_sizes()):
        draft = draft.resized(pile, size) or draft
    return draft


def _names(pile: str) -> Iterator[str]:
    number = 1
    while True:
        yield f"{pile}-{number}"
        number += 1
