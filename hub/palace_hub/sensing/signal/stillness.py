"""Noise, drift, rate and still periods of one cell, estimated from its own blocks. Levels are raw counts."""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import hypot, sqrt
from statistics import median

from palace_hub.sensing.signal.conversions import SAME_WORD_S, ConversionBlock

STEP_TO_SD = 0.886
"""Standard deviation of white noise over the mean |difference| of successive conversions: sqrt(pi) / 2."""
# The noise estimate uses the lower quartile over blocks, which lies 12 % below the mean.
_QUARTILE_STEP_TO_SD = STEP_TO_SD * 1.12
# Blocks in the noise estimate: ten seconds. A hand is seldom in a compartment for three quarters of that.
_STEPS_KEPT = 128
_RELEARN_EVERY = 16
# Standard deviation of a block mean over the lower quartile of |difference| of successive means: 1 / (0.3186 sqrt(2)).
_QUARTILE_MOVE_TO_SD = 2.219

LARGEST_WANDER = 2.0
"""Largest noise of a block mean, in units of its white noise. Hum and flicker stay below (SENSING: folded mains 1 to 2
mg at 13 to 17 mg of noise); without the cap one movement would make a cell noisy for long."""

LEAST_NOISE = 1.0
"""Least noise of a conversion (raw counts): quantisation alone gives 0.3; a quieter cell is dead (assumed)."""

STILL_RANGE_SIGMAS = 6.5
"""Largest range of the block means in a still period, in standard deviations of a block mean: 1 set in 300 of 25
Gaussian draws is wider."""
BLOCK_RANGE_SIGMAS = 20.0
"""Largest range of the conversions in one block, in standard deviations of a conversion. It is wide, because the mean
is right even while the end of a ringing is in it (assumed)."""

SURE_STILL_S = 2.2
"""Still time (s) that shows a hand's tremor: the quietest 2.2 s of recorded human holds still had a standard deviation
of 1.1 % of the force (SENSING). A level that is as quiet as the empty cell for so long is hardly held (`wobble`)."""

ROBUST_SIGMAS = 7.0
"""Largest distance of a block from the last ones in a robust still period, in standard deviations of a block mean."""
ROBUST_BLOCKS = 6
"""Blocks (0.5 s) that form "the last ones"."""
ROBUST_AGREEMENT_PIECES = 0.15
"""Largest difference (pieces) between the medians of both halves and of the end: a count tolerates as much."""

FASTEST_DRIFT_G_PER_MIN = 0.4
"""Fastest drift that the zero follows (g/min): 1 kg cells warm up at up to 0.19 g/min (SENSING), doubled for a warming
room. A faster movement is no drift."""
LEAST_DRIFT_MG_PER_MIN = 10.0
"""Least drift (mg/min) assumed for unwatched time of a measured cell: settled good cells drift by 2 to 6 (SENSING)."""
UNKNOWN_DRIFT_MG_PER_MIN = 60.0
"""Drift (mg/min) assumed for a cell without a measurement: the upper end of a good cell's warm-up (SENSING)."""

LEVEL_FLOOR_MG = 2.0
"""Noise (mg) of a level that no averaging removes: 1/f floor and hum of a good cell, 1 to 2 mg each (SENSING)."""
LEVEL_FLOOR_PART = 0.15
"""The same as a part of a conversion's standard deviation; about equal in all three builds (SENSING)."""


def drift_bound(measured_mg_per_min: float) -> float:
    """The drift (mg/min) assumed for unwatched time: twice the measured one, at least `LEAST_DRIFT_MG_PER_MIN`."""
    return max(LEAST_DRIFT_MG_PER_MIN, 2.0 * abs(measured_mg_per_min))


def level_error(raw: float, white: float, drifted_mg: float, unit: float, piece_g: float) -> float:
    """Standard deviation of a level, in pieces.

    `raw`: noise of the averaged level (raw counts); `white`: of a conversion (raw counts); `drifted_mg`: possible drift
    since the level before; a piece is `unit` raw counts and `piece_g` grams.
    """
    floor = max(LEVEL_FLOOR_MG, LEVEL_FLOOR_PART * white * piece_g * 1000.0 / unit)
    return hypot(raw / unit, hypot(floor, drifted_mg) / 1000.0 / piece_g)


