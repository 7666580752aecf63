"""One cell by its raw counts, calibrated or not: level, noise and the trace of the last minute."""

from collections import deque
from collections.abc import Iterable, Sequence
from statistics import median

from palace_hub.core.nodes.fault_counter import FaultCounter
from palace_hub.locale.message import Message
from palace_hub.sensing.signal.conversions import RAILS, SILENT_S, STUCK_S
from palace_hub.sensing.signal.stillness import STEP_TO_SD
from palace_hub.wire.events import Conversion

SECONDS = 60
"""Length of the trace in seconds."""
NOISE_SECONDS = 10
"""Window of the noise's median in seconds: a hand is seldom in a compartment for half of it."""
RUN = 20
"""Conversions of one run of the calm noise: a quarter of a second at 80 SPS."""
CALM_SECONDS = 30.0
"""Window of the calm noise in seconds. A builder touches the plate in nearly every second, but a calm run lies between
two touches within this time."""
# An open ADC has about 50 counts of noise at 80 SPS, a good cell 100; ten times that is a fault of the wiring.
NOISIEST_COUNTS = 1000.0


class CellHistory:
    """The history of one cell. It takes conversions in order of time; a second counts once it is over."""

    def __init__(self) -> None:
        self.refused = FaultCounter()
        self.why = ""
        self.heard: float | None = None  # hub time of the last good conversion
        self._changed = 0.0
        self._last: int | None = None
        self._seconds: deque[tuple[int, float, float]] = deque(maxlen=SECONDS)  # second, mean, mean step
        self._traced: tuple[tuple[int, int], tuple[float | None, ...]] = (-1, -1), ()
        self._second = -1
        self._n = self._total = self._steps = 0
        self._runs: deque[tuple[float, float]] = deque()  # end, mean step
        self._run_n = self._run_steps = 0

    def feed(self, conversions: Iterable[Conversion]) -> None:
        """Take the conversions of a batch."""
        for t, raw, why in conversions:
            if raw is None:
                self.refused.add(1, t)
                self.why = why or ""
                continue
            if int(t) != self._second:
                self._close(int(t))
            if raw != self._last:
                self._changed = t
                step = 0 if self._last is None else abs(raw - self._last)
                self._steps += step
                self._run_steps += step
                self._last = raw
            self._n += 1
            self._run_n += 1
            if self._run_n == RUN:
                self._close_run(t)
            self._total += raw
            self.heard = t

    def _close(self, second: int) -> None:
        if self._n:
            self._seconds.append((self._second, self._total / self._n, self._steps / self._n))
        self._second = second
        self._n = self._total = self._steps = 0

    def _close_run(self, t: float) -> None:
        self._runs.append((t, self._run_steps / RUN))
        self._run_n = self._run_steps = 0
        while self._runs[0][0] < t - CALM_SECONDS:
            self._runs.popleft()

    def level(self, now: float) -> float | None:
        """Mean of the last whole second in raw counts; None while the cell is silent."""
        if not self._seconds or self.heard is None or now - self.heard > SILENT_S:
            return None
        return self._seconds[-1][1]

    def noise(self) -> float | None:
        """Standard deviation of one conversion, raw counts; None before three whole seconds."""
        steps = [step for _, _, step in list(self._seconds)[-NOISE_SECONDS:]]
        return median(steps) * STEP_TO_SD if len(steps) >= 3 else None

    def calm_noise(self) -> float | None:
        """The noise of the calmest run in the window, raw counts, without hands; None as in `noise`."""
        if self.noise() is None or not self._runs:
            return None
        return min(step for _, step in self._runs) * STEP_TO_SD

    def trace(self, now: float) -> tuple[float | None, ...]:
        """The means of the last 60 whole seconds, newest last; None for a second without any conversion."""
        key = (int(now), self._second)
        if key != self._traced[0]:
            means = {second: mean for second, mean, _ in self._seconds}
            self._traced = key, tuple(means.get(second) for second in range(key[0] - SECONDS, key[0]))
        return self._traced[1]

    def fault(self, now: float) -> Message | None:
        """The fault that raw counts show."""
        refuses = self.refused.last is not None and now - self.refused.last <= SILENT_S
        if self._last in RAILS or (refuses and self.why == "saturated"):
            return Message("cell-saturated")
        if self.heard is None or now - self.heard > SILENT_S:
            return Message("cell-silent", {"seconds": round(now - self.heard) if self.heard is not None else 0})
        if self.heard - self._changed >= STUCK_S:
            return Message("cell-stuck")
        noise = self.calm_noise()
        if noise is not None and noise > NOISIEST_COUNTS:
            return Message("corner-noisy", {"noise": round(noise)})
        return None


def feed_all(cells: list[CellHistory], conversions: Sequence[Sequence[Conversion]]) -> None:
    """Feed a batch to a node's cells; add cells where the batch has more."""
    cells.extend(CellHistory() for _ in range(len(conversions) - len(cells)))
    for cell, own in zip(cells, conversions, strict=False):
        cell.feed(own)
