"""What every screen has: the simulated banner on top, and a way to be told of a newer snapshot."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from textual.binding import Binding, BindingType
from textual.screen import ModalScreen, Screen

from palace_hub.tui.widgets.painted import LOOKS, Looks, Touched
from palace_hub.tui.widgets.strips import Banner
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording

if TYPE_CHECKING:
    from palace_hub.tui.palace_app import PalaceApp

Answer = TypeVar("Answer")


class ShowsSnapshots(Looks):
    """What a screen and a dialog have in common: they show snapshots, and carry out what is touched."""

    AUTO_FOCUS: ClassVar[str | None] = None

    @property
    def hub(self) -> PalaceApp:
        return cast("PalaceApp", self.app)

    def on_mount(self) -> None:
        self.take(self.hub.shown, self.hub.wording)

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        """Shows the snapshot; called at most ten times a second."""
        raise NotImplementedError

    async def on_touched(self, event: Touched) -> None:
        event.stop()
        await self.app.run_action(event.action, default_namespace=self)


class HubScreen(ShowsSnapshots, Screen[None]):
    """A screen that shows snapshots."""

    COMPONENT_CLASSES = LOOKS

    def show_banner(self, snapshot: Snapshot, wording: Wording) -> None:
        banner = self.query_one("#banner", Banner)
        banner.display = snapshot.simulated
        text = wording.say("banner-simulated") if snapshot.simulated else ""
        banner.show(text)


class HubDialog(ShowsSnapshots, ModalScreen[Answer]):
    """A box over the dimmed table, whose banner stays in sight. Arrows go from button to button."""

    COMPONENT_CLASSES = LOOKS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]
