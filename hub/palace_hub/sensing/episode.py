"""What has been seen of a cell since it was last quiet, and what is known of the stillness that it has come to."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10

from palace_hub.sensing.conversions import Block
from palace_hub.sensing.lattice import UNSEEN, FingerView
from palace_hub.sensing.release import Release

# Cells creep by 0.02 to 0.05 (good) or 0.07 to 0.2 % (cheap) of a force for each decade of time (SENSING).
CREEP_PER_DECADE = 0.0015
# The worst cell that is reckoned with creeps four times as much.
WORST_CREEP = 4.0

# A hand weighs more than this beyond the levels before and after; a bump of the table (0.05 to 0.5 g) does not.
HAND_G = 1.0

# A still level was left for another at once where no more than a block and a half lies between them.
AT_ONCE_S = 0.12


@dataclass(slots=True)
class Episode:
    """What has been seen since the cell was last quiet: a hand, a bump, a pause. Levels in raw counts.

    `high` and `low` are its extremes, `plateau` the last still level that was left again, at `plateau_t`; `unseen` says
    that something may have happened without being measured.
    """

    t0: float
    high: float
    low: float
    plateau: float | None = None
    plateau_t: float = 0.0
    unseen: bool = False
    last_t: float = 0.0
    _push: float = 0.0
    _pushed_s: float = 0.0

    def see(self, block: Block) -> None:
        """Takes a block into account."""
        self.high = max(self.high, block.high)
        self.low = min(self.low, block.low)
        seconds = max(0.0, block.t1 - max(self.last_t, block.t0))
        self._push += block.mean * seconds
        self._pushed_s += seconds
        self.last_t = block.t1

    def hand(self, before: float, after: float, counts_per_g: float) -> bool:
        """Whether a hand was seen in it, between the levels `before` and `after` (raw counts)."""
        above, below = max(before, after), min(before, after)
        return max(self.high - above, below - self.low, above - below) >= HAND_G * counts_per_g

    def lifted_at(self, release: Release | None) -> bool:
        """Whether the cell went over from the plateau to the free swing at once."""
        return self.plateau is not None and release is not None and release.t0 - self.plateau_t <= AT_ONCE_S

    def creep(self, level: float, t0: float, t: float) -> float:
        """Standard deviation (raw counts) of what a cell, now back at `level` since `t0`, may still owe at `t` to the
        mean force that was on it: a part `CREEP_PER_DECADE` of that for each decade of time."""
        long = max(0.0, t0 - self.t0)
        if self._pushed_s <= 0.0 or t <= t0 or long <= 0.0:
            return 0.0
        force = abs(self._push - level * self._pushed_s) / long
        return CREEP_PER_DECADE * force * log10(1.0 + long / (t - t0))


@dataclass(frozen=True, slots=True)
class Stillness:
    """A cell that has been still for `seconds` at `level` (raw counts) until hub time `t`.

    `error` is the standard deviation of the level in pieces, `creep` the most of it that the worst cell may still owe
    to the hand's force, `drift_mg_per_min` the bound assumed for unwatched time,
    `finger` what the leaving of the hand says of a finger that may rest there and `release` that leaving, where it was
    seen. `history` are the last blocks: time and mean.
    """

    t: float
    t0: float
    level: float
    seconds: float
    error: float
    creep: float
    noise_mg: float
    drift_mg_per_min: float
    episode: Episode
    finger: FingerView = UNSEEN
    release: Release | None = None
    history: Sequence[tuple[float, float]] = ()
