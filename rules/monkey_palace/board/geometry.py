"""Geometry (R3): whether pieces may stand where they stand. It knows no game and no grid, so it judges any set.

A `Site` has new pieces beside those of a palace. Each rule is a function of a site; `RULES` lists them by number. A
rule looks at the piece directly below and at shared cells, so a piece on top of a floating piece is no second fault.
`problems` judges a palace as a whole.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from types import MappingProxyType
from typing import cast

from monkey_palace.board.notation import ARCH_SPAN, DIRECTIONS, Cell, Placement
from monkey_palace.board.palace import PLATE, Palace, Stud
from monkey_palace.board.pieces import BRICK_HEIGHT, Piece
from monkey_palace.board.violations import Violation

Spot = tuple[int, int, int]
"""A cell as a plain tuple: equal to the `Cell` of the same numbers, and faster to create."""

_COLUMN = range(BRICK_HEIGHT[Piece.COLUMN])


class Site:
    """New pieces in a palace; the palace itself is not judged.

    `judged`: the pieces that the rules judge, by default all of `placed`; the others only fill their cells.
    `new`, `old`: by cell, the new piece (the first one, if several collide) and the palace's piece.
    `clashes`: pairs that share a cell, as (later piece, earlier piece, first shared cell).
    """

    def __init__(self, palace: Palace, placed: Sequence[Placement], judged: Sequence[Placement] | None = None) -> None:
        self.palace = palace
        self.placed = placed
        self.judged = placed if judged is None else judged
        self.old = cast(Mapping[Spot, Placement], palace.occupant)
        self.figures = cast(frozenset[Spot], palace.figures)
        self.new: dict[Spot, Placement] = {}
        self.clashes: list[tuple[Placement, Placement, Spot]] = []
        for piece in placed:
            self._place(piece)

    def _place(self, piece: Placement) -> None:
        new, old = self.new, self.old
        met: list[Placement] = []
        cells = spots(piece)
        if new.get(cells[0]) is piece:
            self.clashes.append((piece, piece, cells[0]))
            return
        for spot in cells:
            for other in (new.setdefault(spot, piece), old.get(spot)):
                if other is not None and other is not piece and not any(other is piece_met for piece_met in met):
                    met.append(other)
                    self.clashes.append((piece, other, spot))

    @cached_property
    def footholds(self) -> tuple[tuple[Placement, Spot, Placement | None], ...]:
        """Each judged piece with each of its feet and the piece directly below that foot."""
        return tuple([(piece, foot, self.carrier(foot)) for piece in self.judged for foot in feet(piece)])

    def at(self, spot: Spot) -> Placement | None:
        """The piece in a cell; a new piece takes precedence over an old one."""
        return self.new.get(spot) or self.old.get(spot)

    def carrier(self, foot: Spot) -> Placement | None:
        """The piece directly below a cell, whether or not it has a usable knob there."""
        x, y, z = foot
        return self.at((x, y, z - 1)) if z else None

    def is_knob(self, spot: Spot) -> bool:
        """Whether this is the cell above a usable knob, occupied or not (R3.3)."""
        x, y, z = spot
        below = self.carrier(spot)
        return (x, y) in self.palace.ground if z == 0 else below is not None and has_knob(below, x, y)

    def is_open(self, spot: Spot) -> bool:
        """Whether another piece could stand in this cell, on a knob without piece or figure (R3.5)."""
        return self.at(spot) is None and spot not in self.figures and self.is_knob(spot)

    def bottom(self, foot: Spot) -> Spot:
        """The lowest empty cell below an unsupported cell; the cell itself if it is supported."""
        x, y, z = foot
        while z and self.at((x, y, z - 1)) is None:
            z -= 1
        return (x, y, z)


def spots(piece: Placement) -> tuple[Spot, ...]:
    """`piece.cells` as plain tuples."""
    x, y, z = piece.x, piece.y, piece.z
    if piece.piece is Piece.ARCH:
        dx, dy = DIRECTIONS[piece.direction]
        return tuple([(x + step * dx, y + step * dy, z) for step in range(ARCH_SPAN + 1)])
    return ((x, y, z),) if piece.piece is not Piece.COLUMN else tuple([(x, y, z + level) for level in _COLUMN])


def feet(piece: Placement) -> tuple[Spot, ...]:
    """`piece.feet` as plain tuples."""
    x, y, z = piece.x, piece.y, piece.z
    if piece.piece is not Piece.ARCH:
        return ((x, y, z),)
    dx, dy = DIRECTIONS[piece.direction]
    return ((x, y, z), (x + ARCH_SPAN * dx, y + ARCH_SPAN * dy, z))


def has_knob(piece: Placement, x: int, y: int) -> bool:
    """R3.3: whether a piece has a usable knob above this stud; an arch has knobs only at its ends."""
    return piece.piece is not Piece.ARCH or any(x == foot[0] and y == foot[1] for foot in feet(piece))


def on_plate(x: int, y: int) -> bool:
    """R3.1: whether the stud is on the plate."""
    return 0 <= x < PLATE and 0 <= y < PLATE


def grid_anchor(pieces: Iterable[Placement]) -> Stud | None:
    """R3.7: the grid's anchor: the stud of the piece placed first, in the starting staircase. None without pieces."""
    return next(((piece.x, piece.y) for piece in pieces), None)


