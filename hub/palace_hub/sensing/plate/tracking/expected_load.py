"""Does the plate weigh what the game's model says, and where not? Quiet spells, and the start.

The model is trusted piece by piece; the scale audits the sum. A mismatch is told with its mass and its place, so that a
question can say where to look: a piece knocked off, a decoration on the rim, a hand that rests.
"""

from collections.abc import Iterable

import numpy as np

from monkey_palace.board.notation import Placement
from palace_hub.sensing.plate.board.load_model import load_of
from palace_hub.sensing.plate.board.places import UnitMasses
from palace_hub.sensing.plate.load.calibration import STUD_MM
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.residual import DISAGREES, LEAST_PIECE_G, Mismatch, as_mismatch
from palace_hub.sensing.plate.load.signal import QuietMoment


class ExpectedLoad:
    """Follows the plate between turns: what it should weigh, and how well that is known.

    Drift is followed as long as it is too small to be a piece; pieces come in by `built` alone.
    """

    def __init__(self, quiet: QuietMoment) -> None:
        self.expected: Floats = quiet.load
        self._cov: Floats = quiet.noise

    def built(self, pieces: Iterable[Placement], masses: UnitMasses) -> None:
        """The game takes these pieces for standing now."""
        self.changed(*load_of(pieces, masses))

    def taken(self, pieces: Iterable[Placement], masses: UnitMasses) -> None:
        """The game takes these pieces for gone."""
        load, cov = load_of(pieces, masses)
        self.changed(-load, cov)

    def changed(self, load: Floats, cov: Floats) -> None:
        """The game takes this load (3,) of covariance (3, 3) for come (gone: negative)."""
        self.expected, self._cov = self.expected + load, self._cov + cov

    def away(self, quiet: QuietMoment, load: Floats, cov: Floats) -> float:
        """The squared distance of a quiet moment from what is expected, should this load (3,) have come as well."""
        off = quiet.load - self.expected - load
        return float(off @ np.linalg.solve(self.spread(quiet) + cov, off))

    @property
    def covariance(self) -> Floats:
        """Covariance (3, 3) of what is expected."""
        return self._cov

    def spread(self, quiet: QuietMoment) -> Floats:
        """Covariance (3, 3) of what a quiet moment is away from what is expected."""
        return self._cov + quiet.shift + quiet.noise

    def heard(self, quiet: QuietMoment) -> Mismatch | None:
        """Compares a quiet moment; where it agrees, its load is what is expected from now on."""
        off = quiet.load - self.expected
        moved = self._cov + quiet.shift
        cov = moved + quiet.noise
        if float(off @ np.linalg.solve(cov, off)) <= DISAGREES or _is_small(off):
            gain = moved @ np.linalg.inv(cov)
            self.expected, self._cov = self.expected + gain @ off, moved - gain @ moved
            return None
        self._cov = moved
        return as_mismatch(off)

    def believe(self, quiet: QuietMoment) -> None:
        """A person says that all is well: what lies there now is what should."""
        self.expected, self._cov = quiet.load, quiet.noise


def _is_small(off: Floats) -> bool:
    """Whether no piece could make so little by coming, going or moving to the next knob."""
    return abs(float(off[0])) < LEAST_PIECE_G and float(np.hypot(off[1], off[2])) < LEAST_PIECE_G * 3 * STUD_MM
