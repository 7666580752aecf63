"""Staircases that a player could plausibly build, as facts: what a bot reports where nobody knows the palace.

The model, from R3 and R4 and nothing else:

- Arch number k (from 0) stands k levels up, because each arch is higher than the one before (R4.6).
- Its near foot stands on the far end of the arch before, for nothing. Its far foot needs k levels under it (R3.5).
- The palace carries some of these. It grows in breadth and in height alike, so that with `a` arches in it an open knob
  is taken to lie `isqrt(a / 2)` levels up. Every second far foot (k odd) is taken to find such a knob, the others to
  stand where the palace is half as high. What is missing is filled with bricks (1) and columns (3).
- The last arch may be lifted by a stack of its own, for height and for a part that is five bricks high (R8.1): the
  stack under its near foot, and as much more under its far foot.

The starting staircase has 2 arches, so a first staircase of 2 arches costs no brick, as R2.6 promises. What comes out
always obeys R4.3, R4.6 and R4.9; whether it could be built on the real studs is for the geometry to say.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import isqrt
from typing import Final

from monkey_palace.board.pieces import Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.game.state import GameState

# A column fills three levels (R3.2), a part counts from five bricks high (R8.1).
COLUMN_LEVELS: Final = 3
BONUS_LEVELS: Final = 5
# Nine steps fill a side of the 32-stud plate (R3.3); hands that must keep the path clear seldom build longer ones.
MAX_ARCHES: Final = 9
# Beyond a bonus card and the highest decoration, more height buys nothing.
MAX_LIFT: Final = 8


@dataclass(frozen=True, slots=True, order=True)
class Shape:
    """The facts of one staircase without its colour; `height` is the level that its decoration will fill."""

    arches: int
    bricks: int
    columns: int
    height: int
    five_high: bool


def carried_levels(built_arches: int) -> int:
    """How many levels up an open knob of the palace lies; the starting staircase's lies 1 up."""
    return isqrt(built_arches // 2)


def _missing_levels(arch: int, level: int, carried: int) -> int:
    """How much must be put under the far foot of an arch at this level."""
    return max(0, level - (carried if arch % 2 else carried // 2))


def plausible_shapes(state: GameState, extra_columns: int = 0) -> tuple[Shape, ...]:
    """Every plausible staircase of the player in turn, sorted; empty when there is no arch.

    `extra_columns`: columns that the frog would add to the stock (R9.3).
    """
    bricks = state.player.bricks
    return shapes_of(bricks.plus(column=extra_columns), carried_levels(state.built[Piece.ARCH]))


@lru_cache(maxsize=4096)  # a turn asks several times for the same stock
def shapes_of(stock: Bricks, carried: int) -> tuple[Shape, ...]:
    """Every plausible staircase of a stock on a palace that carries so many levels."""
    return tuple(sorted(set(_shapes(stock, carried))))


def _shapes(stock: Bricks, carried: int) -> Iterator[Shape]:
    for arches in range(1, min(stock.arch, MAX_ARCHES) + 1):
        below = [_missing_levels(arch, arch, carried) for arch in range(arches - 1)]
        for lift in range(MAX_LIFT + 1):
            last = _missing_levels(arches - 1, arches - 1 + lift, carried)
            piles = [*below, lift, last]
            levels = sum(piles)
            columns = min(stock.column, sum(pile // COLUMN_LEVELS for pile in piles))
            bricks = levels - COLUMN_LEVELS * columns
            if bricks > stock.brick:
                break  # more lift costs more
            under_last = below[-1] if below else 0
            tallest = max(*below, lift + under_last, last) if below else max(lift, last)
            yield Shape(arches, bricks, columns, arches + lift, tallest >= BONUS_LEVELS)
