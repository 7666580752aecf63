"""The plate's ringing: one damped swing for all four corners, whose pitch and damping are learnt from its own tails.

A finger that leaves sets carrier and pads swinging at 7 to 45 Hz, for a tenth of a second or for several. Waiting for
the end of it would cost most of the quiet moments, so a level is fitted together with the swing (`swing`), and
what a long tail shows of pitch and damping is taken over (`refined`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
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


@dataclass(frozen=True, slots=True)
class Ring:
    """`hz` and `decay` (1/s) of the swing."""

    hz: float
    decay: float


def swing(ring: Ring, t: Floats) -> Floats:
    """The two ways in which a plate can swing (n, 2), at seconds `t` from the beginning of a moment."""
    phase, size = 2 * np.pi * ring.hz * t, np.exp(-ring.decay * t)
    return np.column_stack([size * np.cos(phase), size * np.sin(phase)])


def find_ring(tails: Sequence[Samples], white: Floats) -> Ring | None:
    """Pitch and damping that explain these tails (half a second or so after a finger left) best; None where none of
    them swings. `white` (4,): noise of one conversion."""
    sized = [(tail, sum(t.size for t, _ in tail)) for tail in tails]

    def unlikely(ring: Ring | None) -> float:
        # A finger that comes or stays leaves a tail that nothing explains: it has the say of its own misfit, no more.
        return sum(size * log(max(_left_over(ring, tail, white) / size, 1.0)) / 2 for tail, size in sized)

    left, hz, decay = min(
        (unlikely(Ring(float(hz), decay)), hz, decay)
        for hz in np.arange(LOWEST_HZ, HIGHEST_HZ, _STEP_HZ)
        for decay in _DECAYS
        if decay <= _MOST_DAMPED * hz
    )
    # Two amplitudes for each corner and tail explain as many squares by chance.
    if unlikely(None) - left < 2 * 8 * len(tails):
        return None
    ring = Ring(float(hz), float(decay))
    for _ in range(6):
        for tail in tails:
            ring = refined(ring, tail, white)
    return ring


def refined(ring: Ring, tail: Samples, white: Floats) -> Ring:
    """Pitch and damping after one more tail: a step of Gauss and Newton, where the swing is clear."""
    return _Explained(ring, tail, white).step()


def tuned(ring: Ring, tail: Samples, white: Floats) -> Ring:
    """Pitch and damping that explain a tail best, not far from what is known; the same `ring` where others near by
    explain it no better: then it is no tail but a hand."""
    most = _MOST_MOVE * ring.hz
    found = _Explained(ring, tail, white)
    for _ in range(_STEPS):
        step = found.step()
        if step is found.ring:
            break
        step = Ring(float(np.clip(step.hz, ring.hz - most, ring.hz + most)), step.decay)
        following = _Explained(step, tail, white)
        if following.left > _BETTER * found.left:
            break
        found = following
    return found.ring


class _Explained:
    """A tail as a swing explains it best; `left`: the squares that are left over, in those of the noise."""

    def __init__(self, ring: Ring, tail: Samples, white: Floats) -> None:
        self.ring = ring
        self.left = self._clear = 0.0
        self._corners: list[tuple[Floats, Floats, Floats, Floats, float]] = []
        start = min(float(t[0]) for t, _ in tail)
        for (at, counts), noise in zip(tail, white, strict=True):
            t = at - start
            basis = np.column_stack([np.ones(t.size), t, swing(ring, t)])
            solved, *_ = np.linalg.lstsq(basis, counts, rcond=None)
            residual = counts - basis @ solved
            squares, a, b = float(residual @ residual), solved[2], solved[3]
            self._clear += float(a * a + b * b) / noise**2 * t.size / 4
            self.left += squares / noise**2
            self._corners.append(
                (t, basis, np.asarray(solved, np.float64), residual, float(max(noise**2, squares / t.size)))
            )

    def step(self) -> Ring:
        """One step towards the pitch and damping that explain it; the same `ring` where its swing is not clear."""
        if self._clear < _CLEAR**2:
            return self.ring
        normal, right = np.zeros((2, 2)), np.zeros(2)
        for t, basis, solved, residual, spread in self._corners:
            a, b = solved[2], solved[3]
            wave = basis[:, 2:]
            by_omega = t * (-a * wave[:, 1] + b * wave[:, 0])
            by_decay = -t * (a * wave[:, 0] + b * wave[:, 1])
            slopes = np.column_stack([by_omega, by_decay])
            slopes -= basis @ np.linalg.lstsq(basis, slopes, rcond=None)[0]
            normal += slopes.T @ slopes / spread
            right += slopes.T @ residual / spread
        # What the next tail may differ by anyhow is as good as a measurement: the load changes pitch and damping.
        omega, decay = 2 * np.pi * self.ring.hz, self.ring.decay
        normal += np.diag([1.0 / (0.02 * omega) ** 2, 1.0 / (0.2 * decay + 0.1) ** 2])
        d_omega, d_decay = np.linalg.solve(normal, right)
        d_omega = float(np.clip(d_omega, -_MOST_MOVE * omega, _MOST_MOVE * omega))
        d_decay = float(np.clip(d_decay, -0.3 * decay, 0.3 * decay))
        hz = float(np.clip((omega + d_omega) / (2 * np.pi), LOWEST_HZ, HIGHEST_HZ))
        return Ring(hz, float(np.clip(decay + d_decay, _LEAST_DECAY, min(_MOST_DECAY, _MOST_DAMPED * hz))))


def _left_over(ring: Ring | None, tail: Samples, white: Floats) -> float:
    start = min(float(t[0]) for t, _ in tail)
    total = 0.0
    for (at, counts), noise in zip(tail, white, strict=True):
        t = at - start
        line = [np.ones(t.size), t]
        basis = np.column_stack(line if ring is None else [*line, swing(ring, t)])
        residual = counts - basis @ np.linalg.lstsq(basis, counts, rcond=None)[0]
        total += float(residual @ residual) / float(noise) ** 2
    return total
