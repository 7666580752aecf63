"""One cell as its raw counts tell it, whether anything is calibrated or not: level, noise and the last minute."""

from collections import deque
from collections.abc import Iterable, Sequence
from statistics import median

from palace_hub.core.nodes.trouble import Trouble
from palace_hub.locale.message import Message
from palace_hub.sensing.signal.conversions import RAILS, SILENT_S, STUCK_S
from palace_hub.sensing.signal.stillness import STEP_TO_SD
from palace_hub.wire.events import Conversion

SECONDS = 60
"""Seconds of the trace: what a person did at the bench a moment ago is still to be seen."""
NOISE_SECONDS = 10
"""The median over so many seconds: a hand is seldom in a bin for half of them."""
RUN = 20
"""Conversions, a quarter of a second at 80 a second, over which a cell is calm or is not."""
CALM_SECONDS = 30.0
"""Who builds on the plate touches it in nearly every second, and what swings after a touch is no fault of a wire: in so
many seconds there is a calm quarter of one between any two hands."""
# A chip alone has about 50 counts at 80 conversions a second and good cells 100; ten times that comes from wires.
NOISIEST_COUNTS = 1000.0


class CellHistory:
    """Fed with every conversion of one cell, in order of time; a second counts once it is over."""

    def __init__(self) -> None:
        self.refused = Trouble()
        self.why = ""
        self.heard: float | None = None  # hub time of the last good conversion
        self._changed = 0.0
        self._last: int | None = None
        self._kept: deque[tuple[int, float, float]] = deque(maxlen=SECONDS)  # second, mean, mean step
        self._traced: tuple[tuple[int, int], tuple[float | None, ...]] = (-1, -1), ()
        self._second = -1
        self._n = self._total = self._steps = 0
        self._runs: deque[tuple[float, float]] = deque()  # end, mean step
        self._run_n = self._run_steps = 0

    def feed(self, conversions: Iterable[Conversion]) -> None:
        """Takes what a batch holds of this cell."""
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
            self._kept.append((self._second, self._total / self._n, self._steps / self._n))
        self._second = second
        self._n = self._total = self._steps = 0

    def _close_run(self, t: float) -> None:
        self._runs.append((t, self._run_steps / RUN))
        self._run_n = self._run_steps = 0
        while self._runs[0][0] < t - CALM_SECONDS:
            self._runs.popleft()

    def level(self, now: float) -> float | None:
        """Mean of the last whole second, raw counts; None while nothing comes."""
        if not self._kept or self.heard is None or now - self.heard > SILENT_S:
            return None
        return self._kept[-1][1]

    def noise(self) -> float | None:
        """Standard deviation of one conversion, raw counts; None before three whole seconds."""
        steps = [step for _, _, step in list(self._kept)[-NOISE_SECONDS:]]
        return median(steps) * STEP_TO_SD if len(steps) >= 3 else None

    def calm_noise(self) -> float | None:
        """The noise of the calmest run of late, raw counts: what is left when no hand is on it; None as in `noise`."""
        if self.noise() is None or not self._runs:
            return None
        return min(step for _, step in self._runs) * STEP_TO_SD

    def trace(self, now: float) -> tuple[float | None, ...]:
        """The means of the last 60 whole seconds, newest last; None for a second without any conversion."""
        key = (int(now), self._second)
        if key != self._traced[0]:
            means = {second: mean for second, mean, _ in self._kept}
            self._traced = key, tuple(means.get(second) for second in range(key[0] - SECONDS, key[0]))
        return self._traced[1]

    def fault(self, now: float) -> Message | None:
        """What is wrong with the cell, as far as raw counts can tell."""
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
    """Feeds a batch to a node's cells, of which there may be more than before."""
    cells.extend(CellHistory() for _ in range(len(conversions) - len(cells)))
    for cell, own in zip(cells, conversions, strict=False):
        cell.feed(own)
