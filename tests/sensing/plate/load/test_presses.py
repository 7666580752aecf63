"""Places and pushes of presses, from four cells with different sampling times."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.sensing.plate.plate_evening import calibrated, heard, position, quiet_moments

from monkey_palace.board.notation import Placement
from monkey_palace.board.pieces import Piece
from palace_hub.sensing.plate.load.presses import find_presses
from palace_hub.sim.plate.hands import seat_of
from palace_hub.sim.plate.trace import PLATE_MIX, PlateStep, plate_trace
from palace_hub.sim.world.noise_model import BUILDS

ARM_MM = 120.0
CORNERS = ARM_MM * np.array([(1, 1), (1, -1), (-1, -1), (-1, 1)])
MATRIX = np.array([np.ones(4), CORNERS[:, 0], CORNERS[:, 1]]) / 1000  # a thousand counts are a gram
MOST_LAG_S = 2 / 71 - 2 / 89
"""A chip's filter settles within four conversions and so is late by two: between the slowest and the fastest chip."""
LEVEL = np.array([40_000.0, -7_000.0, 123_456.0, 0.0])


def shares(east, north):
    return (1 + CORNERS[:, 0] / ARM_MM * (east / ARM_MM)) / 4 * (1 + CORNERS[:, 1] / ARM_MM * (north / ARM_MM))


def readings(
    force, east, north, *, stop_g=np.inf, dead_g=np.inf, resting=(0.0, 0.0, 0.0), lags=(0.0, 0.0, 0.0, 0.0), seconds=1.2
):
    """Conversions of four cells whose chips keep their own time, while `force(t)` grams press; `resting`: grams and
    place of a hand that rests there all the while; `lags`: seconds by which each chip's own filter is late."""
    rng = np.random.default_rng(3)
    grams, x, y = resting
    t = [rng.uniform(0, 0.01) + np.arange(int(seconds * rate)) / rate for rate in (79.0, 81.0, 86.0, 73.0)]
    felt = [
        np.clip(share * force(at - lag) + grams * still, -dead_g, stop_g)
        for at, share, still, lag in zip(t, shares(east, north), shares(x, y), lags, strict=True)
    ]
    return t, [level + 1000 * one + rng.normal(0, 15, one.size) for level, one in zip(LEVEL, felt, strict=True)]


def half_sine(peak, begin=0.4, seconds=0.3):
    return lambda t: peak * np.sin(np.pi * np.clip((t - begin) / seconds, 0, 1))


def found(*args, **kwargs):
    t, counts = readings(*args, **kwargs)
    return find_presses(t, counts, LEVEL, MATRIX)


def is_there(one, east, north):
    """Whether a press is where it was, as well as it says of itself."""
    return np.hypot(one.east - east, one.north - north) < 6 * np.hypot(one.error_mm, 0.5)


along = st.floats(-100, 100)


@given(along, along, st.floats(500, 3000), st.floats(0.2, 0.6))
def test_a_press_is_located(east, north, peak, seconds):
    (one,) = found(half_sine(peak, seconds=seconds), east, north)
    assert np.hypot(one.east - east, one.north - north) < 1.0


@given(along, along, st.floats(1000, 3000), st.floats(0.2, 0.6))
def test_a_press_against_the_stops_is_located_by_its_rise_and_fall(east, north, peak, seconds):
    """At the shortest and hardest three conversions are all that is free of the stops."""
    ones = found(half_sine(peak, seconds=seconds), east, north, stop_g=330.0)
    assert any(candidate.placed for candidate in ones)
    assert all(is_there(candidate, east, north) for candidate in ones if candidate.placed)


@given(along, along, along, along, st.floats(5, 50))
def test_a_hand_that_rests_elsewhere_makes_no_difference(east, north, x, y, grams):
    (one,) = found(half_sine(1200), east, north, resting=(grams, x, y))
    assert np.hypot(one.east - east, one.north - north) < 2.5


