"""A face's side of the hub: a worker thread in the product, a recording in the tests."""

from collections.abc import Callable
from typing import Protocol

from palace_hub.referee.entries import Entry
from palace_hub.views.snapshot import Snapshot


class HubSource(Protocol):
    """The hub as a face sees it. Every method may be called from the face's thread."""

    def snapshot(self) -> Snapshot:
        """The newest snapshot of the hub."""
        ...

    def subscribe(self, told: Callable[[], None]) -> None:
        """Calls `told`, from any thread, for each newer snapshot. `told` must return at once."""
        ...

    def submit(self, entry: Entry) -> None:
        """Passes an entry to the hub. A later snapshot shows its effect."""
        ...

    def stop(self) -> None:
        """Stops the hub: the screen is closed."""
        ...
