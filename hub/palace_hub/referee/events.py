"""The events of a game: what happened at the table, one class for each kind.

The journal stores `kind` and `body`, a JSON object. `parse_event` makes an event of them, `body_of` the body of an
event: an absent key stays absent, a number keeps int or float, and the fields' order is that of the body. An unknown
kind, or a bad body of a kind that changes nothing in the game, is an `UnknownEvent`. Numbers in bodies: seconds,
milligrams, grams and pieces, as the field's name says.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, ClassVar, Final, Literal, get_args, get_origin, get_type_hints

EventBody = Mapping[str, Any]
"""The JSON object of one event, without its kind."""
Number = int | float
Json = dict[str, Any]


class Absent(Enum):
    """Marks a key that the body does not have; JSON's null is None."""

    ABSENT = "absent"


ABSENT: Final = Absent.ABSENT


OBJECT: Final = "object"
"""Why a count is in doubt: something lies in the compartment that is no piece."""
CUP: Final = "cup"
"""Why a count is in doubt: the compartment's cup is out, or another one is in its place."""


class BadEvent(ValueError):
    """A body that does not fit its kind; the text names kind, field and what was expected."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrayMoved:
    """Pieces left a compartment (`pieces` < 0) or came; by the tray's weight, or by a person's word."""

    kind: ClassVar[str] = "tray"
    by: str | Absent = ABSENT
    cell: int
    piece: str
    pieces: int
    count: int
    t_quiet: Number | Absent = ABSENT
    fraction: Number | Absent = ABSENT
    noise_mg: Number | Absent = ABSENT
    confidence: Number | Absent = ABSENT
    rival: int | Absent = ABSENT
    still_s: Number | Absent = ABSENT
    evidence: Any = ABSENT


@dataclass(frozen=True, slots=True)
class CountOverridden:
    """A person's count replaces the hub's."""

    kind: ClassVar[str] = "override"
    cell: int
    piece: str
    old: int | None
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CountCleared:
    """A doubtful count is sure again without anybody's word."""

    kind: ClassVar[str] = "cleared"
    cell: int
    piece: str | Absent = ABSENT
    count: int


@dataclass(frozen=True, slots=True)
class CountDoubted:
    """The count is `low` or `high` and the hub does not know which; `reading`: the weight in pieces."""

    kind: ClassVar[str] = "unknown"
    cell: int
    piece: str
    low: int
    high: int
    fraction: Number
    why: str
    still_s: Number | Absent = ABSENT
    evidence: Any = ABSENT
    reading: Number | Absent = ABSENT


@dataclass(frozen=True, slots=True)
class CountAudited:
    """The full weight of a compartment against its count."""

    kind: ClassVar[str] = "audit"
    cell: int
    piece: str
    agreement: str
    off: Number
    drifted: Number | Absent = ABSENT


@dataclass(frozen=True, slots=True)
class CountQuestion:
    """The hub asks how many pieces a compartment holds, or for an object to be taken out (`why` "object"), or for a cup
    to be put back ("cup").
    """

    kind: ClassVar[str] = "question"
    id: int
    what: Literal["count"]
    cell: int
    piece: str
    low: int
    high: int
    fraction: Number
    why: str
    reading: Number | Absent = ABSENT


@dataclass(frozen=True, slots=True)
class StaircaseQuestion:
    """The hub asks which staircase stands. An option has `staircase` (notation) and, if it breaks a rule, `rule`."""

    kind: ClassVar[str] = "question"
    id: int
    what: Literal["staircase"]
    options: list[Json]


@dataclass(frozen=True, slots=True)
class LoadQuestion:
    """The hub asks about a load on the plate. `laid`: kinds of pieces that fell off while the plate was lifted."""

    kind: ClassVar[str] = "question"
    id: int
    what: Literal["plate"]
    grams: Number
    stud: list[int] | None
    laid: list[str] | Absent = ABSENT


