"""Checks a file of ground maps against R1.7, 2.2, 2.6 and 3.7; each fault has its row, column and line."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from monkey_palace.board.ground_maps import (
    COVERED,
    KNOB,
    MARKS,
    NUMBERS,
    GroundMap,
    is_dead,
    maps_from,
    rows_of,
    standing_on,
    starting_slip,
    studs_of,
)
from monkey_palace.board.notation import Cell, Placement, parse_placements
from monkey_palace.board.palace import PLATE, Palace
from monkey_palace.board.pieces import GROUND_MAPS, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.cards.faults import Fault, fault, shown
from monkey_palace.cards.table_entry import EXAMPLES, Entry
from monkey_palace.errors import BadNotation
from monkey_palace.staircase.search import can_build, staircases
from monkey_palace.toml_lines import Document

MAP_KEYS: Final = ("number", "staircase", "grid")

TOLERATED: Final = frozenset({"knob_dead"})
"""Faults that do not keep a game from using the map (R3.7): no staircase reaches such a knob."""

_Place = dict[str, str | int]

_STAIRCASE: Final = EXAMPLES["staircase"].removeprefix("staircase = ")
_ALLOWED: Final = "l, d, g, L, D, G, # and the full stop"


def check_maps(document: Document, file: str, entries: list[Entry]) -> list[Fault]:
    """Every fault of the maps except those of R2.6, which `prove_first_turns` finds."""
    faults: list[Fault] = []
    first_line: dict[int, int] = {}
    for entry in entries:
        faults += entry.check_keys(MAP_KEYS, MAP_KEYS, "1.7")
        if "number" in entry.values:
            wrong = list(entry.check_number("1.7", 1, GROUND_MAPS, "number"))
            faults += wrong
            number = entry.values["number"]
            if not wrong and number in first_line:
                faults.append(entry.fault("map_duplicate", "1.7", "number", found=number, first=first_line[number]))
            if not wrong:
                first_line.setdefault(number, entry.line("number"))
        staircase = list(_check_staircase(entry))
        grid = list(_check_grid(entry))
        faults += staircase + grid
        if not staircase and isinstance(entry.values.get("staircase"), str):
            faults += _check_knobs(entry, parse_placements(entry.values["staircase"]))
    for number in NUMBERS:
        if number not in first_line:
            allowed = f"1 to {GROUND_MAPS}"
            faults.append(
                fault(file, document.line("map", 0), "map", "map_missing", "1.7", found=number, allowed=allowed)
            )
    return faults


def _check_staircase(entry: Entry) -> Iterator[Fault]:
    if "staircase" not in entry.values:
        return
    wrong = list(entry.check_text("2.2", "staircase"))
    yield from wrong
    if wrong:
        return
    text = entry.values["staircase"]
    try:
        slip = starting_slip(parse_placements(text))
    except BadNotation as error:
        slip = str(error)
    if slip:
        yield entry.fault(
            "staircase_wrong", "2.2", "staircase", found=shown(text), detail=shown(slip, 160), allowed=_STAIRCASE
        )


def _check_grid(entry: Entry) -> Iterator[Fault]:
    """R3.1: 32 rows of 32 marks."""
    if "grid" not in entry.values:
        return
    wrong = list(entry.check_text("1.7", "grid"))
    yield from wrong
    if wrong:
        return
    rows = rows_of(entry.values["grid"])
    if len(rows) != PLATE:
        yield entry.fault("grid_rows", "3.1", "grid", found=len(rows), allowed=PLATE)
    for number, row in enumerate(rows[:PLATE]):
        if len(row) != PLATE:
            yield _at(entry, number, "grid_columns", "3.1", row=number + 1, found=len(row), allowed=PLATE)
        for column, mark in enumerate(row[:PLATE]):
            if mark not in MARKS:
                place: _Place = {"row": number + 1, "column": column + 1}
                yield _at(entry, number, "grid_mark", "1.7", **place, found=shown(mark), allowed=_ALLOWED)


def _check_knobs(entry: Entry, staircase: tuple[Placement, ...]) -> Iterator[Fault]:
    """R1.7, R3.7: the marks under the staircase, and the knobs that no staircase reaches."""
    grid = entry.values.get("grid")
    if not isinstance(grid, str):
        return
    marks = dict(studs_of(grid))
    stands_on = set(standing_on(staircase))
    # If the staircase stands on no knob, it is misplaced; then the knobs off its grid are no faults.
    on_knobs = any(marks[stud].lower() in KNOB for stud in stands_on & marks.keys())
    for (x, y), mark in marks.items():
        row = PLATE - 1 - y
        place: _Place = {"row": row + 1, "column": x + 1, "stud": f"{x},{y}"}
        if (x, y) in stands_on:
            if mark.lower() not in KNOB or mark.islower():
                allowed = mark.upper() if mark in KNOB else "L, D or G"
                yield _at(entry, row, "staircase_unmarked", "1.7", **place, found=shown(mark), allowed=allowed)
        elif mark.lower() in KNOB and mark.isupper():
            allowed = f"{mark.lower()} or {COVERED}"
            yield _at(entry, row, "staircase_elsewhere", "1.7", **place, found=shown(mark), allowed=allowed)
        elif mark in KNOB and on_knobs and is_dead((x, y), staircase):
            yield _at(entry, row, "knob_dead", "3.7", **place)
    for x, y in sorted(stands_on - marks.keys()):
        place = {"row": PLATE - y, "column": x + 1, "stud": f"{x},{y}"}
        yield _at(entry, PLATE - 1 - y, "staircase_unmarked", "1.7", **place, found="nothing", allowed="L, D or G")


def _at(entry: Entry, at: int, code: str, rule: str, **params: str | int) -> Fault:
    line = entry.document.row_line(entry.table, entry.number, "grid", at)
    return fault(entry.file, line, entry.label + "grid", code, rule, **params)


def prove_first_turns(entries: list[Entry]) -> Iterator[Fault]:
    """R2.6, proved by search: a fault for each map on which seat 1 or seat 2 may be unable to build.

    Needs maps without other faults. The fault names the staircase of seat 1 that leaves seat 2 none.
    """
    for entry, ground_map in zip(entries, map(_alone, entries), strict=True):
        slip = proof(ground_map)
        if slip is None:
            continue
        seat_1, seat_2 = "2 arches", "2 arches and 1 brick"
        if not slip:
            yield entry.fault("first_turn_impossible", "2.6", allowed=seat_1)
        else:
            yield entry.fault("second_turn_impossible", "2.6", found=slip, allowed=seat_2)


def _alone(entry: Entry) -> GroundMap:
    return maps_from({"map": [entry.values]})[0]


@lru_cache(maxsize=16)  # a file has four maps, and checks repeat
def proof(ground_map: GroundMap) -> str | None:
    """R2.6 for one map: None if it holds, "" if seat 1 cannot build with 2 arches.

    Otherwise: the staircase of seat 1 after which seat 2 cannot build with 2 arches and 1 brick. After a gold
    decoration the monkey may stand on any open end knob (R9.1), so the search tries each of them.
    """
    laid = Palace.of(ground_map.ground, " ".join(ground_map.staircase))
    seat_2 = Bricks(arch=2, brick=1)
    tried = False
    for staircase in staircases(laid, Bricks(arch=2)):
        tried = True
        facts = staircase.facts
        decoration = Placement(Piece(facts.start_colour), *facts.end)
        built = laid.with_pieces([*staircase.placements, decoration])
        monkeys: list[tuple[Cell, ...]] = [()]
        if facts.start_colour == "gold":
            monkeys = [(knob,) for knob in built.open_arch_ends()] or [()]
        if not all(can_build(built.with_figures(monkey), seat_2) for monkey in monkeys):
            return f"{staircase} {decoration}"
    return None if tried else ""
