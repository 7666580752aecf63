"""The palace as integers for the search: one height per point of the pitch-3 grid (R3.7).

Nodes are numbered row by row inside a border of walls. A step in direction `d` from node `n` is `n + lattice.steps[d]`
without a test for the edge, because a wall is higher than any possible pile. Every connected staircase lies on the
grid of the palace's arches: an arch spans 3 studs, and one piece stands on an old piece (R3.3, R4.5). Ground knobs off
the grid are dead and have no node.
"""

from dataclasses import dataclass
from typing import Final

from monkey_palace.board.notation import ARCH_SPAN, DIRECTIONS, Cell
from monkey_palace.board.palace import PLATE, Palace
from monkey_palace.board.pieces import BRICK_HEIGHT, STACKED, Colour, Piece

WALL: Final = 1_000_000
"""The top of a blocked node: far higher than a tower of all pieces of the box (R1.1)."""

DIRECTION_LETTERS: Final = tuple(DIRECTIONS)
"""The four directions in search order."""


@dataclass(frozen=True, slots=True)
class Lattice:
    """The grid of one palace. All tuples but `starts` and `steps` are indexed by node.

    `origin`: the stud of the first node inside the border. `tops`: height of an open top, the level of the next piece;
    `WALL` outside the grid or under a figure. `heights`: height of the pile, open or not; 0 outside the grid.
    `levels`: brick levels of the pile: brick 1, column 3, arch and decoration 0 (R8.1). `colours`: the exposed ground
    knob under the node. `starts`: the nodes on which a staircase may start (R4.1). `steps`: the offset of a node's
    number for each of `DIRECTION_LETTERS`.
    """

    origin: tuple[int, int]
    stride: int
    tops: tuple[int, ...]
    heights: tuple[int, ...]
    levels: tuple[int, ...]
    colours: tuple[Colour | None, ...]
    starts: tuple[int, ...]
    steps: tuple[int, int, int, int]

    @classmethod
    def of(cls, palace: Palace) -> "Lattice":
        """The lattice of a palace. Raises ValueError for a palace off its grid, which legal play cannot make (R3.7)."""
        origin = _origin(palace)
        columns, rows = ((PLATE - 1 - first) // ARCH_SPAN + 1 for first in origin)
        stride = columns + 2
        size = stride * (rows + 2)
        number: dict[tuple[int, int], int] = {
            (origin[0] + ARCH_SPAN * column, origin[1] + ARCH_SPAN * row): (row + 1) * stride + column + 1
            for row in range(rows)
            for column in range(columns)
        }
        heights, levels = [0] * size, [0] * size
        colours: list[Colour | None] = [None] * size
        for stud, colour in palace.ground.items():
            if stud in number:
                colours[number[stud]] = colour
        for piece in palace.pieces:
            high = BRICK_HEIGHT.get(piece.piece, 1)
            for foot in piece.feet:
                node = number.get((foot.x, foot.y))
                if node is None:
                    raise ValueError(f"{piece} lies off the grid of the palace's first arch")
                heights[node] = max(heights[node], foot.z + high)
                if piece.piece in STACKED:
                    levels[node] += high
        tops = [
            height if height or colour is not None else WALL for height, colour in zip(heights, colours, strict=True)
        ]
        for cell in palace.figures:
            node = number.get((cell.x, cell.y))
            if node is not None and cell.z == heights[node]:
                tops[node] = WALL
        return cls(
            origin=origin,
            stride=stride,
            tops=tuple(tops),
            heights=tuple(heights),
            levels=tuple(levels),
            colours=tuple(colours),
            starts=tuple(node for node in range(size) if tops[node] == 0),
            steps=(1, stride, -1, -stride),
        )

    def stud(self, node: int) -> tuple[int, int]:
        """(x, y) of a node."""
        row, column = divmod(node, self.stride)
        return self.origin[0] + ARCH_SPAN * (column - 1), self.origin[1] + ARCH_SPAN * (row - 1)

    def cell(self, node: int, level: int) -> Cell:
        """The cell at this level of the node's pile."""
        return Cell(*self.stud(node), level)

    def colour(self, start: int) -> Colour:
        """The start colour of a staircase from this node (R4.1); raises ValueError without an exposed knob."""
        colour = self.colours[start]
        if colour is None:
            raise ValueError(f"no exposed ground knob at {self.stud(start)}")
        return colour


def _origin(palace: Palace) -> tuple[int, int]:
    """The lowest stud of the plate on the grid of the first arch, or else of the first piece."""
    arches = (piece for piece in palace.pieces if piece.piece is Piece.ARCH)
    first = next(arches, None) or next(iter(palace.pieces), None)
    return (0, 0) if first is None else (first.x % ARCH_SPAN, first.y % ARCH_SPAN)
