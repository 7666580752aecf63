"""A table of words and numbers, and its lines in a terminal."""

from dataclasses import dataclass
from typing import Final

from palace_hub.views.text import cells, fit, left, right

GAPS: Final = ("  ", " ")
"""Between columns, and where the terminal is too narrow for that."""
LEAST_CELLS: Final = 8
"""Cells that the column keeps which gives way in a narrow terminal."""


@dataclass(frozen=True, slots=True)
class TextColumn:
    """`is_number`: aligned right. `gives_way`: the column is cut where the terminal is too narrow."""

    word: str
    is_number: bool = False
    gives_way: bool = False


@dataclass(frozen=True, slots=True)
class TextTable:
    """Rows of texts below the words of their columns. `notes`: a line below a row, by its place."""

    columns: tuple[TextColumn, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[tuple[int, str], ...] = ()

    def lines(self, width: int) -> list[str]:
        """The table in lines of at most `width` cells, its head first."""
        rows = [tuple(column.word for column in self.columns), *self.rows]
        widths = [max(cells(row[place]) for row in rows) for place in range(len(self.columns))]
        gap = next((gap for gap in GAPS if sum(widths) + len(gap) * (len(widths) - 1) <= width), GAPS[-1])
        over = sum(widths) + len(gap) * (len(widths) - 1) - width
        for place, column in enumerate(self.columns):
            if column.gives_way and over > 0:
                cut = min(over, max(0, widths[place] - LEAST_CELLS))
                widths[place] -= cut
                over -= cut
        notes = dict(self.notes)
        lines = []
        for number, row in enumerate(rows, start=-1):
            parts = [
                right(text, size) if column.is_number else left(text, size)
                for text, size, column in zip(row, widths, self.columns, strict=True)
            ]
            lines.append(fit(gap.join(parts).rstrip(), width))
            if number in notes:
                lines.append(fit(f"{' ' * widths[0]}{gap}{notes[number]}", width))
        return lines
