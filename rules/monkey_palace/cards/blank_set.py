"""A card set of which nothing is known but the start kits and the sizes of the piles (R11.8)."""

from collections.abc import Iterator, Sequence
from itertools import count

from monkey_palace.board.ground_maps import blank_maps
from monkey_palace.board.pieces import BOX, Piece
from monkey_palace.cards.deck_format import (
    CARDS,
    KIT_SYMBOLS,
    MAX_SYMBOLS,
    PILES,
    SEATS,
    START_KITS,
    Board,
    Symbols,
    pile_colour,
    pile_cost,
)
from monkey_palace.cards.model import Card, CardSet, set_of
from monkey_palace.errors import DataError


def card_ids(pile: str) -> Iterator[str]:
    """Ids for the cards of a pile that are not entered yet: `multi-1_01`, `multi-1_02`, ..."""
    return (f"{pile}_{number:02}" for number in count(1))


def blank_set(name: str, kits: Sequence[Symbols], sizes: Sequence[int], provenance: str = "own copy") -> CardSet:
    """A set with these start kits by seat and these numbers of cards by pile, in the order of `PILES`.

    Its maps have the knobs under the starting staircase only. Raises `DataError` naming what is wrong.
    """
    _check_kits(name, kits)
    _check_sizes(name, sizes)
    piles = tuple(
        (pile, tuple(_blank(id, pile) for _, id in zip(range(size), card_ids(pile), strict=False)))
        for pile, size in zip(PILES, sizes, strict=True)
    )
    boards = tuple(Board(seat, kit, None) for seat, kit in enumerate(kits))
    return set_of(CardSet(name, provenance, "", piles, boards, blank_maps(), provenance).as_json())


def _blank(id: str, pile: str) -> Card:
    return Card(id, pile, pile_cost(pile), pile_colour(pile), None, Symbols(), Symbols())


def _check_kits(name: str, kits: Sequence[Symbols]) -> None:
    """R1.6, R2.2: four kits that the box can fill, the first two as every edition prints them."""
    if len(kits) != SEATS:
        raise DataError(name, None, "kits", f"expected {SEATS} start kits, got {len(kits)}")
    for seat, kit in enumerate(kits, start=1):
        counts = kit.as_dict()
        if any(counts[symbol] for symbol in counts if symbol not in KIT_SYMBOLS):
            raise DataError(name, None, "kits", f"the kit of seat {seat} has pieces only: {', '.join(KIT_SYMBOLS)}")
        if not all(0 <= number <= MAX_SYMBOLS for number in counts.values()):
            raise DataError(name, None, "kits", f"the kit of seat {seat} has 0 to {MAX_SYMBOLS} of a piece")
        printed = START_KITS.get(seat)
        if printed is not None and kit != Symbols(**printed):
            pieces = ", ".join(f"{number} {piece}" for piece, number in printed.items() if number)
            raise DataError(name, None, "kits", f"the kit of seat {seat} is {pieces} in every edition")
    for piece in KIT_SYMBOLS:
        taken, boxed = sum(kit.as_dict()[piece] for kit in kits), BOX[Piece(piece)]
        if taken > boxed:
            raise DataError(name, None, "kits", f"the kits take {taken} of {piece}, and the box has {boxed}")


def _check_sizes(name: str, sizes: Sequence[int]) -> None:
    """R1.4: 12 piles of at least one card, 67 cards in all."""
    if len(sizes) != len(PILES):
        raise DataError(name, None, "sizes", f"expected the sizes of {len(PILES)} piles, got {len(sizes)}")
    for pile, size in zip(PILES, sizes, strict=True):
        if size < 1:
            raise DataError(name, None, "sizes", f"pile {pile} has at least 1 card, got {size}")
    if sum(sizes) != CARDS:
        raise DataError(name, None, "sizes", f"the piles have {CARDS} cards in all, got {sum(sizes)}")
