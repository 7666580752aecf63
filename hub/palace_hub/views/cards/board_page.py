"""The page on which the four player boards are typed."""

from dataclasses import dataclass

from monkey_palace.cards.deck_format import SEATS
from palace_hub.card_sets.entry.boards import FIELDS, LETTERS, count_in
from palace_hub.card_sets.entry.state import EntryState
from palace_hub.views.cards.card_page import FormPart
from palace_hub.views.cards.counter import CounterView, count_text, move, piece_word
from palace_hub.views.wording import Wording


@dataclass(frozen=True, slots=True)
class BoardBox:
    """One board: start kit and recurring delivery."""

    title: str
    parts: tuple[FormPart, ...]
    done: bool
    now: bool
    action: str


@dataclass(frozen=True, slots=True)
class BoardPageView:
    """The four boards, and how to type one."""

    how: str
    boards: tuple[BoardBox, ...]
    next_word: str


def board_page(state: EntryState, wording: Wording) -> BoardPageView:
    """The page of boards."""
    boxes = tuple(_box(state, seat, wording) for seat in range(SEATS))
    return BoardPageView(wording.say("cards-boards-how"), boxes, wording.say("cards-next"))


def _box(state: EntryState, seat: int, wording: Wording) -> BoardBox:
    board = state.draft.boards[seat]
    parts = (("start_kit", "cards-kit-heading"), ("recurring", "cards-each-heading"))
    return BoardBox(
        wording.say("cards-board-title", seat=seat + 1),
        tuple(
            FormPart(
                wording.say(heading),
                tuple(_counter(state, seat, row, wording) for row, field in enumerate(FIELDS) if field.part == part),
            )
            for part, heading in parts
        ),
        board.is_typed,
        seat == state.board,
        move("board", seat),
    )


def _counter(state: EntryState, seat: int, row: int, wording: Wording) -> CounterView:
    field, now = FIELDS[row], seat == state.board and row == state.row
    here = seat == state.board and FIELDS[state.row].part == field.part
    letter = next(letter for letter, symbol in LETTERS.items() if symbol == field.symbol)
    return CounterView(
        letter=letter if here else "",
        sign=wording.sign(field.symbol),
        piece="brick" if field.symbol == "brick_or_arch" else field.symbol,
        word=piece_word(field.symbol, wording),
        count=count_text(count_in(state.draft.boards[seat], row)),
        now=now,
        less=move("field_add", seat, row, -1),
        more=move("field_add", seat, row, 1),
        chosen=move("board_row", seat, row),
    )