@dataclass(frozen=True, slots=True)
class ReseatQuestion:
    """The hub asks whether the plate lies as it did before it was lifted.

    `turns`: the quarter turns to the left that are possible, likeliest first; absent: older, not turned.
    """

    kind: ClassVar[str] = "question"
    id: int
    what: Literal["laid"]
    turns: list[int] | Absent = ABSENT


@dataclass(frozen=True, slots=True)
class FigureQuestion:
    """The hub asks whether the due figure stands at a cell, or a piece of the next player."""

    kind: ClassVar[str] = "question"
    id: int
    what: Literal["figure"]
    figure: str
    at: str


PlateQuestion = StaircaseQuestion | LoadQuestion | ReseatQuestion | FigureQuestion
AskedQuestion = CountQuestion | PlateQuestion


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionAnswered:
    """A person answered. `cell`: the compartment of a question about a count."""

    kind: ClassVar[str] = "answer"
    id: int
    cell: int | Absent = ABSENT
    answer: str


@dataclass(frozen=True, slots=True)
class QuestionWithdrawn:
    """Hands answered the question before anybody did."""

    kind: ClassVar[str] = "moot"
    id: int


@dataclass(frozen=True, slots=True)
class CupsWeighed:
    """The empty cups were weighed. `readings` None: they are to be weighed again."""

    kind: ClassVar[str] = "empty"
    readings: list[Json] | None


@dataclass(frozen=True, slots=True)
class BoxWeighed:
    """The tray begins to count. `node`: the chip id of the tray, None or absent where pieces are typed."""

    kind: ClassVar[str] = "box"
    counts: list[int | None]
    by: str | Absent = ABSENT
    node: str | Absent | None = ABSENT


@dataclass(frozen=True, slots=True)
class TrayReplaced:
    """The tray's cells have another node board. `node`: its chip id."""

    kind: ClassVar[str] = "tray_replaced"
    node: str


@dataclass(frozen=True, slots=True)
class TableSetUp:
    """The starting pieces are out of the tray; play begins."""

    kind: ClassVar[str] = "set_up"
    by: str | Absent = ABSENT


@dataclass(frozen=True, slots=True)
class BuildMethodChosen:
    """How this turn's staircase is entered: "plan", "facts" or "plate"."""

    kind: ClassVar[str] = "way"
    way: str


@dataclass(frozen=True, slots=True)
class PiecePlaced:
    """A piece was entered on the plan (notation)."""

    kind: ClassVar[str] = "placed"
    placement: str


@dataclass(frozen=True, slots=True)
class PieceTakenBack:
    """A piece was taken off the plan (notation)."""

    kind: ClassVar[str] = "taken_back"
    placement: str


@dataclass(frozen=True, slots=True)
class PlateSeen:
    """The plate saw these placements; `fresh`: those that came last (notation, "" for none)."""

    kind: ClassVar[str] = "plate"
    placements: str
    fresh: str


@dataclass(frozen=True, slots=True)
class PlateZeroed:
    """The load of the bare plate as it was known last: grams, and moments in gram studs."""

    kind: ClassVar[str] = "plate_zero"
    load: list[Number]


@dataclass(frozen=True, slots=True)
class PlateLevelChanged:
    """The plate sees at another level, or sees nothing."""

    kind: ClassVar[str] = "plate_level"
    level: str
    why: str


@dataclass(frozen=True, slots=True)
class StaircaseStaged:
    """A staircase waits for its decoration: its pieces (`staircase`, notation), or its facts (`report`)."""

    kind: ClassVar[str] = "staged"
    staircase: str | Absent = ABSENT
    report: Json | Absent = ABSENT


@dataclass(frozen=True, slots=True)
class FrogColumnTaken:
    """The column that the frog brings has left the tray."""

    kind: ClassVar[str] = "frog_column"


@dataclass(frozen=True, slots=True)
class StageSeen:
    """The stage "credits" or "bonus", or everybody's "cards" before the score, was shown."""

    kind: ClassVar[str] = "seen"
    stage: str


