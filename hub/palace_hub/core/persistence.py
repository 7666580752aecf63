"""What the core keeps: events and tracked zeros into the journal, an unfinished game out of it."""

import datetime
from collections import deque
from dataclasses import asdict, dataclass, field
from math import inf
from typing import TYPE_CHECKING, Any

from monkey_palace.cards.sets import cards_of
from monkey_palace.errors import RulesError
from monkey_palace.game.commands import ReportBuild
from monkey_palace.game.history import Game
from palace_hub.core.log_lines import add_line
from palace_hub.errors import BadConfig, KeepingFault
from palace_hub.journal.rows import GameHead
from palace_hub.journal.store import Journal
from palace_hub.locale.message import Message
from palace_hub.referee.book import Book
from palace_hub.sensing.tray.calibration import TrayCalibration
from palace_hub.views.snapshot import BuildDraft, Phase, ResumeOffer

if TYPE_CHECKING:
    from palace_hub.core.step import HubCore

ZEROS_EVERY_S = 30.0
"""How often the tracked zeros are kept beside those that go with every event (DESIGN 2)."""
RETRY_EVERY_S = 1.0
"""A disk that refused is not asked again at once: each try may wait for it."""


@dataclass
class Page:
    """What is not on the disk yet of one game. `header` None: its beginning is there; `ended`: it has been scored."""

    header: dict[str, Any] | None = None
    events: list[tuple[str, float, dict[str, Any]]] = field(default_factory=list)
    ended: bool = False


class Keeper:
    """Writes games in order, page by page. `fault` says why the last write failed; it is tried again."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.fault: Message | None = None
        self._pages: deque[Page] = deque()
        self._open = False
        self._zeros_at = 0.0
        self._retry_at = 0.0
        self._session = ""
        self._unkept = 0  # sessions since the last one that could be kept

    def begin(self, header: dict[str, Any]) -> None:
        """A new game's record begins; what an earlier one still owes is written before it."""
        self._pages.append(Page(header))
        self._open = True

    def go_on(self) -> None:
        """The record of the game that the journal holds unfinished goes on."""
        self._open = True

    def add(self, kind: str, t: float, body: dict[str, Any]) -> None:
        """Queue one event; after the score nothing belongs to the game's record any more."""
        if not self._open:
            return
        if not self._pages or self._pages[-1].ended:
            self._pages.append(Page())
        self._pages[-1].events.append((kind, t, body))

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
        """Write what waits, each game's events in one transaction with the tracked zeros; on failure say so."""
        if self._open and core.phase is Phase.ENDED:
            if not self._pages:
                self._pages.append(Page())
            self._pages[-1].ended = True
            self._open = False
        zeros_due = self._open and core.t - self._zeros_at >= ZEROS_EVERY_S
        if not (self._pages or zeros_due) or (self.fault is not None and core.t < self._retry_at):
            return
        before = self.fault
        try:
            self._write(core)
            self.fault = None
        except KeepingFault as fault:
            self.fault = Message(fault.key, fault.params)
            self._retry_at = core.t + RETRY_EVERY_S
        if self.fault != before:
            core.touch()

    def _write(self, core: "HubCore") -> None:
        zeros = core.tray.zeros() if core.offer is None else None
        while self._pages:
            page = self._pages[0]
            if page.header is not None:
                self.journal.new_game(page.header, wall=core.wall)
                page.header = None
            if page.events:
                self.journal.append(page.events, zeros, wall=core.wall)
                page.events = []
                self._zeros_at = core.t
            if page.ended:
                self.journal.finish()
            self._pages.popleft()
        if zeros is not None and self._open and core.t - self._zeros_at >= ZEROS_EVERY_S:
            self.journal.save_zeros(core.t, zeros, wall=core.wall)
        self._zeros_at = core.t


def header_of(game: Game) -> dict[str, Any]:
    """What a game's record begins with: enough to deal the same game again."""
    state = game.state
    return {
        "players": [player.name for player in state.players],
        "settings": state.settings.model_dump(mode="json"),
        "set": state.set,
        "data_hash": state.data_hash,
        "cards": cards_of(state).as_json(),
        "ground_map": state.ground_map,
        "expansions": list(state.expansions),
        "deck_seed": state.seed,
    }


def draft_of(report: ReportBuild) -> BuildDraft:
    """The form as it was filled in for these facts."""
    return BuildDraft(**{name: getattr(report, name) for name in asdict(BuildDraft())})


def offer_unfinished(core: "HubCore") -> None:
    """At the start: look for a game that was not finished and offer it; nothing is guessed about the tray."""
    head = core.journal.unfinished()
    if head is None:
        return
    try:
        book = _reopened(core, head)
    except (RulesError, KeyError, TypeError, ValueError, IndexError) as error:
        core.log.clear()
        core.tell(Message("journal-game-unreadable", {"game": head.id, "detail": str(error)}))
        _put_away(core, head, scored=False)
        return
    if book.game.state.ended:
        core.log.clear()
        _put_away(core, head, scored=True)
        return
    core.book = book
    core.nodes.bound = book.node
    if book.staged is not None and not book.staged.placements:
        core.draft = draft_of(book.staged.report)
    core.offer = ResumeOffer(
        state=book.game.state,
        last_event=core.log[0].what if core.log else Message("log-new-game", {"players": len(head.header["players"])}),
        saved_at=clock_text(head.saved_wall),
        saved_wall=head.saved_wall,
    )


def _reopened(core: "HubCore", head: GameHead) -> Book:
    """The book of a kept game; raises what its events raise where they do not follow."""
    book = Book.new(head.header)
    for entry in core.journal.events(head.id):
        made = book.fold(entry.kind, entry.body)
        add_line(core.log, book, entry.kind, entry.body, made, entry.t, clock_text(entry.wall))
    return book


def _put_away(core: "HubCore", head: GameHead, *, scored: bool) -> None:
    """A game that cannot or need not go on is not offered again; where even that fails, it is told."""
    try:
        if scored:
            core.journal.finish(head.id)
        else:
            core.journal.set_aside(head.id)
    except KeepingFault as fault:
        core.keeper.fault = Message(fault.key, fault.params)


def clock_text(wall: float | None) -> str:
    """Local time of `wall` (seconds since the epoch), "" where time is simulated."""
    if wall is None:
        return ""
    return datetime.datetime.fromtimestamp(wall).isoformat(sep=" ", timespec="seconds")


def resume(core: "HubCore") -> None:
    """Go on with the game that was offered; a tray that was weighed in for it is compared with it once it is still."""
    book = core.book
    kept = core.journal.calibration() if book is not None and book.node is not None else None
    last = core.journal.latest_zeros()
    if kept is not None:
        try:
            calibration = TrayCalibration.from_json(kept)
        except BadConfig as fault:
            core.tell(Message("journal-calibration-unreadable", {"detail": str(fault)}))
        else:
            gap = inf
            if last is not None:
                gap = core.t - last.t if core.wall is None or last.wall is None else core.wall - last.wall
            # A clock that runs backwards (a Pi without a battery) says nothing about how long nobody watched.
            watched = core.t - gap if gap >= 0 else -inf
            core.tray.take_over(calibration, None if last is None else last.zeros, watched)
    core.offer = None
    core.keeper.go_on()
    core.compare()


def set_aside(core: "HubCore") -> None:
    """Leave the offered game unfinished in the journal and begin without one."""
    core.journal.set_aside()
    core.offer = None
    core.book = None
    core.nodes.bound = None
    core.draft = BuildDraft()
    core.log.clear()
