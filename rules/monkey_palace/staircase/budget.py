"""Limits of a search: a number of nodes, or a callback that stops it. The rules own no clock."""

from collections.abc import Callable
from typing import Final

# Nodes between two calls of `should_stop`: a search stops within a few milliseconds, and the calls cost nothing.
_ASK_EVERY: Final = 256


class BudgetSpent(Exception):
    """The budget is spent, or the caller stops the search."""


class SearchBudget:
    """Counts `nodes` against a budget; `budget` None: unlimited."""

    __slots__ = ("_budget", "_prepared", "_should_stop", "nodes")

    def __init__(self, budget: int | None, should_stop: Callable[[], bool] | None) -> None:
        self._budget = float("inf") if budget is None else budget
        self._should_stop = should_stop
        self.nodes = 0
        self._prepared = 0

    def allow(self, more: int) -> None:
        """Limits the budget to `more` nodes from now on; never raises it."""
        self._budget = min(self._budget, self.nodes + more)

    def spend(self) -> None:
        """Counts one node; raises `BudgetSpent` when the budget is used up."""
        if self.nodes >= self._budget:
            raise BudgetSpent
        if self._should_stop is not None and self.nodes % _ASK_EVERY == 0 and self._should_stop():
            raise BudgetSpent
        self.nodes += 1

    def prepare(self) -> None:
        """Counts one step of computing bounds, which is no node; raises `BudgetSpent` if `should_stop` says so."""
        self._prepared += 1
        if self._should_stop is not None and self._prepared % _ASK_EVERY == 0 and self._should_stop():
            raise BudgetSpent
