"""The noise table of SENSING.md as data, and the figures of one cell drawn from it."""

import math
import random
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace

from palace_hub.sim.world import streams

Range = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Build:
    """One column of the noise table, and its room. Ranges are uniform per cell, masses in mg."""

    name: str
    capacity_g: float
    counts_per_mg: Range
    white_mg: Range
    flicker_mg: Range
    drift_mg_min: Range
    warm_up_mg_min: Range
    temperature_mg_c: Range
    creep_per_decade: Range
    mains_mg: Range
    spike: float
    """Probability a sample; `corrupt` and `missing` likewise."""
    corrupt: float
    missing: float
    ring_hz: Range = (25.0, 48.0)
    """Frequency of a cup's ring; a stiff bar cell rings faster than a mini cell."""
    ring_damping: Range = (0.02, 0.1)
    bumps_a_minute: float = 2.0  # near players
    bump_mg: Range = (50.0, 500.0)
    lean: float = 0.0
    """Share of the bumps in which a player leans on the table: a push to one side."""
    gusts_a_minute: float = 0.0
    """Draughts that press on the cups for seconds."""
    gust_mg: Range = (3.0, 30.0)
    ramp_c_min: float = 0.0
    """Rate at which the room warms and cools, degrees C a minute."""
    beat_hz: Range | None = None
    """Alias frequency of the third mains harmonic; None: the mains frequency alone."""
    silences_a_minute: float = 0.0
    """Gaps of tenths of a second without conversions."""
    rate_spread: float = 0.11
    """Boards strapped to 80 conversions a second run at 71 to 89."""
    bridge_offset: float = 400_000.0
    """Counts; an unloaded bridge is not balanced."""
    soft_share: float = 0.2
    """Share of the tables on a soft mounting, which rings about `soft_hz`."""
    soft_hz: float = 10.0
    drift_period_s: Range = (600.0, 1800.0)
    warm_up_tau_s: float = 480.0
    spike_mg: Range = (1000.0, 5000.0)
    bump_gain: Range = (0.3, 1.0)  # of each cell
    bump_s: Range = (0.2, 1.0)
    bump_hz: Range = (4.0, 12.0)
    swing_c: Range = (0.1, 0.5)
    """Amplitude of each of three slow temperature swings of the room, periods `swing_s`."""
    swing_s: Range = (600.0, 2400.0)
    lag_s: float = 300.0
    """Time constant with which cells follow the room's temperature."""
    mains_hz: int = 50
    """Frequency of the mains; a cell's conversions fold it by their own rate."""
    off_centre: Range | None = None
    """Relative difference of a cell's reading across the cup; None: it reads a heap alike wherever it lies."""
    drop_cm: Range | None = None
    """Height from which pieces fall into a cup, cm; None: hands lay them down."""
    press_shift: Range | None = None
    """Zero shift after a press: standard deviation as a share of its peak; None: the zero stays."""


BUILDS: Mapping[str, Build] = {
    build.name: build
    for build in (
        Build(
            "good", 300.0, (5.7, 7.2), (13, 17), (1, 2), (2, 6), (20, 60), (2, 10), (0.0002, 0.0005), (1, 2),
            1e-5, 1e-5, 1e-4,
        ),
        Build(
            "cheap1kg", 1000.0, (2.1, 2.1), (70, 70), (5, 8), (10, 40), (100, 190), (20, 50), (0.0007, 0.002), (5, 10),
            2e-4, 1e-3, 1e-2, ring_hz=(46.0, 82.0),
        ),
        Build(
            "cheap5kg", 5000.0, (0.43, 0.43), (350, 350), (20, 40), (30, 170), (500, 950), (100, 250), (0.0007, 0.002),
            (27, 60), 2e-4, 1e-3, 1e-2,
        ),
    )
}  # fmt: skip

DRIFTS: Mapping[str, float] = {"normal": 1.0, "heavy": 4.0, "none": 0.0}
"""Factors on drift and warm-up; heavy makes the good build drift like the 1 kg build."""

