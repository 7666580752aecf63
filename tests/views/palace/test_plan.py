"""The plan, compared with stored plans. A person checked each one against the notation."""

import re
from pathlib import Path

import pytest

from monkey_palace.board.notation import Cell, parse_placements
from monkey_palace.board.palace import Palace
from palace_hub.views.palace.plan import SIZES, NodeSize, Standing, Target, plan
from palace_hub.views.seats import seat_mark
from palace_hub.views.symbols import CONSOLE, GRAPHICAL, Symbols

PLANS = Path(__file__).parent / "plans"
COLOURS = ("light_green", "dark_green", "gold")
GROUND = tuple(
    (2 + 3 * column, 2 + 3 * row, COLOURS[(column + 2 * row) % 3]) for row in range(10) for column in range(10)
)
START = "A11,14,0e B17,14,0 A14,14,1e G17,14,2"
FIRST = "A11,8,0n A11,11,1n"
"""A staircase of two arches that ends on the starting one."""


def standing(pieces: str = START, entered: str = "", **changes: object) -> Standing:
    return Standing(Palace.of(GROUND, pieces), parse_placements(entered), **changes)


CASES: dict[str, tuple[Standing, dict[str, object], Symbols]] = {
    "start": (standing(), {}, GRAPHICAL),
    "start_console": (standing(), {}, CONSOLE),
    "dots": (standing(), {"knobs": False}, GRAPHICAL),
    "entered": (standing(entered=FIRST), {"cursor": (11, 14)}, GRAPHICAL),
    "entered_console": (standing(entered=FIRST), {"cursor": (11, 14)}, CONSOLE),
    "figures": (
        standing(f"{START} {FIRST} G11,14,2", figures={Cell(11, 8, 1): "M", Cell(11, 14, 3): "B"}),
        {},
        GRAPHICAL,
    ),
    "wrong": (standing(entered="B11,17,0 A11,17,1s", wrong_at=((11, 14),)), {}, GRAPHICAL),
    "targets": (
        standing(),
        {"targets": (Target(Cell(11, 14, 1), "1"), Target(Cell(17, 14, 3), text="+2", ground="caution"))},
        GRAPHICAL,
    ),
    "two_digits": (standing(" ".join(f"B11,14,{level}" for level in range(11))), {}, GRAPHICAL),
    "corner": (standing("A2,2,0e L5,2,1"), {}, GRAPHICAL),
    "far_corner": (standing("A29,29,0w L26,29,1"), {}, GRAPHICAL),
    "fresh": (standing(entered=FIRST, fresh=parse_placements("A11,11,1n")), {}, GRAPHICAL),
    "owners": (standing(f"{START} {FIRST} G11,14,2", owners={(11, 14): seat_mark(1, GRAPHICAL)}), {}, GRAPHICAL),
    "nothing": (standing(""), {}, GRAPHICAL),
}


@pytest.mark.parametrize("case", sorted(CASES))
def test_plan(case: str) -> None:
    shown, options, symbols = CASES[case]
    assert "\n".join(plan(shown, symbols, **options).text()) + "\n" == (PLANS / f"{case}.txt").read_text("utf-8")


def test_cropped_to_what_is_built_and_one_node_around_it() -> None:
    view = plan(standing(), GRAPHICAL)
    assert (view.columns, view.rows) == (5 * 5, 2 * 3 - 1)
    assert (view.west, view.north) == (8, 17)


def test_the_plan_grows_with_the_hand_and_ends_at_the_lattice() -> None:
    assert plan(standing(), GRAPHICAL, cursor=(26, 14)).columns == 5 * 8
    assert plan(standing(), GRAPHICAL, cursor=(29, 14)).columns == 5 * 8


@pytest.mark.parametrize("stud", [(8, 17), (11, 14), (20, 11)])
def test_a_touch_on_a_node_is_that_node(stud: tuple[int, int]) -> None:
    view = plan(standing(), GRAPHICAL, cursor=stud)
    assert view.stud_at(*view.focus) == stud
    assert view.stud_at(view.columns, 0) is None
    assert view.stud_at(0, -1) is None


def test_a_piece_beside_the_lattice_is_noticed() -> None:
    assert standing().on_lattice
    assert not standing(f"{START} B12,14,0").on_lattice


def test_heavy_lines_are_this_staircase_s() -> None:
    inks = {mark.ink for mark in plan(standing(entered=FIRST), GRAPHICAL).marks if mark.text == "┃"}
    assert inks == {"now bold"}
    assert "━" not in "".join(plan(standing(), GRAPHICAL).text())


def test_a_broken_arch_is_marked_on_its_line_too() -> None:
    entered = parse_placements("A11,17,0s")
    shown = standing(entered="A11,17,0s", wrong=entered, wrong_at=((11, 17),))
    inks = {mark.text: mark.ink for mark in plan(shown, GRAPHICAL).marks}
    assert inks["┃"] == "alarm bold"
    assert any(mark.ground == "alarm" and mark.text.startswith("!") for mark in plan(shown, GRAPHICAL).marks)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_plan_of_any_size_shows_the_same_heights_and_nodes(size: NodeSize) -> None:
    before = plan(standing(entered=FIRST), GRAPHICAL, cursor=(11, 14))
    after = before.resized(size)
    assert (after.columns, after.rows) == before.cells(size)
    assert after.stud_at(*after.focus) == before.stud_at(*before.focus) == (11, 14)
    heights = [sorted(re.findall(r"\d+", " ".join(view.text()))) for view in (before, after)]
    assert heights[0] == heights[1]


def test_nodes_of_one_row_join_the_ends_of_an_upright_arch() -> None:
    small = plan(standing("A11,11,0n A11,14,1e A14,14,2n"), GRAPHICAL).resized(NodeSize(5, 1)).text()
    assert all(part in row for part, row in zip(("3 ╷", "2─┬──3 ╵", "1 ╵"), small[1:4], strict=True))


def test_the_title_names_the_lines_where_they_stand_beside_the_heights() -> None:
    drawn = plan(standing("A11,11,0n A11,14,1e"), GRAPHICAL, title="heights", narrow_title="arches: │")
    assert [drawn.resized(NodeSize(5, rows)).title for rows in (2, 1)] == ["heights", "arches: │"]
    flat = plan(standing("A11,11,0e"), GRAPHICAL, title="heights", narrow_title="arches: │")
    assert flat.resized(NodeSize(5, 1)).title == "heights"
