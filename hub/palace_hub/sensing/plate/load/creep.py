"""Levels of the four cells in a quiet moment, with creep and ringing removed by a linear Bayesian fit.

Creep is a sum of first-order relaxations (time constants `TAUS_S`) that follow the reading itself: a cell on its stop
creeps for what it reads, not for the force. State of each cell, in counts: previous level, level, and one gain for each
relaxation. The prior of the gains is a constant creep for each decade of time; every quiet moment updates it.
Measurement: level + gains x relaxations + a damped swing + white noise.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from palace_hub.sensing.plate.load.ringing import CornerSamples, RingingMode, regularised_inverse, swing_basis

Floats = NDArray[np.float64]

CELLS: Final = 4
BIN_S: Final = 0.1
"""Width of a bin, s: the relaxations advance by the mean reading of each bin."""

TAUS_S: Final[Floats] = 0.2 * np.power(3.0, np.arange(9, dtype=np.float64))
"""Time constants of the relaxations (K,), s: two for each decade, from 0.2 s (over within three bins) to 22 min, longer
than any turn."""
_DECADES_APART = 0.477  # log10(3)

# Mean and standard deviation of the creep for each decade of time, as a part of the force. SENSING (Noise model): 0.02
# to 0.05 % of a good cell, 0.07 to 0.2 % of a cheap one.
_CREEP_PER_DECADE = 6e-4
_CREEP_SD = 6e-4
# Standard deviation of a single relaxation's gain about that line, as a part of the mean (assumed).
_OFF_LINE = 0.3

# Prior variance of an unknown level or swing, counts squared: the standard deviation is a fifth of a 24-bit range.
_UNKNOWN = 1e13

_PREVIOUS, _LEVEL, _GAINS = 0, 1, 2
_STATE = _GAINS + TAUS_S.size


@dataclass(frozen=True, slots=True)
class CreepGains:
    """Gaussian estimate of each cell's creep gains, as parts of the reading."""

    mean: Floats
    """(4, K)."""
    cov: Floats
    """(4, K, K)."""

    @classmethod
    def unlearnt(cls) -> "CreepGains":
        """The prior of cells without any history."""
        k = TAUS_S.size
        line = np.full(k, _DECADES_APART)
        one = _CREEP_SD**2 * np.outer(line, line) + np.diag((_OFF_LINE * _CREEP_PER_DECADE * line) ** 2)
        return cls(np.tile(_CREEP_PER_DECADE * line, (CELLS, 1)), np.tile(one, (CELLS, 1, 1)))


class CreepRelaxations:
    """The state of each relaxation: how far it has followed the readings (4, K), counts from the first readings."""

    def __init__(self) -> None:
        self.reference: Floats | None = None
        self.now: Floats = np.zeros((CELLS, TAUS_S.size))
        self._relax = -np.expm1(-BIN_S / TAUS_S)

    def pass_bin(self, reading: Floats) -> Floats:
        """Advance by one bin with these mean readings (4,), counts; returns the states at its end (4, K)."""
        if self.reference is None:
            self.reference = reading.copy()
        return self._pass(reading - self.reference, self._relax)

    def pass_unseen(self, reading: Floats, seconds: float) -> None:
        """Advance by `seconds` without conversions, during which the cells read about `reading` (4,), counts."""
        if self.reference is not None:
            self._pass(reading - self.reference, -np.expm1(-seconds / TAUS_S))

    def _pass(self, reading: Floats, relaxed: Floats) -> Floats:
        self.now = self.now + (reading[:, None] - self.now) * relaxed
        return self.now


@dataclass(frozen=True, slots=True)
class LevelFit:
    """The posterior of one quiet moment."""

    level: Floats
    """Level without creep (4,), counts."""
    change: Floats
    """Level less the previous moment's (4,), counts."""
    variance: Floats
    """Variance of `change` (4,), counts squared."""
    own: Floats
    """Variance of `level` by conversion noise alone (4,), counts squared."""
    residual: Floats
    """Conversions less the fit (4, n), counts; 0 where a cell has no conversion."""
    x: Floats
    """Mean of the state (4, 2 + K)."""
    p: Floats
    """Covariance of the state (4, 2 + K, 2 + K)."""


