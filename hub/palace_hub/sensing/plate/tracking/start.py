"""A plate that nobody watched: it lies bare and is built on from now on, or it holds what it should already."""

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
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.turn.search import PlateTurn

ZERO_PER_NOISE: Final = 20.0
"""How far (standard deviation) a corner's zero may have moved since the set-up, in its own noise: what warming up adds
is 160 to 480 mg of 15 mg, 800 to 1,500 mg of 70 mg (SENSING, Noise model)."""
LATELY_PER_NOISE: Final = 1.5
"""The same since this game weighed it last: half a minute of warming up. Longer absences are asked about."""
MAP_G: Final = (4.0, 80.0)
"""What a ground map (R2.2) may weigh, from its four corner bricks alone to 224 mm square of card of 1.5 mm."""


# The map says where the starting staircase stands: a reading of just these pieces is so much likelier beforehand.
_EXPECTED = 6.0


@dataclass(frozen=True, slots=True)
class StartProgress:
    """The starting staircase as the scale has it: `missing` and `extra` pieces against the map's, and the `share` of
    the likelihood that this reading has."""

    missing: tuple[Placement, ...]
    extra: tuple[Placement, ...]
    share: float

    @property
    def complete(self) -> bool:
        return not self.missing and not self.extra


def start_progress(turn: PlateTurn, expected: Sequence[Placement]) -> StartProgress:
    """What of the starting staircase stands, piece by piece; `turn` is that of a bare plate on which it is built.

    What was expected is evidence, as a delivery is in the tray: where it explains the scale about as well as the best
    reading does, it is taken to be it.
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
    """From the first quiet moment to the first agreement. `zero`: load (3,) of the bare plate as the game knew it last,
    None: as it was set up, and a ground map may lie on it. `off`: what it weighs otherwise than it should; `seen`: the
    starting staircase, piece by piece, on a plate that was bare; `ground`: how its map lies, None: not known."""

    def __init__(self, calibration: PlateCalibration, weights: LoadModel, zero: Floats | None) -> None:
        self._weights = weights
        self._bare: Floats = np.zeros(3) if zero is None else zero
        self._map_may_lie = zero is None
        corners = (ZERO_PER_NOISE if zero is None else LATELY_PER_NOISE) * np.array(calibration.white)
        self._cov: Floats = (calibration.matrix * corners**2) @ calibration.matrix.T
        self._turn: PlateTurn | None = None
        self._untouched_fits = False
        self._mapless: tuple[QuietMoment, Floats, GroundMapEstimate] | None = None
        self.ground: GroundMapEstimate | None = None
        self.off: Mismatch | None = None
        self.seen: StartProgress | None = None

    @property
    def untouched(self) -> bool:
        """Whether it weighs like what should stand, and nothing has come since it was heard: cheap cells cannot tell
        that from a bare one before."""
        return self._untouched_fits and self._turn is not None and not (self._turn.standing or self._turn.unexplained)

    def heard(
        self,
        quiet: QuietMoment,
        seen: frozenset[Stud] | None,
        should: Standing,
        ground: Palace,
        believed: frozenset[Stud],
    ) -> bool:
        """True where what should stand does. `ground`: the board without a piece; `believed`: knobs with a sensor."""
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
            self.ground = pinned or self.ground  # a brick that came together with a piece
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
        """One quiet moment more of a plate that was bare: what neither is nor explains the starting staircase may be
        the map. True where the staircase stands."""
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
        if not (turn.unexplained and found.extra):  # half of a map's corner bricks may weigh like pieces
            self.seen = found
        return found.complete

    def _drifts(self, shift: Floats) -> None:
        self._cov = self._cov + shift
        if self._mapless is not None:
            quiet, cov, lay = self._mapless
            self._mapless = quiet, cov + shift, lay

    def _lies(self, quiet: QuietMoment, cov: Floats) -> GroundMapEstimate | None:
        """How a map lies on a plate without a piece; None where nobody knows whether that is what it is."""
        if not self._map_may_lie:
            return None
        lasts, away = quiet.t1 - quiet.t0, quiet.load - self._bare
        if self._mapless is not None:
            before, since, lay = self._mapless
            if self.ground is not None and self.ground.card and abs(float(away[0])) > LEAST_PIECE_G:
                return None  # a card that was moved weighs what it did: a piece may have come
            return lay.after(quiet.load - before.load, since + quiet.noise, None, lasts)
        if away[0] < 0 and self._with_map(away, cov):
            return GroundMapEstimate()  # it was set up with the map on
        return GroundMapEstimate.of_load(away, cov, lasts)

    def _with_map(self, off: Floats, cov: Floats) -> bool:
        """Whether a ground map that was laid, or taken away, explains a load (3,) of this covariance: it lies in the
        middle."""
        may_be = self._map_may_lie and MAP_G[0] <= abs(float(off[0])) <= MAP_G[1]
        return may_be and is_centred(off, cov)

    def _strange(self, pieces: Iterable[Placement]) -> bool:
        """Whether something else came than what is to stand: a map that is laid, with its corner bricks."""
        assert self._turn is not None
        want = {(piece.piece, piece.body) for piece in pieces}
        return bool(self._turn.unexplained) or any(
            (thing.piece, thing.body) not in want for thing in self._turn.standing
        )
