"""Quarter turns of the plate: four are none, there and back, and a staircase stays what it was."""

import math
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cases import examples
from tests.rules.board.test_notation import placements

from monkey_palace.board.ground_maps import house_maps
from monkey_palace.board.notation import DIRECTIONS, Cell, parse_placements
from monkey_palace.board.palace import Palace
from monkey_palace.board.stock import Bricks
from monkey_palace.board.turning import (
    turned_cell,
    turned_direction,
    turned_placement,
    turned_step,
    turned_stud,
)
from monkey_palace.randomness import Rng
from monkey_palace.staircase.check import check
from monkey_palace.staircase.sampling import random_staircase

MIDDLE = 15.5
studs = st.tuples(st.integers(0, 31), st.integers(0, 31))
quarters = st.integers(-9, 9)


def by_angle(stud, turns):
    """The slow way: a rotation matrix about the plate's middle."""
    angle = math.pi / 2 * turns
    x, y = stud[0] - MIDDLE, stud[1] - MIDDLE
    east, north = math.cos(angle) * x - math.sin(angle) * y, math.sin(angle) * x + math.cos(angle) * y
    return round(east + MIDDLE), round(north + MIDDLE)


@given(studs, quarters)
def test_a_stud_turns_about_the_middle_of_the_plate(stud, turns):
    assert turned_stud(stud, turns) == by_angle(stud, turns)
    east, north = turned_step(stud[0] - MIDDLE, stud[1] - MIDDLE, turns)
    assert (east + MIDDLE, north + MIDDLE) == turned_stud(stud, turns)


@given(placements(), quarters, quarters)
def test_turns_add_up_and_four_are_none(piece, first, second):
    assert turned_placement(turned_placement(piece, first), second) == turned_placement(piece, first + second)
    assert turned_placement(piece, 4) == piece
    assert turned_placement(turned_placement(piece, first), -first) == piece


@given(placements(), quarters)
def test_a_turned_piece_fills_the_turned_cells(piece, turns):
    turned = turned_placement(piece, turns)
    assert turned.body == frozenset(turned_cell(cell, turns) for cell in piece.cells)
    assert turned.feet == tuple(turned_cell(cell, turns) for cell in piece.feet)


@given(studs, st.sampled_from(list(DIRECTIONS)), quarters)
def test_a_direction_turns_with_its_studs(stud, letter, turns):
    (dx, dy), (to_x, to_y) = DIRECTIONS[letter], DIRECTIONS[turned_direction(letter, turns)]
    x, y = turned_stud(stud, turns)
    assert turned_stud((stud[0] + dx, stud[1] + dy), turns) == (x + to_x, y + to_y)
    assert turned_direction("", turns) == ""
    assert turned_cell(Cell(*stud, 3), turns) == Cell(x, y, 3)


@pytest.mark.parametrize("number", range(4))
@given(seed=st.integers(0, 2**32 - 1), turns=st.integers(1, 3))
@settings(max_examples=examples(10), deadline=None)
def test_a_staircase_on_a_turned_plate_has_the_same_facts(number, seed, turns):
    """The rules know no north: the same staircase on the turned map costs and counts the same."""
    laid, stock = house_maps()[number], Bricks(arch=5, brick=6, column=2)
    start = parse_placements(" ".join(laid.staircase))
    palace = Palace.of(laid.ground, " ".join(laid.staircase))
    built = random_staircase(palace, stock, Rng(seed))
    if built is None:
        return
    ground = [(*turned_stud((x, y), turns), colour) for x, y, colour in laid.ground]
    turned = Palace.of(ground, " ".join(str(turned_placement(piece, turns)) for piece in start))
    there = check(palace, built.placements, stock=stock).facts
    here = check(turned, tuple(turned_placement(piece, turns) for piece in built.placements), stock=stock).facts
    assert there is not None
    assert here == replace(there, start=turned_cell(there.start, turns), end=turned_cell(there.end, turns))
