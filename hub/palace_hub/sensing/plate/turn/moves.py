"""How one reading of a turn goes on at a quiet moment: pieces put on, taken back, or nothing, each with its likelihood.

What is likely before anything is seen stands here and in `plate_worth` as natural logarithms.
"""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from monkey_palace.board.notation import ARCH_SPAN, Placement
from monkey_palace.board.palace import Stud
from monkey_palace.board.pieces import BUILDING, Piece
from monkey_palace.board.stock import Bricks
from palace_hub.sensing.plate.board.places import PlacedPieces, removable
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.residual import FITS
from palace_hub.sensing.plate.turn.move_score import (
    FORBIDDEN,
    HALL_WRONG,
    NEARNESS,
    ONE_MORE,
    SetBase,
    SetScores,
    count_certain_faults,
)
from palace_hub.sensing.plate.turn.piece_sets import MOST_SWAPPED, MOST_TOGETHER, PieceSets, PieceSetSearch
from palace_hub.sensing.plate.turn.press_evidence import PressEvidence, TouchedPieces

_TAKEN_BACK = -3.0  # trial and error is common, but less so than building
_NOTHING = -2.0  # a touch that changed nothing
_SIGMAS_OF_MASS = 5.0  # within which two loads are as heavy as each other
_MOST_FIRST = 20  # first pieces of large sets that are tried for one reading: five milliseconds of this machine each
_NOT_LEFT = -8.0  # a decoration of which the tray says that it lies there still


def _ranked(log: float, placed: PlacedPieces) -> float:
    return log + FORBIDDEN * min(placed.faults, 2)


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """One reading: where its pieces stand, the load they add, the zero's `offset` (3,) with `cov`, and `log`: the
    logarithm of its likelihood and of what was likely, rules left out. `total_distance`: squared distances of all its
    `moments` together, `last_distance` that of the last; `hall_errors`: Hall sensors that contradict it. `most_pieces`:
    the most pieces that came or went at one moment. Of moments that may have been more pieces than are tried at once
    `heaviest_change_g` is the most (g) that the load changed, `heaviest_swap_g` the most that came while something went
    (0 once nothing is left)."""

    placed: PlacedPieces
    load: Floats
    offset: Floats
    cov: Floats
    log_score: float
    total_distance: float = 0.0
    moments: int = 0
    last_distance: float = 0.0
    hall_errors: int = 0
    most_pieces: int = 0
    heaviest_change_g: float = 0.0
    heaviest_swap_g: float = 0.0

    @property
    def pieces(self) -> tuple[Placement, ...]:
        return self.placed.pieces

    @property
    def rank(self) -> float:
        """`log` with what geometry says of it."""
        return _ranked(self.log_score, self.placed)


@dataclass(frozen=True, slots=True)
class TurnContext:
    """What stays the same through a turn: the search on its board, the player's `stock` (None: not known), the ground
    knobs whose Hall sensors are believed, those of them that had a foot on them at the beginning, and the decorations
    that have left the tray."""

    search: PieceSetSearch
    stock: Bricks | None
    hall_known: frozenset[Stud]
    hall_start: frozenset[Stud]
    ornaments: Mapping[Piece, int]


@dataclass(frozen=True, slots=True)
class PieceMove:
    """One way on, not worked out yet. `rank`: what the reading will be worth at most. `atoms` are put on `placed`."""

    rank: float
    log_score: float
    step: "MoveGenerator"
    placed: PlacedPieces
    atoms: tuple[int, ...]
    load: Floats
    spread: float
    faultless: bool

    def landed(self) -> "PlacedMove":
        """The same with its pieces where they come to stand."""
        step, before = self.step, self.step.hypothesis
        placed = step.board.dropped(self.placed, self.atoms) if self.atoms else self.placed
        hall_errors = step.hall_errors(placed)
        log = self.log_score + step.stocked(placed) + HALL_WRONG * (hall_errors - before.hall_errors)
        return PlacedMove(self, placed, log, hall_errors)


