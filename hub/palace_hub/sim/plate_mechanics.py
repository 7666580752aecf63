"""The plate's mechanics: what stands and presses on a carrier with four corner cells, as the cells' chips read it.

A push acts at one place. The carrier swings on its pads after it, each corner takes its share, a stop clips what a cell
feels, and the cell creeps for what it felt (clipped); a press also leaves a shift of the zero that is no creep, and
the twist pattern (+ - + -) slips. Time runs forward in spans of any whole number of windows.

Not simulated: second modes (bending, rocking apart from the bounce), the chip's own filter, wind on the palace.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from palace_hub.sim import streams
from palace_hub.sim.noise_block import BLOCK_US, FULL_SCALE, CellNoise, Floats, Ints
from palace_hub.sim.noise_model import SOFT_HZ, SOFT_SHARE, Build, CellFigures, Range, draw_figures
from palace_hub.sim.room import Table

FIRST_CELL = 8  # streams of the corner cells: the tray's six and two more come before them
CORNERS = ((1, 1), (1, -1), (-1, -1), (-1, 1))  # NE, SE, SW, NW, as the node sends them
TWIST = (1.0, -1.0, 1.0, -1.0)

# Figures that HARDWARE's plate has too (section 3); a test of the hardware holds them against each other.
PAD_MM = 118.0  # the pads' distance from the middle, both ways
STUD_MM = 8.0
BRICK_MM = 9.6  # one level
MIDDLE = 15.5  # studs: the plate is 32 wide
DEAD_MG = 396_000.0  # sheet and carrier, all four corners together
STRIPS_MG = 111_000.0  # Hall strips under the sheet, at gold
FOOT_MG = 180.0  # plug and disc in one foot, at gold
RING_HZ: Range = (25.0, 45.0)
RING_DAMPING: Range = (0.02, 0.1)
STATIC_TWIST_MG = 16_000.0  # 0.1 mm of height error on pads of 8 N/mm

STOP_SPREAD = 0.03  # a stop is a screw, set by the reading
TWIST_SHARE: Range = (0.6, 1.0)  # 1: the carrier gives way to twist (HARDWARE's table of loads), 0: it is rigid
OFF_CENTRE_MM = 1.5  # of the sheet's middle from the pads'
TURNED_RAD = 0.008
SLOPE_DEG = 0.3  # of an ordinary table

TICK_US = 1_000
WINDOW_US = 50_000
TICKS = WINDOW_US // TICK_US
TAUS_S = 0.1 * 10 ** (np.arange(11) / 2)
TAUS_A_DECADE = 2  # two relaxations a decade from 0.1 s: a line in log time within 2 %
GONE_MG = 0.3  # a fiftieth of the white noise
LONGEST_RING_S = 10.0


@dataclass(frozen=True, slots=True)
class Specimen:
    """One plate as it was built, and the cells below it; the hub never sees these figures.

    `dead_mg`: per corner, twist of the uneven base included. `slope`: of the table, as tangents along x and y.
    """

    build: Build
    gold: bool
    cells: tuple[CellFigures, ...]
    stop_mg: tuple[float, ...]
    dead_mg: tuple[float, ...]
    ring_hz: float
    damping: float
    twist_share: float
    off_centre_mm: tuple[float, float]
    turned_rad: float
    slope: tuple[float, float]

    def shares(self, x_mm: float, y_mm: float, z_mm: float = 0.0) -> Floats:
        """The part of a weight at this place (mm from the sheet's middle, east and north) on each corner; sum 1."""
        x, y = x_mm + self.slope[0] * z_mm, y_mm + self.slope[1] * z_mm
        east = (x - self.turned_rad * y + self.off_centre_mm[0]) / PAD_MM
        north = (y + self.turned_rad * x + self.off_centre_mm[1]) / PAD_MM
        parts = [1 + side * east + up * north + self.twist_share * side * up * east * north for side, up in CORNERS]
        return np.array(parts) / len(CORNERS)


def draw_specimen(seed: int, build: Build, *, gold: bool, drift: float = 1.0, slope_deg: float = SLOPE_DEG) -> Specimen:
    """The plate that belongs to a seed; `drift` multiplies the cells' drift and warm-up."""
    rng = streams.draws(seed, "plate", "specimen")
    soft = rng.random() < SOFT_SHARE
    hertz = rng.uniform(*RING_HZ) * (SOFT_HZ / (sum(RING_HZ) / 2) if soft else 1.0)
    twist = rng.uniform(-STATIC_TWIST_MG, STATIC_TWIST_MG)
    dead = (DEAD_MG + (STRIPS_MG if gold else 0.0)) / len(CORNERS)
    cells = tuple(
        draw_figures(streams.draws(seed, "figures", FIRST_CELL + corner), build, large_cup=False, drift=drift)
        for corner in range(len(CORNERS))
    )
    return Specimen(
        build=build,
        gold=gold,
        cells=cells,
        stop_mg=tuple(cell.stop_mg * (1 + rng.uniform(-STOP_SPREAD, STOP_SPREAD)) for cell in cells),
        dead_mg=tuple(dead + sign * twist for sign in TWIST),
        ring_hz=hertz,
        damping=rng.uniform(*RING_DAMPING),
        twist_share=rng.uniform(*TWIST_SHARE),
        off_centre_mm=(rng.uniform(-OFF_CENTRE_MM, OFF_CENTRE_MM), rng.uniform(-OFF_CENTRE_MM, OFF_CENTRE_MM)),
        turned_rad=rng.uniform(-TURNED_RAD, TURNED_RAD),
        slope=_slope(rng, slope_deg),
    )


def _slope(rng: random.Random, degrees: float) -> tuple[float, float]:
    way, steep = rng.uniform(0, 2 * math.pi), math.tan(math.radians(degrees * rng.uniform(0.5, 1)))
    return steep * math.cos(way), steep * math.sin(way)


@dataclass(frozen=True, slots=True)
class Push:
    """A force at one place: `force_mg` for each tick from `start_us` on, then `rest_mg` for good (a piece that stays).

    `presses`: it may shift the zero and the twist when it ends.
    """

    start_us: int
    x_mm: float
    y_mm: float
    z_mm: float
    force_mg: Floats
    rest_mg: float = 0.0
    presses: bool = False

    @property
    def end_us(self) -> int:
        """When the force has become what stays."""
        return self.start_us + self.force_mg.size * TICK_US


@dataclass(slots=True)
class _Acting:
    """A push on its way: what the swinging carrier passes on from tick `first` on, and the most that each cell felt."""

    number: int
    push: Push
    shares: Floats
    first: int
    passed_mg: Floats
    over: int  # tick at which the hand is gone
    before: Floats | None = None
    most: Floats | None = None

    @property
    def last(self) -> int:
        return self.first + self.passed_mg.size


@dataclass(frozen=True, slots=True)
class Read:
    """One corner's conversions of a span: stamps (us of table time), counts, and whether the word was refused."""

    us: Ints
    raw: Ints
    refused: np.ndarray[tuple[int], np.dtype[np.bool_]]


class PlateCells:
    """The four cells through time, from `start_us` (a multiple of ten seconds) on.

    `standing`: mass in mg and place (x, y, z in mm) of all that stands at first; `grown_s`: over how long it came, for
    the creep that is still going on. `zero_shift` and `twist_slip` are parts of the force that a cell felt in a press.
    """

    def __init__(
        self,
        specimen: Specimen,
        seed: int,
        standing: Sequence[tuple[float, float, float, float]] = (),
        *,
        start_us: int = 0,
        grown_s: float = 0.0,
        zero_shift: float = 0.0,
        twist_slip: float = 0.0,
    ) -> None:
        self.specimen = specimen
        self._seed = seed
        self._table = Table(seed, specimen.build)
        numbered = enumerate(specimen.cells, FIRST_CELL)
        self._noise = tuple(CellNoise(seed, cell, specimen.build, figures, start_us) for cell, figures in numbered)
        self._drawn: list[list[Read]] = [[] for _ in CORNERS]
        self._counts: list[list[Floats]] = [[] for _ in CORNERS]
        self._drawn_to = self._at_us = start_us
        self._zero_shift, self._twist_slip = zero_shift, twist_slip
        self._gain = np.array([cell.counts_per_mg for cell in specimen.cells])
        self._creep = np.array([cell.creep for cell in specimen.cells])[:, None] / TAUS_A_DECADE
        self._relax = -np.expm1(-WINDOW_US / 1e6 / TAUS_S)
        self._stop = np.array(specimen.stop_mg)[:, None]
        self._bell = _bell(specimen)
        came = sum((mg * specimen.shares(x, y, z) for mg, x, y, z in standing), np.zeros(len(CORNERS)))
        self._lying = np.array(specimen.dead_mg) + came
        self._crept = np.minimum(self._lying, self._stop[:, 0])[:, None] - came[:, None] * _still_to_come(grown_s)
        self._shift = np.zeros(len(CORNERS))
        self._last = np.clip(self._lying, 0.0, self._stop[:, 0])[:, None]
        self._acting: list[_Acting] = []
        self._pushes = 0

    @property
    def at_us(self) -> int:
        """Table time up to which the cells have been read."""
        return self._at_us

    def begin(self, push: Push) -> None:
        """A push that starts now or later; one that began before is a fault of the caller (`ValueError`)."""
        if push.start_us < self._at_us:
            raise ValueError(f"expected a push from {self._at_us} us on, got {push.start_us}")
        shares = self.specimen.shares(push.x_mm, push.y_mm, push.z_mm)
        first = push.start_us // TICK_US
        passed, size = self._passed(push), push.force_mg.size
        self._acting.append(_Acting(self._pushes, push, shares, first, passed, first + size))
        self._pushes += 1

    def _passed(self, push: Push) -> Floats:
        """The push as the swinging carrier passes it on, until nothing swings any more."""
        bell, force = self._bell, push.force_mg
        rest = np.full(bell.size, push.rest_mg)
        whole = np.concatenate((force, rest))
        size = 1 << (whole.size + bell.size - 1).bit_length()
        passed = np.fft.irfft(np.fft.rfft(whole, size) * np.fft.rfft(bell, size), size)[: whole.size]
        swinging = np.flatnonzero(np.abs(passed - np.concatenate((force, rest))) > GONE_MG)
        return np.asarray(passed[: max(int(swinging[-1]) + 1 if swinging.size else 0, force.size)])

    def advance(self, end_us: int) -> tuple[Read, ...]:
        """Every corner's conversions up to `end_us`, which is a whole number of windows."""
        first, last = self._at_us // TICK_US, end_us // TICK_US
        if (last - first) % TICKS or end_us % TICK_US:
            raise ValueError(f"expected whole windows of {WINDOW_US} us, got {end_us - self._at_us} us")
        loads = np.repeat(self._lying[:, None], last - first, axis=1)
        for one in self._acting:
            self._load(one, loads, first)
        shift = np.repeat(self._shift[:, None], last - first, axis=1)
        felt = np.clip(loads, 0.0, self._stop)
        for one in self._acting:
            if one.push.presses:
                self._press(one, loads, felt, shift, first)
        felt = np.clip(loads, 0.0, self._stop)
        crept = self._relaxed(felt)
        static = np.concatenate((self._last, felt + shift), axis=1)
        done = [one for one in self._acting if one.last <= last and one.over <= last]
        for one in done:
            self._lying += one.shares * one.push.rest_mg
        self._acting = [one for one in self._acting if one not in done]
        ticks = TICK_US * np.arange(first, last + 1, dtype=np.float64)
        edges = ticks[::TICKS]
        self._draw(end_us)
        reads = []
        for corner in range(len(CORNERS)):
            read, counts = self._cut(corner, end_us)
            us = read.us.astype(np.float64)
            mg = np.interp(us, ticks, static[corner]) + np.interp(us, edges, crept[corner])
            raw = np.clip(np.rint(counts + mg * self._gain[corner]), -FULL_SCALE - 1, FULL_SCALE).astype(np.int64)
            corrupt = read.raw != 0
            raw[corrupt] = read.raw[corrupt]
            reads.append(Read(read.us, raw, read.refused))
        if shift.size:
            self._shift, self._last = shift[:, -1].copy(), static[:, -1:].copy()
        self._at_us = end_us
        return tuple(reads)

    def _load(self, one: _Acting, loads: Floats, first: int) -> None:
        """A push's part in the loads of a span that starts at tick `first`."""
        begin, size = one.first - first, loads.shape[1]
        low, high = max(begin, 0), min(begin + one.passed_mg.size, size)
        if low < high:
            loads[:, low:high] += one.shares[:, None] * one.passed_mg[low - begin : high - begin]
        if max(high, 0) < size and one.last - first < size:
            loads[:, max(high, 0) :] += one.shares[:, None] * one.push.rest_mg

    def _press(self, one: _Acting, loads: Floats, felt: Floats, shift: Floats, first: int) -> None:
        """What a press leaves behind in zero and twist, from the tick on at which the hand is gone."""
        low, high = max(one.first - first, 0), min(one.over - first, felt.shape[1])
        if low < high:
            if one.before is None or one.most is None:
                earlier = felt[:, low - 1] if low else self._last[:, 0] - self._shift
                one.before, one.most = earlier, np.zeros(len(CORNERS))
            one.most = np.maximum(one.most, np.abs(felt[:, low:high] - one.before[:, None]).max(axis=1))
        if one.most is not None and 0 <= one.over - first < felt.shape[1]:
            rng = streams.noise(self._seed, "after a press", one.number)
            change = rng.standard_normal(len(CORNERS)) * self._zero_shift * one.most
            slip = rng.standard_normal() * self._twist_slip * one.most.mean() * np.array(TWIST)
            shift[:, one.over - first :] += change[:, None]
            loads[:, one.over - first :] += slip[:, None]
            self._lying += slip

    def _relaxed(self, felt: Floats) -> Floats:
        """Creep in mg at each edge of the span's windows."""
        pressed = felt.reshape(len(CORNERS), -1, TICKS).mean(axis=2)
        total = np.empty((len(CORNERS), pressed.shape[1] + 1))
        crept, relax = self._crept, self._relax
        for number in range(pressed.shape[1]):
            total[:, number] = crept.sum(axis=1)
            crept = crept + (pressed[:, number, None] - crept) * relax
        total[:, -1] = crept.sum(axis=1)
        self._crept = crept
        return np.asarray(total * self._creep)

    def _draw(self, end_us: int) -> None:
        """Noise up to `end_us` at least; what corrupts a word stands in `raw` until the word is made."""
        while self._drawn_to < end_us:
            self._drawn_to += BLOCK_US
            for corner, noise in enumerate(self._noise):
                us, counts, words = noise.block(self._drawn_to, self._table)
                raw, refused = np.zeros(us.size, dtype=np.int64), np.zeros(us.size, dtype=np.bool_)
                for index, word in words.items():
                    refused[index], raw[index] = word is None, word or 0
                self._drawn[corner].append(Read(us, raw, refused))
                self._counts[corner].append(counts)

    def _cut(self, corner: int, end_us: int) -> tuple[Read, Floats]:
        """The drawn noise of a corner up to `end_us`; the rest is kept."""
        parts, counts = self._drawn[corner], np.concatenate(self._counts[corner] or [np.zeros(0)])
        us = np.concatenate([part.us for part in parts] or [np.zeros(0, dtype=np.int64)])
        raw = np.concatenate([part.raw for part in parts] or [np.zeros(0, dtype=np.int64)])
        refused = np.concatenate([part.refused for part in parts] or [np.zeros(0, dtype=np.bool_)])
        cut = int(np.searchsorted(us, end_us, side="right"))
        self._drawn[corner] = [Read(us[cut:], raw[cut:], refused[cut:])]
        self._counts[corner] = [counts[cut:]]
        return Read(us[:cut], raw[:cut], refused[:cut]), counts[:cut]


def _bell(specimen: Specimen) -> Floats:
    """What the corners feel, tick by tick, of a blow on the carrier: a damped swing, together 1."""
    omega = 2 * math.pi * specimen.ring_hz
    decay = omega * specimen.damping
    size = round(1e6 / TICK_US * min(LONGEST_RING_S, math.log(3e6 / GONE_MG) / decay))
    t = (np.arange(size) + 0.5) * TICK_US / 1e6
    swing = np.exp(-decay * t) * np.sin(math.sqrt(1 - specimen.damping**2) * omega * t)
    return np.asarray(swing / swing.sum())


def _still_to_come(grown_s: float) -> Floats:
    """The part of each relaxation that is still to come of a load that grew evenly over so long."""
    if grown_s <= 0:
        return np.zeros(TAUS_S.size)
    return np.asarray(TAUS_S / grown_s * -np.expm1(-grown_s / TAUS_S))
