"""Grounds and palaces for count positions: drawn, random, or constructed."""

import random
from collections.abc import Iterable

from tests.counts.positions import LATTICE, drawn
from tests.rules.staircase.slow_rules import STEPS, Cell, Scene, Spot, arch, piece_of
from tests.rules.staircase.slow_staircases import first_arch, path_of, random_staircase

LETTERS = "ldg"


def plain_grounds() -> dict[str, dict[Spot, str]]:
    """Drawn grounds: all knobs, scattered holes, a pond, bays, a strip, few knobs."""
    rng = random.Random("grounds")
    every = [[LETTERS[(i + 2 * j) % 3] for i in range(10)] for j in range(10)]
    grounds = {"lattice": _rows(every, set())}
    for number in (1, 2, 3):
        grounds[f"holes_{number}"] = _rows(every, set(rng.sample(_places(), 8 * number)))
    grounds["pond"] = _rows(every, {(i, j) for i in (3, 4, 5) for j in (6, 7)} | {(8, 1), (9, 1)})
    grounds["bays"] = _rows(every, {(i, j) for i, j in _places() if (i < 2 and j < 4) or (i > 6 and 3 < j < 7)})
    grounds["strip"] = _rows(every, {(i, j) for i, j in _places() if not 3 <= j <= 5})
    grounds["sparse"] = _rows(every, {(i, j) for i, j in _places() if i % 3 == 2 and j % 2 == 0})
    return {name: drawn(rows) for name, rows in grounds.items()}


def _places() -> list[tuple[int, int]]:
    return [(i, j) for i in range(10) for j in range(10)]


def _rows(letters: list[list[str]], holes: set[tuple[int, int]]) -> list[str]:
    return ["".join("." if (i, j) in holes else letters[j][i] for i in range(10)) for j in range(10)]


def starting_staircases(ground: dict[Spot, str]) -> list[tuple[str, ...]]:
    """Every straight or bent starting staircase on these knobs, with its gold brick."""
    found = []
    for (x, y), way, turn in ((spot, way, turn) for spot in sorted(ground) for way in STEPS for turn in STEPS):
        middle = x + 3 * STEPS[way][0], y + 3 * STEPS[way][1]
        end = middle[0] + 3 * STEPS[turn][0], middle[1] + 3 * STEPS[turn][1]
        if middle in ground and end in ground and end != (x, y):
            arches = arch(x, y, 0, way), arch(*middle, 1, turn)
            found.append((str(arches[0]), f"B{end[0]},{end[1]},0", str(arches[1]), f"G{end[0]},{end[1]},2"))
    return found


def decoration(ground: dict[Spot, str], placements: list[str]) -> str:
    """The decoration on the end of a staircase, in its start colour (R5.1)."""
    if sum(text[0] == "A" for text in placements) > 1:
        path = path_of(placements)
        (start, _), (_, end) = path[0], path[-1]
    else:
        only = piece_of(first_arch(placements))
        grounded = {(x, y) for x, y, z in (cell for text in placements for cell in piece_of(text).cells) if z == 0}
        start, end = sorted(only.feet, key=lambda foot: foot[:2] not in grounded)
    return f"{ground[start[:2]][0].upper()}{end[0]},{end[1]},{end[2] + 1}"


def played(
    ground: dict[Spot, str], standing: tuple[str, ...], turns: int, rng: random.Random, figures: tuple[Cell, ...] = ()
) -> tuple[str, ...]:
    """The pieces after a number of random turns, decorations included."""
    for _ in range(turns):
        stock = rng.randint(2, 5), rng.randint(1, 4), rng.randint(0, 2)
        staircase = random_staircase(ground, standing, figures, stock, rng, rng.randint(2, stock[0]), 600)
        if staircase is not None:
            standing = (*standing, *staircase, decoration(ground, staircase))
    return standing


def open_arch_ends(standing: Iterable[str]) -> list[Cell]:
    """The cells above the free end knobs of arches, for monkey or frog."""
    scene = Scene.of({}, standing, ())
    ends = [cell for piece in scene.standing if piece.kind == "A" for cell in piece.tops]
    return sorted((x, y, z + 1) for x, y, z in ends if (x, y, z + 1) not in scene.filled)


def tops_of_decorations(standing: Iterable[str]) -> list[Cell]:
    scene = Scene.of({}, standing, ())
    cells = [piece.cells[0] for piece in scene.standing if piece.kind in "LDG"]
    return sorted((x, y, z + 1) for x, y, z in cells if (x, y, z + 1) not in scene.filled)


def tower(x: int, y: int, levels: int, rng: random.Random) -> list[str]:
    """A solid pile of bricks and columns with this many levels."""
    pieces, z = [], 0
    while z < levels:
        kind = "C" if levels - z >= 3 and rng.random() < 0.5 else "B"
        pieces.append(f"{kind}{x},{y},{z}")
        z += 3 if kind == "C" else 1
    return pieces


def block(width: int, depth: int, rng: random.Random) -> tuple[tuple[int, int, str], ...]:
    """Knobs of a small ground, somewhere on the grid."""
    left, low = rng.choice(LATTICE[: 10 - width]), rng.choice(LATTICE[: 10 - depth])
    return tuple((left + 3 * i, low + 3 * j, rng.choice(LETTERS)) for j in range(depth) for i in range(width))
