"""The best staircase by the caller's value function (branch and bound).

Staircases that differ only in the order of bricks and columns in a fill have equal facts, so the search evaluates one
of them. An upper bound by number of arches prunes paths that cannot beat the best value so far.
"""

from collections.abc import Callable
from math import inf

from monkey_palace.board.lattice import Lattice
from monkey_palace.board.stock import Bricks
from monkey_palace.staircase.budget import BudgetSpent, SearchBudget
from monkey_palace.staircase.cost_bound import CostBound
from monkey_palace.staircase.distance_bound import DistanceBound
from monkey_palace.staircase.facts import Facts
from monkey_palace.staircase.fills import COLUMN, moves, steps
from monkey_palace.staircase.step_chain import Foot, Staircase


def best_by_value(
    lattice: Lattice,
    stock: Bricks,
    value: Callable[[Facts], float],
    upper: Callable[[int], float] | None,
    search_budget: SearchBudget,
) -> tuple[Staircase | None, float, float]:
    """The best staircase, its value (0 if there is none) and the upper bound of the value."""
    search = _ByValue(lattice, stock, value, upper, search_budget)
    try:
        search.all()
    except BudgetSpent:
        worth = 0 if search.staircase is None else search.worth
        return search.staircase, worth, max(worth, inf if upper is None else upper(stock.arch))
    worth = 0 if search.staircase is None else search.worth
    return search.staircase, worth, worth


class _ByValue:
    def __init__(
        self,
        lattice: Lattice,
        stock: Bricks,
        value: Callable[[Facts], float],
        upper: Callable[[int], float] | None,
        search_budget: SearchBudget,
    ) -> None:
        self._lattice = lattice
        self._stock = stock
        self._value = value
        self._most = None if upper is None else [upper(arches) for arches in range(stock.arch + 1)]
        self._budget = search_budget
        self._tops = list(lattice.tops)
        self._bound = DistanceBound(lattice, stock.arch)
        self._cost_bounds = CostBound(lattice, self._bound, 0, search_budget)
        self.staircase: Staircase | None = None
        self.worth = -inf
        self._pieces = 0

    def all(self) -> None:
        stock = self._stock
        if stock.arch:
            for start in self._bound.starts:
                foot = Foot(self._lattice, start)
                self._deeper(foot, start, 0, 0, stock.brick, stock.column, 0, False)

    def _deeper(
        self,
        path: Staircase | Foot,
        node: int,
        came_from: int,
        height: int,
        bricks: int,
        columns: int,
        placed: int,
        joined: bool,
    ) -> None:
        self._budget.spend()
        tops, old = self._tops, self._lattice.heights
        arches = self._stock.arch - placed
        for direction, target in self._bound.onward[node]:
            if target == came_from:
                continue
            top = tops[target]
            now_joined = joined or old[target] > 0
            for move in moves(height - top, bricks, columns):
                level = height + move.near + 1
                left, tall = bricks - move.bricks, columns - move.columns
                if not now_joined and self._bound.levels(target, level, arches - 1) > left + COLUMN * tall:
                    continue
                onward = Staircase(path, next(steps(direction, move)))
                if now_joined:
                    self._offer(onward)
                if arches > 1 and self._promises(target, level, left, tall, placed + 1, now_joined):
                    before = tops[node]
                    tops[node] = tops[target] = level
                    self._deeper(onward, target, node, level, left, tall, placed + 1, now_joined)
                    tops[node], tops[target] = before, top

    def _promises(self, node: int, height: int, bricks: int, columns: int, placed: int, joined: bool) -> bool:
        """Whether an extension of this path can still beat the best value so far."""
        if self._most is None:
            return True
        levels = bricks + COLUMN * columns
        for arches in range(self._stock.arch - placed, 0, -1):
            if self._most[placed + arches] <= self.worth:
                return False
            if self._cost_bounds.levels(node, height, arches, placed, joined) <= levels:
                return True
        return False

    def _offer(self, staircase: Staircase) -> None:
        facts = staircase.facts
        worth = self._value(facts)
        pieces = facts.arches + facts.bricks + facts.columns
        if worth > self.worth or (worth == self.worth and pieces < self._pieces):
            self.worth, self.staircase, self._pieces = worth, staircase, pieces
