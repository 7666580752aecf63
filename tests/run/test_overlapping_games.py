"""Whole games in which the next player begins before the last turn is over."""

from pathlib import Path

import pytest
from tests.run.games import SMALL_BOX, Played, play, wall_instants
from tests.run.test_printed_cards import as_counted_at_the_table
from tests.run.test_whole_games import clean

pytestmark = pytest.mark.game


def overlapped(game: Played, taken: int, entered: int) -> None:
    """So much was done early, and somebody finished before the last player had taken the delivery."""
    assert game.table["overlap"]["taken"] >= taken
    assert game.table["overlap"]["entered"] >= entered
    assert game.table["overlap"]["first"] >= 1


def test_a_hub_that_is_killed_follows_an_impatient_table(tmp_path: Path):
    game = play(tmp_path, "--overlap", "--deck", "printed", seed=3, box=SMALL_BOX, kill_after=wall_instants(3, 1, 4.0))
    assert game.hubs == 2
    clean(game, SMALL_BOX)
    as_counted_at_the_table(game)
    overlapped(game, 3, 10)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 11))
def test_ten_seeds_of_impatient_tables(tmp_path: Path, seed: int):
    entries = ("plan", "mixed", "facts")[seed % 3]
    game = play(tmp_path, "--overlap", "--deck", "printed", "--entries", entries, seed=seed, players=2 + seed % 3)
    clean(game)
    as_counted_at_the_table(game)
    assert game.report["detections"]["wrong"] == 0
    overlapped(game, 8, 10)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 4))
def test_hands_that_err_while_the_next_player_begins_are_told(tmp_path: Path, seed: int):
    game = play(tmp_path, "--overlap", "--faults", "wrong_takes", seed=seed, box=SMALL_BOX)
    clean(game, SMALL_BOX)
    made = game.report["violations"]
    assert made["made"] > 0
    assert made["caught"] == made["made"], game.table["violations_made"]
