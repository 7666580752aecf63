"""Labelled traces: the conversions of one cell with one build and one fault under many hands, with the truth.

The cells, hands and pieces are those of the simulated table (`cells`, `hands`, `noise_block`), computed for minutes at
once instead of per window; a test compares both. Other compartments are not simulated.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from palace_hub.bench.tray.event_mix import EventMix, draw_name
from palace_hub.sim.people.hands import ORDINARY, Grab, Touch, draw_grab
from palace_hub.sim.world import streams
from palace_hub.sim.world.cell_faults import CELL_FAULTS, put_in
from palace_hub.sim.world.cells import CREEP_TAUS_S, LARGE_CUPS, RING_GONE_MG, Ring, Step
from palace_hub.sim.world.noise_block import BLOCK_US, FULL_SCALE, CellNoise, Floats, Ints
from palace_hub.sim.world.noise_model import Build, CellFigures, draw_figures
from palace_hub.sim.world.room import Table
from palace_hub.sim.world.truth import CATALOGUE_MG, KINDS, foreign_kinds

WINDOW_US = 50_000  # step of the creep model, as in the simulated table
BOX = (80, 80, 16, 16, 16, 16)
LEAD_S = 4.0  # quiet before the first hand: gives the zero
TAIL_S = 6.0
LATEST_START_S = 3600.0  # start of a trace after power-on: cells may be cold or warm
COLD_START_S = 60.0
LEAST_LEFT = 6  # below, the compartment is refilled
REFILL = 8
PART_OF_DUE = 0.8  # share of the expected visits that do exactly what is due
AFTER_DEATH = 3  # visits after the cell's death
DEATHS = ("rail", "frozen", "refused", "nothing", "wild")
WILD_MG = 20_000.0


@dataclass(frozen=True, slots=True)
class Visit:
    """One hand in the compartment."""

    what: str
    start_s: float
    left_s: float
    until_s: float
    """Start of the next visit, or the end of the judged time."""
    before: int
    after: int
    moves: tuple[tuple[float, int], ...] = ()
    """Hub time of each move, pieces after it."""
    foreign: int = 0
    """Foreign pieces in the compartment afterwards."""
    dead: bool = False
    """The cell had died before."""
    expected: int | None = None
    """Pieces that the game expected to come (negative: to leave); None: no expectation."""


@dataclass(frozen=True, slots=True)
class Trace:
    """Conversions of one cell with the truth. `t`, `raw` and `refused` have one entry per conversion."""

    build: str
    fault: str
    cell: int
    t: Floats
    """Hub time (s)."""
    raw: Ints
    """Raw counts."""
    refused: npt.NDArray[np.bool_]
    """The node sent no word."""
    visits: tuple[Visit, ...]
    box: int
    count: int
    """Pieces at the start."""
    zero_raw: float
    """Calibrated zero."""
    counts_per_piece: float
    """Calibrated unit."""
    unit_mg: float
    """True mean mass of a piece; the next four are true as well, for the bound."""
    figures: CellFigures
    spread: float
    mean_error: float
    soft: bool
    """Soft mounting."""

    def conversions(self) -> list[tuple[float, int | None]]:
        """The conversions as a node sends them: hub seconds, raw counts (None: refused)."""
        raw: list[int | None] = self.raw.tolist()
        for index in np.flatnonzero(self.refused).tolist():
            raw[index] = None
        return list(zip(self.t.tolist(), raw, strict=True))


@dataclass(slots=True)
class CellContent:
    """The pieces of one compartment (mg each) and all forces on its cell."""

    rng: random.Random
    cell: int
    inside: list[float]
    outside: list[float]
    foreign: list[float] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    touches: list[Touch] = field(default_factory=list)

    def moved(self, us: int, pieces: int) -> None:
        source, to = (self.inside, self.outside) if pieces < 0 else (self.outside, self.inside)
        for _ in range(abs(pieces)):
            mass = source.pop(self.rng.randrange(len(source)))
            to.append(mass)
            self.steps.append(Step(us, self.cell, math.copysign(mass, pieces)))


def draw_trace(seed: int, build: Build, fault: str, cell: int, visits: int, mix: EventMix) -> Trace:
    """Draws a trace of `visits` hands in compartment `cell`. Equal arguments give equal traces."""
    rng = streams.draws(seed, "trace", build.name, fault, cell)
    build, manner = put_in((fault,), build, mix.manner)
    soft = rng.random() < mix.soft_mounting
    figures = draw_figures(streams.draws(seed, "figures", fault), build, cell in LARGE_CUPS, 1.0, soft=soft)
    spread = rng.uniform(*mix.spread)
    mean = CATALOGUE_MG[KINDS[cell]] * (1 + rng.uniform(-mix.batch, mix.batch))
    masses = [mean * rng.gauss(1, spread) for _ in range(BOX[cell])]
    unit = sum(masses) / len(masses)
    cold = fault in ("warm_up", "one_by_one")
    start_us = round(1e6 * rng.uniform(0, COLD_START_S if cold else LATEST_START_S)) // BLOCK_US * BLOCK_US
    count = rng.randint(max(BOX[cell] // 4, LEAST_LEFT), BOX[cell])
    content = CellContent(rng, cell, masses[:count], masses[count:])
    done: list[Visit] = []
    at = start_us + round(1e6 * (LEAD_S + rng.uniform(0, 2)))
    death = None
    while len(done) < visits:
        if fault == "cell_death" and death is None and len(done) == max(0, visits - AFTER_DEATH):
            death = at - round(5e5)
        what, pieces = _next_visit(content, done, fault, mix)
        grab = draw_grab(rng, at, cell, pieces, manner=manner)
        visit, at = act_visit(content, grab, what, pieces, mix, dead=death is not None)
        done.append(visit)
    noise = CellNoise(seed, _noise_stream(fault, cell), build, figures, start_us)
    stamps, counts, words = noise_counts(noise, Table(seed, build), start_us, at + round(1e6 * TAIL_S))
    load = figures.cup_mg + sum(masses[:count])
    read = counts + felt_mg(figures, stamps, start_us, load, content) * figures.counts_per_mg
    raw: Ints = np.clip(np.rint(read), -FULL_SCALE - 1, FULL_SCALE).astype(np.int64)
    refused = np.zeros(raw.size, dtype=bool)
    for index, word in words.items():
        if word is None:
            refused[index] = True
        else:
            raw[index] = word
    if death is not None:
        stamps, raw, refused = _dead(rng, death, stamps, raw, refused, figures)
    error = rng.gauss(0, mix.mean_error)
    per_piece = unit * figures.counts_per_mg * (1 + error)
    first = raw[(stamps < start_us + 3e6) & ~refused]
    return Trace(
        build=build.name,
        fault=fault,
        cell=cell,
        t=stamps / 1e6,
        raw=raw,
        refused=refused,
        visits=tuple(done),
        box=BOX[cell],
        count=count,
        zero_raw=float(np.median(first)) - count * per_piece,
        counts_per_piece=per_piece,
        unit_mg=unit,
        figures=figures,
        spread=spread,
        mean_error=error,
        soft=soft,
    )


def draw_quiet(seed: int, build: Build, fault: str, cell: int, seconds: float) -> Trace:
    """Draws a trace of a loaded, untouched compartment from power-on: every event in it is false."""
    build, _ = put_in((fault,), build, ORDINARY)
    figures = draw_figures(streams.draws(seed, "figures", fault), build, cell in LARGE_CUPS, 1.0)
    unit, count = CATALOGUE_MG[KINDS[cell]], BOX[cell] // 2
    noise = CellNoise(seed, _noise_stream(fault, cell), build, figures)
    stamps, counts, words = noise_counts(noise, Table(seed, build), 0, round(1e6 * seconds))
    raw = np.rint(counts + (figures.cup_mg + unit * count) * figures.counts_per_mg).astype(np.int64)
    refused = np.zeros(raw.size, dtype=bool)
    for index, word in words.items():
        refused[index] = word is None
        raw[index] = raw[index] if word is None else word
    per_piece = unit * figures.counts_per_mg
    zero = float(np.median(raw[stamps < 3e6])) - count * per_piece
    return Trace(
        build.name, fault, cell, stamps / 1e6, raw, refused, (), BOX[cell], count, zero, per_piece, unit, figures,
        0.0, 0.0, soft=False,
    )  # fmt: skip


def _noise_stream(fault: str, cell: int) -> int:
    return streams.key("noise of", fault, cell) % (1 << 31)


def _next_visit(content: CellContent, done: Sequence[Visit], fault: str, mix: EventMix) -> tuple[str, int]:
    """Kind of the next visit, and the pieces that it moves (negative: out)."""
    rng = content.rng
    if content.foreign:
        return "take_foreign", 0
    if fault == "wrong_piece" and len(done) % 2:
        return "wrong_piece", 0
    single = fault in CELL_FAULTS and CELL_FAULTS[fault].one_by_one
    if len(content.inside) < LEAST_LEFT and content.outside:
        return "put_back", min(1 if single else REFILL, len(content.outside))
    what = draw_name(rng, mix.visit)
    pieces = 1 if single else draw_name(rng, mix.pieces)
    if what == "put_back" and content.outside:
        return what, min(pieces, len(content.outside))
    if what == "touch":
        return what, 0
    return "take", -min(pieces, len(content.inside))


def act_visit(
    content: CellContent, grab: Grab, what: str, pieces: int, mix: EventMix, *, dead: bool
) -> tuple[Visit, int]:
    """Carries out a visit; returns it and the start of the next one (us)."""
    before, moves = len(content.inside), []
    for move in grab.moves:
        if what == "take_foreign":
            content.steps.append(Step(move.us, content.cell, -content.foreign.pop()))
        elif what == "wrong_piece":
            kind = content.rng.choice(foreign_kinds(content.cell))
            content.foreign.append(CATALOGUE_MG[kind] * (1 + content.rng.uniform(-mix.batch, mix.batch)))
            content.steps.append(Step(move.us, content.cell, content.foreign[-1]))
        elif pieces:
            content.moved(move.us, move.pieces)
            moves.append((move.us / 1e6, len(content.inside)))
    content.touches += grab.touches
    following = grab.end_us + round(1e6 * content.rng.uniform(*mix.pause_s))
    visit = Visit(
        what=what,
        start_s=grab.start_us / 1e6,
        left_s=grab.end_us / 1e6,
        until_s=following / 1e6,
        before=before,
        after=len(content.inside),
        moves=tuple(moves),
        foreign=len(content.foreign),
        dead=dead,
        expected=_expected(content.rng, what, pieces, mix),
    )
    return visit, following


def _expected(rng: random.Random, what: str, pieces: int, mix: EventMix) -> int | None:
    """What the game expects: mostly exactly this visit, sometimes more, sometimes nothing (None)."""
    chance, more, due = rng.random(), rng.random(), rng.randint(1, 4)
    if chance >= mix.expected.get(what, 0.0):
        return None
    if what == "touch":
        return -due
    return pieces if more < PART_OF_DUE else pieces + (due if pieces > 0 else -due)


def noise_counts(
    noise: CellNoise, table: Table, start_us: int, end_us: int
) -> tuple[Floats, Floats, dict[int, int | None]]:
    """Times (us), raw counts without load, and corrupt words by index."""
    stamps, counts, words, size = [], [], {}, 0
    for end in range(start_us + BLOCK_US, end_us + BLOCK_US, BLOCK_US):
        us, count, odd = noise.block(end, table)
        words.update({size + index: word for index, word in odd.items()})
        size += us.size
        stamps.append(us.astype(np.float64))
        counts.append(count)
    return np.concatenate(stamps), np.concatenate(counts), words


def felt_mg(figures: CellFigures, us: Floats, start_us: int, load_mg: float, content: CellContent) -> Floats:
    """Load on the cell (mg): pieces, hands and swings, clipped by the stop, plus creep."""
    steps = sorted(content.steps, key=lambda step: step.us)
    times = np.array([step.us for step in steps], dtype=np.float64)
    lying = load_mg + np.concatenate(([0.0], np.cumsum([step.mg for step in steps])))
    felt = lying[np.searchsorted(times, us, side="right")]
    windows = np.arange(start_us, us[-1] + WINDOW_US, WINDOW_US)
    middles = windows + WINDOW_US / 2
    pressed = lying[np.searchsorted(times, windows + WINDOW_US, side="right")]
    for touch in content.touches:
        low, high = np.searchsorted(us, (touch.start_us, touch.end_us + 1))
        felt[low:high] += touch.forces_mg(us[low:high])
        low, high = np.searchsorted(middles, (touch.start_us, touch.end_us + 1))
        pressed[low:high] += touch.forces_mg(middles[low:high])
    releases = [(touch.end_us, touch.release_mg) for touch in content.touches]
    for at, mg in (*((step.us, -step.mg) for step in steps), *releases):
        ring = Ring(at, mg, figures.ring_omega, figures.ring_decay)
        low, high = np.searchsorted(us, (at, ring.below(RING_GONE_MG) + 1))
        felt[low:high] += ring.values(us[low:high])
    crept = figures.creep * _relaxed(np.minimum(pressed, figures.stop_mg), load_mg)
    window = ((us - start_us - 1) // WINDOW_US).astype(np.int64)
    return np.asarray(np.minimum(felt, figures.stop_mg) + crept[np.maximum(window, 0)], dtype=np.float64)


def _relaxed(pressed: Floats, load_mg: float) -> Floats:
    """Creep state before each window: the sum of one relaxation per decade, settled at `load_mg` at the start."""
    total = np.zeros(pressed.size + 1)
    size = BLOCK_US // WINDOW_US
    for tau in CREEP_TAUS_S:
        keep = math.exp(-WINDOW_US / 1e6 / tau)
        powers = keep ** np.arange(1, size + 1)
        state = load_mg
        total[0] += state
        for low in range(0, pressed.size, size):
            part = pressed[low : low + size]
            power = powers[: part.size]
            run = power * (state + (1 - keep) * np.cumsum(part / power))
            total[low + 1 : low + 1 + part.size] += run
            state = float(run[-1])
    return total[:-1]


def _dead(
    rng: random.Random,
    death: int,
    stamps: Floats,
    raw: Ints,
    refused: npt.NDArray[np.bool_],
    figures: CellFigures,
) -> tuple[Floats, Ints, npt.NDArray[np.bool_]]:
    """Lets the cell die at `death` (us) in one of five ways."""
    gone = stamps >= death
    match rng.choice(DEATHS):
        case "rail":
            raw[gone] = FULL_SCALE
        case "frozen":
            raw[gone] = raw[np.argmax(gone)]
        case "refused":
            refused[gone] = True
        case "nothing":
            return stamps[~gone], raw[~gone], refused[~gone]
        case _:
            wild = streams.noise("wild", int(death), int(figures.offset)).standard_normal(int(gone.sum()))
            raw[gone] = np.clip(raw[gone] + WILD_MG * figures.counts_per_mg * wild, -FULL_SCALE, FULL_SCALE)
    return stamps, raw, refused
