"""Hands on the plate: pushes for putting a piece down, pressing it on and pulling it off (SENSING.md).

A finger brings a piece's weight, presses the piece on to its knobs, rests on it and leaves. To remove a piece a hand
presses or pulls, and the weight leaves before the hand does.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from monkey_palace.board.notation import Cell, Placement
from palace_hub.sim.plate.mechanics import Push
from palace_hub.sim.plate.specimen import BRICK_MM, MIDDLE, STUD_MM, TICK_US
from palace_hub.sim.world.noise_block import Floats
from palace_hub.sim.world.noise_model import Range

KG_MG = 1e6
G_MG = 1e3
HALF_HEIGHT_MM = {"arch": 6.0, "column": 1.5 * BRICK_MM}
FIGURE_MM = 10.0  # a figure's centre of mass above its knob; assumed
MAP_MM = 224.0  # side of a ground map (HARDWARE)


@dataclass(frozen=True, slots=True)
class Lying:
    """An item that is not a piece of the palace.

    Examples: a piece on the rim or leaning, a calibration stack, a figure, a magnet, the ground map, its corner bricks.
    """

    kinds: tuple[str, ...]
    """Kinds of its pieces."""
    x_mm: float
    """Place from the sheet's middle: `x_mm`, `y_mm`; `z_mm` is the height above the sheet."""
    y_mm: float
    pressed: bool = False
    """Whether it is pressed on."""
    z_mm: float = 0.0
    lightly: bool = False
    """Whether a fingertip's force suffices, as for a figure."""


Item = Placement | Lying


def stack_on(x: int, y: int, columns: int) -> Lying:
    """A stack of columns on the stud (x, y) of the bare sheet, pressed on as one item."""
    return Lying(("column",) * columns, (x - MIDDLE) * STUD_MM, (y - MIDDLE) * STUD_MM, pressed=True)


def map_and_corners() -> frozenset[Lying]:
    """The ground map and a brick round each of its corners (R2.2).

    A corner brick covers the three studs outside the map that surround its corner: the inner one of its 2 x 2 studs is
    empty and holds the map. It weighs in the middle of the three.
    """
    beside, inside = (MAP_MM + STUD_MM) / 2, (MAP_MM - STUD_MM) / 2  # stud rows on either side of the map's edge
    far = (2 * beside + inside) / 3
    corners = [Lying(("corner",), x, y, pressed=True) for x in (-far, far) for y in (-far, far)]
    return frozenset((Lying(("map",), 0.0, 0.0, z_mm=-1.0), *corners))


def stud_at(x_mm: float, y_mm: float) -> tuple[int, int]:
    """The stud nearest to a place in mm."""
    return round(x_mm / STUD_MM + MIDDLE), round(y_mm / STUD_MM + MIDDLE)


def set_on(kind: str, cell: Cell) -> Lying:
    """A figure or magnet placed lightly on a knob, so that it fills `cell`."""
    x_mm, y_mm = (cell.x - MIDDLE) * STUD_MM, (cell.y - MIDDLE) * STUD_MM
    return Lying((kind,), x_mm, y_mm, pressed=True, z_mm=cell.z * BRICK_MM, lightly=True)


