"""One Hall strip: parts, nets, positions, outline. Ten identical strips form the chain that the plate reads.

Bit order: sensors 1 to 10, marker, two spare bits (see `palace_hub.sensing.plate.readings`). The first bit is input H
of the register next to the node. A DRV5032 pulls its output low at a magnet, but the hub expects 1 for a magnet. The
node therefore reads the first strip's inverted output /Q; strips are chained by Q. Every input is wired to the inverse
of the bit that the hub reads: marker 1-0-1-0 is ground, 3V3, ground, 3V3.
"""

from dataclasses import dataclass

SENSORS = 10
PITCH_MM = 24.0
"""Three studs of 8 mm: the pitch of the ground's knobs."""
LENGTH_MM, WIDTH_MM, THICK_MM = 228.0, 12.0, 1.6
STRIPS = 10
MARKER = (1, 0, 1, 0)
"""The marker's bits as the node reads them."""

SHIFTED = (("H", "6"), ("G", "5"), ("F", "4"), ("E", "3"), ("D", "14"), ("C", "13"), ("B", "12"), ("A", "11"))
"""Inputs of a 74HC165 with their pins, in the order of shifting out."""

REGISTER, SENSOR = "74HC165", "DRV5032FA"
FOOTPRINTS = {
    REGISTER: "Package_SO:SOIC-16_3.9x9.9mm_P1.27mm",
    SENSOR: "Package_TO_SOT_SMD:SOT-23",
    "100n": "Capacitor_SMD:C_0603_1608Metric",
    "10k": "Resistor_SMD:R_0603_1608Metric",
    "OUT": "Connector_JST:JST_PH_B6B-PH-SM4-TB_1x06-1MP_P2.00mm_Vertical",
    "IN": "Connector_JST:JST_PH_B5B-PH-SM4-TB_1x05-1MP_P2.00mm_Vertical",
}
OUT_PINS = ("3V3", "GND", "SCK", "LATCH", "Q", "/Q")
IN_PINS = ("3V3", "GND", "SCK", "LATCH", "DIN")
HEADER_Y = -0.5
"""A header's origin lies half a millimetre beside the middle of its pads, which lie in the strip's middle."""
CAPACITOR_Y = -0.775
"""With its supply pad on the supply's track along the strip's middle."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part on the strip. `pins`: net by pin number. `x`, `y`: the footprint's origin, in mm from the strip's middle.

    x runs along the strip, y north; sensor 1 is at the west end. `rotation`: degrees as in KiCad, anticlockwise seen
    from above, for a part at the bottom from its footprint turned over about the x axis. `side`: sensors are on
    top, under the sheet; all other parts are at the bottom.
    """

    ref: str
    value: str
    pins: dict[str, str]
    x: float
    y: float = 0.0
    rotation: int = 0
    side: str = "bottom"

    @property
    def footprint(self) -> str:
        return FOOTPRINTS[self.value]


def sensor_x(number: int) -> float:
    """x of sensor `number` (from 1), in mm from the strip's middle."""
    return (number - 1 - (SENSORS - 1) / 2) * PITCH_MM


def bits() -> tuple[str, ...]:
    """The net of each of the sixteen inputs, in the order of shifting out."""
    sensors = tuple(f"S{number}" for number in range(1, SENSORS + 1))
    marker = tuple("GND" if read else "3V3" for read in MARKER)
    spare = ("3V3",) * (16 - SENSORS - len(MARKER))  # read as 0; an open input would float
    return sensors + marker + spare


