"""Hands at work on the plate: steps and hand faults, turned into pushes, snaps of feet, and labels.

Traces run whole turns, the virtual table single items; both use this module.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from monkey_palace.board.notation import Placement
from palace_hub.sim.plate.hands import (
    Handling,
    Item,
    Lying,
    PlateManner,
    Seat,
    lightly,
    pressed_again,
    put_on,
    resting_hand,
    seat_of,
    take_off,
    uneven,
    whole_ticks,
)
from palace_hub.sim.plate.mechanics import Push
from palace_hub.sim.plate.pieces import PieceBox
from palace_hub.sim.plate.seat import SHEET_MG, SheetSeat
from palace_hub.sim.plate.specimen import MIDDLE, STUD_MM, TICK_US
from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_model import Range

RIM_STEPS = (1, 5)  # number of steps that a dropped piece stays on the rim; assumed
RIM_MM: Range = (118.0, 126.0)  # distance of the rim from the middle
UP_S: Range = (0.1, 0.4)  # time for which a sheet that came up with a piece is off its seat; assumed
FALL_S = 0.05  # time in which its weight leaves the cells or arrives; assumed
DROPPED = ("brick", "arch", "column", "gold", "light_green", "dark_green")


Snap = tuple[int, Item, bool]
"""Time (us), item, and whether it snaps on (True) or off; a piece on the rim has no snap."""


@dataclass(frozen=True, slots=True)
class PlateStep:
    """One uninterrupted action of hands: first take items off, then put items on, in this order."""

    put: tuple[Item, ...] = ()
    taken: tuple[Item, ...] = ()
    after_s: float = 0.0
    """Shortest time since the last release, while hands fetch items."""
    laid: tuple[Item, ...] = ()
    """Of `put`, items that no finger presses, such as all but the top of a pile that was joined in the hand."""


@dataclass(frozen=True, slots=True)
class StepLabel:
    """One visit of hands to the plate; times in us of table time."""

    step: int | None
    """Number of the step; None for a visit that a fault adds."""
    start_us: int
    """First contact."""
    release_us: int
    """Release of the last finger."""
    until_us: int
    """First contact of the next visit."""
    before: frozenset[Placement]
    """The palace's pieces before and, in `after`, after the visit."""
    after: frozenset[Placement]
    lying: tuple[Lying, ...]
    """Other items on the sheet afterwards, such as a piece on the rim or a leaning piece."""
    missing: bool
    """Whether no pause follows."""


