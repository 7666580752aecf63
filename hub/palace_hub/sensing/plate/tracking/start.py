"""The plate at the start of a game: bare, so that the starting staircase is followed, or with its staircase already.

The prior of the zero is `ZERO_PER_NOISE` since the set-up, or `LATELY_PER_NOISE` since this game last weighed it. A
load that neither is nor explains the starting staircase may be the ground map (`ground_map`).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

import numpy as np

from monkey_palace.board.notation import Placement
from monkey_palace.board.palace import Palace, Stud
from monkey_palace.board.pieces import DECORATIONS
from palace_hub.sensing.plate.board.ground_map import STANDS, GroundMapEstimate, is_centred
from palace_hub.sensing.plate.board.load_model import LoadModel, Standing
from palace_hub.sensing.plate.load.calibration import PlateCalibration
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.residual import LEAST_PIECE_G, Mismatch, as_mismatch, squared_distance
from palace_hub.sensing.plate.load.rotation import rotate_covariance
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.turn.search import PlateTurn

ZERO_PER_NOISE: Final = 20.0
"""Movement of a corner's zero since the set-up, standard deviation in conversion noise. SENSING (Noise model): warm-up
moves it by 160 to 480 mg at 15 mg of noise, by 800 to 1,500 mg at 70 mg."""
LATELY_PER_NOISE: Final = 1.5
"""The same since this game last weighed the plate: half a minute of warm-up. After longer, the players are asked."""
MAP_G: Final = (4.0, 80.0)
"""Mass of a ground map (R2.2), g: from its corner bricks alone to 224 mm square of 1.5 mm card (worked out)."""


# Log prior (natural) of hypotheses with pieces of the starting staircase alone: the map shows where it stands
# (assumed).
_EXPECTED = 6.0


@dataclass(frozen=True, slots=True)
class StartProgress:
    """How far the starting staircase stands, by the likeliest hypothesis."""

    missing: tuple[Placement, ...]
    """Pieces of the map's staircase that are not there."""
    extra: tuple[Placement, ...]
    """Pieces that are not part of it."""
    share: float
    """Posterior probability of this hypothesis."""

    @property
    def complete(self) -> bool:
        """Whether exactly the starting staircase stands."""
        return not self.missing and not self.extra


def start_progress(turn: PlateTurn, expected: Sequence[Placement]) -> StartProgress:
    """Compare a turn that began on a bare plate with the starting staircase (`expected`).

    A hypothesis of expected pieces alone is preferred if it is at most `_EXPECTED` less likely than the best one.
    """
    want = {(piece.piece, piece.body): piece for piece in expected}
    found = [
        ({(piece.piece, piece.body): piece for piece in hypothesis.pieces}, hypothesis.log_score)
        for hypothesis in turn.hypotheses
    ]
    whole = sum(exp(log) for _, log in found)
    as_expected = [(has, log) for has, log in found if has.keys() <= want.keys()]
    best = max(found, key=lambda one: one[1])
    if as_expected:
        most = max(as_expected, key=lambda one: one[1])
        best = most if most[1] > best[1] - _EXPECTED else best
    has, log = best
    return StartProgress(
        missing=tuple(piece for key, piece in want.items() if key not in has),
        extra=tuple(piece for key, piece in has.items() if key not in want),
        share=exp(log) / whole,
    )


