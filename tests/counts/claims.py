"""The purpose of each category of count positions, as a predicate on a position and its staircases."""

from collections.abc import Callable
from dataclasses import replace

from tests.counts.positions import Position
from tests.rules.staircase.slow_rules import Piece, Scene, Spot, piece_of
from tests.rules.staircase.slow_staircases import path_of

Grounds = dict[str, dict[Spot, str]]
Staircases = set[frozenset[str]]
TALL = 5


def ends_on_its_own_start(position: Position, grounds: Grounds, staircases: Staircases) -> bool:
    """A spiral whose last arch ends on the pile where the path started."""
    for staircase in staircases:
        if len(staircase) >= TALL - 1:
            path = path_of(staircase) if sum(text[0] == "A" for text in staircase) > 1 else []
            if path and path[0][0][:2] == path[-1][1][:2]:
                return True
    return False


def arch_above_arch(position: Position, grounds: Grounds, staircases: Staircases) -> bool:
    """An arch directly above another arch, old or of the same staircase."""
    standing = [text for text in position.standing if text[0] == "A"]
    for staircase in staircases:
        edges = [(piece.x, piece.y, piece.way) for piece in map(piece_of, standing + list(staircase)) if piece.way]
        if len(set(edges)) < len(edges):
            return True
    return False


def _carriers(position: Position, staircase: frozenset[str]) -> list[tuple[Piece, list[Piece | None]]]:
    """Each new piece with the pieces under its feet; None is the ground."""
    filled = {cell: piece for piece in map(piece_of, [*position.standing, *staircase]) for cell in piece.cells}
    return [(piece, [filled.get((x, y, z - 1)) for x, y, z in piece.feet]) for piece in map(piece_of, staircase)]


def stands_on_a_decoration(position: Position, grounds: Grounds, staircases: Staircases) -> bool:
    return any(
        under is not None and under.kind in "LDG"
        for staircase in staircases
        for _, carriers in _carriers(position, staircase)
        for under in carriers
    )


def both_feet_on_arches(position: Position, grounds: Grounds, staircases: Staircases) -> bool:
    """Some arch has its feet on two different arches (R3.6 refuses one and the same)."""
    return any(
        piece.kind == "A" and all(under is not None and under.kind == "A" for under in carriers)
        for staircase in staircases
        for piece, carriers in _carriers(position, staircase)
    )


def figures_are_in_the_way(position: Position, grounds: Grounds, staircases: Staircases) -> bool:
    """Without the figures there would be more staircases."""
    free = replace(position, figures=()).staircases(grounds)
    return bool(position.figures) and staircases < free


def has_dead_knobs(position: Position, grounds: Grounds, staircases: Staircases) -> bool:
    """Knobs off the grid of the palace, which add no staircase (R3.7)."""
    x, y, _ = piece_of(position.standing[0]).cells[0]
    dead = [knob for knob in position.beside if (knob[0] - x) % 3 or (knob[1] - y) % 3]
    alive = tuple(knob for knob in position.beside if knob not in dead)
    return bool(dead) and staircases == replace(position, beside=alive).staircases(grounds)


def one_open_ground_knob(position: Position, grounds: Grounds, staircases: Staircases) -> bool:
    scene = Scene.of({}, position.standing, position.figures)
    taken = {(x, y) for x, y, z in scene.filled.keys() | scene.figures if z == 0}
    return len(position.ground(grounds).keys() - taken) == 1


def columns_alone(position: Position, grounds: Grounds, staircases: Staircases) -> bool:
    return position.stock[1] == 0 and any("C" in text for staircase in staircases for text in staircase)


def has_a_wall(position: Position, grounds: Grounds, staircases: Staircases) -> bool:
    """Some pile of the palace is at least five levels high, and a staircase touches such a pile."""
    scene = Scene.of({}, position.standing, position.figures)
    tall = {(x, y) for x, y, z in scene.filled if z >= TALL - 1}
    return any((x, y) in tall for staircase in staircases for text in staircase for x, y, _ in piece_of(text).feet)


CLAIMS: dict[str, Callable[[Position, Grounds, Staircases], bool]] = {
    "spirals": ends_on_its_own_start,
    "crossing": arch_above_arch,
    "on_decorations": stands_on_a_decoration,
    "two_feet": both_feet_on_arches,
    "figures": figures_are_in_the_way,
    "dead_knobs": has_dead_knobs,
    "lone_start": one_open_ground_knob,
    "columns_only": columns_alone,
    "walls": has_a_wall,
    "few": lambda position, grounds, staircases: 1 <= len(staircases) <= 9,
    "none": lambda position, grounds, staircases: not staircases,
}
