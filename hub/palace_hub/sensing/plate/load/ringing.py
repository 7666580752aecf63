"""The plate's ringing: one damped oscillation, common to the four corners, with learnt frequency and damping.

A finger that leaves excites carrier and pads at 7 to 45 Hz for 0.1 s to several seconds. Waiting for the end would lose
most quiet moments, so a level is fitted together with exp(-decay t) cos and sin terms (`swing_basis`). Gauss-Newton
steps on the tails refine frequency (Hz) and decay (1/s).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]
Samples = Sequence[tuple[Floats, Floats]]
"""For each corner its times (hub seconds) and counts; corners differ in length."""

LOWEST_HZ: Final = 5.0
HIGHEST_HZ: Final = 48.0
"""Range of the frequency, Hz: about 10 for a soft mounting, 25 to 45 for the plate as drawn (SENSING)."""
_STEP_HZ = 0.4  # grid of the first search
_DECAYS = (1.0, 3.0, 9.0, 20.0)  # 1/s, grid of the first search
_LEAST_DECAY, _MOST_DECAY = 0.2, 60.0  # 1/s
# Largest decay over frequency (1/s for 1 Hz): a fifth of critical damping. A faster decay is a leaving finger
# (assumed).
_MOST_DAMPED = 1.3

# Least amplitude over the noise of its fit for a tail to change the mode. A fainter one is explained well enough by the
# known mode, and may be the beginning of a touch (assumed).
_CLEAR = 40.0
_MOST_MOVE = 0.05  # largest change by one tail, as a part of frequency (assumed)
# A tail that the known mode does not explain gets so many steps, each of which has to leave this part of the squares.
_STEPS = 4
_BETTER = 0.7

# Ridge next to the squares of columns of at most 1: keeps a swing at the conversions' beat frequency solvable.
_HAIR = 1e-9


@dataclass(frozen=True, slots=True)
class CornerSamples:
    """Conversions of the four corners in one array. A corner with fewer conversions repeats its last one."""

    t: Floats
    """Times (4, n), hub seconds."""
    counts: Floats
    """Raw counts (4, n)."""
    here: Bools
    """Mask (4, n): False for the repeats."""

    @classmethod
    def of(cls, samples: Samples) -> "CornerSamples":
        """Pad the corners to one length; none may be empty."""
        sizes = np.array([t.size for t, _ in samples])
        columns = np.arange(sizes.max())
        at = np.minimum(columns, sizes[:, None] - 1)
        t, counts = ([ones[own] for ones, own in zip(part, at, strict=True)] for part in zip(*samples, strict=True))
        return cls(np.array(t), np.array(counts), columns < sizes[:, None])

    def by_corner(self) -> list[tuple[Floats, Floats]]:
        """Times and counts of each corner, without the repeats."""
        return [(t[here], counts[here]) for t, counts, here in zip(self.t, self.counts, self.here, strict=True)]


@dataclass(frozen=True, slots=True)
class RingingMode:
    """A damped oscillation."""

    hz: float
    """Frequency, Hz."""
    decay: float
    """Decay rate, 1/s."""


def swing_basis(ring: RingingMode, t: Floats) -> Floats:
    """Cosine and sine of the mode (..., 2) at `t` (...), s from the beginning of a moment."""
    return _swing_columns(ring.hz, ring.decay, t)


def regularised_inverse(squares: Floats) -> Floats:
    """Inverse of normal equations (..., k, k) with columns of at most 1, a small ridge added."""
    return np.asarray(np.linalg.inv(squares + _HAIR * np.eye(squares.shape[-1])), np.float64)


def find_ringing(tails: Sequence[Samples], white: Floats) -> RingingMode | None:
    """The mode that explains these tails best: a grid search, then Gauss-Newton steps; None if none of them swings.

    `tails`: about 0.5 s each from where a finger has left. `white` (4,): noise of one conversion, counts.
    """
    corners = [CornerSamples.of(tail) for tail in tails]
    rings = [
        RingingMode(float(hz), decay)
        for hz in np.arange(LOWEST_HZ, HIGHEST_HZ, _STEP_HZ)
        for decay in _DECAYS
        if decay <= _MOST_DAMPED * hz
    ]
    unlikely = sum((_negative_log_likelihoods(rings, tail, white) for tail in corners), np.zeros(len(rings) + 1))
    best = int(np.argmin(unlikely[1:]))
    # Two amplitudes for each corner and tail reduce the squares by chance: 8 a tail on average; twice that is required.
    if unlikely[0] - unlikely[1 + best] < 2 * 8 * len(tails):
        return None
    ring = rings[best]
    for _ in range(6):
        for tail in corners:
            ring = refine_ringing(ring, tail, white)
    return ring


def refine_ringing(ring: RingingMode, tail: CornerSamples, white: Floats) -> RingingMode:
    """The mode after one more tail: one Gauss-Newton step, or the same `ring` if the swing is faint."""
    return _TailFit(ring, tail, white).step()


def retune_ringing(ring: RingingMode, tail: CornerSamples, white: Floats) -> RingingMode:
    """Fit the mode to a tail that `ring` does not explain, within `_MOST_MOVE`; the same `ring` if no nearby mode does.

    Then the tail is no ringing but a touch.
    """
    most = _MOST_MOVE * ring.hz
    found = _TailFit(ring, tail, white)
    for _ in range(_STEPS):
        step = found.step()
        if step is found.ring:
            break
        step = RingingMode(float(np.clip(step.hz, ring.hz - most, ring.hz + most)), step.decay)
        following = _TailFit(step, tail, white)
        if following.left > _BETTER * found.left:
            break
        found = following
    return found.ring


class _TailFit:
    """Least squares fit of level, slope and swing to a tail; `left`: squared residuals over the noise variance."""

    def __init__(self, ring: RingingMode, tail: CornerSamples, white: Floats) -> None:
        self.ring = ring
        self._t = tail.t - tail.t.min()
        self._basis = _design_matrix(tail.here, self._t, swing_basis(ring, self._t))
        self._inverse = regularised_inverse(self._basis.mT @ self._basis)
        self._solved, self._residual = _least_squares(self._basis, self._inverse, tail.here * tail.counts)
        squares, size = np.vecdot(self._residual, self._residual), tail.here.sum(axis=1)
        amplitudes = (self._solved[:, 2:] ** 2).sum(axis=1)
        self._clear = float((amplitudes / white**2 * size / 4).sum())
        self._spread: Floats = np.maximum(white**2, squares / size)
        self.left = float((squares / white**2).sum())

    def step(self) -> RingingMode:
        """One Gauss-Newton step in frequency and decay; the same `ring` if the swing is faint."""
        if self._clear < _CLEAR**2:
            return self.ring
        a, b = self._solved[:, 2:3], self._solved[:, 3:]
        along, across = self._basis[:, :, 2], self._basis[:, :, 3]
        by_omega = self._t * (b * along - a * across)
        by_decay = -self._t * (a * along + b * across)
        slopes = np.stack([by_omega, by_decay], axis=2)
        slopes -= self._basis @ (self._inverse @ (self._basis.mT @ slopes))
        weighed = slopes / self._spread[:, None, None]
        normal = (weighed.mT @ slopes).sum(axis=0)
        right = np.vecmat(self._residual, weighed).sum(axis=0)
        # Prior: the load changes the mode from tail to tail, 2 % in frequency and 20 % in decay (assumed).
        omega, decay = 2 * np.pi * self.ring.hz, self.ring.decay
        normal += np.diag([1.0 / (0.02 * omega) ** 2, 1.0 / (0.2 * decay + 0.1) ** 2])
        d_omega, d_decay = np.linalg.solve(normal, right)
        d_omega = float(np.clip(d_omega, -_MOST_MOVE * omega, _MOST_MOVE * omega))
        d_decay = float(np.clip(d_decay, -0.3 * decay, 0.3 * decay))
        hz = float(np.clip((omega + d_omega) / (2 * np.pi), LOWEST_HZ, HIGHEST_HZ))
        return RingingMode(hz, float(np.clip(decay + d_decay, _LEAST_DECAY, min(_MOST_DECAY, _MOST_DAMPED * hz))))


def _negative_log_likelihoods(rings: Sequence[RingingMode], tail: CornerSamples, white: Floats) -> Floats:
    """Negative log likelihood (natural) of a tail without any swing and with each of these modes (1 + R,)."""
    t, size = tail.t - tail.t.min(), int(tail.here.sum())
    hz, decay = (np.array(ones)[:, None, None] for ones in zip(*((mode.hz, mode.decay) for mode in rings), strict=True))
    left = []
    for waves in (np.zeros((1, *t.shape, 0)), _swing_columns(hz, decay, t)):
        basis = _design_matrix(tail.here, t, waves)
        _, residual = _least_squares(basis, regularised_inverse(basis.mT @ basis), tail.here * tail.counts)
        left.append((np.vecdot(residual, residual) / white**2).sum(axis=1))
    # Noise variance of each tail is its own misfit: a tail with a finger in it, which no mode explains, weighs little.
    return size * np.log(np.maximum(np.concatenate(left) / size, 1.0)) / 2


def _swing_columns(hz: Floats | float, decay: Floats | float, t: Floats) -> Floats:
    phase, size = 2 * np.pi * hz * t, np.exp(-decay * t)
    return np.stack([size * np.cos(phase), size * np.sin(phase)], axis=-1)


def _design_matrix(here: Bools, t: Floats, waves: Floats) -> Floats:
    """Level, slope and swing columns (..., 4, n, 2 + w); 0 where there is no conversion."""
    line = np.broadcast_to(np.stack([np.ones_like(t), t], axis=-1), (*waves.shape[:-1], 2))
    basis: Floats = here[:, :, None] * np.concatenate([line, waves], axis=-1)
    return basis


def _least_squares(basis: Floats, inverse: Floats, counts: Floats) -> tuple[Floats, Floats]:
    """Least squares for each corner: coefficients (..., 4, k) and residuals (..., 4, n)."""
    solved = np.matvec(inverse, np.vecmat(counts, basis))
    return solved, counts - np.matvec(basis, solved)
