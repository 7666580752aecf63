"""Pictures of the plate's set-up."""

from collections.abc import Callable

import pytest
from tests.tui.scenes.plate import PLATE_SCENES
from tests.tui.setup_screens import app_on, entries_of, leaves_by_enter

from palace_hub.referee import entries


@pytest.mark.parametrize("size", [(100, 30), (120, 36)], ids=["100", "120"])
@pytest.mark.parametrize("scene", sorted(PLATE_SCENES))
def test_a_plate_is_set_up(scene: str, size: tuple[int, int], snap_compare: Callable[..., bool]) -> None:
    assert snap_compare(app_on(PLATE_SCENES, scene)[0], terminal_size=size)


@pytest.mark.parametrize(
    ("scene", "key", "entry"),
    [("weigh", "enter", entries.Confirm), ("knobs", "s", entries.Skip), ("stack", "escape", entries.Back)],
)
async def test_keys_become_entries(scene: str, key: str, entry: type) -> None:
    assert await entries_of(PLATE_SCENES, scene, key) == [entry]


async def test_enter_at_the_end_leaves() -> None:
    assert await leaves_by_enter(PLATE_SCENES, "done")
