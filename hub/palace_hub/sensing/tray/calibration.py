"""Calibration of the six cells: the empty cups and the full box give zero and raw counts per piece.

JSON: `{"version": 2, "cells": [...]}` with six entries, each null or an object of `zero_raw`, `counts_per_piece`,
`pieces` and `assumed`, and of `off_centre` and `lights_raw` where they were measured. Version 1 has no `assumed`; its
boxes were never counted.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import isfinite

from monkey_palace.board.pieces import BOX as PIECES_IN_BOX
from monkey_palace.board.pieces import PIECES
from palace_hub.errors import BadConfig
from palace_hub.locale.message import Message
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.tray.lattice import NOMINAL_G

VERSION = 2
_READ = (1, 2)
_MEASURED = ("off_centre", "lights_raw")  # fields that an entry has only where they were measured
CELLS = 6
BOX = tuple(PIECES_IN_BOX[piece] for piece in PIECES)
"""Pieces of the full box (R1.1, R1.2), in the order of the compartments."""

AGREEMENT = 1.35
"""Largest factor between a cell's counts per gram and the median of all. Cells of one build differ by a quarter at most
(5.7 to 7.2 counts per mg, SENSING); swapped leaves and gold both lie half off, other swaps far more."""

OFF_CENTRE = 0.0038
"""Relative difference of a cell's reading across its cup where it was not measured: root mean square of 0.1 to 0.6 %
(SENSING), since it counts as a variance."""
HEAP_SHIFT = 0.29
"""Standard deviation of the way of a heap's centre between two visits, in widths of the cup (assumed: it lies evenly up
to 0.35 from the middle, so that 135 g read up to 0.1 to 0.6 g otherwise, as SENSING says)."""

# Largest noise of a level, in pieces of the full box: above, the unit mass is useless (assumed).
_WORST_ERROR_PIECES = 0.5

# Counts per gram of the cells and amplifiers in use: 429 (5 kg, 1 mV/V) to 21,500 (100 g), with wide margins.
_LEAST_COUNTS_PER_G = 100.0
_MOST_COUNTS_PER_G = 100_000.0


@dataclass(frozen=True, slots=True)
class CellCalibration:
    """The calibration of one cell."""

    zero_raw: float
    """Raw counts with an empty cup."""
    counts_per_piece: float
    """Signed, never 0."""
    pieces: int
    """Pieces of the full compartment."""
    assumed: bool = True
    """`pieces` was assumed; False: proven by lifting pieces out (`reference`)."""
    off_centre: float | None = None
    """Relative difference of the reading across the cup (`palace setup module`); None: not measured."""
    lights_raw: float | None = None
    """Shift of the level with all lights on (raw counts); None: not measured, or too small to matter."""

    @property
    def heap_error(self) -> float:
        """Standard deviation of a heap's reading after a hand has shifted it, as a part of the heap's mass."""
        return heap_error(OFF_CENTRE if self.off_centre is None else self.off_centre)


@dataclass(frozen=True, slots=True)
class TrayCalibration:
    """The calibration of the tray, one entry per compartment; None: not calibrated, the cell has no count."""

    cells: tuple[CellCalibration | None, ...]

    def to_json(self) -> str:
        """Canonical JSON: sorted keys, no spaces."""
        cells = [
            None
            if cell is None
            else {
                "zero_raw": cell.zero_raw,
                "counts_per_piece": cell.counts_per_piece,
                "pieces": cell.pieces,
                "assumed": cell.assumed,
                **{name: value for name in _MEASURED if (value := getattr(cell, name)) is not None},
            }
            for cell in self.cells
        ]
        return json.dumps({"version": VERSION, "cells": cells}, sort_keys=True, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> "TrayCalibration":
        """Reads JSON of version 1 or 2; raises `BadConfig` (params `field`, `expected`) at the first wrong field."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise _bad("calibration", "JSON") from None
        if not isinstance(data, dict) or data.get("version") not in _READ:
            raise _bad("version", " or ".join(map(str, _READ)))
        cells = data.get("cells")
        if not isinstance(cells, list) or len(cells) != CELLS:
            raise _bad("cells", f"a list of {CELLS}")
        return cls(
            tuple(None if cell is None else _cell_from_json(i, cell, data["version"]) for i, cell in enumerate(cells))
        )

    def with_lights(self, shifts: Sequence[float | None]) -> "TrayCalibration":
        """With the measured shifts by the lights (raw counts), by compartment; None: not measured."""
        return TrayCalibration(
            tuple(cell and replace(cell, lights_raw=shift) for cell, shift in zip(self.cells, shifts, strict=True))
        )

    def with_off_centre(self, off_centre: Sequence[float | None]) -> "TrayCalibration":
        """With the measured differences across the cups, by compartment; None leaves a compartment as it is."""
        return TrayCalibration(
            tuple(
                cell if cell is None or own is None else replace(cell, off_centre=own)
                for cell, own in zip(self.cells, off_centre, strict=True)
            )
        )


