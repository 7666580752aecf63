"""A virtual plate whose map lies turned, and one that hands lift and turn: cells, sensors, and what stands."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.sim.plate.test_virtual_plate import START, build, grams

from monkey_palace.board.notation import Placement
from monkey_palace.board.turning import turned_placement
from palace_hub.sim.plate.hall import hall_bits
from palace_hub.sim.plate.mechanics import Push
from palace_hub.sim.plate.seat import ASKEW_RAD, MIDDLE_MM, PLAY_MM, SheetSeat
from palace_hub.sim.plate.virtual_plate import VirtualPlate

TOWER = frozenset({Placement.parse("C26,26,0")})
HEAVY_CORNER = (0, 3, 2, 1)
"""The corner nearest to the tower after each quarter turn; corners are counted to the right from the north-east."""


def turned(pieces, turns):
    return frozenset(turned_placement(piece, turns) for piece in pieces)


def let_lie(plate):
    """Run until the hands have left; returns the windows in which the plate was lifted."""
    lifted = 0
    while plate.is_lifted:
        plate.window(START)
        lifted += 1
    return lifted


@pytest.mark.parametrize("turns", range(4))
def test_pieces_of_a_turned_map_weigh_and_are_sensed_where_they_lie_on_the_plate(turns):
    plate = VirtualPlate(4, "good", "none", gold=True)
    before = grams(plate)
    plate.lay_map(turns)
    build(plate, TOWER)
    grams(plate, 40)
    felt = grams(plate) - before
    assert int(np.argmax(felt)) == HEAVY_CORNER[turns]
    assert plate.hall() == hall_bits(turned(TOWER, turns))


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_hands_lift_the_plate_and_lay_it_back_turned_with_all_that_stands_on_it(quarters):
    plate = VirtualPlate(4, "good", "none", gold=True)
    build(plate, START)
    grams(plate, 40)
    whole = grams(plate).sum()
    seconds = plate.turn(quarters)
    assert plate.busy
    for _ in range(36):
        plate.window(START)
    off = grams(plate, 6).sum()
    assert whole - off > 100_000
    assert plate.hall() == hall_bits(())
    lifted = let_lie(plate)
    assert 0.05 * (lifted + 42) == pytest.approx(seconds, abs=0.15)
    assert plate.standing == START
    grams(plate, 60)
    assert grams(plate).sum() == pytest.approx(whole, abs=150)  # presses creep
    assert plate.hall() == hall_bits(turned(START, quarters))
    assert plate.seat.turns == quarters


def test_no_hand_builds_while_the_plate_is_lifted():
    plate = VirtualPlate(4, "good", "none", gold=True)
    plate.turn(1)
    while plate.is_lifted:
        plate.window(START)
        assert not plate.standing
    build(plate, START)
    assert plate.hall() == hall_bits(turned(START, 1))


@given(st.integers(0, 3), st.floats(-100, 100), st.floats(-100, 100))
def test_four_turns_of_a_seat_are_none(turns, x, y):
    there = x, y
    for _ in range(4):
        there = SheetSeat(turns).at(*there)
    assert there == pytest.approx((x, y))
    push = Push(0, x, y, 3.0, np.zeros(1))
    assert SheetSeat(turns).push(push).z_mm == 3.0


@given(st.integers(0, 2**32 - 1), st.lists(st.integers(0, 3), min_size=1, max_size=6))
def test_a_sheet_that_is_laid_back_stays_within_the_play_of_its_lip(seed, turns):
    rng, seat = random.Random(seed), SheetSeat(1)
    middle = rng.uniform(-MIDDLE_MM, MIDDLE_MM), rng.uniform(-MIDDLE_MM, MIDDLE_MM)
    for quarters in turns:
        seat = seat.laid_back(rng, quarters, middle)
        assert max(abs(seat.x_mm), abs(seat.y_mm)) <= PLAY_MM + 2 * MIDDLE_MM
        assert abs(seat.askew) <= ASKEW_RAD
    assert (seat.turns, seat.sheet) == ((1 + sum(turns)) % 4, sum(turns) % 4)
