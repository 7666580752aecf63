"""The plan that turns to the acting player: the same drawing as of a turned palace, with the names of the map."""

import dataclasses

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cases import examples
from tests.tui.scenes.index import SCENES
from tests.views.palace.test_plan import CASES, FIRST, GROUND, START, standing

from monkey_palace.board.notation import DIRECTIONS, Cell, parse_placements
from monkey_palace.board.palace import Palace
from monkey_palace.board.turning import turned_cell, turned_placement, turned_stud
from palace_hub.locale.catalogue import Catalogue
from palace_hub.views.palace.facing import SIDES, edge_letters, facing
from palace_hub.views.palace.hand import ARROWS, Hand, direction_of, moved, next_knob
from palace_hub.views.palace.lie import is_symmetric, lies, picture
from palace_hub.views.palace.oblique import oblique, studs
from palace_hub.views.palace.plan import Standing, Target, plan
from palace_hub.views.palace.stage import build_plan
from palace_hub.views.symbols import GRAPHICAL
from palace_hub.views.wording import Wording

TURNS = range(4)
WORDING = Wording(Catalogue())
NODES = [(x, y) for x, y, _ in GROUND]
nodes = st.sampled_from(NODES)


def turned(shown: Standing, turns: int) -> Standing:
    """The palace itself on a turned plate: what the turned drawing is compared with."""

    def pieces(some):
        return tuple(turned_placement(piece, turns) for piece in some)

    ground = [(*turned_stud((x, y), turns), colour) for (x, y), colour in shown.palace.ground.items()]
    return dataclasses.replace(
        shown,
        palace=Palace.of(ground, " ".join(map(str, pieces(shown.palace.pieces)))),
        entered=pieces(shown.entered),
        last=pieces(shown.last),
        figures={turned_cell(cell, turns): letter for cell, letter in shown.figures.items()},
        wrong=pieces(shown.wrong),
        wrong_at=tuple(turned_stud(stud, turns) for stud in shown.wrong_at),
        shown=pieces(shown.shown),
        fresh=pieces(shown.fresh),
        owners={turned_stud(stud, turns): sign for stud, sign in shown.owners.items()},
    )


@pytest.mark.parametrize("turns", TURNS)
@pytest.mark.parametrize("case", sorted(CASES.keys() - {"nothing"}))  # an empty plan begins at its first knob
def test_a_turned_drawing_is_the_drawing_of_a_turned_palace(case, turns):
    shown, options, symbols = CASES[case]
    drawn = plan(dataclasses.replace(shown, turn=turns), symbols, **options)
    if "cursor" in options:
        options = options | {"cursor": turned_stud(options["cursor"], turns)}
    if "targets" in options:
        moved_there = (dataclasses.replace(one, at=turned_cell(one.at, turns)) for one in options["targets"])
        options = options | {"targets": tuple(moved_there)}
    there = plan(turned(shown, turns), symbols, **options)
    assert drawn.text() == there.text()
    assert (drawn.columns, drawn.rows, drawn.focus) == (there.columns, there.rows, there.focus)


@pytest.mark.parametrize("turns", TURNS)
@pytest.mark.parametrize("size", [(200, 90), (30, 24)])
def test_a_turned_oblique_view_is_that_of_a_turned_palace(turns, size):
    shown = standing(f"{START} {FIRST} G11,14,2", figures={Cell(11, 8, 1): "M"})
    facing_it = dataclasses.replace(shown, turn=turns)
    assert oblique(facing_it, *size) == oblique(turned(shown, turns), *size)
    assert studs(facing_it) == studs(turned(shown, turns))


@given(nodes, st.integers(0, 3))
def test_a_touch_finds_the_place_of_the_map(stud, turn):
    view = plan(dataclasses.replace(standing(), turn=turn), GRAPHICAL, cursor=stud)
    cursor = next(mark for mark in view.marks if mark.text == "[   ]")
    assert view.stud_at(cursor.column + 2, cursor.row) == stud


