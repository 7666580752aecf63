"""What the application is given beside the hub: the analysis, lessons, the web page, hands over a tray."""

import threading
from collections.abc import Callable, Sequence, Set
from typing import Protocol

from monkey_palace.bots.analysis import Analysis
from monkey_palace.game.state import GameState
from palace_hub.views.pages.codes import PageLink

Analyse = Callable[[Sequence[GameState], Callable[[int, int], None], threading.Event], Analysis | None]
"""Analyses a finished game, tells how many parts of how many are done, and returns None soon after the event is set."""


class LessonRecord(Protocol):
    """Where the solved lessons are kept, by their keys."""

    def done(self) -> frozenset[str]:
        """The lessons that were solved before."""
        ...

    def record(self, done: Set[str]) -> None:
        """Keeps the lessons that are solved now."""
        ...


class LanguageRecord(Protocol):
    """Where the language that is chosen on the screen is kept."""

    def record(self, language: str) -> None:
        """Keeps the language for the next start."""
        ...


class FirstStart(Protocol):
    """What the pages of the first start ask and keep."""

    def is_due(self) -> bool:
        """Were the pages never seen at this table?"""
        ...

    def record(self) -> None:
        """Keeps that they were seen."""
        ...

    def address(self) -> str:
        """The address of this machine in its network; "" without one."""
        ...


class WebTable(Protocol):
    """The web page beside the screen."""

    def links(self) -> Sequence[PageLink]:
        """The links in force: those of the seats, then those to watch and of the host."""
        ...

    def new_links(self) -> None:
        """Draws new links; the old ones open nothing any more."""
        ...


class TrayHands(Protocol):
    """Hands over a simulated tray. Compartments and kinds count from 0."""

    def inside(self) -> tuple[int, ...]:
        """Pieces in each compartment, of whatever kind."""
        ...

    def outside(self) -> tuple[int, ...]:
        """Pieces of each kind outside of the tray."""
        ...

    def lay_out(self, cell: int, count: int) -> None:
        """Leaves up to `count` pieces of a compartment outside, as if they had never been in it."""
        ...

    def take_out(self, cell: int, count: int) -> int:
        """Takes up to `count` pieces out of a compartment; returns their number."""
        ...

    def put_in(self, cell: int, count: int) -> int:
        """Puts up to `count` pieces of the compartment's kind in; returns their number."""
        ...

    def press(self, cell: int) -> None:
        """Leans on a compartment with a finger for a moment."""
        ...

    def spill(self, cell: int, count: int) -> tuple[int, int]:
        """Lets up to `count` pieces fall into another compartment; returns their number and that compartment."""
        ...
