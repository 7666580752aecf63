"""Dimensions of load cells: two common types, and the builder's own type from a TOML file.

Coordinates of a cell: y along the bar, 0 in its middle, the fixed end at -length / 2; z = 0 at its underside.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

MOST_LENGTH, MOST_WIDTH, MOST_HEIGHT = 90.0, 16.0, 16.0
"""Largest cell in mm that fits the small module between walls, stops and HX711 board."""
THREADS = (3, 4, 5)
"""Metric sizes that the parts support."""
LEAST_EDGE = 0.5
"""Least metal between a hole and the cell's end, in mm."""


class CellError(ValueError):
    """Invalid or unsupported dimensions of a cell; the message names the value and the fix."""


@dataclass(frozen=True)
class Cell:
    """A bar of `length` x `width` x `height` mm that bends by `full_scale_mm` under `capacity_g`.

    `fixed_holes`, `free_holes`: distances of the holes from their end. `across`: distance of the two holes of a pair
    across the bar, 0 for a single row. `fixed_thread`, `free_thread`: metric size. `fixed_tapped`: the fixed end has
    threads and is screwed from below; otherwise its screws pass through into inserts. The free end must be tapped.
    """

    name: str
    capacity_g: float
    length: float
    width: float
    height: float
    fixed_holes: tuple[float, ...]
    free_holes: tuple[float, ...]
    across: float
    fixed_thread: int
    free_thread: int
    fixed_tapped: bool
    full_scale_mm: float

    def __post_init__(self) -> None:
        for fault in self._faults():
            raise CellError(f"cell {self.name!r}: {fault}")

    def _faults(self) -> list[str]:
        problems = []
        limits = (("length", 20.0, MOST_LENGTH), ("width", 5.0, MOST_WIDTH), ("height", 4.0, MOST_HEIGHT))
        for key, least, most in (*limits, ("capacity_g", 200.0, 5000.0), ("full_scale_mm", 0.02, 0.5)):
            value = getattr(self, key)
            if not least <= value <= most:
                problems.append(f"{key} is {value:g}, expected {least:g} to {most:g}")
        for end, thread in (("fixed", self.fixed_thread), ("free", self.free_thread)):
            holes = getattr(self, f"{end}_holes")
            if thread not in THREADS:
                problems.append(f"{end}_thread is {thread}, expected one of 3, 4, 5")
            if not holes:
                problems.append(f"{end}_holes is empty: give each hole's distance from its end")
            least, most = thread / 2 + LEAST_EDGE, self.length / 3
            problems += [
                f"{end}_holes has {hole:g}: expected {least:g} (metal to the end) to {most:g} (a third of the length: "
                "further in, the screw would clamp what must bend)"
                for hole in holes
                if not least <= hole <= most
            ]
        if self.across and self.across + max(self.fixed_thread, self.free_thread) + 2 * LEAST_EDGE > self.width:
            problems.append(f"across is {self.across:g}: the pair's holes would leave a cell of {self.width:g} mm")
        if not self.across and (len(self.fixed_holes) < 2 or len(self.free_holes) < 2):
            problems.append("one screw an end lets the cell turn: give two holes an end, or a pair with `across`")
        if not 1.5 * self.free_thread + 0.2 <= self.height:
            problems.append(f"height is {self.height:g}: too thin for 1.5 turns of thread M{self.free_thread}")
        return problems

    def holes(self, end: str) -> tuple[tuple[float, float], ...]:
        """Positions (x, y) of the holes of `end`, "fixed" or "free"."""
        side = -1 if end == "fixed" else 1
        rows = self.fixed_holes if end == "fixed" else self.free_holes
        xs = (-self.across / 2, self.across / 2) if self.across else (0.0,)
        return tuple((x, side * (self.length / 2 - row)) for row in rows for x in xs)

    def clamp(self, end: str) -> float:
        """Length in mm that is clamped at `end`: up to the last hole plus the radius of its screw head."""
        rows, thread = (self.fixed_holes, self.fixed_thread) if end == "fixed" else (self.free_holes, self.free_thread)
        return max(rows) + thread + 0.5

    @property
    def stiffness(self) -> float:
        """Stiffness in N/mm."""
        return self.capacity_g / 1000 * 9.81 / self.full_scale_mm


MINI_300 = Cell("mini_300g", 300.0, 47.0, 12.0, 6.0, (3.5,), (3.5,), 6.0, 3, 3, False, 0.11)
"""TAL221 and CZL639 pattern, 300 g. `full_scale_mm` is from a plane-stress model that reproduces the rated output."""
BAR_1KG = Cell("bar_1kg", 1000.0, 80.0, 12.7, 12.7, (5.0, 20.0), (5.0, 20.0), 0.0, 5, 4, True, 0.09)
"""YZC-133 and TAL220 pattern, 1 kg."""
CELLS: Mapping[str, Cell] = {cell.name: cell for cell in (MINI_300, BAR_1KG)}


def load_cell_file(path: Path) -> Cell:
    """Read a cell from a TOML file with one key per field of `Cell`; example: `hardware/cad/own_cell.toml`.

    Raises `CellError`, which names the key and the expected value.
    """
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise CellError(f"{path}: cannot be read as TOML: {error}") from error
    wanted = {field.name: field.type for field in fields(Cell)}
    if missing := sorted(wanted.keys() - table.keys()):
        raise CellError(f"{path}: missing {', '.join(missing)}")
    if unknown := sorted(table.keys() - wanted.keys()):
        raise CellError(f"{path}: unknown {', '.join(unknown)}; expected {', '.join(wanted)}")
    return Cell(**{key: _value(path, key, wanted[key], table[key]) for key in wanted})


def _value(path: Path, key: str, kind: object, value: object) -> Any:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    if kind is str and isinstance(value, str):
        return value
    if kind is bool and isinstance(value, bool):
        return value
    if kind is float and number:
        return float(value)  # type: ignore[arg-type]  # a number by the line above
    if kind is int and isinstance(value, int) and not isinstance(value, bool):
        return value
    if kind == tuple[float, ...] and isinstance(value, list):
        return tuple(_value(path, key, float, item) for item in value)
    names = {float: "a number", int: "a whole number", str: "a text", bool: "true or false"}
    raise CellError(f"{path}: {key} is {value!r}, expected {names.get(kind, 'a list of numbers')}")  # type: ignore[call-overload]  # any kind may be asked for
