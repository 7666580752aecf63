"""What the plate can still tell: gold with Hall and scale, silver with the scale, and typed facts without it.

A lost sensor drops the table to the next lower level and never stops it.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

CORNERS: Final = 4

# With fewer sensors believed the gold figures do not hold any more.
MOST_SENSORS: Final = 0.9


class Level(StrEnum):
    """What a table's plate can do; "typed": the facts of a staircase are typed in."""

    GOLD = "gold"
    SILVER = "silver"
    TYPED = "typed"


@dataclass(frozen=True, slots=True)
class PlateHealth:
    """What answers now: the node, its corners (4,), and the share of Hall sensors believed (None: no strips)."""

    node: bool
    corners: tuple[bool, ...]
    hall: float | None

    @property
    def level(self) -> Level:
        """The level that this allows.

        With three corners mass and place cannot be had: twist and load look the same to them. Hall sensors alone see
        feet on the ground and nothing above it, which makes no staircase.
        """
        if not self.node or sum(self.corners) < CORNERS:
            return Level.TYPED
        return Level.GOLD if self.hall is not None and self.hall >= MOST_SENSORS else Level.SILVER

    @property
    def why(self) -> str:
        """What is missing for the next higher level: "", "hall", "corner" or "node"."""
        if not self.node:
            return "node"
        if sum(self.corners) < CORNERS:
            return "corner"
        return "" if self.level is Level.GOLD or self.hall is None else "hall"
