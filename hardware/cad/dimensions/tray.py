"""Dimensions of the tray: six weigh modules in two rows, bolted together and to the console behind them.

Origin: the tray's middle on the table; x to the right, y away from the players.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from hardware.cad.dimensions.cells import MINI_300, Cell
from hardware.cad.dimensions.console import HALVES, Console
from hardware.cad.dimensions.module import Module
from hardware.cad.dimensions.module_screws import joint
from hardware.cad.dimensions.screws import Screw

from monkey_palace.board.pieces import Piece

ROWS: tuple[tuple[Piece, ...], ...] = (
    (Piece.ARCH, Piece.COLUMN, Piece.GOLD),
    (Piece.BRICK, Piece.LIGHT_GREEN, Piece.DARK_GREEN),
)
"""Front row, then the row next to the console; each from left to right as the players see it."""
LARGE = (Piece.ARCH, Piece.BRICK)


@dataclass(frozen=True)
class Tray:
    """The tray for one type of cell."""

    cell: Cell = MINI_300

    def module(self, piece: Piece) -> Module:
        return Module(160.0 if piece in LARGE else 80.0, self.cell)

    @property
    def modules(self) -> list[Module]:
        return [self.module(piece) for row in ROWS for piece in row]

    @property
    def row(self) -> tuple[tuple[float, Module], ...]:
        """(x, module) of the row next to the console."""
        return tuple((self.places[piece][0], self.module(piece)) for piece in ROWS[-1])

    @property
    def places(self) -> Mapping[Piece, tuple[float, float]]:
        """Position of each module's middle."""
        middles = {}
        for number, row in enumerate(ROWS):
            x = -sum(self.module(piece).width for piece in row) / 2
            for piece in row:
                module = self.module(piece)
                middles[piece] = (x + module.width / 2, (number - (len(ROWS) - 1) / 2) * module.depth)
                x += module.width
        return middles

    @property
    def feet(self) -> tuple[tuple[float, float], ...]:
        """Positions of the eight rubber feet: three in front, three behind, two between. Other recesses stay empty."""
        first, last = ROWS[0], ROWS[-1]
        places = []
        for piece, index in ((first[0], 0), (first[0], 2), (first[-1], 2), (last[0], 0), (last[-1], 2)):
            (x, y), (dx, dy) = self.places[piece], self.module(piece).feet[index]
            places.append((x + dx, y + dy))
        console = Console(self.row)
        (x0, y), (x1, _) = console.feet
        back = max(at for _, at in self.places.values()) + self.modules[0].depth / 2 + console.depth / 2 + y
        return (*places, *((half.x + x, back) for half, x in ((HALVES[0], x0), (HALVES[1], x0), (HALVES[1], x1))))

    def joints(self) -> list[Screw]:
        """Bolts between neighbouring modules, and from the last row into the console."""
        bolts = []
        for number, row in enumerate(ROWS):
            for piece, right in pairwise(row):
                module, (x, y) = self.module(piece), self.places[piece]
                for at in module.side_joints:
                    place = (x + module.width / 2 - module.wall, y + at, module.joint_z)
                    bolts.append(joint(f"{piece} to {right} {at:g}", place, (1, 0, 0), 2 * module.wall))
            behind = ROWS[number + 1] if number + 1 < len(ROWS) else ("the console",) * len(row)
            for piece, back in zip(row, behind, strict=True):
                module, (x, y) = self.module(piece), self.places[piece]
                for at in module.back_joints:
                    place = (x + at, y + module.depth / 2 - module.wall, module.joint_z)
                    bolts.append(joint(f"{piece} to {back} {at:g}", place, (0, 1, 0), 2 * module.wall))
        return bolts
