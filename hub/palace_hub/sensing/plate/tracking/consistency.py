"""Does the plate weigh what the game's model says, and where not? Quiet spells, and the start.

The model is trusted piece by piece; the scale audits the sum. A mismatch is told with its mass and its place, so that a
question can say where to look: a piece knocked off, a decoration on the rim, a hand that rests.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

import numpy as np

from monkey_palace.board.notation import Placement
from palace_hub.sensing.plate.board.places import Masses
from palace_hub.sensing.plate.load.calibration import MIDDLE_STUD, STUD_MM, stud_mm
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.signal import Quiet
from palace_hub.sensing.plate.turn.search import PlateTurn

# Squared distance (three degrees of freedom) of a load from the model's beyond which it is another load: ten times a
# minute through an evening of three hours this happens to a true one once in a hundred evenings.
DISAGREES: Final = 28.0
# A mass less than this is no piece: half of the lightest, a gold brick of 0.29 g.
LEAST_PIECE_G: Final = 0.15

# The map says where the starting staircase stands: a reading of just these pieces is so much likelier beforehand.
_EXPECTED = 6.0


@dataclass(frozen=True, slots=True)
class Mismatch:
    """`grams` more (less: negative) than the model says, as if one thing lay or was missing at `x_mm`, `y_mm` from the
    plate's middle, `stud` being the nearest one (None: it lies beyond the studs, on the rim or nowhere)."""

    grams: float
    x_mm: float
    y_mm: float
    stud: tuple[int, int] | None


def load_of(pieces: Iterable[Placement], masses: Masses) -> tuple[Floats, Floats]:
    """Mass (g) and moments (g mm) of pieces (3,), and their covariance (3, 3): single pieces by themselves, and the
    mean mass of each kind, which all of its pieces share."""
    total: Floats = np.zeros(3)
    cov: Floats = np.zeros((3, 3))
    by_kind: dict[str, Floats] = {}
    for piece in pieces:
        feet = piece.feet
        east, north = stud_mm(sum(foot.x for foot in feet) / len(feet), sum(foot.y for foot in feet) / len(feet))
        load = masses.grams[piece.piece] * np.array([1.0, east, north])
        total = total + load
        cov = cov + masses.spread**2 * np.outer(load, load)
        by_kind[piece.piece] = by_kind.get(piece.piece, np.zeros(3)) + load
    for load in by_kind.values():
        cov = cov + masses.error**2 * np.outer(load, load)
    return total, cov


class PlateAudit:
    """Follows the plate between turns: what it should weigh, and how well that is known.

    Drift is followed as long as it is too small to be a piece; pieces come in by `built` alone.
    """

    def __init__(self, quiet: Quiet) -> None:
        self.expected: Floats = quiet.load
        self._cov: Floats = quiet.noise

    def built(self, pieces: Iterable[Placement], masses: Masses) -> None:
        """The game takes these pieces for standing now."""
        self.changed(*load_of(pieces, masses))

    def taken(self, pieces: Iterable[Placement], masses: Masses) -> None:
        """The game takes these pieces for gone."""
        load, cov = load_of(pieces, masses)
        self.changed(-load, cov)

    def changed(self, load: Floats, cov: Floats) -> None:
        """The game takes this load (3,) of covariance (3, 3) for come (gone: negative)."""
        self.expected, self._cov = self.expected + load, self._cov + cov

    def away(self, quiet: Quiet, load: Floats, cov: Floats) -> float:
        """The squared distance of a quiet moment from what is expected, should this load (3,) have come as well."""
        off = quiet.load - self.expected - load
        return float(off @ np.linalg.solve(self.spread(quiet) + cov, off))

    @property
    def covariance(self) -> Floats:
        """Covariance (3, 3) of what is expected."""
        return self._cov

    def spread(self, quiet: Quiet) -> Floats:
        """Covariance (3, 3) of what a quiet moment is away from what is expected."""
        return self._cov + quiet.shift + quiet.noise

    def heard(self, quiet: Quiet) -> Mismatch | None:
        """Compares a quiet moment; where it agrees, its load is what is expected from now on."""
        off = quiet.load - self.expected
        moved = self._cov + quiet.shift
        cov = moved + quiet.noise
        if float(off @ np.linalg.solve(cov, off)) <= DISAGREES or _is_small(off):
            gain = moved @ np.linalg.inv(cov)
            self.expected, self._cov = self.expected + gain @ off, moved - gain @ moved
            return None
        self._cov = moved
        return mismatch(off)

    def believe(self, quiet: Quiet) -> None:
        """A person says that all is well: what lies there now is what should."""
        self.expected, self._cov = quiet.load, quiet.noise


def _is_small(off: Floats) -> bool:
    """Whether no piece could make so little by coming, going or moving to the next knob."""
    return abs(float(off[0])) < LEAST_PIECE_G and float(np.hypot(off[1], off[2])) < LEAST_PIECE_G * 3 * STUD_MM


def mismatch(off: Floats) -> Mismatch:
    """What a load (3,) that should not be there, or is missing, looks like."""
    grams = float(off[0])
    if abs(grams) < LEAST_PIECE_G:
        return Mismatch(grams, 0.0, 0.0, None)
    x, y = float(off[1]) / grams, float(off[2]) / grams
    stud = (round(x / STUD_MM + MIDDLE_STUD), round(y / STUD_MM + MIDDLE_STUD))
    return Mismatch(grams, x, y, stud if all(0 <= place < 2 * MIDDLE_STUD + 1 for place in stud) else None)


@dataclass(frozen=True, slots=True)
class StartSeen:
    """The starting staircase as the scale has it: `missing` and `extra` pieces against the map's, and the `share` of
    the likelihood that this reading has."""

    missing: tuple[Placement, ...]
    extra: tuple[Placement, ...]
    share: float

    @property
    def complete(self) -> bool:
        return not self.missing and not self.extra


def start_seen(turn: PlateTurn, expected: Sequence[Placement]) -> StartSeen:
    """What of the starting staircase stands, piece by piece; `turn` is that of a bare plate on which it is built.

    What was expected is evidence, as a delivery is in the tray: where it explains the scale about as well as the best
    reading does, it is taken to be it.
    """
    want = {(piece.piece, piece.body): piece for piece in expected}
    found = [({(piece.piece, piece.body): piece for piece in one.pieces}, one.log) for one in turn.readings]
    whole = sum(exp(log) for _, log in found)
    as_expected = [(has, log) for has, log in found if has.keys() <= want.keys()]
    best = max(found, key=lambda one: one[1])
    if as_expected:
        most = max(as_expected, key=lambda one: one[1])
        best = most if most[1] > best[1] - _EXPECTED else best
    has, log = best
    return StartSeen(
        missing=tuple(piece for key, piece in want.items() if key not in has),
        extra=tuple(piece for key, piece in has.items() if key not in want),
        share=exp(log) / whole,
    )
