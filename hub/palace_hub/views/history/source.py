"""Where screens and pages get past games from."""

from collections.abc import Callable
from typing import Protocol

from palace_hub.history.games import KeptGames
from palace_hub.views.snapshot import Snapshot


class PastGames(Protocol):
    """The games of the journal. The methods read and write files: call them from a thread of their own.

    They raise `PalaceError` for what cannot be read or written.
    """

    def read(self, stopped: Callable[[], bool]) -> KeptGames | None:
        """All games; None soon after `stopped` says that nobody waits for them any more."""
        ...

    def look_at(self, game: int) -> Snapshot:
        """The snapshot of one game, with `past`."""
        ...

    def note(self, game: int, text: str) -> None:
        """Keeps a line about a game; "" takes it away."""
        ...

    def set_date(self, game: int, date: float | None) -> None:
        """Keeps when a game began, seconds since 1970; None: as the hub's clock said."""
        ...

    def delete(self, game: int) -> None:
        """Takes a game out of the list."""
        ...