class StartTracker:
    """Follows the plate from the first quiet moment of a game until its load agrees with the game.

    `zero`: load (3,) of the bare plate as this game last knew it; None: as at the set-up, perhaps with a ground map.
    `off`: how the load differs from the expected one. `seen`: progress of the starting staircase on a bare plate.
    `ground`: how the map lies; None: not known. `turns`: quarter turns to the left by which the map lies on the plate.
    """

    def __init__(self, calibration: PlateCalibration, weights: LoadModel, zero: Floats | None, turns: int = 0) -> None:
        self._weights = weights
        self._bare: Floats = np.zeros(3) if zero is None else zero
        self._map_may_lie = zero is None
        corners = (ZERO_PER_NOISE if zero is None else LATELY_PER_NOISE) * np.array(calibration.white)
        self._cov: Floats = rotate_covariance((calibration.matrix * corners**2) @ calibration.matrix.T, -turns)
        self._turn: PlateTurn | None = None
        self._untouched_fits = False
        self._mapless: tuple[QuietMoment, Floats, GroundMapEstimate] | None = None
        self.ground: GroundMapEstimate | None = None
        self.off: Mismatch | None = None
        self.seen: StartProgress | None = None

    @property
    def untouched(self) -> bool:
        """Whether the load fits what should stand and has not changed since the first moment.

        Cheap cells cannot tell such a plate from a bare one before.
        """
        return self._untouched_fits and self._turn is not None and not (self._turn.standing or self._turn.unexplained)

    def heard(
        self,
        quiet: QuietMoment,
        seen: frozenset[Stud] | None,
        should: Standing,
        ground: Palace,
        believed: frozenset[Stud],
    ) -> bool:
        """Take in a quiet moment; True if what should stand does.

        `should`: what stands by the game. `ground`: the board without pieces. `believed`: knobs with a trusted sensor.
        """
        pieces = [thing for thing in should if isinstance(thing, Placement)]
        load, spread = self._weights.load(should)
        if self._turn is not None:
            self._drifts(quiet.shift)
            if self._follow(self._turn, quiet, seen, pieces):
                return True
        cov = quiet.noise + self._cov
        off = quiet.load - self._bare - load
        near = squared_distance(off, cov + spread) <= STANDS
        fits = near or self._with_map(off, cov + spread)
        self.off = as_mismatch(off)
        if self._turn is not None:
            pinned = None if self.ground is None else self.ground.with_late_corner(off, cov + spread)
            self.ground = pinned or self.ground  # a corner brick that came together with a piece
            if near or pinned is not None:
                return True
        if self._turn is None or self._strange(pieces):
            lies = self._lies(quiet, cov)
            if lies is None and squared_distance(quiet.load - self._bare, cov) > STANDS:
                return self._turn is None and fits
            self._bare, self._cov, self._untouched_fits, self.ground = quiet.load, quiet.noise, fits, lies
            if lies is not None and not lies.card:
                self._mapless = quiet, quiet.noise, lies
            kinds = [piece.piece for piece in pieces if piece.piece in DECORATIONS]
            masses = self._weights.masses
            self._turn = PlateTurn.start(ground, None, masses, quiet, tray_left=kinds, hall_known=believed)
            self.seen = start_progress(self._turn, pieces)
        return False

    def _follow(
        self, turn: PlateTurn, quiet: QuietMoment, seen: frozenset[Stud] | None, pieces: list[Placement]
    ) -> bool:
        """Update the turn of a plate that was bare; a load outside the starting staircase may be the map.

        True if the staircase stands.
        """
        self._turn = turn.after(quiet, seen)
        found = start_progress(self._turn, pieces)
        if self.ground is not None and (self._turn.unexplained or found.extra):
            change, presses = quiet.load - turn.expected, (*turn.pending_presses, *quiet.presses)
            cov = turn.best.cov + turn.pending_shift + quiet.noise + quiet.shift
            lies = self.ground.after(change, cov, None if quiet.unseen else presses, quiet.t1 - quiet.t0)
            if lies is not None:
                self.ground, self._turn = lies, turn.on_ground(change, quiet.noise)
                self._bare, self._cov = self._bare + change, self._cov + quiet.noise
                found = start_progress(self._turn, pieces)
        if self._turn.unexplained:
            return False
        if not (turn.unexplained and found.extra):  # two of a map's corner bricks may weigh like pieces
            self.seen = found
        return found.complete

    def _drifts(self, shift: Floats) -> None:
        self._cov = self._cov + shift
        if self._mapless is not None:
            quiet, cov, lay = self._mapless
            self._mapless = quiet, cov + shift, lay

    def _lies(self, quiet: QuietMoment, cov: Floats) -> GroundMapEstimate | None:
        """How a map lies on a plate without pieces; None if the load is not known to be that of a map."""
        if not self._map_may_lie:
            return None
        lasts, away = quiet.t1 - quiet.t0, quiet.load - self._bare
        if self._mapless is not None:
            before, since, lay = self._mapless
            if self.ground is not None and self.ground.card and abs(float(away[0])) > LEAST_PIECE_G:
                return None  # a card that was moved keeps its mass: a piece may have come
            return lay.after(quiet.load - before.load, since + quiet.noise, None, lasts)
        if away[0] < 0 and self._with_map(away, cov):
            return GroundMapEstimate()  # the plate was set up with the map on it
        return GroundMapEstimate.of_load(away, cov, lasts)

    def _with_map(self, off: Floats, cov: Floats) -> bool:
        """Whether a centred ground map that was laid, or removed, explains a residual (3,) of this covariance."""
        may_be = self._map_may_lie and MAP_G[0] <= abs(float(off[0])) <= MAP_G[1]
        return may_be and is_centred(off, cov)

    def _strange(self, pieces: Iterable[Placement]) -> bool:
        """Whether the load is unexplained, or explained by pieces outside the starting staircase: perhaps a map."""
        assert self._turn is not None
        want = {(piece.piece, piece.body) for piece in pieces}
        return bool(self._turn.unexplained) or any(
            (thing.piece, thing.body) not in want for thing in self._turn.standing
        )
