"""What outlives the hub's process: writes a turn's events, and offers, resumes or leaves an unfinished game."""

import logging
from dataclasses import replace
from math import inf

from monkey_palace.errors import RulesError
from palace_hub.core.log_lines import clock_text, folded
from palace_hub.core.refusals import Refused
from palace_hub.core.state import Hub
from palace_hub.errors import BadConfig, KeepingFault
from palace_hub.history.facts import ERASED
from palace_hub.history.fold import MADE
from palace_hub.history.kept import HistoryNotKept, KnownPlayer, PlayerRegister, PlayersFile, folder_of
from palace_hub.journal.rows import GameHead
from palace_hub.journal.store import Journal, NoSuchGame
from palace_hub.locale.message import Message
from palace_hub.referee.book import Book
from palace_hub.sensing.tray.calibration import TrayCalibration
from palace_hub.views.snapshot import BuildDraft, LogLine, Phase, ResumeOffer, WaitingGame

_log = logging.getLogger(__name__)

RENEWED = "journal-renewed"
"""News of a whole journal of an earlier version."""
UNKNOWN_GAP_S = 1e9
"""Stands for an absence of unknown length, s: longer than any drift is bounded (30 years)."""


def write(hub: Hub) -> None:
    """Write the turn's events to the journal, with the tracked zeros."""
    writer = hub.writer
    if writer.open and hub.phase is Phase.ENDED:
        writer.end_game()
    if not writer.due(hub.t):
        return
    fault, salvaged = writer.fault, hub.journal.salvaged
    writer.write(hub.t, hub.wall, hub.tray.zeros() if hub.offer is None else None)
    if writer.fault != fault:
        hub.touch()
    if hub.journal.salvaged is not salvaged:  # the file was damaged while it was open
        tell_of_salvage(hub)


def tell_of_salvage(hub: Hub) -> None:
    """Tell that the journal was written anew, and what is missing."""
    news = journal_news(hub.journal)
    if news is not None:
        hub.tell(news)


def journal_news(journal: Journal) -> Message | None:
    """That the journal was written anew, and what is missing; that the latter cannot be told; None if it is whole."""
    found = journal.salvaged
    if found is None:
        return None if journal.certain else Message("journal-unsure", {"file": f"{journal.path}-mark"})
    key = "journal-salvaged" if not found.version else RENEWED
    file = "" if found.kept is None else str(found.kept)
    if not file:
        key = "journal-gone"
    return Message(key, {"file": file, "lost": found.lost, "state": str(found.state)})


def offer_unfinished(hub: Hub) -> None:
    """Offer the journal's unfinished game; a game that cannot be read or has ended is closed."""
    head = hub.journal.unfinished()
    if head is not None:
        _offer(hub, head)
    if hub.offer is None:
        _show_last_score(hub)
    _list_waiting(hub)


def open_game(hub: Hub, game: int) -> None:
    """Offer a game that was put aside."""
    head = next((head for head in hub.journal.waiting() if head.id == game), None)
    if head is None:
        raise Refused("refused-nothing-to-resume")
    if not hub.writer.is_written:
        raise Refused("refused-not-saved")
    _offer(hub, head)
    _list_waiting(hub)


def _list_waiting(hub: Hub) -> None:
    hub.show_waiting(
        tuple(
            WaitingGame(head.id, tuple(head.header.get("players", ())), clock_text(_saved_wall(head)))
            for head in hub.journal.waiting()
        ),
        *_offered_players(hub),
    )
    hub.show_known(_register(hub).known)


def _offered_players(hub: Hub) -> tuple[tuple[str, ...], dict[str, str]]:
    """The players of the last game by their present names, without archived ones, and the usual side of each name."""
    try:
        last = tuple(hub.journal.head().header.get("players", ()))
    except NoSuchGame:
        last = ()
    register = _register(hub)
    known = [(register.find(name), name) for name in last if name != ERASED]
    offered = tuple(
        name if player is None else player.name for player, name in known if player is None or not player.archived
    )
    sides: dict[str, str] = {
        name: player.side for player in register.players if player.side for name in (player.name, *player.names)
    }
    return offered, sides


def _register(hub: Hub) -> PlayerRegister:
    return PlayersFile.read(folder_of(hub.journal.path)).content or PlayerRegister()


