"""The screws of one weigh module, in the module's coordinates."""

from hardware.cad.dimensions.cells import Cell
from hardware.cad.dimensions.module import Module
from hardware.cad.dimensions.screws import CAP_HEAD, HEAD, INSERT_LONG, NUT_HIGH, Into, Screw, fitting


def screws(module: Module) -> list[Screw]:
    """All screws of one module except the joints to its neighbours."""
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
    """Depth in mm of the counterbores for the free end's screw heads."""
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
    """Faults: a stop's head stands out of the floor, or the stop cannot be raised by another 0.5 mm."""
    seat = stop_screws(module)[0].place[2]
    problems = [] if seat - CAP_HEAD[1] >= 0 else [f"stop: its head hangs {CAP_HEAD[1] - seat:g} mm out of the floor"]
    return problems if seat + 0.5 <= module.pocket_top else [*problems, "stop: no thread left to turn it up"]


def cell_screws(cell: Cell, floor: float, bottom: float) -> list[Screw]:
    """Screws of a cell's fixed end on a riser up to `bottom`: from below into the cell or from above into inserts."""
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
    """A bolt and nut through two walls of `walls` mm in total."""
    return Screw(name, 3, place, way, fitting(3, walls, NUT_HIGH, "nut"), walls, NUT_HIGH, "nut")
