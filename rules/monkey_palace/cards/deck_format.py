"""The vocabulary of a card set (R1.4-1.6): piles, symbols of a delivery, player boards, and bounds of numbers.

The loader, the checker and their messages share it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final, Literal

Deck = Literal["screen", "printed"]
"""Who shuffles the piles (R11.1): the program from a seed, or people their printed cards, whose order is unknown."""
DECKS: Final[tuple[Deck, ...]] = ("screen", "printed")

PILES: Final = (
    "multi-1",
    "multi-2",
    "light_green-3",
    "dark_green-3",
    "gold-3",
    "light_green-4",
    "dark_green-4",
    "gold-4",
    "light_green-5",
    "dark_green-5",
    "gold-5",
    "multi-6",
)
"""R1.4: the piles in market order, which the state's `market` and `piles` follow."""

CARDS: Final = 67  # R1.4
SEATS: Final = 4  # R1.6, boards in the box
SLOTS: Final = 4  # R1.6, card slots on a board

SYMBOLS: Final = ("arch", "brick", "column", "brick_or_arch")
ONE_TIME_SYMBOLS: Final = ("brick_or_arch", "column")  # R1.5, the symbols seen
RECURRING_SYMBOLS: Final = SYMBOLS  # R1.5: arch and brick are seen, the other two are accepted
KIT_SYMBOLS: Final = ("arch", "brick", "column")  # R1.6: a kit is pieces, it leaves nothing to choose

# A printed delivery shows a few symbols; the bound catches a typing error such as 33 for 3.
MAX_SYMBOLS: Final = 9
# Assumed: the dearest card costs 6 credits, so a value above 40 bananas is a typing error.
MAX_BANANAS: Final = 40

START_KITS: Final[Mapping[int, Mapping[str, int]]] = {
    1: {"arch": 2, "brick": 0, "column": 0},
    2: {"arch": 2, "brick": 1, "column": 0},
}
"""The start kits in the booklet's first-turn examples (end of R1; R2.2 counts the tray by them), by seat from 1."""


def pile_cost(pile: str) -> int:
    """R1.4: the cost of the pile's cards, which is the pile's number."""
    return int(pile.rsplit("-", 1)[1])


def pile_colour(pile: str) -> str:
    """The colour of the pile's cards (R1.4): `light_green`, `dark_green`, `gold` or `multi`."""
    return pile.rsplit("-", 1)[0]


@dataclass(frozen=True, slots=True)
class Symbols:
    """The symbols of one delivery or kit: a count of each kind (R1.5)."""

    arch: int = 0
    brick: int = 0
    column: int = 0
    brick_or_arch: int = 0

    def __add__(self, other: "Symbols") -> "Symbols":
        return Symbols(
            self.arch + other.arch,
            self.brick + other.brick,
            self.column + other.column,
            self.brick_or_arch + other.brick_or_arch,
        )

    def __bool__(self) -> bool:
        return self.total > 0

    @property
    def total(self) -> int:
        """The number of pieces in a full delivery of these symbols."""
        return self.arch + self.brick + self.column + self.brick_or_arch

    def as_dict(self) -> dict[str, int]:
        """Counts of all four kinds, zeros included, in the order of `SYMBOLS`."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


@dataclass(frozen=True, slots=True)
class Board:
    """One player board (R1.6): a start kit and a printed recurring delivery.

    `seat` counts from 0, as everywhere in code; the data file counts from 1.
    """

    seat: int
    start_kit: Symbols
    recurring: Symbols
