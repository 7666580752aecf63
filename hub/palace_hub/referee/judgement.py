"""The tray compared with the game, as plain data: per compartment the pieces due, taken, and to be put back."""

from dataclasses import dataclass
from enum import StrEnum

from palace_hub.locale.message import Message


class Light(StrEnum):
    """Meaning of a compartment's light; the node turns it into colour and rhythm."""

    OFF = "off"
    TAKE = "take"
    PUT_BACK = "put_back"
    WRONG = "wrong"
    ASK = "ask"

    @property
    def code(self) -> int:
        """The light's number in the protocol: its place in this list."""
        return list(Light).index(self)


class Aim(StrEnum):
    """Why pieces should move in the tray now."""

    NOTHING = "nothing"
    SETUP = "setup"
    DECORATE = "decorate"
    FROG = "frog"
    OWED = "owed"
    ONE_TIME = "one_time"
    RECURRING = "recurring"


@dataclass(frozen=True, slots=True)
class Box:
    """One compartment: of `of` pieces due, `taken` are out; `put_back` must go back, `take_out` must come out.

    `of` counts fixed symbols only; a brick_or_arch choice stands in `Choice`. `early`: pieces that are out for the next
    player's turn. All figures are pieces, none negative.
    """

    piece: str
    of: int = 0
    taken: int = 0
    put_back: int = 0
    take_out: int = 0
    early: int = 0
    moving: bool = False

    @property
    def due(self) -> int:
        """Pieces of the fixed symbols still to be taken."""
        return max(0, self.of - self.taken)


@dataclass(frozen=True, slots=True)
class Choice:
    """brick_or_arch symbols of this delivery (R7.1): `taken` of `of` are met, by bricks or arches."""

    of: int
    taken: int
    bricks: int = 0
    arches: int = 0


@dataclass(frozen=True, slots=True)
class Judgement:
    """The tray against the game.

    `wrong`: something must be undone before the game goes on, or said: `explained_by` names the entry that may explain
    it, None where no entry can.
    """

    aim: Aim
    boxes: tuple[Box, ...]
    choice: Choice | None
    wrong: bool
    complete: bool
    reason: Message | None
    lights: tuple[Light, ...]
    known: bool = True
    explained_by: Message | None = None

    @property
    def missing(self) -> dict[str, int]:
        """Pieces that are lost if the tray is kept as it is (R7.6; negative: found).

        While the game is set out none is found: pieces that are too many in the tray are still to be taken out.
        """
        if self.aim is Aim.SETUP:
            return {box.piece: box.put_back for box in self.boxes}
        return {box.piece: box.put_back - box.take_out for box in self.boxes} if self.wrong else {}


ANOTHER_NUMBER = "another"
"""The answer that none of the offered numbers is right. The number itself is an answer too."""


@dataclass(frozen=True, slots=True)
class Option:
    """One answer to a question: what is sent back, and how it is said; `staircase`: in notation, where it is one, to
    be drawn, and `rule`: the one that it breaks."""

    answer: str
    text: Message
    staircase: str = ""
    rule: Message | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """One short question that names both readings."""

    id: int
    kind: str
    headline: Message
    explanation: Message
    options: tuple[Option, ...]
    cell: int | None = None
    at: str = ""  # the cell of the palace that it is about
