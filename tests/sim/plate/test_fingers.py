"""Places and numbers of presses on the plate."""

import math
import random

import numpy as np
import pytest

from monkey_palace.board.notation import parse_placements
from palace_hub.sim.plate.hand_work import PlateWork
from palace_hub.sim.plate.hands import PlateManner, seat_of
from palace_hub.sim.plate.pieces import Moulds, PieceBox
from palace_hub.sim.plate.specimen import TICK_US
from palace_hub.sim.plate.trace import PlateStep

EVEN = Moulds(spread=(0.0, 0.0))


def pushes(pieces, manner, seed=0):
    """The pushes of hands that put pieces on one after the other."""
    return pushes_of([PlateStep(put=(piece,)) for piece in pieces], manner, seed)


def pushes_of(steps, manner, seed=0):
    box, standing = PieceBox(seed, EVEN, gold=False), {}
    work = PlateWork(random.Random(seed), box, manner, standing, TICK_US)
    for number, step in enumerate(steps):
        work.step(number, step)
    return [push for push in work.pushes if push.presses]


def test_fingers_press_a_long_piece_along_its_top_and_a_high_one_less_exactly():
    def spread(code):
        (piece,) = parse_placements(code)
        seat = seat_of(piece)
        ones = [pushes((piece,), PlateManner(elsewhere=0.0), seed)[0] for seed in range(300)]
        return np.std([one.x_mm - seat.x_mm for one in ones]), np.std([one.y_mm - seat.y_mm for one in ones])

    (low_x, low_y), (high_x, high_y), (arch_x, arch_y) = spread("B14,14,0"), spread("B14,14,12"), spread("A14,14,0e")
    assert (low_x, low_y) == pytest.approx((2.0, 2.0), rel=0.15)
    assert min(high_x, high_y) > 2 * max(low_x, low_y)
    assert arch_x > 2.5 * arch_y


def test_a_loose_piece_is_not_pressed():
    assert pushes(parse_placements("B5,5,0 B14,14,0"), PlateManner(elsewhere=0.0, loose=1.0)) == []


def test_of_a_pile_that_was_joined_in_the_hand_the_topmost_piece_is_pressed():
    pile = parse_placements("B14,14,0 B14,14,1 B14,14,2")
    once = PlateManner(elsewhere=0.0, twice=0.0)
    assert len(pushes_of([PlateStep(put=pile)], once)) == 3
    [push] = pushes_of([PlateStep(put=pile, laid=pile[:-1])], once)
    assert push.z_mm == seat_of(pile[-1]).z_mm


def test_a_finger_sometimes_presses_a_standing_piece():
    pieces = parse_placements("B5,5,0 B14,14,0 B26,26,0")
    once, twice = (pushes(pieces, PlateManner(elsewhere=part, twice=0.0)) for part in (0.0, 1.0))
    assert (len(once), len(twice)) == (3, 6)
    places = [(seat.x_mm, seat.y_mm) for seat in map(seat_of, pieces)]
    nearest = [min(range(3), key=lambda n: math.dist((one.x_mm, one.y_mm), places[n])) for one in twice]
    assert nearest[::2] == [0, 1, 2]
    assert all(second <= number for number, second in enumerate(nearest[1::2]))
    assert [one.force_mg.sum() for one in once] == [one.force_mg.sum() for one in twice[::2]]
