"""Basic solids and operations for building parts, on top of build123d."""

from collections.abc import Callable, Iterable
from functools import lru_cache

from build123d import Box, Cone, Cylinder, GeomType, Part, Plane, Pos, RectangleRounded, Rot, Solid, extrude

Way = tuple[int, int, int]
Point = tuple[float, float, float]


def block(x: tuple[float, float], y: tuple[float, float], z: tuple[float, float]) -> Part:
    """A box with limits (low, high) along each axis."""
    middle = tuple((low + high) / 2 for low, high in (x, y, z))
    return Pos(*middle) * Box(x[1] - x[0], y[1] - y[0], z[1] - z[0])


def pin(x: float, y: float, z: tuple[float, float], across: float) -> Part:
    """An upright cylinder."""
    return Pos(x, y, (z[0] + z[1]) / 2) * Cylinder(across / 2, z[1] - z[0])


def bar(start: Point, way: Way, long: float, across: float) -> Part:
    """A cylinder from `start` along an axis."""
    turned = {0: Rot(0, 90, 0), 1: Rot(90, 0, 0), 2: Rot(0, 0, 0)}[[abs(step) for step in way].index(1)]
    middle = tuple(at + step * long / 2 for at, step in zip(start, way, strict=True))
    return Pos(*middle) * turned * Cylinder(across / 2, long)


def rounded(half: tuple[float, float], radius: float, z: tuple[float, float]) -> Part:
    """A box with rounded upright edges, centred on the origin in x and y. `half`: half sizes."""
    face = Plane.XY.offset(z[0]) * RectangleRounded(2 * half[0], 2 * half[1], radius)
    return extrude(face, z[1] - z[0])


def cone(x: float, y: float, z: tuple[float, float], low: float, high: float) -> Part:
    """An upright cone with radius `low` at the bottom and `high` at the top."""
    return Pos(x, y, (z[0] + z[1]) / 2) * Cone(low, high, z[1] - z[0])


FOOT = (9.9, 0.6)
"""Recess for a rubber foot: across, deep, in mm."""


def feet(places: Iterable[tuple[float, float]]) -> list[Part]:
    """The recesses for rubber feet in an underside at z = 0."""
    across, deep = FOOT
    return [pin(x, y, (0, deep), across) for x, y in places]


def joined(first: Part, more: Iterable[Part]) -> Part:
    """The union of all parts."""
    return first + list(more)


def cut(body: Part, tools: Iterable[Part]) -> Part:
    """`body` minus the tools."""
    return body - list(tools)


@lru_cache(maxsize=128)
def built(build: Callable[..., Part], *figures: object) -> Part:
    """Cached `build(*figures)`: the kernel is slow, and several assemblies share parts."""
    return build(*figures)


def ceilings(part: Part) -> list[Point]:
    """(height, x size, y size) in mm of every flat face that faces down above the bed (z = 0)."""
    faces = []
    for face in part.faces().filter_by(GeomType.PLANE):
        box = face.bounding_box()
        if face.normal_at().Z < -0.9 and box.min.Z > 0.05:
            faces.append((box.min.Z, box.size.X, box.size.Y))
    return faces


def one(body: Part) -> Solid:
    """The only solid of a part. Raises `ValueError` if the part has several, which means wrong dimensions."""
    solids = body.solids()
    if len(solids) != 1:
        raise ValueError(f"expected one solid, got {len(solids)}")
    return solids[0]
