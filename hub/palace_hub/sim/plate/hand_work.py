"""Hands at work on the plate: step after step, with what faults of theirs add, as pushes, feet that snap, and labels.

Traces do a whole turn at once, the virtual table a piece at a time; both get the same hands from here.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

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
from palace_hub.sim.plate.specimen import MIDDLE, STUD_MM
from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_model import Range

RIM_STEPS = (1, 5)  # for which a dropped piece lies on the rim
RIM_MM: Range = (118.0, 126.0)
DROPPED = ("brick", "arch", "column", "gold", "light_green", "dark_green")


Snap = tuple[int, Item, bool]
"""When (us), which piece, and whether on to its knobs or off them; what fell on the rim has none."""


@dataclass(frozen=True, slots=True)
class PlateStep:
    """What hands do between two looks of theirs: take these away, then put these on, in this order.

    `after_s`: they come back to the plate no sooner than so long after they left it, having fetched something.
    """

    put: tuple[Item, ...] = ()
    taken: tuple[Item, ...] = ()
    after_s: float = 0.0


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


@dataclass(slots=True)
class PlateWork:
    """What hands have done on a plate, `standing` being all that is on it (mg and place), and what they will touch next
    at `at_us`. `pushes` and `snaps` (when a piece snapped on, True, or off) are for the caller to take."""

    rng: random.Random
    box: PieceBox
    manner: PlateManner
    standing: dict[Item, tuple[float, Seat]]
    at_us: int
    pushes: list[Push] = field(default_factory=list)
    snaps: list[Snap] = field(default_factory=list)
    labels: list[StepLabel] = field(default_factory=list)
    leaning: list[Lying] = field(default_factory=list)
    on_rim: list[tuple[int, Lying]] = field(default_factory=list)
    _single: dict[Item, list[float]] = field(default_factory=dict)  # masses of what lies there together

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
            release = self._did(item, take_off(rng, self._next(start, release), seat, mg, self._manner(item),
                                               press=_pressed(item)), there=False)  # fmt: skip
            for kind, single in zip(reversed(kinds_of(item)), reversed(self._single.pop(item, [mg])), strict=True):
                self.box.take_back(kind, single)
        for item in put:
            masses = [self.box.draw_mg(kind) for kind in kinds_of(item)]
            mg, seat = sum(masses), uneven(rng, seat_of(item), self.box.moulds.seat_mm)
            begin = self._next(start, release)
            if isinstance(item, Placement) and rng.random() < self.manner.leaning:
                release = self._lean(item, mg, seat, begin, before)
            else:
                # Draws of its own here and below, so that everything else about a hand stays as it was.
                loose = streams.draws(begin, "loose").random() < self.manner.loose
                handling = put_on(rng, begin, seat, mg, self._manner(item), press=_pressed(item) and not loose)
                release = self._did(item, handling, there=True)
            self.standing[item], self._single[item] = (mg, seat), masses
        more, pieces = streams.draws(start, "pressed elsewhere"), sorted(self.palace(), key=str)
        if pieces and more.random() < self.manner.elsewhere:
            _, seat = self.standing[more.choice(pieces)]
            again = pressed_again(more, release + whole_ticks(1e6 * more.uniform(0.0, 0.2)), seat, self.manner)
            self.pushes.append(again)
            release = again.end_us
        if rng.random() < self.manner.second_hand:
            begin = start + whole_ticks((release - start) * rng.uniform(0.0, 0.9))
            other = resting_hand(rng, begin, rng.uniform(*self.manner.rest_s) + 0.1, self.manner)
            self.pushes.append(other)
            release = max(release, other.end_us)
        self._label(number, start, release, before)

    def step(self, number: int, step: PlateStep, *, last: bool = False) -> None:
        """One step, and the rim's pieces that fall or are taken away around it; `last`: all of them are."""
        if self.rng.random() < self.manner.rim:
            fallen = _fallen(self.rng)
            self.on_rim.append((number + self.rng.randint(*RIM_STEPS), fallen))
            self.hands(None, (), (fallen,))
        if step.after_s and self.labels:
            left = self.labels[-1]
            self.at_us = max(self.at_us, left.release_us + whole_ticks(1e6 * step.after_s))
            self.labels[-1] = replace(left, until_us=self.at_us, missing=False)
        self.hands(number, step.taken, step.put)
        for due, fallen in list(self.on_rim):
            if due <= number or last:
                self.on_rim.remove((due, fallen))
                self.hands(None, (fallen,), ())

    def _next(self, start: int, release: int) -> int:
        return start if release == start else release + whole_ticks(1e6 * self.rng.uniform(*self.manner.no_pause_s))

    def _did(self, item: Item, handling: Handling, *, there: bool) -> int:
        self.pushes += handling.pushes
        if isinstance(item, Placement) or all(item is not fallen for _, fallen in self.on_rim):
            self.snaps.append((handling.snap_us, item, there))
        return handling.release_us

    def _manner(self, item: Item) -> PlateManner:
        return lightly(self.manner) if isinstance(item, Lying) and item.lightly else self.manner

    def _lean(self, item: Placement, mg: float, seat: Seat, begin: int, before: frozenset[Placement]) -> int:
        """A piece is leant askew, left so for a while, and seated by a second hand on it."""
        rng, askew = self.rng, self.manner.askew_mm
        x, y = seat.x_mm + rng.uniform(-askew, askew), seat.y_mm + rng.uniform(-askew, askew)
        first = put_on(rng, begin, Seat(x, y, seat.z_mm), mg, self.manner, press=False)
        self.pushes += first.pushes
        self.leaning.append(Lying((item.piece.value,), x, y))
        self.at_us = begin
        self._label(None, begin, first.release_us, before, until=rng.uniform(*self.manner.leans_s))
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


def _fallen(rng: random.Random) -> Lying:
    along, across = rng.uniform(-MIDDLE, MIDDLE) * STUD_MM, rng.choice((-1, 1)) * rng.uniform(*RIM_MM)
    x, y = (along, across) if rng.random() < 0.5 else (across, along)
    return Lying((rng.choice(DROPPED),), x, y)


def kinds_of(item: Item) -> tuple[str, ...]:
    """The kinds of the pieces that it is made of."""
    return item.kinds if isinstance(item, Lying) else (item.piece.value,)


def _pressed(item: Item) -> bool:
    return not isinstance(item, Lying) or item.pressed
