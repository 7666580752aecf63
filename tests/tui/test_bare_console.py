"""On the bare Linux console the screens draw no sign that its fonts lack."""

import pytest
from tests.tui.conftest import RecordingSource
from tests.tui.scenes.index import DEVICES, SCENES
from tests.tui.test_canvas import BARE_CONSOLE_LACKS

from palace_hub.locale.catalogue import Catalogue
from palace_hub.tui.palace_app import PalaceApp


@pytest.mark.parametrize(
    "scene", ["build", "cards", "wrong_take", "credits", "score", "node_lost", "place_cards", "plan_fault", "plan_knob"]
)
async def test_no_sign_that_the_console_lacks(scene: str) -> None:
    app = PalaceApp(RecordingSource(SCENES[scene]()), catalogue=Catalogue(), terminal="linux", interval=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        shown = "".join(strip.text for strip in app.screen._compositor.render_strips())
    assert BARE_CONSOLE_LACKS & set(shown) == set()


@pytest.mark.parametrize("scene", sorted(DEVICES))
async def test_no_sign_that_the_console_lacks_in_devices(scene: str) -> None:
    app = PalaceApp(RecordingSource(DEVICES[scene]()), catalogue=Catalogue(), terminal="linux", interval=0)
    async with app.run_test(size=(120, 50)) as pilot:
        await pilot.press("d")
        await pilot.pause()
        shown = "".join(strip.text for strip in app.screen._compositor.render_strips())
    assert BARE_CONSOLE_LACKS & set(shown) == set()


@pytest.mark.parametrize("scene", ["plan_build", "plan_off_lattice"])
async def test_no_sign_that_the_console_lacks_on_the_palace_page(scene: str) -> None:
    app = PalaceApp(RecordingSource(SCENES[scene]()), catalogue=Catalogue(), terminal="linux", interval=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("p")
        await pilot.pause()
        shown = "".join(strip.text for strip in app.screen._compositor.render_strips())
    assert BARE_CONSOLE_LACKS & set(shown) == set()
