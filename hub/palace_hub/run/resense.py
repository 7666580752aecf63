"""Replay of a recording: its turns through the present code (`resense`), or its events alone (`recompute`)."""

import gzip
import json
import tempfile
import zlib
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, Field, ValidationError

from monkey_palace.board.pieces import GROUND_MAPS, PIECES
from monkey_palace.cards.model import set_of
from monkey_palace.errors import RulesError
from monkey_palace.game.state import state_hash
from palace_hub.card_sets.shelf import SetShelf
from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.state import FULL_BOX
from palace_hub.core.step import HubCore
from palace_hub.core.tray.calibration_file import CalibrationFile
from palace_hub.core.turn import Turn
from palace_hub.errors import BadEntry, KeepingFault
from palace_hub.files.input_files import open_file
from palace_hub.files.versioned import SIMULATED
from palace_hub.journal.store import Journal
from palace_hub.referee.book import Book
from palace_hub.referee.entries import read_entry
from palace_hub.referee.events import parse_event
from palace_hub.referee.record import BadRecord, Replayed
from palace_hub.run.recording import FORMAT, NAMES
from palace_hub.views.snapshot import Sound

LONGEST_LINE = 1 << 22
TRAY_EVENTS = frozenset({"tray", "unknown", "cleared"})
NEAR_S = 1.5
"""Largest difference in time (s) of matching tray events: the present code may be faster or slower (assumed)."""


Seconds = Annotated[float, Field(ge=-1e9, le=1e11)]
"""Hub time, or time since 1970."""


