"""The file of the tray's calibration: JSON, replaced atomically.

`{"version": 1, "sum": "<CRC-32 of the rest>", "node": ..., "made": ..., "tray": {...}, "held": [...], "cells": [...]}`.
`tray` is the calibration of `sensing`. The checksum detects a flipped digit, which is still valid JSON. The former file
is kept as `calibration.previous.json`.
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
"""Folder beside the journal for the files of a virtual tray."""


@dataclass(frozen=True, slots=True)
class Measured:
    """The measured properties of a cell; None where the measurement was too short."""

    noise_mg: float  # standard deviation of one conversion
    drift_mg_per_min: float | None = None
    rate_hz: float | None = None  # conversions per second


@dataclass(frozen=True, slots=True)
class KeptCalibration:
    """The calibration of one tray."""

    node: str  # chip id of the tray
    made: float | None  # seconds since 1970; None without a clock
    tray: TrayCalibration
    held: tuple[int, ...]  # pieces in each compartment at the set-up
    cells: tuple[Measured | None, ...]  # None: not measured

    @property
    def proven(self) -> tuple[bool, ...]:
        """Per compartment: True where its pieces were counted by lifting, not assumed."""
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
    """The calibration could not be written; the former file is unchanged."""

    key = "error-calibration-not-kept"


class CalibrationFile(LastGoodFile[KeptCalibration]):
    """The calibration of one hub's tray."""

    name, previous_name, damaged, not_kept = NAME, PREVIOUS, "calibration-file-damaged", NotKept

    def as_text(self, kept: KeptCalibration) -> str:
        return as_text(kept)

    def read_text(self, text: str, file: str) -> KeptCalibration:
        return read_text(text, file)
