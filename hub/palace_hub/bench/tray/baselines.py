"""Two simple baseline detectors on labelled traces, with settings from a grid search.

Rounding shows round((weight - tare) / unit) once it has been constant for a while. The moving-average threshold
detector counts the difference of successive still levels, so that drift does not matter. Both get the product's
calibration and filtered conversions (no rails, no 2^n - 1, median of three). They are judged by changes: errors do not
add up.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np
import numpy.typing as npt

from palace_hub.bench.statistics import quantiles
from palace_hub.bench.tray.traces import Trace
from palace_hub.bench.tray.trials import CLOCK_GRAIN_S, QUIET_S, TraceTruth, VisitVerdict

GRID_S = 0.025
"""Time step of a baseline (s): two conversions at 80 SPS."""
FULL_SCALE = (1 << 23) - 1
WORDS = np.array([(1 << bits) - 1 for bits in range(8, 24)] + [-1, -FULL_SCALE - 1])

Floats = npt.NDArray[np.float64]
Commit = tuple[float, int]
"""Hub time of a commit (s), change of the count (pieces)."""
Still = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class BaselineSettings:
    """Settings of a baseline detector."""

    average_s: float
    """Length of the moving average."""
    hold_s: float
    """Time for which the average must be constant."""
    range_pieces: float
    """Its largest range in that time."""

    def __str__(self) -> str:
        return f"average {self.average_s} s, hold {self.hold_s} s, range {self.range_pieces} of a piece"


QUICK_S = 0.55
"""Largest median wait (s) of "quick" settings: the product's bar (SENSING)."""
_AVERAGES_S, _HOLDS_S, _RANGES = (0.1, 0.25, 0.5, 1.0, 2.0), (0.2, 0.5, 1.0, 2.0), (0.05, 0.1, 0.2, 0.4)
GRID = tuple(BaselineSettings(*point) for point in product(_AVERAGES_S, _HOLDS_S, _RANGES))


class BaselineReadings:
    """A trace for the baselines: pieces above the tare, on a grid of `GRID_S`."""

    def __init__(self, trace: Trace) -> None:
        good = ~trace.refused & ~np.isin(trace.raw, WORDS)
        raw = trace.raw[good].astype(np.float64)
        if raw.size >= 3:
            raw[1:-1] = np.median(np.stack((raw[:-2], raw[1:-1], raw[2:])), axis=0)
        t = trace.t[good]
        self.times = np.arange(trace.t[0] + GRID_S, trace.visits[-1].until_s if trace.visits else trace.t[-1], GRID_S)
        self._t = t
        self._sums = np.concatenate(([0.0], np.cumsum((raw - trace.zero_raw) / trace.counts_per_piece)))
        self._until = np.searchsorted(t, self.times, side="right")

    def averaged(self, seconds: float) -> Floats:
        """Means of the last `seconds` at each grid time (pieces); NaN without conversions."""
        since = np.searchsorted(self._t, self.times - seconds, side="right")
        n = self._until - since
        with np.errstate(invalid="ignore", divide="ignore"):
            return np.asarray((self._sums[self._until] - self._sums[since]) / n, dtype=np.float64)


def rounding(readings: BaselineReadings, settings: BaselineSettings) -> tuple[list[Commit], Still]:
    """Commits of rounding (weight - tare) / unit, and the grid times at which it is still."""
    mean = readings.averaged(settings.average_s)
    still = _still(mean, settings)
    shown = np.rint(mean)
    times, commits, last = readings.times, [], None
    for index in np.flatnonzero(still).tolist():
        count = int(shown[index])
        if last is None:
            last = count
        elif count != last:
            commits.append((float(times[index]), count - last))
            last = count
    return commits, still


