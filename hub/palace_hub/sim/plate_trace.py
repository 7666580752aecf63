"""Labelled traces of the plate: hands build step by step, and this is all that the plate's node sends of it.

    trace = plate_trace(7, BUILDS["good"], "gold", start, [PlateStep(put=pieces)])
    for block in trace.blocks(): ...   # 50 ms each: stamped counts of four corners, and the Hall chain
    trace.labels                       # when hands came and left, and what really stood then

Equal arguments give equal traces. `specimen` is the plate itself (cells, stops, mounting, masses of the box, faulty
sensors), `seed` what happens on it: a calibration and a game with one specimen and two seeds are the same plate on two
evenings. Time is the table's, in microseconds since the chips were switched on; each corner has a clock of its own.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from monkey_palace.notation import Placement
from palace_hub.sim import streams
from palace_hub.sim.noise_block import BLOCK_US
from palace_hub.sim.noise_model import Build, Range
from palace_hub.sim.plate_hall import NO_HALL_FAULTS, HallChain, HallFaults, ground_feet
from palace_hub.sim.plate_hands import (
    BUILDERS,
    Handling,
    Item,
    Lying,
    PieceBox,
    PlateManner,
    Seat,
    put_on,
    resting_hand,
    seat_of,
    take_off,
    uneven,
    whole_ticks,
)
from palace_hub.sim.plate_mechanics import WINDOW_US, PlateCells, Push, Read
from palace_hub.sim.plate_specimen import MIDDLE, SLOPE_DEG, STUD_MM, Specimen, draw_specimen

LEAD_S = 4.0  # of quiet before the first hand
TAIL_S = 3.0
LATEST_START_S = 3600.0  # after power-on
COLD_START_S = 60.0
GROWN_S: Range = (600.0, 3600.0)  # over which the palace came to stand
LEANS_S: Range = (0.5, 2.0)  # before a hand seats what leans
RIM_STEPS = (1, 5)  # for which a dropped piece lies on the rim
RIM_MM: Range = (118.0, 126.0)
DROPPED = ("brick", "arch", "column", "gold", "light_green", "dark_green")


@dataclass(frozen=True, slots=True)
class PlateStep:
    """What hands do between two looks of theirs: take these away, then put these on, in this order."""

    put: tuple[Item, ...] = ()
    taken: tuple[Item, ...] = ()


@dataclass(frozen=True, slots=True)
class PlateMix:
    """What traces are drawn from. `zero_shift`: after a press, a part of what each cell felt of it (one sigma);
    `twist_slip`: the same for the pattern + - + -. `piece_spread`: of single pieces of one mould. `cold`: the chips
    were switched on less than a minute ago. `drift` multiplies drift and warm-up."""

    manner: PlateManner = BUILDERS
    hall: HallFaults = NO_HALL_FAULTS
    zero_shift: float = 3e-5
    twist_slip: float = 3e-4
    piece_spread: Range = (0.003, 0.02)
    slope_deg: float = SLOPE_DEG
    drift: float = 1.0
    cold: bool = False


PLATE_MIX = PlateMix()


@dataclass(frozen=True, slots=True)
class StepLabel:
    """One time that hands were on the plate, us: the first touch, the last finger's leaving, the next first touch.

    `before` and `after` are the palace's pieces; `lying` what else is on the sheet afterwards (a piece on the rim, one
    that leans and is not yet seated). `step`: number of the step it belongs to, None for what a fault adds. `missing`:
    no pause came after it.
    """

    step: int | None
    start_us: int
    release_us: int
    until_us: int
    before: frozenset[Placement]
    after: frozenset[Placement]
    lying: tuple[Lying, ...]
    missing: bool


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


@dataclass(slots=True)
class _Evening:
    """The plate while hands are on it."""

    rng: random.Random
    cells: PlateCells
    chain: HallChain
    box: PieceBox
    manner: PlateManner
    standing: dict[Item, tuple[float, Seat]]
    at_us: int
    pushes: list[Push] = field(default_factory=list)
    snaps: list[tuple[int, Placement, bool]] = field(default_factory=list)
    labels: list[StepLabel] = field(default_factory=list)
    leaning: list[Lying] = field(default_factory=list)
    on_rim: list[tuple[int, Lying]] = field(default_factory=list)

    def palace(self) -> frozenset[Placement]:
        return frozenset(item for item in self.standing if isinstance(item, Placement))

    def lying(self) -> tuple[Lying, ...]:
        return tuple(item for item in self.standing if isinstance(item, Lying)) + tuple(self.leaning)

    def hands(self, number: int | None, taken: Sequence[Item], put: Sequence[Item]) -> None:
        """One step, or what a fault adds; then a pause."""
        rng, before = self.rng, self.palace()
        start = release = self.at_us
        for item in taken:
            mg, seat = self.standing.pop(item)
            release = self._did(item, take_off(rng, self._next(start, release), seat, mg, self.manner,
                                               press=_pressed(item)), there=False)  # fmt: skip
            for kind in item.kinds if isinstance(item, Lying) else (item.piece.value,):
                self.box.take_back(kind, mg / (len(item.kinds) if isinstance(item, Lying) else 1))
        for item in put:
            kinds = item.kinds if isinstance(item, Lying) else (item.piece.value,)
            mg, seat = sum(self.box.draw_mg(kind) for kind in kinds), uneven(rng, seat_of(item))
            begin = self._next(start, release)
            if isinstance(item, Placement) and rng.random() < self.manner.leaning:
                release = self._lean(item, mg, seat, begin, before)
            else:
                handling = put_on(rng, begin, seat, mg, self.manner, press=_pressed(item))
                release = self._did(item, handling, there=True)
            self.standing[item] = (mg, seat)
        if rng.random() < self.manner.second_hand:
            begin = start + whole_ticks((release - start) * rng.uniform(0.0, 0.9))
            other = resting_hand(rng, begin, rng.uniform(*self.manner.rest_s) + 0.1, self.manner)
            self.pushes.append(other)
            release = max(release, other.end_us)
        self._label(number, start, release, before)

    def _next(self, start: int, release: int) -> int:
        return start if release == start else release + whole_ticks(1e6 * self.rng.uniform(*self.manner.no_pause_s))

    def _did(self, item: Item, handling: Handling, *, there: bool) -> int:
        self.pushes += handling.pushes
        if isinstance(item, Placement):
            self.snaps.append((handling.snap_us, item, there))
        return handling.release_us

    def _lean(self, item: Placement, mg: float, seat: Seat, begin: int, before: frozenset[Placement]) -> int:
        """A piece is leant askew, left so for a while, and seated by a second hand on it."""
        rng, askew = self.rng, self.manner.askew_mm
        x, y = seat.x_mm + rng.uniform(-askew, askew), seat.y_mm + rng.uniform(-askew, askew)
        first = put_on(rng, begin, Seat(x, y, seat.z_mm), mg, self.manner, press=False)
        self.pushes += first.pushes
        self.leaning.append(Lying((item.piece.value,), x, y))
        self.at_us = begin
        self._label(None, begin, first.release_us, before, until=rng.uniform(*LEANS_S))
        self.leaning.pop()
        second = put_on(rng, self.at_us, seat, mg, self.manner, press=True)
        moved = Push(second.snap_us, x, y, seat.z_mm, -second.pushes[0].force_mg, -mg)
        seated = Push(second.snap_us, seat.x_mm, seat.y_mm, seat.z_mm, second.pushes[0].force_mg, mg)
        return self._did(item, Handling((moved, seated, second.pushes[1]), second.snap_us, second.release_us),
                         there=True)  # fmt: skip

    def _label(
        self, number: int | None, start: int, release: int, before: frozenset[Placement], until: float | None = None
    ) -> None:
        seconds, missing = self.manner.pause(self.rng) if until is None else (until, False)
        self.at_us = release + whole_ticks(1e6 * seconds)
        lying = self.lying()
        self.labels.append(StepLabel(number, start, release, self.at_us, before, self.palace(), lying, missing))


def plate_trace(
    seed: int,
    build: Build,
    level: str,
    start: Sequence[Placement],
    steps: Sequence[PlateStep],
    mix: PlateMix = PLATE_MIX,
    *,
    specimen: int | None = None,
) -> PlateTrace:
    """Hands that take these steps on a plate on which `start` stands, from 4 s before the first to 3 s after the last.

    `level`: "silver", or "gold" with magnets in the feet and Hall strips. Each piece of a step gets a press of its own,
    with no quiet moment between them; after a step comes a pause, or none (`mix.manner.missing`). `specimen`: the
    plate's own seed, by default `seed`. Raises `KeyError` for a piece that is taken and does not stand.
    """
    gold, which = level == "gold", seed if specimen is None else specimen
    rng = streams.draws(seed, "plate trace")
    plate = draw_specimen(which, build, gold=gold, drift=mix.drift, slope_deg=mix.slope_deg)
    box = PieceBox(which, streams.draws(which, "plate spread").uniform(*mix.piece_spread), gold=gold)
    latest = COLD_START_S if mix.cold else LATEST_START_S
    begin = round(1e6 * rng.uniform(0, latest)) // BLOCK_US * BLOCK_US
    chain = HallChain(which, seed, mix.hall)
    standing: dict[Item, tuple[float, Seat]] = {
        piece: (box.draw_mg(piece.piece.value), uneven(rng, seat_of(piece))) for piece in start
    }
    for piece in start:
        for stud in ground_feet(piece):
            chain.moved(begin - BLOCK_US, stud, there=True)
    cells = PlateCells(
        plate,
        seed,
        [(mg, seat.x_mm, seat.y_mm, seat.z_mm) for mg, seat in standing.values()],
        start_us=begin,
        grown_s=rng.uniform(*GROWN_S),
        zero_shift=mix.zero_shift,
        twist_slip=mix.twist_slip,
    )
    first = begin + whole_ticks(1e6 * (LEAD_S + rng.uniform(0, 2)))
    evening = _Evening(rng, cells, chain, box, mix.manner, standing, first)
    _build(evening, steps)
    for push in sorted(evening.pushes, key=lambda one: one.start_us):
        cells.begin(push)
    last = max([first, *(label.release_us for label in evening.labels)]) + round(1e6 * TAIL_S)
    end = begin + -(-(last - begin) // WINDOW_US) * WINDOW_US
    return PlateTrace(
        build=build.name,
        level=level,
        start_us=begin,
        end_us=end,
        start=frozenset(start),
        corners=cells.advance(end),
        hall=_heard(evening, begin, end) if gold else tuple((us, "") for us in _windows(begin, end)),
        unit_mg={kind: box.unit_mg(kind, number) for kind, number in BOX_OF_KINDS.items()},
        labels=tuple(evening.labels),
        specimen=plate,
        mix=mix,
    )


BOX_OF_KINDS = {"arch": 80, "brick": 80, "column": 16, "light_green": 16, "dark_green": 16, "gold": 16}


def _build(evening: _Evening, steps: Sequence[PlateStep]) -> None:
    for number, step in enumerate(steps):
        if evening.rng.random() < evening.manner.rim:
            fallen = _fallen(evening.rng)
            evening.on_rim.append((number + evening.rng.randint(*RIM_STEPS), fallen))
            evening.hands(None, (), (fallen,))
        evening.hands(number, step.taken, step.put)
        for due, fallen in list(evening.on_rim):
            if due <= number or number == len(steps) - 1:
                evening.on_rim.remove((due, fallen))
                evening.hands(None, (fallen,), ())


def _fallen(rng: random.Random) -> Lying:
    along, across = rng.uniform(-MIDDLE, MIDDLE) * STUD_MM, rng.choice((-1, 1)) * rng.uniform(*RIM_MM)
    x, y = (along, across) if rng.random() < 0.5 else (across, along)
    return Lying((rng.choice(DROPPED),), x, y)


def _pressed(item: Item) -> bool:
    return not isinstance(item, Lying) or item.pressed


def _windows(begin: int, end: int) -> range:
    return range(begin + WINDOW_US, end + WINDOW_US, WINDOW_US)


def _heard(evening: _Evening, begin: int, end: int) -> tuple[tuple[int, str], ...]:
    """The chain through time: feet snap on and off as the hands had it."""
    snaps = sorted(evening.snaps, key=lambda snap: (snap[0], snap[2], str(snap[1])))
    heard, next_snap = [], 0
    for us in _windows(begin, end):
        while next_snap < len(snaps) and snaps[next_snap][0] <= us:
            at, piece, there = snaps[next_snap]
            for stud in ground_feet(piece):
                evening.chain.moved(at, stud, there)
            next_snap += 1
        heard.append((us, evening.chain.read(us)))
    return tuple(heard)
