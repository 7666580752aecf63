"""Solids of the four printed parts of a weigh module, in the module's coordinates."""

from math import atan2, degrees, hypot

from build123d import Axis, Box, Part, Pos, Rot, chamfer, fillet
from hardware.cad.dimensions.module import BOARD, Module, Peg
from hardware.cad.dimensions.module_screws import STOP_FLOOR, free_recess
from hardware.cad.dimensions.places import Place, mirrored
from hardware.cad.dimensions.screws import CLEAR, HEAD, INSERT_BORE, INSERT_LONG, INSERT_WALL
from hardware.cad.solids.shapes import bar, block, cone, cut, feet, joined, pin, rounded

HEAD_PLAY = 0.4
HUB_END = 0.9
"""Length in mm of the hub past the cell's end: the wall of the heads' pocket."""
CLIP = (8.0, 1.6, 7.0, 3.0)
"""A wire clip's hook: long, thick, high, and how far it reaches over the wires, at 45 degrees."""
NAIL = (16.0, 1.6, 1.4)
"""Groove under the bezel for a fingernail, at the middle of the front and back edge: long, deep, high."""


def tub(module: Module) -> Part:
    """Tub: floor, riser for the cell, stop towers, board's plinth, bezel posts, bores for bolts, cable openings."""
    (ix, iy), high, floor = module.inside, module.height, module.floor
    shell = rounded((module.width / 2, module.depth / 2), 1.5, (0, high)) - block((-ix, ix), (-iy, iy), (floor, high))
    bx, by = module.board
    wide, long, _ = BOARD
    inside = [riser(module), block((bx - wide / 2, bx + wide / 2), (by - long / 2, by + long / 2), (floor, floor + 2))]
    inside += [pin(x, y, (floor, module.tower_top), module.tower) for x, y in module.stops]
    inside += [post(module.inside, high, x, y) for x, y in module.posts]
    for middle, wide, axis in module.clips:
        inside += clip(middle, wide, axis, floor)
    bores = fixed_bores(module) + feet(module.feet)
    for x, y in module.stops:
        bores += stop_bores(x, y, STOP_FLOOR, module.tower_top)
    for x, y in module.posts:
        bores += peg_bores(module.peg, x, y, high)
    for side in (-1, 1):
        start = module.width / 2 - module.wall if side > 0 else -module.width / 2
        bores += [bar((start, y, module.joint_z), (1, 0, 0), module.wall, CLEAR[3]) for y in module.side_joints]
        start = module.depth / 2 - module.wall if side > 0 else -module.depth / 2
        bores += [bar((x, start, module.joint_z), (0, 1, 0), module.wall, CLEAR[3]) for x in module.back_joints]
        at, wide, tall = module.notch
        bores.append(block((at - wide / 2, at + wide / 2), (start, start + module.wall), (floor, floor + tall)))
    return cut(joined(shell, inside), bores)


def clip(middle: Place, wide: float, axis: str, floor: float) -> list[Part]:
    """Two hooks that face each other over a channel `wide` mm wide along `axis`; wires are pressed in from above."""
    long, thick, high, over = CLIP
    x, y = middle
    hooks = []
    for side in (-1, 1):
        near, far = side * (wide / 2 - over), side * (wide / 2 + thick)
        post = block(_sorted(side * wide / 2, far), (-long / 2, long / 2), (0, high))
        head = block(_sorted(near, side * wide / 2), (-long / 2, long / 2), (high - over, high))
        edges = head.edges().filter_by(Axis.Y).group_by(Axis.Z)[0].sort_by(Axis.X)
        head = chamfer(edges[-1] if side < 0 else edges[0], over - 0.05)
        hooks.append(Pos(x, y, floor) * Rot(0, 0, 0.0 if axis == "y" else 90.0) * joined(post, [head]))
    return hooks


def _sorted(one: float, other: float) -> tuple[float, float]:
    return min(one, other), max(one, other)


def riser(module: Module) -> Part:
    """Riser under the cell's fixed end, slightly longer than the clamped length."""
    cell = module.cell
    half = max(cell.width, cell.across + INSERT_BORE + 2 * INSERT_WALL) / 2 + 1
    end = -cell.length / 2
    return block((-half, half), (end - 1, end + cell.clamp("fixed")), (module.floor, module.cell_bottom))


def fixed_bores(module: Module) -> list[Part]:
    """Bores through riser and floor: clearance with a head's pocket below, or for inserts."""
    cell, bores = module.cell, []
    for x, y in cell.holes("fixed"):
        if cell.fixed_tapped:
            bores.append(pin(x, y, (0, module.cell_bottom), CLEAR[cell.fixed_thread]))
            bores.append(pin(x, y, (0, module.floor), HEAD[cell.fixed_thread][0] + HEAD_PLAY))
        else:
            bores.append(pin(x, y, (0, module.cell_bottom), INSERT_BORE))
    return bores


def stop_bores(x: float, y: float, low: float, top: float) -> list[Part]:
    """Bores of a stop, from above: for the insert, then for the thread down to `low`."""
    return [pin(x, y, (low, top), CLEAR[3]), pin(x, y, (top - INSERT_LONG, top), INSERT_BORE)]


def peg_bores(peg: Peg, x: float, y: float, top: float) -> list[Part]:
    """Bore for a bezel's peg: a neck, and a wider room below it for the bump."""
    neck, widened = top - peg.neck_long, top - peg.neck_long - (peg.bore - peg.neck)
    return [
        pin(x, y, (neck, top), peg.neck),
        cone(x, y, (widened, neck), peg.bore / 2, peg.neck / 2),
        pin(x, y, (top - peg.bore_long, widened), peg.bore),
    ]


