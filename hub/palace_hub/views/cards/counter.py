"""A line of a form with a number: its letter, its sign, its word and its count."""

from dataclasses import dataclass

from palace_hub.views.wording import Wording

UNTYPED = "?"
"""A number that is not typed yet."""


@dataclass(frozen=True, slots=True)
class CounterView:
    """`less` and `more` are the moves of a touch, as the screen's actions; `chosen` the move of a touch on the word."""

    letter: str
    sign: str
    piece: str
    word: str
    count: str
    now: bool
    less: str
    more: str
    chosen: str


def count_text(count: int | None) -> str:
    return UNTYPED if count is None else str(count)


def move(*parts: str | int) -> str:
    """The screen's action of a move, which it gets as one tuple: Textual cuts the parameters of a variadic action."""
    return f"move({parts!r})"


def piece_word(piece: str, wording: Wording) -> str:
    return wording.say(f"cards-piece-{piece}")
