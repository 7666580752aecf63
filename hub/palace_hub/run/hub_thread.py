"""Runs the hub in a worker thread for a screen in another thread: entries in, snapshots out."""

import logging
import queue
import threading
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Protocol

from monkey_palace.bots.analysis import Analysis
from palace_hub.core.hints.play import wanted
from palace_hub.core.snapshot import snapshot
from palace_hub.core.step import HubCore
from palace_hub.core.turn import Turn
from palace_hub.errors import PalaceError
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message
from palace_hub.referee.entries import Entry, Export
from palace_hub.run.activity_log import ActivityLog
from palace_hub.run.advisor import Advisor
from palace_hub.run.traceback_file import save_traceback
from palace_hub.tui.source import TrayHands
from palace_hub.views.snapshot import Snapshot

LEAVE_WITHIN_S = 0.1
"""Polling interval (s) after the table's goodbye: the thread notices `stop` within it."""

_log = logging.getLogger(__name__)


class HubDied(PalaceError):
    """An unexpected exception ended the hub's thread; `file` has the traceback."""

    key = "error-internal"

    def __init__(self, file: str) -> None:
        super().__init__(f"the hub has died: see {file}", file=file)


class Clock(Protocol):
    """Drives the core: the simulated table or real time."""

    entries: Callable[[], Iterable[Entry]]
    shown: Callable[[HubCore], None]

    def run(self, core: HubCore) -> dict[str, Any] | None:
        """Drives the core to its end; returns the table's goodbye, if any."""

    def stop(self) -> None:
        """Ends the run after the present turn."""

    def wake(self) -> None:
        """Takes a turn at once, because there is a new entry."""


Screen = Callable[["Runner", Catalogue], None]
"""Shows a running hub until the person leaves."""


class Runner:
    """Runs a core under a clock in a worker thread and holds its newest snapshot.

    `hands`: those over a simulated tray, which the screen moves; `advises`: players can ask for hints.
    """

    def __init__(self, core: HubCore, clock: Clock, hands: TrayHands | None = None, *, advises: bool) -> None:
        self.core = core
        self.clock = clock
        self.hands = hands
        self.analyses: dict[str, Analysis] = {}
        """Of finished games, by the hash of their last state: screens and pages share them."""
        self.goodbye: dict[str, Any] | None = None
        self.failure: PalaceError | None = None
        self.exit_code = 0
        """Of the command, as the person who left chose it."""
        self._entries: queue.SimpleQueue[Entry] = queue.SimpleQueue()
        self._snapshot = snapshot(core.hub)
        self._subscribers: list[Callable[[], None]] = []
        self._left = threading.Event()
        self._advisor = Advisor(self.submit) if advises else None
        self._activity = ActivityLog()
        clock.entries = self._typed
        clock.shown = self._shown
        self._thread = threading.Thread(target=self._run, name="hub", daemon=True)

    def attended(self, screen: Screen, catalogue: Catalogue) -> None:
        """Runs under `screen` until that returns; raises the error that ended the hub, if any."""
        self.start()
        try:
            screen(self, catalogue)
        finally:
            self.stop()
        if self.failure is not None:
            raise self.failure

    def start(self) -> None:
        """Starts the thread."""
        if self._advisor is not None:
            self._advisor.start()
        self._thread.start()

    def snapshot(self) -> Snapshot:
        """The newest snapshot of the hub."""
        return self._snapshot

    def subscribe(self, told: Callable[[], None]) -> None:
        """Calls `told` from the hub's thread for every new snapshot."""
        self._subscribers.append(told)

    @property
    def is_shown(self) -> bool:
        """A screen or a page shows the snapshots."""
        return bool(self._subscribers)

    def submit(self, entry: Entry) -> None:
        """Queues a person's entry for the next turn."""
        self._entries.put(entry)
        self.clock.wake()

    def stop(self) -> None:
        """Ends the run and waits for it (at most 5 s)."""
        self._left.set()
        self.clock.stop()
        self._thread.join(timeout=5.0)
        if self._advisor is not None:
            self._advisor.close()

    def wait(self) -> None:
        """Waits until the run ends by itself, or a signal ends the wait.

        A signal that the system hands to another thread does not wake this one: it looks once a second.
        """
        while self._thread.is_alive():
            self._thread.join(1.0)

    def _run(self) -> None:
        try:
            self.goodbye = self.clock.run(self.core)
            if self.goodbye is not None:
                self._after_the_goodbye()
        except PalaceError as error:
            self.failure = error
        except Exception as error:  # the screen must show that the hub has died; a file keeps the traceback
            self.failure = HubDied(save_traceback(error))
            _log.error("the hub has died: %s; see %s", type(error).__name__, self.failure.params["file"])
        self._shown(self.core)

    def _after_the_goodbye(self) -> None:
        """Serves entries after the table's goodbye: the record can be written, a new game needs a new table."""
        self._shown(self.core)
        while not self._left.is_set():
            try:
                entry = self._entries.get(timeout=LEAVE_WITHIN_S)
            except queue.Empty:
                continue
            if isinstance(entry, Export):
                self.core.step(Turn(t=self.core.hub.t, entries=(entry,)))
            else:
                self.core.hub.refuse(Message("refused-demo-over"))
            self._shown(self.core)

    def _typed(self) -> Iterable[Entry]:
        while True:
            try:
                yield self._entries.get_nowait()
            except queue.Empty:
                return

    def _shown(self, core: HubCore) -> None:
        self._snapshot = snapshot(core.hub)
        if self._advisor is not None:
            self._advisor.ask(wanted(core.hub))
        if self.failure is not None:
            self._snapshot = replace(self._snapshot, failed=True)
        self._activity.note(self._snapshot)
        for told in self._subscribers:
            told()
