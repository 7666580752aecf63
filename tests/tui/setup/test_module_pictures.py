"""Pictures of a module's first measurements. A person looked at each picture before it was stored."""

from collections.abc import Callable

import pytest
from tests.cases import few
from tests.tui.scenes.module import MODULE_SCENES
from tests.tui.setup.setup_screens import entries_of, leaves_by_enter
from tests.tui.shared_app import NARROW, SMALL, shared

from palace_hub.referee import entries


@few(3, "scene", sorted(MODULE_SCENES))
def test_a_module_is_measured(scene: str, same_picture: Callable[[str], bool]) -> None:
    assert same_picture(shared(NARROW).picture(MODULE_SCENES[scene]()))


@pytest.mark.parametrize("scene", ["stop_late", "report"])
def test_a_module_is_measured_small(scene: str, same_picture: Callable[[str], bool]) -> None:
    assert same_picture(shared(SMALL).picture(MODULE_SCENES[scene]()))


@pytest.mark.parametrize(
    ("scene", "key", "entry"),
    [("stop_found", "enter", entries.Confirm), ("stops", "s", entries.Skip), ("brick", "escape", entries.Back)],
)
def test_keys_become_entries(scene: str, key: str, entry: type) -> None:
    assert entries_of(MODULE_SCENES, scene, key) == [entry]


async def test_enter_at_the_end_leaves() -> None:
    assert await leaves_by_enter(MODULE_SCENES, "done")
