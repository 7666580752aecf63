"""The faults of card sets: one code each, with its English default text.

A check lists all faults; only loading a faulty set raises.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

TEXTS: Final[Mapping[str, str]] = {
    "file_missing": "there is no file {found}. A card set is a folder with {allowed}.",
    "file_unreadable": "line {found} is not text in UTF-8. Save the file as plain text in UTF-8.",
    "file_refused": "the file cannot be read: {found}. Give yourself the right to read it.",
    "file_not_ordinary": "{found} is a folder, a pipe or a device. Put a file in its place.",
    "file_is_json": "the file is JSON; a card set is TOML, with lines such as {allowed}. Is it the right file?",
    "file_too_long": "the file has {found} characters; a set has {allowed} at the most. Is it the right file?",
    "toml_syntax": 'the line {found!r} is not TOML: {detail}. Write key = value, with text in "quotes".',
    "key_unknown": "unknown key {found!r}; allowed are {allowed}. {mend}",
    "key_missing": "{found!r} is missing. Add a line {mend}.",
    "wrong_type": "found {found}; {allowed} is wanted. Write {mend}.",
    "out_of_range": "found {found}; allowed is {allowed}. Look at the printed number again.",
    "format_unknown": "found format {found}; this version reads {allowed}. Write format = {allowed}.",
    "text_not_plain": "found {found!r}; allowed is {allowed}. Choose a plain short text.",
    "pile_unknown": "there is no pile {found!r}; the piles are {allowed}. {mend}",
    "cost_not_of_pile": "found cost {found}; a card of pile {pile} costs {allowed}. Mend the cost or the pile.",
    "colour_not_of_pile": "found colour {found!r}; a card of pile {pile} is {allowed!r}. Mend the colour or the pile.",
    "symbol_unknown": "{found!r} is no symbol that may stand here; allowed are {allowed}. {mend}",
    "id_duplicate": "the id {found!r} was given in line {first} already; each id may be used once. Choose another.",
    "cards_total": "found {found} cards; a set has {allowed}. {mend}",
    "pile_empty": "pile {found} has no card; each of the 12 piles has at least {allowed}. Type in its cards.",
    "seat_duplicate": "seat {found} was given in line {first} already; each seat has one board. Mend it.",
    "seat_missing": "there is no board for seat {found}; seats {allowed} have one each. Add its [[board]].",
    "slots_wrong": "found {found} card slots; a board has {allowed}. Mend the number or leave the line out.",
    "kit_not_as_printed": "found a kit of {found}; seat {seat} begins with {allowed} in every edition. Mend the kit.",
    "kits_exceed_box": "the four kits take {found} of {piece}; the box holds {allowed}. Look at the kits again.",
    "board_delivers_nothing": "the board of seat {found} prints no recurring delivery; {allowed} is wanted. Add it.",
    "maps_misnamed": "{found} is not read: a set keeps its own maps in a file {allowed}. Rename it, or move it away.",
    "map_duplicate": "map {found} was given in line {first} already; each number has one map. Mend it.",
    "map_missing": "there is no map {found}; a set has maps {allowed}, or none of its own. Add its [[map]].",
    "grid_rows": "the grid has {found} rows; a plate has {allowed}. Count them again.",
    "grid_columns": "row {row} of the grid has {found} characters; a row has {allowed}. Count them again.",
    "grid_mark": "row {row}, column {column}: found {found!r}; allowed are {allowed}. Write one of these.",
    "knob_dead": "row {row}, column {column}: the knob on stud {stud} is never reached, for it is not whole threes of "
    "studs away from the starting staircase. Move it, or write a full stop.",
    "staircase_wrong": "found {found!r}: {detail}. Write such as {allowed}.",
    "staircase_unmarked": "row {row}, column {column}: found {found!r}, but the starting staircase stands on stud "
    "{stud}. Write the knob there as {allowed}.",
    "staircase_elsewhere": "row {row}, column {column}: found {found!r}, but the starting staircase does not stand on "
    "stud {stud}. Write {allowed}, or mend the staircase.",
    "first_turn_impossible": "seat 1 cannot build a staircase with {allowed}. Open knobs beside the staircase.",
    "second_turn_impossible": "if seat 1 builds {found}, seat 2 cannot build with {allowed}. Open more knobs.",
    "sets_differ": "found {key} = {found!r}, but {other} says {allowed!r}. Write the same in both files.",
}


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault. `line` counts from 1, `field` is like `card m1a: bananas`, `rule` an R number, `text` English."""

    file: str
    line: int
    field: str
    code: str
    rule: str
    params: Mapping[str, str | int]
    text: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}: " + (f"{self.field}: " if self.field else "")
        return where + self.text + (f" (R{self.rule})" if self.rule else "")


def fault(file: str, line: int, field: str, code: str, rule: str, **params: str | int) -> Fault:
    return Fault(file, line, field, code, rule, params, TEXTS[code].format(**params))


def shown(value: object, longest: int = 60) -> str:
    """A value from outside for display: on one line, control characters escaped, at most `longest` characters."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except ValueError:  # CPython does not print integers of more than 4,300 digits
        text = "a very long number"
    text = "".join(mark if mark.isprintable() else ascii(mark)[1:-1] for mark in text[:200])
    return text if len(text) <= longest else text[: longest - 1] + "…"
