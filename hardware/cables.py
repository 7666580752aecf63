"""Cables of both nodes: plug, pin-out, the board's pins, and lengths from the dimensions.

`python -m hardware.cables` writes `wiring/cables.md`.
"""

from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from pathlib import Path
from typing import Any

from hardware.cad.dimensions.console import HALVES, Console
from hardware.cad.dimensions.plate import CORNERS, Plate
from hardware.cad.dimensions.plate_box import PlateBox
from hardware.cad.dimensions.strips import Strip
from hardware.cad.dimensions.tray import ROWS, Tray
from hardware.pins import load, pins
from hardware.strips.strip import OUT_PINS, STRIPS, parts

from monkey_palace.board.pieces import Piece

MADE = Path(__file__).parent / "wiring" / "cables.md"
NODE_FROM_END = 46.0
"""mm from the console's left end to the middle of the Pico's board."""
SLACK_MM = 80
"""For the plug, the joint at the other end, and a loop that lets a part be lifted out."""
STEP_MM = 20
"""Lengths are rounded up to this."""
LOOP_MM = 80
"""The slack loop between carrier and base board; a straight wire pulls at the scale."""
CORNER_NAMES = ("ne", "se", "sw", "nw")
LIGHT_ORDER = (Piece.ARCH, Piece.BRICK, Piece.COLUMN, Piece.LIGHT_GREEN, Piece.DARK_GREEN, Piece.GOLD)

HEAD = """\
# Cables

Made from the pin table and the dimensions by `python -m hardware.cables`. How to crimp, which end is pin 1, and where
the cables lie: [wires](../guide/wires.md). Each cable has its plug at the Pico's board; its other end is soldered,
unless it says otherwise.

| supply | colour | at the Pico |
|---|---|---|
| 5V | red | pin 40 (VBUS), behind the ferrite bead with 47 uF to GND |
| 4.3V | red | pin 40 (VBUS), behind fuse and diode, with 470 uF to GND: lights only |
| 3V3 | orange | pin 36 |
| GND | black | pin 38, one wire for each group ([ground.svg](ground.svg)) |

SCK is yellow, DT green, everything else blue. Lengths are what you cut: the way along the openings and {slack} mm more.

| cable | plug | its pins, with the Pico's GP number of each signal | mm | wire, m |
|---|---|---|---|---|"""


@dataclass(frozen=True, slots=True)
class Cable:
    """One cable. `signals`: by pin of the plug, "" for an empty one. `to`: where the signals go that are no supply."""

    name: str
    plug: str
    signals: tuple[str, ...]
    to: dict[str, str]
    length_mm: int
    count: int = 1

    @property
    def metres(self) -> float:
        """Wire in it."""
        return self.count * self.length_mm * sum(1 for signal in self.signals if signal) / 1000


def _cut(way: float) -> int:
    return STEP_MM * ceil((way + SLACK_MM) / STEP_MM)


def tray_cables(table: dict[str, Any]) -> list[Cable]:
    """Cells, pads, lights, buttons and buzzer. Cells go backwards through the tubs, then along the console."""
    tray, gp = Tray(), {pin.signal: pin.gp for pin in pins(table, "tray")}
    console = Console(tray.row)
    left, right = HALVES
    node, up = left.x - console.width / 2 + NODE_FROM_END, console.height
    cables = []
    for piece in (piece for row in ROWS for piece in row):
        module, (x, _) = tray.module(piece), tray.places[piece]
        opening, rows_behind = x + module.notch[0], len(ROWS) - 1 - next(k for k, r in enumerate(ROWS) if piece in r)
        inside = abs(x + module.board[0] - opening) + module.depth / 2 + rows_behind * module.depth
        way = inside + abs(opening - node) + console.depth / 2
        signals = ("5V", "3V3", "GND", "SCK", "DT")
        to = {"SCK": f"GP{gp[f'{piece.value}.sck']}", "DT": f"GP{gp[f'{piece.value}.dt']}"}
        cables.append(Cable(f"cell of {piece.value}", "JST-XH 5", signals, to, _cut(way)))
    for figure, (x, _) in zip(("monkey", "butterfly", "frog"), left.dishes, strict=True):
        length = _cut(abs(left.x + x - node) + up)
        pad = ("3V3", "GND", "OUT")
        cables.append(Cable(f"pad of {figure}", "JST-XH 3", pad, {"OUT": f"GP{gp[figure]}"}, length))
    for button, (x, _) in zip(("back", "confirm"), right.buttons, strict=True):
        length = _cut(abs(right.x + x - node) + up)
        cables.append(Cable(f"button {button}", "JST-XH 2", ("signal", "GND"), {"signal": f"GP{gp[button]}"}, length))
    x = left.x + sum(x for x, _ in left.grid) / len(left.grid)
    to = {"signal": f"GP{gp['buzzer']} by 100 ohm"}
    cables.append(Cable("buzzer", "JST-XH 2", ("signal", "GND"), to, _cut(abs(x - node) + up)))
    spots = _light_spots(tray)
    to = {"DIN": f"GP{gp['lights']} by 330 ohm"}
    way = abs(spots[0][0] - node) + up
    cables.append(Cable("lights, to the first", "JST-XH 3", ("4.3V", "GND", "DIN"), to, _cut(way)))
    for number, ((x0, y0), (x1, y1)) in enumerate(pairwise(spots), 1):
        way = abs(x1 - x0) + abs(y1 - y0)
        name, length = f"light {number} to light {number + 1}", _cut(way - SLACK_MM / 2)
        cables.append(Cable(name, "none: soldered", ("4.3V", "GND", "DOUT"), {"DOUT": "DIN of the next"}, length))
    return cables


