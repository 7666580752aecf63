"""Levels of the four corner cells with creep and ringing taken out, fitted to the conversions of a quiet moment.

A cell owes a part of every load that it has carried. What it owes is a sum of relaxations, one for each of `TAUS_S`,
of the reading itself (a cell on its stop creeps for what it reads, not for what presses). How much of each it owes is
part of the state, learnt from every quiet moment, and starts where a straight line in the logarithm of time would be.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from palace_hub.sensing.plate.load.ringing import CornerSamples, RingingMode, regularised_inverse, swing_basis

Floats = NDArray[np.float64]

CELLS: Final = 4
BIN_S: Final = 0.1
"""Readings are passed on to the relaxations in tenths of a second."""

TAUS_S: Final[Floats] = 0.2 * np.power(3.0, np.arange(9, dtype=np.float64))
"""Two relaxations a decade or so, from what is over within three bins to longer than any turn."""
_DECADES_APART = 0.477

# Part of a force for each decade of time: 0.02 to 0.05 % of a good cell, 0.07 to 0.2 % of a cheap one (SENSING).
_CREEP_PER_DECADE = 6e-4
_CREEP_SD = 6e-4
# How far a cell's single relaxations lie off the straight line, as a part of the mean.
_OFF_LINE = 0.3

# A level nothing is known of and a swing of any size, as variances in counts: more than a chip's range.
_UNKNOWN = 1e13

_PREVIOUS, _LEVEL, _GAINS = 0, 1, 2
_STATE = _GAINS + TAUS_S.size


@dataclass(frozen=True, slots=True)
class CreepGains:
    """How much each cell owes of each relaxation: `mean` (4, K), `cov` (4, K, K), parts of the reading."""

    mean: Floats
    cov: Floats

    @classmethod
    def unlearnt(cls) -> "CreepGains":
        """What can be said of cells that were never watched."""
        k = TAUS_S.size
        line = np.full(k, _DECADES_APART)
        one = _CREEP_SD**2 * np.outer(line, line) + np.diag((_OFF_LINE * _CREEP_PER_DECADE * line) ** 2)
        return cls(np.tile(_CREEP_PER_DECADE * line, (CELLS, 1)), np.tile(one, (CELLS, 1, 1)))


class CreepRelaxations:
    """How far each relaxation has followed the readings (4, K), in counts from the first readings."""

    def __init__(self) -> None:
        self.reference: Floats | None = None
        self.now: Floats = np.zeros((CELLS, TAUS_S.size))
        self._relax = -np.expm1(-BIN_S / TAUS_S)

    def pass_bin(self, reading: Floats) -> Floats:
        """One bin passes with these mean readings (4,); returns what is owed at its end (4, K)."""
        if self.reference is None:
            self.reference = reading.copy()
        return self._pass(reading - self.reference, self._relax)

    def pass_unseen(self, reading: Floats, seconds: float) -> None:
        """So many seconds have passed in which nobody read the cells, which lay at about this reading (4,)."""
        if self.reference is not None:
            self._pass(reading - self.reference, -np.expm1(-seconds / TAUS_S))

    def _pass(self, reading: Floats, relaxed: Floats) -> Floats:
        self.now = self.now + (reading[:, None] - self.now) * relaxed
        return self.now


@dataclass(frozen=True, slots=True)
class LevelFit:
    """A moment fitted: `level` (4,) counts without creep, `change` (4,) from the moment before with its `variance`,
    `own` (4,) the variance of the level by noise alone, `residual` (4, n) what is left over of the conversions, 0 where
    there is none."""

    level: Floats
    change: Floats
    variance: Floats
    own: Floats
    residual: Floats
    x: Floats
    p: Floats


class CreepState:
    """For each cell the level of the last quiet moment and the gains: mean (4, 2 + K) and covariance, raw counts."""

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
        """Fits a moment: its conversions, what was owed at each (4, n, K), the noise of one of them (4,), the plate's
        swing, and the counts (4,) from which levels are counted. The state stays as it is (`adopt`)."""
        x, p = self._begun()
        t, here = moment.t, moment.here
        waves = np.zeros((*t.shape, 0)) if ring is None else swing_basis(ring, t - t.min())
        h = np.concatenate([np.zeros((*t.shape, 1)), np.ones((*t.shape, 1)), owed, waves], axis=2) * here[:, :, None]
        y = here * (moment.counts - zero[:, None])
        noise = white**2
        size = _STATE + waves.shape[2]
        # Level and swing are unknown, so they are solved for first; the rest moves little.
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
        """The fitted moment has become the last one."""
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
        """What has been learnt of the cells so far."""
        return CreepGains(self.x[:, _GAINS:].copy(), self.p[:, _GAINS:, _GAINS:].copy())


def _posterior(x: Floats, p: Floats, h: Floats, y: Floats, noise: Floats) -> tuple[Floats, Floats]:
    """Means (4, s) and covariances after measurements y = h x (4, n) of variance `noise` (4,) each."""
    scale = np.sqrt(np.diagonal(p, axis1=1, axis2=2))
    both = scale[:, :, None] * scale[:, None, :]
    hs, part = h * scale[:, None, :], 1 / noise[:, None]
    precision = np.linalg.inv(p / both) + hs.mT @ hs * part[:, :, None]
    cov = np.linalg.inv(precision)
    after = x + scale * np.matvec(cov, np.vecmat(y - np.matvec(h, x), hs)) * part
    return after, 0.5 * (cov + cov.mT) * both
