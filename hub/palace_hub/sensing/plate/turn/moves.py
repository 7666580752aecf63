"""Moves: how one hypothesis can go on at a quiet moment, by pieces put on, pieces taken off, or nothing.

A move is scored first (natural log of likelihood times prior) and placed on the palace only if it ranks high. The
zero's offset (3,) then follows the residual by one Kalman update with the covariance of the zero and of the pieces'
masses.
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

_TAKEN_BACK = -3.0  # log prior of a removal: 1 in 20 (assumed)
_NOTHING = -2.0  # log prior of a moment without a change: 1 in 7 (assumed)
_SIGMAS_OF_MASS = 5.0  # standard deviations within which two masses agree
_MOST_FIRST = 20  # first pieces of large sets that are tried for one hypothesis, 5 ms each on the developer's machine
_NOT_LEFT = -8.0  # log prior of a decoration that is still in the tray by the tray's count (assumed)


def _ranked(log: float, placed: PlacedPieces) -> float:
    return log + FORBIDDEN * min(placed.faults, 2)


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """One hypothesis about the pieces of a turn."""

    placed: PlacedPieces
    """The pieces on the palace."""
    load: Floats
    """Load (3,) that they add."""
    offset: Floats
    """Estimated load (3,) of the palace and the zero."""
    cov: Floats
    """Covariance (3, 3) of `offset`."""
    log_score: float
    """Natural log of likelihood times prior, without the rules of geometry; relative to the best hypothesis."""
    total_distance: float = 0.0
    """Sum of the squared distances of all its moments."""
    moments: int = 0
    """Number of moments."""
    last_distance: float = 0.0
    """Squared distance (3 degrees of freedom) of the last moment."""
    hall_errors: int = 0
    """Number of trusted Hall sensors that contradict it."""
    most_pieces: int = 0
    """Most pieces that came or went in one change."""
    heaviest_change_g: float = 0.0
    """Largest change of mass that may have been more pieces than are tried at once, g."""
    heaviest_swap_g: float = 0.0
    """The same for what came while something went, g; 0 once nothing is left."""

    @property
    def pieces(self) -> tuple[Placement, ...]:
        """This turn's pieces, in the order placed."""
        return self.placed.pieces

    @property
    def rank(self) -> float:
        """`log_score` with the rules of geometry."""
        return _ranked(self.log_score, self.placed)


@dataclass(frozen=True, slots=True)
class TurnContext:
    """What does not change during a turn."""

    search: PieceSetSearch
    """Finds sets of pieces on the board."""
    stock: Bricks | None
    """The player's building bricks; None: not known."""
    hall_known: frozenset[Stud]
    """Knobs with a trusted Hall sensor."""
    hall_start: frozenset[Stud]
    """Knobs with a foot at the beginning of the turn."""
    ornaments: Mapping[Piece, int]
    """Decorations that have left the tray."""


@dataclass(frozen=True, slots=True)
class PieceMove:
    """One move of a hypothesis, scored but not placed."""

    rank: float
    """Upper bound of the rank of the hypothesis to which it leads."""
    log_score: float
    """Natural log of likelihood times prior, without rules, stock and Hall sensors."""
    generator: "MoveGenerator"
    """Generator of the hypothesis that it continues."""
    placed: PlacedPieces
    """The pieces that stand before `atoms` are put on."""
    atoms: tuple[int, ...]
    """Atoms that are put on."""
    load: Floats
    """Load (3,) that the move adds."""
    spread: float
    """Variance of `load` along itself, as a part of its square."""
    faultless: bool
    """Whether it breaks no rule of geometry."""

    def place(self) -> "PlacedMove":
        """Put the atoms on the palace, and add the stock and the Hall sensors to the score."""
        generator, before = self.generator, self.generator.hypothesis
        placed = generator.board.dropped(self.placed, self.atoms) if self.atoms else self.placed
        hall_errors = generator.hall_errors(placed)
        log = self.log_score + generator.stocked(placed) + HALL_WRONG * (hall_errors - before.hall_errors)
        return PlacedMove(self, placed, log, hall_errors)


