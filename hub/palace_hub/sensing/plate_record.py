"""The quiet moments of a turn as they were, and how well a set of pieces fits them, in whatever order they came.

Readings grow forward and forget; what is found by another way (`plate_legal`) has to be held against the same moments
by the same measure. Pieces come after what they stand on, any number at one moment, fewer being likelier. What was
taken back is nothing that a final set can tell of, so the moments up to the last fall of the load count as one; one
piece may have made room for others; and one moment may have been a finger's.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from monkey_palace.notation import Placement
from monkey_palace.pieces import Piece
from palace_hub.sensing.plate_creep import Floats
from palace_hub.sensing.plate_places import Board
from palace_hub.sensing.plate_steps import FITS, distance
from palace_hub.sensing.plate_worth import ONE_MORE

A_FINGER: Final = -7.0
"""A moment that was taken for quiet and was not (natural logarithm)."""
NOTHING: Final = -2.0
"""A touch that changed nothing."""
TAKEN_BACK: Final = -3.0
"""A piece that was taken off again."""

_MOST_SETS = 4000  # sets of pieces that are tried at one moment
_SIGMAS = 5.0
_STACKED = (Piece.BRICK, Piece.COLUMN)


@dataclass(frozen=True, slots=True)
class Moment:
    """A load (3,) that was seen, its `noise`, and the covariance of how the zero may have moved since the last."""

    load: Floats
    noise: Floats
    shift: Floats


def fit(
    board: Board, moments: Sequence[Moment], pieces: Sequence[Placement], gone: Placement | None = None
) -> float | None:
    """The logarithm of the likelihood of all moments after the first if these pieces came since then; None where they
    do not fit. No others came, except for one that is `gone` again, perhaps as others came."""
    return _Fit(board, moments, pieces, gone).best()


class _Fit:
    def __init__(
        self, board: Board, moments: Sequence[Moment], pieces: Sequence[Placement], gone: Placement | None
    ) -> None:
        self._moments = moments
        every = (*pieces, *(() if gone is None else (gone,)))
        self._loads = np.array([board.load(piece) for piece in every]).reshape(-1, 3)
        self._masses = board.masses
        self._below = [*_below(pieces), *(() if gone is None else (0,))]
        self._whole = (1 << len(pieces)) - 1
        self._gone = 0 if gone is None else 1 << len(pieces)

    def best(self) -> float | None:
        first = self._after_last_fall()
        states: list[dict[tuple[int, bool], float]] = [{} for _ in self._moments]
        if first:
            self._go(states, 0, first, 0, 0.0, False)
        else:
            states[0][0, False] = 0.0
        for at in range(first, len(self._moments) - 1):
            for (there, skipped), log in states[at].items():
                self._go(states, at, at + 1, there, log, skipped)
                if not skipped and at + 2 < len(self._moments):
                    self._go(states, at, at + 2, there, log + A_FINGER, True)
        ends = [log for (there, _), log in states[-1].items() if there == self._whole]
        return max(ends, default=None)

    def _after_last_fall(self) -> int:
        """The number of the moment before which the load has fallen for the last time; 0 if it never did."""
        light = min(self._masses.grams.values()) / 2
        loads = [float(one.load[0]) for one in self._moments]
        return max((n for n in range(1, len(loads)) if loads[n] < loads[n - 1] - light), default=0)

    def _go(
        self, states: list[dict[tuple[int, bool], float]], at: int, to: int, there: int, log: float, skipped: bool
    ) -> None:
        """From the pieces that are there at one moment to those that may be there at another."""
        before, after = self._moments[at], self._moments[to]
        change = after.load - before.load
        cov = before.noise + after.noise + sum(one.shift for one in self._moments[at + 1 : to + 1])
        self._add(states[to], there, change, cov, log, skipped)
        if there & self._gone:
            self._add(states[to], there, change + self._loads[-1], cov, log + TAKEN_BACK, skipped, self._gone)

    def _add(
        self,
        states: dict[tuple[int, bool], float],
        there: int,
        change: Floats,
        cov: Floats,
        log: float,
        skipped: bool,
        less: int = 0,
    ) -> None:
        """The same for a change of what was put on; `less`: the piece that was taken meanwhile."""
        sets = self._sets(there, float(change[0]), float(cov[0, 0]))
        if not sets:
            return
        chosen = np.array([[one >> bit & 1 for bit in range(len(self._loads))] for one in sets], dtype=np.float64)
        loads = chosen @ self._loads
        squares = chosen @ self._loads[:, 0] ** 2
        single, mean = self._masses.spread**2, self._masses.error**2
        spread = np.where(loads[:, 0] > 0, single * squares / np.maximum(loads[:, 0], 1e-9) ** 2 + mean, 0.0)
        square, logdet = distance(change - loads, loads, spread, cov)
        moved = chosen.sum(axis=1) + (1 if less else 0)
        worth = log - 0.5 * (square + logdet) + np.where(moved > 0, ONE_MORE * (moved - 1), NOTHING)
        for number in np.flatnonzero(square < FITS).tolist():
            key = ((there | sets[number]) & ~less, skipped)
            if worth[number] > states.get(key, -np.inf):
                states[key] = float(worth[number])

    def _sets(self, there: int, grams: float, variance: float) -> list[int]:
        """Sets of pieces that can come next and weigh so much."""
        masses = self._loads[:, 0].tolist()
        most = sum(masses)
        unsure = _SIGMAS * (variance + (self._masses.spread**2 + self._masses.error**2) * min(grams**2, most**2)) ** 0.5
        found, layer = [0] if abs(grams) < unsure else [], {0: 0.0}
        tried = 1
        while layer and tried < _MOST_SETS:
            following: dict[int, float] = {}
            for one, weight in layer.items():
                present = there | one
                for bit, below in enumerate(self._below):
                    if present >> bit & 1 or below & ~present:
                        continue
                    heavier = weight + masses[bit]
                    if heavier < grams + unsure:
                        following[one | 1 << bit] = heavier
            found += [one for one, weight in following.items() if abs(weight - grams) < unsure]
            layer, tried = following, tried + len(following)
        return found


def _below(pieces: Sequence[Placement]) -> list[int]:
    """For each piece the others, as bits, that have to be there before it. In which order the bricks and columns of a
    pile came nobody can tell, so they wait for an arch below and arches for all of them; of those that are alike one
    waits for the next."""
    found: list[int] = []
    for piece in pieces:
        feet = {(foot.x, foot.y) for foot in piece.feet}
        waits = 0
        for other, one in enumerate(pieces):
            if one.z >= piece.z or not any((cell.x, cell.y) in feet for cell in one.cells):
                continue
            pile = piece.piece in _STACKED and one.piece in _STACKED
            waits |= 0 if pile and piece.piece is not one.piece else 1 << other
        found.append(waits)
    return found
