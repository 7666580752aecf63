"""The application on a recording source, and touches and waits for its pilot."""

from collections.abc import Callable

from tests.tui.conftest import RecordingSource
from textual.pilot import Pilot

from palace_hub.locale.catalogue import Catalogue
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.views.snapshot import Snapshot

SIZE = (100, 30)
PAUSE_S = 0.01
MOST_PAUSES = 500


def app_of(snapshot: Snapshot) -> tuple[PalaceApp, RecordingSource]:
    source = RecordingSource(snapshot)
    return PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=0), source


async def until(pilot: Pilot[None], reached: Callable[[], bool]) -> None:
    """Waits until `reached`, at most 5 s."""
    for _ in range(MOST_PAUSES):
        if reached():
            break
        await pilot.pause(PAUSE_S)
    await pilot.pause()


async def touch(pilot: Pilot[None], selector: str, offset: tuple[int, int]) -> None:
    """Clicks on a widget, after its screen has opened: the touch before may still be opening it."""
    app = pilot.app
    await until(pilot, lambda: app.screen.is_mounted and bool(app.screen.query(selector)))
    await pilot.click(selector, offset=offset)


async def comes(pilot: Pilot[None], screen: type) -> None:
    """Waits for the screen that the last key or touch opens or returns to."""
    app = pilot.app
    await until(pilot, lambda: app.screen.is_mounted and isinstance(app.screen, screen))
    assert isinstance(app.screen, screen)
