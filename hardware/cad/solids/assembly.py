"""Assemblies of positioned parts: weigh module, tray with console, plate."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
from build123d import Part
from hardware.cad.dimensions.console import HALVES, Console
from hardware.cad.dimensions.module import Module
from hardware.cad.dimensions.module_screws import screws as module_screws
from hardware.cad.dimensions.plate import CORNERS, TURN, Plate
from hardware.cad.dimensions.plate_box import PlateBox, Turntable
from hardware.cad.dimensions.plate_screws import carrier_screws, corner_screws, rail_screws
from hardware.cad.dimensions.screws import Screw
from hardware.cad.dimensions.strips import Holder, SheetClip, Strip
from hardware.cad.dimensions.tray import Tray
from hardware.cad.dimensions.values import figures
from hardware.cad.solids import bought, small
from hardware.cad.solids import console as console_parts
from hardware.cad.solids import module as module_parts
from hardware.cad.solids import plate as plate_parts
from hardware.cad.solids.mesh import Shape, shape_of
from hardware.cad.solids.shapes import built


@dataclass(frozen=True, eq=False)
class Item:
    """A positioned part. `kind`: name of a printed or id of a bought part. `moves`: it moves with a cell's free end."""

    name: str
    kind: str
    shape: Shape
    moves: bool = False
    screw: Screw | None = None
    sprung: Shape | None = None
    """The shape while its springs are pressed in, for a part that snaps."""


@lru_cache(maxsize=256)
def _shape(build: Callable[..., Part], *figures_: object) -> Shape:
    return shape_of(built(build, *figures_))


def screw_item(screw: Screw, *, moves: bool = False) -> Item:
    shaft = np.array([[*screw.place, *screw.tip, screw.thread]])
    return Item(screw.name, screw.item, replace(_shape(bought.screw, screw), axes=shaft), moves, screw)


def placed(items: Iterable[Item], prefix: str, offset: tuple[float, float, float], turn: float = 0.0) -> list[Item]:
    """Moved and renamed items; `screw` keeps the coordinates of its own assembly."""
    return [
        replace(
            item,
            name=f"{prefix} {item.name}",
            shape=item.shape.placed(offset, turn),
            sprung=item.sprung.placed(offset, turn) if item.sprung is not None else None,
        )
        for item in items
    ]


def module_items(module: Module) -> list[Item]:
    """One weigh module with an empty cup."""
    cell, size = module.cell, f"{module.width:g}"
    pressed = _shape(module_parts.pressed_bezel, module)
    items = [
        Item("tub", f"tub_{size}", _shape(module_parts.tub, module)),
        Item("bezel", f"bezel_{size}", _shape(module_parts.bezel, module), sprung=pressed),
    ]
    items += [Item(name, f"{name}_{size}", _shape(build, module), moves=True) for name, build in _MOVING]
    for end in ("fixed", "free"):
        half = _shape(bought.cell_half, cell, module.cell_bottom, end)
        items.append(Item(f"cell's {end} end", "cell", half, moves=end == "free"))
    items.append(Item("chip's board", "hx711", _shape(bought.chip_board, module.board, module.floor)))
    low = module.seat - module.pad_seat
    for number, (x, y) in enumerate(module.pads, 1):
        shape = _shape(bought.pad, x, y, low, module.pad_high, module.pad_across)
        items.append(Item(f"pad {number}", "pad_sponge", shape, moves=True))
    return items + [screw_item(screw, moves=screw.name.startswith("free")) for screw in module_screws(module)]


_MOVING = (("spider", module_parts.spider), ("cup", module_parts.cup))


def console_items(tray: Tray) -> list[Item]:
    """Both console halves, behind the tray."""
    console, items = Console(tray.row), []
    y = max(at for _, at in tray.places.values()) + tray.modules[0].depth / 2 + console.depth / 2
    for side, half in zip(("left", "right"), HALVES, strict=True):
        own = [Item(f"console {side}", f"console_{side}", _shape(console_parts.body, console, half))]
        own.append(Item(f"lid {side}", f"lid_{side}", _shape(console_parts.lid, console, half)))
        own += [screw_item(replace(screw, name=f"{side} {screw.name}")) for screw in console.lid_screws()]
        if half is HALVES[0]:
            own += board_items("tray", (*console.board, console.board_z))
            own += [screw_item(screw) for screw in console.board_screws()]
        items += placed(own, "", (half.x, y, 0.0))
    return items + placed([screw_item(screw) for screw in console.half_joints()], "", (0.0, y, 0.0))


def board_items(node: str, at: tuple[float, float, float]) -> list[Item]:
    """A node's perforated board with its plugs, and the USB plug in it."""
    return [
        Item("board", "perfboard", _shape(bought.perfboard, node).placed(at)),
        Item("USB plug", "usb_cable", _shape(bought.usb_plug).placed(at)),
    ]


def tray_items(tray: Tray, *, console: bool = True) -> list[Item]:
    """All six modules with their joints, optionally with the console."""
    items: list[Item] = []
    for piece, (x, y) in tray.places.items():
        items += placed(module_items(tray.module(piece)), piece.value, (x, y, 0.0))
    items += [screw_item(screw) for screw in tray.joints()]
    feet = [place for place in tray.feet if console or place[1] < max(y for _, y in tray.places.values())]
    items += [Item(f"foot {k}", "rubber_foot", _shape(bought.rubber_foot, x, y)) for k, (x, y) in enumerate(feet, 1)]
    return items + console_items(tray) if console else items


