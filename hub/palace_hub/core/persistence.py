"""What the core keeps: events and tracked zeros into the journal, an unfinished game out of it."""

from collections import deque
from dataclasses import asdict, dataclass, field
from math import inf
from typing import TYPE_CHECKING, Any

from monkey_palace.cards.sets import cards_of
from monkey_palace.errors import RulesError
from monkey_palace.game.commands import ReportBuild
from monkey_palace.game.history import Game
from palace_hub.core.log_lines import add_line, clock_text
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

    def write(self, hub: "HubCore") -> None:
        """Write what waits, each game's events in one transaction with the tracked zeros; on failure say so."""
        if self._open and hub.phase is Phase.ENDED:
            if not self._pages:
                self._pages.append(Page())
            self._pages[-1].ended = True
            self._open = False
        zeros_due = self._open and hub.t - self._zeros_at >= ZEROS_EVERY_S
        if not (self._pages or zeros_due) or (self.fault is not None and hub.t < self._retry_at):
            return
        before = self.fault
        try:
            self._write(hub)
            self.fault = None
        except KeepingFault as fault:
            self.fault = Message(fault.key, fault.params)
            self._retry_at = hub.t + RETRY_EVERY_S
        if self.fault != before:
            hub.touch()

    def _write(self, hub: "HubCore") -> None:
        zeros = hub.tray.zeros() if hub.offer is None else None
        while self._pages:
            page = self._pages[0]
            if page.header is not None:
                self.journal.new_game(page.header, wall=hub.wall)
                page.header = None
            if page.events:
                self.journal.append(page.events, zeros, wall=hub.wall)
                page.events = []
                self._zeros_at = hub.t
            if page.ended:
                self.journal.finish()
            self._pages.popleft()
        if zeros is not None and self._open and hub.t - self._zeros_at >= ZEROS_EVERY_S:
            self.journal.save_zeros(hub.t, zeros, wall=hub.wall)
        self._zeros_at = hub.t


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


def offer_unfinished(hub: "HubCore") -> None:
    """At the start: look for a game that was not finished and offer it; nothing is guessed about the tray."""
    head = hub.journal.unfinished()
    if head is None:
        return
    try:
        book = _reopened(hub, head)
    except (RulesError, KeyError, TypeError, ValueError, IndexError) as error:
        hub.log.clear()
        hub.tell(Message("journal-game-unreadable", {"game": head.id, "detail": str(error)}))
        _put_away(hub, head, scored=False)
        return
    if book.game.state.ended:
        hub.log.clear()
        _put_away(hub, head, scored=True)
        return
    hub.book = book
    hub.nodes.bound = book.node
    if book.staged is not None and not book.staged.placements:
        hub.draft = draft_of(book.staged.report)
    hub.offer = ResumeOffer(
        state=book.game.state,
        last_event=hub.log[0].what if hub.log else Message("log-new-game", {"players": len(head.header["players"])}),
        saved_at=clock_text(head.saved_wall),
        saved_wall=head.saved_wall,
    )


def _reopened(hub: "HubCore", head: GameHead) -> Book:
    """The book of a kept game; raises what its events raise where they do not follow."""
    book = Book.new(head.header)
    for entry in hub.journal.events(head.id):
        made = book.fold(entry.kind, entry.body)
        add_line(hub.log, book, entry.kind, entry.body, made, entry.t, clock_text(entry.wall))
    return book


def _put_away(hub: "HubCore", head: GameHead, *, scored: bool) -> None:
    """A game that cannot or need not go on is not offered again; where even that fails, it is told."""
    try:
        if scored:
            hub.journal.finish(head.id)
        else:
            hub.journal.set_aside(head.id)
    except KeepingFault as fault:
        hub.keeper.fault = Message(fault.key, fault.params)


def resume(hub: "HubCore") -> None:
    """Go on with the game that was offered; a tray that was weighed in for it is compared with it once it is still."""
    book = hub.book
    kept = hub.journal.calibration() if book is not None and book.node is not None else None
    last = hub.journal.latest_zeros()
    if kept is not None:
        try:
            calibration = TrayCalibration.from_json(kept)
        except BadConfig as fault:
            hub.tell(Message("journal-calibration-unreadable", {"detail": str(fault)}))
        else:
            gap = inf
            if last is not None:
                gap = hub.t - last.t if hub.wall is None or last.wall is None else hub.wall - last.wall
            # A clock that runs backwards (a Pi without a battery) says nothing about how long nobody watched.
            watched = hub.t - gap if gap >= 0 else -inf
            hub.tray.take_over(calibration, None if last is None else last.zeros, watched)
    hub.offer = None
    hub.keeper.go_on()
    hub.compare()


def set_aside(hub: "HubCore") -> None:
    """Leave the offered game unfinished in the journal and begin without one."""
    hub.journal.set_aside()
    hub.offer = None
    hub.book = None
    hub.nodes.bound = None
    hub.draft = BuildDraft()
    hub.log.clear()
