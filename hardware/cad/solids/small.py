"""Solids of the small parts: strip holder, magnet plug, jig, setter, plate box, turntable ring."""

from build123d import Axis, Part, chamfer
from hardware.cad.dimensions import electronics
from hardware.cad.dimensions.places import Place
from hardware.cad.dimensions.plate import Plate
from hardware.cad.dimensions.plate_box import PlateBox, Turntable
from hardware.cad.dimensions.screws import WOOD_BORE
from hardware.cad.dimensions.strips import FigureFoot, Holder, Jig, Plug, SheetClip, Strip
from hardware.cad.dimensions.values import figures
from hardware.cad.solids.console import board_bores, board_posts
from hardware.cad.solids.shapes import block, cut, joined, pin, rounded


def holder(plate: Plate, shape: Holder, strip: Strip) -> Part:
    """Holder at the strip's end with x > 0; y is measured from the strip's middle."""
    rib, floor = plate.across[-1], plate.high - strip.notch
    top = plate.high - shape.below_sheet
    start = strip.long / 2 + 0.2
    half, slot = shape.wide / 2, plate.rib / 2 + shape.rib_play / 2
    body = block((start, start + shape.long), (-half, half), (floor - shape.deep, top))
    board_top = plate.high - strip.under_sheet + shape.play
    tongue = block((start - 0.2 - shape.over, start), (-half, half), (board_top, top))
    return cut(joined(body, [tongue]), [block((rib - slot, rib + slot), (-half, half), (floor - shape.deep, floor))])


def sheet_clip(plate: Plate, shape: SheetClip, *, pressed: bool = False) -> Part:
    """A sheet clip at the carrier's side x > 0; `pressed`: without its nub, as while it is pushed on."""
    edge, y = plate.size / 2, (-shape.wide / 2, shape.wide / 2)
    sheet_x, _, sheet_high = figures()["plate"]["sheet"]
    top, out = plate.high + sheet_high + shape.play, edge + shape.play + shape.thick
    inner = edge - (edge - 128.0 - float(figures()["plate"]["sheet_play"]))  # of the carrier's wall
    web = block((edge + shape.play, out), y, (-shape.play - shape.thick, top + shape.thick))
    arms = [
        block((sheet_x / 2 - shape.over, out), y, (top, top + shape.thick)),
        block((inner - 1.4, out), y, (-shape.play - shape.thick, -shape.play)),
    ]
    if not pressed:
        arms.append(block((inner - 1.4, inner - 0.2), y, (-shape.play - 0.1, -shape.play + shape.nub)))
    return joined(web, arms)


def pressed_clip(plate: Plate, shape: SheetClip) -> Part:
    return sheet_clip(plate, shape, pressed=True)


def plug(shape: Plug) -> Part:
    """Magnet plug as printed, its skin on the bed: the disc comes in from above, past the neck that keeps it."""
    half = shape.side / 2
    body = block((-half, half), (-half, half), (0, shape.long))
    body = chamfer(body.edges().filter_by(Axis.Z)[0], shape.corner)
    return cut(body, _disc_bores(shape, shape.skin, shape.long))


def _disc_bores(shape: Plug, skin: float, top: float) -> list[Part]:
    """Seat for a disc over a skin, the neck that keeps it, and the way to it from `top`."""
    seat, neck = skin + shape.seat, skin + shape.seat + shape.neck_high
    bores = [((skin, seat), shape.bore), ((seat, neck), shape.neck), ((neck, top), shape.way)]
    return [pin(0, 0, z, across) for z, across in bores]


def figure_foot(shape: FigureFoot, plug_: Plug) -> Part:
    """Base of a figure with its disc, skin down."""
    return cut(pin(0, 0, (0, shape.high), shape.across), _disc_bores(plug_, shape.skin, shape.high))


def jig(shape: Jig) -> Part:
    """Rack of pockets for plugs, skin down; the round pocket at the end holds a reference disc with a painted face."""
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
    """Electronics box: posts for the board, two ears for wood screws, openings for the USB plug and for wires."""
    (ox, oy, high), wall = shape.outside, shape.wall
    outer = block((-ox / 2, ox / 2), (-oy / 2, oy / 2), (0, high))
    solids = [_ear(shape, place) for place in shape.ears]
    plug, (long, across, thick), (tie, deep) = electronics.usb_y(), shape.tongue, shape.tie
    at = ox / 2 + long / 2
    solids.append(block((ox / 2 - 1, ox / 2 + long), (plug - across / 2, plug + across / 2), (0, thick)))
    tools = [block((-ox / 2 + wall, ox / 2 - wall), (-oy / 2 + wall, oy / 2 - wall), (shape.floor, high))]
    wide, tall = shape.usb
    tools.append(block((ox / 2 - wall, ox / 2), (plug - wide / 2, plug + wide / 2), (high - tall, high)))
    wide, tall = shape.wires
    for low, top in ((-oy / 2, -oy / 2 + wall), (oy / 2 - wall, oy / 2)):
        tools.append(block((-wide / 2, wide / 2), (low, top), (high - tall, high)))
    tools += [pin(x, y, (0, 3), WOOD_BORE) for x, y in shape.ears]
    x = (at - tie / 2, at + tie / 2)
    tools.append(block(x, (plug - across / 2, plug + across / 2), (0, deep)))
    tools += [block(x, (y - 1, y + 1), (0, thick)) for y in (plug - 5, plug + 5)]
    body = cut(joined(outer, solids), tools)
    return cut(
        joined(body, board_posts((0.0, 0.0), shape.floor, shape.board_z)), board_bores((0.0, 0.0), shape.board_z)
    )


def _ear(shape: PlateBox, place: Place) -> Part:
    x, y = place
    inward = shape.outside[1] / 2 - 0.5
    low, high = sorted((y + shape.ear / 2 if y > 0 else y - shape.ear / 2, inward if y > 0 else -inward))
    return block((x - shape.ear / 2, x + shape.ear / 2), (low, high), (0, 3))


def box_lid(shape: PlateBox) -> Part:
    """Lid of the electronics box; the friction of its lip holds it. The lip leaves the USB plug free."""
    (ox, oy, high), wall = shape.outside, shape.wall
    x, y = ox / 2 - wall - shape.play, oy / 2 - wall - shape.play
    lid = block((-ox / 2, ox / 2), (-oy / 2, oy / 2), (high, high + shape.lid))
    lip = block((-x, x), (-y, y), (high - shape.lip, high)) - block(
        (-x + 1.4, x - 1.4), (-y + 1.4, y - 1.4), (high - shape.lip, high)
    )
    gap = shape.usb[0] / 2 + 0.5
    plug_y = (electronics.usb_y() - gap, electronics.usb_y() + gap)
    return joined(lid, [cut(lip, [block((0, ox), plug_y, (high - shape.lip, high))])])


def ring(shape: Turntable) -> Part:
    """Half of the ring that centres a bearing under the base board, at y > 0: the whole is too wide for many beds."""
    outer = shape.inner + shape.wide
    body = pin(0, 0, (0, shape.high), 2 * outer) - pin(0, 0, (0, shape.high), 2 * shape.inner)
    half = body & block((-outer - 1, outer + 1), (0, outer + 1), (0, shape.high))
    return cut(half, [pin(x, y, (0, shape.high), WOOD_BORE) for x, y in shape.places if y > 0])
