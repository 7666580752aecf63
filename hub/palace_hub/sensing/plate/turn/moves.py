"""How one reading of a turn goes on at a quiet moment: pieces put on, taken back, or nothing, each with its likelihood.

What is likely before anything is seen stands here and in `plate_worth` as natural logarithms.
"""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from monkey_palace.board.notation import ARCH_SPAN, Placement
from monkey_palace.board.pieces import BUILDING, Piece
from monkey_palace.board.stock import Bricks
from palace_hub.sensing.plate.board.places import Stand, Stud, removable
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.press_evidence import Pressed, Touched
from palace_hub.sensing.plate.turn.move_score import (
    FORBIDDEN,
    HALL_WRONG,
    NEARNESS,
    ONE_MORE,
    Footing,
    Worth,
    least_faults,
)
from palace_hub.sensing.plate.turn.piece_sets import FITS, MOST_SWAPPED, MOST_TOGETHER, Sets, StepSearch

_TAKEN_BACK = -3.0  # trial and error is common, but less so than building
_NOTHING = -2.0  # a touch that changed nothing
_SIGMAS_OF_MASS = 5.0  # within which two loads are as heavy as each other
_MOST_FIRST = 20  # first pieces of large sets that are tried for one reading: five milliseconds of this machine each
_NOT_LEFT = -8.0  # a decoration of which the tray says that it lies there still


def _ranked(log: float, stand: Stand) -> float:
    return log + FORBIDDEN * min(stand.faults, 2)


