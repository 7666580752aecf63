"""The tray's pads: what games have found wrong with them, and what lies on them now."""

from monkey_palace.board.pieces import Figure
from palace_hub.core.nodes.registry import TRAY
from palace_hub.core.tray.pads_file import PadsFile
from palace_hub.doctor.conversion_rates import Conduct
from palace_hub.doctor.findings import Finding, Severity, Surroundings, finding
from palace_hub.doctor.machine import journal_path
from palace_hub.sensing.tray.pads import BITS
from palace_hub.wire.frames import Hello


def pads(around: Surroundings) -> list[Finding]:
    """Those that contradicted a game, until one sees them right."""
    file = PadsFile.read(journal_path(around).parent)
    if file.fault is not None:
        what = f"{file.fault.params['field']}: expected {file.fault.params['expected']}"
        return [finding(Severity.WARNING, "doctor-pads-damaged", file=str(file.path), what=what)]
    faulty = {} if file.kept is None else file.kept.faulty
    return [finding(Severity.WARNING, "doctor-pad", what=what, figure=figure.value) for figure, what in faulty.items()]


def lying(hello: Hello, seen: Conduct) -> list[Finding]:
    """What lies on the pads of a tray that answers: nobody but the family knows whether it should."""
    if hello.role != TRAY or not hello.hall or not seen.hall:
        return []
    parked = [figure.value for figure, bit in BITS.items() if seen.hall[0] & bit]
    empty = [figure.value for figure in Figure if figure.value not in parked]
    if not empty:
        return []
    if not parked:
        return [finding(Severity.NOTE, "doctor-pads-none")]
    return [finding(Severity.NOTE, "doctor-pads-seen", parked=", ".join(parked), empty=", ".join(empty))]
