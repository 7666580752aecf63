"""Shifts that are common to the cells of a tray: somebody leans on the table, lights or the supply are switched.

Such a shift is equal in all cells, or in proportion to their dead loads. A compartment that is being judged is compared
with the others: what they all show is no piece.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from statistics import median

HISTORY_S = 45.0
"""Time (s) for which the levels are kept: a hand rests for up to 30 s (SENSING), with margin."""
APART_S = 0.2
"""Largest difference (s) between the times at which the cells show a common shift."""
BEFORE_S = 1.6
AFTER_S = 0.45
"""Length (s) of the stretches that are averaged before and after: as long as a bump and as a decision's own rest."""
LEAST_BLOCKS = 3

LEAST_WITNESSES = 3
"""Fewest other cells that must agree; up to two may hold hands of their own."""
MOST_DISSENTERS = 2
AGREE_SIGMAS = 4.0
EQUAL_PART, SCALED_PART = 0.15, 0.3
"""A cell agrees with a shift within so many standard deviations, or this part of it: a table gives way unevenly, and a
cup has 45 to 86 g (SENSING) where `PAN_G` is assumed."""
SHIFT_SIGMAS = 4.0
LEAST_SHIFT_G = 0.02
"""A common shift counts from here on: smaller ones are drift, which the zero follows (assumed)."""
MOST_SHIFT_G = 3.0
"""A cell that shifts further is no witness: cups are lifted, or pieces moved. Leans reach 1.25 g on average and twice
as much in a full compartment."""
STEADY_SIGMAS = 4.0
STEADY_PART = 0.6
"""In a steady stretch this part of the block means lies within so many standard deviations of their median: a bump of
the table may lie in the rest."""
EXACT_PART = 0.03
"""A shift is exactly equal if all other cells agree to this part of it: the supply, the lights, or a table that presses
evenly (assumed)."""
SWAY_G = 0.3
"""The same at least (g): somebody who leans on the table sways, and all cells with them (assumed)."""
UNEVEN_PART, EVEN_PART = 0.4, 0.1
"""Largest remainder, as a part of a common shift and of an exactly equal one, that is no piece where no hand was (as
`SCALED_PART`, for the own cup as well)."""
SHARE_ERROR = 0.18
"""Standard deviation of a cell's own share in a lean, as a part of it: that of cups of 45 to 86 g (SENSING)."""
PAN_G = 65.0
"""Dead load (g) of an empty compartment: cups weigh 45 to 86 g (SENSING)."""


@dataclass(frozen=True, slots=True)
class CommonShift:
    """The shift of one cell that it shares with the others (g).

    It lies between `low` and `high`: equal in all cells, or in proportion to their dead loads.
    """

    low: float = 0.0
    high: float = 0.0
    noise: float = 0.0
    """Standard deviation of both bounds."""
    known: bool = False
    """At least `LEAST_WITNESSES` other cells have been compared and agree."""
    remainder: float = UNEVEN_PART
    """Largest remainder, as a part of the shift, that is no piece where no hand was."""
    share_error: float = SHARE_ERROR
    """Standard deviation of the cell's own share, as a part of the shift; 0: the shift is exactly equal."""

    def explains(self, grams: float) -> bool:
        """Whether the common shift alone explains a change of `grams` where no hand was."""
        least, most = self.low - self.remainder * abs(self.low), self.high + self.remainder * abs(self.high)
        return self.grams != 0.0 and least <= grams <= most

    @property
    def grams(self) -> float:
        """The likeliest shift."""
        return 0.5 * (self.low + self.high)

    @property
    def error(self) -> float:
        """Standard deviation of `grams`."""
        return hypot(self.noise, 0.5 * (self.high - self.low), self.share_error * self.grams)


NO_COMPARISON = CommonShift()


