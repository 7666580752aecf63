"""Beam search: the pool of moves from all hypotheses at one quiet moment, and its pruning to the next hypotheses.

Moves are scored as arrays; only the `MOST_PLACED` best are placed on the palace one by one. The hypotheses with the
best ranks stay, forbidden ones (that break a rule of geometry) in places of their own, so that neither crowds out the
other. Ranks are natural logarithms of likelihood times prior.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from monkey_palace.board.notation import Placement
from palace_hub.sensing.plate.board.places import LatticeBoard
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.turn.move_score import HALL_WRONG, SetScores, score_sets
from palace_hub.sensing.plate.turn.moves import Hypothesis, MoveBase, PieceMove, PlacedMove
from palace_hub.sensing.plate.turn.piece_sets import PieceSets

MOST_HYPOTHESES: Final = 120
"""Width of the beam (assumed; limited by computing time)."""
_MOST_FORBIDDEN = 40  # of these, hypotheses that break a rule
_BEHIND = 16.0  # log behind the best from which a hypothesis is dropped: a factor of 1e-7
MOST_PLACED: Final = 320
"""Moves that are placed at one moment (assumed; limited by computing time)."""
# A move so far (log) behind the last placed one does not count in the probability of what was pruned.
_CERTAINLY_OUT = 8.0


class MovePool:
    """The moves of all hypotheses at one quiet moment, as arrays.

    `seen` (nodes,): knobs whose sensors see a magnet; None: not known.
    """

    def __init__(self, board: LatticeBoard, seen: NDArray[np.bool_] | None) -> None:
        self._board, self._seen = board, seen
        self._moves: list[PieceMove] = []
        self._scored: list[tuple[MoveBase, PieceSets, SetScores]] = []
        self._pruned_ranks: list[Floats] = []

    @property
    def rank(self) -> Floats:
        """Rank of every move (n,)."""
        moves = np.array([move.rank for move in self._moves])
        return np.concatenate([moves, *(scores.rank for _, _, scores in self._scored)])

    @property
    def faultless(self) -> NDArray[np.bool_]:
        """Whether every move (n,) breaks no rule of geometry."""
        moves = np.array([move.faultless for move in self._moves], dtype=bool)
        return np.concatenate([moves, *(scores.faultless for _, _, scores in self._scored)])

    @property
    def least(self) -> float:
        """Rank below which a move is certain to be pruned and to be negligible."""
        rank = self.rank
        if rank.size <= MOST_PLACED:
            return -np.inf
        return float(np.partition(rank, -MOST_PLACED)[-MOST_PLACED]) - _CERTAINLY_OUT

    def add(self, moves: Iterable[PieceMove]) -> bool:
        """Add moves; returns whether there were any."""
        before = len(self._moves)
        self._moves += moves
        return len(self._moves) > before

    def try_sets(self, bases: Sequence[MoveBase], sets: PieceSets) -> NDArray[np.bool_]:
        """Score sets on every base and add the best; returns for each base whether any set explains the change."""
        if not bases:
            return np.zeros(0, dtype=bool)
        least = self.least
        if self._seen is not None:
            least += HALL_WRONG * max(base.generator.hypothesis.hall_errors for base in bases)
        scored = score_sets(self._board, [base.set_base for base in bases], sets, self._seen, least)
        self._pruned_ranks += [scores.pruned_ranks for scores in scored]
        self._scored += [(base, sets, scores) for base, scores in zip(bases, scored, strict=True) if scores.rank.size]
        return np.array([scores.fits for scores in scored])

    def merge(self, other: "MovePool") -> "MovePool":
        """Add all moves of another pool, which was not pruned."""
        self._moves += other._moves
        self._scored += other._scored
        return self

    def likeliest(self) -> Iterator[PieceMove]:
        """The `MOST_PLACED` likeliest moves, the best first."""
        ends = np.cumsum([len(self._moves), *(scores.rank.size for _, _, scores in self._scored)])
        for place in np.argsort(-self.rank, kind="stable")[:MOST_PLACED].tolist():
            part = int(np.searchsorted(ends, place, side="right"))
            if part == 0:
                yield self._moves[place]
            else:
                base, sets, scores = self._scored[part - 1]
                yield base.move(sets, scores, place - int(ends[part - 1]))

    def pruned(self, room: int) -> Floats:
        """Ranks of the moves without faults that are not among the `room` likeliest."""
        rank, faultless = self.rank, self.faultless
        over = np.argsort(-rank, kind="stable")[room:]
        return np.concatenate([rank[over[faultless[over]]], *self._pruned_ranks])


def place_moves(pool: MovePool) -> list[PlacedMove]:
    """Place the likeliest moves on the palace; of several that lead to the same pieces, the likeliest."""
    by_pieces: dict[frozenset[Placement], PlacedMove] = {}
    best = -np.inf
    for move in pool.likeliest():
        if move.rank < best - _BEHIND:
            break
        placed_move = move.place()
        best = max(best, placed_move.rank)
        key = frozenset(placed_move.placed.pieces)
        if key not in by_pieces or by_pieces[key].log_score < placed_move.log_score:
            by_pieces[key] = placed_move
    return list(by_pieces.values())


def prune(placed_moves: Iterable[PlacedMove]) -> tuple[tuple[Hypothesis, ...], list[PlacedMove]]:
    """The next hypotheses, best first and scored relative to the best, and the moves without room."""
    ordered = sorted(placed_moves, key=lambda move: -move.rank)
    best = ordered[0].rank
    near = [move for move in ordered if move.rank > best - _BEHIND]
    faultless = [move for move in near if not move.placed.faults]
    forbidden = [move for move in near if move.placed.faults]
    room = MOST_HYPOTHESES - _MOST_FORBIDDEN
    chosen = sorted([*faultless[:room], *forbidden[:_MOST_FORBIDDEN]], key=lambda move: -move.rank)
    top = chosen[0].log_score
    hypotheses = tuple(move.hypothesis(move.log_score - top) for move in chosen)
    return hypotheses, [*faultless[room:], *forbidden[_MOST_FORBIDDEN:]]


def likelihood_share(some: Floats, others: Floats) -> float:
    """Sum of exp(`some`) over the sum of exp(`some`) and exp(`others`); natural logarithms."""
    top = max(some.max(initial=-np.inf), others.max(initial=-np.inf))
    weight = float(np.exp(some - top).sum())
    return weight / (weight + float(np.exp(others - top).sum()))
