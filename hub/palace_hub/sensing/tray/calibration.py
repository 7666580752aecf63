"""What a cell's counts mean, learnt from the box: an empty cup and the full compartment give zero and counts per piece.

The file is versioned JSON: `{"version": 2, "cells": [...]}` with six entries, each null or an object of `zero_raw`,
`counts_per_piece`, `pieces` and `assumed`. Version 1 had no `assumed`: its pieces were never counted.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import isfinite

from palace_hub.errors import BadConfig
from palace_hub.locale.message import Message
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.tray.lattice import NOMINAL_G

VERSION = 2
_READ = (1, 2)
CELLS = 6
# What the full box holds (R1.1, R1.2), in the order of the compartments.
BOX = (80, 80, 16, 16, 16, 16)

# Cells of one build differ by their sensitivity (5.7 to 7.2 counts a mg, SENSING) and a little by mass, so one may lie
# a quarter off the middle one; with leaves and gold swapped both lie half off, with the others swapped far more.
AGREEMENT = 1.35

# A unit mass whose two levels are together less certain than this part of a piece spread over the box cannot count.
_WORST_ERROR_PIECES = 0.5

# Counts per gram of any cell and amplifier in use: 429 (5 kg, 1 mV/V) to 21,500 (100 g), wide margins.
_LEAST_COUNTS_PER_G = 100.0
_MOST_COUNTS_PER_G = 100_000.0


@dataclass(frozen=True, slots=True)
class CellCalibration:
    """`zero_raw` counts with an empty cup, `counts_per_piece` (never 0), and the pieces of the full box.

    `assumed`: the box is taken to hold `pieces`; False where some were lifted out and they were counted (reference).
    """

    zero_raw: float
    counts_per_piece: float
    pieces: int
    assumed: bool = True


@dataclass(frozen=True, slots=True)
class TrayCalibration:
    """One entry a compartment; None where a cell could not be calibrated and therefore counts nothing."""

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
            }
            for cell in self.cells
        ]
        return json.dumps({"version": VERSION, "cells": cells}, sort_keys=True, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> "TrayCalibration":
        """Raises `BadConfig` naming the field that does not fit; an unknown version is refused."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise _bad("calibration", "JSON") from None
        if not isinstance(data, dict) or data.get("version") not in _READ:
            raise _bad("version", " or ".join(map(str, _READ)))
        cells = data.get("cells")
        if not isinstance(cells, list) or len(cells) != CELLS:
            raise _bad("cells", f"a list of {CELLS}")
        return cls(tuple(None if cell is None else _cell(i, cell, data["version"]) for i, cell in enumerate(cells)))


@dataclass(frozen=True, slots=True)
class CalibrationResult:
    """`calibration` is None where no cell at all could be calibrated; each fault names its cell and the mending."""

    calibration: TrayCalibration | None
    faults: tuple[Message, ...] = ()


def calibrate(
    empty: Sequence[CellReading | None], full: Sequence[CellReading | None], box: Sequence[int] = BOX
) -> CalibrationResult:
    """Zero and unit of each cell from its empty and its full reading (None: no steady reading).

    Faults (params `cell`, some `percent`): `calibration-no-reading`, `calibration-nothing-added`,
    `calibration-reversed`, `calibration-saturated`, `calibration-scale` (no known cell gives so many counts a gram),
    `calibration-weak` (too noisy to tell pieces) leave the cell uncalibrated; `calibration-differs` says that it
    disagrees with the other cells by more than a factor `AGREEMENT` (much missing, or another cell), and
    `calibration-swapped` (param `other`) that two do and each would fit in the other's place; both leave them
    uncalibrated as well. Arch and column or brick and leaf weigh the same and so are never told apart here.
    """
    faults: list[Message] = []
    cells: list[CellCalibration | None] = []
    for i in range(CELLS):
        found = _one(i, empty[i], full[i], box[i])
        if isinstance(found, Message):
            faults.append(found)
            cells.append(None)
        else:
            cells.append(found)
    scale = {i: cell.counts_per_piece / NOMINAL_G[i] for i, cell in enumerate(cells) if cell is not None}
    if len(scale) >= 3:
        common = sorted(scale.values())[len(scale) // 2] if len(scale) % 2 else _middle(sorted(scale.values()))
        odd = {i: one / common for i, one in scale.items() if max(one / common, common / one) > AGREEMENT}
        for i, j in _swapped(odd, box):
            faults.append(Message("calibration-swapped", {"cell": i, "other": j}))
            cells[i] = cells[j] = None
            del odd[i], odd[j]
        for i, ratio in odd.items():
            faults.append(Message("calibration-differs", {"cell": i, "percent": round(100 * (ratio - 1))}))
            cells[i] = None
    if all(cell is None for cell in cells):
        return CalibrationResult(None, tuple(faults))
    return CalibrationResult(TrayCalibration(tuple(cells)), tuple(faults))


def _swapped(odd: dict[int, float], box: Sequence[int]) -> list[tuple[int, int]]:
    """Pairs of compartments that agree with the rest once each is taken for the other; `odd`: by how much not."""
    pairs: list[tuple[int, int]] = []
    taken: set[int] = set()
    for i, j in combinations(sorted(odd), 2):
        full_i, full_j = box[i] * NOMINAL_G[i], box[j] * NOMINAL_G[j]
        as_other = (odd[i] * full_i / full_j, odd[j] * full_j / full_i)
        if not {i, j} & taken and all(1 / AGREEMENT <= ratio <= AGREEMENT for ratio in as_other):
            pairs.append((i, j))
            taken |= {i, j}
    return pairs


def _one(i: int, empty: CellReading | None, full: CellReading | None, pieces: int) -> CellCalibration | Message:
    where = {"cell": i}
    if empty is None or full is None or pieces < 1:
        return Message("calibration-no-reading", where)
    if max(abs(empty.raw), abs(full.raw)) > 0.98 * (1 << 23):
        return Message("calibration-saturated", where)
    net = full.raw - empty.raw
    noise = max(empty.noise, full.noise)
    least = _LEAST_COUNTS_PER_G * NOMINAL_G[i] * pieces
    if abs(net) < max(6 * noise, 0.1 * least):
        return Message("calibration-nothing-added", where)
    if net < 0:
        return Message("calibration-reversed", where)
    if not least <= net <= _MOST_COUNTS_PER_G * NOMINAL_G[i] * pieces:
        return Message("calibration-scale", where)
    if noise > _WORST_ERROR_PIECES * net / pieces:
        return Message("calibration-weak", where | {"pieces": pieces})
    return CellCalibration(zero_raw=empty.raw, counts_per_piece=net / pieces, pieces=pieces)


def _middle(ordered: list[float]) -> float:
    half = len(ordered) // 2
    return 0.5 * (ordered[half - 1] + ordered[half])


def _cell(i: int, data: object, version: int) -> CellCalibration:
    where = f"cells[{i}]"
    fields = {"zero_raw", "counts_per_piece", "pieces"} | ({"assumed"} if version > 1 else set())
    if not isinstance(data, dict) or set(data) != fields:
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
    return CellCalibration(float(zero), float(unit), pieces, assumed)


def _number(value: object) -> bool:
    return type(value) in (int, float) and isfinite(value)  # type: ignore[arg-type] # the type is tested on this line


def _bad(field: str, expected: str) -> BadConfig:
    return BadConfig(f"calibration field {field!r}: expected {expected}", field=field, expected=expected)
