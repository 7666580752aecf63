"""One plate as built, drawn from one seed: mounting, slope, dead load, stops and cells."""

import math
import random
from dataclasses import dataclass

import numpy as np

from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_block import Floats
from palace_hub.sim.world.noise_model import Build, CellFigures, Range, draw_figures

FIRST_CELL = 8  # stream number of the first corner cell; the tray uses lower numbers
CORNERS = ((1, 1), (1, -1), (-1, -1), (-1, 1))  # NE, SE, SW, NW, as the node sends them
TWIST = (1.0, -1.0, 1.0, -1.0)

# Dimensions by design, equal for all plates.
PAD_MM = 118.0  # distance of the pads from the middle, per axis
STUD_MM = 8.0
BRICK_MM = 9.6  # one level
MIDDLE = 15.5  # studs: the plate is 32 wide

TICK_US = 1_000
GONE_MG = 0.3  # a fiftieth of the white noise; a smaller ring is dropped
LARGEST_MG = 3e6  # upper limit of presses
LONGEST_RING_S = 10.0


@dataclass(frozen=True, slots=True)
class Mounting:
    """Distributions of plates; a single figure with an error is the largest deviation to either side.

    HARDWARE (section 3) gives dead load, strips and ring as well; a test compares them.
    """

    dead_mg: float = 396_000.0
    """Sheet and carrier, on all corners."""
    strips_mg: float = 111_000.0
    """Hall strips under the sheet, at gold."""
    ring_hz: Range = (25.0, 45.0)
    ring_damping: Range = (0.02, 0.1)
    twist_mg: float = 16_000.0
    """Twist of an uneven base: 0.1 mm of height error on pads of 8 N/mm."""
    stop_spread: float = 0.03
    """Relative error of a stop, a screw set by the reading."""
    twist_share: Range = (0.6, 1.0)
    """1: the carrier yields to twist (HARDWARE's table of loads); 0: it is rigid."""
    off_centre_mm: float = 1.5
    """Offset of the sheet on the pads, per axis."""
    turned_rad: float = 0.008
    """Rotation of the sheet on the pads."""
    slope_deg: float = 0.3
    """Slope of the table."""


MOUNTING = Mounting()


@dataclass(frozen=True, slots=True)
class Specimen:
    """True figures of one plate and its cells, unknown to the hub."""

    build: Build
    gold: bool
    cells: tuple[CellFigures, ...]
    stop_mg: tuple[float, ...]
    dead_mg: tuple[float, ...]
    """Per corner, with the twist of an uneven base."""
    ring_hz: float
    damping: float
    twist_share: float
    off_centre_mm: tuple[float, float]
    turned_rad: float
    slope: tuple[float, float]
    """Slope of the table: tangents along x and y."""

    def shares(self, x_mm: float, y_mm: float, z_mm: float = 0.0) -> Floats:
        """Shares of a weight at (x, y, z) on the corners; sum 1. x east and y north from the sheet's middle."""
        x, y = x_mm + self.slope[0] * z_mm, y_mm + self.slope[1] * z_mm
        east = (x - self.turned_rad * y + self.off_centre_mm[0]) / PAD_MM
        north = (y + self.turned_rad * x + self.off_centre_mm[1]) / PAD_MM
        parts = [1 + side * east + up * north + self.twist_share * side * up * east * north for side, up in CORNERS]
        return np.array(parts) / len(CORNERS)


def draw_specimen(
    seed: int, build: Build, *, gold: bool, drift: float = 1.0, mounting: Mounting = MOUNTING
) -> Specimen:
    """Draw the plate of a seed; `drift` multiplies the cells' drift and warm-up."""
    rng = streams.draws(seed, "plate", "specimen")
    soft = rng.random() < build.soft_share
    hertz = rng.uniform(*mounting.ring_hz) * (build.soft_hz / (sum(mounting.ring_hz) / 2) if soft else 1.0)
    twist = _within(rng, mounting.twist_mg)
    dead = (mounting.dead_mg + (mounting.strips_mg if gold else 0.0)) / len(CORNERS)
    cells = tuple(
        draw_figures(streams.draws(seed, "figures", FIRST_CELL + corner), build, large_cup=False, drift=drift)
        for corner in range(len(CORNERS))
    )
    return Specimen(
        build=build,
        gold=gold,
        cells=cells,
        stop_mg=tuple(cell.stop_mg * (1 + _within(rng, mounting.stop_spread)) for cell in cells),
        dead_mg=tuple(dead + sign * twist for sign in TWIST),
        ring_hz=hertz,
        damping=rng.uniform(*mounting.ring_damping),
        twist_share=rng.uniform(*mounting.twist_share),
        off_centre_mm=(_within(rng, mounting.off_centre_mm), _within(rng, mounting.off_centre_mm)),
        turned_rad=_within(rng, mounting.turned_rad),
        slope=_slope(rng, mounting.slope_deg),
    )


def _within(rng: random.Random, most: float) -> float:
    return rng.uniform(-most, most)


def _slope(rng: random.Random, degrees: float) -> tuple[float, float]:
    azimuth, tangent = rng.uniform(0, 2 * math.pi), math.tan(math.radians(degrees * rng.uniform(0.5, 1)))
    return tangent * math.cos(azimuth), tangent * math.sin(azimuth)


def impulse_response(specimen: Specimen) -> Floats:
    """Impulse response of the carrier, tick by tick: a damped sine with sum 1."""
    omega = 2 * math.pi * specimen.ring_hz
    decay = omega * specimen.damping
    size = round(1e6 / TICK_US * min(LONGEST_RING_S, math.log(LARGEST_MG / GONE_MG) / decay))
    t = (np.arange(size) + 0.5) * TICK_US / 1e6
    swing = np.exp(-decay * t) * np.sin(math.sqrt(1 - specimen.damping**2) * omega * t)
    return np.asarray(swing / swing.sum())
