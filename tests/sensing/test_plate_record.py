"""How well a set of pieces fits the moments of a turn: whatever order they came in, and in how many at once."""

import numpy as np
import pytest
from tests.sensing.plate_evening import position

from monkey_palace.notation import Placement
from monkey_palace.pieces import Piece
from palace_hub.sensing.plate_places import Board, Masses
from palace_hub.sensing.plate_record import A_FINGER, NOTHING, Moment, fit
from palace_hub.sensing.plate_worth import ONE_MORE
from palace_hub.sim.truth import CATALOGUE_MG

MASSES = Masses({piece: CATALOGUE_MG[piece.value] / 1000 for piece in Piece}, spread=0.0, error=0.0)
SD = np.array([0.01, 1.0, 1.0])
PALACE, _, PIECES = position(107)
BOARD = Board(PALACE, MASSES)


def moments(*steps, base=(0.0, 0.0, 0.0)):
    """A quiet moment before the first step and one after each: a step is what came, and after None what went."""
    load = np.array(base)
    found = [load]
    for step in steps:
        came, went = step if isinstance(step, tuple) and step and isinstance(step[0], list) else (list(step), [])
        load = load + sum((BOARD.load(one) for one in came), np.zeros(3))
        load = load - sum((BOARD.load(one) for one in went), np.zeros(3))
        found.append(load)
    return [Moment(one, np.diag(SD**2) / 2, np.zeros((3, 3))) for one in found]


def singly(pieces):
    return [[piece] for piece in pieces]


def test_pieces_that_came_one_by_one_fit_and_each_more_at_once_costs_the_same():
    alone = fit(BOARD, moments(*singly(PIECES)), PIECES)
    pair = fit(BOARD, moments(PIECES[:2], *singly(PIECES[2:])), PIECES)
    one = -0.5 * float(np.linalg.slogdet(np.diag(SD**2))[1])
    assert alone == pytest.approx(one * len(PIECES))
    assert pair == pytest.approx(one * (len(PIECES) - 1) + ONE_MORE)


def test_a_piece_too_few_or_elsewhere_does_not_fit():
    seen = moments(*singly(PIECES))
    assert fit(BOARD, seen, PIECES[:-1]) is None
    first = PIECES[0]
    aside = Placement(first.piece, first.x + 3 if first.x < 20 else first.x - 3, first.y, first.z, first.direction)
    assert fit(BOARD, seen, (aside, *PIECES[1:])) is None


def test_nothing_comes_before_the_arch_that_it_stands_on():
    arch = next(number for number, one in enumerate(PIECES) if one.piece is Piece.ARCH)
    knob = PIECES[arch].far.above()
    on_it = Placement(Piece.BRICK, knob.x, knob.y, knob.z)
    one = -0.5 * float(np.linalg.slogdet(np.diag(SD**2))[1])
    assert fit(BOARD, moments([PIECES[arch]], [on_it]), (PIECES[arch], on_it)) == pytest.approx(2 * one)
    # Both at the second moment, the first a finger's.
    late = fit(BOARD, moments([on_it], [PIECES[arch]]), (PIECES[arch], on_it))
    assert late == pytest.approx(one + ONE_MORE + A_FINGER)


def test_in_which_order_a_pile_was_put_up_makes_no_difference():
    brick, column = Placement(Piece.BRICK, 2, 2, 0), Placement(Piece.COLUMN, 2, 2, 1)
    either = [fit(BOARD, moments(*order), (brick, column)) for order in ([[brick], [column]], [[column], [brick]])]
    assert either[0] == pytest.approx(either[1])


def test_what_went_again_before_counts_for_nothing():
    stray = Placement(Piece.BRICK, 2, 2, 0)
    seen = moments([stray], ([], [stray]), *singly(PIECES))
    assert fit(BOARD, seen, PIECES) is not None


def test_one_piece_may_have_made_room_for_others_at_one_moment_if_it_is_named():
    stray = Placement(Piece.BRICK, 2, 2, 0)
    first, *rest = PIECES
    seen = moments([stray], [], ([first, rest[0]], [stray]), *singly(rest[1:]))
    assert fit(BOARD, seen, PIECES) is None
    assert fit(BOARD, seen, PIECES, stray) is not None


def test_one_moment_may_have_been_a_fingers_and_no_more():
    seen = moments(*singly(PIECES))
    finger = Moment(seen[1].load + np.array([5.0, 0.0, 0.0]), seen[1].noise, seen[1].shift)
    rest = fit(BOARD, seen[1:], PIECES[1:])
    once = fit(BOARD, [seen[0], finger, *seen[1:]], PIECES)
    one = -0.5 * float(np.linalg.slogdet(np.diag(SD**2))[1])
    # The fall from the finger is the last: what came before it counts as one moment.
    assert once == pytest.approx(rest + one)
    dip = Moment(seen[1].load + np.array([0.1, 30.0, 0.0]), seen[1].noise, seen[1].shift)
    assert fit(BOARD, [*seen[:2], dip, *seen[2:]], PIECES) == pytest.approx(rest + one + A_FINGER)
    assert fit(BOARD, [*seen[:2], dip, seen[2], dip, *seen[3:]], PIECES) is None


def test_a_touch_that_changed_nothing_costs_little():
    seen = moments(*singly(PIECES))
    one = -0.5 * float(np.linalg.slogdet(np.diag(SD**2))[1])
    again = fit(BOARD, [*seen, seen[-1]], PIECES)
    assert again == pytest.approx(fit(BOARD, seen, PIECES) + one + NOTHING)
