"""Mechanics of the plate: from loads and pushes on a carrier with four corner cells to their conversions.

A push acts at one place. The carrier rings, each corner takes a share, a stop clips the load of a cell, and the cell
creeps by the clipped load. A press also shifts the zero and lets the twist pattern (+ - + -) slip. Time advances by
whole windows. Not simulated: higher modes of the carrier, the chip's own filter, wind on the palace.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from palace_hub.sim.plate.specimen import CORNERS, FIRST_CELL, GONE_MG, TICK_US, TWIST, Specimen, impulse_response
from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_block import BLOCK_US, FULL_SCALE, CellNoise, Floats, Ints
from palace_hub.sim.world.room import Table

WINDOW_US = 50_000
TICKS = WINDOW_US // TICK_US
TAUS_S = 0.1 * 10 ** (np.arange(11) / 2)
TAUS_A_DECADE = 2  # two relaxations a decade from 0.1 s: a line in log time within 2 %


@dataclass(frozen=True, slots=True)
class Push:
    """A force at one place (mm from the sheet's middle)."""

    start_us: int
    x_mm: float
    y_mm: float
    z_mm: float
    force_mg: Floats
    """Force of each tick from `start_us` on."""
    rest_mg: float = 0.0
    """Permanent force after the last tick: the weight of a piece that stays."""
    presses: bool = False
    """Whether its end may shift zero and twist."""

    @property
    def end_us(self) -> int:
        """Table time from which only `rest_mg` acts."""
        return self.start_us + self.force_mg.size * TICK_US


@dataclass(slots=True)
class _Acting:
    """An active push: its force after the carrier's ring, from tick `first` on, and each cell's largest change."""

    number: int
    push: Push
    shares: Floats
    first: int
    passed_mg: Floats
    over: int  # tick of the hand's release
    before: Floats | None = None
    most: Floats | None = None

    @property
    def last(self) -> int:
        return self.first + self.passed_mg.size


@dataclass(frozen=True, slots=True)
class Read:
    """One corner's conversions: stamps (us of table time), counts, and flags of refused words."""

    us: Ints
    raw: Ints
    refused: np.ndarray[tuple[int], np.dtype[np.bool_]]


@dataclass(frozen=True, slots=True)
class _Drawn:
    """One corner's conversions without load: stamps, counts, corrupt words (0: none), flags of refused words."""

    us: Ints
    counts: Floats
    words: Ints
    refused: np.ndarray[tuple[int], np.dtype[np.bool_]]

    def part(self, low: int, high: int) -> "_Drawn":
        return _Drawn(self.us[low:high], self.counts[low:high], self.words[low:high], self.refused[low:high])


def _joined(parts: Sequence[_Drawn]) -> _Drawn:
    columns = zip(*((part.us, part.counts, part.words, part.refused) for part in parts), strict=True)
    return _Drawn(*map(np.concatenate, columns))


class PlateCells:
    """The four cells over time, from `start_us` (a multiple of 10 s) on.

    `standing`: mass (mg) and place (x, y, z in mm) of each item at the start. `grown_s`: time over which they came, for
    the creep still under way. `zero_shift`, `twist_slip`: shares of a press's force on a cell.
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
        self._drawn: list[list[_Drawn]] = [[] for _ in CORNERS]
        self._drawn_to = self._at_us = start_us
        self._zero_shift, self._twist_slip = zero_shift, twist_slip
        self._gain = np.array([cell.counts_per_mg for cell in specimen.cells])
        self._creep = np.array([cell.creep for cell in specimen.cells])[:, None] / TAUS_A_DECADE
        self._relax = -np.expm1(-WINDOW_US / 1e6 / TAUS_S)
        self._stop = np.array(specimen.stop_mg)[:, None]
        self._response = impulse_response(specimen)
        came = sum((mg * specimen.shares(x, y, z) for mg, x, y, z in standing), np.zeros(len(CORNERS)))
        self._lying = np.array(specimen.dead_mg) + came
        self._crept = np.minimum(self._lying, self._stop[:, 0])[:, None] - came[:, None] * _remaining_creep(grown_s)
        self._shift = np.zeros(len(CORNERS))
        self._last = np.clip(self._lying, 0.0, self._stop[:, 0])[:, None]
        self._acting: list[_Acting] = []
        self._pushes = 0

    @property
    def at_us(self) -> int:
        """Table time up to which the cells have been read."""
        return self._at_us

    def begin(self, push: Push) -> None:
        """Add a push that starts now or later; raises `ValueError` for an earlier one."""
        if push.start_us < self._at_us:
            raise ValueError(f"expected a push from {self._at_us} us on, got {push.start_us}")
        shares = self.specimen.shares(push.x_mm, push.y_mm, push.z_mm)
        first = push.start_us // TICK_US
        passed, size = self._passed(push), push.force_mg.size
        self._acting.append(_Acting(self._pushes, push, shares, first, passed, first + size))
        self._pushes += 1

    def _passed(self, push: Push) -> Floats:
        """The push convolved with the carrier's impulse response, until the ring is below `GONE_MG`."""
        response, force = self._response, push.force_mg
        rest = np.full(response.size, push.rest_mg)
        whole = np.concatenate((force, rest))
        size = 1 << (whole.size + response.size - 1).bit_length()
        passed = np.fft.irfft(np.fft.rfft(whole, size) * np.fft.rfft(response, size), size)[: whole.size]
        swinging = np.flatnonzero(np.abs(passed - np.concatenate((force, rest))) > GONE_MG)
        return np.asarray(passed[: max(int(swinging[-1]) + 1 if swinging.size else 0, force.size)])

    def advance(self, end_us: int) -> tuple[Read, ...]:
        """The conversions of all corners up to `end_us`; raises `ValueError` unless the span is whole windows."""
        first, last = self._at_us // TICK_US, end_us // TICK_US
        if (last - first) % TICKS or end_us % TICK_US:
            raise ValueError(f"expected whole windows of {WINDOW_US} us, got {end_us - self._at_us} us")
        if not self._acting:
            return self._quiet(end_us)
        loads = np.repeat(self._lying[:, None], last - first, axis=1)
        for acting in self._acting:
            self._load(acting, loads, first)
        shift = np.repeat(self._shift[:, None], last - first, axis=1)
        felt = np.minimum(np.maximum(loads, 0.0), self._stop)
        pressing = [acting for acting in self._acting if acting.push.presses]
        for acting in pressing:
            self._press(acting, loads, felt, shift, first)
        if pressing:
            felt = np.minimum(np.maximum(loads, 0.0), self._stop)
        crept = self._relaxed(felt.reshape(len(CORNERS), -1, TICKS).mean(axis=2))
        static = np.concatenate((self._last, felt + shift), axis=1)
        done = [acting for acting in self._acting if acting.last <= last and acting.over <= last]
        for acting in done:
            self._lying += acting.shares * acting.push.rest_mg
        self._acting = [acting for acting in self._acting if acting not in done]
        if last > first:
            self._shift, self._last = shift[:, -1].copy(), static[:, -1:].copy()
        return self._read(end_us, TICK_US * np.arange(first, last + 1, dtype=np.float64), static, crept)

    def _quiet(self, end_us: int) -> tuple[Read, ...]:
        """`advance` without active pushes: constant loads."""
        felt = np.clip(self._lying, 0.0, self._stop[:, 0])[:, None]
        windows = (end_us - self._at_us) // WINDOW_US
        crept = self._relaxed(np.broadcast_to(felt, (len(CORNERS), windows)))
        self._last = felt + self._shift[:, None]
        ticks = np.array([self._at_us, end_us], dtype=np.float64)
        return self._read(end_us, ticks, np.repeat(self._last, 2, axis=1), crept)

    def _read(self, end_us: int, ticks: Floats, static: Floats, crept: Floats) -> tuple[Read, ...]:
        """Conversions of loads given at `ticks` (us) and of creep given at the windows' edges."""
        self._draw(end_us)
        edges = np.arange(self._at_us, end_us + 1, WINDOW_US, dtype=np.float64)
        reads = []
        for corner in range(len(CORNERS)):
            drawn = self._cut(corner, end_us)
            us = drawn.us.astype(np.float64)
            mg = np.interp(us, ticks, static[corner]) + np.interp(us, edges, crept[corner])
            read = np.rint(drawn.counts + mg * self._gain[corner])
            raw = np.minimum(np.maximum(read, -FULL_SCALE - 1), FULL_SCALE).astype(np.int64)
            if drawn.words.any():
                raw = np.where(drawn.words != 0, drawn.words, raw)
            reads.append(Read(drawn.us, raw, drawn.refused))
        self._at_us = end_us
        return tuple(reads)

    def _load(self, acting: _Acting, loads: Floats, first: int) -> None:
        """Add a push to the loads of a span that starts at tick `first`."""
        begin, size = acting.first - first, loads.shape[1]
        low, high = max(begin, 0), min(begin + acting.passed_mg.size, size)
        if low < high:
            loads[:, low:high] += acting.shares[:, None] * acting.passed_mg[low - begin : high - begin]
        if max(high, 0) < size and acting.last - first < size:
            loads[:, max(high, 0) :] += acting.shares[:, None] * acting.push.rest_mg

    def _press(self, acting: _Acting, loads: Floats, felt: Floats, shift: Floats, first: int) -> None:
        """Add the zero shift and the twist slip of a press, from the hand's release on."""
        low, high = max(acting.first - first, 0), min(acting.over - first, felt.shape[1])
        if low < high:
            if acting.before is None or acting.most is None:
                earlier = felt[:, low - 1] if low else self._last[:, 0] - self._shift
                acting.before, acting.most = earlier, np.zeros(len(CORNERS))
            acting.most = np.maximum(acting.most, np.abs(felt[:, low:high] - acting.before[:, None]).max(axis=1))
        if acting.most is not None and 0 <= acting.over - first < felt.shape[1]:
            rng = streams.noise(self._seed, "after a press", acting.number)
            change = rng.standard_normal(len(CORNERS)) * self._zero_shift * acting.most
            slip = rng.standard_normal() * self._twist_slip * acting.most.mean() * np.array(TWIST)
            shift[:, acting.over - first :] += change[:, None]
            loads[:, acting.over - first :] += slip[:, None]
            self._lying += slip

    def _relaxed(self, pressed: Floats) -> Floats:
        """Creep in mg at each edge of the windows; `pressed`: load of each cell in each window."""
        total = np.empty((len(CORNERS), pressed.shape[1] + 1))
        crept, relax = self._crept, self._relax
        for number in range(pressed.shape[1]):
            total[:, number] = crept.sum(axis=1)
            crept = crept + (pressed[:, number, None] - crept) * relax
        total[:, -1] = crept.sum(axis=1)
        self._crept = crept
        return np.asarray(total * self._creep)

    def _draw(self, end_us: int) -> None:
        """Draw noise up to `end_us` at least."""
        while self._drawn_to < end_us:
            self._drawn_to += BLOCK_US
            for corner, noise in enumerate(self._noise):
                us, counts, words = noise.block(self._drawn_to, self._table)
                raw, refused = np.zeros(us.size, dtype=np.int64), np.zeros(us.size, dtype=np.bool_)
                for index, word in words.items():
                    refused[index], raw[index] = word is None, word or 0
                self._drawn[corner].append(_Drawn(us, counts, raw, refused))

    def _cut(self, corner: int, end_us: int) -> _Drawn:
        """Remove and return a corner's drawn noise up to `end_us`."""
        drawn, parts = self._drawn[corner], []
        while drawn:
            block = drawn.pop(0)
            cut = int(np.searchsorted(block.us, end_us, side="right"))
            parts.append(block.part(0, cut))
            if cut < block.us.size:
                drawn.insert(0, block.part(cut, block.us.size))
                break
        return parts[0] if len(parts) == 1 else _joined(parts)


def _remaining_creep(grown_s: float) -> Floats:
    """The remaining share of each relaxation for a load that grew evenly over `grown_s`."""
    if grown_s <= 0:
        return np.zeros(TAUS_S.size)
    return np.asarray(TAUS_S / grown_s * -np.expm1(-grown_s / TAUS_S))
