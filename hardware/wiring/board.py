"""Layout of each node's perforated board, from the pin table: the Pico in its sockets, a connector for every device.

A board has 18 columns (A to R) of 24 rows of holes, and is seen from above with the USB socket at the top (row 1).
"""

from dataclasses import dataclass, replace
from typing import Any

from hardware.pins import Pin, pins
from hardware.wiring.drawing import Sheet
from hardware.wiring.nodes import LEFT, RIGHT

COLUMNS, ROWS, PITCH = 18, 24, 2.54
ACROSS, ALONG = 50.0, 70.0
"""Size of the board in mm, along its columns' letters and along its rows' numbers."""
PICO_LEFT, PICO_RIGHT = 8, 15
"""Columns of the Pico's pins 1 to 20 and 40 to 21."""
PICO_MM = (21.0, 51.0)
OUTER, INNER, BESIDE = 2, 5, 17
"""Columns of the connectors: two rows left of the Pico, one right of it."""
XH_DEEP, XH_OVER = 5.75, 4.9
"""A JST-XH header in mm: across, and how much longer than the distance of its first and last pin."""
NAMES = {
    "hx711": ("5V", "3V3", "GND", "SCK", "DT"),
    "74hc165": ("3V3", "GND", "SCK", "LATCH", "Q", "/Q"),
    "ws2812": ("4.3V", "GND", "DIN"),
    "drv5032": ("3V3", "GND", "OUT"),
    "button": ("IN", "GND"),
    "buzzer": ("IN", "GND"),
}
"""Pins of a device's connector, from its first pin."""
GROUPS = {5: "HX711 boards", 6: "Hall strips"}
"""Groups with a ground wire of their own, by the pins of their connectors."""
RAILS = {"5V": "VBUS", "3V3": "3V3"}
"""Pin of the Pico that feeds each supply."""
ROLE = {"q": "/Q", "sck": "SCK", "dt": "DT", "latch": "LATCH"}

Hole = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Connector:
    """A JST-XH header whose pins stand in `column`, from `row` downwards. `wires`: role of the Pico's pin, by name."""

    number: int
    device: str
    names: tuple[str, ...]
    column: int
    row: int
    gpio: tuple[tuple[str, int], ...]

    def hole(self, name: str) -> Hole:
        return self.column, self.row + self.names.index(name)

    @property
    def holes(self) -> tuple[Hole, ...]:
        return tuple(self.hole(name) for name in self.names)

    @property
    def body(self) -> tuple[float, float, float, float]:
        """(x, y, width, height) in mm from hole A1: its outline on the board."""
        high = (len(self.names) - 1) * PITCH + XH_OVER
        middle = (self.row - 1 + (len(self.names) - 1) / 2) * PITCH
        return (self.column - 1) * PITCH - XH_DEEP / 2, middle - high / 2, XH_DEEP, high


@dataclass(frozen=True, slots=True)
class Small:
    """A part with two wires, from hole `start` to hole `end`. `joins`: what it lies between, signals as `<lights>`."""

    name: str
    start: Hole
    end: Hole
    joins: str


@dataclass(frozen=True, slots=True)
class Board:
    """One node's board."""

    node: str
    connectors: tuple[Connector, ...]
    small: tuple[Small, ...]

    def rail(self, name: str) -> list[Hole]:
        """The connectors' holes of a supply or of the ground."""
        return [one.hole(name) for one in self.connectors if name in one.names]

    def grounds(self) -> dict[str, list[Hole]]:
        """The connectors' ground holes by group, as in the ground diagram: a wire from hole to hole joins a group."""
        groups = dict[str, list[Hole]]()
        for one in self.connectors:
            name = GROUPS.get(len(one.names), one.device if "4.3V" in one.names else "pads, buttons, buzzer")
            groups.setdefault(name, []).append(one.hole("GND"))
        return groups


def layout(table: dict[str, Any], node: str) -> Board:
    """The board of `node`: chips left of the Pico, beside their pins; all else where its pins are."""
    rows = [pin for pin in pins(table, node) if pin.part in NAMES and not pin.optional]
    left = {int(name[2:]) for name in LEFT if name.startswith("GP")}
    devices = dict.fromkeys(pin.device for pin in rows)
    lanes: dict[int, int] = {OUTER: 1, INNER: 1, BESIDE: 1}
    connectors = []
    for number, device in enumerate(devices, 1):
        own = [pin for pin in rows if pin.device == device]
        names = NAMES[own[0].part]
        lane = BESIDE if own[0].gp not in left else OUTER
        if lane == OUTER and lanes[OUTER] + len(names) > ROWS:
            lane = INNER
        gpio = tuple((_name(pin, names), pin.gp) for pin in own)
        connectors.append(Connector(number, device, names, lane, lanes[lane], gpio))
        lanes[lane] += len(names) + 1
    return Board(node, tuple(connectors), tuple(_named(part, rows) for part in SMALL[node]))