@given(along, along)
def test_a_rebound_after_a_press_is_no_pull(east, north):
    """Cells that carry nothing any more are on a stop of their own."""

    def force(t):
        return half_sine(1500)(t) - half_sine(400, 0.72, 0.12)(t)

    ones = found(force, east, north, dead_g=30.0)
    assert any(candidate.placed for candidate in ones)
    assert all(is_there(candidate, east, north) for candidate in ones if candidate.placed)


@given(along, along, st.lists(st.floats(0, MOST_LAG_S), min_size=4, max_size=4))
def test_unsynchronised_chips_do_not_move_a_press(east, north, lags):
    """In the milliseconds that their filters may be apart a press grows by 50 g."""
    ones = found(half_sine(1500), east, north, lags=lags)
    assert any(candidate.placed for candidate in ones)
    assert all(is_there(candidate, east, north) for candidate in ones if candidate.placed)


@given(along, along, st.floats(0.03, 0.15), st.floats(0.2, 0.9), st.sampled_from([np.inf, 330.0]))
def test_delayed_messages_do_not_move_a_located_press(east, north, late, until, stop_g):
    """Up to some instant all are stamped `late`; what comes next is stamped no earlier than they were. On its stops a
    plate shows the press but as it comes and goes: where that is held up nobody can say where it was."""
    t, counts = readings(half_sine(1500), east, north, stop_g=stop_g)
    stamped = [np.maximum.accumulate(np.where(at < until, at + late, at)) for at in t]
    assert any((np.diff(at) == 0).any() for at in stamped)
    ones = find_presses(stamped, counts, LEVEL, MATRIX)
    assert stop_g < np.inf or any(candidate.placed for candidate in ones)
    assert all(is_there(candidate, east, north) for candidate in ones if candidate.placed)


@given(along, along, st.lists(st.floats(0, 1.2), max_size=6), st.integers(0, 1 << 30))
def test_repeated_or_crowded_time_stamps_make_no_press(east, north, instants, seed):
    """However they crowd: a stamp a microsecond after another would send a curve through both to the moon."""
    rng = np.random.default_rng(seed)
    t, counts = readings(lambda at: 0.0 * at, east, north)
    stamped = []
    for at in t:
        for instant in instants:
            near = np.abs(at - instant) < 0.03
            at = np.where(near, instant + rng.choice([0.0, 1e-6, 1e-3], at.size), at)
        stamped.append(np.sort(at))
    assert find_presses(stamped, counts, LEVEL, MATRIX) == ()


def test_a_pull_is_located():
    (one,) = found(half_sine(-400), 30.0, -50.0)
    assert (one.east, one.north) == pytest.approx((30.0, -50.0), abs=1.0)
    assert one.peak_g == pytest.approx(-400, rel=0.03)


def test_two_presses_count_as_two_only_if_they_lie_apart():
    first, second = half_sine(900, 0.2), half_sine(700, 0.7)
    there, counts = readings(first, 20.0, 20.0)
    _, more = readings(second, 44.0, 20.0)
    _, again = readings(second, 22.0, 19.0)
    both = [count + other - level for count, other, level in zip(counts, more, LEVEL, strict=True)]
    twice = [count + other - level for count, other, level in zip(counts, again, LEVEL, strict=True)]
    apart = find_presses(there, both, LEVEL, MATRIX)
    assert [round(one.east) for one in apart] == [20, 44]
    (one,) = find_presses(there, twice, LEVEL, MATRIX)
    assert (one.pushes, [press.pushes for press in apart]) == (2, [1, 1])


def test_ringing_during_a_press_adds_no_pushes():
    """Ten times a second, and a damping at which half of a swing is left after the next (SENSING)."""

    def force(t):
        swing = 500 * np.exp(-7 * np.maximum(t - 0.7, 0)) * np.sin(2 * np.pi * 10 * (t - 0.7)) * (t > 0.7)
        return half_sine(1500)(t) + swing

    ones = found(force, -20.0, 60.0)
    assert [round(candidate.east) for candidate in ones] == [-20]
    assert sum(candidate.pushes for candidate in ones) == 1


