"""The mechanical stop of a weigh module, found from the cell's reading while a hand presses.

A stop shows as a flat top at the same weight in every press; a hand alone wobbles by several per cent and never ends
twice at one weight. Grams are those on the bare spider; its own 6 to 10 g (2 to 3 % of the limits) are ignored.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from statistics import median

AIM = 1.10
"""Part of the capacity at which the stop should take over (HARDWARE: clips at 110 %)."""
STOP_PARTS = (1.05, 1.25)
"""Allowed range of it: below, the stop clips weights to be measured; above, such cells bend for good (HARDWARE)."""

PRESSED_PART = 0.4
"""A press begins above this part of the capacity that the rest load leaves, and ends below half of it (assumed)."""
FLAT_S = 0.12
"""Time (s) for which a flat top stays within `FLAT_PART` of its highest value; the round top of a press without a stop
stays there for 0.04 s."""
FLAT_PART = 0.006
AGREEING_PRESSES = 3
"""Presses in a row that must end at the same weight."""
AGREE_PART = 0.015
"""Largest range of their tops, as a part of the weight: 200 simulated presses on one stop agree to 0.2 %, 300 sets of
presses without a stop are never taken for one (tests/sensing/signal/test_first_measurements.py)."""

LEAST_FALL_G = 5.0
"""Least difference (g) that paper on the stops must make for a travel to follow from it (assumed)."""
TRAVEL_MM = (0.4, 0.7)
"""Range of the travel at the cell's capacity (mm): with less a stop cannot be set, with more the cup swings for long
(HARDWARE)."""


@dataclass(frozen=True, slots=True)
class StopPress:
    """One press on a module."""

    t: float
    """Hub time of its top (s)."""
    top_g: float
    """Weight at the top."""
    flat: bool
    """The top was flat: a stop took over."""


class PressDetector:
    """Finds the presses in one cell's conversions.

    `zero_raw`: raw counts of the bare spider; `counts_per_g`: signed; `rest_g`: weight that stays on the spider.
    """

    def __init__(self, zero_raw: float, counts_per_g: float, capacity_g: float, rest_g: float = 0.0) -> None:
        self.ended: list[StopPress] = []
        """Presses that have ended, oldest first."""
        self.now_g: float | None = None
        """Weight of the last conversion; None before the first."""
        self._zero, self._gain = zero_raw, counts_per_g
        self._begins = rest_g + PRESSED_PART * (capacity_g - rest_g)
        self._ends = rest_g + 0.5 * PRESSED_PART * (capacity_g - rest_g)
        self._top: list[tuple[float, float]] = []

    @property
    def pressed(self) -> bool:
        """Whether a press is going on."""
        return bool(self._top)

    def feed(self, conversions: Sequence[tuple[float, int | None]]) -> bool:
        """Takes conversions (hub seconds, raw counts or None); returns whether a press has ended in them."""
        ended = False
        for t, raw in conversions:
            if raw is None:
                continue
            grams = self.now_g = (raw - self._zero) / self._gain
            if grams > self._begins:
                self._top.append((t, grams))
            elif self._top and grams < self._ends:
                self._close()
                ended = True
        return ended

    def _close(self) -> None:
        """Stores the press; its top is the median of the highest conversions, because one alone may be a spike."""
        grams = sorted((g for _, g in self._top), reverse=True)
        tenth = max(1, ceil(len(grams) * 0.1))
        top = median(grams[: max(tenth, min(8, len(grams)))])
        high = [t for t, g in self._top if g >= top * (1 - FLAT_PART)]
        self.ended.append(StopPress(high[0], top, len(high) > 2 and high[-1] - high[0] >= FLAT_S))
        self._top = []


def clip_g(presses: Sequence[StopPress]) -> float | None:
    """The weight (g) at which the stop takes over; None until the last presses end flat and at one weight."""
    last = presses[-AGREEING_PRESSES:]
    tops = [press.top_g for press in last]
    if len(last) < AGREEING_PRESSES or not all(press.flat for press in last):
        return None
    middle = median(tops)
    return middle if max(tops) - min(tops) <= AGREE_PART * middle else None


def travel_mm(clip: float, raised: float, paper_mm: float, capacity_g: float) -> float | None:
    """Travel of the cup (mm) at the cell's capacity; None if the paper changed less than `LEAST_FALL_G`.

    The stop takes over at `clip` grams, with paper of `paper_mm` on it at `raised` grams; the cell is a linear spring.
    """
    fall = clip - raised
    return None if fall < LEAST_FALL_G else paper_mm * capacity_g / fall