def _with_kind_and_time(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    for event in events:
        if not isinstance(event.get("kind"), str) or type(event.get("t")) not in (int, float):
            raise ValueError("expected a kind and a time")
    return events


class _Row(BaseModel, strict=True):
    """What a line after the head may hold."""

    t: Seconds = 0.0
    wall: Seconds | None = None
    gone: list[str] = []
    opened: list[str] = []
    mqtt: dict[str, str] = {}
    rx: dict[str, str] = {}
    entries: list[dict[str, Any]] = []
    session: list[str] = []
    seed: list[int] = []
    events: Annotated[list[dict[str, Any]], AfterValidator(_with_kind_and_time)] = []
    game: dict[str, Any] | None = None
    end: str = ""


class _Game(BaseModel, strict=True):
    """A game that was kept when the recording began."""

    id: int | None = None
    header: dict[str, Any]
    wall: Seconds | None
    events: list[tuple[str, Seconds, Seconds | None, dict[str, Any]]]
    calibration: str | None
    zeros: tuple[Seconds, Seconds | None, list[float | None]] | None


class _Files(BaseModel, strict=True):
    set_up: bool
    files: dict[str, str]


class _Head(BaseModel, strict=True):
    """What the first line may hold."""

    simulated: bool
    enter_by: Literal["plan", "facts"]
    ground_map: Annotated[int, Field(ge=1, le=GROUND_MAPS)]
    configurations: dict[str, str]
    box: Annotated[list[int], Field(min_length=len(PIECES), max_length=len(PIECES))] = list(FULL_BOX)
    cards: dict[str, Any] | None = None
    sets: dict[str, dict[str, Any]] = {}
    usual_set: str | None = None
    buzzer: bool = False
    tray: _Files | None = None
    plate: _Files | None = None
    waiting: list[_Game] = []
    unfinished: _Game | None = None
    scored: _Game | None = None


@dataclass
class ResenseResult:
    """Recorded and recomputed events of a recording."""

    turns: int = 0
    seconds: float = 0.0
    """Hub time of the recording."""
    events: int = 0
    """Recorded events."""
    first_difference: float | None = None
    """Hub time of the first turn with different events; None: no difference."""
    state_hash: str = ""
    """Recomputed state hash."""
    expected: str = ""
    """Recorded state hash."""
    whole: bool = False
    """The recording has its end."""
    tray: int = 0
    """Recorded tray events: counts, questions, and questions that ended."""
    missing: list[dict[str, Any]] = field(default_factory=list)
    """Recorded tray events without a recomputed counterpart."""
    new: list[dict[str, Any]] = field(default_factory=list)
    """Recomputed tray events without a recorded counterpart."""

    @property
    def same(self) -> bool:
        """All events, their times and the state hash are equal."""
        return self.whole and self.first_difference is None and self.state_hash == self.expected

    def as_json(self) -> dict[str, Any]:
        """Everything as one JSON object."""
        return {
            "same": self.same,
            "turns": self.turns,
            "seconds": round(self.seconds, 2),
            "events": self.events,
            "first_difference_s": self.first_difference,
            "tray_events": self.tray,
            "missing": self.missing,
            "new": self.new,
            "state_hash": self.state_hash,
            "expected": self.expected,
            "whole": self.whole,
        }


def resense(path: Path) -> ResenseResult:
    """Replays the recorded turns through the present hub. Raises `BadRecord` for a file that is no recording.

    A truncated recording (power cut, size limit) is replayed as far as it goes (`whole` False).
    """
    rows = _rows(path)
    number, head = _head(path, rows)
    result = ResenseResult()
    last: float | None = None
    then: list[dict[str, Any]] = []
    now: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory(prefix="palace-again-") as folder, Journal.open(Path(folder) / "j") as journal:
        try:
            core, sessions, seeds = core_of(journal, head, Path(folder))
            for line, row in rows:
                number = line
                if "end" in row:
                    result.expected, result.whole = str(row["end"]), True
                    break
                sessions.extend(row.get("session", ()))
                seeds.extend(row.get("seed", ()))
                outcome = core.step(turn_of(row))
                recorded, again = row.get("events", []), json.loads(json.dumps(list(outcome.events)))
                if recorded != again and result.first_difference is None:
                    result.first_difference = core.hub.t
                then += recorded
                now += again
                result.turns += 1
                result.seconds += 0.0 if last is None else core.hub.t - last
                last = core.hub.t
        except BadRecord:
            raise
        except (ArithmeticError, LookupError, TypeError, ValueError, RulesError, BadEntry, KeepingFault) as error:
            text = f"the recording cannot be played: {error}"
            raise BadRecord(path, number, "record-turn", text, detail=str(error)) from None
        if core.hub.book is not None:
            result.state_hash = state_hash(core.hub.book.game.state)
    result.events = len(then)
    result.tray = sum(event["kind"] in TRAY_EVENTS for event in then)
    result.missing, result.new = unmatched(then, now)
    return result


def recompute(path: Path) -> Replayed:
    """Folds the events of a recording's last game, as for a record. Raises `BadRecord`."""
    rows = _rows(path)
    number, head = _head(path, rows)
    book: Book | None = None
    events = commands = 0
    expected = ""
    kept = head.get("unfinished") or head.get("scored")
    try:
        if kept is not None:
            book = Book.new(kept["header"])
            for kind, _, _, body in kept["events"]:
                book.fold(parse_event(kind, body))
        for line, row in rows:
            number = line
            if "game" in row:
                book, events, commands = None if row["game"] is None else Book.new(row["game"]), 0, 0
            for event in row.get("events", ()):
                if book is None:
                    break
                body = {name: value for name, value in event.items() if name not in ("kind", "t")}
                book.fold(parse_event(event["kind"], body))
                events += 1
                commands += event["kind"] == "command"
            expected = str(row.get("end", ""))
    except BadRecord:
        raise
    except (ArithmeticError, LookupError, TypeError, ValueError, RulesError) as error:
        text = f"an event does not follow: {error}"
        raise BadRecord(path, number, "record-event", text, event="?", detail=str(error)) from None
    if book is None:
        raise BadRecord(path, number, "record-no-game", "expected a game, got none")
    return Replayed(book.game, events, commands, state_hash(book.game.state), expected, intact=True)


def _head(path: Path, rows: Iterator[tuple[int, dict[str, Any]]]) -> tuple[int, dict[str, Any]]:
    number, head = next(rows, (1, {}))
    if head.get("format") != FORMAT:
        raise BadRecord(path, number, "record-format", f"expected a recording of format {FORMAT!r}", format=FORMAT)
    _require(_Head, head, path, number)
    return number, head


def _require(shape: type[BaseModel], row: dict[str, Any], path: Path, number: int) -> None:
    """Raises `BadRecord` naming the first field of `row` that does not fit `shape`."""
    try:
        shape.model_validate_json(json.dumps(row))
    except RecursionError:
        raise BadRecord(path, number, "record-line", "nested too deeply") from None
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        detail = f"{'.'.join(map(str, first['loc']))}: {first['msg']}"
        raise BadRecord(path, number, "record-turn", detail, detail=detail) from None


def core_of(journal: Journal, head: Mapping[str, Any], folder: Path) -> tuple[HubCore, deque[str], deque[int]]:
    """A hub in the state before the first turn, with queues for the recorded session ids and seeds."""
    for kept in reversed(head.get("waiting", ())):
        _restore_game(journal, kept)
        journal.set_aside()
    kept = head.get("unfinished") or head.get("scored")
    if kept is not None:
        _restore_game(journal, kept)
        if "scored" in head:
            journal.finish()
    sessions: deque[str] = deque()
    seeds: deque[int] = deque()
    cards = head.get("cards")
    sets = head.get("sets")
    kept_sets = None if sets is None else {name: set_of(kept) for name, kept in sets.items()}
    tray, plate = (_restore_files(head.get(node), folder / node) for node in ("tray", "plate"))
    core = HubCore(
        journal,
        draw_seed=lambda: seeds.popleft() if seeds else 0,
        simulated=bool(head["simulated"]),
        enter_by=str(head["enter_by"]),
        ground_map=int(head["ground_map"]),
        card_set=None if cards is None else set_of(cards),
        calibration_file=None if tray is None else CalibrationFile.read(tray),
        plate_file=None if plate is None else PlateFile.read(plate),
        box=tuple(head.get("box", FULL_BOX)),
        sets=None if kept_sets is None else SetShelf(on_disk=False, known=kept_sets, usual=head.get("usual_set")),
        sound=Sound(buzzer=bool(head.get("buzzer"))),
        set_up_tray=bool((head.get("tray") or {}).get("set_up")),
        set_up_plate=bool((head.get("plate") or {}).get("set_up")),
    )
    core.hub.nodes.preset(head["configurations"])
    fresh = core.hub.nodes.new_session
    core.hub.nodes.take_sessions_from(lambda: sessions.popleft() if sessions else fresh())
    return core, sessions, seeds


def _restore_game(journal: Journal, kept: Mapping[str, Any]) -> None:
    """Writes a recorded game to the journal."""
    journal.new_game(kept["header"], wall=kept["wall"], game=kept.get("id"))
    for kind, t, wall, body in kept["events"]:
        journal.append([(kind, t, body)], None, wall=wall)
    if kept["calibration"] is not None:
        journal.put_calibration(kept["calibration"])
    if kept["zeros"] is not None:
        t, wall, zeros = kept["zeros"]
        journal.save_zeros(t, zeros, wall=wall)


def _restore_files(kept: Mapping[str, Any] | None, folder: Path) -> Path | None:
    """Writes a node's recorded files to `folder`; None for recordings without them."""
    if kept is None:
        return None
    (folder / SIMULATED).mkdir(parents=True)
    for name in NAMES:
        if name in kept["files"]:
            (folder / name).write_text(str(kept["files"][name]), encoding="utf-8")
    return folder


def turn_of(row: Mapping[str, Any]) -> Turn:
    """The turn in one row of a recording."""
    return Turn(
        t=float(row["t"]),
        gone=row.get("gone", ()),
        opened=row.get("opened", ()),
        over_mqtt=row.get("mqtt", {}),
        received={name: data.encode("latin-1") for name, data in row.get("rx", {}).items()},
        entries=[read_entry(json.dumps(entry)) for entry in row.get("entries", ())],
        wall=row.get("wall"),
    )


def unmatched(
    then: list[dict[str, Any]], now: list[dict[str, Any]]
) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The tray events of either side without a counterpart: same kind, cell and counts within `NEAR_S`."""
    left = [event for event in now if event["kind"] in TRAY_EVENTS]
    missing = []
    for event in then:
        if event["kind"] not in TRAY_EVENTS:
            continue
        match = next((candidate for candidate in left if _matches(event, candidate)), None)
        if match is None:
            missing.append(event)
        else:
            left.remove(match)
    return missing, left


def _matches(event: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    same = all(event.get(name) == other.get(name) for name in ("kind", "cell", "pieces", "count"))
    return same and abs(float(event["t"]) - float(other["t"])) <= NEAR_S


def is_recording(path: Path) -> bool:
    """Whether a file is gzip, as recordings are; records of games are plain text."""
    with open_file(path) as file:
        return file.read(2) == b"\x1f\x8b"


def _rows(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    number = 0
    try:
        with open_file(path) as raw, gzip.open(raw, "rb") as file:
            while line := file.readline(LONGEST_LINE):
                if not line.endswith(b"\n"):
                    return  # cut short
                number += 1
                row = json.loads(line)
                if not isinstance(row, dict):
                    raise ValueError("no object")
                if number > 1:
                    _require(_Row, row, path, number)
                yield number, row
    except EOFError:
        return
    except BadRecord:
        raise
    except (ValueError, RecursionError, gzip.BadGzipFile, zlib.error):
        text = "expected a JSON object on a line of its own"
        raise BadRecord(path, number + 1, "record-line", text) from None
