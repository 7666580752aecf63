"""A ground map on the plate (R2.2), laid before the game or at its start."""

import pytest
from tests.core.on_plan import staircase
from tests.core.plate.plate_game import CORNERS, PlateTable, acts

from monkey_palace.board.notation import Placement, parse_placements
from monkey_palace.board.pieces import Piece
from palace_hub.referee import entries as say
from palace_hub.sim.plate.specimen import MIDDLE
from palace_hub.views.snapshot import Stage
from palace_hub.views.table.head import head
from palace_hub.views.wording import Wording


def plugged_in(path):
    table = PlateTable.opened(path)
    table.plug("p#1", table.plate)
    table.pass_time(4.0)
    return table


@pytest.fixture
def table(copy_of):
    return copy_of(plugged_in)


def lay(table, seconds=2.0):
    table.plate.lay_map()
    table.pass_time(seconds)
    for number in range(len(CORNERS)):
        table.plate.pin_map(number)
        table.pass_time(seconds)
        told = table.shown.plate.start
        assert told is None or told.key == "explain-start"


def start_of(table):
    return parse_placements(" ".join(table.state.palace))


def pin(table, *numbers):
    for number in numbers:
        table.plate.pin_map(number)
        table.pass_time(2.0)


def ground(table):
    """The message about the ground map, or None."""
    told = table.shown.plate.ground
    return told and (told.key.removeprefix("explain-ground-"), dict(told.params))


def new_game(table):
    table.enter(say.NewGame(players=("Ann", "Bo"), deck_seed=3))
    table.pass_time(1.0)


def sees(table):
    """Build the next staircase; the hub asks nothing."""
    assert table.question() is None
    pieces = staircase(table)
    table.build(*pieces)
    return table.seen() == acts(pieces)


def begin(table, *, leave_out=None):
    """Build the starting staircase and begin the game."""
    table.build(*(one for one in start_of(table) if one.piece is not leave_out))
    confirm(table)


def confirm(table):
    table.enter(say.Confirm())
    table.pass_time(8.0)


def after_a_kill(table):
    """Restart the hub a turn later and resume the game."""
    table.whole_turn(staircase(table))
    table.restart()
    table.pass_time(3.0)
    table.enter(say.Resume())
    table.pass_time(8.0)


def lay_but_the_last(table):
    """Lay the map and three of its corner bricks."""
    table.plate.lay_map()
    table.pass_time(2.0)
    pin(table, 0, 1, 2)


def begin_at_once(table):
    confirm(table)
    assert table.question() is None


def test_the_map_is_laid_and_pinned_before_the_starting_staircase(table):
    new_game(table)
    table.pass_time(3.0)
    lay(table)
    begin(table)
    assert table.question() is None
    table.whole_turn(staircase(table))
    assert sees(table)


@pytest.mark.long
def test_a_map_laid_before_the_game_is_accepted(table):
    lay(table)
    new_game(table)
    begin(table)
    assert ground(table) is None
    assert sees(table)


@pytest.mark.long
def test_a_map_and_staircase_from_before_a_restart_are_accepted(table):
    lay(table)
    new_game(table)
    table.build(*parse_placements(" ".join(table.state.palace)))
    table.restart()
    table.pass_time(3.0)
    table.enter(say.Resume(), say.Confirm())
    table.pass_time(8.0)
    assert sees(table)


@pytest.mark.long
@pytest.mark.parametrize("missing", [Piece.ARCH, pytest.param(Piece.BRICK, marks=pytest.mark.long)])
def test_the_next_missing_piece_of_the_starting_staircase_is_named(table, missing):
    new_game(table)
    lay(table)
    start = parse_placements(" ".join(table.state.palace))
    assert table.shown.plate.start.params["seen"] == 0
    start = sorted(start, key=lambda one: (one.z, one.x, one.y))
    left = next(one for one in reversed(start) if one.piece is missing)
    before = start[: start.index(left)]
    table.build(*before)
    table.enter(say.Confirm())
    assert table.core.hub.stage is Stage.BUILD
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


@pytest.mark.long
def test_an_unfinished_starting_staircase_is_asked_about_after_a_while(table):
    new_game(table)
    lay(table)
    begin(table, leave_out=Piece.ARCH)
    assert table.question() is None
    table.pass_time(26.0)
    assert table.question().what == "plate"
    assert table.question().grams < -0.3


@pytest.mark.long
def test_a_piece_outside_the_starting_staircase_is_named_with_its_place(table):
    new_game(table)
    lay(table)
    stray = Placement(Piece.ARCH, 5, 5, 0, "e")
    table.build(stray)
    told = table.shown.plate.start
    assert told.key == "explain-start-extra"
    assert (told.params["piece"], told.params["at"]) == ("arch", str(stray))
    table.remove(stray)
    assert table.shown.plate.start.key == "explain-start"


@pytest.mark.long
def test_a_resumed_game_still_knows_its_map(table):
    new_game(table)
    lay(table)
    begin(table)
    after_a_kill(table)
    assert sees(table)


NONE = ("none", {})


