"""The palace from a player's side as pixels with names of colours; the terminal shows two of them in each cell."""

from dataclasses import dataclass
from typing import Final

from monkey_palace.board.pieces import DECORATIONS
from monkey_palace.board.turning import turned_stud
from palace_hub.views.drawing.picture import OBLIQUE, STEEPER, View, Window, by_builder, polygons, window
from palace_hub.views.drawing.raster import Pixels, raster, scale_of
from palace_hub.views.drawing.solids import Solid
from palace_hub.views.palace.plan import Standing

FRESH: Final = "fresh"
"""The colour of highlighted pieces."""

THIS: Final = "this"
"""The first part of the colour names of this staircase; other colours begin with the builder or the piece."""

AROUND: Final = 1
"""Studs of ground around the pieces."""

BETTER: Final = 1.04
"""The steeper view is taken if its picture is larger by this factor."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What a picture shows, and how large."""

    window: Window
    view: View
    scale: float  # pixels of a stud


def oblique(standing: Standing, columns: int, rows: int) -> Pixels:
    """The whole palace, as large as it fits in `columns` x `rows` pixels."""
    return framed(standing, columns, rows)[0] if columns > 0 and rows > 0 else ()


def framed(standing: Standing, columns: int, rows: int, before: Frame | None = None) -> tuple[Pixels, Frame]:
    """The same with its frame. `before`: the frame of the picture before, which is kept as far as it suffices."""

    by_seat = by_builder(standing.builders)

    def named(solid: Solid) -> str:
        piece = solid.piece
        if piece in standing.fresh:
            return FRESH
        is_brick = piece is not None and piece.piece not in DECORATIONS
        this = piece in standing.entered or (piece in standing.last and piece not in standing.builders)
        return THIS if is_brick and this else by_seat(solid)

    drawn = window(standing, AROUND)
    if before is not None:
        drawn = drawn.joined(before.window)
    painted = {
        view: list(polygons(standing, view, named, drawn))
        for view in ((OBLIQUE, STEEPER) if before is None else (before.view,))
    }
    scales = {view: scale_of(shapes, columns, rows) for view, shapes in painted.items()}
    view = next(iter(painted))
    if scales.get(STEEPER, 0.0) > BETTER * scales[view]:
        view = STEEPER
    scale = scales[view] if before is None else min(before.scale, scales[view])
    return raster(painted[view], scale), Frame(drawn, view, scale)


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
