"""What the application is given beside the hub: the analysis, lessons, past games, the web page, hands over a tray."""

import threading
from collections.abc import Callable, Sequence, Set
from typing import Protocol

from monkey_palace.bots.analysis import Analysis
from monkey_palace.game.state import GameState
from palace_hub.history.library import KeptGames
from palace_hub.views.pages.codes import PageLink
from palace_hub.views.snapshot import Snapshot

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


class PastGames(Protocol):
    """The games of the journal. The methods read and write files: call them from a thread of their own.

    They raise `PalaceError` for what cannot be read or written.
    """

    def read(self, stop: threading.Event) -> KeptGames | None:
        """All games; None soon after `stop` is set."""
        ...

    def look_at(self, game: int) -> Snapshot:
        """The snapshot of one game, with `past`."""
        ...

    def note(self, game: int, text: str) -> None:
        """Keeps a line about a game; "" takes it away."""
        ...

    def delete(self, game: int) -> None:
        """Takes a game out of the list."""
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