@dataclass(frozen=True, slots=True)
class PlacedMove:
    """A way on, known well enough to be compared with others. `log`, `hall_errors`: as of the reading that it leads
    to."""

    way: PieceMove
    placed: PlacedPieces
    log_score: float
    hall_errors: int

    @property
    def rank(self) -> float:
        """As of a reading."""
        return _ranked(self.log_score, self.placed)

    def hypothesis(self, log: float) -> Hypothesis:
        """The reading that it leads to, worth `log`: its zero follows what is left over of the change."""
        way, step, before = self.way, self.way.step, self.way.step.hypothesis
        off = step.change - way.load
        moved = step.moved + way.spread * np.outer(way.load, way.load)
        inverse = np.linalg.inv(moved + step.noise)
        gain = moved @ inverse
        pieces = len(way.atoms) + abs(len(way.placed.pieces) - len(before.pieces))
        square = float(off @ inverse @ off)
        change, few = float(step.change[0]), step.pressed.has_at_most(MOST_TOGETHER)
        heaviest_swap_g = (
            way.atoms and len(way.placed.pieces) < len(before.pieces) and not step.pressed.has_at_most(MOST_SWAPPED)
        )
        came = change + self._went() if heaviest_swap_g else 0.0
        return Hypothesis(
            placed=self.placed,
            load=before.load + way.load,
            offset=before.offset + gain @ off,
            cov=moved - gain @ moved,
            log_score=log,
            total_distance=before.total_distance + square,
            moments=before.moments + 1,
            last_distance=square,
            hall_errors=self.hall_errors,
            most_pieces=max(before.most_pieces, pieces),
            heaviest_change_g=before.heaviest_change_g
            if few and change > 0
            else max(before.heaviest_change_g, abs(change)),
            heaviest_swap_g=max(before.heaviest_swap_g, came) if self.placed.pieces else 0.0,
        )

    def _went(self) -> float:
        """What was taken off first, g."""
        grams = self.way.step.board.masses.grams
        available, left = self.way.step.hypothesis.pieces, self.way.placed.pieces
        return sum(grams[one.piece] for one in available) - sum(grams[one.piece] for one in left)


