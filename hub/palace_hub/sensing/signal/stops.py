"""A weigh module's stop, told from what its cell reads while somebody presses: does the reading end, and at how much?

A screw that carries the hand instead of the cell shows as a flat top, and as the same top however hard one presses. A
hand alone wobbles by several per cent and never ends twice at the same weight. Grams are those on the bare spider: its
own 6 to 10 g are left out, two or three per cent of what is judged here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from statistics import median

AIM = 1.10
"""Part of the capacity at which the stop should take over."""
STOP_PARTS = (1.05, 1.25)
"""Nearer to the capacity it would clip what is to be weighed; beyond, cells of this kind are bent for good."""

PRESSED_PART = 0.4
"""A reading beyond this part of what is left of the capacity is a press; one below half of it has ended."""
FLAT_S = 0.12
"""The top of a press counts as flat where it stays within `FLAT_PART` of its highest for so long. The round top of a
press that no stop ends does so for 0.04 s."""
FLAT_PART = 0.006
AGREEING_PRESSES = 3
"""So many presses in a row must end at the same weight."""
AGREE_PART = 0.015

LEAST_FALL_G = 5.0
"""A paper that raises the stop lets it take over so much earlier, or the reading of it says nothing."""
TRAVEL_MM = (0.4, 0.7)
"""How far a cup should sink at the cell's capacity: less, and a stop cannot be set; more, and the scale swings long."""


@dataclass(frozen=True, slots=True)
class StopPress:
    """One press: hub seconds, its highest weight, and whether its top was flat."""

    t: float
    top_g: float
    flat: bool


class PressDetector:
    """Presses on one cell, by its conversions. `zero_raw`: counts of the bare spider; `counts_per_g`: signed;
    `rest_g`: what lies on it for good."""

    def __init__(self, zero_raw: float, counts_per_g: float, capacity_g: float, rest_g: float = 0.0) -> None:
        self.found: list[StopPress] = []
        self.now_g: float | None = None
        self._zero, self._gain = zero_raw, counts_per_g
        self._begins = rest_g + PRESSED_PART * (capacity_g - rest_g)
        self._ends = rest_g + 0.5 * PRESSED_PART * (capacity_g - rest_g)
        self._top: list[tuple[float, float]] = []

    @property
    def pressed(self) -> bool:
        """Is a hand on it now?"""
        return bool(self._top)

    def feed(self, conversions: Sequence[tuple[float, int | None]]) -> bool:
        """Take conversions (hub seconds, counts); True where a press has ended in them."""
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
        """What the press came to; the highest conversions are averaged, since a single one may be a spike."""
        grams = sorted((g for _, g in self._top), reverse=True)
        few = max(1, ceil(len(grams) * 0.1))
        top = median(grams[: max(few, min(8, len(grams)))])
        high = [t for t, g in self._top if g >= top * (1 - FLAT_PART)]
        self.found.append(StopPress(high[0], top, len(high) > 2 and high[-1] - high[0] >= FLAT_S))
        self._top = []


def clip_g(presses: Sequence[StopPress]) -> float | None:
    """Where the stop takes over, in grams: None until the last presses end flat, and at one weight."""
    last = presses[-AGREEING_PRESSES:]
    tops = [press.top_g for press in last]
    if len(last) < AGREEING_PRESSES or not all(press.flat for press in last):
        return None
    middle = median(tops)
    return middle if max(tops) - min(tops) <= AGREE_PART * middle else None


def travel_mm(clip: float, raised: float, paper_mm: float, capacity_g: float) -> float | None:
    """How far the cup sinks under the cell's capacity: paper of `paper_mm` on the stops lets them take over at `raised`
    in place of `clip` grams. None where the paper changed too little to say."""
    fall = clip - raised
    return None if fall < LEAST_FALL_G else paper_mm * capacity_g / fall
