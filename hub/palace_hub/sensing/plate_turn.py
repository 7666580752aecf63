"""A turn as the plate sees it: readings of what was built so far, carried from quiet moment to quiet moment.

A reading is a set of pieces with a place each, and what the scale has done meanwhile if it is true. At every quiet
moment each reading is continued by every set of pieces that explains the change (`plate_steps`), by pieces taken back,
and by nothing; the likeliest go on. Rules count as evidence in two ways only: a reading that breaks one is held to be
rare (`FORBIDDEN`), and of those that break none the ones that make a path are a little likelier while it grows. A
forbidden build that the scale shows is never talked away: both go on side by side, and `decide` weighs them.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from monkey_palace.notation import Placement
from monkey_palace.pieces import BUILDING
from monkey_palace.state import Bricks
from palace_hub.sensing.plate_creep import Floats
from palace_hub.sensing.plate_places import NOWHERE, Board, Stand, Stud, removable
from palace_hub.sensing.plate_signal import Quiet
from palace_hub.sensing.plate_steps import FITS, Sets, StepSearch, distance, least_faults

# --- what is likely before anything is seen, in natural logarithms

FORBIDDEN: Final = -6.0
"""One reading in four hundred breaks a rule: players know them mostly, and take back what they see to be wrong."""
_ONE_MORE = -1.6  # two pieces without a pause between them: 15 % of pauses are missing, 40 % of a fast hand's
_TAKEN_BACK = -3.0  # trial and error is common, but less so than building
_NOTHING = -2.0  # a touch that changed nothing
_BESIDE = -0.7  # a piece next to what this turn touches already, not on it
_APART = -2.5  # a piece anywhere else
_OUT_OF_STOCK = -8.0  # the tray and the ledger say that the player has no such piece
_HALL_WRONG = -7.0  # a sensor that is believed and contradicts

# --- how much is kept

MOST_READINGS: Final = 120
_MOST_FORBIDDEN = 40
_BEHIND = 16.0  # readings this far behind the best are dropped
_SOUND_SETS, _FAULTY_SETS = 50, 15  # of one size, for one reading
_MADE = 320  # continuations that are worked out
_TAKEN_BACK_OF = 12  # readings of which pieces are tried to be taken back, where something else fits too


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
class PlateTurn:
    """The turn of a player on a board. A value: `after` makes another.

    `unexplained`: quiet moments that nothing explained since the last that something did; `explained_t`: its time.
    """

    search: StepSearch
    stock: Bricks | None
    readings: tuple[Reading, ...]
    pending: Floats
    unexplained: int = 0
    explained_t: float = 0.0
    hall_known: frozenset[Stud] = field(default=frozenset())
    hall_start: frozenset[Stud] = field(default=frozenset())

    @classmethod
    def start(
        cls,
        board: Board,
        base: Quiet,
        stock: Bricks | None = None,
        *,
        search: StepSearch | None = None,
        hall_known: frozenset[Stud] = frozenset(),
    ) -> "PlateTurn":
        """Before the first touch: `base` is a quiet moment of the palace as it stands. `hall_known`: the ground knobs
        whose Hall sensors are believed (none at silver). `search` may be kept from board to board of one palace."""
        reading = Reading(board.start, np.zeros(3), base.load, base.noise, 0.0)
        ground = board.on_ground(board.palace.pieces)
        made = search or StepSearch(board)
        return cls(made, stock, (reading,), np.zeros((3, 3)), 0, base.t1, hall_known, ground)

    @property
    def board(self) -> Board:
        return self.search.board

    @property
    def heaviest(self) -> float:
        """The mass of the heaviest piece, g."""
        return max(self.board.masses.grams[piece] for piece in self.board.kinds)

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
        made: dict[frozenset[Placement], Reading] = {}
        for way in sorted(self._ways(quiet, pending, hall), key=lambda one: -one.rank)[:_MADE]:
            one = way.made()
            key = frozenset(one.pieces)
            if key not in made or made[key].log < one.log:
                made[key] = one
        if not made:
            return replace(self, pending=pending, unexplained=self.unexplained + 1)
        return replace(
            self, readings=_kept(made.values()), pending=np.zeros((3, 3)), unexplained=0, explained_t=quiet.t1
        )

    def _ways(self, quiet: Quiet, pending: Floats, hall: frozenset[Stud] | None) -> Iterator["_Way"]:
        """Every way in which a reading may have gone on."""
        there = self._there()
        changes = np.array([quiet.load - one.offset - one.load for one in self.readings])
        around = changes - changes[0]
        widest = self.best.cov + pending + quiet.noise + around.T @ around / len(around)
        sets = self.search.found(changes[0], widest, there)
        for number, reading in enumerate(self.readings):
            step = _Step(self, reading, changes[number], reading.cov + pending, quiet.noise, hall)
            ways = [*step.with_nothing()]
            for some in sets:
                ways += step.with_sets(reading.stand, np.zeros(3), some, 0.0)
            yield from ways
            if number < _TAKEN_BACK_OF or not ways:
                yield from step.with_some_taken(there)

    def _there(self) -> NDArray[np.bool_]:
        """Atoms that there are: of an arch's middle only where some reading has an arch."""
        atoms = self.board.atoms
        middles = {edge for reading in self.readings for edge in reading.stand.middles}
        standing = np.zeros(len(self.board.edges) + 1, dtype=bool)
        standing[list(middles)] = True
        there: NDArray[np.bool_] = atoms.lattice | standing[atoms.edge]
        return there


