"""Where the screen gets what it shows and puts what people do: the hub in a worker thread, or a recording in a test."""

from collections.abc import Callable
from typing import Protocol

from palace_hub.referee.entries import Entry
from palace_hub.views.snapshot import Snapshot


class HubSource(Protocol):
    """The hub as the screen sees it. Every method may be called from the screen's thread."""

    def snapshot(self) -> Snapshot:
        """The newest picture of the hub."""
        ...

    def subscribe(self, told: Callable[[], None]) -> None:
        """`told` is called, from whatever thread, each time a newer snapshot is there; it returns at once."""
        ...

    def submit(self, entry: Entry) -> None:
        """What a person did. It is taken in later; the next snapshot shows what came of it."""
        ...

    def stop(self) -> None:
        """The screen is closed; the game is kept."""
        ...
