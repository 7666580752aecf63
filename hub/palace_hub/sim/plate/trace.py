"""Labelled traces of the plate: readings of its node while hands build step by step.

    trace = plate_trace(7, BUILDS["good"], "gold", start, [PlateStep(put=pieces)])
    for block in trace.blocks(): ...   # 50 ms each: stamped counts of four corners, and the Hall chain
    trace.labels                       # contacts of hands, with the true content

Equal arguments give equal traces. `specimen` seeds the plate (cells, stops, mounting, masses, faulty sensors), `seed`
the events on it. Time is microseconds of table time since power-on; each corner has its own conversion clock.
"""

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from math import inf
from typing import TypeVar

from monkey_palace.board.notation import Placement
from palace_hub.sim.plate.hall import NO_HALL_FAULTS, HallChain, HallFaults, Stud, ground_feet
from palace_hub.sim.plate.hand_work import PlateStep, PlateWork, Snap, StepLabel, kinds_of
from palace_hub.sim.plate.hands import BUILDERS, Item, PlateManner, Seat, seat_of, uneven, whole_ticks
from palace_hub.sim.plate.mechanics import WINDOW_US, PlateCells, Read
from palace_hub.sim.plate.pieces import MOULDS, Moulds, PieceBox
from palace_hub.sim.plate.specimen import MOUNTING, Mounting, Specimen, draw_specimen
from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_block import BLOCK_US
from palace_hub.sim.world.noise_model import Build, Range

__all__ = ["PLATE_MIX", "PlateBlock", "PlateMix", "PlateStep", "PlateTrace", "StepLabel", "plate_trace", "varied_mix"]

LEAD_S = 4.0  # quiet before the first hand; assumed
TAIL_S = 3.0  # quiet after the last hand; assumed
LATEST_START_S = 3600.0  # after power-on
COLD_START_S = 60.0  # the same for a cold start


@dataclass(frozen=True, slots=True)
class PlateMix:
    """Distributions of traces."""

    manner: PlateManner = BUILDERS
    hall: HallFaults = NO_HALL_FAULTS
    mounting: Mounting = MOUNTING
    moulds: Moulds = MOULDS
    zero_shift: float = 3e-5
    """Zero shift after a press: one sigma, as a share of the cell's load by it."""
    twist_slip: float = 3e-4
    """The same for the twist pattern + - + -."""
    grown_s: Range = (600.0, 3600.0)
    """Time over which the palace was built."""
    mean_error: float = 0.002
    """Error of the tray's unit masses: one sigma, as a share (SENSING: needed to 0.2 %)."""
    drift: float = 1.0
    """Factor on drift and warm-up."""
    cold: bool = False
    """Whether power-on was less than a minute ago."""


PLATE_MIX = PlateMix()
SHARES = frozenset(
    {
        "missing",
        "twice",
        "leaning",
        "rim",
        "second_hand",
        "elsewhere",
        "loose",
        "snap",
        "gone",
        "twist_share",
        "unsure",
        "lifts",
    }
)
Part = TypeVar("Part", bound=PlateMix | PlateManner | HallFaults | Mounting | Moulds)


def varied_mix(mix: Part, seed: int, spread: float) -> Part:
    """The mix with each figure multiplied by a draw from 1 - `spread` to 1 + `spread`; shares stay at most 1.

    Each figure has its own draw, keyed by class and name. Integers stay, and so do constants outside the mix: stud and
    brick sizes, pad places, catalogue masses, chip and mains rates, recording times, ticks and windows.
    """
    changed: dict[str, object] = {}
    for each in fields(mix):
        value, most = getattr(mix, each.name), 1.0 if each.name in SHARES else inf
        factor = streams.draws(seed, "varied", type(mix).__name__, each.name).uniform(1 - spread, 1 + spread)
        if isinstance(value, PlateManner | HallFaults | Mounting | Moulds):
            changed[each.name] = varied_mix(value, seed, spread)
        elif isinstance(value, tuple):
            changed[each.name] = tuple(min(most, part * factor) for part in value)
        elif isinstance(value, float):
            changed[each.name] = min(most, value * factor)
    return replace(mix, **changed)  # type: ignore[arg-type]  # the names are its own


@dataclass(frozen=True, slots=True)
class PlateBlock:
    """The node's readings of the 50 ms that end at `us`: (us, raw) per corner; raw None for a refused word."""

    us: int
    corners: tuple[tuple[tuple[int, int | None], ...], ...]
    hall: str