class MoveGenerator:
    """How one reading goes on: `change` (3,) of covariance `moved` (the zero and what came before) and `noise`."""

    def __init__(
        self,
        context: TurnContext,
        hypothesis: Hypothesis,
        change: Floats,
        moved: Floats,
        noise: Floats,
        hall: frozenset[Stud] | None,
        pressed: PressEvidence,
    ) -> None:
        self.context, self.board, self.hypothesis = context, context.search.board, hypothesis
        self.change, self.moved, self.noise = change, moved, noise
        self.hall = hall if context.hall_known else None
        self.pressed = pressed
        self.cov = moved + noise
        self.near = self._nearness(hypothesis.placed)

    def with_nothing(self) -> Iterator[PieceMove]:
        yield from self._without_atoms(self.hypothesis.placed, np.zeros(3), _NOTHING, ())

    @property
    def most_if_taken(self) -> float:
        """What a way on by pieces taken back is worth at most."""
        back = HALL_WRONG * -self.hypothesis.hall_errors if self.hall is not None else 0.0
        least_off = -0.5 * float(np.linalg.slogdet(self.cov)[1])
        return self.hypothesis.log_score + least_off + _TAKEN_BACK + back + self.pressed.max_log_ratio

    def on(self, placed: PlacedPieces, first_load: Floats, prior: float, touched: TouchedPieces) -> "MoveBase":
        """What sets are put on: `placed`, after `first_load` (3,) has been added to the load by what was `touched`."""
        log, dark, hall_errors = self.hypothesis.log_score + prior, None, 0
        if self.hall is not None:
            context = self.context
            ground = context.hall_start | self.board.on_ground(placed.pieces)
            dark = np.array([stud in context.hall_known and stud not in ground for stud in self.board.studs])
            hall_errors = len((ground ^ self.hall) & context.hall_known & ground) - self.hypothesis.hall_errors
        return MoveBase(
            self,
            first_load,
            SetBase(
                placed, self.change - first_load, self.cov, log, self.near, self.pressed, touched, dark, hall_errors
            ),
        )

    def as_it_stands(self) -> "MoveBase":
        return self.on(self.hypothesis.placed, np.zeros(3), 0.0, self.pressed.of_touched())

    def with_some_taken(self) -> Iterator["PieceMove | MoveBase"]:
        """Continued by one or two pieces taken back, and, where it was one, perhaps one put elsewhere at once."""
        for taken in self._takings():
            first_load = self._less(taken)
            alone, instead = self._is_as_heavy(first_load), len(taken) == 1 and self.instead(self.change - first_load)
            if not alone and not instead:
                continue
            placed = self._standing_without(taken)
            prior = _TAKEN_BACK + ONE_MORE * (len(taken) - 1)
            if alone:
                yield from self._without_atoms(placed, first_load, prior, self._pieces(taken))
            if instead:
                yield self.on(placed, first_load, prior + ONE_MORE, self.pressed.of_touched(gone=self._pieces(taken)))

    def instead(self, change: Floats) -> tuple[tuple[int, ...], ...]:
        """The kinds of a single piece that weigh what a change does."""
        return tuple(self.context.search.by_mass(1, change, self.cov))

    def _less(self, taken: Iterable[int]) -> Floats:
        """What the load changes by if these pieces of the reading are taken."""
        first_load: Floats = -sum((self.board.load(piece) for piece in self._pieces(taken)), np.zeros(3))
        return first_load

    def _pieces(self, numbers: Iterable[int]) -> tuple[Placement, ...]:
        return tuple(self.hypothesis.pieces[number] for number in numbers)

    def _standing_without(self, taken: Container[int]) -> PlacedPieces:
        return self.board.standing(piece for number, piece in enumerate(self.hypothesis.pieces) if number not in taken)

    def _is_as_heavy(self, load: Floats) -> bool:
        """Whether the mass alone allows that the change is this load: most loads are refuted by it at once."""
        off, mass = float(self.change[0] - load[0]), float(load[0])
        return off**2 <= FITS * (float(self.cov[0, 0]) + (self.board.masses.spread * mass) ** 2)

    def with_more_taken(self) -> Iterator["PieceMove | MoveBase"]:
        """Continued by what a player does who begins anew: the last pieces taken back, as many as there are, or one or
        two, and one or two put elsewhere."""
        count = len(self.hypothesis.pieces)
        back = {tuple(range(first, count)) for first in range(count)}
        for taken in sorted({*back, *self._one_or_two()}, key=len):
            first_load = self._less(taken)
            prior = _TAKEN_BACK + ONE_MORE * (len(taken) - 1)
            if abs(float(self.change[0] - first_load[0])) < _SIGMAS_OF_MASS * float(np.sqrt(self.cov[0, 0])):
                yield from self._without_atoms(self._standing_without(taken), first_load, prior, self._pieces(taken))
            elif self.change[0] > first_load[0]:
                touched = self.pressed.of_touched(gone=self._pieces(taken))
                yield self.on(self._standing_without(taken), first_load, prior + ONE_MORE, touched)

    def first_of_many(self, available: NDArray[np.bool_]) -> tuple[list["MoveBase"], NDArray[np.bool_]]:
        """Continued by one piece near what the turn touches already (the nearest `_MOST_FIRST`), for the rest of a set
        to go on; and which atoms are near enough for the rest."""
        if self.near is None or not self.change[0] > self.context.search.heaviest_piece_g:
            return [], available
        board = self.board
        touched = np.flatnonzero(self.near[:-1] == 0.0)
        if not touched.size:  # its pieces stand beside the lattice
            return [], available
        places = np.array(board.studs)
        steps = np.abs(places[:, None] - places[None, touched]).sum(axis=2).min(axis=1) // ARCH_SPAN
        local = available & np.append(steps <= MOST_TOGETHER, False)[board.touches].any(axis=1)
        near = self.near[board.touches].max(axis=1)
        first = np.flatnonzero(local & board.atoms.lattice & (near > NEARNESS[-1]) & self._of_every_set(local))
        first = first[np.argsort(-near[first], kind="stable")]
        faultless = (
            count_certain_faults(board, [self.hypothesis.placed], np.zeros(len(first), int), first[:, None]) == 0
        )
        grounds = [
            self._on_first(atom, ONE_MORE + float(near[atom])) for atom in first[faultless][:_MOST_FIRST].tolist()
        ]
        return grounds, local

    def _on_first(self, atom: int, prior: float) -> "MoveBase":
        placed = self.board.dropped(self.hypothesis.placed, (atom,))
        return self.on(placed, self.board.atoms.load[atom], prior, self.pressed.of_touched(came=placed.pieces[-1:]))

    def _of_every_set(self, available: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """The atoms of one kind that every set has which weighs what the change does, or of all kinds."""
        kinds = self.board.atoms.kind
        sets = list(self.context.search.by_mass(MOST_TOGETHER + 1, self.change, self.cov))
        common = set(kinds[available].tolist()).intersection(*map(set, sets))
        if not sets or not common:
            return np.ones(kinds.size, dtype=bool)
        fewest: NDArray[np.bool_] = kinds == min(sorted(common), key=lambda kind: int((kinds[available] == kind).sum()))
        return fewest

    def _takings(self) -> Iterator[tuple[int, ...]]:
        """Which pieces may have been taken: one, or of a change that says so two, the second perhaps from below."""
        pieces = self.hypothesis.pieces
        free = removable(pieces)
        unsure = _SIGMAS_OF_MASS * float(np.sqrt(self.cov[0, 0]))
        if self.change[0] < self.context.search.heaviest_piece_g + unsure:
            yield from ((first,) for first in free)
        if self.change[0] <= unsure:
            yield from (taken for taken in self._one_or_two() if len(taken) > 1)

    def _one_or_two(self) -> list[tuple[int, ...]]:
        """Pieces that can be taken, and pairs, the second perhaps from below the first."""
        pieces = self.hypothesis.pieces
        free = removable(pieces)
        found: set[tuple[int, ...]] = set(combinations(free, 2))
        for first in free:
            rest = [piece for number, piece in enumerate(pieces) if number != first]
            found |= {tuple(sorted((first, n if n < first else n + 1))) for n in removable(rest)}
        return [*((first,) for first in free), *sorted(found)]

    def _without_atoms(
        self, placed: PlacedPieces, load: Floats, prior: float, gone: Sequence[Placement]
    ) -> Iterator[PieceMove]:
        # What a piece weighs beside the mean of its kind went to the zero when it came, and comes back when it goes.
        spread = self.board.masses.spread**2
        off, cov = self.change - load, self.cov + spread * np.outer(load, load)
        square = float(off @ np.linalg.solve(cov, off))
        if square > FITS:
            return
        log = self.hypothesis.log_score - 0.5 * (square + float(np.linalg.slogdet(cov)[1])) + prior
        log += self.pressed.log_ratio((), gone)
        rank = (
            log
            + FORBIDDEN * min(placed.faults, 2)
            + HALL_WRONG * (self.hall_errors(placed) - self.hypothesis.hall_errors)
        )
        yield PieceMove(rank, log, self, placed, (), load, spread, not placed.faults)

    def stocked(self, placed: PlacedPieces) -> float:
        """What the player's stock, and the tray's record of decorations, say of the pieces that were put on."""
        context = self.context
        if len(placed.pieces) <= len(self.hypothesis.pieces):
            return 0.0
        against = 0.0
        for piece in {piece.piece for piece in placed.pieces[len(self.hypothesis.pieces) :]}:
            used = sum(each_piece.piece is piece for each_piece in placed.pieces)
            if piece not in BUILDING:
                against += _NOT_LEFT * (used > context.ornaments.get(piece, 0))
            elif context.stock is not None:
                against += FORBIDDEN * (used > context.stock[piece])
        return against

    def hall_errors(self, placed: PlacedPieces, gone: Iterable[Placement] = ()) -> int:
        """How many believed Hall sensors contradict a stand; `gone`: pieces of the palace that stand there no more."""
        if self.hall is None:
            return self.hypothesis.hall_errors
        ground = self.context.hall_start - self.board.on_ground(gone) | self.board.on_ground(placed.pieces)
        return len((ground ^ self.hall) & self.context.hall_known)

    def _nearness(self, placed: PlacedPieces) -> Floats | None:
        """What each knob's nearness to this turn's pieces counts for; None before there are any."""
        if not placed.pieces:
            return None
        feet = {node for piece in placed.pieces for node in self.board.nodes(piece)}
        nearest: Floats = NEARNESS[self.board.steps_apart[sorted(feet)].min(axis=0)]
        return nearest


@dataclass(frozen=True, slots=True)
class MoveBase:
    """A reading, with what was taken off it or put on it first (`first_load`), for sets to be put on."""

    step: MoveGenerator
    first_load: Floats
    set_base: SetBase

    def way(self, sets: PieceSets, found: SetScores, number: int) -> PieceMove:
        """One of the sets that were found to be worth a try."""
        row = int(found.rows[number])
        atoms = tuple(sets.atoms[row].tolist())
        load, spread = self.first_load + sets.load[row], float(sets.spread[row])
        rank, log, faultless = float(found.rank[number]), float(found.log_score[number]), bool(found.faultless[number])
        return PieceMove(rank, log, self.step, self.set_base.placed, atoms, load, spread, faultless)
