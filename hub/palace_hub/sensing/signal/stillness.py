"""How noisy a cell is, and how long it has been still: both learnt from its own blocks, in raw counts."""

from collections import deque
from collections.abc import Iterable, Sequence
from math import hypot, sqrt
from statistics import median

from palace_hub.sensing.signal.conversions import SAME_WORD_S, Block

# Mean absolute difference of successive conversions of white noise is 1.128 of its standard deviation; the lower
# quartile over blocks lies 12 % below the mean.
_STEP_TO_SD = 0.886 * 1.12
# Ten seconds: a hand is seldom in a bin for three quarters of that.
_STEPS_KEPT = 128
_RELEARN_EVERY = 16

# Hum and flicker make block means wander by a part of the white noise; what moves them further is no noise of the cell,
# and a cell must not be called noisy for ever because something once moved.
LARGEST_WANDER = 2.0

# Chip and electronics are never quieter than this (raw counts): a cell without noise is a dead one.
LEAST_NOISE = 1.0

# A spell's block means lie within this many standard deviations of a block mean (25 draws: 6.5 in 1 of 300).
STILL_RANGE_SIGMAS = 6.5
# One block's conversions after the median of three; the wide limit lets the end of a ringing pass:
# its mean is right.
BLOCK_RANGE_SIGMAS = 20.0

# Longer than a finger rests (0.5 to 2 s).
SURE_STILL_S = 2.2

# A calm is looser than a spell, whose range noisy cells leave by chance every second or so, and bumps leave anyhow: its
# blocks lie this near the last ones, or a weight that no finger is below. Its two halves and its end agree to a part of
# a piece: medians, which a bump of less than half a half does not move.
ROBUST_SIGMAS = 7.0
ROBUST_BLOCKS = 6
ROBUST_AGREEMENT_PIECES = 0.15

# How fast a zero is followed: 1 kg cells warm up at 0.19 g a minute, and those that drift as the room warms besides may
# do twice that. What is faster is not drift.
FASTEST_DRIFT_G_PER_MIN = 0.4
# The least drift ever assumed of a cell that was watched; one that is measured may double while nobody looks.
LEAST_DRIFT_MG_PER_MIN = 10.0
# And of a cell that was not watched: that of a good cell warming up.
UNKNOWN_DRIFT_MG_PER_MIN = 60.0

# Levels wander by hum and flicker noise however long one averages: 1 to 2 mg each of a good cell, and in all builds
# about this part of a conversion's standard deviation.
LEVEL_FLOOR_MG = 2.0
LEVEL_FLOOR_PART = 0.15


def drift_bound(measured_mg_per_min: float) -> float:
    """The drift (mg/min) to reckon with in unwatched time, from what was measured before."""
    return max(LEAST_DRIFT_MG_PER_MIN, 2.0 * abs(measured_mg_per_min))


def level_error(raw: float, white: float, drifted_mg: float, unit: float, piece_g: float) -> float:
    """Standard deviation (pieces) of a level that has `raw` counts of noise and creep, of a cell whose conversions have
    `white`, and whose drift in the meantime is `drifted_mg`; a piece is `unit` counts and `piece_g` grams."""
    floor = max(LEVEL_FLOOR_MG, LEVEL_FLOOR_PART * white * piece_g * 1000.0 / unit)
    return hypot(raw / unit, hypot(floor, drifted_mg) / 1000.0 / piece_g)