def _named(part: Small, rows: list[Pin]) -> Small:
    """The part with the Pico's pins in place of signals."""
    joins = part.joins
    for pin in rows:
        joins = joins.replace(f"<{pin.signal}>", f"GP{pin.gp}")
    return replace(part, joins=joins)


def _name(pin: Pin, names: tuple[str, ...]) -> str:
    return ROLE.get(pin.role) or next(name for name in names if name in ("DIN", "OUT", "IN"))


SMALL = {
    "tray": (
        Small("F1 fuse", (13, 22), (15, 22), "VBUS and D1"),
        Small("D1 1N4001", (8, 22), (12, 22), "F1 and the lights' 4.3V (ring)"),
        Small("R1 330", (8, 23), (12, 23), "<lights> and the lights' DIN"),
        Small("R2 100", (8, 24), (12, 24), "<buzzer> and the buzzer's IN"),
        Small("FB ferrite", (13, 24), (15, 24), "VBUS and the cells' 5V"),
        Small("C1 47u", (5, 21), (5, 22), "the cells' 5V (+) and GND"),
        Small("C2 470u", (17, 22), (17, 24), "the lights' 4.3V (+) and GND"),
    ),
    "plate": (
        Small("R1 47", (8, 22), (12, 22), "<hall.sck> and the chain's SCK"),
        Small("R2 47", (8, 23), (12, 23), "<hall.latch> and the chain's LATCH"),
        Small("FB ferrite", (13, 24), (15, 24), "VBUS and the cells' 5V"),
        Small("C1 47u", (5, 21), (5, 22), "the cells' 5V (+) and GND"),
    ),
}
ROUND = {"C1 47u": 5.0, "C2 470u": 8.0}
"""Across in mm of the capacitors, which stand."""


def pico_hole(name: str) -> Hole:
    """The hole of the Pico's pin `name`; for GND pin 38, the star point."""
    return (PICO_RIGHT, RIGHT.index(name) + 1) if name in RIGHT else (PICO_LEFT, LEFT.index(name) + 1)


def spelled(hole: Hole) -> str:
    """`B7`: column and row."""
    return f"{chr(ord('A') + hole[0] - 1)}{hole[1]}"


def areas(board: Board) -> dict[str, tuple[float, float, float, float]]:
    """Outline (x, y, width, height) of everything on the board, in mm from hole A1."""
    wide, long = PICO_MM
    middle = ((PICO_LEFT + PICO_RIGHT) / 2 - 1) * PITCH, 9.5 * PITCH
    found = {"the Pico": (middle[0] - wide / 2, middle[1] - long / 2, wide, long)}
    found |= {one.device: one.body for one in board.connectors}
    for part in board.small:
        (a, b), (c, d) = part.start, part.end
        thick = ROUND.get(part.name, 2.3)
        across, along = ROUND.get(part.name, (c - a) * PITCH + 1.0), max((d - b) * PITCH + 1.0, thick)
        x, y = ((a + c) / 2 - 1) * PITCH, ((b + d) / 2 - 1) * PITCH
        found[part.name] = x - across / 2, y - along / 2, across, along
    return found


def faults(board: Board) -> list[str]:
    """Parts that overlap or hang over the board, and holes that two wires share."""
    problems, used = [], dict[Hole, str]()
    outlines = list(areas(board).items())
    edge_x, edge_y = (ACROSS - (COLUMNS - 1) * PITCH) / 2, (ALONG - (ROWS - 1) * PITCH) / 2
    for number, (name, (x, y, wide, high)) in enumerate(outlines):
        if x < -edge_x or y < -edge_y or x + wide > ACROSS - edge_x or y + high > ALONG - edge_y:
            problems.append(f"{board.node}: {name} hangs over the board")
        for other, (x2, y2, wide2, high2) in outlines[number + 1 :]:
            if x < x2 + wide2 and x2 < x + wide and y < y2 + high2 and y2 < y + high:
                problems.append(f"{board.node}: {name} lies on {other}")
    taken = [(hole, one.device) for one in board.connectors for hole in one.holes]
    taken += [(hole, part.name) for part in board.small for hole in (part.start, part.end)]
    taken += [((column, row), "the Pico") for column in (PICO_LEFT, PICO_RIGHT) for row in range(1, 21)]
    for hole, name in taken:
        if hole in used:
            problems.append(f"{board.node}: {name} and {used[hole]} share hole {spelled(hole)}")
        used[hole] = name
    return problems


