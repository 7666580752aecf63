"""Files generated for the strip: KiCad netlist, part positions, DXF outline, and a drawing to scale."""

from hardware.strips.strip import (
    IN_PINS,
    LENGTH_MM,
    OUT_PINS,
    PITCH_MM,
    REGISTER,
    SENSOR,
    SENSORS,
    WIDTH_MM,
    Part,
    parts,
    sensor_x,
)
from hardware.wiring.drawing import GREY, Sheet


def netlist(strip: tuple[Part, ...]) -> str:
    """The netlist in KiCad's format; imported into an empty board it creates the parts with their nets."""
    lines = ['(export (version "E")', '  (design (tool "palace-hub hardware/strips"))', "  (components"]
    lines += [f'    (comp (ref "{part.ref}") (value "{part.value}") (footprint "{part.footprint}"))' for part in strip]
    lines += ["  )", "  (nets"]
    nets: dict[str, list[tuple[str, str]]] = {}
    for part in strip:
        for pin, net in part.pins.items():
            nets.setdefault(net, []).append((part.ref, pin))
    for code, (net, ends) in enumerate(sorted(nets.items()), 1):
        lines.append(f'    (net (code "{code}") (name "{net}")')
        lines += [f'      (node (ref "{ref}") (pin "{pin}"))' for ref, pin in ends]
        lines.append("    )")
    return "\n".join([*lines, "  )", ")", ""])


def places(strip: tuple[Part, ...]) -> str:
    """The pick-and-place file: position and side of each part."""
    rows = [f"{part.ref},{part.value},{part.footprint},{part.x:g},{part.y:g},0,{part.side}" for part in strip]
    return "\n".join(["Ref,Val,Package,PosX,PosY,Rot,Side", *rows, ""])


def outline() -> str:
    """The board's edge as DXF (R12), in mm."""
    x, y = LENGTH_MM / 2, WIDTH_MM / 2
    corners = [(-x, -y), (x, -y), (x, y), (-x, y)]
    out = ["0", "SECTION", "2", "ENTITIES"]
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
        line = ["0", "LINE", "8", "Edge.Cuts", "10", f"{x0:g}", "20", f"{y0:g}", "11", f"{x1:g}", "21", f"{y1:g}"]
        out += line
    return "\n".join([*out, "0", "ENDSEC", "0", "EOF", ""])


SCALE = 5.5
"""Pixels per mm of the drawing."""


def drawing(strip: tuple[Part, ...]) -> Sheet:
    """Both faces to scale, with dimensions."""
    sheet = Sheet(1340, 470, f"Hall strip, {LENGTH_MM:g} x {WIDTH_MM:g} x 1.6 mm; ten alike")
    _face(sheet, strip, "top", 120.0, "top: sensors, their marked faces up")
    _face(sheet, strip, "bottom", 270.0, "bottom, as seen through the board from above")
    left = 670 + sensor_x(1) * SCALE
    right = 670 + sensor_x(SENSORS) * SCALE
    sheet.wire([(left, 200), (left, 214), (right, 214), (right, 200)], "measure:first", "measure:last")
    span = sensor_x(SENSORS) - sensor_x(1)
    words = (
        f"{SENSORS} sensors every {PITCH_MM:g} mm: {span:g} mm from the first to the last, in the middle of the strip"
    )
    sheet.text(670, 232, words, size=12, anchor="middle", ink=GREY)
    y = sheet.lines(
        40,
        382,
        [
            f"J1 OUT, pins 1 to 6: {'  '.join(OUT_PINS)}. To the strip before it by Q; the first to the node by /Q.",
            f"J2 IN, pins 1 to 5: {'  '.join(IN_PINS)}. From the strip behind it; the last one stays empty.",
            "C1, C2 beside U1, U2; C3 to C12 under their sensors; R1 beside J2. No screws, no steel near the sensors.",
        ],
        size=12,
    )
    assert y < sheet.height
    return sheet


SIZES = {
    REGISTER: (9.9, 6.0),
    SENSOR: (2.9, 2.4),
    "OUT": (15.2, 2.6),
    "IN": (12.7, 2.6),
    "100n": (1.6, 0.8),
    "10k": (1.6, 0.8),
}
"""Drawn size of each part in mm: along, across the strip."""


def _face(sheet: Sheet, strip: tuple[Part, ...], side: str, top: float, words: str) -> None:
    long, wide = LENGTH_MM * SCALE, WIDTH_MM * SCALE
    x0 = 670 - long / 2
    sheet.text(x0, top - 12, words, size=13, bold=True)
    sheet.box(x0, top, long, wide, f"the {side} face", fill="#f8fafc")
    for part in strip:
        if part.side != side:
            continue
        w, h = (size * SCALE for size in SIZES[part.value])
        x, y = 670 + part.x * SCALE, top + wide / 2 - part.y * SCALE
        sheet.box(x - w / 2, y - h / 2, w, h, part.ref, fill="#dbeafe" if part.value == SENSOR else "#fde68a")
        if part.value in ("100n", "10k"):
            continue
        above = part.value == SENSOR
        sheet.text(x, y - h / 2 - 4 if above else y + 4, part.ref, size=11, anchor="middle")


def files() -> dict[str, str]:
    """Text of every generated file by name."""
    strip = parts()
    return {
        "strip.net": netlist(strip),
        "strip-places.csv": places(strip),
        "strip-outline.dxf": outline(),
        "strip.svg": drawing(strip).svg(),
    }
