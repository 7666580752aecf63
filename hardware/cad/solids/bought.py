"""Bought parts as simple solids of their real size, for collision checks and pictures."""

from build123d import Part
from hardware.cad.dimensions import electronics
from hardware.cad.dimensions.cells import Cell
from hardware.cad.dimensions.module import BOARD
from hardware.cad.dimensions.plate import Plate
from hardware.cad.dimensions.screws import CAP_HEAD, HEAD, NUT_HIGH, WOOD_HEAD, Screw
from hardware.cad.dimensions.strips import Strip
from hardware.cad.dimensions.values import figures
from hardware.cad.solids.shapes import FOOT, bar, block, cut, joined, pin

NUT_ACROSS = 5.5


def cell_half(cell: Cell, bottom: float, end: str) -> Part:
    """The clamped end of a cell ("fixed"), or the rest of the bar, which moves ("free")."""
    half, long = cell.width / 2, cell.length / 2
    cut_at = -long + cell.clamp("fixed")
    y = (-long, cut_at) if end == "fixed" else (cut_at, long)
    body = block((-half, half), y, (bottom, bottom + cell.height))
    thread = cell.fixed_thread if end == "fixed" else cell.free_thread
    across = thread + (0.4 if end == "fixed" and not cell.fixed_tapped else 0.02)
    return cut(body, [pin(x, at, (bottom, bottom + cell.height), across) for x, at in cell.holes(end)])


def screw(spec: Screw) -> Part:
    """Head and shaft of a screw, with its nut if any."""
    sizes = {"cap": CAP_HEAD, "wood": (WOOD_HEAD, 2.2)}
    across, high = sizes.get(spec.head, HEAD[spec.thread])
    back = tuple(-step for step in spec.way)
    parts = [bar(spec.place, back, high, across)]  # type: ignore[arg-type]  # three steps
    if spec.into == "nut":
        start = tuple(at + spec.grip * step for at, step in zip(spec.place, spec.way, strict=True))
        parts.append(bar(start, spec.way, NUT_HIGH, NUT_ACROSS))  # type: ignore[arg-type]  # three places
    return joined(bar(spec.place, spec.way, spec.length, spec.thread), parts)


def chip_board(middle: tuple[float, float], floor: float) -> Part:
    """An HX711 board on foam tape on its plinth."""
    (x, y), (wide, long, high) = middle, BOARD
    low = floor + 2.0
    return block((x - wide / 2, x + wide / 2), (y - long / 2, y + long / 2), (low, low + 1.0 + high))


def pad(x: float, y: float, low: float, high: float, across: float) -> Part:
    return pin(x, y, (low, low + high), across)


def base_board(plate: Plate) -> Part:
    """The base board. Wood screws need no bores."""
    half, thick = plate.board / 2, float(figures()["plate"]["base_board"][2])
    return block((-half, half), (-half, half), (-thick, 0))


def rubber_foot(x: float, y: float) -> Part:
    """An adhesive foot in its recess under the tray."""
    return pin(x, y, (FOOT[1] - 3.8, FOOT[1]), 9.5)


def perfboard(node: str) -> Part:
    """A node's board with its socketed Pico and all plugs, from the middle of its underside; no USB plug."""
    (long, wide, thick), top = (electronics.LONG, electronics.WIDE, electronics.THICK), electronics.THICK
    parts = [block(x, y, (top, top + electronics.PLUG_HIGH)) for x, y in electronics.plugs(node)]
    parts.append(block(*electronics.pico(), (top, top + electronics.PICO_HIGH)))
    return joined(block((-long / 2, long / 2), (-wide / 2, wide / 2), (0, thick)), parts)


def usb_plug() -> Part:
    """The plug of the USB cable in a board's Pico."""
    start, (long, wide, high) = electronics.pico()[0][1], electronics.USB_PLUG
    y, z = electronics.usb_y(), electronics.THICK + electronics.USB_Z
    return block((start, start + long), (y - wide / 2, y + wide / 2), (z - high / 2, z + high / 2))


def power_bank() -> Part:
    """The largest power bank that fits, on tape."""
    long, wide, high = electronics.BANK
    return block((-long / 2, long / 2), (-wide / 2, wide / 2), (0.0, high + 1.0))


def sheet(plate: Plate) -> Part:
    x, y, high = figures()["plate"]["sheet"]
    return block((-x / 2, x / 2), (-y / 2, y / 2), (plate.sheet_z, plate.sheet_z + high))


def rod(plate: Plate, x: float) -> Part:
    return bar((x, -plate.rod_long / 2, plate.carrier_z + plate.rod_z), (0, 1, 0), plate.rod_long, plate.rod_across)


def strip(plate: Plate, shape: Strip) -> Part:
    """A strip over the carrier's middle: sensors on top, all other parts below."""
    top = plate.sheet_z - shape.under_sheet
    half, low = shape.wide / 2, plate.sheet_z - shape.under_sheet - shape.thick
    body = block((-shape.long / 2, shape.long / 2), (-half, half), (low, top))
    high = float(figures()["magnets"]["sensor_high"])
    more = [block((x - 1.5, x + 1.5), (-1.2, 1.2), (top, top + high)) for x in shape.rows]
    for x, reach, deep in shape.hanging():
        more.append(block((x - reach, x + reach), (-5.0, 5.0), (low - deep, low)))
    return joined(body, more)
