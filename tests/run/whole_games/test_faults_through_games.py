"""Whole games with every fault: no silent wrong count, no standstill, the same score as without faults."""

from pathlib import Path

import pytest
from tests.run.games import FULL_BOX, SMALL_BOX, Box, Played, play

from palace_hub.sim.faults import FAULTS
from palace_hub.sim.plate.faults import PLATE_FAULTS

MOST_QUESTIONS = {"good": 0.002, "cheap1kg": 0.02}
BROKEN = ("wrong_piece", "cell_swap", "cell_death")
"""Faults that end in a question, a count by hand or a correction."""
HANDS = ("resting_finger", "two_hands", "one_by_one")
ROOM = ("warm_up", "temperature_ramp", "draught", "table_bump", "hum_off_rate")
EFFECTS = ("mains_60hz", "long_rests", "off_centre", "drops", "press_shift", "touching_wire")
"""Effects of the virtual tray that are off by default."""
WORDS = ("spikes", "corrupt_words", "missing_conversions")
CI = (
    (2, "good", ("wrong_piece", "cell_swap", *WORDS)),
    pytest.param(3, "good", ("cell_death", "resting_finger", "draught"), marks=pytest.mark.long),
    pytest.param(4, "cheap1kg", ("warm_up", "two_hands", "missing_conversions"), marks=pytest.mark.long),
)


def play_with(folder: Path, seed: int, build: str, faults: tuple[str, ...], box: Box = FULL_BOX) -> Played:
    return play(folder, "--build", build, "--faults", ",".join(faults), seed=seed, box=box)


def honest(game: Played) -> None:
    assert game.report["winners"]
    assert game.report["detections"]["silent_wrong"] == 0, game.table["notes"]


@pytest.mark.game
@pytest.mark.parametrize(
    ("seed", "build", "faults"), CI, ids=lambda one: "+".join(one) if isinstance(one, tuple) else None
)
@pytest.mark.long
def test_a_game_with_faults_is_scored_and_nothing_in_it_is_silently_wrong(
    tmp_path: Path, seed: int, build: str, faults: tuple[str, ...]
) -> None:
    game = play_with(tmp_path, seed, build, faults, SMALL_BOX)
    honest(game)
    if "cell_swap" in faults:
        assert game.report["detections"]["questions"] > 0


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 31))
def test_thirty_games_over_both_builds(tmp_path: Path, seed: int) -> None:
    build = ("good", "cheap1kg")[seed % 2]
    kinds = (HANDS, ROOM, WORDS, ("creep",))
    faults = tuple(kind[(seed // 2) % len(kind)] for kind in kinds)
    game = play_with(tmp_path, seed, build, faults)
    honest(game)
    found = game.report["detections"]
    assert found["questions"] <= max(1, MOST_QUESTIONS[build] * found["events"])


@pytest.mark.long
@pytest.mark.parametrize("name", EFFECTS)
def test_a_game_with_each_effect_of_the_tray(tmp_path: Path, name: str) -> None:
    honest(play_with(tmp_path, 5, "good", (name,), SMALL_BOX))


@pytest.mark.long
@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.parametrize("seed", range(1, 6))
def test_what_breaks_is_asked_about_or_counted_by_hand(tmp_path: Path, seed: int, name: str) -> None:
    plain, broken = play(tmp_path / "plain", seed=seed), play_with(tmp_path / "broken", seed, "good", (name,))
    honest(broken)
    assert broken.outcome == plain.outcome


def test_every_fault_of_the_cells_is_played_in_some_game() -> None:
    links = {"wrong_takes", "planted_miscount", "heavy_drift", "flipped_bits", "node_killed", "unplug", "reset"}
    links |= {"broker_kill", "garbage", "cable_pulled", "damaged_messages", "plate_forbidden", "plate_wordless"}
    assert {*BROKEN, *HANDS, *ROOM, *WORDS, *EFFECTS, "creep", *PLATE_FAULTS} | links == set(FAULTS)
