"""Load cells of a tray (six) or a plate (four): from loads and contacts to their chips' signed 24-bit counts."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np

from palace_hub.sim.world import streams
from palace_hub.sim.world.cup_effects import Drops, Heaps, PressShifts, Wire
from palace_hub.sim.world.noise_block import BLOCK_US, FULL_SCALE, Block, CellNoise, Floats, merged
from palace_hub.sim.world.noise_model import DRIFTS, Build, draw_figures
from palace_hub.sim.world.room import Table

CELLS = 6
LARGE_CUPS = (0, 1)  # arch and brick compartments have large cups
CREEP_TAUS_S = np.array(
    [1.0, 10.0, 100.0, 1000.0, 10000.0]
)  # one relaxation a decade gives a straight line in log time
RING_GONE_MG = 0.3  # a fiftieth of the white noise
PEAK_US = 10_000  # between two looks at the force of a press; it lasts 200 ms and more
STILL_MG = 2.0  # SENSING's "died away"; a smaller ring is hidden in the white noise
Conversion = list[int | str | None]
"""`[us, cell, raw]`, or `[us, cell, None, "desync"]` for a word with wrong extra bits.

`us` is the table time of the data-ready edge in microseconds, `raw` a signed 24-bit count.
"""


class Pressing(Protocol):
    """A contact that presses on one cell."""

    @property
    def cell(self) -> int: ...

    def force_mg(self, us: float) -> float: ...


@dataclass(frozen=True, slots=True)
class Step:
    """A change of a compartment's mass at table time `us`; negative when mass leaves."""

    us: int
    cell: int
    mg: float
    pieces: int = 1


@dataclass(frozen=True, slots=True)
class Ring:
    """The ring of a cup after a step or a release."""

    us: int
    mg: float
    omega: float
    """rad/s."""
    decay: float
    """1/s."""
    phase: float = 0.0

    def value(self, us: float) -> float:
        """Deflection in mg at table time `us`."""
        tau = (us - self.us) / 1e6
        return self.mg * math.exp(-self.decay * tau) * math.cos(self.omega * tau + self.phase) if tau >= 0 else 0.0

    def values(self, us: Floats) -> Floats:
        """`value` at an array of times."""
        tau = np.maximum(us - self.us, 0.0) / 1e6
        return np.where(us >= self.us, self.mg * np.exp(-self.decay * tau) * np.cos(self.omega * tau + self.phase), 0.0)

    def below(self, mg: float) -> int:
        """Table time in microseconds from which the ring stays under `mg`."""
        return self.us + round(1e6 * math.log(max(1.0, abs(self.mg) / mg)) / self.decay)


