"""The log: one line for each event of a game, newest first; undone events stay, struck through."""

import datetime
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from monkey_palace.game.commands import ReportBuild
from monkey_palace.game.events import FigureOnCard, GameEvent, StaircaseBuilt
from monkey_palace.game.palace_state import palace_known
from palace_hub.journal.rows import KeptEvent
from palace_hub.locale.message import Message, Parameter, decimal
from palace_hub.referee.book import Book
from palace_hub.referee.events import (
    CUP,
    OBJECT,
    Absent,
    BotDecided,
    BotsSeated,
    BoxWeighed,
    BuildMethodChosen,
    CommandPlayed,
    CountAudited,
    CountCleared,
    CountDoubted,
    CountOverridden,
    CountQuestion,
    CupsWeighed,
    Event,
    FigureQuestion,
    FigureSeen,
    FrogColumnTaken,
    HintsChosen,
    HintUsed,
    Json,
    KeptAsItIs,
    LinkChanged,
    LoadQuestion,
    MapTurned,
    Number,
    PiecePlaced,
    PieceTakenBack,
    PlateLevelChanged,
    PlateSeen,
    QuestionAnswered,
    QuestionWithdrawn,
    ReseatQuestion,
    SidesChosen,
    StageSeen,
    StaircaseQuestion,
    StaircaseStaged,
    StepRedone,
    StepsExplained,
    StepUndone,
    TableSetUp,
    TrayMoved,
    TrayReplaced,
    TurnTakenOver,
    ViolationChanged,
    parse_event,
)
from palace_hub.sensing.signal.packed_trace import PackedTrace
from palace_hub.views.snapshot import EvidenceView, LogLine

RULE_OF_COMMAND: Final[Mapping[str, str]] = {
    "report_build": "5.1",
    "build": "5.1",
    "pass_build": "4.10",
    "take_cards": "6.1",
    "place_cards": "7.3",
    "take": "7.4",
    "take_frog": "9.3",
    "place_frog": "9.3",
    "place_monkey": "9.1",
    "place_butterfly": "9.2",
    "end_turn": "2.4",
    "correct_supply": "7.6",
    "tell_top": "11.3",
    "remove_card": "11.4",
    "change_deck": "11.1",
    "correct_card": "11.5",
    "settle_owed": "11.6",
    "learn_card": "11.8",
    "learn_board": "11.8",
    "learn_knob": "11.8",
    "end_now": "12.1",
    "leave": "12.2",
}
"""The rule that the log cites for a command."""
_ON_CARD = "log-figure-on-card"
_LEARNT = "log-command-learn"  # undo leaves it in force (R11.9)
_WHY_ON_CARD = {"no_open_knob": "9.4", "built_over": "10.5", "cut_short": "12.3"}
SILENT: Final = (
    StageSeen
    | FrogColumnTaken
    | QuestionWithdrawn
    | CountCleared
    | CupsWeighed
    | BuildMethodChosen
    | PiecePlaced
    | PieceTakenBack
    | FigureSeen
    | SidesChosen
    | HintsChosen
    | StepsExplained
    | BotDecided
)
"""Events that the log leaves out: they change no piece and no rule, or belong to a plan that may still change."""


@dataclass(frozen=True, slots=True)
class _Text:
    """What a line says: `who` names the actor, "" where nobody is known; `rule` is cited; `detail` may follow.

    The tray does not see whose hand moves pieces, nor the keys who presses them: such lines name nobody.
    """

    key: str
    params: Mapping[str, Parameter] = field(default_factory=dict)
    who: str = ""
    rule: str = ""
    detail: tuple[Message, ...] = ()
    bought: int | None = None


def add_line(
    log: deque[LogLine], book: Book, event: Event, game_events: Sequence[GameEvent], t: float, wall: float | None
) -> None:
    """Put an event's line on top of the log.

    `game_events`: what the game made of it; `t`: hub seconds; `wall`: seconds since 1970, None where time is simulated.
    """
    if isinstance(event, StepUndone):
        _strike(log, undone=True)
    elif isinstance(event, StepRedone):
        _strike(log, undone=False)
    if isinstance(event, SILENT):
        return
    first = game_events[0] if game_events else None
    seat = first.player if first is not None and hasattr(first, "player") else book.game.prompt.player
    name = book.game.state.players[seat].name
    text = _text(event, book, game_events, name)
    if text is not None:
        what = Message(text.key, text.params)
        evidence = evidence_view(event)
        clock = _hour(wall)
        line = LogLine(len(log), t, clock, text.who, what, text.rule, False, text.detail, evidence, text.bought, wall)
        log.appendleft(line)
    for game_event in game_events:
        if isinstance(game_event, FigureOnCard):
            log.appendleft(_on_card(game_event, book.game.state.players[game_event.player].name, t, wall, len(log)))


