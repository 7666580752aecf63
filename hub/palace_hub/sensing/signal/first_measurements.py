"""First measurements of a weigh module: noise, drift, settling time, zero shift, repeatability, off-centre error.

Each class takes conversions or steady levels and gives its figures as properties, None while there are too few data.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import log, sqrt
from statistics import fmean, median, stdev

from monkey_palace.board.pieces import MASS_MG, Piece
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.signal.stillness import STEP_TO_SD

# -- at rest ----------------------------------------------------------------------------------------------------------

DISTURBED_G = 0.3
"""Change (g) of successive one-second means that ends a rest: a bump (0.05 to 0.5 g, SENSING) or a hand."""
LEAST_REST_S = 30
"""Shortest rest (s) that gives a drift (assumed)."""


@dataclass
class RestMeasurement:
    """Noise and drift of an untouched cell, from one-second means."""

    counts_per_g: float
    """Signed."""
    disturbed: int = 0
    """Number of disturbances; each begins a new rest."""
    _means: list[tuple[float, float]] = field(default_factory=list)  # second, grams
    _second: int = -1
    _sum: float = 0.0
    _steps: float = 0.0
    _n: int = 0
    _last: int | None = None
    _step_means: list[float] = field(default_factory=list)

    def feed(self, conversions: Sequence[tuple[float, int | None]]) -> None:
        """Takes conversions (hub seconds, raw counts or None)."""
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
                self._means.clear()  # a new rest begins
                self._step_means.clear()
            self._means.append((float(self._second), mean))
            self._step_means.append(self._steps / self._n)
        self._second, self._sum, self._steps, self._n = second, 0.0, 0.0, 0

    @property
    def seconds(self) -> int:
        """Length of the present rest (s)."""
        return len(self._means)

    @property
    def noise_mg(self) -> float | None:
        """Standard deviation of a conversion (mg); None before three seconds."""
        if len(self._step_means) < 3:
            return None
        return 1000 * STEP_TO_SD * median(self._step_means) / abs(self.counts_per_g)

    @property
    def drift_mg_per_min(self) -> float | None:
        """Slope of the one-second means by least squares (mg/min); None before `LEAST_REST_S`."""
        if len(self._means) < LEAST_REST_S:
            return None
        middle = fmean(t for t, _ in self._means)
        mean = fmean(g for _, g in self._means)
        spread = sum((t - middle) ** 2 for t, _ in self._means)
        return 60_000 * sum((t - middle) * (g - mean) for t, g in self._means) / spread


# -- swinging ---------------------------------------------------------------------------------------------------------

SWUNG_S = 1.0
"""Shortest recording (s) of a tap: no module is still sooner (sponge pads settle in 0.5 s to 2 mg; margin assumed)."""
TAPPED_G = 5.0
"""Deviation (g) from the level that starts a tap: ten times a table bump."""
WINDOW_S = 0.05
"""Window (s) for the height of the swing: four conversions, one of which lies near a peak at 25 to 48 Hz."""
FLOOR_SDS = 5.0
"""Height of a swing, in standard deviations of a conversion, below which it is noise."""
WAIT_FROM_G, WAIT_TO_G = 20.0, 0.002
"""The settling time is that from 20 g (median force of a hand, SENSING) to 2 mg (noise of a good level)."""


@dataclass
class TapMeasurement:
    """Settling time of a module, from taps after which it rings down freely."""

    counts_per_g: float
    noise_g: float
    """Standard deviation of a conversion (g)."""
    decays: list[float] = field(default_factory=list)
    """Decay rate of each tap (1/s)."""
    _level: float | None = None
    _tap: list[tuple[float, float]] = field(default_factory=list)

    def level(self, raw: float) -> None:
        """Takes a steady level (raw counts) and evaluates the tap before it.

        A level less than `SWUNG_S` after a tap is the one from before it, reported late: it is ignored.
        """
        if self._tap and self._tap[-1][0] - self._tap[0][0] < SWUNG_S:
            return
        self._level = raw
        if self._tap:
            heights = [(t, abs(swing - raw) / abs(self.counts_per_g)) for t, swing in self._tap]
            self._tap = []
            decay = _decay_rate(heights, self.noise_g)
            if decay is not None:
                self.decays.append(decay)

    def feed(self, conversions: Sequence[tuple[float, int | None]]) -> None:
        """Takes conversions (hub seconds, raw counts or None)."""
        for t, raw in conversions:
            if raw is None or self._level is None:
                continue
            if self._tap or abs(raw - self._level) > TAPPED_G * abs(self.counts_per_g):
                self._tap.append((t, float(raw)))

    @property
    def wait_s(self) -> float | None:
        """Settling time from 20 g to 2 mg (s); None before three taps."""
        return None if len(self.decays) < 3 else log(WAIT_FROM_G / WAIT_TO_G) / median(self.decays)


FREE_PART = 0.5
"""The swing is free once it is lower than this part of the tap's peak (assumed)."""


