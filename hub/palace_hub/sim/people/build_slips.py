"""Building errors at the plate: a piece first put on a wrong knob (R4.9), and a staircase with a brick too many.

Errors are drawn by turn. A corrected error is stored and does not occur again in that turn.
"""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import Piece
from palace_hub.sim.plate.hands import Item
from palace_hub.sim.plate.heap import Heap
from palace_hub.sim.world import streams

SLIP_CHANCE = 0.25  # of the staircases; assumed
FORBIDDEN_CHANCE = 0.35  # of the staircases, with `plate_forbidden`; assumed
AT_THE_END = 0.5  # of the extra bricks, on the end knob of the staircase; the others stand apart from it

Stands = Callable[[Iterable[Item]], bool]


class BuildSlips:
    """Building errors of one game.

    `stands`: whether items stand on the plate and the hands have left. `forbidden`: whether extra bricks occur.
    """

    def __init__(self, seed: int, stands: Stands, *, forbidden: bool) -> None:
        self._seed, self._stands, self._forbidden = seed, stands, forbidden
        self._slips: dict[int, tuple[int, Placement] | None] = {}
        self._extra: dict[int, Placement | None] = {}

    def built(self, state: Mapping[str, Any], pieces: Sequence[Placement]) -> tuple[Placement, ...]:
        """The pieces that hands build now: the staircase, or its first pieces with one on a wrong knob."""
        turn = int(state["turn"])
        pieces = sorted(pieces, key=lambda piece: (piece.z, piece))
        if turn not in self._slips:
            rng = streams.draws(self._seed, "slip at the plate", turn)
            self._slips[turn] = slip(rng, state, pieces) if rng.random() < SLIP_CHANCE else None
        slipped = self._slips[turn]
        if slipped is not None:
            before, wrong = slipped
            if not self._stands((wrong,)):
                return (*pieces[:before], wrong)
            self._slips[turn] = None
        extra = self.extra(state, pieces)
        return tuple(pieces) if extra is None else (*pieces, extra)

    def extra(self, state: Mapping[str, Any], pieces: Sequence[Placement]) -> Placement | None:
        """The extra brick of this turn's staircase; None without one."""
        turn = int(state["turn"])
        if turn not in self._extra:
            rng = streams.draws(self._seed, "forbidden", turn)
            does = self._forbidden and rng.random() < FORBIDDEN_CHANCE
            self._extra[turn] = too_many(rng, state, pieces) if does else None
        return self._extra[turn]

    def mended(self, turn: int) -> None:
        """Remove the extra brick of the turn for good."""
        self._extra[turn] = None


def heap_of(rng: random.Random, state: Mapping[str, Any]) -> Heap:
    """The heights of a state's palace, without the studs that figures occupy."""
    ground = [(int(x), int(y), colour) for x, y, colour in state["ground"]]
    heap = Heap(Palace.of(ground, " ".join(state["palace"])), rng)
    for cell in state["figures"].values():
        if cell not in (None, "unknown"):
            x, y, _ = Cell.parse(cell)
            heap.tops.pop((x, y), None)
    return heap


def slip(rng: random.Random, state: Mapping[str, Any], pieces: Sequence[Placement]) -> tuple[int, Placement] | None:
    """A slip: the number of `pieces` (from below) before it, and the next piece on a wrong knob.

    None when no free knob is near.
    """
    heap, before = heap_of(rng, state), rng.randrange(len(pieces))
    right = pieces[before]
    if any((knob.x, knob.y) not in heap.tops for piece in pieces[: before + 1] for knob in piece.knobs):
        return None
    heap.take_in(tuple(pieces[:before]))
    stud, directions = (right.x, right.y), heap.ways((right.x, right.y))
    if right.piece is Piece.ARCH:
        level = [
            direction
            for direction in directions
            if direction != right.direction and heap.tops[heap.beyond(stud, direction)] == right.z
        ]
        return (before, Placement(right.piece, *stud, right.z, rng.choice(level))) if level else None
    beside = [heap.beyond(stud, direction) for direction in directions]
    if not beside:
        return None
    wrong = rng.choice(beside)
    return before, Placement(right.piece, *wrong, heap.tops[wrong])


def too_many(rng: random.Random, state: Mapping[str, Any], pieces: Sequence[Placement]) -> Placement | None:
    """The place of an extra brick; None when the player has no brick left or no place is free."""
    seat = int(state["prompt"]["player"])
    own = int(state["players"][seat]["bricks"]["brick"])
    if own <= sum(piece.piece is Piece.BRICK for piece in pieces):
        return None
    heap = heap_of(rng, state)
    if any((knob.x, knob.y) not in heap.tops for piece in pieces for knob in piece.knobs):
        return None
    heap.take_in(tuple(pieces))
    arches = [piece for piece in pieces if piece.piece is Piece.ARCH]
    if arches and rng.random() < AT_THE_END:
        top = max(arches, key=lambda piece: (piece.z, piece))
        ends = [knob for knob in top.knobs if heap.tops[knob.x, knob.y] == knob.z]
        if ends:
            return Placement(Piece.BRICK, *rng.choice(ends))
    near = {
        heap.beyond((piece.x, piece.y), direction) for piece in pieces for direction in heap.ways((piece.x, piece.y))
    }
    apart = [stud for stud in heap.free() if stud not in near]
    return Placement(Piece.BRICK, *rng.choice(apart), 0) if apart else None
