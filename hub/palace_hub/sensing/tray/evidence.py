"""What a decision rested on, as data small enough to be kept with it."""

from palace_hub.sensing.tray.episode import Stillness
from palace_hub.sensing.tray.events import TRACE_POINTS, Evidence, Lost
from palace_hub.sensing.tray.lattice import Weighing

# The trace: this long before the first sign of a hand, and all since. A longer episode is thinned, its ends are kept.
BEFORE_S = 1.0


def evidence(still: Stillness, weighing: Weighing, lost: Lost, zero: float, unit: float, piece_g: float) -> Evidence:
    """The evidence of a decision; `zero` is the tracked zero of before (raw counts), `unit` counts a piece."""
    since = still.episode.t0 - BEFORE_S
    points = [(t, level) for t, level in still.history if since <= t <= still.t]
    if len(points) > TRACE_POINTS:
        last = len(points) - 1
        points = [points[i * last // (TRACE_POINTS - 1)] for i in range(TRACE_POINTS)]
    trace = tuple((round(t - still.t, 3), round((level - zero) / unit, 3)) for t, level in points)
    release = still.release
    mg = 1000.0 * piece_g / abs(unit)
    return Evidence(
        trace=trace,
        error=still.error,
        odds=weighing.odds,
        finger=weighing.finger,
        lost=lost,
        swing_mg=None if release is None else release.swing * mg,
        hertz=None if release is None else release.hz,
        decay=None if release is None else release.decay,
        hidden_g=None if release is None or not release.fades else release.hidden * mg / 1000.0,
    )
