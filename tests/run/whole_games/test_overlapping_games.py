"""Whole games in which the next player begins before the last turn is over, at a table that people sit around."""

from pathlib import Path

import pytest
from tests.run.games import AROUND, MEDIUM_BOX, SMALL_BOX, Played, play, wall_instants
from tests.run.test_whole_games import clean
from tests.run.whole_games.built_games import faults
from tests.run.whole_games.test_printed_cards import as_counted_at_the_table

pytestmark = pytest.mark.game


def overlapped(game: Played, taken: int, entered: int) -> None:
    """So much was done early, and somebody finished before the last player had taken the delivery."""
    assert game.table["overlap"]["taken"] >= taken
    assert game.table["overlap"]["entered"] >= entered
    assert game.table["overlap"]["first"] >= 1


@pytest.mark.long
def test_a_hub_that_is_killed_follows_an_impatient_table(tmp_path: Path):
    words = ("--overlap", "--deck", "printed", *AROUND, "--map-turns", "3")
    game = play(tmp_path, *words, seed=3, box=SMALL_BOX, kill_after=wall_instants(3, 1, 4.0))
    assert game.hubs == 2
    clean(game, SMALL_BOX)
    as_counted_at_the_table(game)
    overlapped(game, 3, 10)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 11))
def test_ten_seeds_of_impatient_tables(tmp_path: Path, seed: int):
    entries = "plan" if seed <= 7 else "facts"
    words = ("--overlap", "--deck", "printed", "--entries", entries, *AROUND, "--map-turns", str(seed % 4))
    game = play(tmp_path, *words, seed=seed, players=2 + seed % 3)
    clean(game)
    as_counted_at_the_table(game)
    assert game.report["detections"]["wrong"] == 0
    overlapped(game, 5, 40 if entries == "plan" else 5)


@pytest.mark.long
@pytest.mark.parametrize(("level", "seed"), [*(("silver", seed) for seed in range(1, 11)), ("gold", 1), ("gold", 2)])
def test_next_players_who_build_on_the_plate(tmp_path: Path, level: str, seed: int):
    words = ("--overlap", "--deck", "printed", "--level", level, "--entries", "plate", *AROUND)
    game = play(tmp_path, *words, seed=seed, players=2 + seed % 3, box=MEDIUM_BOX)
    assert game.report["detections"]["silent_wrong"] == 0, game.table["notes"]
    assert not faults(game), "the sensing failed: see the hub's log"
    as_counted_at_the_table(game)
    assert game.table["overlap"]["built"] >= 3
    assert game.table["plate_turned"] > 0


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 4))
def test_hands_that_err_while_the_next_player_begins_are_told(tmp_path: Path, seed: int):
    game = play(tmp_path, "--overlap", "--faults", "wrong_takes", seed=seed, box=MEDIUM_BOX)
    clean(game, MEDIUM_BOX)
    made = game.report["violations"]
    assert made["made"] > 0
    assert made["caught"] == made["made"], game.table["violations_made"]
