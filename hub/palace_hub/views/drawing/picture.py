"""The polygons of a palace on paper: a view of its solids, back to front, with the ground below and a colour each."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import Final

from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.palace import PLATE
from monkey_palace.board.pieces import DECORATIONS
from palace_hub.views.drawing.shapes import KNOB, LEVEL, Face, Point, faces
from palace_hub.views.drawing.solids import BLOCK, Solid, painters_order, solids
from palace_hub.views.palace.plan import Standing

Spot = tuple[float, float]
"""A point on the paper in studs: to the right and up."""


@dataclass(frozen=True, slots=True)
class View:
    """A parallel projection: where a step to the east, to the north and upward leads on the paper."""

    east: Spot
    north: Spot
    up: Spot  # of one level

    def spot(self, point: Point) -> Spot:
        x, y, z = point
        return (
            x * self.east[0] + y * self.north[0] + z * self.up[0],
            x * self.east[1] + y * self.north[1] + z * self.up[1],
        )


OBLIQUE: Final = View((1.0, 0.0), (0.42, 0.42), (0.0, LEVEL))
"""From the south, with fronts true to scale; what lies further back is drawn higher and further to the right."""

STEEPER: Final = View((1.0, 0.0), (0.28, 0.6), (0.0, LEVEL))
"""The same for higher rooms: what lies further back is drawn higher, and less far to the right."""

PLAN: Final = View((1.0, 0.0), (0.0, 1.0), (0.0, 0.0))
"""Straight from above."""


Naming = Callable[[Solid], str]
"""The name of a solid's colour."""

GROUND: Final = "ground"
"""The name of the ground's colour. Knobs have the names of their colours, or of the pieces below them."""


def kind_of(solid: Solid) -> str:
    """The colour of a solid by its kind: a piece's, or a figure's."""
    return "figure" if solid.piece is None else solid.piece.piece.value


def by_builder(builders: Mapping[Placement, int]) -> Naming:
    """Building bricks in the colours of the seats that placed them, from `player-0`; the others by their kind."""

    def name(solid: Solid) -> str:
        seat = None if solid.piece is None or solid.piece.piece in DECORATIONS else builders.get(solid.piece)
        return kind_of(solid) if seat is None else f"player-{seat}"

    return name


@dataclass(frozen=True, slots=True)
class Polygon:
    """A visible face on the paper. `light`: the shade of its colour, 1 for a front, more for a top, less for a side.

    `edges`: the lines where the piece ends; `solid`: None for ground and knobs.
    """

    spots: tuple[Spot, ...]
    name: str
    light: float
    edges: tuple[tuple[Spot, Spot], ...] = ()
    solid: Solid | None = None


@dataclass(frozen=True, slots=True)
class Window:
    """The drawn part of the plate in studs, as the drawing is turned: from the west and south edges up to, without, the
    east and north ones."""

    west: int
    south: int
    east: int
    north: int

    def joined(self, other: "Window") -> "Window":
        """The smallest window that has both."""
        return Window(
            min(self.west, other.west),
            min(self.south, other.south),
            max(self.east, other.east),
            max(self.north, other.north),
        )


AROUND: Final = 2
"""Studs of ground around the pieces."""

THICK: Final = 0.3
"""Levels: the thickness of the plate."""


def window(standing: Standing, around: int = AROUND) -> Window:
    """The pieces with some studs of ground around them."""
    studs = [standing.seen((cell.x, cell.y)) for piece in standing.pieces for cell in piece.cells]
    studs = studs or [standing.seen(standing.corner)]
    xs, ys = [x for x, _ in studs], [y for _, y in studs]
    return Window(
        max(0, min(xs) - around),
        max(0, min(ys) - around),
        min(PLATE, max(xs) + 1 + around),
        min(PLATE, max(ys) + 1 + around),
    )


