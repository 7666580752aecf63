"""Every way on from one quiet moment to the next that is looked at, and which of them are worked out and kept."""

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
_MOST_FORBIDDEN = 40
_BEHIND = 16.0  # readings this far behind the best are dropped
MOST_PLACED: Final = 320
"""Continuations that are worked out."""
# A way on so far behind the last that is worked out tells nothing of what there was no room for.
_CERTAINLY_OUT = 8.0


class MovePool:
    """Ways on that were found, as arrays: only the likeliest are worked out."""

    def __init__(self, board: LatticeBoard, seen: NDArray[np.bool_] | None) -> None:
        self._board, self._seen = board, seen
        self._ways: list[PieceMove] = []
        self._worths: list[tuple[MoveBase, PieceSets, SetScores]] = []
        self._crowded: list[Floats] = []

    @property
    def rank(self) -> Floats:
        return np.concatenate([np.array([way.rank for way in self._ways]), *(one.rank for _, _, one in self._worths)])

    @property
    def faultless(self) -> NDArray[np.bool_]:
        ways = np.array([way.faultless for way in self._ways], dtype=bool)
        return np.concatenate([ways, *(one.faultless for _, _, one in self._worths)])

    @property
    def least(self) -> float:
        """What is worth less is certain to be left out."""
        rank = self.rank
        return (
            float(np.partition(rank, -MOST_PLACED)[-MOST_PLACED]) - _CERTAINLY_OUT
            if rank.size > MOST_PLACED
            else -np.inf
        )

    def add(self, ways: Iterable[PieceMove]) -> bool:
        """Adds ways; whether there were any."""
        before = len(self._ways)
        self._ways += ways
        return len(self._ways) > before

    def try_sets(self, grounds: Sequence[MoveBase], sets: PieceSets) -> NDArray[np.bool_]:
        """Looks at sets on every ground; on which of them any set explains the change."""
        if not grounds:
            return np.zeros(0, dtype=bool)
        least = self.least
        if self._seen is not None:
            least += HALL_WRONG * max(base.step.hypothesis.hall_errors for base in grounds)
        found = score_sets(self._board, [base.set_base for base in grounds], sets, self._seen, least)
        self._crowded += [one.pruned_ranks for one in found]
        self._worths += [(ground, sets, one) for ground, one in zip(grounds, found, strict=True) if one.rank.size]
        return np.array([one.fits for one in found])

    def and_also(self, others: "MovePool") -> "MovePool":
        """Both together; there was room for all of the others."""
        self._ways += others._ways
        self._worths += others._worths
        return self

    def likeliest(self) -> Iterator[PieceMove]:
        """The likeliest ways, the best first."""
        ends = np.cumsum([len(self._ways), *(one.rank.size for _, _, one in self._worths)])
        for place in np.argsort(-self.rank, kind="stable")[:MOST_PLACED].tolist():
            part = int(np.searchsorted(ends, place, side="right"))
            if part == 0:
                yield self._ways[place]
            else:
                ground, sets, worth = self._worths[part - 1]
                yield ground.way(sets, worth, place - int(ends[part - 1]))

    def left_out(self, room: int) -> Floats:
        """Ranks of what breaks no rule and is not among so many of the likeliest."""
        rank, faultless = self.rank, self.faultless
        over = np.argsort(-rank, kind="stable")[room:]
        return np.concatenate([rank[over[faultless[over]]], *self._crowded])


def place_moves(found: MovePool) -> list[PlacedMove]:
    """The likeliest ways with their pieces in place, those left out whose readings would be dropped at once."""
    made: dict[frozenset[Placement], PlacedMove] = {}
    best = -np.inf
    for way in found.likeliest():
        if way.rank < best - _BEHIND:
            break
        one = way.landed()
        best = max(best, one.rank)
        key = frozenset(one.placed.pieces)
        if key not in made or made[key].log_score < one.log_score:
            made[key] = one
    return list(made.values())


def prune(found: Iterable[PlacedMove]) -> tuple[tuple[Hypothesis, ...], list[PlacedMove]]:
    """The likeliest readings, and those for which there is no room; forbidden ones have places of their own."""
    ordered = sorted(found, key=lambda one: -one.rank)
    best = ordered[0].rank
    near = [one for one in ordered if one.rank > best - _BEHIND]
    faultless, forbidden = [one for one in near if not one.placed.faults], [one for one in near if one.placed.faults]
    room = MOST_HYPOTHESES - _MOST_FORBIDDEN
    kept = sorted([*faultless[:room], *forbidden[:_MOST_FORBIDDEN]], key=lambda one: -one.rank)
    top = kept[0].log_score
    return tuple(one.hypothesis(one.log_score - top) for one in kept), [*faultless[room:], *forbidden[_MOST_FORBIDDEN:]]


def likelihood_share(some: Floats, others: Floats) -> float:
    """The part of the likelihood that some have (logarithms), of theirs and the others' together."""
    top = max(some.max(initial=-np.inf), others.max(initial=-np.inf))
    weight = float(np.exp(some - top).sum())
    return weight / (weight + float(np.exp(others - top).sum()))
