"""Check of the base plate's saved calibration: its level of service, its faulty sensors, and its blind spots."""

from collections.abc import Mapping

from monkey_palace.board.palace import Stud
from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.plate.report import promised, sensors, shift
from palace_hub.core.plate.sensors_file import SensorsFile
from palace_hub.doctor.findings import FIX_IN_MESSAGE, Finding, Severity, Surroundings, finding, wrong_in
from palace_hub.locale.message import Message
from palace_hub.sensing.plate.board.kept_plate import KeptPlate
from palace_hub.sensing.plate.board.levels import Level
from palace_hub.sensing.plate.board.limits import limits_at
from palace_hub.sensing.plate.hall.sensor_health import SensorDoubt


def plate(surroundings: Surroundings) -> list[Finding]:
    """The calibration that `palace setup plate` saved, and the sensors that games have found faulty since."""
    file = PlateFile.read(surroundings.journal_path().parent)
    if file.fault is not None:
        what = wrong_in(file.fault)
        return [finding(Severity.FAULT, "doctor-plate-damaged", file=str(file.path), what=what)]
    if file.content is None:
        return [finding(Severity.NOTE, "doctor-plate-none")]
    return _calibration_findings(file.content, SensorsFile.read(file.folder).doubts_of(file.content))


def _calibration_findings(kept: KeptPlate, in_play: Mapping[Stud, SensorDoubt]) -> list[Finding]:
    severity = Severity.WARNING if kept.level is Level.TYPED else Severity.NOTE
    results = [Finding(severity, promised(kept), FIX_IN_MESSAGE), Finding(Severity.NOTE, shift(kept), FIX_IN_MESSAGE)]
    results += [
        Finding(Severity.WARNING, message, Message("fix-doctor-plate-sensors", message.params))
        for message in sensors(kept, in_play)
    ]
    return results + [Finding(Severity.NOTE, message, FIX_IN_MESSAGE) for message in limits_at(kept.level.value)]
