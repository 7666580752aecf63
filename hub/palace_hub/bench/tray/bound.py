"""What no detector can do better: the optimal test of somebody who knows the true noise and sees the hand leave.

The difference of two levels, each averaged over its own stillness, against the lattice of whole pieces:
S^2 = k c^2 + (k d)^2 + level errors, P(miscount) = 2 Q(0.5 / S) (SENSING.md, "Masses"). Creep, ringing, bumps and
resting fingers cost it nothing, so a real detector cannot reach it.
"""

from math import erfc, inf, sqrt

from palace_hub.bench.tray.traces import Trace, Visit

BEFORE_S = 2.0
"""Averaged before the hand came; drift makes more of it worthless."""
TARGET = 1e-4
"""One miscount in 10,000 events: the error at which the shortest wait is asked for."""
LONGEST_S = 2.0
STEP = 1.05
"""The wait is found to a twentieth."""


def miscount(trace: Trace, visit: Visit, seconds: float) -> float:
    """The probability that the nearest whole number is wrong after `seconds` of quiet."""
    figures = trace.figures
    k = abs(visit.after - visit.before)
    white = figures.white_mg**2 / figures.rate_hz * (1 / min(BEFORE_S, _lead(trace)) + 1 / seconds)
    levels = (white + 2 * figures.flicker_mg**2) / trace.unit_mg**2
    spread = sqrt(k * trace.spread**2 + (k * trace.mean_error) ** 2 + levels)
    return min(1.0, erfc(0.5 / spread / sqrt(2)))


def shortest_wait(trace: Trace, visit: Visit) -> float:
    """Seconds of quiet after which a miscount is as rare as `TARGET`; infinite where it never is."""
    seconds = 1 / trace.figures.rate_hz
    while seconds < LONGEST_S:
        if miscount(trace, visit, seconds) <= TARGET:
            return seconds
        seconds *= STEP
    return inf


def _lead(trace: Trace) -> float:
    return trace.visits[0].start_s - float(trace.t[0])
