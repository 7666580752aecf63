"""The plate's load against what the game says stands there.

What the game has changed, a decoration, a figure, a staircase that was typed, is believed as soon as the scale shows
it, each part for itself. What the scale shows and the game has not done is told with its mass and place.
"""

from collections.abc import Collection, Iterator
from copy import copy
from dataclasses import replace
from itertools import combinations
from typing import Final

import numpy as np

from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.palace import Palace, Stud
from monkey_palace.board.pieces import BUILDING, Figure
from palace_hub.sensing.plate.board.figures import HEAVIEST_G, LIGHTEST_G, FigureMass
from palace_hub.sensing.plate.board.ground_map import GroundMapEstimate
from palace_hub.sensing.plate.board.kept_plate import KeptPlate
from palace_hub.sensing.plate.board.load_model import BelievedLoad, LoadModel, Standing, StandingChange, changes_between
from palace_hub.sensing.plate.board.places import UnitMasses
from palace_hub.sensing.plate.load.calibration import stud_mm
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.residual import DISAGREES, Mismatch, as_mismatch
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.tracking.expected_load import ExpectedLoad
from palace_hub.sensing.plate.tracking.start import StartProgress, StartTracker
from palace_hub.sensing.plate.turn.clutter import Clutter

Magnets = frozenset[Stud] | None
PlateMoment = tuple[QuietMoment, Magnets]
"""A quiet moment with the ground knobs whose sensors saw a magnet in it; None: not known."""

ARM_MM: Final = 12.0
"""Half a pitch: what comes down nearer than this to a knob stands on it."""
LATELY_S: Final = 6.0
"""What has come to the plate so long before a turn began belongs to that turn: a tray may be that slow to agree."""

_NOTHING: Standing = frozenset()


