"""The baseline of the plate between turns: the load that should lie there, compared with every quiet moment.

Changes that the game makes (a decoration, a figure, a typed staircase) are accepted one by one, as soon as the scale
shows them: of all subsets of open changes, the one nearest to the load. A load that no subset explains is reported as a
mass at a place. Loads (3,) in g and g mm.
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
from palace_hub.sensing.plate.board.load_model import (
    AwaitedChange,
    BelievedLoad,
    LoadModel,
    Standing,
    StandingChange,
    changes_between,
    figure_load,
)
from palace_hub.sensing.plate.board.places import UnitMasses
from palace_hub.sensing.plate.load.calibration import stud_mm
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.residual import DISAGREES, Mismatch, as_mismatch
from palace_hub.sensing.plate.load.rotation import rotate_load, rotate_magnets, rotate_quiet, rotate_studs, shifted
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.tracking.expected_load import ExpectedLoad
from palace_hub.sensing.plate.tracking.start import StartProgress, StartTracker
from palace_hub.sensing.plate.turn.clutter import Clutter

Magnets = frozenset[Stud] | None
PlateMoment = tuple[QuietMoment, Magnets]
"""A quiet moment, and the Hall sensors in it."""

ARM_MM: Final = 12.0
"""Half the pitch of the knobs, mm: a load nearer than this to a knob stands on it."""

MOST_BEGUN: Final = 60
"""Moments before the first agreement that are kept, should the map turn out to lie otherwise: a starting staircase
takes ten (assumed)."""

_StartMoment = tuple[QuietMoment, Magnets, Palace, frozenset[Stud]]
_NOTHING: Standing = frozenset()
_ANY_FIGURE = FigureMass(HEAVIEST_G / 2, HEAVIEST_G / 2)  # a figure that was never weighed


def rotate_moment(moment: PlateMoment, turns: int) -> PlateMoment:
    """A moment after so many quarter turns to the left."""
    quiet, seen = moment
    return rotate_quiet(quiet, turns), rotate_magnets(seen, turns)


class PlateBaseline:
    """What should stand on the plate, what the scale has confirmed, and the difference.

    `zero`: load (3,) of the bare plate as this game last knew it; None before the first agreement. `ground`: how the
    map of a new game lies; None: not known, or built on. `off`: how the load differed at the moment `off_quiet`.
    """

    def __init__(self, kept: KeptPlate, zero: Floats | None = None, turns: int = 0) -> None:
        self._turns = turns
        self.masses = UnitMasses(dict(kept.grams), error=kept.error)
        self.figures = dict(kept.figures)
        self.zero = zero
        self.ground: GroundMapEstimate | None = None
        self.off: Mismatch | None = None
        self.off_quiet: QuietMoment | None = None
        self._weights = LoadModel(self.masses, self.figures)
        self._calibration = kept.calibration
        self._start = StartTracker(kept.calibration, self._weights, zero, turns)
        self._begun: list[_StartMoment] = []  # moments before the first agreement
        self._new = zero is None
        self._expected: ExpectedLoad | None = None
        self._should = self._believed = _NOTHING
        self._fitted: QuietMoment | None = None
        self.since: list[PlateMoment] = []  # moments since `_fitted`, which did not agree
        self._asked = 0  # how many of them a question was asked about

    # -- what is known ------------------------------------------------------------------------------------------

    @property
    def known(self) -> bool:
        """Whether the load has agreed with the game once."""
        return self._expected is not None

    @property
    def start(self) -> StartProgress | None:
        """Progress of the starting staircase of a new game; None once it stands."""
        return self._start.seen if not self.known and self._new else None

    @property
    def agrees(self) -> bool:
        """Whether the last load is what the game says."""
        return self.known and self._believed == self._should and self.off is None

    @property
    def loads(self) -> BelievedLoad | None:
        """The believed load, and every subset of the open changes; None before the first agreement."""
        if self._expected is None:
            return None
        parts = tuple(self._weights.sum(some)[0] for some in self._parts())
        return BelievedLoad(self._expected.expected, self._expected.covariance, parts)

    @property
    def _changed(self) -> list[StandingChange]:
        """Open changes of the game that the scale can see."""
        return [one for one in changes_between(self._should, self._believed) if self._weights.is_visible(one)]

    def _parts(self) -> Iterator[tuple[StandingChange, ...]]:
        """Every subset of the open changes."""
        changes = self._changed
        for count in range(len(changes) + 1):
            yield from combinations(changes, count)

    @property
    def standing(self) -> list[Placement]:
        """Pieces that stand by the game."""
        return [thing for thing in self._should if isinstance(thing, Placement)]

    @property
    def feet(self) -> frozenset[Stud]:
        """Ground knobs with a foot of a confirmed building brick."""
        pieces = [
            thing
            for thing in self._believed
            if isinstance(thing, Placement) and thing.z == 0 and thing.piece in BUILDING
        ]
        return frozenset((foot.x, foot.y) for piece in pieces for foot in piece.feet)

    @property
    def under_figures(self) -> frozenset[Stud]:
        """Ground knobs with a figure: a sensor may or may not see the magnet that the figure has for its pad on the
        tray."""
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
        """Studs of figures that the game has removed and the scale has not confirmed."""
        return frozenset(stud for thing in self._believed - self._should if (stud := _stud_of(thing)) is not None)

    # -- the game -----------------------------------------------------------------------------------------------

    def should(self, standing: Standing) -> bool:
        """Set what stands by the game; True if it differs from before."""
        changed = standing != self._should
        self._should = standing
        return changed

    def believe(self, quiet: QuietMoment) -> None:
        """Take the load of this moment as that of what stands by the game."""
        self._expected, self._believed = ExpectedLoad(quiet), self._should
        self._have_agreed(quiet)

    def ask(self, begun: float) -> Mismatch | None:
        """A question is asked about the load at hub time `begun`; players may go on meanwhile.

        Returns how the load differed then.
        """
        self._asked = sum(quiet.t0 <= begun for quiet, _ in self.since)
        return self._off_at(self.since[self._asked - 1][0]) if self._asked else self.off

    def agreed(self) -> None:
        """The load that was asked about is confirmed. Later moments belong to the turn that begins, however old."""
        asked, later = self.since[: self._asked], self.since[self._asked :]
        quiet = asked[-1][0] if asked else self.off_quiet
        if quiet is not None:
            self.believe(quiet)
            self.since = later

    def correct_map(self, turns: int) -> None:
        """The map has always lain `turns` quarter turns to the left: all readings turn against it.

        Before the first agreement, the moments so far are heard anew.
        """
        quarters, self._turns = self._turns - turns, turns
        self.zero = None if self.zero is None else rotate_load(self.zero, quarters)
        self.off_quiet = None if self.off_quiet is None else rotate_quiet(self.off_quiet, quarters)
        self.since = [rotate_moment(moment, quarters) for moment in self.since]
        if self._expected is not None:
            self._expected.rotate(quarters)
            self._fitted = None if self._fitted is None else rotate_quiet(self._fitted, quarters)
            self.zero = self._expected.expected - self._weights.load(self._believed)[0]
            return
        self._start = StartTracker(self._calibration, self._weights, None if self._new else self.zero, turns)
        begun, self._begun = self._begun, []
        for quiet, seen, ground, believed in begun:
            if not self.known:
                knobs = rotate_magnets(seen, quarters)
                self.begin(rotate_quiet(quiet, quarters), knobs, ground, rotate_studs(believed, quarters))

    def turn_plate(self, turns: int, shift: Floats, cov: Floats) -> None:
        """The plate was turned on its cells, so that the map lies `turns` quarter turns to the left now.

        `shift`: how the load (3,) of the cells' zero changes in the map's directions, with covariance `cov` (3, 3).
        """
        self._turns = turns
        self.since, self.off = [(shifted(quiet, shift), seen) for quiet, seen in self.since], None
        self.zero = None if self.zero is None else self.zero + shift
        if self._expected is not None:
            self._expected.add(shift, cov)
        self._fitted = None if self._fitted is None else shifted(self._fitted, shift)
        self.off_quiet = None if self.off_quiet is None else shifted(self.off_quiet, shift)

    def seated(self, off: Floats, cov: Floats) -> None:
        """The sheet has been laid back with the offset `off` (3,) of covariance `cov` (3, 3)."""
        assert self._expected is not None
        self._expected.add(off, cov)

    def set_aside(self, astray: Clutter) -> None:
        """Clutter beside a build is confirmed as right; a figure that went no longer counts as standing."""
        assert self._expected is not None
        self._expected.add(astray.load, astray.noise)
        if astray.stud in self.taken_up:
            gone = {thing for thing in self._believed - self._should if _stud_of(thing) == astray.stud}
            self._believed = self._believed - gone

    # -- quiet moments between turns ----------------------------------------------------------------------------

    def begin(self, quiet: QuietMoment, seen: Magnets, ground: Palace, believed: frozenset[Stud]) -> None:
        """Take in a quiet moment before the first agreement. `ground`, `believed`: as in `StartTracker`."""
        self.off_quiet = quiet
        self._begun = [*self._begun[-MOST_BEGUN:], (quiet, seen, ground, believed)]
        stands = self._start.heard(quiet, seen, self._should, ground, believed)
        self.ground = self._start.ground
        if stands:
            self.believe(quiet)
        else:
            self.off = self._start.off

    def glance(self, quiet: QuietMoment, seen: Magnets, ground: Palace, believed: frozenset[Stud]) -> None:
        """Look at a moment that has not ended, without taking it in."""
        start, begun = self._start, self._begun
        self._start = copy(start)
        self.begin(quiet, seen, ground, believed)
        start.seen, self._start, self._begun = self._start.seen, start, begun

    def begin_turns(self) -> None:
        """A player is to build: an untouched plate whose load fits is taken to hold what should stand."""
        if not self.known and self._start.untouched and self.off_quiet is not None:
            self.believe(self.off_quiet)

    def heard(self, quiet: QuietMoment, seen: Magnets = None, *, lasts: bool = False) -> bool:
        """Compare a quiet moment with every subset of the open changes; True if some of them are confirmed.

        The nearest subset that agrees is confirmed; after unread time, the largest one that agrees. `lasts`: the moment
        has not ended and will come again.
        """
        expected = self._expected
        assert expected is not None
        self._weigh_new_figure(quiet)
        if self.begins_anew(quiet, np.zeros((3, 3))):
            return False
        change = self._change_at(quiet)
        if change is not None:
            self.pinned(*change, quiet.noise)
        changes = self._changed
        best: tuple[tuple[int, float], tuple[StandingChange, ...]] | None = None
        for some in self._parts():
            away = expected.away(quiet, *self._weights.sum(some))
            rank = (-len(some) if quiet.unseen else 0, away)
            if away <= DISAGREES and (best is None or rank < best[0]):
                best = (rank, some)
        if best is None and (expected.update(quiet) is not None or changes):
            self.off, self.off_quiet = self._off_at(quiet), quiet
            self.since += [] if lasts else [(quiet, seen)]
            return False
        some = () if best is None else best[1]
        expected.add(*self._weights.sum(some))
        expected.update(quiet)
        for one in some:
            self._believed = self._believed - one.gone | one.came
        if len(some) == len(changes):
            self._believed = self._should  # nothing to wait for: a figure without a known mass shows when it comes
        self.off_quiet = self._fitted = quiet
        self.since, self._asked = [], 0
        if self._believed == self._should:
            self._have_agreed(quiet)
        else:
            self.off = as_mismatch(-self._weights.sum(changes_between(self._should, self._believed))[0])
        return bool(some)

    def _off_at(self, quiet: QuietMoment) -> Mismatch:
        """The mismatch of this moment if all open changes have happened."""
        assert self._expected is not None
        missing, _ = self._weights.sum(self._changed)
        return as_mismatch(quiet.load - self._expected.expected - missing)

    def _change_at(self, quiet: QuietMoment) -> tuple[Floats, Floats] | None:
        if self._expected is None or self._changed:
            return None
        return quiet.load - self._expected.expected, self._expected.spread(quiet)

    def _weigh_new_figure(self, quiet: QuietMoment) -> None:
        """Weigh a figure without a known mass when it arrives alone where it stands by the game."""
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
        """Whether a load (3,) of covariance `cov` (3, 3) is a missing corner brick of a map that is not built on yet.

        Then the brick becomes part of the baseline, with covariance `noise`.
        """
        lies = None if self.ground is None else self.ground.with_late_corner(load, cov)
        if lies is None:
            return False
        assert self._expected is not None
        self._expected.add(load, noise)
        self.ground = lies
        return True

    def begins_anew(self, quiet: QuietMoment, moved: Floats) -> bool:
        """Whether the starting staircase was removed before the first turn, while its map is incomplete: start again.

        `moved` (3, 3): covariance of the zero's movement.
        """
        if self.ground is None or self.ground.is_complete or self._expected is None or self.zero is None:
            return False
        away = quiet.load - self.zero
        cov = self._expected.spread(quiet) + self._weights.load(self._believed)[1] + moved
        if float(away @ np.linalg.solve(cov, away)) > DISAGREES:
            return False
        self._start, self._begun = StartTracker(self._calibration, self._weights, None, self._turns), []
        self._expected, self._believed, self.since, self._asked = None, _NOTHING, [], 0
        self.ground, self.off_quiet = None, quiet
        return True

    def _have_agreed(self, quiet: QuietMoment) -> None:
        assert self._expected is not None
        self._fitted, self.off, self.off_quiet = quiet, None, quiet
        self.since, self._asked = [], 0
        self.zero = self._expected.expected - self._weights.load(self._believed)[0]

    # -- turns --------------------------------------------------------------------------------------------------

    @property
    def differs(self) -> bool:
        """Whether the last load is none that the open changes of the game explain."""
        return self.known and self.off is not None and self.off_quiet is not self._fitted

    @property
    def base(self) -> QuietMoment:
        """The last quiet moment that agreed: a build starts from it, with the moments `since`."""
        assert self._expected is not None
        assert self._fitted is not None
        return replace(self._fitted, load=self._expected.expected, noise=self._expected.settled)

    @property
    def awaited(self) -> tuple[AwaitedChange, ...]:
        """The open changes of the game, which `base` does not show. A figure that was never weighed may have any
        mass of a figure."""
        awaited = (self._awaited(change) for change in changes_between(self._should, self._believed))
        return tuple(sorted(awaited, key=lambda one: one.load.tolist()))

    def _awaited(self, change: StandingChange) -> AwaitedChange:
        load, cov = self._weights.sum((change,))
        for thing in change.came | change.gone:
            if not isinstance(thing, Placement) and thing[0] not in self.figures:
                more, spread = figure_load(_ANY_FIGURE, thing[1])
                load, cov = load + (more if thing in change.came else -more), cov + spread
        return AwaitedChange(change, load, cov, self._weights.is_visible(change))

    def begin_build(self) -> None:
        """A build begins: the open changes of the game are its own to wait for (`awaited`)."""
        assert self._expected is not None
        self._expected.add(*self._weights.sum(changes_between(self._should, self._believed)))
        self._believed, self.since, self._asked = self._should, [], 0
        self.off, self.off_quiet = None, self._fitted

    def take_back(self, moments: list[PlateMoment]) -> None:
        """A build has not begun after all: these moments came between builds."""
        self.since, self.off_quiet = moments, moments[-1][0]
        self.off = self._off_at(self.off_quiet)

    def reopen(self, awaited: Collection[AwaitedChange]) -> None:
        """A build ends in which these changes of the game did not come."""
        assert self._expected is not None
        for one in awaited:
            self._expected.add(*self._weights.sum((StandingChange(came=one.change.gone, gone=one.change.came),)))
            self._believed = self._believed - one.change.came | one.change.gone

    def unsettled(self, shift: Floats) -> None:
        """Add the movement of the zero during a turn, a covariance (3, 3)."""
        assert self._expected is not None
        self._expected.add(np.zeros(3), shift)
        self.ground = None

    def built(self, quiet: QuietMoment, decorated: Collection[Placement]) -> None:
        """The staircase of this moment is committed, its bricks as the game has them.

        `decorated`: decorations that the scale saw on it; they count if they are within `ARM_MM` of the game's.
        """
        came = [thing for thing in self._should - self._believed if isinstance(thing, Placement)]
        self._expected, self._fitted, self.ground = ExpectedLoad(quiet), quiet, None
        there = [thing for thing in came if thing.piece in BUILDING or any(_is_at(thing, seen) for seen in decorated)]
        self._believed = self._believed | frozenset(there)
        if self._believed == self._should:
            self._have_agreed(quiet)


def _stud_of(one: Placement | tuple[Figure, Cell]) -> Stud | None:
    """Stud of a figure; None for a piece."""
    return None if isinstance(one, Placement) else (one[1].x, one[1].y)


def _is_at(piece: Placement, seen: Placement) -> bool:
    (x, y), (x0, y0) = stud_mm(piece.x, piece.y), stud_mm(seen.x, seen.y)
    return piece.piece is seen.piece and bool(np.hypot(x - x0, y - y0) < ARM_MM)
