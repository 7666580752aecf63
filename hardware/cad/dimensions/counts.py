"""Counts of the bought parts in the assemblies, derived from the dimensions.

Ids are those of the bill of materials: cell, hx711, insert_m3, nut_m3, nut_m3_brass, screw_m3x8, screw_m3x12,
screw_m3x10_cap (the stops), screw_m3x8_brass (the carrier), screw_m4x10 and screw_m5x12 (bars instead of minis),
screw_wood_3x16, pad_sponge, pad_silicone, rod_carbon_4x236, pixel, buzzer, button, hall_sensor (pads and
strips), magnet, strip, base_board, bearing, perfboard, usb_cable,
power_bank, rubber_foot.
"""

from collections import Counter
from typing import Literal

from hardware.cad.dimensions.cells import MINI_300, Cell
from hardware.cad.dimensions.console import Console
from hardware.cad.dimensions.module_screws import screws as module_screws
from hardware.cad.dimensions.plate import Plate
from hardware.cad.dimensions.plate_box import PlateBox, Turntable
from hardware.cad.dimensions.plate_screws import carrier_screws, corner_screws, rail_screws
from hardware.cad.dimensions.screws import Screw
from hardware.cad.dimensions.strips import STRIPS, Strip
from hardware.cad.dimensions.tray import Tray

from monkey_palace.board.pieces import BOX, Figure, Piece

Level = Literal["bronze", "silver", "gold"]
LEVELS: tuple[Level, ...] = ("bronze", "silver", "gold")
FEET = {Piece.ARCH: 2, Piece.BRICK: 1, Piece.COLUMN: 1}
"""Feet per piece that stand on ground knobs, with one magnet each. Leaves and gold bricks never stand there."""


def fasteners(level: Level, cell: Cell = MINI_300) -> dict[str, int]:
    """Quantities by id of the screws, inserts and nuts that `level` adds to the level before."""
    quantities: Counter[str] = Counter()
    for screw in _screws(level, cell):
        quantities[screw.item] += 1
        if screw.into == "insert":
            quantities["insert_m3"] += 1
        if screw.into == "nut":
            quantities["nut_m3_brass" if screw.head == "brass" else "nut_m3"] += 1
    return dict(sorted(quantities.items()))


def bought(level: Level, cell: Cell = MINI_300) -> dict[str, int]:
    """Quantities by id of all bought parts, fasteners included, that `level` adds to the level before."""
    quantities = fasteners(level, cell)
    if level == "bronze":
        modules = len(Tray(cell).places)
        quantities |= {"cell": modules, "hx711": modules, "pad_sponge": 4 * modules}
        quantities |= {"pixel": modules, "button": 2, "buzzer": 1, "perfboard": 1, "usb_cable": 1}
        quantities |= {"rubber_foot": len(Tray(cell).feet)}
        quantities |= {"hall_sensor": len(Figure), "magnet": len(Figure)}
    elif level == "silver":
        quantities |= {"cell": 4, "hx711": 4, "pad_silicone": 4, "base_board": 1, "bearing": 1}
        quantities |= {"perfboard": 1, "usb_cable": 1, "power_bank": 1}
        quantities[f"rod_carbon_4x{Plate(cell).rod_long:g}"] = len(Plate(cell).rods)
    else:
        quantities |= {"strip": STRIPS, "hall_sensor": STRIPS * Strip().sensors}
        quantities["magnet"] = sum(BOX[piece] * feet for piece, feet in FEET.items())
    return dict(sorted(quantities.items()))


def _screws(level: Level, cell: Cell) -> list[Screw]:
    if level == "bronze":
        tray = Tray(cell)
        own = [screw for module in tray.modules for screw in module_screws(module)]
        return [*own, *tray.joints(), *Console(tray.row).screws()]
    if level == "silver":
        plate = Plate(cell)
        corners = [screw for _ in range(4) for screw in corner_screws(plate)]
        rails = [screw for _ in plate.rails() for screw in rail_screws(plate)]
        return [*corners, *carrier_screws(plate), *rails, *PlateBox().screws(), *Turntable().screws()]
    return []