def test_a_missing_ground_map_is_reported_until_the_first_build(table):
    new_game(table)
    table.pass_time(3.0)
    assert ground(table) is None  # it may come yet
    begin(table)
    assert ground(table) == NONE
    assert head(table.shown, Wording()).explanation.startswith("The plate has not felt a ground map since its set-up")
    assert table.question() is None
    assert sees(table)
    assert ground(table) is None


def test_building_the_starting_staircase_without_a_map_still_names_the_next_piece(table):
    new_game(table)
    table.enter(say.Confirm())
    table.pass_time(3.0)
    table.build(start_of(table)[0])
    assert ground(table) == NONE
    assert head(table.shown, Wording()).explanation.startswith("The plate sees 1 of its ")


@pytest.mark.long
def test_before_the_starting_staircase_the_map_is_asked_for_first(table):
    new_game(table)
    table.enter(say.Confirm())
    table.pass_time(3.0)
    assert ground(table) == NONE
    said = head(table.shown, Wording())
    assert said.sentence == "Starting staircase"
    assert said.explanation.startswith("The plate has not felt a ground map")
    lay(table)
    assert ground(table) is None
    table.build(*start_of(table))
    assert sees(table)


@pytest.mark.long
@pytest.mark.parametrize("begun", [pytest.param(False, marks=pytest.mark.long), True])
def test_the_map_can_be_laid_after_the_starting_staircase_was_removed_again(table, begun):
    new_game(table)
    start = start_of(table)
    table.build(*start)
    if begun:
        confirm(table)
    table.remove(*reversed(start))
    assert ground(table) == (NONE if begun else None)
    lay(table)
    table.build(*start)
    assert ground(table) is None
    if not begun:
        confirm(table)
    assert sees(table)
    assert table.core.hub.book.questions == 0


@pytest.mark.long
@pytest.mark.parametrize(
    ("missing", "corner"),
    [
        pytest.param(0, "sw", marks=pytest.mark.long),
        pytest.param(1, "se", marks=pytest.mark.long),
        (2, "nw"),  # between corner and palace nothing stands: its brick may pass for a column on the map's corner
        pytest.param(3, "ne", marks=pytest.mark.long),
    ],
)
def test_a_missing_corner_brick_is_named_and_may_come_late(table, missing, corner):
    new_game(table)
    table.plate.lay_map()
    table.pass_time(2.0)
    pin(table, *{0, 1, 2, 3} - {missing})
    assert ground(table) is None  # it may come yet
    begin(table)
    assert ground(table) == ("corner", {"count": 1, "corner": corner})
    pin(table, missing)
    table.pass_time(10.0)
    assert ground(table) is None
    assert sees(table)
    assert table.core.hub.book.questions == 0


@pytest.mark.long
def test_a_corner_brick_may_come_after_the_starting_staircase(table):
    new_game(table)
    lay_but_the_last(table)
    table.build(*start_of(table))
    assert ground(table) == ("corner", {"count": 1, "corner": "ne"})
    pin(table, 3)
    table.pass_time(3.0)
    assert ground(table) is None
    begin_at_once(table)
    assert sees(table)


def test_a_map_without_corner_bricks_reports_four_missing_and_the_game_is_seen(table):
    new_game(table)
    table.plate.lay_map()
    table.pass_time(2.0)
    begin(table)
    assert ground(table) == ("corner", {"count": 4, "corner": "ne"})
    assert sees(table)


@pytest.mark.parametrize(
    ("east", "north", "side"),
    [(3, 0, "e"), *(pytest.param(*row, marks=pytest.mark.long) for row in ((-3, 0, "w"), (0, 3, "n"), (2, -2, "se")))],
)
@pytest.mark.long
def test_an_off_centre_map_is_reported_with_side_and_distance(table, east, north, side):
    new_game(table)
    table.plate.put(24_000.0, (MIDDLE + east, MIDDLE + north))
    table.pass_time(2.0)
    key, told = ground(table)
    assert (key, told["side"]) == ("aside", side)
    assert told["mm"] == pytest.approx(8 * (east**2 + north**2) ** 0.5, abs=1.5)
    pin(table, 0, 1, 2, 3)
    begin(table)
    assert ground(table) == (key, told)
    assert sees(table)


@pytest.mark.long
def test_a_map_moved_to_the_centre_is_reported_no_more(table):
    new_game(table)
    table.plate.put(24_000.0, (MIDDLE + 3, MIDDLE))
    table.pass_time(2.0)
    pin(table, 0, 1)
    table.plate.put(-24_000.0, (MIDDLE + 3, MIDDLE))
    table.plate.put(24_000.0, (MIDDLE, MIDDLE))
    table.pass_time(2.0)
    assert ground(table) is None
    pin(table, 2, 3)
    table.pass_time(2.0)
    begin(table)
    assert sees(table)


@pytest.mark.long
def test_a_resumed_game_reports_nothing_of_its_map(table):
    new_game(table)
    begin(table)
    after_a_kill(table)
    assert ground(table) is None


@pytest.mark.long
def test_a_corner_brick_that_comes_together_with_a_piece_is_recognised(table):
    new_game(table)
    lay_but_the_last(table)
    first, *rest = start_of(table)
    table.plate.pin_map(3)
    table.build(first)
    table.build(*rest)
    assert ground(table) is None
    begin_at_once(table)
    assert sees(table)
    assert table.core.hub.book.questions == 0
