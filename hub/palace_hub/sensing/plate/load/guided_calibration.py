"""The guided calibration: computes a `PlateCalibration` from the record of a stack that goes from stud to stud.

The record begins with a few seconds of the bare sheet. On each stud the stack is pressed on, left alone for a second or
two, and taken off. The bare sheet gives the noise, the tails of the presses give ringing and creep, the stack's gains
give the matrix, and the bare levels before and after each stud give the zero shift.
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

import numpy as np

from palace_hub.locale.message import Message
from palace_hub.sensing.plate.load.calibration import (
    DRIFT_OF_WHITE,
    PlateCalibration,
    PlateCalibrationResult,
    PressReading,
    StudReading,
    calibrate_plate,
)
from palace_hub.sensing.plate.load.creep import CELLS, CreepGains, Floats
from palace_hub.sensing.plate.load.ringing import RingingMode, Samples, find_ringing
from palace_hub.sensing.plate.load.signal import PlateSignal, QuietMoment
from palace_hub.sensing.signal.conversions import REFUSED_WORDS

BARE_S: Final = 3.0
"""Bare sheet at the beginning, hands off, s: 200 or more conversions of each cell at 71 to 89 a second."""

# Median absolute first difference of white noise to standard deviation: with 1 / 0.845, 1 / (0.6745 sqrt 2).
_STEP_TO_SD = 0.886
_LEAST_BARE = 100  # conversions of each cell that the noise needs (assumed)

_TAIL_S = 0.5  # length of a press's tail, from which frequency and damping are fitted
_TAIL_PART = 0.02  # range of a tail's bins, as a part of the record's range
_TAILS = 8  # tails that are used, spread over the record
_BIN_S = 0.1
# Order of the drift over the record: constant, linear and quadratic. Warming up (8 min) takes longer than the record.
_DRIFT_TERMS = 3
_AT_ONCE = 40  # batches between two yields of `work`: 2 s of the record

STACK_PART: Final = 0.3
"""Tolerance of the stack's total count from stud to stud, as a part: cells differ from 5.7 to 7.2 counts for 1 mg."""
# Total count from which something lies on the sheet, in sums of the four cells' conversion noise: 2 g on a good plate,
# 7 g on a cheap one; the stack weighs 10 g.
_MOVED = 25.0

Conversions = Sequence[Sequence[tuple[float, int | None]]]
"""One message: for each corner its conversions (hub seconds, raw counts; None if refused)."""


class GuidedCalibration:
    """Record of the procedure; `finish` or `work` computes the calibration."""

    def __init__(self) -> None:
        self._batches: list[Conversions] = []

    def feed(self, conversions: Conversions) -> None:
        """Add one message to the record."""
        self._batches.append(conversions)

    def finish(self, named: Sequence[tuple[float, int, int]], grams: float) -> PlateCalibrationResult:
        """Compute the calibration.

        `named`: hub time (s) at which the guide asked for a stud, and the stud (x, y). `grams`: mass of the stack.
        A stud without a quiet moment of the stack is left out. Faults besides those of `calibrate_plate`:
        `plate-restless` (no quiet bare sheet).
        """
        work = self.work(named, grams)
        while True:
            try:
                next(work)
            except StopIteration as done:
                result: PlateCalibrationResult = done.value
                return result

    def work(
        self, named: Sequence[tuple[float, int, int]], grams: float
    ) -> Generator[float, None, PlateCalibrationResult]:
        """`finish` in small parts: yields the part that is done (0 to 1), returns the result."""
        batches = tuple(self._batches)
        samples = self._samples()
        white = _noise(samples)
        if white is None:
            return PlateCalibrationResult.refused(Message("plate-restless"))
        ring = find_ringing(_tails(samples), white)
        gains = CreepGains.unlearnt()
        quiets: list[QuietMoment] = []
        # Two passes: the creep that the first pass learns is applied to the early studs as well.
        for time in range(2):
            signal = PlateSignal(_provisional(white, gains, ring))
            quiets = []
            for number, batch in enumerate(batches):
                if number % _AT_ONCE == 0:
                    yield (time + number / len(batches)) / 2
                quiets += signal.feed(batch)
            quiets += [signal.present] if signal.present is not None else []
            gains, ring = signal.creep.gains, signal.ring
        if not quiets:
            return PlateCalibrationResult.refused(Message("plate-restless"))
        readings, presses = _paired(quiets, named, white, grams)
        return calibrate_plate(quiets[0].levels, white, readings, presses, gains, ring)

    def _samples(self) -> Samples:
        found: list[tuple[Floats, Floats]] = []
        for cell in range(CELLS):
            ones = [conversion for batch in self._batches for conversion in batch[cell] if conversion[1] is not None]
            good = np.array(
                [
                    (t, raw)
                    for t, raw in ((conversion[0], conversion[1]) for conversion in ones)
                    if raw not in REFUSED_WORDS
                ]
            )
            found.append((good[:, 0], good[:, 1]) if good.size else (np.zeros(0), np.zeros(0)))
        return found


def _noise(samples: Samples) -> Floats | None:
    """Noise of one conversion (4,) on the bare sheet, counts; None if a cell has too few conversions."""
    found = []
    for t, counts in samples:
        bare = counts[t < t[0] + BARE_S] if t.size else counts
        if bare.size < _LEAST_BARE:
            return None
        found.append(conversion_noise(bare))
    return np.array(found)


