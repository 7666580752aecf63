"""Shifts that are common to the cells of a tray: somebody leans on the table, lights or the supply are switched.

Such a shift is equal in all cells, or in proportion to their dead loads. A compartment that is being judged is compared
with the others: what they all show is no piece.
"""

from collections import deque
from collections.abc import Iterable, Sequence
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
EQUAL_PART = 0.15
"""A cell agrees with an equal shift within so many standard deviations, or this part of it: a table gives way unevenly
(assumed)."""
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
SWAY_G = 0.3
"""The same at least (g): somebody who leans on the table sways, and all cells with them (assumed)."""
EXACT_PART = 0.03
"""A shift is exactly equal if all other cells agree to this part of it: the supply, the lights, or a table that presses
evenly; while it sways, to `EVEN_PART` (assumed)."""
EXACT_WITNESSES = 4
"""Fewest other cells for that. Three of unequal cups agree by chance: that made 3 of 11 false events in 1,238 leans."""
UNEVEN_PART, EVEN_PART = 0.4, 0.1
"""Largest remainder, as a part of an equal shift and of an exactly equal one, that is no piece where no hand was
(assumed)."""
LIGHTEST_CUP_G, LIKELY_CUP_G, HEAVIEST_CUP_G = 45.0, 65.0, 86.0
"""Dead load (g) of an empty compartment: printed cups weigh 51 to 86 g, others from 45 g (SENSING)."""
CUP_SD_G = 12.0
"""Standard deviation of a cup's mass (g): that of an even spread over this range."""


@dataclass(frozen=True, slots=True)
class CellShift:
    """The shift of one cell (g)."""

    grams: float
    error: float
    """Its standard deviation, with the sway of somebody who leans on the table."""
    noise: float
    """The same by the cell's own noise."""


@dataclass(frozen=True, slots=True)
class CommonShift:
    """The shift of one cell that it shares with the others (g)."""

    grams: float = 0.0
    """The likeliest shift."""
    error: float = 0.0
    """Standard deviation of `grams`."""
    known: bool = False
    """At least `LEAST_WITNESSES` other cells have been compared and agree."""
    least: float = 0.0
    most: float = 0.0
    """The range that the common shift alone explains where no hand was."""

    def explains(self, grams: float) -> bool:
        """Whether the common shift alone explains a change of `grams` where no hand was."""
        return self.grams != 0.0 and self.least <= grams <= self.most


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

    def shift(self, rest_t0: float, t0: float, t: float) -> CellShift | None:
        """Shift from before hub time `t0` until `t`; None: it was not steady there.

        `rest_t0`: hub time from which the level before may be taken.
        """
        sigma = self.sigma_g
        if sigma is None:
            return None
        before = self._steady(max(rest_t0, t0 - BEFORE_S), t0 - 0.5 * APART_S, sigma)
        after = self._steady(t - AFTER_S, t, sigma)
        if before is None or after is None:
            return None
        return CellShift(after[0] - before[0], hypot(after[1], before[1]), sigma * hypot(after[2], before[2]))

    def _steady(self, start: float, end: float, sigma: float) -> tuple[float, float, float] | None:
        """Mean level of a steady stretch, its standard deviation (g), and its noise as a part of a block mean's.

        None: it is not steady.
        """
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
        part = len(near) ** -0.5
        return mean, max(sigma, sway**0.5) * part, part


def common_shift(
    index: int, histories: Sequence[LevelHistory], pieces_g: Sequence[float], rest_t0: float, t0: float, t: float
) -> CommonShift:
    """The part of the shift of cell `index` from before `t0` until `t` (hub seconds) that the other cells show as well.

    `rest_t0`: hub time from which the cell was at rest before; `pieces_g`: mass of the pieces in each cell (g). The
    shift is equal in all cells or in proportion to the dead loads, cup and pieces.
    """
    seen = [
        (shift, pieces_g[other])
        for other, history in enumerate(histories)
        if other != index and (shift := history.shift(rest_t0, t0, t)) is not None and abs(shift.grams) <= MOST_SHIFT_G
    ]
    if len(seen) < LEAST_WITNESSES:
        return NO_COMPARISON
    shifts, own_g = [shift for shift, _ in seen], pieces_g[index]
    exact = _exact(shifts)
    fits = [exact] if exact is not None else [fit for fit in (_equal(shifts), _scaled(seen, own_g)) if fit is not None]
    if not fits:
        return NO_COMPARISON
    noise = max(fit.noise for fit in fits)
    if min(abs(fit.grams) for fit in fits) < max(LEAST_SHIFT_G, SHIFT_SIGMAS * noise):
        return CommonShift(known=True)
    low, high = min(fit.grams for fit in fits), max(fit.grams for fit in fits)
    return CommonShift(
        grams=0.5 * (low + high),
        error=hypot(noise, 0.5 * (high - low), max(fit.share_error for fit in fits)),
        known=True,
        least=min(fit.least for fit in fits),
        most=max(fit.most for fit in fits),
    )


