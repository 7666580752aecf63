"""A view of the palace as a part of an SVG document: the polygons as paths, letters and heights as text."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from monkey_palace.board.notation import Placement
from monkey_palace.board.pieces import DECORATIONS
from palace_hub.views.drawing import svg
from palace_hub.views.drawing.colours import GROUND, MARK, PIECES, PLAYERS, ink_on, shade
from palace_hub.views.drawing.picture import GROUND as GROUND_NAME
from palace_hub.views.drawing.picture import PLAN, Polygon, Spot, View, Window, by_builder, polygons
from palace_hub.views.drawing.solids import Solid
from palace_hub.views.palace.plan import Standing

EDGE: Final = 0.05
"""Studs: the width of an outline."""

MARKED: Final = 0.16
"""Studs: the width of the outline of a marked piece."""

SEAM: Final = 0.02
"""Studs: the width of a polygon's own rim, which closes the gap to the next one."""

MARGIN: Final = 0.3
"""Studs around the drawing."""

SIZE: Final = 0.72
"""Studs: the size of numbers and letters."""

LARGE: Final = 1.0
"""Studs: a larger height does not fit on the top of its piece, and stands on a disc."""

DISC: Final = 0.58
"""The disc's radius, as a part of the size of the height on it."""


@dataclass(frozen=True, slots=True)
class Inset:
    """A drawing of `width` x `height` studs. `left` and `top`: the spot of its upper left corner."""

    width: float
    height: float
    parts: tuple[str, ...]
    left: float = 0.0
    top: float = 0.0

    def place(self, stud: tuple[int, int]) -> tuple[float, float]:
        """Where the middle of a stud of the plan lies in the drawing, to the right and down."""
        return stud[0] + 0.5 - self.left, self.top - stud[1] - 0.5

    def placed(self, x: float, y: float, width: float, height: float) -> str:
        """The drawing in the middle of a rectangle, as large as it fits."""
        scale = min(width / self.width, height / self.height)
        left, top = x + (width - scale * self.width) / 2, y + (height - scale * self.height) / 2
        return svg.group(self.parts, left, top, scale, f'stroke-linejoin="round" stroke-width="{EDGE}"')


def inset(
    standing: Standing,
    view: View,
    players: Sequence[str] = PLAYERS,
    *,
    dark: bool = False,
    drawn: Window | None = None,
    marked: Collection[Placement] = (),
    size: float = SIZE,
) -> Inset:
    """The palace in a view; the plan has the height of each pile, as the plan on the screen has.

    `players`: the colour of each seat, for the building bricks that it placed. `drawn`: the part of the plate.
    `marked`: pieces with a wide outline in the colour `MARK`. `size`: studs, of the plan's heights.
    """
    colours = {**PIECES, "ground": GROUND["dark" if dark else "light"]}
    colours |= {f"player-{seat}": colour for seat, colour in enumerate(players)}
    painted = list(polygons(standing, view, by_builder(standing.builders), drawn))
    xs = [x for polygon in painted for x, _ in polygon.spots]
    ys = [y for polygon in painted for _, y in polygon.spots]
    left, top = min(xs) - MARGIN, max(ys) + MARGIN
    paper = _Paper(left, top, colours)
    parts = [
        part
        for solid, group in groupby(painted, key=_owner)
        for part in _drawn(paper, solid, group, view, marked=solid is not None and solid.piece in marked)
    ]
    if view is PLAN:
        parts += _heights(standing, paper, size, marked)
    return Inset(max(xs) + MARGIN - left, top - min(ys) + MARGIN, tuple(parts), left, top)


def _owner(polygon: Polygon) -> Solid | None:
    return polygon.solid


def _drawn(
    paper: "_Paper", solid: Solid | None, group: Iterator[Polygon], view: View, *, marked: bool
) -> Iterator[str]:
    yield from (paper.polygon(polygon, marked=marked) for polygon in group)
    if solid is not None and solid.letter:
        x, y, z = solid.cell
        middle = view.spot((x + 0.5, y + 0.5, z + (0.4 if view.up[1] else 0)))
        yield paper.letter(middle, solid.letter, ink_on(PIECES["figure"]), SIZE * 0.75)


def _heights(standing: Standing, paper: "_Paper", size: float, marked: Collection[Placement]) -> Iterator[str]:
    """The height of each pile, of a decorated one its decoration's level; none where a hint's piece will stand."""
    figures = {(cell.x, cell.y) for cell in standing.figures}
    for stud in sorted(standing.tops.keys() & set(standing.nodes_used())):
        height, piece = standing.tops[stud]
        decorated = piece.piece in DECORATIONS
        x, y = standing.seen(stud)
        if stud not in figures:
            colour = PIECES[piece.piece.value] if decorated else shade(PIECES["arch"], 1.4)
            if size > LARGE:
                yield paper.disc((x + 0.5, y + 0.5), DISC * size, colour, marked=piece in marked)
            yield paper.letter((x + 0.5, y + 0.5), str(height - decorated), ink_on(colour), size)


class _Paper:
    """Turns spots (y upward) into coordinates of the document (y down), and draws there."""

    def __init__(self, left: float, top: float, colours: Mapping[str, str]) -> None:
        self.left = left
        self.top = top
        self.colours = colours

    def points(self, spots: Sequence[Spot]) -> str:
        return "L".join(f"{svg.number(x - self.left)} {svg.number(self.top - y)}" for x, y in spots)

    def polygon(self, shape: Polygon, *, marked: bool = False) -> str:
        """A polygon with the outlines of its piece."""
        path, colour = f"M{self.points(shape.spots)}Z", shade(self.colours[shape.name], shape.light)
        line = f'stroke="{MARK}" stroke-width="{MARKED}"' if marked else f'stroke="{shade(colour, 0.45)}"'
        if len(shape.edges) == len(shape.spots):
            return f'<path d="{path}" fill="{colour}" {line}/>'
        ground = ' class="ground"' if shape.name == GROUND_NAME else ""
        body = f'<path{ground} d="{path}" fill="{colour}" stroke="{colour}" stroke-width="{SEAM}"/>'
        if not shape.edges:
            return body
        lines = "".join(f"M{self.points(edge)}" for edge in shape.edges)
        return f'{body}<path d="{lines}" {line} fill="none"/>'

    def disc(self, at: Spot, radius: float, colour: str, *, marked: bool) -> str:
        """A disc with its middle at a spot, with the outline of its piece."""
        x, y = svg.number(at[0] - self.left), svg.number(self.top - at[1])
        line = f'stroke="{MARK}" stroke-width="{MARKED}"' if marked else f'stroke="{shade(colour, 0.45)}"'
        return f'<circle cx="{x}" cy="{y}" r="{svg.number(radius)}" fill="{colour}" {line}/>'

    def letter(self, at: Spot, words: str, ink: str, size: float = SIZE) -> str:
        """Text with its middle at a spot."""
        x, y = at[0] - self.left, self.top - at[1] + 0.36 * size  # capitals and digits are 0.72 of the size high
        return svg.text(x, y, words, size, ink, anchor="middle", bold=True)
