"""Palaces for tests: a full map of knobs, and random mid-game positions on it."""

from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import COLOURS
from monkey_palace.randomness import Rng
from monkey_palace.staircase.sampling import random_palace as grown

STARTING = "A14,14,0e B20,14,0 A17,14,1e G20,14,2"


def full_map() -> Palace:
    """A hundred knobs in studs 2 to 29, three colours in stripes, and the starting staircase in the middle."""
    ground = ((x, y, COLOURS[(x + 2 * y) // 3 % 3]) for x in range(2, 30, 3) for y in range(2, 30, 3))
    return Palace.of(ground, STARTING)


def small_map(columns: int, rows: int) -> Palace:
    """The starting staircase on the lower edge of a small lattice, for exhaustive searches."""
    ground = (
        (2 + 3 * column, 2 + 3 * row, COLOURS[(column + row) % 3]) for column in range(columns) for row in range(rows)
    )
    return Palace.of(ground, "A2,2,0e B8,2,0 A5,2,1e G8,2,2")


def random_palace(rng: Rng, turns: int, start: Palace | None = None) -> Palace:
    """The full map (or `start`) after random staircases with decorations, sometimes with a figure."""
    return grown(start or full_map(), turns, rng)
