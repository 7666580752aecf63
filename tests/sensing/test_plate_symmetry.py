"""Turning the table by 90 degrees, mirroring it, or building one lattice step aside gives the same answer, moved."""

import numpy as np
import pytest
from tests.sensing.plate_evening import position

from monkey_palace.notation import ARCH_SPAN, DIRECTIONS, Placement
from monkey_palace.palace import PLATE, Palace
from monkey_palace.pieces import Piece
from palace_hub.sensing.plate_audit import load_of
from palace_hub.sensing.plate_decision import Forbidden, Recovered, Undecided, decide
from palace_hub.sensing.plate_places import Masses
from palace_hub.sensing.plate_signal import Quiet
from palace_hub.sensing.plate_turn import PlateTurn

MASSES = Masses(
    {
        Piece.ARCH: 1.25,
        Piece.BRICK: 0.44,
        Piece.COLUMN: 1.24,
        Piece.LIGHT_GREEN: 0.44,
        Piece.DARK_GREEN: 0.44,
        Piece.GOLD: 0.29,
    }
)
SD = np.array([0.008, 0.8, 0.8])  # as a good plate after a press


def around(x, y):
    """Studs after a quarter turn to the left."""
    return PLATE - 1 - y, x


def across(x, y):
    return PLATE - 1 - x, y


def aside(x, y):
    return x + ARCH_SPAN, y


MOVES = {"turned": around, "mirrored": across, "shifted": aside}


def moved(piece, move):
    x, y = move(piece.x, piece.y)
    if not piece.direction:
        return Placement(piece.piece, x, y, piece.z)
    dx, dy = DIRECTIONS[piece.direction]
    far = move(piece.x + dx, piece.y + dy)
    way = next(letter for letter, step in DIRECTIONS.items() if step == (far[0] - x, far[1] - y))
    return Placement(piece.piece, x, y, piece.z, way)


def bodies(pieces):
    return frozenset((piece.piece, piece.body) for piece in pieces)


def decided(palace, stock, steps, errors):
    """What a turn comes to: each step adds pieces, each quiet moment has an error of its own."""
    load, cov = np.zeros(3), np.diag(SD**2)
    quiets = [Quiet(0.0, 0.5, load + errors[0], cov, cov, 0.0, False, np.zeros(4), np.zeros(4), np.zeros(4))]
    for number, pieces in enumerate(steps, 1):
        load = load + load_of(pieces, MASSES)[0]
        at = load + errors[number]
        quiets.append(Quiet(number, number + 0.5, at, cov, cov, 200.0, False, np.zeros(4), np.zeros(4), np.zeros(4)))
    turn = PlateTurn.start(palace, stock, MASSES, quiets[0])
    for quiet in quiets[1:]:
        turn = turn.after(quiet)
    return decide(turn)


def vectors(errors, name):
    """The errors' moments under the same move: mass has no direction."""
    if name == "turned":
        return errors @ np.array([[1, 0, 0], [0, 0, 1], [0, -1, 0]])
    return errors * (np.array([1, -1, 1]) if name == "mirrored" else 1)


def inland(palace, stock, pieces):
    """Whether all of it may be moved one step east: nothing stands on the last column of the lattice."""
    return all(max(x for x, _, _ in piece.body) + ARCH_SPAN < PLATE for piece in (*palace.pieces, *pieces))


@pytest.mark.parametrize("name", MOVES)
@pytest.mark.parametrize("seed", [3, 19, 24])
def test_a_moved_table_gives_the_moved_answer(seed, name):
    while True:
        palace, stock, pieces = position(seed)
        if name != "shifted" or inland(palace, stock, pieces):
            break
        seed += 100
    if name == "shifted":
        # A shifted ground has to have a knob wherever the first one has: all of the lattice, and one more column.
        studs = [(x, y) for x in range(2 - ARCH_SPAN, PLATE, ARCH_SPAN) for y in range(2, PLATE, ARCH_SPAN)]
        ground = {stud: palace.ground.get(stud, "gold") for stud in studs if 0 <= stud[0] < PLATE - ARCH_SPAN}
        palace = Palace(ground, palace.pieces, palace.figures)
    move = MOVES[name]
    rng = np.random.default_rng(seed)
    together = [pieces[:2], *((piece,) for piece in pieces[2:])]
    errors = rng.normal(0, 1, (len(together) + 1, 3)) * SD
    figures = frozenset(type(cell)(*move(cell.x, cell.y), cell.z) for cell in palace.figures)
    ground = {move(x, y): colour for (x, y), colour in palace.ground.items()}
    other = Palace(ground, tuple(moved(piece, move) for piece in palace.pieces), figures)
    here = decided(palace, stock, together, errors)
    there = decided(other, stock, [[moved(piece, move) for piece in step] for step in together], vectors(errors, name))
    assert type(here) is type(there)
    if isinstance(here, Recovered | Forbidden):
        assert isinstance(there, Recovered | Forbidden)
        assert bodies(moved(piece, move) for piece in here.chosen.pieces) == bodies(there.chosen.pieces)
        assert here.chosen.share == pytest.approx(there.chosen.share, abs=0.01)
    if isinstance(here, Undecided):
        assert isinstance(there, Undecided)
        assert bodies(moved(piece, move) for piece in here.first.pieces) == bodies(there.first.pieces)
