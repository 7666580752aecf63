"""The hub's worker thread: entries after the table's goodbye, and a hub that dies."""

import threading
from collections.abc import Callable
from typing import Any

import pytest
from tests.core.by_hand import Table, play_by_hand

from palace_hub.referee import entries as say
from palace_hub.run.hub_thread import HubDied, Runner

WAIT = 5.0


class EndedClock:
    """A clock that returns a goodbye at once, or fails at once."""

    entries: Callable[[], Any] = tuple
    shown: Callable[[Any], None]

    def __init__(self, fails: bool = False) -> None:
        self.fails = fails

    def run(self, core: Any) -> dict[str, Any]:
        if self.fails:
            raise ZeroDivisionError("a fault of ours")
        return {"detections": {}}

    def stop(self) -> None:
        pass

    def wake(self) -> None:
        pass


def seen(runner: Runner, what: Callable[[], bool]) -> bool:
    """Waits until a snapshot fulfils the condition."""
    news = threading.Event()
    runner.subscribe(news.set)
    while not what():
        if not news.wait(WAIT):
            return False
        news.clear()
    return True


def test_the_score_can_be_exported_after_the_goodbye(table: Table):
    table.begin()
    play_by_hand(table)
    table.core.hub.t = table.t
    runner = Runner(table.core, EndedClock())
    runner.start()
    runner.submit(say.Export())
    assert seen(runner, lambda: runner.snapshot().notice is not None)
    assert list(table.path.parent.glob("saved/game-*.jsonl"))
    runner.submit(say.NewGame(players=("Ann", "Bo")))
    assert seen(runner, lambda: runner.snapshot().refusal is not None)
    assert runner.snapshot().refusal.key == "refused-demo-over"
    runner.stop()


def test_a_hub_that_dies_says_so_and_keeps_its_traceback(table: Table, tmp_path: Any, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    runner = Runner(table.core, EndedClock(fails=True))
    runner.start()
    assert seen(runner, lambda: runner.snapshot().failed)
    runner.stop()
    assert isinstance(runner.failure, HubDied)
    (kept,) = tmp_path.glob("palace-fault-*.txt")
    assert "ZeroDivisionError" in kept.read_text()
