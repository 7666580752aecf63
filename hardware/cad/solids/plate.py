"""The plate's printed parts as solids: a quarter of the carrier, corner block, foot, guard rail."""

from build123d import Axis, Box, Part, Plane, Pos, Rot, chamfer, mirror
from hardware.cad.dimensions.module import BOARD
from hardware.cad.dimensions.module_screws import STOP_FLOOR
from hardware.cad.dimensions.plate import Plate
from hardware.cad.dimensions.screws import CLEAR, HEAD, INSERT_BORE, INSERT_WALL, WOOD_BORE
from hardware.cad.dimensions.strips import Strip
from hardware.cad.dimensions.values import figures
from hardware.cad.solids.module import HUB_END, free_bores, stop_bores
from hardware.cad.solids.shapes import bar, block, built, cut, joined, pin

SHEET_PLAY = float(figures()["plate"]["sheet_play"])
SLOT_END = 122.2
"""Distance from the middle to the end of a strip's slot, holder included."""


def carrier(plate: Plate) -> Part:
    """The carrier's quarter at x > 0, y > 0, with its underside at z = 0."""
    half, high, rib, flange = plate.size / 2, plate.high, plate.rib, plate.flange
    strip, wall = Strip(), plate.size / 2 - 128.0 - SHEET_PLAY
    top = high + plate.lip_high
    solids = [
        block((0, half), (0, flange), (0, high)),
        block((half - wall, half), (0, half), (0, top)),
        block((0, half), (half - wall, half), (0, top)),
    ]
    solids += [block((0, half), (y - rib / 2, y + rib / 2), (0, high)) for y in plate.along]
    solids += [block((x - rib / 2, x + rib / 2), (0, half), (0, high)) for x in plate.across]
    solids += [block((a, half), (b, half), (0, 4)) for a, b in ((109, 109), (98.5, 117), (117, 98.5))]
    body = joined(block((0, flange), (0, half), (0, high)), solids)
    slots = [y for y in strip.rows if y > 0]
    tools = [block((0, SLOT_END), (y - strip.slot / 2, y + strip.slot / 2), (high - strip.notch, high)) for y in slots]
    tools += [
        bar((x, 0, plate.rod_z), (0, 1, 0), plate.rod_long / 2 + 0.3, plate.rod_across + 0.3)
        for x in plate.rods
        if x > 0
    ]
    tools += [bar((0, y, plate.bolt_z), (1, 0, 0), flange, CLEAR[3]) for y in plate.bolts_y]
    tools += [bar((x, 0, plate.bolt_z), (0, 1, 0), flange, CLEAR[3]) for x in plate.bolts_x]
    tools.append(pin(plate.pad_at, plate.pad_at, (0, plate.pad_pocket), plate.pad_across + 1))
    tools += [pin(x, y, (0, 4), plate.key_hole) for x, y in plate.key_holes]
    return cut(body, tools)


def mirrored_carrier(plate: Plate) -> Part:
    """The carrier's quarter at x < 0, y > 0."""
    return mirror(built(carrier, plate), Plane.YZ)


def corner_block(plate: Plate) -> Part:
    """Riser for the cell, tower for the stop, plinth for the HX711 board; clipped at the base board's edges."""
    cell, floor = plate.cell, plate.floor
    long, (bx, by), (wide, deep, _) = cell.length / 2, plate.chip_board, BOARD
    half = max(cell.width, cell.across + INSERT_BORE + 2 * INSERT_WALL) / 2 + 1
    tx, ty = plate.stop_at
    solids = [
        block((bx - wide / 2, -8), (by - deep / 2, by + deep / 2), (0, floor)),
        block((bx - wide / 2, bx + wide / 2), (by - deep / 2, by + deep / 2), (floor, floor + 2)),
        block((-half, half), (-long - 1, -long + cell.clamp("fixed")), (floor, plate.cell_bottom)),
        pin(tx, ty, (0, plate.tower_top), plate.tower),
    ]
    body = joined(block((-16.0, 21.0), (-long - 4, max(long + 4, 28.0)), (0, floor)), solids)
    bores = stop_bores(tx, ty, STOP_FLOOR, plate.tower_top)
    bores += [pin(x, y, (0, floor), WOOD_BORE) for x, y in plate.block_screws]
    for x, y in cell.holes("fixed"):
        if cell.fixed_tapped:
            bores.append(pin(x, y, (0, plate.cell_bottom), CLEAR[cell.fixed_thread]))
            bores.append(pin(x, y, (0, floor), HEAD[cell.fixed_thread][0] + 0.4))
        else:
            bores.append(pin(x, y, (0, plate.cell_bottom), INSERT_BORE))
    edge = plate.board - 4
    board = Pos(0, plate.pad_at * 2**0.5, 25) * Rot(0, 0, 45) * Box(edge, edge, 60)
    return cut(body, bores) & board


def foot(plate: Plate) -> Part:
    """Arm from the cell's free end to above its middle, where a pad carries the carrier's corner."""
    cell, low, top = plate.cell, plate.foot_bottom, plate.seat
    half, end = plate.foot_wide / 2, cell.length / 2 + HUB_END
    boss = block((-half, half), (cell.length / 2 - cell.clamp("free"), end), (low - plate.relief, low))
    recess = min(HEAD[cell.free_thread][1] + 0.15, plate.foot_high + plate.relief - 2.2)
    tools = free_bores(cell.holes("free"), cell.free_thread, low - plate.relief, top, recess)
    tools.append(pin(0, 0, (top - plate.pad_seat, top), plate.pad_across + 0.4))
    return cut(joined(block((-half, half), (-7.5, end), (low, top)), [boss]), tools)


def rail(plate: Plate) -> Part:
    """Rail against elbows on the carrier: a foot for two wood screws, an upright at the edge, three gussets."""
    x, y = plate.rail_long / 2, plate.rail_wide / 2
    upright = block((-x, x), (-y, -y + 3), (0, plate.rail_high))
    upright = chamfer(upright.edges().filter_by(Axis.X).group_by(Axis.Z)[-1], 1.0)
    gussets = []
    for at in (-x + 1.5, 0.0, x - 1.5):
        web = block((at - 1.5, at + 1.5), (-y + 2, y - 1), (2, 14))
        gussets.append(chamfer(web.edges().filter_by(Axis.X).group_by(Axis.Z)[-1].sort_by(Axis.Y)[-1], 9.9))
    body = joined(block((-x, x), (-y, y), (0, 3)), [upright, *gussets])
    return cut(body, [pin(at, 1.0, (0, 3), WOOD_BORE) for at in plate.rail_screws])
