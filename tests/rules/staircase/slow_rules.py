"""The reference implementation of the staircase rules: it judges a set of pieces.

It follows RULES.md and imports nothing of the engine. It works on single cells of any stud. The pieces are unordered;
each rule is one function that looks at the whole set and derives the path itself.

A staircase is a set of pieces in notation without its decoration, each arch written from its lower end (`e` or `n`),
so that staircases are equal exactly if they fill the same cells with the same pieces.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import NamedTuple

Spot = tuple[int, int]
Cell = tuple[int, int, int]

PLATE = range(32)
COLUMN_LEVELS = 3
ARCH_SPAN = 3
STEPS = {"e": (1, 0), "n": (0, 1), "w": (-1, 0), "s": (0, -1)}


class Piece(NamedTuple):
    """A placed piece; an arch is written from its lower end, so that equal pieces are equal values."""

    kind: str
    x: int
    y: int
    z: int
    way: str = ""

    def __str__(self) -> str:
        return f"{self.kind}{self.x},{self.y},{self.z}{self.way}"

    @property
    def cells(self) -> tuple[Cell, ...]:
        return _cells(self)

    @property
    def feet(self) -> tuple[Cell, ...]:
        """The cells that need support (R3.5)."""
        return _feet(self)

    @property
    def tops(self) -> tuple[Cell, ...]:
        """The cells whose knob may be built upon (R3.3)."""
        return _tops(self)


# The enumerator places the same few thousand pieces repeatedly.
@cache
def _cells(piece: Piece) -> tuple[Cell, ...]:
    kind, x, y, z, way = piece
    if kind == "A":
        dx, dy = STEPS[way]
        return tuple((x + dx * i, y + dy * i, z) for i in range(ARCH_SPAN + 1))
    return tuple((x, y, z + i) for i in range(COLUMN_LEVELS if kind == "C" else 1))


@cache
def _feet(piece: Piece) -> tuple[Cell, ...]:
    cells = _cells(piece)
    return (cells[0], cells[-1]) if piece.kind == "A" else cells[:1]


@cache
def _tops(piece: Piece) -> tuple[Cell, ...]:
    cells = _cells(piece)
    return (cells[0], cells[-1]) if piece.kind == "A" else cells[-1:]


def arch(x: int, y: int, z: int, way: str) -> Piece:
    """The arch from (x, y, z) in this direction, written from its lower end."""
    dx, dy = STEPS[way]
    if way in "ws":
        return Piece("A", x + ARCH_SPAN * dx, y + ARCH_SPAN * dy, z, "e" if way == "w" else "n")
    return Piece("A", x, y, z, way)


def piece_of(text: str) -> Piece:
    """`A8,14,0e`, `B11,14,1`: one placement in notation."""
    kind, rest = text[0], text[1:]
    way = ""
    if kind == "A":
        rest, way = rest[:-1], rest[-1]
    x, y, z = (int(part) for part in rest.split(","))
    return arch(x, y, z, way) if kind == "A" else Piece(kind, x, y, z)


@dataclass(frozen=True)
class Scene:
    """The position before the turn: ground knobs, pieces, and cells of figures."""

    ground: Mapping[Spot, str]
    standing: tuple[Piece, ...]
    figures: frozenset[Cell]
    filled: dict[Cell, Piece] = field(default_factory=dict)
    tops: set[Cell] = field(default_factory=set)
    spots: set[Spot] = field(default_factory=set)

    @classmethod
    def of(cls, ground: Mapping[Spot, str], standing: Iterable[str], figures: Iterable[Cell]) -> "Scene":
        scene = cls(ground, tuple(piece_of(text) for text in standing), frozenset(figures))
        for piece in scene.standing:
            for cell in piece.cells:
                if cell in scene.filled:
                    raise ValueError(f"{piece} and {scene.filled[cell]} share {cell}")
                scene.filled[cell] = piece
            scene.tops.update(piece.tops)
            scene.spots.update((x, y) for x, y, _ in piece.cells)
        return scene


class Layout:
    """A set of new pieces in a scene, with the queries of the rules."""

    def __init__(self, scene: Scene, pieces: Iterable[Piece]) -> None:
        self.scene = scene
        self.pieces = list(pieces)
        self.filled: dict[Cell, Piece] = {}
        self.overlaps = False
        for piece in self.pieces:
            for cell in piece.cells:
                self.overlaps = self.overlaps or cell in self.filled or cell in scene.filled
                self.filled[cell] = piece
        self.arches = sorted((piece for piece in self.pieces if piece.kind == "A"), key=lambda piece: piece.z)

    def under(self, cell: Cell) -> Piece | None:
        """The piece directly under a cell, new or old."""
        below = (cell[0], cell[1], cell[2] - 1)
        return self.filled.get(below) or self.scene.filled.get(below)

    def carried_by(self, foot: Cell) -> Piece | None:
        """The piece below the new bricks and columns under a foot: an arch, an old piece, or None for the ground."""
        x, y, z = foot
        while z > 0:
            piece = self.filled.get((x, y, z - 1))
            if piece is None or piece.kind == "A":
                return piece or self.scene.filled.get((x, y, z - 1))
            z = piece.z
        return None

    @cached_property
    def path(self) -> list[tuple[Cell, Cell]] | None:
        """Near and far foot of each arch from the lowest up, or None if they are no path.

        R4.6: each arch after the first has one foot over the far end of the arch before, with only new bricks and
        columns between. R4.7: not both feet, which would turn back. The second arch stands on the far foot of the
        first; a single arch starts at its foot above the ground.
        """
        if not self.arches:
            return None
        steps: list[tuple[Cell, Cell]] = []
        for lower, upper in zip(self.arches, self.arches[1:], strict=False):
            near = [foot for foot in upper.feet if self.carried_by(foot) is lower]
            if lower.z >= upper.z or len(near) != 1:
                return None
            under_near = next((foot for foot in lower.feet if foot[:2] == near[0][:2]), None)
            if under_near is None or (steps and steps[-1][1] != under_near):
                return None
            if not steps:
                steps.append((_other(lower, under_near), under_near))
            steps.append((near[0], _other(upper, near[0])))
        if not steps:
            only = self.arches[0]
            start = next((foot for foot in only.feet if self.carried_by(foot) is None), only.feet[0])
            steps.append((start, _other(only, start)))
        return steps


def _other(piece: Piece, foot: Cell) -> Cell:
    first, second = piece.feet
    return second if foot == first else first


def on_the_plate_3_1(layout: Layout) -> bool:
    return all(x in PLATE and y in PLATE and z >= 0 for x, y, z in layout.filled)


def no_shared_cell_3_4(layout: Layout) -> bool:
    """R3.4, and a figure's cell is taken too (R3.5)."""
    return not layout.overlaps and layout.scene.figures.isdisjoint(layout.filled)


