"""Whether a palace has a staircase with given facts (R4), for staircases that are reported without their places."""

from functools import lru_cache
from typing import Final

from monkey_palace.board.lattice import Lattice
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import Colour
from monkey_palace.board.stock import Bricks
from monkey_palace.staircase.budget import BudgetSpent, SearchBudget
from monkey_palace.staircase.cost_bound import CostBound
from monkey_palace.staircase.distance_bound import DistanceBound
from monkey_palace.staircase.facts import FIVE_HIGH
from monkey_palace.staircase.fills import COLUMN, Move, moves

# In search nodes: less than a second on a Raspberry Pi. The first turn, where most reports on a known palace are made,
# needs fewer than a hundred.
BUDGET: Final = 20_000


def has_staircase(
    palace: Palace, start_colour: Colour, pieces: Bricks, height: int, five_high: bool, whole_pile: bool
) -> bool:
    """Whether a legal staircase starts on this colour and uses exactly these pieces, its decoration on level `height`.

    `five_high`: whether a part of it is five bricks high (R8.1), older bricks included if `whole_pile` (R10.4). True
    also if the search gives up after `BUDGET` nodes. Raises ValueError for a palace off its grid (`Lattice.of`).
    """
    search = FactsSearch(Lattice.of(palace), pieces.arch, height, five_high, whole_pile)
    try:
        return search.from_any_start(start_colour, pieces)
    except BudgetSpent:
        return True


@lru_cache(maxsize=1 << 14)
def _last_moves(gap: int, bricks: int, columns: int, rise: int) -> tuple[Move, ...]:
    """The moves that use up all pieces and rise by `rise` before the last arch."""
    wanted = rise, columns, bricks
    return tuple(move for move in moves(gap, bricks, columns) if (move.near, move.columns, move.bricks) == wanted)


class FactsSearch:
    """A walk over the shapes of a position, as in `search`, that uses up all pieces and ends at one level."""

    def __init__(self, lattice: Lattice, arches: int, goal: int, five_high: bool, whole_pile: bool) -> None:
        self._lattice = lattice
        self._arches, self._goal = arches, goal
        self._five_high, self._whole_pile = five_high, whole_pile
        self._tops = list(lattice.tops)
        self._fill: dict[int, int] = {}
        """By node of the present path, and no other: levels of bricks and columns of this turn."""
        self._bound = DistanceBound(lattice, arches)
        self._budget = SearchBudget(BUDGET, None)
        self._cost = CostBound(lattice, self._bound, goal, self._budget)

    def from_any_start(self, colour: Colour, pieces: Bricks) -> bool:
        return any(
            self.onward(start, 0, 0, pieces.brick, pieces.column, pieces.arch, False)
            for start in self._bound.starts
            if self._lattice.colour(start) == colour
        )

    def onward(
        self, node: int, came_from: int, height: int, bricks: int, columns: int, arches: int, connected: bool
    ) -> bool:
        """Whether a path at `height` on `node` ends as wanted with exactly the pieces left."""
        if arches == 0:
            return connected and not bricks and not columns and height == self._goal and self._has_part()
        self._budget.spend()
        tops, old = self._tops, self._lattice.heights
        rise = self._goal - height - arches
        if rise < 0 or self._cost.levels(node, height, arches, self._arches - arches, connected) > (
            bricks + COLUMN * columns
        ):
            return False
        for _, target in self._bound.onward[node]:
            if target == came_from:
                continue
            joined = connected or old[target] > 0
            gap = height - tops[target]
            for move in _last_moves(gap, bricks, columns, rise) if arches == 1 else moves(gap, bricks, columns):
                if move.near > rise:
                    break
                level = height + move.near + 1
                near_top, far_top, fill = tops[node], tops[target], self._fill
                tops[node] = tops[target] = level
                near, far = fill.get(node, 0) + move.near, fill.get(target, 0) + move.far
                self._fill = {**fill, node: near, target: far}
                left, tall = bricks - move.bricks, columns - move.columns
                found = self.onward(target, node, level, left, tall, arches - 1, joined)
                tops[node], tops[target], self._fill = near_top, far_top, fill
                if found:
                    return True
        return False

    def _has_part(self) -> bool:
        """R8.1: whether the path's tallest pile is five bricks high exactly if that is wanted."""
        old = self._lattice.levels
        tallest = max(levels + (old[node] if self._whole_pile else 0) for node, levels in self._fill.items())
        return (tallest >= FIVE_HIGH) is self._five_high