def folded(header: Mapping[str, Any], kept: Iterable[KeptEvent], log: deque[LogLine]) -> Book:
    """The book of a kept game; its lines come on top of the log.

    Raises `RulesError`, `KeyError`, `TypeError`, `ValueError` or `IndexError` for events that do not follow from each
    other.
    """
    book = Book.new(header)
    for entry in kept:
        event = parse_event(entry.kind, entry.body)
        game_events = book.fold(event)
        add_line(log, book, event, game_events, entry.t, entry.wall)
    return book


def _on_card(event: FigureOnCard, name: str, t: float, wall: float | None, seq: int) -> LogLine:
    """The line of a figure that did not get onto the palace (R9.4) or had to leave it (R10.5)."""
    params = {"figure": event.figure.value, "name": name}
    what = Message(f"log-figure-on-card-{event.why.replace('_', '-')}", params)
    return LogLine(seq, t, _hour(wall), name, what, _WHY_ON_CARD[event.why], wall=wall)


def _hour(wall: float | None) -> str:
    return clock_text(wall).partition(" ")[2]


def _text(event: Event, book: Book, game_events: Sequence[GameEvent], name: str) -> _Text | None:
    """What the log says of an event; None for events that it leaves out."""
    match event:
        case TrayMoved():
            key = "log-took" if event.pieces < 0 else "log-put-back"
            params: dict[str, Parameter] = {"piece": event.piece, "count": abs(event.pieces)}
            if isinstance(event.fraction, Absent):
                return _Text(key, params)
            numbers = _numbers(event, "fraction", "noise_mg", "still_s", "rival")
            return _Text(key, params, detail=(Message("log-evidence", numbers),))
        case CommandPlayed():
            return _command(event, book, game_events, name)
        case HintUsed():
            who = book.game.state.players[event.player].name
            return _Text("log-hint", {"name": who, "level": event.level}, who)
        case TurnTakenOver():
            who = book.game.state.players[event.player].name
            return _Text("log-by-hand", {"name": who}, who)
        case BotsSeated():
            players = zip(book.game.state.players, event.bots, strict=False)
            names = ", ".join(f"{player.name} ({bot})" for player, bot in players if bot is not None)
            return _Text("log-bots", {"names": names}) if names else None
        case StaircaseStaged():
            facts = {} if book.staged is None else _facts(book.staged.report)
            return _Text("log-staged", {"name": name, **facts}, name, "4")
        case CountOverridden():
            old = "?" if event.old is None else event.old
            return _Text("log-override", {"piece": event.piece, "old": old, "new": event.count})
        case ViolationChanged():
            what = event.what.replace("_", "-")
            params = {"piece": event.piece, "count": event.pieces, "what": what}
            return _Text(f"log-violation-{event.state}", params, rule="7.5")
        case PlateSeen():
            if not event.placements:
                return None  # a turn that begins, or all of it taken off again
            pieces, builds = event.fresh.split(), book.build_state
            name = name if builds is None else builds.player.name
            if pieces:
                where = Message("log-plate-where", {"pieces": event.fresh})
                return _Text("log-plate", {"name": name, "count": len(pieces)}, name, detail=(where,))
            return _Text("log-plate-less", {"name": name, "count": len(event.placements.split())}, name)
        case PlateLevelChanged():
            return _Text("log-plate-level", {"level": event.level, "why": event.why})
        case LoadQuestion():
            more = "yes" if event.grams > 0 else "no"
            return _Text("log-question-plate", {"grams": decimal(abs(event.grams), 2), "more": more})
        case ReseatQuestion():
            return _Text("log-question-laid")
        case FigureQuestion():
            return _Text("log-question-figure", {"figure": event.figure})
        case StaircaseQuestion():
            return _Text("log-question-staircase", {"count": len(event.options)})
        case CountQuestion() | CountDoubted():
            asked = {OBJECT: "log-question-object", CUP: "log-question-cup"}.get(event.why, "log-question")
            key = asked if isinstance(event, CountQuestion) else "log-unknown"
            return _Text(key, {"piece": event.piece, **_numbers(event, "low", "high", "fraction")})
        case CountAudited():
            return _Text(f"log-audit-{event.agreement}", {"piece": event.piece, "off": decimal(event.off, 1, "+")})
        case MapTurned():
            return _Text("log-map-turned", {"turns": event.turns, "by": event.by})
        case LinkChanged():
            return _Text("log-link", {"name": event.name, "state": event.state})
        case TrayReplaced():
            return _Text("log-tray-replaced")
        case BoxWeighed(by="person"):
            return None
        case QuestionAnswered() | KeptAsItIs() | StepUndone() | StepRedone() | TableSetUp() | BoxWeighed():
            answer = event.answer if isinstance(event, QuestionAnswered) else ""
            by = getattr(event, "by", "")
            params = {"answer": answer, "by": "" if isinstance(by, Absent) else by}
            return _Text(f"log-{event.kind.replace('_', '-')}", params)
        case _:
            return None


