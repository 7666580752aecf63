"""No piece is hidden wrongly: what is painted last at a spot is what a ray from the viewer meets first."""

import random

import numpy as np
import pytest
from tests.views.drawing.positions import COUNT, position
from tests.views.drawing.ray_cast import Thing, first_met, top_painted
from tests.views.palace.test_plan import GROUND

from monkey_palace.board.notation import DIRECTIONS, Cell, Placement
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import Piece
from palace_hub.views.drawing.picture import OBLIQUE, PLAN, Polygon, View, polygons
from palace_hub.views.palace.plan import Standing

SPOTS = 100
"""Spots of each picture that are looked at."""


def heap(seed: int) -> Standing:
    """Pieces anywhere, in the air as well, close together: what no game builds, the order must still hold."""
    chance, filled = random.Random(seed), set[Cell]()
    pieces = []
    for _ in range(150):
        kind = chance.choice(list(Piece))
        direction = chance.choice(list(DIRECTIONS)) if kind is Piece.ARCH else ""
        piece = Placement(kind, chance.randint(8, 15), chance.randint(8, 15), chance.randint(0, 5), direction)
        if not filled & set(piece.cells):
            filled |= set(piece.cells)
            pieces.append(piece)
    return Standing(Palace.of(GROUND).with_pieces(pieces), turn=seed % 4)


def wrong_spots(standing: Standing, view: View, painted: list[Polygon]) -> list[tuple[Thing, Thing]]:
    """(painted, met) at each spot where they differ."""
    corners = np.array([spot for polygon in painted if polygon.solid is not None for spot in polygon.spots])
    spots = np.random.default_rng(1).uniform(corners.min(axis=0), corners.max(axis=0), (SPOTS, 2))
    last, clear = top_painted(painted, spots)
    assert clear.sum() > SPOTS / 4
    met = first_met(standing, view, spots)
    return [(last[spot], met[spot]) for spot in np.flatnonzero(clear) if met[spot] != last[spot]]


@pytest.mark.parametrize("view", [pytest.param(OBLIQUE, marks=pytest.mark.long), PLAN], ids=["oblique", "plan"])
def test_no_piece_of_a_game_is_hidden_wrongly(view: View) -> None:
    for standing in map(position, range(COUNT)):
        assert wrong_spots(standing, view, list(polygons(standing, view))) == []


@pytest.mark.parametrize("view", [OBLIQUE, PLAN], ids=["oblique", "plan"])
@pytest.mark.parametrize("seed", range(2))
def test_no_piece_of_a_heap_is_hidden_wrongly(seed: int, view: View) -> None:
    standing = heap(seed)
    assert wrong_spots(standing, view, list(polygons(standing, view))) == []


def test_a_wrong_order_is_noticed() -> None:
    standing = position(COUNT - 1)
    assert len(wrong_spots(standing, OBLIQUE, list(polygons(standing, OBLIQUE))[::-1])) > SPOTS / 20