def threshold(readings: BaselineReadings, settings: BaselineSettings) -> tuple[list[Commit], Still]:
    """Commits of the threshold detector (changes above half a piece), and the grid times at which it is still."""
    mean = readings.averaged(settings.average_s)
    still = _still(mean, settings)
    times, levels, commits = readings.times, mean.tolist(), []
    level: float | None = None
    for index in np.flatnonzero(still).tolist():
        now = levels[index]
        if level is not None and abs(now - level) > 0.5:
            commits.append((float(times[index]), round(now - level)))
        level = now
    return commits, still


def _still(mean: Floats, settings: BaselineSettings) -> Still:
    """The grid times at which the average has stayed within its range for the hold time."""
    size = max(2, round(settings.hold_s / GRID_S))
    still = np.zeros(mean.size, dtype=bool)
    if mean.size < size:
        return still
    windows = np.lib.stride_tricks.sliding_window_view(mean, size)
    with np.errstate(invalid="ignore"):
        still[size - 1 :] = windows.max(axis=1) - windows.min(axis=1) <= settings.range_pieces
    return still


Detector = Callable[[BaselineReadings, BaselineSettings], tuple[list[Commit], Still]]
BASELINES: dict[str, Detector] = {"rounding": rounding, "threshold": threshold}


def judge_baseline(
    trace: Trace, detector: Detector, settings: BaselineSettings, readings: BaselineReadings | None = None
) -> list[VisitVerdict]:
    """Verdicts on a baseline, one per visit. After a visit that ends still it gets the true count.

    A baseline never asks; with a foreign piece or a dead cell any commit is wrong.
    """
    readings = BaselineReadings(trace) if readings is None else readings
    commits, still = detector(readings, settings)
    truth = TraceTruth(trace)
    remaining = iter([*commits, (float("inf"), 0)])
    at, change = next(remaining)
    count, verdicts = trace.count, []
    while trace.visits and at < trace.visits[0].start_s:
        at, change = next(remaining)
    for visit in trace.visits:
        wrong, latency = False, None
        while at < visit.until_s:
            count += change
            true = truth.between(at - QUIET_S - CLOCK_GRAIN_S, at)
            wrong = wrong or count not in true or visit.dead or bool(visit.foreign)
            if count == visit.after and visit.after != visit.before:
                latency = max(0.0, at - visit.left_s)
            at, change = next(remaining)
        end = min(still.size - 1, int(np.searchsorted(readings.times, visit.until_s)) - 1)
        stands = bool(still[end]) and visit.until_s - visit.left_s >= QUIET_S
        if stands:
            wrong = wrong or count != visit.after or visit.dead or bool(visit.foreign)
        if stands or wrong:
            count = visit.after
        verdicts.append(VisitVerdict(visit, wrong, False, latency))
    return verdicts


@dataclass(frozen=True, slots=True)
class BestSettings:
    """The settings with the fewest wrong or late visits."""

    quick: BaselineSettings
    """Among the settings with a median wait up to `QUICK_S`, if there are any."""
    slow: BaselineSettings
    """Among all settings."""


def find_best_settings(
    detector: Detector, traces: Iterable[Trace], grid: Sequence[BaselineSettings] = ()
) -> BestSettings:
    """The best settings of `grid` (empty: `GRID`) on `traces`; equally good ones by their total wait."""
    readings = [(trace, BaselineReadings(trace)) for trace in traces]
    costs: list[tuple[bool, int, float, BaselineSettings]] = []
    for settings in grid or GRID:
        verdicts = [
            verdict for trace, reading in readings for verdict in judge_baseline(trace, detector, settings, reading)
        ]
        bad = sum((verdict.silent_wrong or verdict.late) and verdict.ordinary for verdict in verdicts)
        waits = [verdict.latency_s for verdict in verdicts if verdict.latency_s is not None]
        median = quantiles(waits)[0]
        costs.append((median is None or median > QUICK_S, bad, sum(waits), settings))
    return BestSettings(min(costs, key=lambda cost: cost[:3])[3], min(costs, key=lambda cost: cost[1:3])[3])
