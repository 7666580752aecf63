"""Light test: a tray's lights are dark, lit and dark again, to see how far they shift its cells' readings."""

from collections.abc import Sequence
from math import hypot, sqrt
from statistics import fmean, stdev

from palace_hub.wire.events import Batch

LIT = 4
"""State of a light that asks for attention: on most of the time, in the brightest colour."""
DARK = 0

RHYTHM_S = 1.6
"""Period of such a light (`firmware/drivers/lights.py`). The mean over whole periods is the shift that lasts."""
DARK_S = 1.0
SETTLING_S = 0.3
"""Start of each phase that the means leave out: the command's delay and the supply's dip (assumed)."""
BLOCK_S = 0.1
"""Readings are averaged over so long first: the scatter of these means shows hands and bumps."""


class LightTest:
    """Three phases from hub time `start` (s): dark, lit for `periods` of the lights' rhythm, dark; they stay dark.

    The dark phases lie evenly about the lit one, so that a steady drift cancels. `levels`: of the cells before `start`
    (raw counts), where they are known.
    """

    def __init__(self, start: float, periods: int, levels: Sequence[float] = ()) -> None:
        self._start = start
        self._levels = levels
        dark, lit = periods * DARK_S, periods * RHYTHM_S
        self._lit_at = SETTLING_S + dark
        self._dark_at = self._lit_at + SETTLING_S + lit
        self._seconds = self._dark_at + SETTLING_S + dark
        self.ends = start + self._seconds + SETTLING_S
        """Hub time by which the last readings have come (s)."""
        self._blocks: list[dict[int, list[int]]] = []
        """By cell: raw counts of each block."""

    def state(self, now: float) -> int:
        """State of all lights at hub time `now`."""
        return LIT if self._lit_at <= now - self._start < self._dark_at else DARK

    def take(self, batch: Batch) -> None:
        """Add a batch."""
        while len(self._blocks) < len(batch.conversions):
            self._blocks.append({})
        for blocks, conversions in zip(self._blocks, batch.conversions, strict=False):
            for t, raw, _ in conversions:
                if raw is not None and t >= self._start:
                    blocks.setdefault(int((t - self._start) / BLOCK_S), []).append(raw)

    @property
    def ranges(self) -> tuple[float, ...]:
        """Per cell: difference of its highest and its lowest level so far (raw counts), by blocks."""
        seen = [[fmean(readings) for readings in blocks.values()] for blocks in self._blocks]
        for levels, level in zip(seen, self._levels, strict=False):
            levels.append(level)
        return tuple(max(levels, default=0.0) - min(levels, default=0.0) for levels in seen)

    def shifts(self) -> list[tuple[float, float] | None]:
        """Per cell: mean shift with the lights on and its standard deviation (raw counts); None: readings are missing.

        The deviation includes a difference of the dark phases: pieces may have been moved between them.
        """
        return [self._shift(blocks) for blocks in self._blocks]

    def _shift(self, blocks: dict[int, list[int]]) -> tuple[float, float] | None:
        phases = ((0.0, self._lit_at), (self._lit_at, self._dark_at), (self._dark_at, self._seconds))
        spans = [range(round((begin + SETTLING_S) / BLOCK_S), round(end / BLOCK_S)) for begin, end in phases]
        means = [[fmean(blocks[block]) for block in span if block in blocks] for span in spans]
        if any(len(phase) < 2 for phase in means):
            return None
        before, lit, after = (fmean(phase) for phase in means)
        errors = [stdev(phase) / sqrt(len(phase)) for phase in means]
        noise = hypot(errors[1], 0.5 * errors[0], 0.5 * errors[2])
        return lit - 0.5 * (before + after), hypot(noise, 0.5 * (after - before))
