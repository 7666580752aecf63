"""Plausible staircases on a palace of unknown shape, as facts that a bot can report.

The model, from R3 and R4:

- Arch number k (from 0) stands on level k, because each arch is higher than the one before (R4.6).
- Its near foot stands on the far end of the arch before. Its far foot needs k levels below it (R3.5).
- The palace carries some of these levels. With `a` arches, an open knob is assumed to lie at level `isqrt(a / 2)`,
  because a palace grows equally in breadth and height. Every second far foot (k odd), and that of a single arch, finds
  such a knob; the others stand at half that height. Bricks (1 level) and columns (3 levels) fill the rest.
- A stack below both feet may lift the last arch, for height or for a part of five bricks (R8.1).

The starting staircase has 2 arches, so a first staircase of 2 arches needs no brick (R2.6). All shapes obey R4.3, R4.5,
R4.6 and R4.9; the model does not know whether the real studs allow them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import isqrt
from typing import Final

from monkey_palace.board.stock import Bricks
from monkey_palace.game.report import decoration_levels

# A column fills three levels (R3.2), a part counts from five bricks high (R8.1).
COLUMN_LEVELS: Final = 3
BONUS_LEVELS: Final = 5
# Nine arches span a side of the 32-stud plate (R3.3); longer staircases are assumed to be rare.
MAX_ARCHES: Final = 9
# More height earns no further Bonus Card or credit.
MAX_LIFT: Final = 8


@dataclass(frozen=True, slots=True, order=True)
class Shape:
    """The facts of one staircase without its colour; `height`: the level of its decoration."""

    arches: int
    bricks: int
    columns: int
    height: int
    five_high: bool


def carried_levels(built_arches: int) -> int:
    """The assumed level of an open knob of the palace; 1 for the starting staircase."""
    return isqrt(built_arches // 2)


def _missing_levels(arch: int, level: int, carried: int) -> int:
    """The levels of fill below the far foot of an arch at this level."""
    return max(0, level - (carried if arch % 2 else carried // 2))


@lru_cache(maxsize=4096)  # a turn asks several times for the same stock
def shapes_of(stock: Bricks, carried: int) -> tuple[Shape, ...]:
    """The plausible staircases of a stock, sorted; `carried` is the level of the open knobs; () without an arch."""
    return tuple(sorted(set(_shapes(stock, carried))))


def _shapes(stock: Bricks, carried: int) -> Iterator[Shape]:
    for arches in range(1, min(stock.arch, MAX_ARCHES) + 1):
        below = [_missing_levels(arch, arch, carried) for arch in range(arches - 1)]
        for lift in range(MAX_LIFT + 1):
            last = _missing_levels(max(1, arches - 1), arches - 1 + lift, carried)
            piles = [*below, lift, last]
            levels = sum(piles)
            columns = min(stock.column, sum(pile // COLUMN_LEVELS for pile in piles))
            bricks = levels - COLUMN_LEVELS * columns
            if bricks > stock.brick:
                break  # more lift costs more
            if arches + lift not in decoration_levels(arches, bricks, columns):
                continue
            under_last = below[-1] if below else 0
            tallest = max(*below, lift + under_last, last) if below else max(lift, last)
            yield Shape(arches, bricks, columns, arches + lift, tallest >= BONUS_LEVELS)
