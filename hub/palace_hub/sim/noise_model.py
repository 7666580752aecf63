"""The noise columns of SENSING.md as data, and one cell's own figures drawn from them."""

import math
import random
from collections.abc import Mapping
from dataclasses import dataclass

Range = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Build:
    """One column of the noise table; ranges are uniform per cell, masses in mg, chances per sample."""

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
    corrupt: float
    missing: float


BUILDS: Mapping[str, Build] = {
    build.name: build
    for build in (
        Build(
            "good", 300, (5.7, 7.2), (13, 17), (1, 2), (2, 6), (20, 60), (2, 10), (0.0002, 0.0005), (1, 2),
            1e-5, 1e-5, 1e-4,
        ),
        Build(
            "cheap1kg", 1000, (2.1, 2.1), (70, 70), (5, 8), (10, 40), (100, 190), (20, 50), (0.0007, 0.002), (5, 10),
            2e-4, 1e-3, 1e-2,
        ),
        Build(
            "cheap5kg", 5000, (0.43, 0.43), (350, 350), (20, 40), (30, 170), (500, 950), (100, 250), (0.0007, 0.002),
            (27, 60), 2e-4, 1e-3, 1e-2,
        ),
    )
}  # fmt: skip

DRIFTS: Mapping[str, float] = {"normal": 1.0, "heavy": 4.0, "none": 0.0}
"""Factor on drift and warm-up; heavy makes the good build drift like the 1 kg one."""

RATE_HZ = 80.0
RATE_SPREAD = 0.11  # boards strapped to 80 run at 71 to 89
STOP_FACTOR = 1.10  # the mechanical stop clips at 110 % of the capacity
BRIDGE_OFFSET = 400_000  # counts; an unloaded bridge is never in balance
CUP_LARGE_G: Range = (73.0, 76.0)  # arch and brick cups
CUP_SMALL_G: Range = (45.0, 49.0)
RING_HZ: Range = (25.0, 48.0)
RING_DAMPING: Range = (0.02, 0.1)


@dataclass(frozen=True, slots=True)
class CellFigures:
    """What one cell is like for the whole run; the hub never sees these. `creep` is a part per decade of time."""

    rate_hz: float
    phase: float  # of a conversion period
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
    creep: float
    mains_mg: float
    mains_phase: float
    ring_omega: float  # rad/s
    ring_decay: float  # 1/s
    bump_gain: float


def draw_figures(rng: random.Random, build: Build, large_cup: bool, drift: float) -> CellFigures:
    """One cell's figures from its own stream; `drift` multiplies drift and warm-up."""
    omega = 2 * math.pi * rng.uniform(*RING_HZ)
    return CellFigures(
        rate_hz=RATE_HZ * rng.uniform(1 - RATE_SPREAD, 1 + RATE_SPREAD),
        phase=rng.random(),
        counts_per_mg=rng.uniform(*build.counts_per_mg),
        offset=rng.uniform(-BRIDGE_OFFSET, BRIDGE_OFFSET),
        cup_mg=1000 * rng.uniform(*(CUP_LARGE_G if large_cup else CUP_SMALL_G)),
        stop_mg=1000 * build.capacity_g * STOP_FACTOR,
        white_mg=rng.uniform(*build.white_mg),
        flicker_mg=rng.uniform(*build.flicker_mg),
        drift_mg_s=rng.uniform(*build.drift_mg_min) / 60 * drift,
        drift_period_s=rng.uniform(600, 1800),
        drift_phase=rng.uniform(0, 2 * math.pi),
        warm_up_mg_s=rng.choice((-1, 1)) * rng.uniform(*build.warm_up_mg_min) / 60 * drift,
        temperature_mg_c=rng.choice((-1, 1)) * rng.uniform(*build.temperature_mg_c),
        creep=rng.uniform(*build.creep_per_decade),
        mains_mg=rng.uniform(*build.mains_mg),
        mains_phase=rng.uniform(0, 2 * math.pi),
        ring_omega=omega,
        ring_decay=omega * rng.uniform(*RING_DAMPING),
        bump_gain=rng.uniform(0.3, 1),
    )