@dataclass(frozen=True, slots=True)
class PlacedMove:
    """A placed move, comparable with others."""

    move: PieceMove
    placed: PlacedPieces
    """All pieces of the turn after the move."""
    log_score: float
    """As in `Hypothesis`, not normalised."""
    hall_errors: int
    """As in `Hypothesis`."""

    @property
    def rank(self) -> float:
        """`log_score` with the rules of geometry."""
        return _ranked(self.log_score, self.placed)

    def hypothesis(self, log: float) -> Hypothesis:
        """The hypothesis to which it leads, with score `log`. Kalman update of the zero's offset with the residual."""
        move, generator, before = self.move, self.move.generator, self.move.generator.hypothesis
        off = generator.change - move.load
        moved = generator.moved + move.spread * np.outer(move.load, move.load)
        inverse = np.linalg.inv(moved + generator.noise)
        gain = moved @ inverse
        pieces = len(move.atoms) + abs(len(move.placed.pieces) - len(before.pieces))
        square = float(off @ inverse @ off)
        change, few = float(generator.change[0]), generator.pressed.has_at_most(MOST_TOGETHER)
        heaviest_swap_g = (
            move.atoms
            and len(move.placed.pieces) < len(before.pieces)
            and not generator.pressed.has_at_most(MOST_SWAPPED)
        )
        came = change + self._went() if heaviest_swap_g else 0.0
        return Hypothesis(
            placed=self.placed,
            load=before.load + move.load,
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
        """Mass of the pieces that were taken off first, g."""
        grams = self.move.generator.board.masses.grams
        available, left = self.move.generator.hypothesis.pieces, self.move.placed.pieces
        return sum(grams[one.piece] for one in available) - sum(grams[one.piece] for one in left)


class MoveGenerator:
    """Generates the moves of one hypothesis for one change (3,) of the load.

    `moved` (3, 3): covariance of the zero and of the earlier pieces. `noise` (3, 3): covariance of the new moment.
    `hall`: knobs that see a magnet; None: not known.
    """

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
        """The move without a change of pieces, if it fits."""
        yield from self._without_atoms(self.hypothesis.placed, np.zeros(3), _NOTHING, ())

    @property
    def most_if_taken(self) -> float:
        """Upper bound of the rank of moves by removals."""
        back = HALL_WRONG * -self.hypothesis.hall_errors if self.hall is not None else 0.0
        least_off = -0.5 * float(np.linalg.slogdet(self.cov)[1])
        return self.hypothesis.log_score + least_off + _TAKEN_BACK + back + self.pressed.max_log_ratio

    def on(self, placed: PlacedPieces, first_load: Floats, prior: float, touched: TouchedPieces) -> "MoveBase":
        """A base for sets of pieces: `placed`, after the load `first_load` (3,) was added by the pieces `touched`."""
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
        """The hypothesis itself as a base for sets."""
        return self.on(self.hypothesis.placed, np.zeros(3), 0.0, self.pressed.of_touched())

    def with_some_taken(self) -> Iterator["PieceMove | MoveBase"]:
        """Moves by one or two removals; after one removal also the base for one piece that comes at once."""
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
        """Kinds of a single piece whose mass agrees with a change."""
        return tuple(self.context.search.by_mass(1, change, self.cov))

    def _less(self, taken: Iterable[int]) -> Floats:
        """Change of the load (3,) if these pieces of the hypothesis are removed."""
        first_load: Floats = -sum((self.board.load(piece) for piece in self._pieces(taken)), np.zeros(3))
        return first_load

    def _pieces(self, numbers: Iterable[int]) -> tuple[Placement, ...]:
        return tuple(self.hypothesis.pieces[number] for number in numbers)

    def _standing_without(self, taken: Container[int]) -> PlacedPieces:
        return self.board.standing(piece for number, piece in enumerate(self.hypothesis.pieces) if number not in taken)

    def _is_as_heavy(self, load: Floats) -> bool:
        """Whether the mass alone allows this load: rejects most loads cheaply."""
        off, mass = float(self.change[0] - load[0]), float(load[0])
        return off**2 <= FITS * (float(self.cov[0, 0]) + (self.board.masses.spread * mass) ** 2)

    def with_more_taken(self) -> Iterator["PieceMove | MoveBase"]:
        """Moves by larger removals: any number of the last pieces, or one or two, and bases for one or two new
        pieces."""
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
        """Bases with one more piece near those of the turn, for the rest of a large set, and the mask of atoms for the
        rest."""
        if self.near is None or not self.change[0] > self.context.search.heaviest_piece_g:
            return [], available
        board = self.board
        touched = np.flatnonzero(self.near[:-1] == 0.0)
        if not touched.size:  # its pieces stand off the lattice
            return [], available
        places = np.array(board.studs)
        generators = np.abs(places[:, None] - places[None, touched]).sum(axis=2).min(axis=1) // ARCH_SPAN
        local = available & np.append(generators <= MOST_TOGETHER, False)[board.touches].any(axis=1)
        near = self.near[board.touches].max(axis=1)
        first = np.flatnonzero(local & board.atoms.lattice & (near > NEARNESS[-1]) & self._of_every_set(local))
        first = first[np.argsort(-near[first], kind="stable")]
        faultless = (
            count_certain_faults(board, [self.hypothesis.placed], np.zeros(len(first), int), first[:, None]) == 0
        )
        bases = [self._on_first(atom, ONE_MORE + float(near[atom])) for atom in first[faultless][:_MOST_FIRST].tolist()]
        return bases, local

    def _on_first(self, atom: int, prior: float) -> "MoveBase":
        placed = self.board.dropped(self.hypothesis.placed, (atom,))
        return self.on(placed, self.board.atoms.load[atom], prior, self.pressed.of_touched(came=placed.pieces[-1:]))

    def _of_every_set(self, available: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Mask of the atoms of the rarest kind that every set of the right mass contains; of all kinds if there is
        none."""
        kinds = self.board.atoms.kind
        sets = list(self.context.search.by_mass(MOST_TOGETHER + 1, self.change, self.cov))
        common = set(kinds[available].tolist()).intersection(*map(set, sets))
        if not sets or not common:
            return np.ones(kinds.size, dtype=bool)
        fewest: NDArray[np.bool_] = kinds == min(sorted(common), key=lambda kind: int((kinds[available] == kind).sum()))
        return fewest

    def _takings(self) -> Iterator[tuple[int, ...]]:
        """Pieces that may have been removed: one, or two if the load has fallen."""
        pieces = self.hypothesis.pieces
        free = removable(pieces)
        unsure = _SIGMAS_OF_MASS * float(np.sqrt(self.cov[0, 0]))
        if self.change[0] < self.context.search.heaviest_piece_g + unsure:
            yield from ((first,) for first in free)
        if self.change[0] <= unsure:
            yield from (taken for taken in self._one_or_two() if len(taken) > 1)

    def _one_or_two(self) -> list[tuple[int, ...]]:
        """Removable pieces, and pairs, in which the second may have been under the first."""
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
        # A piece's deviation from the mean mass went to the offset when it came, and comes back when it goes.
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
        """Log prior by the player's stock and the tray's count of decorations, for the pieces that were put on."""
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
        """Number of trusted Hall sensors that contradict the pieces; `gone`: pieces of the palace that went."""
        if self.hall is None:
            return self.hypothesis.hall_errors
        ground = self.context.hall_start - self.board.on_ground(gone) | self.board.on_ground(placed.pieces)
        return len((ground ^ self.hall) & self.context.hall_known)

    def _nearness(self, placed: PlacedPieces) -> Floats | None:
        """Log prior of nearness to this turn's pieces for each knob (nodes + 1,); None before the first piece."""
        if not placed.pieces:
            return None
        feet = {node for piece in placed.pieces for node in self.board.nodes(piece)}
        nearest: Floats = NEARNESS[self.board.steps_apart[sorted(feet)].min(axis=0)]
        return nearest


@dataclass(frozen=True, slots=True)
class MoveBase:
    """A hypothesis, perhaps with a first removal or piece, to which sets of pieces are added."""

    generator: MoveGenerator
    first_load: Floats
    """Load (3,) that was added first."""
    set_base: SetBase
    """The base as `score_sets` takes it."""

    def move(self, sets: PieceSets, found: SetScores, number: int) -> PieceMove:
        """The move by one of the scored sets."""
        row = int(found.rows[number])
        atoms = tuple(sets.atoms[row].tolist())
        load, spread = self.first_load + sets.load[row], float(sets.spread[row])
        rank, log, faultless = float(found.rank[number]), float(found.log_score[number]), bool(found.faultless[number])
        return PieceMove(rank, log, self.generator, self.set_base.placed, atoms, load, spread, faultless)
