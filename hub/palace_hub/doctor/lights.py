"""Light test: a tray's lights go on and off twice, to see whether they shift its cells' readings."""

from math import sqrt
from statistics import fmean, stdev

from palace_hub.wire.events import Batch
from palace_hub.wire.session import NodeSession

LIT = 4
"""State of a light that asks for attention: on most of the time, in the brightest colour."""
DARK = 0

PHASE_S = 2.0
SETTLING_S = 0.3
"""Start of each phase that the means leave out: the command's delay and the supply's dip (assumed)."""


class LightTest:
    """Four phases from `start` (seconds): on, off, on, off; the lights stay off afterwards."""

    PHASES = (LIT, DARK, LIT, DARK)
    SECONDS = PHASE_S * len(PHASES)

    def __init__(self, start: float, lights: int) -> None:
        self._start, self._lights = start, lights
        self._phase = -1
        self._readings: list[list[list[int]]] = []
        """By cell and phase: raw counts."""

    def take(self, session: NodeSession, batch: Batch, now: float) -> None:
        """Add a batch that arrived at `now`; switch the lights where a phase begins."""
        phase = min(int((now - self._start) / PHASE_S), len(self.PHASES) - 1)
        if phase != self._phase:
            self._phase = phase
            session.send(now, "lights", l=[self.PHASES[phase]] * self._lights)
        while len(self._readings) < len(batch.conversions):
            self._readings.append([[] for _ in self.PHASES])
        if now - self._start - phase * PHASE_S >= SETTLING_S:
            for cell, conversions in enumerate(batch.conversions):
                self._readings[cell][phase] += [raw for _, raw, _ in conversions if raw is not None]

    def moved(self) -> list[tuple[float, float] | None]:
        """Per cell: mean shift with the lights on and its standard deviation, raw counts; None if a phase is short."""
        shifts: list[tuple[float, float] | None] = []
        for phases in self._readings:
            if any(len(readings) < 2 for readings in phases):
                shifts.append(None)
                continue
            means = [fmean(readings) for readings in phases]
            variance = sum(stdev(readings) ** 2 / len(readings) for readings in phases)
            shifts.append(((means[0] - means[1] + means[2] - means[3]) / 2, sqrt(variance) / 2))
        return shifts
