"""What has been seen of a cell since it was last quiet, and what is known of the stillness that it has come to."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from palace_hub.sensing.signal.conversions import Block
from palace_hub.sensing.signal.creep import CreepEstimate
from palace_hub.sensing.signal.release import Release
from palace_hub.sensing.tray.lattice import NOTHING_SEEN, FingerEvidence

# A hand weighs more than this beyond the levels before and after; a bump of the table (0.05 to 0.5 g) does not.
HAND_G = 1.0

# A level counts only where creep can move it by no more than this (pieces): a reading that is whole by chance is then
# still its own, since the rival lies at least 0.8 away. What creeps for longer is asked about.
MOST_CREEP_PIECES = 0.4
LONGEST_CREEP_S = 8.0
# And what creep may yet settle is asked about so long after the first hand came, whatever has broken the stillness.
LONGEST_SETTLING_S = 10.0

# Conversions missing for longer: whatever happened meanwhile was not seen.
GAP_S = 1.0

# A still level was left for another at once where no more than a block and a half lies between them.
AT_ONCE_S = 0.12


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
    unseen_s: float = 0.0
    """Seconds without conversions."""

    @property
    def unseen(self) -> bool:
        """Whether anything may have happened without being measured."""
        return self.unseen_s > 0.0

    @property
    def unwatched(self) -> bool:
        """Whether it was not measured for so long that its count stands as after a restart."""
        return self.unseen_s >= GAP_S

    def add(self, block: Block) -> None:
        """Takes a block into account."""
        self.high = max(self.high, block.high)
        self.low = min(self.low, block.low)

    def hand_seen(self, before: float, after: float, counts_per_g: float) -> bool:
        """Whether a hand was seen in it, between the levels `before` and `after` (raw counts)."""
        above, below = max(before, after), min(before, after)
        return max(self.high - above, below - self.low, above - below) >= HAND_G * counts_per_g

    def lifted_into(self, release: Release | None) -> bool:
        """Whether the cell went over from the plateau to the free swing at once."""
        return self.plateau is not None and release is not None and release.t0 - self.plateau_t <= AT_ONCE_S


@dataclass(frozen=True, slots=True)
class RestObservation:
    """A cell that has been still for `seconds` at `level` (raw counts) until hub time `t`.

    `noise` is the standard deviation of the level in pieces apart from creep; `creep` is how far creep and drift have
    carried it off since the episode began, in pieces. `drift_mg_per_min` is the bound assumed for unwatched time,
    `finger` what the leaving of the hand says of a finger that may rest there and `release` that leaving, where it was
    seen. `history` are the last blocks: time and mean.
    """

    t: float
    t0: float
    level: float
    seconds: float
    noise: float
    creep: CreepEstimate
    noise_mg: float
    drift_mg_per_min: float
    disturbance: Disturbance
    finger: FingerEvidence = NOTHING_SEEN
    release: Release | None = None
    history: Sequence[tuple[float, float]] = ()

    @property
    def error(self) -> float:
        """Standard deviation of the level, in pieces."""
        return hypot(self.noise, self.creep.error)

    @property
    def creep_uncertainty(self) -> float:
        """How much further than expected creep may carry the level, or may have carried it (pieces)."""
        return max(self.creep.sinks, self.creep.rises)

    @property
    def creep_unsettled(self) -> bool:
        """Whether creep may still carry the level to another whole number, or may have carried it to this one."""
        return self.creep_uncertainty > MOST_CREEP_PIECES

    def may_settle(self, fraction: float, tolerance: float) -> bool:
        """Whether creep may yet carry a level that is `fraction` off whole pieces to within `tolerance` of them, and it
        is early enough to wait for that."""
        early = self.t - self.disturbance.t0 < LONGEST_SETTLING_S
        return early and abs(fraction) > tolerance and self.creep_reaches(fraction, tolerance)

    def creep_reaches(self, fraction: float, tolerance: float) -> bool:
        """The same, however late it is."""
        return abs(fraction) - tolerance <= (self.creep.sinks if fraction > 0.0 else self.creep.rises)
