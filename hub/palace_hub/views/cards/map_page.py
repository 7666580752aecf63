"""The page on which ground maps are painted: the sheet stud by stud, the paints, and the tools."""

from dataclasses import dataclass
from enum import StrEnum

from monkey_palace.board.ground_maps import BLOCKED, COVERED, KNOB
from monkey_palace.board.notation import ARCH_SPAN, DIRECTIONS
from monkey_palace.board.palace import PLATE, Stud
from monkey_palace.board.pieces import GROUND_MAPS, Piece
from palace_hub.card_sets.checking import is_finished, maps_finished
from palace_hub.card_sets.entry.state import EntryState
from palace_hub.card_sets.sheet import Sheet
from palace_hub.views.cards.counter import move
from palace_hub.views.wording import Wording


class StudKind(StrEnum):
    """What is drawn on a stud."""

    NOTHING = "nothing"
    PLACE = "place"
    """A place of the grid of knobs, without a knob."""
    KNOB = "knob"
    OUTSIDE = "outside"
    """A knob that no staircase reaches."""
    CLOSED = "closed"
    FOOT = "foot"
    BARE_FOOT = "bare-foot"
    """A foot of the staircase without a knob under it."""
    ARCH = "arch"
    """A stud under an arch of the staircase."""


@dataclass(frozen=True, slots=True)
class StudView:
    """One stud in two columns."""

    kind: StudKind
    text: str
    colour: str = ""


@dataclass(frozen=True, slots=True)
class ToolView:
    """A paint or a tool beside the sheet."""

    key: str
    sign: str
    colour: str
    word: str
    now: bool
    action: str


@dataclass(frozen=True, slots=True)
class MapTab:
    """One of the four maps."""

    text: str
    done: bool
    now: bool
    action: str


@dataclass(frozen=True, slots=True)
class MapPageView:
    """`rows`: the sheet from the north; `hand`: column and row in it, from the upper left corner."""

    maps: tuple[MapTab, ...]
    rows: tuple[tuple[StudView, ...], ...]
    hand: tuple[int, int]
    paints: tuple[ToolView, ...]
    tools: tuple[ToolView, ...]
    notes: tuple[str, ...]


_NOTHING = StudView(StudKind.NOTHING, "  ")


def map_page(state: EntryState, wording: Wording) -> MapPageView:
    """The map under the hand."""
    sheet = state.draft.sheets[state.sheet]
    x, y = state.at
    return MapPageView(
        tuple(_tab(state, number, wording) for number in range(GROUND_MAPS)),
        _rows(sheet, state.at, wording),
        (x, PLATE - 1 - y),
        _paints(state, wording),
        tuple(
            ToolView(key, "", "", wording.say(f"cards-tool-{name}"), False, name_of)
            for key, name, name_of in (
                ("s", "staircase", move("staircase")),
                ("m", "mirror", move("mirror", 1)),
                ("v", "mirror-down", move("mirror", 0)),
                ("r", "repeat", move("repeat")),
                ("R", "repeat-row", move("repeat_row")),
            )
        ),
        (
            wording.say("cards-map-at", x=x + 1, y=y + 1),
            wording.say("cards-map-knobs", count=sum(mark in KNOB for _, mark in sheet.knobs())),
            wording.say("cards-map-use", count=sum(map(is_finished, state.draft.sheets)), all=GROUND_MAPS)
            if not maps_finished(state.draft)
            else wording.say("cards-map-used"),
        ),
    )


def _tab(state: EntryState, number: int, wording: Wording) -> MapTab:
    done = is_finished(state.draft.sheets[number])
    text = f"{number + 1}{wording.symbols.done if done else ' '}"
    return MapTab(text, done, number == state.sheet, move("map", number))


def _paints(state: EntryState, wording: Wording) -> tuple[ToolView, ...]:
    knobs = tuple(
        ToolView(letter, wording.sign(colour), colour, wording.say(f"cards-paint-{letter}"), state.brush == letter, "")
        for letter, colour in KNOB.items()
    )
    others = (
        ToolView("x", "░░", "", wording.say("cards-paint-closed"), state.brush == BLOCKED, ""),
        ToolView(".", wording.symbols.empty, "", wording.say("cards-paint-nothing"), state.brush == COVERED, ""),
    )
    marks = (*KNOB, BLOCKED, COVERED)
    return tuple(
        ToolView(tool.key, tool.sign, tool.colour, tool.word, tool.now, move("brush", mark))
        for tool, mark in zip((*knobs, *others), marks, strict=True)
    )


def _rows(sheet: Sheet, at: Stud, wording: Wording) -> tuple[tuple[StudView, ...], ...]:
    offset = sheet.offset or (at[0] % ARCH_SPAN, at[1] % ARCH_SPAN)
    over = _staircase(sheet, wording)
    return tuple(
        tuple(over.get((x, y)) or _stud(sheet, (x, y), offset, wording) for x in range(PLATE))
        for y in range(PLATE - 1, -1, -1)
    )


def _stud(sheet: Sheet, stud: Stud, offset: Stud, wording: Wording) -> StudView:
    mark = sheet.mark(stud)
    if mark in KNOB:
        if sheet.is_reached(stud):
            return StudView(StudKind.KNOB, f" {wording.sign(KNOB[mark])}", KNOB[mark])
        return StudView(StudKind.OUTSIDE, f"{wording.symbols.alarm}{wording.sign(KNOB[mark])}", KNOB[mark])
    if mark == BLOCKED:
        return StudView(StudKind.CLOSED, "░░")
    if (stud[0] % ARCH_SPAN, stud[1] % ARCH_SPAN) == offset:
        return StudView(StudKind.PLACE, f" {wording.symbols.empty}")
    return _NOTHING


def _staircase(sheet: Sheet, wording: Wording) -> dict[Stud, StudView]:
    """The studs of the starting staircase: its feet with their order, and the arches as lines."""
    drawn: dict[Stud, StudView] = {}
    heavy = wording.symbols.lines[1]
    for placement in sheet.placements:
        if placement.piece is not Piece.ARCH:
            continue
        dx, dy = DIRECTIONS[placement.direction]
        for step in range(1, ARCH_SPAN):
            stud = (placement.x + step * dx, placement.y + step * dy)
            drawn[stud] = StudView(StudKind.ARCH, heavy[0] * 2 if dx else f" {heavy[1]}")
    for number, foot in enumerate(sheet.feet, start=1):
        mark = sheet.mark(foot)
        if mark in KNOB:
            drawn[foot] = StudView(StudKind.FOOT, f"{number}{wording.sign(KNOB[mark])}", KNOB[mark])
        else:
            drawn[foot] = StudView(StudKind.BARE_FOOT, f"{number}?")
    return drawn
