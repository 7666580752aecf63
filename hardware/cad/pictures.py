"""`python -m hardware.cad.pictures [NAME...]`: render the pictures of the build guide from the solids."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from hardware.cad.dimensions.counts import Level
from hardware.cad.scenes import plate, tray
from hardware.cad.scenes.paint import OLD, Scene
from hardware.cad.scenes.render import Painted, draw, png
from hardware.cad.solids.catalogue import on_bed, parts_for
from hardware.cad.solids.mesh import shape_of

FOLDER = Path(__file__).parents[1] / "guide" / "pictures"


def _parts(level: Level) -> Callable[[], Scene]:
    """Scene with one of each part of `level`, oriented as on the print bed."""

    def scene() -> Scene:
        things, x, y, row = [], 0.0, 0.0, 0.0
        for part in sorted(parts_for(), key=lambda part: -on_bed(part).bounding_box().size.Y):
            if part.level != level:
                continue
            shape = shape_of(on_bed(part))
            size = shape.bounds[1] - shape.bounds[0]
            if x and x + size[0] > (420.0 if level != "gold" else 90.0):
                x, y, row = 0.0, y - row - 45.0, 0.0
            things.append(Painted(shape.placed((x - shape.bounds[0][0], y - shape.bounds[1][1], 0.0)), OLD))
            x, row = x + float(size[0]) + 14.0, max(row, float(size[1]))
        return things, 8.0, 66.0

    return scene


PICTURES: Mapping[str, Callable[[], Scene]] = {
    "step_module_cell": tray.module_cell,
    "step_module_spider": tray.module_spider,
    "step_module_stops": tray.module_stops,
    "step_module_cup": tray.module_cup,
    "step_module_section": tray.module_section,
    "step_tray_bolted": tray.tray_bolted,
    "step_console": tray.console,
    "step_tray_whole": tray.tray_whole,
    "step_plate_blocks": plate.plate_blocks,
    "step_plate_rails": plate.plate_rails,
    "step_plate_electronics": plate.plate_electronics,
    "step_plate_box": plate.plate_box,
    "step_plate_carrier": plate.plate_carrier,
    "step_plate_sheet": plate.plate_sheet,
    "step_plate_section": plate.plate_section,
    "step_turntable": plate.turntable,
    "step_strip": plate.strip,
    "step_magnet_plug": plate.magnet_plug,
    "step_magnet_jig": plate.magnet_jig,
    "parts_bronze": _parts("bronze"),
    "parts_silver": _parts("silver"),
    "parts_gold": _parts("gold"),
}


def main(names: list[str]) -> int:
    """Write the pictures `names`, or all; return the exit code."""
    if unknown := sorted(set(names) - PICTURES.keys()):
        print(f"no picture is called {', '.join(unknown)}; there are {', '.join(PICTURES)}", file=sys.stderr)
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or PICTURES:
        path = FOLDER / f"{name}.png"
        path.write_bytes(png(draw(*PICTURES[name]())))
        print(f"{path} {path.stat().st_size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