def on_grid(stud: Stud, anchor: Stud) -> bool:
    """R3.7: whether a stud lies on the pitch-3 grid through `anchor`."""
    return (stud[0] - anchor[0]) % ARCH_SPAN == 0 and (stud[1] - anchor[1]) % ARCH_SPAN == 0


def nearest_open(site: Site, spot: Spot, *, ground: bool | None = None) -> str:
    """The palace's open knob nearest to a cell, as text: a ground knob (True), a piece's (False), either (None).

    Only knobs of the palace's grid count, since the others are dead (R3.7); "-" if there is none.
    """
    anchor = grid_anchor(site.palace.pieces)
    knobs = [
        knob
        for knob, piece in site.palace.knobs.items()
        if (ground is None or ground == (piece is None))
        and (anchor is None or on_grid((knob.x, knob.y), anchor))
        and site.is_open(knob)
    ]
    x, y, z = spot
    nearest = min(knobs, key=lambda at: (abs(at.x - x) + abs(at.y - y), abs(at.z - z), at), default=None)
    return "-" if nearest is None else str(nearest)


def standing_on_middle(site: Site) -> Iterator[tuple[Placement, Spot, Placement]]:
    """Each judged piece that stands on the middle of an arch, with its foot there and the arch."""
    for piece, foot, below in site.footholds:
        if below is not None and below.piece is Piece.ARCH and not has_knob(below, foot[0], foot[1]):
            yield piece, foot, below


def middle_violation(code: str, piece: Placement, foot: Spot, arch: Placement) -> Violation:
    """The violation of a piece that stands on the middle of an arch."""
    first, second = sorted(arch.knobs)
    return Violation.of(code, piece, cell=str(Cell(*foot)), other=str(arch), first=str(first), second=str(second))


# The rules.


def off_plate(site: Site) -> Iterator[Violation]:
    """R3.1: every piece lies on the plate. The suggested place keeps to the palace's grid (R3.7)."""
    anchor = grid_anchor(site.palace.pieces)
    reported: list[Placement] = []
    for piece, (x, y, z), _ in site.footholds:
        if not on_plate(x, y) and not any(piece is other for other in reported):
            reported.append(piece)
            over = {"east": -x, "west": x - PLATE + 1, "north": -y, "south": y - PLATE + 1}
            way = max(over, key=lambda name: over[name])
            studs = over[way]
            if anchor is not None and on_grid((piece.x, piece.y), anchor):
                studs += -studs % ARCH_SPAN
            yield Violation.of("off_plate", piece, cell=str(Cell(x, y, z)), last=PLATE - 1, studs=studs, way=way)


def on_arch_middle(site: Site) -> Iterator[Violation]:
    """R3.3: nothing stands on the two middle cells of an arch."""
    for piece, foot, arch in standing_on_middle(site):
        if (foot[0], foot[1], foot[2] - 1) in site.new:
            yield middle_violation("on_arch_middle", piece, foot, arch)


