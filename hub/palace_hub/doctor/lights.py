"""Do a tray's lights move its scale? They are turned on and off, twice, while its cells are read."""

from math import sqrt
from statistics import fmean, stdev

from palace_hub.wire.events import Batch
from palace_hub.wire.session import NodeSession

LIT = 4
"""What a light shows while it asks: on for most of the time, in the brightest colour of all."""
DARK = 0

PHASE_S = 2.0
SETTLED_S = 0.3
"""Of each phase the first part is left out: the command is on its way, and a supply dips."""


class Blinks:
    """On, off, on, off, from `start` (seconds); then off for good."""

    PHASES = (LIT, DARK, LIT, DARK)
    SECONDS = PHASE_S * len(PHASES)

    def __init__(self, start: float, lights: int) -> None:
        self._start, self._lights = start, lights
        self._phase = -1
        self._read: list[list[list[int]]] = []  # cell, phase, conversions

    def take(self, session: NodeSession, batch: Batch, now: float) -> None:
        """One batch at `now`; tells the node its lights where a phase begins."""
        phase = min(int((now - self._start) / PHASE_S), len(self.PHASES) - 1)
        if phase != self._phase:
            self._phase = phase
            session.send(now, "lights", l=[self.PHASES[phase]] * self._lights)
        while len(self._read) < len(batch.conversions):
            self._read.append([[] for _ in self.PHASES])
        if now - self._start - phase * PHASE_S >= SETTLED_S:
            for cell, conversions in enumerate(batch.conversions):
                self._read[cell][phase] += [raw for _, raw, _ in conversions if raw is not None]

    def moved(self) -> list[tuple[float, float] | None]:
        """Per cell how much more it read while they were on, and that difference's standard deviation, raw counts; None
        where too little came."""
        found: list[tuple[float, float] | None] = []
        for phases in self._read:
            if any(len(one) < 2 for one in phases):
                found.append(None)
                continue
            means = [fmean(one) for one in phases]
            variance = sum(stdev(one) ** 2 / len(one) for one in phases)
            found.append(((means[0] - means[1] + means[2] - means[3]) / 2, sqrt(variance) / 2))
        return found
