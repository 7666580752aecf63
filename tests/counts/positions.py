"""The count files: positions with the number of their legal staircases, as plain text.

`HEADER` documents the format; `grounds.txt` draws the grounds that positions name.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tests.rules.staircase.slow_rules import Cell, Spot
from tests.rules.staircase.slow_staircases import enumerate_staircases

FOLDER = Path(__file__).parent
GROUNDS = FOLDER / "grounds.txt"
LATTICE = range(2, 30, 3)
COLOURS = {"l": "light_green", "d": "dark_green", "g": "gold"}

HEADER = """\
# Positions and how many legal staircases each holds; made by `python -m tests.counts.make_counts`, never by the engine.
#
# A position is a run of lines, a blank line ends it. `#` begins a remark.
#   position  its name
#   ground    a ground drawn in grounds.txt, or `none`
#   without   knobs of that ground that are not there, as x,y
#   with      knobs beside it, as x,y and a colour: l light green, d dark green, g gold
#   standing  the pieces that stand there, in notation
#   figures   the cells that figures fill, as x,y,z
#   stock     arches, bricks and columns that the player has: a staircase uses at most these
#   count     the distinct legal staircases; two are one if they fill the same cells with the same pieces
# `without`, `with` and `figures` are left out where there are none.
"""

GROUNDS_HEADER = """\
# The grounds that the count files name. Each is drawn as one sees it, row y = 29 on top and y = 2 at the bottom, with a
# letter for every third stud from x = 2 to x = 29: l light green, d dark green, g gold, `.` no knob.
"""


@dataclass(frozen=True)
class Position:
    """One position of a count file; `count` is -1 before counting."""

    name: str
    ground_name: str
    standing: tuple[str, ...]
    stock: tuple[int, int, int]
    without: tuple[Spot, ...] = ()
    beside: tuple[tuple[int, int, str], ...] = ()
    figures: tuple[Cell, ...] = ()
    count: int = -1

    @property
    def category(self) -> str:
        return self.name.rpartition("_")[0]

    def ground(self, grounds: dict[str, dict[Spot, str]]) -> dict[Spot, str]:
        """The knobs with the names of their colours."""
        knobs = {} if self.ground_name == "none" else dict(grounds[self.ground_name])
        for spot in self.without:
            del knobs[spot]
        knobs.update(((x, y), COLOURS[letter]) for x, y, letter in self.beside)
        return knobs

    def staircases(
        self, grounds: dict[str, dict[Spot, str]], at_most: int | None = None, effort: int | None = None
    ) -> set[frozenset[str]]:
        """Every legal staircase, by the slow enumerator."""
        return enumerate_staircases(
            self.ground(grounds), self.standing, self.figures, *self.stock, at_most=at_most, effort=effort
        )

    def lines(self) -> Iterable[str]:
        yield f"position {self.name}"
        yield f"ground {self.ground_name}"
        if self.without:
            yield "without " + " ".join(f"{x},{y}" for x, y in self.without)
        if self.beside:
            yield "with " + " ".join(f"{x},{y}{letter}" for x, y, letter in self.beside)
        yield f"standing {' '.join(self.standing)}".rstrip()
        if self.figures:
            yield "figures " + " ".join(f"{x},{y},{z}" for x, y, z in self.figures)
        yield "stock {} {} {}".format(*self.stock)
        yield f"count {self.count}"


def read_positions(path: Path) -> list[Position]:
    return [_position(block) for block in _blocks(path)]


def write_positions(path: Path, positions: Iterable[Position]) -> None:
    blocks = ["\n".join(position.lines()) for position in positions]
    path.write_text(HEADER + "\n" + "\n\n".join(blocks) + "\n", encoding="utf-8")


def all_positions() -> list[Position]:
    """Every position of every count file, file by file in the order of their names."""
    files = sorted(path for path in FOLDER.glob("*.txt") if path != GROUNDS)
    return [position for path in files for position in read_positions(path)]


def _blocks(path: Path) -> list[list[str]]:
    lines = [line.partition("#")[0].rstrip() for line in path.read_text(encoding="utf-8").splitlines()]
    blocks: list[list[str]] = [[]]
    for line in lines:
        if line:
            blocks[-1].append(line)
        elif blocks[-1]:
            blocks.append([])
    return [block for block in blocks if block]


def _position(block: list[str]) -> Position:
    said = {word: rest for word, _, rest in (line.partition(" ") for line in block)}
    arches, bricks, columns = map(int, said["stock"].split())
    return Position(
        name=said["position"],
        ground_name=said["ground"],
        standing=tuple(said["standing"].split()),
        stock=(arches, bricks, columns),
        without=tuple((x, y) for x, y in (map(int, spot.split(",")) for spot in said.get("without", "").split())),
        beside=tuple(_knob(text) for text in said.get("with", "").split()),
        figures=tuple((x, y, z) for x, y, z in (map(int, cell.split(",")) for cell in said.get("figures", "").split())),
        count=int(said["count"]),
    )


def _knob(text: str) -> tuple[int, int, str]:
    x, y = map(int, text[:-1].split(","))
    return x, y, text[-1]


def read_grounds() -> dict[str, dict[Spot, str]]:
    return {block[0].removeprefix("ground "): drawn(block[1:]) for block in _blocks(GROUNDS)}


def drawn(rows: list[str]) -> dict[Spot, str]:
    """The knobs of a drawing with the names of their colours."""
    return {
        (x, y): COLOURS[letter]
        for y, row in zip(reversed(LATTICE), rows, strict=True)
        for x, letter in zip(LATTICE, row, strict=True)
        if letter != "."
    }


def write_grounds(grounds: dict[str, dict[Spot, str]]) -> None:
    blocks = []
    for name, knobs in grounds.items():
        rows = ("".join(knobs.get((x, y), ".")[0] for x in LATTICE) for y in reversed(LATTICE))
        blocks.append("\n".join([f"ground {name}", *rows]))
    GROUNDS.write_text(GROUNDS_HEADER + "\n" + "\n\n".join(blocks) + "\n", encoding="utf-8")
