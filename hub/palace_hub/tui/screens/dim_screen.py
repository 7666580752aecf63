"""The dark screen of a table that nobody plays at: any key or touch brings the table back."""

from textual import events
from textual.app import ComposeResult
from textual.widgets import Static

from palace_hub.tui.screens.base import HubScreen
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording

DIMS_AFTER_S = 600.0
"""Time (s) without a key or touch until the screen goes dark: a score is looked at for some minutes (assumed)."""


class DimScreen(HubScreen):
    """A nearly black screen with one dark grey sentence: it spares the display and does not light up the room."""

    DEFAULT_CSS = """
    DimScreen { background: #000000; align: center middle; }
    DimScreen Static { width: auto; color: #3a4450; background: #000000; }
    """

    def compose(self) -> ComposeResult:
        yield Static(self.hub.wording.say("dim-wake"), markup=False)

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        """It shows nothing of the table."""

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.dismiss()

    def on_mouse_down(self, event: events.MouseDown) -> None:
        event.stop()
        self.dismiss()
