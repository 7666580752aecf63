"""What the editor of a card set holds between two keys: the draft, the place in it, and the answer to the last key."""

import dataclasses
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from monkey_palace.board.palace import Stud
from monkey_palace.cards.deck_format import MAX_SYMBOLS, Symbols
from palace_hub.card_sets.draft import CardDraft, SetDraft
from palace_hub.locale.message import Message


class EntryPage(StrEnum):
    """The pages of the editor, in their order."""

    PILES = "piles"
    CARDS = "cards"
    BOARDS = "boards"
    MAPS = "maps"
    CHECK = "check"


NORTH_WEST: Final[Stud] = (2, 29)
"""Where the hand over a map is at first: the first knob of most sheets."""

Move = tuple[str | int, ...]
"""What a key or a touch does: a name and numbers, such as ("digit", 3)."""


@dataclass(frozen=True, slots=True)
class EntryState:
    """The draft and the place in it. `row`: the line of the form that digits go to."""

    draft: SetDraft
    page: EntryPage
    pile: int = 0
    card: int = 0
    board: int = 0
    row: int = 0
    fresh: bool = True
    """The next digit begins a new number."""
    sheet: int = 0
    at: Stud = NORTH_WEST
    margin: int = NORTH_WEST[0]
    """The column in which the next row of a map begins."""
    brush: str = "l"
    """What a touch paints."""
    said: Message | None = None
    """The answer to the last key: why it did nothing, or what it did."""

    @property
    def now(self) -> CardDraft:
        """The card in the form; only if its pile has one."""
        return self.draft.piles[self.pile][self.card]

    def to(self, **place: object) -> "EntryState":
        """The state at another place."""
        return dataclasses.replace(self, **{"fresh": True, "said": None, **place})  # type: ignore[arg-type]

    def refused(self, key: str, **params: str | int) -> "EntryState":
        """The same state with the reason why a key did nothing."""
        return dataclasses.replace(self, said=Message(key, params))

    @property
    def place(self) -> tuple[object, ...]:
        """What changes when the hand leaves something that was typed; the draft is saved then."""
        return self.page, self.pile, self.card, self.board, self.sheet, self.at[1]


def added(symbols: Symbols, symbol: str, change: int) -> Symbols | None:
    """The symbols with more or fewer of one kind; None outside 0 to 9."""
    return with_count(symbols, symbol, getattr(symbols, symbol) + change)


def with_count(symbols: Symbols, symbol: str, count: int) -> Symbols | None:
    """The symbols with this many of one kind; None outside 0 to 9."""
    if not 0 <= count <= MAX_SYMBOLS:
        return None
    return dataclasses.replace(symbols, **{symbol: count})
