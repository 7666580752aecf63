"""Where fingers pressed: found from four readings in whatever rhythm, and what it says of pieces."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.sensing.plate_evening import built, calibrated, heard, position, quiet_moments

from monkey_palace.notation import Placement
from monkey_palace.pieces import Piece
from palace_hub.app.plate_trials import places
from palace_hub.sensing import plate_signal
from palace_hub.sensing.plate_calibration import stud_mm
from palace_hub.sensing.plate_decision import Recovered
from palace_hub.sensing.plate_places import ARCH, Board, Masses
from palace_hub.sensing.plate_press import Press, presses
from palace_hub.sensing.plate_pressed import ELSEWHERE, PUSHES, UNPRESSED, Pressed, how_often
from palace_hub.sensing.plate_signal import Quiet
from palace_hub.sensing.plate_turn import PlateTurn
from palace_hub.sim.noise_model import BUILDS
from palace_hub.sim.plate_hands import seat_of
from palace_hub.sim.plate_trace import PLATE_MIX, PlateStep, plate_trace
from palace_hub.sim.truth import CATALOGUE_MG

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
    return presses(t, counts, LEVEL, MATRIX)


def is_there(one, east, north):
    """Whether a press is where it was, as well as it says of itself."""
    return np.hypot(one.east - east, one.north - north) < 6 * np.hypot(one.error_mm, 0.5)


along = st.floats(-100, 100)


@given(along, along, st.floats(500, 3000), st.floats(0.2, 0.6))
def test_a_press_is_where_it_was(east, north, peak, seconds):
    (one,) = found(half_sine(peak, seconds=seconds), east, north)
    assert np.hypot(one.east - east, one.north - north) < 1.0


@given(along, along, st.floats(1000, 3000), st.floats(0.2, 0.6))
def test_a_press_on_the_stops_is_where_it_was_as_it_came_and_went(east, north, peak, seconds):
    """At the shortest and hardest three conversions are all that is free of the stops."""
    ones = found(half_sine(peak, seconds=seconds), east, north, stop_g=330.0)
    assert any(one.placed for one in ones)
    assert all(is_there(one, east, north) for one in ones if one.placed)


@given(along, along, along, along, st.floats(5, 50))
def test_a_hand_that_rests_elsewhere_makes_no_difference(east, north, x, y, grams):
    (one,) = found(half_sine(1200), east, north, resting=(grams, x, y))
    assert np.hypot(one.east - east, one.north - north) < 2.5


@given(along, along)
def test_a_plate_that_leaps_off_its_cells_after_a_press_is_no_pull_elsewhere(east, north):
    """Cells that carry nothing any more are on a stop of their own."""

    def force(t):
        return half_sine(1500)(t) - half_sine(400, 0.72, 0.12)(t)

    ones = found(force, east, north, dead_g=30.0)
    assert any(one.placed for one in ones)
    assert all(is_there(one, east, north) for one in ones if one.placed)


@given(along, along, st.lists(st.floats(0, MOST_LAG_S), min_size=4, max_size=4))
def test_chips_that_lag_behind_one_another_make_no_difference(east, north, lags):
    """In the milliseconds that their filters may be apart a press grows by 50 g."""
    ones = found(half_sine(1500), east, north, lags=lags)
    assert any(one.placed for one in ones)
    assert all(is_there(one, east, north) for one in ones if one.placed)


@given(along, along, st.floats(0.03, 0.15), st.floats(0.2, 0.9), st.sampled_from([np.inf, 330.0]))
def test_messages_that_were_held_up_do_not_move_a_press(east, north, late, until, stop_g):
    """Up to some instant all are stamped `late`; what comes next is stamped no earlier than they were. On its stops a
    plate shows the press but as it comes and goes: where that is held up nobody can say where it was."""
    t, counts = readings(half_sine(1500), east, north, stop_g=stop_g)
    stamped = [np.maximum.accumulate(np.where(at < until, at + late, at)) for at in t]
    assert any((np.diff(at) == 0).any() for at in stamped)
    ones = presses(stamped, counts, LEVEL, MATRIX)
    assert stop_g < np.inf or any(one.placed for one in ones)
    assert all(is_there(one, east, north) for one in ones if one.placed)


@given(along, along, st.lists(st.floats(0, 1.2), max_size=6), st.integers(0, 1 << 30))
def test_stamps_that_repeat_or_crowd_are_no_press_of_their_own(east, north, instants, seed):
    """However they crowd: a stamp a microsecond after another would send a curve through both to the moon."""
    rng = np.random.default_rng(seed)
    t, counts = readings(lambda at: 0.0 * at, east, north)
    stamped = []
    for at in t:
        for instant in instants:
            near = np.abs(at - instant) < 0.03
            at = np.where(near, instant + rng.choice([0.0, 1e-6, 1e-3], at.size), at)
        stamped.append(np.sort(at))
    assert presses(stamped, counts, LEVEL, MATRIX) == ()


def test_a_pull_has_a_place_too():
    (one,) = found(half_sine(-400), 30.0, -50.0)
    assert (one.east, one.north) == pytest.approx((30.0, -50.0), abs=1.0)
    assert one.peak_g == pytest.approx(-400, rel=0.03)


def test_two_presses_are_two_where_they_lie_apart_and_one_where_they_do_not():
    first, second = half_sine(900, 0.2), half_sine(700, 0.7)
    there, counts = readings(first, 20.0, 20.0)
    _, more = readings(second, 44.0, 20.0)
    _, again = readings(second, 22.0, 19.0)
    both = [one + other - level for one, other, level in zip(counts, more, LEVEL, strict=True)]
    twice = [one + other - level for one, other, level in zip(counts, again, LEVEL, strict=True)]
    apart = presses(there, both, LEVEL, MATRIX)
    assert [round(one.east) for one in apart] == [20, 44]
    (one,) = presses(there, twice, LEVEL, MATRIX)
    assert (one.pushes, [press.pushes for press in apart]) == (2, [1, 1])


def test_a_plate_that_swings_on_under_a_press_makes_no_more_pushes_of_it():
    """Ten times a second, and a damping at which half of a swing is left after the next (SENSING)."""

    def force(t):
        swing = 500 * np.exp(-7 * np.maximum(t - 0.7, 0)) * np.sin(2 * np.pi * 10 * (t - 0.7)) * (t > 0.7)
        return half_sine(1500)(t) + swing

    ones = found(force, -20.0, 60.0)
    assert [round(one.east) for one in ones] == [-20]
    assert sum(one.pushes for one in ones) == 1


@given(st.floats(7.0, 13.0), st.floats(0.02, 0.1), st.floats(200, 900))
def test_however_long_a_plate_swings_on_only_fingers_push(hertz, damping, swings_g):
    """A soft mounting rings at about 10 Hz, and some lose an eighth of a swing only from one to the next (SENSING)."""
    omega = 2 * np.pi * hertz

    def force(t):
        since = np.maximum(t - 0.7, 0.0)
        return half_sine(1200)(t) + swings_g * np.exp(-damping * omega * since) * np.sin(omega * since)

    assert sum(one.pushes for one in found(force, 15.0, -30.0, seconds=3.0, dead_g=100.0)) == 1


@given(st.integers(1, 4))
def test_as_many_pushes_are_counted_as_there_were(number):
    def force(t):
        return sum(half_sine(800, 0.3 + 0.5 * each)(t) for each in range(number))

    assert sum(one.pushes for one in found(force, 10.0, 10.0, seconds=0.6 + 0.5 * number)) == number


def test_a_press_with_too_little_free_of_the_stops_is_nowhere_but_counts():
    (one,) = found(half_sine(3000, 0.4, 0.1), 0.0, 0.0, stop_g=60.0)
    assert not one.placed
    assert one.pushes == 1


def test_a_hand_that_only_rests_is_no_press():
    assert found(lambda t: 50.0 * (t > 0.4), 30.0, 30.0) == ()


def test_too_few_conversions_tell_nothing():
    t, counts = readings(half_sine(1000), 0.0, 0.0)
    assert presses([one[:3] for one in t], [one[:3] for one in counts], LEVEL, MATRIX) == ()


@pytest.mark.parametrize("build", ["good", "cheap1kg"])
def test_presses_of_a_virtual_plate_lie_where_its_hands_press(build):
    """On the real chain, from conversions to the moment: the last piece of each step is where the moment says."""
    palace, _, pieces = position(107)
    trace = plate_trace(
        21, BUILDS[build], "silver", palace.pieces, [PlateStep(put=(one,)) for one in pieces], specimen=5
    )
    off = []
    for before, after in pairwise(quiet_moments(heard(trace), calibrated(build, "silver", 5))):
        came = [one.step for one in trace.labels if before.t1 * 1e6 < one.release_us < after.t0 * 1e6 + 1e5]
        for press in [one for one in after.presses if one.placed] if len(came) == 1 else ():
            seat = seat_of(pieces[came[0]])
            along, across = abs(press.east - seat.x_mm) - seat.long_x_mm, abs(press.north - seat.y_mm) - seat.long_y_mm
            off.append(max(along, across))
    assert len(off) >= len(pieces) / 2
    assert np.quantile(off, 0.8) < 6.0


def test_a_press_that_stays_on_the_stops_parts_no_pieces():
    """On its stops the plate is as still as at rest, and looks like a quiet moment; the pushes go on after it."""
    palace, _, _ = position(107)
    bricks = [Placement(Piece.BRICK, 14, 20, level) for level in range(3)]
    hard = replace(PLATE_MIX.manner, press_kg=(2.9, 3.0), press_s=(1.0, 1.1), missing=1.0, twice=0.0, elsewhere=0.0)
    steps = [PlateStep(put=(one,)) for one in bricks]
    mix = replace(PLATE_MIX, manner=hard)
    trace = plate_trace(22, BUILDS["good"], "silver", palace.pieces, steps, mix, specimen=5)
    first, *between, last = quiet_moments(heard(trace), calibrated("good", "silver", 5))
    assert any(one.load[0] - first.load[0] > 300 for one in between)
    assert all(not one.presses for one in between)
    assert last.load[0] - first.load[0] == pytest.approx(3 * 0.44, rel=0.1)
    assert sum(one.pushes for one in last.presses) == 3
    seat = seat_of(bricks[0])
    assert all(np.hypot(one.east - seat.x_mm, one.north - seat.y_mm) < 8 for one in last.presses if one.placed)


# -- what they say of pieces ----------------------------------------------------------------------------------------

PALACE, _, PIECES = position(107)
BOARD = Board(PALACE, Masses({piece: CATALOGUE_MG[piece.value] / 1000 for piece in Piece}))
ONCE = how_often(1, 1, 0)  # a piece that is pressed once


def at(piece, error=0.5, east=0.0, north=0.0):
    mass, x, y = BOARD.load(piece)
    return Press(x / mass + east, y / mass + north, error, 800.0)


def test_the_odds_of_a_piece_are_a_density_on_the_sheet():
    """Somewhere on the sheet it is pressed: over all places the odds against an even spread are one."""
    arch, brick = Placement(Piece.ARCH, 14, 14, 0, "e"), Placement(Piece.BRICK, 14, 14, 0)
    grid = [(stud_mm(x, y)) for x in np.arange(-0.25, 31.5, 0.5) for y in np.arange(-0.25, 31.5, 0.5)]
    for piece in (arch, brick):
        odds = [np.exp(Pressed(BOARD, [Press(*place, 1.0, 800.0)]).log([piece]) - ONCE) for place in grid]
        assert np.mean([(one - ELSEWHERE) / (1 - ELSEWHERE) for one in odds if one > ELSEWHERE]) * np.mean(
            [one > ELSEWHERE for one in odds]
        ) == pytest.approx(1.0, rel=0.05)


@given(st.lists(st.integers(0, len(BOARD.atoms) - 1), min_size=1, max_size=3), st.integers(1, 3), st.integers(0, 99))
def test_sets_are_worth_what_their_pieces_are(atoms, number, seed):
    """The arrays that all sets go through, against one set reckoned alone."""
    rng = np.random.default_rng(seed)
    some = [Press(*rng.uniform(-110, 110, 2), rng.uniform(0, 3), 900.0) for _ in range(number)]
    lattice = [atom for atom in atoms if BOARD.atoms.lattice[atom] and (BOARD.atoms.node[atom] >= 0)]
    lattice = [one for one in lattice if BOARD.atoms.kind[one] != ARCH or BOARD.atoms.other[one] >= 0]
    if not lattice:
        return
    pressed = Pressed(BOARD, [*some, *(at(BOARD.landed(BOARD.start, one), east=3.0) for one in lattice[:1])])
    pieces = [BOARD.landed(BOARD.start, atom) for atom in lattice]
    assert pressed.log(pieces) <= pressed.most
    for split in range(len(lattice)):
        base = pressed.touched(came=pieces[:split])
        assert pressed.of_sets(np.array([lattice[split:]]), base)[0] == pytest.approx(pressed.log(pieces))


def test_a_press_on_one_of_two_places_tells_them_apart_and_one_elsewhere_hardly():
    here, there = Placement(Piece.BRICK, 14, 14, 0), Placement(Piece.BRICK, 17, 14, 0)
    pressed = Pressed(BOARD, [at(here, east=3.0, north=-3.0)])
    assert pressed.log([here]) - pressed.log([there]) > 5
    elsewhere = Pressed(BOARD, [at(Placement(Piece.BRICK, 2, 2, 0))])
    assert elsewhere.log([here]) == elsewhere.log([there]) == pytest.approx(np.log(ELSEWHERE) + UNPRESSED + ONCE)


def test_three_bricks_take_three_pushes_and_a_column_one():
    """What weighs nearly the same and stands in the same place: 1.32 g and 1.24 g."""
    column = [Placement(Piece.COLUMN, 14, 14, 0)]
    bricks = [Placement(Piece.BRICK, 14, 14, level) for level in range(3)]
    once = at(column[0])
    for pushes, missing in ((1, 2), (2, 1), (3, 0), (5, 0)):
        pressed = Pressed(BOARD, [replace(once, pushes=pushes)])
        often = how_often(pushes, 3, 0) - how_often(pushes, 1, 0)
        assert pressed.log(bricks) - pressed.log(column) == pytest.approx(missing * UNPRESSED + often, abs=0.1)
        assert (often > 2) == (pushes > 2)


@given(st.integers(0, 5), st.integers(0, 3))
def test_how_often_pieces_are_pressed_is_a_chance(came, gone):
    """Over all that may be, nothing less than once for each that came, it is one."""
    chances = [np.exp(how_often(pushes, came, gone)) for pushes in range(came, 60)]
    assert sum(chances) == pytest.approx(1.0, abs=1e-6)
    assert how_often(0, came, gone) == how_often(came, came, gone)
    likeliest = int(np.argmax(chances)) + came
    assert came <= likeliest <= round(came * np.dot(PUSHES, range(len(PUSHES)))) + gone


def test_who_presses_high_up_aims_less_well():
    """A finger that leans to the side: what is beside a piece by 8 mm is refuted on the ground, and hardly up there."""
    low, high = Placement(Piece.BRICK, 14, 14, 0), Placement(Piece.BRICK, 14, 14, 20)
    against = [
        Pressed(BOARD, [at(piece)]).log([piece]) - Pressed(BOARD, [at(piece, east=8.0)]).log([piece])
        for piece in (low, high)
    ]
    assert against[0] > 3 > 1 > against[1] > 0


def test_a_push_that_nobody_can_place_says_that_something_came_and_not_where():
    here, there = Placement(Piece.BRICK, 14, 14, 0), Placement(Piece.BRICK, 23, 14, 0)
    pressed = Pressed(BOARD, [at(here), Press(0.0, 0.0, np.inf, 880.0)])
    assert pressed.log([here, there]) > pressed.log([here])
    assert Pressed(BOARD, [Press(0.0, 0.0, np.inf, 880.0)]).log([here]) == ONCE


def test_without_presses_nothing_is_said():
    assert Pressed(BOARD, []).log(PIECES) == 0.0
    assert not Pressed(BOARD, []).at_most(3)


@pytest.mark.parametrize(("pushes", "heaviest"), [(2, 0.0), (3, 0.0), (4, 2.0)])
def test_a_moment_of_few_pushes_was_not_more_pieces_than_are_tried(pushes, heaviest):
    """So that what was read needs no list of all legal staircases to bear it out."""
    palace, stock, _ = position(107)
    brick = Placement(Piece.BRICK, 14, 14, 0)
    load = 2.0 * np.array([1.0, *(BOARD.load(brick)[1:] / BOARD.load(brick)[0])])
    noise = np.diag([0.5, 20.0, 20.0]) ** 2
    base = Quiet(0.0, 1.0, np.zeros(3), noise, noise, 0.0, False, *3 * (np.zeros(4),))
    after = replace(base, t0=2.0, t1=3.0, load=load, presses=(replace(at(brick), pushes=pushes),))
    turn = PlateTurn.start(palace, stock, BOARD.masses, base).after(after)
    assert turn.best.heaviest == pytest.approx(heaviest, abs=0.01)


@pytest.mark.parametrize(("pushes", "swapped"), [(2, 0.0), (3, 1.68)])
def test_what_came_as_something_went_is_weighed_whole(pushes, swapped):
    """An arch that was tried goes, and a column and a brick come, without a pause: only one of those is tried then."""
    palace, stock, _ = position(107)
    arch = Placement(Piece.ARCH, 14, 14, 0, "e")
    there = [Placement(Piece.COLUMN, 23, 14, 0), Placement(Piece.BRICK, 23, 14, 3)]
    noise = np.diag([0.005, 0.5, 0.5]) ** 2
    bare = Quiet(0.0, 1.0, np.zeros(3), noise, noise, 0.0, False, *3 * (np.zeros(4),))
    tried = replace(bare, t0=2.0, t1=3.0, load=BOARD.load(arch), presses=(at(arch),))
    presses = (at(arch), replace(at(there[0]), pushes=pushes - 1))
    built = replace(bare, t0=4.0, t1=5.0, load=sum(map(BOARD.load, there)), presses=presses)
    turn = PlateTurn.start(palace, stock, BOARD.masses, bare).after(tried).after(built)
    assert places(turn.standing) == places(there)
    assert turn.best.swapped == pytest.approx(swapped, abs=0.01)
    assert turn.best.heaviest < 1.3
    assert turn.after(replace(bare, t0=6.0, t1=7.0)).best.swapped == 0.0


def test_what_was_pulled_off_counts_like_what_came():
    here, there = Placement(Piece.BRICK, 14, 14, 0), Placement(Piece.BRICK, 23, 14, 0)
    pressed = Pressed(BOARD, [at(here), at(there)])
    often = how_often(2, 1, 1) - how_often(2, 2, 0)
    assert pressed.log([there], [here]) == pytest.approx(pressed.log([there, here]) + often)
    assert pressed.log([there], [here]) > pressed.log([there]) + 4


def test_on_coarse_cells_presses_tell_what_weights_do_not(monkeypatch):
    """The same staircases on cells of 1 kg, as they are and with the presses left out."""

    def outcomes():
        found = Counter()
        for seed in range(1003, 1010):
            decision, pieces = built(seed, "cheap1kg", "silver", specimen=1)
            if isinstance(decision, Recovered):
                found["right" if places(decision.chosen.pieces) == places(pieces) else "wrong"] += 1
        return found

    with_presses = outcomes()
    monkeypatch.setattr(plate_signal, "presses", lambda *_: ())
    without = outcomes()
    assert with_presses["wrong"] == 0
    assert with_presses["right"] >= without["right"] + 2


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(1, 2)), max_size=4), st.lists(st.integers(0, 2), max_size=5))
def test_a_brick_is_unpressed_where_no_push_is_left_for_it(pushes, bricks):
    """Against every way to deal pushes out: each belongs to one of three knobs that are far apart, or to none of them
    that anybody could tell (the third)."""
    knobs = [Placement(Piece.BRICK, 2, 2, 0), Placement(Piece.BRICK, 29, 29, 0)]
    made = []
    for where, often in pushes:
        grams, east, north = BOARD.load(knobs[where]) if where < 2 else (1.0, 0.0, 0.0)
        made.append(Press(east / grams, north / grams, 0.3 if where < 2 else np.inf, 900.0, often))
    count = Counter(min(one, 1) for one in bricks)
    left = [max(0, count[at] - sum(often for where, often in pushes if where == at)) for at in (0, 1)]
    anywhere = sum(often for where, often in pushes if where == 2)
    expected = max(0, sum(left) - anywhere) if pushes else 0
    assert Pressed(BOARD, made).unpressed([knobs[min(one, 1)] for one in bricks]) == expected
