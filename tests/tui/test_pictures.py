"""Pictures of every step. Look at each picture before you store it with `--snapshot-update`."""

from collections.abc import Awaitable, Callable

import pytest
from tests.tui.conftest import RecordingSource
from tests.tui.scenes.index import DEVICES, SCENES, TRAY_SCENES
from tests.tui.scenes.turn import evidence_in_log
from textual.pilot import Pilot

from palace_hub.locale.catalogue import Catalogue
from palace_hub.tui.palace_app import PalaceApp

NARROW = (100, 30)
WIDE = (120, 36)
FAR = (80, 24)

Compare = Callable[..., bool]


def app_of(scene: str, terminal: str = "xterm-256color") -> PalaceApp:
    return PalaceApp(
        RecordingSource((SCENES | DEVICES | TRAY_SCENES)[scene]()), catalogue=Catalogue(), terminal=terminal, interval=0
    )


def pressing(*keys: str) -> Callable[[Pilot[None]], Awaitable[None]]:
    async def press(pilot: Pilot[None]) -> None:
        await pilot.press(*keys)
        await pilot.pause()

    return press


@pytest.mark.parametrize("scene", sorted(SCENES))
def test_each_step(scene: str, snap_compare: Compare) -> None:
    assert snap_compare(app_of(scene), terminal_size=NARROW)


@pytest.mark.parametrize(
    "scene",
    [
        "build",
        "cards",
        "recurring",
        "wrong_take",
        "score",
        "question",
        "place_cards",
        "plan_build",
        "plan_fault",
        "plan_knob",
        "plate_build",
        "which_staircase",
    ],
)
def test_wide(scene: str, snap_compare: Compare) -> None:
    assert snap_compare(app_of(scene), terminal_size=WIDE)


@pytest.mark.parametrize(
    "scene",
    ["build", "cards", "wrong_take", "recurring", "score", "resume", "plan_build", "plan_fault", "plan_knob"],
)
def test_light(scene: str, snap_compare: Compare) -> None:
    assert snap_compare(app_of(scene), terminal_size=NARROW, run_before=pressing("t"))


@pytest.mark.parametrize(
    "scene",
    ["build", "cards", "wrong_take", "recurring", "place_cards", "score", "start", "plan_build", "which_staircase"],
)
def test_far_by_itself(scene: str, snap_compare: Compare) -> None:
    assert snap_compare(app_of(scene), terminal_size=FAR)


@pytest.mark.parametrize("size", [FAR, NARROW], ids=["80", "100"])
@pytest.mark.parametrize("scene", sorted(TRAY_SCENES))
def test_the_tray_is_set_up(scene: str, size: tuple[int, int], snap_compare: Compare) -> None:
    assert snap_compare(app_of(scene), terminal_size=size)


@pytest.mark.parametrize("size", [FAR, NARROW], ids=["80", "100"])
@pytest.mark.parametrize("keys", ["l", "l,down", "l,enter"])
def test_what_a_decision_rested_on(keys: str, size: tuple[int, int], snap_compare: Compare) -> None:
    app = PalaceApp(RecordingSource(evidence_in_log()), catalogue=Catalogue(), terminal="xterm-256color", interval=0)
    assert snap_compare(app, terminal_size=size, run_before=pressing(*keys.split(",")))


def test_far_by_its_key(snap_compare: Compare) -> None:
    assert snap_compare(app_of("recurring"), terminal_size=NARROW, run_before=pressing("f"))


@pytest.mark.parametrize("scene", ["plan_build"])
def test_light_and_wide(scene: str, snap_compare: Compare) -> None:
    assert snap_compare(app_of(scene), terminal_size=WIDE, run_before=pressing("t"))


@pytest.mark.parametrize("scene", ["build", "cards", "wrong_take", "plan_fault", "plate_build", "which_staircase"])
def test_without_colour(scene: str, snap_compare: Compare, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert snap_compare(app_of(scene), terminal_size=NARROW)


def test_the_palace_page_without_colour(snap_compare: Compare, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert snap_compare(app_of("plan_build"), terminal_size=WIDE, run_before=pressing("p"))


def test_the_palace_page_on_the_bare_console(snap_compare: Compare) -> None:
    assert snap_compare(app_of("plan_build", "linux"), terminal_size=NARROW, run_before=pressing("p"))


@pytest.mark.parametrize(
    "scene", ["build", "cards", "wrong_take", "plan_fault", "plan_knob", "plate_build", "which_staircase"]
)
def test_bare_console(scene: str, snap_compare: Compare) -> None:
    assert snap_compare(app_of(scene, "linux"), terminal_size=NARROW)


@pytest.mark.parametrize(
    ("scene", "keys"),
    [
        ("build", "p"),
        ("build", "s"),
        ("build", "d"),
        ("build", "l"),
        ("build", "m"),
        ("build", "question_mark"),
        ("build", "c"),
        ("build", "o"),
        ("build", "ctrl+q"),
        ("build", "1"),
        ("plan_build", "p"),
        ("plan_begun", "a"),
        ("plate_build", "p"),
        ("plan_begun", "question_mark"),
        ("plan_monkey", "4"),
        ("plan_monkey", "right"),
        ("plan_off_lattice", "p"),
        ("cards", "3"),
        ("question", "e"),
        ("score", "right"),
        ("score", "right,right"),
        ("score", "left"),
        ("score", "left,right"),
    ],
)
def test_after_a_key(scene: str, keys: str, snap_compare: Compare) -> None:
    assert snap_compare(app_of(scene), terminal_size=NARROW, run_before=pressing(*keys.split(",")))


@pytest.mark.parametrize("size", [FAR, NARROW, WIDE], ids=["80", "100", "120"])
@pytest.mark.parametrize("scene", ["devices", "devices_troubled", "devices_gone"])
def test_devices(scene: str, size: tuple[int, int], snap_compare: Compare) -> None:
    assert snap_compare(app_of(scene), terminal_size=size, run_before=pressing("d"))


def test_devices_scrolled_to_the_problems(snap_compare: Compare) -> None:
    keys = ("d", *["pagedown"] * 4)
    assert snap_compare(app_of("devices_troubled"), terminal_size=NARROW, run_before=pressing(*keys))


def test_devices_light(snap_compare: Compare) -> None:
    assert snap_compare(app_of("devices_troubled"), terminal_size=WIDE, run_before=pressing("t", "d"))


def test_devices_without_colour(snap_compare: Compare, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert snap_compare(app_of("devices_troubled"), terminal_size=WIDE, run_before=pressing("d"))


def test_devices_on_the_bare_console(snap_compare: Compare) -> None:
    assert snap_compare(app_of("devices_troubled", "linux"), terminal_size=WIDE, run_before=pressing("d"))


def test_too_small(snap_compare: Compare) -> None:
    assert snap_compare(app_of("build"), terminal_size=(58, 18))
