"""The command palette under keys that come before its list is filled."""

from tests.tui.app_pilot import app_of
from tests.tui.scenes.index import SCENES
from textual.command import CommandList

from palace_hub.tui.palette import Palette


async def test_paging_while_the_list_has_no_height_ends_nothing():
    app, _ = app_of(SCENES["build"]())
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("ctrl+p")
        await pilot.pause()
        assert isinstance(app.screen, Palette)
        app.screen.query_one(CommandList).styles.height = 0  # as before the first results
        await pilot.pause()
        for key in ("pagedown", "pageup"):
            await pilot.press(key)
        await pilot.press("escape", "escape")
        await pilot.pause()
        assert not isinstance(app.screen, Palette)
    assert app.fault is None
