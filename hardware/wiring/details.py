"""Detail diagrams for both nodes: HX711 board variants, lights, star point, Hall chain."""

from typing import Any

from hardware.pins import pins
from hardware.strips.strip import IN_PINS, STRIPS
from hardware.wiring.drawing import GREY, Sheet
from hardware.wiring.power import Budget

GOOD, BAD = "#ecfdf5", "#fef2f2"


def hx711() -> Sheet:
    """Supply of each HX711 board variant; no pin of a Pico may get 5 V."""
    sheet = Sheet(1400, 690, "HX711 boards: what to do with each kind")
    sheet.lines(
        24,
        66,
        [
            "The chip's logic (DVDD, pin 16) must run at 3.3 V, its bridge supply from 5 V. 80 "
            "conversions a second: RATE (pin 15) high.",
            "Check with a meter before a Pico is connected: DT against GND must never be above 3.4 V.",
        ],
        size=13,
    )
    _variant(
        sheet,
        24,
        GOOD,
        "A  VCC and VDD apart: buy this",
        (("VCC", "5V"), ("VDD", "3V3"), ("GND", "GND"), ("SCK", ""), ("DT", "")),
        [
            "As it comes: VCC to 5V, VDD to 3V3.",
            "RATE: cut the jumper on the back,",
            "or solder it to 80, as its print says.",
            "Without VDD it gives nonsense, ten",
            "times as fast as it should.",
        ],
        cut=None,
    )
    _variant(
        sheet,
        484,
        "#fefce8",
        "B  green, one VCC: lift two pins",
        (("VCC", "5V"), ("pin 16", "3V3"), ("GND", "GND"), ("SCK", ""), ("DT", "")),
        [
            "Lift pin 16 (DVDD) off the board with a",
            "needle and the iron; a thin wire from",
            "that leg to 3V3. VCC stays at 5V.",
            "Lift pin 15 (RATE) too and join it to",
            "pin 16: 80 a second, not 10.",
            "On MH boards E- hangs in the air: a wire",
            "from E- to GND, or it spikes.",
        ],
        cut="lifted",
    )
    _variant(
        sheet,
        944,
        BAD,
        "C  green at 5 V as it comes: no",
        (("VCC", "5V"), ("", ""), ("GND", "GND"), ("SCK", ""), ("DT", "")),
        [
            "DT rises to 5 V: it kills the Pico's pin.",
            "At 3.3 V its own regulator, which is set",
            "to 4.3 V, drops out and rides on the",
            "noise of the supply. Rework it as B,",
            "or use it elsewhere.",
        ],
        cut="never",
    )
    sheet.lines(
        24,
        610,
        [
            "Numbers are the chip's own: pin 1 at its dot, 8 along that side, 16 opposite pin 1. Boards"
            " differ in size and in the order",
            "of their holes: they lie on foam tape, not on screws. Cells: E+ and E- feed the bridge, A+"
            " and A- are its signal; a cell",
            "whose reading falls under load has A+ and A- swapped, which the hub takes as it is.",
        ],
        size=12,
        ink=GREY,
    )
    return sheet


def _variant(
    sheet: Sheet,
    x: float,
    fill: str,
    title: str,
    rows: tuple[tuple[str, str], ...],
    words: list[str],
    *,
    cut: str | None,
) -> None:
    sheet.box(x, 110, 432, 450, title, fill=fill, through=True)
    sheet.text(x + 16, 138, title, size=15, bold=True)
    sheet.box(x + 110, 160, 170, 190, f"board of {title}", fill="#ffffff")
    sheet.text(x + 195, 184, "HX711", size=13, anchor="middle", bold=True)
    for k, (name, rail) in enumerate(rows):
        at = 210.0 + 30 * k
        if not name:
            continue
        sheet.text(x + 270, at + 4, name, size=12, anchor="end")
        if rail:
            sheet.flag(x + 280, at, rail, start=f"{title[0]}:{name}")
        else:
            sheet.wire([(x + 280, at), (x + 340, at)], f"{title[0]}:{name}", "pico", name.lower())
            if cut == "never" and name == "DT":
                sheet.cross(x + 330, at)
            sheet.text(x + 346, at + 4, "to Pico", size=12)
    for k, name in enumerate(("E+", "E-", "A-", "A+")):
        at = 225.0 + 30 * k
        sheet.text(x + 120, at + 4, name, size=12)
        sheet.wire([(x + 70, at), (x + 110, at)], "cell", f"{title[0]}:{name}", "plain")
    sheet.text(x + 62, 270, "cell", size=12, anchor="end")
    sheet.lines(x + 16, 384, words, size=13)