@dataclass(frozen=True, slots=True)
class PlateManner:
    """Distributions of hands that build. Figures without a source are assumed."""

    press_kg: Range = (0.5, 3.0)
    """Peak of a press; SENSING, plate press, as `press_s`, `rest_g` and `rest_s`."""
    press_s: Range = (0.2, 0.6)
    rest_g: Range = (5.0, 50.0)
    rest_s: Range = (0.0, 1.0)
    carry_g: Range = (2.0, 20.0)
    """Force of the finger that carries a piece, for `carry_s`."""
    carry_s: Range = (0.05, 0.3)
    pause_median_s: float = 0.8
    """Lognormal pause from the last release to the next contact: median, sigma and limits."""
    pause_sigma: float = 0.5
    pause_s: Range = (0.1, 6.0)
    missing: float = 0.15
    """Share of the steps without a pause; they have `no_pause_s` instead."""
    no_pause_s: Range = (0.0, 0.1)
    twice: float = 0.2
    """Share of the pieces that are pressed twice."""
    pull_kg: Range = (0.1, 1.0)
    """Force of removal, up or down."""
    lifts: float = 0.0
    """Share of the pieces pulled upwards with which the sheet leaves its seat; it falls back, a little aside."""
    leaning: float = 0.0
    """Share of the pieces that first lean, askew by up to `askew_mm`, and are seated later."""
    askew_mm: float = 4.0
    rim: float = 0.0
    """Share of the steps before which a piece drops on the rim; it is removed some steps later."""
    second_hand: float = 0.0
    """Share of the steps with a second hand that rests on the plate."""
    elsewhere: float = 0.05
    """Share of the steps after which a finger presses a standing piece."""
    loose: float = 0.0
    """Share of the pieces that are laid on their knobs without a press."""
    landing_s: float = 0.03
    """Time in which a piece's weight arrives or leaves."""
    fades_s: Range = (0.02, 0.08)
    """Time in which a finger's force arrives or leaves."""
    tremor: Range = (0.0, 0.1)
    """Amplitude on a constant force, as a share of it, at `tremor_hz`."""
    tremor_hz: Range = (1.0, 9.0)
    between_s: Range = (0.05, 0.2)
    """Time between two presses of one piece."""
    aim_mm: float = 2.0
    """Standard deviation of a press from the piece's middle."""
    sideways: float = 0.04
    """Sideways share of the force; it moves the place of the force outwards by this share of the height."""
    snap: float = 0.5
    """Time at which the piece snaps on, as a share of the press."""
    gone: Range = (0.5, 0.95)
    """Time at which the weight is gone, as a share of the removal."""
    leans_s: Range = (0.5, 2.0)
    """Time before a leaning piece is seated."""

    def wide_mm(self, height_mm: float, long_mm: float) -> float:
        """Standard deviation along one axis between a press and the middle of its piece."""
        return math.hypot(self.aim_mm, self.sideways * height_mm, long_mm / 2)

    def pause(self, rng: random.Random) -> tuple[float, bool]:
        """Seconds until the next touch, and whether the pause is missing."""
        drawn = rng.lognormvariate(math.log(self.pause_median_s), self.pause_sigma)
        if rng.random() < self.missing:
            return rng.uniform(*self.no_pause_s), True
        return min(max(drawn, self.pause_s[0]), self.pause_s[1]), False


BUILDERS = PlateManner()

LIGHT_KG: Range = (0.03, 0.15)
LIGHT_S: Range = (0.1, 0.25)
LIGHT_REST_S: Range = (0.0, 0.3)


def lightly(manner: PlateManner) -> PlateManner:
    """The manner with the small forces for an item that sits loosely on its knob."""
    return replace(manner, press_kg=LIGHT_KG, pull_kg=LIGHT_KG, press_s=LIGHT_S, rest_s=LIGHT_REST_S, twice=0.0)


@dataclass(frozen=True, slots=True)
class Seat:
    """The place where an item's weight acts, from the sheet's middle."""

    x_mm: float
    y_mm: float
    z_mm: float
    """Height above the sheet."""
    long_x_mm: float = 0.0
    """Half the length along x; a finger may press anywhere along the top. `long_y_mm` likewise along y."""
    long_y_mm: float = 0.0


def seat_of(item: Item) -> Seat:
    """The place of an item: the middle of its feet at half its height."""
    if isinstance(item, Lying):
        return Seat(item.x_mm, item.y_mm, item.z_mm + (FIGURE_MM if item.lightly else 0.0))
    x = sum(foot.x for foot in item.feet) / len(item.feet)
    y = sum(foot.y for foot in item.feet) / len(item.feet)
    z = item.z * BRICK_MM + HALF_HEIGHT_MM.get(item.piece.value, BRICK_MM / 2)
    long = [
        0.5 * STUD_MM * abs(item.feet[-1].x - item.feet[0].x),
        0.5 * STUD_MM * abs(item.feet[-1].y - item.feet[0].y),
    ]
    return Seat((x - MIDDLE) * STUD_MM, (y - MIDDLE) * STUD_MM, z, *long)


def uneven(rng: random.Random, seat: Seat, sd_mm: float) -> Seat:
    """The seat with a random offset of its centre of mass, `sd_mm` per axis."""
    return replace(seat, x_mm=seat.x_mm + rng.gauss(0, sd_mm), y_mm=seat.y_mm + rng.gauss(0, sd_mm))


@dataclass(frozen=True, slots=True)
class Handling:
    """One hand at one item: its pushes, the time of the snap, and the time of the last release."""

    pushes: tuple[Push, ...]
    snap_us: int
    release_us: int


