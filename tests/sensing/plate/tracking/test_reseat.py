"""A plate put back on its cells: its orientation, whether the load agrees, and lost pieces."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.sensing.plate.unit_masses import GRAMS, MASSES, NOISE

from monkey_palace.board.ground_maps import house_maps
from monkey_palace.board.notation import parse_placements
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import Piece
from palace_hub.sensing.plate.board.load_model import load_of
from palace_hub.sensing.plate.load.calibration import stud_mm
from palace_hub.sensing.plate.load.rotation import rotate_load
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.tracking.reseat import (
    find_fallen,
    fit_reseat,
    ground_feet,
    hall_contradictions,
    reseat_turn,
)
from palace_hub.sensing.plate.turn.search import PlateTurn

AWAY = np.array([-120.0, 15.0, -40.0])  # the carrier alone: the sheet has gone, and was no even weight
PALACE = parse_placements("A11,14,0e B17,14,0 A14,14,1e G17,14,2 C20,20,0 C23,20,0 A20,20,3e L23,20,4")
SMALL = parse_placements("A14,14,0e B17,17,0")
ASIDE = [(0.0, 0.0, 0.0), (0.3, -0.3, 0.001), (-0.6, 0.6, 0.003), (1.2, 1.2, 0.005)]


def load(pieces):
    return load_of(pieces, MASSES)[0]


def heavy(pieces):
    """A palace of 60 g, that stands where this one does."""
    light = load(pieces)
    return light * 60 / light[0]


def laid(before, turns=0, aside=(0.0, 0.0, 0.0)):
    """The load of a sheet that comes back, so many mm aside and rad askew."""
    x, y, askew = aside
    mass, east, north = rotate_load(before - AWAY, turns)
    return AWAY + np.array([mass, east - askew * north + x * mass, north + askew * east + y * mass])


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("aside", ASIDE)
def test_the_orientation_of_an_off_centre_palace_is_found(turns, aside):
    before = heavy(PALACE)
    reseat = fit_reseat(before, laid(before, turns, aside), AWAY, 2 * NOISE)
    assert (reseat.turns, reseat.agrees) == (turns, True)


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("aside", ASIDE[:3])
def test_the_orientation_of_a_small_palace_stays_unknown(turns, aside):
    before = load(SMALL)
    reseat = fit_reseat(before, laid(before, turns, aside), AWAY, 2 * NOISE)
    assert (reseat.turns, reseat.agrees) == (None, True)


def test_hall_sensors_find_the_orientation_of_a_small_palace():
    before, feet = load(SMALL), ground_feet(SMALL)
    believed = frozenset((x, y) for x in range(2, 32, 3) for y in range(2, 32, 3))
    for turns in range(4):
        seen = feet
        for _ in range(turns):
            seen = frozenset((31 - y, x) for x, y in seen)
        wrong = hall_contradictions(feet, seen, believed)
        reseat = fit_reseat(before, laid(before, turns, (0.3, 0.2, 0.0)), AWAY, 2 * NOISE, wrong)
        assert (reseat.turns, reseat.agrees) == (turns, True)
    assert hall_contradictions(feet, None, believed) == hall_contradictions(feet, feet, frozenset()) == (0, 0, 0, 0)


@pytest.mark.parametrize("kind", [Piece.GOLD, Piece.BRICK, Piece.ARCH])
@pytest.mark.parametrize("aside", ASIDE)
def test_the_loss_of_the_lightest_piece_is_not_explained_by_the_position_of_the_sheet(kind, aside):
    before = heavy(PALACE)
    after = laid(before - GRAMS[kind] * np.array([1.0, *stud_mm(17, 14)]), 0, aside)
    reseat = fit_reseat(before, after, AWAY, 2 * NOISE)
    assert not reseat.agrees
    assert reseat.off[0] == pytest.approx(-GRAMS[kind])


@given(
    turns=st.integers(0, 3),
    aside=st.tuples(st.floats(-0.6, 0.6), st.floats(-0.6, 0.6), st.floats(-0.003, 0.003)),
    came=st.lists(st.tuples(st.sampled_from((Piece.BRICK, Piece.ARCH)), st.integers(2, 29), st.integers(2, 29))),
)
def test_pieces_that_came_exclude_no_true_orientation(turns, aside, came):
    before = heavy(PALACE)
    more = sum(
        (GRAMS[kind] * np.array([1.0, *stud_mm(x, y)]) for kind, x, y in came[:3]),
        np.zeros(3),
    )
    after = laid(before + rotate_load(more, -turns), turns, aside)
    reseat = fit_reseat(before, after, AWAY, 2 * NOISE, more=5.0)
    assert reseat.agrees
    assert turns in reseat.possible
    assert reseat.came == pytest.approx(more[0])
    assert not fit_reseat(before, after + np.array([5.0, 0.0, 0.0]), AWAY, 2 * NOISE, more=4.8).agrees


def test_a_shift_beyond_the_play_of_the_lip_does_not_agree():
    before = heavy(PALACE)
    assert not fit_reseat(before, laid(before, 0, (2.5, 0.0, 0.0)), AWAY, 2 * NOISE).agrees


def pruned_share(*which, aside=(0.3, -0.2, 0.001), seen=None, believed=frozenset()):
    before = load(PALACE)
    after = laid(load([one for one in PALACE if one not in which]), 0, aside)
    return find_fallen(PALACE, MASSES, fit_reseat(before, after, AWAY, 2 * NOISE), seen, believed)


def test_a_lost_piece_is_identified_by_its_mass():
    gold, leaf = PALACE[3], PALACE[-1]
    assert pruned_share(gold).kinds == ("gold",)
    assert pruned_share(leaf).kinds == ("light_green",)
    assert pruned_share(gold, PALACE[2]).kinds == ()  # an arch with what stood on it
    assert pruned_share(*PALACE[:4]).kinds == ()


def test_the_place_of_a_lost_piece_is_known_from_hall_sensors():
    believed = frozenset((x, y) for x in range(2, 32, 3) for y in range(2, 32, 3))
    gone = PALACE[5:]
    told = pruned_share(*gone, seen=ground_feet(PALACE[:5]), believed=believed)
    assert told.stud == (23, 20)


def quiet(load, t, shift=NOISE):
    return QuietMoment(
        t, t + 0.5, np.asarray(load, float), NOISE, shift, 0.0, False, np.zeros(4), np.zeros(4), np.zeros(4)
    )


START = house_maps()[0]


@pytest.mark.parametrize("aside", ASIDE)
def test_a_turn_continues_after_the_sheet_has_moved(aside):
    """Recovered though the sheet moved in the middle: readings, and the moments before, are carried over."""
    built = parse_placements(" ".join(START.staircase))[:-1]
    turn = PlateTurn.start(Palace.of(START.ground), None, MASSES, quiet(np.zeros(3), 0.0))
    there = np.zeros(3)
    for number, piece in enumerate(built[:2], start=1):
        there = there + load([piece])
        turn = turn.after(quiet(there, number))
    before = turn.best.load + turn.best.offset
    after = laid(there, 0, aside)
    reseat = fit_reseat(before, after, AWAY, 2 * NOISE)
    assert reseat.agrees
    turn = reseat_turn(turn, quiet(after, 3), reseat.moved, None)
    assert turn.standing == built[:2]
    offset = after - there
    for number, piece in enumerate(built[2:], start=4):
        there = there + load([piece])
        turn = turn.after(quiet(there + offset, number))
    assert {(thing.piece, thing.body) for thing in turn.standing} == {(one.piece, one.body) for one in built}
    assert not turn.unexplained
    assert turn.observations[-1].load - turn.observations[0].load == pytest.approx(load(built), abs=2.5)
