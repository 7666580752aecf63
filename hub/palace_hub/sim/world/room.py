"""Disturbances common to all cells of a table: bumps, draughts and the room's temperature."""

import math
import random
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_model import Build

GUST_S = (2.0, 20.0)  # assumed
GUST_HZ = (0.1, 1.0)  # assumed
RAMP_START_S = 60.0  # assumed
RAMP_LEG_S = 900.0  # time of heating, and of cooling; assumed
HISTORY_S = 30.0  # longer than any query into the past

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Bump:
    """A knock at the table: each cell swings by its own gain. `lean`: a push to one side instead."""

    start_s: float
    length_s: float
    peak_mg: float
    hertz: float
    lean: bool = False

    @property
    def end_s(self) -> float:
        """Table time, s."""
        return self.start_s + self.length_s

    def force_mg(self, t: Floats) -> Floats:
        """Force in mg at times `t` (s)."""
        into = (t - self.start_s) / self.length_s
        shape = np.sin(math.pi * into)
        if not self.lean:
            shape = shape * np.sin(2 * math.pi * self.hertz * (t - self.start_s))
        return np.asarray(np.where((into > 0) & (into < 1), shape, 0.0) * self.peak_mg, dtype=np.float64)


@dataclass(frozen=True, slots=True)
class Gust:
    """A draught that presses on the cups or lifts them (`push_mg` < 0), with flutter."""

    start_s: float
    length_s: float
    push_mg: float
    hertz: float

    @property
    def end_s(self) -> float:
        """Table time, s."""
        return self.start_s + self.length_s

    def force_mg(self, t: Floats) -> Floats:
        """Force in mg at times `t` (s)."""
        into = (t - self.start_s) / self.length_s
        shape = np.sin(math.pi * into) ** 2 * (0.6 + 0.4 * np.sin(2 * math.pi * self.hertz * (t - self.start_s)))
        return np.asarray(np.where((into > 0) & (into < 1), shape, 0.0) * self.push_mg, dtype=np.float64)


class Table:
    """The table and its room, from their own streams. Queries must be in order of time."""

    def __init__(self, seed: int, build: Build) -> None:
        rng = streams.draws(seed, "room")
        self.swings = [
            (rng.uniform(*build.swing_c), rng.uniform(*build.swing_s), rng.uniform(0, 2 * math.pi)) for _ in range(3)
        ]
        self._build = build
        self._rng = streams.draws(seed, "bumps")
        self._lean = streams.draws(seed, "leaning")
        self._gust = streams.draws(seed, "gusts")
        self._bumps: list[Bump] = []
        self._gusts: list[Gust] = []
        self._bumped_to = self._blown_to = 0.0

    def lagged_temperature(self, t: Floats) -> Floats:
        """Temperature of the cells relative to the start, degrees C; it lags the room."""
        total = np.zeros_like(t)
        for amplitude, period, phase in self.swings:
            omega = 2 * math.pi / period
            turned = omega * self._build.lag_s
            lag, gain = math.atan(turned), amplitude / math.hypot(1, turned)
            total += gain * (np.sin(omega * t + phase - lag) - math.sin(phase - lag))
        if self._build.ramp_c_min:
            total += self._ramped(t)
        return total

    def _ramped(self, t: Floats) -> Floats:
        """Lagged response to alternating ramps of `RAMP_LEG_S`, degrees C."""
        slope, lag = self._build.ramp_c_min / 60, self._build.lag_s
        total = np.zeros_like(t)
        legs = max(0, math.ceil((float(t.max(initial=0.0)) - RAMP_START_S) / RAMP_LEG_S))
        for leg in range(legs):
            since = np.maximum(t - RAMP_START_S - leg * RAMP_LEG_S, 0.0)
            change = slope if leg == 0 else 2 * slope * (-1) ** leg
            total += change * (since + lag * np.expm1(-since / lag))
        return total

    def pushes_mg(self, t: Floats, start_s: float, end_s: float) -> Floats:
        """Force of bumps and draughts in mg at times `t` (s) within the span."""
        total = np.zeros_like(t)
        for bump in self.bumps(start_s, end_s):
            total += bump.force_mg(t)
        for gust in self.gusts(start_s, end_s):
            total += gust.force_mg(t)
        return total

    def bumps(self, start_s: float, end_s: float) -> list[Bump]:
        """Bumps that overlap the span of table time."""
        build = self._build
        while build.bumps_a_minute > 0 and self._bumped_to < end_s:
            self._bumped_to += self._rng.expovariate(build.bumps_a_minute / 60)
            length, peak = self._rng.uniform(*build.bump_s), _scattered(self._rng, build.bump_mg)
            hertz, lean = self._rng.uniform(*build.bump_hz), self._lean.random() < build.lean
            self._bumps.append(Bump(self._bumped_to, length, peak, hertz, lean))
        self._bumps = [bump for bump in self._bumps if bump.end_s > start_s - HISTORY_S]
        return [bump for bump in self._bumps if bump.end_s > start_s and bump.start_s < end_s]

    def gusts(self, start_s: float, end_s: float) -> list[Gust]:
        """Draughts that overlap the span of table time."""
        build = self._build
        while build.gusts_a_minute > 0 and self._blown_to < end_s:
            self._blown_to += self._gust.expovariate(build.gusts_a_minute / 60)
            push = self._gust.choice((-1, 1)) * _scattered(self._gust, build.gust_mg)
            self._gusts.append(Gust(self._blown_to, self._gust.uniform(*GUST_S), push, self._gust.uniform(*GUST_HZ)))
        self._gusts = [gust for gust in self._gusts if gust.end_s > start_s - HISTORY_S]
        return [gust for gust in self._gusts if gust.end_s > start_s and gust.start_s < end_s]


def _scattered(rng: random.Random, span: tuple[float, float]) -> float:
    """A log-uniform draw."""
    return math.exp(rng.uniform(math.log(span[0]), math.log(span[1])))
