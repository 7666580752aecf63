"""Set-up screens: the application on one of their scenes, and the entries of their keys."""

from collections.abc import Callable, Mapping

from tests.tui.conftest import RecordingSource
from tests.tui.shared_app import shared

from palace_hub.locale.catalogue import Catalogue
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.views.snapshot import Snapshot

Scenes = Mapping[str, Callable[[], Snapshot]]


def app_on(scenes: Scenes, scene: str) -> tuple[PalaceApp, RecordingSource]:
    source = RecordingSource(scenes[scene]())
    return PalaceApp(source, catalogue=Catalogue(), terminal="xterm-256color", interval=0), source


def entries_of(scenes: Scenes, scene: str, key: str) -> list[type]:
    """The kinds of the entries of a key on that screen."""
    return [type(entry) for entry in shared().entries(scenes[scene](), key)]


async def leaves_by_enter(scenes: Scenes, scene: str) -> bool:
    """Does Enter end the application without an error?"""
    app, _ = app_on(scenes, scene)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
    return not app.is_running and app.return_value is None
