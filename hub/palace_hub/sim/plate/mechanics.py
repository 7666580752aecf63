"""The plate's mechanics: what stands and presses on a carrier with four corner cells, as the cells' chips read it.

A push acts at one place. The carrier swings on its pads after it, each corner takes its share, a stop clips what a cell
feels, and the cell creeps for what it felt (clipped); a press also leaves a shift of the zero that is no creep, and
the twist pattern (+ - + -) slips. Time runs forward in spans of any whole number of windows.

Not simulated: second modes (bending, rocking apart from the bounce), the chip's own filter, wind on the palace.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from palace_hub.sim.plate.specimen import CORNERS, FIRST_CELL, GONE_MG, TICK_US, TWIST, Specimen, bell
from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_block import BLOCK_US, FULL_SCALE, CellNoise, Floats, Ints
from palace_hub.sim.world.room import Table

WINDOW_US = 50_000
TICKS = WINDOW_US // TICK_US
TAUS_S = 0.1 * 10 ** (np.arange(11) / 2)
TAUS_A_DECADE = 2  # two relaxations a decade from 0.1 s: a line in log time within 2 %


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


@dataclass(frozen=True, slots=True)
class _Drawn:
    """One corner's conversions before any load: stamps, counts, corrupt words (0: none) and refused ones."""

    us: Ints
    counts: Floats
    words: Ints
    refused: np.ndarray[tuple[int], np.dtype[np.bool_]]

    def part(self, low: int, high: int) -> "_Drawn":
        return _Drawn(self.us[low:high], self.counts[low:high], self.words[low:high], self.refused[low:high])


def _joined(parts: Sequence[_Drawn]) -> _Drawn:
    columns = zip(*((one.us, one.counts, one.words, one.refused) for one in parts), strict=True)
    return _Drawn(*map(np.concatenate, columns))


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
        self._drawn: list[list[_Drawn]] = [[] for _ in CORNERS]
        self._drawn_to = self._at_us = start_us
        self._zero_shift, self._twist_slip = zero_shift, twist_slip
        self._gain = np.array([cell.counts_per_mg for cell in specimen.cells])
        self._creep = np.array([cell.creep for cell in specimen.cells])[:, None] / TAUS_A_DECADE
        self._relax = -np.expm1(-WINDOW_US / 1e6 / TAUS_S)
        self._stop = np.array(specimen.stop_mg)[:, None]
        self._bell = bell(specimen)
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
        if not self._acting:
            return self._quiet(end_us)
        loads = np.repeat(self._lying[:, None], last - first, axis=1)
        for one in self._acting:
            self._load(one, loads, first)
        shift = np.repeat(self._shift[:, None], last - first, axis=1)
        felt = np.minimum(np.maximum(loads, 0.0), self._stop)
        pressing = [one for one in self._acting if one.push.presses]
        for one in pressing:
            self._press(one, loads, felt, shift, first)
        if pressing:
            felt = np.minimum(np.maximum(loads, 0.0), self._stop)
        crept = self._relaxed(felt.reshape(len(CORNERS), -1, TICKS).mean(axis=2))
        static = np.concatenate((self._last, felt + shift), axis=1)
        done = [one for one in self._acting if one.last <= last and one.over <= last]
        for one in done:
            self._lying += one.shares * one.push.rest_mg
        self._acting = [one for one in self._acting if one not in done]
        if last > first:
            self._shift, self._last = shift[:, -1].copy(), static[:, -1:].copy()
        return self._read(end_us, TICK_US * np.arange(first, last + 1, dtype=np.float64), static, crept)

    def _quiet(self, end_us: int) -> tuple[Read, ...]:
        """The same where nothing acts: what the cells feel stands still."""
        felt = np.clip(self._lying, 0.0, self._stop[:, 0])[:, None]
        windows = (end_us - self._at_us) // WINDOW_US
        crept = self._relaxed(np.broadcast_to(felt, (len(CORNERS), windows)))
        self._last = felt + self._shift[:, None]
        ticks = np.array([self._at_us, end_us], dtype=np.float64)
        return self._read(end_us, ticks, np.repeat(self._last, 2, axis=1), crept)

    def _read(self, end_us: int, ticks: Floats, static: Floats, crept: Floats) -> tuple[Read, ...]:
        """Conversions of what the cells feel at `ticks` (us) and of their creep at the windows' edges."""
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

    def _relaxed(self, pressed: Floats) -> Floats:
        """Creep in mg at each edge of the span's windows; `pressed`: what each cell feels in each of them."""
        total = np.empty((len(CORNERS), pressed.shape[1] + 1))
        crept, relax = self._crept, self._relax
        for number in range(pressed.shape[1]):
            total[:, number] = crept.sum(axis=1)
            crept = crept + (pressed[:, number, None] - crept) * relax
        total[:, -1] = crept.sum(axis=1)
        self._crept = crept
        return np.asarray(total * self._creep)

    def _draw(self, end_us: int) -> None:
        """Noise up to `end_us` at least."""
        while self._drawn_to < end_us:
            self._drawn_to += BLOCK_US
            for corner, noise in enumerate(self._noise):
                us, counts, words = noise.block(self._drawn_to, self._table)
                raw, refused = np.zeros(us.size, dtype=np.int64), np.zeros(us.size, dtype=np.bool_)
                for index, word in words.items():
                    refused[index], raw[index] = word is None, word or 0
                self._drawn[corner].append(_Drawn(us, counts, raw, refused))

    def _cut(self, corner: int, end_us: int) -> _Drawn:
        """The drawn noise of a corner up to `end_us`; the rest is kept."""
        drawn, parts = self._drawn[corner], []
        while drawn:
            block = drawn.pop(0)
            cut = int(np.searchsorted(block.us, end_us, side="right"))
            parts.append(block.part(0, cut))
            if cut < block.us.size:
                drawn.insert(0, block.part(cut, block.us.size))
                break
        return parts[0] if len(parts) == 1 else _joined(parts)


def _still_to_come(grown_s: float) -> Floats:
    """The part of each relaxation that is still to come of a load that grew evenly over so long."""
    if grown_s <= 0:
        return np.zeros(TAUS_S.size)
    return np.asarray(TAUS_S / grown_s * -np.expm1(-grown_s / TAUS_S))
