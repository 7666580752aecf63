"""How often somebody may do something: buckets that fill with time."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

MOST_REMEMBERED: Final = 1024
"""Buckets that are kept; the one that was used longest ago goes first."""


class Rates:
    """A bucket of `burst` for each one who asks, which fills by `per_second`."""

    def __init__(self, burst: int, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._burst = float(burst)
        self._per_second = per_second
        self._clock = clock
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def allows(self, who: Hashable) -> bool:
        """May `who` do it once more now? If so, it counts."""
        now = self._clock()
        left, at = self._buckets.pop(who, (self._burst, now))
        left = min(self._burst, left + (now - at) * self._per_second)
        allowed = left >= 1.0
        self._buckets[who] = (left - 1.0 if allowed else left, now)
        while len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        return allowed
