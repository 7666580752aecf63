"""The wobble of a resting level against the cell's own noise: evidence of a hand that still rests in the cup.

A muscle never holds a force evenly. In recorded human pulls the quietest 2.2 s still had a standard deviation of 1.1 %
of the force, median 2 % (SENSING); the tremor lies at 1 to 12 Hz, so that block means of 80 ms show it. A cup without a
hand shows its own noise alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, exp, log, sqrt

import numpy as np

TREMOR_PARTS = (0.005, 0.01, 0.02, 0.04)
"""Standard deviations of a held force, as parts of it: 0.5 to 4 % (SENSING)."""
TREMOR_WEIGHTS = (0.05, 0.2, 0.5, 0.25)
"""Their probabilities: the median of recorded holds is 2 %."""
INDEPENDENT = 0.5
"""Part of the blocks that count as independent: successive means of a tremor of 1 to 12 Hz correlate (assumed)."""
LEAST_BLOCKS_FOR_SLOPE = 8
"""Fewest blocks from which a slope is taken out first: creep and drift of the cell itself (assumed)."""
TRIMMED = 0.75
"""Part of the blocks that a robust estimate keeps: a bump of the table moves less than a quarter of them."""
_KEPT_VARIANCE = 0.3685  # variance of a Gaussian within its central `TRIMMED` part, as a part of the whole
_TRIMMED_EFFICIENCY = 0.5

HELD_LOG_RATIO = 10.0
"""Logarithm of the likelihood ratio from which a level is held: 20,000 to 1 for the best fitting tremor (assumed)."""

LEAST_HELD_DEGREES = 8
"""Fewest degrees of freedom that show a held level: before, the cup still swings after the hand (assumed)."""

MEDIAN_REST_S = 1.5
REST_SPREAD = 0.9
"""Median (s) and logarithmic spread of a rest: log-normal to 30 s (SENSING). One rest in three lasts 2.2 s, one in
2,000 lasts 30 s."""


def rest_survival(seconds: float) -> float:
    """Share of the resting hands that rest for longer than `seconds`."""
    if seconds <= 0.0:
        return 1.0
    return 0.5 * erfc(log(seconds / MEDIAN_REST_S) / (REST_SPREAD * sqrt(2.0)))


@dataclass(frozen=True, slots=True)
class Wobble:
    """The variance of the last block means of a resting level, in units of the cell's own."""

    ratio: float = 1.0
    degrees: float = 0.0
    """Degrees of freedom of `ratio`; 0: nothing measured."""
    own_g: float = 0.0
    """Standard deviation of a block mean without a hand (g)."""

    @property
    def measured(self) -> bool:
        """Whether there were enough blocks to measure anything."""
        return self.degrees > 0.0

    @property
    def held(self) -> bool:
        """Whether the level wobbles clearly more than the empty cell does."""
        if self.degrees < LEAST_HELD_DEGREES or self.ratio <= 1.0:
            return False
        return 0.5 * INDEPENDENT * self.degrees * (self.ratio - 1.0 - log(self.ratio)) > HELD_LOG_RATIO

    def likelihood(self, force_g: float) -> float:
        """Likelihood ratio of a hand that holds `force_g` against none."""
        if not self.measured or not self.own_g:
            return 1.0
        half = 0.5 * INDEPENDENT * self.degrees
        total = 0.0
        for part, weight in zip(TREMOR_PARTS, TREMOR_WEIGHTS, strict=True):
            more = (part * force_g / self.own_g) ** 2
            total += weight * exp(min(60.0, half * (self.ratio * more / (1.0 + more) - log(1.0 + more))))
        return total


NOT_MEASURED = Wobble()


def measure_wobble(means: Sequence[float], own: Sequence[float], counts_per_g: float, *, robust: bool) -> Wobble:
    """The wobble of the block `means` (raw counts, oldest first).

    `own`: standard deviation of each mean without a hand, with what is left of the cup's swing (raw counts, same
    length); `counts_per_g`: positive; `robust`: the fourth part of the means that lies furthest out does not count.
    """
    y = np.asarray(means, dtype=np.float64)
    sd = np.asarray(own, dtype=np.float64)
    n = len(y)
    if n < 3:
        return NOT_MEASURED
    own_g = float(np.sqrt(1.0 / np.mean(sd**-2))) / counts_per_g  # the quietest means tell the most
    if robust:
        squares = np.sort(((y - np.median(y)) / sd) ** 2)[: round(TRIMMED * n)]
        return Wobble(float(squares.mean()) / _KEPT_VARIANCE, _TRIMMED_EFFICIENCY * (n - 1), own_g)
    weights = sd**-2  # blocks of a cup that still swings tell little about the level
    y = y - float(np.average(y, weights=weights))
    lost = 1
    if n >= LEAST_BLOCKS_FOR_SLOPE:
        u = np.arange(n) - float(np.average(np.arange(n), weights=weights))
        y = y - u * float((weights * u) @ y) / float((weights * u) @ u)
        lost = 2
    return Wobble(float(((y / sd) ** 2).sum()) / (n - lost), float(n - lost), own_g)
