"""Ground maps (R1.7): the exposed knobs with their colours, and the place of the starting staircase.

A map is drawn as 32 rows of 32 characters, north on top (`data/house/ground_maps.toml` explains them). The rules play
on any set of knobs; `cards.map_check` checks the maps of a card set.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from types import MappingProxyType
from typing import Any, Final

from monkey_palace.board.notation import ARCH_SPAN, OPPOSITE, Placement, notation, parse_placements
from monkey_palace.board.palace import PLATE, Ground, Stud
from monkey_palace.board.pieces import GROUND_MAPS, STARTING_GOLD_LEVEL, Colour, Piece
from monkey_palace.toml_lines import read_document

__all__ = ["MAPS_FILE", "GroundMap", "blank_maps", "house_maps", "maps_from", "with_knob"]

MAPS_FILE: Final = "ground_maps.toml"

KNOB: Final[Mapping[str, Colour]] = MappingProxyType({"l": "light_green", "d": "dark_green", "g": "gold"})
"""Knob letters; a capital letter is the same knob under the starting staircase."""
COVERED: Final = "."
BLOCKED: Final = "#"
MARKS: Final = "".join(KNOB) + "".join(KNOB).upper() + BLOCKED + COVERED


@dataclass(frozen=True)
class GroundMap:
    """One map. `ground`: knobs row by row from the south-west. `staircase`: the starting staircase in notation, gold
    brick last (R2.2). `blocked`: studs of closed areas, for pictures only (R1.7)."""

    number: int
    ground: Ground
    staircase: tuple[str, ...]
    blocked: frozenset[Stud] = frozenset()

    def with_knob(self, x: int, y: int, colour: Colour | None) -> "GroundMap":
        """The map with a knob of this colour on this stud; None: without a knob there."""
        blocked = self.blocked if colour is None else self.blocked - {(x, y)}
        return GroundMap(self.number, with_knob(self.ground, x, y, colour), self.staircase, blocked)

    def as_json(self) -> list[object]:
        """The map as JSON, for the hash of its set."""
        return [self.number, [list(knob) for knob in self.ground], list(self.staircase), sorted(self.blocked)]


def maps_from(document: Mapping[str, Any]) -> tuple[GroundMap, ...]:
    """The maps of a document without faults (`cards.map_check`), by number."""
    return tuple(sorted((_map(entry) for entry in document["map"]), key=lambda ground_map: ground_map.number))


@lru_cache(maxsize=1)
def house_maps() -> tuple[GroundMap, ...]:
    """The four packaged maps, for every set without its own maps."""
    file = resources.files("monkey_palace") / "data" / "house" / MAPS_FILE
    return maps_from(read_document(file.read_text(encoding="utf-8")).data)


@lru_cache(maxsize=1)
def blank_maps() -> tuple[GroundMap, ...]:
    """The packaged maps with the knobs under their starting staircases only: those of a set whose maps are unknown."""
    return tuple(_blank(laid) for laid in house_maps())


def _blank(laid: GroundMap) -> GroundMap:
    under = standing_on(parse_placements(" ".join(laid.staircase)))
    return GroundMap(laid.number, tuple(knob for knob in laid.ground if knob[:2] in under), laid.staircase)


def with_knob(ground: Ground, x: int, y: int, colour: Colour | None) -> Ground:
    """The knobs, row by row, with one of this colour on this stud; None: with none there."""
    knobs = [knob for knob in ground if knob[:2] != (x, y)]
    if colour is not None:
        knobs.append((x, y, colour))
    return tuple(sorted(knobs, key=_row))


def _map(entry: Mapping[str, Any]) -> GroundMap:
    marks = tuple(studs_of(entry["grid"]))
    return GroundMap(
        number=entry["number"],
        ground=tuple(sorted(((x, y, KNOB[mark.lower()]) for (x, y), mark in marks if mark.lower() in KNOB), key=_row)),
        staircase=tuple(notation(parse_placements(entry["staircase"])).split()),
        blocked=frozenset(stud for stud, mark in marks if mark == BLOCKED),
    )


def _row(knob: tuple[int, int, Colour]) -> tuple[int, int]:
    return knob[1], knob[0]


def rows_of(grid: str) -> list[str]:
    """The rows of a grid from the north, without trailing white space."""
    return [row.rstrip() for row in grid.rstrip().split("\n")]


def studs_of(grid: str) -> Iterator[tuple[Stud, str]]:
    """Every stud with its mark; rows and columns beyond the plate are ignored."""
    for row, marks in enumerate(rows_of(grid)[:PLATE]):
        for column, mark in enumerate(marks[:PLATE]):
            yield (column, PLATE - 1 - row), mark


def starting_slip(staircase: tuple[Placement, ...]) -> str:
    """Why placements are no starting staircase (R2.2), in English; "" if they are one.

    Two arches, a brick and gold have only one arrangement: an arch on the ground, an arch from its far end to the
    brick, and the gold brick on top.
    """
    if tuple(placement.piece for placement in staircase) != (Piece.ARCH, Piece.BRICK, Piece.ARCH, Piece.GOLD):
        return "the starting staircase is an arch, a brick, an arch and a gold brick, in this order"
    first, brick, second, gold = staircase
    if not all(0 <= cell.x < PLATE and 0 <= cell.y < PLATE for placement in staircase for cell in placement.cells):
        return f"it does not stand on the plate of {PLATE} by {PLATE} studs"
    if first.z != 0:
        return "the first arch stands on the ground, level 0"
    if second.cell != first.far.above() or second.direction == OPPOSITE[first.direction]:
        return f"the second arch begins on the far end of the first, at {first.far.above()}, and does not go back"
    if brick.cell.above() != second.far or brick.z != 0:
        return f"the brick stands under the far end of the second arch, at {second.far.x},{second.far.y},0"
    if gold.cell != second.far.above() or gold.z != STARTING_GOLD_LEVEL:
        return f"the gold brick stands on the far end of the second arch, at {second.far.above()}"
    return ""


def standing_on(staircase: tuple[Placement, ...]) -> tuple[Stud, ...]:
    """The studs under a starting staircase."""
    return tuple((foot.x, foot.y) for placement in staircase for foot in placement.feet if foot.z == 0)


def is_dead(stud: Stud, staircase: tuple[Placement, ...]) -> bool:
    """R3.7: whether a knob is off the pitch-3 grid of the starting staircase, so that no staircase reaches it."""
    start = staircase[0].cell
    return (stud[0] - start.x) % ARCH_SPAN != 0 or (stud[1] - start.y) % ARCH_SPAN != 0


NUMBERS: Final = range(1, GROUND_MAPS + 1)
