"""Lower bound on the levels of fill that further arches cost; `best` proves optimality with it."""

from typing import Final

from monkey_palace.board.lattice import Lattice
from monkey_palace.staircase.budget import SearchBudget
from monkey_palace.staircase.distance_bound import FAR, REVISIT, DistanceBound

# The shortest cycle back to a node of the path has four arches (see `distance_bound.REVISIT`).
_BEFORE_REVISIT: Final = 3


class CostBound:
    """The bound for one lattice and for paths that end at level `goal` or higher (0: any level).

    It ignores what the path itself has raised, with one exception: from its fourth arch on, the path may step on any
    node for `REVISIT` levels, as if it had raised that node. It postpones each near fill to the arch that needs it.
    That never costs more, because an earlier fill lifts all arches between, with their far fills.
    """

    def __init__(
        self, lattice: Lattice, bound: DistanceBound, goal: int, search_budget: SearchBudget | None = None
    ) -> None:
        """`search_budget` may stop the computation, which takes seconds for the whole box of pieces."""
        self._tops = lattice.tops
        self._old = lattice.heights
        self._bound = bound
        self._goal = goal
        self._budget = search_budget
        self._known: dict[tuple[int, int, int, int, bool], int] = {}

    def levels(self, node: int, height: int, arches: int, placed: int, joined: bool) -> int:
        """The fewest levels of fill for exactly `arches` more arches that connect (R4.5) and end at the goal.

        The path has `placed` arches and is at `height` on `node`. `FAR`: no path does it. Raises `BudgetSpent`.
        """
        if arches == 0:
            return 0 if joined and height >= self._goal else FAR
        if not joined and self._bound.distance[node] > arches:
            return FAR
        placed = min(placed, _BEFORE_REVISIT)
        key = (node, height, arches, placed, joined)
        known = self._known.get(key)
        if known is not None:
            return known
        if self._budget is not None:
            self._budget.prepare()
        least = FAR
        lifted = max(height, self._goal - 1) if arches == 1 else height
        for _, target in self._bound.onward[node]:
            top = self._tops[target]
            level = max(lifted, top)
            far = level - top
            if far > REVISIT and placed == _BEFORE_REVISIT:
                far = REVISIT
            cost = level - height + far
            if cost < least:
                after = self.levels(target, level + 1, arches - 1, placed + 1, joined or self._old[target] > 0)
                least = min(least, cost + after)
        self._known[key] = least
        return least
