"""The plate's ringing: one damped swing for all four corners, whose pitch and damping are learnt from its own tails.

A finger that leaves sets carrier and pads swinging at 7 to 45 Hz, for a tenth of a second or for several. Waiting for
the end of it would cost most of the quiet moments, so a level is fitted together with the swing (`swing_basis`), and
what a long tail shows of pitch and damping is taken over (`refine_ringing`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]
Samples = Sequence[tuple[Floats, Floats]]
"""For each corner its times (hub seconds) and counts."""

LOWEST_HZ: Final = 5.0
HIGHEST_HZ: Final = 48.0
"""SENSING and HARDWARE: about 10 Hz of a soft mounting, 25 to 45 of the plate as drawn."""
_STEP_HZ = 0.4
_DECAYS = (1.0, 3.0, 9.0, 20.0)
_LEAST_DECAY, _MOST_DECAY = 0.2, 60.0
# What dies down faster, as a part of its pitch (1/s a Hz), is no swing but a finger that leaves: a fifth of critical.
_MOST_DAMPED = 1.3

# A swing this many times the noise of its own fit says something of its pitch. A fainter one is explained well enough
# by what is known, and may be the first of a hand.
_CLEAR = 40.0
# One tail moves what is known by no more than this part of it.
_MOST_MOVE = 0.05
# Steps in which a tail is explained that what is known does not explain, each of which leaves so much less over.
_STEPS = 4
_BETTER = 0.7

# Next to the squares of columns that are at most 1: keeps a swing that falls on the conversions' own beat solvable.
_HAIR = 1e-9


@dataclass(frozen=True, slots=True)
class CornerSamples:
    """Conversions of all corners side by side: times `t` (hub seconds) and `counts` (4, n), `here` where there is one.

    Boards differ in pace: a corner with fewer repeats its last, so that highest and lowest need no mask; `here` leaves
    the repeats out.
    """

    t: Floats
    counts: Floats
    here: Bools

    @classmethod
    def of(cls, samples: Samples) -> "CornerSamples":
        """Of each corner's own, of which none is empty."""
        sizes = np.array([t.size for t, _ in samples])
        columns = np.arange(sizes.max())
        at = np.minimum(columns, sizes[:, None] - 1)
        t, counts = ([ones[own] for ones, own in zip(part, at, strict=True)] for part in zip(*samples, strict=True))
        return cls(np.array(t), np.array(counts), columns < sizes[:, None])

    def apart(self) -> list[tuple[Floats, Floats]]:
        """Each corner's own."""
        return [(t[here], counts[here]) for t, counts, here in zip(self.t, self.counts, self.here, strict=True)]


@dataclass(frozen=True, slots=True)
class RingingMode:
    """`hz` and `decay` (1/s) of the swing."""

    hz: float
    decay: float


def swing_basis(ring: RingingMode, t: Floats) -> Floats:
    """The two ways in which a plate can swing (..., 2), at seconds `t` (...) from the beginning of a moment."""
    return _swing_columns(ring.hz, ring.decay, t)


def regularised_inverse(squares: Floats) -> Floats:
    """The inverse of normal equations (..., k, k) whose columns are at most 1."""
    return np.asarray(np.linalg.inv(squares + _HAIR * np.eye(squares.shape[-1])), np.float64)


def find_ringing(tails: Sequence[Samples], white: Floats) -> RingingMode | None:
    """Pitch and damping that explain these tails (half a second or so after a finger left) best; None where none of
    them swings. `white` (4,): noise of one conversion."""
    corners = [CornerSamples.of(tail) for tail in tails]
    rings = [
        RingingMode(float(hz), decay)
        for hz in np.arange(LOWEST_HZ, HIGHEST_HZ, _STEP_HZ)
        for decay in _DECAYS
        if decay <= _MOST_DAMPED * hz
    ]
    unlikely = sum((_negative_log_likelihoods(rings, tail, white) for tail in corners), np.zeros(len(rings) + 1))
    best = int(np.argmin(unlikely[1:]))
    # Two amplitudes for each corner and tail explain as many squares by chance.
    if unlikely[0] - unlikely[1 + best] < 2 * 8 * len(tails):
        return None
    ring = rings[best]
    for _ in range(6):
        for tail in corners:
            ring = refine_ringing(ring, tail, white)
    return ring