RATE_HZ = 80.0
STOP_FACTOR = 1.10  # the mechanical stop clips at 110 % of the capacity
CUP_LARGE_G: Range = (73.0, 76.0)  # arch and brick cups
CUP_SMALL_G: Range = (45.0, 49.0)
STIFF_HZ = 36.5  # the middle of the usual range


@dataclass(frozen=True, slots=True)
class CellFigures:
    """True figures of one cell, constant over a run and unknown to the hub."""

    rate_hz: float
    phase: float  # share of a conversion period
    counts_per_mg: float
    offset: float  # counts
    cup_mg: float
    stop_mg: float
    white_mg: float
    flicker_mg: float
    drift_mg_s: float
    drift_period_s: float
    drift_phase: float
    warm_up_mg_s: float
    temperature_mg_c: float
    creep: float  # share of the load a decade of time
    mains_mg: float
    mains_hz: float
    mains_phase: float
    ring_omega: float  # rad/s
    ring_decay: float  # 1/s
    bump_gain: float


def draw_figures(rng: random.Random, build: Build, large_cup: bool, drift: float, *, soft: bool = False) -> CellFigures:
    """Draw one cell's figures. `drift`: factor on drift and warm-up. `soft`: a soft mounting, which rings slower."""
    omega = 2 * math.pi * rng.uniform(*build.ring_hz) * (build.soft_hz / STIFF_HZ if soft else 1.0)
    figures = CellFigures(
        rate_hz=RATE_HZ * rng.uniform(1 - build.rate_spread, 1 + build.rate_spread),
        phase=rng.random(),
        counts_per_mg=rng.uniform(*build.counts_per_mg),
        offset=rng.uniform(-build.bridge_offset, build.bridge_offset),
        cup_mg=1000 * rng.uniform(*(CUP_LARGE_G if large_cup else CUP_SMALL_G)),
        stop_mg=1000 * build.capacity_g * STOP_FACTOR,
        white_mg=rng.uniform(*build.white_mg),
        flicker_mg=rng.uniform(*build.flicker_mg),
        drift_mg_s=rng.uniform(*build.drift_mg_min) / 60 * drift,
        drift_period_s=rng.uniform(*build.drift_period_s),
        drift_phase=rng.uniform(0, 2 * math.pi),
        warm_up_mg_s=rng.choice((-1, 1)) * rng.uniform(*build.warm_up_mg_min) / 60 * drift,
        temperature_mg_c=rng.choice((-1, 1)) * rng.uniform(*build.temperature_mg_c),
        creep=rng.uniform(*build.creep_per_decade),
        mains_mg=rng.uniform(*build.mains_mg),
        mains_hz=float(build.mains_hz),
        mains_phase=rng.uniform(0, 2 * math.pi),
        ring_omega=omega,
        ring_decay=omega * rng.uniform(*build.ring_damping),
        bump_gain=rng.uniform(*build.bump_gain),
    )
    if build.beat_hz is None:
        return figures
    harmonic = 3.0 * build.mains_hz  # of lamps and power supplies; it folds at twice a rate near 75 Hz
    return replace(figures, mains_hz=harmonic, rate_hz=(harmonic - rng.uniform(*build.beat_hz)) / 2)


def varied(build: Build, seed: int, spread: float) -> Build:
    """The build with each constant multiplied by a draw from 1 - `spread` to 1 + `spread`."""
    rng = streams.draws(seed, "varied", build.name)
    changed: dict[str, float | Range | None] = {}
    for field in fields(build):
        value = getattr(build, field.name)
        factor = rng.uniform(1 - spread, 1 + spread)
        if isinstance(value, tuple):
            changed[field.name] = (value[0] * factor, value[1] * factor)
        elif isinstance(value, float):
            changed[field.name] = value * factor
    return replace(build, **changed)  # type: ignore[arg-type]  # the names are the build's own
