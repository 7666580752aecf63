"""The page of player boards: start kit, then printed recurring delivery; a letter adds one piece, Enter goes on."""

import dataclasses
from collections.abc import Mapping
from typing import Final, NamedTuple

from monkey_palace.cards.deck_format import KIT_SYMBOLS, MAX_SYMBOLS, RECURRING_SYMBOLS, SEATS
from palace_hub.card_sets.draft import NO_SYMBOLS, BoardDraft
from palace_hub.card_sets.entry.state import EntryPage, EntryState, Move, added, with_count


class BoardField(NamedTuple):
    """One line of the form: the kit or the delivery, and the symbol."""

    part: str
    symbol: str


FIELDS: Final = (
    *(BoardField("start_kit", symbol) for symbol in KIT_SYMBOLS),
    *(BoardField("recurring", symbol) for symbol in RECURRING_SYMBOLS),
)
FIRST_RECURRING: Final = len(KIT_SYMBOLS)

LETTERS: Final = {"a": "arch", "b": "brick", "k": "column", "e": "brick_or_arch"}

KEYS: Final[Mapping[str, Move]] = {
    **{str(digit): ("digit", digit) for digit in range(10)},
    **{letter: ("symbol", symbol) for letter, symbol in LETTERS.items()},
    "up": ("row", -1),
    "down": ("row", 1),
    "left": ("walk", -1),
    "right": ("walk", 1),
    "plus": ("add", 1),
    "equals_sign": ("add", 1),
    "minus": ("add", -1),
    "backspace": ("add", -1),
    "delete": ("clear",),
    "enter": ("next",),
}


def count_in(board: BoardDraft, row: int) -> int | None:
    """The number in a line of the form; None: not typed."""
    symbols = getattr(board, FIELDS[row].part)
    if symbols is None:
        return None
    count: int = getattr(symbols, FIELDS[row].symbol)
    return count


def apply(state: EntryState, move: Move) -> EntryState:
    """The state after a move of this page."""
    match move:
        case ("digit", int(digit)):
            return _changed(state, state.row, count=digit)
        case ("symbol", str(symbol)):
            part = FIELDS[state.row].part
            rows = [row for row, field in enumerate(FIELDS) if field == (part, symbol)]
            return _changed(state.to(row=rows[0]), rows[0], 1) if rows else state.refused("cards-kit-is-pieces")
        case ("field_add", int(board), int(row), int(change)):
            return _changed(state.to(board=board, row=row), row, change)
        case ("add", int(change)):
            return _changed(state, state.row, change)
        case ("row", int(change)):
            return state.to(row=(state.row + change) % len(FIELDS))
        case ("walk", int(change)):
            return state.to(board=(state.board + change) % SEATS)
        case ("board_row", int(board), int(row)):
            return state.to(board=board, row=row)
        case ("board", int(board)):
            return state.to(board=board, row=0)
        case ("clear",):
            return state.to(draft=state.draft.with_board(state.board, BoardDraft()), row=0)
        case ("next",):
            return _next(state)
    return state


def _changed(state: EntryState, row: int, change: int = 0, count: int | None = None) -> EntryState:
    board, field = state.draft.boards[state.board], FIELDS[row]
    before = getattr(board, field.part) or NO_SYMBOLS
    after = added(before, field.symbol, change) if count is None else with_count(before, field.symbol, count)
    if after is None:
        return (
            state.refused("cards-most-symbols", most=MAX_SYMBOLS) if change > 0 else state.refused("cards-nothing-left")
        )
    typed = dataclasses.replace(board, **{field.part: after})
    return state.to(draft=state.draft.with_board(state.board, typed))


def _next(state: EntryState) -> EntryState:
    """From the kit to the delivery, from the delivery to the next board, and after the last one to the check."""
    board = state.draft.boards[state.board]
    if state.row < FIRST_RECURRING:
        if board.start_kit is None:
            return state.refused("cards-kit-first", seat=state.board + 1)
        return state.to(row=FIRST_RECURRING)
    if not board.recurring:
        return state.refused("cards-delivery-first", seat=state.board + 1)
    if state.board + 1 < SEATS:
        return state.to(board=state.board + 1, row=0)
    return state.to(page=EntryPage.CHECK)
