"""What a module is measured to be before it is trusted: noise, drift, how long it swings, what a press leaves behind,
and how one brick weighs again and again. Pure: each takes conversions or still levels and keeps what it has learnt.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import log, sqrt
from statistics import fmean, median, stdev

from palace_hub.sensing.signal.steady_level import CellReading

STEP_TO_SD = 0.886
"""Standard deviation of white noise over the mean absolute difference of successive conversions."""

# -- at rest ----------------------------------------------------------------------------------------------------------

DISTURBED_G = 0.3
"""A second whose mean lies so far off the one before was no rest: a table was bumped, or a hand came."""
LEAST_REST_S = 30


@dataclass
class RestMeasurement:
    """A cell that is left alone: seconds, their means, and the steps between conversions. `counts_per_g` with sign."""

    counts_per_g: float
    disturbed: int = 0
    _means: list[tuple[float, float]] = field(default_factory=list)  # second, grams
    _second: int = -1
    _sum: float = 0.0
    _steps: float = 0.0
    _n: int = 0
    _last: int | None = None
    _step_means: list[float] = field(default_factory=list)

    def feed(self, conversions: Sequence[tuple[float, int | None]]) -> None:
        """Take conversions (hub seconds, counts)."""
        for t, raw in conversions:
            if raw is None:
                continue
            if int(t) != self._second:
                self._close(int(t))
            self._steps += abs(raw - self._last) if self._last is not None else 0
            self._last = raw
            self._sum += raw
            self._n += 1

    def _close(self, second: int) -> None:
        if self._n:
            mean = self._sum / self._n / self.counts_per_g
            if self._means and abs(mean - self._means[-1][1]) > DISTURBED_G:
                self.disturbed += 1
                self._means.clear()  # what follows is another rest
                self._step_means.clear()
            self._means.append((float(self._second), mean))
            self._step_means.append(self._steps / self._n)
        self._second, self._sum, self._steps, self._n = second, 0.0, 0.0, 0

    @property
    def seconds(self) -> int:
        """How long it has been at rest."""
        return len(self._means)

    @property
    def noise_mg(self) -> float | None:
        """Standard deviation of one conversion."""
        if len(self._step_means) < 3:
            return None
        return 1000 * STEP_TO_SD * median(self._step_means) / abs(self.counts_per_g)

    @property
    def drift_mg_per_min(self) -> float | None:
        """Slope of the seconds' means by least squares; None before half a minute."""
        if len(self._means) < LEAST_REST_S:
            return None
        middle = fmean(t for t, _ in self._means)
        mean = fmean(g for _, g in self._means)
        spread = sum((t - middle) ** 2 for t, _ in self._means)
        return 60_000 * sum((t - middle) * (g - mean) for t, g in self._means) / spread


# -- swinging ---------------------------------------------------------------------------------------------------------

SWUNG_S = 1.0
"""Nothing is still sooner after a tap."""
TAPPED_G = 5.0
"""A tap throws the cup so far off its level."""
WINDOW_S = 0.05
"""Four conversions: at 25 to 48 Hz a swing shows its height in one of them."""
FLOOR_SDS = 5.0
"""A swing lower than so many standard deviations of a conversion is noise."""
WAIT_FROM_G, WAIT_TO_G = 20.0, 0.002
"""The wait that is told: a hand's 20 g die to what one piece may be judged by."""


@dataclass
class TapMeasurement:
    """Taps on one module that then rings down freely. `noise_g`: standard deviation of a conversion."""

    counts_per_g: float
    noise_g: float
    decays: list[float] = field(default_factory=list)  # 1/s, one of each tap
    _level: float | None = None
    _tap: list[tuple[float, float]] = field(default_factory=list)

    def level(self, raw: float) -> None:
        """The cup is still at `raw` counts; a tap that went before is judged against it. The spell from before a tap is
        told for a moment longer than it lasts."""
        if self._tap and self._tap[-1][0] - self._tap[0][0] < SWUNG_S:
            return
        self._level = raw
        if self._tap:
            found = _decay_rate([(t, abs(one - raw) / abs(self.counts_per_g)) for t, one in self._tap], self.noise_g)
            self._tap = []
            if found is not None:
                self.decays.append(found)

    def feed(self, conversions: Sequence[tuple[float, int | None]]) -> None:
        """Take conversions (hub seconds, counts)."""
        for t, raw in conversions:
            if raw is None or self._level is None:
                continue
            if self._tap or abs(raw - self._level) > TAPPED_G * abs(self.counts_per_g):
                self._tap.append((t, float(raw)))

    @property
    def wait_s(self) -> float | None:
        """How long 20 g take to die to 2 mg; None before three taps."""
        return None if len(self.decays) < 3 else log(WAIT_FROM_G / WAIT_TO_G) / median(self.decays)


