"""The look at the cards before the final score of a game by printed cards: are these yours? One confirmation."""

from functools import partial
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal

from palace_hub.referee import entries
from palace_hub.tui.screens.devices_screen import DevicesScreen
from palace_hub.tui.screens.held_cards_screen import HeldCardsScreen
from palace_hub.tui.screens.log_screen import LogScreen
from palace_hub.tui.screens.pages import MarketScreen, PageScreen
from palace_hub.tui.screens.palace_screen import PalaceScreen
from palace_hub.tui.widgets.buttons import ActionButton
from palace_hub.tui.widgets.head import Head
from palace_hub.tui.widgets.strips import Banner, FooterStrip
from palace_hub.views.pages.help.page import help_page
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.actions import ActionView, actions, can_name_cards, footer
from palace_hub.views.table.head import head
from palace_hub.views.wording import Wording

OWN_KEYS = frozenset({"main", "correct", "palace", "market", "log", "devices", "help"})
"""The actions of the Table's footer that this screen has."""


class CardsCheckScreen(HeldCardsScreen):
    """Opened by the hub. It closes once the cards are confirmed, and the score comes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "main", show=False),
        Binding("p", "palace", show=False),
        Binding("m", "market", show=False),
        Binding("l", "log", show=False),
        Binding("d", "devices", show=False),
        Binding("question_mark,f1", "help", show=False),
    ]

    def compose(self) -> ComposeResult:
        yield Banner("caution", id="too-small")
        yield Banner("banner", id="banner")
        yield Head(id="head")
        yield from self.compose_list()
        with Horizontal(id="held-actions"):
            yield ActionButton(filled=True, id="main-action")
            yield ActionButton(id="correct-card")
        yield FooterStrip(id="footer")

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        self.take_list(snapshot, wording)
        self.query_one(Head).show(head(snapshot, wording))
        self.query_one("#main-action", ActionButton).show(actions(snapshot, wording).main)
        correct = self.query_one("#correct-card", ActionButton)
        correct.display = can_name_cards(snapshot)
        correct.show(ActionView("correct", wording.say("palette-correct-card"), key="c"))
        shown = tuple(key for key in footer(snapshot, wording) if key.action in OWN_KEYS)
        self.query_one(FooterStrip).show(shown)

    def action_close(self) -> None:
        """No key closes this screen: it is no page."""

    def action_main(self) -> None:
        self.hub.submit(entries.Confirm())

    def action_correct(self) -> None:
        """It was another card: the one under the cursor."""
        self.action_choose()

    def action_palace(self) -> None:
        self.hub.push_screen(PalaceScreen())

    def action_market(self) -> None:
        self.hub.push_screen(MarketScreen())

    def action_log(self) -> None:
        self.hub.push_screen(LogScreen())

    def action_devices(self) -> None:
        self.hub.push_screen(DevicesScreen())

    def action_help(self) -> None:
        self.hub.push_screen(PageScreen(partial(help_page, hands=self.hub.hands_work)))
