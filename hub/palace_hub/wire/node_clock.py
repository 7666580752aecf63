"""A node's 30-bit ticks on the hub's clock, for one boot of one node."""

from collections import deque

from palace_hub.wire.frames import TICK_SPAN

# The smallest offset of this long is the one of the message that was held up least; longer would follow a crystal's
# drift (50 ppm = 0.5 ms in 10 s) too late.
OFFSET_SECONDS = 10.0

_US = 1e-6


class NodeClock:
    """Unwraps ticks and maps them to hub seconds by the smallest offset of the last 10 s."""

    def __init__(self) -> None:
        self._last: tuple[float, int] | None = None  # hub seconds, unwrapped ticks
        self._offsets: deque[tuple[float, float]] = deque()  # (hub seconds, offset), offsets rising

    def unwrap(self, t: float, us: int) -> int:
        """Ticks without the wrap. Hub time says how many wraps lie between, so a silence may be of any length."""
        if self._last is None:
            whole = us
        else:
            then, ticks = self._last
            expected = ticks + round((t - then) / _US)
            ahead = (us - expected) % TICK_SPAN
            whole = expected + ahead - (TICK_SPAN if ahead >= TICK_SPAN // 2 else 0)
        self._last = (t, whole)
        return whole

    def heard(self, t: float, newest: int) -> float:
        """Note that ticks `newest` had passed when a message came at hub time `t`; the offset in force, in seconds."""
        offset = t - newest * _US
        while self._offsets and self._offsets[-1][1] >= offset:
            self._offsets.pop()
        self._offsets.append((t, offset))
        while self._offsets[0][0] < t - OFFSET_SECONDS:
            self._offsets.popleft()
        return self._offsets[0][1]
