"""Hands on the plate: how a piece is set down and pressed on or pulled off, as pushes of the plate (SENSING.md).

A piece's weight arrives with the finger that carries it; the finger then presses it on to its knobs, rests on it for a
while and goes. Who takes a piece off wriggles it, pressing or pulling, and its weight goes while the hand still acts.
"""

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from monkey_palace.notation import Cell, Placement
from monkey_palace.pieces import BUILDING
from palace_hub.sim import streams
from palace_hub.sim.noise_block import Floats
from palace_hub.sim.noise_model import Range
from palace_hub.sim.plate_mechanics import Push
from palace_hub.sim.plate_specimen import BRICK_MM, FOOT_MG, MIDDLE, STUD_MM, TICK_US
from palace_hub.sim.truth import BATCH_SPREAD, CATALOGUE_MG

KG_MG = 1e6
G_MG = 1e3
COLOURS_OF_BRICKS = 4  # each a batch of its own
SEAT_MM = 0.1  # moulds are not even: the centre of mass is so far from the middle of the feet
AIM_MM = 2.0  # where fingers press, beside the piece's middle
SIDEWAYS = 0.04  # of their force: it acts as if they pressed so much of the height further out
LANDING_S = 0.03  # in which a piece's weight arrives or goes
SNAP = 0.5  # of the press, at which the piece sits
FINGER_LEAVES_S: Range = (0.02, 0.08)
HALF_HEIGHT_MM = {"arch": 6.0, "column": 1.5 * BRICK_MM}
FIGURE_MM = 10.0  # a figure's centre of mass above its knob
LOOSE_MG: Mapping[str, Range] = {  # the monkey's and the butterfly's masses are not known yet, the frog's is
    "monkey": (3000.0, 8000.0),
    "butterfly": (500.0, 2000.0),
    "frog": (313.0, 347.0),
    "magnet": (150.0, 250.0),  # and what it is held with stays in the hand
    "map": (15_000.0, 45_000.0),  # 224 mm square of card, 0.3 to 1 mm (HARDWARE)
    "corner": (1205.0, 1255.0),
}


@dataclass(frozen=True, slots=True)
class Lying:
    """What lies or stands somewhere and is no piece of the palace: on the rim, leaning, a stack for calibration, a
    figure, a magnet that is held on a knob, a ground map and its corner bricks.

    `x_mm`, `y_mm`: from the sheet's middle; `z_mm`: above it. `pressed`: put on with force, as a stack on a knob is;
    `lightly`: with a fingertip's, as a figure is.
    """

    kinds: tuple[str, ...]
    x_mm: float
    y_mm: float
    pressed: bool = False
    z_mm: float = 0.0
    lightly: bool = False


Item = Placement | Lying


def stack_on(x: int, y: int, columns: int) -> Lying:
    """A stack of columns, pressed on to the stud (x, y) of the bare sheet as one."""
    return Lying(("column",) * columns, (x - MIDDLE) * STUD_MM, (y - MIDDLE) * STUD_MM, pressed=True)


def map_and_corners() -> frozenset[Lying]:
    """A ground map on the sheet, with a brick on each of its corners (R2.2)."""
    far = (MIDDLE - 0.5) * STUD_MM
    corners = [Lying(("corner",), x, y, pressed=True) for x in (-far, far) for y in (-far, far)]
    return frozenset((Lying(("map",), 0.0, 0.0, z_mm=-1.0), *corners))


def stud_at(x_mm: float, y_mm: float) -> tuple[int, int]:
    """The stud that is nearest to a place."""
    return round(x_mm / STUD_MM + MIDDLE), round(y_mm / STUD_MM + MIDDLE)


def set_on(kind: str, cell: Cell) -> Lying:
    """A figure, or a magnet, set on a knob lightly: `cell` is the one that it fills."""
    x_mm, y_mm = (cell.x - MIDDLE) * STUD_MM, (cell.y - MIDDLE) * STUD_MM
    return Lying((kind,), x_mm, y_mm, pressed=True, z_mm=cell.z * BRICK_MM, lightly=True)


