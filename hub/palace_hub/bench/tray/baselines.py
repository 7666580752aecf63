"""The two counts that anybody would write first, each over labelled traces at settings that a grid search finds.

Plain rounding shows (weight - tare) / unit, rounded, once it has not changed for a while. The moving-average threshold
detector holds each still level against the one before and counts the difference, so that drift cannot hurt it. Both are
given what the product has: the calibration, and conversions without rails and words of ones, after a median of three.
They are judged more kindly: by the change that they see in a visit, so that nothing adds up.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np
import numpy.typing as npt

from palace_hub.bench.tray.traces import Trace
from palace_hub.bench.tray.trials import CLOCK_GRAIN_S, QUIET_S, Truth, Verdict, quantiles

GRID_S = 0.025
"""Two conversions at 80 a second: how often a baseline looks."""
FULL_SCALE = (1 << 23) - 1
WORDS = np.array([(1 << bits) - 1 for bits in range(8, 24)] + [-1, -FULL_SCALE - 1])

Floats = npt.NDArray[np.float64]
Commit = tuple[float, int]
"""When, and the change of the count in pieces."""
Still = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Settings:
    """Seconds that are averaged, seconds that the result must hold, and how far it may wander in them (pieces)."""

    average_s: float
    hold_s: float
    range_pieces: float

    def __str__(self) -> str:
        return f"average {self.average_s} s, hold {self.hold_s} s, range {self.range_pieces} of a piece"


QUICK_S = 0.55
"""Half of the product's answers must come so soon after the hand has left (the bar's median)."""
GRID = tuple(Settings(*one) for one in product((0.1, 0.25, 0.5, 1.0, 2.0), (0.2, 0.5, 1.0, 2.0), (0.05, 0.1, 0.2, 0.4)))


class Readings:
    """A trace as both baselines see it: pieces above the tare on an even grid of time, averaged over some seconds."""

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
        """Means of the last `seconds`, not a number where nothing came."""
        since = np.searchsorted(self._t, self.times - seconds, side="right")
        n = self._until - since
        with np.errstate(invalid="ignore", divide="ignore"):
            return np.asarray((self._sums[self._until] - self._sums[since]) / n, dtype=np.float64)


def rounding(readings: Readings, settings: Settings) -> tuple[list[Commit], Still]:
    """Plain rounding of (weight - tare) / unit; the tare is the one of the calibration."""
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


def threshold(readings: Readings, settings: Settings) -> tuple[list[Commit], Still]:
    """Each still level of the moving average against the one before; half a piece and more is a change."""
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


def _still(mean: Floats, settings: Settings) -> Still:
    """Where the average has stayed within its range for the hold."""
    size = max(2, round(settings.hold_s / GRID_S))
    still = np.zeros(mean.size, dtype=bool)
    if mean.size < size:
        return still
    windows = np.lib.stride_tricks.sliding_window_view(mean, size)
    with np.errstate(invalid="ignore"):
        still[size - 1 :] = windows.max(axis=1) - windows.min(axis=1) <= settings.range_pieces
    return still


Detector = Callable[[Readings, Settings], tuple[list[Commit], Still]]
BASELINES: dict[str, Detector] = {"rounding": rounding, "threshold": threshold}


def judged(trace: Trace, detector: Detector, settings: Settings, readings: Readings | None = None) -> list[Verdict]:
    """A baseline's commits held against the visits. After a visit at whose end it stands still, it is told the truth.

    It never asks, so a foreign piece or a dead cell is right only where nothing is counted.
    """
    readings = Readings(trace) if readings is None else readings
    commits, still = detector(readings, settings)
    truth = Truth(trace)
    found = iter([*commits, (float("inf"), 0)])
    at, change = next(found)
    count, verdicts = trace.count, []
    while trace.visits and at < trace.visits[0].start_s:
        at, change = next(found)
    for visit in trace.visits:
        wrong, latency = False, None
        while at < visit.until_s:
            count += change
            true = truth.between(at - QUIET_S - CLOCK_GRAIN_S, at)
            wrong = wrong or count not in true or visit.dead or bool(visit.foreign)
            if count == visit.after and visit.after != visit.before:
                latency = max(0.0, at - visit.left_s)
            at, change = next(found)
        end = min(still.size - 1, int(np.searchsorted(readings.times, visit.until_s)) - 1)
        stands = bool(still[end]) and visit.until_s - visit.left_s >= QUIET_S
        if stands:
            wrong = wrong or count != visit.after or visit.dead or bool(visit.foreign)
        if stands or wrong:
            count = visit.after
        verdicts.append(Verdict(visit, wrong, False, latency))
    return verdicts


@dataclass(frozen=True, slots=True)
class Best:
    """The settings with the fewest visits wrong or late; `quick`: of those that answer within `QUICK_S`, if any do."""

    quick: Settings
    slow: Settings


def best(detector: Detector, traces: Iterable[Trace], grid: Sequence[Settings] = ()) -> Best:
    """The best settings of a grid (`GRID` if none is given) over these traces; of equally good ones the quickest."""
    readings = [(trace, Readings(trace)) for trace in traces]
    costs: list[tuple[bool, int, float, Settings]] = []
    for settings in grid or GRID:
        found = [verdict for trace, reading in readings for verdict in judged(trace, detector, settings, reading)]
        bad = sum((verdict.silent_wrong or verdict.late) and verdict.ordinary for verdict in found)
        waits = [verdict.latency_s for verdict in found if verdict.latency_s is not None]
        median = quantiles(waits)[0]
        costs.append((median is None or median > QUICK_S, bad, sum(waits), settings))
    return Best(min(costs, key=lambda one: one[:3])[3], min(costs, key=lambda one: one[1:3])[3])
