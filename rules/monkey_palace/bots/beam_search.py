"""Beam search for useful staircases on a known palace. It is fast and may miss the best staircase.

Paths grow by one arch at a time (R4.6), each on the lowest level that both feet allow. For each number of arches, the
`width` cheapest paths of each `_Group` (start colour, joined to the palace, five high) go on. A path is offered as it
is, and with its last arch raised to a height that earns something (R5.3, R9.2) or to a part of five bricks (R8.1).
All results are legal (R4); equal palaces give equal results.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from monkey_palace.board.lattice import DIRECTION_LETTERS, WALL, Lattice
from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.pieces import BRICK_HEIGHT, Colour, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.staircase.facts import FIVE_HIGH

COLUMN: Final = BRICK_HEIGHT[Piece.COLUMN]
# Beam width: paths of a group that are lengthened; 12 groups and ten lengths are some thousand steps. A width of 40
# finds hardly more: 12 miss 2 of 1,700 kinds of staircases, and 1 in 27 costs one more level.
WIDTH: Final = 12
# No purchase costs more credits: the dearest one of one colour costs 1 + 2 + 3 + 4 + 5 + 6 = 21.
MOST_ARCHES: Final = 21
# Paths of each group and length that are offered to the bot, each with its raised variants.
OFFERED: Final = 3


class _BeamPath(NamedTuple):
    """A partial path. `levels`: levels of fill. `columns`: the most columns that fit. `own`: (height, brick levels) of
    its nodes. `before`: the path without its last arch; `near`, `far`: the levels of fill under that arch."""

    levels: int
    columns: int
    node: int
    behind: int
    level: int
    own: dict[int, tuple[int, int]]
    part: int
    before: "_BeamPath | None"
    near: int
    far: int


class _Group(NamedTuple):
    colour: Colour
    joined: bool
    five_high: bool


@dataclass(frozen=True, slots=True)
class Begun:
    """A path that stands in part. `piles`: (top, brick levels) of each pile of this turn; `level`: its last arch's, -1
    without one; `over`: nodes that the next arch must cover, because loose pieces stand there; the others as in
    `_BeamPath`."""

    pieces: tuple[Placement, ...]
    start: int
    node: int
    behind: int
    level: int
    piles: Mapping[int, tuple[int, int]]
    over: frozenset[int]
    joined: bool
    part: int


_Cheapest = dict[tuple[int, int, int], _BeamPath]
"""The cheapest path to each (node, node before it, level of the last arch)."""


@dataclass(frozen=True, slots=True)
class Sketch:
    """A staircase that can be built, in figures; `placements` computes its pieces."""

    start_colour: Colour
    arches: int
    bricks: int
    columns: int
    height: int
    five_high: bool
    lattice: Lattice
    path: _BeamPath
    begun: tuple[Placement, ...] = ()
    """Pieces that stood before the search; `path` goes on from them."""

    @property
    def placements(self) -> tuple[Placement, ...]:
        """The pieces in path order, supports before their arch; without the decoration."""
        lattice, left = self.lattice, self.columns - sum(piece.piece is Piece.COLUMN for piece in self.begun)
        placements = list(self.begun)
        for path in _steps_of(self.path):
            for node, top, fill in (
                (path.behind, path.level - path.near, path.near),
                (path.node, path.level - path.far, path.far),
            ):
                columns = min(left, fill // COLUMN)
                left -= columns
                placements.extend(_pile(lattice, node, top, columns, fill))
            x, y = lattice.stud(path.behind)
            letter = DIRECTION_LETTERS[lattice.steps.index(path.node - path.behind)]
            placements.append(Placement(Piece.ARCH, x, y, path.level, letter))
        return tuple(placements)

    @property
    def end(self) -> Cell:
        """The decoration's cell (R5.1)."""
        return self.lattice.cell(self.path.node, self.height)


def _steps_of(path: _BeamPath) -> list[_BeamPath]:
    steps: list[_BeamPath] = []
    step: _BeamPath | None = path
    while step is not None and step.before is not None:
        steps.append(step)
        step = step.before
    return steps[::-1]


