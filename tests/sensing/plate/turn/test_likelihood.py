"""The likelihood of a set of pieces for all moments of a turn, in any order and grouping."""

from dataclasses import replace
from math import inf, log

import numpy as np
import pytest
from tests.sensing.plate.plate_evening import position

from monkey_palace.board.notation import Placement
from monkey_palace.board.pieces import Piece
from palace_hub.sensing.plate.board.places import LatticeBoard, UnitMasses
from palace_hub.sensing.plate.load.presses import Press
from palace_hub.sensing.plate.turn.likelihood import A_FINGER, NOTHING, Observation, TurnRecord
from palace_hub.sensing.plate.turn.move_score import ONE_MORE
from palace_hub.sim.world.truth import CATALOGUE_MG

MASSES = UnitMasses({piece: CATALOGUE_MG[piece.value] / 1000 for piece in Piece}, spread=0.0, error=0.0)
SD = np.array([0.01, 1.0, 1.0])
PALACE, _, PIECES = position(107)
BOARD = LatticeBoard(PALACE, MASSES)


def fit(board, seen, pieces, gone=None):
    return TurnRecord(board, seen).fit(pieces, gone)


def moments(*steps, base=(0.0, 0.0, 0.0)):
    """A quiet moment before the first step and one after each: a step is what came, and after None what went."""
    load = np.array(base)
    found = [load]
    for step in steps:
        came, went = step if isinstance(step, tuple) and step and isinstance(step[0], list) else (list(step), [])
        load = load + sum((BOARD.load(thing) for thing in came), np.zeros(3))
        load = load - sum((BOARD.load(one) for one in went), np.zeros(3))
        found.append(load)
    return [Observation(one, np.diag(SD**2) / 2, np.zeros((3, 3))) for one in found]


def exactly(changes):
    """The logarithm of the density of so many changes that are measured as they are: each moment's noise is in the
    change to it and in the one after it."""
    return -0.5 * (changes * float(np.linalg.slogdet(np.diag(SD**2) / 2)[1]) + 3 * log(changes + 1))


def together(seen, came, masses):
    """An independent oracle: the density of all moments at once, if `came[n]` came before the moment n + 1."""
    size = 3 * (len(seen) - 1)
    off, cov, walked = np.zeros(size), np.zeros((size, size)), seen[0].noise
    load = seen[0].load
    for n, (moment, pieces) in enumerate(zip(seen[1:], came, strict=True)):
        put = sum((BOARD.load(piece) for piece in pieces), np.zeros(3))
        grams = np.array([masses.grams[piece.piece] for piece in pieces])
        part = masses.spread**2 * float(grams @ grams) / put[0] ** 2 + masses.error**2 if put[0] else 0.0
        load, walked = load + put, walked + moment.shift + part * np.outer(put, put)
        here = slice(3 * n, 3 * n + 3)
        off[here] = moment.load - load
        for later in range(n, len(came)):
            there = slice(3 * later, 3 * later + 3)
            cov[here, there] = cov[there, here] = walked
        cov[here, here] = walked + moment.noise
    return -0.5 * (off @ np.linalg.solve(cov, off) + np.linalg.slogdet(cov)[1])


def singly(pieces):
    return [[piece] for piece in pieces]


def test_single_pieces_fit_and_each_further_piece_at_once_has_one_cost():
    alone = fit(BOARD, moments(*singly(PIECES)), PIECES)
    pair = fit(BOARD, moments(PIECES[:2], *singly(PIECES[2:])), PIECES)
    assert alone == pytest.approx(exactly(len(PIECES)))
    assert pair == pytest.approx(exactly(len(PIECES) - 1) + ONE_MORE)


@pytest.mark.parametrize("seed", range(8))
def test_the_fit_is_the_density_of_all_moments_together(seed):
    draws = np.random.default_rng(seed)
    masses = UnitMasses(MASSES.grams, spread=0.01, error=0.002)
    came = [[*PIECES[:2]], *singly(PIECES[2:]), []]
    seen, zero = [], np.zeros(3)
    for moment in moments(*came):
        shift = np.diag((SD * draws.uniform(0.5, 2.0)) ** 2)
        zero = zero + draws.multivariate_normal(np.zeros(3), shift)
        off = zero + draws.multivariate_normal(np.zeros(3), moment.noise)
        seen.append(Observation(moment.load + off, moment.noise, shift))
    board = LatticeBoard(PALACE, masses)
    expected = together(seen, came, masses) + ONE_MORE + NOTHING
    assert fit(board, seen, PIECES) == pytest.approx(expected, abs=1e-6)


