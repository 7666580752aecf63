"""The list of past games: choose one to look at it, to write a note, to delete it, or to go on with it."""

import threading
from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from palace_hub.history.dates import LONGEST_DATE, typed_date
from palace_hub.history.facts import GameFacts
from palace_hub.history.games import KeptGames
from palace_hub.history.kept import LONGEST_NOTE
from palace_hub.history.statistics import GameFilter
from palace_hub.locale.message import Message
from palace_hub.referee.entries import OpenGame
from palace_hub.tui.history.behind import WorkDone, work_behind
from palace_hub.tui.history.line_screen import LineAsked, LineScreen
from palace_hub.tui.history.open_game_screen import OpenGameScreen
from palace_hub.tui.history.rows import SIDE, GameDetails, GameList
from palace_hub.tui.history.statistics_screen import StatisticsScreen
from palace_hub.tui.screens.base import HubScreen
from palace_hub.tui.screens.dialogs import ConfirmScreen
from palace_hub.tui.screens.pages import Title
from palace_hub.tui.screens.score_screen import ScoreScreen
from palace_hub.tui.widgets.buttons import PageActions
from palace_hub.tui.widgets.strips import Banner, FooterStrip
from palace_hub.views.history.filtering import FILTER_KEYS, choices_of, filter_keys, turned
from palace_hub.views.history.screen import (
    GameRows,
    can_go_on,
    date_refusal,
    date_to_type,
    details,
    game_rows,
    games_title,
    warnings,
)
from palace_hub.views.history.source import PastGames
from palace_hub.views.snapshot import Phase, Snapshot
from palace_hub.views.table.actions import ActionView, FooterKey
from palace_hub.views.wording import Wording


