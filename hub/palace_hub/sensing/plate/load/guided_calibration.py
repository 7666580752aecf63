"""The guided calibration of the plate: what was recorded while a stack went from stud to stud becomes a calibration.

The order of things: a few seconds of the bare sheet, then for each stud the stack is pressed on, left alone for a
second or two, and taken off again. Noise comes from the bare sheet, ringing and creep from the tails of the presses,
the matrix from what the stack adds, and the zero shift from what the bare sheet keeps of it all.
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
"""Seconds of the bare sheet at the beginning, hands off: two hundred conversions of each cell."""

_STEP_TO_SD = 0.886
_LEAST_BARE = 100

# Tails for pitch and damping: half a second from where a press has gone down to this part of its height.
_TAIL_S = 0.5
_TAIL_PART = 0.02
_TAILS = 8
_BIN_S = 0.1
# A drift that changes over the record: warming up takes longer than moving a stack about.
_DRIFT_TERMS = 3
# Batches that are worked on between two looks at the table: two seconds of the record.
_AT_ONCE = 40

# The stack weighs the same on every stud but for the cells' different scales (5.7 to 7.2 counts a mg).
STACK_PART: Final = 0.3
# What is not there weighs less than so many times the noise of the four cells' conversions together: two grams of a
# good plate, seven of a cheap one, and the stack is eight columns or ten grams.
_MOVED = 25.0

Conversions = Sequence[Sequence[tuple[float, int | None]]]


class GuidedCalibration:
    """Records the procedure; `finish` works it out."""

    def __init__(self) -> None:
        self._batches: list[Conversions] = []

    def feed(self, conversions: Conversions) -> None:
        """One batch: for each corner its conversions (hub seconds, raw counts, None where refused)."""
        self._batches.append(conversions)

    def finish(self, named: Sequence[tuple[float, int, int]], grams: float) -> PlateCalibrationResult:
        """`named`: the hub time at which the guide named a stud for the stack of `grams`, and that stud (x, y).

        A stud on which the stack was never seen quiet is left out. Faults besides those of `calibrate_plate`:
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
        """The same a little at a time: yields the part that is done, returns the result."""
        batches = tuple(self._batches)
        samples = self._samples()
        white = _noise(samples)
        if white is None:
            return _refused(Message("plate-restless"))
        ring = find_ringing(_tails(samples), white)
        gains = CreepGains.unlearnt()
        quiets: list[QuietMoment] = []
        # Twice: what the first pass learns of the cells' creep holds for the early studs too.
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
            return _refused(Message("plate-restless"))
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
    """Noise of one conversion (4,) on the bare sheet; None where a cell gave none."""
    found = []
    for t, counts in samples:
        bare = counts[t < t[0] + BARE_S] if t.size else counts
        if bare.size < _LEAST_BARE:
            return None
        found.append(conversion_noise(bare))
    return np.array(found)


def conversion_noise(counts: Floats) -> float:
    """Standard deviation of one conversion, by the steps between them: what drifts slowly adds nothing."""
    return max(1.0, _STEP_TO_SD * float(np.median(np.abs(np.diff(counts)))) / 0.845)


def _tails(samples: Samples) -> list[Samples]:
    """The ends of some presses, spread over the record."""
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
    """Enough of a calibration to find quiet moments with; its loads mean nothing."""
    return PlateCalibration(np.ones((3, CELLS)), np.zeros(CELLS), white, 0.01 * white, 0.0, gains, ring)


def _paired(
    quiets: Sequence[QuietMoment], named: Sequence[tuple[float, int, int]], white: Floats, grams: float
) -> tuple[list[StudReading], list[PressReading]]:
    """What each stud's stack added, and what the bare sheet kept when it had gone."""
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
        presses.append(PressReading(tuple(peak.tolist()), tuple(kept.tolist()), tuple(unsure.tolist())))
        moments.append((bare.t1, empty.t1))
    return list(readings.values()), _without_drift(presses, moments)


def _without_drift(presses: list[PressReading], moments: Sequence[tuple[float, float]]) -> list[PressReading]:
    """The same presses without what all of them share: cells that warm up drift smoothly, zeros that slip do not."""
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
    """Variance (4,) of what the zero may have drifted by from one moment to another: no press is to blame for it."""
    drifted: Floats = (DRIFT_OF_WHITE * white * (after.t1 - before.t1)) ** 2
    return drifted


def _cycles(quiets: Sequence[QuietMoment], least: float) -> Iterator[tuple[QuietMoment, QuietMoment, QuietMoment]]:
    """The last bare moment, the longest loaded one, and the first bare one after it, of each stud.

    A finger that rests on the stack weighs more than the stack, and never twice the same: such moments are passed over.
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


def _refused(*faults: Message) -> PlateCalibrationResult:
    return PlateCalibrationResult(None, float("nan"), float("nan"), float("nan"), None, faults)
