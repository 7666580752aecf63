"""`Wording`: language, symbols and screen size, which every view takes besides the snapshot."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Final

from monkey_palace.cards.deck_format import Symbols as Delivery
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message, Parameter, decimal
from palace_hub.views.symbols import GRAPHICAL, Symbols

SMALLEST_COLUMNS, SMALLEST_ROWS = 60, 20
"""A smaller window shows only one sentence that asks for a larger one."""

SMALL_FROM_COLUMNS, SMALL_FROM_ROWS = 80, 24
"""A smaller window shows head, stage and keys only: no tray strip, no players, no buttons."""

NARROW_FROM_COLUMNS, NARROW_FROM_ROWS = 90, 30
"""A smaller window has one line for each player, and one for all six compartments."""

WIDE_FROM_COLUMNS, WIDE_FROM_ROWS = 110, 34
"""From this size on a card has a row for the reason why it is closed, and done steps keep their tick."""

TOUCH = "-touch"
"""Ending of the keys of messages for a face without keys."""

DO = "do"
"""The attribute of such a message that asks for a touch."""


FACE_FORMS: Final = {"rule": "plan-fault", "mend": "plan-mend"}
"""Sentences of the rules name places in notation. The catalogue has another form of those that a player may see, under
this first part of the key: it says what, and the plan marks where."""


class Size(StrEnum):
    """How much of the Table screen fits. FAR, which a key asks for, shows less and larger."""

    TOO_SMALL = "too-small"
    TINY = "tiny"
    SMALL = "small"
    NARROW = "narrow"
    WIDE = "wide"
    FAR = "far"

    @property
    def has_far_view(self) -> bool:
        """Is the window large enough for the far view?"""
        return self not in (Size.TOO_SMALL, Size.TINY)

    @property
    def is_short(self) -> bool:
        """Does a page of this size need its short forms?"""
        return self in (Size.TINY, Size.SMALL, Size.FAR)


def size_of(columns: int, rows: int, *, far: bool = False) -> Size:
    """The size class of a window; `far` asks for the far view on a larger one."""
    if columns < SMALLEST_COLUMNS or rows < SMALLEST_ROWS:
        return Size.TOO_SMALL
    if columns < SMALL_FROM_COLUMNS or rows < SMALL_FROM_ROWS:
        return Size.TINY
    if far:
        return Size.FAR
    if columns < NARROW_FROM_COLUMNS or rows < NARROW_FROM_ROWS:
        return Size.SMALL
    return Size.WIDE if columns >= WIDE_FROM_COLUMNS and rows >= WIDE_FROM_ROWS else Size.NARROW


@dataclass(frozen=True)
class Wording:
    """Sentences in the table's language, and signs that its terminal can draw.

    `touch`: a face without keys. A message `KEY-touch` takes the place of `KEY` there, where the catalogue has one.
    Its attribute `.do` asks for a touch and follows it. `watch`: a face that nobody touches either, without `.do`.
    """

    catalogue: Catalogue = field(default_factory=Catalogue)
    symbols: Symbols = GRAPHICAL
    size: Size = Size.NARROW
    touch: bool = False
    watch: bool = False

    def say(self, key: str, **params: Parameter) -> str:
        return self.message(Message(key, params))

    def message(self, message: Message) -> str:
        family, _, code = message.key.partition("-")
        if family in FACE_FORMS and self.catalogue.has(on_face := f"{FACE_FORMS[family]}-{code}"):
            message = Message(on_face, message.params)
        if self.touch and self.catalogue.has(by_touch := f"{message.key}{TOUCH}"):
            told = Message(by_touch, message.params)
            asks = "" if self.watch else self.catalogue.attribute(told, DO)
            return self.sentences((self.catalogue.text(told), asks))
        return self.catalogue.text(message)

    def sign(self, piece: str) -> str:
        return self.symbols.piece[piece]

    def delivery(self, delivery: Delivery, plus: str = "") -> str:
        """Symbols of a delivery, `2∩ 1■`; a dash for none. `plus` stands before each number."""
        counts = delivery.as_dict()
        parts = [f"{plus}{count}{self.sign(piece)}" for piece, count in counts.items() if count]
        return " ".join(parts) or "-"

    def pieces(self, delivery: Delivery) -> str:
        """A delivery in words, `1 column and 1 brick or arch`; empty for none."""
        return self.counted(delivery.as_dict())

    def number(self, number: float, digits: int, sign: str = "") -> str:
        """A number as the language writes it, for a place without a sentence; sentences take a `decimal`."""
        return self.catalogue.formats.number(decimal(number, digits, sign))

    def joined(self, parts: Iterable[str]) -> str:
        """The parts of a list with commas between."""
        return self.catalogue.formats.joined(parts)

    def sentences(self, parts: Iterable[str]) -> str:
        """Sentences one behind the other; an empty part is left out."""
        return self.catalogue.formats.sentences(parts)

    def labelled(self, label: str, text: str) -> str:
        """A text behind what it is about, `Monkey: Ann`."""
        return self.sentences((self.say("log-who", name=label), text))

    def day(self, local: str) -> str:
        """The day of a local time, `2026-11-20 19:42:07`."""
        return self.catalogue.formats.day(datetime.fromisoformat(local))

    def moment(self, local: str, *, seconds: bool = False) -> str:
        """Day and time of a local time, `2026-11-20 19:42:07`."""
        return self.catalogue.formats.moment(datetime.fromisoformat(local), seconds=seconds)

    def counted(self, counts: Mapping[str, int]) -> str:
        """Numbers of pieces by kind in words, `2 arches, 1 brick and 1 column`; empty for none."""
        parts = [self.say("count-of", piece=piece, count=count) for piece, count in counts.items() if count]
        if len(parts) < 2:
            return "".join(parts)
        return self.say("pieces-and", before=self.joined(parts[:-1]), last=parts[-1])
