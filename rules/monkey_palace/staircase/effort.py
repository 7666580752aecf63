"""How long a search may go on: so many nodes, or until somebody outside says stop. The rules own no clock."""

from collections.abc import Callable
from typing import Final

# Often enough to stop within a few milliseconds, seldom enough to cost nothing.
_ASK_EVERY: Final = 256


class Stopped(Exception):
    """The budget is spent, or the caller wishes no more."""


class Effort:
    """Counts `nodes`. `budget` None: without end."""

    __slots__ = ("_budget", "_prepared", "_should_stop", "nodes")

    def __init__(self, budget: int | None, should_stop: Callable[[], bool] | None) -> None:
        self._budget = float("inf") if budget is None else budget
        self._should_stop = should_stop
        self.nodes = 0
        self._prepared = 0

    def allow(self, more: int) -> None:
        """No more than so many nodes from now on, and no more than the budget in all."""
        self._budget = min(self._budget, self.nodes + more)

    def spend(self) -> None:
        """One node more; raises Stopped when that is one too many."""
        if self.nodes >= self._budget:
            raise Stopped
        if self._should_stop is not None and self.nodes % _ASK_EVERY == 0 and self._should_stop():
            raise Stopped
        self.nodes += 1

    def prepare(self) -> None:
        """A step of working out bounds, which is no node; raises Stopped where somebody outside says stop."""
        self._prepared += 1
        if self._should_stop is not None and self._prepared % _ASK_EVERY == 0 and self._should_stop():
            raise Stopped
