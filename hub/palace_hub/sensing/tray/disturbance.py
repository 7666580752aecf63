"""A disturbance of one cell (hand, bump, pause) and the resting level after it: the input of the count decision."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from palace_hub.sensing.signal.conversions import ConversionBlock
from palace_hub.sensing.signal.creep import CreepEstimate
from palace_hub.sensing.signal.release import Release
from palace_hub.sensing.tray.lattice import NOTHING_SEEN, FingerEvidence

HAND_G = 1.0
"""Force (g) beyond the levels before and after that shows a hand: table bumps reach 0.5 g, hands 2 g and more
(SENSING)."""

MOST_CREEP_PIECES = 0.4
"""Largest uncertainty of creep (pieces) at which a level counts: a reading that is whole by chance is then still right,
because the next whole number lies at least 0.8 away (docs/adr/0013)."""
LONGEST_CREEP_S = 8.0
"""Still time (s) after which a creeping level ends in a question (docs/adr/0013)."""
LONGEST_SETTLING_S = 10.0
"""Time (s) since the disturbance began after which a level that creep may still settle ends in a question (assumed)."""

GAP_S = 1.0
"""Seconds without conversions after which a count is compared as after a restart (assumed)."""

AT_ONCE_S = 0.12
"""Longest time (s) between a plateau and a free swing that follows it at once: one and a half blocks."""


@dataclass(slots=True)
class Disturbance:
    """The time since the cell was last quiet: a hand, a bump, a pause. Levels in raw counts, times in hub seconds."""

    t0: float
    high: float
    """Highest conversion so far."""
    low: float
    """Lowest conversion so far."""
    pending_creep: float = 0.0
    """Creep still to come at `t0`, for a creep gain of 1."""
    plateau: float | None = None
    """The last still level that the cell left again, until `plateau_t`."""
    plateau_t: float = 0.0
    plateaus: tuple[float, float] | None = None
    """The lowest and the highest still level that the cell left again."""
    unseen_s: float = 0.0
    """Seconds without conversions."""

    @property
    def unseen(self) -> bool:
        """Conversions are missing, so anything may have happened."""
        return self.unseen_s > 0.0

    @property
    def long_gap(self) -> bool:
        """They are missing for so long that the count is compared as after a restart."""
        return self.unseen_s >= GAP_S

    def leave(self, plateau: float, t: float) -> None:
        """Takes a still level that the cell left at `t`."""
        self.plateau, self.plateau_t = plateau, t
        lowest, highest = self.plateaus or (plateau, plateau)
        self.plateaus = min(lowest, plateau), max(highest, plateau)

    def add(self, block: ConversionBlock) -> None:
        """Takes a block."""
        self.high = max(self.high, block.high)
        self.low = min(self.low, block.low)

    def hand_seen(self, before: float, after: float, counts_per_g: float) -> bool:
        """Whether a force beyond `HAND_G` acted between the levels `before` and `after` (raw counts)."""
        above, below = max(before, after), min(before, after)
        return max(self.high - above, below - self.low, above - below) >= HAND_G * counts_per_g

    def lifted_into(self, release: Release | None) -> bool:
        """Whether the free swing `release` began as soon as the cell left the plateau."""
        return self.plateau is not None and release is not None and release.t0 - self.plateau_t <= AT_ONCE_S


@dataclass(frozen=True, slots=True)
class RestObservation:
    """A resting level with everything that the count decision needs."""

    t: float
    """Hub time of the decision (s)."""
    t0: float
    """Hub time from which the cell rests (s)."""
    level: float
    """Raw counts."""
    seconds: float
    """Still time: `t` less `t0`."""
    noise: float
    """Standard deviation of `level` without creep (pieces)."""
    creep: CreepEstimate
    """Creep and drift of `level` since the disturbance began (pieces)."""
    noise_mg: float
    """Standard deviation of a conversion."""
    drift_mg_per_min: float
    """Largest drift assumed for unwatched time."""
    disturbance: Disturbance
    finger: FingerEvidence = NOTHING_SEEN
    """Evidence of the release about a finger that may still rest there."""
    release: Release | None = None
    history: Sequence[tuple[float, float]] = ()
    """The last blocks: hub seconds, mean in raw counts."""

    @property
    def error(self) -> float:
        """Standard deviation of the level with creep (pieces)."""
        return hypot(self.noise, self.creep.error)

    @property
    def creep_uncertainty(self) -> float:
        """Largest deviation of the creep from its expectation (pieces)."""
        return max(self.creep.sinks, self.creep.rises)

    @property
    def creep_unsettled(self) -> bool:
        """Whether creep may move the level to another whole number, or may have moved it to this one."""
        return self.creep_uncertainty > MOST_CREEP_PIECES

    def may_settle(self, fraction: float, tolerance: float) -> bool:
        """Whether creep may still bring the level from `fraction` off whole pieces to within `tolerance`, and soon."""
        early = self.t - self.disturbance.t0 < LONGEST_SETTLING_S
        return early and abs(fraction) > tolerance and self.creep_reaches(fraction, tolerance)

    def creep_reaches(self, fraction: float, tolerance: float) -> bool:
        """Whether creep can bring a level from `fraction` off whole pieces to within `tolerance` (pieces)."""
        return abs(fraction) - tolerance <= (self.creep.sinks if fraction > 0.0 else self.creep.rises)
