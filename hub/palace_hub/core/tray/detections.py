"""Events of the tray's sensing become events of the game, each with its evidence."""

from typing import Any

from monkey_palace.board.pieces import PIECES
from palace_hub.core.apply import commit
from palace_hub.core.state import Hub
from palace_hub.referee.events import CountAudited, CountCleared, CountDoubted, TrayMoved
from palace_hub.sensing.tray.events import Activity, Audited, Cleared, Evidence, SensingEvent, Uncertain
from palace_hub.views.snapshot import Phase

_COUNTED = frozenset({Phase.SETUP, Phase.PLAY})
"""Phases in which a movement in the tray belongs to the game."""

MOST_ODDS = 1e300
"""Largest odds in an event: JSON has no infinity."""


def book_detection(hub: Hub, event: SensingEvent) -> None:
    """Commit one event of the sensing, where a game counts with the tray."""
    hub.touch()
    book = hub.book
    if book is None or not book.weighed or isinstance(event, Activity) or hub.phase not in _COUNTED:
        return
    piece = PIECES[event.cell].value
    if isinstance(event, Uncertain):
        commit(
            hub,
            CountDoubted(
                cell=event.cell,
                piece=piece,
                low=event.low,
                high=event.high,
                fraction=round(event.fraction, 3),
                why=event.why,
                still_s=round(event.still_s, 3),
                reading=round(event.reading, 2),
                **evidence_body(event.evidence),
            ),
        )
    elif isinstance(event, Cleared):
        commit(hub, CountCleared(cell=event.cell, piece=piece, count=event.count))
    elif isinstance(event, Audited):
        commit(
            hub,
            CountAudited(
                cell=event.cell,
                piece=piece,
                agreement=event.agreement.value,
                off=round(event.off, 3),
                drifted=round(event.drifted, 3),
            ),
        )
    elif event.pieces or book.counts[event.cell] is None:
        commit(
            hub,
            TrayMoved(
                by="tray",
                cell=event.cell,
                piece=piece,
                pieces=event.pieces,
                count=event.count,
                t_quiet=round(event.t, 4),
                fraction=round(event.fraction, 3),
                noise_mg=round(event.noise_mg, 1),
                confidence=round(event.confidence, 6),
                rival=event.rival,
                still_s=round(event.still_s, 3),
                **evidence_body(event.evidence),
            ),
        )


def evidence_body(evidence: Evidence | None) -> dict[str, Any]:
    """The evidence as JSON: at most a kilobyte, since its trace has at most `TRACE_POINTS` points."""
    if evidence is None:
        return {}
    body: dict[str, Any] = {
        "trace": [[round(t, 2), round(pieces, 2)] for t, pieces in evidence.trace],
        "error": round(evidence.error, 4),
        "odds": float(f"{min(evidence.odds, MOST_ODDS):.3g}"),
        "finger": evidence.finger,
        "lost": evidence.verdict.value,
    }
    return {"evidence": body}
