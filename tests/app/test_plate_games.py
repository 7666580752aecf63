"""Whole games in which hands build on the plate and type nothing, against what the tray alone plays with the seed."""

import sqlite3
from pathlib import Path

import pytest
from tests.app.games import Played, play
from tests.app.test_whole_games import PINNED

from palace_hub.sim.own_broker import mosquitto
from palace_hub.sim.plate_faults import PLATE_FAULTS

SCORES = PINNED["2 players"][1]
"""What is scored with seed 2, whoever enters the staircases and however."""
LINE = "unplug,reset,broker_kill,garbage"
LIBRARY = ("unplug", "reset", "broker_kill", "garbage", "node_killed", "damaged_messages", *PLATE_FAULTS)

pytestmark = pytest.mark.game


def as_built(game: Played, scores: object) -> None:
    """Nothing was committed that did not stand, and the game ended as it does where staircases are typed."""
    found = game.report["detections"]
    assert found["silent_wrong"] == found["wrong"] == 0, game.table["notes"]
    assert [score["total"] for score in game.report["scores"]] == scores


def events(game: Played, kind: str) -> int:
    """How many events of a kind the journal has."""
    with sqlite3.connect(game.journal) as journal:
        (count,) = journal.execute("SELECT count(*) FROM event WHERE kind = ?", (kind,)).fetchone()
    return int(count)


def typed(game: Played) -> int:
    """Staircases that were typed, since the plate was away or could not tell: this table's rings at 10 Hz."""
    return events(game, "way")


def test_a_game_on_the_scale_alone_with_hubs_and_plates_that_die(tmp_path: Path):
    deaths = "kill-plate@420:2,unplug-plate@520:5"
    game = play(tmp_path, "--level", "silver", "--entries", "plate", "--kills", "2", "--events", deaths, seed=2)
    as_built(game, SCORES)
    assert game.table["kills"] == 2
    assert typed(game) <= 2 * events(game, "staged") / 3


def test_a_game_with_hall_sensors_over_a_line_that_fails(tmp_path: Path, record):
    faults = f"{LINE},plate_dead_hall,plate_bumps"
    built = ("--level", "gold", "--entries", "plate", "--faults", faults)
    game = play(tmp_path, *built, "--events", "kill-broker@700:10,unplug-plate@850:5", seed=2)
    stood = game.report["link_states"]
    record(
        "game",
        "built on the plate alone, with unplug, reset, broker_kill and garbage: the same scores, silent_wrong 0",
        level="gold",
        same_scores=[score["total"] for score in game.report["scores"]] == SCORES,
        silent_wrong=game.report["detections"]["silent_wrong"],
        damaged_lines=game.report["links"]["tray"]["rx_bad"],
        **{f"{node}_seconds_in": states for node, states in stood.items()},
    )
    as_built(game, SCORES)
    assert game.report["links"]["tray"]["rx_bad"] > 10
    assert typed(game) <= 2 * events(game, "staged") / 3
    assert sum(stood["tray"].values()) == pytest.approx(game.table["t"], abs=1.0)
    assert stood["tray"]["absent"] >= 5.0
    assert stood["tray"]["live"] > 0.9 * game.table["t"]
    assert stood["plate"]["live"] > 0.8 * game.table["t"]
    assert events(game, "plate_level") >= 3
    if mosquitto() is not None:
        assert stood["plate"]["absent"] > 10.0


@pytest.mark.long
@pytest.mark.parametrize("level", ["silver", "gold"])
@pytest.mark.parametrize("seed", range(1, 11))
def test_ten_seeds_with_the_fault_library(tmp_path: Path, level: str, seed: int):
    players = 2 + seed % 3
    faults = ",".join(LIBRARY[number % len(LIBRARY)] for number in range(3 * seed, 3 * seed + 3))
    typed = play(tmp_path / "typed", seed=seed, players=players)
    built = ("--level", level, "--entries", "plate", "--faults", faults)
    game = play(tmp_path / "built", *built, seed=seed, players=players)
    as_built(game, [score["total"] for score in typed.report["scores"]])