class NoiseMeter:
    """Noise of a conversion (`white`) and of block means, in raw counts; None before the first four blocks.

    The noise of block means is learnt from quiet differences and begins with what the white noise alone gives: one
    movement does not make a cell noisy. A noisy cell is never quiet, so a cell that has not been quiet for ten seconds
    is judged by the lower quartile of all its differences, which a hand does not lower.
    """

    __slots__ = ("_due", "_last", "_moves", "_restless", "_steps", "_wander", "white")

    def __init__(self) -> None:
        self._steps: deque[float] = deque(maxlen=_STEPS_KEPT)
        self._moves: deque[float] = deque(maxlen=_STEPS_KEPT)  # |difference| of successive block means
        self._last: ConversionBlock | None = None
        self._restless = 0  # blocks since the last quiet difference
        self._due = 0
        self._wander: float | None = None
        self.white: float | None = None

    def add(self, block: ConversionBlock) -> None:
        self._steps.append(block.step)
        if self._last is not None:
            self._moves.append(abs(block.mean - self._last.mean))
        self._last = block
        self._restless += 1
        self._due -= 1
        if self._due <= 0 and len(self._steps) >= 4:
            ordered = sorted(self._steps)
            self.white = max(LEAST_NOISE, ordered[len(ordered) // 4] * _QUARTILE_STEP_TO_SD)
            self._due = _RELEARN_EVERY if len(ordered) >= _RELEARN_EVERY else 1
            if self._wander is not None and self._restless >= _STEPS_KEPT:
                moves = sorted(self._moves)
                self._wander = min(self._wander, (moves[len(moves) // 4] * _QUARTILE_MOVE_TO_SD) ** 2)

    def add_quiet_difference(self, difference: float) -> None:
        """Takes the difference of two successive block means of a quiet cell (raw counts)."""
        if self._last is None or self.white is None:
            return
        self._restless = 0
        if self._wander is None:
            self._wander = self._white_of_mean(self._last.n) ** 2
        half = 0.5 * difference * difference
        self._wander += (min(half, 9 * self._wander) - self._wander) / 64

    def _white_of_mean(self, n: int) -> float:
        """Standard deviation of the mean of `n` conversions by white noise alone (raw counts)."""
        return 1.15 * (self.white or 0.0) / sqrt(n)  # factor 1.15: a median of three averages less than a mean

    def block_mean(self, n: int) -> float | None:
        """Standard deviation of the mean of `n` conversions (raw counts); None: not known yet."""
        if self.white is None:
            return None
        white = self._white_of_mean(n)
        if self._wander is None:
            return white
        return max(white, min(sqrt(self._wander), LARGEST_WANDER * white))


class DriftMeter:
    """Drift of a quiet level over the last minute of quiet; `per_s` in raw counts per second, None before any."""

    __slots__ = ("_watched", "per_s")

    _MEMORY_S = 60.0
    _FIRST_S = 10.0

    def __init__(self) -> None:
        self.per_s: float | None = None
        self._watched = 0.0

    @property
    def settled(self) -> bool:
        """At least half a minute of quiet has been measured."""
        return self._watched >= 0.5 * self._MEMORY_S

    def bound_mg_per_min(self, mg_per_count: float | None) -> float:
        """The drift (mg/min) assumed for unwatched time."""
        if self.per_s is None or mg_per_count is None or not self.settled:
            return UNKNOWN_DRIFT_MG_PER_MIN
        return drift_bound(self.per_s * mg_per_count * 60.0)

    def expected_move(self, seconds: float) -> float:
        """Expected drift (raw counts) in `seconds` without measurement; 0 before the drift is settled."""
        return (self.per_s or 0.0) * seconds if self.settled else 0.0

    def drift_limit(self, mg_per_count: float | None) -> float:
        """Largest plausible drift (raw counts per second); before it is settled, the fastest of any cell."""
        mg = self.bound_mg_per_min(mg_per_count) if self.settled else 1000.0 * FASTEST_DRIFT_G_PER_MIN
        return mg / 60.0 / (mg_per_count or 1.0)

    def add(self, move: float, seconds: float) -> None:
        """Takes a movement of the tracked level by `move` raw counts in `seconds` of quiet."""
        self._watched = min(self._MEMORY_S, self._watched + seconds)
        before = self.per_s or 0.0
        self.per_s = before + (move / seconds - before) * min(1.0, seconds / max(self._watched, self._FIRST_S))


class RateMeter:
    """Conversion rate from the conversions' own times: an exponential average over about four seconds."""

    __slots__ = ("_n", "_seconds")

    _KEEP = 0.98

    def __init__(self) -> None:
        self._n = 0.0
        self._seconds = 0.0

    def add(self, n: int, seconds: float) -> None:
        """Takes a block of `n` conversions; `seconds`: from its first conversion to the first of the next block."""
        self._n = self._n * self._KEEP + n
        self._seconds = self._seconds * self._KEEP + max(seconds, 0.0)

    @property
    def hz(self) -> float | None:
        return self._n / self._seconds if self._seconds > 0.5 else None


class StillPeriod:
    """The present still period: successive blocks whose means stay within noise. Empty while the cell moves.

    `count`: its blocks; `t0`: hub time of its start (s).
    """

    __slots__ = ("_blocks", "_high", "_low", "count", "t0")

    # Blocks that form the level: one second. Older ones may hold the end of a creep.
    _KEPT = 12

    def __init__(self) -> None:
        self._blocks: deque[ConversionBlock] = deque(maxlen=self._KEPT)
        self._low = self._high = 0.0
        self.count = 0
        self.t0 = 0.0

    def clear(self) -> None:
        self._blocks.clear()
        self.count = 0

    def move(self, counts: float) -> None:
        """Moves all its blocks by `counts`: the cell reads so much more from now on, and nobody has touched it."""
        self._blocks = deque((replace(block, mean=block.mean + counts) for block in self._blocks), maxlen=self._KEPT)
        self._low += counts
        self._high += counts

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
        """Number of blocks in `level`."""
        return len(self._blocks)

    def seconds(self) -> float:
        return self._blocks[-1].t1 - self.t0 if self._blocks else 0.0

    def add(self, block: ConversionBlock, sigma: float, white: float, widest: float) -> bool:
        """Takes the next block; returns False if it ended the period (a new one may begin with it).

        `sigma`: standard deviation of a block mean; `white`: of a conversion; `widest`: largest range of the means,
        whatever the noise. All raw counts.
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

    def _fitting_tail(self, block: ConversionBlock, limit: float) -> Iterable[ConversionBlock]:
        tail = deque([block])
        low = high = block.mean
        for older in reversed(self._blocks):
            low, high = min(low, older.mean), max(high, older.mean)
            if high - low > limit:
                break
            tail.appendleft(older)
        return tail

    def _restart(self, tail: Iterable[ConversionBlock]) -> None:
        self._blocks.clear()
        self._blocks.extend(tail)
        self.count = len(self._blocks)
        self.t0 = self._blocks[0].t0
        means = [block.mean for block in self._blocks]
        self._low, self._high = min(means), max(means)


def robust_still_period(
    blocks: Sequence[tuple[float, float]], since: float, limit: float, unit: float, least_s: float
) -> tuple[float, float] | None:
    """Start (hub seconds) and level of a still period at the end of `blocks`, by medians; None if there is none.

    `StillPeriod` ends at every bump, and on a noisy cell by chance every second or so. Here no block may lie further
    than `limit` from the median of the last ones, and the medians of both halves and of the end must agree: a bump of
    less than a quarter of the time moves none of them. `blocks`: (hub seconds, mean), none before `since` counts;
    `unit`: a piece. Levels in raw counts.
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