def _decay_rate(off: Sequence[tuple[float, float]], noise_g: float) -> float | None:
    """Decay rate of a tap (1/s): the median slope of the log heights over all pairs of windows (Theil-Sen).

    `off`: hub seconds and |deviation from the level| (g). Fewer than three usable windows give a lower bound. None if
    the swing does not decay.
    """
    start, push = max(off, key=lambda point: point[1])
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

BRICK_G = MASS_MG[Piece.BRICK] / 1000
"""Catalogue mass of the test brick (g)."""
STEP_PARTS = (0.5, 1.5)
"""Range of a step that counts as one brick, in bricks."""


@dataclass
class BrickMeasurement:
    """Repeatability of one brick that is put in and taken out again and again, from steady levels."""

    counts_per_g: float
    steps_g: list[float] = field(default_factory=list)
    """Size of each step (g), in and out."""
    others: int = 0
    """Changes that were no single brick."""
    inside: bool = False
    """The brick is in the cup."""
    _last: CellReading | None = None

    def level(self, reading: CellReading) -> None:
        """Takes a steady level.

        The same level with a longer still time replaces the last one; another level is a step.
        """
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
        """Mean of all steps (g)."""
        return fmean(self.steps_g) if self.steps_g else None

    @property
    def scatter_mg(self) -> float | None:
        """Standard deviation of a step (mg); None before five steps."""
        return 1000 * stdev(self.steps_g) if len(self.steps_g) >= 5 else None


PLACES = ("middle", "back_left", "back_right", "front_right", "front_left")
"""Places in the cup where a mass is laid, in this order."""
SAME_MASS = 0.1
"""Largest relative difference of a reading from the mass: cells differ by 0.1 to 0.6 % across a cup (SENSING)."""


@dataclass
class PlacesMeasurement:
    """Readings of one mass in the middle of the cup and near its four corners, from steady levels.

    The mass is lifted off after each place. Its reading is the difference from the levels before and after it. A mass
    that lies there at the start does not count.
    """

    counts_per_g: float
    mass_g: float
    empty_raw: float
    """Raw counts of the empty cup; a level half the mass above it has the mass on it."""
    readings_g: list[float] = field(default_factory=list)
    """By place."""
    others: int = 0
    """Things laid in that did not weigh the mass."""
    laid: bool = False
    """The mass lies in the cup."""
    _before: float | None = None
    _level: float | None = None

    def level(self, reading: CellReading) -> None:
        """Takes a steady level."""
        laid = (reading.raw - self.empty_raw) / self.counts_per_g > self.mass_g / 2
        if laid and not self.laid:
            self._before = self._level
        elif self.laid and not laid and self._level is not None and self._before is not None:
            self._lifted(self._level - (self._before + reading.raw) / 2)
        self.laid, self._level = laid, reading.raw

    def _lifted(self, net: float) -> None:
        grams = net / self.counts_per_g
        if abs(grams - self.mass_g) > SAME_MASS * self.mass_g:
            self.others += 1
        elif len(self.readings_g) < len(PLACES):
            self.readings_g.append(grams)

    @property
    def off_centre(self) -> float | None:
        """Largest difference between two places, as a part of the mass; None before all places."""
        if len(self.readings_g) < len(PLACES):
            return None
        return (max(self.readings_g) - min(self.readings_g)) / fmean(self.readings_g)


SHIFT_PRESSES = 3
"""Fewest presses that give a zero shift."""
RECOVERED_S = 5.0
"""Still time (s) after a press before its level is taken: most of the creep has decayed by then (assumed)."""


@dataclass
class ShiftMeasurement:
    """Zero shift of firm presses: the difference of the levels after and before each, less the drift in between."""

    counts_per_g: float
    drift_mg_per_min: float = 0.0
    shifts_mg: list[float] = field(default_factory=list)
    """Shift of each press (mg, signed)."""
    _before: CellReading | None = None
    _before_t: float = 0.0
    _pressed: bool = False

    def pressed(self) -> None:
        """Tells that a press has ended."""
        self._pressed = self._before is not None

    def level(self, reading: CellReading, t: float) -> None:
        """Takes a steady level at hub time `t` (s)."""
        if self._pressed and reading.still_s < RECOVERED_S:
            return
        if self._pressed and self._before is not None:
            moved = 1000 * (reading.raw - self._before.raw) / self.counts_per_g
            self.shifts_mg.append(moved - self.drift_mg_per_min * (t - self._before_t) / 60)
            self._pressed = False
        self._before, self._before_t = reading, t

    @property
    def shift_mg(self) -> float | None:
        """Root mean square of the shifts (mg); None before `SHIFT_PRESSES`."""
        if len(self.shifts_mg) < SHIFT_PRESSES:
            return None
        return sqrt(fmean(shift * shift for shift in self.shifts_mg))
