"""Pictures of the plate's set-up."""

from collections.abc import Callable

import pytest
from tests.tui.conftest import RecordingSource
from tests.tui.plate_scenes import PLATE_SCENES

from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries
from palace_hub.tui.palace_app import PalaceApp


def app_of(scene: str, source: RecordingSource | None = None) -> PalaceApp:
    source = source or RecordingSource(PLATE_SCENES[scene]())
    return PalaceApp(source, catalogue=Catalogue(), terminal="xterm-256color", interval=0)


@pytest.mark.parametrize("size", [(100, 30), (120, 36)], ids=["100", "120"])
@pytest.mark.parametrize("scene", sorted(PLATE_SCENES))
def test_a_plate_is_set_up(scene: str, size: tuple[int, int], snap_compare: Callable[..., bool]) -> None:
    assert snap_compare(app_of(scene), terminal_size=size)


@pytest.mark.parametrize(
    ("scene", "key", "entry"),
    [("weigh", "enter", entries.Confirm), ("knobs", "s", entries.Skip), ("stack", "escape", entries.Back)],
)
async def test_keys_become_entries(scene: str, key: str, entry: type) -> None:
    source = RecordingSource(PLATE_SCENES[scene]())
    async with app_of(scene, source).run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press(key)
        await pilot.pause()
        assert [type(one) for one in source.entries] == [entry]


async def test_a_small_terminal_names_the_knob_without_a_plan() -> None:
    app = app_of("stack")
    async with app.run_test(size=(62, 20)) as pilot:
        await pilot.pause()
        shown = "\n".join(app.screen.query_one("#stage-sheet").drawing().plain())  # type: ignore[attr-defined]
        assert "Knob 3 from the left, 12 from the near edge" in shown, shown
        assert ">■<" not in shown


async def test_enter_at_the_end_leaves() -> None:
    app = app_of("done")
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
    assert app.return_value is None
    assert not app.is_running