FREE_PART = 0.5
"""A swing is free once it is lower than this part of the tap's own push."""


def _decay_rate(off: Sequence[tuple[float, float]], noise_g: float) -> float | None:
    """1/s: the middle one of all slopes between two windows' heights, in logarithms, from where the hand has gone down
    to the noise; where fewer than three windows stand out, at least what takes a swing from the push to the noise in so
    few. None where nothing dies away."""
    start, push = max(off, key=lambda one: one[1])
    heights: dict[int, float] = {}
    for t, height in off:
        if t >= start:
            window = int((t - start) / WINDOW_S)
            heights[window] = max(heights.get(window, 0.0), height)
    points: list[tuple[float, float]] = []
    windows = 0
    for window, height in sorted(heights.items()):
        if height < FLOOR_SDS * noise_g:
            break
        windows = window + 1
        if height < FREE_PART * push:
            points.append((window * WINDOW_S, log(height)))
    if len(points) < 3:
        return log(push / (FLOOR_SDS * noise_g)) / ((windows + 1) * WINDOW_S)
    slope = median((h1 - h0) / (t1 - t0) for (t0, h0), (t1, h1) in combinations(points, 2))
    return -slope if slope < 0 else None


# -- levels before and after ------------------------------------------------------------------------------------------

BRICK_G = 0.44
STEP_PARTS = (0.5, 1.5)
"""A change of level is one brick where it lies between these parts of one."""
MOST_BRICKS = 50


@dataclass
class BrickMeasurement:
    """One brick put in and taken out, again and again; fed with still levels."""

    counts_per_g: float
    steps_g: list[float] = field(default_factory=list)
    others: int = 0  # changes that were no single brick
    inside: bool = False
    _last: CellReading | None = None

    def level(self, reading: CellReading) -> None:
        """A still level: of the same spell as before it only makes that one better, of another it is a step."""
        if self._last is None:
            self._last = reading
            return
        step = (reading.raw - self._last.raw) / self.counts_per_g
        if abs(step) < STEP_PARTS[0] * BRICK_G:
            if reading.still_s >= self._last.still_s:
                self._last = reading
            return
        if abs(step) <= STEP_PARTS[1] * BRICK_G and (step > 0) is not self.inside:
            self.steps_g.append(abs(step))
            self.inside = step > 0
        else:
            self.others += 1
        self._last = reading

    @property
    def brick_g(self) -> float | None:
        """The mean of all steps."""
        return fmean(self.steps_g) if self.steps_g else None

    @property
    def scatter_mg(self) -> float | None:
        """Standard deviation of a step; None before five."""
        return 1000 * stdev(self.steps_g) if len(self.steps_g) >= 5 else None


SHIFT_PRESSES = 3
RECOVERED_S = 5.0
"""After a press a cell creeps back; its level is taken once it has been still for so long."""


@dataclass
class ShiftMeasurement:
    """What firm presses leave behind: the level before and after each, less the drift in between."""

    counts_per_g: float
    drift_mg_per_min: float = 0.0
    shifts_mg: list[float] = field(default_factory=list)
    _before: CellReading | None = None
    _before_t: float = 0.0
    _pressed: bool = False

    def pressed(self) -> None:
        """A press has ended."""
        self._pressed = self._before is not None

    def level(self, reading: CellReading, t: float) -> None:
        """A still level at hub time `t`."""
        if self._pressed and reading.still_s < RECOVERED_S:
            return
        if self._pressed and self._before is not None:
            moved = 1000 * (reading.raw - self._before.raw) / self.counts_per_g
            self.shifts_mg.append(moved - self.drift_mg_per_min * (t - self._before_t) / 60)
            self._pressed = False
        self._before, self._before_t = reading, t

    @property
    def shift_mg(self) -> float | None:
        """The root of the mean square of the shifts; None before three presses."""
        if len(self.shifts_mg) < SHIFT_PRESSES:
            return None
        return sqrt(fmean(one * one for one in self.shifts_mg))
