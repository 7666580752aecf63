"""Wiring diagrams of tray and plate from the pin table: the board's header in the middle, parts at their pins."""

from dataclasses import dataclass
from typing import Any

from hardware.pins import Pin, pins
from hardware.wiring.drawing import GREY, Point, Sheet, fan

LEFT = (
    *("GP0", "GP1", "GND", "GP2", "GP3", "GP4", "GP5", "GND", "GP6", "GP7"),
    *("GP8", "GP9", "GND", "GP10", "GP11", "GP12", "GP13", "GND", "GP14", "GP15"),
)
RIGHT = (
    *("VBUS", "VSYS", "GND", "3V3_EN", "3V3", "ADC_VREF", "GP28", "GND", "GP27", "GP26"),
    *("RUN", "GP22", "GND", "GP21", "GP20", "GP19", "GP18", "GND", "GP17", "GP16"),
)
"""The header from above, USB socket at the top: pins 1 to 20 downwards, pins 40 to 21 downwards."""

RAIL_OF = {"VBUS": "5V", "3V3": "3V3", "GND": "GND"}
"""Supply of each rail. VBUS, because VSYS is a diode lower and too near the minimum of an HX711."""
NO_PART = "none"

PITCH = 24
CELL_WIRES = (("E+", "5V"), ("E-", "GND"), ("A-", "plain"), ("A+", "dt"))
"""Wires of a load cell as printed on HX711 boards. Wire colours differ by seller; the data sheet decides."""

LABELS = {
    "lights": ("lights: 6 x WS2812B", "330 ohm in series; 4.3V: lights.svg"),
    "buzzer": ("piezo buzzer (passive)", "100 ohm in series"),
    "monkey": ("monkey pad: DRV5032FA", "low while parked"),
    "butterfly": ("butterfly pad: DRV5032FA", "low while parked"),
    "frog": ("frog pad: DRV5032FA", "low while parked"),
    "confirm": ("button CONFIRM", "to ground"),
    "back": ("button BACK", "to ground"),
    "thermometer": ("thermometer (option)", "no firmware for it yet"),
}


@dataclass(frozen=True, slots=True)
class Connection:
    """A wire, for example `pico:GP2` to `arch:sck`."""

    start: str
    end: str


def connections(table: dict[str, Any], node: str) -> set[Connection]:
    """The wires that a node's diagram must show: one per row of the pin table, except pins without a part."""
    rows = [pin for pin in pins(table, node) if pin.part != NO_PART]
    return {Connection(f"pico:GP{pin.gp}", f"{pin.device}:{pin.role}") for pin in rows}


