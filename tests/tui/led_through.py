"""Screens that lead through a set-up: what they are opened on, and what their keys become."""

from collections.abc import Callable, Mapping

from tests.tui.conftest import RecordingSource

from palace_hub.locale.catalogue import Catalogue
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.views.snapshot import Snapshot

Scenes = Mapping[str, Callable[[], Snapshot]]


def app_on(scenes: Scenes, scene: str) -> tuple[PalaceApp, RecordingSource]:
    source = RecordingSource(scenes[scene]())
    return PalaceApp(source, catalogue=Catalogue(), terminal="xterm-256color", interval=0), source


async def entries_of(scenes: Scenes, scene: str, key: str) -> list[type]:
    """What a key becomes on that screen."""
    app, source = app_on(scenes, scene)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press(key)
        await pilot.pause()
    return [type(one) for one in source.entries]


async def leaves_by_enter(scenes: Scenes, scene: str) -> bool:
    """Whether Enter ends the screen, with nothing to say."""
    app, _ = app_on(scenes, scene)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
    return not app.is_running and app.return_value is None
