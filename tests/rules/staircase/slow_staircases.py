"""The reference enumerator of legal staircases, with which the tests compare the engine.

It imports nothing of the engine and uses another method. The engine keeps one height per grid point and generates only
legal paths. The enumerator places candidates piece by piece in single cells, on knobs and below far feet, and judges
each candidate as a set with `slow_rules`.

It generates illegal candidates too: paths that turn back, and staircases that touch nothing. It prunes only hopeless
ones: too few bricks, off the plate, two pieces in one cell, a foot without support, or a path too far from the palace.
`by_brute_force` prunes only collisions; the tests compare both on tiny positions.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import TypeVar

from tests.rules.staircase.slow_rules import (
    ARCH_SPAN,
    COLUMN_LEVELS,
    PLATE,
    STEPS,
    Cell,
    Layout,
    Piece,
    Scene,
    Spot,
    arch,
    legal_on,
    piece_of,
)

Choice = TypeVar("Choice")


class TooMany(Exception):
    """The position has more staircases than the caller's limit."""


def stacks(bricks: int, columns: int, levels: int | None = None) -> Iterator[str]:
    """Every sequence of bricks and columns, bottom up: of any height, or of exactly this many levels."""
    if not levels:
        yield ""
    if levels is None or levels > 0:
        if bricks:
            yield from ("B" + rest for rest in stacks(bricks - 1, columns, None if levels is None else levels - 1))
        if columns and (levels is None or levels >= COLUMN_LEVELS):
            left = None if levels is None else levels - COLUMN_LEVELS
            yield from ("C" + rest for rest in stacks(bricks, columns - 1, left))


class Layer:
    """Places candidates piece by piece; `rng` shuffles the choices for a random candidate."""

    def __init__(self, scene: Scene, rng: random.Random | None = None) -> None:
        self.scene = scene
        self.rng = rng
        self.filled: dict[Cell, Piece] = dict(scene.filled)
        self.laid: list[Piece] = []
        self._distance: dict[Spot, int] = {}

    def candidates(self, arches: int, bricks: int, columns: int) -> Iterator[list[Piece]]:
        for x, y in self._order(sorted(self.scene.ground)):
            if self._may_touch((x, y), arches):
                yield from self._next_arch((x, y, 0), arches, bricks, columns, touched=False)

    def _next_arch(self, start: Cell, arches: int, bricks: int, columns: int, touched: bool) -> Iterator[list[Piece]]:
        if not arches:
            return
        x, y, z = start
        for stack in self._order(list(stacks(bricks, columns))):
            top = self._pile(x, y, z, stack)
            if top is None:
                continue
            bricks_left, columns_left = bricks - stack.count("B"), columns - stack.count("C")
            for way in self._order(list(STEPS)):
                yield from self._arch((x, y, top), way, arches - 1, bricks_left, columns_left, touched)
            self._lift(len(stack))

    def _arch(
        self, near: Cell, way: str, arches: int, bricks: int, columns: int, touched: bool
    ) -> Iterator[list[Piece]]:
        piece = arch(*near, way)
        x, y, z = far = next(foot for foot in piece.feet if foot != near)
        ground_level = z
        while ground_level > 0 and (x, y, ground_level - 1) not in self.filled:
            ground_level -= 1
        carrier = self.filled.get((x, y, ground_level - 1))
        carries = (x, y) in self.scene.ground if carrier is None else (x, y, ground_level - 1) in carrier.tops
        touched = touched or (x, y, ground_level - 1) in self.scene.filled
        if x not in PLATE or y not in PLATE or not carries or not (touched or self._may_touch((x, y), arches)):
            return
        for stack in self._order(list(stacks(bricks, columns, z - ground_level))):
            if self._pile(x, y, ground_level, stack) is None:
                continue
            if self._lay(piece):
                yield self.laid
                bricks_left, columns_left = bricks - stack.count("B"), columns - stack.count("C")
                yield from self._next_arch((x, y, far[2] + 1), arches, bricks_left, columns_left, touched)
                self._lift(1)
            self._lift(len(stack))

    def _lay(self, piece: Piece) -> bool:
        if any(cell in self.filled or cell in self.scene.figures for cell in piece.cells):
            return False
        self.filled.update((cell, piece) for cell in piece.cells)
        self.laid.append(piece)
        return True

    def _lift(self, pieces: int) -> None:
        for _ in range(pieces):
            for cell in self.laid.pop().cells:
                del self.filled[cell]

    def _pile(self, x: int, y: int, z: int, stack: str) -> int | None:
        """Places bricks and columns from level z up and returns the level above, or places nothing and returns None."""
        for count, kind in enumerate(stack):
            piece = Piece(kind, x, y, z)
            if not self._lay(piece):
                self._lift(count)
                return None
            z += len(piece.cells)
        return z

    def _may_touch(self, spot: Spot, arches: int) -> bool:
        """Whether the remaining arches (3 studs each) can bring the path to a stud with an old piece."""
        if spot not in self._distance:
            x, y = spot
            self._distance[spot] = min((abs(x - u) + abs(y - v) for u, v in self.scene.spots), default=len(PLATE) * 2)
        return self._distance[spot] <= ARCH_SPAN * arches

    def _order(self, choices: list[Choice]) -> list[Choice]:
        if self.rng is not None:
            self.rng.shuffle(choices)
        return choices


