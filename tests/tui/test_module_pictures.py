"""Pictures of a module's first measurements, each looked at as a picture before it was kept."""

from collections.abc import Callable

import pytest
from tests.tui.conftest import RecordingSource
from tests.tui.module_scenes import MODULE_SCENES

from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries
from palace_hub.tui.palace_app import PalaceApp


def app_of(scene: str, source: RecordingSource | None = None) -> PalaceApp:
    source = source or RecordingSource(MODULE_SCENES[scene]())
    return PalaceApp(source, catalogue=Catalogue(), terminal="xterm-256color", interval=0)


@pytest.mark.parametrize("size", [(80, 24), (100, 30)], ids=["80", "100"])
@pytest.mark.parametrize("scene", sorted(MODULE_SCENES))
def test_a_module_is_measured(scene: str, size: tuple[int, int], snap_compare: Callable[..., bool]) -> None:
    assert snap_compare(app_of(scene), terminal_size=size)


@pytest.mark.parametrize(
    ("scene", "key", "entry"),
    [("stop_found", "enter", entries.Confirm), ("stops", "s", entries.Skip), ("brick", "escape", entries.Back)],
)
async def test_keys_become_entries(scene: str, key: str, entry: type) -> None:
    source = RecordingSource(MODULE_SCENES[scene]())
    async with app_of(scene, source).run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press(key)
        await pilot.pause()
        assert [type(one) for one in source.entries] == [entry]


async def test_enter_at_the_end_leaves() -> None:
    app = app_of("done")
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
    assert app.return_value is None
    assert not app.is_running