@dataclass(frozen=True, slots=True)
class ViolationChanged:
    """Pieces of a compartment must be put right (`state` "opened"), or have been ("closed")."""

    kind: ClassVar[str] = "violation"
    state: str
    what: str
    cell: int
    piece: str
    pieces: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandPlayed:
    """A command of the game, as JSON. `auto`: the hub took the step by itself."""

    kind: ClassVar[str] = "command"
    player: int | Absent = ABSENT
    command: Json
    auto: bool | Absent = ABSENT


@dataclass(frozen=True, slots=True)
class StepUndone:
    """The last step was taken back."""

    kind: ClassVar[str] = "undo"


@dataclass(frozen=True, slots=True)
class StepRedone:
    """The step that was taken back last is in force again."""

    kind: ClassVar[str] = "redo"


@dataclass(frozen=True, slots=True)
class KeptAsItIs:
    """The table keeps what the tray holds; the supply is corrected by the command that follows."""

    kind: ClassVar[str] = "keep"
    reason: str | Absent = ABSENT


@dataclass(frozen=True, slots=True)
class FigureSeen:
    """A figure was seen to leave its pad for the palace. `at`: its knob (notation), None without one."""

    kind: ClassVar[str] = "figure"
    figure: str
    at: str | None
    pad: str


@dataclass(frozen=True, slots=True)
class SidesChosen:
    """By seat, the side of the table at which the player sits, as seen from the near side; None: not known."""

    kind: ClassVar[str] = "sides"
    sides: list[str | None]


@dataclass(frozen=True, slots=True)
class MapTurned:
    """The ground map lies `turns` quarter turns to the left on the plate's own coordinates.

    `by`: who found out: "person", "hall", or an "answer".
    """

    kind: ClassVar[str] = "map_turned"
    turns: int
    by: str


HintMode = Literal["on", "stuck", "off"]
"""When a player gets hints: always, only when stuck, never."""


@dataclass(frozen=True, slots=True)
class HintsChosen:
    """By seat, when the player gets hints."""

    kind: ClassVar[str] = "hints"
    modes: list[HintMode]


@dataclass(frozen=True, slots=True)
class HintUsed:
    """The player was shown the hint of this `level` (from 1) in a step ("build" or "cards") of a turn."""

    kind: ClassVar[str] = "hint"
    player: int
    turn: int
    step: str
    level: int


@dataclass(frozen=True, slots=True)
class StepsExplained:
    """Whether each step is explained, and which were: pairs of a player's name and a step (`views.learn.steps`)."""

    kind: ClassVar[str] = "explained"
    on: bool
    taught: list[list[Any]]


@dataclass(frozen=True, slots=True)
class BotsSeated:
    """By seat, the bot that plays it, None for a person. `seed`: of the bots' random streams."""

    kind: ClassVar[str] = "bots"
    bots: list[str | None]
    seed: int


@dataclass(frozen=True, slots=True)
class BotDecided:
    """The bot in turn has decided on this command; people carry it out."""

    kind: ClassVar[str] = "bot_decided"
    player: int
    turn: int
    command: Json


@dataclass(frozen=True, slots=True)
class TurnTakenOver:
    """The bot did not decide: people play this turn of its seat."""

    kind: ClassVar[str] = "turn_taken_over"
    player: int
    turn: int


@dataclass(frozen=True, slots=True)
class LinkChanged:
    """A node's link went from state `was` to `state`."""

    kind: ClassVar[str] = "link"
    name: str
    state: str
    was: str | Absent = ABSENT


@dataclass(frozen=True, slots=True)
class UnknownEvent:
    """An event of a kind that this hub does not know; it changes nothing."""

    kind: str
    body: EventBody


Event = (
    TrayMoved
    | CountOverridden
    | CountCleared
    | CountDoubted
    | CountAudited
    | AskedQuestion
    | QuestionAnswered
    | QuestionWithdrawn
    | CupsWeighed
    | BoxWeighed
    | TrayReplaced
    | TableSetUp
    | BuildMethodChosen
    | PiecePlaced
    | PieceTakenBack
    | PlateSeen
    | PlateZeroed
    | PlateLevelChanged
    | StaircaseStaged
    | FrogColumnTaken
    | StageSeen
    | ViolationChanged
    | CommandPlayed
    | StepUndone
    | StepRedone
    | KeptAsItIs
    | FigureSeen
    | SidesChosen
    | MapTurned
    | HintsChosen
    | HintUsed
    | StepsExplained
    | BotsSeated
    | BotDecided
    | TurnTakenOver
    | LinkChanged
    | UnknownEvent
)