@given(st.floats(7.0, 13.0), st.floats(0.02, 0.1), st.floats(200, 900))
@example(12.27, 0.023, 774.0)  # from one time to the next it swings from side to side: two swings were one push
def test_long_ringing_adds_no_pushes(hertz, damping, swings_g):
    """A soft mounting rings at about 10 Hz, and some lose an eighth of a swing only from one to the next (SENSING)."""
    omega = 2 * np.pi * hertz

    def force(t):
        since = np.maximum(t - 0.7, 0.0)
        return half_sine(1200)(t) + swings_g * np.exp(-damping * omega * since) * np.sin(omega * since)

    assert sum(one.pushes for one in found(force, 15.0, -30.0, seconds=3.0, dead_g=100.0)) == 1


@given(st.integers(1, 4))
def test_the_number_of_pushes_is_right(number):
    def force(t):
        return sum(half_sine(800, 0.3 + 0.5 * each)(t) for each in range(number))

    assert sum(one.pushes for one in found(force, 10.0, 10.0, seconds=0.6 + 0.5 * number)) == number


def test_a_press_mostly_on_the_stops_counts_without_a_place():
    (one,) = found(half_sine(3000, 0.4, 0.1), 0.0, 0.0, stop_g=60.0)
    assert not one.placed
    assert one.pushes == 1


def test_a_hand_that_only_rests_is_no_press():
    assert found(lambda t: 50.0 * (t > 0.4), 30.0, 30.0) == ()


def test_too_few_conversions_give_no_press():
    t, counts = readings(half_sine(1000), 0.0, 0.0)
    assert find_presses([one[:3] for one in t], [count[:3] for count in counts], LEVEL, MATRIX) == ()


@pytest.mark.long
@pytest.mark.parametrize("build", [pytest.param("good", marks=pytest.mark.long), "cheap1kg"])
def test_presses_of_a_virtual_plate_lie_where_its_hands_press(build):
    """On the real chain, from conversions to the moment: the last piece of each step is where the moment says."""
    palace, _, pieces = position(107)
    trace = plate_trace(
        21, BUILDS[build], "silver", palace.pieces, [PlateStep(put=(piece,)) for piece in pieces], specimen=5
    )
    off = []
    for before, after in pairwise(quiet_moments(heard(trace), calibrated(build, "silver", 5))):
        came = [label.step for label in trace.labels if before.t1 * 1e6 < label.release_us < after.t0 * 1e6 + 1e5]
        for press in [press for press in after.presses if press.placed] if len(came) == 1 else ():
            seat = seat_of(pieces[came[0]])
            along, across = abs(press.east - seat.x_mm) - seat.long_x_mm, abs(press.north - seat.y_mm) - seat.long_y_mm
            off.append(max(along, across))
    assert len(off) >= len(pieces) / 2
    assert np.quantile(off, 0.8) < 6.0


@pytest.mark.long
def test_a_press_that_stays_on_the_stops_does_not_distinguish_pieces():
    """On its stops the plate is as still as at rest, and looks like a quiet moment; the pushes go on after it."""
    palace, _, _ = position(107)
    bricks = [Placement(Piece.BRICK, 14, 20, level) for level in range(3)]
    hard = replace(PLATE_MIX.manner, press_kg=(2.9, 3.0), press_s=(1.0, 1.1), missing=1.0, twice=0.0, elsewhere=0.0)
    steps = [PlateStep(put=(brick,)) for brick in bricks]
    mix = replace(PLATE_MIX, manner=hard)
    trace = plate_trace(22, BUILDS["good"], "silver", palace.pieces, steps, mix, specimen=5)
    first, *between, last = quiet_moments(heard(trace), calibrated("good", "silver", 5))
    assert any(one.load[0] - first.load[0] > 300 for one in between)
    assert all(not one.presses for one in between)
    assert last.load[0] - first.load[0] == pytest.approx(3 * 0.44, rel=0.1)
    assert sum(press.pushes for press in last.presses) == 3
    seat = seat_of(bricks[0])
    assert all(np.hypot(press.east - seat.x_mm, press.north - seat.y_mm) < 8 for press in last.presses if press.placed)