def keep_hints(hub: Hub, book: Book) -> None:
    """Keep when each person gets hints, for the next games. A register that cannot be read or written stays."""
    if hub.options.simulated:
        return
    file = PlayersFile.read(folder_of(hub.journal.path))
    register = before = file.content or PlayerRegister()
    for seat, (player, mode) in enumerate(zip(book.game.state.players, book.hints, strict=False)):
        known = register.find(player.name)
        is_bot = seat < len(book.bots) and book.bots[seat] is not None
        if not is_bot and mode != ("on" if known is None else known.hints):
            register = register.put(replace(known or KnownPlayer(player.name), hints=mode), instead_of=player.name)
    if file.fault is not None:
        _log.warning("hints not kept: %s cannot be read", file.path)
    elif register != before:
        try:
            file.keep(register)
        except HistoryNotKept as fault:
            _log.warning("hints not kept: %s", fault)
    hub.show_known(register.known)


def _saved_wall(head: GameHead) -> float | None:
    """When the game was saved last; None where the clock had not been set then."""
    return None if head.saved_wall is None or head.saved_wall < MADE else head.saved_wall


def _offer(hub: Hub, head: GameHead) -> None:
    """Offer a game of the journal; it is closed if it has ended, and put aside if it cannot be read."""
    before = tuple(hub.log)
    hub.log.clear()
    try:
        book = _reopened(hub, head)
    except (RulesError, KeyError, TypeError, ValueError, IndexError) as error:
        hub.tell(Message("journal-game-unreadable", {"game": head.id, "detail": str(error)}))
        _show_log(hub, before)
        _close(hub, head, scored=False)
        return
    if book.game.state.ended and book.cards_seen:
        _show_log(hub, before)
        _close(hub, head, scored=True)
        return
    if book.staged is not None and not book.staged.placements:
        hub.choices.set_draft(BuildDraft.of(book.staged.report))
    new_game = Message("log-new-game", {"players": len(head.header["players"])})
    offer = ResumeOffer(
        state=book.game.state,
        last_event=hub.log[0].what if hub.log else new_game,
        saved_at=clock_text(_saved_wall(head)),
        saved_wall=_saved_wall(head),
        game=head.id,
        events=head.events,
        lost=head.at_end.events,
        completeness=head.at_end.state,
    )
    hub.offer_game(book, offer)


def _show_log(hub: Hub, lines: tuple[LogLine, ...]) -> None:
    hub.log.clear()
    hub.log.extend(lines)


def _show_last_score(hub: Hub) -> None:
    """Show the newest game again if its cards can still be corrected: scored, by printed cards, and no game since.

    A simulated table begins a new game.
    """
    head = None if hub.options.simulated else hub.journal.scored()
    if head is None or head.header.get("deck") != "printed":
        return
    try:
        hub.show_scored(_reopened(hub, head))
    except (RulesError, KeyError, TypeError, ValueError, IndexError):
        hub.log.clear()  # nothing is lost: the record stays in the journal


def _reopened(hub: Hub, head: GameHead) -> Book:
    """The book of a kept game; raises the errors of events that do not follow from each other."""
    return folded(head.header, hub.journal.events(head.id), hub.log)


def _close(hub: Hub, head: GameHead, *, scored: bool) -> None:
    """Mark a game so that it is not offered again."""
    try:
        if scored:
            hub.journal.finish(head.id)
        else:
            hub.journal.set_aside(head.id)
    except KeepingFault as fault:
        hub.writer.fail(fault)


def resume(hub: Hub, offer: ResumeOffer) -> None:
    """Go on with the offered game; its tray is compared with the book once it is still."""
    hub.journal.resume(offer.game)
    book = hub.book
    calibration = hub.journal.calibration() if book is not None and book.node is not None else None
    if calibration is not None:
        try:
            _take_over(hub, TrayCalibration.from_json(calibration))
        except BadConfig as fault:
            hub.tell(Message("journal-calibration-unreadable", {"detail": str(fault)}))
    hub.resume_game()
    _list_waiting(hub)


def _take_over(hub: Hub, calibration: TrayCalibration) -> None:
    """Use the journal's calibration, with the zeros that were tracked last."""
    last = hub.journal.latest_zeros()
    gap = inf
    if last is not None:
        gap = hub.t - last.t if hub.wall is None or last.wall is None else hub.wall - last.wall
    # A clock that runs backwards (a Pi without a battery) does not tell how long the tray was not watched.
    watched = hub.t - gap if gap >= 0 else hub.t - UNKNOWN_GAP_S
    hub.tray.take_over(calibration, None if last is None else last.zeros, watched)


def set_aside(hub: Hub) -> None:
    """Leave the offered game, or the one that is being set up, unfinished in the journal."""
    if not hub.writer.is_written:
        raise Refused("refused-not-saved")
    hub.journal.set_aside(None if hub.offer is None else hub.offer.game)
    hub.leave_game()
    _list_waiting(hub)
