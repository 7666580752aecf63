"""Fills: the bricks and columns under the feet of arches, as memoised tables of integers.

Each arch has two fills: `near` levels under its near foot, on the knob where the path stands, and `far` levels under
its far foot. A fill is a sequence of bricks (1 level) and columns (3 levels), bottom up; each sequence is a different
set of placements. With `gap` = height of the path's top minus height of the next pile, `far` is `near + gap`, so a
stock and a gap determine all fills.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

COLUMN: Final = 3
"""Levels of a column (R3.2)."""

# A search meets few different gaps and stocks; the largest hand of a game needs some 10,000 rows.
_ROWS: Final = 1 << 14
# Longer lists of steps are generated lazily: as tables they would fill the memory before the first step is used.
MAX_TABLE: Final = 1 << 14

Step = tuple[int, str, str]
"""One arch: its direction (index into `lattice.DIRECTION_LETTERS`), the near fill and the far fill, each a string of
`B` and `C` from below."""


class Move(NamedTuple):
    """The numbers of one arch: levels of both fills, columns and bricks in both together.

    `steps`: the number of steps (pairs of sequences) with these numbers.
    """

    near: int
    far: int
    columns: int
    bricks: int
    steps: int


@lru_cache(maxsize=_ROWS)
def moves(gap: int, bricks: int, columns: int) -> tuple[Move, ...]:
    """All moves over a gap that a stock affords, lowest first, then by columns."""
    listed: list[Move] = []
    near = max(0, -gap)
    while 2 * near + gap <= bricks + COLUMN * columns:
        far = near + gap
        for used in range(min(columns, near // COLUMN + far // COLUMN) + 1):
            needed = near + far - COLUMN * used
            if needed <= bricks:
                listed.append(Move(near, far, used, needed, _pairs(near, far, used)))
        near += 1
    return tuple(listed)


@lru_cache(maxsize=_ROWS)
def steps_in_all(gap: int, bricks: int, columns: int) -> int:
    """The number of steps over a gap with a stock; equal in all directions."""
    return sum(move.steps for move in moves(gap, bricks, columns))


@lru_cache(maxsize=_ROWS)
def _pairs(near: int, far: int, columns: int) -> int:
    return sum(_sequences(near, low) * _sequences(far, columns - low) for low in range(columns + 1))


def _sequences(levels: int, columns: int) -> int:
    pieces = levels - 2 * columns
    return comb(pieces, columns) if columns * COLUMN <= levels else 0


def sequences(levels: int, columns: int) -> Iterator[str]:
    """Each sequence of exactly `columns` columns that fills `levels` levels, bricks first; none if they do not fit."""
    pieces = levels - 2 * columns
    if columns * COLUMN > levels:
        return
    for at in combinations(range(pieces - 1, -1, -1), columns):
        yield "".join("C" if place in at else "B" for place in range(pieces))


def steps(direction: int, move: Move) -> Iterator[Step]:
    """Each step of a move, once, in a stable order."""
    for low in range(move.columns + 1):
        for near in sequences(move.near, low):
            for far in sequences(move.far, move.columns - low):
                yield direction, near, far


@lru_cache(maxsize=_ROWS)
def step_table(direction: int, move: Move) -> tuple[Step, ...]:
    """The steps of one move as a table; only for moves of at most `MAX_TABLE` steps."""
    return tuple(steps(direction, move))


@lru_cache(maxsize=_ROWS)
def last_step_table(direction: int, gap: int, bricks: int, columns: int) -> tuple[Step, ...]:
    """The steps of all moves over a gap as a table; only for at most `MAX_TABLE` steps."""
    return tuple(step for move in moves(gap, bricks, columns) for step in step_table(direction, move))
