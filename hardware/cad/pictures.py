"""`python -m hardware.cad.pictures [NAME...]`: the pictures of the guide, each from the parts themselves."""

import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import numpy as np
from hardware.cad import small_parts
from hardware.cad.assembly import (
    Item,
    carrier_items,
    console_items,
    corner_items,
    module_items,
    plate_items,
    strip_items,
    tray_items,
    turntable_item,
)
from hardware.cad.catalogue import on_bed, parts_for
from hardware.cad.counts import Level
from hardware.cad.figures import figures
from hardware.cad.layout import Tray
from hardware.cad.mesh import Shape, shape_of
from hardware.cad.module import Module
from hardware.cad.plate import Plate
from hardware.cad.plate_box import Turntable
from hardware.cad.render import Colour, Painted, draw, png
from hardware.cad.shapes import block, cut, pin
from hardware.cad.strips import Jig, Plug

FOLDER = Path(__file__).parents[1] / "guide" / "pictures"
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


def _module(*gone: str) -> list[Item]:
    return without(module_items(Module(80.0)), *gone)


def module_cell() -> Scene:
    items = _module("spider", "cup", "bezel", "pad", "stop", "free end")
    return low_walls(paint(items, lifts={"fixed end": (0, 0, 18)})), 35.0, 48.0


def module_spider() -> Scene:
    items = _module("cup", "bezel", "pad", "stop")
    lifts: dict[str, Lift] = {"spider": (0, 0, 22), "free end": (0, 0, 40)}
    return low_walls(paint(items, ("spider",), lifts)), 35.0, 45.0


def module_stops() -> Scene:
    items = _module("cup", "bezel", "pad", "spider", "free end", "cell", "chip", "fixed end")
    return paint(items, lifts={"stop": (0, 0, -22)}), 30.0, -38.0


def module_cup() -> Scene:
    items = _module("stop")
    lifts: dict[str, Lift] = {"cup": (0, 0, 60), "bezel": (0, 0, 85)}
    lifts |= {f"bezel {k}": (0, 0, 95) for k in range(1, 5)}
    return paint(items, ("cup", "bezel"), dict(reversed(lifts.items()))), 35.0, 28.0


def module_section() -> Scene:
    items = without(module_items(Module(80.0)), "chip")
    return section(paint(items, ("cup", "spider")), (-1, 0, 0), -26.5), 78.0, 10.0


def tray_bolted() -> Scene:
    items = [item for item in tray_items(Tray(), console=False) if item.kind not in ("bezel_80", "bezel_160")]
    bare = [item for item in items if not any(word in item.name for word in ("cup", "bezel", "pad", "stop"))]
    return paint(bare), 20.0, 50.0


def console() -> Scene:
    lids: dict[str, Lift] = dict.fromkeys(("lid", "left lid", "right lid"), (0, 0, 30))
    return paint(console_items(Tray()), ("console",), lids), 20.0, 40.0


def tray_whole() -> Scene:
    return paint(tray_items(Tray())), 25.0, 42.0


def plate_blocks() -> Scene:
    names = tuple(f"{corner} block" for corner in ("ne", "se", "sw", "nw"))
    feet = tuple(f"{corner} foot" for corner in ("ne", "se", "sw", "nw"))
    return paint(plate_items(Plate(), only=("corners",)), names + feet), 20.0, 45.0


def plate_rails() -> Scene:
    rails = tuple(f"{k} rail" for k in range(1, 9))
    return paint(plate_items(Plate(), only=("corners", "rails")), (*rails, "box")), 20.0, 45.0


def plate_carrier() -> Scene:
    items = plate_items(Plate(), only=("corners", "rails", "carrier"))
    lifts: dict[str, Lift] = dict.fromkeys(("carrier", "rod", "flange"), (0, 0, 70))
    return paint(items, ("carrier",), lifts), 20.0, 35.0


def plate_sheet() -> Scene:
    items = plate_items(Plate(), only=("corners", "rails", "carrier", "sheet"))
    return paint(items, ("carrier",), {"sheet": (0, 0, 30)}), 20.0, 35.0


def plate_section() -> Scene:
    plate = Plate()
    quarter = next(item for item in carrier_items(plate) if item.name == "carrier ne")
    at = plate.pad_at
    things = paint(without(corner_items(plate), "chip", "block "), ("foot",))
    things.append(Painted(quarter.shape.placed((-at, -at, 0)).placed((0, 0, 0), -135.0), OLD))
    return section(section(things, (1, 0, 0), 0.0), (0, -1, 0), -34.0), -76.0, 12.0


def turntable() -> Scene:
    items = plate_items(Plate(), only=("corners",))
    return paint([*items, turntable_item(Turntable())], ("ring",), {"ring": (0, 0, -25)}), 25.0, -40.0


