"""`Wording`: language, symbols and screen size, which every view takes besides the snapshot."""

from dataclasses import dataclass, field
from enum import StrEnum

from monkey_palace.cards.deck_format import Symbols as Delivery
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message, Parameter
from palace_hub.views.symbols import GRAPHICAL, Symbols

SMALLEST_COLUMNS, SMALLEST_ROWS = 60, 20
"""A smaller window shows only one sentence that asks for a larger one."""

FAR_BELOW_COLUMNS, FAR_BELOW_ROWS = 90, 30
"""A smaller window shows the far view: no tray strip, no players, no buttons."""

WIDE_FROM_COLUMNS, WIDE_FROM_ROWS = 110, 34
"""From this size on a card has a row for the reason why it is closed, and done steps keep their tick."""


class Size(StrEnum):
    """How much of the Table screen fits."""

    TOO_SMALL = "too-small"
    FAR = "far"
    NARROW = "narrow"
    WIDE = "wide"


def size_of(columns: int, rows: int, *, far: bool = False) -> Size:
    """The size class of a window; `far` asks for the far view on a larger one."""
    if columns < SMALLEST_COLUMNS or rows < SMALLEST_ROWS:
        return Size.TOO_SMALL
    if far or columns < FAR_BELOW_COLUMNS or rows < FAR_BELOW_ROWS:
        return Size.FAR
    return Size.WIDE if columns >= WIDE_FROM_COLUMNS and rows >= WIDE_FROM_ROWS else Size.NARROW


@dataclass(frozen=True)
class Wording:
    """Sentences in the table's language, and signs that its terminal can draw."""

    catalogue: Catalogue = field(default_factory=Catalogue)
    symbols: Symbols = GRAPHICAL
    size: Size = Size.NARROW

    def say(self, key: str, **params: Parameter) -> str:
        return self.catalogue.text_key(key, **params)

    def message(self, message: Message) -> str:
        return self.catalogue.text(message)

    def sign(self, piece: str) -> str:
        return self.symbols.piece[piece]

    def delivery(self, delivery: Delivery, plus: str = "") -> str:
        """Symbols of a delivery, `2∩ 1■`; a dash for none. `plus` stands before each number."""
        counts = delivery.as_dict()
        parts = [f"{plus}{count}{self.sign(piece)}" for piece, count in counts.items() if count]
        return " ".join(parts) or "-"
