"""Residual loads: their Mahalanobis distance, the thresholds for it, and the single thing that would explain one.

A load is (3,): mass in g, and its moments east and north of the plate's middle in g mm. Under the right hypothesis the
squared distance of a residual is chi-squared with three degrees of freedom.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from palace_hub.sensing.plate.load.calibration import MIDDLE_STUD, STUD_MM
from palace_hub.sensing.plate.load.creep import Floats

FITS: Final = 24.0
"""Squared distance (3 degrees of freedom) from which a hypothesis about one change of the load is rejected: a right
hypothesis exceeds it once in 40,000 changes."""
DISAGREES: Final = 28.0
"""Squared distance (3 degrees of freedom) from which the load between turns is not the expected one: a right model
exceeds it 4 times in a million. Compared ten times a minute over evenings of 3 h, that is once in about a hundred
evenings (worked out, not measured)."""
LEAST_PIECE_G: Final = 0.15
"""Least mass of a piece, g: half of the lightest piece, a gold brick of 0.29 g (catalogue)."""


def squared_distance(residual: Floats, cov: Floats) -> float:
    """Squared Mahalanobis distance of a residual (k,) of covariance `cov` (k, k)."""
    return float(residual @ np.linalg.solve(cov, residual))


@dataclass(frozen=True, slots=True)
class Mismatch:
    """A residual load, described as one thing that lies on the plate too much, or is missing."""

    grams: float
    """Mass, g; negative: missing."""
    x_mm: float
    """East of the plate's middle, mm."""
    y_mm: float
    """North of the plate's middle, mm."""
    stud: tuple[int, int] | None
    """The nearest stud; None beyond the studs, and for less than `LEAST_PIECE_G`."""


def is_small(change: Floats) -> bool:
    """Whether a change of the load (3,) is too small for a piece that came, went, or moved to the next knob."""
    moment = float(np.hypot(change[1], change[2]))
    return abs(float(change[0])) < LEAST_PIECE_G and moment < LEAST_PIECE_G * 3 * STUD_MM


def as_mismatch(residual: Floats) -> Mismatch:
    """The mass and the place of the one thing that would make a residual load (3,)."""
    grams = float(residual[0])
    if abs(grams) < LEAST_PIECE_G:
        return Mismatch(grams, 0.0, 0.0, None)
    x, y = float(residual[1]) / grams, float(residual[2]) / grams
    stud = (round(x / STUD_MM + MIDDLE_STUD), round(y / STUD_MM + MIDDLE_STUD))
    return Mismatch(grams, x, y, stud if all(0 <= place < 2 * MIDDLE_STUD + 1 for place in stud) else None)
