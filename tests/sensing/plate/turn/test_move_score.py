"""The prior of nearness equals the best spanning tree found by brute force."""

from itertools import combinations

import numpy as np
import pytest

from monkey_palace.board.notation import parse_placements
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import BUILDING, Piece
from palace_hub.bench.plate.illegal import illegal_build
from palace_hub.sensing.plate.board.places import KINDS, LatticeBoard, UnitMasses
from palace_hub.sensing.plate.turn.move_score import best_of_three, best_tree, count_certain_faults

MASSES = UnitMasses(dict.fromkeys(Piece, 1.0))


def best_of_all_trees(near, links):
    """Every tree that joins the turn (number 0) and the pieces, tried one by one."""
    edges = {(0, one + 1): near[one] for one in range(len(near))}
    edges |= {(i + 1, j + 1): links[i, j] for i, j in combinations(range(len(near)), 2)}
    best = -np.inf
    for some in combinations(edges, len(near)):
        joined = {0}
        for _ in near:
            joined |= {end for edge in some if joined & set(edge) for end in edge}
        if len(joined) == len(near) + 1:
            best = max(best, sum(edges[edge] for edge in some))
    return best


@pytest.mark.parametrize("fresh", [False, True])
def test_the_score_equals_the_best_spanning_tree(fresh):
    """`fresh`: the turn touches nothing yet, and its first piece is where it begins."""
    draws = np.random.default_rng(3)
    near = draws.choice([0.0, -0.7, -5.0], (3, 400))
    ab, ac, bc = draws.choice([0.0, -0.7, -5.0], (3, 400))
    if fresh:
        near[0], near[1:] = 0.0, -np.inf
    two, three = best_tree(near[0], near[1], ab), best_of_three(near, ab, ac, bc)
    for row in range(400):
        links = {(0, 1): ab[row], (0, 2): ac[row], (1, 2): bc[row]}
        assert two[row] == pytest.approx(best_of_all_trees(near[:2, row], links))
        assert three[row] == pytest.approx(best_of_all_trees(near[:, row], links))


def atom_of(board, piece):
    """The number of the atom that a piece is."""
    lower = piece.reversed() if piece.direction in ("w", "s") else piece
    atoms = board.atoms
    (found,) = (
        number
        for number in np.flatnonzero((atoms.stud == (lower.x, lower.y)).all(axis=1) & atoms.lattice)
        if KINDS[atoms.kind[number]] is piece.piece
        and (piece.piece is not Piece.ARCH or board.edges[atoms.edge[number]][1] == lower.direction)
    )
    return found


def faults_of(board, stand, pieces):
    atoms = [atom_of(board, piece) for piece in pieces]
    least = count_certain_faults(board, [stand], np.zeros(1, dtype=int), np.array([atoms]))
    return int(least[0]), board.dropped(stand, atoms).faults - stand.faults


@pytest.mark.parametrize("kind", ["foot_without_knob", "on_figure", "over_the_rim", "hanging_foot", "stray_brick"])
def test_the_count_of_certain_faults_is_a_lower_bound(kind):
    for seed in range(6):
        build = illegal_build(kind, seed)
        board = LatticeBoard(build.position.palace, MASSES)
        pieces = [piece for piece in build.pieces if piece.piece in BUILDING]
        for before in range(len(pieces)):
            for size in (1, 2, 3):
                some = pieces[before : before + size]
                least, true = faults_of(board, board.standing(pieces[:before]), some)
                assert least <= true, (kind, seed, some)


@pytest.mark.parametrize("figures", [[], ["5,2,0"]])
def test_a_pile_on_a_forbidden_knob_counts_as_one_fault(figures):
    ground = [(2, 2, "gold"), (5, 2, "gold"), (2, 5, "gold")] if figures else [(2, 2, "gold"), (2, 5, "gold")]
    board = LatticeBoard(Palace.of(ground, figures=figures), MASSES)
    pile = parse_placements("B2,2,0 B2,2,1 B5,2,0 B5,2,1 A2,2,2e")
    assert board.standing(pile).faults == 1
    assert faults_of(board, board.standing(pile[:2]), pile[2:]) == (1, 1)
    assert faults_of(board, board.standing(pile[:3]), pile[3:]) == (0, 0)
    assert faults_of(board, board.standing(pile[:2]), parse_placements("B5,2,0 B8,2,0")) == (2, 2)