@dataclass(frozen=True, slots=True)
class _Way:
    """One way on, not worked out yet. `rank`: what the reading will be worth at most. `atoms` are put on `stand`."""

    rank: float
    log: float
    step: "_Step"
    stand: Stand
    atoms: tuple[int, ...]
    load: Floats
    spread: float

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


class _Step:
    """How one reading goes on: `change` (3,) of covariance `moved` (the zero and what came before) and `noise`."""

    def __init__(
        self,
        turn: PlateTurn,
        reading: Reading,
        change: Floats,
        moved: Floats,
        noise: Floats,
        hall: frozenset[Stud] | None,
    ) -> None:
        self.turn, self.board, self.reading = turn, turn.board, reading
        self.change, self.moved, self.noise = change, moved, noise
        self.hall = hall if turn.hall_known else None
        self.cov = moved + noise
        self.near = self._nearness(reading.stand)

    def with_nothing(self) -> Iterator[_Way]:
        yield from self._without_atoms(self.reading.stand, np.zeros(3), _NOTHING)

    def with_sets(self, stand: Stand, less: Floats, sets: Sets, prior: float) -> Iterator[_Way]:
        """Continued by sets of atoms on `stand`, after `less` (3,) has been added to the load."""
        square, logdet = distance(self.change - less - sets.load, sets.load, sets.spread, self.cov)
        fits = np.flatnonzero(square < FITS)
        if not fits.size:
            return
        chosen = sets.atoms[fits]
        faults = least_faults(self.board, stand, chosen)
        more = prior + _ONE_MORE * (chosen.shape[1] - 1)
        log = self.reading.log - 0.5 * (square + logdet)[fits] + self._placed(chosen) + more
        rank = log + FORBIDDEN * np.minimum(stand.faults + faults, 2) + _HALL_WRONG * self._contradicted(stand, chosen)
        for some, most in (((faults == 0), _SOUND_SETS), ((faults == 1), _FAULTY_SETS)):
            possible = np.flatnonzero(some)
            for index in possible[np.argsort(-rank[possible])][:most]:
                atoms = tuple(chosen[index].tolist())
                load, spread = less + sets.load[fits[index]], float(sets.spread[fits[index]])
                yield _Way(float(rank[index]), float(log[index]), self, stand, atoms, load, spread)

    def with_some_taken(self, there: NDArray[np.bool_]) -> Iterator[_Way]:
        """Continued by one or two pieces taken back, and perhaps one put elsewhere at once."""
        for taken in self._takings():
            kept = [piece for number, piece in enumerate(self.reading.pieces) if number not in taken]
            less = -sum((self.board.load(self.reading.pieces[number]) for number in taken), np.zeros(3))
            stand = self.board.standing(kept)
            prior = _TAKEN_BACK + _ONE_MORE * (len(taken) - 1)
            yield from self._without_atoms(stand, less, prior)
            if len(taken) == 1:
                for some in self.turn.search.found_single(self.change - less, self.cov, there):
                    yield from self.with_sets(stand, less, some, prior + _ONE_MORE)

    def _takings(self) -> Iterator[tuple[int, ...]]:
        """Which pieces may have been taken: one, or of a change that says so two, the second perhaps from below."""
        pieces = self.reading.pieces
        free = removable(pieces)
        unsure = 5 * float(np.sqrt(self.cov[0, 0]))
        if self.change[0] < self.turn.heaviest + unsure:
            yield from ((first,) for first in free)
        if self.change[0] > unsure:
            return
        found = set(combinations(free, 2))
        for first in free:
            rest = [piece for number, piece in enumerate(pieces) if number != first]
            found |= {tuple(sorted((first, n if n < first else n + 1))) for n in removable(rest)}  # type: ignore[misc]
        yield from sorted(found)

    def _without_atoms(self, stand: Stand, load: Floats, prior: float) -> Iterator[_Way]:
        off = self.change - load
        square = float(off @ np.linalg.solve(self.cov, off))
        if square > FITS:
            return
        log = self.reading.log - 0.5 * (square + float(np.linalg.slogdet(self.cov)[1])) + prior
        rank = log + FORBIDDEN * min(stand.faults, 2) + _HALL_WRONG * (self.wrong(stand) - self.reading.wrong)
        yield _Way(rank, log, self, stand, (), load, 0.0)

    def stocked(self, stand: Stand) -> float:
        """What the player's stock says of the pieces that were put on."""
        stock = self.turn.stock
        if stock is None or len(stand.pieces) <= len(self.reading.pieces):
            return 0.0
        new = {one.piece for one in stand.pieces[len(self.reading.pieces) :]}
        used = {piece: sum(one.piece is piece for one in stand.pieces) for piece in new & set(BUILDING)}
        return _OUT_OF_STOCK * sum(number > stock[piece] for piece, number in used.items())

    def wrong(self, stand: Stand) -> int:
        """How many believed Hall sensors contradict a stand."""
        if self.hall is None:
            return self.reading.wrong
        ground = self.turn.hall_start | self.board.on_ground(stand.pieces)
        return len((ground ^ self.hall) & self.turn.hall_known)

    def _contradicted(self, stand: Stand, sets: NDArray[np.int64]) -> Floats:
        """The same for sets that are not let down yet, less what contradicted the reading before."""
        if self.hall is None:
            return np.zeros(len(sets))
        board, atoms = self.board, self.board.atoms
        ground = self.turn.hall_start | board.on_ground(stand.pieces)
        known = np.array([stud in self.turn.hall_known and stud not in ground for stud in board.studs])
        seen = np.array([stud in self.hall for stud in board.studs])
        rest = len((ground ^ self.hall) & self.turn.hall_known & ground)
        feet = np.concatenate([atoms.node[sets], atoms.other[sets]], axis=1)
        low = (stand.tops[feet] == 0) & board.open[feet]
        covered = np.zeros((len(sets), len(board.studs) + 1), dtype=bool)
        rows, columns = np.nonzero(low)
        covered[rows, feet[rows, columns]] = True
        wrong: Floats = ((covered[:, :-1] ^ seen) & known).sum(axis=1) + float(rest - self.reading.wrong)
        return wrong

    def _nearness(self, stand: Stand) -> Floats:
        """What each knob's nearness to this turn's pieces counts for; the last entry is for no knob."""
        board = self.board
        weight = np.full(len(board.studs) + 1, _APART if stand.pieces else 0.0)
        touched = {(foot.x, foot.y) for piece in stand.pieces for foot in piece.feet}
        for x, y in touched:
            for dx, dy, value in ((0, 0, 0.0), (3, 0, _BESIDE), (-3, 0, _BESIDE), (0, 3, _BESIDE), (0, -3, _BESIDE)):
                node = board.number.get((x + dx, y + dy), NOWHERE)
                if node != NOWHERE:
                    weight[node] = max(weight[node], value)
        return weight

    def _placed(self, sets: NDArray[np.int64]) -> Floats:
        atoms = self.board.atoms
        near = np.maximum(self.near[atoms.node[sets]], self.near[atoms.other[sets]])
        total: Floats = near.sum(axis=1)
        return total


def _kept(found: Iterable[Reading]) -> tuple[Reading, ...]:
    """The likeliest readings; forbidden ones have places of their own."""
    ordered = sorted(found, key=lambda one: -one.rank)
    best = ordered[0].rank
    near = [one for one in ordered if one.rank > best - _BEHIND]
    sound = [one for one in near if not one.stand.faults][: MOST_READINGS - _MOST_FORBIDDEN]
    forbidden = [one for one in near if one.stand.faults][:_MOST_FORBIDDEN]
    kept = sorted([*sound, *forbidden], key=lambda one: -one.rank)
    top = kept[0].log
    return tuple(replace(one, log=one.log - top) for one in kept)
