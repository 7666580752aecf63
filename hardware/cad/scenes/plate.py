"""Scenes of the plate, the Hall strips, and the magnets in the pieces."""

from build123d import Pos, Rot
from hardware.cad.dimensions.plate import Plate
from hardware.cad.dimensions.plate_box import PlateBox, Turntable
from hardware.cad.dimensions.strips import Jig, Plug
from hardware.cad.dimensions.values import figures
from hardware.cad.scenes.paint import BOUGHT, NEW, OLD, Lift, Scene, paint, section, without
from hardware.cad.scenes.render import Painted
from hardware.cad.solids import small
from hardware.cad.solids.assembly import (
    box_items,
    carrier_items,
    corner_items,
    plate_items,
    strip_items,
    turntable_items,
)
from hardware.cad.solids.mesh import shape_of
from hardware.cad.solids.shapes import block, cut, pin


def plate_blocks() -> Scene:
    names = tuple(f"{corner} block" for corner in ("ne", "se", "sw", "nw"))
    feet = tuple(f"{corner} foot" for corner in ("ne", "se", "sw", "nw"))
    return paint(plate_items(Plate(), only=("corners",)), names + feet), 20.0, 45.0


def plate_rails() -> Scene:
    rails = tuple(f"{k} rail" for k in range(1, 9))
    items = without(plate_items(Plate(), only=("corners", "rails")), "box", "board", "USB plug", "power bank")
    return paint(items, rails), 20.0, 45.0


def plate_electronics() -> Scene:
    """Where box and power bank lie."""
    return paint(plate_items(Plate(), only=("corners", "rails")), ("box",)), 20.0, 45.0


def plate_box() -> Scene:
    """The electronics box with its board; lid and USB plug lifted off."""
    lifts: dict[str, Lift] = {"box lid": (0, 0, 35), "USB plug": (25, 0, 0)}
    return paint(without(box_items(PlateBox()), "power bank"), ("box",), lifts), 30.0, 40.0


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
    at_stop = section(things, (-1, 0, 0), -plate.stop[0])
    return section(at_stop, (0, -1, 0), -34.0), 70.0, 16.0


def turntable() -> Scene:
    items = plate_items(Plate(), only=("corners",))
    return paint([*items, *turntable_items(Turntable())], ("ring",), {"ring": (0, 0, -25)}), 25.0, -40.0


def strip() -> Scene:
    plate = Plate()
    quarters = [item for item in carrier_items(plate) if item.kind.startswith("carrier") or item.kind == "rod_carbon"]
    lifts: dict[str, Lift] = {"strip 1": (0, 0, 28), "holder 1 ": (0, 0, 42)}
    strips = [item for item in strip_items(plate) if item.name.split()[1] in ("1", "2", "3")]
    strips = [item for item in strips if item.name != "strip 10"]
    return paint([*quarters, *strips], ("holder",), lifts), 15.0, 42.0


def magnet_jig() -> Scene:
    jig, shape = Jig(), shape_of(small.plug(Plug()))
    things = [Painted(shape_of(small.jig(jig)), NEW)]
    for column in range(jig.columns):
        x = (column - (jig.columns - 1) / 2) * jig.pitch
        for row in range(jig.rows):
            y = (row - (jig.rows - 1) / 2) * jig.pitch
            things.append(Painted(shape.placed((x, y, jig.high - jig.deep)), OLD))
    setter = shape_of(small.setter(jig, figures()["magnets"]["face_inside"]))
    return [*things, Painted(setter.placed((55.0, 0.0, 0.0)), NEW)], 25.0, 40.0


def magnet_plug() -> Scene:
    """Two bricks of one by one, underside up, cut open: one with its plug, one before the disc goes into the plug."""
    magnets = figures()["magnets"]
    across, deep = magnets["cavity"]
    brick = cut(
        block((-3.9, 3.9), (-3.9, 3.9), (0, 9.6)),
        [block((-across / 2, across / 2), (-across / 2, across / 2), (9.6 - deep, 9.6))],
    )
    disc = shape_of(pin(0, 0, (0, 1.0), 3.0), 0.01)
    body, seat = shape_of(brick), 9.6 - magnets["face_inside"] - Plug().long
    half = section([Painted(body, BOUGHT["sheet"])], (0, 1, 0), 0.0)[0]
    turned = section(
        [Painted(shape_of(Rot(180, 0, 0) * Pos(0, 0, -Plug().long) * small.plug(Plug())), NEW)], (0, 1, 0), 0.0
    )[0].shape
    things = []
    for x, lift, apart in ((0.0, 0.0, 0.0), (13.0, 9.0, 8.0)):
        things.append(Painted(half.shape.placed((x, 0, 0)), half.colour))
        things.append(Painted(turned.placed((x, 0, seat + lift)), NEW))
        disc_at = seat + lift + Plug().long - Plug().skin - 1.0 - apart
        things.append(Painted(disc.placed((x, 0, disc_at)), BOUGHT["screw"]))
    return things, 20.0, 30.0
