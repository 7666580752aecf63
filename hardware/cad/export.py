"""`python -m hardware.cad.export [--cell FILE] [--table] [FOLDER]`: write STL and STEP of every part.

The default folder is build/parts. `--table` writes only `table.toml`: the volume and box of each part, for the checks.
"""

import argparse
import sys
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from hardware.cad.dimensions.cells import CELLS, MINI_300, Cell, CellError, load_cell_file
from hardware.cad.dimensions.counts import LEVELS
from hardware.cad.dimensions.values import figures

TABLE = Path(__file__).with_name("table.toml")
FOLDER = Path("build/parts")


@lru_cache(maxsize=1)
def table() -> Mapping[str, Mapping[str, list[float] | float]]:
    """Volume (mm3) and box (mm) of every part by name, for the 300 g mini cell."""
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))


def grams(volume: float) -> float:
    """Mass in grams of `volume` mm3 of solid plastic. Walls are a few lines wide, so infill is negligible."""
    return volume / 1000 * float(figures()["print"]["density_g_cm3"])


def masses() -> dict[str, float]:
    """Mass in grams of each printed part by name, from the table for the 300 g mini cell."""
    return {name: grams(float(row["volume"])) for name, row in table().items()}  # type: ignore[arg-type]  # a number


def write_table() -> None:
    from hardware.cad.solids.catalogue import on_bed, parts_for

    lines = [
        "# Volume (mm3) and box on the bed (mm) of each printed part. Made by python -m hardware.cad.export --table"
    ]
    for part in parts_for():
        solid = on_bed(part)
        size = solid.bounding_box().size
        lines.append(
            f"{part.name} = {{ volume = {solid.volume:.1f}, box = [{size.X:.2f}, {size.Y:.2f}, {size.Z:.2f}] }}"
        )
    TABLE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def export(cell: Cell, folder: Path) -> str:
    """Write the files to `folder`; return a text table of the parts with sums per level."""
    from build123d import export_step, export_stl
    from hardware.cad.solids.catalogue import hours, on_bed, parts_for, plate_for

    folder.mkdir(parents=True, exist_ok=True)
    rows = [f"{'part':16} {'level':7} {'pieces':>6} {'g each':>7} {'g':>7} {'hours':>6}  box in mm"]
    sums = {level: [0.0, 0.0] for level in LEVELS}
    for part in parts_for(cell):
        solid = on_bed(part)
        export_stl(solid, str(folder / f"{part.name}.stl"), tolerance=0.02, angular_tolerance=0.2)
        export_step(solid, str(folder / f"{part.name}.step"))
        each, size = grams(solid.volume), solid.bounding_box().size
        time = hours(each, size.Z, part.quantity)
        sums[part.level][0] += each * part.quantity
        sums[part.level][1] += time
        rows.append(
            f"{part.name:16} {part.level:7} {part.quantity:6d} {each:7.1f} {each * part.quantity:7.0f} {time:6.1f}"
            f"  {size.X:.0f} x {size.Y:.0f} x {size.Z:.0f}"
        )
    rows.append("")
    rows += [f"{level:7} {mass:6.0f} g {time:6.1f} h" for level, (mass, time) in sums.items()]
    whole = [sum(pair[k] for pair in sums.values()) for k in (0, 1)]
    rows.append(f"{'all':7} {whole[0]:6.0f} g {whole[1]:6.1f} h, for {cell.name}; STL and STEP are in {folder}")
    plate = plate_for(cell).cell
    return "\n".join(
        rows if plate == cell else [*rows, f"{cell.name} is too long for the plate: drawn for {plate.name}"]
    )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="hardware.cad.export", description="Printable parts as STL and STEP")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--cell", default=MINI_300.name, help=f"one of {', '.join(CELLS)}, or a TOML file of your own")
    parser.add_argument("--table", action="store_true", help="write the table that the checks use")
    chosen = parser.parse_args(arguments)
    if chosen.table:
        write_table()
        return 0
    try:
        cell = CELLS.get(chosen.cell) or load_cell_file(Path(chosen.cell))
        print(export(cell, chosen.folder))
    except (CellError, OSError, ValueError) as error:
        print(f"parts: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
