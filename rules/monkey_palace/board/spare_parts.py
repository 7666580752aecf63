"""LEGO element numbers of the box's pieces, with which lost ones are ordered.

Numbers and counts are those of the contents list in the French booklet. It prints them in groups beside pictures. Which
number is which piece follows the order of its captions: the first of each pair of twenty is taken for an arch, the
second for a brick. None was compared with a box yet.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from monkey_palace.board.pieces import Figure, Piece


@dataclass(frozen=True, slots=True)
class Element:
    """One kind of piece in one colour: its element number, and how many are in the box."""

    number: int
    count: int


def _each(count: int, *numbers: int) -> tuple[Element, ...]:
    return tuple(Element(number, count) for number in numbers)


CORNER: Final = "corner"
"""The bricks that stand on the corners of the plate (R2.2)."""

ELEMENTS: Final[Mapping[str, tuple[Element, ...]]] = MappingProxyType(
    {
        Piece.ARCH.value: _each(20, 6254484, 6001824, 6441766, 6310832),
        Piece.BRICK.value: _each(20, 4113915, 4211242, 4550323, 6177697),
        Piece.COLUMN.value: _each(4, 6397875, 6057517, 6310988, 6177699),
        Piece.LIGHT_GREEN.value: _each(16, 6175572),
        Piece.DARK_GREEN.value: _each(16, 6270003),
        Piece.GOLD.value: _each(16, 6060800),
        Figure.MONKEY.value: _each(1, 6343797),
        Figure.BUTTERFLY.value: _each(1, 6370534),
        Figure.FROG.value: _each(1, 6395622),
        CORNER: _each(4, 4125281),
    }
)
"""By piece or figure, one element for each of its colours."""
