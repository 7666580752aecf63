"""The strips of the Table from top to bottom, for the Table screen and for the review of a game."""

from textual import events
from textual.app import ComposeResult

from palace_hub.tui.first_start.pages_screen import FirstStartScreen
from palace_hub.tui.screens.base import HubScreen
from palace_hub.tui.widgets.buttons import ActionBar
from palace_hub.tui.widgets.hands import HandsPanel
from palace_hub.tui.widgets.head import Head
from palace_hub.tui.widgets.stage import StageArea
from palace_hub.tui.widgets.strips import Banner, FooterStrip, InfoLine, PlayersStrip, Rail, TrayStrip
from palace_hub.views.palace.stage import PalaceStageView
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.build_form import BuildFormView
from palace_hub.views.table.manual_entry import ManualView
from palace_hub.views.table.market import MarketView, PileView
from palace_hub.views.table.screen import TableView
from palace_hub.views.table.slots import SlotsView
from palace_hub.views.wording import Size, Wording, size_of

WORKED_ON = (BuildFormView, PalaceStageView, MarketView, PileView, SlotsView, ManualView)
"""Stages in which people choose. The far view gives them its rows, so that not only the sentence becomes larger."""

HEAD_ABOVE_WORK = 5


class TableLayout(HubScreen):
    """Draws a `TableView`. The derived screens handle keys and touches."""

    def compose(self) -> ComposeResult:
        self.classify(self.hub.wording)  # before the strips exist: they are styled once
        yield Banner("caution", id="too-small")
        yield Banner("banner", id="banner")
        yield HandsPanel(id="hands")
        yield Rail(id="rail")
        yield Head(id="head")
        yield StageArea(id="stage")
        yield TrayStrip(id="tray")
        yield InfoLine(id="info")
        yield PlayersStrip(id="players")
        yield ActionBar(id="actions")
        yield FooterStrip(id="footer")

    def draw(self, view: TableView, snapshot: Snapshot, wording: Wording) -> None:
        """Shows the whole view; a strip draws again only if its part differs."""
        self._show_one_banner(view.last_round, snapshot.simulated, wording)
        self.show_hands()
        self.query_one("#too-small", Banner).show(wording.say("too-small", columns=60, rows=20))
        self.query_one(Rail).show(view.rail)
        head = self.query_one(Head)
        low = wording.size is Size.FAR and isinstance(view.stage, WORKED_ON)
        head.styles.height = head.styles.min_height = HEAD_ABOVE_WORK if low else None
        head.show(view.head)
        self.query_one(StageArea).show(view.stage)
        tray = self.query_one(TrayStrip)
        tray.set_class(all(segment.fraction is None for segment in view.tray.segments), "-unknown")
        tray.show(view.tray)
        self.query_one(InfoLine).show(view.info)
        players = self.query_one(PlayersStrip)
        players.set_class(not view.players.players, "-nobody")  # a class of the screen would style every strip anew
        players.styles.height = len(view.players.players) if wording.size is Size.SMALL else None
        players.show(view.players)
        self.query_one(ActionBar).show(view.actions, view.info)
        self.query_one(FooterStrip).show(view.footer)

    def _show_one_banner(self, last_round: str, simulated: bool, wording: Wording) -> None:
        """One line for the simulated table and the last round. A simulated table always says so, on its own ground."""
        banner = self.query_one("#banner", Banner)
        banner.display = simulated or bool(last_round)
        banner.ground = "banner" if simulated else "now"
        if simulated:
            text = (
                wording.say("banner-simulated-last", text=last_round) if last_round else wording.say("banner-simulated")
            )
        else:
            text = last_round
        banner.show(text)

    def show_hands(self) -> None:
        """Shows the hands over a simulated tray under the banner, where they work."""
        panel, hands = self.query_one(HandsPanel), self.hub.hands
        panel.display = self.hub.hands_work and self.hub.wording.size is not Size.TOO_SMALL
        guided = self.hub.practice and self.hub.teaching
        panel.show(None if hands is None else hands.view(self.hub.wording, guided=guided))

    def classify(self, wording: Wording) -> None:
        """Sets the class of the screen's size; the strips are styled anew only if it changes."""
        now = f"-{wording.size.value}"
        if not self.has_class(now):
            self.remove_class(*(f"-{size.value}" for size in Size), update=False)
            self.add_class(now, update=self.is_mounted)

    def on_resize(self, event: events.Resize) -> None:
        self.hub.resized(size_of(event.size.width, event.size.height, far=self.hub.far))

    def action_first_start(self) -> None:
        """Opens the pages of the first start."""
        if self.hub.first_start is not None:
            self.hub.push_screen(FirstStartScreen(self.hub.first_start))
