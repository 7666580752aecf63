"""What a set-up found out, in sentences: pieces missing, what was taken on trust, what each cell can and cannot do."""

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
"""Nobody has set this tray's stops, or told the hub so."""

LIFTED = (PIECES.index(Piece.ARCH), PIECES.index(Piece.BRICK))
"""Compartments with so many pieces that their number has to be proven."""
_LIFTED_PIECES = frozenset(PIECES[cell].value for cell in LIFTED)

USUAL_RATE_HZ = 80.0


def found_messages(found: dict[int, CountDifference]) -> tuple[Message, ...]:
    """Pieces that the box lacks or has beyond what was expected of it, each with its compartment."""
    return tuple(
        Message(
            "setup-box-lacks" if one.pieces < 0 else "setup-box-extra" if one.pieces else "setup-box-right",
            {"piece": PIECES[cell].value, "count": abs(one.pieces), "found": one.found},
        )
        for cell, one in sorted(found.items())
    )


def trusted(kept: KeptCalibration) -> tuple[Message, ...]:
    """What was taken on trust: each compartment that could have been proven, and the small ones together."""
    every = assumed_counts(kept.tray)
    large = [one for one in every if one.params["piece"] in _LIFTED_PIECES]
    small = len(every) - len(large)
    return (*large, Message("setup-assumes-small", {"count": small})) if small else tuple(large)


def report(kept: KeptCalibration, modules: KeptModules | None = None) -> tuple[Message, ...]:
    """What each cell cannot do, with its remedy; what no cell can do, last. For the screen's end and the doctor.

    `modules`: first measurements of the same tray, which were watched for longer and go for more where they are worse.
    """
    said: list[Message] = [] if modules is not None else [Message(UNMEASURED)]
    for i, (cell, measured) in enumerate(zip(kept.tray.cells, kept.cells, strict=True)):
        module = modules.cells[i] if modules is not None else None
        if module is not None:
            said += findings(module.figures, TRAY, PIECES[i].value)
        if cell is None or measured is None:
            continue
        noise, drift, scatter = measured.noise_mg, measured.drift_mg_per_min or 0.0, 0.0
        if module is not None:
            own = module.figures
            noise, scatter = max(noise, own.noise_mg or 0.0), own.scatter_mg or 0.0
            drift = drift if own.drift_mg_per_min is None else own.drift_mg_per_min
        rate = measured.rate_hz or USUAL_RATE_HZ
        said += capability(i, noise, drift, rate, kept.held[i], scatter_mg=scatter).findings
    return tuple(sorted(said, key=lambda one: one.key in (TWINS, UNMEASURED)))
