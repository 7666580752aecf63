"""Triangle meshes of solids: numpy arrays for rays and pictures, manifolds for collision checks."""

from dataclasses import dataclass, field
from functools import cached_property
from math import cos, pi, radians, sin

import numpy as np
from build123d import GeomType, Part
from hardware.cad.solids.shapes import one
from manifold3d import Error, Manifold, Mesh64
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
TOLERANCE, ANGLE = 0.05, 0.35
"""Largest deviation of the triangles from the surface: mm, radians."""
SAME = 1e-6
"""Grid in mm for merging equal points of neighbouring faces."""


@dataclass(frozen=True, eq=False)
class Shape:
    """A closed surface: `points` (n, 3) in mm, `triangles` (m, 3) of point indices, facing outward.

    `axes` (k, 7): start, end and diameter of each round bore, or of a screw's shaft.
    """

    points: Floats
    triangles: Ints
    axes: Floats = field(default_factory=lambda: np.zeros((0, 7)))

    @cached_property
    def manifold(self) -> Manifold:
        """The shape for Boolean operations. Raises `ValueError` if the surface is not closed."""
        manifold = Manifold(Mesh64(self.points, self.triangles.astype(np.uint64)))
        if manifold.status() != Error.NoError:
            raise ValueError(f"the surface is not watertight: {manifold.status()}")
        return manifold

    @cached_property
    def corners(self) -> Floats:
        """(m, 3, 3): the corners of each triangle."""
        return self.points[self.triangles]

    @cached_property
    def bounds(self) -> Floats:
        """(2, 3): lowest and highest coordinates."""
        return np.array([self.points.min(axis=0), self.points.max(axis=0)])

    def placed(self, offset: tuple[float, float, float], turn: float = 0.0) -> "Shape":
        """The shape turned about z by `turn` degrees, then moved by `offset`."""
        c, s = cos(radians(turn)), sin(radians(turn))
        matrix = np.array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]])
        move = np.array(offset)
        ends = [self.axes[:, low : low + 3] @ matrix.T + move for low in (0, 3)]
        return Shape(self.points @ matrix.T + move, self.triangles, np.hstack([*ends, self.axes[:, 6:]]))

    def open_edges(self) -> int:
        """Number of edges without exactly two triangles of opposite direction; 0 if watertight."""
        edges = np.concatenate([self.triangles[:, [a, b]] for a, b in ((0, 1), (1, 2), (2, 0))])
        forth = {(int(a), int(b)) for a, b in edges}
        return sum((b, a) not in forth for a, b in forth) + len(edges) - len(forth)

    @property
    def volume(self) -> float:
        a, b, c = (self.corners[:, k] for k in range(3))
        return float(np.einsum("ij,ij->i", a, np.cross(b, c)).sum() / 6)


def shape_of(part: Part, tolerance: float = TOLERANCE) -> Shape:
    """The mesh of a part that is one solid."""
    corners, triangles = one(part).tessellate(tolerance, ANGLE)
    points = np.array([(v.X, v.Y, v.Z) for v in corners])
    _, first, number = np.unique(
        np.rint(points / SAME).astype(np.int64), axis=0, return_index=True, return_inverse=True
    )
    faces = number.ravel()[np.array(triangles, dtype=np.int64)]
    flat = (faces[:, 0] == faces[:, 1]) | (faces[:, 1] == faces[:, 2]) | (faces[:, 2] == faces[:, 0])
    return Shape(points[first], faces[~flat], bores_of(part))


def bores_of(part: Part) -> Floats:
    """(k, 7): start, end and diameter of every complete round bore."""
    bores = []
    for face in part.faces().filter_by(GeomType.CYLINDER):
        axis, radius = face.axis_of_rotation, face.radius
        if axis is None or radius is None or not face.is_circular_concave:
            continue
        direction = np.array(tuple(axis.direction))
        rims = np.array([tuple(edge.arc_center) for edge in face.edges().filter_by(GeomType.CIRCLE)])
        if len(rims) < 2:
            continue
        along = rims @ direction
        start, end = rims[int(along.argmin())], rims[int(along.argmax())]
        if face.area > 0.95 * 2 * pi * radius * float(np.ptp(along)) > 0:
            bores.append([*start, *end, 2 * radius])
    return np.array(bores).reshape(-1, 7)
