"""Ten seconds of conversions of all six cells at once, before any load: what noise alone would read."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from palace_hub.sim import streams
from palace_hub.sim.noise_model import Build, CellFigures

BLOCK_S = 10  # long enough that numpy's cost a call disappears, short enough that memory and start-up do not matter
BLOCK_US = BLOCK_S * 1_000_000
FLICKER_TAUS_S = np.array([0.1, 1.0, 10.0, 100.0, 1000.0])
FLICKER_STEP_S = 0.05
FLICKER_SHARE = math.sqrt(math.log(10) / (2 * math.log(2)))  # Allan floor -> sigma of each decade's share
WARM_UP_TAU_S = 480.0
TEMPERATURE_LAG_S = 300.0
MAINS_HZ = 50.0
SPIKE_MG = (1000.0, 5000.0)
FULL_SCALE = (1 << 23) - 1
BUMP_MEAN_S = 30.0  # two a minute near players
BUMP_MG = (50.0, 500.0)
BUMP_S = (0.2, 1.0)
BUMP_HZ = (4.0, 12.0)

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Bump:
    """Somebody knocks the table: every cell swings, each by its own gain."""

    start_s: float
    length_s: float
    peak_mg: float
    hertz: float

    @property
    def end_s(self) -> float:
        return self.start_s + self.length_s


class Table:
    """What all cells share: bumps and the temperature of the room."""

    def __init__(self, seed: int) -> None:
        rng = streams.draws(seed, "room")
        self.swings = [(rng.uniform(0.1, 0.5), rng.uniform(600, 2400), rng.uniform(0, 2 * math.pi)) for _ in range(3)]
        self._rng = streams.draws(seed, "bumps")
        self._bumps: list[Bump] = []
        self._drawn_to = 0.0

    def lagged_temperature(self, t: Floats) -> Floats:
        """Degrees C at the cells relative to the start; they follow the room with a lag of five minutes."""
        total = np.zeros_like(t)
        for amplitude, period, phase in self.swings:
            omega = 2 * math.pi / period
            turned = omega * TEMPERATURE_LAG_S
            lag, gain = math.atan(turned), amplitude / math.hypot(1, turned)
            total += gain * (np.sin(omega * t + phase - lag) - math.sin(phase - lag))
        return total

    def bumps(self, start_s: float, end_s: float) -> list[Bump]:
        """The bumps that touch a span of table time."""
        while self._drawn_to < end_s:
            self._drawn_to += self._rng.expovariate(1 / BUMP_MEAN_S)
            low, high = (math.log(value) for value in BUMP_MG)
            self._bumps.append(
                Bump(
                    self._drawn_to,
                    self._rng.uniform(*BUMP_S),
                    math.exp(self._rng.uniform(low, high)),
                    self._rng.uniform(*BUMP_HZ),
                )
            )
        self._bumps = [bump for bump in self._bumps if bump.end_s > start_s - 2 * BLOCK_S]
        return [bump for bump in self._bumps if bump.end_s > start_s and bump.start_s < end_s]


class CellNoise:
    """One cell's noise as a function of time; draws from a stream of its own, block after block."""

    def __init__(self, seed: int, index: int, build: Build, figures: CellFigures) -> None:
        self.figures = figures
        self._build = build
        self._rng = streams.noise(seed, "cell", index)
        self._flicker = self._rng.standard_normal(FLICKER_TAUS_S.size)
        self._next = 0  # number of the next conversion
        self._period_us = 1e6 / figures.rate_hz

    def block(self, end_us: int, table: Table) -> tuple[Ints, Floats, dict[int, int | None]]:
        """Conversions up to `end_us`: stamps in microseconds, counts without load, corrupt words by index."""
        figures, rng, build = self.figures, self._rng, self._build
        last = math.floor(end_us / self._period_us - figures.phase)
        stamps: Floats = (np.arange(self._next, last + 1, dtype=np.float64) + figures.phase) * self._period_us
        self._next = last + 1
        size = stamps.size
        t: Floats = stamps / 1e6
        mg = rng.standard_normal(size) * figures.white_mg
        mg += self._flicker_mg(t, end_us / 1e6)
        mg += self.slow_mg(t, table)
        mg += figures.mains_mg * np.sin(2 * math.pi * MAINS_HZ * t + figures.mains_phase)
        for bump in table.bumps(end_us / 1e6 - BLOCK_S, end_us / 1e6):
            into = (t - bump.start_s) / bump.length_s
            inside = (into > 0) & (into < 1)
            swing = np.sin(math.pi * into) * np.sin(2 * math.pi * bump.hertz * (t - bump.start_s))
            mg += np.where(inside, swing, 0.0) * bump.peak_mg * figures.bump_gain
        chance = rng.random((3, size))
        size_of_odd = rng.random(size)
        spiked = np.flatnonzero(chance[0] < build.spike)
        sign = np.where(size_of_odd[spiked] < 0.5, -1.0, 1.0)
        mg[spiked] += sign * (SPIKE_MG[0] + (SPIKE_MG[1] - SPIKE_MG[0]) * (2 * size_of_odd[spiked] % 1))
        words = {int(i): corrupt_word(size_of_odd[i]) for i in np.flatnonzero(chance[1] < build.corrupt)}
        odd = np.flatnonzero(chance[2] < build.missing)
        late = odd[size_of_odd[odd] < 0.5]
        stamps[late] = np.minimum(stamps[late] + size_of_odd[late] * self._period_us, end_us)
        kept = np.ones(size, dtype=bool)
        kept[odd[size_of_odd[odd] >= 0.5]] = False
        if not kept.all():
            moved = np.cumsum(kept) - 1
            words = {int(moved[i]): word for i, word in words.items() if kept[i]}
            stamps, mg = stamps[kept], mg[kept]
        counts = mg * figures.counts_per_mg + figures.offset
        return np.ceil(stamps).astype(np.int64), counts, words

    def slow_mg(self, t: Floats, table: Table) -> Floats:
        """Drift, warm-up and temperature, each zero at t = 0."""
        figures = self.figures
        turn = 2 * math.pi / figures.drift_period_s
        drift = figures.drift_mg_s * math.sqrt(2) / turn
        slow: Floats = drift * (np.sin(turn * t + figures.drift_phase) - math.sin(figures.drift_phase))
        slow += figures.warm_up_mg_s * WARM_UP_TAU_S * -np.expm1(-t / WARM_UP_TAU_S)
        return np.asarray(slow + figures.temperature_mg_c * table.lagged_temperature(t), dtype=np.float64)

    def _flicker_mg(self, t: Floats, end_s: float) -> Floats:
        """1/f noise as one slow wanderer a decade, each with the same variance."""
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
    """What a chip gives when it is read while it updates: a rail, a run of ones, or (None) extra bits that tell."""
    ones = ((1 << bits) - 1 for bits in range(12, 23))
    choices = (FULL_SCALE, -FULL_SCALE - 1, *ones, -1, None, None, None, None)
    return choices[min(int(draw * len(choices)), len(choices) - 1)]


@dataclass(frozen=True, slots=True)
class Block:
    """Conversions of all cells in order of time; `cuts[k]` is the first of the block's k-th window."""

    start_us: int
    us: list[int]
    cell: list[int]
    cells: Ints
    counts: Floats
    words: dict[int, int | None]
    cuts: list[int]


def merged(start_us: int, window_us: int, parts: Sequence[tuple[Ints, Floats, dict[int, int | None]]]) -> Block:
    """The cells' conversions as one block; a conversion at a window's very end belongs to that window."""
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
