"""The load that the plate should have between turns: a Kalman filter that compares it with each quiet moment.

State: load (3,) in g and g mm, with its covariance; process noise: the zero's movement (`QuietMoment.shift`). A quiet
moment that agrees updates the state; one that does not is reported as a mass at a place, for a question to the players.
"""

import numpy as np

from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.residual import DISAGREES, Mismatch, as_mismatch, is_small
from palace_hub.sensing.plate.load.rotation import rotate_covariance, rotate_load
from palace_hub.sensing.plate.load.signal import QuietMoment


class ExpectedLoad:
    """Expected load of the plate and its covariance.

    Drift is followed while it is too small for a piece; pieces enter by `add` alone.
    """

    def __init__(self, quiet: QuietMoment) -> None:
        self.expected: Floats = quiet.load
        self._cov: Floats = quiet.noise
        self.settled: Floats = quiet.noise  # covariance (3, 3) at the last quiet moment that agreed

    def add(self, load: Floats, cov: Floats) -> None:
        """Add a load (3,) of covariance `cov` (3, 3)."""
        self.expected, self._cov, self.settled = self.expected + load, self._cov + cov, self.settled + cov

    def away(self, quiet: QuietMoment, load: Floats, cov: Floats) -> float:
        """Squared distance of a quiet moment from the expected load plus `load` (3,) of covariance `cov` (3, 3)."""
        off = quiet.load - self.expected - load
        return float(off @ np.linalg.solve(self.spread(quiet) + cov, off))

    def rotate(self, turns: int) -> None:
        """The load turns to the left against its directions."""
        self.expected = rotate_load(self.expected, turns)
        self._cov, self.settled = rotate_covariance(self._cov, turns), rotate_covariance(self.settled, turns)

    @property
    def covariance(self) -> Floats:
        """Covariance (3, 3) of the expected load."""
        return self._cov

    def spread(self, quiet: QuietMoment) -> Floats:
        """Covariance (3, 3) of a quiet moment's residual."""
        return self._cov + quiet.shift + quiet.noise

    def update(self, quiet: QuietMoment) -> Mismatch | None:
        """Compare with a quiet moment; update the state if it agrees, return the mismatch if not."""
        off = quiet.load - self.expected
        moved = self._cov + quiet.shift
        cov = moved + quiet.noise
        if float(off @ np.linalg.solve(cov, off)) <= DISAGREES or is_small(off):
            gain = moved @ np.linalg.inv(cov)
            self.expected, self._cov = self.expected + gain @ off, moved - gain @ moved
            self.settled = self._cov
            return None
        self._cov = moved
        return as_mismatch(off)
