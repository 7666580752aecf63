"""The bound: the optimal test with known noise and a visible hand, which no real detector can reach.

It rounds the difference of two averaged levels to whole pieces: S^2 = k c^2 + (k d)^2 + level errors,
P(miscount) = 2 Q(0.5 / S) (SENSING.md, "Masses"). It is free of creep, ringing, bumps and resting fingers.
"""

from math import erfc, inf, sqrt
from typing import Any

from palace_hub.bench.statistics import quantiles
from palace_hub.bench.tray.traces import Trace, Visit

BEFORE_S = 2.0
"""Averaging time before the hand (s); drift makes a longer one worthless (assumed)."""
TARGET = 1e-4
"""Miscount probability at which the shortest wait is computed: one in 10,000 events."""
LONGEST_S = 2.0
"""Longest wait considered (s)."""
STEP = 1.05
"""Factor between the waits tried: the result is right to 5 %."""


def miscount(trace: Trace, visit: Visit, seconds: float) -> float:
    """Probability that rounding is wrong after `seconds` of quiet."""
    figures = trace.figures
    k = abs(visit.after - visit.before)
    white = figures.white_mg**2 / figures.rate_hz * (1 / min(BEFORE_S, _lead(trace)) + 1 / seconds)
    levels = (white + 2 * figures.flicker_mg**2) / trace.unit_mg**2
    spread = sqrt(k * trace.spread**2 + (k * trace.mean_error) ** 2 + levels)
    return min(1.0, erfc(0.5 / spread / sqrt(2)))


def shortest_wait(trace: Trace, visit: Visit) -> float:
    """Quiet time (s) after which the miscount probability is `TARGET`; infinite if longer than `LONGEST_S`."""
    seconds = 1 / trace.figures.rate_hz
    while seconds < LONGEST_S:
        if miscount(trace, visit, seconds) <= TARGET:
            return seconds
        seconds *= STEP
    return inf


def _lead(trace: Trace) -> float:
    return trace.visits[0].start_s - float(trace.t[0])


class Bound:
    """The bound over the visits of many traces."""

    def __init__(self) -> None:
        self._wrong, self._of = 0.0, 0
        self._waits: list[float] = []

    def add(self, trace: Trace) -> None:
        """Adds the visits of a trace in which pieces moved and the cell was alive."""
        for visit in trace.visits:
            if visit.after != visit.before and not visit.dead:
                self._wrong += miscount(trace, visit, visit.until_s - visit.left_s)
                self._of += 1
                self._waits.append(shortest_wait(trace, visit))

    def figures(self) -> dict[str, Any]:
        """Miscounts in %, quantiles of the shortest wait (s), share without any such wait in %."""
        possible = [wait for wait in self._waits if wait < inf]
        return {
            "silent_wrong_percent": round(100 * self._wrong / self._of, 6) if self._of else None,
            "commit_s": dict(zip(("p50", "p95"), quantiles(possible), strict=True)),
            "never_sure_percent": round(100 * (1 - len(possible) / self._of), 3) if self._of else None,
        }
