"""How a picture of the guide is put together: colours, what is lifted out, what is cut away."""

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
    """Printed parts grey, those whose name begins with one of `new` orange; `lifts` moves items by their name."""
    found = []
    for item in items:
        colour = next((colour for kind, colour in BOUGHT.items() if item.kind.startswith(kind)), OLD)
        if item.kind in PRINTED:
            colour = NEW if item.name.strip().startswith(new or ("\0",)) else OLD
        way = next((way for name, way in (lifts or {}).items() if item.name.strip().startswith(name)), (0.0, 0.0, 0.0))
        found.append(Painted(item.shape.placed(way), colour))
    return found


def without(items: Iterable[Item], *starts: str) -> list[Item]:
    return [item for item in items if not item.name.strip().startswith(starts)]


def section(things: Iterable[Painted], way: Lift, offset: float) -> list[Painted]:
    """What lies on the far side of a plane: `way` points into what is kept."""
    found = []
    for thing in things:
        kept = thing.shape.manifold.trim_by_plane(way, offset)
        if kept.is_empty():
            continue
        mesh = kept.to_mesh64()
        points, triangles = np.array(mesh.vert_properties)[:, :3].copy(), np.array(mesh.tri_verts, dtype=np.int64)
        found.append(Painted(Shape(points, triangles), thing.colour))
    return found


def low_walls(things: list[Painted], high: float = 26.0) -> list[Painted]:
    """The first thing, a tub, cut off so that one sees into it."""
    return [*section(things[:1], (0, 0, -1), -high), *things[1:]]
