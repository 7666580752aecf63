"""Pages over the table: text pages, and the market outside of its step. Esc returns."""

from collections.abc import Callable
from typing import ClassVar

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

from monkey_palace.cards.deck_format import PILES, pile_colour, pile_cost
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.screens.base import HubScreen
from palace_hub.tui.widgets.market import MarketStage, PileStage
from palace_hub.tui.widgets.painted import ActionRequested, Painted
from palace_hub.tui.widgets.strips import Banner, FooterStrip
from palace_hub.views.pages.text_pages import PageView
from palace_hub.views.pile import PILE_KEYS
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.actions import FooterKey
from palace_hub.views.table.market import MarketView, OpenPile, PileView, market_page, pile
from palace_hub.views.text import wrap
from palace_hub.views.wording import Wording

PageMaker = Callable[[Snapshot, Wording], PageView]

MOST_LINES = 6
"""Screen lines of one line of a page; the rest is cut."""


class TextPage(Painted[PageView]):
    """All lines of a page, each wrapped to the width; as high as its lines."""

    def row_of_chosen(self) -> int:
        """The first screen row of the chosen line; 0 without one."""
        if self.model is None or self.model.chosen is None:
            return 0
        return len(self._rows(max(1, self.size.width - 4), self.model.chosen))

    def _rows(self, width: int, before: int | None = None) -> list[tuple[str, str, int | None]]:
        """Text, ink and choice of each screen row."""
        rows: list[tuple[str, str, int | None]] = []
        for line in self.model.lines[:before] if self.model is not None else ():
            ink = line.ink + (" bold" if line.bold else "") + (" strike" if line.struck else "")
            if cell_len(line.text) <= width:
                rows.append((line.text, ink, line.choice))
            else:
                hang = line.hang or len(line.text) - len(line.text.lstrip())
                first, rest = line.text[:hang], line.text[hang:]
                parts = wrap(rest, max(1, width - cell_len(first)), MOST_LINES)
                starts = [first, *[" " * cell_len(first)] * (len(parts) - 1)]
                rows += [(start + text, ink, line.choice) for start, text in zip(starts, parts, strict=True)]
        return rows

    def show(self, model: PageView | None) -> None:
        if model != self.model:
            super().show(model)
            self._fit()

    def _fit(self) -> None:
        self.styles.height = max(1, len(self._rows(max(1, self.size.width - 4))))

    def on_resize(self) -> None:
        super().on_resize()
        self._fit()

    def paint(self, canvas: Canvas, model: PageView) -> None:  # noqa: ARG002 - wrapped by `_rows`
        for y, (text, ink, _) in enumerate(self._rows(canvas.width - 4)):
            canvas.put(2, y, text, ink)

    def on_click(self, event: events.Click) -> None:
        rows = self._rows(max(1, self.size.width - 4))
        choice = rows[event.y][2] if 0 <= event.y < len(rows) else None
        if choice is not None:
            self.post_message(ActionRequested(f"line({choice})"))


class Title(Painted[str]):
    """The title line of a page."""

    GROUND: ClassVar[str] = "raised"

    def paint(self, canvas: Canvas, model: str) -> None:
        canvas.put(2, 0, model, "now bold")


def back_keys(wording: Wording) -> tuple[FooterKey, ...]:
    """The footer's keys of a page."""
    return (
        FooterKey("Esc", wording.say("footer-back"), "close"),
        FooterKey("t", wording.say("footer-theme"), "app.theme"),
    )


class ScrolledScreen(HubScreen):
    """A page whose content, `#page-scroll`, may be longer than the screen. Arrows, wheel and touch scroll it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def action_scroll(self, lines: int) -> None:
        self.query_one("#page-scroll", VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_close(self) -> None:
        self.dismiss(None)

    def page_keys(self) -> tuple[FooterKey, ...]:
        """The keys of a page; with the key that scrolls, if the page is longer than the screen."""
        wording = self.hub.wording
        scrolls = self.query_one("#page-scroll", VerticalScroll).max_scroll_y > 0
        more = (FooterKey("PgDn", wording.say("footer-more"), "scroll(10)"),) if scrolls else ()
        return (*back_keys(wording), *more)

    def show_keys(self) -> None:
        """Shows the keys in the footer."""
        self.query_one("#footer", FooterStrip).show(self.page_keys())


class PageScreen(ScrolledScreen):
    """One text page."""

    def __init__(self, make: PageMaker) -> None:
        super().__init__()
        self.make = make

    def compose(self) -> ComposeResult:
        yield Banner("banner", id="banner")
        yield Title(id="page-title")
        with VerticalScroll(id="page-scroll", can_focus=False):
            yield TextPage(id="page")
        yield FooterStrip(id="footer")

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        page = self.make(snapshot, wording)
        self.show_banner(snapshot, wording)
        self.query_one("#page-title", Title).show(page.title)
        self.query_one("#page", TextPage).show(page)
        self.show_keys()
        self.call_after_refresh(self.show_keys)


KEY_NAMES = {"-": "minus", "=": "equals_sign"}
"""Textual's names of the keys of piles that are no digits."""


