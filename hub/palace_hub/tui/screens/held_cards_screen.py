"""The cards of each player in a game by printed cards, as a page over the table."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

from palace_hub.tui.screens.pages import ScrolledScreen, Title, back_keys
from palace_hub.tui.widgets.held_cards import CardWords, HeldCardsPage
from palace_hub.tui.widgets.strips import Banner, FooterStrip
from palace_hub.views.pages.held_cards import held_cards
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Size, Wording, size_of


class HeldCardsScreen(ScrolledScreen):
    """The cards by player. Arrows and touches move from card to card, digits to a player's first card."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "close", show=False),
        *(Binding(str(seat + 1), f"player({seat})", show=False) for seat in range(4)),
        *(
            Binding(key, f"arrow({columns}, {rows})", show=False)
            for key, columns, rows in (("left", -1, 0), ("right", 1, 0), ("up", 0, -1), ("down", 0, 1))
        ),
    ]

    def compose(self) -> ComposeResult:
        yield Banner("caution", id="too-small")
        yield Banner("banner", id="banner")
        yield Title(id="page-title")
        yield from self.compose_list()
        yield FooterStrip(id="footer")

    @staticmethod
    def compose_list() -> ComposeResult:
        """The cards, and the line with one of them in words."""
        with VerticalScroll(id="page-scroll", can_focus=False):
            yield HeldCardsPage(id="held-cards")
        yield CardWords(id="held-words")

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        self.take_list(snapshot, wording)
        view = held_cards(snapshot, wording)
        self.query_one("#page-title", Title).show(view.title)
        self.query_one("#footer", FooterStrip).show(back_keys(wording))

    def take_list(self, snapshot: Snapshot, wording: Wording) -> None:
        """Shows the cards and the words of one."""
        self.set_class(wording.size is Size.TOO_SMALL, "-too-small")
        self.query_one("#too-small", Banner).show(wording.say("too-small", columns=60, rows=20))
        self.show_banner(snapshot, wording)
        scroll = self.query_one("#page-scroll", VerticalScroll)
        scroll.styles.scrollbar_size_vertical = 1 if wording.symbols.half_blocks else 0  # its ends are partial blocks
        page = self.query_one(HeldCardsPage)
        page.show(held_cards(snapshot, wording))
        self._say_card()

    def _say_card(self) -> None:
        page = self.query_one(HeldCardsPage)
        hint = page.model.hint if page.model is not None else ""
        self.query_one(CardWords).show(hint if page.chosen is None else page.chosen.words)

    def _show_cursor(self) -> None:
        """Says the card under the cursor and scrolls to it; after a key or touch only, else nobody could scroll."""
        self._say_card()
        region = self.query_one(HeldCardsPage).region_of_cursor
        if region is not None:
            self.query_one("#page-scroll", VerticalScroll).scroll_to_region(region, animate=False)

    def on_resize(self, event: events.Resize) -> None:
        self.hub.resized(size_of(event.size.width, event.size.height, far=self.hub.far))

    def action_arrow(self, columns: int, rows: int) -> None:
        self.query_one(HeldCardsPage).move(columns, rows)
        self._show_cursor()

    def action_player(self, seat: int) -> None:
        page = self.query_one(HeldCardsPage)
        page.go_to_player(seat)
        self._say_card()
        top = page.row_of_player(seat)
        if top is not None:
            self.query_one("#page-scroll", VerticalScroll).scroll_to(y=top, animate=False)

    def action_card(self, number: int) -> None:
        self.query_one(HeldCardsPage).touch_card(number)
        self._show_cursor()
