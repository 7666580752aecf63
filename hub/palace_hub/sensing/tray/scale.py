"""What a piece is in a compartment's raw counts, and the limits that follow from it."""

from dataclasses import dataclass
from math import inf

from palace_hub.sensing.signal.stillness import FASTEST_DRIFT_G_PER_MIN, level_error
from palace_hub.sensing.tray.calibration import CellCalibration
from palace_hub.sensing.tray.lattice import NOMINAL_G

# A quiet cell is left by a block this far away: standard deviations of a block mean, but never more than a part of a
# piece, whatever the noise.
LEAVING_SIGMAS = 6.0
LEAVING_PIECES = 0.3

# Standard deviation of a block mean, in pieces, above which single pieces cannot be told: five blocks and a level
# before then give a change to 0.1 of a piece.
NOISIEST_PIECES = 0.15


@dataclass(frozen=True, slots=True)
class CompartmentScale:
    """Compartment `index`; `signed` raw counts a piece, negative where a force makes the counts fall, 0 where it is not
    calibrated."""

    index: int
    signed: float

    @classmethod
    def of(cls, index: int, calibration: CellCalibration | None) -> "CompartmentScale":
        return cls(index, calibration.counts_per_piece if calibration else 0.0)

    @property
    def unit(self) -> float:
        """Raw counts a piece, whichever way they go; 0 where that is not known."""
        return abs(self.signed)

    @property
    def sign(self) -> int:
        return -1 if self.signed < 0 else 1

    @property
    def piece_g(self) -> float:
        return NOMINAL_G[self.index]

    @property
    def mg_per_count(self) -> float | None:
        return self.piece_g * 1000.0 / self.unit if self.signed else None

    @property
    def flicker(self) -> float:
        """Standard deviation of the best level there is, in pieces."""
        return level_error(0.0, 0.0, 0.0, 1.0, self.piece_g)

    @property
    def widest(self) -> float:
        """How far apart (raw counts) levels lie between which something was moved, whatever the noise."""
        return LEAVING_PIECES * self.unit if self.signed else inf

    def far(self, sigma: float) -> float:
        """How far off a quiet level a block with noise `sigma` leaves it (raw counts)."""
        return min(LEAVING_SIGMAS * sigma, self.widest)

    def fastest_drift(self, seconds: float) -> float:
        """The most that a level drifts by in `seconds` (raw counts)."""
        return FASTEST_DRIFT_G_PER_MIN / 60.0 * seconds / self.piece_g * self.unit if self.signed else inf

    def too_noisy(self, sigma: float | None) -> bool:
        """Whether block means with noise `sigma` (raw counts; None: not known yet) tell no single pieces."""
        return sigma is not None and self.signed != 0.0 and sigma > NOISIEST_PIECES * self.unit
