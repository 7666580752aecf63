"""The base plate at a virtual table: hands build on it, and four corner cells and the Hall strips feel what they do.

The same plate, hands and pieces as those of the traces (`plate_mechanics`, `plate_work`), a window at a time. Hands put
on and take off one piece after the other, each with its press, until what stands is what they want.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from monkey_palace.commands import Build, Command
from monkey_palace.notation import Placement
from palace_hub.sim import streams
from palace_hub.sim.cells import Conversion
from palace_hub.sim.entering import pieces_of
from palace_hub.sim.noise_block import BLOCK_US
from palace_hub.sim.noise_model import BUILDS, DRIFTS
from palace_hub.sim.plate_faults import with_plate_faults
from palace_hub.sim.plate_hall import CHAIN_BITS, HallChain, ground_feet
from palace_hub.sim.plate_hands import Item, PieceBox, Seat, seat_of
from palace_hub.sim.plate_mechanics import WINDOW_US, PlateCells
from palace_hub.sim.plate_specimen import draw_specimen
from palace_hub.sim.plate_trace import PLATE_MIX
from palace_hub.sim.plate_work import PlateStep, PlateWork, Snap

__all__ = ["CHAIN_BITS", "Plate", "what_stands"]

Act = tuple[object, object]
"""A piece however it is written: an arch is the same from either foot."""


class Plate:
    """What stands, as cells and sensors give it. `gold`: with magnets in the feet and Hall strips under the sheet;
    `faults`: names of `plate_faults.PLATE_FAULTS`; `standing`: what stands there from the beginning."""

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
        specimen = draw_specimen(seed, cells, gold=gold, drift=DRIFTS[drift], slope_deg=mix.slope_deg)
        spread = streams.draws(seed, "plate spread").uniform(*mix.piece_spread)
        self._chain = HallChain(seed, seed, mix.hall)
        self._gold = gold
        box = PieceBox(seed, spread, gold=gold)
        there: dict[Item, tuple[float, Seat]] = {
            piece: (box.draw_mg(piece.piece.value), seat_of(piece)) for piece in standing
        }
        loads = [(mg, seat.x_mm, seat.y_mm, seat.z_mm) for mg, seat in there.values()]
        self.cells = PlateCells(specimen, seed, loads, zero_shift=mix.zero_shift, twist_slip=mix.twist_slip)
        self._work = PlateWork(streams.draws(seed, "plate hands"), box, mix.manner, there, 0)
        self._seed = seed
        self._snaps: list[Snap] = []
        self._steps = 0
        self._us = 0
        self.standing = frozenset(standing)
        for stud in (stud for piece in self.standing for stud in ground_feet(piece)):
            self._chain.moved(-BLOCK_US, stud, there=True)

    @property
    def busy(self) -> bool:
        """Whether a hand is on the plate, or has just been and comes again."""
        return bool(self._snaps) or self._work.at_us > self._us

    def has(self, pieces: Iterable[Placement]) -> bool:
        """Whether these pieces stand, however they are written, and the hands have gone."""
        there = {act_of(piece) for piece in self.standing}
        return not self.busy and all(act_of(piece) in there for piece in pieces)

    @property
    def hand_left_us(self) -> int:
        """Table time at which the last finger left, or will leave."""
        return self._work.labels[-1].release_us if self._work.labels else 0

    def window(self, wanted: frozenset[Placement] | None) -> list[Conversion]:
        """One window, in which hands go on towards `wanted` (None: they finish what they do and start nothing)."""
        self._work.at_us = max(self._work.at_us, self._us)
        if wanted is not None and self._work.at_us < self._us + WINDOW_US:
            self._act(wanted)
        self._us += WINDOW_US
        for snap in [one for one in self._snaps if one[0] <= self._us]:
            self._snaps.remove(snap)
            self._snapped(*snap)
        found: list[tuple[int, int, int | None]] = []
        for corner, read in enumerate(self.cells.advance(self._us)):
            words = zip(read.us.tolist(), read.raw.tolist(), read.refused.tolist(), strict=True)
            found += [(us, corner, None if refused else raw) for us, raw, refused in words]
        found.sort(key=lambda one: one[:2])
        return [[us, corner, raw] if raw is not None else [us, corner, None, "desync"] for us, corner, raw in found]

    def hall(self) -> str:
        """The chain's bits as hex, as the node passes them on; "" without Hall strips."""
        return self._chain.read(self._us) if self._gold else ""

    def _act(self, wanted: frozenset[Placement]) -> None:
        """The next piece that is to go, the highest first, or else to come, the lowest first."""
        there = {act_of(piece): piece for piece in self._work.palace()}
        asked = {act_of(piece): piece for piece in wanted}
        going = [piece for act, piece in there.items() if act not in asked]
        coming = [piece for act, piece in asked.items() if act not in there]
        if not going and not coming:
            return
        if going:
            step = PlateStep(taken=(max(going, key=lambda piece: (piece.z, piece)),))
        else:
            step = PlateStep(put=(min(coming, key=lambda piece: (piece.z, piece)),))
        work = self._work
        work.rng = streams.draws(self._seed, "plate hand", self._steps)
        work.step(self._steps, step, last=len(going) + len(coming) == 1)
        self._steps += 1
        for push in work.pushes:
            self.cells.begin(push)
        self._snaps += work.snaps
        work.pushes.clear()
        work.snaps.clear()

    def _snapped(self, us: int, piece: Placement, there: bool) -> None:
        self.standing = self.standing | {piece} if there else self.standing - {piece}
        for stud in ground_feet(piece):
            self._chain.moved(us, stud, there)


def act_of(piece: Placement) -> Act:
    """The piece however it is written."""
    return piece.piece, piece.body


def what_stands(
    view: Mapping[str, Any] | None, built: Command | None, *, typed: bool = True
) -> frozenset[Placement] | None:
    """The pieces on the plate: the palace of the game, and what the seat in turn has put there of its staircase.

    `typed`: hands put on the plate what the hub's plan shows already; otherwise all that the seat builds, unasked.
    None while nobody can say: no game, or a palace whose shape nobody reported.
    """
    state = (view or {}).get("state")
    if view is None or not state or not state["palace"]:
        return None
    standing = {Placement.parse(text) for text in state["palace"]}
    stage = view.get("stage")
    if isinstance(built, Build) and stage in ("build", "decorate"):
        entered = {act_of(one) for one in map(Placement.parse, view["plan"]["placements"])}
        pieces = pieces_of(built.staircase)
        standing |= {one for one in pieces if stage == "decorate" or not typed or act_of(one) in entered}
    there = {act_of(one): one for one in sorted(standing)}  # an arch may be written from either foot
    return frozenset(there.values())