def polygons(standing: Standing, view: View, named: Naming = kind_of, drawn: Window | None = None) -> Iterator[Polygon]:
    """The visible faces in painter's order: a later one hides what it covers."""
    drawn = drawn or window(standing)
    yield from _ground(drawn, view)
    items: list[tuple[Cell, tuple[_Seen, ...], str, Solid | None]]
    items = [
        (solid.cell, _seen(solid.kind, solid.joined, solid.covered == BLOCK, view), named(solid), solid)
        for solid in solids(standing)
    ]
    items += [
        (cell, _seen(KNOB, frozenset(), False, view), name, None)
        for cell, name in _knobs(standing, drawn, named)
        if cell.z == 0 or view is not PLAN  # the plan shows heights there
    ]
    for cell, seen, name, owner in sorted(items, key=lambda item: painters_order(item[0])):
        right, up = view.spot(cell)
        for face in seen:
            spots = tuple([(x + right, y + up) for x, y in face.spots])
            edges = tuple([(spots[place], spots[(place + 1) % len(spots)]) for place in face.edges])
            yield Polygon(spots, name, face.light, edges, owner)


def _ground(drawn: Window, view: View) -> Iterator[Polygon]:
    west, south, east, north = drawn.west, drawn.south, drawn.east, drawn.north
    low = -THICK
    sides = (
        ((west, south, 0), (east, south, 0), (east, north, 0), (west, north, 0)),
        ((west, south, low), (east, south, low), (east, south, 0), (west, south, 0)),
        ((east, south, low), (east, north, low), (east, north, 0), (east, south, 0)),
    )
    for corners in sides:
        for face in _visible([Face(corners, (False,) * len(corners))], view):
            yield Polygon(face.spots, GROUND, 1 + _FLAT * (face.light - 1))


_FLAT: Final = 0.5
"""How strongly light shades the ground, against 1 for a piece: its colour is that of the theme."""


def _knobs(standing: Standing, drawn: Window, named: Naming) -> Iterator[tuple[Cell, str]]:
    """The cells into which open knobs rise, with the names of their colours: of the ground, and of pieces."""
    whole = standing.whole
    for cell, piece in whole.knobs.items():
        x, y = standing.seen((cell.x, cell.y))
        inside = drawn.west <= x < drawn.east and drawn.south <= y < drawn.north
        if not inside or cell in whole.occupant or cell in standing.figures:
            continue
        if piece is not None:
            yield Cell(x, y, cell.z), named(Solid(cell, BLOCK, piece))
        elif standing.is_node(cell.x, cell.y):
            yield Cell(x, y, cell.z), whole.ground[cell.x, cell.y]


@dataclass(frozen=True, slots=True)
class _Seen:
    """A visible face on the paper, as it lies in the first cell. `edges`: places of the corners that begin an edge."""

    spots: tuple[Spot, ...]
    light: float
    edges: tuple[int, ...]


@lru_cache(maxsize=512)  # kinds of solids by their joints, in each view
def _seen(kind: str, joined: frozenset[str], covered: bool, view: View) -> tuple[_Seen, ...]:
    return tuple(_visible(faces(kind, joined, covered=covered), view))


def _visible(shapes: Iterable[Face], view: View) -> Iterator[_Seen]:
    """The faces that look at the viewer."""
    for face in shapes:
        spots = tuple(view.spot(point) for point in face.points)
        if area(spots) > _THIN:
            edges = tuple(place for place, outlined in enumerate(face.outlined) if outlined)
            yield _Seen(spots, _light(face), edges)


_THIN: Final = 1e-6
"""Square studs: a face that is seen edge-on has no area."""


def area(spots: Sequence[Spot]) -> float:
    """The area of a polygon; negative if its corners run clockwise."""
    return sum(one[0] * two[1] - two[0] * one[1] for one, two in zip(spots, (*spots[1:], spots[0]), strict=True)) / 2


def _light(face: Face) -> float:
    """The shade of a face by its direction: 1 to the south, lighter upward, darker to the east and downward."""
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = face.points[:3]
    one, two = (bx - ax, by - ay, (bz - az) * LEVEL), (cx - bx, cy - by, (cz - bz) * LEVEL)
    east, north, up = (
        one[1] * two[2] - one[2] * two[1],
        one[2] * two[0] - one[0] * two[2],
        one[0] * two[1] - one[1] * two[0],
    )
    long = sqrt(east * east + north * north + up * up)
    return 1 + (0.4 * up - 0.3 * east + 0.1 * north) / long