class LevelHistory:
    """The block means of one cell over the last `HISTORY_S`, in grams."""

    __slots__ = ("_blocks", "sigma_g")

    def __init__(self) -> None:
        self._blocks: deque[tuple[float, float]] = deque()
        self.sigma_g: float | None = None
        """Standard deviation of a block mean (g); None: not known yet."""

    def add(self, t: float, grams: float, sigma_g: float | None) -> None:
        """Takes a block mean at hub time `t` (s)."""
        self.sigma_g = sigma_g
        self._blocks.append((t, grams))
        while self._blocks[0][0] < t - HISTORY_S:
            self._blocks.popleft()

    def clear(self) -> None:
        """Forgets everything: levels before a pause cannot be compared."""
        self._blocks.clear()

    def move(self, grams: float) -> None:
        """Moves all levels by `grams`: a step that is expected is no shift."""
        self._blocks = deque((t, level + grams) for t, level in self._blocks)

    def shift(self, rest_t0: float, t0: float, t: float) -> tuple[float, float] | None:
        """Shift from before hub time `t0` until `t` and its standard deviation (g); None: it was not steady there.

        `rest_t0`: hub time from which the level before may be taken.
        """
        sigma = self.sigma_g
        if sigma is None:
            return None
        before = self._steady(max(rest_t0, t0 - BEFORE_S), t0 - 0.5 * APART_S, sigma)
        after = self._steady(t - AFTER_S, t, sigma)
        if before is None or after is None:
            return None
        return after[0] - before[0], hypot(after[1], before[1])

    def _steady(self, start: float, end: float, sigma: float) -> tuple[float, float] | None:
        """Mean level of a steady stretch and its standard deviation (g); None: it is not steady."""
        means = []
        for t, grams in reversed(self._blocks):
            if t < start:
                break
            if t <= end:
                means.append(grams)
        if len(means) < LEAST_BLOCKS:
            return None
        middle = median(means)
        near = [grams for grams in means if abs(grams - middle) <= max(STEADY_SIGMAS * sigma, SWAY_G)]
        if len(near) < max(LEAST_BLOCKS, STEADY_PART * len(means)):
            return None
        mean = sum(near) / len(near)
        sway = sum((grams - mean) ** 2 for grams in near) / len(near)
        return mean, max(sigma, sway**0.5) / len(near) ** 0.5


def common_shift(
    index: int, histories: Sequence[LevelHistory], dead_g: Sequence[float], rest_t0: float, t0: float, t: float
) -> CommonShift:
    """The part of the shift of cell `index` from before `t0` until `t` (hub seconds) that the other cells show as well.

    `rest_t0`: hub time from which the cell was at rest before; `dead_g`: dead load of each cell (g). The shift is equal
    in all cells or in proportion to the dead loads.
    """
    seen = [
        (shift, dead_g[other])
        for other, history in enumerate(histories)
        if other != index and (shift := history.shift(rest_t0, t0, t)) is not None and abs(shift[0]) <= MOST_SHIFT_G
    ]
    if len(seen) < LEAST_WITNESSES:
        return NO_COMPARISON
    exact = _fit([shift for shift, _ in seen], EXACT_PART, dissenters=0)
    if exact is not None:
        grams, noise = exact
        clear = abs(grams) >= max(LEAST_SHIFT_G, SHIFT_SIGMAS * noise)
        even = CommonShift(grams, grams, noise, known=True, remainder=EVEN_PART, share_error=0.0)
        return even if clear else CommonShift(known=True)
    equal = _fit([shift for shift, _ in seen], EQUAL_PART)
    scaled = _fit([(grams / dead, error / dead) for (grams, error), dead in seen], SCALED_PART)
    own = dead_g[index]
    fits = [fit for fit in (equal, scaled and (scaled[0] * own, scaled[1] * own)) if fit is not None]
    if not fits:
        return NO_COMPARISON
    shifts = [grams for grams, _ in fits]
    noise = max(error for _, error in fits)
    if min(abs(grams) for grams in shifts) < max(LEAST_SHIFT_G, SHIFT_SIGMAS * noise):
        return CommonShift(known=True)
    return CommonShift(min(shifts), max(shifts), noise, known=True)


def _fit(
    shifts: Sequence[tuple[float, float]], part: float, dissenters: int = MOST_DISSENTERS
) -> tuple[float, float] | None:
    """The value on which all of `shifts` (value, standard deviation) but `dissenters` agree, and its error.

    `part`: relative deviation within which a shift agrees. None: too few agree.
    """
    middle = median(value for value, _ in shifts)
    agreeing = [
        (value, error)
        for value, error in shifts
        if abs(value - middle) <= max(AGREE_SIGMAS * error, part * abs(middle))
    ]
    if len(agreeing) < LEAST_WITNESSES or len(shifts) - len(agreeing) > dissenters:
        return None
    mean = sum(value for value, _ in agreeing) / len(agreeing)
    return mean, sum(error * error for _, error in agreeing) ** 0.5 / len(agreeing)
