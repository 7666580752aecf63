"""Statistics of benchmark figures: confidence intervals of shares, quantiles of waits."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

NORMAL_95: Final = 1.959964
"""Two-sided 95 % quantile of the normal distribution."""


def wilson(hits: float, of: int) -> tuple[float, float]:
    """95 % confidence interval of a share of `hits` among `of` trials (Wilson score); (0, 1) without trials."""
    if of == 0:
        return 0.0, 1.0
    share, z = hits / of, NORMAL_95
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return max(0.0, middle - half), min(1.0, middle + half)


def quantiles(values: Sequence[float], shares: Sequence[float] = (0.5, 0.95)) -> list[float | None]:
    """The values below which these shares lie, rounded to 0.001; None for each without values."""
    ordered = sorted(values)
    if not ordered:
        return [None] * len(shares)
    return [round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 3) for share in shares]
