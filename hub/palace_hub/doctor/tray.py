"""Checks of the tray's calibration and of its pads."""

from pathlib import Path

from monkey_palace.board.pieces import Figure
from palace_hub.core.nodes.module_file import KeptModules, ModuleFile
from palace_hub.core.nodes.registry import TRAY
from palace_hub.core.tray.calibration_file import CalibrationFile, KeptCalibration
from palace_hub.core.tray.pads_file import PadsFile
from palace_hub.core.tray.report import TWINS, UNMEASURED, assumption_messages, report
from palace_hub.doctor.findings import FIX_IN_MESSAGE, Finding, Severity, Surroundings, expectation, finding
from palace_hub.doctor.samples import SampleStatistics
from palace_hub.errors import BadConfig, KeepingFault
from palace_hub.journal.store import Journal
from palace_hub.sensing.tray.calibration import TrayCalibration
from palace_hub.sensing.tray.pads import BITS
from palace_hub.wire.frames import Hello

MODULE_KEYS = "module-"
"""Prefix of the keys that `doctor.modules` reports."""
_NOTES = frozenset({TWINS, UNMEASURED, "capability-audit"})


def calibration(surroundings: Surroundings) -> list[Finding]:
    """The calibration that `palace setup` saved and its cells' capability; else the newest game's calibration."""
    path = surroundings.journal_path()
    file = CalibrationFile.read(path.parent)
    if file.fault is not None:
        what = expectation(file.fault)
        key = "doctor-calibration-damaged" if file.previous is None else "doctor-calibration-previous"
        return [finding(Severity.FAULT, key, file=str(file.path), what=what)]
    if file.content is not None:
        return _capability(file.content, ModuleFile.read(path.parent, TRAY).of(file.content.node))
    return _of_newest_game(path)


def _capability(kept: KeptCalibration, modules: KeptModules | None) -> list[Finding]:
    """A warning for each cell below its task; a note for limits of every cell and for assumed values."""
    messages = [message for message in report(kept, modules) if not message.key.startswith(MODULE_KEYS)]
    findings = [
        Finding(Severity.NOTE if message.key in _NOTES else Severity.WARNING, message, FIX_IN_MESSAGE)
        for message in messages
    ]
    return findings + [Finding(Severity.NOTE, message, FIX_IN_MESSAGE) for message in assumption_messages(kept)]


def _of_newest_game(path: Path) -> list[Finding]:
    if not path.exists():
        return [finding(Severity.WARNING, "doctor-no-calibration")]
    try:
        with Journal.open(path, read_only=True) as journal:
            text = journal.calibration()
    except KeepingFault:
        return []  # the journal's check reports it
    if text is None:
        return [finding(Severity.WARNING, "doctor-no-calibration")]
    try:
        cells = TrayCalibration.from_json(text).cells
    except BadConfig as fault:
        return [finding(Severity.WARNING, "doctor-calibration-unreadable", what=str(fault))]
    missing = [str(number) for number, cell in enumerate(cells, 1) if cell is None]
    if missing:
        return [finding(Severity.WARNING, "doctor-calibration-part", cells=", ".join(missing))]
    return []


def pads(surroundings: Surroundings) -> list[Finding]:
    """Pads that contradicted a game and have not yet been seen to work since."""
    file = PadsFile.read(surroundings.journal_path().parent)
    if file.fault is not None:
        what = expectation(file.fault)
        return [finding(Severity.WARNING, "doctor-pads-damaged", file=str(file.path), what=what)]
    faulty = {} if file.content is None else file.content.faulty
    return [finding(Severity.WARNING, "doctor-pad", what=what, figure=figure.value) for figure, what in faulty.items()]


def figures_on_pads(hello: Hello, samples: SampleStatistics) -> list[Finding]:
    """A note of the pads that report a figure: only the players know whether it should be there."""
    if hello.role != TRAY or not hello.hall or not samples.hall:
        return []
    parked = [figure.value for figure, bit in BITS.items() if samples.hall[0] & bit]
    empty = [figure.value for figure in Figure if figure.value not in parked]
    if not empty:
        return []
    if not parked:
        return [finding(Severity.NOTE, "doctor-pads-none")]
    return [finding(Severity.NOTE, "doctor-pads-seen", parked=", ".join(parked), empty=", ".join(empty))]
