"""Writes events and tracked zeros into the journal, game by game, and tries again after a failure."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from palace_hub.errors import KeepingFault
from palace_hub.journal.store import Journal
from palace_hub.locale.message import Message

ZEROS_EVERY_S = 30.0
"""Period of writing the tracked zeros between events; each event writes them too."""
RETRY_EVERY_S = 1.0
"""Shortest time between two attempts after a failed write: each attempt may wait for the disk. Assumed."""


@dataclass
class Page:
    """The part of one game that is not on the disk yet."""

    header: dict[str, Any] | None = None  # None: the header is written already
    reopened: bool = False  # the game was scored, and goes on
    events: list[tuple[str, float, dict[str, Any]]] = field(default_factory=list)
    ended: bool = False  # the game is scored


class JournalWriter:
    """Writes games in order, page by page."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.fault: Message | None = None  # why the last write failed
        self.open = False  # events belong to a game that is not scored yet
        self._pages: deque[Page] = deque()
        self._zeros_t = 0.0
        self._retry_t = 0.0

    def begin_game(self, header: dict[str, Any]) -> None:
        """Start the record of a new game; pages of an earlier game are written before it."""
        self._pages.append(Page(header))
        self.open = True

    def continue_game(self) -> None:
        """Continue the record of the journal's game: unfinished, or scored and a card is corrected."""
        self.open = True

    def reopen_game(self) -> None:
        """Go on with the game that was scored: it is unfinished again."""
        self._pages.append(Page(reopened=True))
        self.open = True

    def leave_game(self) -> None:
        """Later events belong to no game: the journal's game was put aside."""
        self.open = False

    def end_game(self) -> None:
        """Close the record: the game is scored. Only `continue_game` lets later events belong to it."""
        if not self._pages:
            self._pages.append(Page())
        self._pages[-1].ended = True
        self.open = False

    def add(self, kind: str, t: float, body: dict[str, Any]) -> None:
        """Queue one event; without an open game the event is dropped."""
        if not self.open:
            return
        if not self._pages or self._pages[-1].ended:
            self._pages.append(Page())
        self._pages[-1].events.append((kind, t, body))

    def fail(self, fault: KeepingFault) -> None:
        """Remember why a write failed."""
        self.fault = Message(fault.key, fault.params)

    def due(self, t: float) -> bool:
        """True where something waits to be written and the pause after a failure is over."""
        waits = bool(self._pages) or self._zeros_due(t)
        return waits and (self.fault is None or t >= self._retry_t)

    @property
    def is_written(self) -> bool:
        """True where every event is on the disk."""
        return not self._pages

    def write(self, t: float, wall: float | None, zeros: Sequence[float | None] | None) -> None:
        """Write all pages, each game's events in one transaction with the tracked `zeros`."""
        try:
            self._write(t, wall, zeros)
            self.fault = None
        except KeepingFault as fault:
            self.fail(fault)
            self._retry_t = t + RETRY_EVERY_S

    def _zeros_due(self, t: float) -> bool:
        return self.open and t - self._zeros_t >= ZEROS_EVERY_S

    def _write(self, t: float, wall: float | None, zeros: Sequence[float | None] | None) -> None:
        while self._pages:
            page = self._pages[0]
            if page.header is not None:
                self.journal.new_game(page.header, wall=wall)
                page.header = None
            if page.reopened:
                self.journal.reopen()
                page.reopened = False
            if page.events:
                self.journal.append(page.events, zeros, wall=wall)
                page.events = []
                self._zeros_t = t
            if page.ended:
                self.journal.finish()
            self._pages.popleft()
        if zeros is not None and self._zeros_due(t):
            self.journal.save_zeros(t, zeros, wall=wall)
        self._zeros_t = t