def supported_3_5(layout: Layout) -> bool:
    """Ground knobs carry at level 0; above it usable knobs of old and new pieces, not the middle of an arch (R3.3)."""
    tops = {cell for piece in layout.pieces for cell in piece.tops}
    return all(
        (x, y) in layout.scene.ground if z == 0 else (x, y, z - 1) in tops or (x, y, z - 1) in layout.scene.tops
        for piece in layout.pieces
        for x, y, z in piece.feet
    )


def not_both_feet_on_one_arch_3_6(layout: Layout) -> bool:
    for piece in layout.arches:
        first, second = (layout.under(foot) for foot in piece.feet)
        if first is not None and first.kind == "A" and first is second:
            return False
    return True


def starts_on_the_ground_4_1(layout: Layout) -> bool:
    """The start stack consists of new pieces and reaches the ground; R3.4 and R3.5 require an open knob."""
    return layout.path is None or layout.carried_by(layout.path[0][0]) is None


def ends_with_an_arch_4_3(layout: Layout) -> bool:
    return bool(layout.arches)


def connected_4_5(layout: Layout) -> bool:
    old = layout.scene.filled
    return any((x, y, z - 1) in old for piece in layout.pieces for x, y, z in piece.feet)


def one_rising_path_4_6_and_4_7(layout: Layout) -> bool:
    return layout.path is not None or not layout.arches


def nothing_loose_4_8(layout: Layout) -> bool:
    """Directly on every brick and column stands another new brick or column, or a foot of a new arch."""
    feet = {foot for piece in layout.pieces for foot in piece.feet}
    return all((piece.x, piece.y, piece.cells[-1][2] + 1) in feet for piece in layout.pieces if piece.kind != "A")


def room_for_the_decoration_5_1(layout: Layout) -> bool:
    if layout.path is None:
        return True
    x, y, z = layout.path[-1][1]
    above = (x, y, z + 1)
    return above not in layout.filled and above not in layout.scene.filled and above not in layout.scene.figures


# First the check for building bricks (1.1), which the others assume; then the cheap rules first.
RULES: dict[str, Callable[[Layout], bool]] = {
    "1.1": lambda layout: all(piece.kind in "ABC" for piece in layout.pieces),
    "4.5": connected_4_5,
    "4.3": ends_with_an_arch_4_3,
    "3.1": on_the_plate_3_1,
    "3.4": no_shared_cell_3_4,
    "4.6": one_rising_path_4_6_and_4_7,
    "4.1": starts_on_the_ground_4_1,
    "3.5": supported_3_5,
    "3.6": not_both_feet_on_one_arch_3_6,
    "4.8": nothing_loose_4_8,
    "5.1": room_for_the_decoration_5_1,
}


def legal_on(scene: Scene, pieces: Iterable[Piece]) -> bool:
    layout = Layout(scene, pieces)
    return all(rule(layout) for rule in RULES.values())


def broken_rules(
    ground: Mapping[Spot, str], standing: Iterable[str], figures: Iterable[Cell], placements: Iterable[str]
) -> list[str]:
    """The numbers of all broken rules; without a path only the path rule counts."""
    layout = Layout(Scene.of(ground, standing, figures), {piece_of(text) for text in placements})
    return sorted(number for number, rule in RULES.items() if not rule(layout))


def is_legal(
    ground: Mapping[Spot, str], standing: Iterable[str], figures: Iterable[Cell], placements: Iterable[str]
) -> bool:
    """Whether this set of pieces, without the decoration, is a legal staircase on this position."""
    return not broken_rules(ground, standing, figures, placements)
