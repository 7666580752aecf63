"""The likelihood of presses, given the pieces that came and went."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.sensing.plate.plate_evening import built, position

from monkey_palace.board.notation import Placement
from monkey_palace.board.pieces import Piece
from palace_hub.sensing.plate.board.places import ARCH, LatticeBoard, UnitMasses
from palace_hub.sensing.plate.load import signal
from palace_hub.sensing.plate.load.calibration import stud_mm
from palace_hub.sensing.plate.load.presses import Press
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.turn.press_evidence import ELSEWHERE, PUSHES, UNPRESSED, PressEvidence, log_push_count
from palace_hub.sensing.plate.turn.search import PlateTurn
from palace_hub.sensing.plate.verdict.candidates import without_levels
from palace_hub.sensing.plate.verdict.decision import Recovered
from palace_hub.sim.world.truth import CATALOGUE_MG

PALACE, _, PIECES = position(107)
BOARD = LatticeBoard(PALACE, UnitMasses({piece: CATALOGUE_MG[piece.value] / 1000 for piece in Piece}))
ONCE = log_push_count(1, 1, 0)  # a piece that is pressed once


def at(piece, error=0.5, east=0.0, north=0.0):
    mass, x, y = BOARD.load(piece)
    return Press(x / mass + east, y / mass + north, error, 800.0)


def test_the_odds_of_a_piece_are_a_density_on_the_sheet():
    """Somewhere on the sheet it is pressed: over all places the odds against an even spread are one."""
    arch, brick = Placement(Piece.ARCH, 14, 14, 0, "e"), Placement(Piece.BRICK, 14, 14, 0)
    grid = [(stud_mm(x, y)) for x in np.arange(-0.25, 31.5, 0.5) for y in np.arange(-0.25, 31.5, 0.5)]
    for piece in (arch, brick):
        odds = [np.exp(PressEvidence(BOARD, [Press(*place, 1.0, 800.0)]).log_ratio([piece]) - ONCE) for place in grid]
        assert np.mean([(odd - ELSEWHERE) / (1 - ELSEWHERE) for odd in odds if odd > ELSEWHERE]) * np.mean(
            [odd > ELSEWHERE for odd in odds]
        ) == pytest.approx(1.0, rel=0.05)


@given(st.lists(st.integers(0, len(BOARD.atoms) - 1), min_size=1, max_size=3), st.integers(1, 3), st.integers(0, 99))
def test_the_evidence_for_a_set_equals_that_for_its_pieces_alone(atoms, number, seed):
    """The arrays that all sets go through, against one set reckoned alone."""
    rng = np.random.default_rng(seed)
    some = [Press(*rng.uniform(-110, 110, 2), rng.uniform(0, 3), 900.0) for _ in range(number)]
    lattice = [atom for atom in atoms if BOARD.atoms.lattice[atom] and (BOARD.atoms.node[atom] >= 0)]
    lattice = [one for one in lattice if BOARD.atoms.kind[one] != ARCH or BOARD.atoms.other[one] >= 0]
    if not lattice:
        return
    pressed = PressEvidence(BOARD, [*some, *(at(BOARD.landed(BOARD.start, one), east=3.0) for one in lattice[:1])])
    pieces = [BOARD.landed(BOARD.start, atom) for atom in lattice]
    assert pressed.log_ratio(pieces) <= pressed.max_log_ratio
    for split in range(len(lattice)):
        base = pressed.of_touched(came=pieces[:split])
        assert pressed.log_ratio_of_sets(np.array([lattice[split:]]), base)[0] == pytest.approx(
            pressed.log_ratio(pieces)
        )


def test_a_press_distinguishes_two_places_only_if_it_lies_on_one_of_them():
    here, there = Placement(Piece.BRICK, 14, 14, 0), Placement(Piece.BRICK, 17, 14, 0)
    pressed = PressEvidence(BOARD, [at(here, east=3.0, north=-3.0)])
    assert pressed.log_ratio([here]) - pressed.log_ratio([there]) > 5
    elsewhere = PressEvidence(BOARD, [at(Placement(Piece.BRICK, 2, 2, 0))])
    assert (
        elsewhere.log_ratio([here])
        == elsewhere.log_ratio([there])
        == pytest.approx(np.log(ELSEWHERE) + UNPRESSED + ONCE)
    )


def test_three_bricks_take_three_pushes_and_a_column_one():
    """What weighs nearly the same and stands in the same place: 1.32 g and 1.24 g."""
    column = [Placement(Piece.COLUMN, 14, 14, 0)]
    bricks = [Placement(Piece.BRICK, 14, 14, level) for level in range(3)]
    once = at(column[0])
    for pushes, missing in ((1, 2), (2, 1), (3, 0), (5, 0)):
        pressed = PressEvidence(BOARD, [replace(once, pushes=pushes)])
        often = log_push_count(pushes, 3, 0) - log_push_count(pushes, 1, 0)
        assert pressed.log_ratio(bricks) - pressed.log_ratio(column) == pytest.approx(
            missing * UNPRESSED + often, abs=0.1
        )
        assert (often > 2) == (pushes > 2)


@given(st.integers(0, 5), st.integers(0, 3))
def test_the_probabilities_of_push_counts_sum_to_one(came, gone):
    """Over all that may be, nothing less than once for each that came, it is one."""
    chances = [np.exp(log_push_count(pushes, came, gone)) for pushes in range(came, 60)]
    assert sum(chances) == pytest.approx(1.0, abs=1e-6)
    assert log_push_count(0, came, gone) == log_push_count(came, came, gone)
    likeliest = int(np.argmax(chances)) + came
    assert came <= likeliest <= round(came * np.dot(PUSHES, range(len(PUSHES)))) + gone


def test_a_press_beside_a_piece_is_weaker_evidence_high_up():
    """A finger that leans to the side: what is beside a piece by 8 mm is refuted on the ground, and hardly up there."""
    low, high = Placement(Piece.BRICK, 14, 14, 0), Placement(Piece.BRICK, 14, 14, 20)
    against = [
        PressEvidence(BOARD, [at(piece)]).log_ratio([piece])
        - PressEvidence(BOARD, [at(piece, east=8.0)]).log_ratio([piece])
        for piece in (low, high)
    ]
    assert against[0] > 3 > 1 > against[1] > 0


def test_a_push_without_a_place_favours_more_pieces_but_no_place():
    here, there = Placement(Piece.BRICK, 14, 14, 0), Placement(Piece.BRICK, 23, 14, 0)
    pressed = PressEvidence(BOARD, [at(here), Press(0.0, 0.0, np.inf, 880.0)])
    assert pressed.log_ratio([here, there]) > pressed.log_ratio([here])
    assert PressEvidence(BOARD, [Press(0.0, 0.0, np.inf, 880.0)]).log_ratio([here]) == ONCE


def test_without_presses_there_is_no_evidence():
    assert PressEvidence(BOARD, []).log_ratio(PIECES) == 0.0
    assert not PressEvidence(BOARD, []).has_at_most(3)


@pytest.mark.parametrize(
    ("pushes", "heaviest"), [(3, 0.0), *(pytest.param(*more, marks=pytest.mark.long) for more in ((2, 0.0), (4, 2.0)))]
)
def test_few_pushes_exclude_more_pieces_than_the_search_tries(pushes, heaviest):
    """So that what was read needs no list of all legal staircases to bear it out."""
    palace, stock, _ = position(107)
    brick = Placement(Piece.BRICK, 14, 14, 0)
    load = 2.0 * np.array([1.0, *(BOARD.load(brick)[1:] / BOARD.load(brick)[0])])
    noise = np.diag([0.5, 20.0, 20.0]) ** 2
    base = QuietMoment(0.0, 1.0, np.zeros(3), noise, noise, 0.0, False, *3 * (np.zeros(4),))
    after = replace(base, t0=2.0, t1=3.0, load=load, presses=(replace(at(brick), pushes=pushes),))
    turn = PlateTurn.start(palace, stock, BOARD.masses, base).after(after)
    assert turn.best.heaviest_change_g == pytest.approx(heaviest, abs=0.01)


@pytest.mark.parametrize(("pushes", "swapped"), [(2, 0.0), (3, 1.68)])
def test_pieces_that_came_while_others_left_count_with_their_whole_mass(pushes, swapped):
    """An arch that was tried goes, and a column and a brick come, without a pause: only one of those is tried then."""
    palace, stock, _ = position(107)
    arch = Placement(Piece.ARCH, 14, 14, 0, "e")
    there = [Placement(Piece.COLUMN, 23, 14, 0), Placement(Piece.BRICK, 23, 14, 3)]
    noise = np.diag([0.005, 0.5, 0.5]) ** 2
    bare = QuietMoment(0.0, 1.0, np.zeros(3), noise, noise, 0.0, False, *3 * (np.zeros(4),))
    tried = replace(bare, t0=2.0, t1=3.0, load=BOARD.load(arch), presses=(at(arch),))
    presses = (at(arch), replace(at(there[0]), pushes=pushes - 1))
    built = replace(bare, t0=4.0, t1=5.0, load=sum(map(BOARD.load, there)), presses=presses)
    turn = PlateTurn.start(palace, stock, BOARD.masses, bare).after(tried).after(built)
    assert without_levels(turn.standing) == without_levels(there)
    assert turn.best.heaviest_swap_g == pytest.approx(swapped, abs=0.01)
    assert turn.best.heaviest_change_g < 1.3
    assert turn.after(replace(bare, t0=6.0, t1=7.0)).best.heaviest_swap_g == 0.0


def test_a_removed_piece_explains_a_push_like_a_placed_one():
    here, there = Placement(Piece.BRICK, 14, 14, 0), Placement(Piece.BRICK, 23, 14, 0)
    pressed = PressEvidence(BOARD, [at(here), at(there)])
    often = log_push_count(2, 1, 1) - log_push_count(2, 2, 0)
    assert pressed.log_ratio([there], [here]) == pytest.approx(pressed.log_ratio([there, here]) + often)
    assert pressed.log_ratio([there], [here]) > pressed.log_ratio([there]) + 4


@pytest.mark.long
def test_on_coarse_cells_presses_improve_the_recovery(monkeypatch):
    """The same staircases on cells of 1 kg, as they are and with the presses left out."""

    def outcomes():
        found = Counter()
        for seed in range(1003, 1017):
            decision, pieces = built(seed, "cheap1kg", "silver", specimen=1)
            if isinstance(decision, Recovered):
                found["right" if without_levels(decision.chosen.pieces) == without_levels(pieces) else "wrong"] += 1
        return found

    with_presses = outcomes()
    monkeypatch.setattr(signal, "find_presses", lambda *_: ())
    without = outcomes()
    assert with_presses["wrong"] == 0
    assert with_presses["right"] >= without["right"] + 2


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(1, 2)), max_size=4), st.lists(st.integers(0, 2), max_size=5))
def test_a_brick_without_a_remaining_push_is_unpressed(pushes, bricks):
    """Against every way to deal pushes out: each belongs to one of three knobs that are far apart, or to none of them
    that anybody could tell (the third)."""
    knobs = [Placement(Piece.BRICK, 2, 2, 0), Placement(Piece.BRICK, 29, 29, 0)]
    made = []
    for where, often in pushes:
        grams, east, north = BOARD.load(knobs[where]) if where < 2 else (1.0, 0.0, 0.0)
        made.append(Press(east / grams, north / grams, 0.3 if where < 2 else np.inf, 900.0, often))
    count = Counter(min(brick, 1) for brick in bricks)
    left = [max(0, count[at] - sum(often for where, often in pushes if where == at)) for at in (0, 1)]
    anywhere = sum(often for where, often in pushes if where == 2)
    expected = max(0, sum(left) - anywhere) if pushes else 0
    assert PressEvidence(BOARD, made).count_unpressed([knobs[min(brick, 1)] for brick in bricks]) == expected
