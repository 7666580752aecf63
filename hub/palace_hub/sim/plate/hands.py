"""Hands on the plate: how a piece is set down and pressed on or pulled off, as pushes of the plate (SENSING.md).

A piece's weight arrives with the finger that carries it; the finger then presses it on to its knobs, rests on it for a
while and goes. Who takes a piece off wriggles it, pressing or pulling, and its weight goes while the hand still acts.
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
FIGURE_MM = 10.0  # a figure's centre of mass above its knob


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

    `landing_s`: in which a piece's weight arrives or goes; `fades_s`: in which a finger comes or goes; `tremor`: of an
    even force, at `tremor_hz`; `between_s`: from a press to its second. `aim_mm`: where fingers press beside the
    piece's middle; `sideways`: of their force, which acts as if they pressed so much of the height further out.
    `snap`: part of the press at which the piece sits; `gone`: part of taking off at which its weight is gone;
    `leans_s`: before a hand seats what leans.
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
    landing_s: float = 0.03
    fades_s: Range = (0.02, 0.08)
    tremor: Range = (0.0, 0.1)
    tremor_hz: Range = (1.0, 9.0)
    between_s: Range = (0.05, 0.2)
    aim_mm: float = 2.0
    sideways: float = 0.04
    snap: float = 0.5
    gone: Range = (0.5, 0.95)
    leans_s: Range = (0.5, 2.0)

    def wide_mm(self, height_mm: float, long_mm: float) -> float:
        """Standard deviation of where a press acts, along one axis, beside the middle of the piece that is pressed."""
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
    """The same hands with something that sits loosely on its knob, and comes off again at a touch."""
    return replace(manner, press_kg=LIGHT_KG, pull_kg=LIGHT_KG, press_s=LIGHT_S, rest_s=LIGHT_REST_S, twice=0.0)


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


def uneven(rng: random.Random, seat: Seat, sd_mm: float) -> Seat:
    """The same piece with its mould's unevenness."""
    return replace(seat, x_mm=seat.x_mm + rng.gauss(0, sd_mm), y_mm=seat.y_mm + rng.gauss(0, sd_mm))


@dataclass(frozen=True, slots=True)
class Handling:
    """One hand at one thing: its pushes, when the thing snaps on or off, and when the last finger leaves."""

    pushes: tuple[Push, ...]
    snap_us: int
    release_us: int


def put_on(rng: random.Random, start_us: int, seat: Seat, mg: float, manner: PlateManner, *, press: bool) -> Handling:
    """A piece of `mg` is set down, and pressed on; without `press` it is only laid there."""
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
    """A piece of `mg` is wriggled off, or picked up where it only lay."""
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
    """A finger that presses on a piece which stands there: does it sit?"""
    rest = (_level(rng, manner, rng.uniform(*manner.carry_s), manner.rest_g) for _ in range(2))
    return _fingers(rng, manner, start_us, seat, [next(rest), _press(rng, manner), next(rest)], press=True)


def resting_hand(rng: random.Random, start_us: int, seconds: float, manner: PlateManner) -> Push:
    """Another hand that rests somewhere on the sheet."""
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
    """A finger that presses evenly, with the tremor of a hand."""
    mg = G_MG * rng.uniform(*grams)
    t = np.arange(round(seconds * 1e6 / TICK_US)) * TICK_US / 1e6
    part, hertz, phase = rng.uniform(*manner.tremor), rng.uniform(*manner.tremor_hz), rng.uniform(0, 2 * math.pi)
    return np.asarray(mg * (1 + part * np.sin(2 * math.pi * hertz * t + phase)))


def _faded(rng: random.Random, manner: PlateManner, force: Floats) -> Floats:
    """The same force with a finger that comes and goes, not at once."""
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
    """The next moment of the mechanics' clock."""
    return math.ceil(us / TICK_US) * TICK_US
