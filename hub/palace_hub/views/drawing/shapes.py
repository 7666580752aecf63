"""The faces of each solid: polygons in three dimensions, counter-clockwise as seen from outside.

x to the east, y to the north, both in studs; z upward in levels. Faces that look down are left out: no view shows them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import cos, pi, sin
from typing import Final

from palace_hub.views.drawing.solids import BLOCK, SPANS

Point = tuple[float, float, float]

LEVEL: Final = 1.2
"""Studs in a level: a stud is 8 mm wide, a brick 9.6 mm high."""

KNOB: Final = "knob"
"""The kind of an open knob, which rises into the cell above it: 4.8 mm across, 1.6 mm high."""

_ARC: Final = 6
"""Straight parts of a quarter circle under an arch."""

_ROUND: Final = 8
"""Sides of what is round."""

_SQUARE: Final = 4

RINGS: Final[dict[str, tuple[int, tuple[tuple[float, float], ...]]]] = {
    "light_green": (_ROUND, ((0.0, 0.3), (0.35, 0.5), (0.75, 0.5), (1.0, 0.34))),
    "dark_green": (_SQUARE, ((0.0, 0.68), (1.0, 0.34))),
    "gold": (_SQUARE, ((0.0, 0.36), (0.45, 0.68), (1.0, 0.36))),
    KNOB: (_ROUND, ((0.0, 0.3), (0.17, 0.3))),
    "figure": (_ROUND, ((0.0, 0.42), (0.55, 0.22), (0.7, 0.36), (0.9, 0.36), (1.0, 0.2))),
}
"""Sides, and (height, radius to a corner) of the rings of each thing that is no block, from below.

A light leaf is round, a dark one is a pyramid, gold is a crystal: the outlines of their signs.
"""


@dataclass(frozen=True, slots=True)
class Face:
    """A polygon. `outlined`: for the edge after each point, whether the piece ends there."""

    points: tuple[Point, ...]
    outlined: tuple[bool, ...]


_CUBE: Final[dict[str, tuple[tuple[Point, ...], str]]] = {
    "n": (((1, 1, 0), (0, 1, 0), (0, 1, 1), (1, 1, 1)), "dwue"),
    "w": (((0, 1, 0), (0, 0, 0), (0, 0, 1), (0, 1, 1)), "dsun"),
    "e": (((1, 0, 0), (1, 1, 0), (1, 1, 1), (1, 0, 1)), "dnus"),
    "s": (((0, 0, 0), (1, 0, 0), (1, 0, 1), (0, 0, 1)), "deuw"),
    "u": (((0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1)), "senw"),
}
"""Corners of each side of a cell, and the side behind the edge after each corner."""


def faces(kind: str, joined: frozenset[str], *, covered: bool) -> Iterator[Face]:
    """The faces of a solid in the cell (0, 0, 0), in an order in which none hides a later one.

    `kind`, `joined`: as of `Solid`, or `KNOB`. `covered`: a block lies on it.
    """
    if kind == BLOCK:
        return _block(joined | {"u"} if covered else joined, joined)
    if kind in SPANS:
        return _span("e" in joined, first=kind == SPANS[0])
    sides, rings = RINGS[kind]
    return _turned(sides, rings)


def _block(hidden: frozenset[str], joined: frozenset[str]) -> Iterator[Face]:
    for side, (points, beyond) in _CUBE.items():
        if side not in hidden:
            yield Face(points, tuple(next_side not in joined for next_side in beyond))


def _span(east_west: bool, *, first: bool) -> Iterator[Face]:
    """Half of an arch's middle: a prism along the arch whose lower edge is a quarter of a circle."""
    arc = [(1 - cos(step * pi / 2 / _ARC), sin(step * pi / 2 / _ARC) / LEVEL) for step in range(_ARC + 1)]
    if not first:
        arc = [(1 - along, height) for along, height in reversed(arc)]

    def face(points: list[Point], outlined: list[bool]) -> Face:
        if east_west:
            return Face(tuple(points), tuple(outlined))
        # along y the prism is mirrored, so its faces turn the other way
        mirrored = tuple((across, along, height) for along, across, height in reversed(points))
        return Face(mirrored, (*reversed(outlined[:-1]), outlined[-1]))

    for (along, low), (further, high) in pairwise(arc):
        yield face([(along, 0, low), (along, 1, low), (further, 1, high), (further, 0, high)], [False, True] * 2)
    profile = [*arc, (1.0, 1.0), (0.0, 1.0)]
    outlined = [True] * _ARC + [False, True, False]
    yield face([(along, 0, height) for along, height in profile], outlined)
    # the other side turns the other way: the edge after each point is the one before it on this side
    other = [(along, 1.0, height) for along, height in reversed(profile)]
    yield face(other, [*reversed(outlined[:-1]), outlined[-1]])
    yield face([(0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1)], [True, False, True, False])


def _turned(sides: int, rings: tuple[tuple[float, float], ...]) -> Iterator[Face]:
    """Rings of corners around the middle of a cell, joined to frustums from below, with a lid."""
    angles = [2 * pi * (place + 0.5) / sides for place in range(sides)]
    levels = [[(0.5 + radius * cos(a), 0.5 + radius * sin(a), height) for a in angles] for height, radius in rings]
    sharp = sides == _SQUARE
    for below, above in pairwise(levels):
        for place in range(sides):
            after = (place + 1) % sides
            yield Face((below[place], below[after], above[after], above[place]), (True, sharp, True, sharp))
    yield Face(tuple(levels[-1]), (True,) * sides)
