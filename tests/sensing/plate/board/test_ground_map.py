"""The estimate of how the ground map lies, from the load of its card and corner bricks (R2.2)."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cases import examples

from palace_hub.sensing.plate.board.ground_map import CORNER_G, GroundMapEstimate, MapState
from palace_hub.sensing.plate.load.calibration import CORNERS, SIDES

GOOD = np.diag([0.004, 1.2, 1.2]) ** 2
CHEAP = np.diag([0.02, 3.0, 3.0]) ** 2
SINCE_SET_UP = np.diag([0.6, 72.0, 72.0]) ** 2
SINCE_SET_UP_CHEAP = np.diag([2.8, 336.0, 336.0]) ** 2
ALL = frozenset(range(4))
# Centres, mm from the middle, of the studs that a corner brick covers: round the corner of the map, at 112 mm.
THREE_STUDS = np.array([[116.0, 116.0], [116.0, 108.0], [108.0, 116.0]])

cards = st.floats(6.0, 70.0)  # four bricks alone weigh 4.9
askew = st.tuples(st.floats(-1.5, 1.5), st.floats(-1.5, 1.5))
orders = st.permutations(range(4))


def card(grams, east=0.0, north=0.0):
    return grams * np.array([1.0, east, north])


def brick(at, grams=CORNER_G):
    return grams * np.array([1.0, *(THREE_STUDS.mean(axis=0) * SIDES[at])])


def total(grams, at, lacks):
    return card(grams, *at) + sum((brick(one) for one in ALL - lacks), np.zeros(3))


@given(cards, askew, orders, st.integers(0, 4), st.floats(1.205, 1.255), st.sampled_from([GOOD, CHEAP]))
@settings(deadline=None, max_examples=examples(60))
def test_each_corner_brick_is_recognised_for_any_mass_of_the_card(grams, at, order, count, heavy, cov):
    lies = GroundMapEstimate().after(card(grams, *at), cov, (), 2.0)
    assert lies is not None
    for one in order[:count]:
        lies = lies.after(brick(one, heavy), cov, (), 2.0)
        assert lies is not None
    assert lies.states == {MapState(True, frozenset(order[:count]))}
    assert set(lies.missing_corners) == {CORNERS[one] for one in order[count:]}
    assert lies.aside is None


@given(cards, askew, st.sets(st.integers(0, 3)))
@settings(deadline=None, max_examples=examples(60))
def test_a_map_laid_at_once_gives_no_false_missing_corner(grams, at, lacks):
    lies = GroundMapEstimate().after(total(grams, at, lacks), GOOD, None, 2.0)
    assert lies is not None
    assert MapState(True, ALL - lacks) in lies.states
    assert set(lies.missing_corners) <= {CORNERS[lack] for lack in lacks}


def test_a_missing_corner_of_a_light_card_is_recognised_from_the_total():
    lies = GroundMapEstimate().after(total(20.0, (0.0, 0.0), {1}), GOOD, None, 2.0)
    assert lies is not None
    assert lies.missing_corners == ("se",)


@given(st.floats(15.0, 60.0), st.floats(12.0, 35.0), st.floats(0.0, 2 * np.pi))
@settings(deadline=None, max_examples=examples(60))
def test_the_place_of_an_off_centre_card_is_estimated(grams, away, angle):
    east, north = away * np.cos(angle), away * np.sin(angle)
    lies = GroundMapEstimate().after(card(grams, east, north), GOOD, (), 2.0)
    assert lies is not None
    assert lies.aside == (pytest.approx(east, abs=0.6), pytest.approx(north, abs=0.6))


def test_a_finger_that_rests_beside_the_middle_is_no_map():
    assert GroundMapEstimate().after(card(20.0, 24.0), GOOD, (), 0.6) is None


def test_a_figure_beside_the_middle_is_no_map():
    assert GroundMapEstimate().after(card(8.0, 24.0), GOOD, (), 5.0) is None


def test_an_absent_map_is_reported_only_if_the_zero_is_known_well_enough():
    drifted = np.array([0.4, 30.0, -20.0])
    good, cheap = (GroundMapEstimate.of_load(drifted, cov, 2.0) for cov in (SINCE_SET_UP, SINCE_SET_UP_CHEAP))
    assert good is not None
    assert good.is_absent
    assert cheap is not None
    assert not cheap.is_absent
    assert cheap.missing_corners == ()


def test_a_map_from_before_the_start_counts_as_complete():
    lies = GroundMapEstimate.of_load(total(24.0, (0.5, -0.5), {2}), SINCE_SET_UP, 2.0)
    assert lies is not None
    assert lies.is_complete
