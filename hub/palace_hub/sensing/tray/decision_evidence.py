"""The evidence of a decision about a count, as it goes into the journal."""

from palace_hub.sensing.tray.disturbance import RestObservation
from palace_hub.sensing.tray.events import TRACE_POINTS, Evidence, RivalVerdict
from palace_hub.sensing.tray.lattice import ChangeHypothesis

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
