"""What was learnt of the tray, kept in a file of its own beside the journal: JSON, replaced whole or not at all.

`{"version": 1, "sum": "<CRC-32 of the rest>", "node": ..., "made": ..., "tray": {...}, "held": [...], "cells": [...]}`.
`tray` is sensing's own calibration; the checksum is there because a digit that flips makes another number of it, not
another file. The file before the present one is kept as `calibration.previous.json`.
"""

import json
from dataclasses import asdict, dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from palace_hub.errors import KeepingFault
from palace_hub.files.checksum import Strict, body_of, part_of, summed
from palace_hub.files.versioned import LastGoodFile
from palace_hub.sensing.tray.calibration import CELLS, TrayCalibration

VERSION = 1
NAME = "calibration.json"
PREVIOUS = "calibration.previous.json"
SIMULATED = "simulated"
"""Folder beside the journal for what is learnt of a virtual tray."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What a cell was measured to be: standard deviation of a conversion (mg), drift (mg a minute) and conversions a
    second; None where it was not known long enough."""

    noise_mg: float
    drift_mg_per_min: float | None = None
    rate_hz: float | None = None


@dataclass(frozen=True, slots=True)
class KeptCalibration:
    """`node`: the chip id of its tray; `made`: seconds since 1970, None where nobody knew; `held`: the pieces of each
    compartment when it was made; `cells`: None where nothing was measured."""

    node: str
    made: float | None
    tray: TrayCalibration
    held: tuple[int, ...]
    cells: tuple[Measured | None, ...]

    @property
    def proven(self) -> tuple[bool, ...]:
        """Per compartment: its pieces were counted by lifting some out, not assumed."""
        return tuple(cell is not None and not cell.assumed for cell in self.tray.cells)


class _Measured(Strict):
    noise_mg: Annotated[float, Field(ge=0, le=1e6, allow_inf_nan=False)]
    drift_mg_per_min: Annotated[float, Field(allow_inf_nan=False)] | None
    rate_hz: Annotated[float, Field(gt=0, le=1e4, allow_inf_nan=False)] | None


class _File(Strict):
    version: Literal[1]
    node: Annotated[str, Field(min_length=1, max_length=64)]
    made: Annotated[float, Field(allow_inf_nan=False)] | None
    tray: dict[str, Any]
    held: Annotated[list[Annotated[int, Field(ge=0, le=1000)]], Field(min_length=CELLS, max_length=CELLS)]
    cells: Annotated[list[_Measured | None], Field(min_length=CELLS, max_length=CELLS)]


def as_text(kept: KeptCalibration) -> str:
    """The file's text."""
    body: dict[str, Any] = {
        "version": VERSION,
        "node": kept.node,
        "made": kept.made,
        "tray": json.loads(kept.tray.to_json()),
        "held": list(kept.held),
        "cells": [None if cell is None else asdict(cell) for cell in kept.cells],
    }
    return summed(body)


def read_text(text: str, file: str) -> KeptCalibration:
    """The calibration in a file's text. Raises `BadConfig` naming `file`, the field, and what is expected there."""
    read = body_of(text, file, _File, VERSION)
    tray = part_of(read.tray, file, "tray", TrayCalibration.from_json)
    cells = tuple(None if cell is None else Measured(**cell.model_dump()) for cell in read.cells)
    return KeptCalibration(read.node, read.made, tray, tuple(read.held), cells)


class NotKept(KeepingFault):
    """The calibration could not be written; what stood there still stands."""

    key = "error-calibration-not-kept"


class CalibrationFile(LastGoodFile[KeptCalibration]):
    """What was learnt of one hub's tray."""

    name, previous_name, damaged, not_kept = NAME, PREVIOUS, "calibration-file-damaged", NotKept

    def as_text(self, kept: KeptCalibration) -> str:
        return as_text(kept)

    def read_text(self, text: str, file: str) -> KeptCalibration:
        return read_text(text, file)
