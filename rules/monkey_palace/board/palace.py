"""What stands on the plate at one moment: knobs, pieces in the order they were placed, figures that block a knob.

A value: building makes another palace. It is a description and judges nothing; `geometry` says what is wrong with a set
of pieces, `lattice` is the same thing as plain integers for the search.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Final

from monkey_palace.board.notation import Cell, Placement, parse_placements
from monkey_palace.board.pieces import Colour, Piece

PLATE: Final = 32
"""Studs along each side of the base plate (R3.1)."""

Stud = tuple[int, int]
"""(x, y), each 0 to 31."""

Ground = tuple[tuple[int, int, Colour], ...]
"""The exposed knobs of a ground map: x, y and colour (R1.7)."""


@dataclass(frozen=True)
class Palace:
    """`ground`: colour by stud. `pieces`: all that was placed and counts (R2.5). `figures`: cells of figures that
    block whoever is building now (R3.5, R10.5)."""

    ground: Mapping[Stud, Colour]
    pieces: tuple[Placement, ...] = ()
    figures: frozenset[Cell] = field(default=frozenset())

    @classmethod
    def of(cls, ground: Iterable[tuple[int, int, Colour]], pieces: str = "", figures: Iterable[str] = ()) -> "Palace":
        """From a state's `ground`, pieces in notation and figures' cells. Raises `BadNotation`."""
        knobs = MappingProxyType({(x, y): colour for x, y, colour in ground})
        return cls(knobs, parse_placements(pieces), frozenset(map(Cell.parse, figures)))

    @cached_property
    def occupant(self) -> Mapping[Cell, Placement]:
        """The piece in each filled cell; where pieces collide, the one placed first."""
        found: dict[Cell, Placement] = {}
        for piece in self.pieces:
            for cell in piece.cells:
                found.setdefault(cell, piece)
        return MappingProxyType(found)

    @cached_property
    def knobs(self) -> Mapping[Cell, Placement | None]:
        """The cells directly above every usable knob, covered ones too, with the piece it belongs to (None: ground)."""
        found: dict[Cell, Placement | None] = {Cell(x, y, 0): None for x, y in self.ground}
        for piece in self.pieces:
            found.update((knob, piece) for knob in piece.knobs)
        return MappingProxyType(found)

    def is_open(self, cell: Cell) -> bool:
        """Whether a piece may stand in this cell on a usable knob that nothing and no figure occupies (R3.5)."""
        return cell in self.knobs and cell not in self.occupant and cell not in self.figures

    def open_knobs(self) -> Iterator[Cell]:
        """The cells above all open knobs, ground first, then in the order of the pieces."""
        return (cell for cell in self.knobs if self.is_open(cell))

    def open_arch_ends(self) -> Iterator[Cell]:
        """The cells above the open end knobs of arches: where a figure may go (R9.1)."""
        return (cell for cell in self.open_knobs() if (on := self.knobs[cell]) is not None and on.piece is Piece.ARCH)

    def with_pieces(self, placements: Iterable[Placement]) -> "Palace":
        """This palace with more pieces on it."""
        return Palace(self.ground, self.pieces + tuple(placements), self.figures)

    def with_figures(self, figures: Iterable[Cell]) -> "Palace":
        """This palace with figures on these cells and no other."""
        other = Palace(self.ground, self.pieces, frozenset(figures))
        # What was worked out of the pieces holds for the other too: figures are no part of it.
        other.__dict__.update({name: self.__dict__[name] for name in ("occupant", "knobs") if name in self.__dict__})
        return other