_QUESTIONS: Final[Mapping[str, type]] = {
    "count": CountQuestion,
    "staircase": StaircaseQuestion,
    "plate": LoadQuestion,
    "laid": ReseatQuestion,
    "figure": FigureQuestion,
}
KINDS: Final[Mapping[str, type]] = {
    event.kind: event for event in get_args(Event) if event is not UnknownEvent and event not in _QUESTIONS.values()
}
"""The class of each kind, but of questions: theirs follows from `what`."""

INERT: Final = frozenset(
    {CountAudited, PlateLevelChanged, KeptAsItIs, FigureSeen, HintsChosen, HintUsed, StepsExplained, LinkChanged}
)
"""Events that change neither pieces nor game: a damaged one must not cost a game."""


def parse_event(kind: str, body: EventBody) -> Event:
    """The event of a stored row; keys that its class does not have are left out.

    Raises `BadEvent` for a body that lacks a key or has a value of another type, unless its kind is in `INERT`.
    """
    if kind == "question":
        return parse_question(body)
    event_class = KINDS.get(kind)
    if event_class is None:
        return UnknownEvent(kind, body)
    try:
        event: Event = _event_of(event_class, kind, body)
    except BadEvent:
        if event_class in INERT:
            return UnknownEvent(kind, body)
        raise
    return event


def parse_question(body: EventBody) -> AskedQuestion:
    """The question of a stored body; its class follows from `what`. Raises `BadEvent`."""
    what = body.get("what")
    question_class = _QUESTIONS.get(what) if isinstance(what, str) else None
    if question_class is None:
        raise BadEvent(f"question: expected what of {', '.join(_QUESTIONS)}, got {what!r}")
    question: AskedQuestion = _event_of(question_class, "question", body)
    return question


def _event_of(event_class: type, kind: str, body: EventBody) -> Any:
    values = {}
    for name, hint in _hints(event_class).items():
        if name in body:
            if not _fits(body[name], hint):
                raise BadEvent(f"{kind}: {name}: expected {_named(hint)}, got {body[name]!r}"[:_LONGEST_TEXT])
            values[name] = body[name]
        elif not _may_be_absent(hint):
            raise BadEvent(f"{kind}: {name} is missing")
    return event_class(**values)


def body_of(event: Event) -> Json:
    """The JSON object of an event, without its kind."""
    if isinstance(event, UnknownEvent):
        return dict(event.body)
    values = ((field.name, getattr(event, field.name)) for field in fields(event))
    return {name: value for name, value in values if value is not ABSENT}


_LONGEST_TEXT: Final = 300
"""Characters of an error's text: a body may hold a long trace."""


@cache
def _hints(event_class: type) -> dict[str, Any]:
    hints = get_type_hints(event_class)
    return {field.name: hints[field.name] for field in fields(event_class)}


def _may_be_absent(hint: Any) -> bool:
    return hint is Any or Absent in get_args(hint)


def _fits(value: object, hint: Any) -> bool:
    """True where a JSON value has the type of a field's annotation; bool is no number."""
    if hint is Any:
        return True
    if isinstance(hint, UnionType):
        return any(_fits(value, part) for part in get_args(hint))
    origin = get_origin(hint)
    if origin is Literal:
        return value in get_args(hint)
    if origin is list:
        (part,) = get_args(hint)
        return isinstance(value, list) and all(_fits(item, part) for item in value)
    if origin is dict:
        return isinstance(value, dict)
    return isinstance(value, hint) and not (hint in (int, float) and isinstance(value, bool))


def _named(hint: Any) -> str:
    if isinstance(hint, UnionType):
        return " or ".join(_named(part) for part in get_args(hint) if part is not Absent)
    if hint is NoneType:
        return "null"
    return str(getattr(hint, "__name__", hint))
