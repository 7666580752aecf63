"""Catalogue of the printed parts: level, quantity, and the solid in print orientation."""

from collections.abc import Callable
from dataclasses import dataclass

from build123d import Part, Pos, Rot
from hardware.cad.dimensions.cells import MINI_300, Cell
from hardware.cad.dimensions.console import HALVES, Console
from hardware.cad.dimensions.counts import FEET, LEVELS, Level
from hardware.cad.dimensions.module import Module
from hardware.cad.dimensions.plate import CORNERS, Plate, PlateError
from hardware.cad.dimensions.plate_box import PlateBox, Turntable
from hardware.cad.dimensions.strips import STRIPS, FigureFoot, Holder, Jig, Plug, SheetClip, Strip
from hardware.cad.dimensions.tray import LARGE, ROWS, Tray
from hardware.cad.dimensions.values import figures
from hardware.cad.solids import console as console_parts
from hardware.cad.solids import module as module_parts
from hardware.cad.solids import plate as plate_parts
from hardware.cad.solids import small
from hardware.cad.solids.shapes import built

from monkey_palace.board.pieces import BOX, Figure

__all__ = ["LEVELS", "PrintedPart", "hours", "on_bed", "parts_for", "plate_for"]


@dataclass(frozen=True)
class PrintedPart:
    """A printed part. `build`: the solid as assembled; `turn` (degrees about x, then y) lays it on the bed."""

    name: str
    level: Level
    quantity: int
    build: Callable[[], Part]
    turn: tuple[float, float] = (0.0, 0.0)


def plate_for(cell: Cell) -> Plate:
    """The plate for this type of cell, or for 300 g minis if the cell is too long for the base board."""
    try:
        return Plate(cell)
    except PlateError:
        return Plate()


def parts_for(cell: Cell = MINI_300) -> tuple[PrintedPart, ...]:
    """All printed parts for one type of cell, in printing order."""
    tray, plate = Tray(cell), plate_for(cell)
    console = Console(tray.row)
    pieces = [piece for row in ROWS for piece in row]
    large = sum(piece in LARGE for piece in pieces)
    over = (180.0, 0.0)
    parts = []
    for width, quantity in ((80.0, len(pieces) - large), (160.0, large)):
        module = Module(width, cell)
        for name, build, turn in (
            ("tub", module_parts.tub, (0.0, 0.0)),
            ("cup", module_parts.cup, (0.0, 0.0)),
            ("spider", module_parts.spider, over),
            ("bezel", module_parts.bezel, over),
        ):
            parts.append(PrintedPart(f"{name}_{width:g}", "bronze", quantity, _of(build, module), turn))
    for side, half in zip(("left", "right"), HALVES, strict=True):
        parts.append(PrintedPart(f"console_{side}", "bronze", 1, _of(console_parts.body, console, half)))
        parts.append(PrintedPart(f"lid_{side}", "bronze", 1, _of(console_parts.lid, console, half)))
    parts += [
        PrintedPart("figure_foot", "bronze", len(Figure), _of(small.figure_foot, FigureFoot(), Plug())),
        PrintedPart("carrier_a", "silver", 2, _of(plate_parts.carrier, plate)),
        PrintedPart("carrier_b", "silver", 2, _of(plate_parts.mirrored_carrier, plate)),
        PrintedPart("corner_block", "silver", len(CORNERS), _of(plate_parts.corner_block, plate)),
        PrintedPart("foot", "silver", len(CORNERS), _of(plate_parts.foot, plate), over),
        PrintedPart("guard_rail", "silver", len(plate.rails()), _of(plate_parts.rail, plate)),
        PrintedPart(
            "sheet_clip", "silver", len(SheetClip().places), _of(small.sheet_clip, plate, SheetClip()), (90.0, 0.0)
        ),
        PrintedPart("turntable_ring", "silver", 2, _of(small.ring, Turntable())),
        PrintedPart("plate_box", "silver", 1, _of(small.box, PlateBox())),
        PrintedPart("plate_box_lid", "silver", 1, _of(small.box_lid, PlateBox()), over),
        PrintedPart("strip_holder", "gold", 2 * STRIPS, _of(small.holder, plate, Holder(), Strip()), over),
        PrintedPart(
            "magnet_plug", "gold", sum(BOX[piece] * feet for piece, feet in FEET.items()), _of(small.plug, Plug())
        ),
        PrintedPart("magnet_jig", "gold", 1, _of(small.jig, Jig())),
        PrintedPart("plug_setter", "gold", 1, lambda: small.setter(Jig(), figures()["magnets"]["face_inside"])),
    ]
    return tuple(parts)


def _of(build: Callable[..., Part], *shapes: object) -> Callable[[], Part]:
    return lambda: built(build, *shapes)


def on_bed(part: PrintedPart) -> Part:
    """The solid in print orientation, with its underside at z = 0."""
    solid = Rot(part.turn[0], part.turn[1], 0) * part.build()
    return Pos(0, 0, -solid.bounding_box().min.Z) * solid


def hours(grams: float, high: float, quantity: int = 1) -> float:
    """Printing time in hours of `quantity` parts of `grams` each, `high` mm on the bed; small parts share a print job.

    Each layer of each part costs a moment for the way to it and back, which is most of the time of the magnet plugs.
    """
    print_ = figures()["print"]
    starts = quantity if grams > 5 else 1
    each = grams / float(print_["grams_an_hour"]) + high / 0.2 * float(print_["seconds_a_layer"]) / 3600
    return quantity * each + starts * float(print_["minutes_a_start"]) / 60
