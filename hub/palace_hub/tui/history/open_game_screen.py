"""A past game that was not finished: its score so far, and the pages of a game. It is only looked at."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from palace_hub.tui.screens.log_screen import LogScreen
from palace_hub.tui.screens.pages import PageScreen
from palace_hub.tui.screens.palace_screen import PalaceScreen
from palace_hub.tui.screens.review_screen import ReviewScreen
from palace_hub.views.history.screen import open_game_page
from palace_hub.views.pages.text_pages import PageView
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.actions import FooterKey
from palace_hub.views.wording import Wording

SIDES = 4
"""Columns beside the lines of a page."""


class OpenGameScreen(PageScreen):
    """The page of an unfinished game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,enter", "step_through", show=False),
        Binding("left", "step_back", show=False),
        Binding("p", "palace", show=False),
        Binding("l", "log", show=False),
    ]

    def __init__(self) -> None:
        super().__init__(self.page)

    def page(self, snapshot: Snapshot, wording: Wording) -> PageView:
        return open_game_page(snapshot, self.app.size.width - SIDES, wording)

    def page_keys(self) -> tuple[FooterKey, ...]:
        wording = self.hub.wording
        own = (
            FooterKey(wording.symbols.forward, wording.say("footer-forward"), "step_through"),
            FooterKey("p", wording.say("footer-palace"), "palace"),
            FooterKey("l", wording.say("footer-log"), "log"),
        )
        return (*own, *super().page_keys())

    def action_step_through(self) -> None:
        self.hub.push_screen(ReviewScreen(0))

    def action_step_back(self) -> None:
        self.hub.push_screen(ReviewScreen(-1))

    def action_palace(self) -> None:
        self.hub.push_screen(PalaceScreen())

    def action_log(self) -> None:
        self.hub.push_screen(LogScreen())
