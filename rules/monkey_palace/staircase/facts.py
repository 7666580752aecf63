"""The facts of a legal staircase, shared by checker, search and reports."""

from dataclasses import dataclass
from typing import Final

from monkey_palace.board.notation import Cell
from monkey_palace.board.pieces import Colour
from monkey_palace.settings import Settings

FIVE_HIGH: Final = 5  # R8.1, in brick heights


@dataclass(frozen=True, slots=True)
class Facts:
    """A legal staircase in figures (R4, R5.2, R8.1)."""

    start: Cell
    """The lowest cell, on a ground knob of `start_colour`."""
    start_colour: Colour
    arches: int
    bricks: int
    columns: int
    end: Cell
    """The decoration's cell, above the far foot of the last arch (R5.1)."""
    placed_part: int
    """Tallest pile on the path in brick heights, this turn's bricks and columns only (R8.1)."""
    whole_part: int
    """The same with older bricks and columns included (R10.4)."""

    @property
    def height(self) -> int:
        """The level that the decoration fills."""
        return self.end.z

    def five_high(self, settings: Settings) -> bool:
        """R8.1, R10.4: whether a pile is at least five bricks high."""
        part = self.whole_part if settings.bonus_counts == "whole_pile" else self.placed_part
        return part >= FIVE_HIGH
