"""The file of the tray's calibration, beside the journal: `calibration.json`.

`{"sum": "<CRC-32 of the rest>", "version": 1, "node": ..., "made": ..., "tray": {...}, "held": [...], "cells": [...]}`.
`tray` is the JSON of `TrayCalibration`. The last good file is kept as `calibration.previous.json`.
"""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from pydantic import Field, TypeAdapter

from palace_hub.errors import KeepingFault
from palace_hub.files.fields import Finite, NodeId, NotNegative, OwnJson
from palace_hub.files.versioned import VersionedFile
from palace_hub.sensing.tray.calibration import CELLS, TrayCalibration

PerCell = Field(min_length=CELLS, max_length=CELLS)


@dataclass(frozen=True, slots=True)
class Measured:
    """A cell's measured properties; None: the cell was not watched long enough."""

    noise_mg: NotNegative
    """Standard deviation of a conversion."""
    drift_mg_per_min: Finite | None = None
    rate_hz: Annotated[float, Field(gt=0, le=1e4, allow_inf_nan=False)] | None = None
    """Conversions a second."""


@dataclass(frozen=True, slots=True)
class KeptCalibration:
    """A tray's calibration with the conditions under which it was made. The file holds these fields in this order."""

    node: NodeId
    """The tray's chip id."""
    made: Finite | None
    """Seconds since 1970; None if the hub had no clock."""
    tray: Annotated[TrayCalibration, OwnJson()]
    held: Annotated[tuple[Annotated[int, Field(ge=0, le=1000)], ...], PerCell]
    """Pieces in each compartment."""
    cells: Annotated[tuple[Measured | None, ...], PerCell]

    @property
    def proven(self) -> tuple[bool, ...]:
        """Per compartment: whether its pieces were counted by lifting some out, not assumed."""
        return tuple(cell is not None and not cell.assumed for cell in self.tray.cells)


class CalibrationNotKept(KeepingFault):
    """The calibration could not be written; the former file still stands."""

    key = "error-calibration-not-kept"


class CalibrationFile(VersionedFile[KeptCalibration]):
    """The tray's calibration and its last good copy."""

    name, previous_name = "calibration.json", "calibration.previous.json"
    adapter: ClassVar[TypeAdapter[KeptCalibration]] = TypeAdapter(KeptCalibration)
    damaged, not_kept = "calibration-file-damaged", CalibrationNotKept
