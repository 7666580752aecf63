"""Whole games by cards that the simulated people shuffle: the hub learns each card by its entry alone."""

import json
from pathlib import Path

import pytest
from tests.run.games import SMALL_BOX, Played, play, wall_instants
from tests.run.test_whole_games import clean

from palace_hub.referee.record import replay

pytestmark = pytest.mark.game


def as_counted_at_the_table(game: Played) -> None:
    """The hub knew no order of the cards, and its scores are those of the cards that the people hold."""
    assert game.table["entry_wrong"] == 0
    assert game.table["bananas_on_cards"] == [score["cards"] for score in game.report["scores"]]
    assert sum(game.table["bananas_on_cards"]) > 0
    state = replay(game.record).game.state
    assert state.deck == "printed"
    assert state.seed is None
    header = json.loads(game.record.read_text().splitlines()[0])
    assert header["deck"] == "printed"


def test_a_hub_that_is_killed_follows_the_printed_cards_and_what_was_named_wrongly_is_mended(tmp_path: Path):
    asked = ("--deck", "printed", "--entry-mistakes", "0.3")
    game = play(tmp_path, *asked, seed=3, box=SMALL_BOX, kill_after=wall_instants(3, 2, 3.0))
    assert game.hubs == 3
    assert game.table["entry_mistakes"] > 0
    clean(game, SMALL_BOX)
    as_counted_at_the_table(game)


@pytest.mark.long
@pytest.mark.parametrize("level", ["bronze", "silver"])
@pytest.mark.parametrize("seed", range(1, 11))
def test_ten_seeds_with_two_to_four_players(tmp_path: Path, level: str, seed: int):
    entries = ("--entries", "plate") if level == "silver" else ()
    asked = ("--deck", "printed", "--entry-mistakes", "0.05", "--level", level)
    game = play(tmp_path, *asked, *entries, seed=seed, players=2 + seed % 3)
    clean(game)
    as_counted_at_the_table(game)
