"""Composition of a guide picture: colours, lifted items, cross sections."""

from collections.abc import Iterable, Mapping

import numpy as np
from hardware.cad.scenes.render import Colour, Painted
from hardware.cad.solids.assembly import Item
from hardware.cad.solids.catalogue import parts_for
from hardware.cad.solids.mesh import Shape

OLD: Colour = (214, 214, 208)
NEW: Colour = (244, 164, 80)
BOUGHT: Mapping[str, Colour] = {
    "cell": (140, 170, 205),
    "hx711": (90, 160, 110),
    "strip": (90, 160, 110),
    "perfboard": (90, 160, 110),
    "usb": (70, 70, 75),
    "power": (120, 120, 130),
    "pad": (80, 170, 175),
    "screw": (95, 98, 110),
    "rod": (70, 70, 75),
    "base": (205, 175, 130),
    "sheet": (170, 205, 140),
}
PRINTED = frozenset(part.name for part in parts_for())
Scene = tuple[list[Painted], float, float]
Lift = tuple[float, float, float]


def paint(items: Iterable[Item], new: tuple[str, ...] = (), lifts: Mapping[str, Lift] | None = None) -> list[Painted]:
    """Colour the items: printed parts grey, or orange if the name begins with one of `new`. `lifts`: offset by name."""
    painted = []
    for item in items:
        colour = next((colour for kind, colour in BOUGHT.items() if item.kind.startswith(kind)), OLD)
        if item.kind in PRINTED:
            colour = NEW if item.name.strip().startswith(new or ("\0",)) else OLD
        lift = next(
            (lift for name, lift in (lifts or {}).items() if item.name.strip().startswith(name)), (0.0, 0.0, 0.0)
        )
        painted.append(Painted(item.shape.placed(lift), colour))
    return painted


def without(items: Iterable[Item], *starts: str) -> list[Item]:
    return [item for item in items if not item.name.strip().startswith(starts)]


def section(things: Iterable[Painted], normal: Lift, offset: float) -> list[Painted]:
    """Cut the things at a plane; the side that `normal` points to remains."""
    halves = []
    for thing in things:
        half = thing.shape.manifold.trim_by_plane(normal, offset)
        if half.is_empty():
            continue
        mesh = half.to_mesh64()
        points, triangles = np.array(mesh.vert_properties)[:, :3].copy(), np.array(mesh.tri_verts, dtype=np.int64)
        halves.append(Painted(Shape(points, triangles), thing.colour))
    return halves


def low_walls(things: list[Painted], high: float = 26.0) -> list[Painted]:
    """Cut the first thing, a tub, at height `high`, so that its inside is visible."""
    return [*section(things[:1], (0, 0, -1), -high), *things[1:]]
