"""Enumerates every legal staircase of a position (R4): lazily, each once, in a stable order.

A staircase is a path over the lattice (R3.7) that starts on an open ground knob at height 0. Each arch fills levels
under both feet until they are level; both nodes are then one higher than the arch, so the path rises (R4.6). The path
never turns straight back (R4.7) and may revisit its own nodes. It connects at a node that was higher than the ground
before the turn (R4.5); from then on each further arch completes another staircase.

The other rules hold by construction. Piles are solid, so two arches on one edge never collide. The near foot stands on
this turn's pieces or the ground, so no arch has both feet on one older arch (R3.6). Levels give the order of the
arches, so different paths or fills are different sets of placements.

Staircases that differ only in the order of bricks and columns share one walk: the search walks over shapes and builds
the staircases in batches from tables.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice, product, repeat, starmap
from typing import Final

from monkey_palace.board.lattice import Lattice
from monkey_palace.board.palace import Palace
from monkey_palace.board.stock import Bricks
from monkey_palace.staircase.distance_bound import DistanceBound
from monkey_palace.staircase.fills import (
    COLUMN,
    MAX_TABLE,
    Move,
    last_step_table,
    moves,
    step_table,
    steps,
    steps_in_all,
)
from monkey_palace.staircase.step_chain import Foot, Staircase

__all__ = ["Staircase", "can_build", "staircases"]

# Batch size: staircases of one shape that share a walk. Large enough to share it, small enough to hold at every depth.
_TOGETHER: Final = 512


def staircases(palace: Palace, stock: Bricks) -> Iterator[Staircase]:
    """Every staircase that these building bricks make, each once, depth first, in a stable order.

    Lazy: the first staircase does not wait for the others. Raises ValueError for a palace off its grid (`Lattice.of`).
    """
    return chain.from_iterable(_Walk(Lattice.of(palace), stock.arch).batches(stock))


def can_build(palace: Palace, stock: Bricks) -> bool:
    """Whether these building bricks make any staircase (R4.10). Raises ValueError as `staircases` does."""
    lattice = Lattice.of(palace)
    if stock.arch == 0:
        return False
    tops, old = lattice.tops, lattice.heights
    for start in lattice.starts:
        for offset in lattice.steps:
            if old[start + offset] and steps_in_all(-tops[start + offset], stock.brick, stock.column):
                return True
    return stock.arch > 1 and _Walk(lattice, stock.arch).connects(stock)


class _Walk:
    """One walk over the shapes of a position; `tops` are the heights under the present path."""

    def __init__(self, lattice: Lattice, arches: int) -> None:
        self.lattice = lattice
        self.tops = list(lattice.tops)
        self.bound = DistanceBound(lattice, arches)

    def batches(self, stock: Bricks) -> Iterator[Iterable[Staircase]]:
        if stock.arch == 0:
            return
        for start in self.bound.starts:
            foot: tuple[Staircase | Foot, ...] = (Foot(self.lattice, start),)
            yield from self._onward(foot, start, 0, 0, stock.brick, stock.column, stock.arch, False)

    def connects(self, stock: Bricks) -> bool:
        """Whether any path connects; starts that need the fewest levels come first."""
        nearest = {start: self.bound.levels(start, 0, stock.arch) for start in self.bound.starts}
        return any(
            self._connects(start, 0, 0, stock.brick, stock.column, stock.arch)
            for start in sorted(nearest, key=nearest.__getitem__)
            if nearest[start] <= stock.brick + COLUMN * stock.column
        )

    def _connects(self, node: int, came_from: int, height: int, bricks: int, columns: int, arches: int) -> bool:
        tops, old, bound = self.tops, self.lattice.heights, self.bound
        onward = [target for _, target in bound.onward[node] if target != came_from]
        if any(old[target] and steps_in_all(height - tops[target], bricks, columns) for target in onward):
            return True
        for target in onward if arches > 1 else ():
            for move in () if old[target] else moves(height - tops[target], bricks, columns):
                level = height + move.near + 1
                left, tall = bricks - move.bricks, columns - move.columns
                if bound.levels(target, level, arches - 1) > left + COLUMN * tall:
                    continue
                before = tops[node], tops[target]
                tops[node] = tops[target] = level
                connects = self._connects(target, node, level, left, tall, arches - 1)
                tops[node], tops[target] = before
                if connects:
                    return True
        return False

    def _onward(
        self,
        parents: Sequence[Staircase | Foot],
        node: int,
        came_from: int,
        height: int,
        bricks: int,
        columns: int,
        arches: int,
        connected: bool,
    ) -> Iterator[Iterable[Staircase]]:
        """The extensions of parents of one shape that end on `node`, with `arches` (at least one) arches left."""
        tops, old, bound = self.tops, self.lattice.heights, self.bound
        for direction, target in bound.onward[node]:
            top = tops[target]
            gap = height - top
            if target == came_from or not steps_in_all(gap, bricks, columns):
                continue
            joined = connected or old[target] > 0
            if arches == 1:
                if joined:
                    yield from _last(parents, direction, gap, bricks, columns)
                continue
            for move in moves(gap, bricks, columns):
                level = height + move.near + 1
                left, tall = bricks - move.bricks, columns - move.columns
                if not joined and bound.levels(target, level, arches - 1) > left + COLUMN * tall:
                    continue
                before = tops[node]
                tops[node] = tops[target] = level
                for children in _together(parents, direction, move):
                    if joined:
                        yield children
                    yield from self._onward(children, target, node, level, left, tall, arches - 1, joined)
                tops[node], tops[target] = before, top


def _last(
    parents: Sequence[Staircase | Foot], direction: int, gap: int, bricks: int, columns: int
) -> Iterator[Iterable[Staircase]]:
    """The staircases that the stock's last arch makes of each parent, in one direction."""
    if steps_in_all(gap, bricks, columns) <= MAX_TABLE:
        yield starmap(Staircase, product(parents, last_step_table(direction, gap, bricks, columns)))
        return
    for parent in parents:
        for move in moves(gap, bricks, columns):
            yield map(Staircase, repeat(parent), steps(direction, move))


def _together(parents: Sequence[Staircase | Foot], direction: int, move: Move) -> Iterator[list[Staircase]]:
    """The staircases that one move makes of each parent, in batches for the next step of the walk."""
    if move.steps <= MAX_TABLE:
        if len(parents) * move.steps <= _TOGETHER:
            steps_here = step_table(direction, move)
            yield [Staircase(parent, step) for parent in parents for step in steps_here]
            return
        every: Iterator[Staircase] = starmap(Staircase, product(parents, step_table(direction, move)))
    else:
        every = (Staircase(parent, step) for parent in parents for step in steps(direction, move))
    while children := list(islice(every, _TOGETHER)):
        yield children
