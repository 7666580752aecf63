"""Files generated for the strip without KiCad: placement, list of parts, and a drawing to scale."""

from hardware.strips.placement import places
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
            "A dot marks pin 1. C1, C2 beside U1, U2; C3 to C12 under their sensors; R1 beside J2.",
            "No screws, no steel near the sensors.",
        ],
        size=12,
    )
    assert y < sheet.height
    return sheet


BODIES = {
    REGISTER: (9.9, 6.0, 0.0),
    SENSOR: (2.9, 2.4, 0.0),
    "OUT": (15.95, 5.0, -1.75),
    "IN": (13.95, 5.0, -1.75),
    "100n": (1.6, 0.8, 0.0),
    "10k": (1.6, 0.8, 0.0),
}
"""Drawn size of each part in mm along and across the strip at its usual rotation, and how far north of its origin."""
PIN_1 = {REGISTER: (-4.445, 2.475), "OUT": (-5.0, 0.5), "IN": (-4.0, 0.5)}
"""Pin 1 from the part's origin, in mm east and north."""


def _face(sheet: Sheet, strip: tuple[Part, ...], side: str, top: float, words: str) -> None:
    long, wide = LENGTH_MM * SCALE, WIDTH_MM * SCALE
    x0 = 670 - long / 2
    sheet.text(x0, top - 12, words, size=13, bold=True)
    sheet.box(x0, top, long, wide, f"the {side} face", fill="#f8fafc")
    for part in strip:
        if part.side != side:
            continue
        w, h, off = (size * SCALE for size in BODIES[part.value])
        if part.value in ("100n", "10k") and part.rotation:
            w, h = h, w
        x, middle = 670 + part.x * SCALE, top + wide / 2 - part.y * SCALE
        y = middle - off
        sheet.box(x - w / 2, y - h / 2, w, h, part.ref, fill="#dbeafe" if part.value == SENSOR else "#fde68a")
        if part.value in PIN_1:
            east, north = (mm * SCALE for mm in PIN_1[part.value])
            sheet.dot(x + east, middle - north)
        if part.value in ("100n", "10k"):
            continue
        above = part.value == SENSOR
        sheet.text(x, y - h / 2 - 4 if above else y + 4, part.ref, size=11, anchor="middle")


def files() -> dict[str, str]:
    """Text of every generated file by name."""
    strip = parts()
    return {"strip-places.csv": places(strip), "strip.svg": drawing(strip).svg()}