@dataclass(frozen=True, slots=True)
class _Fit:
    """The shift of the cell that is judged (g), if the others shift in one way."""

    grams: float
    noise: float
    """Standard deviation of `grams` by noise and sway."""
    share_error: float
    """The same by the cell's own share, which nobody knows exactly."""
    least: float
    most: float

    @classmethod
    def within(cls, grams: float, noise: float, share_error: float, part: float) -> "_Fit":
        """A fit that explains what is at most `part` of it off."""
        return cls(grams, noise, share_error, grams - part * abs(grams), grams + part * abs(grams))


def _exact(shifts: Sequence[CellShift]) -> _Fit | None:
    """The shift that all cells show equally, beyond their own noise and some sway; None: there is none."""
    middle = median(shift.grams for shift in shifts)
    least, most = EXACT_PART * abs(middle), EVEN_PART * abs(middle)

    def agrees(shift: CellShift) -> bool:
        sway = min(AGREE_SIGMAS * shift.error, most)
        return abs(shift.grams - middle) <= max(AGREE_SIGMAS * shift.noise, least, sway)

    if len(shifts) < EXACT_WITNESSES or not all(agrees(shift) for shift in shifts):
        return None
    return _Fit.within(*_mean((shift.grams, shift.error) for shift in shifts), 0.0, EVEN_PART)


def _equal(shifts: Sequence[CellShift]) -> _Fit | None:
    """The shift that the cells without a hand show about equally; None: too few agree."""
    middle = median(shift.grams for shift in shifts)
    agreeing = [
        (shift.grams, shift.error)
        for shift in shifts
        if abs(shift.grams - middle) <= max(AGREE_SIGMAS * shift.error, EQUAL_PART * abs(middle))
    ]
    if not _enough(len(agreeing), len(shifts)):
        return None
    grams, noise = _mean(agreeing)
    return _Fit.within(grams, noise, EQUAL_PART * abs(grams), UNEVEN_PART)


def _scaled(seen: Sequence[tuple[CellShift, float]], own_g: float) -> _Fit | None:
    """The shift in proportion to the dead loads, whatever cups may weigh; None: too few cells agree.

    `seen`: shift and pieces (g) of each other cell; `own_g`: pieces of the cell that is judged.
    """
    ranges = [_per_gram(shift, pieces_g) for shift, pieces_g in seen]
    agreeing = max(
        ([i for i, (low, high) in enumerate(ranges) if low <= start <= high] for start, _ in ranges),
        key=len,
    )
    if not _enough(len(agreeing), len(seen)):
        return None
    low, high = max(ranges[i][0] for i in agreeing), min(ranges[i][1] for i in agreeing)
    loads = [LIKELY_CUP_G + seen[i][1] for i in agreeing]
    per_gram, noise = _mean(
        (seen[i][0].grams / load, seen[i][0].error / load) for i, load in zip(agreeing, loads, strict=True)
    )
    per_gram, own = min(max(per_gram, low), high), LIKELY_CUP_G + own_g
    others_part = sum((CUP_SD_G / load) ** 2 for load in loads) ** 0.5 / len(loads)
    bounds = [one * (cup + own_g) for one in (low, high) for cup in (LIGHTEST_CUP_G, HEAVIEST_CUP_G)]
    share_error = abs(per_gram) * own * hypot(CUP_SD_G / own, others_part)
    return _Fit(per_gram * own, noise * own, share_error, min(bounds), max(bounds))


def _per_gram(shift: CellShift, pieces_g: float) -> tuple[float, float]:
    """Range of a cell's shift per gram of its dead load: the cup may be light or heavy."""
    ends = [shift.grams + side * AGREE_SIGMAS * shift.error for side in (-1.0, 1.0)]
    ratios = [end / (cup + pieces_g) for end in ends for cup in (LIGHTEST_CUP_G, HEAVIEST_CUP_G)]
    return min(ratios), max(ratios)


def _enough(agreeing: int, of: int) -> bool:
    return agreeing >= LEAST_WITNESSES and of - agreeing <= MOST_DISSENTERS


def _mean(values: Iterable[tuple[float, float]]) -> tuple[float, float]:
    """Mean of values with their standard deviations, and its own."""
    every = list(values)
    return sum(value for value, _ in every) / len(every), sum(sd * sd for _, sd in every) ** 0.5 / len(every)