class CreepState:
    """Mean `x` (4, 2 + K) and covariance `p` of each cell's previous level, level and creep gains, raw counts."""

    def __init__(self, gains: CreepGains | None = None) -> None:
        gains = gains or CreepGains.unlearnt()
        self.x: Floats = np.zeros((CELLS, _STATE))
        self.p: Floats = np.zeros((CELLS, _STATE, _STATE))
        self.x[:, _GAINS:] = gains.mean
        self.p[:, _GAINS:, _GAINS:] = gains.cov
        self.p[:, _PREVIOUS, _PREVIOUS] = self.p[:, _LEVEL, _LEVEL] = _UNKNOWN

    def fit(
        self, moment: CornerSamples, owed: Floats, white: Floats, ring: RingingMode | None, zero: Floats
    ) -> LevelFit:
        """Fit one quiet moment. The state does not change until `adopt`.

        `owed` (4, n, K): relaxations at each conversion; `white` (4,): noise of one conversion, counts; `zero` (4,):
        counts from which levels are counted, for numerical accuracy.
        """
        x, p = self._begun()
        t, here = moment.t, moment.here
        waves = np.zeros((*t.shape, 0)) if ring is None else swing_basis(ring, t - t.min())
        h = np.concatenate([np.zeros((*t.shape, 1)), np.ones((*t.shape, 1)), owed, waves], axis=2) * here[:, :, None]
        y = here * (moment.counts - zero[:, None])
        noise = white**2
        size = _STATE + waves.shape[2]
        # Linearise about a least squares guess of level and swing, whose priors are flat: less rounding error.
        free = h[:, :, [_LEVEL, *range(_STATE, size)]]
        solve = regularised_inverse(free.mT @ free)
        expected = np.matvec(h[:, :, _GAINS:_STATE], x[:, _GAINS:])
        guess = np.matvec(solve, np.vecmat(y - expected, free))
        before, cov = np.zeros((CELLS, size)), np.tile(np.eye(size) * _UNKNOWN, (CELLS, 1, 1))
        before[:, :_STATE], cov[:, :_STATE, :_STATE] = x, p
        before[:, [_LEVEL, *range(_STATE, size)]] = guess
        after, cov = _posterior(before, cov, h, y, noise)
        x, p = after[:, :_STATE], cov[:, :_STATE, :_STATE]
        variance = p[:, _LEVEL, _LEVEL] + p[:, _PREVIOUS, _PREVIOUS] - 2 * p[:, _LEVEL, _PREVIOUS]
        change = x[:, _LEVEL] - x[:, _PREVIOUS]
        return LevelFit(x[:, _LEVEL] + zero, change, variance, noise * solve[:, 0, 0], y - np.matvec(h, after), x, p)

    def adopt(self, fit: LevelFit) -> None:
        """Make the fitted moment the previous one."""
        self.x, self.p = fit.x, fit.p

    def _begun(self) -> tuple[Floats, Floats]:
        x, p = self.x.copy(), self.p.copy()
        x[:, _PREVIOUS] = x[:, _LEVEL]
        p[:, _PREVIOUS, :] = p[:, _LEVEL, :]
        p[:, :, _PREVIOUS] = p[:, :, _LEVEL]
        p[:, _PREVIOUS, _PREVIOUS] = self.p[:, _LEVEL, _LEVEL]
        p[:, _LEVEL, :] = p[:, :, _LEVEL] = 0.0
        p[:, _LEVEL, _LEVEL] = _UNKNOWN
        return x, p

    @property
    def gains(self) -> CreepGains:
        """Posterior of the creep gains so far."""
        return CreepGains(self.x[:, _GAINS:].copy(), self.p[:, _GAINS:, _GAINS:].copy())


def _posterior(x: Floats, p: Floats, h: Floats, y: Floats, noise: Floats) -> tuple[Floats, Floats]:
    """Posterior mean (4, s) and covariance after measurements y = h x (4, n), each of variance `noise` (4,)."""
    scale = np.sqrt(np.diagonal(p, axis1=1, axis2=2))
    both = scale[:, :, None] * scale[:, None, :]
    hs, part = h * scale[:, None, :], 1 / noise[:, None]
    precision = np.linalg.inv(p / both) + hs.mT @ hs * part[:, :, None]
    cov = np.linalg.inv(precision)
    after = x + scale * np.matvec(cov, np.vecmat(y - np.matvec(h, x), hs)) * part
    return after, 0.5 * (cov + cov.mT) * both
