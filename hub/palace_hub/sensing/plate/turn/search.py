"""A turn as the plate sees it: readings of what was built so far, carried from quiet moment to quiet moment.

A reading is a set of pieces with a place each, and what the scale has done meanwhile if it is true. At every quiet
moment each reading is continued by every set of pieces that explains the change (`plate_steps`), by pieces taken back,
and by nothing; the likeliest go on. Rules count as evidence in two ways only: a reading that breaks one is held to be
rare (`FORBIDDEN`), and of those that break none the ones that make a path are a little likelier while it grows. A
forbidden build that the scale shows is never talked away: both go on side by side, and `decide` weighs them.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from types import MappingProxyType
from typing import Final

import numpy as np
from numpy.typing import NDArray

from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import BUILDING, Piece
from monkey_palace.board.stock import Bricks
from palace_hub.sensing.plate.board.figures import FigureMass
from palace_hub.sensing.plate.board.places import Board, Masses, Stud
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.press_evidence import Pressed
from palace_hub.sensing.plate.load.presses import Press
from palace_hub.sensing.plate.load.signal import Quiet
from palace_hub.sensing.plate.turn.beam import MADE, MOST_READINGS, Found, kept, made_of, share
from palace_hub.sensing.plate.turn.clutter import Astray, astray
from palace_hub.sensing.plate.turn.clutter_turns import with_strewn
from palace_hub.sensing.plate.turn.likelihood import Moment
from palace_hub.sensing.plate.turn.moves import Circumstances, Ground, Landed, Reading, Step, Way
from palace_hub.sensing.plate.turn.piece_sets import MOST_TOGETHER, StepSearch

# Readings that are looked at together; of the first of them pieces are tried to be taken back, of the others only where
# nothing else fits them.
_AT_ONCE = (0, 12, 40, MOST_READINGS)
_MANY_OF = 3  # readings on which more pieces than usual are tried at once, where nothing else fits
# Squared distance (three degrees of freedom) that one true moment in two hundred has.
_FITS_BADLY = 13.0
# A moment that only so many pieces explain has to last so long: a light finger may weigh what they do.
_MANY_LAST_S = 0.45
LOST_OF_UNUSUAL: Final = 0.5
"""Where only what is unusual explains a moment, the truth is as likely to be something else."""
# A moment that was explained by what then turned out to be impossible was a finger's: so rare is that.
_MISTAKEN = -7.0


@dataclass(frozen=True, slots=True)
class PlateTurn:
    """The turn of a player on a board. A value: `after` makes another.

    `unexplained`: quiet moments that nothing explained since the last that something did.
    `pending`, `pressed`: how the zero may have moved since then, and where fingers pressed.
    `earlier`: the turn before the last explained moment, and the `shift` at it, should that have been a finger's.
    `lost`: the chance that the truth was among the readings that there was no room for. `record`: the moments that were
    explained, the one before the first touch among them; `hall`: the sensors that saw a magnet at the last of them.
    `worth`: how likely the best reading was after the last moment, to be compared with another of the same moment.
    `strewn`: what lies there or has gone since, the first first, and is no piece of the turn's: until it is mended the
    turn counts as unexplained, and what is built meanwhile is followed beside it. `aside`: the load (3,) of what people
    have said to be as it should; `vouched`: that one of the pieces is such a thing, which people may have meant
    otherwise. `figures`: those that were weighed, where they stand.
    """

    given: Circumstances
    readings: tuple[Reading, ...]
    pending: Floats
    lost: float = 0.0
    unexplained: int = 0
    earlier: "PlateTurn | None" = None
    shift: Floats = field(default_factory=lambda: np.zeros((3, 3)))
    pressed: tuple[Press, ...] = ()
    record: tuple[Moment, ...] = ()
    hall: frozenset[Stud] | None = None
    worth: float = -np.inf
    strewn: tuple[Astray, ...] = ()
    aside: Floats = field(default_factory=lambda: np.zeros(3))
    vouched: bool = False
    figures: Mapping[Cell, FigureMass] = field(default_factory=dict)

    @classmethod
    def start(
        cls,
        palace: Palace,
        stock: Bricks | None,
        masses: Masses,
        base: Quiet,
        *,
        tray_left: Sequence[Piece] = (),
        hall_known: frozenset[Stud] = frozenset(),
        figures: Mapping[Cell, FigureMass] = MappingProxyType({}),
    ) -> "PlateTurn":
        """Before the first touch: `base` is a quiet moment of the palace as it stands, `stock` the player's bricks.

        `tray_left`: decorations that have left the tray and may come to the plate. `hall_known`: the ground knobs whose
        Hall sensors are believed (none at silver). `figures`: those that were weighed, where they stand.
        """
        board = Board(palace, masses, (*BUILDING, *dict.fromkeys(tray_left)))
        reading = Reading(board.start, np.zeros(3), base.load, base.noise, 0.0)
        ground = board.on_ground(palace.pieces)
        given = Circumstances(StepSearch(board), stock, hall_known, ground, Counter(tray_left))
        record = (Moment(base.load, base.noise, np.zeros((3, 3))),)
        return cls(given, (reading,), np.zeros((3, 3)), record=record, figures=figures)

    def decorating(self, left: Mapping[Piece, int]) -> "PlateTurn":
        """The same turn once it is known which decorations have left the tray, and how many of each."""
        kinds, search = tuple(dict.fromkeys((*self.board.kinds, *left))), self.given.search
        if kinds != self.board.kinds:
            search = StepSearch(Board(self.board.palace, self.board.masses, kinds))
        return replace(self, given=replace(self.given, search=search, ornaments=Counter(left)))

    def holding(self, stock: Bricks) -> "PlateTurn":
        """The same turn of a player who has these bricks."""
        return replace(self, given=replace(self.given, stock=stock))

    @property
    def moved(self) -> Floats:
        """Covariance (3, 3) of how far the zero may have moved since the turn began."""
        moved: Floats = self.pending + np.sum([one.shift for one in self.record], axis=0)
        return moved

    @property
    def board(self) -> Board:
        return self.given.search.board

    @property
    def stock(self) -> Bricks | None:
        """The player's building bricks; None where they are not known."""
        return self.given.stock

    @property
    def best(self) -> Reading:
        return self.readings[0]

    @property
    def astray(self) -> Astray | None:
        """The first of what is strewn about: people are asked of one thing after the other."""
        return self.strewn[0] if self.strewn else None

    @property
    def standing(self) -> tuple[Placement, ...]:
        """This turn's pieces by the best reading so far."""
        return self.best.pieces

    @property
    def expected(self) -> Floats:
        """Load (3,) of the plate by the best reading, with nothing astray."""
        return self.best.load + self.best.offset + self.aside

    def after(self, quiet: Quiet, hall: frozenset[Stud] | None = None) -> "PlateTurn":
        """The turn after one more quiet moment; `hall`: the ground knobs whose sensors see a magnet, None: not known.

        A moment that nothing explains (a finger rests there, the plate is on its stop) changes nothing but counts.
        """
        quiet = replace(quiet, load=quiet.load - self.aside)
        return with_strewn(self, quiet, hall) if self.strewn else self.explained_by(quiet, hall)

    def agreed(self, one: Astray) -> "PlateTurn":
        """This of what is strewn about is as it should be, says a person: the turn goes on with it."""
        rest = tuple(other for other in self.strewn if other is not one)
        aside, pending, count = self.aside + one.load, self.pending + one.noise, self.unexplained if rest else 0
        return replace(self, aside=aside, pending=pending, strewn=rest, unexplained=count, earlier=None)

    def on_ground(self, load: Floats, noise: Floats) -> "PlateTurn":
        """The same turn where what it is built on has become heavier by this load (3,), which is known with the
        covariance (3, 3) `noise`."""
        aside, pending = self.aside + load, self.pending + noise
        return replace(self, aside=aside, pending=pending, pressed=(), unexplained=0, earlier=None)

    def explained_by(self, quiet: Quiet, hall: frozenset[Stud] | None) -> "PlateTurn":
        """`after` while nothing is known to be astray. What is found to be takes presses and shift with it."""
        pending, pressed = self.pending + quiet.shift, (*self.pressed, *quiet.presses)
        moved = Pressed(self.board, pressed)
        found = self._found(quiet, pending, hall, moved)
        made = made_of(found)
        unusual = False
        if self._is_doubtful(made):
            many = self._with_many(quiet, pending, hall, moved)
            unusual = bool(many.rank.size)
            found = found.and_also(many)
            made = made_of(found)
        change = quiet.load - self.best.offset - self.best.load
        step = Step(self.given, self.best, change, self.best.cov + pending, quiet.noise, hall, moved)
        beside = astray(step, replace(quiet, presses=pressed), self._there(), self.figures, made)
        if beside is not None:
            none, count = np.zeros((3, 3)), self.unexplained + 1
            return replace(self, pending=none, pressed=(), unexplained=count, worth=beside.log, strewn=(beside,))
        if not made:
            earlier = None if self.earlier is None else self.earlier._mistaken()
            again = None if earlier is None else earlier.explained_by(self._with_lost_shift(quiet), hall)
            if again is not None and not again.unexplained:
                return replace(again, lost=max(again.lost, LOST_OF_UNUSUAL))
            count = self.unexplained + 1
            return replace(self, pending=pending, pressed=pressed, unexplained=count, worth=-np.inf)
        readings, dropped = kept(made)
        left_out = np.append(found.left_out(MADE), [one.rank for one in dropped if not one.stand.faults])
        part = share(left_out, np.array([one.rank for one in made]))
        return replace(
            self,
            readings=readings,
            pending=np.zeros((3, 3)),
            pressed=(),
            lost=max(1.0 - (1.0 - self.lost) * (1.0 - part), LOST_OF_UNUSUAL if unusual else 0.0),
            unexplained=0,
            earlier=replace(self, earlier=None),
            shift=quiet.shift,
            record=(*self.record, Moment(quiet.load, quiet.noise, pending, pressed)),
            hall=hall,
            worth=max(one.rank for one in made),
        )

    def contradicted(self, pieces: Iterable[Placement]) -> int:
        """How many Hall sensors that are believed contradict it that these pieces, and no others, came this turn."""
        if self.hall is None:
            return 0
        ground = self.given.hall_start | self.board.on_ground(pieces)
        return len((ground ^ self.hall) & self.given.hall_known)

    def _is_doubtful(self, made: Sequence[Landed]) -> bool:
        """Whether what usually happens explains a moment badly, or by a broken rule alone."""
        if not made:
            return True
        best = max(made, key=lambda one: one.rank)
        if best.reading(best.log).newest > _FITS_BADLY:
            return True
        return not self.best.stand.faults and all(one.stand.faults for one in made)

    def _mistaken(self) -> "PlateTurn":
        readings = tuple(replace(one, log=one.log + _MISTAKEN) for one in self.readings)
        return replace(self, readings=readings, pressed=())

    def _with_lost_shift(self, quiet: Quiet) -> Quiet:
        """A quiet moment as it follows on the one before the last: the zero may have moved at both."""
        shift = quiet.shift + self.shift + (self.pending if self.unexplained else 0.0)
        return replace(quiet, shift=shift, presses=(*self.record[-1].presses, *self.pressed, *quiet.presses))

    def _found(self, quiet: Quiet, pending: Floats, hall: frozenset[Stud] | None, pressed: Pressed) -> "Found":
        """Every way in which a reading may have gone on."""
        there = self._there()
        changes = np.array([quiet.load - one.offset - one.load for one in self.readings])
        around = changes - changes[0]
        widest = self.best.cov + pending + quiet.noise + around.T @ around / len(around)
        search = self.given.search
        sets = search.found(changes[0], widest, there)
        found = Found(self.board, self._seen(hall))
        steps = [
            Step(self.given, reading, change, reading.cov + pending, quiet.noise, hall, pressed)
            for reading, change in zip(self.readings, changes, strict=True)
        ]
        for first, last in pairwise(_AT_ONCE):
            some = steps[first:last]
            fits = np.array([found.add(step.with_nothing()) for step in some], dtype=bool)
            for of_size in sets:
                fits |= found.try_sets([step.as_it_stands() for step in some], of_size)
            instead: dict[tuple[tuple[int, ...], ...], list[Ground]] = {}
            for step, fit in zip(some, fits, strict=True):
                if (first and fit) or step.most_if_taken < found.least:
                    continue
                for one in step.with_some_taken():
                    if isinstance(one, Way):
                        found.add([one])
                    else:
                        instead.setdefault(step.instead(one.footing.change), []).append(one)
            for kinds, grounds in instead.items():
                found.try_sets(grounds, search.singles(kinds, there))
        return found

    def _with_many(self, quiet: Quiet, pending: Floats, hall: frozenset[Stud] | None, pressed: Pressed) -> "Found":
        """More pieces at once than are looked for everywhere, near what the turn touches already."""
        found = Found(self.board, self._seen(hall))
        there = self._there()
        for one in self.readings[:_MANY_OF] if quiet.t1 - quiet.t0 >= _MANY_LAST_S else ():
            change = quiet.load - one.offset - one.load
            step = Step(self.given, one, change, one.cov + pending, quiet.noise, hall, pressed)
            for way in step.with_more_taken():
                if isinstance(way, Way):
                    found.add([way])
                    continue
                for some in self.given.search.found(way.footing.change, step.cov, there, (1, 2)):
                    found.try_sets([way], some)
            grounds, local = step.first_of_many(there)
            for ground in grounds:
                for some in self.given.search.found(ground.footing.change, step.cov, local, (MOST_TOGETHER,)):
                    found.try_sets([ground], some)
        return found

    def _seen(self, hall: frozenset[Stud] | None) -> NDArray[np.bool_] | None:
        """The knobs whose sensors see a magnet; None where no sensor is believed."""
        if hall is None or not self.given.hall_known:
            return None
        return np.array([stud in hall for stud in self.board.studs])

    def _there(self) -> NDArray[np.bool_]:
        """Atoms that there are: of an arch's middle only where some reading has an arch."""
        atoms = self.board.atoms
        middles = {edge for reading in self.readings for edge in reading.stand.middles}
        standing = np.zeros(len(self.board.edges) + 1, dtype=bool)
        standing[list(middles)] = True
        there: NDArray[np.bool_] = atoms.lattice | standing[atoms.edge]
        return there
