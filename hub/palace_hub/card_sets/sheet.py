"""One ground map while its owner paints it: knobs and closed areas on 32 by 32 studs, and the starting staircase.

Studs count from 0, from the lower left corner. The documented file format marks the knobs under the staircase with
capitals; here a knob is a knob, and the writer sets the capitals.
"""

import dataclasses
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from monkey_palace.board.ground_maps import BLOCKED, COVERED, KNOB, standing_on, starting_slip
from monkey_palace.board.notation import ARCH_SPAN, DIRECTIONS, OPPOSITE, Placement, notation, parse_placements
from monkey_palace.board.palace import PLATE, Stud
from monkey_palace.board.pieces import STARTING_GOLD_LEVEL, Piece

PAINTS: Final = (*KNOB, BLOCKED, COVERED)
"""The marks of a sheet: three knobs, closed area, nothing."""

EMPTY_GRID: Final = (COVERED * PLATE,) * PLATE


@dataclass(frozen=True, slots=True)
class Sheet:
    """One map. `grid`: rows from the north, one mark a stud; `staircase`: in notation, "" while it is unknown."""

    grid: tuple[str, ...] = EMPTY_GRID
    staircase: str = ""

    @property
    def is_blank(self) -> bool:
        return self == Sheet()

    def mark(self, stud: Stud) -> str:
        return self.grid[PLATE - 1 - stud[1]][stud[0]]

    def painted(self, studs: Iterable[tuple[Stud, str]]) -> "Sheet":
        """The sheet with these marks; studs off the plate are left out."""
        rows = [list(row) for row in self.grid]
        for (x, y), mark in studs:
            if 0 <= x < PLATE and 0 <= y < PLATE:
                rows[PLATE - 1 - y][x] = mark
        return dataclasses.replace(self, grid=tuple("".join(row) for row in rows))

    def with_place(self, place: Stud, mark: str) -> "Sheet":
        """The sheet with a mark on a place of the grid of knobs. A closed place is three studs wide and high."""
        x, y = place
        around = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        if mark == BLOCKED:
            return self.painted((stud, BLOCKED) for stud in around)
        opened = self.painted((stud, COVERED) for stud in around if self._mark_at(stud) == BLOCKED)
        return opened.painted([(place, mark)])

    def knobs(self) -> Iterator[tuple[Stud, str]]:
        """Every stud with a mark other than `COVERED`."""
        for row, marks in enumerate(self.grid):
            for x, mark in enumerate(marks):
                if mark != COVERED:
                    yield (x, PLATE - 1 - row), mark

    @property
    def placements(self) -> tuple[Placement, ...]:
        return parse_placements(self.staircase) if self.staircase else ()

    @property
    def feet(self) -> tuple[Stud, ...]:
        """The studs under the starting staircase, in the order in which it climbs."""
        return tuple(dict.fromkeys(standing_on(self.placements)))

    @property
    def offset(self) -> Stud | None:
        """The first column and row of the grid of knobs (R3.7); None without a staircase."""
        if not self.staircase:
            return None
        start = self.placements[0]
        return start.x % ARCH_SPAN, start.y % ARCH_SPAN

    def is_reached(self, stud: Stud) -> bool:
        """Whether a knob there lies whole threes of studs away from the staircase; True without a staircase."""
        offset = self.offset
        return offset is None or (stud[0] % ARCH_SPAN, stud[1] % ARCH_SPAN) == offset

    def mirrored(self, *, upright: bool) -> "Sheet":
        """The left half copied onto the right one; `upright` False: the upper half onto the lower one.

        With a staircase the axis is the middle of its grid of knobs, so that knobs stay on the grid.
        """
        axis = 0 if upright else 1
        first = (self.offset or (PLATE % ARCH_SPAN, PLATE % ARCH_SPAN))[axis]
        both = first + first + (PLATE - 1 - first) // ARCH_SPAN * ARCH_SPAN
        changes: list[tuple[Stud, str]] = []
        for x in range(PLATE):
            for y in range(PLATE):
                if upright and 2 * x > both:
                    changes.append(((x, y), self._mark_at((both - x, y))))
                elif not upright and 2 * y < both:
                    changes.append(((x, y), self._mark_at((x, both - y))))
        return self.painted(changes)

    def _mark_at(self, stud: Stud) -> str:
        return self.mark(stud) if 0 <= stud[0] < PLATE and 0 <= stud[1] < PLATE else COVERED

    def row_filled(self, stud: Stud) -> "Sheet":
        """The mark of this stud on every third stud to the east."""
        x, y = stud
        return self.painted(((column, y), self.mark(stud)) for column in range(x + ARCH_SPAN, PLATE, ARCH_SPAN))

    def row_repeated(self, y: int) -> "Sheet":
        """The row of this stud on every third row to the south."""
        return self.painted(
            ((x, row), self.mark((x, y))) for row in range(y - ARCH_SPAN, -1, -ARCH_SPAN) for x in range(PLATE)
        )

    def with_staircase(self, staircase: str) -> "Sheet":
        return dataclasses.replace(self, staircase=staircase)


def staircases_from(start: Stud) -> tuple[str, ...]:
    """Every starting staircase (R2.2) whose first foot stands on this stud: the straight ones first."""
    texts = []
    bends = sorted(
        ((first, second) for first in DIRECTIONS for second in DIRECTIONS if second != OPPOSITE[first]),
        key=lambda pair: pair[0] != pair[1],
    )
    for first, second in bends:
        lower = Placement(Piece.ARCH, *start, 0, first)
        upper = Placement(Piece.ARCH, *lower.far.above(), second)
        brick = Placement(Piece.BRICK, upper.far.x, upper.far.y, 0)
        if not (0 <= brick.x < PLATE and 0 <= brick.y < PLATE):
            continue
        gold = Placement(Piece.GOLD, brick.x, brick.y, STARTING_GOLD_LEVEL)
        pieces = (lower, brick, upper, gold)
        if not starting_slip(pieces):
            texts.append(notation(pieces))
    return tuple(texts)


def turned(staircase: str, start: Stud) -> str:
    """The next arrangement of a staircase from `start`; the first one if it starts elsewhere. "" where none fits."""
    fitting = staircases_from(start)
    if staircase in fitting:
        return fitting[(fitting.index(staircase) + 1) % len(fitting)]
    return fitting[0] if fitting else ""
