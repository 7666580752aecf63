"""Dimensions of the perforated boards in console and plate box: posts, clamps, the socketed Pico, plugs, the USB plug.

Origin: the middle of the board's underside; x along it, the USB end at +x, column A at +y.
"""

from hardware import pins
from hardware.cad.dimensions.places import Place, mirrored
from hardware.cad.dimensions.screws import INSERT_LONG, Screw
from hardware.wiring import board

LONG, WIDE, THICK = board.ALONG, board.ACROSS, 1.6
STANDOFF = 6.0
"""Height of the posts: room for the wires on the underside."""
POST = 8.0
BORE = 6.4
"""Depth of a post's bore: an insert, and the end of the screw."""
CLAMPS = mirrored(LONG / 2 + 1.9, 17.0)
"""Posts at the ends of the board, whose screws' heads hold its edge: sellers' boards have holes in different places."""
PICO_HIGH = 14.6
"""Over the board: socket 8.5, header 2.5, Pico 1, USB socket 2.6."""
PLUG_HIGH = 14.8
"""Over the board: a JST-XH header with its plug 9.8, and 5 for the wires to bend."""
USB_PLUG = (25.0, 11.0, 8.0)
"""Overmould of the cable's plug: long, wide, high."""
USB_Z = 13.3
"""Height of the plug's middle over the board's upper face."""
BANK = (100.0, 68.0, 18.0)
"""Largest power bank that lies under the carrier."""
Area = tuple[Place, Place]


def _x(row: float) -> float:
    return ((board.ROWS + 1) / 2 - row) * board.PITCH


def _y(column: float) -> float:
    return ((board.COLUMNS + 1) / 2 - column) * board.PITCH


def pico() -> Area:
    """(x, y) limits of the Pico."""
    wide, long = board.PICO_MM
    x, y = _x(10.5), _y((board.PICO_LEFT + board.PICO_RIGHT) / 2)
    return (x - long / 2, x + long / 2), (y - wide / 2, y + wide / 2)


def plugs(node: str) -> list[Area]:
    """(x, y) limits of each connector with its plug."""
    areas = []
    for one in board.layout(pins.load(), node).connectors:
        left, top, wide, high = one.body
        x, y = _x(1) - top, _y(1) - left
        areas.append(((x - high, x), (y - wide, y)))
    return areas


def usb_y() -> float:
    """y of the USB plug."""
    return sum(pico()[1]) / 2


def screws(z: float) -> list[Screw]:
    """The screws that clamp a board whose underside is at `z`."""
    return [
        Screw(f"board {k}", 3, (x, y, z + THICK), (0, 0, -1), 8.0, THICK, INSERT_LONG, "insert")
        for k, (x, y) in enumerate(CLAMPS, 1)
    ]
