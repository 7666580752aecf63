"""The hub's worker thread: entries after the table's goodbye, and a hub that dies."""

import threading
import time
from collections.abc import Callable
from multiprocessing import active_children
from typing import Any

import pytest
from tests.core.by_hand import Table, play_by_hand

from palace_hub.core.state import UNREAD_S
from palace_hub.core.turn import Turn
from palace_hub.referee import entries as say
from palace_hub.run.hub_thread import HubDied, Runner

WAIT = 60.0


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
    news, deadline = threading.Event(), time.monotonic() + WAIT
    runner.subscribe(news.set)
    while not what():
        if not news.wait(max(0.0, deadline - time.monotonic())):
            return False
        news.clear()
    return True


def test_the_score_can_be_exported_after_the_goodbye(table: Table):
    table.begin()
    play_by_hand(table)
    table.core.hub.t = table.t
    runner = Runner(table.core, EndedClock(), advises=False)
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
    runner = Runner(table.core, EndedClock(fails=True), advises=False)
    runner.start()
    assert seen(runner, lambda: runner.snapshot().failed)
    runner.stop()
    assert isinstance(runner.failure, HubDied)
    (kept,) = tmp_path.glob("palace-fault-*.txt")
    assert "ZeroDivisionError" in kept.read_text()


class TurnsClock(EndedClock):
    """A clock that gives the core a turn every 50 ms until it is stopped."""

    def __init__(self) -> None:
        super().__init__()
        self._stopped = threading.Event()

    def run(self, core: Any) -> None:
        self.shown(core)
        while not self._stopped.wait(0.05):
            if core.step(Turn(t=core.hub.t + 0.05, entries=tuple(self.entries()))).changed:
                self.shown(core)

    def stop(self) -> None:
        self._stopped.set()


def kill_advisors(until: Callable[[], bool]) -> bool:
    """Kills each new process of the advisor: it needs about a second before it can answer."""
    deadline = time.monotonic() + WAIT
    while not until():
        if time.monotonic() > deadline:
            return False
        for child in active_children():
            if child.name == "palace advisor":
                child.kill()
        time.sleep(0.01)
    return True


def test_if_the_bots_process_is_killed_people_are_told_and_can_ask_again(table: Table) -> None:
    table.begin(bots=("easy", None))
    runner = Runner(table.core, TurnsClock(), advises=True)
    runner.start()
    try:
        assert kill_advisors(lambda: runner.snapshot().bot.stuck == "failed")
        time.sleep(2 * UNREAD_S)  # an earlier Enter belongs to what was shown before, and is ignored
        runner.submit(say.Confirm())
        assert seen(runner, lambda: runner.snapshot().bot.command is not None)
    finally:
        runner.stop()
    assert not [child for child in active_children() if child.name == "palace advisor"]
