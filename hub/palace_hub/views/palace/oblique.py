"""The palace from a player's side as an oblique picture: pixels with names of colours, painted back to front.

A cell of the plate is a small box: its front, a strip of its top, a strip of its right side. A cell further back is
drawn higher and further to the right. The terminal shows two pixels in each cell, as half blocks.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from monkey_palace.board.notation import ARCH_SPAN, Cell, Placement
from monkey_palace.board.pieces import DECORATIONS, Piece
from monkey_palace.board.turning import turned_cell, turned_stud
from palace_hub.views.palace.plan import Standing

Pixels = tuple[tuple[str, ...], ...]
"""Rows of colour names such as `arch-top`; "" for a blank pixel."""

FRESH: Final = "fresh"
"""The colour of highlighted pieces: every other pixel of their front and top has it."""

THIS: Final = "this"
"""The first part of the colour names of this staircase; other colours begin with the piece."""


@dataclass(frozen=True, slots=True)
class PixelScale:
    """Pixels of a stud to the right, of a level, and rows of a node to the back (half as many pixels to the right)."""

    stud: int
    level: int
    back: int


SCALES: Final = (
    PixelScale(4, 3, 6),
    PixelScale(4, 2, 4),
    PixelScale(3, 2, 4),
    PixelScale(2, 2, 4),
    PixelScale(2, 2, 2),
)
"""From large to small. One pixel a level would turn arches into a ramp, so a larger palace is cut instead."""


@dataclass(frozen=True, slots=True)
class _Box:
    """One cell to paint. `span`: the middle of an arch, open below; `capped`: another cell lies on it."""

    cell: Cell
    name: str
    span: bool = False
    capped: bool = False
    fresh: bool = False


def _boxes(standing: Standing) -> list[_Box]:
    filled = {cell for piece in standing.pieces for cell in piece.cells}
    fresh = frozenset(standing.fresh)
    boxes = [
        box
        for piece in standing.pieces
        for box in _of_piece(piece, piece in standing.mine, filled, fresh=piece in fresh)
    ]
    boxes += [_Box(cell, "figure") for cell in standing.figures]
    boxes = [replace(box, cell=turned_cell(box.cell, standing.turn)) for box in boxes]
    return sorted(boxes, key=lambda box: (-box.cell.y, box.cell.z, box.cell.x))


def _of_piece(piece: Placement, mine: bool, filled: set[Cell], *, fresh: bool) -> Iterable[_Box]:
    name = THIS if mine and piece.piece not in DECORATIONS else piece.piece.value
    for place, cell in enumerate(piece.cells):
        span = piece.piece is Piece.ARCH and 0 < place < ARCH_SPAN
        yield _Box(cell, name, span, cell.above() in filled, fresh)


def _name(box: _Box, place: int) -> str:
    return FRESH if box.fresh and place % 2 else box.name


class _Painting:
    """Pixels by (x, y): x to the right, y upward, both from the front left corner of the ground."""

    def __init__(self, standing: Standing, scale: PixelScale) -> None:
        self.scale = scale
        self.pixels: dict[tuple[int, int], str] = {}
        studs = [standing.seen(stud) for stud in standing.nodes_used()] or [standing.seen(standing.corner)]
        self.west = min(x for x, _ in studs) - 1
        self.east = max(x for x, _ in studs) + 1
        self.south = min(y for _, y in studs) - 1
        self.north = max(y for _, y in studs) + 1

    def place(self, x: int, y: int, z: int) -> tuple[int, int]:
        """The lower left pixel of the front of a cell."""
        back = round(self.scale.back * (y - self.south) / ARCH_SPAN)
        return (x - self.west) * self.scale.stud + back // 2, back + z * self.scale.level

    def ground(self, standing: Standing) -> None:
        right, top = self.place(self.east, self.north, 0)
        wide = right - top // 2 + self.scale.stud
        for y in range(top + 1):
            for x in range(y // 2, y // 2 + wide):
                self.pixels[x, y] = "ground"
        for stud, colour in standing.palace.ground.items():
            x, y = standing.seen(stud)
            if self.west <= x <= self.east and self.south <= y <= self.north and standing.is_node(*stud):
                column, row = self.place(x, y, 0)
                for more in range(self.scale.stud // 2):
                    self.pixels[column + more, row] = f"{colour}-front"

    def box(self, box: _Box) -> None:
        x, y = self.place(*box.cell)
        stud, level = self.scale.stud, self.scale.level
        lowest = level - 1 if box.span else 0
        for up in range(lowest, level):
            for right in range(stud):
                self.pixels[x + right, y + up] = f"{_name(box, right + up)}-front"
            if up:
                self.pixels[x + stud, y + up] = f"{box.name}-side"
        if box.capped:
            self.pixels[x + stud, y + level] = f"{box.name}-side"
            return
        for right in range(1, stud + 1):
            self.pixels[x + right, y + level] = f"{_name(box, right + level)}-top"


def _painted(standing: Standing, scale: PixelScale) -> tuple[_Painting, int, int]:
    """The whole painting with its width and height in pixels."""
    painting = _Painting(standing, scale)
    painting.ground(standing)
    for box in _boxes(standing):
        painting.box(box)
    return painting, 1 + max(x for x, _ in painting.pixels), 1 + max(y for _, y in painting.pixels)


def _first(focus: int, whole: int, room: int) -> int:
    """Where a window of `room` pixels begins so that `focus` lies near its middle and the window is full."""
    return max(0, min(focus - room // 2, whole - room))


def oblique(standing: Standing, columns: int, rows: int) -> Pixels:
    """The largest picture in `columns` x `rows` pixels; if none fits, the smallest is cut around the last piece."""
    if columns < 1 or rows < 1:
        return ()
    for scale in SCALES:
        painting, wide, high = _painted(standing, scale)
        if wide <= columns and high <= rows:
            break
    pieces = standing.fresh or standing.entered or standing.last or standing.pieces
    x, y = painting.place(*turned_cell(pieces[-1].far, standing.turn)) if pieces else (0, 0)
    left, low = _first(x, wide, columns), _first(y, high, rows)
    return tuple(
        tuple(painting.pixels.get((column, row), "") for column in range(left, min(wide, left + columns)))
        for row in range(min(high, low + rows) - 1, low - 1, -1)
    )


def studs(standing: Standing) -> Pixels:
    """A palace off the lattice from above, one pixel for each stud, cropped to one stud around it."""
    highest = {standing.seen(stud): top for stud, top in standing.tops.items()}
    if not highest:
        return ()
    xs, ys = [x for x, _ in highest], [y for _, y in highest]

    def name(x: int, y: int) -> str:
        if (x, y) in highest:
            piece = highest[x, y][1]
            mine = piece in standing.mine and piece.piece not in DECORATIONS
            return f"{THIS if mine else piece.piece.value}-top"
        colour = standing.palace.ground.get(turned_stud((x, y), -standing.turn))
        return f"{colour}-front" if colour is not None else "ground"

    return tuple(
        tuple(name(x, y) for x in range(min(xs) - 1, max(xs) + 2)) for y in range(max(ys) + 1, min(ys) - 2, -1)
    )