def put_on(rng: random.Random, start_us: int, seat: Seat, mg: float, manner: PlateManner, *, press: bool) -> Handling:
    """Put an item of `mg` down, and press it on when `press`."""
    carry = rng.uniform(*manner.carry_s)
    parts = [_level(rng, manner, carry, manner.carry_g)]
    snap = carry
    if press:
        presses = [_press(rng, manner)]
        if rng.random() < manner.twice:
            presses += [_level(rng, manner, rng.uniform(*manner.between_s), manner.rest_g), _press(rng, manner)]
        snap += manner.snap * presses[0].size * TICK_US / 1e6
        parts += [*presses, _level(rng, manner, rng.uniform(*manner.rest_s), manner.rest_g)]
    weight = Push(start_us, seat.x_mm, seat.y_mm, seat.z_mm, _landing(mg, manner), mg)
    finger = _fingers(rng, manner, start_us, seat, parts, press)
    return Handling((weight, finger), start_us + _ticks_us(snap), finger.end_us)


def take_off(rng: random.Random, start_us: int, seat: Seat, mg: float, manner: PlateManner, *, press: bool) -> Handling:
    """Pull an item of `mg` off; without `press` pick it up."""
    parts = [_level(rng, manner, rng.uniform(*manner.carry_s), manner.carry_g)]
    if press:
        force = KG_MG * rng.uniform(*manner.pull_kg) * rng.choice((-1, 1))
        parts.append(_half_sine(rng.uniform(*manner.press_s), force))
    length = sum(part.size for part in parts) * TICK_US
    gone = start_us + whole_ticks(length * rng.uniform(*manner.gone))
    weight = Push(gone, seat.x_mm, seat.y_mm, seat.z_mm, -_landing(mg, manner), -mg)
    finger = _fingers(rng, manner, start_us, seat, parts, press)
    return Handling((weight, finger), gone, max(finger.end_us, weight.end_us))


def pressed_again(rng: random.Random, start_us: int, seat: Seat, manner: PlateManner) -> Push:
    """A finger that presses a standing piece once more."""
    rest = (_level(rng, manner, rng.uniform(*manner.carry_s), manner.rest_g) for _ in range(2))
    return _fingers(rng, manner, start_us, seat, [next(rest), _press(rng, manner), next(rest)], press=True)


def resting_hand(rng: random.Random, start_us: int, seconds: float, manner: PlateManner) -> Push:
    """A second hand that rests at a random place of the sheet."""
    reach = MIDDLE * STUD_MM
    force = _level(rng, manner, seconds, manner.rest_g)
    return Push(start_us, rng.uniform(-reach, reach), rng.uniform(-reach, reach), 0.0, _faded(rng, manner, force))


def _fingers(
    rng: random.Random, manner: PlateManner, start_us: int, seat: Seat, parts: Sequence[Floats], press: bool
) -> Push:
    x = seat.x_mm + rng.gauss(0, manner.wide_mm(seat.z_mm, seat.long_x_mm))
    y = seat.y_mm + rng.gauss(0, manner.wide_mm(seat.z_mm, seat.long_y_mm))
    return Push(start_us, x, y, seat.z_mm, _faded(rng, manner, np.concatenate(parts)), presses=press)


def _press(rng: random.Random, manner: PlateManner) -> Floats:
    return _half_sine(rng.uniform(*manner.press_s), KG_MG * rng.uniform(*manner.press_kg))


def _half_sine(seconds: float, peak_mg: float) -> Floats:
    size = max(1, round(seconds * 1e6 / TICK_US))
    return np.asarray(peak_mg * np.sin(math.pi * (np.arange(size) + 0.5) / size))


def _level(rng: random.Random, manner: PlateManner, seconds: float, grams: Range) -> Floats:
    """A constant force with tremor, for each tick."""
    mg = G_MG * rng.uniform(*grams)
    t = np.arange(round(seconds * 1e6 / TICK_US)) * TICK_US / 1e6
    part, hertz, phase = rng.uniform(*manner.tremor), rng.uniform(*manner.tremor_hz), rng.uniform(0, 2 * math.pi)
    return np.asarray(mg * (1 + part * np.sin(2 * math.pi * hertz * t + phase)))


def _faded(rng: random.Random, manner: PlateManner, force: Floats) -> Floats:
    """The force with linear ramps at start and end."""
    shape = force.copy()
    for part in (shape, shape[::-1]):
        size = min(part.size, round(rng.uniform(*manner.fades_s) * 1e6 / TICK_US))
        part[:size] *= (np.arange(size) + 0.5) / size
    return shape


def _landing(mg: float, manner: PlateManner) -> Floats:
    size = round(manner.landing_s * 1e6 / TICK_US)
    return np.asarray(mg * (np.arange(size) + 1.0) / size)


def _ticks_us(seconds: float) -> int:
    return round(seconds * 1e6 / TICK_US) * TICK_US


def whole_ticks(us: float) -> int:
    """The time rounded up to whole ticks."""
    return math.ceil(us / TICK_US) * TICK_US