@dataclass(frozen=True, slots=True)
class PlateManner:
    """How hands build; seconds, kilograms, grams, shares.

    `press_*`, `rest_*`: SENSING's plate press. `pause_*`: from the last finger's leaving to the next touch, lognormal;
    `missing`: steps after which there is no pause. `twice`: pieces that are pressed twice. `pull_kg`: force of taking
    off, up or down. `leaning`: pieces that are first leant there, askew by up to `askew_mm`, and seated later;
    `rim`: steps before which a piece drops on to the rim, to be taken away some steps later; `second_hand`: steps in
    which another hand rests on the plate as well; `elsewhere`: steps after which a finger presses on something that
    stands already, too; `loose`: pieces that are laid on their knobs and not pressed.
    """

    press_kg: Range = (0.5, 3.0)
    press_s: Range = (0.2, 0.6)
    rest_g: Range = (5.0, 50.0)
    rest_s: Range = (0.0, 1.0)
    carry_g: Range = (2.0, 20.0)
    carry_s: Range = (0.05, 0.3)
    pause_median_s: float = 0.8
    pause_sigma: float = 0.5
    pause_s: Range = (0.1, 6.0)
    missing: float = 0.15
    no_pause_s: Range = (0.0, 0.1)
    twice: float = 0.2
    pull_kg: Range = (0.1, 1.0)
    leaning: float = 0.0
    askew_mm: float = 4.0
    rim: float = 0.0
    second_hand: float = 0.0
    elsewhere: float = 0.05
    loose: float = 0.0

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
    """The same hands with something that sits loosely on its knob, and comes off again at a touch."""
    return replace(manner, press_kg=LIGHT_KG, pull_kg=LIGHT_KG, press_s=LIGHT_S, rest_s=LIGHT_REST_S, twice=0.0)


class PieceBox:
    """What each single piece weighs: a batch for each colour, a spread for each mould; pieces taken back come again."""

    def __init__(self, specimen: int, spread: float, *, gold: bool) -> None:
        self._specimen, self._spread, self._gold = specimen, spread, gold
        self._serial: dict[str, int] = {}
        self._back: dict[str, list[float]] = {}

    def draw_mg(self, kind: str) -> float:
        """The next piece of a kind: one that was taken back, otherwise one from the box."""
        back = self._back.get(kind)
        if back:
            return back.pop()
        serial = self._serial[kind] = self._serial.get(kind, -1) + 1
        return self.piece_mg(kind, serial)

    def take_back(self, kind: str, mg: float) -> None:
        """A piece that was taken off again."""
        self._back.setdefault(kind, []).append(mg)

    def piece_mg(self, kind: str, serial: int) -> float:
        """What piece number `serial` of a kind weighs; of a figure or a magnet there is one."""
        if kind in LOOSE_MG:
            return streams.draws(self._specimen, "loose", kind).uniform(*LOOSE_MG[kind])
        rng = streams.draws(self._specimen, "plate piece", kind, serial)
        colour = rng.randrange(COLOURS_OF_BRICKS) if kind in BUILDING else 0
        batch = streams.draws(self._specimen, "plate batch", kind, colour).uniform(-BATCH_SPREAD, BATCH_SPREAD)
        magnets = FOOT_MG * feet_with_magnets(kind) if self._gold else 0.0
        return CATALOGUE_MG[kind] * (1 + batch) * rng.gauss(1, self._spread) + magnets

    def unit_mg(self, kind: str, number: int) -> float:
        """The mean of the box's pieces of a kind: what a calibration of the tray gives."""
        return sum(self.piece_mg(kind, serial) for serial in range(number)) / number


def feet_with_magnets(kind: str) -> int:
    """Feet of a kind that carry a plug and a disc at gold."""
    return {"arch": 2, "brick": 1, "column": 1}.get(kind, 0)


@dataclass(frozen=True, slots=True)
class Seat:
    """Where a thing's weight acts: mm from the sheet's middle, and above it. `long_x_mm`, `long_y_mm`: how far from
    there fingers press as well, since a long piece is pressed anywhere along its top."""

    x_mm: float
    y_mm: float
    z_mm: float
    long_x_mm: float = 0.0
    long_y_mm: float = 0.0


def seat_of(item: Item) -> Seat:
    """The middle of the feet, and half the height."""
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


def uneven(rng: random.Random, seat: Seat) -> Seat:
    """The same piece with its mould's unevenness."""
    return replace(seat, x_mm=seat.x_mm + rng.gauss(0, SEAT_MM), y_mm=seat.y_mm + rng.gauss(0, SEAT_MM))


@dataclass(frozen=True, slots=True)
class Handling:
    """One hand at one thing: its pushes, when the thing snaps on or off, and when the last finger leaves."""

    pushes: tuple[Push, ...]
    snap_us: int
    release_us: int


def put_on(rng: random.Random, start_us: int, seat: Seat, mg: float, manner: PlateManner, *, press: bool) -> Handling:
    """A piece of `mg` is set down, and pressed on; without `press` it is only laid there."""
    carry = rng.uniform(*manner.carry_s)
    parts = [_level(carry, G_MG * rng.uniform(*manner.carry_g), rng)]
    snap = carry
    if press:
        presses = [_press(rng, manner)]
        if rng.random() < manner.twice:
            presses += [_level(rng.uniform(0.05, 0.2), G_MG * rng.uniform(*manner.rest_g), rng), _press(rng, manner)]
        snap += SNAP * presses[0].size * TICK_US / 1e6
        parts += [*presses, _level(rng.uniform(*manner.rest_s), G_MG * rng.uniform(*manner.rest_g), rng)]
    weight = Push(start_us, seat.x_mm, seat.y_mm, seat.z_mm, _landing(mg), mg)
    finger = _fingers(rng, start_us, seat, parts, press)
    return Handling((weight, finger), start_us + _ticks_us(snap), finger.end_us)


