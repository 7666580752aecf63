"""The statistics of past games: one page for each table, list and chart. Keys choose which games count."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

from palace_hub.history.games import KeptGames
from palace_hub.history.statistics import GameFilter, statistics
from palace_hub.tui.history.chart import BananasChart
from palace_hub.tui.screens.pages import ScrolledScreen, TextPage, Title
from palace_hub.tui.widgets.strips import Banner, FooterStrip
from palace_hub.views.history.chart import bananas_chart
from palace_hub.views.history.filtering import FILTER_KEYS, choices_of, filter_keys, turned
from palace_hub.views.history.statistics_pages import PAGES, statistics_page
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.actions import FooterKey
from palace_hub.views.wording import Wording

SIDES = 4
"""Columns beside the lines of a page."""


class StatisticsScreen(ScrolledScreen):
    """The page `page` of `PAGES`, of the games that `wanted` takes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1)", show=False),
        Binding("right,space,enter", "walk(1)", show=False),
        Binding("s", "close", show=False),
        *(Binding(str(place + 1), f"show({place})", show=False) for place in range(len(PAGES))),
        *(Binding(key, f"filter('{field}')", show=False) for key, field in FILTER_KEYS.items()),
    ]

    def __init__(self, kept: KeptGames, wanted: GameFilter, page: int = 0) -> None:
        super().__init__()
        self.kept = kept
        self.wanted = wanted
        self.page = page
        self.choices = choices_of(kept.games)
        self.found = statistics(kept.games, wanted)

    def compose(self) -> ComposeResult:
        yield Banner("banner", id="banner")
        yield Title(id="page-title")
        yield BananasChart(id="stats-chart")
        with VerticalScroll(id="page-scroll", can_focus=False):
            yield TextPage(id="page")
        yield FooterStrip(id="footer")

    def on_resize(self, event: events.Resize) -> None:  # noqa: ARG002 - Textual's
        self.call_after_refresh(self._again)

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        name = PAGES[self.page]
        view = statistics_page(self.found, name, self.wanted, self.app.size.width - SIDES, wording)
        self.show_banner(snapshot, wording)
        self.query_one("#page-title", Title).show(view.title)
        self.query_one("#page", TextPage).show(view)
        chart = self.query_one(BananasChart)
        chart.display = name == "chart" and bool(self.found.games)
        self.query_one("#page-scroll").display = not chart.display
        if chart.display:
            chart.show(bananas_chart(self.kept, self.wanted, wording))
        self.show_keys()
        self.call_after_refresh(self.show_keys)

    def page_keys(self) -> tuple[FooterKey, ...]:
        wording = self.hub.wording
        own = (
            FooterKey(wording.symbols.back, wording.say("footer-page-before"), "walk(-1)"),
            FooterKey(wording.symbols.forward, wording.say("footer-page-after"), "walk(1)"),
            FooterKey(f"1-{len(PAGES)}", wording.say("footer-pages"), "show(0)"),
        )
        return (*own, *filter_keys(self.choices, wording), *super().page_keys())

    def _again(self) -> None:
        if self.is_mounted:
            self.take(self.hub.shown, self.hub.wording)

    def action_show(self, page: int) -> None:
        self.page = page
        self.query_one("#page-scroll", VerticalScroll).scroll_to(y=0, animate=False)
        self._again()

    def action_walk(self, pages: int) -> None:
        self.action_show((self.page + pages) % len(PAGES))

    def action_filter(self, field: str) -> None:
        self.wanted = turned(self.wanted, field, self.choices)
        self.found = statistics(self.kept.games, self.wanted)
        self._again()
