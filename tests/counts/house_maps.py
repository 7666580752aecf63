"""The house ground maps, read from the data file without the engine."""

import tomllib
from pathlib import Path

from tests.counts.positions import COLOURS, LATTICE
from tests.rules.staircase.slow_rules import Spot

FILE = Path(__file__).parents[2] / "rules" / "monkey_palace" / "data" / "house" / "ground_maps.toml"
STUDS = 32


def house_maps() -> dict[str, tuple[dict[Spot, str], tuple[str, ...]]]:
    """Each map's knobs with the names of their colours, and its starting staircase."""
    maps = {}
    for table in tomllib.loads(FILE.read_text(encoding="utf-8"))["map"]:
        rows = table["grid"].split()
        if len(rows) != STUDS or any(len(row) != STUDS for row in rows):
            raise ValueError(f"map {table['number']} is not drawn stud by stud")
        knobs = {
            (x, STUDS - 1 - row): COLOURS[letter.lower()]
            for row, letters in enumerate(rows)
            for x, letter in enumerate(letters)
            if letter.lower() in COLOURS
        }
        if not all(x in LATTICE and y in LATTICE for x, y in knobs):
            raise ValueError(f"map {table['number']} has knobs that grounds.txt cannot draw")
        maps[f"house_{table['number']}"] = knobs, tuple(table["staircase"].split())
    return maps