def _light_spots(tray: Tray) -> list[tuple[float, float]]:
    """Place of each compartment's light, in the order of the chain."""
    holes = [(half.x + x, y) for half in HALVES for x, y in half.lights]
    spots = []
    for piece in LIGHT_ORDER:
        x, row_y = tray.places[piece]
        spots.append(min(holes, key=lambda hole: (abs(hole[0] - x), hole[1] * (1 if row_y < 0 else -1))))
    return spots


def plate_cables(table: dict[str, Any]) -> list[Cable]:
    """The four cells; the Hall strips' cable and those from strip to strip."""
    plate, gp, (bx, by) = Plate(), {pin.signal: pin.gp for pin in pins(table, "plate")}, PlateBox().at
    cables = []
    for name, (sx, sy) in zip(CORNER_NAMES, CORNERS, strict=True):
        signals = ("5V", "3V3", "GND", "SCK", "DT")
        to = {"SCK": f"GP{gp[f'{name}.sck']}", "DT": f"GP{gp[f'{name}.dt']}"}
        way = abs(sx * plate.pad_at - bx) + abs(sy * plate.pad_at - by)
        cables.append(Cable(f"cell {name.upper()}", "JST-XH 5", signals, to, _cut(way)))
    at = {part.ref: part.x for part in parts()}
    first = Strip().rows[0]
    to_node = tuple("" if net == "Q" else net for net in OUT_PINS)
    own = {
        "SCK": f"GP{gp['hall.sck']} by 47 ohm",
        "LATCH": f"GP{gp['hall.latch']} by 47 ohm",
        "/Q": f"GP{gp['hall.q']}",
    }
    way = abs(at["J1"] - bx) + abs(first - by) + LOOP_MM
    cables.append(Cable("Hall strip 1", "JST-XH 6; JST-PH 6 at its J1", to_node, own, _cut(way)))
    way = abs(at["J1"] - at["J2"]) + Strip().pitch + 2 * Strip().plug_high
    onward = (*OUT_PINS[:5], "")
    plug, length = "JST-PH 6 at J1; JST-PH 5 at J2 of the strip before", _cut(way - SLACK_MM / 2)
    cables.append(Cable("strip to strip", plug, onward, {"Q": "pin 5, DIN"}, length, STRIPS - 1))
    return cables


def metres(table: dict[str, Any]) -> dict[str, float]:
    """Wire in the cables of each level, in metres."""
    cells = [cable for cable in plate_cables(table) if cable.name.startswith("cell")]
    strips = [cable for cable in plate_cables(table) if cable not in cells]
    return {
        "bronze": sum(cable.metres for cable in tray_cables(table)),
        "silver": sum(cable.metres for cable in cells),
        "gold": sum(cable.metres for cable in strips),
    }


def text(table: dict[str, Any]) -> str:
    """The text of `cables.md`."""
    lines = [HEAD.format(slack=SLACK_MM)]
    for cable in (*tray_cables(table), *plate_cables(table)):
        ends = ", ".join(
            f"{number} {signal or 'empty'}" + (f" ({cable.to[signal]})" if signal in cable.to else "")
            for number, signal in enumerate(cable.signals, 1)
        )
        count = f", {cable.count} of them" if cable.count > 1 else ""
        lines.append(f"| {cable.name}{count} | {cable.plug} | {ends} | {cable.length_mm} | {cable.metres:.2f} |")
    each = ", ".join(f"{level} {length:.1f} m" for level, length in metres(table).items())
    lines += ["", f"Together: {each}. The bill has more, for what is cut wrong and for the board itself.", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    MADE.write_text(text(load()), encoding="utf-8")
    print(MADE)
