"""Counts staircases without building them: each shape counts once per arrangement of its fills."""

from dataclasses import dataclass
from typing import Final

from monkey_palace.board.lattice import Lattice
from monkey_palace.board.palace import Palace
from monkey_palace.board.stock import Bricks
from monkey_palace.staircase.distance_bound import DistanceBound
from monkey_palace.staircase.fills import COLUMN, moves, steps_in_all


@dataclass(frozen=True, slots=True)
class Count:
    """The number of staircases; `complete` False: the limit was reached and there are more."""

    count: int
    complete: bool


def count(palace: Palace, stock: Bricks, limit: int | None = None) -> Count:
    """The number of staircases that `search.staircases` would yield, capped at `limit`.

    Raises ValueError for a limit below 0 and for a palace off its grid (`Lattice.of`).
    """
    if limit is not None and limit < 0:
        raise ValueError(f"expected a limit of at least 0, got {limit}")
    counting = _Counting(Lattice.of(palace), stock, limit)
    try:
        counting.all()
    except _Enough:
        assert limit is not None
        return Count(limit, complete=False)
    return Count(counting.total, complete=True)


class _Enough(Exception):
    """Unwinds the search: the limit is exceeded."""


class _Counting:
    def __init__(self, lattice: Lattice, stock: Bricks, limit: int | None) -> None:
        self._lattice = lattice
        self._stock = stock
        self._most: Final = float("inf") if limit is None else limit
        self._tops = list(lattice.tops)
        self._bound = DistanceBound(lattice, stock.arch)
        self.total = 0

    def all(self) -> None:
        stock = self._stock
        if stock.arch == 0:
            return
        for start in self._bound.starts:
            self._onward(1, start, 0, 0, stock.brick, stock.column, stock.arch, False)

    def _onward(
        self,
        weight: int,
        node: int,
        came_from: int,
        height: int,
        bricks: int,
        columns: int,
        arches: int,
        connected: bool,
    ) -> None:
        """Adds the extensions of `weight` staircases of one shape, walking as `search` does."""
        tops, old, levels = self._tops, self._lattice.heights, self._bound.levels
        for _, target in self._bound.onward[node]:
            top = tops[target]
            here = steps_in_all(height - top, bricks, columns)
            if target == came_from or not here:
                continue
            joined = connected or old[target] > 0
            if joined:
                self.total += weight * here
                if self.total > self._most:
                    raise _Enough
            if arches == 1:
                continue
            for move in moves(height - top, bricks, columns):
                level = height + move.near + 1
                left, tall = bricks - move.bricks, columns - move.columns
                if not joined and levels(target, level, arches - 1) > left + COLUMN * tall:
                    continue
                before = tops[node]
                tops[node] = tops[target] = level
                self._onward(weight * move.steps, target, node, level, left, tall, arches - 1, joined)
                tops[node], tops[target] = before, top
