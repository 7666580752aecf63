"""Snapshots from real games, and a source that records what a person does."""

from collections.abc import Callable

import pytest

from palace_hub.referee.entries import Entry
from palace_hub.views.snapshot import Snapshot


class RecordingSource:
    """Shows what it is given; keeps every entry. `show` is what the hub's thread does when something is new."""

    def __init__(self, snapshot: Snapshot) -> None:
        self.now = snapshot
        self.entries: list[Entry] = []
        self.told: list[Callable[[], None]] = []
        self.stopped = False

    def snapshot(self) -> Snapshot:
        return self.now

    def subscribe(self, told: Callable[[], None]) -> None:
        self.told.append(told)

    def submit(self, entry: Entry) -> None:
        self.entries.append(entry)

    def stop(self) -> None:
        self.stopped = True

    def show(self, snapshot: Snapshot) -> None:
        self.now = snapshot
        for told in self.told:
            told()


@pytest.fixture
def source() -> Callable[[Snapshot], RecordingSource]:
    return RecordingSource
