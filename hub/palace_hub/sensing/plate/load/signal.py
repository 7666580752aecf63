"""Quiet moments of the plate: conversions of the four cells to loads (g, g mm east, g mm north) with covariances.

Conversions are binned by 0.1 s. A run of bins is quiet while level, creep and ringing (`CreepState.fit`) leave only
noise in every bin of all four cells. A plate on its stop, or a finger that rests without tremor, is quiet as well: its
load is no set of pieces, and the search rejects it. A pure function of conversions and their times.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np

from palace_hub.sensing.plate.load.calibration import PlateCalibration
from palace_hub.sensing.plate.load.creep import BIN_S, CELLS, CreepRelaxations, CreepState, Floats, LevelFit
from palace_hub.sensing.plate.load.presses import LEAST_G, LET_GO, Press, find_presses
from palace_hub.sensing.plate.load.ringing import CornerSamples, RingingMode, refine_ringing, retune_ringing
from palace_hub.sensing.signal.conversions import REFUSED_WORDS

QUIET_BINS: Final = 3
"""Least length of a quiet moment, bins: the 0.3 s that a fast hand leaves between two pieces (SENSING, Plate)."""
LONGEST_BINS: Final = 30
"""Largest length of a quiet moment, bins: a longer one is cut, so that slow drift becomes a change of the zero."""

# Limits of a quiet bin, in standard deviations: of its mean off the fit, and of its squares over the noise. White noise
# exceeds 4.7 in 2.6 of a million cases: once in 3 h of four cells at 10 bins a second (worked out, not measured).
_SIGMAS = 4.7
_SQUARES = 5.0
# Floors by mains hum and 1/f noise, as parts of one conversion's noise: of the standard deviation of a level, however
# long it is averaged, and of a bin's mean (SENSING, Noise model: 1/f floor 1 to 2 mg and hum 1 to 2 mg at 15 mg).
_LEVEL_FLOOR = 0.1
_BIN_FLOOR = 0.2
_LEAST_IN_BIN = 3  # conversions of each cell in a bin, of 7 to 9 (boards run 71 to 89 a second, 1 in 100 is missing)
_SPIKE = 8.0  # a conversion so many standard deviations off both its neighbours, which agree, is dropped

_LONGEST_MOVING = 300  # bins between quiet moments that are stored for finding presses: 30 s
_GAP_S = 0.35  # without a bin for so long, the plate counts as unread
# Presses during an unread time: one, and one more every 2 s, at most 20 (pieces of a large staircase), each 440 g on
# every cell (SENSING, Plate: 0.5 to 3 kg in all, on four cells).
_UNSEEN_EVERY_S = 2.0
_UNSEEN_PRESS_G = 440.0
_UNSEEN_MOST = 20


@dataclass(frozen=True, slots=True)
class QuietMoment:
    """A time span in which the plate lay still, with its load."""

    t0: float
    """Begin, hub seconds."""
    t1: float
    """End, hub seconds."""
    load: Floats
    """Load (3,) over the bare plate of the calibration, creep removed: g, g mm east, g mm north."""
    noise: Floats
    """Covariance (3, 3) of `load` by conversion noise alone."""
    shift: Floats
    """Covariance (3, 3) of the movement of the zero since the quiet moment before: zero shift, drift, unknown creep."""
    peak_g: float
    """Largest force since the moment before, g."""
    unseen: bool
    """Whether conversions were missing before this moment."""
    levels: Floats
    """`load` in raw counts of the cells (4,)."""
    own: Floats
    """Variance of `levels` (4,), counts squared."""
    felt: Floats
    """Largest deviation of each cell since the moment before (4,), counts."""
    presses: tuple[Press, ...] = ()
    """Presses since the moment before."""
    relief_g: float = 0.0
    """Largest loss of load since the moment before, below both moments, g: somebody pulled upwards."""
    owed: Floats | None = None
    """Mean of each relaxation of the creep (4, K), counts, over the moment; None: not known."""


@dataclass(frozen=True, slots=True)
class SignalBin:
    """One bin of 0.1 s: its end (hub seconds), its conversions, and the creep relaxations at each (4, n, K)."""

    end: float
    corners: CornerSamples
    owed: Floats


class PlateSignal:
    """Turns conversions into quiet moments. `creep` and `ring`: creep gains and ringing mode as learnt so far.

    `rests`: a long moment was cut, and the plate has not moved since; `present` may be None for some bins.
    """

    def __init__(self, calibration: PlateCalibration) -> None:
        self.calibration = calibration
        self.creep = CreepState(calibration.creep)
        self.ring: RingingMode | None = calibration.ring
        self.white: Floats = np.array(calibration.white)
        self._owed = CreepRelaxations()
        self._waiting: list[list[tuple[float, int]]] = [[] for _ in range(CELLS)]
        self._bin: int | None = None
        self._last_end: float | None = None
        self._run: list[SignalBin] = []
        # Bins from the last moment without a resting finger to the present one; that moment's levels (4,); and the
        # presses before the present moment, with the end of its first bin.
        self._moving: list[SignalBin] = []
        self._rest: Floats | None = None
        self._pressed: tuple[float, tuple[Press, ...]] = (0.0, ())
        self._fit: LevelFit | None = None
        self._present: tuple[LevelFit, QuietMoment] | None = None
        self._high: Floats = np.full(CELLS, -np.inf)
        self._low: Floats = np.full(CELLS, np.inf)
        self._peaks = [CellPeaks() for _ in range(CELLS)]
        self._least_g = np.inf  # smallest load of a bin since the moment before, over no counts, g
        self._level: Floats | None = None
        self._left_t = 0.0
        self._tracked: Floats = np.zeros(CELLS)
        self.rests = False
        self._unseen_s: float | None = None  # unread time since the moment before, s; None: all was read

    def feed(self, conversions: Sequence[Sequence[tuple[float, int | None]]]) -> list[QuietMoment]:
        """Take in one message: for each corner its conversions (hub seconds, raw counts; None if refused).

        Returns the quiet moments that have ended.
        """
        ended: list[QuietMoment] = []
        newest = -np.inf
        for cell, ones in enumerate(conversions[:CELLS]):
            for conversion in ones:
                t, raw = conversion[0], conversion[1]
                newest = max(newest, t)
                if raw is not None and raw not in REFUSED_WORDS:
                    self._waiting[cell].append((t, raw))
        if newest == -np.inf:
            return ended
        if self._bin is None:
            self._bin = int(min(one[0][0] for one in self._waiting if one) // BIN_S)
        # A conversion 20 ms behind its end closes a bin: the corners' time stamps overlap.
        while (self._bin + 1) * BIN_S + 0.02 < newest:
            self._close(ended)
        return ended

    @property
    def present(self) -> QuietMoment | None:
        """The quiet moment that has not ended; None while the plate moves."""
        if self._fit is None:
            return None
        if self._present is None or self._present[0] is not self._fit:
            self._present = self._fit, self._moment(self._run, self._fit)
        return self._present[1]

    def _close(self, ended: list[QuietMoment]) -> None:
        assert self._bin is not None
        end = (self._bin + 1) * BIN_S
        taken = [[conversion for conversion in ones if conversion[0] < end] for ones in self._waiting]
        self._waiting = [[conversion for conversion in ones if conversion[0] >= end] for ones in self._waiting]
        self._bin += 1
        if min(map(len, taken)) < _LEAST_IN_BIN:
            if self._last_end is None or end - self._last_end > _GAP_S:
                self._stop(ended)
                self._unseen_s, self._moving = self._unseen_s or 0.0, []
            return
        one = self._binned(end, taken)
        self._last_end = end
        counts = one.corners.counts
        self._high, self._low = np.maximum(self._high, counts.max(axis=1)), np.minimum(self._low, counts.min(axis=1))
        self._least_g = min(self._least_g, self._bearing(counts.mean(axis=1)))
        if self._level is not None:
            for peak, away in zip(self._peaks, np.abs(counts - self._level[:, None]), strict=True):
                peak.add(away)
        self._take(one, ended)

    def _binned(self, end: float, taken: list[list[tuple[float, int]]]) -> SignalBin:
        kept = [_without_spikes(np.array(ones), white) for ones, white in zip(taken, self.white, strict=True)]
        corners = CornerSamples.of([(ones[:, 0], ones[:, 1]) for ones in kept])
        reading = np.array([ones[:, 1].mean() for ones in kept])
        self._pass_unseen(end - BIN_S, reading)
        before = self._owed.now[:, None]
        after = self._owed.pass_bin(reading)[:, None]
        part = (corners.t - end) / BIN_S + 1.0
        return SignalBin(end, corners, before + part[:, :, None] * (after - before))

    def _pass_unseen(self, until: float, reading: Floats) -> None:
        """Advance creep through the unread time before a bin that begins at `until` and reads `reading` (4,).

        During a gap the cells are taken to read their last resting level: a press before it has ended.
        """
        lost = 0.0 if self._last_end is None else until - self._last_end
        if lost < BIN_S / 2:
            return
        lay = reading if self._rest is None or self._unseen_s is None else self._rest
        self._owed.pass_unseen(lay, lost)
        if self._unseen_s is not None:
            self._unseen_s += lost

    def _take(self, bin_: SignalBin, ended: list[QuietMoment]) -> None:
        """Append a bin to the run if the fit stays quiet; otherwise end the moment, or move the run on by one bin."""
        if self._fit is not None and len(self._run) >= LONGEST_BINS:
            self._end(ended)
            self._run, self._fit, self.rests = [], None, True
        if self._fit is None:
            self._moving = [*self._moving[-_LONGEST_MOVING:], bin_]
        run = [*self._run, bin_]
        if len(run) < QUIET_BINS:
            self._run = run
            return
        fit, ring = self._fitted(run, self.ring), self.ring
        if fit is None and self._fit is None and ring is not None:
            ring = retune_ringing(ring, join_bins(run), self.white)
            if ring is not self.ring:
                fit = self._fitted(run, ring)
        if fit is not None:
            self._run, self._fit, self.ring = run, fit, ring
        elif self._fit is not None:
            self._end(ended)
            self._run, self._fit, self._moving = [bin_], None, [*self._moving, bin_]
            self.rests = False
        else:
            self._run, self.rests = run[1:], False

    def _stop(self, ended: list[QuietMoment]) -> None:
        if self._fit is not None:
            self._end(ended)
        self._run, self._fit, self.rests = [], None, False

    def _fitted(self, run: Sequence[SignalBin], ring: RingingMode | None) -> LevelFit | None:
        """The fit of a run if every bin's residual is noise; if a moment lasts already, only its newest bin is
        checked."""
        assert self._owed.reference is not None
        moment, owed = join_bins(run), np.concatenate([bin_.owed for bin_ in run], axis=1)
        fit = self.creep.fit(moment, owed, self.white, ring, self._owed.reference)
        until = fit.residual.shape[1]
        for one in reversed(run[-1:] if self._fit is not None else run):
            since = until - one.corners.t.shape[1]
            if not self._is_noise(fit.residual[:, since:until], one.corners.here.sum(axis=1)):
                return None
            until = since
        return fit

    def _is_noise(self, left: Floats, size: Floats) -> bool:
        """Whether the residuals of a bin (4, n) are noise. `size` (4,): its conversions."""
        spread = self.white * np.sqrt(1.0 / size + _BIN_FLOOR**2)
        if (np.abs(left.sum(axis=1)) > _SIGMAS * spread * size).any():
            return False
        squares, count = float((np.vecdot(left, left) / self.white**2).sum()), float(size.sum())
        return squares <= count * (1 + _BIN_FLOOR) + _SQUARES * sqrt(2.0 * count)

    def _end(self, ended: list[QuietMoment]) -> None:
        assert self._fit is not None
        fit, run = self._fit, self._run
        ended.append(self._moment(run, fit))
        self._tracked = self._tracked_at(fit)
        self._level, self._left_t = fit.level, run[-1].end
        self.creep.adopt(fit)
        if self.ring is not None:
            self.ring = refine_ringing(self.ring, join_bins(run[:5]), self.white)
        self._high, self._low = np.full(CELLS, -np.inf), np.full(CELLS, np.inf)
        self._peaks, self._least_g = [CellPeaks() for _ in range(CELLS)], np.inf
        if self._is_a_finger(fit) and len(run) < LONGEST_BINS:
            self._moving += run[QUIET_BINS:]
        else:
            self._moving, self._rest = [], fit.level
        self._unseen_s = None

    def _tracked_at(self, fit: LevelFit) -> Floats:
        return fit.level if self._level is None else self._tracked + fit.change

    def _moment(self, run: Sequence[SignalBin], fit: LevelFit) -> QuietMoment:
        calibration, weights = self.calibration, self.calibration.matrix
        shift: Floats = np.zeros(CELLS)
        felt: Floats = np.zeros(CELLS)
        own = fit.own + (_LEVEL_FLOOR * self.white) ** 2
        if self._level is not None:
            felt = np.maximum(self._high - np.maximum(fit.level, self._level), 0.0)
            felt = np.maximum(felt, np.minimum(fit.level, self._level) - self._low)
            creep = np.maximum(fit.variance - 2 * fit.own, 0.0)
            drift = calibration.drift * max(run[-1].end - self._left_t, 1.0)
            pressed = np.array([peak.squares for peak in self._peaks])
            pressed = np.maximum(pressed, felt**2) + self._pressed_unseen()
            shift = creep + calibration.zero_shift**2 * pressed + drift**2
        tracked = self._tracked_at(fit)
        return QuietMoment(
            t0=run[0].end - BIN_S,
            t1=run[-1].end,
            load=weights @ (tracked - calibration.zero_raw),
            noise=(weights * own) @ weights.T,
            shift=(weights * shift) @ weights.T,
            peak_g=float(weights[0] @ felt),
            unseen=self._unseen_s is not None,
            levels=tracked,
            own=own,
            felt=felt,
            presses=() if self._is_a_finger(fit) else self._presses_before(run[0]),
            relief_g=0.0 if self._level is None else max(self._bearing(fit.level, self._level) - self._least_g, 0.0),
            owed=np.mean([bin_.owed.mean(axis=1) for bin_ in run], axis=0),
        )

    def _bearing(self, *levels: Floats) -> float:
        """The smallest load of these levels (4,), g over no counts."""
        return min(float(self.calibration.matrix[0] @ level) for level in levels)

    def _pressed_unseen(self) -> Floats:
        """Sum of the squared peaks (4,), counts squared, of presses that may have happened in unread time."""
        presses = 0.0 if self._unseen_s is None else min(1.0 + self._unseen_s / _UNSEEN_EVERY_S, _UNSEEN_MOST)
        peak: Floats = _UNSEEN_PRESS_G / self.calibration.matrix[0]
        return presses * peak**2

    def _is_a_finger(self, fit: LevelFit) -> bool:
        """Whether a finger rests on the plate all through a moment: no piece weighs as much as `LEAST_G`."""
        return self._rest is not None and abs(float(self.calibration.matrix[0] @ (fit.level - self._rest))) >= LEAST_G

    def _presses_before(self, first: SignalBin) -> tuple[Press, ...]:
        """Presses since the last quiet moment, up to the moment that begins with the bin `first`."""
        if self._pressed[0] != first.end:
            moving = [one for one in self._moving if one.end <= first.end]
            found: tuple[Press, ...] = ()
            if self._rest is not None and moving:
                t, counts = zip(*join_bins(moving).by_corner(), strict=True)
                found = find_presses(t, counts, self._rest, self.calibration.matrix)
            self._pressed = first.end, found
        return self._pressed[1]


class CellPeaks:
    """Peaks of one cell since the last quiet moment, press by press: each press may shift the zero independently."""

    def __init__(self) -> None:
        self._over = 0.0
        self._most = 0.0

    def add(self, away: Floats) -> None:
        """Add conversions, as absolute counts off the level before."""
        for one in away.tolist():
            if one > self._most:
                self._most = one
            elif one < LET_GO * self._most:
                self._over += self._most**2
                self._most = one

    @property
    def squares(self) -> float:
        """Sum of the squared peaks, counts squared."""
        return self._over + self._most**2


def join_bins(run: Sequence[SignalBin]) -> CornerSamples:
    parts = [bin_.corners for bin_ in run]
    return CornerSamples(
        np.concatenate([part.t for part in parts], axis=1),
        np.concatenate([part.counts for part in parts], axis=1),
        np.concatenate([part.here for part in parts], axis=1),
    )


def _without_spikes(ones: Floats, white: float) -> Floats:
    """The conversions (n, 2) of a bin without isolated spikes."""
    words = ones[:, 1]
    if words.size < 3:
        return ones
    before, here, after = words[:-2], words[1:-1], words[2:]
    apart = np.minimum(np.abs(here - before), np.abs(here - after))
    lone = (apart > _SPIKE * white) & (apart > 4 * np.abs(before - after))
    kept: Floats = ones[np.concatenate([[True], ~lone, [True]])]
    return kept
