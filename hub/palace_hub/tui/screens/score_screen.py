"""The final score. Everything on it is read from the last snapshot of the game."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal

from palace_hub.tui.screens.base import HubScreen
from palace_hub.tui.screens.pages import MarketScreen, PageScreen
from palace_hub.tui.widgets.buttons import ActionButton
from palace_hub.tui.widgets.score import Breakdown, Chart, Footnote, Podium, WinnerHead
from palace_hub.tui.widgets.strips import Banner, FooterStrip
from palace_hub.views import pages
from palace_hub.views.actions import ActionView, FooterKey
from palace_hub.views.score import score
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Size, Wording, size_of


class ScoreScreen(HubScreen):
    """Winner, podium, breakdown, chart, and what comes next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,enter", "new_game", show=False),
        Binding("l", "log", show=False),
        Binding("p", "palace", show=False),
        Binding("m", "market", show=False),
        Binding("d", "devices", show=False),
        Binding("s", "scores", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("comma,left", "rounds(1)", show=False),
        Binding("full_stop,right", "rounds(-1)", show=False),
    ]

    def compose(self) -> ComposeResult:
        yield Banner("banner", id="banner")
        yield WinnerHead(id="winner")
        with Horizontal(id="score-middle"):
            yield Podium(id="podium")
            yield Breakdown(id="breakdown")
        yield Chart(id="chart")
        yield Footnote(id="footnote")
        with Horizontal(id="score-actions"):
            yield ActionButton(filled=True, id="main-action")
            for place in range(3):
                yield ActionButton(id=f"action-{place}", classes="other-action")
        yield FooterStrip(id="footer")

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        view = score(snapshot, wording)
        if view is None:
            return
        self.set_class(wording.size in (Size.FAR, Size.TOO_SMALL), "-far")
        self.show_banner(snapshot, wording)
        for widget in (WinnerHead, Podium, Breakdown, Chart, Footnote):
            self.query_one(widget).show(view)
        players = len(view.rounds)
        self.query_one(Chart).styles.height = 3 + 2 * players
        self.query_one("#main-action", ActionButton).show(ActionView("new_game", wording.say("score-new-game")))
        for place, (action, key) in enumerate(
            (("log", "page-log"), ("palace", "action-palace"), ("leave", "score-close"))
        ):
            self.query_one(f"#action-{place}", ActionButton).show(ActionView(action, wording.say(key)))
        keys = [
            FooterKey("n", wording.say("footer-new"), "new_game"),
            FooterKey("l", wording.say("footer-log"), "log"),
            FooterKey("p", wording.say("footer-palace"), "palace"),
            FooterKey("s", wording.say("footer-scores"), "scores"),
            FooterKey("d", wording.say("footer-devices"), "devices"),
            FooterKey("t", wording.say("footer-theme"), "app.theme"),
            FooterKey("?", wording.say("footer-help"), "help"),
        ]
        if wording.size not in (Size.FAR, Size.TOO_SMALL) and self.query_one(Chart).scrolls():
            earlier = FooterKey(",", wording.say("footer-earlier"), "rounds(1)")
            keys[1:1] = [earlier, FooterKey(".", wording.say("footer-later"), "rounds(-1)")]
        self.query_one(FooterStrip).show(tuple(keys))

    def on_resize(self, event: events.Resize) -> None:
        self.hub.resized(size_of(event.size.width, event.size.height))

    def action_new_game(self) -> None:
        self.hub.start_again()

    def action_log(self) -> None:
        self.hub.push_screen(PageScreen(pages.log))

    def action_palace(self) -> None:
        self.hub.push_screen(PageScreen(pages.palace))

    def action_scores(self) -> None:
        self.hub.push_screen(PageScreen(pages.scores))

    def action_market(self) -> None:
        self.hub.push_screen(MarketScreen())

    def action_devices(self) -> None:
        self.hub.push_screen(PageScreen(pages.devices))

    def action_help(self) -> None:
        self.hub.push_screen(PageScreen(pages.help_page))

    def action_leave(self) -> None:
        self.hub.action_leave()

    def action_rounds(self, rounds: int) -> None:
        self.query_one(Chart).scroll_rounds(rounds)