@dataclass(frozen=True, slots=True)
class CalibrationResult:
    """The outcome of a calibration."""

    calibration: TrayCalibration | None
    """None if no cell could be calibrated."""
    faults: tuple[Message, ...] = ()
    """One message per fault: cell and remedy."""


def calibrate(
    empty: Sequence[CellReading | None], full: Sequence[CellReading | None], box: Sequence[int] = BOX
) -> CalibrationResult:
    """Zero and unit of each cell from its empty and its full reading (None: no steady reading); `box`: its pieces.

    A fault (params `cell`, `piece`) leaves its cell uncalibrated: `calibration-no-reading`,
    `calibration-nothing-added`, `calibration-reversed`, `calibration-saturated`, `calibration-scale` (counts per gram
    of no known cell), `calibration-weak` (too noisy), `calibration-differs` (more than a factor `AGREEMENT` off the
    other cells, params `percent`, `way`: much is missing, or another kind of cell), `calibration-swapped` (params
    `other`, `other_piece`: two such cells fit in each other's place). Arch and column, or brick and leaf, weigh the
    same: their swap is not found here.
    """
    faults: list[Message] = []
    cells: list[CellCalibration | None] = []
    for i in range(CELLS):
        result = _calibrate_cell(i, empty[i], full[i], box[i])
        if isinstance(result, Message):
            faults.append(result)
            cells.append(None)
        else:
            cells.append(result)
    scale = {i: cell.counts_per_piece / NOMINAL_G[i] for i, cell in enumerate(cells) if cell is not None}
    if len(scale) >= 3:
        common = sorted(scale.values())[len(scale) // 2] if len(scale) % 2 else _middle(sorted(scale.values()))
        odd = {i: own / common for i, own in scale.items() if max(own / common, common / own) > AGREEMENT}
        for i, j in _swapped(odd, box):
            both = {"piece": PIECES[i].value, "other_piece": PIECES[j].value}
            faults.append(Message("calibration-swapped", {"cell": i, "other": j, **both}))
            cells[i] = cells[j] = None
            del odd[i], odd[j]
        for i, ratio in odd.items():
            percent, way = round(100 * abs(ratio - 1)), "more" if ratio > 1 else "less"
            where = {"cell": i, "piece": PIECES[i].value}
            faults.append(Message("calibration-differs", {**where, "percent": percent, "way": way}))
            cells[i] = None
    if all(cell is None for cell in cells):
        return CalibrationResult(None, tuple(faults))
    return CalibrationResult(TrayCalibration(tuple(cells)), tuple(faults))


def _swapped(odd: dict[int, float], box: Sequence[int]) -> list[tuple[int, int]]:
    """Pairs of compartments that agree with the rest once swapped; `odd`: factor between each and the rest."""
    pairs: list[tuple[int, int]] = []
    taken: set[int] = set()
    for i, j in combinations(sorted(odd), 2):
        full_i, full_j = box[i] * NOMINAL_G[i], box[j] * NOMINAL_G[j]
        as_other = (odd[i] * full_i / full_j, odd[j] * full_j / full_i)
        if not {i, j} & taken and all(1 / AGREEMENT <= ratio <= AGREEMENT for ratio in as_other):
            pairs.append((i, j))
            taken |= {i, j}
    return pairs


def _calibrate_cell(
    i: int, empty: CellReading | None, full: CellReading | None, pieces: int
) -> CellCalibration | Message:
    where = {"cell": i, "piece": PIECES[i].value}
    if empty is None or full is None or pieces < 1:
        return Message("calibration-no-reading", where)
    if max(abs(empty.raw), abs(full.raw)) > 0.98 * (1 << 23):
        return Message("calibration-saturated", where)
    net = full.raw - empty.raw
    noise = max(empty.noise, full.noise)
    least, most = counts_of_box(NOMINAL_G[i], pieces)
    if abs(net) < least_change(noise, NOMINAL_G[i], pieces):
        return Message("calibration-nothing-added", where)
    if net < 0:
        return Message("calibration-reversed", where)
    if not least <= net <= most:
        return Message("calibration-scale", where)
    if noise > _WORST_ERROR_PIECES * net / pieces:
        return Message("calibration-weak", where | {"pieces": pieces})
    return CellCalibration(zero_raw=empty.raw, counts_per_piece=net / pieces, pieces=pieces)


def counts_of_box(grams: float, pieces: int) -> tuple[float, float]:
    """Least and most raw counts of a full compartment: `pieces` of so many grams on any cell in use."""
    return _LEAST_COUNTS_PER_G * grams * pieces, _MOST_COUNTS_PER_G * grams * pieces


def least_change(noise: float, grams: float, pieces: int) -> float:
    """Least raw counts that a filled compartment differs from its empty cup."""
    return max(6 * noise, 0.1 * counts_of_box(grams, pieces)[0])


def _middle(ordered: list[float]) -> float:
    half = len(ordered) // 2
    return 0.5 * (ordered[half - 1] + ordered[half])


def _cell_from_json(i: int, data: object, version: int) -> CellCalibration:
    where = f"cells[{i}]"
    fields = {"zero_raw", "counts_per_piece", "pieces"} | ({"assumed"} if version > 1 else set())
    if not isinstance(data, dict) or set(data) - set(_MEASURED) != fields:
        raise _bad(where, ", ".join(sorted(fields)))
    assumed = data.get("assumed", True)
    if type(assumed) is not bool:
        raise _bad(f"{where}.assumed", "true or false")
    zero, unit, pieces = data["zero_raw"], data["counts_per_piece"], data["pieces"]
    if not _number(zero):
        raise _bad(f"{where}.zero_raw", "a finite number")
    if not _number(unit) or unit == 0:
        raise _bad(f"{where}.counts_per_piece", "a finite number other than 0")
    if type(pieces) is not int or not 1 <= pieces <= 1000:
        raise _bad(f"{where}.pieces", "a whole number from 1 to 1000")
    off_centre = data.get("off_centre")
    if off_centre is not None and (not _number(off_centre) or not 0 <= off_centre < 1):
        raise _bad(f"{where}.off_centre", "a number from 0 to 1, or null")
    lights = data.get("lights_raw")
    if lights is not None and not _number(lights):
        raise _bad(f"{where}.lights_raw", "a finite number, or null")
    measured = (None if value is None else float(value) for value in (off_centre, lights))
    return CellCalibration(float(zero), float(unit), pieces, assumed, *measured)


def heap_error(off_centre: float) -> float:
    """Relative standard deviation of a heap's reading on a cell that differs by `off_centre` across its cup."""
    return HEAP_SHIFT * off_centre


def _number(value: object) -> bool:
    return type(value) in (int, float) and isfinite(value)  # type: ignore[arg-type] # the type is tested on this line


def _bad(field: str, expected: str) -> BadConfig:
    return BadConfig(f"calibration field {field!r}: expected {expected}", field=field, expected=expected)
