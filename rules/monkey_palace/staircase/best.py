"""The best staircase of a position: by the credits it earns (R5), or by a caller's own value.

The search tries credit totals from the highest possible downwards: does a staircase with this number of arches exist
(and does it end high enough for the credit of R5.3)? `cost_bound` refutes most totals at once and orders the rest of
the search. Every connected path on the way is a legal staircase, so a stopped search still has an answer.
Fills use as many columns as fit: a column replaces three bricks, so this loses no path.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from monkey_palace.board.lattice import Lattice
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import COLOURS, Colour, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.staircase.best_by_value import best_by_value
from monkey_palace.staircase.budget import BudgetSpent, SearchBudget
from monkey_palace.staircase.cost_bound import CostBound
from monkey_palace.staircase.distance_bound import FAR, DistanceBound
from monkey_palace.staircase.facts import Facts
from monkey_palace.staircase.fills import COLUMN, Move, steps
from monkey_palace.staircase.step_chain import Foot, Staircase

__all__ = ["Best", "best", "highest_decorations"]


THRIFT: Final = 2_000
"""Search nodes spent on saving pieces after the maximum is proved: about 0.1 s."""


@dataclass(frozen=True, slots=True)
class Best:
    """The result of `best`."""

    staircase: Staircase | None
    value: float
    """Value of `staircase`; 0 if there is none."""
    bound: float
    """No staircase exceeds this value."""
    proved: bool
    """`value == bound`: the staircase is optimal."""
    nodes: int
    """Number of paths searched."""


def best(
    palace: Palace,
    stock: Bricks,
    *,
    highest: Mapping[Colour, int | None] | None = None,
    tie_earns: bool = False,
    value: Callable[[Facts], float] | None = None,
    upper: Callable[[int], float] | None = None,
    budget: int | None = None,
    should_stop: Callable[[], bool] | None = None,
) -> Best:
    """The staircase with the most credits: its arches, plus one if its decoration is the highest of its colour
    (R5.2, R5.3). Equal calls give equal answers. Raises ValueError for a palace off its grid (`Lattice.of`).

    `highest`: level of the highest decoration by colour; by default that of the palace. `lattice.WALL` denies the
    credit to a colour (R10.7). `tie_earns`: R10.3. `value`: maximise this function instead of the credits. `upper(n)`:
    upper bound of `value` over staircases of at most n arches; without it the search is exhaustive. `budget`: maximum
    number of nodes. `should_stop`: polled every 256 nodes. Ties go to the staircase with fewer pieces, then to the
    first one in search order; for credits, `THRIFT` more nodes look for fewer pieces.
    """
    lattice = Lattice.of(palace)
    search_budget = SearchBudget(budget, should_stop)
    if value is not None:
        found, worth, bound = best_by_value(lattice, stock, value, upper, search_budget)
        return Best(found, worth, bound, worth == bound, search_budget.nodes)
    if highest is None:
        highest = highest_decorations(palace)
    goals = {colour: _goal(highest.get(colour), tie_earns) for colour in COLOURS}
    credits = _Credits(lattice, stock, goals, search_budget)
    bound = credits.run()
    if credits.staircase is not None and credits.value == bound:
        credits.save()
    return Best(credits.staircase, credits.value, bound, credits.value == bound, search_budget.nodes)


def highest_decorations(palace: Palace) -> dict[Colour, int | None]:
    """The level of the highest decoration of each colour in a palace, covered decorations included (R5.3)."""
    found: dict[Colour, int | None] = {}
    for colour in COLOURS:
        found[colour] = max((piece.z for piece in palace.pieces if piece.piece == Piece(colour)), default=None)
    return found


def _goal(highest: int | None, tie_earns: bool) -> int:
    """The lowest level at which a decoration is the highest of its colour (R5.3, R10.3); 0 for the first one."""
    return 0 if highest is None else highest + (0 if tie_earns else 1)


class _Proved(Exception):
    """Unwinds the search: a staircase reaches the target."""


class _Credits:
    def __init__(
        self, lattice: Lattice, stock: Bricks, goals: Mapping[Colour, int], search_budget: SearchBudget
    ) -> None:
        self._lattice = lattice
        self._stock = stock
        self._goals = goals
        self._budget = search_budget
        self._tops = list(lattice.tops)
        self._bound = DistanceBound(lattice, stock.arch)
        self._cost_bounds: dict[int, CostBound] = {}
        self._path: list[tuple[int, Move]] = []
        self._start = 0
        self._colour_goal = 0
        self._target = 0
        self.staircase: Staircase | None = None
        self.value = 0
        self._pieces = 0
        self._most_pieces = FAR

    def run(self) -> int:
        """Searches for the best staircase; returns the upper bound of its credits."""
        levels = self._stock.brick + COLUMN * self._stock.column
        target = self._stock.arch + 1
        try:
            while target > self.value:
                self._target = target
                self._ask(target, 0, levels)
                self._ask(target - 1, 1, levels)
                target -= 1
        except _Proved:
            pass
        except BudgetSpent:
            return target
        return self.value

    def save(self) -> None:
        """Looks for fewer pieces at the proved maximum, within `THRIFT` nodes."""
        self._budget.allow(THRIFT)
        self._path.clear()
        self._tops[:] = self._lattice.tops
        self._target = FAR
        self._most_pieces = self._pieces - 1
        levels = self._stock.brick + COLUMN * self._stock.column
        with suppress(BudgetSpent):
            self._ask(self.value - 1, 1, levels)
            self._ask(self.value, 0, levels)

    def _ask(self, arches: int, extra: int, levels: int) -> None:
        """Searches for `arches` arches that end high enough for `extra` credits; raises `_Proved` on success."""
        if not 0 < arches <= self._stock.arch:
            return
        options: list[tuple[int, int, CostBound]] = []
        for start in self._bound.starts:
            goal = self._goals[self._lattice.colour(start)] if extra else 0
            if goal not in self._cost_bounds:
                self._cost_bounds[goal] = CostBound(self._lattice, self._bound, goal, self._budget)
            cost_bound = self._cost_bounds[goal]
            least = cost_bound.levels(start, 0, arches, 0, False)
            if least <= levels:
                options.append((least, start, cost_bound))
        for _, start, cost_bound in sorted(options, key=lambda option: option[:2]):
            self._colour_goal = self._goals[self._lattice.colour(start)]
            self._start = start
            self._deeper(cost_bound, start, 0, 0, self._stock.brick, self._stock.column, arches, 0, False)

    def _deeper(
        self,
        cost_bound: CostBound,
        node: int,
        came_from: int,
        height: int,
        bricks: int,
        columns: int,
        arches: int,
        placed: int,
        joined: bool,
    ) -> None:
        """Extends a path of `placed` arches by `arches` more, cheapest steps first."""
        self._budget.spend()
        tops, old = self._tops, self._lattice.heights
        options: list[tuple[int, int, int, Move, bool]] = []
        for direction, target in self._bound.onward[node]:
            if target == came_from:
                continue
            top = tops[target]
            now_joined = joined or old[target] > 0
            near = max(0, top - height)
            while (filled := 2 * near + height - top) <= bricks + COLUMN * columns:
                far = near + height - top
                tall = min(columns, near // COLUMN + far // COLUMN)
                low = filled - COLUMN * tall
                if low <= bricks:
                    after = cost_bound.levels(target, height + near + 1, arches - 1, placed + 1, now_joined)
                    if filled + after <= bricks + COLUMN * columns and self._affords(
                        placed + arches, bricks - low, columns - tall, after
                    ):
                        options.append((filled + after, direction, target, Move(near, far, tall, low, 0), now_joined))
                near += 1
        options.sort(key=lambda option: option[0])
        for _, direction, target, move, now_joined in options:
            level = height + move.near + 1
            self._path.append((direction, move))
            if now_joined:
                self._offer(placed + 1, level)
            if arches > 1:
                before = tops[node], tops[target]
                tops[node] = tops[target] = level
                self._deeper(
                    cost_bound,
                    target,
                    node,
                    level,
                    bricks - move.bricks,
                    columns - move.columns,
                    arches - 1,
                    placed + 1,
                    now_joined,
                )
                tops[node], tops[target] = before
            self._path.pop()

    def _affords(self, arches: int, bricks: int, columns: int, levels: int) -> bool:
        """Whether filling at least `levels` levels from the remaining stock keeps within the allowed piece count."""
        used = self._stock.brick - bricks + self._stock.column - columns
        by_columns = min(columns, -(-levels // COLUMN))
        return arches + used + by_columns + max(0, levels - COLUMN * by_columns) <= self._most_pieces

    def _offer(self, arches: int, height: int) -> None:
        worth = arches + (height >= self._colour_goal)
        if worth < self.value:
            return
        pieces = arches + sum(move.bricks + move.columns for _, move in self._path)
        if worth == self.value and pieces >= self._pieces:
            return
        self.value, self._pieces = worth, pieces
        if self._most_pieces < FAR:
            self._most_pieces = pieces - 1
        link: Staircase | Foot = Foot(self._lattice, self._start)
        for direction, move in self._path:
            link = Staircase(link, next(steps(direction, move)))
        assert isinstance(link, Staircase)
        self.staircase = link
        if worth >= self._target:
            raise _Proved
