"""The command palette under impatient fingers."""

from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.palette import Palette
from tests.tui.test_pictures import app_of


async def test_paging_before_the_list_is_there_ends_nothing():
    app: PalaceApp = app_of("build")
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("ctrl+p", "pagedown", "pageup", "end", "home", "down")
        await pilot.pause()
        assert isinstance(app.screen, Palette)
        await pilot.press("escape", "escape")
        await pilot.pause()
        assert not isinstance(app.screen, Palette)
    assert app.fault is None