STEP = 25
"""Pixels between two holes."""


def drawing(table: dict[str, Any], node: str) -> Sheet:
    """The board from above with its connectors' numbers, and the list of its wires."""
    board = layout(table, node)
    sheet = Sheet(1400, 800, f"{node.title()} board: 70 x 50 mm, seen from above")
    left, top = 90.0, 120.0
    x0, y0 = left - 34, top - 56
    sheet.box(x0, y0, ACROSS / PITCH * STEP, ALONG / PITCH * STEP, "the board", fill="#ecfdf5", through=True)
    for name, (x, y, wide, high) in areas(board).items():
        scale = STEP / PITCH
        sheet.box(left + x * scale, top + y * scale, wide * scale, high * scale, name, fill=PAPERS.get(name, "#ffffff"))
    for one in board.connectors:
        x, y, wide, high = (value * STEP / PITCH for value in one.body)
        sheet.text(
            left + x + wide / 2 + 16, top + y + high / 2 + 4, f"{one.number}", size=13, anchor="middle", bold=True
        )
    for column, row in _drawn_holes(board):
        sheet.dot(left + (column - 1) * STEP, top + (row - 1) * STEP)
    middle = left + (PICO_LEFT + PICO_RIGHT - 2) / 2 * STEP
    sheet.text(middle, top + 4 * STEP, "USB up", size=13, anchor="middle", bold=True)
    sheet.text(middle, top + 5 * STEP, "Pico in sockets", size=12, anchor="middle")
    for part in board.small:
        (a, b), (c, d) = part.start, part.end
        word = part.name.split()[0]
        sheet.text(left + ((a + c) / 2 - 1) * STEP, top + ((b + d) / 2 - 1) * STEP + 4, word, size=11, anchor="middle")
    for column in range(1, COLUMNS + 1):
        sheet.text(left + (column - 1) * STEP, y0 - 8, chr(ord("A") + column - 1), size=11, anchor="middle")
    for row in range(1, ROWS + 1):
        sheet.text(x0 - 8, top + (row - 1) * STEP + 4, f"{row}", size=11, anchor="end")
    sheet.lines(620, 92, _wires(board), size=12, columns=104)
    return sheet


def _drawn_holes(board: Board) -> list[Hole]:
    pico = [(column, row) for column in (PICO_LEFT, PICO_RIGHT) for row in range(1, 21)]
    return [*pico, *(hole for one in board.connectors for hole in one.holes)]


PAPERS = {"the Pico": "#d1fae5"}


def _wires(board: Board) -> list[str]:
    """What is soldered, as lines: each connector with its holes and the Pico's pins, the supplies, the small parts."""
    lines = ["Connectors, first pin above (the Pico's pins are named with their holes):"]
    for one in board.connectors:
        gpio = dict(one.gpio)
        ends = [
            f"{name} {spelled(one.hole(name))}"
            + (f" - GP{gpio[name]} {spelled(pico_hole(f'GP{gpio[name]}'))}" if name in gpio else "")
            for name in one.names
        ]
        lines.append(f"{one.number:>2} {one.device}: " + ", ".join(ends))
    for rail, source in RAILS.items():
        way = "through FB" if rail == "5V" else "straight"
        fed = ", ".join(map(spelled, board.rail(rail)))
        lines.append(f"{rail} from {source} {spelled(pico_hole(source))}, {way}, to {fed}")
    for hole in board.rail("4.3V"):
        source = spelled(pico_hole("VBUS"))
        lines.append(f"4.3V from VBUS {source}, through F1, then D1, with a wire of its own, to {spelled(hole)}")
    lines.append(f"GND from {spelled(pico_hole('GND'))}, a wire of its own to each of these groups:")
    lines += [f"GND of {name}: " + ", ".join(map(spelled, holes)) for name, holes in board.grounds().items()]
    lines.append("Small parts (between whose two holes the wire named above is broken):")
    lines += [
        f"{part.name}: {spelled(part.start)} to {spelled(part.end)}, between {part.joins}" for part in board.small
    ]
    lines.append("Wires on the underside, the shortest way; the parts stand on this side.")
    return lines