class NoiseMeter:
    """White noise of a conversion and the wander of block means. Unknown (None) before the first four blocks."""

    __slots__ = ("_due", "_steps", "_wander", "white")

    def __init__(self) -> None:
        self._steps: deque[float] = deque(maxlen=_STEPS_KEPT)
        self._due = 0
        self._wander: float | None = None
        self.white: float | None = None

    def add(self, block: Block) -> None:
        self._steps.append(block.step)
        self._due -= 1
        if self._due <= 0 and len(self._steps) >= 4:
            ordered = sorted(self._steps)
            self.white = max(LEAST_NOISE, ordered[len(ordered) // 4] * _STEP_TO_SD)
            self._due = _RELEARN_EVERY if len(ordered) >= _RELEARN_EVERY else 1

    def add_quiet_difference(self, difference: float) -> None:
        """Learns from the difference of two successive block means of a quiet cell."""
        half = 0.5 * difference * difference
        if self._wander is None:
            self._wander = min(half, (self.white or 0.0) ** 2)
        else:
            self._wander += (min(half, 9 * self._wander) - self._wander) / 64

    def block_mean(self, n: int) -> float | None:
        """Standard deviation of a block mean of `n` conversions, raw counts."""
        if self.white is None:
            return None
        white = 1.15 * self.white / sqrt(n)  # the median of three averages a little worse than the mean
        if self._wander is None:
            return white
        return max(white, min(sqrt(self._wander), LARGEST_WANDER * white))


class DriftMeter:
    """How fast a quiet level moves (raw counts a second), over the last minute of quiet. None before any."""

    __slots__ = ("_watched", "per_s")

    _MEMORY_S = 60.0
    _FIRST_S = 10.0

    def __init__(self) -> None:
        self.per_s: float | None = None
        self._watched = 0.0

    @property
    def settled(self) -> bool:
        """Watched for long enough to be believed."""
        return self._watched >= 0.5 * self._MEMORY_S

    def bound_mg_per_min(self, mg_per_count: float | None) -> float:
        """The drift (mg/min) to reckon with in unwatched time."""
        if self.per_s is None or mg_per_count is None or not self.settled:
            return UNKNOWN_DRIFT_MG_PER_MIN
        return drift_bound(self.per_s * mg_per_count * 60.0)

    def expected_move(self, seconds: float) -> float:
        """How far (raw counts) it goes on while a hand is in the bin; nothing before it is known."""
        return (self.per_s or 0.0) * seconds if self.settled else 0.0

    def drift_limit(self, mg_per_count: float | None) -> float:
        """Raw counts a second that the level may drift by: as fast as any until it was watched for long."""
        mg = self.bound_mg_per_min(mg_per_count) if self.settled else 1000.0 * FASTEST_DRIFT_G_PER_MIN
        return mg / 60.0 / (mg_per_count or 1.0)

    def add(self, move: float, seconds: float) -> None:
        """The tracked level moved by `move` raw counts in `seconds` of quiet."""
        self._watched = min(self._MEMORY_S, self._watched + seconds)
        before = self.per_s or 0.0
        self.per_s = before + (move / seconds - before) * min(1.0, seconds / max(self._watched, self._FIRST_S))


class RateMeter:
    """Conversions a second, over the last four seconds or so, from their own times."""

    __slots__ = ("_n", "_seconds")

    _KEEP = 0.98

    def __init__(self) -> None:
        self._n = 0.0
        self._seconds = 0.0

    def add(self, n: int, seconds: float) -> None:
        """`n` conversions, `seconds` from the first to the first of the next block."""
        self._n = self._n * self._KEEP + n
        self._seconds = self._seconds * self._KEEP + max(seconds, 0.0)

    @property
    def hz(self) -> float | None:
        return self._n / self._seconds if self._seconds > 0.5 else None


class StillPeriod:
    """The present still spell: blocks whose means lie together. Empty while the cell moves."""

    __slots__ = ("_blocks", "_high", "_low", "count", "t0")

    # Enough blocks for a level; older ones may hold the end of a creep.
    _KEPT = 12

    def __init__(self) -> None:
        self._blocks: deque[Block] = deque(maxlen=self._KEPT)
        self._low = self._high = 0.0
        self.count = 0
        self.t0 = 0.0

    def clear(self) -> None:
        self._blocks.clear()
        self.count = 0

    @property
    def level(self) -> float:
        """Mean of the last blocks, weighted by their conversions (raw counts)."""
        n = total = 0.0
        for block in self._blocks:
            n += block.n
            total += block.mean * block.n
        return total / n

    @property
    def blocks(self) -> int:
        """Blocks that `level` rests on."""
        return len(self._blocks)

    def seconds(self) -> float:
        return self._blocks[-1].t1 - self.t0 if self._blocks else 0.0

    def add(self, block: Block, sigma: float, white: float, widest: float) -> bool:
        """Takes the next block; False where it broke the spell and began a new one (or none).

        `sigma` is the standard deviation of a block mean, `white` of a conversion, `widest` a limit for the range that
        noise may not exceed: all raw counts.
        """
        if block.high - block.low > min(BLOCK_RANGE_SIGMAS * white, 4 * widest) or block.same_s >= SAME_WORD_S:
            self.clear()
            return False
        limit = min(STILL_RANGE_SIGMAS * sigma, widest)
        low, high = min(self._low, block.mean), max(self._high, block.mean)
        if self.count and high - low <= limit:
            self._blocks.append(block)
            self._low, self._high = low, high
            self.count += 1
            return True
        held = self.count
        self._restart(self._fitting_tail(block, limit))
        return held == 0

    def _fitting_tail(self, block: Block, limit: float) -> Iterable[Block]:
        tail = deque([block])
        low = high = block.mean
        for older in reversed(self._blocks):
            low, high = min(low, older.mean), max(high, older.mean)
            if high - low > limit:
                break
            tail.appendleft(older)
        return tail

    def _restart(self, tail: Iterable[Block]) -> None:
        self._blocks.clear()
        self._blocks.extend(tail)
        self.count = len(self._blocks)
        self.t0 = self._blocks[0].t0
        means = [block.mean for block in self._blocks]
        self._low, self._high = min(means), max(means)


def robust_still_period(
    blocks: Sequence[tuple[float, float]], since: float, limit: float, unit: float, least_s: float
) -> tuple[float, float] | None:
    """Beginning and level of a calm of at least `least_s` seconds at the end of `blocks` (time, mean); None without.

    Nothing of before `since` counts. No block lies further than `limit` from the last ones; `unit` is a piece (raw
    counts).
    """
    if len(blocks) <= ROBUST_BLOCKS or blocks[-1][0] - since < least_s:
        return None
    end = blocks[-1][0]
    near = median(mean for _, mean in blocks[-ROBUST_BLOCKS:])
    begun = end
    earlier: list[float] = []
    later: list[float] = []
    for t, mean in reversed(blocks):
        if t <= since or abs(mean - near) > limit:
            break
        begun = t
        if end - t < least_s:
            (later if end - t < 0.5 * least_s else earlier).append(mean)
    if end - begun < least_s or not earlier:
        return None
    level, agrees = median(later), ROBUST_AGREEMENT_PIECES * unit
    return (begun, level) if max(abs(level - median(earlier)), abs(level - near)) <= agrees else None
