"""The walk over legal staircases of a given load, against the rules' own search."""

from collections import Counter

import numpy as np
import pytest
from tests.sensing.plate.plate_evening import position

from monkey_palace.board.notation import Placement
from monkey_palace.board.pieces import BUILDING, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.staircase.check import check
from monkey_palace.staircase.search import staircases
from palace_hub.sensing.plate.board.places import LatticeBoard, UnitMasses
from palace_hub.sensing.plate.turn.likelihood import Observation, TurnRecord
from palace_hub.sensing.plate.verdict import legal_search
from palace_hub.sensing.plate.verdict.legal_search import LegalStaircases, LegalWalk
from palace_hub.sim.world.truth import CATALOGUE_MG

MASSES = UnitMasses({piece: CATALOGUE_MG[piece.value] / 1000 for piece in Piece}, spread=0.0, error=0.0)
NARROW_SD = np.array([0.001, 0.2, 0.2])


def load_of(board, pieces):
    return sum((board.load(piece) for piece in pieces), np.zeros(3))


def places(pieces):
    """Kinds at knobs: what is left of a staircase where the order in its piles is nothing that is seen."""
    return frozenset(
        Counter((piece.piece, frozenset((foot.x, foot.y) for foot in piece.feet)) for piece in pieces).items()
    )


def moments(board, pieces):
    """A quiet moment before the first piece and one after each, without any noise that would matter."""
    loads = [load_of(board, pieces[:number]) for number in range(len(pieces) + 1)]
    little = np.diag(NARROW_SD**2)
    return [Observation(load, little, little) for load in loads]


def explained(board, pieces, stock, ornaments=()):
    return LegalStaircases(TurnRecord(board, moments(board, pieces)), stock, ornaments).explanations()


def stocked(pieces):
    used = Counter(piece.piece for piece in pieces)
    return Bricks(arch=used[Piece.ARCH], brick=used[Piece.BRICK] + 1, column=used[Piece.COLUMN])


FEW = (105, 106, 107, 108, 110, 111, 112, 119, 120, 121, 122, 124)
"""Positions in which the search lists no more than two thousand staircases."""


@pytest.mark.parametrize("seed", FEW)
def test_the_walk_finds_exactly_the_staircases_of_the_rules_search_with_the_same_load(seed):
    palace, _, pieces = position(seed)
    stock, board = stocked(pieces), LatticeBoard(palace, MASSES)
    total = load_of(board, pieces)
    listed = [staircase.placements for staircase in staircases(palace, stock)]
    alike = {places(entry) for entry in listed if (np.abs(load_of(board, entry) - total) < 4 * NARROW_SD).all()}
    found = list(LegalWalk(palace, stock, MASSES, total, np.diag(NARROW_SD**2)).found())
    assert places(pieces) in alike
    assert alike <= {places(one) for one in found}
    assert all(check(palace, one, stock=stock).legal for one in found)
    assert all(np.abs(load_of(board, one) - total).max() < 10 * NARROW_SD.max() for one in found)


@pytest.mark.parametrize("seed", FEW[:6])
def test_a_staircase_is_explained_by_its_moments_with_and_without_its_decoration(seed):
    palace, stock, pieces = position(seed)
    board = LatticeBoard(palace, MASSES, (*BUILDING, Piece.GOLD))
    far = check(palace, pieces, stock=stock).facts.end
    whole = (*pieces, Placement(Piece.GOLD, *far))
    for built, ornaments in ((pieces, ()), (whole, (Piece.GOLD,))):
        found = explained(board, built, stock, ornaments)
        assert places(built) in {places(one.pieces) for one in found}
        assert [one.log_score for one in found] == sorted((one.log_score for one in found), reverse=True)


def test_a_load_that_no_staircase_has_gives_no_explanation():
    palace, stock, pieces = position(107)
    board = LatticeBoard(palace, MASSES)
    alone = [next(piece for piece in pieces if piece.piece is Piece.BRICK)]
    assert explained(board, alone, stock) == ()


def test_a_walk_over_its_step_limit_gives_none(monkeypatch):
    palace, stock, pieces = position(107)
    board = LatticeBoard(palace, MASSES)
    monkeypatch.setattr(legal_search, "MOST_STEPS", 3)
    assert explained(board, pieces, stock) is None


def test_more_staircases_than_the_limit_give_none(monkeypatch):
    palace, stock, pieces = position(107)
    board = LatticeBoard(palace, MASSES)
    walked = len(list(LegalWalk(palace, stock, MASSES, load_of(board, pieces), np.diag(NARROW_SD**2)).found()))
    monkeypatch.setattr(legal_search, "MOST_HELD", walked - 1)
    assert explained(board, pieces, stock) is None


def test_a_search_over_its_cost_limit_gives_none(monkeypatch):
    palace, stock, pieces = position(107)
    monkeypatch.setattr(legal_search, "MOST_WEIGHED", 0)
    assert explained(LatticeBoard(palace, MASSES), pieces, stock) is None


def test_a_repeated_walk_gives_the_same_result():
    palace, stock, pieces = position(107)
    total = load_of(LatticeBoard(palace, MASSES), pieces)
    walk = LegalWalk(palace, stock, MASSES, total, np.diag(NARROW_SD**2))
    assert list(walk.found()) == list(walk.found()) != []
