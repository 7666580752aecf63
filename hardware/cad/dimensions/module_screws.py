"""The screws of one weigh module, in the module's coordinates."""

from hardware.cad.dimensions.cells import Cell
from hardware.cad.dimensions.module import Module
from hardware.cad.dimensions.screws import CAP_HEAD, HEAD, INSERT_LONG, NUT_HIGH, Into, Screw, fitting

STOP_LONG = 10.0
STOP_RANGE = 1.0
"""mm by which a stop can be turned up and down from where the drawing has it: twice the cup's travel."""
STOP_FLOOR = 1.4
"""mm of plastic that close a stop's bore below."""


def screws(module: Module) -> list[Screw]:
    """All screws of one module except the joints to its neighbours."""
    return [
        *cell_screws(module.cell, module.floor, module.cell_bottom),
        *free_screws(module),
        *stop_screws(module),
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
    """The stops. The cup meets their heads, which are turned from above through the empty tub."""
    return [
        stop(f"stop {k}", x, y, module.cup_bottom - module.stop_gap, module.tower_top)
        for k, (x, y) in enumerate(module.stops, 1)
    ]


def stop(name: str, x: float, y: float, top: float, tower_top: float) -> Screw:
    """A stop whose head ends at `top`, in the insert of a tower that ends at `tower_top`."""
    seat = top - CAP_HEAD[1]
    return Screw(name, 3, (x, y, seat), (0, 0, -1), STOP_LONG, seat - tower_top, INSERT_LONG, "insert", "cap")


def stop_faults(screw: Screw, floor: float) -> list[str]:
    """Faults: a stop cannot be raised or lowered by another `STOP_RANGE`. `floor`: z of its bore's lower end."""
    problems = []
    if screw.length - screw.grip - STOP_RANGE < 1.5 * screw.thread:
        problems.append(f"{screw.name}: no thread left to turn it up")
    if screw.grip < STOP_RANGE or screw.tip[2] - STOP_RANGE < floor:
        problems.append(f"{screw.name}: no room left to turn it down")
    return problems


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