class PlateBaseline:
    """What should stand, what is believed to, and `off`, what the plate weighs otherwise (`off_quiet`: when it did).

    `zero`: load (3,) of the bare plate as this game knew it last, None before it was ever known. `ground`: how the map
    of a new game lies; None where nobody knows, and once something was built on it.
    """

    def __init__(self, kept: KeptPlate, zero: Floats | None = None) -> None:
        self.masses = UnitMasses(dict(kept.grams), error=kept.error)
        self.figures = dict(kept.figures)
        self.zero = zero
        self.ground: GroundMapEstimate | None = None
        self.off: Mismatch | None = None
        self.off_quiet: QuietMoment | None = None
        self._weights = LoadModel(self.masses, self.figures)
        self._calibration = kept.calibration
        self._start = StartTracker(kept.calibration, self._weights, zero)
        self._new = zero is None
        self._audit: ExpectedLoad | None = None
        self._should = self._believed = _NOTHING
        self._fitted: QuietMoment | None = None
        self._since: list[PlateMoment] = []  # moments since then, which did not fit
        self._asked = 0  # how many of them there were when somebody was asked about them

    # -- what is known ------------------------------------------------------------------------------------------

    @property
    def known(self) -> bool:
        """Whether the plate has agreed with the game once."""
        return self._audit is not None

    @property
    def start(self) -> StartProgress | None:
        """The starting staircase as far as it stands, while a new game's plate is built on; None afterwards."""
        return self._start.seen if not self.known and self._new else None

    @property
    def agrees(self) -> bool:
        """Whether what was weighed last is what the game says."""
        return self.known and self._believed == self._should and self.off is None

    @property
    def loads(self) -> BelievedLoad | None:
        """What is believed to stand, with any part of what the game has changed since; None while nothing is known."""
        if self._audit is None:
            return None
        parts = tuple(self._weights.sum(some)[0] for some in self._parts())
        return BelievedLoad(self._audit.expected, self._audit.covariance, parts)

    @property
    def _changed(self) -> list[StandingChange]:
        """What the game has changed since what is believed to stand, as far as the scale could see it."""
        return [one for one in changes_between(self._should, self._believed) if self._weights.is_visible(one)]

    def _parts(self) -> Iterator[tuple[StandingChange, ...]]:
        """Any part of what the game has changed, and the scale could see."""
        changes = self._changed
        for count in range(len(changes) + 1):
            yield from combinations(changes, count)

    @property
    def standing(self) -> list[Placement]:
        """The pieces that the game says stand."""
        return [thing for thing in self._should if isinstance(thing, Placement)]

    @property
    def feet(self) -> frozenset[Stud]:
        """Ground knobs with a foot of what is believed to stand."""
        pieces = [
            thing
            for thing in self._believed
            if isinstance(thing, Placement) and thing.z == 0 and thing.piece in BUILDING
        ]
        return frozenset((foot.x, foot.y) for piece in pieces for foot in piece.feet)

    @property
    def under_figures(self) -> frozenset[Stud]:
        """Ground knobs with a figure: it has a magnet for its pad on the tray, which a sensor may see or not."""
        things = self._should | self._believed
        return frozenset(
            (thing[1].x, thing[1].y) for thing in things if not isinstance(thing, Placement) and thing[1].z == 0
        )

    @property
    def figures_at(self) -> dict[Cell, FigureMass]:
        """The figures that were weighed, where they stand."""
        there = [thing for thing in self._should if not isinstance(thing, Placement)]
        return {cell: self.figures[figure] for figure, cell in there if figure in self.figures}

    @property
    def taken_up(self) -> frozenset[Stud]:
        """Where figures stood that the game has taken up since."""
        return frozenset(stud for thing in self._believed - self._should if (stud := _stud_of(thing)) is not None)

    @property
    def change(self) -> tuple[Floats, Floats] | None:
        """What the plate has gained (3,) beyond what the game says, and its covariance; None where it agrees, and where
        something that the game has changed is not seen yet."""
        return None if self.off_quiet is None or self.off is None else self._change_at(self.off_quiet)

    # -- the game -----------------------------------------------------------------------------------------------

    def should(self, standing: Standing) -> bool:
        """What the game says stands there; True where that has changed since."""
        changed = standing != self._should
        self._should = standing
        return changed

    def believe(self, quiet: QuietMoment) -> None:
        """What stands at this moment is what the game says."""
        self._audit, self._believed = ExpectedLoad(quiet), self._should
        self._have_agreed(quiet)

    def ask(self, begun: float) -> Mismatch | None:
        """Somebody is asked whether what stood at hub time `begun` is what the game says; hands may have gone on.
        Returns what the plate weighed otherwise then."""
        self._asked = sum(quiet.t0 <= begun for quiet, _ in self._since)
        return self._off_at(self._since[self._asked - 1][0]) if self._asked else self.off

    def agreed(self) -> None:
        """It was, says a person. What has happened since belongs to the turn that begins, however long ago it was."""
        asked, later = self._since[: self._asked], self._since[self._asked :]
        quiet = asked[-1][0] if asked else self.off_quiet
        if quiet is not None:
            self.believe(quiet)
            self._since = later

    def seated(self, quiet: QuietMoment, off: Floats) -> None:
        """The sheet lies otherwise by so much (3,), as this moment shows it, and all on it stands as it did."""
        assert self._audit is not None
        self._audit.changed(off, quiet.noise)

    def set_aside(self, astray: Clutter) -> None:
        """What came or went beside a build is as it should be; a figure that went is believed there no more."""
        assert self._audit is not None
        self._audit.changed(astray.load, astray.noise)
        if astray.stud in self.taken_up:
            gone = {thing for thing in self._believed - self._should if _stud_of(thing) == astray.stud}
            self._believed = self._believed - gone

    # -- quiet moments between turns ----------------------------------------------------------------------------

    def begin(self, quiet: QuietMoment, seen: Magnets, ground: Palace, believed: frozenset[Stud]) -> None:
        """Nothing is known yet. `ground`: the board without a piece; `believed`: knobs whose sensors are evidence."""
        self.off_quiet = quiet
        stands = self._start.heard(quiet, seen, self._should, ground, believed)
        self.ground = self._start.ground
        if stands:
            self.believe(quiet)
        else:
            self.off = self._start.off

    def glance(self, quiet: QuietMoment, seen: Magnets, ground: Palace, believed: frozenset[Stud]) -> None:
        """The same of a moment that lasts, and will be heard when it has ended."""
        start = self._start
        self._start = copy(start)
        self.begin(quiet, seen, ground, believed)
        start.seen, self._start = self._start.seen, start

    def begin_turns(self) -> None:
        """Somebody is to build: whatever has not been touched stands as it should, if it weighs like it."""
        if not self.known and self._start.untouched and self.off_quiet is not None:
            self.believe(self.off_quiet)

    def heard(self, quiet: QuietMoment, seen: Magnets = None, *, lasts: bool = False) -> bool:
        """Against as much of what the game has changed as the scale shows; True where something of it came or went.
        After a while in which nobody read the cells that is as much of it as the scale allows.

        `lasts`: the moment has not ended, and will be heard again.
        """
        audit = self._audit
        assert audit is not None
        self._weigh_new_figure(quiet)
        if self.begins_anew(quiet, np.zeros((3, 3))):
            return False
        change = self._change_at(quiet)
        if change is not None:
            self.pinned(*change, quiet.noise)
        changes = self._changed
        best: tuple[tuple[int, float], tuple[StandingChange, ...]] | None = None
        for some in self._parts():
            away = audit.away(quiet, *self._weights.sum(some))
            rank = (-len(some) if quiet.unseen else 0, away)
            if away <= DISAGREES and (best is None or rank < best[0]):
                best = (rank, some)
        if best is None and (audit.heard(quiet) is not None or changes):
            self.off, self.off_quiet = self._off_at(quiet), quiet
            self._since += [] if lasts else [(quiet, seen)]
            return False
        some = () if best is None else best[1]
        audit.changed(*self._weights.sum(some))
        audit.heard(quiet)
        for one in some:
            self._believed = self._believed - one.gone | one.came
        if len(some) == len(changes):
            self._believed = self._should  # what was never weighed shows itself when it comes
        self.off_quiet = self._fitted = quiet
        self._since, self._asked = [], 0
        if self._believed == self._should:
            self._have_agreed(quiet)
        else:
            self.off = as_mismatch(-self._weights.sum(changes_between(self._should, self._believed))[0])
        return bool(some)

    def _off_at(self, quiet: QuietMoment) -> Mismatch:
        """What this moment weighs otherwise than all that the game has changed makes of it."""
        assert self._audit is not None
        missing, _ = self._weights.sum(self._changed)
        return as_mismatch(quiet.load - self._audit.expected - missing)

    def _change_at(self, quiet: QuietMoment) -> tuple[Floats, Floats] | None:
        if self._audit is None or self._changed:
            return None
        return quiet.load - self._audit.expected, self._audit.spread(quiet)

    def _weigh_new_figure(self, quiet: QuietMoment) -> None:
        """A figure that was never weighed is, when it comes down alone where the game says that it stands."""
        change = self._change_at(quiet)
        if change is None or float(change[0] @ np.linalg.solve(change[1], change[0])) <= DISAGREES:
            return
        off = as_mismatch(change[0])
        for thing in self._should:
            if isinstance(thing, Placement) or thing[0] in self.figures or not LIGHTEST_G <= off.grams <= HEAVIEST_G:
                continue
            x, y = stud_mm(thing[1].x, thing[1].y)
            if np.hypot(off.x_mm - x, off.y_mm - y) < ARM_MM:
                self.figures[thing[0]] = FigureMass(off.grams, float(np.sqrt(change[1][0, 0])))
                self._believed = self._believed - {thing}
                return

    def pinned(self, load: Floats, cov: Floats, noise: Floats) -> bool:
        """Whether this load (3,) of covariance `cov` (3, 3) is a corner brick that the map lacked, come late, while
        nobody has built on it. It belongs there then, and is known as well as it was weighed (`noise`)."""
        lies = None if self.ground is None else self.ground.with_late_corner(load, cov)
        if lies is None:
            return False
        assert self._audit is not None
        self._audit.changed(load, noise)
        self.ground = lies
        return True

    def begins_anew(self, quiet: QuietMoment, moved: Floats) -> bool:
        """Whether the starting staircase has been taken off again, before anybody built on it and as its map is not as
        it should be: it is seen piece by piece once more. `moved` (3, 3): by how much the zero may have moved."""
        if self.ground is None or self.ground.is_complete or self._audit is None or self.zero is None:
            return False
        away = quiet.load - self.zero
        cov = self._audit.spread(quiet) + self._weights.load(self._believed)[1] + moved
        if float(away @ np.linalg.solve(cov, away)) > DISAGREES:
            return False
        self._start = StartTracker(self._calibration, self._weights, None)
        self._audit, self._believed, self._since, self._asked = None, _NOTHING, [], 0
        self.ground, self.off_quiet = None, quiet
        return True

    def _have_agreed(self, quiet: QuietMoment) -> None:
        assert self._audit is not None
        self._fitted, self.off, self.off_quiet = quiet, None, quiet
        self._since, self._asked = [], 0
        self.zero = self._audit.expected - self._weights.load(self._believed)[0]

    # -- turns --------------------------------------------------------------------------------------------------

    def may_start(self, t: float) -> bool:
        """Whether a turn may begin at hub time `t`: the plate agreed until just now. What has come since belongs to
        whoever is quicker than the tray."""
        return self.known and (not self._since or self._since[0][0].t0 > t - LATELY_S)

    def base(self) -> tuple[QuietMoment, list[PlateMoment]]:
        """What a turn starts from, and the moments since then. A decoration or a figure that has not been seen yet is
        taken for on its way: where it does not come, nothing in the turn fits, and that is asked about."""
        assert self._audit is not None
        assert self._fitted is not None
        self._audit.changed(*self._weights.sum(changes_between(self._should, self._believed)))
        self._believed = self._should
        since, self._since = self._since, []
        return replace(self._fitted, load=self._audit.expected, noise=self._audit.covariance), since

    def unsettled(self, shift: Floats) -> None:
        """While nobody compared, the zero may have moved by so much: a covariance (3, 3)."""
        assert self._audit is not None
        self._audit.changed(np.zeros(3), shift)
        self.ground = None

    def built(self, quiet: QuietMoment, decorated: Collection[Placement]) -> None:
        """The staircase that stood at this moment was taken, its bricks as the game has them now; `decorated`: what was
        seen on it already. One a stud beside its knob is none that anybody could see."""
        came = [thing for thing in self._should - self._believed if isinstance(thing, Placement)]
        self._audit, self._fitted, self.ground = ExpectedLoad(quiet), quiet, None
        there = [thing for thing in came if thing.piece in BUILDING or any(_is_at(thing, seen) for seen in decorated)]
        self._believed = self._believed | frozenset(there)
        if self._believed == self._should:
            self._have_agreed(quiet)


def _stud_of(one: Placement | tuple[Figure, Cell]) -> Stud | None:
    """Where a figure stands; None of pieces."""
    return None if isinstance(one, Placement) else (one[1].x, one[1].y)


def _is_at(piece: Placement, seen: Placement) -> bool:
    (x, y), (x0, y0) = stud_mm(piece.x, piece.y), stud_mm(seen.x, seen.y)
    return piece.piece is seen.piece and bool(np.hypot(x - x0, y - y0) < ARM_MM)
