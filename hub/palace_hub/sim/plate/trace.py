"""Labelled traces of the plate: hands build step by step, and this is all that the plate's node sends of it.

    trace = plate_trace(7, BUILDS["good"], "gold", start, [PlateStep(put=pieces)])
    for block in trace.blocks(): ...   # 50 ms each: stamped counts of four corners, and the Hall chain
    trace.labels                       # when hands came and left, and what really stood then

Equal arguments give equal traces. `specimen` is the plate itself (cells, stops, mounting, masses of the box, faulty
sensors), `seed` what happens on it: a calibration and a game with one specimen and two seeds are the same plate on two
evenings. Time is the table's, in microseconds since the chips were switched on; each corner has a clock of its own.
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

LEAD_S = 4.0  # of quiet before the first hand
TAIL_S = 3.0
LATEST_START_S = 3600.0  # after power-on
COLD_START_S = 60.0


@dataclass(frozen=True, slots=True)
class PlateMix:
    """What traces are drawn from: hands, Hall sensors, the plate's mounting, the box's pieces, and what is below.

    `zero_shift`: after a press, a part of what each cell felt of it (one sigma); `twist_slip`: the same for the pattern
    + - + -. `grown_s`: over which the palace came to stand. `mean_error`: of the tray's unit masses (one sigma, a part;
    SENSING: the mean mass is needed to 0.2 %). `cold`: the chips were switched on less than a minute ago. `drift`
    multiplies drift and warm-up.
    """

    manner: PlateManner = BUILDERS
    hall: HallFaults = NO_HALL_FAULTS
    mounting: Mounting = MOUNTING
    moulds: Moulds = MOULDS
    zero_shift: float = 3e-5
    twist_slip: float = 3e-4
    grown_s: Range = (600.0, 3600.0)
    mean_error: float = 0.002
    drift: float = 1.0
    cold: bool = False


PLATE_MIX = PlateMix()
SHARES = frozenset(
    {"missing", "twice", "leaning", "rim", "second_hand", "elsewhere", "loose", "snap", "gone", "twist_share", "unsure"}
)
Part = TypeVar("Part", bound=PlateMix | PlateManner | HallFaults | Mounting | Moulds)


def varied_mix(mix: Part, seed: int, spread: float) -> Part:
    """The same mix with every figure of it off by up to `spread` (0.5: half to one and a half times), hands, sensors,
    mounting and pieces among them; shares stay shares. Each figure has a draw of its own, by its name.

    Off it are numbers of things, and what is no figure of the simulator: studs and bricks of 8 and 9.6 mm, the pads'
    place, the catalogue's masses, rates of chips and mains, when a recording begins and ends, ticks and windows.
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
    """What the node sends of 50 ms that end at `us`: per corner (us, raw), raw None where the word was refused."""

    us: int
    corners: tuple[tuple[tuple[int, int | None], ...], ...]
    hall: str


@dataclass(frozen=True, slots=True)
class PlateTrace:
    """`corners`: NE, SE, SW, NW. `hall`: (us, hex of the chain) each 50 ms, "" without strips; first knob bit highest.

    What the hub may know: corners, hall, `start_us`, `start` (as its model of the game has it) and `unit_mg`, the mean
    mass of a piece of each kind in this very box (what the tray's calibration gives, without its error). The rest is
    the truth, for labels and bounds.
    """

    build: str
    level: str
    start_us: int
    end_us: int
    start: frozenset[Placement]
    corners: tuple[Read, ...]
    hall: tuple[tuple[int, str], ...]
    unit_mg: dict[str, float]
    labels: tuple[StepLabel, ...]
    specimen: Specimen
    mix: PlateMix

    def blocks(self) -> Iterator[PlateBlock]:
        """The same as the node's messages."""
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
    """Hands that take these steps on a plate on which `start` stands, from 4 s before the first to 3 s after the last.

    `level`: "silver", or "gold" with magnets in the feet and Hall strips. Each piece of a step gets a press of its own,
    with no quiet moment between them; after a step comes a pause, or none (`mix.manner.missing`). `specimen`: the
    plate's own seed, by default `seed`. `knobs`: the ground's knobs that the map shows, None: all; a foot elsewhere
    lies on the card, too high for the sensor below it (7 mT at 5 mm become some 3 at 7). Raises `KeyError` for a piece
    that is taken and does not stand.
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
    for push in sorted(work.pushes, key=lambda one: one.start_us):
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
        hall=_heard(chain, work.snaps, begin, end, knobs) if gold else tuple((us, "") for us in _windows(begin, end)),
        unit_mg={kind: box.unit_mg(kind, number) for kind, number in BOX_OF_KINDS.items()},
        labels=tuple(work.labels),
        specimen=plate,
        mix=mix,
    )


BOX_OF_KINDS = {"arch": 80, "brick": 80, "column": 16, "light_green": 16, "dark_green": 16, "gold": 16, "monkey": 1}


def _windows(begin: int, end: int) -> range:
    return range(begin + WINDOW_US, end + WINDOW_US, WINDOW_US)


def _heard(
    chain: HallChain, moves: Sequence[Snap], begin: int, end: int, knobs: Container[Stud] | None
) -> tuple[tuple[int, str], ...]:
    """The chain through time: feet snap on and off as the hands had it."""
    snaps = sorted(moves, key=lambda snap: (snap[0], snap[2], str(snap[1])))
    heard, next_snap = [], 0
    for us in _windows(begin, end):
        while next_snap < len(snaps) and snaps[next_snap][0] <= us:
            at, piece, there = snaps[next_snap]
            for stud in ground_feet(piece):
                if knobs is None or stud in knobs:
                    chain.moved(at, stud, there)
            next_snap += 1
        heard.append((us, chain.read(us)))
    return tuple(heard)