class NodeDiagram:
    """Builder of one node's diagram; the result is `sheet`."""

    def __init__(self, table: dict[str, Any], node: str, title: str, height: int) -> None:
        self.rows = {pin.gp: pin for pin in pins(table, node)}
        self.node = node
        self.sheet = Sheet(1400, height, title)
        self.x0, self.x1 = 640, 820
        self.y0 = (height - PITCH * 20) // 2 - 20
        self._header()

    def _header(self) -> None:
        sheet, top = self.sheet, self.y0 - 46
        sheet.box(self.x0, top, self.x1 - self.x0, 20 * PITCH + 62, "the board", fill="#ecfdf5")
        middle = (self.x0 + self.x1) / 2
        sheet.text(middle, top + 18, "USB", anchor="middle", bold=True)
        sheet.text(middle, top + 34, "Pico, seen from above", size=11, anchor="middle")
        for place in range(20):
            y = self.y(place)
            left, right = LEFT[place], RIGHT[place]
            sheet.text(self.x0 + 8, y + 4, f"{place + 1:>2} {left}", size=12, ink=self._ink(left))
            sheet.text(self.x1 - 8, y + 4, f"{right} {40 - place}", size=12, anchor="end", ink=self._ink(right))

    def y(self, place: int) -> float:
        """y of a pin's place on the header."""
        return self.y0 + PITCH * (place + 0.5)

    def _ink(self, name: str) -> str:
        used = name in ("VBUS", "3V3") or (name.startswith("GP") and int(name[2:]) in self.rows)
        return "#0f172a" if used else "#94a3b8"

    def of_side(self, side: tuple[str, ...]) -> list[tuple[Pin, float]]:
        """(row, y) of the pins on one side, from the top."""
        there = [(name, place) for place, name in enumerate(side) if name.startswith("GP")]
        return [(self.rows[int(name[2:])], self.y(place)) for name, place in there if int(name[2:]) in self.rows]

    def chip(
        self, x: float, y: float, device: str, *, mirrored: bool = False, dashed: bool = False
    ) -> dict[str, Point]:
        """Draw an HX711 board, 116 high, with its cell; return the points of its SCK and DT."""
        sheet, w, away = self.sheet, 118.0, 150.0
        sheet.box(x, y, w, 116, f"{device}'s HX711", dashed=dashed)
        sheet.text(x + w / 2, y + 14, "HX711", size=12, anchor="middle", bold=True)
        cell = x + w + away if mirrored else x - away - 96
        sheet.box(cell, y + 20, 96, 84, f"{device}'s cell", dashed=dashed)
        sheet.lines(cell + (34 if mirrored else 8), y + 44, [*device.split("_"), "cell"], size=12)
        near, far = (x, x + w) if mirrored else (x + w, x)
        inward = "start" if mirrored else "end"
        outward = "end" if mirrored else "start"
        step = 8 if mirrored else -8
        ends = {}
        signals = ("DT", "SCK") if mirrored else ("SCK", "DT")  # in the order of the header's pins on that side
        for k, name in enumerate((*signals, "VCC", "VDD", "GND")):
            at = y + 32 + 19 * k
            sheet.text(near + step, at + 4, name, size=11, anchor=inward)
            ends[name.lower()] = (near, at)
            rail = {"VCC": "5V", "VDD": "3V3", "GND": "GND"}.get(name)
            if rail is not None:
                sheet.flag(near, at, rail, to_left=mirrored, start=f"{device}:{name}")
        for k, (name, kind) in enumerate(CELL_WIRES):
            at = y + 34 + 19 * k
            sheet.text(far - step, at + 4, name, size=11, anchor=outward)
            edge = cell if mirrored else cell + 96
            sheet.wire([(far, at), (edge, at)], f"{device}:{name}", f"{device} cell:{name}", kind)
        return ends

    def part(
        self, x: float, y: float, device: str, rails: tuple[str, ...], *, mirrored: bool = False, dashed: bool = False
    ) -> None:
        """Draw a part, 250 wide, with its signal on the left and supplies on the right, or `mirrored`."""
        name, note = LABELS[device]
        self.sheet.box(x, y, 250, 46, device, dashed=dashed)
        self.sheet.text(x + 10, y + 19, name, size=12, bold=True)
        self.sheet.text(x + 10, y + 36, note, size=11, ink=GREY)
        for k, rail in enumerate(rails):
            edge = x if mirrored else x + 250
            self.sheet.flag(edge, y + 13 + 20 * k, rail, to_left=mirrored, start=f"{device}:{rail}")

    def rails(self) -> None:
        """Draw the supplies at the board's pins."""
        for name, rail in RAIL_OF.items():
            self.sheet.flag(self.x1, self.y(RIGHT.index(name)), rail, start=f"pico:{name}")

    def wires(self, side: tuple[str, ...], ends: dict[str, Point], first: float, step: float) -> None:
        """Draw wires from the header's pins on one side to `ends` (point by signal), in the header's order."""
        edge = self.x0 if side is LEFT else self.x1
        rows = [(pin, y) for pin, y in self.of_side(side) if pin.signal in ends]
        paths = fan([((edge, y), ends[pin.signal]) for pin, y in rows], first, step)
        for (pin, _), points in zip(rows, paths, strict=True):
            kind = pin.role if pin.role in ("sck", "dt") else "data"
            self.sheet.wire(points, f"pico:GP{pin.gp}", f"{pin.device}:{pin.role}", kind)


