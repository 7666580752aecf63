"""A ground map on the plate (R2.2): laid before the game or at its beginning, and no riddle to anybody."""

import pytest
from tests.app.on_plan import staircase
from tests.app.plate_game import CORNERS, PlateTable, acts

from monkey_palace.notation import parse_placements
from monkey_palace.pieces import Piece
from palace_hub.referee import entries as say


@pytest.fixture
def table(tmp_path):
    table = PlateTable.opened(tmp_path / "journal.sqlite")
    table.plug("p#1", table.plate)
    table.pass_time(4.0)
    yield table
    table.journal.close()


def lay(table, seconds=2.0):
    table.plate.lay_map()
    table.pass_time(seconds)
    for number in range(len(CORNERS)):
        table.plate.pin_map(number)
        table.pass_time(seconds)


def begin(table, *, leave_out=None):
    """The starting staircase is built, and the game begins."""
    start = [one for one in parse_placements(" ".join(table.state.palace)) if one.piece is not leave_out]
    table.build(*start)
    table.enter(say.Confirm())
    table.pass_time(8.0)


def test_the_map_is_laid_and_pinned_before_the_starting_staircase(table):
    table.enter(say.NewGame(players=("Ann", "Bo"), deck_seed=3))
    table.pass_time(4.0)
    lay(table)
    begin(table)
    assert table.question() is None
    table.whole_turn(staircase(table))
    pieces = staircase(table)
    table.build(*pieces)
    assert table.seen() == acts(pieces)


def test_the_map_lies_there_before_anybody_begins(table):
    lay(table)
    table.enter(say.NewGame(players=("Ann", "Bo"), deck_seed=3))
    begin(table)
    assert table.question() is None
    pieces = staircase(table)
    table.build(*pieces)
    assert table.seen() == acts(pieces)


def test_a_staircase_and_its_map_that_stood_there_before_the_hub(table):
    lay(table)
    table.enter(say.NewGame(players=("Ann", "Bo"), deck_seed=3))
    table.build(*parse_placements(" ".join(table.state.palace)))
    table.restart()
    table.pass_time(3.0)
    table.enter(say.Resume(), say.Confirm())
    table.pass_time(8.0)
    assert table.question() is None
    pieces = staircase(table)
    table.build(*pieces)
    assert table.seen() == acts(pieces)


@pytest.mark.parametrize("missing", [Piece.ARCH, Piece.BRICK])
def test_a_piece_that_is_missing_on_the_map_is_asked_about(table, missing):
    table.enter(say.NewGame(players=("Ann", "Bo"), deck_seed=3))
    lay(table)
    begin(table, leave_out=missing)
    assert table.question()["what"] == "plate"
    assert table.question()["grams"] < -0.3


def test_a_game_after_a_kill_knows_its_map(table):
    table.enter(say.NewGame(players=("Ann", "Bo"), deck_seed=3))
    lay(table)
    begin(table)
    table.whole_turn(staircase(table))
    table.restart()
    table.pass_time(3.0)
    table.enter(say.Resume())
    table.pass_time(8.0)
    assert table.question() is None
    pieces = staircase(table)
    table.build(*pieces)
    assert table.seen() == acts(pieces)
