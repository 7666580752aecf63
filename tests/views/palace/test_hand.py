"""The pieces that the hand can put down: gravity gives the level, figures and the edge forbid a place."""

import pytest
from tests.views.palace.test_plan import START, standing

from monkey_palace.board.notation import Cell, parse_placements
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import Piece
from palace_hub.views.palace.hand import (
    direction_of,
    drop,
    drop_arch,
    home,
    left_over,
    moved,
    next_knob,
    to_take_back,
    why_not,
)
from palace_hub.views.palace.plan import Standing


def put(pieces: str, stud: tuple[int, int], piece: Piece, entered: str = "") -> str | None:
    found = drop(standing(pieces, entered), stud, piece)
    return str(found.placement) if found is not None else None


def test_a_brick_falls_to_the_ground_or_on_what_stands_there() -> None:
    assert put(START, (20, 20), Piece.BRICK) == "B20,20,0"
    assert put(START, (11, 14), Piece.BRICK) == "B11,14,1"
    assert put(START, (17, 14), Piece.COLUMN) == "C17,14,3"
    assert put(START, (20, 20), Piece.BRICK, entered="B20,20,0") == "B20,20,1"


def test_a_brick_goes_under_the_arch_that_hangs_above() -> None:
    assert put(START, (11, 17), Piece.BRICK, entered="B11,14,1 A11,14,2n") == "B11,17,0"
    assert put(START, (11, 17), Piece.BRICK, entered="B11,14,1 A11,14,2n B11,17,0 B11,17,1") == "B11,17,3"


def test_a_column_that_is_too_high_for_the_gap_goes_on_top() -> None:
    assert put(START, (11, 17), Piece.COLUMN, entered="B11,14,1 A11,14,2n") == "C11,17,3"


def test_nothing_stands_where_no_knob_is_or_a_figure_stands() -> None:
    assert put("", (3, 3), Piece.BRICK) is None
    blocked = Standing(standing().palace.with_figures([Cell(11, 14, 1)]))
    assert drop(blocked, (11, 14), Piece.BRICK) is None
    assert drop_arch(blocked, (11, 14), "n") is None
    assert drop_arch(blocked, (11, 17), "s") is None


@pytest.mark.parametrize(
    ("direction", "notation", "missing"),
    [("n", "A11,14,1n", 1), ("w", "A11,14,1w", 1), ("s", "A11,14,1s", 1), ("e", "A11,14,2e", 1)],
)
def test_an_arch_lies_on_the_higher_of_its_ends(direction: str, notation: str, missing: int) -> None:
    found = drop_arch(standing(), (11, 14), direction)
    assert found is not None
    assert (str(found.placement), found.missing) == (notation, missing)


def test_an_arch_with_both_ends_carried_misses_nothing() -> None:
    found = drop_arch(standing(), (20, 20), "e")
    assert found is not None
    assert (str(found.placement), found.missing) == ("A20,20,0e", 0)


def test_no_arch_leads_off_the_lattice() -> None:
    assert drop_arch(standing(), (29, 14), "e") is None
    assert drop_arch(Standing(Palace.of(((2, 2, "gold"),))), (2, 2), "n") is None


def test_the_hand_begins_where_one_may_begin_and_stops_at_the_edge() -> None:
    assert home(standing()) == (17, 11)
    assert home(standing(entered="A20,20,0e")) == (23, 20)
    assert home(standing("")) == standing("").corner
    assert moved(standing(), (14, 14), 1, 0) == (17, 14)
    assert moved(standing(), (14, 14), 0, -1) == (14, 17)
    assert moved(standing(), (29, 14), 1, 0) == (29, 14)
    assert moved(standing(), (2, 2), 0, 1) == (2, 2)


def test_arrows_are_directions_with_north_up() -> None:
    assert [direction_of(*arrow) for arrow in ((-1, 0), (1, 0), (0, -1), (0, 1))] == ["w", "e", "n", "s"]


def test_the_next_lit_knob_lies_in_the_arrow_s_direction() -> None:
    knobs = (Cell(8, 20, 1), Cell(14, 14, 2), Cell(20, 14, 3))
    assert next_knob(knobs, None, 1, 0) == knobs[0]
    assert next_knob(knobs, (8, 20), 0, 1) == knobs[1]
    assert next_knob(knobs, (14, 14), 1, 0) == knobs[2]
    assert next_knob(knobs, (14, 14), -1, 0) == knobs[0]
    assert next_knob(knobs, (20, 14), 1, 0) is None
    assert next_knob((), None, 1, 0) is None


def test_what_is_left_of_the_stock() -> None:
    stock = {Piece.ARCH: 3, Piece.BRICK: 2, Piece.COLUMN: 1}
    left = left_over(stock, parse_placements("B20,20,0 A20,20,1e"))
    assert left == {Piece.ARCH: 2, Piece.BRICK: 1, Piece.COLUMN: 1}


@pytest.mark.parametrize(
    ("entered", "at", "piece"),
    [
        ("B20,20,0 B20,20,1 A8,2,0n", (20, 20), "B20,20,1"),
        ("B20,20,0 B20,20,1 A8,2,0n", (8, 5), "A8,2,0n"),
        ("B20,20,0 A8,2,0n", (11, 14), "A8,2,0n"),
        ("B20,20,0 A8,2,0n", None, "A8,2,0n"),
        ("", (20, 20), "None"),
    ],
)
def test_what_is_under_the_hand_is_taken_back_first(entered: str, at: tuple[int, int] | None, piece: str) -> None:
    assert str(to_take_back(standing(entered=entered), at)) == piece


def test_what_stood_before_this_turn_is_never_taken_back() -> None:
    assert to_take_back(standing(START), (11, 14)) is None


@pytest.mark.parametrize(
    ("at", "piece", "left", "key"),
    [
        ((20, 20), Piece.COLUMN, 0, "plan-why-none-left"),
        ((11, 14), Piece.BRICK, 1, "plan-here-figure"),
        ((3, 3), Piece.BRICK, 1, "plan-here-nothing"),
        ((14, 14), Piece.ARCH, 1, "plan-why-no-arch"),
    ],
)
def test_the_hand_says_why_it_can_put_nothing_down(at: tuple[int, int], piece: Piece, left: int, key: str) -> None:
    blocked = Standing(standing().palace.with_figures([Cell(11, 14, 1)]))
    assert why_not(blocked, at, piece, left).key == key