@dataclass(slots=True)
class PlateWork:
    """The hands of one plate and their output; the caller takes `pushes` and `snaps`."""

    rng: random.Random
    box: PieceBox
    manner: PlateManner
    standing: dict[Item, tuple[float, Seat]]
    """Mass (mg) and place of all items on the plate."""
    at_us: int
    """Table time of the next contact."""
    pushes: list[Push] = field(default_factory=list)
    snaps: list[Snap] = field(default_factory=list)
    labels: list[StepLabel] = field(default_factory=list)
    seat: SheetSeat = field(default_factory=SheetSeat)
    """How the sheet lies since a piece that was pulled up took it along."""
    leaning: list[Lying] = field(default_factory=list)
    on_rim: list[tuple[int, Lying]] = field(default_factory=list)
    _single: dict[Item, list[float]] = field(default_factory=dict)  # masses of the single pieces of an item

    def palace(self) -> frozenset[Placement]:
        """The standing pieces of the palace."""
        return frozenset(item for item in self.standing if isinstance(item, Placement))

    def lying(self) -> tuple[Lying, ...]:
        """Other items on the plate, leaning pieces included."""
        return tuple(item for item in self.standing if isinstance(item, Lying)) + tuple(self.leaning)

    def visit(self, number: int | None, taken: Sequence[Item], put: Sequence[Item], laid: Sequence[Item] = ()) -> None:
        """One visit: take items off and put items on, then pause. `number`: of the step, None for a fault's visit.

        `laid`: items of `put` that are not pressed.
        """
        rng, before = self.rng, self.palace()
        start = release = self.at_us
        for item in taken:
            mg, seat = self.standing.pop(item)
            handling = take_off(rng, self._next(start, release), seat, mg, self._manner(item), press=_pressed(item))
            release = max(self._record(item, handling, there=False), self._lift_with(handling))
            for kind, single in zip(reversed(kinds_of(item)), reversed(self._single.pop(item, [mg])), strict=True):
                self.box.take_back(kind, single)
        for item in put:
            masses = [self.box.draw_mg(kind) for kind in kinds_of(item)]
            mg, seat = sum(masses), uneven(rng, seat_of(item), self.box.moulds.seat_mm)
            begin = self._next(start, release)
            if isinstance(item, Placement) and rng.random() < self.manner.leaning:
                release = self._lean(item, mg, seat, begin, before)
            else:
                # A separate stream here and below, so that the other draws of a hand do not shift.
                loose = streams.draws(begin, "loose").random() < self.manner.loose or item in laid
                handling = put_on(rng, begin, seat, mg, self._manner(item), press=_pressed(item) and not loose)
                release = self._record(item, handling, there=True)
            self.standing[item], self._single[item] = (mg, seat), masses
        fault_rng, pieces = streams.draws(start, "pressed elsewhere"), sorted(self.palace(), key=str)
        if pieces and fault_rng.random() < self.manner.elsewhere:
            _, seat = self.standing[fault_rng.choice(pieces)]
            again = pressed_again(
                fault_rng, release + whole_ticks(1e6 * fault_rng.uniform(0.0, 0.2)), seat, self.manner
            )
            self._push(again)
            release = again.end_us
        if rng.random() < self.manner.second_hand:
            begin = start + whole_ticks((release - start) * rng.uniform(0.0, 0.9))
            other = resting_hand(rng, begin, rng.uniform(*self.manner.rest_s) + 0.1, self.manner)
            self._push(other)
            release = max(release, other.end_us)
        self._label(number, start, release, before)

    def _lift_with(self, handling: Handling) -> int:
        """Perhaps the sheet comes up with a piece that is pulled off, and falls back; when it lies again (us)."""
        up, pull_mg = handling.snap_us, -float(handling.pushes[-1].force_mg.min())
        rng = streams.draws(up, "lifts")  # a stream of its own, so that the other draws of a hand do not shift
        if pull_mg < SHEET_MG or rng.random() >= self.manner.lifts:
            return 0
        down = up + whole_ticks(1e6 * rng.uniform(*UP_S))
        after = self.seat.laid_back(rng, 0, (0.0, 0.0))
        for seat, at_us, sign in ((self.seat, up, -1.0), (after, down, 1.0)):
            for mg, place in ((SHEET_MG, Seat(0.0, 0.0, 0.0)), *self.standing.values()):
                force = sign * mg * np.linspace(0.0, 1.0, round(FALL_S * 1e6 / TICK_US))
                self.pushes.append(seat.push(Push(at_us, place.x_mm, place.y_mm, place.z_mm, force, sign * mg)))
        self.seat = after
        return down + whole_ticks(1e6 * FALL_S)

    def step(self, number: int, step: PlateStep, *, last: bool = False) -> None:
        """One step, with pieces that drop on the rim before it or are removed after it; `last`: remove all of them."""
        if self.rng.random() < self.manner.rim:
            fallen = _fallen(self.rng)
            self.on_rim.append((number + self.rng.randint(*RIM_STEPS), fallen))
            self.visit(None, (), (fallen,))
        if step.after_s and self.labels:
            left = self.labels[-1]
            self.at_us = max(self.at_us, left.release_us + whole_ticks(1e6 * step.after_s))
            self.labels[-1] = replace(left, until_us=self.at_us, missing=False)
        self.visit(number, step.taken, step.put, step.laid)
        for due, fallen in list(self.on_rim):
            if due <= number or last:
                self.on_rim.remove((due, fallen))
                self.visit(None, (fallen,), ())

    def _push(self, *pushes: Push) -> None:
        self.pushes += map(self.seat.push, pushes)

    def _next(self, start: int, release: int) -> int:
        return start if release == start else release + whole_ticks(1e6 * self.rng.uniform(*self.manner.no_pause_s))

    def _record(self, item: Item, handling: Handling, *, there: bool) -> int:
        self._push(*handling.pushes)
        if isinstance(item, Placement) or all(item is not fallen for _, fallen in self.on_rim):
            self.snaps.append((handling.snap_us, item, there))
        return handling.release_us

    def _manner(self, item: Item) -> PlateManner:
        return lightly(self.manner) if isinstance(item, Lying) and item.lightly else self.manner

    def _lean(self, item: Placement, mg: float, seat: Seat, begin: int, before: frozenset[Placement]) -> int:
        """Put a piece down askew, leave it for `leans_s`, then seat it; returns the release time (us)."""
        rng, askew = self.rng, self.manner.askew_mm
        x, y = seat.x_mm + rng.uniform(-askew, askew), seat.y_mm + rng.uniform(-askew, askew)
        first = put_on(rng, begin, Seat(x, y, seat.z_mm), mg, self.manner, press=False)
        self._push(*first.pushes)
        self.leaning.append(Lying((item.piece.value,), x, y))
        self.at_us = begin
        self._label(None, begin, first.release_us, before, until=rng.uniform(*self.manner.leans_s))
        self.leaning.pop()
        second = put_on(rng, self.at_us, seat, mg, self.manner, press=True)
        moved = Push(second.snap_us, x, y, seat.z_mm, -second.pushes[0].force_mg, -mg)
        seated = Push(second.snap_us, seat.x_mm, seat.y_mm, seat.z_mm, second.pushes[0].force_mg, mg)
        return self._record(item, Handling((moved, seated, second.pushes[1]), second.snap_us, second.release_us),
                         there=True)  # fmt: skip

    def _label(
        self, number: int | None, start: int, release: int, before: frozenset[Placement], until: float | None = None
    ) -> None:
        seconds, missing = self.manner.pause(self.rng) if until is None else (until, False)
        self.at_us = release + whole_ticks(1e6 * seconds)
        lying = self.lying()
        self.labels.append(StepLabel(number, start, release, self.at_us, before, self.palace(), lying, missing))


def _fallen(rng: random.Random) -> Lying:
    along, across = rng.uniform(-MIDDLE, MIDDLE) * STUD_MM, rng.choice((-1, 1)) * rng.uniform(*RIM_MM)
    x, y = (along, across) if rng.random() < 0.5 else (across, along)
    return Lying((rng.choice(DROPPED),), x, y)


def kinds_of(item: Item) -> tuple[str, ...]:
    """The kinds of the item's pieces."""
    return item.kinds if isinstance(item, Lying) else (item.piece.value,)


def _pressed(item: Item) -> bool:
    return not isinstance(item, Lying) or item.pressed
