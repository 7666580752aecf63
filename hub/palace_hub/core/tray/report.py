"""Report of the tray's set-up: missing pieces, assumed counts, limits of each cell."""

from monkey_palace.board.pieces import PIECES, Piece
from palace_hub.core.nodes.module_file import KeptModules
from palace_hub.core.nodes.registry import TRAY
from palace_hub.core.tray.calibration_file import KeptCalibration
from palace_hub.locale.message import Message
from palace_hub.sensing.signal.module_report import findings
from palace_hub.sensing.tray.capability import capability
from palace_hub.sensing.tray.reference import CountDifference, assumed_counts

TWINS = "capability-twins"
"""Pieces of one weight: no fault of any cell."""

UNMEASURED = "setup-modules-unmeasured"
"""The modules of this tray were never measured."""

LIFTED = (PIECES.index(Piece.ARCH), PIECES.index(Piece.BRICK))
"""Compartments whose number of pieces is proven by lifting some out."""
_LIFTED_PIECES = frozenset(PIECES[cell].value for cell in LIFTED)

USUAL_RATE_HZ = 80.0
_BOX = {-1: "setup-box-lacks", 0: "setup-box-right", 1: "setup-box-extra"}


def difference_messages(differences: dict[int, CountDifference]) -> tuple[Message, ...]:
    """Pieces that the box lacks or has too many of, by compartment."""
    return tuple(
        Message(
            _BOX[(difference.pieces > 0) - (difference.pieces < 0)],
            {"piece": PIECES[cell].value, "count": abs(difference.pieces), "found": difference.measured},
        )
        for cell, difference in sorted(differences.items())
    )


def assumption_messages(calibration: KeptCalibration) -> tuple[Message, ...]:
    """Assumed counts: each large compartment, and the small ones together."""
    assumed = assumed_counts(calibration.tray)
    large = [message for message in assumed if message.params["piece"] in _LIFTED_PIECES]
    small = len(assumed) - len(large)
    return (*large, Message("setup-assumes-small", {"count": small})) if small else tuple(large)


def report(calibration: KeptCalibration, modules: KeptModules | None = None) -> tuple[Message, ...]:
    """Limits of each cell with their remedy; limits of all cells last. For the wizard and the doctor.

    `modules`: first measurements of the same tray. They took longer, so their worse figures prevail.
    """
    messages: list[Message] = [] if modules is not None else [Message(UNMEASURED)]
    for i, (cell, measured) in enumerate(zip(calibration.tray.cells, calibration.cells, strict=True)):
        module = modules.cells[i] if modules is not None else None
        if module is not None:
            messages += findings(module.figures, TRAY, PIECES[i].value)
        if cell is None or measured is None:
            continue
        noise, drift, scatter = measured.noise_mg, measured.drift_mg_per_min or 0.0, 0.0
        off_centre = cell.off_centre
        if module is not None:
            own = module.figures
            noise, scatter = max(noise, own.noise_mg or 0.0), own.scatter_mg or 0.0
            off_centre = off_centre if own.off_centre is None else own.off_centre
            drift = drift if own.drift_mg_per_min is None else own.drift_mg_per_min
        rate = measured.rate_hz or USUAL_RATE_HZ
        found = capability(i, noise, drift, rate, calibration.held[i], scatter_mg=scatter, off_centre=off_centre)
        messages += found.findings
    return tuple(sorted(messages, key=lambda message: message.key in (TWINS, UNMEASURED)))
