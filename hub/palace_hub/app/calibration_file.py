"""What was learnt of the tray, kept in a file of its own beside the journal: JSON, replaced whole or not at all.

`{"version": 1, "sum": "<CRC-32 of the rest>", "node": ..., "made": ..., "tray": {...}, "held": [...], "cells": [...]}`.
`tray` is sensing's own calibration; the checksum is there because a digit that flips makes another number of it, not
another file. The file before the present one is kept as `calibration.previous.json`.
"""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from palace_hub.app.summed_file import bad, body_of, replace_file, summed, text_of
from palace_hub.errors import BadConfig, KeepingFault
from palace_hub.locale.message import Message
from palace_hub.sensing.calibration import CELLS, TrayCalibration

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


class _Strict(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class _Measured(_Strict):
    noise_mg: Annotated[float, Field(ge=0, le=1e6, allow_inf_nan=False)]
    drift_mg_per_min: Annotated[float, Field(allow_inf_nan=False)] | None
    rate_hz: Annotated[float, Field(gt=0, le=1e4, allow_inf_nan=False)] | None


class _File(_Strict):
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
    try:
        tray = TrayCalibration.from_json(json.dumps(read.tray))
    except BadConfig as error:
        raise bad(file, f"tray.{error.params['field']}", str(error.params["expected"])) from None
    cells = tuple(None if cell is None else Measured(**cell.model_dump()) for cell in read.cells)
    return KeptCalibration(read.node, read.made, tray, tuple(read.held), cells)


@dataclass
class CalibrationFile:
    """The kept file of one hub, in `folder`.

    `kept` is what may be used, None where there is nothing; `fault` what is wrong with the file, and `previous` then
    the one before it, which somebody has to choose.
    """

    folder: Path
    kept: KeptCalibration | None = None
    previous: KeptCalibration | None = None
    fault: Message | None = None
    _sound: bool = field(default=False, repr=False)

    @property
    def path(self) -> Path:
        return self.folder / NAME

    @property
    def previous_path(self) -> Path:
        return self.folder / PREVIOUS

    @classmethod
    def read(cls, folder: Path) -> "CalibrationFile":
        """As it stands on the disk; a file that cannot be used is a `fault`, never an exception."""
        found = cls(folder)
        try:
            found.kept = _read(found.path)
            found._sound = found.kept is not None
        except BadConfig as fault:
            found.fault = Message("calibration-file-damaged", fault.params)
            with suppress(BadConfig):
                found.previous = _read(found.previous_path)
        return found

    def take_previous(self) -> KeptCalibration | None:
        """Use the one before, because somebody chose to: its file takes the damaged one's place."""
        if self.previous is not None:
            self.keep(self.previous)
        return self.kept

    def keep(self, kept: KeptCalibration) -> None:
        """Write it; a sound file that stood here before becomes the previous one. Raises `KeepingFault`."""
        try:
            # a damaged one must not take the place of the last good one
            replace_file(self.path, as_text(kept), self.previous_path if self._sound else None)
        except OSError as error:
            what = error.strerror or str(error)
            raise NotKept(f"{self.path} cannot be written: {what}", file=str(self.path), what=what) from None
        self.kept, self.fault, self._sound = kept, None, True


class NotKept(KeepingFault):
    """The calibration could not be written; what stood there still stands."""

    key = "error-calibration-not-kept"


def _read(path: Path) -> KeptCalibration | None:
    """None where there is no such file. Raises `BadConfig`."""
    text = text_of(path)
    return None if text is None else read_text(text, str(path))