def parts() -> tuple[Part, ...]:
    """All parts of one strip."""
    nets = bits()
    supply = {"1": "3V3", "2": "GND"}
    strip_parts = [
        _register("U1", nets[:8], out="Q", inverted="/Q", serial="LINK", x=-24.0),
        _register("U2", nets[8:], out="LINK", inverted="", serial="DIN", x=72.0),
        Part("C1", "100n", supply, -30.2, CAPACITOR_Y, rotation=270),  # beside pin 16 of its register
        Part("C2", "100n", supply, 66.05, CAPACITOR_Y, rotation=270),
        Part("R1", "10k", {"1": "GND", "2": "DIN"}, -62.4, -3.2, rotation=270),  # the last strip's input has no plug
        Part("J1", "OUT", _numbered(OUT_PINS), -96.0, HEADER_Y),
        Part("J2", "IN", _numbered(IN_PINS), -73.0, HEADER_Y),
    ]
    for number in range(1, SENSORS + 1):
        at, net = sensor_x(number), f"S{number}"
        north = (
            net in nets[:4] or net in nets[8:]
        )  # its output leaves towards the register's row of inputs A to D or E to H
        turned = 180 if north else 0
        pins = {"1": "3V3", "2": net, "3": "GND"}
        strip_parts.append(Part(net, SENSOR, pins, at, rotation=turned, side="top"))
        strip_parts.append(Part(f"C{number + 2}", "100n", supply, at, -4.0))
    return tuple(strip_parts)


def _numbered(nets: tuple[str, ...]) -> dict[str, str]:
    """Net by pin of a header, with its two soldered ears on ground."""
    return {str(k): net for k, net in enumerate(nets, 1)} | {"MP": "GND"}


def _register(ref: str, inputs: tuple[str, ...], *, out: str, inverted: str, serial: str, x: float) -> Part:
    pins = {"1": "LATCH", "2": "SCK", "8": "GND", "9": out, "10": serial, "15": "GND", "16": "3V3"}
    if inverted:
        pins["7"] = inverted
    pins |= {pin: net for (_, pin), net in zip(SHIFTED, inputs, strict=True)}
    return Part(ref, REGISTER, pins, x, rotation=270)


def faults(strip: tuple[Part, ...]) -> list[str]:
    """Faults of a strip: nets with one end, open inputs, parts outside the board or on top of each other."""
    problems = []
    ends: dict[str, list[str]] = {}
    for part in strip:
        for pin, net in part.pins.items():
            ends.setdefault(net, []).append(f"{part.ref}.{pin}")
        if part.value == REGISTER:
            needed = {"1", "2", "8", "10", "15", "16", *(pin for _, pin in SHIFTED)}
            problems += [f"{part.ref} pin {pin} is open" for pin in sorted(needed - set(part.pins), key=int)]
        if abs(part.x) > LENGTH_MM / 2 or abs(part.y) > WIDTH_MM / 2:
            problems.append(f"{part.ref} lies off the strip")
    problems += [f"{net} ends nowhere but at {where[0]}" for net, where in ends.items() if len(where) == 1]
    places: dict[tuple[str, float, float], str] = {}
    for part in strip:
        place = (part.side, part.x, part.y)
        if place in places:
            problems.append(f"{part.ref} lies on {places[place]}")
        places[place] = part.ref
    return problems


def read(magnets: "list[set[int]]", strip: tuple[Part, ...], *, broken_after: int | None = None) -> bytes:
    """Bytes that the node reads from a chain of strips, simulated from the netlist.

    `magnets`: for each strip, nearest to the node first, the sensors (from 1) that see a magnet. `broken_after`: number
    of the strip whose wire to the next one is broken; R1 then pulls its input low.
    """
    stream: list[int] = []
    for number, on in enumerate(magnets, 1):
        levels = {"3V3": 1, "GND": 0} | {f"S{sensor}": int(sensor not in on) for sensor in range(1, SENSORS + 1)}
        stream += _shifted(strip, levels)
        if number == broken_after:
            break
    stream += [0] * (16 * len(magnets) - len(stream))
    whole = int("".join(str(1 - bit) for bit in stream), 2)  # the node reads /Q
    return whole.to_bytes(2 * len(magnets), "big")


def _shifted(strip: tuple[Part, ...], levels: dict[str, int]) -> list[int]:
    """The sixteen levels of one strip, found by following Q back through the registers' serial inputs."""
    registers = {part.pins["9"]: part for part in strip if part.value == REGISTER}
    shifted: list[int] = []
    out = "Q"
    while out in registers:
        own = registers[out]
        shifted += [levels[own.pins[pin]] for _, pin in SHIFTED]
        out = own.pins["10"]
    return shifted
