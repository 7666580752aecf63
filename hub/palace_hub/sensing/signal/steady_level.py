"""The steady level of one cell, for weighing: still for longer than a finger rests, and kept over a table bump."""

from dataclasses import dataclass

from palace_hub.sensing.signal.conversions import SAME_WORD_S, ConversionBlock
from palace_hub.sensing.signal.stillness import SURE_STILL_S, StillPeriod

BACK_BLOCKS = 3
"""Blocks (80 ms each) near the old level after which a bumped cell is back on it (assumed)."""
BACK_SIGMAS = 4.0
"""How near, in standard deviations of a block mean: on 1 kg cells less than half of the lightest piece (0.29 g)."""
LONGEST_AWAY_S = 5.0
"""Longest absence (s) after which the old level still counts. A bump lasts 0.2 to 1 s (SENSING); margin assumed."""


@dataclass(frozen=True, slots=True)
class CellReading:
    """A steady level. The journal stores its fields by name."""

    raw: float
    """Mean level (raw counts)."""
    noise: float
    """Standard deviation of one conversion (raw counts)."""
    still_s: float
    """Seconds for which the cell has been still."""


class SteadyLevel:
    """Tracks the last steady level of one cell and whether the cell is at that level now."""

    __slots__ = ("_back", "_level", "_t", "_t0")

    def __init__(self) -> None:
        self._level: float | None = None
        self._t0 = self._t = 0.0
        self._back = 0

    def add(self, block: ConversionBlock, still_period: StillPeriod, sigma: float | None) -> None:
        """Takes a block after `still_period` has; `sigma`: standard deviation of a block mean (raw counts)."""
        if sigma is None or block.pause_s or block.same_s >= SAME_WORD_S or block.t1 - self._t > LONGEST_AWAY_S:
            self._level = None
        if still_period.count and still_period.seconds() >= SURE_STILL_S:
            self._level, self._t0, self._back = still_period.level, still_period.t0, BACK_BLOCKS
        elif self._level is not None and sigma is not None:
            self._back = self._back + 1 if abs(block.mean - self._level) <= BACK_SIGMAS * sigma else 0
        if self._level is not None and self._back >= BACK_BLOCKS:
            self._t = block.t1

    def reading(self, white: float | None) -> CellReading | None:
        """The steady level, or None while the cell is not at one; `white`: standard deviation of a conversion (raw
        counts), None: not known yet."""
        if self._level is None or self._back < BACK_BLOCKS or white is None:
            return None
        return CellReading(self._level, white, self._t - self._t0)
