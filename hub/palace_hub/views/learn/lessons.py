"""The lessons on building as data. A lesson is a position, a right and a wrong staircase, and a task; its texts are the
messages `lesson-KEY-...` of the catalogue. To add a lesson, add it to `LESSONS` and write its texts.
"""

from dataclasses import dataclass
from typing import Final

from monkey_palace.board.palace import Ground, Stud
from monkey_palace.board.pieces import Colour, Piece
from monkey_palace.board.stock import Bricks

_COLOURS: Final[dict[str, Colour]] = {"l": "light_green", "d": "dark_green", "g": "gold"}
_ROWS: Final = ("gldgl", "dgldg", "ldgld", "gldgl", "dgldg")
"""The knobs of a lesson, north on top, on the grid of the starting staircase (rule 3.7)."""

WEST, NORTH, SPAN = 8, 20, 3
GROUND: Final[Ground] = tuple(
    (WEST + SPAN * column, NORTH - SPAN * row, _COLOURS[letter])
    for row, letters in enumerate(_ROWS)
    for column, letter in enumerate(letters)
)

START: Final = "A11,14,0e B17,14,0 A14,14,1e G17,14,2"
"""The starting staircase, in the middle of the knobs."""


@dataclass(frozen=True, slots=True)
class LessonTask:
    """What the player's staircase must be, besides legal. Any such staircase is right."""

    arches: int = 1  # at least so many
    first: Piece | None = None  # the piece on the ground knob
    stands_on: Stud | None = None  # a pile of the palace that carries a piece
    turns: bool = False  # the path changes its direction


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson. `right` and `wrong` are staircases in notation; "" for a lesson without a wrong one."""

    key: str  # also the key that opens it; the rule's letter in the rule book, if it has one
    right: str
    wrong: str
    breaks: str  # the code of the rule that `wrong` breaks first
    stock: Bricks
    task: LessonTask
    palace: str = START

    @property
    def has_letter(self) -> bool:
        """Whether the rule book has a letter for this rule."""
        return self.key.isalpha()


LESSONS: Final = (
    Lesson("1", "B8,14,0 A8,14,1e", "", "", Bricks(arch=1, brick=1), LessonTask()),
    Lesson(
        "2",
        "A8,11,0e A11,11,1n",
        "B11,11,0 A11,11,1n C20,14,0 A17,14,3e",
        "two_paths",
        Bricks(arch=2, brick=1),
        LessonTask(arches=2),
    ),
    Lesson(
        "a",
        "B11,17,0 A11,14,1n",
        "B11,14,1 A11,14,2e",
        "start_not_on_ground",
        Bricks(arch=1, brick=2),
        LessonTask(),
    ),
    Lesson(
        "b",
        "C17,11,0 A17,11,3n",
        "G11,11,0 A11,11,1n",
        "start_with_decoration",
        Bricks(arch=2, brick=1, column=1),
        LessonTask(first=Piece.ARCH),
    ),
    Lesson(
        "c",
        "B8,14,0 A8,14,1e",
        "B8,14,0 A8,14,1e B11,14,2",
        "ends_with_brick",
        Bricks(arch=1, brick=2),
        LessonTask(),
    ),
    Lesson(
        "d",
        "B14,11,0 A14,11,1n",
        "B14,11,0 A14,11,1n B16,14,1",
        "on_palace_middle",
        Bricks(arch=1, brick=2),
        LessonTask(stands_on=(17, 14)),
        palace="A14,14,0e G17,14,1",
    ),
    Lesson(
        "e",
        "A8,11,0e A11,11,1n",
        "A8,17,0e B14,17,0 A11,17,1e",
        "not_connected",
        Bricks(arch=2, brick=2),
        LessonTask(arches=2),
    ),
    Lesson(
        "f",
        "B11,11,0 A11,11,1n",
        "A11,11,1n",
        "not_supported",
        Bricks(arch=1, brick=3),
        LessonTask(stands_on=(14, 14)),
    ),
    Lesson(
        "g",
        "A8,11,0e A11,11,1n",
        "A11,14,1e",
        "both_feet_on_arch",
        Bricks(arch=1, brick=2),
        LessonTask(),
        palace="A11,14,0e",
    ),
    Lesson(
        "h",
        "A8,11,0e A11,11,1n",
        "B8,14,0 A8,14,1e B11,14,2 B8,14,2 A11,14,3w",
        "turns_back",
        Bricks(arch=2, brick=2),
        LessonTask(arches=2, turns=True),
    ),
    Lesson(
        "i",
        "A8,11,0e A11,11,1n B11,17,0 B11,17,1 A11,14,2n",
        "A8,11,0e A11,11,1n B11,17,0 B8,17,0 A8,17,1e A11,14,2n",
        "arch_as_support",
        Bricks(arch=3, brick=2),
        LessonTask(arches=3),
    ),
)
"""In the order in which they are learnt: the plan, the path, then the lettered rules."""
