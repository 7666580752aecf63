"""A source that shows given snapshots and records the entries of the screens."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytest_textual_snapshot import SVGImageExtension
from syrupy.assertion import SnapshotAssertion
from tests.core.by_hand import Table

from palace_hub.journal.store import Journal
from palace_hub.referee.entries import Entry
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import Painted
from palace_hub.views.snapshot import Snapshot


class RecordingSource:
    """Shows the snapshot of `show`, which stands for the hub's thread, and records every entry."""

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


def count_drawings(widget: Painted[Any], monkeypatch: pytest.MonkeyPatch) -> list[Canvas]:
    """The canvases that the widget draws from now on."""
    drawings: list[Canvas] = []
    draw = widget.drawing

    def drawing() -> Canvas:
        drawings.append(draw())
        return drawings[-1]

    monkeypatch.setattr(widget, "drawing", drawing)
    return drawings


@pytest.fixture
def source() -> Callable[[Snapshot], RecordingSource]:
    return RecordingSource


@pytest.fixture
def same_picture(snapshot: SnapshotAssertion, tmp_path: Path) -> Callable[[str], bool]:
    """Compares an SVG document with the stored picture of the test; a different one is written to a file."""
    stored = snapshot.use_extension(SVGImageExtension)

    def compare(svg: str) -> bool:
        same = bool(stored == svg)
        if not same:
            file = tmp_path / "picture.svg"
            file.write_text(svg, encoding="utf-8")
            print(f"another picture: {file}")
        return same

    return compare


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """A table played by hand, whose card sets lie in a folder of their own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    path = tmp_path / "game.sqlite"
    table = Table(path, Journal.open(path), sets=True)
    yield table
    table.journal.close()