def lights(table: dict[str, Any]) -> Sheet:
    """Six pixels with 3.3 V data; a diode lowers their supply so that 3.3 V counts as high."""
    sheet = Sheet(1400, 560, "Lights: 3.3 V data, and a feed of their own")
    (gp,) = [pin.gp for pin in pins(table, "tray") if pin.part == "ws2812"]
    sheet.box(40, 110, 150, 200, "the board", fill=GOOD)
    sheet.text(115, 134, "Pico", anchor="middle", bold=True)
    rows = {"VBUS 40": 170.0, "GND 38": 210.0, f"GP{gp}": 270.0}
    for name, y in rows.items():
        sheet.text(182, y + 4, name, size=12, anchor="end")
    parts = [(260, "fuse", "500 mA, resettable"), (480, "1N4001", "band to the lights")]
    x = 190.0
    for at, name, note in parts:
        sheet.box(at, 154, 120, 32, name, fill="#ffffff")
        sheet.text(at + 60, 175, name, size=13, anchor="middle", bold=True)
        sheet.text(at + 60, 146, note, size=11, anchor="middle", ink=GREY)
        sheet.wire([(x, 170), (at, 170)], "5V", name, "5V")
        x = at + 120
    sheet.wire([(x, 170), (840, 170)], "1N4001", "pixel 1:5V", "4.3V")
    sheet.text(720, 162, "4.3 V", size=12, anchor="middle", bold=True)
    sheet.wire([(190, 210), (840, 210)], "pico:GND", "pixel 1:GND", "GND")
    sheet.box(640, 226, 130, 30, "the capacitor", fill="#ffffff")
    sheet.text(705, 246, "470 uF 10 V", size=12, anchor="middle")
    sheet.wire([(660, 170), (660, 226)], "1N4001", "470 uF:+", "4.3V")
    sheet.wire([(750, 210), (750, 226)], "GND", "470 uF:-", "GND")
    sheet.dot(660, 170)
    sheet.dot(750, 210)
    sheet.box(260, 254, 120, 32, "the resistor", fill="#ffffff")
    sheet.text(320, 275, "330 ohm", size=13, anchor="middle", bold=True)
    sheet.wire([(190, 270), (260, 270)], f"pico:GP{gp}", "330 ohm", "data")
    sheet.wire([(380, 270), (840, 270)], "330 ohm", "pixel 1:DIN", "data")
    for k, name in enumerate(("1 arch", "2 brick", "6 gold")):
        left = 840 + 190 * k
        sheet.box(left, 140, 110, 160, f"pixel {name}", fill="#ffffff")
        sheet.text(left + 55, 126, name, size=12, anchor="middle", bold=True)
        for label, y in (("5V", 170), ("GND", 210)):
            sheet.text(left + 10, y + 4, label, size=11)
        sheet.text(left + 10, 274, "DIN", size=11)
        sheet.text(left + 100, 274, "DOUT", size=11, anchor="end")
        if k < 2:
            for y, kind in ((170, "4.3V"), (210, "GND"), (270, "data")):
                sheet.wire([(left + 110, y), (left + 190, y)], f"pixel {name}", f"pixel after {name}", kind)
    sheet.text(
        1125, 330, "pixels 3, 4, 5 lie between, in the order of the compartments", size=11, anchor="middle", ink=GREY
    )
    sheet.lines(
        40,
        378,
        [
            "WS2812B takes 0.7 of its supply for high: 3.5 V at 5 V, which 3.3 V is not. Behind the "
            "diode it has 4.3 V and needs 3.0 V.",
            "The other way: a 74AHCT1G125 at 5 V in the data line, and no diode.",
            "Fuse, diode, 330 ohm and capacitor sit on the perforated board (tray_board.svg). The capacitor's stripe "
            "goes to GND.",
            "These two wires and no others feed the lights: the HX711 boards have a pair of their own "
            "from the star point (ground.svg).",
            "The firmware never gives a colour more than a quarter of full, so the six together stay below 0.1 A.",
        ],
        size=13,
    )
    return sheet


