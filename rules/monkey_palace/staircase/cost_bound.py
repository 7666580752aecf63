"""What more arches cost at least: the lower bound that lets `best` prove that nothing better is left."""

from typing import Final

from monkey_palace.board.lattice import Lattice
from monkey_palace.staircase.distance_bound import FAR, REVISIT, Reach
from monkey_palace.staircase.effort import Effort

# Four arches round a square are the shortest way back to a node of one's own path (see `reach.REVISIT`).
_BEFORE_REVISIT: Final = 3


class Needs:
    """For one lattice and paths that end at least `goal` levels high (0: anyhow).

    The bound forgets what the path itself has raised, but for one thing: from its fourth arch on it may step on any
    node for `REVISIT` levels, as if that were its own. A near fill is put off to the arch that needs it, which is never
    dearer: an earlier one lifts every arch between, and their far fills with them.
    """

    def __init__(self, lattice: Lattice, reach: Reach, goal: int, effort: Effort | None = None) -> None:
        """`effort` may stop the working out of a bound, which for a whole box of pieces takes seconds."""
        self._tops = lattice.tops
        self._old = lattice.heights
        self._reach = reach
        self._goal = goal
        self._effort = effort
        self._known: dict[tuple[int, int, int, int, bool], int] = {}

    def levels(self, node: int, height: int, arches: int, placed: int, joined: bool) -> int:
        """No path of `placed` arches, now at this height on a node, takes just so many more, connects (R4.5) and ends
        at the goal with fewer levels of fill than this; `FAR` if none does. Raises `Stopped` as `Effort` does."""
        if arches == 0:
            return 0 if joined and height >= self._goal else FAR
        if not joined and self._reach.distance[node] > arches:
            return FAR
        placed = min(placed, _BEFORE_REVISIT)
        key = (node, height, arches, placed, joined)
        known = self._known.get(key)
        if known is not None:
            return known
        if self._effort is not None:
            self._effort.prepare()
        least = FAR
        lifted = max(height, self._goal - 1) if arches == 1 else height
        for _, target in self._reach.onward[node]:
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
