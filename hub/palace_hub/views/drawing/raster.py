"""A picture in few large pixels, for half blocks in a terminal: the polygons at any scale."""

from collections.abc import Sequence
from math import ceil, floor
from typing import Final

from palace_hub.views.drawing.picture import GROUND, Polygon, Spot

Pixels = tuple[tuple[str, ...], ...]
"""Rows of colour names such as `arch-top`; "" for a blank pixel."""

LARGEST: Final = 6.0
"""Pixels of a stud: a larger picture says no more."""

_TOP, _SIDE = 1.2, 0.9
"""A face with more light is drawn as a top, one with less as a side."""


def scale_of(polygons: Sequence[Polygon], columns: int, rows: int) -> float:
    """Pixels of a stud in the largest picture that fits in `columns` x `rows` pixels."""
    left, low, right, top = _bounds(polygons)
    return min(LARGEST, columns / (right - left), rows / (top - low))


def raster(polygons: Sequence[Polygon], scale: float) -> Pixels:
    """The picture with `scale` pixels of a stud."""
    left, low, right, top = _bounds(polygons)
    grid = [[""] * max(1, floor(scale * (right - left))) for _ in range(max(1, floor(scale * (top - low))))]
    for polygon in polygons:
        if polygon.solid is None and polygon.name != GROUND and polygon.light <= _TOP:
            continue  # of a knob only the lid is drawn
        corners = [((x - left) * scale, (top - y) * scale) for x, y in polygon.spots]
        filled = _fill(grid, corners, _colour(polygon))
        if not filled and polygon.solid is None:  # a knob between the pixels' middles is one pixel
            x, y = corners[0]
            grid[min(len(grid) - 1, floor(y))][min(len(grid[0]) - 1, floor(x))] = _colour(polygon)
    return tuple(map(tuple, grid))


def _bounds(polygons: Sequence[Polygon]) -> tuple[float, float, float, float]:
    """The left, lower, right and upper edge."""
    xs = [x for polygon in polygons for x, _ in polygon.spots]
    ys = [y for polygon in polygons for _, y in polygon.spots]
    return min(xs), min(ys), max(xs), max(ys)


def _colour(polygon: Polygon) -> str:
    if polygon.name == GROUND:
        return GROUND
    if polygon.solid is None:
        return f"{polygon.name}-front"
    face = "top" if polygon.light > _TOP else "side" if polygon.light < _SIDE else "front"
    return f"{polygon.name}-{face}"


def _fill(grid: list[list[str]], corners: Sequence[Spot], colour: str) -> bool:
    """Colours each pixel whose middle lies in the polygon; returns whether there is one."""
    filled = False
    lows = [y for _, y in corners]
    ends = list(zip(corners, (*corners[1:], corners[0]), strict=True))
    for row in range(max(0, ceil(min(lows) - 0.5)), min(len(grid), floor(max(lows) - 0.5) + 1)):
        middle = row + 0.5
        meets = sorted(
            one[0] + (two[0] - one[0]) * (middle - one[1]) / (two[1] - one[1])
            for one, two in ends
            if (one[1] > middle) != (two[1] > middle)
        )
        for first, last in zip(meets[::2], meets[1::2], strict=True):
            for column in range(max(0, ceil(first - 0.5)), min(len(grid[row]), ceil(last - 0.5))):
                grid[row][column] = colour
                filled = True
    return filled
