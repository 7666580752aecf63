"""The file of Hall sensors that proved faulty in play; they are left out of the evidence.

`{"sum": ..., "version": 1, "node": ..., "made": ..., "faulty": [{"x": 5, "y": 8, "what": "dead", "proofs": 1}, ...]}`;
`made`: the time of the plate's set-up; a new set-up has checked all sensors.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from palace_hub.core.plate.calibration_file import Coordinate, PlateNotKept
from palace_hub.errors import KeepingFault
from palace_hub.files.checksum import Strict, body_of, summed
from palace_hub.files.versioned import LastGoodFile
from palace_hub.sensing.plate.board.hall_health import PROOFS, Doubt, HallHealth
from palace_hub.sensing.plate.board.kept import KeptPlate
from palace_hub.sensing.plate.board.places import Stud

VERSION: Final = 1
NAME: Final = "plate.sensors.json"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class KeptSensors:
    """The faulty Hall sensors of one set-up of a plate."""

    node: str  # chip id of the plate
    made: float | None  # time of the set-up
    faulty: Mapping[Stud, Doubt]  # by knob


class _Sensor(Strict):
    x: Coordinate
    y: Coordinate
    what: Literal["stuck", "dead", "weak"]
    proofs: Annotated[int, Field(ge=0, lt=PROOFS)] = 0  # missing in older files


class _File(Strict):
    version: Literal[1]
    node: Annotated[str, Field(min_length=1, max_length=64)]
    made: Annotated[float, Field(allow_inf_nan=False)] | None
    faulty: Annotated[list[_Sensor], Field(max_length=32 * 32)]


class SensorsFile(LastGoodFile[KeptSensors]):
    """The faulty Hall sensors of one hub's plate."""

    name, previous_name, damaged, not_kept = NAME, None, "plate-file-damaged", PlateNotKept

    def as_text(self, kept: KeptSensors) -> str:
        faulty = [{"x": x, "y": y, "what": doubt.what, "proofs": doubt.proofs} for (x, y), doubt in kept.faulty.items()]
        body: dict[str, Any] = {"version": VERSION, "node": kept.node, "made": kept.made, "faulty": faulty}
        return summed(body)

    def read_text(self, text: str, file: str) -> KeptSensors:
        read = body_of(text, file, _File, VERSION)
        return KeptSensors(
            read.node, read.made, {(sensor.x, sensor.y): Doubt(sensor.what, sensor.proofs) for sensor in read.faulty}
        )

    def of(self, plate: KeptPlate) -> KeptSensors:
        """The faulty sensors of this set-up."""
        kept = self.kept
        if kept is not None and (kept.node, kept.made) == (plate.node, plate.made):
            return kept
        return KeptSensors(plate.node, plate.made, {})

    def judged(self, plate: KeptPlate, health: HallHealth) -> None:
        """Write the faulty sensors where they have changed; a failed write is logged."""
        sensors = KeptSensors(plate.node, plate.made, health.doubts)
        if sensors == self.of(plate):
            return
        try:
            self.keep(sensors)
        except KeepingFault as fault:
            _log.warning("%s", fault)
