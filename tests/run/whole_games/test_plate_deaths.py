"""A whole game on the plate's scale alone (silver), with hubs and plates that are killed."""

from pathlib import Path

import pytest
from tests.run.games import play
from tests.run.whole_games.built_games import SCORES, as_built, events, typed


@pytest.mark.game
@pytest.mark.long
def test_a_game_on_the_scale_alone_with_hubs_and_plates_that_die(tmp_path: Path):
    deaths = "kill-plate@420:2,unplug-plate@520:5"
    game = play(tmp_path, "--level", "silver", "--entries", "plate", "--kills", "2", "--events", deaths, seed=2)
    as_built(game, SCORES)
    assert game.table["kills"] == 2
    assert typed(game) <= 2 * events(game, "staged") / 3