def refine_ringing(ring: RingingMode, tail: CornerSamples, white: Floats) -> RingingMode:
    """Pitch and damping after one more tail: a step of Gauss and Newton, where the swing is clear."""
    return _TailFit(ring, tail, white).step()


def retune_ringing(ring: RingingMode, tail: CornerSamples, white: Floats) -> RingingMode:
    """Pitch and damping that explain a tail best, not far from what is known; the same `ring` where others near by
    explain it no better: then it is no tail but a hand."""
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
    """A tail as a swing explains it best; `left`: the squares that are left over, in those of the noise."""

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
        """One step towards the pitch and damping that explain it; the same `ring` where its swing is not clear."""
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
        # What the next tail may differ by anyhow is as good as a measurement: the load changes pitch and damping.
        omega, decay = 2 * np.pi * self.ring.hz, self.ring.decay
        normal += np.diag([1.0 / (0.02 * omega) ** 2, 1.0 / (0.2 * decay + 0.1) ** 2])
        d_omega, d_decay = np.linalg.solve(normal, right)
        d_omega = float(np.clip(d_omega, -_MOST_MOVE * omega, _MOST_MOVE * omega))
        d_decay = float(np.clip(d_decay, -0.3 * decay, 0.3 * decay))
        hz = float(np.clip((omega + d_omega) / (2 * np.pi), LOWEST_HZ, HIGHEST_HZ))
        return RingingMode(hz, float(np.clip(decay + d_decay, _LEAST_DECAY, min(_MOST_DECAY, _MOST_DAMPED * hz))))


def _negative_log_likelihoods(rings: Sequence[RingingMode], tail: CornerSamples, white: Floats) -> Floats:
    """How unlikely a tail is without any swing, and with each of these: (1 + R,), minus the natural logarithm."""
    t, size = tail.t - tail.t.min(), int(tail.here.sum())
    hz, decay = (np.array(ones)[:, None, None] for ones in zip(*((mode.hz, mode.decay) for mode in rings), strict=True))
    left = []
    for waves in (np.zeros((1, *t.shape, 0)), _swing_columns(hz, decay, t)):
        basis = _design_matrix(tail.here, t, waves)
        _, residual = _least_squares(basis, regularised_inverse(basis.mT @ basis), tail.here * tail.counts)
        left.append((np.vecdot(residual, residual) / white**2).sum(axis=1))
    # A finger that comes or stays leaves a tail that nothing explains: it has the say of its own misfit, no more.
    return size * np.log(np.maximum(np.concatenate(left) / size, 1.0)) / 2


def _swing_columns(hz: Floats | float, decay: Floats | float, t: Floats) -> Floats:
    phase, size = 2 * np.pi * hz * t, np.exp(-decay * t)
    return np.stack([size * np.cos(phase), size * np.sin(phase)], axis=-1)


def _design_matrix(here: Bools, t: Floats, waves: Floats) -> Floats:
    """A level, a slope and waves (..., 4, n, 2 + w); nothing where there is no conversion."""
    line = np.broadcast_to(np.stack([np.ones_like(t), t], axis=-1), (*waves.shape[:-1], 2))
    basis: Floats = here[:, :, None] * np.concatenate([line, waves], axis=-1)
    return basis


def _least_squares(basis: Floats, inverse: Floats, counts: Floats) -> tuple[Floats, Floats]:
    """The least squares of each corner: (..., 4, k) of its basis, and what is left over (..., 4, n)."""
    solved = np.matvec(inverse, np.vecmat(counts, basis))
    return solved, counts - np.matvec(basis, solved)
