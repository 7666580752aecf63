"""What the assemblies use of bought parts, counted from the parts' own screws and places.

Ids, as the bill of materials writes them: cell, hx711, insert_m3, nut_m3, nut_m3_brass, screw_m3x8, screw_m3x12,
screw_m3x12_cap (the stops), screw_m3x8_brass (the carrier), screw_m4x10 and screw_m5x12 (bars instead of minis),
screw_wood_3x16, pad_sponge, pad_silicone, rod_carbon_4x236, pixel, buzzer, button, hall_sensor (the pads' and the
strips'), magnet, strip, base_board, bearing.
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
"""Undersides that stand on the ground's knobs: one magnet each; leaves and gold bricks never do."""


def fasteners(level: Level, cell: Cell = MINI_300) -> dict[str, int]:
    """Screws, inserts and nuts that a level adds to the one before it, by id."""
    found: Counter[str] = Counter()
    for screw in _screws(level, cell):
        found[screw.item] += 1
        if screw.into == "insert":
            found["insert_m3"] += 1
        if screw.into == "nut":
            found["nut_m3_brass" if screw.head == "brass" else "nut_m3"] += 1
    return dict(sorted(found.items()))


def bought(level: Level, cell: Cell = MINI_300) -> dict[str, int]:
    """Everything bought that the drawings show and a level adds, fasteners included, by id."""
    found = fasteners(level, cell)
    if level == "bronze":
        modules = len(Tray(cell).places)
        found |= {"cell": modules, "hx711": modules, "pad_sponge": 4 * modules}
        found |= {"pixel": modules, "button": 2, "buzzer": 1}
        found |= {"hall_sensor": len(Figure), "magnet": len(Figure)}
    elif level == "silver":
        found |= {"cell": 4, "hx711": 4, "pad_silicone": 4, "base_board": 1, "bearing": 1}
        found[f"rod_carbon_4x{Plate(cell).rod_long:g}"] = len(Plate(cell).rods)
    else:
        found |= {"strip": STRIPS, "hall_sensor": STRIPS * Strip().sensors}
        found["magnet"] = sum(BOX[piece] * feet for piece, feet in FEET.items())
    return dict(sorted(found.items()))


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
