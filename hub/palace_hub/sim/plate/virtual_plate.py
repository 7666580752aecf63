"""The base plate of a virtual table: hands build on it, and corner cells and Hall strips give its readings.

It runs the traces' mechanics, hands and pieces window by window. Hands place and remove single items, each with its
press, until the wanted items stand.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

import numpy as np

from monkey_palace.board.notation import Placement
from monkey_palace.board.palace import Stud
from palace_hub.sim.plate.faults import with_plate_faults
from palace_hub.sim.plate.hall import CHAIN_BITS, HallChain, ground_feet
from palace_hub.sim.plate.hand_work import PlateStep, PlateWork, Snap
from palace_hub.sim.plate.hands import Item, Lying, Seat, pressed_again, seat_of, whole_ticks
from palace_hub.sim.plate.mechanics import WINDOW_US, PlateCells, Push
from palace_hub.sim.plate.pieces import PieceBox
from palace_hub.sim.plate.seat import AWAY_S, GRASP_S, MIDDLE_MM, RAMP_S, SHEET_MG, SheetSeat
from palace_hub.sim.plate.specimen import BRICK_MM, TICK_US, draw_specimen
from palace_hub.sim.plate.trace import PLATE_MIX
from palace_hub.sim.world import streams
from palace_hub.sim.world.cells import Conversion
from palace_hub.sim.world.noise_block import BLOCK_US
from palace_hub.sim.world.noise_model import BUILDS, DRIFTS

__all__ = ["CHAIN_BITS", "VirtualPlate", "act_of"]

REACH_MM = 100.0  # largest distance along each axis of the finger that presses a sheet back into its place; assumed
AGAIN_S = (0.1, 0.4)  # between two items that are not pieces of the palace; assumed

Act = tuple[object, object]
"""Identity of an item, independent of its notation: an arch has one from either foot."""


class VirtualPlate:
    """A plate with its hands, cells and sensors.

    `gold`: magnets in the feet and Hall strips under the sheet. `faults`: names of `PLATE_FAULTS`. `standing`: pieces
    on the plate at the start.
    """

    def __init__(
        self,
        seed: int,
        build: str,
        drift: str,
        *,
        gold: bool,
        faults: Sequence[str] = (),
        standing: Iterable[Placement] = (),
    ) -> None:
        cells, mix = with_plate_faults(faults, BUILDS[build], PLATE_MIX)
        specimen = draw_specimen(seed, cells, gold=gold, drift=DRIFTS[drift], mounting=mix.mounting)
        self._chain = HallChain(seed, seed, mix.hall)
        self._gold = gold
        box = PieceBox(seed, mix.moulds, gold=gold)
        there: dict[Item, tuple[float, Seat]] = {
            piece: (box.draw_mg(piece.piece.value), seat_of(piece)) for piece in standing
        }
        loads = [(mg, seat.x_mm, seat.y_mm, seat.z_mm) for mg, seat in there.values()]
        self.cells = PlateCells(specimen, seed, loads, zero_shift=mix.zero_shift, twist_slip=mix.twist_slip)
        self.work = PlateWork(streams.draws(seed, "plate hands"), box, mix.manner, there, 0)
        """The hands at the plate, and what they have done."""
        self._seed = seed
        self.seat = SheetSeat()
        """How the map lies on the plate."""
        self._next_seat: tuple[int, SheetSeat] | None = None  # of a lifted sheet, with the time of its landing
        middle = streams.draws(seed, "sheet")
        self._middle_mm = middle.uniform(-MIDDLE_MM, MIDDLE_MM), middle.uniform(-MIDDLE_MM, MIDDLE_MM)
        self._magnets: list[tuple[int, Stud, bool]] = []  # of a sheet that is lifted or laid back
        self._snaps: list[Snap] = []
        self._steps = 0
        self.us = 0
        """Table time."""
        self._reached: frozenset[Item] | None = None  # the last wanted items, once they stand
        self.standing: frozenset[Item] = frozenset(there)
        for stud in (stud for item in self.standing for stud in ground_feet(item)):
            self._chain.moved(-BLOCK_US, stud, there=True)

    @property
    def busy(self) -> bool:
        """Whether a hand is on the plate or between two items."""
        return bool(self._snaps) or self.work.at_us > self.us or self.is_lifted

    @property
    def is_lifted(self) -> bool:
        """Whether hands hold the sheet, or have just laid it back."""
        return self._next_seat is not None

    def has(self, items: Iterable[Item]) -> bool:
        """Whether these items stand, in any notation, and the hands have left."""
        there = {act_of(item) for item in self.standing}
        return not self.busy and all(act_of(item) in there for item in items)

    @property
    def pieces(self) -> frozenset[Placement]:
        """The standing pieces of the palace."""
        return frozenset(item for item in self.standing if isinstance(item, Placement))

    @property
    def hand_left_us(self) -> int:
        """Table time of the last finger's release, past or planned."""
        return self.work.labels[-1].release_us if self.work.labels else 0

    def window(self, wanted: frozenset[Item] | None) -> list[Conversion]:
        """Run one window; hands work towards `wanted`. None: they finish their item and start none."""
        self.work.at_us = max(self.work.at_us, self.us)
        free = not self.is_lifted and self.work.at_us < self.us + WINDOW_US
        if wanted is not None and wanted != self._reached and free:
            self._act(wanted)
        self.us += WINDOW_US
        for snap in [snap for snap in self._snaps if snap[0] <= self.us]:
            self._snaps.remove(snap)
            self._snapped(*snap)
        for move in [move for move in self._magnets if move[0] <= self.us]:
            self._magnets.remove(move)
            self._chain.moved(*move)
        if self._next_seat is not None and self._next_seat[0] <= self.us:
            self.seat, self._next_seat = self._next_seat[1], None
        readings: list[tuple[int, int, int | None]] = []
        for corner, read in enumerate(self.cells.advance(self.us)):
            words = zip(read.us.tolist(), read.raw.tolist(), read.refused.tolist(), strict=True)
            readings += [(us, corner, None if refused else raw) for us, raw, refused in words]
        readings.sort(key=lambda reading: reading[:2])
        return [[us, corner, raw] if raw is not None else [us, corner, None, "desync"] for us, corner, raw in readings]

    def hall(self) -> str:
        """The chain's bits as hex, as the node sends them; "" without Hall strips."""
        return self._chain.read(self.us) if self._gold else ""

    def lay_map(self, turns: int) -> None:
        """The ground map is laid on the bare sheet, so many quarter turns to the left."""
        self.seat = replace(self.seat, turns=turns)

    def turn(self, quarters: int) -> float:
        """Hands lift the sheet with all that stands on it, and lay it back turned by so many quarters to the left.

        Returns the seconds until it lies again.
        """
        rng = streams.draws(self._seed, "turned", self.us)
        lifted = self.us + whole_ticks(1e6 * rng.uniform(*GRASP_S))
        lying = lifted + whole_ticks(1e6 * rng.uniform(*AWAY_S))
        after = self.seat.laid_back(rng, quarters, self._middle_mm)
        for seat, at_us, sign in ((self.seat, lifted, -1.0), (after, lying, 1.0)):
            for mg, place in ((SHEET_MG, Seat(0.0, 0.0, 0.0)), *self.work.standing.values()):
                force = sign * mg * np.linspace(0.0, 1.0, round(RAMP_S * 1e6 / TICK_US))
                push = Push(at_us, place.x_mm, place.y_mm, place.z_mm, force, sign * mg)
                self.cells.begin(seat.push(self.work.seat.push(push) if sign < 0 else push))
            feet = (stud for item in self.standing for stud in ground_feet(item))
            self._magnets += [(at_us, seat.stud(stud), sign > 0) for stud in feet]
        at = Seat(rng.uniform(-REACH_MM, REACH_MM), rng.uniform(-REACH_MM, REACH_MM), 0.0)
        grip = pressed_again(rng, lying, at, self.work.manner)
        self.cells.begin(grip)
        self._next_seat, self.work.seat = (grip.end_us, after), SheetSeat()
        return (grip.end_us - self.us) / 1e6

    def _act(self, wanted: frozenset[Item]) -> None:
        """Start the next item: the highest unwanted one goes, else the lowest missing one comes."""
        fallen = [item for _, item in self.work.on_rim]
        there = {act_of(item): item for item in self.work.standing if item not in fallen}
        asked = {act_of(item): item for item in wanted}
        going = [item for act, item in there.items() if act not in asked]
        coming = [item for act, item in asked.items() if act not in there]
        if not going and not coming:
            self._reached = wanted
            return
        self._reached = None
        if going:
            step = PlateStep(taken=(max(going, key=_from_below),))
        else:
            step = PlateStep(put=(min(coming, key=_from_below),))
        work = self.work
        work.rng = streams.draws(self._seed, "plate hand", self._steps)
        if isinstance((*step.taken, *step.put)[0], Lying):
            self._handle(step)
        else:
            work.step(self._steps, step, last=len(going) + len(coming) == 1)
        self._steps += 1
        for push in work.pushes:
            self.cells.begin(self.seat.push(push))
        self._snaps += work.snaps
        work.pushes.clear()
        work.snaps.clear()

    def _handle(self, step: PlateStep) -> None:
        """Handle an item that is not a piece of the palace: one hand, and a short pause after it."""
        work = self.work
        usual, work.manner = work.manner, replace(work.manner, second_hand=0.0)
        work.visit(self._steps, step.taken, step.put)
        work.manner = usual
        work.at_us = work.labels[-1].release_us + whole_ticks(1e6 * work.rng.uniform(*AGAIN_S))

    def _snapped(self, us: int, item: Item, there: bool) -> None:
        self.standing = self.standing | {item} if there else self.standing - {item}
        still = {stud for standing in self.standing for stud in ground_feet(standing)}  # hands may turn a pile over
        for stud in ground_feet(item):
            if there or stud not in still:
                self._chain.moved(us, self.seat.stud(stud), there)


def act_of(item: Item) -> Act:
    """The identity of an item; other items than pieces are equal only at the same place."""
    return (item.piece, item.body) if isinstance(item, Placement) else (item.kinds, item)


def _from_below(item: Item) -> tuple[float, str]:
    return (item.z if isinstance(item, Placement) else item.z_mm / BRICK_MM), str(item)
