"""The base plate: the palace that really stands on it, felt by four corner cells and by Hall sensors under the knobs.

Not simulated: the plate's bending and rocking, the weight of figures and of hands on it, magnets that turn or fall out.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from monkey_palace.commands import Build, Command
from monkey_palace.notation import Placement
from monkey_palace.pieces import BUILDING
from palace_hub.sim import streams
from palace_hub.sim.cells import CellBank, Conversion, Step
from palace_hub.sim.entering import pieces_of
from palace_hub.sim.noise_model import BUILDS
from palace_hub.sim.tabletop import WINDOW_US
from palace_hub.sim.truth import BATCH_SPREAD, CATALOGUE_MG, PIECE_SPREAD

FIRST_CELL = 8  # streams of the corner cells: the tray's six and two more come before them
CORNERS = ((1, 1), (1, -1), (-1, -1), (-1, 1))  # NE, SE, SW, NW, as the node sends them
DEAD_MG = 396_000.0  # sheet and carrier (HARDWARE, Plate)
PAD_MM = 118.0  # the pads' distance from the middle, both ways
STUD_MM = 8.0
MIDDLE = 15.5  # studs: the plate is 32 wide
MAGNET_MG = 53.0  # one N35 3 x 1 a foot, at gold
STRIPS_MG = 111_000.0

FIRST_KNOB, PITCH, KNOBS = 2, 3, 10  # the lattice of the ground's knobs, both ways
STRIP_BITS = 16  # of which ten are sensors, four a pattern that shows a broken chain, two nothing
MARKER = (1, 0, 1, 0)
CHAIN_BITS = KNOBS * STRIP_BITS


class Plate:
    """What stands, as cells and sensors give it. `gold`: with magnets in the feet and Hall strips under the sheet."""

    def __init__(self, seed: int, build: str, drift: str, *, gold: bool) -> None:
        dead = (DEAD_MG + (STRIPS_MG if gold else 0.0)) / len(CORNERS)
        self._seed = seed
        self._gold = gold
        self._cells = CellBank(seed, BUILDS[build], drift, WINDOW_US, dead_mg=[dead] * len(CORNERS), first=FIRST_CELL)
        self._us = 0
        self._batch = {
            kind: mg * (1 + streams.draws(seed, "plate-batch", kind).uniform(-BATCH_SPREAD, BATCH_SPREAD))
            for kind, mg in CATALOGUE_MG.items()
        }
        self.standing: frozenset[Placement] = frozenset()

    def window(self, wanted: frozenset[Placement] | None) -> list[Conversion]:
        """One window, in which what stands becomes `wanted` (None: nobody knows better), a piece after the other."""
        start, self._us = self._us, self._us + WINDOW_US
        steps: list[Step] = []
        if wanted is not None and wanted != self.standing:
            changes = [(piece, -1) for piece in self.standing - wanted] + [
                (piece, 1) for piece in wanted - self.standing
            ]
            changes.sort(key=lambda change: (change[1], change[0].z, change[0]))
            self.standing = wanted
            for number, (piece, sign) in enumerate(changes, 1):
                us = start + WINDOW_US * number // (len(changes) + 1)
                shares = zip(range(len(CORNERS)), corner_shares(piece), strict=True)
                steps += [Step(us, corner, sign * self.mass_mg(piece) * share) for corner, share in shares]
        return self._cells.window(steps, ())

    def mass_mg(self, piece: Placement) -> float:
        """What this piece weighs, magnets included."""
        rng = streams.draws(self._seed, "plate-piece", str(piece))
        magnets = MAGNET_MG * len(piece.feet) if self._gold and piece.piece in BUILDING else 0.0
        return self._batch[piece.piece.value] * rng.gauss(1, PIECE_SPREAD) + magnets

    def hall(self) -> str:
        """The chain's bits as hex, as the node passes them on; "" without Hall strips."""
        return hall_bits(self.standing) if self._gold else ""


def corner_shares(piece: Placement) -> tuple[float, ...]:
    """The part of a piece's weight that each corner carries; together 1."""
    x = sum(foot.x for foot in piece.feet) / len(piece.feet)
    y = sum(foot.y for foot in piece.feet) / len(piece.feet)
    east, north = ((place - MIDDLE) * STUD_MM / PAD_MM for place in (x, y))
    return tuple((1 + side * east) * (1 + up * north) / 4 for side, up in CORNERS)


def knob_bit(x: int, y: int) -> int | None:
    """The bit of the sensor under the ground's knob at this stud: strip by strip along x; None where there is none."""
    (i, odd_x), (j, odd_y) = divmod(x - FIRST_KNOB, PITCH), divmod(y - FIRST_KNOB, PITCH)
    if odd_x or odd_y or not (0 <= i < KNOBS and 0 <= j < KNOBS):
        return None
    return j * STRIP_BITS + i


def hall_bits(standing: Iterable[Placement]) -> str:
    """Feet on the ground's knobs, and each strip's marker, as hex; the first bit is the highest of the first byte."""
    bits = [0] * CHAIN_BITS
    for strip in range(KNOBS):
        bits[strip * STRIP_BITS + KNOBS : strip * STRIP_BITS + KNOBS + len(MARKER)] = MARKER
    for piece in standing:
        for foot in piece.feet if piece.piece in BUILDING else ():
            bit = knob_bit(foot.x, foot.y) if foot.z == 0 else None
            if bit is not None:
                bits[bit] = 1
    number = int("".join(map(str, bits)), 2)
    return f"{number:0{CHAIN_BITS // 4}x}"


def what_stands(view: Mapping[str, Any] | None, built: Command | None) -> frozenset[Placement] | None:
    """The pieces on the plate: the palace of the game, and what the seat in turn has put there of its staircase.

    None while nobody can say: no game, or a palace whose shape nobody reported.
    """
    state = (view or {}).get("state")
    if view is None or not state or not state["palace"]:
        return None
    standing = {Placement.parse(text) for text in state["palace"]}
    stage = view.get("stage")
    if isinstance(built, Build) and stage in ("build", "decorate"):
        entered = {(one.piece, one.body) for one in map(Placement.parse, view["plan"]["placements"])}
        pieces = pieces_of(built.staircase)
        standing |= {one for one in pieces if stage == "decorate" or (one.piece, one.body) in entered}
    there = {(one.piece, one.body): one for one in sorted(standing)}  # an arch may be written from either foot
    return frozenset(there.values())
