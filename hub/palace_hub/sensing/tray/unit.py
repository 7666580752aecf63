"""What a piece weighs in counts: as calibrated, and as changes in use refine it under a guard.

The full box is the anchor. What it weighed is known far better than what a piece of it weighs, so a better unit moves
the calibrated zero, and the level of the full box still means the number that was in it.
"""

from dataclasses import replace
from math import sqrt

from palace_hub.sensing.tray.calibration import CellCalibration
from palace_hub.sensing.tray.lattice import MEAN_ERROR, PIECE_SPREAD

# The unit learns from a change in use only where that was so near to whole pieces, and no further off than the unit and
# the pieces themselves explain: what is, was no matter of the unit.
GUARD_PIECES = 0.3
GUARD_SIGMAS = 3.0
LEAST_LEARNT = 4

# Relative standard deviation of a unit learnt by lifting out, a season later; of one from a box that was never counted.
PROVEN_ERROR = 0.002
ASSUMED_ERROR = MEAN_ERROR


def refine_unit(
    cell: CellCalibration, error: float, pieces: int, fraction: float, noise: float
) -> tuple[CellCalibration, float]:
    """The unit after a change of `pieces` in use that was `fraction` off whole, and its new relative error.

    `error` is the unit's relative standard deviation, `noise` that of the change in pieces. Nothing is learnt from a
    change further off than `GUARD_PIECES` or `GUARD_SIGMAS`, or of fewer than `LEAST_LEARNT` pieces. The zero moves
    with the unit, so that the full box keeps its level.
    """
    k = abs(pieces)
    if k < LEAST_LEARNT or abs(fraction) > GUARD_PIECES:
        return cell, error
    seen = fraction / pieces
    variance = PIECE_SPREAD**2 / k + (noise / k) ** 2
    if abs(seen) > GUARD_SIGMAS * sqrt(error**2 + variance):
        return cell, error
    gain = error**2 / (error**2 + variance)
    unit = cell.counts_per_piece * (1 + gain * seen)
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
        """Counts a piece, as far as it is known now."""
        return self._cell.counts_per_piece

    @property
    def zero(self) -> float:
        """The calibrated zero (raw counts) at this unit."""
        return self._cell.zero_raw

    def learn(self, pieces: int, fraction: float, noise: float) -> None:
        """A change of `pieces` was `fraction` off whole; `noise` is the standard deviation of that, in pieces."""
        self._cell, self._error = refine_unit(self._cell, self._error, pieces, fraction, noise)

    def to_calibrated_zero(self, zero: float, count: int) -> float:
        """The tracked zero that puts `count` pieces where they lie, at the unit as calibrated."""
        return zero + count * (self.counts - self._calibrated.counts_per_piece)

    def to_current_zero(self, to_calibrated_zero: float, count: int) -> float:
        """The tracked zero, at the present unit, of one that was `to_calibrated_zero` with `count` pieces."""
        return to_calibrated_zero - count * (self.counts - self._calibrated.counts_per_piece)
