"""Whole games around the table: seats on every side, a turned ground map, and a plate that is turned in mid-game.

The turns change no score: each game ends as the one of its seed in which nothing was turned.
"""

from pathlib import Path

import pytest
from tests.run.games import AROUND, MEDIUM_BOX, Played, play
from tests.run.test_whole_games import clean
from tests.run.whole_games.built_games import as_built, events

pytestmark = [pytest.mark.game, pytest.mark.long]


def around(folder: Path, seed: int, *more: str) -> tuple[Played, Played]:
    """The game of a seed with everything turned, and the same one typed at a table where nothing was."""
    players = 2 + seed % 3
    still = play(folder / "still", seed=seed, players=players, box=MEDIUM_BOX)
    turned = play(
        folder / "turned", *AROUND, "--map-turns", str(seed % 4), *more, seed=seed, players=players, box=MEDIUM_BOX
    )
    return still, turned


def scores(game: Played) -> list[int]:
    return [score["total"] for score in game.report["scores"]]


def told(game: Played) -> None:
    """The hub was told, or saw, how the map lies after each turn of the plate; the last one may come with the end."""
    assert game.table["plate_turned"] > 0
    assert events(game, "map_turned") >= game.table["plate_turned"] - 1


@pytest.mark.parametrize("seed", range(1, 11))
def test_without_a_plate_only_the_picture_turns(tmp_path: Path, seed: int):
    still, turned = around(tmp_path, seed)
    assert turned.outcome == still.outcome
    clean(turned, MEDIUM_BOX)
    told(turned)
    assert events(turned, "sides") > 0


@pytest.mark.parametrize("level", ["silver", "gold"])
@pytest.mark.parametrize("seed", range(1, 11))
def test_a_plate_that_is_turned_changes_no_score(tmp_path: Path, level: str, seed: int):
    still, turned = around(tmp_path, seed, "--level", level, "--entries", "plate")
    as_built(turned, scores(still))
    told(turned)
    assert events(turned, "way") <= events(turned, "staged") / 3


@pytest.mark.parametrize("seed", [1, 2])
def test_a_map_told_wrongly_is_corrected_before_the_first_turn(tmp_path: Path, seed: int):
    slip = ("--level", "silver", "--entries", "plate", "--map-told", str((seed + 1) % 4))
    still, turned = around(tmp_path, seed, *slip)
    as_built(turned, scores(still))
    assert events(turned, "way") <= events(turned, "staged") / 3