def tray(table: dict[str, Any]) -> Sheet:
    """The tray's diagram: six cells, lights and buzzer on the left, the console's parts on the right."""
    diagram = NodeDiagram(table, "tray", "Tray node: wiring", 1030)
    sheet = diagram.sheet
    ends: dict[str, Point] = {}
    y = 70.0
    for device in dict.fromkeys(pin.device for pin, _ in diagram.of_side(LEFT) if pin.part == "hx711"):
        for role, at in diagram.chip(330, y, device).items():
            ends[f"{device}.{role}"] = at
        y += 128
    for device, rails in (("lights", ("4.3V", "GND")), ("buzzer", ("GND",))):
        diagram.part(198, y, device, rails, mirrored=True)
        ends[device] = (448, y + 23)
        y += 62
    diagram.wires(LEFT, ends, 624, -9)
    ends = {}
    y = 60.0
    for role, at in diagram.chip(1000, y, "dummy", mirrored=True, dashed=True).items():
        ends[f"dummy.{role}"] = at
    y = 240.0
    for pin, _ in diagram.of_side(RIGHT):
        if pin.part != "hx711":
            diagram.part(1000, y, pin.device, ("GND",) if pin.part == "button" else ("3V3", "GND"), dashed=pin.optional)
            ends[pin.signal] = (1000, y + 23)
            y += 66
    diagram.rails()
    diagram.wires(RIGHT, ends, 888, 11)
    _notes(sheet, 850, 840, diagram.node)
    return sheet


def _notes(sheet: Sheet, x: float, y: float, node: str) -> None:
    common = [
        "Flags of one name belong together: 5V from VBUS (pin 40), 3V3 from",
        "pin 36, GND to one star point at the board (ground.svg).",
        "HX711 with VCC and VDD apart, RATE high (80 a second); others: hx711.svg.",
        "Cell leads under 10 cm, twisted, the HX711 beside its cell.",
        "By the print on board and cell, never by colour: sellers differ.",
    ]
    own = {
        "tray": [
            "4.3V from VBUS behind fuse and diode: lights.svg. Dashed: options.",
            "Pads and buttons have the board's own pull-ups.",
        ],
        "plate": ["SPI0 takes the pin without a wire. The strips: hall.svg. Dashed: options."],
    }[node]
    sheet.lines(x, y, [*common, *own], size=12)


def plate(table: dict[str, Any]) -> Sheet:
    """The plate's diagram: four corner cells on the left, the Hall chain on the right."""
    diagram = NodeDiagram(table, "plate", "Plate node: wiring", 760)
    sheet = diagram.sheet
    ends: dict[str, Point] = {}
    y = 120.0
    for device in dict.fromkeys(pin.device for pin, _ in diagram.of_side(LEFT) if pin.part == "hx711"):
        for role, at in diagram.chip(330, y, device).items():
            ends[f"{device}.{role}"] = at
        y += 128
    diagram.wires(LEFT, ends, 624, -9)
    diagram.part(1000, 250, "thermometer", ("3V3", "GND"), dashed=True)
    ends = {"thermometer": (1000, 273)}
    sheet.box(1000, 340, 250, 150, "the Hall chain")
    sheet.text(1010, 360, "first Hall strip, OUT", size=12, bold=True)
    names = {"sck": "SCK, 47 ohm", "latch": "LATCH, 47 ohm", "q": "/Q"}
    row = 410.0
    for pin, y in diagram.of_side(RIGHT):
        if pin.part == NO_PART:
            sheet.text(diagram.x1 + 8, y + 4, "no wire", size=11, ink=GREY)
        elif pin.device == "hall":
            sheet.text(1010, row + 4, names[pin.role], size=12)
            ends[pin.signal] = (1000, row)
            row += 26
    sheet.flag(1250, 384, "3V3", start="hall:3V3")
    sheet.flag(1250, 410, "GND", start="hall:GND")
    diagram.rails()
    diagram.wires(RIGHT, ends, 888, 11)
    _notes(sheet, 850, 632, diagram.node)
    return sheet