def peg_solid(peg: Peg, x: float, y: float, top: float, *, pressed: bool) -> Part:
    """A bezel's peg below `top`; `pressed`: without its bump, as while it passes the neck."""
    low, at = top - peg.long, top - peg.bump_at
    body = pin(x, y, (low, top), peg.across)
    if not pressed:
        slim, wide = peg.across / 2, peg.bump / 2
        body = joined(
            body,
            [
                cone(x, y, (at + 0.2, at + 0.7), wide, slim),
                pin(x, y, (at - 0.2, at + 0.2), peg.bump),
                cone(x, y, (low, at - 0.2), slim - 0.05, wide),
            ],
        )
    return cut(body, [block((x - peg.across, x + peg.across), (y - peg.slot / 2, y + peg.slot / 2), (low, top))])


def post(inside: tuple[float, float], high: float, x: float, y: float, across: float = 7.2) -> Part:
    """Post for an insert under the rim, in a corner; it starts at 45 degrees, so that it prints without support."""
    ix, iy = inside
    reach = hypot(ix - abs(x), iy - abs(y)) + across / 2
    low = high - INSERT_LONG - 1.8 - reach
    corner = cone(ix if x > 0 else -ix, iy if y > 0 else -iy, (low, high), 0.01, high - low + 0.01)
    room = block((-ix - 1, ix + 1), (-iy - 1, iy + 1), (low, high))
    return pin(x, y, (low, high), across) & corner & room


def cup(module: Module) -> Part:
    """Cup, chamfered outside and filleted inside; four recesses below centre it on the pads."""
    (hx, hy), bottom = module.cup_half, module.cup_bottom
    outer = rounded((hx, hy), module.cup_corner, (bottom, module.rim))
    outer = chamfer(outer.faces().sort_by(Axis.Z)[0].edges(), module.cup_chamfer)
    inner = rounded(module.opening, module.cup_corner - module.cup_wall, (bottom + module.cup_floor, module.rim + 1))
    inner = fillet(inner.faces().sort_by(Axis.Z)[0].edges(), module.cup_fillet)
    floor = bottom + module.cup_floor
    bumps = [cone(x, y, (floor - 0.2, floor + module.bump), 7.5, 5.8) for x, y in module.pads]
    recesses = [pin(x, y, (bottom, bottom + module.recess), module.pad_across + 1) for x, y in module.pads]
    return cut(joined(outer - inner, bumps), recesses)


def spider(module: Module) -> Part:
    """Spider: hub on the cell's free end, four arms that act as the spring, seats for four pads."""
    cell, low, top = module.cell, module.hub_bottom, module.seat
    half, end = module.hub_wide / 2, cell.length / 2 + HUB_END
    hub = block((-half, half), (-8, end), (low, top))
    boss = block((-half, half), (cell.length / 2 - cell.clamp("free"), end), (module.cell_top, low))
    arms = []
    for (x, y), (rx, ry) in zip(module.pads, mirrored(*module.arm_root), strict=True):
        turn = degrees(atan2(y - ry, x - rx))
        middle = Pos((x + rx) / 2, (y + ry) / 2, (low + top) / 2) * Rot(0, 0, turn)
        arms.append(middle * Box(module.arm_long, module.arm_wide, top - low))
        arms.append(pin(x, y, (low, top), module.pad_across + 4))
    tools = [pin(x, y, (top - module.pad_seat, top), module.pad_across + 0.4) for x, y in module.pads]
    tools += free_bores(cell.holes("free"), cell.free_thread, module.cell_top, top, free_recess(module))
    return cut(joined(hub, [boss, *arms]), tools)


def free_bores(
    holes: tuple[tuple[float, float], ...], thread: int, low: float, top: float, recess: float
) -> list[Part]:
    """Clearance bores with counterbores from above; heads of a pair share one slot, which avoids a thin wall."""
    across = HEAD[thread][0] + HEAD_PLAY
    bores = [pin(x, y, (low, top), CLEAR[thread]) for x, y in holes]
    bores += [pin(x, y, (top - recess, top), across) for x, y in holes]
    for y in {y for _, y in holes}:
        xs = [x for x, other in holes if other == y]
        if len(xs) > 1:
            bores.append(block((min(xs), max(xs)), (y - across / 2, y + across / 2), (top - recess, top)))
    return bores


def bezel(module: Module, *, pressed: bool = False) -> Part:
    """Bezel: the fixed frame that hands and pieces rest on; it covers the gap and the cup's rim.

    Four pegs hold it. A fingernail lifts it at the middle of its front or back edge, down to the tub's wall.
    """
    low, top = module.height, module.height + module.bezel
    frame = rounded((module.width / 2 - 0.2, module.depth / 2 - 0.2), 1.5, (low, top))
    frame -= rounded(module.opening, module.cup_corner - module.cup_wall, (low, top))
    frame = chamfer(frame.faces().sort_by(Axis.Z)[-1].edges(), 0.8)
    (long, deep, tall), wall = NAIL, module.inside[1]
    tools = []
    for side in (-1, 1):
        near, inner, edge = (side * at for at in (wall, wall - deep, module.depth / 2))
        x = (-long / 2, long / 2)
        tools.append(block(x, (min(near, edge), max(near, edge)), (low, top)))
        tools.append(block(x, (min(inner, near), max(inner, near)), (low, low + tall)))
    pegs = [peg_solid(module.peg, x, y, low, pressed=pressed) for x, y in module.posts]
    return joined(cut(frame, tools), pegs)


def pressed_bezel(module: Module) -> Part:
    """The bezel while its pegs pass the necks of their bores."""
    return bezel(module, pressed=True)
