"""The facts of a legal staircase: what checker, search and reports say of it in figures."""

from dataclasses import dataclass
from typing import Final

from monkey_palace.board.notation import Cell
from monkey_palace.board.pieces import Colour
from monkey_palace.settings import Settings

FIVE_HIGH: Final = 5  # R8.1, in brick heights


@dataclass(frozen=True, slots=True)
class Facts:
    """A legal staircase in figures (R4, R5.2, R8.1).

    `start`: its lowest cell, on the ground knob of `start_colour`. `end`: the decoration's cell, above the far end of
    the last arch (R5.1). `placed_part`, `whole_part`: the tallest vertical pile on its path in brick heights, of
    this turn's bricks and columns, and of older ones too (R8.1, R10.4).
    """

    start: Cell
    start_colour: Colour
    arches: int
    bricks: int
    columns: int
    end: Cell
    placed_part: int
    whole_part: int

    @property
    def height(self) -> int:
        """The level that the decoration fills."""
        return self.end.z

    def five_high(self, settings: Settings) -> bool:
        """R8.1, R10.4: whether a part is at least five bricks high."""
        part = self.whole_part if settings.bonus_counts == "whole_pile" else self.placed_part
        return part >= FIVE_HIGH
