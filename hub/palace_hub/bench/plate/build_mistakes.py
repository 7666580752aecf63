"""Mistakes in builds: each function puts one mistake into a legal staircase, or builds one of its own, on a draft.

Returns False if the draft has no place for it. `illegal` checks what the result breaks.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace

from monkey_palace.board.geometry import on_plate
from monkey_palace.board.notation import DIRECTIONS, OPPOSITE, Cell, Placement
from monkey_palace.board.palace import Stud
from monkey_palace.board.pieces import COLOURS, DECORATIONS, Piece
from palace_hub.bench.plate.builds import Position
from palace_hub.sim.plate.heap import Heap

AT_ONCE = 0.05  # of the tries to lead off the map do so with the first arch; most of the others fail, being elsewhere
HANGS = 0.5  # of the feet that come where no knob is, the others are put on bricks if need be


@dataclass(slots=True)
class MistakeDraft:
    """A fault in the making: the position, a legal staircase on it, and the heap to build on."""

    position: Position
    draw: random.Random
    legal: tuple[Placement, ...]
    end: Cell
    colour: Piece
    heap: Heap

    @property
    def arches(self) -> list[Placement]:
        return [piece for piece in self.legal if piece.piece is Piece.ARCH]


def fork(draft: MistakeDraft) -> bool:
    """A second arch leaves an end that the path has used."""
    heap, draw = draft.heap, draft.draw
    heap.take_in(draft.legal)
    ends = [(foot.x, foot.y) for arch in draft.arches for foot in arch.feet]
    stud = draw.choice(ends[:-1] or ends)
    ways = heap.ways(stud)
    if not ways:
        return False
    heap.arch(stud, draw.choice(ways))
    return True


def fork_as_support(draft: MistakeDraft) -> bool:
    """An arch takes the place of the brick right below a foot of the path."""
    heap, draw = draft.heap, draft.draw
    above = {(foot.x, foot.y, foot.z) for arch in draft.arches for foot in arch.feet}
    bricks = [piece for piece in draft.legal if piece.piece is Piece.BRICK and (piece.x, piece.y, piece.z + 1) in above]
    if not bricks:
        return False
    gone = draw.choice(bricks)
    before = draft.legal.index(gone)
    heap.take_in(draft.legal[:before])
    stud = (gone.x, gone.y)
    ways = [way for way in heap.ways(stud) if heap.tops[heap.beyond(stud, way)] <= gone.z]
    if heap.tops[stud] != gone.z or not ways:
        return False
    heap.arch(stud, draw.choice(ways))
    heap.take_in(draft.legal[before + 1 :])
    return True


def not_connected(draft: MistakeDraft) -> bool:
    """A staircase of its own beside the palace."""
    heap, draw = draft.heap, draft.draw
    free = heap.free()
    if not free:
        return False
    stud, came = draw.choice(free), ""
    for _ in range(draw.randint(1, 3)):
        ways = [way for way in heap.ways(stud) if way != came and heap.beyond(stud, way) not in heap.old]
        if not ways:
            return bool(heap.placed)
        way = draw.choice(ways)
        heap.arch(stud, way, draw.choice((0, 0, 1)))
        stud, came = heap.beyond(stud, way), OPPOSITE[way]
    return True


def both_feet(draft: MistakeDraft) -> bool:
    """An arch lies right on another one: on an old one, or on the last of the path."""
    heap, draw = draft.heap, draft.draw
    heap.take_in(draft.legal)
    old = [piece for piece in draft.position.palace.pieces if piece.piece is Piece.ARCH]
    on = draw.choice([*old, *draft.arches, *draft.arches[-1:] * 4])
    if any(heap.tops[foot.x, foot.y] != on.z + 1 for foot in on.feet):
        return False
    heap.put(Piece.ARCH, (on.x, on.y), on.direction)
    return True


def stray(draft: MistakeDraft) -> bool:
    """A brick or column stands somewhere where it carries nothing."""
    heap, draw = draft.heap, draft.draw
    heap.take_in(draft.legal)
    for _ in range(draw.choice((1, 1, 1, 2))):
        heap.put(draw.choice((Piece.BRICK, Piece.BRICK, Piece.COLUMN)), draw.choice(list(heap.tops)))
    return True


def at_the_end(draft: MistakeDraft) -> bool:
    """One or two bricks more on the far end of the last arch."""
    heap, draw = draft.heap, draft.draw
    heap.take_in(draft.legal)
    for _ in range(draw.choice((1, 1, 2))):
        heap.put(draw.choice((Piece.BRICK, Piece.BRICK, Piece.COLUMN)), (draft.end.x, draft.end.y))
    return True


def over_the_rim(draft: MistakeDraft) -> bool:
    """The path leads out over the rim of the plate: the far foot of its last arch has nothing below it."""
    return _led_off(draft, lambda stud: not on_plate(*stud))


def without_knob(draft: MistakeDraft) -> bool:
    """The far foot of the last arch comes where the map shows no knob: it hangs there, or lies on the card, or on
    bricks that do."""
    return _led_off(draft, lambda stud: on_plate(*stud) and stud not in draft.heap.tops)


def _led_off(draft: MistakeDraft, is_off: Callable[[Stud], bool]) -> bool:
    """A part of the path, or none of it but an open ground knob, and one arch from there to a stud that `is_off`."""
    heap, draw = draft.heap, draft.draw
    starts: list[tuple[tuple[Placement, ...], Stud, str]] = [((), stud, "") for stud in heap.free()]
    ends = [
        (draft.legal[: number + 1], (arch.far.x, arch.far.y), OPPOSITE[arch.direction])
        for number, arch in enumerate(draft.legal)
        if arch.piece is Piece.ARCH
    ]
    ways = [
        (path, stud, way)
        for path, stud, back in (starts if draw.random() < AT_ONCE else ends)
        for way in DIRECTIONS
        if way != back and is_off(heap.beyond(stud, way))
    ]
    if not ways:
        return False
    path, stud, way = draw.choice(ways)
    heap.take_in(path)
    there, level = heap.beyond(stud, way), heap.tops[stud] + draw.choice((0, 0, 1))
    heap.tops[there] = level if not on_plate(*there) or draw.random() < HANGS else 0
    heap.arch(stud, way, level - max(heap.tops[stud], heap.tops[there]))
    return True


def on_figure(draft: MistakeDraft) -> bool:
    """The monkey has come on to a knob that the staircase needs, and is in its way."""
    position, palace = draft.position, draft.position.palace
    ends = set(palace.open_arch_ends())
    needed = [foot for piece in draft.legal for foot in piece.feet if foot in ends and foot[:2] != draft.end[:2]]
    if not needed:
        return False
    draft.position = replace(position, palace=palace.with_figures([draft.draw.choice(needed)]))
    draft.heap.take_in(draft.legal)
    return True


def _on_middle(draft: MistakeDraft, arches: list[Placement]) -> bool:
    draft.heap.take_in(draft.legal)
    if not arches:
        return False
    arch = draft.draw.choice(arches)
    _, one, other, _ = arch.cells
    x, y, z = draft.draw.choice((one, other))
    draft.heap.placed.append(Placement(draft.draw.choice((Piece.BRICK, Piece.BRICK, Piece.COLUMN)), x, y, z + 1))
    return True


def on_own_middle(draft: MistakeDraft) -> bool:
    """A brick on the middle of an arch of this turn."""
    return _on_middle(draft, draft.arches)


def on_old_middle(draft: MistakeDraft) -> bool:
    """A brick on the middle of an old arch."""
    return _on_middle(draft, [piece for piece in draft.position.palace.pieces if piece.piece is Piece.ARCH])


def hanging(draft: MistakeDraft) -> bool:
    """The far foot of the last arch hangs: what ought to be below it was not placed, or not all of it."""
    heap, draw = draft.heap, draft.draw
    last = draft.arches[-1]
    under = [piece for piece in draft.legal if piece.piece is not Piece.ARCH and (piece.x, piece.y) == last.far[:2]]
    low = last.z - draw.randint(1, 3)
    gone = [one for one in under if one.z >= low]
    if not gone or any(one.z >= last.z for one in under):
        return False
    heap.take_in(tuple(piece for piece in draft.legal if piece not in gone))
    return True


def occupied_start(draft: MistakeDraft) -> bool:
    """The staircase starts on the palace."""
    heap, draw = draft.heap, draft.draw
    if not heap.old:
        return False
    stud, came = draw.choice(list(heap.old)), ""
    for number in range(draw.randint(1, 3)):
        ways = [way for way in heap.ways(stud) if way != came]
        ways = [way for way in ways if number or heap.tops[heap.beyond(stud, way)] > 0]
        if not ways:
            return bool(heap.placed)
        way = draw.choice(ways)
        heap.arch(stud, way, draw.choice((0, 0, 1)))
        stud, came = heap.beyond(stud, way), OPPOSITE[way]
    return True


def turns_back(draft: MistakeDraft) -> bool:
    """Over the last arch goes another one the way back, on bricks."""
    heap = draft.heap
    heap.take_in(draft.legal)
    last = draft.arches[-1]
    heap.arch((last.far.x, last.far.y), OPPOSITE[last.direction], draft.draw.randint(1, 2))
    return True


def second_path(draft: MistakeDraft) -> bool:
    """Another staircase elsewhere on the plate."""
    heap, draw = draft.heap, draft.draw
    heap.take_in(draft.legal)
    used = {(foot.x, foot.y) for piece in draft.legal for foot in piece.feet}
    studs = [stud for stud in heap.free() if stud not in used]
    if not studs:
        return False
    stud = draw.choice(studs)
    ways = [way for way in heap.ways(stud) if heap.beyond(stud, way) not in used]
    if not ways:
        return False
    heap.arch(stud, draw.choice(ways))
    return True


def decoration_first(draft: MistakeDraft) -> bool:
    """A decoration in place of the lowest brick of the start."""
    first = draft.legal[0]
    if first.piece is not Piece.BRICK:
        return False
    draft.heap.placed = [Placement(draft.draw.choice(DECORATIONS), first.x, first.y, first.z), *draft.legal[1:]]
    return True


def no_arch(draft: MistakeDraft) -> bool:
    """Bricks and columns only."""
    heap, draw = draft.heap, draft.draw
    for _ in range(draw.randint(1, 3)):
        heap.put(draw.choice((Piece.BRICK, Piece.BRICK, Piece.COLUMN)), draw.choice(list(heap.tops)))
    return True


def wrong_colour(draft: MistakeDraft) -> bool:
    """The decoration has another colour than the start."""
    draft.heap.placed = [*draft.legal]
    other = draft.draw.choice([Piece(colour) for colour in COLOURS if colour != draft.colour.value])
    draft.heap.placed.append(Placement(other, *draft.end))
    return True


def wrong_place(draft: MistakeDraft) -> bool:
    """The decoration stands elsewhere than on the far end of the last arch."""
    heap = draft.heap
    heap.take_in(draft.legal)
    heap.put(draft.colour, draft.draw.choice([stud for stud in heap.tops if stud != draft.end[:2]]))
    return True


def decoration_on_middle(draft: MistakeDraft) -> bool:
    """The decoration stands on the middle of an arch, mostly of the last one, 8 or 16 mm beside where it should."""
    heap, draw = draft.heap, draft.draw
    heap.take_in(draft.legal)
    old = [piece for piece in draft.position.palace.pieces if piece.piece is Piece.ARCH]
    arch = draw.choice([draft.arches[-1], draw.choice([*old, *draft.arches])])
    _, one, other, _ = arch.cells
    heap.placed.append(Placement(draft.colour, *draw.choice((one, other)).above()))
    return True


def decoration_inside(draft: MistakeDraft) -> bool:
    """The decoration is in the place of a brick on the way, and none on the end."""
    bricks = [piece for piece in draft.legal[1:] if piece.piece is Piece.BRICK]
    if not bricks:
        return False
    gone = draft.draw.choice(bricks)
    draft.heap.placed = [replace(piece, piece=draft.colour) if piece == gone else piece for piece in draft.legal]
    return True


def two_decorations(draft: MistakeDraft) -> bool:
    """One decoration on the end, and one more elsewhere."""
    heap = draft.heap
    heap.take_in(draft.legal)
    heap.put(draft.colour, (draft.end.x, draft.end.y))
    heap.put(draft.draw.choice(DECORATIONS), draft.draw.choice([s for s in heap.tops if s != draft.end[:2]]))
    return True


def borrowed(draft: MistakeDraft) -> bool:
    """A staircase with more pieces of a kind than the player's own."""
    draft.heap.take_in(draft.legal)
    return True