class CellBank:
    """A node's cells. Time advances in windows of `window_us` of table time.

    `dead_mg`: permanent load of each cell; None: the tray's six cells with their cups. `first`: the number of cell 0 in
    the random streams, which separates several banks.
    """

    def __init__(
        self,
        seed: int,
        build: Build,
        drift: str,
        window_us: int,
        *,
        dead_mg: Sequence[float] | None = None,
        first: int = 0,
    ) -> None:
        self._cells = CELLS if dead_mg is None else len(dead_mg)
        cups = LARGE_CUPS if dead_mg is None else ()
        soft = streams.draws(seed, "under the tray", first).random() < build.soft_share
        self.figures = tuple(
            draw_figures(streams.draws(seed, "figures", first + cell), build, cell in cups, DRIFTS[drift], soft=soft)
            for cell in range(self._cells)
        )
        self._noise = tuple(CellNoise(seed, first + cell, build, figures) for cell, figures in enumerate(self.figures))
        self._table = Table(seed, build)
        self._window_us = window_us
        self._gain = np.array([figures.counts_per_mg for figures in self.figures])
        self._creep = np.array([figures.creep for figures in self.figures])
        self._stop = np.array([figures.stop_mg for figures in self.figures])
        self.load_mg = [figures.cup_mg for figures in self.figures] if dead_mg is None else list(dead_mg)
        self._crept = np.repeat(np.array(self.load_mg)[:, None], CREEP_TAUS_S.size, axis=1)
        self._relax = -np.expm1(-window_us / 1e6 / CREEP_TAUS_S)
        self._dead_mg = tuple(self.load_mg)
        self._heaps = None if build.off_centre is None else Heaps(seed, build.off_centre, first, self._cells)
        self._drops = None
        if build.drop_cm is not None:
            self._drops = Drops(seed, build.drop_cm, build.capacity_g, first, self._cells)
        self._presses = None
        if build.press_shift is not None:
            self._presses = PressShifts(seed, build.press_shift, first, self._cells)
        self._wires: dict[int, Wire] = {}
        self._aside_mg = np.zeros(self._cells)  # reading beyond the load, settled
        self._let_go: list[tuple[int, int]] = []  # cell and time (us) of contacts that end in the next window
        self._rings: list[list[Ring]] = [[] for _ in range(self._cells)]
        self._moving_until = [0] * self._cells
        self._block: Block | None = None
        self._at_us = 0

    def still_since_us(self) -> list[int]:
        """Per cell the table time (us) since which it is still: no ring of a step, release or table bump."""
        now = self._at_us / 1e6
        bumped = max((round(1e6 * bump.end_s) for bump in self._table.bumps(now - 5, now)), default=0)
        return [max(moving, bumped) for moving in self._moving_until]

    def window(self, steps: Sequence[Step], touches: Sequence[Pressing]) -> list[Conversion]:
        """The next window's conversions of all cells in order of time, with these steps and contacts."""
        start = self._at_us
        end = self._at_us = start + self._window_us
        block = self._block
        if block is None or start >= block.start_us + BLOCK_US:
            block_start = start // BLOCK_US * BLOCK_US
            parts = [noise.block(block_start + BLOCK_US, self._table) for noise in self._noise]
            block = self._block = merged(block_start, self._window_us, parts)
        number = (start - block.start_us) // self._window_us
        low, high = block.cuts[number], block.cuts[number + 1]
        before = list(self.load_mg)
        pushes = [0.0] * self._cells
        for touch in touches:
            pushes[touch.cell] += touch.force_mg((start + end) / 2)
        shifts = self._shifts(steps, touches, start)
        for step in steps:
            self.load_mg[step.cell] += step.mg
            self._swing(step.cell, step.us, -step.mg)
            if self._drops is not None and step.mg > 0:
                self._land(self._drops, step)
        crept = self._creep * self._crept.sum(axis=1)
        felt = np.minimum(np.array(self.load_mg) + pushes, self._stop)  # a cell on its stop creeps by the load it reads
        self._crept += (felt[:, None] - self._crept) * self._relax
        raw = block.counts[low:high] + ((np.array(before) + self._aside_mg + crept) * self._gain)[block.cells[low:high]]
        lively = {touch.cell for touch in touches} | {cell for cell in range(self._cells) if self._rings[cell]}
        lively |= {shift.cell for shift in shifts}
        if lively:
            for index in range(low, high):
                cell = block.cell[index]
                if cell in lively:
                    extra = self._extra_mg(cell, block.us[index], before[cell], (*steps, *shifts), touches)
                    raw[index - low] += extra * self.figures[cell].counts_per_mg
            for cell in lively:
                self._rings[cell] = [ring for ring in self._rings[cell] if ring.below(RING_GONE_MG) > end]
        for cell, wire in self._wires.items():
            own, without = block.cells[low:high] == cell, block.counts[low:high]
            raw[own] = without[own] + (raw - without)[own] * (1 - wire.share) + wire.off_mg() * self._gain[cell]
        for shift in shifts:
            self._aside_mg[shift.cell] += shift.mg
        counts: list[int] = np.minimum(np.maximum(np.rint(raw), -FULL_SCALE - 1), FULL_SCALE).astype(np.int64).tolist()
        conversions: list[Conversion] = [
            [us, cell, count] for us, cell, count in zip(block.us[low:high], block.cell[low:high], counts, strict=True)
        ]
        for index, word in block.words.items():
            if low <= index < high:
                conversions[index - low][2:] = [word] if word is not None else [None, "desync"]
        return conversions

    def release(self, cell: int, us: int, mg: float) -> None:
        """Release a force of `mg` on a cell at `us`, within the next window: the cup rings."""
        self._swing(cell, us, mg)
        self._let_go.append((cell, us))

    def touch_wire(self, cell: int, share: float, push_mg: float) -> None:
        """Let a wire touch a cup: it takes `share` of each later load, and pushes with `push_mg`."""
        self._wires[cell] = Wire(share, self.load_mg[cell], push_mg)

    def free_wires(self) -> None:
        """Take all wires away from the cups."""
        self._wires.clear()

    def turn_stop(self, cell: int, mg: float) -> None:
        """Set the load at which a cell's stop takes over."""
        turned = replace(self.figures[cell], stop_mg=mg)
        self.figures = (*self.figures[:cell], turned, *self.figures[cell + 1 :])
        self._stop[cell] = mg

    def _shifts(self, steps: Sequence[Step], touches: Sequence[Pressing], start: int) -> list[Step]:
        """Changes of the readings in the window from `start` (us) beyond those of the load."""
        let_go, self._let_go = self._let_go, []
        shifts = [] if self._heaps is None else self._heap_shifts(self._heaps, steps, let_go)
        if self._presses is not None:
            for cell in {touch.cell for touch in touches}:
                for moment in range(start, start + self._window_us + 1, PEAK_US):
                    pressed = sum(touch.force_mg(moment) for touch in touches if touch.cell == cell)
                    self._presses.feel(cell, pressed)
            shifts += [Step(us, cell, self._presses.let_go(cell)) for cell, us in let_go]
        return shifts

    def _heap_shifts(self, heaps: Heaps, steps: Sequence[Step], let_go: Sequence[tuple[int, int]]) -> list[Step]:
        """What a heap off the centre reads beyond its mass, as pieces move and as a hand stirs it."""
        changes = [(step.us, step.cell, step.mg) for step in steps] + [(us, cell, None) for cell, us in let_go]
        heap_mg = [load - dead for load, dead in zip(self.load_mg, self._dead_mg, strict=True)]
        shifts = []
        for us, cell, mg in sorted(changes, key=lambda change: change[:2]):
            if mg is None:
                shifts.append(Step(us, cell, heaps.stir(cell, heap_mg[cell])))
            else:
                heap_mg[cell] += mg
                shifts.append(Step(us, cell, heaps.part(cell) * mg))
        return shifts

    def _land(self, drops: Drops, step: Step) -> None:
        """Let the pieces of a step fall: each swings the cup from its rest, at the damping of its other swings."""
        figures = self.figures[step.cell]
        for us, mg, omega in drops.falls(step.cell, step.us, step.mg, step.pieces, self.load_mg[step.cell]):
            decay = omega * figures.ring_decay / figures.ring_omega
            self._ring(step.cell, Ring(us, mg, omega, decay, phase=-math.pi / 2))

    def _swing(self, cell: int, us: int, mg: float) -> None:
        figures = self.figures[cell]
        self._ring(cell, Ring(us, mg, figures.ring_omega, figures.ring_decay))

    def _ring(self, cell: int, ring: Ring) -> None:
        self._rings[cell].append(ring)
        self._moving_until[cell] = max(self._moving_until[cell], ring.below(STILL_MG))

    def _extra_mg(self, cell: int, us: int, before: float, steps: Sequence[Step], touches: Sequence[Pressing]) -> float:
        """A conversion's load beyond that at the window's start; the stop clips the sum."""
        extra = sum(step.mg for step in steps if step.cell == cell and step.us <= us)
        extra += sum(touch.force_mg(us) for touch in touches if touch.cell == cell)
        extra += sum(ring.value(us) for ring in self._rings[cell])
        return min(extra, self.figures[cell].stop_mg - before)
