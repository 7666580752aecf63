"""A ground map on the plate (R2.2): laid before the game or at its beginning, and no riddle to anybody."""

import pytest
from tests.app.on_plan import staircase
from tests.app.plate_game import CORNERS, PlateTable, acts

from monkey_palace.notation import Placement, parse_placements
from monkey_palace.pieces import Piece
from palace_hub.referee import entries as say
from palace_hub.views.head import head
from palace_hub.views.snapshot import Stage
from palace_hub.views.wording import Wording


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
        told = table.shown.plate.start
        assert told is None or told.key == "explain-start"


def new_game(table):
    table.enter(say.NewGame(players=("Ann", "Bo"), deck_seed=3))
    table.pass_time(1.0)


def sees(table):
    """The next staircase is built, and nobody asks."""
    assert table.question() is None
    pieces = staircase(table)
    table.build(*pieces)
    return table.seen() == acts(pieces)


def begin(table, *, leave_out=None):
    """The starting staircase is built, and the game begins."""
    start = [one for one in parse_placements(" ".join(table.state.palace)) if one.piece is not leave_out]
    table.build(*start)
    table.enter(say.Confirm())
    table.pass_time(8.0)


def test_the_map_is_laid_and_pinned_before_the_starting_staircase(table):
    new_game(table)
    table.pass_time(3.0)
    lay(table)
    begin(table)
    assert table.question() is None
    table.whole_turn(staircase(table))
    assert sees(table)


def test_the_map_lies_there_before_anybody_begins(table):
    lay(table)
    new_game(table)
    begin(table)
    assert sees(table)


def test_a_staircase_and_its_map_that_stood_there_before_the_hub(table):
    lay(table)
    new_game(table)
    table.build(*parse_placements(" ".join(table.state.palace)))
    table.restart()
    table.pass_time(3.0)
    table.enter(say.Resume(), say.Confirm())
    table.pass_time(8.0)
    assert sees(table)


@pytest.mark.parametrize("missing", [Piece.ARCH, Piece.BRICK])
def test_what_the_starting_staircase_lacks_is_told_piece_by_piece(table, missing):
    new_game(table)
    lay(table)
    start = parse_placements(" ".join(table.state.palace))
    assert table.shown.plate.start.params["seen"] == 0
    start = sorted(start, key=lambda one: (one.z, one.x, one.y))
    left = next(one for one in reversed(start) if one.piece is missing)
    before = start[: start.index(left)]
    table.build(*before)
    table.enter(say.Confirm())
    assert table.core.stage is Stage.BUILD
    table.pass_time(15.0)
    told = table.shown.plate.start.params
    assert (told["seen"], told["of"], told["piece"]) == (len(before), 4, missing.value)
    assert (told["x"], told["y"]) == (left.x, left.y)
    assert table.shown.plate.off is None
    said = head(table.shown, Wording())
    assert said.sentence == "Starting staircase"
    assert f"sees {len(before)} of its 4 pieces" in said.explanation
    assert table.question() is None  # somebody builds it still
    table.build(*start[start.index(left) :])
    assert table.shown.plate.start is None
    assert sees(table)


def test_a_starting_staircase_that_nobody_goes_on_with_is_asked_about(table):
    new_game(table)
    lay(table)
    begin(table, leave_out=Piece.ARCH)
    assert table.question() is None
    table.pass_time(26.0)
    assert table.question()["what"] == "plate"
    assert table.question()["grams"] < -0.3


def test_what_is_no_part_of_the_starting_staircase_is_named(table):
    new_game(table)
    lay(table)
    stray = Placement(Piece.ARCH, 5, 5, 0, "e")
    table.build(stray)
    told = table.shown.plate.start
    assert told.key == "explain-start-extra"
    assert (told.params["piece"], told.params["x"], told.params["y"]) == ("arch", 5, 5)
    table.remove(stray)
    assert table.shown.plate.start.key == "explain-start"


def test_a_game_after_a_kill_knows_its_map(table):
    new_game(table)
    lay(table)
    begin(table)
    table.whole_turn(staircase(table))
    table.restart()
    table.pass_time(3.0)
    table.enter(say.Resume())
    table.pass_time(8.0)
    assert sees(table)