def conversion_noise(counts: Floats) -> float:
    """Standard deviation of one conversion, counts, from the median first difference: slow drift does not add to it."""
    return max(1.0, _STEP_TO_SD * float(np.median(np.abs(np.diff(counts)))) / 0.845)


def _tails(samples: Samples) -> list[Samples]:
    """Tails of some presses, spread over the record."""
    t, counts = samples[int(np.argmax([np.ptp(ones) for _, ones in samples]))]
    bins = ((t - t[0]) / _BIN_S).astype(int)
    edges = np.searchsorted(bins, np.arange(int(bins[-1]) + 2))
    ranges = np.array([np.ptp(counts[a:b]) if b - a > 2 else np.inf for a, b in pairwise(edges)])
    low = _TAIL_PART * float(np.ptp(counts))
    starts = [
        number
        for number in range(3, ranges.size - 6)
        if (ranges[number : number + 5] < low).all() and ranges[number - 3 : number].max() > low
    ]
    chosen = [starts[number] for number in np.unique(np.linspace(0, len(starts) - 1, _TAILS).astype(int))]
    tails: list[Samples] = []
    for number in chosen if starts else []:
        start = t[0] + number * _BIN_S
        tails.append([(at[(m := (at >= start) & (at < start + _TAIL_S))], ones[m]) for at, ones in samples])
    return [tail for tail in tails if min(at.size for at, _ in tail) > 20]


def _provisional(white: Floats, gains: CreepGains, ring: RingingMode | None) -> PlateCalibration:
    """A calibration that is sufficient to find quiet moments; its loads are meaningless."""
    return PlateCalibration(np.ones((3, CELLS)), np.zeros(CELLS), white, 0.01 * white, 0.0, gains, ring)


def _paired(
    quiets: Sequence[QuietMoment], named: Sequence[tuple[float, int, int]], white: Floats, grams: float
) -> tuple[list[StudReading], list[PressReading]]:
    """The gains of the stack on each stud, and the changes of the bare level from before to after."""
    readings: dict[tuple[int, int], StudReading] = {}
    presses: list[PressReading] = []
    moments: list[tuple[float, float]] = []
    for bare, loaded, empty in _cycles(quiets, _MOVED * float(white.sum())):
        before = [(x, y) for t, x, y in named if t <= loaded.t0]
        if not before:
            continue
        x, y = before[-1]
        gained = 0.5 * (2 * loaded.levels - bare.levels - empty.levels)
        variance = loaded.own + 0.25 * (bare.own + empty.own)
        readings[x, y] = StudReading(x, y, grams, tuple(gained.tolist()), tuple(variance.tolist()))
        kept, peak = empty.levels - bare.levels, np.hypot(loaded.felt, empty.felt)
        unsure = bare.own + empty.own + _drifted(bare, loaded, white) + _drifted(loaded, empty, white)
        crept = None if bare.owed is None or empty.owed is None else empty.owed - bare.owed
        presses.append(PressReading(tuple(peak.tolist()), tuple(kept.tolist()), tuple(unsure.tolist()), crept))
        moments.append((bare.t1, empty.t1))
    return list(readings.values()), _without_drift(presses, moments)


def _without_drift(presses: list[PressReading], moments: Sequence[tuple[float, float]]) -> list[PressReading]:
    """Remove a smooth drift, least squares over all presses: warming cells drift smoothly, slipping zeros do not."""
    if len(presses) <= 2 * _DRIFT_TERMS:
        return presses
    span = np.array(moments)
    middle = span.mean(axis=1)
    when = (middle - middle.mean()) / np.ptp(middle)
    terms = np.column_stack([(span[:, 1] - span[:, 0]) * when**power for power in range(_DRIFT_TERMS)])
    kept = np.array([press.kept for press in presses])
    own = (kept - terms @ np.linalg.lstsq(terms, kept, rcond=None)[0]) * np.sqrt(
        len(presses) / (len(presses) - _DRIFT_TERMS)
    )
    return [replace(press, kept=tuple(left.tolist())) for press, left in zip(presses, own, strict=True)]


def _drifted(before: QuietMoment, after: QuietMoment, white: Floats) -> Floats:
    """Variance (4,) of the drift of the zero from one moment to another, counts squared."""
    drifted: Floats = (DRIFT_OF_WHITE * white * (after.t1 - before.t1)) ** 2
    return drifted


def _cycles(quiets: Sequence[QuietMoment], least: float) -> Iterator[tuple[QuietMoment, QuietMoment, QuietMoment]]:
    """For each stud the last bare moment, the longest moment with the stack, and the first bare one after it.

    A finger on the stack adds to its weight, never the same twice: moments off the median load are skipped.
    """
    above = np.array([float((quiet.levels - quiets[0].levels).sum()) for quiet in quiets])
    stack = float(np.median(above[above > least])) if (above > least).any() else np.inf
    bare, loaded = quiets[0], None
    for here, load in zip(quiets[1:], above[1:], strict=True):
        if abs(load - stack) < STACK_PART * stack:
            if loaded is None or here.t1 - here.t0 > loaded.t1 - loaded.t0:
                loaded = here
        elif abs(load) < STACK_PART * stack:
            if loaded is not None:
                yield bare, loaded, here
            bare, loaded = here, None
