"""Levels of the four corner cells with creep and ringing taken out, fitted to the conversions of a quiet moment.

A cell owes a part of every load that it has carried. What it owes is a sum of relaxations, one for each of `TAUS_S`,
of the reading itself (a cell on its stop creeps for what it reads, not for what presses). How much of each it owes is
part of the state, learnt from every quiet moment, and starts where a straight line in the logarithm of time would be.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from palace_hub.sensing.plate_ring import Ring, Samples, swing

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

_PREVIOUS, _LEVEL, _OWED = 0, 1, 2
_STATE = _OWED + TAUS_S.size


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


class Owed:
    """How far each relaxation has followed the readings (4, K), in counts from the first readings."""

    def __init__(self) -> None:
        self.reference: Floats | None = None
        self.now: Floats = np.zeros((CELLS, TAUS_S.size))
        self._relax = -np.expm1(-BIN_S / TAUS_S)

    def pass_bin(self, reading: Floats) -> Floats:
        """One bin passes with these mean readings (4,); returns what is owed at its end (4, K)."""
        if self.reference is None:
            self.reference = reading.copy()
        self.now = self.now + ((reading - self.reference)[:, None] - self.now) * self._relax
        return self.now


@dataclass(frozen=True, slots=True)
class Fit:
    """A moment fitted: `level` (4,) counts without creep, `change` (4,) from the moment before with its `variance`,
    `own` (4,) the variance of the level by noise alone, `residual` what is left over of each corner's conversions."""

    level: Floats
    change: Floats
    variance: Floats
    own: Floats
    residual: list[Floats]
    x: Floats
    p: Floats


class CreepState:
    """For each cell the level of the last quiet moment and the gains: mean (4, 2 + K) and covariance, raw counts."""

    def __init__(self, gains: CreepGains | None = None) -> None:
        gains = gains or CreepGains.unlearnt()
        self.x: Floats = np.zeros((CELLS, _STATE))
        self.p: Floats = np.zeros((CELLS, _STATE, _STATE))
        self.x[:, _OWED:] = gains.mean
        self.p[:, _OWED:, _OWED:] = gains.cov
        self.p[:, _PREVIOUS, _PREVIOUS] = self.p[:, _LEVEL, _LEVEL] = _UNKNOWN

    def fit(
        self,
        moment: Samples,
        owed: list[Floats],
        white: Floats,
        ring: Ring | None,
        zero: Floats,
        is_noise: Callable[[int, Floats], bool],
    ) -> Fit | None:
        """Fits a moment: its conversions, what was owed at each (n, K), the noise of a conversion (4,), the plate's
        swing, and the counts (4,) from which levels are counted. The state stays as it is (`adopt`).

        None as soon as `is_noise` denies it of what is left over of a cell: with a hand there the first cell shows it.
        """
        x, p = self._begun()
        start = min(float(t[0]) for t, _ in moment)
        own, left = np.zeros(CELLS), []
        for cell, ((t, counts), u) in enumerate(zip(moment, owed, strict=True)):
            waves = np.zeros((t.size, 0)) if ring is None else swing(ring, t - start)
            h = np.concatenate([np.zeros((t.size, 1)), np.ones((t.size, 1)), u, waves], axis=1)
            size = _STATE + waves.shape[1]
            before = np.full(size, 0.0)
            before[:_STATE] = x[cell]
            cov = np.eye(size) * _UNKNOWN
            cov[:_STATE, :_STATE] = p[cell]
            y = counts - zero[cell]
            noise = float(white[cell]) ** 2
            # Level and swing are unknown, so they are solved for first; the rest moves little.
            free = np.concatenate([np.ones((t.size, 1)), waves], axis=1)
            solve = np.linalg.pinv(free)
            expected = u @ x[cell, _OWED:]
            guess = solve @ (y - expected)
            own[cell] = noise * float(solve[0] @ solve[0])
            before[_LEVEL] = guess[0]
            before[_STATE:] = guess[1:]
            after, cov = _updated(before, cov, h, y, noise)
            left.append(y - h @ after)
            if not is_noise(cell, left[-1]):
                return None
            x[cell], p[cell] = after[:_STATE], cov[:_STATE, :_STATE]
        variance = p[:, _LEVEL, _LEVEL] + p[:, _PREVIOUS, _PREVIOUS] - 2 * p[:, _LEVEL, _PREVIOUS]
        change = x[:, _LEVEL] - x[:, _PREVIOUS]
        return Fit(x[:, _LEVEL] + zero, change, variance, own, left, x, p)

    def adopt(self, fit: Fit) -> None:
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
        return CreepGains(self.x[:, _OWED:].copy(), self.p[:, _OWED:, _OWED:].copy())


def _updated(x: Floats, p: Floats, h: Floats, y: Floats, noise: float) -> tuple[Floats, Floats]:
    """Mean and covariance after measurements y = h x of variance `noise` each."""
    scale = np.sqrt(np.diag(p))
    hs, ps = h * scale, p / np.outer(scale, scale)
    precision = np.linalg.inv(ps) + hs.T @ hs / noise
    cov = np.linalg.inv(precision)
    after = x + scale * (cov @ (hs.T @ (y - h @ x))) / noise
    return after, 0.5 * (cov + cov.T) * np.outer(scale, scale)
