"""How one reading of a turn goes on at a quiet moment: pieces put on, taken back, or nothing, each with its likelihood.

What is likely before anything is seen stands here as natural logarithms. Rules count in two ways only: what breaks a
rule of geometry is held to be rare, and pieces lie near to what the turn touches already, as those of a path do.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from monkey_palace.notation import ARCH_SPAN, Placement
from monkey_palace.pieces import BUILDING, Piece
from monkey_palace.state import Bricks
from palace_hub.sensing.plate_creep import Floats
from palace_hub.sensing.plate_places import NOWHERE, Stand, Stud, removable
from palace_hub.sensing.plate_steps import FITS, MOST_TOGETHER, Sets, StepSearch, distance, least_faults

FORBIDDEN: Final = -6.0
"""One reading in four hundred breaks a rule: players know them mostly, and take back what they see to be wrong."""
_ONE_MORE = -1.6  # two pieces without a pause between them: 15 % of pauses are missing, 40 % of a fast hand's
_TAKEN_BACK = -3.0  # trial and error is common, but less so than building
_NOTHING = -2.0  # a touch that changed nothing
# A piece on what this turn touches already or comes to touch, next to it, and anywhere else.
_NEARNESS: Final[Floats] = np.array([0.0, -0.7, -5.0])
# A decoration on an arch's middle: its place is known to all (R5.1), it weighs least of all, and the end knob lies 8 mm
# beside. A good plate after a press tells 4 mm of a leaf and 6 of a gold brick: it would ask in every third turn.
_ORNAMENT_ASIDE = -3.0
_OUT_OF_STOCK = -8.0  # the tray and the ledger say that the player has no such piece
_HALL_WRONG = -7.0  # a sensor that is believed and contradicts

_BEHIND = 16.0  # sets this far behind the best of their size are not tried
_SOUND_SETS, _FAULTY_SETS = 50, 15  # that are tried, of one size and for one reading


@dataclass(frozen=True, slots=True)
class Reading:
    """One reading: where its pieces stand, the load they add, the zero's `offset` (3,) with `cov`, and `log`: the
    logarithm of its likelihood and of what was likely, rules left out. `misfit`: squared distances of all its `moments`
    together; `wrong`: Hall sensors that contradict it."""

    stand: Stand
    load: Floats
    offset: Floats
    cov: Floats
    log: float
    misfit: float = 0.0
    moments: int = 0
    wrong: int = 0

    @property
    def pieces(self) -> tuple[Placement, ...]:
        return self.stand.pieces

    @property
    def rank(self) -> float:
        """`log` with what geometry says of it."""
        return self.log + FORBIDDEN * min(self.stand.faults, 2)


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

    def made(self) -> Reading:
        """The reading that it leads to: its zero follows what is left over of the change."""
        step, before = self.step, self.step.reading
        stand = step.board.dropped(self.stand, self.atoms) if self.atoms else self.stand
        off = step.change - self.load
        moved = step.moved + self.spread * np.outer(self.load, self.load)
        inverse = np.linalg.inv(moved + step.noise)
        gain = moved @ inverse
        wrong = step.wrong(stand)
        return Reading(
            stand=stand,
            load=before.load + self.load,
            offset=before.offset + gain @ off,
            cov=moved - gain @ moved,
            log=self.log + step.stocked(stand) + _HALL_WRONG * (wrong - before.wrong),
            misfit=before.misfit + float(off @ inverse @ off),
            moments=before.moments + 1,
            wrong=wrong,
        )


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
        crowded: list[float],
    ) -> None:
        self.crowded = crowded
        self.given, self.board, self.reading = given, given.search.board, reading
        self.change, self.moved, self.noise = change, moved, noise
        self.hall = hall if given.hall_known else None
        self.cov = moved + noise
        self.near = self._nearness(reading.stand)

    def with_nothing(self) -> Iterator[Way]:
        yield from self._without_atoms(self.reading.stand, np.zeros(3), _NOTHING)

    def with_sets(self, stand: Stand, less: Floats, sets: Sets, prior: float) -> Iterator[Way]:
        """Continued by sets of atoms on `stand`, after `less` (3,) has been added to the load."""
        square, logdet = distance(self.change - less - sets.load, sets.load, sets.spread, self.cov)
        placed = self._placed(sets) + _ORNAMENT_ASIDE * self.board.ornaments_aside[sets.atoms].sum(axis=1)
        log = -0.5 * (square + logdet) + placed
        fits = np.flatnonzero(square < FITS)
        # A set far behind the best of its size would be dropped a moment later.
        fits = fits[log[fits] > log[fits].max(initial=-np.inf) - _BEHIND]
        if not fits.size:
            return
        chosen = sets.atoms[fits]
        faults = least_faults(self.board, stand, chosen)
        log = self.reading.log + log[fits] + prior + _ONE_MORE * (chosen.shape[1] - 1)
        rank = log + FORBIDDEN * np.minimum(stand.faults + faults, 2) + _HALL_WRONG * self._contradicted(stand, chosen)
        for some, most in (((faults == 0), _SOUND_SETS), ((faults == 1), _FAULTY_SETS)):
            possible = np.flatnonzero(some)
            possible = possible[np.argsort(-rank[possible])]
            if most == _SOUND_SETS and not stand.faults:
                self.crowded += rank[possible[most:]].tolist()
            for index in possible[:most]:
                atoms = tuple(chosen[index].tolist())
                load, spread = less + sets.load[fits[index]], float(sets.spread[fits[index]])
                sound = most == _SOUND_SETS and not stand.faults
                yield Way(float(rank[index]), float(log[index]), self, stand, atoms, load, spread, sound)

    def with_some_taken(self, there: NDArray[np.bool_]) -> Iterator[Way]:
        """Continued by one or two pieces taken back, and perhaps one put elsewhere at once."""
        for taken in self._takings():
            kept = [piece for number, piece in enumerate(self.reading.pieces) if number not in taken]
            less = -sum((self.board.load(self.reading.pieces[number]) for number in taken), np.zeros(3))
            stand = self.board.standing(kept)
            prior = _TAKEN_BACK + _ONE_MORE * (len(taken) - 1)
            yield from self._without_atoms(stand, less, prior)
            if len(taken) == 1:
                for some in self.given.search.found(self.change - less, self.cov, there, (1,)):
                    yield from self.with_sets(stand, less, some, prior + _ONE_MORE)

    def with_many(self, there: NDArray[np.bool_]) -> Iterator[Way]:
        """Continued by one piece more than sets have, all of them near what the turn touches already."""
        if self.near is None or not self.change[0] > self.given.search.heaviest:
            return
        board = self.board
        touched = np.flatnonzero(self.near[:-1] == 0.0)
        places = np.array(board.studs)
        steps = np.abs(places[:, None] - places[None, touched]).sum(axis=2).min(axis=1) // ARCH_SPAN
        local = there & np.append(steps <= MOST_TOGETHER, False)[board.touches].any(axis=1)
        near = self.near[board.touches].max(axis=1)
        first = np.flatnonzero(local & board.atoms.lattice & (near > _NEARNESS[-1]))
        sound = least_faults(board, self.reading.stand, first[:, None]) == 0
        for atom in first[sound].tolist():
            load = board.atoms.load[atom]
            stand = board.dropped(self.reading.stand, (atom,))
            for some in self.given.search.found(self.change - load, self.cov, local, (MOST_TOGETHER,)):
                yield from self.with_sets(stand, load, some, _ONE_MORE + float(near[atom]))

    def _takings(self) -> Iterator[tuple[int, ...]]:
        """Which pieces may have been taken: one, or of a change that says so two, the second perhaps from below."""
        pieces = self.reading.pieces
        free = removable(pieces)
        unsure = 5 * float(np.sqrt(self.cov[0, 0]))
        if self.change[0] < self.given.search.heaviest + unsure:
            yield from ((first,) for first in free)
        if self.change[0] > unsure:
            return
        found = set(combinations(free, 2))
        for first in free:
            rest = [piece for number, piece in enumerate(pieces) if number != first]
            found |= {tuple(sorted((first, n if n < first else n + 1))) for n in removable(rest)}  # type: ignore[misc]
        yield from sorted(found)

    def _without_atoms(self, stand: Stand, load: Floats, prior: float) -> Iterator[Way]:
        # What a piece weighs beside the mean of its kind went to the zero when it came, and comes back when it goes.
        spread = self.board.masses.spread**2
        off, cov = self.change - load, self.cov + spread * np.outer(load, load)
        square = float(off @ np.linalg.solve(cov, off))
        if square > FITS:
            return
        log = self.reading.log - 0.5 * (square + float(np.linalg.slogdet(cov)[1])) + prior
        rank = log + FORBIDDEN * min(stand.faults, 2) + _HALL_WRONG * (self.wrong(stand) - self.reading.wrong)
        yield Way(rank, log, self, stand, (), load, spread, not stand.faults)

    def stocked(self, stand: Stand) -> float:
        """What the player's stock, and the tray's record of decorations, say of the pieces that were put on."""
        given = self.given
        if len(stand.pieces) <= len(self.reading.pieces):
            return 0.0
        over = 0
        for piece in {one.piece for one in stand.pieces[len(self.reading.pieces) :]}:
            used = sum(one.piece is piece for one in stand.pieces)
            if piece not in BUILDING:
                over += used > given.ornaments.get(piece, 0)
            elif given.stock is not None:
                over += used > given.stock[piece]
        return _OUT_OF_STOCK * over

    def wrong(self, stand: Stand) -> int:
        """How many believed Hall sensors contradict a stand."""
        if self.hall is None:
            return self.reading.wrong
        ground = self.given.hall_start | self.board.on_ground(stand.pieces)
        return len((ground ^ self.hall) & self.given.hall_known)

    def _contradicted(self, stand: Stand, sets: NDArray[np.int64]) -> Floats:
        """The same for sets that are not let down yet, less what contradicted the reading before."""
        if self.hall is None:
            return np.zeros(len(sets))
        board, atoms = self.board, self.board.atoms
        ground = self.given.hall_start | board.on_ground(stand.pieces)
        known = np.array([stud in self.given.hall_known and stud not in ground for stud in board.studs])
        seen = np.array([stud in self.hall for stud in board.studs])
        rest = len((ground ^ self.hall) & self.given.hall_known & ground)
        feet = np.concatenate([atoms.node[sets], atoms.other[sets]], axis=1)
        low = (stand.tops[feet] == 0) & board.open[feet]
        covered = np.zeros((len(sets), len(board.studs) + 1), dtype=bool)
        rows, columns = np.nonzero(low)
        covered[rows, feet[rows, columns]] = True
        wrong: Floats = ((covered[:, :-1] ^ seen) & known).sum(axis=1) + float(rest - self.reading.wrong)
        return wrong

    def _nearness(self, stand: Stand) -> Floats | None:
        """What each knob's nearness to this turn's pieces counts for; None before there are any."""
        if not stand.pieces:
            return None
        feet = {self.board.number.get((foot.x, foot.y), NOWHERE) for piece in stand.pieces for foot in piece.feet}
        nearest: Floats = _NEARNESS[self.board.steps_apart[sorted(feet)].min(axis=0)]
        return nearest

    def _placed(self, sets: Sets) -> Floats:
        """What the nearness of sets' pieces to this turn's others, and to one another, counts for: piece by piece, the
        one that lies best next."""
        count, size = sets.atoms.shape
        link = np.zeros((count, size))
        if self.near is None:
            link[:, 1:] = -np.inf
        else:
            link = np.maximum(self.near[sets.touches[:, :, 0]], self.near[sets.touches[:, :, 1]])
        if size == 1:
            only: Floats = link[:, 0]
            return only
        total: Floats = np.zeros(count)
        rows = np.arange(count)
        used = np.zeros((count, size), dtype=bool)
        for _ in range(size):
            chosen = np.where(used, -np.inf, link).argmax(axis=1)
            total += link[rows, chosen]
            used[rows, chosen] = True
            link = np.maximum(link, _NEARNESS[sets.apart[rows, chosen]])
        return total
