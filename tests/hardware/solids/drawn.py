"""Parts and assemblies that several tests share, each built once."""

from functools import cache

from hardware.cad.dimensions.cells import Cell
from hardware.cad.dimensions.module import Module
from hardware.cad.dimensions.plate import Plate
from hardware.cad.dimensions.tray import Tray
from hardware.cad.solids.assembly import Item, module_items, plate_items, tray_items
from hardware.cad.solids.catalogue import PrintedPart, on_bed, parts_for
from hardware.cad.solids.mesh import Shape, shape_of

PARTS: dict[str, PrintedPart] = {part.name: part for part in parts_for()}


@cache
def shape(name: str) -> Shape:
    return shape_of(on_bed(PARTS[name]))


@cache
def module(width: float, cell: Cell) -> tuple[Module, tuple[Item, ...]]:
    design = Module(width, cell)
    return design, tuple(module_items(design))


@cache
def plate() -> tuple[Item, ...]:
    return tuple(plate_items(Plate(), gold=True))


@cache
def tray() -> tuple[Item, ...]:
    return tuple(tray_items(Tray()))
