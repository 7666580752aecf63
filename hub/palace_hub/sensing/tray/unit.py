"""Raw counts per piece during a game: calibrated, then refined by changes in use within a guard.

The weight of the full box is known far better than that of a piece. A refined unit therefore moves the calibrated zero,
so that the level of the full box still means its number of pieces.
"""

from dataclasses import replace
from math import sqrt

from palace_hub.sensing.tray.calibration import CellCalibration
from palace_hub.sensing.tray.lattice import MEAN_ERROR, PIECE_SPREAD

GUARD_PIECES = 0.3
"""Largest distance from whole pieces (pieces) of a change that refines the unit (assumed)."""
GUARD_SIGMAS = 3.0
"""The same in standard deviations of unit and pieces together: an outlier has another cause."""
LEAST_LEARNT = 4
"""Fewest pieces of a change that refines the unit (assumed)."""

PROVEN_ERROR = 0.002
"""Relative standard deviation of a unit learnt by lifting pieces out (0.1 % then; doubled for ageing, assumed)."""
ASSUMED_ERROR = MEAN_ERROR
"""The same for a box whose pieces were never counted."""


def refine_unit(
    cell: CellCalibration, error: float, pieces: int, fraction: float, noise: float
) -> tuple[CellCalibration, float]:
    """The posterior calibration and relative error after a change of `pieces` that was `fraction` off whole pieces.

    `error`: the unit's relative standard deviation; `noise`: that of the change in pieces. A change outside the guard
    leaves both unchanged. The zero moves with the unit, so that the full box keeps its level.
    """
    k = abs(pieces)
    if k < LEAST_LEARNT or abs(fraction) > GUARD_PIECES:
        return cell, error
    relative = fraction / pieces
    variance = PIECE_SPREAD**2 / k + (noise / k) ** 2
    if abs(relative) > GUARD_SIGMAS * sqrt(error**2 + variance):
        return cell, error
    gain = error**2 / (error**2 + variance)
    unit = cell.counts_per_piece * (1 + gain * relative)
    zero = cell.zero_raw + cell.pieces * (cell.counts_per_piece - unit)
    return replace(cell, counts_per_piece=unit, zero_raw=zero), error * sqrt(1 - gain)


class TrackedUnit:
    """Counts per piece of one compartment during a game.

    The journal stores zeros for the unit as calibrated: `to_calibrated_zero` and `to_current_zero` convert.
    """

    __slots__ = ("_calibrated", "_cell", "_error")

    def __init__(self, calibration: CellCalibration) -> None:
        self._calibrated = self._cell = calibration
        self._error = ASSUMED_ERROR if calibration.assumed else PROVEN_ERROR

    @property
    def counts(self) -> float:
        """Raw counts per piece as known now."""
        return self._cell.counts_per_piece

    @property
    def zero(self) -> float:
        """The calibrated zero at this unit (raw counts)."""
        return self._cell.zero_raw

    def learn(self, pieces: int, fraction: float, noise: float) -> None:
        """Takes a change of `pieces` that was `fraction` off whole pieces; `noise`: its standard deviation (pieces)."""
        self._cell, self._error = refine_unit(self._cell, self._error, pieces, fraction, noise)

    def to_calibrated_zero(self, zero: float, count: int) -> float:
        """The tracked `zero` converted to the unit as calibrated; the level of `count` pieces stays (raw counts)."""
        return zero + count * (self.counts - self._calibrated.counts_per_piece)

    def to_current_zero(self, to_calibrated_zero: float, count: int) -> float:
        """A `stored` zero converted to the present unit; the level of `count` pieces stays (raw counts)."""
        return to_calibrated_zero - count * (self.counts - self._calibrated.counts_per_piece)