def strip() -> Scene:
    plate = Plate()
    quarters = [item for item in carrier_items(plate) if item.kind.startswith("carrier") or item.kind == "rod_carbon"]
    lifts: dict[str, Lift] = {"strip 1": (0, 0, 28), "holder 1 ": (0, 0, 42)}
    strips = [item for item in strip_items(plate) if item.name.split()[1] in ("1", "2", "3")]
    strips = [item for item in strips if item.name != "strip 10"]
    return paint([*quarters, *strips], ("holder",), lifts), 15.0, 42.0


def magnet_jig() -> Scene:
    jig, shape = Jig(), shape_of(small_parts.plug(Plug()))
    things = [Painted(shape_of(small_parts.jig(jig)), NEW)]
    for column in range(jig.columns):
        x = (column - (jig.columns - 1) / 2) * jig.pitch
        for row in range(jig.rows):
            y = (row - (jig.rows - 1) / 2) * jig.pitch
            things.append(Painted(shape.placed((x, y, jig.high - jig.deep)), OLD))
    setter = shape_of(small_parts.setter(jig, figures()["magnets"]["face_inside"]))
    return [*things, Painted(setter.placed((55.0, 0.0, 0.0)), NEW)], 25.0, 40.0


def magnet_plug() -> Scene:
    """A one by one brick, underside up, cut open: plug and disc on their way in, and in their place."""
    magnets = figures()["magnets"]
    across, deep = magnets["cavity"]
    brick = cut(
        block((-3.9, 3.9), (-3.9, 3.9), (0, 9.6)),
        [block((-across / 2, across / 2), (-across / 2, across / 2), (9.6 - deep, 9.6))],
    )
    plug, disc = shape_of(small_parts.plug(Plug())), shape_of(pin(0, 0, (0, 1.0), 3.0), 0.01)
    body, seat = shape_of(brick), 9.6 - magnets["face_inside"] - Plug().long
    things = []
    for x, lift in ((0.0, 0.0), (13.0, 9.0)):
        things += section([Painted(body, BOUGHT["sheet"])], (0, 1, 0), 0.0)[:1] if x == 0 else []
        if x:
            half = section([Painted(body, BOUGHT["sheet"])], (0, 1, 0), 0.0)[0]
            things.append(Painted(half.shape.placed((x, 0, 0)), half.colour))
        things.append(Painted(plug.placed((x, 0, seat + lift)), NEW))
        up = seat + lift + Plug().long - Plug().seat + (5.0 if lift else 0.0)
        things.append(Painted(disc.placed((x, 0, up)), BOUGHT["screw"]))
    return things, 20.0, 30.0


def _parts(level: Level) -> Callable[[], Scene]:
    """All parts of a level as they lie on the bed, one of each."""

    def scene() -> Scene:
        things, x, y, row = [], 0.0, 0.0, 0.0
        for part in sorted(parts_for(), key=lambda part: -on_bed(part).bounding_box().size.Y):
            if part.level != level:
                continue
            shape = shape_of(on_bed(part))
            size = shape.bounds[1] - shape.bounds[0]
            if x and x + size[0] > (420.0 if level != "gold" else 90.0):
                x, y, row = 0.0, y - row - 45.0, 0.0
            things.append(Painted(shape.placed((x - shape.bounds[0][0], y - shape.bounds[1][1], 0.0)), OLD))
            x, row = x + float(size[0]) + 14.0, max(row, float(size[1]))
        return things, 8.0, 66.0

    return scene


PICTURES: Mapping[str, Callable[[], Scene]] = {
    "step_module_cell": module_cell,
    "step_module_spider": module_spider,
    "step_module_stops": module_stops,
    "step_module_cup": module_cup,
    "step_module_section": module_section,
    "step_tray_bolted": tray_bolted,
    "step_console": console,
    "step_tray_whole": tray_whole,
    "step_plate_blocks": plate_blocks,
    "step_plate_rails": plate_rails,
    "step_plate_carrier": plate_carrier,
    "step_plate_sheet": plate_sheet,
    "step_plate_section": plate_section,
    "step_turntable": turntable,
    "step_strip": strip,
    "step_magnet_plug": magnet_plug,
    "step_magnet_jig": magnet_jig,
    "parts_bronze": _parts("bronze"),
    "parts_silver": _parts("silver"),
    "parts_gold": _parts("gold"),
}


def main(names: list[str]) -> int:
    """Writes the named pictures, or all."""
    if unknown := sorted(set(names) - PICTURES.keys()):
        print(f"no picture is called {', '.join(unknown)}; there are {', '.join(PICTURES)}", file=sys.stderr)
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or PICTURES:
        path = FOLDER / f"{name}.png"
        path.write_bytes(png(draw(*PICTURES[name]())))
        print(f"{path} {path.stat().st_size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