class GamesScreen(HubScreen):
    """The games, newest first."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,G", "close", show=False),
        Binding("enter", "open", show=False),
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("home", "move(-100000)", show=False),
        Binding("end", "move(100000)", show=False),
        Binding("s", "statistics", show=False),
        Binding("n", "note", show=False),
        Binding("d", "date", show=False),
        Binding("r", "resume", show=False),
        Binding("x,delete", "delete", show=False),
        *(Binding(key, f"filter('{field}')", show=False) for key, field in FILTER_KEYS.items()),
    ]

    def __init__(self, past: PastGames) -> None:
        super().__init__()
        self.past = past
        self.kept: KeptGames | None = None
        self.wanted = GameFilter()
        self.games: tuple[GameFacts, ...] = ()
        self.chosen = 0
        self.fault: Message | None = None
        self._rows = GameRows("", ())
        self._drawn: tuple[object, ...] = ()
        self._busy = ""
        self._stop = threading.Event()

    def compose(self) -> ComposeResult:
        yield Banner("banner", id="banner")
        yield Title(id="page-title")
        yield GameList(id="games-list")
        yield GameDetails(id="games-details")
        yield PageActions(id="score-actions")
        yield FooterStrip(id="footer")

    def on_mount(self) -> None:
        self._read()

    def on_unmount(self) -> None:
        self._stop.set()

    def on_resize(self, event: events.Resize) -> None:  # noqa: ARG002 - Textual's
        self.call_after_refresh(self._again)

    # what is read

    def _read(self) -> None:
        self._work("past-reading", lambda: self.past.read(self._stop.is_set), self._have_read)

    def _have_read(self, kept: KeptGames | None) -> None:
        if kept is not None:
            self.kept = kept
            self._list()

    def _work(self, busy: str, work: Callable[[], object], after: Callable[[Any], None]) -> None:
        """Runs `work` behind the screen, whose title says `busy` meanwhile."""
        self._busy, self.fault = busy, None
        self._again()
        work_behind(self, work, after)

    def on_work_done(self, done: WorkDone) -> None:
        self._busy = ""
        if done.fault is None:
            done.after(done.result)
        else:
            self.fault = Message(done.fault.key, done.fault.params)
        self._again()

    def _list(self) -> None:
        """Lists the games that the filter takes; the same one stays chosen if it is still there."""
        assert self.kept is not None
        before = self.game
        self.games = tuple(game for game in reversed(self.kept.games) if self.wanted.takes(game))
        places = {game.game: place for place, game in enumerate(self.games)}
        place = self.chosen if before is None else places.get(before.game, self.chosen)
        self.chosen = max(0, min(place, len(self.games) - 1))

    @property
    def is_busy(self) -> bool:
        """Files are read or written now."""
        return bool(self._busy)

    @property
    def game(self) -> GameFacts | None:
        """The chosen game."""
        return self.games[self.chosen] if self.chosen < len(self.games) else None

    # what is shown

    def _again(self) -> None:
        if self.is_mounted:
            self.take(self.hub.shown, self.hub.wording)

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        self.show_banner(snapshot, wording)
        kept, width = self.kept, self.app.size.width - 2 * SIDE
        self.query_one("#page-title", Title).show(self._title(wording))
        if kept is not None:
            drawn = (kept, self.games, width, wording)
            if drawn != self._drawn:
                self._drawn = drawn
                self._rows = game_rows(self.games, width, wording, none_at_all=not kept.games)
            rows = GameRows(self._rows.head, self._rows.rows, self.chosen, self._rows.empty)
            self.query_one(GameList).show(rows)
        self.query_one(GameDetails).show(self._details(wording))
        self._show_actions(snapshot, wording)

    def _title(self, wording: Wording) -> str:
        if self._busy:
            return wording.say(self._busy)
        if self.kept is None:
            return wording.say("past-title-unread")
        return games_title(self.kept, len(self.games), self.wanted, wording)

    def _details(self, wording: Wording) -> tuple[str, ...]:
        if self.fault is not None:
            return (wording.message(self.fault),)
        said = () if self.kept is None else warnings(self.kept, wording)
        return said if self.game is None else (*said, *details(self.game, wording))

    def _show_actions(self, snapshot: Snapshot, wording: Wording) -> None:
        some = self.game is not None
        actions = (
            ActionView("open", wording.say("past-look"), some),
            ActionView("statistics", wording.say("past-statistics"), bool(self.kept and self.kept.games)),
            self._resume(snapshot, wording) or self._note_or_date(wording),
            ActionView("close", wording.say("footer-back")),
        )
        self.query_one(PageActions).show(actions)
        self.query_one(FooterStrip).show(self._keys(snapshot, wording))

    def _resume(self, snapshot: Snapshot, wording: Wording) -> ActionView | None:
        if self.game is None or not can_go_on(self.game.game, snapshot):
            return None
        return ActionView("resume", wording.say("past-go-on"))

    def _note_or_date(self, wording: Wording) -> ActionView:
        """A date that is not sure comes first."""
        if self.game is not None and self.game.doubt:
            return ActionView("date", wording.say("past-date"))
        return ActionView("note", wording.say("past-note"), self.game is not None)

    def _keys(self, snapshot: Snapshot, wording: Wording) -> tuple[FooterKey, ...]:
        keys: list[FooterKey] = []
        if self.game is not None:
            keys.append(FooterKey(wording.symbols.enter, wording.say("footer-look"), "open"))
            if self._resume(snapshot, wording) is not None:
                keys.append(FooterKey("r", wording.say("footer-resume"), "resume"))
            keys.append(FooterKey("n", wording.say("footer-note"), "note"))
            keys.append(FooterKey("d", wording.say("footer-date"), "date"))
            if self.game.is_over:
                keys.append(FooterKey("x", wording.say("footer-delete"), "delete"))
        if self.kept is not None and self.kept.games:
            keys.append(FooterKey("s", wording.say("footer-statistics"), "statistics"))
            keys += filter_keys(choices_of(self.kept.games), wording)
        return (*keys, FooterKey("Esc", wording.say("footer-back"), "close"))

    # keys and touches

    def action_move(self, rows: int) -> None:
        self._choose(self.chosen + rows)

    def action_page(self, pages: int) -> None:
        self._choose(self.chosen + pages * self.query_one(GameList).rows_shown)

    def action_line(self, place: int) -> None:
        """A touch chooses a row; on the chosen row it is as good as Enter."""
        if place == self.chosen:
            self.action_open()
        elif place < len(self.games):
            self._choose(place)

    def _choose(self, place: int) -> None:
        self.chosen = max(0, min(len(self.games) - 1, place))
        self._again()

    def action_filter(self, field: str) -> None:
        if self.kept is not None:
            self.wanted = turned(self.wanted, field, choices_of(self.kept.games))
            self._list()
            self._again()

    def action_open(self) -> None:
        if self.game is not None and not self._busy:
            self._work("past-opening", partial(self.past.look_at, self.game.game), self._opened)

    def _opened(self, game: Snapshot) -> None:
        if not self.is_current:
            return
        page = OpenGameScreen() if game.result is None else ScoreScreen()
        self.hub.look_at(game)
        self.hub.push_screen(page, lambda _: self.hub.look_at(None))

    def action_statistics(self) -> None:
        if self.kept is not None and self.kept.games:
            self.hub.push_screen(StatisticsScreen(self.kept, self.wanted))

    def action_note(self) -> None:
        game = self.game
        if game is None or self._busy:
            return

        def written(text: str | None) -> None:
            if text is not None and text != game.note:
                self._work("past-saving", partial(self.past.note, game.game, text), lambda _: self._read())

        why = Message("past-note-why", {"game": game.game})
        self.hub.push_screen(LineScreen(LineAsked("past-note-title", why, LONGEST_NOTE), game.note), written)

    def action_date(self) -> None:
        game = self.game
        if game is None or self._busy:
            return
        before = date_to_type(game)

        def written(text: str | None) -> None:
            if text is not None and text != before:
                set_date = partial(self.past.set_date, game.game, typed_date(text))
                self._work("past-saving", set_date, lambda _: self._read())

        why = Message("past-date-why", {"game": game.game})
        self.hub.push_screen(LineScreen(LineAsked("past-date-title", why, LONGEST_DATE, date_refusal), before), written)

    def action_delete(self) -> None:
        game = self.game
        if game is None or self._busy:
            return
        if not game.is_over:
            self.fault = Message("past-delete-open", {"game": game.game})
            self._again()
            return

        def answered(sure: bool | None) -> None:
            if sure:
                self._work("past-saving", partial(self.past.delete, game.game), lambda _: self._read())

        self.hub.push_screen(ConfirmScreen("delete-game"), answered)

    def action_resume(self) -> None:
        game, live = self.game, self.hub.newest
        if game is None or game.is_over:
            return
        if not can_go_on(game.game, live):
            self.fault = Message("past-go-on-how", {"game": game.game})
            self._again()
            return
        self.dismiss(None)
        if live.phase is not Phase.RESUME:
            self.hub.submit(OpenGame(game=game.game))

    def action_close(self) -> None:
        self.dismiss(None)
