"""What the core keeps: events and tracked zeros into the journal, an unfinished game out of it."""

import datetime
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from monkey_palace.game import Game
from palace_hub.app.log_lines import add_line
from palace_hub.errors import KeepingFault
from palace_hub.journal.store import Journal
from palace_hub.locale.message import Message
from palace_hub.referee.book import Book
from palace_hub.sensing.calibration import TrayCalibration
from palace_hub.views.snapshot import Phase, ResumeOffer

if TYPE_CHECKING:
    from palace_hub.app.core import HubCore

ZEROS_EVERY_S = 30.0
"""How often the tracked zeros are kept beside those that go with every event (DESIGN 2)."""


@dataclass
class Keeper:
    """Events that are folded and not yet written. `fault` says why the last write failed; it is tried again."""

    journal: Journal
    waiting: list[tuple[str, float, dict[str, Any]]] = field(default_factory=list)
    header: dict[str, Any] | None = None  # of a game that begins with the next write
    finished: bool = False
    fault: Message | None = None
    zeros_at: float = 0.0
    _session: str = ""
    _unkept: int = 0  # sessions since the last one that could be kept

    def begin(self, header: dict[str, Any]) -> None:
        """A new game's record begins with this turn's transaction."""
        self.header = header
        self.finished = False

    def add(self, kind: str, t: float, body: dict[str, Any]) -> None:
        """Queue one event for this turn's transaction."""
        self.waiting.append((kind, t, body))

    def next_session(self) -> str:
        """A session id never used before, kept before it is used; where nothing can be kept, one that still differs."""
        try:
            self._session = self.journal.next_session()
            self._unkept = 0
        except KeepingFault as fault:
            self.fault = Message(fault.key, fault.params)
            self._unkept += 1
        return f"{self._session}.{self._unkept}" if self._unkept else self._session

    def write(self, core: "HubCore") -> None:
        """Write what waits, in one transaction with the tracked zeros; on failure keep it and say so."""
        if self.finished and self.header is None:
            self.waiting.clear()  # what happens after the score is no part of the game's record
            return
        zeros_due = core.book is not None and core.offer is None and core.t - self.zeros_at >= ZEROS_EVERY_S
        if not self.waiting and not zeros_due and self.header is None:
            return
        before = self.fault
        try:
            self._write(core)
            self.fault = None
        except KeepingFault as fault:
            self.fault = Message(fault.key, fault.params)
        if self.fault != before:
            core.touch()

    def _write(self, core: "HubCore") -> None:
        if self.header is not None:
            self.journal.new_game(self.header, wall=core.wall)
            self.header = None
        zeros = core.sensing.zeros() if core.calibrated and core.offer is None else None
        if self.waiting:
            self.journal.append(self.waiting, zeros, wall=core.wall)
            self.waiting.clear()
        elif zeros is not None:
            self.journal.save_zeros(core.t, zeros, wall=core.wall)
        self.zeros_at = core.t
        if core.phase is Phase.ENDED:
            self.journal.finish()
            self.finished = True


def header_of(game: Game) -> dict[str, Any]:
    """What a game's record begins with: enough to deal the same game again."""
    state = game.state
    return {
        "players": [player.name for player in state.players],
        "settings": state.settings.model_dump(mode="json"),
        "set": state.set,
        "data_hash": state.data_hash,
        "ground_map": state.ground_map,
        "expansions": list(state.expansions),
        "deck_seed": state.seed,
    }


def offer_unfinished(core: "HubCore") -> None:
    """At the start: look for a game that was not finished and offer it; nothing is guessed about the tray."""
    head = core.journal.unfinished()
    if head is None:
        return
    book = Book.new(head.header)
    for entry in core.journal.events(head.id):
        made = book.fold(entry.kind, entry.body)
        add_line(core.log, book, entry.kind, entry.body, made, entry.t, clock_text(entry.wall))
    core.book = book
    core.offer = ResumeOffer(
        state=book.game.state,
        last_event=core.log[0].what if core.log else Message("log-new-game", {"players": len(head.header["players"])}),
        saved_at=clock_text(head.saved_wall),
        ago_s=None,
    )
    kept = core.journal.calibration()
    if kept is not None and book.weighed:
        core.use_calibration(TrayCalibration.from_json(kept), None, None)


def clock_text(wall: float | None) -> str:
    """Local time of `wall` (seconds since the epoch), "" where time is simulated."""
    if wall is None:
        return ""
    return datetime.datetime.fromtimestamp(wall).isoformat(sep=" ", timespec="seconds")


def resume(core: "HubCore") -> None:
    """Go on with the game that was offered; the tray is compared with it as soon as it is quiet."""
    core.offer = None
    book = core.book
    if book is not None and book.question is not None:
        core.commit("moot", id=book.question["id"])
    if book is None or not book.weighed or not core.calibrated:
        return
    kept = core.journal.latest_zeros()
    if kept is None:
        return
    gap = core.t - kept.t if core.wall is None or kept.wall is None else core.wall - kept.wall
    core.sensing.resume(tuple(book.counts), kept.zeros, max(0.0, gap))


def set_aside(core: "HubCore") -> None:
    """Leave the offered game unfinished in the journal and begin without one."""
    core.journal.set_aside()
    core.offer = None
    core.book = None
    core.log.clear()
