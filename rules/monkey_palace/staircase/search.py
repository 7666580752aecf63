"""Every legal staircase of a position, lazily, each once, in a stable order (R4).

A staircase is a path over the lattice (R3.7). It starts on an open ground knob, at height 0. For each arch it fills
some levels under the near foot and some under the far one, which come out level; both nodes are then one higher than
the arch, so every arch is higher than the one before (R4.6). The path never turns straight back (R4.7) but may come
again to its own nodes at their new heights. It is connected when one of its nodes was higher than the ground before
the turn (R4.5), and from then on every arch more is a staircase of its own.

Nothing else needs looking at: piles are solid, so two arches on one edge never meet; the near foot stands on this
turn's pieces or the ground, so no arch has both feet on one older arch (R3.6). The order of the arches follows from
their levels and the path from the arches (one arch alone starts at its ground knob), so two paths or two fills are
two sets of placements and nothing is found twice.

Staircases that differ only in how bricks and columns lie in their fills share one walk: the search walks over shapes
and makes the staircases in batches from tables.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice, product, repeat, starmap
from typing import Final

from monkey_palace.board.lattice import Lattice
from monkey_palace.board.palace import Palace
from monkey_palace.board.stock import Bricks
from monkey_palace.staircase.distance_bound import Reach
from monkey_palace.staircase.fills import (
    COLUMN,
    MOST_KEPT,
    Move,
    kept_last_steps,
    kept_steps,
    moves,
    steps,
    steps_in_all,
)
from monkey_palace.staircase.linked import Foot, Staircase

__all__ = ["Staircase", "can_build", "staircases"]

# As many staircases of one shape go deeper together: enough to share the walk, few enough to hold at every depth.
_TOGETHER: Final = 512


def staircases(palace: Palace, stock: Bricks) -> Iterator[Staircase]:
    """Every staircase that these building bricks make, each once: depth first, in the same order every time.

    Lazy: the first comes after a walk to it, not after a walk through all. Raises ValueError for a palace that is off
    its grid (`Lattice.of`).
    """
    return chain.from_iterable(_Walk(Lattice.of(palace), stock.arch).batches(stock))


def can_build(palace: Palace, stock: Bricks) -> bool:
    """Whether these building bricks make any staircase at all (R4.10). Raises ValueError as `staircases` does."""
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
    """One walk over the shapes of a position; `tops` are the heights as the path has left them."""

    def __init__(self, lattice: Lattice, arches: int) -> None:
        self.lattice = lattice
        self.tops = list(lattice.tops)
        self.reach = Reach(lattice, arches)

    def batches(self, stock: Bricks) -> Iterator[Iterable[Staircase]]:
        if stock.arch == 0:
            return
        for start in self.reach.starts:
            foot: tuple[Staircase | Foot, ...] = (Foot(self.lattice, start),)
            yield from self._onward(foot, start, 0, 0, stock.brick, stock.column, stock.arch, False)

    def connects(self, stock: Bricks) -> bool:
        """Whether any path connects; those nearest to the old palace by levels first."""
        nearest = {start: self.reach.levels(start, 0, stock.arch) for start in self.reach.starts}
        return any(
            self._connects(start, 0, 0, stock.brick, stock.column, stock.arch)
            for start in sorted(nearest, key=nearest.__getitem__)
            if nearest[start] <= stock.brick + COLUMN * stock.column
        )

    def _connects(self, node: int, came_from: int, height: int, bricks: int, columns: int, arches: int) -> bool:
        tops, old, reach = self.tops, self.lattice.heights, self.reach
        onward = [target for _, target in reach.onward[node] if target != came_from]
        if any(old[target] and steps_in_all(height - tops[target], bricks, columns) for target in onward):
            return True
        for target in onward if arches > 1 else ():
            for move in () if old[target] else moves(height - tops[target], bricks, columns):
                level = height + move.near + 1
                left, tall = bricks - move.bricks, columns - move.columns
                if reach.levels(target, level, arches - 1) > left + COLUMN * tall:
                    continue
                before = tops[node], tops[target]
                tops[node] = tops[target] = level
                found = self._connects(target, node, level, left, tall, arches - 1)
                tops[node], tops[target] = before
                if found:
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
        """What follows on parents of one shape that stand on `node`; `arches` are left, one at least."""
        tops, old, reach = self.tops, self.lattice.heights, self.reach
        for direction, target in reach.onward[node]:
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
                if not joined and reach.levels(target, level, arches - 1) > left + COLUMN * tall:
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
    """The staircases that the last arch of a stock makes of each parent, in one direction."""
    if steps_in_all(gap, bricks, columns) <= MOST_KEPT:
        yield starmap(Staircase, product(parents, kept_last_steps(direction, gap, bricks, columns)))
        return
    for parent in parents:
        for move in moves(gap, bricks, columns):
            yield map(Staircase, repeat(parent), steps(direction, move))


def _together(parents: Sequence[Staircase | Foot], direction: int, move: Move) -> Iterator[list[Staircase]]:
    """The staircases that one move makes of each parent, in lists that the walk goes on with."""
    if move.steps <= MOST_KEPT:
        if len(parents) * move.steps <= _TOGETHER:
            steps_here = kept_steps(direction, move)
            yield [Staircase(parent, step) for parent in parents for step in steps_here]
            return
        every: Iterator[Staircase] = starmap(Staircase, product(parents, kept_steps(direction, move)))
    else:
        every = (Staircase(parent, step) for parent in parents for step in steps(direction, move))
    while children := list(islice(every, _TOGETHER)):
        yield children
