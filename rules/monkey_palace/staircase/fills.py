"""The bricks and columns between ground, piles and arches of a staircase, as precomputed tables of integers.

One arch of a staircase brings two fills: `near` levels on the knob that the path stands on, under the arch's near
foot, and `far` levels under its far foot. A fill is any sequence of bricks (1 level) and columns (3 levels), upward;
other sequences are other sets of placements. Let `gap` be the height of the path's top less the height of the pile
that it steps to: then `far` is `near + gap`, so a stock and a gap say all that may be done.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

COLUMN: Final = 3
"""Levels of a column (R3.2)."""

# Positions meet few gaps and stocks again and again; a table of the largest hand a game sees has some 10,000 rows.
_ROWS: Final = 1 << 14
# Longer lists of sequences are made one by one and forgotten: they would fill the memory before the first is used.
MOST_KEPT: Final = 1 << 14

Step = tuple[int, str, str]
"""One arch: its direction (index into `lattice.DIRECTION_LETTERS`), the near fill and the far fill, each a string of
`B` and `C` from below."""


class Move(NamedTuple):
    """One way to place an arch, by numbers alone: `near` and `far` levels, the columns and bricks in both together,
    and how many steps (pairs of sequences) that stands for."""

    near: int
    far: int
    columns: int
    bricks: int
    steps: int


@lru_cache(maxsize=_ROWS)
def moves(gap: int, bricks: int, columns: int) -> tuple[Move, ...]:
    """All moves over a gap that a stock affords: lowest first, then by columns."""
    found: list[Move] = []
    near = max(0, -gap)
    while 2 * near + gap <= bricks + COLUMN * columns:
        far = near + gap
        for used in range(min(columns, near // COLUMN + far // COLUMN) + 1):
            needed = near + far - COLUMN * used
            if needed <= bricks:
                found.append(Move(near, far, used, needed, _pairs(near, far, used)))
        near += 1
    return tuple(found)


@lru_cache(maxsize=_ROWS)
def steps_in_all(gap: int, bricks: int, columns: int) -> int:
    """How many steps there are over a gap with a stock, the same in each direction."""
    return sum(move.steps for move in moves(gap, bricks, columns))


@lru_cache(maxsize=_ROWS)
def _pairs(near: int, far: int, columns: int) -> int:
    return sum(_sequences(near, low) * _sequences(far, columns - low) for low in range(columns + 1))


def _sequences(levels: int, columns: int) -> int:
    pieces = levels - 2 * columns
    return comb(pieces, columns) if columns * COLUMN <= levels else 0


def sequences(levels: int, columns: int) -> Iterator[str]:
    """Each way to fill so many levels with exactly so many columns, bricks first; none if they do not fit."""
    pieces = levels - 2 * columns
    if columns * COLUMN > levels:
        return
    for at in combinations(range(pieces - 1, -1, -1), columns):
        yield "".join("C" if place in at else "B" for place in range(pieces))


def steps(direction: int, move: Move) -> Iterator[Step]:
    """Each step that a move stands for, once, in a stable order."""
    for low in range(move.columns + 1):
        for near in sequences(move.near, low):
            for far in sequences(move.far, move.columns - low):
                yield direction, near, far


@lru_cache(maxsize=_ROWS)
def kept_steps(direction: int, move: Move) -> tuple[Step, ...]:
    """The steps of one move as a table; for moves of at most `MOST_KEPT` steps."""
    return tuple(steps(direction, move))


@lru_cache(maxsize=_ROWS)
def kept_last_steps(direction: int, gap: int, bricks: int, columns: int) -> tuple[Step, ...]:
    """The steps of every move over a gap as a table; where there are at most `MOST_KEPT`."""
    return tuple(step for move in moves(gap, bricks, columns) for step in kept_steps(direction, move))
