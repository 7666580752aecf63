"""The scenes of `scenes/`, each at its levels; and the runner itself: it must find what is wrong."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.core.fixtures import plates_are_calibrated_once
from tests.stories.play import play
from tests.stories.positions import Positions
from tests.stories.scene import BadScene, Scene, scenes

__all__ = ["plates_are_calibrated_once"]

LONG = {
    "an-ordinary-turn-at-gold",
    "arch-into-the-bricks",
    "ben-cannot-wait",
    "ben-cannot-wait-at-the-plate",
    "ben-finishes-first",
    "ben-plays-papas-turn",
    "bens-lump",
    "box-lid",
    "both-deliveries-and-one-too-many",
    "brick-behind-the-radiator",
    "brick-fallen-from-a-hand",
    "delivery-in-three-goes",
    "frog-thought-better-of",
    "glass-beside-an-early-build",
    "four-goes-of-two-people",
    "wrong-pile-named",
    "last-arch-under-the-crisps",
    "leaf-a-handful-and-no-cards-yet",
    "leaning-on-the-table",
    "leaves-with-the-next-leaf",
    "leaving-taken-back",
    "left-hand-right-hand",
    "looked-underneath-while-ben-builds",
    "lost-while-setting-out",
    "map-told-wrongly",
    "monkey-before-the-bricks",
    "phone-call",
    "phone-on-the-plate",
    "plate-turned-in-mid-build",
    "question-answered-wrongly",
    "taken-down-and-rebuilt",
    "the-monkey-comes-down-and-is-touched",
    "turned-then-built-early",
    "undo-after-the-delivery",
    "undo-and-redo-with-a-draft",
    "undo-under-early-pieces",
    "wrong-player-arch-first",
}
"""Scenes whose parts other scenes or the tests of core have, too: an ordinary run leaves them out."""
ALL = [
    pytest.param(
        scene,
        level,
        id=f"{scene.file}-{level}",
        marks=() if level == scene.levels[0] and scene.file not in LONG else pytest.mark.long,
    )
    for scene in scenes()
    for level in scene.levels
]
"""Each scene at each of its levels; an ordinary run plays most at their first."""
WITHOUT_CODE = "without the code"


@pytest.fixture(scope="session")
def positions(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Positions]:
    return Positions(tmp_path_factory.mktemp("stories"))


@pytest.mark.parametrize(("scene", "level"), ALL)
def test_scene(scene: Scene, level: str, positions: Positions):
    result = play(scene, level, positions)
    assert result.outcome == "pass", result.text


def test_each_scene_that_an_ordinary_run_leaves_out_exists():
    assert {scene.file for scene in scenes()} >= LONG


def test_there_are_enough_scenes_and_ten_of_them_are_written_without_the_code():
    assert len(scenes()) >= 25
    assert sum(scene.written == WITHOUT_CODE for scene in scenes()) >= 10


def outcome(positions: Positions, *steps: dict[str, Any], **end: Any) -> tuple[str, str]:
    scene = Scene.of("made", {"name": "Made here", "levels": ["bronze"], "steps": list(steps), "end": end})
    result = play(scene, "bronze", positions)
    return result.outcome, result.text


def test_an_expectation_that_is_not_met_is_wrong(positions: Positions):
    found, text = outcome(positions, {"who": "Ann", "takes": {"brick": 1}, "silent": 1})
    assert found == "wrong"
    assert "put right" in text
    assert outcome(positions, {"who": "Ann", "takes": {"brick": 1}, "put_back": {"brick": 1}})[0] == "pass"
    assert outcome(positions, {"waits": 1}, turn="Bo")[0] == "wrong"


@pytest.mark.parametrize(("asks", "found"), [({}, "asked"), ({"asks": "object"}, "pass"), ({"asks": "count"}, "wrong")])
def test_a_question_passes_only_where_the_scene_demands_it(positions: Positions, asks: dict[str, str], found: str):
    lid = {"lays": "lid", "grams": 40, "across": ["brick"]}
    steps = ({"waits": 8}, asks, {"lifts": "lid"}, {"waits": 8})
    assert outcome(positions, lid, *filter(None, steps))[0] == found


def test_a_silent_difference_is_wrong_whatever_the_scene_says(positions: Positions):
    """Bo's brick weighs as much as a light green leaf; the player who takes is not seen by a scale."""
    found, text = outcome(positions, {"who": "Bo", "puts_back": {"brick": 1}, "into": "dark_green", "meanwhile": True},
                          {"who": "Bo", "takes": {"dark_green": 1}})  # fmt: skip
    assert found == "wrong"
    assert "silently wrong" in text


def test_pieces_of_the_wrong_player_are_found_at_the_end(positions: Positions):
    found, text = outcome(positions, {"who": "Ann", "gives": {"arch": 1}, "to": "Bo"})
    assert found == "wrong"
    assert "Ann has 1 arch fewer than the book" in text


@pytest.mark.parametrize(
    "step",
    [
        {"jumps": 1},
        {"who": "Ann", "takes": {"stone": 1}},
        {"who": "Zoe", "takes": {"arch": 1}},
        {"takes": {"arch": 99}},
    ],
    ids=["deed", "piece", "player", "number"],
)
def test_a_step_that_does_not_follow_the_format_is_named(positions: Positions, step: dict[str, Any]):
    with pytest.raises(BadScene, match="step 1"):
        outcome(positions, step)


def test_unknown_words_of_a_scene_are_named():
    with pytest.raises(BadScene, match="colour"):
        Scene.of("made", {"name": "x", "steps": [], "end": {}, "colour": "red"})


def test_a_scene_in_a_file_is_read(tmp_path: Path):
    file = tmp_path / "one.toml"
    file.write_text('name = "One"\nlevels = ["gold"]\nsteps = [{ waits = 1 }]\n[end]\n')
    assert Scene.read(file).levels == ("gold",)