@given(nodes, st.integers(0, 3), st.sampled_from(list(ARROWS.values())))
@settings(max_examples=examples(200))
def test_arrow_keys_follow_the_eye(stud, turn, arrow):
    columns, rows = arrow
    shown = dataclasses.replace(standing(), turn=turn)
    there = moved(shown, stud, columns, rows)
    (x, y), (to_x, to_y) = turned_stud(stud, turn), turned_stud(there, turn)
    assert there == stud or (to_x - x, y - to_y) == (3 * columns, 3 * rows)
    dx, dy = DIRECTIONS[direction_of(columns, rows, turn)]
    assert there in (stud, (stud[0] + 3 * dx, stud[1] + 3 * dy))
    if there == stud:
        assert not (0 <= x + 3 * columns < 32 and 0 <= y - 3 * rows < 32)


@given(st.lists(nodes, min_size=2, max_size=6, unique=True), st.integers(0, 3), st.sampled_from(list(ARROWS.values())))
def test_the_next_lit_knob_is_the_one_that_the_eye_finds(knobs, turn, arrow):
    cells = tuple(Cell(x, y, 1) for x, y in knobs)
    seen = tuple(turned_cell(cell, turn) for cell in cells)
    chosen = next_knob(cells, knobs[0], *arrow, turn)
    expected = next_knob(seen, turned_stud(knobs[0], turn), *arrow)
    assert expected == (None if chosen is None else turned_cell(chosen, turn))


def at_the_table(sides, **changes):
    return dataclasses.replace(SCENES["plan_build"](), sides=sides, **changes)


@pytest.mark.parametrize("side", SIDES)
def test_a_player_sees_at_the_bottom_what_lies_before_them(side):
    """South, east, north and west of the plate lie before the near, right, far and left side."""
    before = {"near": "s", "right": "e", "far": "n", "left": "w"}[side]
    shown = at_the_table((side,) * 4)
    edges = edge_letters(facing(shown), WORDING)
    assert edges[2].lower() == before if side != "near" else edges == ()
    assert direction_of(0, 1, facing(shown)) == before


def test_a_turned_map_and_a_key_turn_the_plan_further_and_no_side_leaves_it_as_it_lies():
    assert facing(at_the_table(())) == facing(at_the_table((None, None))) == 0
    assert facing(at_the_table((), map_turns=3)) == 3
    assert facing(at_the_table(("right",) * 4, map_turns=1)) == 0
    assert facing(at_the_table(("right",) * 4, map_turns=1, turned=2)) == 2


def test_the_acting_player_decides():
    snapshot = SCENES["plan_build"]()
    seat = snapshot.game.prompt.player
    sides = tuple("far" if other == seat else "left" for other in range(len(snapshot.game.players)))
    assert facing(dataclasses.replace(snapshot, sides=sides)) == 2


@pytest.mark.parametrize("turned_by", TURNS)
def test_what_is_said_of_the_hand_s_place_does_not_turn(turned_by):
    """The words under the plan, the buttons' keys and the facts are those of the map."""
    snapshot = SCENES["plan_build"]()
    straight = build_plan(snapshot, WORDING, Hand((11, 14)))
    view = build_plan(dataclasses.replace(snapshot, turned=turned_by), WORDING, Hand((11, 14)))
    assert (view.here, view.pieces, view.facts) == (straight.here, straight.pieces, straight.facts)


def test_targets_and_edges_stay_within_a_turned_plan():
    shown = dataclasses.replace(standing(), turn=1)
    view = plan(shown, GRAPHICAL, targets=(Target(Cell(29, 2, 0)),), edges=edge_letters(1, WORDING))
    assert view.edges == ("E", "S", "W", "N")
    assert all(0 <= mark.row < view.rows and 0 <= mark.column < view.columns for mark in view.marks)


def test_the_four_pictures_of_a_map_are_turned_and_told_apart():
    pieces = parse_placements(START)
    four = [lie.pixels for lie in lies(pieces, WORDING)]
    assert [lie.words for lie in lies(pieces, WORDING)] == [
        f"Its start climbs {where}." for where in ("to the right", "away from you", "to the left", "towards you")
    ]
    for turns in TURNS:  # a pixel picture turned to the left: columns from the right become rows from above
        assert four[(turns + 1) % 4] == tuple(zip(*four[turns], strict=True))[::-1]
    assert not is_symmetric(pieces)
    assert is_symmetric(())
    assert picture((), 1) == picture((), 0)