def _command(event: CommandPlayed, book: Book, game_events: Sequence[GameEvent], name: str) -> _Text:
    """A command of the game; a staircase with its facts, and whether the palace's shape was lost with it."""
    command = event.command
    kind = command["kind"]
    key = f"log-command-{kind.replace('_', '-')}"
    params: dict[str, Parameter] = {"name": name}
    params |= {
        part: value for part in ("arch", "brick", "column") if isinstance(value := command.get(part), int | float)
    }
    built = next((game_event for game_event in game_events if isinstance(game_event, StaircaseBuilt)), None)
    if built is not None:
        params |= _facts(built.report)
        if not built.placements and palace_known(book.game.states[-2]):
            key = "log-command-report-build-forgotten"
    params["cards"] = len(command.get("cards") or ())
    detail, bought = _cards_in(command), None
    if kind == "take_cards":
        if book.game.state.deck == "screen":
            detail = ()  # people name the printed cards only
        elif detail:
            bought = book.game.states[-2:][0].turn
    if kind == "change_deck":
        params["deck"] = command["deck"]
    if kind == "leave":
        params["bricks"] = command["bricks"]
    if kind == "settle_owed" and command["player"] in book.game.state.gone:
        key = "log-command-settle-owed-leaver"
    who = "" if kind == "end_now" else name
    return _Text(key, params, who, RULE_OF_COMMAND.get(kind, ""), detail, bought)


def _cards_in(command: Json) -> tuple[Message, ...]:
    """The cards that a command names, and what the table agreed to for them."""
    if command["kind"] == "correct_card":
        agreed = (Message(f"log-agreed-{code.replace('_', '-')}") for code in command.get("agreed") or ())
        return (
            Message("log-card-was", {"card": command["was"]}),
            Message("log-card-is", {"card": command["is"]}),
            *agreed,
        )
    one = command["kind"] in ("remove_card", "learn_card") and "card" in command
    named = [command["card"]] if one else command.get("cards") or ()
    return tuple(Message("log-card", {"card": card}) for card in named)


def evidence_view(event: Event) -> EvidenceView | None:
    """The evidence that was stored with an event; None without any, and for a layout of an older hub."""
    if not isinstance(event, TrayMoved | CountDoubted) or not isinstance(event.evidence, dict):
        return None
    try:
        trace = PackedTrace(event.evidence["trace"])
        view = EvidenceView(
            trace=trace,
            before=round(trace[0][1]),
            after=event.count if isinstance(event, TrayMoved) else event.low,
            fraction=_number(event.fraction),
            error=float(event.evidence["error"]),
            still_s=_number(event.still_s),
            odds=float(event.evidence["odds"]),
            lost=str(event.evidence["lost"]),
            finger=bool(event.evidence["finger"]),
        )
    except (KeyError, TypeError, ValueError, IndexError):
        return None
    if isinstance(event, CountDoubted):
        return replace(view, low=event.low, high=event.high)
    noise_mg = None if isinstance(event.noise_mg, Absent) else float(event.noise_mg)
    rival = None if isinstance(event.rival, Absent) else event.rival
    return replace(view, before=event.count - event.pieces, noise_mg=noise_mg, rival=rival)


def _number(value: Number | Absent) -> float:
    """Raises `ValueError` for an absent number."""
    if isinstance(value, Absent):
        raise ValueError("absent")
    return float(value)


def _facts(report: ReportBuild) -> dict[str, Parameter]:
    return {"arches": report.arches, "bricks": report.bricks, "columns": report.columns, "height": report.height}


def _numbers(event: Event, *names: str) -> dict[str, Parameter]:
    """Those of the named fields that the event has."""
    values = ((name, getattr(event, name)) for name in names)
    return {name: value for name, value in values if isinstance(value, int | float)}


def _strike(log: deque[LogLine], *, undone: bool) -> None:
    """Strike the newest command in force, or restore the oldest one of the newest struck run.

    The lines of figures right after a command go with it.
    """
    commands = [
        i
        for i, line in enumerate(log)
        if line.what.key.startswith(("log-command", "log-staged")) and not line.what.key.startswith(_LEARNT)
    ]
    if undone:
        index = next((i for i in commands if not log[i].undone), None)
    else:
        struck = [i for i in commands if log[i].undone]
        index = next((i for i, after in zip(struck, [*struck[1:], -1], strict=False) if after != i + 1), None)
        index = struck[-1] if index is None and struck else index
    while index is not None:
        log[index] = replace(log[index], undone=undone)
        index = index - 1 if index and log[index - 1].what.key.startswith(_ON_CARD) else None


def clock_text(wall: float | None) -> str:
    """Local time of `wall` (seconds since 1970); "" on a virtual table."""
    if wall is None:
        return ""
    return datetime.datetime.fromtimestamp(wall).isoformat(sep=" ", timespec="seconds")