def test_a_missing_or_displaced_piece_does_not_fit():
    seen = moments(*singly(PIECES))
    assert fit(BOARD, seen, PIECES[:-1]) is None
    first = PIECES[0]
    aside = Placement(first.piece, first.x + 3 if first.x < 20 else first.x - 3, first.y, first.z, first.direction)
    assert fit(BOARD, seen, (aside, *PIECES[1:])) is None


def test_two_pieces_at_one_place_do_not_fit():
    seen = moments(PIECES[:1], PIECES[:1])
    assert fit(BOARD, seen, PIECES[:1] * 2) is None


def test_a_piece_cannot_come_before_the_arch_below_it():
    arch = next(number for number, one in enumerate(PIECES) if one.piece is Piece.ARCH)
    knob = PIECES[arch].far.above()
    on_it = Placement(Piece.BRICK, knob.x, knob.y, knob.z)
    assert fit(BOARD, moments([PIECES[arch]], [on_it]), (PIECES[arch], on_it)) == pytest.approx(exactly(2))
    # Both at the second moment, the first a finger's.
    late = fit(BOARD, moments([on_it], [PIECES[arch]]), (PIECES[arch], on_it))
    assert late == pytest.approx(exactly(1) + ONE_MORE + A_FINGER)


def test_the_order_in_a_pile_does_not_change_the_fit():
    brick, column = Placement(Piece.BRICK, 2, 2, 0), Placement(Piece.COLUMN, 2, 2, 1)
    either = [fit(BOARD, moments(*order), (brick, column)) for order in ([[brick], [column]], [[column], [brick]])]
    assert either[0] == pytest.approx(either[1])


def test_a_piece_that_was_removed_again_is_ignored():
    stray = Placement(Piece.BRICK, 2, 2, 0)
    seen = moments([stray], ([], [stray]), *singly(PIECES))
    assert fit(BOARD, seen, PIECES) is not None


def test_a_named_piece_may_have_left_as_others_came():
    stray = Placement(Piece.BRICK, 2, 2, 0)
    first, *rest = PIECES
    seen = moments([stray], [], ([first, rest[0]], [stray]), *singly(rest[1:]))
    assert fit(BOARD, seen, PIECES) is None
    assert fit(BOARD, seen, PIECES, stray) is not None


def test_one_moment_but_not_two_may_be_a_resting_finger():
    seen = moments(*singly(PIECES))
    finger = Observation(seen[1].load + np.array([5.0, 0.0, 0.0]), seen[1].noise, seen[1].shift)
    plain = fit(BOARD, seen, PIECES)
    once = fit(BOARD, [seen[0], finger, *seen[1:]], PIECES)
    # The fall from the finger is the last: what came before it counts as one moment.
    assert once == pytest.approx(plain)
    dip = Observation(seen[1].load + np.array([0.1, 30.0, 0.0]), seen[1].noise, seen[1].shift)
    assert fit(BOARD, [*seen[:2], dip, *seen[2:]], PIECES) == pytest.approx(plain + A_FINGER)
    assert fit(BOARD, [*seen[:2], dip, seen[2], dip, *seen[3:]], PIECES) is None


def test_a_touch_that_changed_nothing_costs_little():
    seen = moments(*singly(PIECES))
    again = fit(BOARD, [*seen, seen[-1]], PIECES)
    assert again == pytest.approx(exactly(len(PIECES) + 1) + NOTHING)


def test_the_misfit_is_standard_normal_for_the_truth_and_infinite_without_a_fit():
    pieces = list(PIECES[:4])
    rng = np.random.default_rng(5)
    found = []
    for _ in range(200):
        seen = moments(*([piece] for piece in pieces))
        noisy = [Observation(one.load + rng.normal(0, SD / np.sqrt(2)), one.noise, one.shift) for one in seen]
        found.append(TurnRecord(BOARD, noisy).beyond_noise(pieces))
    assert np.mean(found) == pytest.approx(0.0, abs=0.25)
    assert np.std(found) == pytest.approx(1.0, abs=0.2)
    assert TurnRecord(BOARD, moments(*([piece] for piece in pieces))).beyond_noise(pieces[:3]) == inf


def test_presses_before_the_last_fall_of_the_load_are_ignored():
    """It may be gone again; what was pressed after it tells."""
    tried = Placement(Piece.BRICK, 29, 29, 0)
    seen = moments([PIECES[0], tried], ([], [tried]), *singly(PIECES[1:]))

    def pressed(piece, number):
        mass, east, north = BOARD.load(piece)
        press = (Press(east / mass, north / mass, 0.5, 900.0),)
        return fit(
            BOARD, [replace(one, presses=press if each == number else ()) for each, one in enumerate(seen)], PIECES
        )

    plain = fit(BOARD, seen, PIECES)
    assert pressed(PIECES[0], 1) == pressed(tried, 1) == pytest.approx(plain)
    assert pressed(PIECES[1], 3) > plain + 3
