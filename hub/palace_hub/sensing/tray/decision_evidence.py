"""The evidence of a decision about a count: about a resting finger, and as it goes into the journal."""

from dataclasses import replace

from palace_hub.sensing.signal.stillness import SURE_STILL_S
from palace_hub.sensing.signal.wobble import rest_survival
from palace_hub.sensing.tray.disturbance import RestObservation
from palace_hub.sensing.tray.events import TRACE_POINTS, Evidence, RivalVerdict
from palace_hub.sensing.tray.lattice import (
    FINGER_AFTER_LIFT,
    NOTHING_SEEN,
    ChangeHypothesis,
    FingerEvidence,
    finger_lifted,
)

BEFORE_S = 1.0
"""Time (s) before the disturbance at which the trace of a decision starts."""


def evidence_of(
    rest: RestObservation, hypothesis: ChangeHypothesis, verdict: RivalVerdict, zero: float, unit: float
) -> Evidence:
    """The evidence of a decision; a longer trace is thinned to `TRACE_POINTS`, its ends stay.

    `zero`: level without pieces; `unit`: a piece (raw counts).
    """
    since = rest.disturbance.t0 - BEFORE_S
    points = [(t, level) for t, level in rest.history if since <= t <= rest.t]
    if len(points) > TRACE_POINTS:
        last = len(points) - 1
        points = [points[i * last // (TRACE_POINTS - 1)] for i in range(TRACE_POINTS)]
    trace = tuple((round(t - rest.t, 3), round((level - zero) / unit, 3)) for t, level in points)
    release = rest.release
    mg = 1000.0 * rest.piece_g / abs(unit)
    return Evidence(
        trace=trace,
        error=rest.error,
        odds=hypothesis.odds,
        finger=hypothesis.finger,
        verdict=verdict,
        swing_mg=None if release is None else release.swing * mg,
        hertz=None if release is None else release.hz,
        decay=None if release is None else release.decay,
        hidden_g=None if release is None or not release.fades else release.hidden * mg / 1000.0,
    )


def finger_evidence(rest: RestObservation, unit: float, piece_g: float) -> tuple[FingerEvidence, RivalVerdict]:
    """What release, plateau, wobble and time tell about a resting finger, and how they would exclude it.

    `unit`: raw counts per piece; `piece_g`: grams per piece.
    """
    finger = rest.finger
    verdict = RivalVerdict.UNLIKELY if finger.heavy >= 1.0 else RivalVerdict.FADED
    plateau = rest.disturbance.plateau
    lifted = plateau is not None and rest.disturbance.lifted_into(rest.release)
    if plateau is not None and lifted and finger_lifted((plateau - rest.level) / unit, rest.error, piece_g):
        finger, verdict = FingerEvidence(share=FINGER_AFTER_LIFT), RivalVerdict.LIFTED
    if rest.held_t is not None:
        finger = replace(NOTHING_SEEN, share=1.0)
    if rest.quiet_s >= SURE_STILL_S:
        finger = replace(finger, share=finger.share * rest_survival(rest.quiet_s), light=1.0, heavy=1.0)
    return replace(finger, wobble=rest.wobble, quiet_s=rest.quiet_s), verdict
