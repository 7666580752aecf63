"""Pictures of the plate's set-up."""

from collections.abc import Callable

import pytest
from tests.cases import few
from tests.tui.scenes.plate import PLATE_SCENES
from tests.tui.setup.setup_screens import entries_of, leaves_by_enter
from tests.tui.shared_app import NARROW, WIDE, shared

from palace_hub.referee import entries


@few(5, "scene", sorted(PLATE_SCENES))
def test_a_plate_is_set_up(scene: str, same_picture: Callable[[str], bool]) -> None:
    assert same_picture(shared(NARROW).picture(PLATE_SCENES[scene]()))


@pytest.mark.parametrize("scene", ["knobs", "report"])
def test_a_plate_is_set_up_wide(scene: str, same_picture: Callable[[str], bool]) -> None:
    assert same_picture(shared(WIDE).picture(PLATE_SCENES[scene]()))


@pytest.mark.parametrize(
    ("scene", "key", "entry"),
    [("weigh", "enter", entries.Confirm), ("knobs", "s", entries.Skip), ("stack", "escape", entries.Back)],
)
def test_keys_become_entries(scene: str, key: str, entry: type) -> None:
    assert entries_of(PLATE_SCENES, scene, key) == [entry]


async def test_enter_at_the_end_leaves() -> None:
    assert await leaves_by_enter(PLATE_SCENES, "done")
