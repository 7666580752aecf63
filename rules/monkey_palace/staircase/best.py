"""The best staircase of a position: by the credits it earns (R5), or by a caller's own value.

For credits the search asks one question after another, from the most that could be earned downwards: is there a
staircase of just so many arches (that ends high enough for the credit of R5.3)? A lower bound on the levels that more
arches take (`needs`) answers most of them at once and guides the walk through the rest. Every connected path on the
way is a staircase too, so there is an answer whenever the search is stopped.

A column saves three bricks and three bricks do whatever a column does, so for credits as many columns are used as
fit: if a path can be built at all, it can be built so.
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
from monkey_palace.staircase.cost_bound import Needs
from monkey_palace.staircase.distance_bound import FAR, Reach
from monkey_palace.staircase.effort import Effort, Stopped
from monkey_palace.staircase.fills import COLUMN, Move, steps
from monkey_palace.staircase.linked import Foot, Staircase
from monkey_palace.staircase.protocol import Facts

__all__ = ["Best", "best", "highest_decorations"]


THRIFT: Final = 2_000
"""Nodes spent on saving pieces once the most credits are proved: a tenth of a second."""


@dataclass(frozen=True, slots=True)
class Best:
    """`value` of the best staircase found (0 where there is none) and a `bound` that no staircase exceeds. `proved`:
    value and bound are the same, so it is the optimum. `nodes`: paths that were looked at."""

    staircase: Staircase | None
    value: float
    bound: float
    proved: bool
    nodes: int


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
    """The staircase of most credits: its arches, and one more if its decoration is the highest of its colour (R5.2,
    R5.3). `highest`: the level of the highest decoration of each colour, as in a state; by default of those in the
    palace. A colour given `lattice.WALL` earns no such credit (R10.7). `tie_earns` is R10.3.

    With a `value` that one is maximised instead; `upper(n)` is then the most that any staircase of n arches or fewer
    can be worth, and without it every kind of staircase is looked at. `budget` is in nodes; `should_stop` is asked
    every few hundred of them. Equal calls give equal answers. Among staircases of one value the one of fewest pieces
    stays, then the first in the order of the search; for credits that is looked for within `THRIFT` nodes more.
    Raises ValueError for a palace off its grid (`Lattice.of`).
    """
    lattice = Lattice.of(palace)
    effort = Effort(budget, should_stop)
    if value is not None:
        found, worth, bound = best_by_value(lattice, stock, value, upper, effort)
        return Best(found, worth, bound, worth == bound, effort.nodes)
    if highest is None:
        highest = highest_decorations(palace)
    goals = {colour: _goal(highest.get(colour), tie_earns) for colour in COLOURS}
    credits = _Credits(lattice, stock, goals, effort)
    bound = credits.run()
    if credits.staircase is not None and credits.value == bound:
        credits.save()
    return Best(credits.staircase, credits.value, bound, credits.value == bound, effort.nodes)


def highest_decorations(palace: Palace) -> dict[Colour, int | None]:
    """The level of the highest decoration of each colour in a palace, built-over ones too (R5.3)."""
    found: dict[Colour, int | None] = {}
    for colour in COLOURS:
        found[colour] = max((piece.z for piece in palace.pieces if piece.piece == Piece(colour)), default=None)
    return found


def _goal(highest: int | None, tie_earns: bool) -> int:
    """The level at which a decoration is the highest of its colour (R5.3, R10.3); the first of its colour is."""
    return 0 if highest is None else highest + (0 if tie_earns else 1)


class _Found(Exception):
    """The question is answered with yes."""


class _Credits:
    def __init__(self, lattice: Lattice, stock: Bricks, goals: Mapping[Colour, int], effort: Effort) -> None:
        self._lattice = lattice
        self._stock = stock
        self._goals = goals
        self._effort = effort
        self._tops = list(lattice.tops)
        self._reach = Reach(lattice, stock.arch)
        self._needs: dict[int, Needs] = {}
        self._path: list[tuple[int, Move]] = []
        self._start = 0
        self._colour_goal = 0
        self._target = 0
        self.staircase: Staircase | None = None
        self.value = 0
        self._pieces = 0
        self._most_pieces = FAR

    def run(self) -> int:
        """Looks for the best and returns what none exceeds."""
        levels = self._stock.brick + COLUMN * self._stock.column
        target = self._stock.arch + 1
        try:
            while target > self.value:
                self._target = target
                self._ask(target, 0, levels)
                self._ask(target - 1, 1, levels)
                target -= 1
        except _Found:
            pass
        except Stopped:
            return target
        return self.value

    def save(self) -> None:
        """With the most credits proved: fewer pieces for the same, as far as `THRIFT` nodes lead."""
        self._effort.allow(THRIFT)
        self._path.clear()
        self._tops[:] = self._lattice.tops
        self._target = FAR
        self._most_pieces = self._pieces - 1
        levels = self._stock.brick + COLUMN * self._stock.column
        with suppress(Stopped):
            self._ask(self.value - 1, 1, levels)
            self._ask(self.value, 0, levels)

    def _ask(self, arches: int, extra: int, levels: int) -> None:
        """Raises _Found if there is a staircase of so many arches (and, for an extra credit, high enough)."""
        if not 0 < arches <= self._stock.arch:
            return
        ways: list[tuple[int, int, Needs]] = []
        for start in self._reach.starts:
            goal = self._goals[self._lattice.colour(start)] if extra else 0
            if goal not in self._needs:
                self._needs[goal] = Needs(self._lattice, self._reach, goal, self._effort)
            needs = self._needs[goal]
            least = needs.levels(start, 0, arches, 0, False)
            if least <= levels:
                ways.append((least, start, needs))
        for _, start, needs in sorted(ways, key=lambda way: way[:2]):
            self._colour_goal = self._goals[self._lattice.colour(start)]
            self._start = start
            self._deeper(needs, start, 0, 0, self._stock.brick, self._stock.column, arches, 0, False)

    def _deeper(
        self,
        needs: Needs,
        node: int,
        came_from: int,
        height: int,
        bricks: int,
        columns: int,
        arches: int,
        placed: int,
        joined: bool,
    ) -> None:
        """Goes on from a path of `placed` arches for `arches` more, those that need least first."""
        self._effort.spend()
        tops, old = self._tops, self._lattice.heights
        ways: list[tuple[int, int, int, Move, bool]] = []
        for direction, target in self._reach.onward[node]:
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
                    after = needs.levels(target, height + near + 1, arches - 1, placed + 1, now_joined)
                    if filled + after <= bricks + COLUMN * columns and self._affords(
                        placed + arches, bricks - low, columns - tall, after
                    ):
                        ways.append((filled + after, direction, target, Move(near, far, tall, low, 0), now_joined))
                near += 1
        ways.sort(key=lambda way: way[0])
        for _, direction, target, move, now_joined in ways:
            level = height + move.near + 1
            self._path.append((direction, move))
            if now_joined:
                self._offer(placed + 1, level)
            if arches > 1:
                before = tops[node], tops[target]
                tops[node] = tops[target] = level
                self._deeper(
                    needs,
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
        """Whether so many levels or more, with this stock left for them, stay within the most pieces allowed."""
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
            raise _Found
