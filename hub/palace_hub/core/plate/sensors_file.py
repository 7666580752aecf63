"""The file of faulty Hall sensors, beside the plate's file: `plate.sensors.json`. Sensing ignores these sensors.

`{"sum": ..., "version": 1, "node": ..., "made": ..., "faulty": [{"x": 5, "y": 8, "what": "dead", "proofs": 1}, ...]}`;
`made` identifies the plate's set-up: a new set-up examines every sensor again.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from pydantic import Field, TypeAdapter

from monkey_palace.board.palace import Stud
from palace_hub.core.plate.calibration_file import PlateNotKept
from palace_hub.errors import KeepingFault
from palace_hub.files.fields import Finite, NodeId
from palace_hub.files.versioned import VersionedFile
from palace_hub.sensing.plate.board.kept_plate import MAX_STUDS, Coordinate, KeptPlate
from palace_hub.sensing.plate.hall.sensor_health import PROOFS, HallHealth, SensorDoubt

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class KeptSensor:
    """The sensor under the knob at `x`, `y`, its fault, and how often it has been right since."""

    x: Coordinate
    y: Coordinate
    what: Annotated[str, Field(pattern="^(stuck|dead|weak)$")]
    proofs: Annotated[int, Field(ge=0, lt=PROOFS)] = 0  # absent in older files


@dataclass(frozen=True, slots=True)
class KeptSensors:
    """A plate's faulty sensors since its set-up. The file holds these fields in this order."""

    node: NodeId
    made: Finite | None
    faulty: Annotated[tuple[KeptSensor, ...], Field(max_length=MAX_STUDS)]

    @classmethod
    def of_plate(cls, plate: KeptPlate, doubts: Mapping[Stud, SensorDoubt]) -> "KeptSensors":
        """The sensors that are in doubt on `plate`."""
        faulty = tuple(KeptSensor(x, y, doubt.what, doubt.proofs) for (x, y), doubt in doubts.items())
        return cls(plate.node, plate.made, faulty)

    @property
    def doubts(self) -> dict[Stud, SensorDoubt]:
        """The same by knob."""
        return {(sensor.x, sensor.y): SensorDoubt(sensor.what, sensor.proofs) for sensor in self.faulty}


class SensorsFile(VersionedFile[KeptSensors]):
    """The faulty Hall sensors of the hub's plate."""

    name = "plate.sensors.json"
    adapter: ClassVar[TypeAdapter[KeptSensors]] = TypeAdapter(KeptSensors)
    damaged, not_kept = "plate-file-damaged", PlateNotKept

    def doubts_of(self, plate: KeptPlate) -> dict[Stud, SensorDoubt]:
        """The doubts about this plate's sensors; none of a former set-up."""
        kept = self.content
        if kept is not None and (kept.node, kept.made) == (plate.node, plate.made):
            return kept.doubts
        return {}

    def judged(self, plate: KeptPlate, health: HallHealth) -> None:
        """Write the doubts of a game if they are news; a failure goes to the log only."""
        if health.doubts == self.doubts_of(plate):
            return
        try:
            self.keep(KeptSensors.of_plate(plate, health.doubts))
        except KeepingFault as fault:
            _log.warning("%s", fault)
