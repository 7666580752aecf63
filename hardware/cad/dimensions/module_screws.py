"""Where the screws of one weigh module go, in the module's coordinates."""

from hardware.cad.dimensions.cells import Cell
from hardware.cad.dimensions.module import Module
from hardware.cad.dimensions.screws import CAP_HEAD, HEAD, INSERT_LONG, NUT_HIGH, Into, Screw, fitting


def screws(module: Module) -> list[Screw]:
    """Every screw of one module but those to its neighbours."""
    return [
        *cell_screws(module.cell, module.floor, module.cell_bottom),
        *free_screws(module),
        *stop_screws(module),
        *bezel_screws(module),
    ]


def free_screws(module: Module) -> list[Screw]:
    cell, recess = module.cell, free_recess(module)
    grip = module.arm_high + module.relief - recess
    length = fitting(cell.free_thread, grip, cell.height, "cell")
    z = module.seat - recess
    return [
        Screw(f"free end {k}", cell.free_thread, (x, y, z), (0, 0, -1), length, grip, cell.height, "cell")
        for k, (x, y) in enumerate(cell.holes("free"), 1)
    ]


def free_recess(module: Module) -> float:
    """How deep the heads at the free end sink into the hub."""
    return min(HEAD[module.cell.free_thread][1] + 0.15, module.arm_high + module.relief - 2.2)


def stop_screws(module: Module) -> list[Screw]:
    tip = module.cup_bottom - module.stop_gap
    length = 12.0
    grip = module.tower_top - INSERT_LONG - (tip - length)
    return [
        Screw(f"stop {k}", 3, (x, y, tip - length), (0, 0, 1), length, grip, INSERT_LONG, "insert", "cap")
        for k, (x, y) in enumerate(module.stops, 1)
    ]


def bezel_screws(module: Module) -> list[Screw]:
    length = fitting(3, module.bezel, INSERT_LONG, "insert")
    z = module.height + module.bezel
    return [
        Screw(f"bezel {k}", 3, (x, y, z), (0, 0, -1), length, module.bezel, INSERT_LONG, "insert")
        for k, (x, y) in enumerate(module.posts, 1)
    ]


def stop_faults(module: Module) -> list[str]:
    """A stop whose head leaves the floor or cannot be turned further up by half a millimetre."""
    seat = stop_screws(module)[0].place[2]
    found = [] if seat - CAP_HEAD[1] >= 0 else [f"stop: its head hangs {CAP_HEAD[1] - seat:g} mm out of the floor"]
    return found if seat + 0.5 <= module.pocket_top else [*found, "stop: no thread left to turn it up"]


def cell_screws(cell: Cell, floor: float, bottom: float) -> list[Screw]:
    """A cell's fixed end on a riser up to `bottom`: from below into its threads, else through it into inserts."""
    thread = cell.fixed_thread
    into: Into = "cell" if cell.fixed_tapped else "insert"
    if cell.fixed_tapped:
        seat, up, grip, room = floor, 1, bottom - floor, cell.height
    else:
        seat, up, grip, room = bottom + cell.height, -1, cell.height, INSERT_LONG
    length = fitting(thread, grip, room, into)
    return [
        Screw(f"fixed end {k}", thread, (x, y, seat), (0, 0, up), length, grip, room, into)
        for k, (x, y) in enumerate(cell.holes("fixed"), 1)
    ]


def joint(name: str, place: tuple[float, float, float], way: tuple[int, int, int], walls: float) -> Screw:
    """A bolt and nut through two walls that are `walls` mm together."""
    return Screw(name, 3, place, way, fitting(3, walls, NUT_HIGH, "nut"), walls, NUT_HIGH, "nut")
