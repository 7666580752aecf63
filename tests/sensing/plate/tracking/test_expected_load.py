"""Expected load, starting staircase, figures and levels, on constructed quiet moments."""

import numpy as np
import pytest
from tests.sensing.plate.unit_masses import MASSES, NOISE

from monkey_palace.board.ground_maps import house_maps
from monkey_palace.board.notation import Cell, Placement, parse_placements
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import Figure, Piece
from palace_hub.sensing.plate.board.figures import FigureMass, find_arrivals, learn_figures
from palace_hub.sensing.plate.board.levels import Level, PlateHealth
from palace_hub.sensing.plate.board.load_model import load_of
from palace_hub.sensing.plate.load.calibration import stud_mm
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.tracking.expected_load import ExpectedLoad
from palace_hub.sensing.plate.tracking.start import start_progress
from palace_hub.sensing.plate.turn.search import PlateTurn

START = house_maps()[0]
PIECES = parse_placements(" ".join(START.staircase))


def quiet(load, t=0.0):
    """A quiet moment of this load."""
    load = np.asarray(load, dtype=float)
    return QuietMoment(t, t + 0.5, load, NOISE, NOISE, 200.0, False, np.zeros(4), np.zeros(4), np.zeros(4))


def load(text):
    return load_of(parse_placements(text), MASSES)[0]


def at(grams, x, y):
    return grams * np.array([1.0, *stud_mm(x, y)])


def test_a_built_staircase_matches_the_expected_load():
    expected = ExpectedLoad(quiet([0, 0, 0]))
    expected.add(*load_of(PIECES, MASSES))
    assert expected.update(quiet(load(" ".join(START.staircase)))) is None


def test_a_knocked_off_piece_is_reported_with_its_place():
    expected = ExpectedLoad(quiet([0, 0, 0]))
    expected.add(*load_of(PIECES, MASSES))
    mismatch = expected.update(quiet(load(" ".join(START.staircase)) - at(0.44, 17, 14)))
    assert mismatch is not None
    assert mismatch.grams == pytest.approx(-0.44, abs=0.05)
    assert mismatch.stud == (17, 14)


def test_a_decoration_on_the_rim_is_reported_with_its_place():
    expected = ExpectedLoad(quiet([0, 0, 0]))
    mismatch = expected.update(quiet(0.44 * np.array([1.0, 127.0, 40.0])))
    assert mismatch is not None
    assert mismatch.stud == (31, 20)
    assert (mismatch.x_mm, mismatch.y_mm) == (pytest.approx(127), pytest.approx(40))
    beyond = expected.update(quiet(0.44 * np.array([1.0, 140.0, 40.0])))
    assert beyond is not None
    assert beyond.stud is None


def test_a_moved_piece_of_unchanged_mass_is_a_mismatch():
    expected = ExpectedLoad(quiet([0, 0, 0]))
    assert expected.update(quiet(at(0.44, 17, 14) - at(0.44, 14, 14))) is not None


def test_drift_is_followed_and_a_jump_is_a_mismatch_until_it_is_accepted():
    expected = ExpectedLoad(quiet([0, 0, 0]))
    for step in range(1, 60):
        assert expected.update(quiet([0.003 * step, 0.1 * step, 0], step)) is None
    off = quiet([0.9, 30, 0], 61)
    assert expected.update(off) is not None
    assert ExpectedLoad(off).update(off) is None


def test_the_starting_staircase_is_checked_piece_by_piece():
    bare = Palace.of(START.ground)
    turn = PlateTurn.start(bare, None, MASSES, quiet([0, 0, 0]), tray_left=(Piece.GOLD,))
    for count in range(1, 5):
        turn = turn.after(quiet(load(" ".join(START.staircase[:count])), count))
        seen = start_progress(turn, PIECES)
        assert [str(piece) for piece in seen.missing] == list(START.staircase[count:])
        assert seen.extra == ()
    assert seen.complete


def test_a_wrong_piece_in_the_starting_staircase_is_named():
    bare = Palace.of(START.ground)
    turn = PlateTurn.start(bare, None, MASSES, quiet([0, 0, 0]), tray_left=(Piece.GOLD,))
    turn = turn.after(quiet(load("A11,14,0e")))
    turn = turn.after(quiet(load("A11,14,0e B20,14,0"), 1))
    seen = start_progress(turn, PIECES)
    assert seen.extra == (Placement.parse("B20,14,0"),)
    assert Placement.parse("B17,14,0") in seen.missing


def test_figure_masses_are_learnt_and_equal_ones_are_named():
    one, other = quiet([0, 0, 0]), quiet(at(1.8, 14, 14))
    learnt = learn_figures(
        {Figure.MONKEY: [(one, other)], Figure.BUTTERFLY: [(one, quiet(at(1.81, 5, 5)))], Figure.FROG: []}
    )
    assert learnt.masses[Figure.MONKEY].grams == pytest.approx(1.8)
    assert learnt.alike == ((Figure.MONKEY, Figure.BUTTERFLY),)
    assert [fault.key for fault in learnt.faults] == ["figure-not-weighed"]
    odd = learn_figures({Figure.FROG: [(one, quiet(at(90.0, 14, 14)))]})
    assert [fault.key for fault in odd.faults] == ["figure-odd"]


def test_the_arrival_and_the_move_of_a_figure_are_recognised():
    monkey = FigureMass(1.8, 0.02)
    ends = [Cell(11, 14, 2), Cell(14, 14, 2), Cell(14, 17, 4)]
    first = find_arrivals(at(1.8, 14, 17), 2 * NOISE, monkey, ends)
    assert first[0].at == ends[2]
    assert first[0].sure
    assert find_arrivals(at(1.8, 11, 14) - at(1.8, 14, 17), 2 * NOISE, monkey, ends, source=ends[2])[0].at == ends[0]
    assert find_arrivals(at(0.44, 11, 14), 2 * NOISE, monkey, ends) == ()


@pytest.mark.parametrize(
    ("health", "level", "why"),
    [
        (PlateHealth(True, (True,) * 4, 1.0), Level.GOLD, ""),
        (PlateHealth(True, (True,) * 4, None), Level.SILVER, ""),
        (PlateHealth(True, (True,) * 4, 0.5), Level.SILVER, "hall"),
        (PlateHealth(True, (True, True, False, True), 1.0), Level.TYPED, "corner"),
        (PlateHealth(False, (), None), Level.TYPED, "node"),
    ],
)
def test_each_level_names_the_reason_for_not_being_higher(health, level, why):
    assert (health.level, health.why) == (level, why)