def _pile(lattice: Lattice, node: int, top: int, columns: int, fill: int) -> Iterator[Placement]:
    x, y = lattice.stud(node)
    for _ in range(columns):
        yield Placement(Piece.COLUMN, x, y, top)
        top += COLUMN
    for _ in range(fill - COLUMN * columns):
        yield Placement(Piece.BRICK, x, y, top)
        top += 1


def sketches(
    lattice: Lattice,
    stock: Bricks,
    *,
    wanted: Mapping[Colour, Sequence[int]],
    whole_pile: bool,
    width: int = WIDTH,
) -> list[Sketch]:
    """Staircases that this stock can build.

    `wanted`: by start colour, heights of the end that earn something. `whole_pile`: older bricks count towards five
    (R10.4). `width`: the beam's width; a narrow one is quicker and misses more.
    """
    levels = lattice.levels if whole_pile else (0,) * len(lattice.levels)
    beam = _Beam(lattice, stock, levels, _steps_to_palace(lattice), width)
    groups: dict[_Group, list[_BeamPath]] = {}
    for start in lattice.starts:
        group = _Group(lattice.colour(start), False, False)
        groups.setdefault(group, []).append(_BeamPath(0, 0, start, -1, -1, {start: (0, 0)}, 0, None, 0, 0))
    return _lengthened(beam, groups, wanted)


def sketches_from(
    lattice: Lattice,
    begun: Begun,
    stock: Bricks,
    *,
    wanted: Mapping[Colour, Sequence[int]],
    whole_pile: bool,
    width: int = WIDTH,
) -> list[Sketch]:
    """Staircases with what stands in them, first the path as it stands. `stock`: the pieces that are left.

    They need not be legal: a loose piece, or one that no rule allows, stays where it stands.
    """
    levels = lattice.levels if whole_pile else (0,) * len(lattice.levels)
    beam = _Beam(lattice, stock, levels, _steps_to_palace(lattice), width, begun.over)
    group = _Group(lattice.colour(begun.start), begun.joined, begun.part >= FIVE_HIGH)
    path = _BeamPath(0, 0, begun.node, begun.behind, begun.level, dict(begun.piles), begun.part, None, 0, 0)
    found = _lengthened(beam, {group: [path]}, wanted)
    if begun.behind >= 0 and begun.joined:
        found.insert(0, Sketch(group.colour, 0, 0, 0, begun.level + 1, group.five_high, lattice, path))
    count = Counter(piece.piece for piece in begun.pieces)
    return [
        replace(
            sketch,
            arches=sketch.arches + count[Piece.ARCH],
            bricks=sketch.bricks + count[Piece.BRICK],
            columns=sketch.columns + count[Piece.COLUMN],
            begun=begun.pieces,
        )
        for sketch in found
    ]


def _lengthened(
    beam: "_Beam", groups: dict[_Group, list[_BeamPath]], wanted: Mapping[Colour, Sequence[int]]
) -> list[Sketch]:
    """The staircases with one arch more than these paths, with two, and so on."""
    sketched: list[Sketch] = []
    most = min(beam.stock.arch, MOST_ARCHES)
    for arches in range(1, most + 1):
        groups = beam.longer(groups, most - arches)
        for group, paths in groups.items():
            if group.joined:
                for path in paths[:OFFERED]:
                    sketched.extend(beam.offers(wanted[group.colour], group, path, arches))
    return sketched


