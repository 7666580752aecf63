"""A disturbance of one cell (hand, bump, pause) and the resting level after it: the input of the count decision."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from palace_hub.sensing.signal.conversions import ConversionBlock
from palace_hub.sensing.signal.creep import CreepEstimate
from palace_hub.sensing.signal.release import Release
from palace_hub.sensing.signal.stillness import SURE_STILL_S
from palace_hub.sensing.signal.wobble import NOT_MEASURED, Wobble
from palace_hub.sensing.tray.common_shift import NO_COMPARISON, CommonShift
from palace_hub.sensing.tray.lattice import NOTHING_SEEN, FingerEvidence

HAND_G = 1.0
"""Force (g) beyond the levels before and after that shows a hand: table bumps reach 0.5 g, hands 2 g and more
(SENSING)."""

MOST_CREEP_PIECES = 0.4
"""Largest uncertainty of creep (pieces) at which a level counts: a reading that is whole by chance is then still right,
because the next whole number lies at least 0.8 away (docs/adr/0013)."""
MOST_DUE_CREEP_PIECES, NEAR_DUE_PIECES = 0.6, 0.15
"""The same for a level that lies so near (pieces) to what is due: the next whole number is 0.85 away."""
LONGEST_CREEP_S = 8.0
"""Still time (s) after which a creeping level ends in a question (docs/adr/0013)."""
LONGEST_SETTLING_S = 10.0
"""Time (s) since the disturbance began after which a level that creep may still settle ends in a question (assumed)."""

LONGEST_HOLD_S = 40.0
"""Time (s) since the disturbance began after which a wobble is no hand: hands rest for up to 30 s (SENSING), and a cell
that trembles for longer has another cause."""

HELD_SEEN_S = 1.0
"""Time (s) after which the wobble of a force that was held from the start of the level has shown. Only a longer quiet
time before it counts as quiet (assumed)."""

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
    held_level: float = 0.0
    """The last level that wobbled as under a hand; it did so until `held_t`."""
    held_t: float | None = None
    quiet_before_s: float = 0.0
    """Time (s) for which that level had been quiet before."""

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

    def hold(self, level: float, t: float, rested_s: float, near: float) -> None:
        """Takes a level that wobbles as under a hand at `t`, after `rested_s`; `near`: range of one level."""
        if self.held_t is None or abs(level - self.held_level) > near:
            self.quiet_before_s = max(0.0, rested_s - HELD_SEEN_S)
        self.held_level, self.held_t = level, t

    def add(self, block: ConversionBlock) -> None:
        """Takes a block."""
        self.high = max(self.high, block.high)
        self.low = min(self.low, block.low)

    def hand_seen(self, before: float, after: float, counts_per_g: float, least_g: float = HAND_G) -> bool:
        """Whether a force beyond `least_g` acted between the levels `before` and `after` (raw counts)."""
        above, below = max(before, after), min(before, after)
        return max(self.high - above, below - self.low, above - below) >= least_g * counts_per_g

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
    wobble: Wobble = NOT_MEASURED
    held_t: float | None = None
    """Hub time (s) until which a hand held this level; None: it did not."""
    common: CommonShift = NO_COMPARISON
    """Shift since before the disturbance that the other cells show as well."""
    piece_g: float = 1.0
    """Grams per piece."""

    @property
    def held(self) -> bool:
        """Whether a hand still rests there: the level wobbles more than the cell does by itself."""
        return self.wobble.held and self.t - self.disturbance.t0 < LONGEST_HOLD_S

    def moved_with_others(self, before: float, counts_per_g: float) -> bool:
        """Whether the level moved from `before` (raw counts) with the other cells, and no hand was there.

        Then the table, the supply or the lights moved it. `counts_per_g`: negative if counts fall under a force.
        """
        grams = (self.level - before) / counts_per_g - self.creep.expected * self.piece_g
        least_g = abs(self.common.grams) + HAND_G
        pushed = self.disturbance.hand_seen(before, self.level, abs(counts_per_g), least_g)
        return self.common.explains(grams) and not pushed

    def touched(self, before: float, counts_per_g: float, least_g: float = HAND_G) -> bool:
        """Whether a force beyond `least_g` acted since the level was `before` (raw counts), or pieces fell as hard."""
        per_g = abs(counts_per_g)
        fell = self.release is not None and self.release.swing >= least_g * per_g
        return fell or self.disturbance.hand_seen(before, self.level, per_g, least_g)

    @property
    def quiet_s(self) -> float:
        """Time (s) for which the level has been as quiet as the cell is by itself, a bump of the table left out."""
        if self.held_t is None:
            return self.seconds
        return min(self.seconds, self.disturbance.quiet_before_s + self.t - self.held_t)

    @property
    def sure_still(self) -> bool:
        """Quiet for long enough to show a hand's tremor."""
        return self.quiet_s >= SURE_STILL_S and not self.held

    @property
    def moved(self) -> float:
        """Expected move of the level since the disturbance began that is no change: creep and common shift (pieces)."""
        return self.creep.expected + self.common.grams / self.piece_g

    @property
    def error(self) -> float:
        """Standard deviation of the level with creep and common shift (pieces)."""
        return hypot(self.noise, self.creep.error, self.common.error / self.piece_g)

    @property
    def creep_uncertainty(self) -> float:
        """Largest deviation of the creep from its expectation (pieces)."""
        return max(self.creep.sinks, self.creep.rises)

    @property
    def creep_unsettled(self) -> bool:
        """Whether creep may move the level to another whole number, or may have moved it to this one."""
        return self.creep_uncertainty > MOST_CREEP_PIECES

    def creep_unsettled_near_due(self, off_due: float) -> bool:
        """The same for a level that is `off_due` pieces off what is due."""
        near = abs(off_due) <= NEAR_DUE_PIECES
        return self.creep_uncertainty > (MOST_DUE_CREEP_PIECES if near else MOST_CREEP_PIECES)

    def may_settle(self, fraction: float, tolerance: float) -> bool:
        """Whether creep may still bring the level from `fraction` off whole pieces to within `tolerance`, and soon."""
        early = self.t - self.disturbance.t0 < LONGEST_SETTLING_S
        return early and abs(fraction) > tolerance and self.creep_reaches(fraction, tolerance)

    def creep_reaches(self, fraction: float, tolerance: float) -> bool:
        """Whether creep can bring a level from `fraction` off whole pieces to within `tolerance` (pieces)."""
        return abs(fraction) - tolerance <= (self.creep.sinks if fraction > 0.0 else self.creep.rises)