def take_off(rng: random.Random, start_us: int, seat: Seat, mg: float, manner: PlateManner, *, press: bool) -> Handling:
    """A piece of `mg` is wriggled off, or picked up where it only lay."""
    parts = [_level(rng.uniform(*manner.carry_s), G_MG * rng.uniform(*manner.carry_g), rng)]
    if press:
        force = KG_MG * rng.uniform(*manner.pull_kg) * rng.choice((-1, 1))
        parts.append(_half_sine(rng.uniform(*manner.press_s), force))
    length = sum(part.size for part in parts) * TICK_US
    gone = start_us + whole_ticks(length * rng.uniform(0.5, 0.95))
    weight = Push(gone, seat.x_mm, seat.y_mm, seat.z_mm, -_landing(mg), -mg)
    finger = _fingers(rng, start_us, seat, parts, press)
    return Handling((weight, finger), gone, max(finger.end_us, weight.end_us))


def pressed_again(rng: random.Random, start_us: int, seat: Seat, manner: PlateManner) -> Push:
    """A finger that presses on a piece which stands there: does it sit?"""
    rest = (_level(rng.uniform(*manner.carry_s), G_MG * rng.uniform(*manner.rest_g), rng) for _ in range(2))
    return _fingers(rng, start_us, seat, [next(rest), _press(rng, manner), next(rest)], press=True)


def resting_hand(rng: random.Random, start_us: int, seconds: float, manner: PlateManner) -> Push:
    """Another hand that rests somewhere on the sheet."""
    reach = MIDDLE * STUD_MM
    force = _level(seconds, G_MG * rng.uniform(*manner.rest_g), rng)
    return Push(start_us, rng.uniform(-reach, reach), rng.uniform(-reach, reach), 0.0, _ramped(rng, force))


def _fingers(rng: random.Random, start_us: int, seat: Seat, parts: Sequence[Floats], press: bool) -> Push:
    x = seat.x_mm + rng.gauss(0, aim_mm(seat.z_mm, seat.long_x_mm))
    y = seat.y_mm + rng.gauss(0, aim_mm(seat.z_mm, seat.long_y_mm))
    return Push(start_us, x, y, seat.z_mm, _ramped(rng, np.concatenate(parts)), presses=press)


def aim_mm(height_mm: float, long_mm: float) -> float:
    """Standard deviation of where a press acts, along one axis, beside the middle of the piece that is pressed."""
    return math.hypot(AIM_MM, SIDEWAYS * height_mm, long_mm / 2)


def _press(rng: random.Random, manner: PlateManner) -> Floats:
    return _half_sine(rng.uniform(*manner.press_s), KG_MG * rng.uniform(*manner.press_kg))


def _half_sine(seconds: float, peak_mg: float) -> Floats:
    size = max(1, round(seconds * 1e6 / TICK_US))
    return np.asarray(peak_mg * np.sin(math.pi * (np.arange(size) + 0.5) / size))


def _level(seconds: float, mg: float, rng: random.Random) -> Floats:
    """A finger that presses evenly, with the tremor of a hand."""
    t = np.arange(round(seconds * 1e6 / TICK_US)) * TICK_US / 1e6
    tremor = rng.uniform(0.0, 0.1) * np.sin(2 * math.pi * rng.uniform(1.0, 9.0) * t + rng.uniform(0, 2 * math.pi))
    return np.asarray(mg * (1 + tremor))


def _ramped(rng: random.Random, force: Floats) -> Floats:
    """The same force with a finger that comes and goes, not at once."""
    shape = force.copy()
    for part in (shape, shape[::-1]):
        size = min(part.size, round(rng.uniform(*FINGER_LEAVES_S) * 1e6 / TICK_US))
        part[:size] *= (np.arange(size) + 0.5) / size
    return shape


def _landing(mg: float) -> Floats:
    size = round(LANDING_S * 1e6 / TICK_US)
    return np.asarray(mg * (np.arange(size) + 1.0) / size)


def _ticks_us(seconds: float) -> int:
    return round(seconds * 1e6 / TICK_US) * TICK_US


def whole_ticks(us: float) -> int:
    """The next moment of the mechanics' clock."""
    return math.ceil(us / TICK_US) * TICK_US