@dataclass(frozen=True, slots=True)
class _Beam:
    """`levels`: by node, the older brick levels that count (R10.4). `away`: by node, `_steps_to_palace`."""

    lattice: Lattice
    stock: Bricks
    levels: Sequence[int]
    away: Sequence[int]
    width: int
    over: frozenset[int] = frozenset()
    """Nodes that the first arch must cover."""

    def longer(self, groups: Mapping[_Group, list[_BeamPath]], left: int) -> dict[_Group, list[_BeamPath]]:
        """The cheapest paths of each group with one more arch; at most `left` more arches follow."""
        by_group: dict[_Group, _Cheapest] = {}
        for group, paths in groups.items():
            for path in paths:
                for step in self.lattice.steps:
                    self._lengthen(group, path, path.node + step, left, by_group)
        return {group: self._cheapest(cheapest.values(), group) for group, cheapest in sorted(by_group.items())}

    def _lengthen(
        self, group: _Group, path: _BeamPath, node: int, left: int, by_group: dict[_Group, _Cheapest]
    ) -> None:
        """Adds the path with one more arch to `node` to its group, if it is legal and the cheapest of its kind."""
        old_top = self.lattice.tops[node]
        if old_top == WALL or node == path.behind:
            return
        if path.before is None and not self.over <= {path.node, node}:
            return
        far_top, far_levels = path.own.get(node) or (old_top, self.levels[node])
        if node not in path.own and not group.joined and not old_top and self.away[node] > left:
            return  # too few arches are left to join the palace
        near_top, near_levels = path.own[path.node]
        level = far_top if far_top > near_top else near_top
        near, far = level - near_top, level - far_top
        used, room = path.levels + near + far, path.columns + near // COLUMN + far // COLUMN
        if used - COLUMN * min(self.stock.column, room) > self.stock.brick:
            return
        near_levels += near
        far_levels += far
        part = max(path.part, near_levels, far_levels)
        joined = group.joined or old_top > 0
        into = by_group.setdefault(_Group(group.colour, joined, part >= FIVE_HIGH), {})
        key = (node, path.node, level)
        if key in into and (into[key].levels, -into[key].columns) <= (used, -room):
            return
        own = {**path.own, path.node: (level + 1, near_levels), node: (level + 1, far_levels)}
        into[key] = _BeamPath(used, room, node, path.node, level, own, part, path, near, far)

    def _cheapest(self, paths: Iterable[_BeamPath], group: _Group) -> list[_BeamPath]:
        def joined(path: _BeamPath) -> tuple[int, ...]:
            return path.levels, -path.level, path.node, path.behind

        def apart(path: _BeamPath) -> tuple[int, ...]:
            return path.levels + self.away[path.node], path.node, path.behind, path.level

        return sorted(paths, key=joined if group.joined else apart)[: self.width]

    def offers(self, wanted: Sequence[int], group: _Group, path: _BeamPath, arches: int) -> Iterator[Sketch]:
        """The path as it is, and with its last arch raised to each wanted height and to a part of five bricks."""
        near_levels, far_levels = path.own[path.behind][1], path.own[path.node][1]
        heights = {path.level + 1, *wanted}
        if not group.five_high:
            heights.add(path.level + 1 + FIVE_HIGH - max(near_levels, far_levels))
        for height in sorted(heights):
            rise = height - path.level - 1
            if rise < 0:
                continue
            near, far = path.near + rise, path.far + rise
            used = path.levels + 2 * rise
            room = path.columns + near // COLUMN - path.near // COLUMN + far // COLUMN - path.far // COLUMN
            most = min(self.stock.column, room)
            least = max(0, -(-(used - self.stock.brick) // COLUMN))
            if least > most:
                continue
            five_high = group.five_high or max(near_levels, far_levels) + rise >= FIVE_HIGH
            raised = path._replace(level=path.level + rise, near=near, far=far) if rise else path
            for columns in (least, most) if least < most else (least,):
                bricks = used - COLUMN * columns
                yield Sketch(group.colour, arches, bricks, columns, height, five_high, self.lattice, raised)


def _steps_to_palace(lattice: Lattice) -> list[int]:
    """By node, the fewest arches to a node of the palace."""
    away = [0 if 0 < top < WALL else WALL for top in lattice.tops]
    edge = [node for node, steps in enumerate(away) if steps == 0]
    reached = 0
    while edge:
        reached += 1
        neighbours = dict.fromkeys(node + step for node in edge for step in lattice.steps)
        edge = [node for node in neighbours if lattice.tops[node] == 0 and away[node] > reached]
        for node in edge:
            away[node] = reached
    return away