def overlap(site: Site) -> Iterator[Violation]:
    """R3.4: no two pieces share a cell."""
    judged = frozenset(site.judged) if site.clashes else frozenset()
    for piece, other, spot in site.clashes:
        if piece in judged:
            yield Violation.of("overlap", piece, cell=str(Cell(*spot)), other=str(other))


def not_supported(site: Site) -> Iterator[Violation]:
    """R3.5: each foot stands on an exposed ground knob or a usable knob without a figure."""
    yield from no_knob(site)
    yield from figure_on_knob(site)
    for piece, foot, bottom in _unsupported(site):
        if site.is_knob(bottom):
            cell, knob = str(Cell(*foot)), str(Cell(*bottom))
            yield Violation.of("not_supported", piece, cell=cell, missing=foot[2] - bottom[2], knob=knob)


def no_knob(site: Site) -> Iterator[Violation]:
    """R3.5: below each foot there is a knob, at any depth."""
    reported: Placement | None = None
    for piece, foot, bottom in _unsupported(site):
        if piece is not reported and not site.is_knob(bottom):
            reported = piece
            yield Violation.of("no_knob", piece, cell=str(Cell(*foot)), knob=nearest_open(site, foot))


def _unsupported(site: Site) -> Iterator[tuple[Placement, Spot, Spot]]:
    """Each judged piece with an unsupported foot, that foot, and the lowest empty cell below it."""
    for piece, foot, below in site.footholds:
        if below is None and on_plate(foot[0], foot[1]):
            bottom = site.bottom(foot)
            if bottom != foot or not site.is_knob(bottom):
                yield piece, foot, bottom


def figure_on_knob(site: Site) -> Iterator[Violation]:
    """R3.5: a figure occupies its knob."""
    for piece in site.judged if site.figures else ():
        for spot in spots(piece):
            if spot in site.figures:
                yield Violation.of("figure_on_knob", piece, cell=str(Cell(*spot)), knob=nearest_open(site, spot))


def both_feet_on_arch(site: Site) -> Iterator[Violation]:
    """R3.6: the two feet of an arch stand on different arches."""
    for (piece, _, near), (other, _, far) in pairwise(site.footholds):
        if piece is other and near is not None and near is far and near.piece is Piece.ARCH:
            yield Violation.of("both_feet_on_arch", piece, other=str(near))


def off_grid(site: Site) -> Iterator[Violation]:
    """R3.7: the whole palace stands on the pitch-3 grid of the piece placed first."""
    anchor = grid_anchor(site.placed)
    if anchor is None:
        return
    x, y = anchor
    for piece in site.judged:
        if not on_grid((piece.x, piece.y), anchor):
            yield Violation.of(
                "off_grid",
                piece,
                cell=str(piece.cell),
                x=x % ARCH_SPAN,
                y=y % ARCH_SPAN,
                pitch=ARCH_SPAN,
                x_near=_nearest_on_grid(piece.x, x),
                y_near=_nearest_on_grid(piece.y, y),
            )


def _nearest_on_grid(here: int, anchor: int) -> int:
    """The nearest grid coordinate; with a pitch of 3 it is at most one stud away."""
    return here + (anchor - here + 1) % ARCH_SPAN - 1


Rule = Callable[[Site], Iterator[Violation]]

RULES: Mapping[str, Rule] = MappingProxyType(
    {
        "3.1": off_plate,
        "3.3": on_arch_middle,
        "3.4": overlap,
        "3.5": not_supported,
        "3.6": both_feet_on_arch,
    }
)
"""The rules of every set of pieces, by number."""

PALACE_RULES: Mapping[str, Rule] = MappingProxyType({**RULES, "3.7": off_grid})
"""The rules of a whole palace: a palace built from staircases stands on one grid."""


def problems(palace: Palace) -> tuple[Violation, ...]:
    """Every fault of a palace: each piece against all others, the ground and the figures.

    Sorted by rule, then by piece. A figure counts only if a piece fills its cell.
    """
    bare = Palace(palace.ground, (), palace.figures)
    site = Site(bare, palace.pieces)
    return tuple(violation for rule in PALACE_RULES.values() for violation in rule(site))