def ground(budgets: list[Budget], most: float) -> Sheet:
    """Star point with one return wire per group, and the current budget of each node."""
    sheet = Sheet(1400, 660, "Ground star and power")
    sheet.box(560, 110, 240, 70, "the star point", fill=GOOD)
    sheet.text(680, 138, "star point", anchor="middle", bold=True)
    sheet.text(680, 160, "Pico pins 38 and 40", size=12, anchor="middle")
    branches = (
        ("HX711 boards", ["one 5V + GND pair from here,", "ferrite bead and 47 uF where it", "splits to the boards"]),
        ("HX711 logic", ["3V3 from pin 36, its own wire;", "100 nF at each VDD if it is", "further than 10 cm"]),
        ("lights", ["a pair of their own, with fuse,", "diode and 470 uF (lights.svg)"]),
        ("pads, buttons, buzzer", ["3V3 and one GND wire together:", "they take next to nothing"]),
        ("Hall strips (plate)", ["3V3, GND and three signals in a", "slack loop of 80 mm or more"]),
    )
    for k, (name, words) in enumerate(branches):
        x = 24 + 272 * k
        sheet.box(x, 250, 258, 120, name, fill="#ffffff")
        sheet.text(x + 12, 274, name, size=13, bold=True)
        sheet.lines(x + 12, 298, words, size=12)
        out, run = 584 + 48 * k, 238 - 14 * abs(k - 2)
        sheet.wire([(out, 180), (out, run), (x + 129, run), (x + 129, 250)], f"star:{k}", name, "GND")
    y = 410.0
    sheet.text(24, y, "From the USB cable, mA", size=15, bold=True)
    columns = [330.0, 560.0]
    for budget, column in zip(budgets, columns, strict=True):
        sheet.text(column, y, f"{budget.node}: usual / worst", size=13, bold=True)
    names = list(dict.fromkeys(name for budget in budgets for name in budget.usual))
    for name in names:
        y += 20
        sheet.text(24, y, name.replace("_", " "), size=12)
        for budget, column in zip(budgets, columns, strict=True):
            if name in budget.usual:
                sheet.text(column, y, f"{budget.usual[name]:6.1f} / {budget.worst[name]:6.1f}", size=12)
    y += 22
    sheet.text(24, y, f"together, of {most:g} allowed", size=12, bold=True)
    for budget, column in zip(budgets, columns, strict=True):
        sheet.text(column, y, f"{budget.usual_ma:6.0f} / {budget.worst_ma:6.0f}", size=12, bold=True)
    sheet.lines(
        800,
        410,
        [
            "A certified 5 V supply with USB, 1 A or more; no bare lithium cells,",
            "no mains inside. Many power banks switch off below 50 to 100 mA:",
            "take one with a mode for small loads, or a wall plug.",
            "5V comes from VBUS (pin 40), not VSYS: a diode lower, too near",
            "what an HX711 needs.",
            "The shield of a cell's lead is joined at one end, at its HX711.",
            "Test: all lights on and off must move no cell by 5 mg.",
            "Unplug the cable before anything is opened or soldered.",
        ],
        size=12,
    )
    return sheet


