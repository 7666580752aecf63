"""The palace at one moment: ground knobs, pieces in the order placed, and figures that block a knob.

A palace is an immutable value and judges nothing: `geometry` judges pieces, `lattice` is its integer form for the
search.
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
"""The exposed knobs of a ground map as (x, y, colour) (R1.7)."""


@dataclass(frozen=True)
class Palace:
    """A palace. `ground`: colour by stud. `pieces`: all pieces placed (R2.5). `figures`: cells of the figures that
    block the player in turn (R3.5, R10.5)."""

    ground: Mapping[Stud, Colour]
    pieces: tuple[Placement, ...] = ()
    figures: frozenset[Cell] = field(default=frozenset())

    @classmethod
    def of(cls, ground: Iterable[tuple[int, int, Colour]], pieces: str = "", figures: Iterable[str] = ()) -> "Palace":
        """A palace from a state's `ground`, pieces in notation and cells of figures. Raises `BadNotation`."""
        knobs = MappingProxyType({(x, y): colour for x, y, colour in ground})
        return cls(knobs, parse_placements(pieces), frozenset(map(Cell.parse, figures)))

    @cached_property
    def occupant(self) -> Mapping[Cell, Placement]:
        """The piece in each filled cell; of colliding pieces, the one placed first."""
        occupant: dict[Cell, Placement] = {}
        for piece in self.pieces:
            for cell in piece.cells:
                occupant.setdefault(cell, piece)
        return MappingProxyType(occupant)

    @cached_property
    def knobs(self) -> Mapping[Cell, Placement | None]:
        """The cell directly above every usable knob, covered or not, with the knob's piece (None: ground)."""
        knobs: dict[Cell, Placement | None] = {Cell(x, y, 0): None for x, y in self.ground}
        for piece in self.pieces:
            knobs.update((knob, piece) for knob in piece.knobs)
        return MappingProxyType(knobs)

    def is_open(self, cell: Cell) -> bool:
        """Whether a piece may stand in this cell, on a usable knob without piece or figure (R3.5)."""
        return cell in self.knobs and cell not in self.occupant and cell not in self.figures

    def open_knobs(self) -> Iterator[Cell]:
        """The cells above all open knobs, ground first, then in the order of the pieces."""
        return (cell for cell in self.knobs if self.is_open(cell))

    def open_arch_ends(self) -> Iterator[Cell]:
        """The cells above the open end knobs of arches, where a figure may go (R9.1)."""
        arches = (cell for cell, on in self.knobs.items() if on is not None and on.piece is Piece.ARCH)
        return filter(self.is_open, arches)

    def with_pieces(self, placements: Iterable[Placement]) -> "Palace":
        """This palace with more pieces."""
        return Palace(self.ground, self.pieces + tuple(placements), self.figures)

    def with_figures(self, figures: Iterable[Cell]) -> "Palace":
        """This palace with figures on exactly these cells."""
        other = Palace(self.ground, self.pieces, frozenset(figures))
        # The cached properties depend only on the pieces, so all palaces with these pieces share them.
        other.__dict__.update(occupant=self.occupant, knobs=self.knobs)
        return other
