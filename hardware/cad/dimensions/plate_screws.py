"""The screws of the plate. Corner and rail screws are in the coordinates of their part."""

from hardware.cad.dimensions.module_screws import cell_screws, stop
from hardware.cad.dimensions.plate import Plate
from hardware.cad.dimensions.screws import HEAD, NUT_HIGH, WOOD_LONG, Screw, fitting
from hardware.cad.dimensions.values import figures


def corner_screws(plate: Plate) -> list[Screw]:
    """The screws of one corner, in the corner's coordinates."""
    cell = plate.cell
    recess = min(HEAD[cell.free_thread][1] + 0.15, plate.foot_high + plate.relief - 2.2)
    grip = plate.foot_high + plate.relief - recess
    length = fitting(cell.free_thread, grip, cell.height, "cell")
    corner = cell_screws(cell, plate.floor, plate.cell_bottom)
    corner += [
        Screw(
            f"free end {k}",
            cell.free_thread,
            (x, y, plate.seat - recess),
            (0, 0, -1),
            length,
            grip,
            cell.height,
            "cell",
        )
        for k, (x, y) in enumerate(cell.holes("free"), 1)
    ]
    corner.append(stop("stop", *plate.stop_at, plate.carrier_z - plate.stop_gap, plate.tower_top))
    corner += [wood(f"block {k}", x, y, plate.floor) for k, (x, y) in enumerate(plate.block_screws, 1)]
    return corner


def carrier_screws(plate: Plate) -> list[Screw]:
    """The brass screws through the middle flanges. Steel beside the sensors would distort the magnets' field."""
    walls = 2 * plate.flange
    length = fitting(3, walls, NUT_HIGH, "nut")
    z = plate.carrier_z + plate.bolt_z
    places: list[tuple[tuple[float, float, float], tuple[int, int, int]]] = []
    for side in (-1, 1):
        places += [((side * at, -plate.flange, z), (0, 1, 0)) for at in plate.bolts_x]
        places += [((-plate.flange, side * at, z), (1, 0, 0)) for at in plate.bolts_y]
    return [
        Screw(f"flange {k}", 3, place, way, length, walls, NUT_HIGH, "nut", "brass")
        for k, (place, way) in enumerate(places, 1)
    ]


def rail_screws(plate: Plate) -> list[Screw]:
    """The screws of one rail, in the rail's coordinates."""
    return [wood(f"rail {k}", x, 1.0, 3.0) for k, x in enumerate(plate.rail_screws, 1)]


def wood(name: str, x: float, y: float, z: float) -> Screw:
    """A wood screw from above into the base board, through `z` mm of plastic."""
    board = float(figures()["plate"]["base_board"][2])
    return Screw(name, 3, (x, y, z), (0, 0, -1), WOOD_LONG, z, board - 1, "wood", "wood")
