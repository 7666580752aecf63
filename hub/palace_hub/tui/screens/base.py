"""What every screen has: the simulated banner on top, and a way to be told of a newer snapshot."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

from textual.screen import ModalScreen, Screen

from palace_hub.tui.widgets.painted import LOOKS, Looks
from palace_hub.tui.widgets.strips import Banner
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording

if TYPE_CHECKING:
    from palace_hub.tui.palace_app import PalaceApp

Answer = TypeVar("Answer")


class HubScreen(Looks, Screen[None]):
    """A screen that shows snapshots."""

    COMPONENT_CLASSES = LOOKS

    AUTO_FOCUS = None

    @property
    def hub(self) -> PalaceApp:
        return cast("PalaceApp", self.app)

    def on_mount(self) -> None:
        self.take(self.hub.shown, self.hub.wording)

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        """Shows the snapshot; called at most ten times a second."""
        raise NotImplementedError

    def show_banner(self, snapshot: Snapshot, wording: Wording) -> None:
        banner = self.query_one("#banner", Banner)
        banner.display = snapshot.simulated
        text = wording.say("banner-simulated") if snapshot.simulated else ""
        banner.show(text)


class HubDialog(Looks, ModalScreen[Answer]):
    """A box over the dimmed table, whose banner stays in sight."""

    COMPONENT_CLASSES = LOOKS

    AUTO_FOCUS = None

    @property
    def hub(self) -> PalaceApp:
        return cast("PalaceApp", self.app)

    def on_mount(self) -> None:
        self.take(self.hub.shown, self.hub.wording)

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        """Shows the snapshot."""
        raise NotImplementedError
