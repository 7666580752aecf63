"""Noise of the cells in blocks of 10 s: conversions without any load."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_model import Build, CellFigures
from palace_hub.sim.world.room import Table

BLOCK_S = 10  # amortises numpy's cost a call, with small memory and start-up time
BLOCK_US = BLOCK_S * 1_000_000
FLICKER_TAUS_S = np.array([0.1, 1.0, 10.0, 100.0, 1000.0])
FLICKER_STEP_S = 0.05
FLICKER_SHARE = math.sqrt(math.log(10) / (2 * math.log(2)))  # Allan floor -> sigma of each decade's share
FULL_SCALE = (1 << 23) - 1
SILENCE_S = (0.1, 0.6)  # length of a gap; assumed

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]


class CellNoise:
    """One cell's noise from `start_us` on, block after block, from its own stream."""

    def __init__(self, seed: int, index: int, build: Build, figures: CellFigures, start_us: int = 0) -> None:
        self.figures = figures
        self._build = build
        self._rng = streams.noise(seed, "cell", index)
        self._silent = streams.noise(seed, "silences", index)
        self._flicker = self._rng.standard_normal(FLICKER_TAUS_S.size)
        self._period_us = 1e6 / figures.rate_hz
        self._next = max(0, math.floor(start_us / self._period_us - figures.phase) + 1)  # number of the next conversion

    def block(self, end_us: int, table: Table) -> tuple[Ints, Floats, dict[int, int | None]]:
        """Conversions of the block up to `end_us`: stamps (us), counts without load, corrupt words by index."""
        figures, rng, build = self.figures, self._rng, self._build
        last = math.floor(end_us / self._period_us - figures.phase)
        stamps: Floats = (np.arange(self._next, last + 1, dtype=np.float64) + figures.phase) * self._period_us
        self._next = last + 1
        size = stamps.size
        t: Floats = stamps / 1e6
        mg = rng.standard_normal(size) * figures.white_mg
        mg += self._flicker_mg(t, end_us / 1e6)
        mg += self.slow_mg(t, table)
        mg += figures.mains_mg * np.sin(2 * math.pi * figures.mains_hz * t + figures.mains_phase)
        start_s, end_s = end_us / 1e6 - BLOCK_S, end_us / 1e6
        mg += table.pushes_mg(t, start_s, end_s) * figures.bump_gain
        chance = rng.random((3, size))
        size_of_odd = rng.random(size)
        spiked = np.flatnonzero(chance[0] < build.spike)
        sign = np.where(size_of_odd[spiked] < 0.5, -1.0, 1.0)
        low, high = build.spike_mg
        mg[spiked] += sign * (low + (high - low) * (2 * size_of_odd[spiked] % 1))
        words = {int(i): corrupt_word(size_of_odd[i]) for i in np.flatnonzero(chance[1] < build.corrupt)}
        odd = np.flatnonzero(chance[2] < build.missing)
        late = odd[size_of_odd[odd] < 0.5]
        stamps[late] = np.minimum(stamps[late] + size_of_odd[late] * self._period_us, end_us)
        valid = np.ones(size, dtype=bool)
        valid[odd[size_of_odd[odd] >= 0.5]] = False
        if build.silences_a_minute:
            valid &= self._outside_gaps(t)
        if not valid.all():
            moved = np.cumsum(valid) - 1
            words = {int(moved[i]): word for i, word in words.items() if valid[i]}
            stamps, mg = stamps[valid], mg[valid]
        counts = mg * figures.counts_per_mg + figures.offset
        return np.ceil(stamps).astype(np.int64), counts, words

    def _outside_gaps(self, t: Floats) -> npt.NDArray[np.bool_]:
        """Mask of `t`: False in gaps that begin in this block."""
        outside = np.ones(t.size, dtype=bool)
        for _ in range(self._silent.poisson(self._build.silences_a_minute * BLOCK_S / 60)):
            start = self._silent.uniform(t[0], t[-1])
            outside &= (t < start) | (t > start + self._silent.uniform(*SILENCE_S))
        return outside

    def slow_mg(self, t: Floats, table: Table) -> Floats:
        """Drift, warm-up and temperature in mg, each zero at t = 0."""
        figures, tau = self.figures, self._build.warm_up_tau_s
        turn = 2 * math.pi / figures.drift_period_s
        drift = figures.drift_mg_s * math.sqrt(2) / turn
        slow: Floats = drift * (np.sin(turn * t + figures.drift_phase) - math.sin(figures.drift_phase))
        slow += figures.warm_up_mg_s * tau * -np.expm1(-t / tau)
        return np.asarray(slow + figures.temperature_mg_c * table.lagged_temperature(t), dtype=np.float64)

    def _flicker_mg(self, t: Floats, end_s: float) -> Floats:
        """1/f noise in mg: a sum of one first-order process a decade, all of equal variance."""
        steps = round(BLOCK_S / FLICKER_STEP_S)
        keep = np.exp(-FLICKER_STEP_S / FLICKER_TAUS_S)
        kicks = self._rng.standard_normal((steps, FLICKER_TAUS_S.size)) * np.sqrt(1 - keep**2)
        powers = keep ** np.arange(1, steps + 1)[:, None]
        walks = powers * (self._flicker + np.cumsum(kicks / powers, axis=0))
        whole = np.concatenate(([self._flicker.sum()], walks.sum(axis=1)))
        self._flicker = walks[-1]
        grid = end_s - BLOCK_S + FLICKER_STEP_S * np.arange(steps + 1)
        return np.asarray(self.figures.flicker_mg * FLICKER_SHARE * np.interp(t, grid, whole), dtype=np.float64)


def corrupt_word(draw: float) -> int | None:
    """A word read during the chip's update: a rail, a run of ones, or None for wrong extra bits.

    `draw`: uniform in [0, 1).
    """
    ones = ((1 << bits) - 1 for bits in range(12, 23))
    choices = (FULL_SCALE, -FULL_SCALE - 1, *ones, -1, None, None, None, None)
    return choices[min(int(draw * len(choices)), len(choices) - 1)]


@dataclass(frozen=True, slots=True)
class Block:
    """Conversions of all cells in order of time; `cuts[k]`: index of the first one of window k."""

    start_us: int
    us: list[int]
    cell: list[int]
    cells: Ints
    counts: Floats
    words: dict[int, int | None]
    cuts: list[int]


def merged(start_us: int, window_us: int, parts: Sequence[tuple[Ints, Floats, dict[int, int | None]]]) -> Block:
    """Merge the cells' conversions; a conversion at a window's end belongs to that window."""
    us = np.concatenate([part[0] for part in parts])
    cells = np.concatenate([np.full(part[0].size, index, dtype=np.int64) for index, part in enumerate(parts)])
    counts = np.concatenate([part[1] for part in parts])
    order = np.lexsort((cells, us))
    place = np.empty_like(order)
    place[order] = np.arange(order.size)
    words: dict[int, int | None] = {}
    base = 0
    for part in parts:
        words.update({int(place[base + index]): word for index, word in part[2].items()})
        base += part[0].size
    us, cells, counts = us[order], cells[order], counts[order]
    edges = start_us + window_us * np.arange(BLOCK_US // window_us + 1)
    cuts = np.searchsorted(us, edges, side="right").tolist()
    cuts[0], cuts[-1] = 0, us.size
    return Block(start_us, us.tolist(), cells.tolist(), cells, counts, words, cuts)