def enumerate_staircases(
    ground: Mapping[Spot, str],
    standing: Iterable[str],
    figures: Iterable[Cell],
    arches: int,
    bricks: int,
    columns: int,
    at_most: int | None = None,
    effort: int | None = None,
) -> set[frozenset[str]]:
    """Every distinct legal staircase of at most these pieces.

    Raises TooMany for more than `at_most` staircases or more than `effort` candidates.
    """
    scene = Scene.of(ground, standing, figures)
    found: set[frozenset[Piece]] = set()
    for tried, pieces in enumerate(Layer(scene).candidates(arches, bricks, columns)):
        if legal_on(scene, pieces):
            found.add(frozenset(pieces))
        if (at_most is not None and len(found) > at_most) or (effort is not None and tried >= effort):
            raise TooMany
    return {frozenset(map(str, pieces)) for pieces in found}


def random_staircase(
    ground: Mapping[Spot, str],
    standing: Iterable[str],
    figures: Iterable[Cell],
    stock: tuple[int, int, int],
    rng: random.Random,
    least_arches: int = 1,
    effort: int = 2000,
) -> list[str] | None:
    """A random legal staircase with at least `least_arches` arches, in the order placed; None after `effort` tries."""
    scene = Scene.of(ground, standing, figures)
    for tried, pieces in enumerate(Layer(scene, rng).candidates(*stock)):
        if sum(piece.kind == "A" for piece in pieces) >= least_arches and legal_on(scene, pieces):
            return [str(piece) for piece in pieces]
        if tried >= effort:
            return None
    return None


def path_of(placements: Iterable[str]) -> list[tuple[Cell, Cell]]:
    """Near and far foot of each arch of a legal staircase of two arches or more, from the lowest up."""
    path = Layout(Scene.of({}, (), ()), [piece_of(text) for text in placements]).path
    if path is None:
        raise ValueError("no path")
    return path


def first_arch(placements: Iterable[str]) -> str:
    return min((piece for piece in map(piece_of, placements) if piece.kind == "A"), key=lambda piece: piece.z).__str__()


def count_by_first_arch(staircases: Iterable[Iterable[str]]) -> dict[str, int]:
    """The number of staircases by first arch, for messages about different counts."""
    return dict(sorted(Counter(map(first_arch, staircases)).items()))


def by_brute_force(
    ground: Mapping[Spot, str],
    standing: Iterable[str],
    figures: Iterable[Cell],
    stock: tuple[int, int, int],
    spots: Iterable[Spot],
    levels: int,
) -> set[frozenset[str]]:
    """Every legal set (`legal_on`) of at most these pieces, with feet on these studs and below this level.

    It uses no path and no order, and prunes only sets with two pieces in one cell. For tiny positions.
    """
    scene = Scene.of(ground, standing, figures)
    cells = [(x, y, z) for x, y in spots for z in range(levels)]
    room = set(cells)
    choices: dict[str, list[Piece]] = {
        "A": [Piece("A", *cell, way) for cell in cells for way in "en"],
        "B": [Piece("B", *cell) for cell in cells],
        "C": [Piece("C", *cell) for cell in cells],
    }
    fitting = {
        kind: [piece for piece in pieces if room.issuperset(piece.feet) and scene.filled.keys().isdisjoint(piece.cells)]
        for kind, pieces in choices.items()
    }
    subsets = {
        kind: [chosen for size in range(most + 1) for chosen in combinations(fitting[kind], size) if _apart(chosen)]
        for kind, most in zip("ABC", stock, strict=True)
    }
    found = set()
    for arches in subsets["A"]:
        for columns in subsets["C"]:
            if not arches or not _apart(arches + columns):
                continue
            for bricks in subsets["B"]:
                pieces = arches + columns + bricks
                if legal_on(scene, pieces):
                    found.add(frozenset(map(str, pieces)))
    return found


def _apart(pieces: tuple[Piece, ...]) -> bool:
    cells = [cell for piece in pieces for cell in piece.cells]
    return len(cells) == len(set(cells))
