"""The contents of the box (R1.1-1.3, R1.6), in the order that trays, tables and messages share."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Literal


class Piece(StrEnum):
    """The six kinds of pieces; the order is that of the tray's compartments (index 0 to 5)."""

    ARCH = "arch"
    BRICK = "brick"
    COLUMN = "column"
    LIGHT_GREEN = "light_green"
    DARK_GREEN = "dark_green"
    GOLD = "gold"


class Figure(StrEnum):
    """R1.3: the figures; each has one trophy card. Butterfly and frog are separate optional expansions."""

    MONKEY = "monkey"
    BUTTERFLY = "butterfly"
    FROG = "frog"


Colour = Literal["light_green", "dark_green", "gold"]
"""The colour of a ground knob and of a decoration; each value is also the decoration's `Piece`."""

PIECES: Final = tuple(Piece)
BUILDING: Final = (Piece.ARCH, Piece.BRICK, Piece.COLUMN)
STACKED: Final = (Piece.BRICK, Piece.COLUMN)
"""The pieces that make a pile on one stud."""
DECORATIONS: Final = (Piece.LIGHT_GREEN, Piece.DARK_GREEN, Piece.GOLD)
COLOURS: Final[tuple[Colour, ...]] = ("light_green", "dark_green", "gold")
EXPANSIONS: Final = (Figure.BUTTERFLY, Figure.FROG)

BOX: Final[Mapping[Piece, int]] = MappingProxyType(
    {
        Piece.ARCH: 80,
        Piece.BRICK: 80,
        Piece.COLUMN: 16,
        Piece.LIGHT_GREEN: 16,
        Piece.DARK_GREEN: 16,
        Piece.GOLD: 16,
    }
)
"""R1.1, R1.2: pieces of each kind; tray, players, palace and lost pieces (R7.6) add up to these counts."""

MASS_MG: Final[Mapping[Piece, int]] = MappingProxyType(
    {
        Piece.ARCH: 1250,
        Piece.BRICK: 440,
        Piece.COLUMN: 1240,
        Piece.LIGHT_GREEN: 440,
        Piece.DARK_GREEN: 440,
        Piece.GOLD: 290,
    }
)
"""Catalogue masses in mg, accurate to some per cent; colours and batches differ by 2 %."""

STARTING_STAIRCASE: Final[Mapping[Piece, int]] = MappingProxyType({Piece.ARCH: 2, Piece.BRICK: 1, Piece.GOLD: 1})
"""R2.2: the pieces of the palace before the first turn."""

STARTING_GOLD_LEVEL: Final = 2
"""R2.2: the level of the starting gold brick, above two arches."""

LETTER: Final[Mapping[Piece, str]] = MappingProxyType(
    {
        Piece.ARCH: "A",
        Piece.BRICK: "B",
        Piece.COLUMN: "C",
        Piece.LIGHT_GREEN: "L",
        Piece.DARK_GREEN: "D",
        Piece.GOLD: "G",
    }
)
"""The letter of each piece in the text notation."""

BRICK_HEIGHT: Final[Mapping[Piece, int]] = MappingProxyType({Piece.ARCH: 1, Piece.BRICK: 1, Piece.COLUMN: 3})
"""R3.2: levels that each building brick fills, in brick heights."""

BONUS_CARDS: Final = 14  # R1.6
MIN_PLAYERS: Final = 2  # R2.1
MAX_PLAYERS: Final = 4  # R2.1
GROUND_MAPS: Final = 4  # R1.7


def figures_in_play(expansions: tuple[Figure, ...]) -> tuple[Figure, ...]:
    """R1.3: the monkey, and butterfly and frog if chosen, in the order of `Figure`."""
    return tuple(figure for figure in Figure if figure is Figure.MONKEY or figure in expansions)
