"""What a viewer sees at a spot of the picture: rays through the palace's cells, without faces and without an order."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.pieces import DECORATIONS, Piece
from monkey_palace.board.turning import turned_cell, turned_placement
from palace_hub.views.drawing.picture import Polygon, View
from palace_hub.views.drawing.shapes import LEVEL, RINGS
from palace_hub.views.palace.plan import Standing

Numbers = NDArray[np.float64]
STEPS = 48
"""Points on each ray through a cell that is not full."""

MARGIN = 0.05
"""Studs: spots closer to an edge are left out, since rays go in steps and arcs are drawn as polygons."""

Thing = Placement | Cell | None
"""What is seen: a piece, the cell of a figure, or None for the ground and for knobs."""


@dataclass(frozen=True)
class Content:
    """What fills a cell: `what` of the palace it belongs to. `middle`, `axis`: of the opening under an arch."""

    cell: Cell
    kind: str
    what: Thing = None
    middle: float = 0.0
    axis: int = 0


def contents(standing: Standing, *, knobs: bool) -> Iterator[Content]:
    """The content of each filled cell, as the drawing is turned, and the open knobs; those of pieces if `knobs`."""
    filled = {turned_cell(cell, standing.turn) for cell in standing.figures}
    yield from (Content(cell, "figure", cell) for cell in filled)
    for piece in standing.pieces:
        turned = turned_placement(piece, standing.turn)
        filled |= set(turned.cells)
        yield from (_content(piece, turned, place) for place in range(len(turned.cells)))
    for cell, below in standing.whole.knobs.items():
        here = turned_cell(cell, standing.turn)
        if here not in filled and (knobs if below is not None else standing.is_node(cell.x, cell.y)):
            yield Content(here, "knob")


def _content(piece: Placement, turned: Placement, place: int) -> Content:
    cell = turned.cells[place]
    if piece.piece is Piece.ARCH and place in (1, 2):
        axis = 0 if turned.direction in "ew" else 1
        return Content(cell, "span", piece, min(cell[axis] for cell in turned.cells) + 2.0, axis)
    return Content(cell, piece.piece.value if piece.piece in DECORATIONS else "block", piece)


def first_met(standing: Standing, view: View, spots: Numbers) -> list[Thing]:
    """What the ray of each spot meets first."""
    if view.up[1]:
        away = np.array([-view.north[0], 1.0, -view.north[1] / view.up[1]])
        start = np.column_stack([spots[:, 0], np.zeros(len(spots)), spots[:, 1] / LEVEL])
    else:
        away, start = np.array([1e-12, 1e-12, -1.0]), np.column_stack([spots, np.zeros(len(spots))])
    found = list(contents(standing, knobs=bool(view.up[1])))
    low = (np.array([content.cell for content in found])[:, None] - start) / away
    high = low + 1 / away
    enters, leaves = np.minimum(low, high).max(axis=2), np.maximum(low, high).min(axis=2)
    at = np.where(leaves > enters, enters, np.inf)
    for place, content in enumerate(found):
        rays = np.flatnonzero(np.isfinite(at[place])) if content.kind != "block" else ()
        if len(rays):
            shares = np.linspace(enters[place, rays], leaves[place, rays], STEPS)
            points = start[rays] + shares[:, :, None] * away
            inside = _filled(points.reshape(-1, 3), content).reshape(STEPS, len(rays))
            at[place, rays] = np.where(inside.any(axis=0), shares[inside.argmax(axis=0), range(len(rays))], np.inf)
    first = [found[place] if np.isfinite(at[place, ray]) else None for ray, place in enumerate(at.argmin(axis=0))]
    return [None if content is None else content.what for content in first]


def _filled(points: Numbers, content: Content) -> NDArray[np.bool_]:
    height = points[:, 2] - content.cell.z
    if content.kind == "span":
        return (points[:, content.axis] - content.middle) ** 2 + (LEVEL * height) ** 2 > 1
    sides, rings = RINGS[content.kind]
    heights, radii = zip(*rings, strict=True)
    angles = 2 * np.pi * np.arange(sides) / sides
    across = (points[:, :2] - np.array(content.cell[:2]) - 0.5) @ np.array([np.cos(angles), np.sin(angles)])
    reach = np.interp(height, heights, radii) * np.cos(np.pi / sides)
    return (across.max(axis=1) <= reach) & (height <= heights[-1])


def top_painted(painted: Sequence[Polygon], spots: Numbers) -> tuple[list[Thing], NDArray[np.bool_]]:
    """What the polygon painted last on each spot belongs to, and whether the spot keeps off every edge."""
    ones = np.concatenate([np.array(polygon.spots) for polygon in painted])[:, None]
    twos = np.concatenate([np.roll(np.array(polygon.spots), -1, axis=0) for polygon in painted])[:, None]
    edges = twos - ones
    to = spots - ones
    crosses = (ones[..., 1] > spots[:, 1]) != (twos[..., 1] > spots[:, 1])
    with np.errstate(divide="ignore", invalid="ignore"):
        crosses &= to[..., 0] < edges[..., 0] * to[..., 1] / edges[..., 1]
    firsts = np.cumsum([0, *(len(polygon.spots) for polygon in painted[:-1])])
    inside = np.add.reduceat(crosses, firsts, axis=0, dtype=int) % 2 == 1
    share = np.clip((to * edges).sum(axis=2) / np.maximum((edges**2).sum(axis=2), 1e-12), 0, 1)
    clear = (((to - share[..., None] * edges) ** 2).sum(axis=2) > MARGIN**2).all(axis=0)
    top = len(painted) - 1 - inside[::-1].argmax(axis=0)
    solids = [painted[place].solid if inside[place, ray] else None for ray, place in enumerate(top)]
    return [solid and (solid.piece or solid.cell) for solid in solids], clear
