"""The scale of one compartment: raw counts per piece, and the thresholds that follow from it."""

from dataclasses import dataclass
from math import inf

from palace_hub.sensing.signal.stillness import FASTEST_DRIFT_G_PER_MIN, level_error
from palace_hub.sensing.tray.calibration import CellCalibration
from palace_hub.sensing.tray.lattice import NOMINAL_G

LEAVING_SIGMAS = 6.0
"""Distance of a block from a quiet level that starts a disturbance, in standard deviations of a block mean; at most
`LEAVING_PIECES`, whatever the noise (both assumed)."""
LEAVING_PIECES = 0.3

NOISIEST_PIECES = 0.15
"""Largest noise of a block mean (pieces) at which single pieces are counted: five blocks and a level before then give a
change to 0.1 of a piece."""


@dataclass(frozen=True, slots=True)
class CompartmentScale:
    """The scale of the compartment `index`."""

    index: int
    signed: float
    """Raw counts per piece; negative for a cell whose counts fall under a force, 0: not calibrated."""

    @classmethod
    def of(cls, index: int, calibration: CellCalibration | None) -> "CompartmentScale":
        """The scale by `calibration` (None: not calibrated)."""
        return cls(index, calibration.counts_per_piece if calibration else 0.0)

    @property
    def unit(self) -> float:
        """Absolute raw counts per piece; 0: not calibrated."""
        return abs(self.signed)

    @property
    def sign(self) -> int:
        """-1 for a cell whose counts fall under a force, else 1."""
        return -1 if self.signed < 0 else 1

    @property
    def piece_g(self) -> float:
        """Catalogue mass of a piece (g)."""
        return NOMINAL_G[self.index]

    @property
    def mg_per_count(self) -> float | None:
        """Milligrams per raw count; None: not calibrated."""
        return self.piece_g * 1000.0 / self.unit if self.signed else None

    @property
    def flicker(self) -> float:
        """Least standard deviation of any level (pieces): 1/f noise and hum."""
        return level_error(0.0, 0.0, 0.0, 1.0, self.piece_g)

    @property
    def widest(self) -> float:
        """Difference of levels that means a movement, whatever the noise (raw counts)."""
        return LEAVING_PIECES * self.unit if self.signed else inf

    def far(self, sigma: float) -> float:
        """Distance at which a block with noise `sigma` has left a quiet level (raw counts)."""
        return min(LEAVING_SIGMAS * sigma, self.widest)

    def fastest_drift(self, seconds: float) -> float:
        """Largest drift in `seconds` (raw counts)."""
        return FASTEST_DRIFT_G_PER_MIN / 60.0 * seconds / self.piece_g * self.unit if self.signed else inf

    def too_noisy(self, sigma: float | None) -> bool:
        """Whether single pieces drown in block means with noise `sigma` (raw counts; None: not known yet)."""
        return sigma is not None and self.signed != 0.0 and sigma > NOISIEST_PIECES * self.unit
