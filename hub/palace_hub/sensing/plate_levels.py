"""What the plate can still tell: gold with Hall and scale, silver with the scale, and typed facts without it.

A lost sensor drops the table to the next lower level and never stops it, and a turn that was under way is kept: the
readings so far are a value. What was built while nobody looked is one step more when the plate comes back, if it can be
explained as that; otherwise the turn is typed.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from palace_hub.sensing.plate_signal import Quiet
from palace_hub.sensing.plate_turn import PlateTurn

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


@dataclass(frozen=True, slots=True)
class PlateWatch:
    """A turn with the level at which it is watched. `turn` None: no turn, or one that is typed.

    `blind`: nothing was seen for a while, and the next quiet moment has to reconcile it.
    """

    level: Level
    turn: PlateTurn | None
    blind: bool = False

    def with_health(self, health: PlateHealth) -> "PlateWatch":
        """After a change of what answers. The turn is kept, whatever is lost."""
        lost = health.level is Level.TYPED and self.level is not Level.TYPED
        return replace(self, level=health.level, blind=self.blind or lost)

    def heard(self, quiet: Quiet, hall: frozenset[tuple[int, int]] | None = None) -> "PlateWatch":
        """After a quiet moment. One that does not explain what happened while nobody looked leaves the turn blind: it
        is typed, unless a later one explains it."""
        if self.turn is None or self.level is Level.TYPED:
            return self
        after = self.turn.after(quiet, hall if self.level is Level.GOLD else None)
        return replace(self, turn=after, blind=self.blind and bool(after.unexplained))
