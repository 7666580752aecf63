"""Pictures of a module's first measurements. A person looked at each picture before it was stored."""

from collections.abc import Callable

import pytest
from tests.tui.scenes.module import MODULE_SCENES
from tests.tui.setup_screens import app_on, entries_of, leaves_by_enter

from palace_hub.referee import entries


@pytest.mark.parametrize("size", [(80, 24), (100, 30)], ids=["80", "100"])
@pytest.mark.parametrize("scene", sorted(MODULE_SCENES))
def test_a_module_is_measured(scene: str, size: tuple[int, int], snap_compare: Callable[..., bool]) -> None:
    assert snap_compare(app_on(MODULE_SCENES, scene)[0], terminal_size=size)


@pytest.mark.parametrize(
    ("scene", "key", "entry"),
    [("stop_found", "enter", entries.Confirm), ("stops", "s", entries.Skip), ("brick", "escape", entries.Back)],
)
async def test_keys_become_entries(scene: str, key: str, entry: type) -> None:
    assert await entries_of(MODULE_SCENES, scene, key) == [entry]


async def test_enter_at_the_end_leaves() -> None:
    assert await leaves_by_enter(MODULE_SCENES, "done")