@dataclass(frozen=True, slots=True)
class PlateTrace:
    """Readings and truth of one trace.

    The hub may use `corners`, `hall`, `start_us`, `start` and `unit_mg`; the other fields are truth for labels and
    bounds.
    """

    build: str
    level: str
    start_us: int
    end_us: int
    start: frozenset[Placement]
    corners: tuple[Read, ...]
    """NE, SE, SW, NW."""
    hall: tuple[tuple[int, str], ...]
    """(us, chain as hex) each 50 ms; "" without strips; the first knob's bit is the highest."""
    unit_mg: dict[str, float]
    """Mean mass of a piece of each kind in this box, without calibration error."""
    labels: tuple[StepLabel, ...]
    specimen: Specimen
    mix: PlateMix

    def blocks(self) -> Iterator[PlateBlock]:
        """The readings as blocks of 50 ms."""
        rows = [
            [(us, None if refused else raw) for us, raw, refused in zip(*columns, strict=True)]
            for columns in ((read.us.tolist(), read.raw.tolist(), read.refused.tolist()) for read in self.corners)
        ]
        at = [0] * len(rows)
        for us, chain in self.hall:
            block = []
            for corner, row in enumerate(rows):
                low = at[corner]
                while at[corner] < len(row) and row[at[corner]][0] <= us:
                    at[corner] += 1
                block.append(tuple(row[low : at[corner]]))
            yield PlateBlock(us, tuple(block), chain)


def plate_trace(
    seed: int,
    build: Build,
    level: str,
    start: Sequence[Item],
    steps: Sequence[PlateStep],
    mix: PlateMix = PLATE_MIX,
    *,
    specimen: int | None = None,
    knobs: Container[Stud] | None = None,
) -> PlateTrace:
    """The trace of these steps on a plate with `start`, from 4 s before the first hand to 3 s after the last.

    `level`: "silver", or "gold" with magnets and Hall strips. Each piece of a step has its own press, without quiet
    between them; a pause follows a step unless it is missing (`mix.manner.missing`). `specimen`: seed of the plate,
    default `seed`. `knobs`: ground knobs that the map shows, None for all; a foot elsewhere lies on the card, too high
    for its sensor (3 mT at 7 mm instead of 7 mT at 5 mm). Raises `KeyError` for a taken piece that does not stand.
    """
    gold, which = level == "gold", seed if specimen is None else specimen
    rng = streams.draws(seed, "plate trace")
    plate = draw_specimen(which, build, gold=gold, drift=mix.drift, mounting=mix.mounting)
    box = PieceBox(which, mix.moulds, gold=gold)
    latest = COLD_START_S if mix.cold else LATEST_START_S
    begin = round(1e6 * rng.uniform(0, latest)) // BLOCK_US * BLOCK_US
    chain = HallChain(which, seed, mix.hall)
    standing: dict[Item, tuple[float, Seat]] = {
        item: (sum(box.draw_mg(kind) for kind in kinds_of(item)), uneven(rng, seat_of(item), mix.moulds.seat_mm))
        for item in start
    }
    for item in start:
        for stud in ground_feet(item):
            chain.moved(begin - BLOCK_US, stud, there=True)
    cells = PlateCells(
        plate,
        seed,
        [(mg, seat.x_mm, seat.y_mm, seat.z_mm) for mg, seat in standing.values()],
        start_us=begin,
        grown_s=rng.uniform(*mix.grown_s),
        zero_shift=mix.zero_shift,
        twist_slip=mix.twist_slip,
    )
    first = begin + whole_ticks(1e6 * (LEAD_S + rng.uniform(0, 2)))
    work = PlateWork(rng, box, mix.manner, standing, first)
    for number, step in enumerate(steps):
        work.step(number, step, last=number == len(steps) - 1)
    for push in sorted(work.pushes, key=lambda push: push.start_us):
        cells.begin(push)
    last = max([first, *(label.release_us for label in work.labels)]) + round(1e6 * TAIL_S)
    end = begin + -(-(last - begin) // WINDOW_US) * WINDOW_US
    return PlateTrace(
        build=build.name,
        level=level,
        start_us=begin,
        end_us=end,
        start=frozenset(item for item in start if isinstance(item, Placement)),
        corners=cells.advance(end),
        hall=_hall_readings(chain, work.snaps, begin, end, knobs)
        if gold
        else tuple((us, "") for us in _windows(begin, end)),
        unit_mg={kind: box.unit_mg(kind, number) for kind, number in BOX_OF_KINDS.items()},
        labels=tuple(work.labels),
        specimen=plate,
        mix=mix,
    )


BOX_OF_KINDS = {"arch": 80, "brick": 80, "column": 16, "light_green": 16, "dark_green": 16, "gold": 16, "monkey": 1}


def _windows(begin: int, end: int) -> range:
    return range(begin + WINDOW_US, end + WINDOW_US, WINDOW_US)


def _hall_readings(
    chain: HallChain, moves: Sequence[Snap], begin: int, end: int, knobs: Container[Stud] | None
) -> tuple[tuple[int, str], ...]:
    """The chain at the end of each window, with the snaps of the hands."""
    snaps = sorted(moves, key=lambda snap: (snap[0], snap[2], str(snap[1])))
    readings, next_snap = [], 0
    for us in _windows(begin, end):
        while next_snap < len(snaps) and snaps[next_snap][0] <= us:
            at, piece, there = snaps[next_snap]
            for stud in ground_feet(piece):
                if knobs is None or stud in knobs:
                    chain.moved(at, stud, there)
            next_snap += 1
        readings.append((us, chain.read(us)))
    return tuple(readings)
