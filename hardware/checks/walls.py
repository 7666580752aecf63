"""Printability checks: wall thickness (rays from the surface inwards), contact with the bed, bridges."""

import numpy as np
from build123d import Part
from hardware.cad.dimensions.values import figures
from hardware.cad.solids.mesh import Floats, Shape
from hardware.cad.solids.shapes import ceilings

RAYS = 400
FACING = 0.94
"""Least cosine between ray and normal (20 degrees) for a ray that crosses a wall; other rays cut a corner."""
PERCENT = 1.0
SLACK = 0.02
"""Tolerance in mm, because triangles approximate curves."""
THIN: dict[str, tuple[float, str]] = {
    "magnet_plug": (0.7, "4.6 mm are all that a piece's underside leaves round a disc of 3"),
    "strip_holder": (1.0, "its tongue lies between the strip's board and the sheet, which are 1.25 mm apart"),
}
"""Parts that may be thinner: least wall in mm, reason."""
SKINS: dict[str, tuple[float, str]] = {
    "figure_foot": (0.4, "two layers over the disc: a parking pad's sensor is near, so they cost nothing"),
    "magnet_plug": (0.2, "one layer over the disc: each tenth of a millimetre more costs the sensor 2 % of the field"),
}
"""Parts with a skin that lies on the bed: its least thickness in mm, reason."""
LONGEST_BRIDGE = 10.0
"""Longest bridge in mm, along the shorter side of a flat ceiling."""
LEAST_ON_BED = 0.08
"""Least fraction of the bounding box's footprint on the bed. Ribs have 0.14; a part standing on a point has about 0."""


def thickness(shape: Shape, rays: int = RAYS, seed: int = 1, *, upright: bool | None = None) -> Floats:
    """Wall thickness in mm at `rays` random points of the surface.

    `upright`: only where it faces up or down, or only elsewhere.
    """
    rng = np.random.default_rng(seed)
    corners = shape.corners
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    areas = np.linalg.norm(normals, axis=1)
    normals /= np.maximum(areas, 1e-12)[:, None]
    if upright is not None:
        areas = np.where((np.abs(normals[:, 2]) > FACING) == upright, areas, 0.0)
    chosen = rng.choice(len(areas), size=rays, p=areas / areas.sum())
    u, v = rng.random(rays), rng.random(rays)
    flip = u + v > 1
    u[flip], v[flip] = 1 - u[flip], 1 - v[flip]
    a, b, c = (corners[chosen, k] for k in range(3))
    points = a + u[:, None] * (b - a) + v[:, None] * (c - a)
    parts = np.array_split(np.arange(rays), max(1, rays * len(corners) // 500_000))
    return np.concatenate([_crossed(points[part], -normals[chosen[part]], corners, normals) for part in parts])


def _crossed(points: Floats, ways: Floats, corners: Floats, normals: Floats) -> Floats:
    """Distance along each ray to the first triangle (Moeller-Trumbore); infinite if that face is not square to it."""
    origin = points + 1e-4 * ways
    first, second = corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]
    across = np.cross(ways[:, None], second[None])
    det = (across * first).sum(axis=2)
    det = np.where(np.abs(det) < 1e-9, np.inf, det)
    to = origin[:, None] - corners[None, :, 0]
    u = (to * across).sum(axis=2) / det
    over = np.cross(to, first[None])
    v = (over * ways[:, None]).sum(axis=2) / det
    t = (over * second).sum(axis=2) / det
    t = np.where((u >= 0) & (v >= 0) & (u + v <= 1) & (t > 1e-3), t, np.inf)
    met = t.argmin(axis=1)
    nearest = t[np.arange(len(points)), met]
    square = (normals[met] * ways).sum(axis=1) > FACING
    return np.where(square, nearest, np.inf)


def faults(name: str, shape: Shape) -> list[str]:
    """Walls thinner than three printed lines, except the parts in `THIN`."""
    least, _ = THIN.get(name, (float(figures()["print"]["thinnest_wall"]), ""))
    thin = float(np.percentile(thickness(shape, upright=False if name in SKINS else None), PERCENT))
    if name in SKINS and (skin := float(thickness(shape, upright=True).min())) < SKINS[name][0] - SLACK:
        return [f"{name}: a skin of {skin:.2f} mm, expected {SKINS[name][0]:g}"]
    return [] if thin >= least - SLACK else [f"{name}: a wall of {thin:.2f} mm, expected {least:g}"]


def bed_faults(name: str, shape: Shape) -> list[str]:
    """Faults: the part is larger than the bed or does not lie flat on it."""
    bed = figures()["print"]["bed"]
    size = shape.bounds[1] - shape.bounds[0]
    problems = [
        f"{name}: {size[k]:.1f} mm along {axis}, the bed has {bed[k]:g}"
        for k, axis in enumerate("xyz")
        if size[k] > bed[k]
    ]
    low = shape.corners[(shape.corners[:, :, 2] < 1e-3).all(axis=1)]
    area = np.linalg.norm(np.cross(low[:, 1] - low[:, 0], low[:, 2] - low[:, 0])[:, 2:], axis=1).sum() / 2
    part = area / (size[0] * size[1])
    return (
        problems
        if part >= LEAST_ON_BED
        else [*problems, f"{name}: only {100 * part:.0f} % of its footprint lies on the bed"]
    )


def bridge_faults(name: str, part: Part) -> list[str]:
    """Ceilings over gaps wider than `LONGEST_BRIDGE`, for a part in print orientation."""
    return [
        f"{name}: a ceiling of {x:.1f} x {y:.1f} mm at a height of {z:.1f}, {LONGEST_BRIDGE:g} can be bridged"
        for z, x, y in ceilings(part)
        if min(x, y) > LONGEST_BRIDGE
    ]
