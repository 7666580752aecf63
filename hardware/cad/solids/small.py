"""Solids of the small parts: strip holder, magnet plug, jig, setter, plate box, turntable ring."""

from build123d import Axis, Part, chamfer
from hardware.cad.dimensions.places import Place
from hardware.cad.dimensions.plate import Plate
from hardware.cad.dimensions.plate_box import PlateBox, Turntable
from hardware.cad.dimensions.screws import WOOD_BORE
from hardware.cad.dimensions.strips import Holder, Jig, Plug, Strip
from hardware.cad.solids.shapes import block, cut, joined, pin, rounded


def holder(plate: Plate, shape: Holder, strip: Strip) -> Part:
    """Holder at the strip's end with x > 0; y is measured from the strip's middle."""
    rib, floor = plate.across[-1], plate.high - strip.notch
    top = plate.high - 0.2
    start = strip.long / 2 + 0.2
    half, slot = shape.wide / 2, plate.rib / 2 + shape.rib_play / 2
    body = block((start, start + shape.long), (-half, half), (floor - shape.deep, top))
    board_top = plate.high - strip.under_sheet + shape.play
    tongue = block((start - 0.2 - shape.over, start), (-half, half), (board_top, top))
    return cut(joined(body, [tongue]), [block((rib - slot, rib + slot), (-half, half), (floor - shape.deep, floor))])


def plug(shape: Plug) -> Part:
    """Magnet plug, disc side up; one edge is cut off to let air out."""
    half = shape.side / 2
    body = block((-half, half), (-half, half), (0, shape.long))
    body = chamfer(body.edges().filter_by(Axis.Z)[0], shape.corner)
    return cut(body, [pin(0, 0, (shape.long - shape.seat, shape.long), shape.bore)])


def jig(shape: Jig) -> Part:
    """Rack of pockets for plugs; the round pocket at the end holds a reference disc with a painted face."""
    x = (shape.columns - 1) * shape.pitch / 2 + shape.pocket / 2 + shape.rim
    y = (shape.rows - 1) * shape.pitch / 2 + shape.pocket / 2 + shape.rim
    body = block((-x, x + 10), (-y, y), (0, shape.high))
    side = shape.pocket / 2
    tools = [pin(x + 4, 0, (shape.high - 1.1, shape.high), 3.2)]
    for column in range(shape.columns):
        for row in range(shape.rows):
            px, py = (column - (shape.columns - 1) / 2) * shape.pitch, (row - (shape.rows - 1) / 2) * shape.pitch
            tools.append(block((px - side, px + side), (py - side, py + side), (shape.high - shape.deep, shape.high)))
    return cut(body, tools)


def setter(shape: Jig, face_inside: float) -> Part:
    """Tool that pushes a plug in until its shoulder meets the piece; the nose length is `face_inside`."""
    across, long = shape.handle
    handle = chamfer(rounded((across / 2, across / 2), 2.0, (0, long)).faces().sort_by(Axis.Z)[0].edges(), 1.0)
    half = shape.nose / 2
    return joined(handle, [block((-half, half), (-half, half), (long, long + face_inside))])


def box(shape: PlateBox) -> Part:
    """Electronics box: two ears for wood screws, an opening for the USB plug at one end, one for wires in a side."""
    (ox, oy, high), wall = shape.outside, shape.wall
    outer = block((-ox / 2, ox / 2), (-oy / 2, oy / 2), (0, high))
    solids = [_ear(shape, place) for place in shape.ears]
    tools = [block((-ox / 2 + wall, ox / 2 - wall), (-oy / 2 + wall, oy / 2 - wall), (shape.floor, high))]
    wide, tall = shape.usb
    tools.append(block((-ox / 2, -ox / 2 + wall), (-wide / 2, wide / 2), (shape.floor + 1, shape.floor + 1 + tall)))
    wide, tall = shape.wires
    tools.append(block((-wide / 2, wide / 2), (oy / 2 - wall, oy / 2), (high - tall, high)))
    tools += [pin(x, y, (0, 3), WOOD_BORE) for x, y in shape.ears]
    return cut(joined(outer, solids), tools)


def _ear(shape: PlateBox, place: Place) -> Part:
    x, y = place
    inward = shape.outside[1] / 2 - 0.5
    low, high = sorted((y + shape.ear / 2 if y > 0 else y - shape.ear / 2, inward if y > 0 else -inward))
    return block((x - shape.ear / 2, x + shape.ear / 2), (low, high), (0, 3))


def box_lid(shape: PlateBox) -> Part:
    """Lid of the electronics box; the friction of its lip holds it."""
    (ox, oy, high), wall = shape.outside, shape.wall
    x, y = ox / 2 - wall - shape.play, oy / 2 - wall - shape.play
    lid = block((-ox / 2, ox / 2), (-oy / 2, oy / 2), (high, high + shape.lid))
    lip = block((-x, x), (-y, y), (high - shape.lip, high)) - block(
        (-x + 1.4, x - 1.4), (-y + 1.4, y - 1.4), (high - shape.lip, high)
    )
    return joined(lid, [lip])


def ring(shape: Turntable) -> Part:
    """Ring that centres a bearing under the base board."""
    outer = shape.inner + shape.wide
    body = pin(0, 0, (0, shape.high), 2 * outer) - pin(0, 0, (0, shape.high), 2 * shape.inner)
    return cut(body, [pin(x, y, (0, shape.high), WOOD_BORE) for x, y in shape.places])