def hall(table: dict[str, Any]) -> Sheet:
    """Ten strips in a chain; the node reads the first strip's inverted output."""
    sheet = Sheet(1400, 600, "Hall chain: ten strips, ten sensors each")
    at = {pin.signal: pin.gp for pin in pins(table, "plate")}
    names = (("3V3", "3V3"), ("GND", "GND"), ("SCK", "sck"), ("LATCH", "data"))
    sheet.box(30, 120, 150, 170, "the board", fill=GOOD)
    sheet.text(105, 144, "Pico", anchor="middle", bold=True)
    node = ("3V3 36", "GND 38", f"GP{at['hall.sck']}", f"GP{at['hall.latch']}", f"GP{at['hall.q']}")
    for k, name in enumerate(node):
        sheet.text(172, 174 + 24 * k, name, size=12, anchor="end")
    shown = (("strip 1", 400), ("strip 2", 760), (f"strip {STRIPS}", 1120))
    for k, (name, x) in enumerate(shown):
        sheet.box(x, 120, 210, 170, name, fill="#ffffff")
        sheet.text(x + 105, 144, name, anchor="middle", bold=True)
        for row, label in enumerate((*(pair[0] for pair in names), "/Q" if k == 0 else "Q")):
            sheet.text(x + 8, 174 + 24 * row, label, size=12)
        if k < len(shown) - 1:
            for row, label in enumerate(IN_PINS):
                sheet.text(x + 202, 174 + 24 * row, label, size=12, anchor="end")
    for row, (label, kind) in enumerate((*names, ("/Q", "dt"))):
        y = 170 + 24 * row
        sheet.wire([(180, y), (400, y)], f"pico:{node[row]}", f"strip 1:{label}", kind)
        sheet.wire([(610, y), (760, y)], f"strip 1:{IN_PINS[row]}", f"strip 2:{label.strip('/')}", kind)
        sheet.wire([(970, y), (1120, y)], "strip 2", f"strip {STRIPS}", kind)
    for row in (2, 3):
        sheet.box(250, 162 + 24 * row, 70, 16, "47 ohm", through=True)
    sheet.text(285, 154, "47 ohm in SCK and LATCH", size=11, anchor="middle", ink=GREY)
    sheet.text(1045, 154, "3 to 9 likewise", size=11, anchor="middle", ink=GREY)
    sheet.text(40, 340, "What comes out of each strip, first bit first", size=15, bold=True)
    bits = [f"S{k}" for k in range(1, 11)] + ["1", "0", "1", "0", "-", "-"]
    for k, bit in enumerate(bits):
        fill = "#dbeafe" if k < 10 else "#fde68a" if k < 14 else "#f1f5f9"
        sheet.box(40 + 56 * k, 356, 50, 34, f"bit {k + 1}", fill=fill)
        sheet.text(65 + 56 * k, 378, bit, size=12, anchor="middle", bold=True)
    sheet.text(40 + 56 * 10, 410, "marker: anything else is a broken chain", size=12, ink=GREY)
    sheet.lines(
        40,
        446,
        [
            "A sensor's output falls at a magnet, and the hub takes 1 for a piece: so the node hangs on"
            " /Q of the first strip and on no other.",
            "Between strips goes Q, five short wires from J1 of one to J2 of the strip before it. Strip"
            " 1 lies at the south edge, sensor 1 west.",
            "From the carrier to the base: five thin silicone wires in a slack loop. A stiff ribbon is "
            "a spring that pulls at the scale.",
            "SCK 1 MHz: the 160 bits take 0.16 ms. The hub shows how many strips answer; behind the "
            "first that does not, none is believed.",
        ],
        size=12,
    )
    return sheet
