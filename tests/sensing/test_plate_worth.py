"""What pieces count for by lying near to what the turn touches and to one another: the best tree, whichever it is."""

from itertools import combinations

import numpy as np
import pytest

from palace_hub.sensing.plate_worth import _best_of_three, _best_tree


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
def test_pieces_count_for_the_best_tree_of_all(fresh):
    """`fresh`: the turn touches nothing yet, and its first piece is where it begins."""
    draws = np.random.default_rng(3)
    near = draws.choice([0.0, -0.7, -5.0], (3, 400))
    ab, ac, bc = draws.choice([0.0, -0.7, -5.0], (3, 400))
    if fresh:
        near[0], near[1:] = 0.0, -np.inf
    two, three = _best_tree(near[0], near[1], ab), _best_of_three(near, ab, ac, bc)
    for row in range(400):
        links = {(0, 1): ab[row], (0, 2): ac[row], (1, 2): bc[row]}
        assert two[row] == pytest.approx(best_of_all_trees(near[:2, row], links))
        assert three[row] == pytest.approx(best_of_all_trees(near[:, row], links))