@dataclass(frozen=True, slots=True)
class Reading:
    """One reading: where its pieces stand, the load they add, the zero's `offset` (3,) with `cov`, and `log`: the
    logarithm of its likelihood and of what was likely, rules left out. `misfit`: squared distances of all its `moments`
    together, `newest` that of the last; `wrong`: Hall sensors that contradict it. `together`: the most pieces that came
    or went at one moment. Of moments that may have been more pieces than are tried at once `heaviest` is the most (g)
    that the load changed, `swapped` the most that came while something went (0 once nothing is left)."""

    stand: Stand
    load: Floats
    offset: Floats
    cov: Floats
    log: float
    misfit: float = 0.0
    moments: int = 0
    newest: float = 0.0
    wrong: int = 0
    together: int = 0
    heaviest: float = 0.0
    swapped: float = 0.0

    @property
    def pieces(self) -> tuple[Placement, ...]:
        return self.stand.pieces

    @property
    def rank(self) -> float:
        """`log` with what geometry says of it."""
        return _ranked(self.log, self.stand)


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What stays the same through a turn: the search on its board, the player's `stock` (None: not known), the ground
    knobs whose Hall sensors are believed, those of them that had a foot on them at the beginning, and the decorations
    that have left the tray."""

    search: StepSearch
    stock: Bricks | None
    hall_known: frozenset[Stud]
    hall_start: frozenset[Stud]
    ornaments: Mapping[Piece, int]


@dataclass(frozen=True, slots=True)
class Way:
    """One way on, not worked out yet. `rank`: what the reading will be worth at most. `atoms` are put on `stand`."""

    rank: float
    log: float
    step: "Step"
    stand: Stand
    atoms: tuple[int, ...]
    load: Floats
    spread: float
    sound: bool

    def landed(self) -> "Landed":
        """The same with its pieces where they come to stand."""
        step, before = self.step, self.step.reading
        stand = step.board.dropped(self.stand, self.atoms) if self.atoms else self.stand
        wrong = step.wrong(stand)
        log = self.log + step.stocked(stand) + HALL_WRONG * (wrong - before.wrong)
        return Landed(self, stand, log, wrong)


@dataclass(frozen=True, slots=True)
class Landed:
    """A way on, known well enough to be compared with others. `log`, `wrong`: as of the reading that it leads to."""

    way: Way
    stand: Stand
    log: float
    wrong: int

    @property
    def rank(self) -> float:
        """As of a reading."""
        return _ranked(self.log, self.stand)

    def reading(self, log: float) -> Reading:
        """The reading that it leads to, worth `log`: its zero follows what is left over of the change."""
        way, step, before = self.way, self.way.step, self.way.step.reading
        off = step.change - way.load
        moved = step.moved + way.spread * np.outer(way.load, way.load)
        inverse = np.linalg.inv(moved + step.noise)
        gain = moved @ inverse
        pieces = len(way.atoms) + abs(len(way.stand.pieces) - len(before.pieces))
        square = float(off @ inverse @ off)
        change, few = float(step.change[0]), step.pressed.at_most(MOST_TOGETHER)
        swapped = way.atoms and len(way.stand.pieces) < len(before.pieces) and not step.pressed.at_most(MOST_SWAPPED)
        came = change + self._went() if swapped else 0.0
        return Reading(
            stand=self.stand,
            load=before.load + way.load,
            offset=before.offset + gain @ off,
            cov=moved - gain @ moved,
            log=log,
            misfit=before.misfit + square,
            moments=before.moments + 1,
            newest=square,
            wrong=self.wrong,
            together=max(before.together, pieces),
            heaviest=before.heaviest if few and change > 0 else max(before.heaviest, abs(change)),
            swapped=max(before.swapped, came) if self.stand.pieces else 0.0,
        )

    def _went(self) -> float:
        """What was taken off first, g."""
        grams = self.way.step.board.masses.grams
        there, left = self.way.step.reading.pieces, self.way.stand.pieces
        return sum(grams[one.piece] for one in there) - sum(grams[one.piece] for one in left)


class Step:
    """How one reading goes on: `change` (3,) of covariance `moved` (the zero and what came before) and `noise`."""

    def __init__(
        self,
        given: Circumstances,
        reading: Reading,
        change: Floats,
        moved: Floats,
        noise: Floats,
        hall: frozenset[Stud] | None,
        pressed: Pressed,
    ) -> None:
        self.given, self.board, self.reading = given, given.search.board, reading
        self.change, self.moved, self.noise = change, moved, noise
        self.hall = hall if given.hall_known else None
        self.pressed = pressed
        self.cov = moved + noise
        self.near = self._nearness(reading.stand)

    def with_nothing(self) -> Iterator[Way]:
        yield from self._without_atoms(self.reading.stand, np.zeros(3), _NOTHING, ())

    @property
    def most_if_taken(self) -> float:
        """What a way on by pieces taken back is worth at most."""
        back = HALL_WRONG * -self.reading.wrong if self.hall is not None else 0.0
        least_off = -0.5 * float(np.linalg.slogdet(self.cov)[1])
        return self.reading.log + least_off + _TAKEN_BACK + back + self.pressed.most

    def on(self, stand: Stand, less: Floats, prior: float, touched: Touched) -> "Ground":
        """What sets are put on: `stand`, after `less` (3,) has been added to the load by what was `touched`."""
        log, dark, wrong = self.reading.log + prior, None, 0
        if self.hall is not None:
            given = self.given
            ground = given.hall_start | self.board.on_ground(stand.pieces)
            dark = np.array([stud in given.hall_known and stud not in ground for stud in self.board.studs])
            wrong = len((ground ^ self.hall) & given.hall_known & ground) - self.reading.wrong
        return Ground(
            self, less, Footing(stand, self.change - less, self.cov, log, self.near, self.pressed, touched, dark, wrong)
        )

    def as_it_stands(self) -> "Ground":
        return self.on(self.reading.stand, np.zeros(3), 0.0, self.pressed.touched())

    def with_some_taken(self) -> Iterator["Way | Ground"]:
        """Continued by one or two pieces taken back, and, where it was one, perhaps one put elsewhere at once."""
        for taken in self._takings():
            less = self._less(taken)
            alone, instead = self._is_as_heavy(less), len(taken) == 1 and self.instead(self.change - less)
            if not alone and not instead:
                continue
            stand = self._standing_without(taken)
            prior = _TAKEN_BACK + ONE_MORE * (len(taken) - 1)
            if alone:
                yield from self._without_atoms(stand, less, prior, self._pieces(taken))
            if instead:
                yield self.on(stand, less, prior + ONE_MORE, self.pressed.touched(gone=self._pieces(taken)))

    def instead(self, change: Floats) -> tuple[tuple[int, ...], ...]:
        """The kinds of a single piece that weigh what a change does."""
        return tuple(self.given.search.by_mass(1, change, self.cov))

    def _less(self, taken: Iterable[int]) -> Floats:
        """What the load changes by if these pieces of the reading are taken."""
        less: Floats = -sum((self.board.load(piece) for piece in self._pieces(taken)), np.zeros(3))
        return less

    def _pieces(self, numbers: Iterable[int]) -> tuple[Placement, ...]:
        return tuple(self.reading.pieces[number] for number in numbers)

    def _standing_without(self, taken: Container[int]) -> Stand:
        return self.board.standing(piece for number, piece in enumerate(self.reading.pieces) if number not in taken)

    def _is_as_heavy(self, load: Floats) -> bool:
        """Whether the mass alone allows that the change is this load: most loads are refuted by it at once."""
        off, mass = float(self.change[0] - load[0]), float(load[0])
        return off**2 <= FITS * (float(self.cov[0, 0]) + (self.board.masses.spread * mass) ** 2)

    def with_more_taken(self) -> Iterator["Way | Ground"]:
        """Continued by what a player does who begins anew: the last pieces taken back, as many as there are, or one or
        two, and one or two put elsewhere."""
        count = len(self.reading.pieces)
        back = {tuple(range(first, count)) for first in range(count)}
        for taken in sorted({*back, *self._one_or_two()}, key=len):
            less = self._less(taken)
            prior = _TAKEN_BACK + ONE_MORE * (len(taken) - 1)
            if abs(float(self.change[0] - less[0])) < _SIGMAS_OF_MASS * float(np.sqrt(self.cov[0, 0])):
                yield from self._without_atoms(self._standing_without(taken), less, prior, self._pieces(taken))
            elif self.change[0] > less[0]:
                touched = self.pressed.touched(gone=self._pieces(taken))
                yield self.on(self._standing_without(taken), less, prior + ONE_MORE, touched)

    def first_of_many(self, there: NDArray[np.bool_]) -> tuple[list["Ground"], NDArray[np.bool_]]:
        """Continued by one piece near what the turn touches already (the nearest `_MOST_FIRST`), for the rest of a set
        to go on; and which atoms are near enough for the rest."""
        if self.near is None or not self.change[0] > self.given.search.heaviest:
            return [], there
        board = self.board
        touched = np.flatnonzero(self.near[:-1] == 0.0)
        if not touched.size:  # its pieces stand beside the lattice
            return [], there
        places = np.array(board.studs)
        steps = np.abs(places[:, None] - places[None, touched]).sum(axis=2).min(axis=1) // ARCH_SPAN
        local = there & np.append(steps <= MOST_TOGETHER, False)[board.touches].any(axis=1)
        near = self.near[board.touches].max(axis=1)
        first = np.flatnonzero(local & board.atoms.lattice & (near > NEARNESS[-1]) & self._of_every_set(local))
        first = first[np.argsort(-near[first], kind="stable")]
        sound = least_faults(board, [self.reading.stand], np.zeros(len(first), int), first[:, None]) == 0
        grounds = [self._on_first(atom, ONE_MORE + float(near[atom])) for atom in first[sound][:_MOST_FIRST].tolist()]
        return grounds, local

    def _on_first(self, atom: int, prior: float) -> "Ground":
        stand = self.board.dropped(self.reading.stand, (atom,))
        return self.on(stand, self.board.atoms.load[atom], prior, self.pressed.touched(came=stand.pieces[-1:]))

    def _of_every_set(self, there: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """The atoms of one kind that every set has which weighs what the change does, or of all kinds."""
        kinds = self.board.atoms.kind
        sets = list(self.given.search.by_mass(MOST_TOGETHER + 1, self.change, self.cov))
        common = set(kinds[there].tolist()).intersection(*map(set, sets))
        if not sets or not common:
            return np.ones(kinds.size, dtype=bool)
        fewest: NDArray[np.bool_] = kinds == min(sorted(common), key=lambda kind: int((kinds[there] == kind).sum()))
        return fewest

    def _takings(self) -> Iterator[tuple[int, ...]]:
        """Which pieces may have been taken: one, or of a change that says so two, the second perhaps from below."""
        pieces = self.reading.pieces
        free = removable(pieces)
        unsure = _SIGMAS_OF_MASS * float(np.sqrt(self.cov[0, 0]))
        if self.change[0] < self.given.search.heaviest + unsure:
            yield from ((first,) for first in free)
        if self.change[0] <= unsure:
            yield from (taken for taken in self._one_or_two() if len(taken) > 1)

    def _one_or_two(self) -> list[tuple[int, ...]]:
        """Pieces that can be taken, and pairs, the second perhaps from below the first."""
        pieces = self.reading.pieces
        free = removable(pieces)
        found: set[tuple[int, ...]] = set(combinations(free, 2))
        for first in free:
            rest = [piece for number, piece in enumerate(pieces) if number != first]
            found |= {tuple(sorted((first, n if n < first else n + 1))) for n in removable(rest)}
        return [*((first,) for first in free), *sorted(found)]

    def _without_atoms(self, stand: Stand, load: Floats, prior: float, gone: Sequence[Placement]) -> Iterator[Way]:
        # What a piece weighs beside the mean of its kind went to the zero when it came, and comes back when it goes.
        spread = self.board.masses.spread**2
        off, cov = self.change - load, self.cov + spread * np.outer(load, load)
        square = float(off @ np.linalg.solve(cov, off))
        if square > FITS:
            return
        log = self.reading.log - 0.5 * (square + float(np.linalg.slogdet(cov)[1])) + prior
        log += self.pressed.log((), gone)
        rank = log + FORBIDDEN * min(stand.faults, 2) + HALL_WRONG * (self.wrong(stand) - self.reading.wrong)
        yield Way(rank, log, self, stand, (), load, spread, not stand.faults)

    def stocked(self, stand: Stand) -> float:
        """What the player's stock, and the tray's record of decorations, say of the pieces that were put on."""
        given = self.given
        if len(stand.pieces) <= len(self.reading.pieces):
            return 0.0
        against = 0.0
        for piece in {one.piece for one in stand.pieces[len(self.reading.pieces) :]}:
            used = sum(one.piece is piece for one in stand.pieces)
            if piece not in BUILDING:
                against += _NOT_LEFT * (used > given.ornaments.get(piece, 0))
            elif given.stock is not None:
                against += FORBIDDEN * (used > given.stock[piece])
        return against

    def wrong(self, stand: Stand, gone: Iterable[Placement] = ()) -> int:
        """How many believed Hall sensors contradict a stand; `gone`: pieces of the palace that stand there no more."""
        if self.hall is None:
            return self.reading.wrong
        ground = self.given.hall_start - self.board.on_ground(gone) | self.board.on_ground(stand.pieces)
        return len((ground ^ self.hall) & self.given.hall_known)

    def _nearness(self, stand: Stand) -> Floats | None:
        """What each knob's nearness to this turn's pieces counts for; None before there are any."""
        if not stand.pieces:
            return None
        feet = {node for piece in stand.pieces for node in self.board.nodes(piece)}
        nearest: Floats = NEARNESS[self.board.steps_apart[sorted(feet)].min(axis=0)]
        return nearest


@dataclass(frozen=True, slots=True)
class Ground:
    """A reading, with what was taken off it or put on it first (`less`), for sets to be put on."""

    step: Step
    less: Floats
    footing: Footing

    def way(self, sets: Sets, found: Worth, number: int) -> Way:
        """One of the sets that were found to be worth a try."""
        row = int(found.rows[number])
        atoms = tuple(sets.atoms[row].tolist())
        load, spread = self.less + sets.load[row], float(sets.spread[row])
        rank, log, sound = float(found.rank[number]), float(found.log[number]), bool(found.sound[number])
        return Way(rank, log, self.step, self.footing.stand, atoms, load, spread, sound)
