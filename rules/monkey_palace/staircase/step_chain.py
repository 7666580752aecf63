"""The search's staircase: a reference to its parent (the same staircase without the last arch) and one step.

Positions have hundreds of thousands of staircases, so each holds two references; placements, facts and notation are
computed on request.
"""

from collections.abc import Iterator
from typing import Final

from monkey_palace.board.lattice import DIRECTION_LETTERS, Lattice
from monkey_palace.board.notation import Placement, notation
from monkey_palace.board.pieces import Piece
from monkey_palace.staircase.facts import Facts
from monkey_palace.staircase.fills import COLUMN, Step

_FILL: Final = {"B": (Piece.BRICK, 1), "C": (Piece.COLUMN, COLUMN)}


class Foot:
    """The open ground knob on which a staircase starts (R4.1); the root of the chain of parents."""

    __slots__ = ("lattice", "node")

    def __init__(self, lattice: Lattice, node: int) -> None:
        self.lattice = lattice
        self.node = node


class Staircase:
    """An immutable staircase. `str` is its notation in path order without the decoration (R4.6).

    Staircases with the same set of placements are equal; an arch compares by the cells that it fills.
    """

    __slots__ = ("parent", "step")

    def __init__(self, parent: "Staircase | Foot", step: Step) -> None:
        self.parent = parent
        self.step = step

    @property
    def placements(self) -> tuple[Placement, ...]:
        """In path order: near fill, far fill, arch; fills bottom up, every arch from its near foot."""
        foot, steps = self._chain()
        lattice, node = foot.lattice, foot.node
        heights = list(lattice.heights)
        placements: list[Placement] = []
        for direction, near, far in steps:
            target = node + lattice.steps[direction]
            for at, fill in ((node, near), (target, far)):
                x, y = lattice.stud(at)
                for letter in fill:
                    piece, levels = _FILL[letter]
                    placements.append(Placement(piece, x, y, heights[at]))
                    heights[at] += levels
            x, y = lattice.stud(node)
            placements.append(Placement(Piece.ARCH, x, y, heights[node], DIRECTION_LETTERS[direction]))
            heights[node] = heights[target] = heights[node] + 1
            node = target
        return tuple(placements)

    @property
    def facts(self) -> Facts:
        """The staircase in figures (R4, R5.2, R8.1)."""
        foot, steps = self._chain()
        lattice, node = foot.lattice, foot.node
        placed = {node: 0}
        height = bricks = columns = 0
        for direction, near, far in steps:
            target = node + lattice.steps[direction]
            for at, fill in ((node, near), (target, far)):
                tall = fill.count("C")
                low = len(fill) - tall
                bricks += low
                columns += tall
                placed[at] = placed.get(at, 0) + low + COLUMN * tall
            height += len(near) + 2 * near.count("C") + 1
            node = target
        return Facts(
            start=lattice.cell(foot.node, 0),
            start_colour=lattice.colour(foot.node),
            arches=len(steps),
            bricks=bricks,
            columns=columns,
            end=lattice.cell(node, height),
            placed_part=max(placed.values()),
            whole_part=max(lattice.levels[at] + levels for at, levels in placed.items()),
        )

    @property
    def arches(self) -> int:
        return len(self._chain()[1])

    @property
    def bricks(self) -> int:
        return sum(fill.count("B") for _, near, far in self._chain()[1] for fill in (near, far))

    @property
    def columns(self) -> int:
        return sum(fill.count("C") for _, near, far in self._chain()[1] for fill in (near, far))

    def __iter__(self) -> Iterator[Placement]:
        return iter(self.placements)

    def __str__(self) -> str:
        return notation(self.placements)

    def __repr__(self) -> str:
        return f"<Staircase {self}>"

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, Staircase) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> frozenset[Placement]:
        return frozenset(min(placement, placement.reversed()) for placement in self.placements)

    def _chain(self) -> tuple[Foot, list[Step]]:
        """The foot and the steps from the first arch to the last."""
        steps: list[Step] = []
        link: Staircase | Foot = self
        while isinstance(link, Staircase):
            steps.append(link.step)
            link = link.parent
        steps.reverse()
        return link, steps
