"""The level of a cell that lies still, for whoever weighs what lies on it: kept over a bump of the table."""

from dataclasses import dataclass

from palace_hub.sensing.signal.conversions import SAME_WORD_S, Block
from palace_hub.sensing.signal.stillness import SURE_STILL_S, StillPeriod

# A bump lasts a second, and one cell of six is bumped every few seconds: a level that is back where it was is the same
# one. Back are so many blocks within so many standard deviations of a block mean: less than half of the lightest piece.
BACK_BLOCKS = 3
BACK_SIGMAS = 4.0
LONGEST_AWAY_S = 5.0


@dataclass(frozen=True, slots=True)
class CellReading:
    """The mean of one still spell: raw counts, standard deviation of one conversion in raw counts, seconds still."""

    raw: float
    noise: float
    still_s: float


class SteadyLevel:
    """The last level that was surely still, and whether the cell lies there now."""

    __slots__ = ("_back", "_level", "_t", "_t0")

    def __init__(self) -> None:
        self._level: float | None = None
        self._t0 = self._t = 0.0
        self._back = 0

    def add(self, block: Block, spell: StillPeriod, sigma: float | None) -> None:
        """Takes a block after the still `spell` has; `sigma` is the standard deviation of a block mean (raw counts)."""
        if sigma is None or block.pause_s or block.same_s >= SAME_WORD_S or block.t1 - self._t > LONGEST_AWAY_S:
            self._level = None
        if spell.count and spell.seconds() >= SURE_STILL_S:
            self._level, self._t0, self._back = spell.level, spell.t0, BACK_BLOCKS
        elif self._level is not None and sigma is not None:
            self._back = self._back + 1 if abs(block.mean - self._level) <= BACK_SIGMAS * sigma else 0
        if self._level is not None and self._back >= BACK_BLOCKS:
            self._t = block.t1

    def reading(self, white: float | None) -> CellReading | None:
        """The level where the cell lies there now; `white` is the standard deviation of a conversion (raw counts)."""
        if self._level is None or self._back < BACK_BLOCKS or white is None:
            return None
        return CellReading(self._level, white, self._t - self._t0)
