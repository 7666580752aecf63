"""Placement file and list of parts of the strip for a board house; needs no package, so that KiCad's Python runs it."""

from hardware.strips.strip import REGISTER, SENSOR, Part

PLACES_HEAD = "Ref,Val,Package,PosX,PosY,Rot,Side"


def places(strip: tuple[Part, ...]) -> str:
    """The placement file, in KiCad's convention: the footprint's origin seen from above, `rotation` of `Part`."""
    rows = [
        f"{part.ref},{part.value},{part.footprint},{part.x:g},{part.y:g},{part.rotation},{part.side}" for part in strip
    ]
    return "\n".join([PLACES_HEAD, *rows, ""])


NUMBERS = {
    REGISTER: "SN74HC165DR (Texas Instruments)",
    SENSOR: "DRV5032FADBZR (Texas Instruments)",
    "100n": "any X7R, 16 V or more, 0603",
    "10k": "any, 0603",
    "OUT": "B6B-PH-SM4-TB(LF)(SN) (JST)",
    "IN": "B5B-PH-SM4-TB(LF)(SN) (JST)",
}
"""Makers' part numbers; sellers list them."""


def house_parts(strip: tuple[Part, ...]) -> str:
    """The list of parts for a board house that places them: one line a kind."""
    lines = ["Comment,Designator,Footprint,Part number"]
    for value, number in NUMBERS.items():
        own = [part for part in strip if part.value == value]
        lines.append(f'{value},"{",".join(part.ref for part in own)}",{own[0].footprint},"{number}"')
    return "\n".join([*lines, ""])