class MarketScreen(HubScreen):
    """The twelve piles of the market, without buying. A pile of a printed deck opens and shows its cards."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,m", "close", show=False),
        *(Binding(KEY_NAMES.get(key, key), f"pile({place})", show=False) for place, key in enumerate(PILE_KEYS)),
        *(
            Binding(key, f"arrow({columns}, {rows})", show=False)
            for key, columns, rows in (("left", -1, 0), ("right", 1, 0), ("up", 0, -1), ("down", 0, 1))
        ),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.opened: OpenPile | None = None

    def compose(self) -> ComposeResult:
        yield Banner("banner", id="banner")
        yield Title(id="page-title")
        yield MarketStage(id="market-page")
        yield PileStage(id="pile-page")
        yield FooterStrip(id="footer")

    def title_of(self, snapshot: Snapshot, wording: Wording) -> str:
        """The title over the piles, or over the cards of the open one."""
        if self.opened is not None:
            name = PILES[self.opened.place]
            return wording.say("page-pile", colour=pile_colour(name), cost=pile_cost(name))
        printed = snapshot.game is not None and snapshot.game.deck == "printed"
        return wording.say("page-market-printed" if printed else "page-market")

    def piles(self, snapshot: Snapshot, wording: Wording) -> MarketView | None:
        """The twelve piles; None outside a game."""
        return market_page(snapshot, wording)

    def cards(self, snapshot: Snapshot, opened: OpenPile, wording: Wording) -> PileView | None:
        """The cards of an open pile; None outside a game."""
        return pile(snapshot, opened, wording)

    def take_card(self, card: str) -> None:
        """A card of the open pile was chosen; nobody buys on this page."""

    def footer_keys(self, wording: Wording) -> tuple[FooterKey, ...]:
        """The footer's keys."""
        return back_keys(wording)

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        self.show_banner(snapshot, wording)
        view = self.piles(snapshot, wording)
        if view is not None:
            self.query_one("#market-page", MarketStage).show(view)
        cards = None if self.opened is None else self.cards(snapshot, self.opened, wording)
        if cards is not None:
            self.query_one("#pile-page", PileStage).show(cards)
        self.query_one("#market-page").display = cards is None
        self.query_one("#pile-page").display = cards is not None
        self.query_one("#page-title", Title).show(self.title_of(snapshot, wording))
        self.query_one("#footer", FooterStrip).show(self.footer_keys(wording))

    def open(self, opened: OpenPile | None) -> None:
        """Opens a pile, or closes the open one."""
        self.opened = opened
        self.set_focus(None)
        self.take(self.hub.shown, self.hub.wording)

    def action_pile(self, place: int) -> None:
        """Opens a pile of a printed deck; in an open pile, its last tile turns the page."""
        if self.opened is not None:
            self.action_pile_card(place)
            return
        view = self.piles(self.hub.shown, self.hub.wording)
        if view is not None and view.tiles[place].opens:
            self.open(OpenPile(place))

    def action_pile_card(self, place: int) -> None:
        if self.opened is None:
            return
        view = self.cards(self.hub.shown, self.opened, self.hub.wording)
        if view is None or place >= len(view.tiles):
            return
        tile = view.tiles[place]
        if tile.opens:
            self.open(OpenPile(self.opened.place, self.opened.page + 1))
        elif tile.card:
            self.take_card(tile.card)

    def action_arrow(self, columns: int, rows: int) -> None:
        if self.opened is None:
            self.query_one("#market-page", MarketStage).move_focus(columns, rows)
        else:
            self.query_one("#pile-page", PileStage).move_focus(columns, rows)

    def action_close(self) -> None:
        if self.opened is None:
            self.dismiss(None)
        else:
            self.open(None)
