"""The log: one line for each event of a game, newest first; undone events stay, struck through."""

import datetime
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from monkey_palace.game.events import FigureOnCard, GameEvent, StaircaseBuilt
from monkey_palace.game.palace_state import palace_known
from palace_hub.locale.message import Message, Parameter
from palace_hub.referee.book import Book
from palace_hub.sensing.signal.packed_trace import PackedTrace
from palace_hub.views.snapshot import EvidenceView, LogLine

_RULE = {
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
}
"""The rule that the log cites for a command."""
_ON_CARD = "log-figure-on-card"
_WHY_ON_CARD = {"no_open_knob": "9.4", "built_over": "10.5"}
_SILENT = frozenset({"seen", "frog_column", "moot", "cleared", "empty", "way", "placed", "taken_back", "figure"})
"""Events without a line: they move no piece, or belong to a plan that may still change."""


def add_line(
    log: deque[LogLine],
    book: Book,
    kind: str,
    body: Mapping[str, Any],
    game_events: Sequence[GameEvent],
    t: float,
    clock: str,
) -> None:
    """Put an event's line on top of the log. `t`: hub seconds; `clock`: local time, "" on a virtual table."""
    if kind == "undo":
        _strike(log, undone=True)
    elif kind == "redo":
        _strike(log, undone=False)
    if kind in _SILENT:
        return
    seat = game_events[0].player if game_events and hasattr(game_events[0], "player") else book.game.prompt.player
    name = book.game.state.players[seat].name
    line = _line(kind, {**body, **_staircase(book, kind, game_events)}, name, t, clock, len(log))
    if line is not None:
        log.appendleft(line)
    for event in game_events:
        if isinstance(event, FigureOnCard):
            log.appendleft(_on_card(event, book.game.state.players[event.player].name, t, clock, len(log)))


def _on_card(event: FigureOnCard, name: str, t: float, clock: str, seq: int) -> LogLine:
    """The line of a figure that did not get onto the palace (R9.4) or had to leave it (R10.5)."""
    params = {"figure": event.figure.value, "name": name}
    what = Message(f"log-figure-on-card-{event.why.replace('_', '-')}", params)
    return LogLine(seq, t, clock.partition(" ")[2], name, what, _WHY_ON_CARD[event.why])


def _staircase(book: Book, kind: str, game_events: Sequence[GameEvent]) -> dict[str, Any]:
    """The facts of a staircase that an event staged or built; `forgotten`: the palace's shape is lost with it."""
    if kind == "staged" and book.staged is not None:
        return {"facts": book.staged.report}
    built = next((event for event in game_events if isinstance(event, StaircaseBuilt)), None)
    if built is None:
        return {}
    lost = not built.placements and palace_known(book.game.states[-2])
    return {"facts": built.report, "forgotten": lost}


def _line(kind: str, body: Mapping[str, Any], name: str, t: float, clock: str, seq: int) -> LogLine | None:
    params: dict[str, Parameter] = {"name": name}
    who, rule = name, ""
    detail: tuple[Message, ...] = ()
    match kind:
        case "tray":
            pieces = int(body["pieces"])
            key = "log-took" if pieces < 0 else "log-put-back"
            params |= {"piece": body["piece"], "count": abs(pieces)}
            if "fraction" in body:
                detail = (Message("log-evidence", _numbers(body, "fraction", "noise_mg", "still_s", "rival")),)
        case "command":
            command = body["command"]
            key = f"log-command-{command['kind'].replace('_', '-')}"
            rule = _RULE.get(command["kind"], "")
            params |= _numbers(command, "arch", "brick", "column")
            params |= _facts(body)
            params |= {"cards": len(command.get("cards") or ())}
            if body.get("forgotten"):
                key = "log-command-report-build-forgotten"
        case "staged":
            key, rule = "log-staged", "4"
            params |= _facts(body)
        case "override":
            key = "log-override"
            old = body["old"]
            params |= {"piece": body["piece"], "old": "?" if old is None else old, "new": body["count"]}
        case "violation":
            key, rule = f"log-violation-{body['state']}", "7.5"
            params |= {"piece": body["piece"], "count": body["pieces"], "what": body["what"].replace("_", "-")}
        case "plate" if not body["placements"]:
            return None  # the turn begins, or all its pieces are off again
        case "plate":
            pieces = body["fresh"].split()
            key = "log-plate" if pieces else "log-plate-less"
            params |= {"pieces": " ".join(pieces), "count": len(body["placements"].split())}
        case "plate_level":
            key, who = "log-plate-level", ""
            params = {"level": str(body["level"]), "why": str(body["why"])}
        case "question" if body["what"] == "plate":
            key, who = "log-question-plate", ""
            params = {"grams": f"{abs(body['grams']):.2f}", "more": "yes" if body["grams"] > 0 else "no"}
        case "question" if body["what"] == "laid":
            key, who, params = "log-question-laid", "", {}
        case "question" if body["what"] == "staircase":
            key, who = "log-question-staircase", ""
            params = {"count": len(body["options"])}
        case "question" | "unknown":
            who = ""
            key = "log-question" if kind == "question" else "log-unknown"
            params |= {"piece": body["piece"], **_numbers(body, "low", "high", "fraction")}
        case "audit":
            key, who = f"log-audit-{body['agreement']}", ""
            params = {"piece": body["piece"], "off": f"{body['off']:+.1f}"}
        case "link":
            key, who = "log-link", ""
            params = {"name": body["name"], "state": body["state"]}
        case "box" if body.get("by") == "person":
            return None
        case "answer" | "keep" | "undo" | "redo" | "set_up" | "box":
            key = f"log-{kind.replace('_', '-')}"
            params |= {"answer": str(body.get("answer", "")), "by": str(body.get("by", ""))}
        case _:
            return None
    return LogLine(seq, t, clock.partition(" ")[2], who, Message(key, params), rule, False, detail, _evidence(body))


def _evidence(body: Mapping[str, Any]) -> EvidenceView | None:
    """The evidence in an event; None without evidence, and for another format of an older hub."""
    evidence = body.get("evidence")
    if not isinstance(evidence, dict):
        return None
    try:
        trace = PackedTrace(evidence["trace"])
        return EvidenceView(
            trace=trace,
            before=int(body["count"]) - int(body["pieces"]) if "pieces" in body else round(trace[0][1]),
            after=int(body["count"]) if "pieces" in body else int(body["low"]),
            fraction=float(body["fraction"]),
            error=float(evidence["error"]),
            still_s=float(body["still_s"]),
            odds=float(evidence["odds"]),
            lost=str(evidence["lost"]),
            noise_mg=float(body["noise_mg"]) if "noise_mg" in body else None,
            rival=int(body["rival"]) if "rival" in body else None,
            finger=bool(evidence["finger"]),
            low=int(body.get("low", 0)),
            high=int(body.get("high", 0)),
        )
    except (KeyError, TypeError, ValueError, IndexError):
        return None


def _facts(body: Mapping[str, Any]) -> dict[str, Parameter]:
    facts = body.get("facts")
    if facts is None:
        return {}
    return {"arches": facts.arches, "bricks": facts.bricks, "columns": facts.columns, "height": facts.height}


def _numbers(body: Mapping[str, Any], *names: str) -> dict[str, Parameter]:
    return {name: value for name in names if isinstance(value := body.get(name), int | float)}


def _strike(log: deque[LogLine], *, undone: bool) -> None:
    """Strike the newest command in force, or restore the oldest one of the newest struck run.

    The lines of figures right after a command go with it.
    """
    commands = [i for i, line in enumerate(log) if line.what.key.startswith(("log-command", "log-staged"))]
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
