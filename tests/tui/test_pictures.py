"""Pictures of every step. Look at each picture before you store it with `--snapshot-update`."""

from collections.abc import Callable

import pytest
from tests.cases import few
from tests.tui.scenes.index import DEVICES, SCENES, TRAY_SCENES
from tests.tui.scenes.turn import evidence_in_log
from tests.tui.shared_app import CONSOLE, GREY, LIGHT, NARROW, SMALL, WIDE, Kind, shared

from palace_hub.views.snapshot import Snapshot

TOO_SMALL = Kind((58, 18))

Compare = Callable[[str], bool]


def scene_of(name: str) -> Snapshot:
    return (SCENES | DEVICES | TRAY_SCENES)[name]()


@few(20, "scene", sorted(SCENES))
def test_each_step(scene: str, same_picture: Compare) -> None:
    assert same_picture(shared(NARROW).picture(scene_of(scene)))


@few(
    4,
    "scene",
    [
        "build",
        "cards",
        "wrong_take",
        "score",
        "score_palace",
        "question",
        "place_cards",
        "plan_build",
        "plate_build",
        "which_staircase",
    ],
)
def test_wide(scene: str, same_picture: Compare) -> None:
    assert same_picture(shared(WIDE).picture(scene_of(scene)))


@few(3, "scene", ["build", "cards", "wrong_take", "score", "plan_build", "plan_fault"])
def test_light(scene: str, same_picture: Compare) -> None:
    assert same_picture(shared(LIGHT).picture(scene_of(scene)))


@few(
    5,
    "scene",
    [
        "build",
        "cards",
        "correction",
        "four_players",
        "last_round",
        "place_cards",
        "plan_build",
        "score",
        "start",
        "which_staircase",
        "wrong_take",
    ],
)
def test_small(scene: str, same_picture: Compare) -> None:
    assert same_picture(shared(SMALL).picture(scene_of(scene)))


@few(5, "scene", sorted(TRAY_SCENES))
def test_the_tray_is_set_up(scene: str, same_picture: Compare) -> None:
    assert same_picture(shared(NARROW).picture(scene_of(scene)))


@pytest.mark.parametrize("scene", ["setup_find", "setup_report", "check_missing"])
def test_the_tray_is_set_up_small(scene: str, same_picture: Compare) -> None:
    assert same_picture(shared(SMALL).picture(scene_of(scene)))


@pytest.mark.parametrize(
    ("keys", "kind"),
    [("l", NARROW), ("l,down", NARROW), ("l,enter", NARROW), ("l,enter", SMALL)],
    ids=["l-100", "l,down-100", "l,enter-100", "l,enter-80"],
)
def test_what_a_decision_rested_on(keys: str, kind: Kind, same_picture: Compare) -> None:
    assert same_picture(shared(kind).picture(evidence_in_log(), *keys.split(",")))


@pytest.mark.parametrize(
    ("scene", "kind"),
    [
        pytest.param("recurring", NARROW, id="recurring-100", marks=pytest.mark.long),
        pytest.param("wrong_take", WIDE, id="wrong_take-120"),
        pytest.param("recurring", SMALL, id="recurring-80"),
        pytest.param("credits", WIDE, id="credits-120", marks=pytest.mark.long),
        pytest.param("cards", LIGHT, id="cards-100-light", marks=pytest.mark.long),
    ],
)
def test_far_by_its_key(scene: str, kind: Kind, same_picture: Compare) -> None:
    assert same_picture(shared(kind).picture(scene_of(scene), "f"))


@few(2, "scene", ["cards", "wrong_take", "plan_fault", "which_staircase"])
def test_without_colour(scene: str, same_picture: Compare) -> None:
    assert same_picture(shared(GREY).picture(scene_of(scene)))


def test_the_palace_page_without_colour(same_picture: Compare) -> None:
    assert same_picture(shared(GREY._replace(size=WIDE.size)).picture(scene_of("plan_build"), "p"))


def test_the_palace_page_on_the_bare_console(same_picture: Compare) -> None:
    assert same_picture(shared(CONSOLE).picture(scene_of("plan_build"), "p"))


@few(3, "scene", ["build", "cards", "wrong_take", "plan_fault", "plan_knob", "which_staircase"])
def test_bare_console(scene: str, same_picture: Compare) -> None:
    assert same_picture(shared(CONSOLE).picture(scene_of(scene)))


@few(
    8,
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
        ("build", "a"),
        ("plan_build", "p"),
        ("plan_begun", "a"),
        ("plate_build", "p"),
        ("plan_begun", "question_mark"),
        ("plan_monkey", "g"),
        ("plan_monkey", "right"),
        ("plan_off_lattice", "p"),
        ("cards", "3"),
        ("question", "e"),
        pytest.param("score", "right,right", marks=pytest.mark.long),
        pytest.param("score", "left", marks=pytest.mark.long),
        ("score", "left,right"),
    ],
)
def test_after_a_key(scene: str, keys: str, same_picture: Compare) -> None:
    assert same_picture(shared(NARROW).picture(scene_of(scene), *keys.split(",")))


@pytest.mark.parametrize(
    ("scene", "kind"),
    [
        pytest.param("devices", NARROW, id="devices-100"),
        pytest.param("devices_troubled", SMALL, id="devices_troubled-80"),
        pytest.param("devices_troubled", NARROW, id="devices_troubled-100", marks=pytest.mark.long),
        pytest.param("devices_troubled", WIDE, id="devices_troubled-120", marks=pytest.mark.long),
        pytest.param("devices_gone", NARROW, id="devices_gone-100"),
    ],
)
def test_devices(scene: str, kind: Kind, same_picture: Compare) -> None:
    assert same_picture(shared(kind).picture(scene_of(scene), "d"))


def test_devices_scrolled_to_the_problems(same_picture: Compare) -> None:
    keys = ("d", *["pagedown"] * 4)
    assert same_picture(shared(NARROW).picture(scene_of("devices_troubled"), *keys))


def test_devices_light(same_picture: Compare) -> None:
    assert same_picture(shared(WIDE).picture(scene_of("devices_troubled"), "t", "d"))


def test_devices_without_colour(same_picture: Compare) -> None:
    assert same_picture(shared(GREY._replace(size=WIDE.size)).picture(scene_of("devices_troubled"), "d"))


def test_devices_on_the_bare_console(same_picture: Compare) -> None:
    assert same_picture(shared(CONSOLE._replace(size=WIDE.size)).picture(scene_of("devices_troubled"), "d"))


def test_too_small(same_picture: Compare) -> None:
    assert same_picture(shared(TOO_SMALL).picture(scene_of("build")))
