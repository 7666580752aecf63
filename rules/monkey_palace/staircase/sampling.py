"""Random staircases and palaces, for the random bot, tests and benchmarks."""

from collections import Counter

from monkey_palace.board.lattice import Lattice
from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import BOX, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.randomness import Rng
from monkey_palace.staircase.distance_bound import DistanceBound
from monkey_palace.staircase.fills import COLUMN, moves, step_table
from monkey_palace.staircase.step_chain import Foot, Staircase

# Random walks before `random_staircase` gives up; the search finds the rare remaining staircases.
_TRIES = 60
# The walk draws from the three lowest moves in each direction, as people build low.
_LOWEST = 3


def random_staircase(palace: Palace, stock: Bricks, rng: Rng) -> Staircase | None:
    """A legal staircase by a random walk, usually as long as the stock allows.

    None: no walk connected. That does not prove that no staircase exists; `search.can_build` does.
    """
    lattice = Lattice.of(palace)
    bound = DistanceBound(lattice, stock.arch)
    starts = [start for start in lattice.starts if bound.distance[start] <= stock.arch]
    for _ in range(_TRIES if starts else 0):
        staircase = _walk(lattice, bound, stock, rng.choice(starts), rng)
        if staircase is not None:
            return staircase
    return None


def _walk(lattice: Lattice, bound: DistanceBound, stock: Bricks, start: int, rng: Rng) -> Staircase | None:
    tops = list(lattice.tops)
    node, came_from, height = start, 0, 0
    bricks, columns = stock.brick, stock.column
    path: Staircase | Foot = Foot(lattice, start)
    connected: Staircase | None = None
    for left in range(stock.arch - 1, -1, -1):
        options = [
            (direction, target, move)
            for direction, offset in enumerate(lattice.steps)
            if (target := node + offset) != came_from
            for move in moves(height - tops[target], bricks, columns)[:_LOWEST]
            if connected is not None
            or lattice.heights[target]
            or bound.levels(target, height + move.near + 1, left)
            <= bricks - move.bricks + COLUMN * (columns - move.columns)
        ]
        if not options:
            break
        direction, target, move = rng.choice(options)
        path = Staircase(path, rng.choice(step_table(direction, move)))
        bricks, columns = bricks - move.bricks, columns - move.columns
        height += move.near + 1
        tops[node] = tops[target] = height
        if connected is not None or lattice.heights[target]:
            connected = path
        node, came_from = target, node
    return connected


def random_palace(palace: Palace, turns: int, rng: Rng) -> Palace:
    """The palace after `turns` random staircases, each decorated in its start colour (R5.1).

    One palace in three gets a figure on an open arch end. A turn without a staircase counts too. The result stays
    within the box (R1.1).
    """
    pieces = palace
    for turn in range(turns):
        used = Counter(placement.piece for placement in pieces.pieces)
        stock = Bricks(
            arch=min(2 + rng.below(3 + min(turn, 8)), BOX[Piece.ARCH] - used[Piece.ARCH]),
            brick=min(rng.below(9), BOX[Piece.BRICK] - used[Piece.BRICK]),
            column=min(rng.below(3), BOX[Piece.COLUMN] - used[Piece.COLUMN]),
        )
        staircase = random_staircase(pieces, stock, rng)
        if staircase is not None:
            facts = staircase.facts
            decoration = Placement(Piece(facts.start_colour), *facts.end)
            pieces = pieces.with_pieces((*staircase.placements, decoration))
    ends: list[Cell] = list(pieces.open_arch_ends())
    return pieces.with_figures([rng.choice(ends)]) if ends and rng.below(3) == 0 else pieces
