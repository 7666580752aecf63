"""The analysis of a finished game, one turn at a time. It is made while the page is open, and once for each game."""

import threading
from collections.abc import Callable
from typing import ClassVar

from textual.binding import Binding, BindingType

from monkey_palace.bots.analysis import Analysis
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.state import GameState, state_hash
from palace_hub.tui.screens.pages import PageScreen
from palace_hub.tui.source import Analyse
from palace_hub.views.pages.analysis import analysis_page, turn_at, waiting_page
from palace_hub.views.pages.text_pages import PageView
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.actions import FooterKey
from palace_hub.views.wording import Wording

LOOKS_EACH_S = 0.2
"""Interval (s) at which the page looks for progress."""
SIDES = 4
"""Columns beside the lines of a page."""


class AnalysisScreen(PageScreen):
    """The analysis at the turn of state `place` of the history. `go` gets the state at which the review shall go on."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,a", "close", show=False),
        Binding("left", "walk(-1)", show=False),
        Binding("right", "walk(1)", show=False),
        Binding("enter", "go", show=False),
        *(Binding(str(key), f"line({key - 1})", show=False) for key in (1, 2, 3)),
    ]

    def __init__(self, analyse: Analyse, place: int, go: Callable[[int], None]) -> None:
        super().__init__(self.page)
        self.place = place
        self.turn: int | None = None
        self.analysis: Analysis | None = None
        self._analyse = analyse
        self._go = go
        self._stop = threading.Event()
        self._done, self._of = 0, 0
        self._failed = ""
        self._made: Analysis | None = None
        self._game = ""

    def on_mount(self) -> None:
        history = self.hub.shown.history
        self._game = state_hash(history[-1])
        self._made = self.hub.analysis_of(self._game)
        if self._made is None:
            threading.Thread(target=self._work, args=(history,), name="analysis", daemon=True).start()
        self.set_interval(LOOKS_EACH_S, self._look)
        self._look()

    def on_unmount(self) -> None:
        self._stop.set()

    def _work(self, history: tuple[GameState, ...]) -> None:
        """In a thread of its own; the page looks at what it leaves behind."""
        try:
            self._made = self._analyse(history, self._told, self._stop)
        except Exception as error:
            self._failed = str(error)

    def _told(self, done: int, of: int) -> None:
        self._done, self._of = done, of

    def _look(self) -> None:
        if self._made is not None and self.analysis is None:
            self.analysis = self._made
            self.hub.keep_analysis(self._game, self._made)
            self.turn = turn_at(self.analysis, self.place)
            self.take(self.hub.shown, self.hub.wording)
        elif self.analysis is None:
            self.take(self.hub.shown, self.hub.wording)

    def page(self, snapshot: Snapshot, wording: Wording) -> PageView:
        """The shown turn, or how far the analysis is."""
        if self.analysis is None or self.turn is None:
            return waiting_page(self._done, self._of, self._failed, self.app.size.width - SIDES, wording)
        cards = cards_of(snapshot.history[-1] if snapshot.history else self.hub.shown.history[-1])
        return analysis_page(self.analysis, self.turn, cards, self.app.size.width - SIDES, wording)

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        if not snapshot.history:
            return
        super().take(snapshot, wording)

    def page_keys(self) -> tuple[FooterKey, ...]:
        wording = self.hub.wording
        keys: list[FooterKey] = []
        if self.analysis is not None and self.turn is not None:
            if self.turn > 0:
                keys.append(FooterKey(wording.symbols.back, wording.say("footer-turn-before"), "walk(-1)"))
            if self.turn < len(self.analysis.turns) - 1:
                keys.append(FooterKey(wording.symbols.forward, wording.say("footer-turn-after"), "walk(1)"))
            if self.analysis.deciding:
                keys.append(FooterKey("1-3", wording.say("footer-deciding"), "line(0)"))
            keys.append(FooterKey(wording.symbols.enter, wording.say("footer-go-there"), "go"))
        return (*keys, *super().page_keys())

    def _show(self, turn: int) -> None:
        self.turn = turn
        self.take(self.hub.shown, self.hub.wording)

    def action_walk(self, turns: int) -> None:
        if self.analysis is not None and self.turn is not None:
            self._show(max(0, min(len(self.analysis.turns) - 1, self.turn + turns)))

    def action_line(self, place: int) -> None:
        """Shows one of the turns that decided the game, counted from 0."""
        if self.analysis is not None and place < len(self.analysis.deciding):
            self._show(self.analysis.deciding[place])

    def action_go(self) -> None:
        """Closes the page; the review goes on at the beginning of the shown turn."""
        if self.analysis is not None and self.turn is not None:
            self._go(self.analysis.turns[self.turn].first)
            self.dismiss(None)
