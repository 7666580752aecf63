"""The page of ground maps: a letter paints a knob and goes on to the next place, three studs to the east."""

import dataclasses
from collections.abc import Mapping
from typing import Final

from monkey_palace.board.ground_maps import BLOCKED, COVERED, KNOB
from monkey_palace.board.notation import ARCH_SPAN
from monkey_palace.board.palace import PLATE, Stud
from monkey_palace.board.pieces import GROUND_MAPS
from palace_hub.card_sets.entry.state import EntryState, Move
from palace_hub.card_sets.sheet import Sheet, turned
from palace_hub.locale.message import Message

ROW_DONE: Final = Message("cards-row-done")
"""The answer after the last knob of a row: the hand is in the next row already, and Enter leaves it there."""

KEYS: Final[Mapping[str, Move]] = {
    **{letter: ("paint", letter) for letter in KNOB},
    "full_stop": ("paint", COVERED),
    "space": ("paint", COVERED),
    "number_sign": ("paint", BLOCKED),
    "x": ("paint", BLOCKED),
    "backspace": ("back",),
    "delete": ("erase",),
    "enter": ("next",),
    "s": ("staircase",),
    "m": ("mirror", 1),
    "v": ("mirror", 0),
    "r": ("repeat",),
    "R": ("repeat_row",),
    **{str(number): ("map", number - 1) for number in range(1, GROUND_MAPS + 1)},
    **{
        f"{shift}{key}": ("arrow", columns * studs, rows * studs)
        for key, columns, rows in (("left", -1, 0), ("right", 1, 0), ("up", 0, 1), ("down", 0, -1))
        for shift, studs in (("", ARCH_SPAN), ("shift+", 1))
    },
    "home": ("edge", -1),
    "end": ("edge", 1),
}


def apply(state: EntryState, move: Move) -> EntryState:
    """The state after a move of this page."""
    sheet, at = state.draft.sheets[state.sheet], state.at
    match move:
        case ("paint", str(mark)):
            return _gone_on(_painted(state, sheet.with_place(at, mark)).to(brush=mark))
        case ("touch", int(x), int(y)):
            return _touched(state, sheet, (x, y))
        case ("brush", str(mark)):
            return state.to(brush=mark)
        case ("back",):
            west = (max(0, at[0] - ARCH_SPAN), at[1])
            return _painted(state, sheet.with_place(west, COVERED)).to(at=west)
        case ("erase",):
            return _painted(state, sheet.with_place(at, COVERED))
        case ("next",):
            return state.to() if state.said == ROW_DONE else _next_row(state)
        case ("staircase",):
            return _with_staircase(state, sheet)
        case ("mirror", int(upright)):
            return _painted(state, sheet.mirrored(upright=bool(upright)))
        case ("repeat",):
            return _painted(state, sheet.row_filled(at))
        case ("repeat_row",):
            return _painted(state, sheet.row_repeated(at[1]))
        case ("map", int(number)):
            return state.to(sheet=number)
        case ("arrow", int(columns), int(rows)):
            return _moved(state, (at[0] + columns, at[1] + rows))
        case ("edge", int(side)):
            last = state.margin + (PLATE - 1 - state.margin) // ARCH_SPAN * ARCH_SPAN
            return state.to(at=(state.margin if side < 0 else last, at[1]))
    return state


def _painted(state: EntryState, sheet: Sheet) -> EntryState:
    return state.to(draft=state.draft.with_sheet(state.sheet, sheet))


def _gone_on(state: EntryState) -> EntryState:
    """The hand at the next place to the east, or in the next row."""
    x, y = state.at
    if x + ARCH_SPAN < PLATE:
        return state.to(at=(x + ARCH_SPAN, y))
    if y < ARCH_SPAN:
        return state.refused("cards-last-row")
    return dataclasses.replace(_next_row(state), said=ROW_DONE)


def _next_row(state: EntryState) -> EntryState:
    y = state.at[1] - ARCH_SPAN
    if y < 0:
        return state.to(at=(state.margin, state.at[1])).refused("cards-last-row")
    return state.to(at=(state.margin, y))


def _moved(state: EntryState, at: Stud) -> EntryState:
    """The hand elsewhere, on the plate. The next row begins in the westernmost place of its grid."""
    x, y = at
    if not (0 <= x < PLATE and 0 <= y < PLATE):
        x, y = min(PLATE - 1, max(0, x)), min(PLATE - 1, max(0, y))
        return state.to(at=(x, y)).refused("cards-edge")
    return state.to(at=(x, y), margin=_margin(state, x))


def _margin(state: EntryState, x: int) -> int:
    """The first column of rows: the hand's place in the grid of knobs, from the edge on."""
    offset = state.draft.sheets[state.sheet].offset
    return offset[0] if offset is not None else x % ARCH_SPAN


def _touched(state: EntryState, sheet: Sheet, stud: Stud) -> EntryState:
    """A touch paints with the brush, and takes the same mark away."""
    mark = COVERED if sheet.mark(stud) == state.brush else state.brush
    return _painted(state, sheet.with_place(stud, mark)).to(at=stud, margin=_margin(state, stud[0]))


def _with_staircase(state: EntryState, sheet: Sheet) -> EntryState:
    staircase = turned(sheet.staircase, state.at)
    if not staircase:
        return state.refused("cards-no-staircase")
    return _painted(state, sheet.with_staircase(staircase)).to(margin=state.at[0] % ARCH_SPAN)
