"""The level of the plate: gold with Hall sensors and scale, silver with the scale alone, typed without the scale.

A failed sensor lowers the level; it never stops the game.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

CORNERS: Final = 4
"""Number of corner cells."""
MOST_SENSORS: Final = 0.9
"""Least part of the Hall sensors that the gold level needs (assumed)."""


class Level(StrEnum):
    """What a plate can do; "typed": the players type in the facts of each staircase."""

    GOLD = "gold"
    SILVER = "silver"
    TYPED = "typed"


@dataclass(frozen=True, slots=True)
class PlateHealth:
    """Which parts of a plate answer now."""

    node: bool
    """Whether the node is connected."""
    corners: tuple[bool, ...]
    """Whether each corner cell answers (4,)."""
    hall: float | None
    """Part of the Hall sensors that answer and are trusted; None: no strips."""

    @property
    def level(self) -> Level:
        """The level that these parts allow.

        Three cells cannot separate load from twist, so they give neither mass nor place. Hall sensors alone show feet
        on the ground and nothing above it.
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
