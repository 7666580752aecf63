"""The Devices screen: the state of every node and cell. Numbers change once a second, states at once."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

from palace_hub.tui.screens.pages import ScrolledScreen, Title
from palace_hub.tui.widgets.devices import DevicesPage
from palace_hub.tui.widgets.strips import Banner, FooterStrip
from palace_hub.views.devices.overview import DevicesView, devices
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording

NUMBERS_EVERY_S = 1.0
"""Numbers that change ten times a second cannot be read."""


class DevicesScreen(ScrolledScreen):
    """The Devices page; Esc and `d` close it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("d", "close", show=False)]

    def __init__(self) -> None:
        super().__init__()
        self._at = 0.0
        self._wording: Wording | None = None

    def compose(self) -> ComposeResult:
        yield Banner("banner", id="banner")
        yield Title(id="page-title")
        with VerticalScroll(id="page-scroll", can_focus=False):
            yield DevicesPage(id="devices-page")
        yield FooterStrip(id="footer")

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        self.show_banner(snapshot, wording)
        self.show_keys()
        page = self.query_one("#devices-page", DevicesPage)
        view = devices(snapshot, wording)
        if not self._due(page.model, view, snapshot, wording):
            return
        self._at, self._wording = snapshot.t, wording
        self.query_one("#page-title", Title).show(view.title)
        page.show(view)
        self.call_after_refresh(self.show_keys)

    def _due(self, before: DevicesView | None, now: DevicesView, snapshot: Snapshot, wording: Wording) -> bool:
        if before is None or wording is not self._wording or not 0.0 <= snapshot.t - self._at < NUMBERS_EVERY_S:
            return True
        return before.standing != now.standing
