"""The kept base plate: whether it was set up, what it may promise, and what it cannot see."""

from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.plate.report import promised, sensors, shift
from palace_hub.core.plate.sensors_file import KeptSensors, SensorsFile
from palace_hub.doctor.findings import SAID, Finding, Severity, Surroundings, finding
from palace_hub.doctor.machine import journal_path
from palace_hub.locale.message import Message
from palace_hub.sensing.plate.board.kept import KeptPlate
from palace_hub.sensing.plate.board.levels import Level
from palace_hub.sensing.plate.board.limits import invisible_at


def plate(around: Surroundings) -> list[Finding]:
    """What `palace setup plate` has kept, and what games have found wrong with its sensors since."""
    file = PlateFile.read(journal_path(around).parent)
    if file.fault is not None:
        what = f"{file.fault.params['field']}: expected {file.fault.params['expected']}"
        return [finding(Severity.FAULT, "doctor-plate-damaged", file=str(file.path), what=what)]
    if file.kept is None:
        return [finding(Severity.NOTE, "doctor-plate-none")]
    return _kept(file.kept, SensorsFile.read(file.folder).of(file.kept))


def _kept(kept: KeptPlate, in_play: KeptSensors) -> list[Finding]:
    severity = Severity.WARNING if kept.level is Level.TYPED else Severity.NOTE
    found = [Finding(severity, promised(kept), SAID), Finding(Severity.NOTE, shift(kept), SAID)]
    found += [
        Finding(Severity.WARNING, one, Message("fix-doctor-plate-sensors", one.params))
        for one in sensors(kept, in_play.faulty)
    ]
    return found + [Finding(Severity.NOTE, one, SAID) for one in invisible_at(kept.level.value)]
