"""The text notation: a placement is a letter, its lowest cell, and for an arch the direction of its far foot.

    A8,14,0e B11,14,1 B14,14,0 B14,14,1 A11,14,2e G14,14,3

`e` is +x, `n` +y, `w` -x, `s` -y. A staircase lists its placements in path order, supports before the arch they carry.
This module knows which cells a piece fills (R3.1-3.3); `geometry` judges whether it may stand there.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from monkey_palace.board.pieces import BRICK_HEIGHT, LETTER, Piece
from monkey_palace.errors import BadNotation

ARCH_SPAN: Final = 3
"""Studs from one foot of an arch to the other (R3.3)."""

DIRECTIONS: Final[Mapping[str, tuple[int, int]]] = MappingProxyType(
    {"e": (1, 0), "n": (0, 1), "w": (-1, 0), "s": (0, -1)}
)
"""The step in studs of each direction letter."""

OPPOSITE: Final[Mapping[str, str]] = MappingProxyType({"e": "w", "n": "s", "w": "e", "s": "n"})

# The box holds 224 pieces, so a longer text is no palace.
MAX_PLACEMENTS: Final = 400

_PIECE_OF: Final[Mapping[str, Piece]] = MappingProxyType({letter: piece for piece, letter in LETTER.items()})
# Three digits include cells off the plate, so that the geometry refuses them by rule.
_PLACEMENT: Final = re.compile(r"([ABCLDG])([0-9]{1,3}),([0-9]{1,3}),([0-9]{1,3})([enws]?)", re.ASCII)
_CELL: Final = re.compile(r"([0-9]{1,3}),([0-9]{1,3}),([0-9]{1,3})", re.ASCII)


class Cell(NamedTuple):
    """A stud (x, y) and a level z in brick heights above the ground, which is 0 (R3.1). Text: `8,14,0`."""

    x: int
    y: int
    z: int

    def __str__(self) -> str:
        return f"{self.x},{self.y},{self.z}"

    def above(self, levels: int = 1) -> "Cell":
        return Cell(self.x, self.y, self.z + levels)

    @classmethod
    def parse(cls, text: str) -> "Cell":
        """Reads `8,14,0`; raises `BadNotation`."""
        match = _CELL.fullmatch(text)
        if match is None:
            raise BadNotation(text[:40], 0, "a cell such as 8,14,0")
        return cls(*(int(part) for part in match.groups()))


@dataclass(frozen=True, slots=True, order=True)
class Placement:
    """One piece in one place. `direction` is "" unless the piece is an arch."""

    piece: Piece
    x: int
    y: int
    z: int
    direction: str = ""

    def __post_init__(self) -> None:
        if (self.piece is Piece.ARCH) != (self.direction in DIRECTIONS):
            raise BadNotation(f"{LETTER[self.piece]}{self.cell}{self.direction}", 0, "a direction for an arch alone")

    def __str__(self) -> str:
        return f"{LETTER[self.piece]}{self.x},{self.y},{self.z}{self.direction}"

    def __repr__(self) -> str:
        return f"Placement.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> "Placement":
        """Reads one placement; raises `BadNotation`."""
        return _placement(text, 0)

    @property
    def cell(self) -> Cell:
        """The lowest cell; of an arch, the cell of its near foot."""
        return Cell(self.x, self.y, self.z)

    @property
    def far(self) -> Cell:
        """The cell of an arch's far foot; of any other piece, its lowest cell."""
        if self.piece is not Piece.ARCH:
            return self.cell
        dx, dy = DIRECTIONS[self.direction]
        return Cell(self.x + ARCH_SPAN * dx, self.y + ARCH_SPAN * dy, self.z)

    @property
    def feet(self) -> tuple[Cell, ...]:
        """The cells that need support (R3.5): both ends of an arch, the lowest cell of any other piece."""
        return (self.cell, self.far) if self.piece is Piece.ARCH else (self.cell,)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Every cell that the piece fills (R3.2)."""
        return _cells_of(self)

    @property
    def knobs(self) -> tuple[Cell, ...]:
        """The cells directly above the usable knobs (R3.3), where another piece may stand."""
        if self.piece is Piece.ARCH:
            return (self.cell.above(), self.far.above())
        return (self.cells[-1].above(),)

    @property
    def body(self) -> frozenset[Cell]:
        """The filled cells as a set, equal for both spellings of an arch."""
        return _body_of(self)

    def reversed(self) -> "Placement":
        """An arch written from its other foot; any other piece unchanged."""
        if self.piece is not Piece.ARCH:
            return self
        return Placement(self.piece, self.far.x, self.far.y, self.z, OPPOSITE[self.direction])


# Callers ask repeatedly about the pieces of one palace: at most 224, and some candidates.
@lru_cache(maxsize=4096)
def _cells_of(piece: Placement) -> tuple[Cell, ...]:
    if piece.piece is Piece.ARCH:
        dx, dy = DIRECTIONS[piece.direction]
        return tuple(Cell(piece.x + step * dx, piece.y + step * dy, piece.z) for step in range(ARCH_SPAN + 1))
    return tuple(piece.cell.above(level) for level in range(BRICK_HEIGHT.get(piece.piece, 1)))


@lru_cache(maxsize=4096)
def _body_of(piece: Placement) -> frozenset[Cell]:
    return frozenset(_cells_of(piece))


def parse_placements(text: str) -> tuple[Placement, ...]:
    """Parses placements separated by white space; raises `BadNotation` naming the first malformed word."""
    words = text.split()
    if len(words) > MAX_PLACEMENTS:
        raise BadNotation(words[MAX_PLACEMENTS], MAX_PLACEMENTS, f"at most {MAX_PLACEMENTS} placements")
    return tuple(_placement(word, number) for number, word in enumerate(words))


def notation(placements: Iterable[Placement]) -> str:
    """The placements as one line; `parse_placements` reads it back."""
    return " ".join(map(str, placements))


def _placement(word: str, number: int) -> Placement:
    match = _PLACEMENT.fullmatch(word)
    if match is None:
        raise BadNotation(word[:40], number, "a placement such as B11,14,1 or A8,14,0e")
    letter, x, y, z, direction = match.groups()
    piece = _PIECE_OF[letter]
    if (piece is Piece.ARCH) != bool(direction):
        expected = "one of e, n, w, s after an arch" if piece is Piece.ARCH else "no direction but for an arch"
        raise BadNotation(word[:40], number, expected)
    return Placement(piece, int(x), int(y), int(z), direction)
