"""Baselines of the plate benchmark: place without rules, and rules without place.

`nearest` takes each change of the load as one piece: kind by mass, place by the nearest knob or middle between two
knobs, level by gravity. It never asks. `rules_alone` draws one of all legal staircases with the right number of pieces
of each mass.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import islice, pairwise
from typing import Final

import numpy as np

from monkey_palace.board.notation import ARCH_SPAN, DIRECTIONS, Placement
from monkey_palace.board.palace import Palace, Stud
from monkey_palace.board.pieces import BUILDING, Piece
from monkey_palace.staircase.search import staircases
from palace_hub.bench.plate.builds import PlateBuild
from palace_hub.bench.plate.trials import KNOB_STUDS
from palace_hub.sensing.plate.load.calibration import stud_mm
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.verdict.candidates import without_levels
from palace_hub.sim.plate.heap import Heap
from palace_hub.sim.world.streams import draws

LEAST_G: Final = 0.2  # least change of mass that counts as a piece
MOST_LISTED: Final = 20_000
"""Staircases of one position that are listed; if there are more, these count as all."""

Place = tuple[Stud, str]
"""A knob, and "" or the direction of an arch from it."""


def _places() -> tuple[tuple[Place, ...], "np.ndarray[tuple[int, int], np.dtype[np.float64]]"]:
    knobs: list[Place] = [(stud, "") for stud in KNOB_STUDS]
    arches: list[Place] = [(stud, way) for stud in KNOB_STUDS for way in ("e", "n")]
    middles = []
    for (x, y), way in (*knobs, *arches):
        dx, dy = DIRECTIONS.get(way, (0, 0))
        middles.append(stud_mm(x + ARCH_SPAN * dx / 2, y + ARCH_SPAN * dy / 2))
    return (*knobs, *arches), np.array(middles)


PLACES, MIDDLES = _places()


def nearest(made: PlateBuild, quiets: Sequence[QuietMoment], grams: dict[Piece, float]) -> frozenset[object]:
    """Pieces by nearest place and mass, without levels. `grams`: unit masses, g."""
    loads = [quiet.load for quiet in quiets]
    grown = [number for number, (a, b) in enumerate(pairwise(loads)) if b[0] - a[0] > LEAST_G]
    heap = Heap(Palace(made.position.palace.ground, made.position.palace.pieces), draws("nearest"))
    for number, (before, after) in enumerate(pairwise(loads)):
        change = after - before
        mass = float(change[0])
        if abs(mass) < LEAST_G:
            continue
        at = np.hypot(*(MIDDLES - change[1:] / mass).T)
        if mass < 0:
            _taken(heap, int(np.argmin(at)))
            continue
        off = {kind: abs(grams[kind] - mass) for kind in BUILDING}
        kind = min(off, key=lambda one: off[one])
        if made.decoration is not None and number == grown[-1]:
            kind = made.decoration  # the tray told that it comes
        stud, way = PLACES[int(np.argmin(at))]
        if way and kind in (Piece.ARCH, Piece.COLUMN):
            kind = Piece.ARCH
        elif kind is Piece.ARCH:
            kind = Piece.COLUMN
        if kind is not Piece.ARCH and way:
            stud = PLACES[int(np.argmin(at[: len(KNOB_STUDS)]))][0]
        _put(heap, kind, stud, way if kind is Piece.ARCH else "")
    return without_levels(heap.placed)


def _put(heap: Heap, kind: Piece, stud: Stud, way: str) -> None:
    for foot in (stud, heap.beyond(stud, way) if way else stud):
        heap.tops.setdefault(foot, 0)
    heap.put(kind, stud, way)


def _taken(heap: Heap, place: int) -> None:
    """Remove the top piece of the nearest place; no change if no piece of this turn stands there."""
    stud, way = PLACES[place]
    feet = {stud, heap.beyond(stud, way)} if way else {stud}
    there = [piece for piece in heap.placed if {(foot.x, foot.y) for foot in piece.feet} == feet]
    if there:
        heap.take(max(there, key=lambda piece: piece.z))


def rules_alone(made: PlateBuild) -> float:
    """Probability to draw the right staircase of all with the same numbers of heavy and light pieces."""
    wanted = _count(made.pieces)
    stock = made.position.stock
    same = [
        found
        for found in islice(staircases(made.position.palace, stock), MOST_LISTED)
        if _counted(found.arches, found.columns, found.bricks) == wanted
    ]
    return 1.0 / len(same) if same else 1.0 / MOST_LISTED


def _count(pieces: Sequence[Placement]) -> tuple[int, int]:
    kinds = Counter(piece.piece for piece in pieces)
    return _counted(kinds[Piece.ARCH], kinds[Piece.COLUMN], kinds[Piece.BRICK])


def _counted(arches: int, columns: int, bricks: int) -> tuple[int, int]:
    return arches + columns, bricks
