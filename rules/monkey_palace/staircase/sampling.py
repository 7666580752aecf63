"""Staircases and whole palaces by chance, for bots that play anyhow, for tests and for benchmarks."""

from collections import Counter

from monkey_palace.board.lattice import Lattice
from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import BOX, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.randomness import Rng
from monkey_palace.staircase.distance_bound import Reach
from monkey_palace.staircase.fills import COLUMN, kept_steps, moves
from monkey_palace.staircase.linked import Foot, Staircase

# A random walk that has not connected after so many starts is given up; the search would find what is left.
_TRIES = 60
# Of the ways to place one arch the lower ones are drawn from, as people build.
_LOWEST = 3


def random_staircase(palace: Palace, stock: Bricks, rng: Rng) -> Staircase | None:
    """A legal staircase by a random walk, mostly as long as the stock allows. None when the walks found none, which
    is no proof that there is none (`search.can_build`)."""
    lattice = Lattice.of(palace)
    reach = Reach(lattice, stock.arch)
    starts = [start for start in lattice.starts if reach.distance[start] <= stock.arch]
    for _ in range(_TRIES if starts else 0):
        found = _walk(lattice, reach, stock, rng.choice(starts), rng)
        if found is not None:
            return found
    return None


def _walk(lattice: Lattice, reach: Reach, stock: Bricks, start: int, rng: Rng) -> Staircase | None:
    tops = list(lattice.tops)
    node, came_from, height = start, 0, 0
    bricks, columns = stock.brick, stock.column
    path: Staircase | Foot = Foot(lattice, start)
    connected: Staircase | None = None
    for left in range(stock.arch - 1, -1, -1):
        ways = [
            (direction, target, move)
            for direction, offset in enumerate(lattice.steps)
            if (target := node + offset) != came_from
            for move in moves(height - tops[target], bricks, columns)[:_LOWEST]
            if connected is not None
            or lattice.heights[target]
            or reach.levels(target, height + move.near + 1, left)
            <= bricks - move.bricks + COLUMN * (columns - move.columns)
        ]
        if not ways:
            break
        direction, target, move = rng.choice(ways)
        path = Staircase(path, rng.choice(kept_steps(direction, move)))
        bricks, columns = bricks - move.bricks, columns - move.columns
        height += move.near + 1
        tops[node] = tops[target] = height
        if connected is not None or lattice.heights[target]:
            connected = path
        node, came_from = target, node
    return connected


def random_palace(palace: Palace, turns: int, rng: Rng) -> Palace:
    """This palace after so many turns of random staircases, each decorated in its start colour (R5.1), with one
    figure on an open arch end in one palace of three. Turns in which nothing was found to build count too, and
    nothing is built that the box does not hold (R1.1)."""
    pieces = palace
    for turn in range(turns):
        used = Counter(placement.piece for placement in pieces.pieces)
        stock = Bricks(
            arch=min(2 + rng.below(3 + min(turn, 8)), BOX[Piece.ARCH] - used[Piece.ARCH]),
            brick=min(rng.below(9), BOX[Piece.BRICK] - used[Piece.BRICK]),
            column=min(rng.below(3), BOX[Piece.COLUMN] - used[Piece.COLUMN]),
        )
        found = random_staircase(pieces, stock, rng)
        if found is not None:
            facts = found.facts
            decoration = Placement(Piece(facts.start_colour), *facts.end)
            pieces = pieces.with_pieces((*found.placements, decoration))
    ends: list[Cell] = list(pieces.open_arch_ends())
    return pieces.with_figures([rng.choice(ends)]) if ends and rng.below(3) == 0 else pieces