def corner_items(plate: Plate) -> list[Item]:
    """One corner of the plate in its own coordinates: block, cell, foot, pad, screws."""
    cell = plate.cell
    items = [
        Item("block", "corner_block", _shape(plate_parts.corner_block, plate)),
        Item("foot", "foot", _shape(plate_parts.foot, plate), moves=True),
        Item("chip's board", "hx711", _shape(bought.chip_board, plate.chip_board, plate.floor)),
    ]
    for end in ("fixed", "free"):
        half = _shape(bought.cell_half, cell, plate.cell_bottom, end)
        items.append(Item(f"cell's {end} end", "cell", half, moves=end == "free"))
    low = plate.seat - plate.pad_seat
    pad = _shape(bought.pad, 0.0, 0.0, low, plate.pad_high, plate.pad_across)
    items.append(Item("pad", "pad_silicone", pad, moves=True))
    return items + [screw_item(screw, moves=screw.name.startswith("free")) for screw in corner_screws(plate)]


def carrier_items(plate: Plate) -> list[Item]:
    """The four quarters of the carrier with bolts and rods."""
    kinds = {
        "carrier_a": _shape(plate_parts.carrier, plate),
        "carrier_b": _shape(plate_parts.mirrored_carrier, plate),
    }
    z = plate.carrier_z
    quarters = (
        ("ne", "carrier_a", 0.0),
        ("sw", "carrier_a", 180.0),
        ("nw", "carrier_b", 0.0),
        ("se", "carrier_b", 180.0),
    )
    items = [
        Item(f"carrier {name}", kind, kinds[kind].placed((0, 0, z), turn), moves=True) for name, kind, turn in quarters
    ]
    rods = [Item(f"rod {x:g}", "rod_carbon", _shape(bought.rod, plate, x), moves=True) for x in plate.rods]
    return items + rods + [screw_item(screw, moves=True) for screw in carrier_screws(plate)]


def strip_items(plate: Plate) -> list[Item]:
    """Ten Hall strips, each with a holder at both ends."""
    strip, items = Strip(), []
    strip_shape = _shape(bought.strip, plate, strip)
    holder_shape = _shape(small.holder, plate, Holder(), strip)
    for number, y in enumerate(strip.rows, 1):
        items.append(Item(f"strip {number}", "strip", strip_shape.placed((0.0, y, 0.0)), moves=True))
        for side, turn in (("east", 0.0), ("west", 180.0)):
            shape = holder_shape.placed((0.0, y, plate.carrier_z), turn)
            items.append(Item(f"holder {number} {side}", "strip_holder", shape, moves=True))
    return items


def plate_items(plate: Plate, *, gold: bool = False, only: tuple[str, ...] = ()) -> list[Item]:
    """The whole plate. `only`: groups for a picture ("corners", "rails", "carrier", "sheet", "strips"); empty: all."""
    wanted = only or ("corners", "rails", "carrier", "sheet", *(("strips",) if gold else ()))
    corner, at = corner_items(plate), plate.pad_at
    corners: list[Item] = []
    for name, (sx, sy), turn in zip(("ne", "se", "sw", "nw"), CORNERS, TURN, strict=True):
        corners += placed(corner, name, (sx * at, sy * at, 0.0), turn)
    items = [Item("base board", "base_board", _shape(bought.base_board, plate))]
    if "corners" in wanted:
        items += corners
    if "rails" in wanted:
        own = [Item("rail", "guard_rail", _shape(plate_parts.rail, plate)), *map(screw_item, rail_screws(plate))]
        for number, (x, y, turn) in enumerate(plate.rails(), 1):
            items += placed(own, f"{number}", (x, y, 0.0), turn)
        items += box_items(PlateBox())
    if "carrier" in wanted:
        items += carrier_items(plate)
    if "strips" in wanted:
        items += strip_items(plate)
    if "sheet" in wanted:
        items.append(Item("sheet", "sheet", _shape(bought.sheet, plate), moves=True))
        items += clip_items(plate)
    return items


def clip_items(plate: Plate) -> list[Item]:
    """The clips that keep the sheet in the carrier's lip."""
    clip = SheetClip()
    shape, pressed = _shape(small.sheet_clip, plate, clip), _shape(small.pressed_clip, plate, clip)
    return [
        Item(
            f"clip {k}",
            "sheet_clip",
            shape.placed((x, y, plate.carrier_z), turn),
            moves=True,
            sprung=pressed.placed((x, y, plate.carrier_z), turn),
        )
        for k, (x, y, turn) in enumerate(clip.places, 1)
    ]


def box_items(box: PlateBox) -> list[Item]:
    """The electronics box with lid and screws on the base board."""
    x, y = box.at
    own = [Item("box", "plate_box", _shape(small.box, box))]
    own.append(Item("box lid", "plate_box_lid", _shape(small.box_lid, box)))
    own += board_items("plate", (0.0, 0.0, box.board_z))
    own.append(
        Item("power bank", "power_bank", _shape(bought.power_bank).placed((box.bank[0] - x, box.bank[1] - y, 0.0)))
    )
    return placed(own, "", (x, y, 0.0)) + [screw_item(screw) for screw in box.screws()]


def turntable_items(ring: Turntable) -> list[Item]:
    """Both halves of the turntable's ring under the base board."""
    thick, half = float(figures()["plate"]["base_board"][2]), _shape(small.ring, ring)
    return [
        Item(f"ring {k}", "turntable_ring", half.placed((0, 0, -thick - ring.high), turn))
        for k, turn in enumerate((0.0, 180.0), 1)
    ]
