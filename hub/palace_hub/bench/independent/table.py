"""Table and supply: bumps, background vibration, leans and steps that reach all cells."""

from dataclasses import dataclass
from math import pi

import numpy as np

from palace_hub.bench.independent import parameters as p
from palace_hub.bench.independent.noise import Array, power_law, ramp, spectral_noise


@dataclass(frozen=True)
class CommonStep:
    """Step that reaches all cells."""

    kind: str  # "equal", "scaled", "supply" or "rim"
    start_s: float
    end_s: float | None  # end of the ramp down; None: the step lasts until the end of the recording
    grams: tuple[float, ...]  # size at each cell


def vibration(rng: np.random.Generator, seconds: Array, loads_g: Array, reach_s: float | None) -> Array:
    """Return the forces of bumps and background vibration in grams, shape (cells, points).

    `loads_g`: mass on each cell, cup included. `reach_s`: start of the hand's visit, None without a hand.
    """
    mode_hz, damping = p.TABLE_MODE_HZ.draw(rng), p.TABLE_DAMPING.draw(rng)

    def density(frequencies: Array) -> Array:
        ratio = (frequencies / mode_hz) ** 2
        return np.asarray(np.where(frequencies > 60.0, 0.0, 1.0 / ((1.0 - ratio) ** 2 + 4.0 * damping**2 * ratio)))

    step_s = 1.0 / p.GRID_HZ
    background = p.BACKGROUND_G.draw(rng) * spectral_noise(rng, seconds.size, step_s, density)
    result = np.outer(loads_g, background)
    moments = list(rng.uniform(0.0, seconds[-1], rng.poisson(p.BUMP_PER_S.draw(rng) * seconds[-1])))
    if reach_s is not None and rng.random() < p.REACH_BUMP_SHARE:
        moments.append(reach_s + rng.uniform(-0.4, 0.2))
    for moment in moments:
        since = np.maximum(seconds - moment, 0.0)
        angular = 2.0 * pi * mode_hz * rng.uniform(0.9, 1.1)
        wave = np.sin(angular * since) * np.exp(-damping * angular * since) * p.draw_sign(rng)
        spread = 1.0 + p.BUMP_SPREAD * rng.standard_normal(loads_g.size)
        result += p.BUMP_G.draw(rng) * np.outer(loads_g * spread, wave)
    return result


def draw_lean(rng: np.random.Generator, start_s: float, loads_g: Array, scaled: bool) -> CommonStep:
    """Return a common step. `scaled`: in the ratio of the loads, otherwise equal on all cells."""
    size = p.LEAN_G.draw(rng) * p.draw_sign(rng)
    shares = loads_g / loads_g.mean() if scaled else np.ones(loads_g.size)
    end_s = None if rng.random() < p.LEAN_STAYS_SHARE else start_s + p.LEAN_S.draw(rng)
    return CommonStep("scaled" if scaled else "equal", start_s, end_s, tuple((size * shares).tolist()))


def draw_supply_step(rng: np.random.Generator, start_s: float) -> CommonStep:
    """Return a step of the supply, which reaches all cells with nearly the same size."""
    size = p.SUPPLY_MG.draw(rng) / 1000.0 * p.draw_sign(rng)
    spread = 1.0 + p.SUPPLY_SPREAD * rng.standard_normal(len(p.COMPARTMENTS))
    end_s = None if rng.random() < p.SUPPLY_STAYS_SHARE else start_s + p.SUPPLY_S.draw(rng)
    return CommonStep("supply", start_s, end_s, tuple((size * spread).tolist()))


def draw_rim_lean(rng: np.random.Generator, start_s: float, end_s: float, compartment: int) -> CommonStep:
    """Return the lean of a hand on the rim beside `compartment`; its share decays with the distance of a cell."""
    near = p.RIM_FORCE_G.draw(rng) * p.RIM_COUPLING.draw(rng) * p.draw_sign(rng)
    decay = p.RIM_DECAY.draw(rng)
    column, row = p.PLACES[compartment]
    distances = [abs(column - place[0]) + abs(row - place[1]) for place in p.PLACES]
    signs = [
        1.0 if rng.random() < 0.8 else -1.0 for _ in p.PLACES
    ]  # the frame twists: some cells see the opposite sign
    return CommonStep(
        "rim", start_s, end_s, tuple(near * sign * decay**d for sign, d in zip(signs, distances, strict=True))
    )


def step_forces(rng: np.random.Generator, seconds: Array, step: CommonStep, tremor: Array | None = None) -> Array:
    """Return the forces of a step in grams, shape (cells, points).

    `tremor`: relative fluctuation of the force on the grid; without it a lean sways and a supply step is sharp.
    """
    edges = (0.001, 0.001) if step.kind == "supply" else (p.LEAN_EDGE_S.draw(rng), p.LEAN_EDGE_S.draw(rng))
    shape = ramp(seconds, step.start_s, edges[0])
    if step.end_s is not None:
        shape = shape - ramp(seconds, step.end_s - edges[1], edges[1])
    if tremor is not None:
        shape = shape * (1.0 + tremor)
    elif step.kind != "supply":
        sway = spectral_noise(rng, seconds.size, 1.0 / p.GRID_HZ, power_law(1.0, p.SWAY_BAND_HZ))
        shape = shape * (1.0 + p.LEAN_SWAY.draw(rng) * sway)
    return np.outer(step.grams, shape)
