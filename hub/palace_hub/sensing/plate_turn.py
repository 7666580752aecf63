"""A turn as the plate sees it: readings of what was built so far, carried from quiet moment to quiet moment.

A reading is a set of pieces with a place each, and what the scale has done meanwhile if it is true. At every quiet
moment each reading is continued by every set of pieces that explains the change (`plate_steps`), by pieces taken back,
and by nothing; the likeliest go on. Rules count as evidence in two ways only: a reading that breaks one is held to be
rare (`FORBIDDEN`), and of those that break none the ones that make a path are a little likelier while it grows. A
forbidden build that the scale shows is never talked away: both go on side by side, and `decide` weighs them.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from monkey_palace.notation import Placement
from monkey_palace.palace import Palace
from monkey_palace.pieces import BUILDING, Piece
from monkey_palace.state import Bricks
from palace_hub.sensing.plate_creep import Floats
from palace_hub.sensing.plate_places import Board, Masses, Stud
from palace_hub.sensing.plate_signal import Quiet
from palace_hub.sensing.plate_steps import StepSearch
from palace_hub.sensing.plate_ways import Circumstances, Reading, Step, Way

MOST_READINGS: Final = 120
_MOST_FORBIDDEN = 40
_BEHIND = 16.0  # readings this far behind the best are dropped
_MADE = 320  # continuations that are worked out
_TAKEN_BACK_OF = 12  # readings of which pieces are tried to be taken back, where something else fits too
_MANY_OF = 3  # readings on which more pieces than usual are tried at once, where nothing else fits
# A moment that only so many pieces explain has to last so long: a light finger may weigh what they do.
_MANY_LAST_S = 0.45
# Where only that explains a moment, the truth may be something else as well as not: no forbidden build is named for it.
_LOST_OF_UNUSUAL = 0.5
# A moment that was explained by what then turned out to be impossible was a finger's: so rare is that.
_MISTAKEN = -7.0


@dataclass(frozen=True, slots=True)
class PlateTurn:
    """The turn of a player on a board. A value: `after` makes another.

    `unexplained`: quiet moments that nothing explained since the last that something did; `explained_t`: its time.
    `earlier`: the turn before the last explained moment, and the `shift` at it, should that have been a finger's.
    `lost`: the chance that the truth was among the readings that there was no room for.
    """

    given: Circumstances
    readings: tuple[Reading, ...]
    pending: Floats
    lost: float = 0.0
    unexplained: int = 0
    explained_t: float = 0.0
    earlier: "PlateTurn | None" = None
    shift: Floats = field(default_factory=lambda: np.zeros((3, 3)))

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
    ) -> "PlateTurn":
        """Before the first touch: `base` is a quiet moment of the palace as it stands, `stock` the player's bricks.

        `tray_left`: decorations that have left the tray and may come to the plate. `hall_known`: the ground knobs whose
        Hall sensors are believed (none at silver).
        """
        board = Board(palace, masses, (*BUILDING, *dict.fromkeys(tray_left)))
        reading = Reading(board.start, np.zeros(3), base.load, base.noise, 0.0)
        ground = board.on_ground(palace.pieces)
        given = Circumstances(StepSearch(board), stock, hall_known, ground, Counter(tray_left))
        return cls(given, (reading,), np.zeros((3, 3)), explained_t=base.t1)

    def decorating(self, kind: Piece) -> "PlateTurn":
        """The same turn from the moment on at which a decoration has left the tray."""
        board = Board(self.board.palace, self.board.masses, tuple(dict.fromkeys((*self.board.kinds, kind))))
        left = Counter(self.given.ornaments)
        left[kind] += 1
        return replace(self, given=replace(self.given, search=StepSearch(board), ornaments=left))

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
    def standing(self) -> tuple[Placement, ...]:
        """This turn's pieces by the best reading so far."""
        return self.best.pieces

    def after(self, quiet: Quiet, hall: frozenset[Stud] | None = None) -> "PlateTurn":
        """The turn after one more quiet moment; `hall`: the ground knobs whose sensors see a magnet, None: not known.

        A moment that nothing explains (a finger rests there, the plate is on its stop) changes nothing but counts.
        """
        pending = self.pending + quiet.shift
        ways, crowded = self._ways(quiet, pending, hall)
        unusual = False
        if not ways or not (self.best.stand.faults or any(way.sound for way in ways)):
            many = self._with_many(quiet, pending, hall)
            unusual = bool(many)
            ways += many
        ways.sort(key=lambda one: -one.rank)
        made: dict[frozenset[Placement], Reading] = {}
        for way in ways[:_MADE]:
            one = way.made()
            key = frozenset(one.pieces)
            if key not in made or made[key].log < one.log:
                made[key] = one
        if not made:
            again = None if self.earlier is None else self.earlier.after(self._with_lost_shift(quiet), hall)
            if again is not None and not again.unexplained:
                return replace(again, lost=max(again.lost, _LOST_OF_UNUSUAL))
            return replace(self, pending=pending, unexplained=self.unexplained + 1)
        readings, dropped = _kept(made.values())
        over = [way.rank for way in ways[_MADE:] if way.sound]
        left_out = np.array([*over, *crowded, *(one.rank for one in dropped if not one.stand.faults)])
        part = _share(left_out, np.array([one.rank for one in made.values()]))
        return replace(
            self,
            readings=readings,
            pending=np.zeros((3, 3)),
            lost=max(1.0 - (1.0 - self.lost) * (1.0 - part), _LOST_OF_UNUSUAL if unusual else 0.0),
            unexplained=0,
            explained_t=quiet.t1,
            earlier=replace(
                self, earlier=None, readings=tuple(replace(r, log=r.log + _MISTAKEN) for r in self.readings)
            ),
            shift=quiet.shift,
        )

    def _mistaken(self) -> "PlateTurn":
        return replace(
            self, earlier=None, readings=tuple(replace(one, log=one.log + _MISTAKEN) for one in self.readings)
        )

    def _with_lost_shift(self, quiet: Quiet) -> Quiet:
        """A quiet moment as it follows on the one before the last: the zero may have moved at both."""
        return replace(quiet, shift=quiet.shift + self.shift + (self.pending if self.unexplained else 0.0))

    def _ways(self, quiet: Quiet, pending: Floats, hall: frozenset[Stud] | None) -> tuple[list[Way], list[float]]:
        """Every way in which a reading may have gone on, and the ranks of those that there was no room for."""
        there = self._there()
        changes = np.array([quiet.load - one.offset - one.load for one in self.readings])
        around = changes - changes[0]
        widest = self.best.cov + pending + quiet.noise + around.T @ around / len(around)
        sets = self.given.search.found(changes[0], widest, there)
        ways: list[Way] = []
        crowded: list[float] = []
        for number, reading in enumerate(self.readings):
            step = Step(self.given, reading, changes[number], reading.cov + pending, quiet.noise, hall, crowded)
            before = len(ways)
            ways += step.with_nothing()
            for some in sets:
                ways += step.with_sets(reading.stand, np.zeros(3), some, 0.0)
            if number < _TAKEN_BACK_OF or len(ways) == before:
                ways += step.with_some_taken(there)
        return ways, crowded

    def _with_many(self, quiet: Quiet, pending: Floats, hall: frozenset[Stud] | None) -> list[Way]:
        """More pieces at once than are looked for everywhere, near what the turn touches already."""
        if quiet.t1 - quiet.t0 < _MANY_LAST_S:
            return []
        there = self._there()
        ways: list[Way] = []
        for one in self.readings[:_MANY_OF]:
            change = quiet.load - one.offset - one.load
            ways += Step(self.given, one, change, one.cov + pending, quiet.noise, hall, []).with_many(there)
        return ways

    def _there(self) -> NDArray[np.bool_]:
        """Atoms that there are: of an arch's middle only where some reading has an arch."""
        atoms = self.board.atoms
        middles = {edge for reading in self.readings for edge in reading.stand.middles}
        standing = np.zeros(len(self.board.edges) + 1, dtype=bool)
        standing[list(middles)] = True
        there: NDArray[np.bool_] = atoms.lattice | standing[atoms.edge]
        return there


def _kept(found: Iterable[Reading]) -> tuple[tuple[Reading, ...], list[Reading]]:
    """The likeliest readings, and those for which there is no room; forbidden ones have places of their own."""
    ordered = sorted(found, key=lambda one: -one.rank)
    best = ordered[0].rank
    near = [one for one in ordered if one.rank > best - _BEHIND]
    sound, forbidden = [one for one in near if not one.stand.faults], [one for one in near if one.stand.faults]
    room = MOST_READINGS - _MOST_FORBIDDEN
    kept = sorted([*sound[:room], *forbidden[:_MOST_FORBIDDEN]], key=lambda one: -one.rank)
    top = kept[0].log
    return tuple(replace(one, log=one.log - top) for one in kept), [*sound[room:], *forbidden[_MOST_FORBIDDEN:]]


def _share(some: Floats, others: Floats) -> float:
    """The part of the likelihood that some have (logarithms), of theirs and the others' together."""
    top = max(some.max(initial=-np.inf), others.max(initial=-np.inf))
    weight = float(np.exp(some - top).sum())
    return weight / (weight + float(np.exp(others - top).sum()))
