"""The record of one game: a header, every event, and the final state's hash. A reader recomputes it."""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from monkey_palace.errors import DataError, RulesError
from monkey_palace.game.history import Game
from monkey_palace.game.records import FORMAT as GAME_FORMAT
from monkey_palace.game.records import game_of, verify_record
from monkey_palace.game.state import state_hash
from palace_hub.errors import BadConfig, KeepingFault
from palace_hub.files.input_files import open_file
from palace_hub.journal.rows import LOST, GameHead
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message, Parameter
from palace_hub.referee.book import Book
from palace_hub.referee.events import parse_event

FORMAT = "palace-hub record 1"
"""The first word of every record; another number is another layout."""
LONGEST_LINE = 65536
"""Bytes of one line: a hundred times the longest event, and short enough that a wrong file is soon seen as one."""


class BadRecord(BadConfig):
    """A record that cannot be recomputed: `file`, `line`, and what was expected there."""

    def __init__(self, file: Path, line: int, key: str, text: str, **params: str) -> None:
        super().__init__(f"{file}:{line}: {text}", file=str(file), line=line, **params)
        self.key = key


class JournalInTheWay(KeepingFault):
    """A record must not replace the journal that it comes from."""

    key = "error-journal-in-the-way"


class LostGame(KeepingFault):
    """Damage took the beginning of a game, without which its events mean nothing."""

    key = "error-lost-game"


class UnreadableGame(KeepingFault):
    """The events of a kept game do not follow from each other, or its header is another version's."""

    key = "error-unreadable-game"


@dataclass(frozen=True, slots=True)
class Replayed:
    """Result of recomputing a record. `expected`: the hash that the record names, "" without one."""

    game: Game
    events: int
    commands: int
    state_hash: str
    expected: str
    intact: bool

    @property
    def same(self) -> bool:
        """True where no line was changed and the record leads to the state that it says it led to."""
        return self.intact and self.state_hash == self.expected


def lines(journal: Journal, game: int | None = None, players: Sequence[str] = ()) -> Iterator[str]:
    """The record of a kept game, the newest where none is named; a line of JSON each.

    `players`: names in place of the real ones, which stand in the header alone.
    """
    seal = hashlib.sha256()
    head = _head(journal, game)
    header = {**head.header, "players": list(players)} if players else head.header
    with _readable(head):
        book = Book.new(header)
        for row in _unsealed(journal, head, header, book):
            seal.update(row.encode())
            yield row
    yield _json({"kind": "end", "state_hash": state_hash(book.game.state), "seal": seal.hexdigest()})


def kept_game(journal: Journal, game: int | None = None) -> Game:
    """A kept game with its history, the newest where none is named."""
    return kept_book(journal, game).game


def kept_book(journal: Journal, game: int | None = None) -> Book:
    """The ledger of a kept game, the newest where none is named."""
    head = _head(journal, game)
    with _readable(head):
        book = Book.new(head.header)
        for entry in journal.events(head.id):
            book.fold(parse_event(entry.kind, entry.body))
    return book


def _head(journal: Journal, game: int | None) -> GameHead:
    head = journal.head(game)
    if head.status == LOST:
        raise LostGame(f"game {head.id}: its beginning is lost", game=head.id)
    return head


@contextmanager
def _readable(head: GameHead) -> Iterator[None]:
    """Raises `UnreadableGame` for events that do not follow from each other."""
    try:
        yield
    except (KeyError, TypeError, ValueError, IndexError) as error:
        if isinstance(error, RulesError):
            raise
        raise UnreadableGame(f"game {head.id} cannot be replayed: {error}", game=head.id, detail=str(error)) from None


def _unsealed(journal: Journal, head: GameHead, header: Mapping[str, Any], book: Book) -> Iterator[str]:
    """Header and events; `book` has folded them all when the last one is out."""
    yield _json({"format": FORMAT, **header})
    for entry in journal.events(head.id):
        book.fold(parse_event(entry.kind, entry.body))
        yield _json({"kind": entry.kind, "t": entry.t, **entry.body})


def write(journal: Journal, path: Path, game: int | None = None) -> int:
    """Write the record of a kept game, the newest where none is named; returns how many lines it has.

    Raises `JournalInTheWay` if `path` is the journal, or a file that it keeps beside it.
    """
    if journal.owns(path):
        raise JournalInTheWay(f"{path}: expected another file, got the journal", file=str(path))
    rows = list(lines(journal, game))
    path.write_text("".join(row + "\n" for row in rows), encoding="utf-8")
    return len(rows)


def replay(path: Path) -> Replayed:
    """Recompute the game of a record. Raises `BadRecord` with the line that does not follow from the ones before."""
    rows = _rows(path)
    number, header = next(rows, (1, {}))
    if header.get("format") == GAME_FORMAT:
        return _replay_game(path, header)
    if header.get("format") != FORMAT:
        raise BadRecord(path, number, "record-format", f"expected a record of format {FORMAT!r}", format=FORMAT)
    try:
        book = Book.new(header)
    except DataError as error:
        raise _other_cards(path, header, error) from None
    except (KeyError, TypeError, ValueError, RulesError) as error:
        text = f"expected a header with players, settings and set, got {error}"
        raise BadRecord(path, number, "record-header", text, detail=str(error)) from None
    events = commands = 0
    expected = sealed = ""
    seal = hashlib.sha256(_json(header).encode())
    for number, row in rows:
        text = _json(row)
        kind = str(row.pop("kind", ""))
        if kind == "end":
            expected, sealed = str(row.get("state_hash", "")), str(row.get("seal", ""))
            continue
        seal.update(text.encode())
        try:
            book.fold(parse_event(kind, row))
        except (KeyError, TypeError, ValueError, IndexError, RulesError) as error:
            text = f"event {kind!r} does not follow: {error}"
            raise BadRecord(path, number, "record-event", text, event=kind, detail=str(error)) from None
        events += 1
        commands += kind == "command"
    intact = seal.hexdigest() == sealed
    return Replayed(book.game, events, commands, state_hash(book.game.state), expected, intact)


def _replay_game(path: Path, header: Mapping[str, Any]) -> Replayed:
    """A record of the rules alone, as the engine and the bots write it; it names its cards, and does not carry them."""
    with open_file(path) as file:
        try:
            found = verify_record(file)
        except DataError as error:
            raise _other_cards(path, header, error) from None
    expected = found.state_hash if found.complete else ""
    return Replayed(game_of(found), len(found.events), 0, found.state_hash, expected, intact=True)


def _other_cards(path: Path, header: Mapping[str, Any], error: DataError) -> BadRecord:
    text = f"expected the card set that the game was played with: {error}"
    return BadRecord(path, 1, "record-cards", text, set=str(header.get("set", "")))


def _rows(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    with open_file(path) as file:
        number = 0
        while row := file.readline(LONGEST_LINE):
            number += 1
            try:
                data = json.loads(row)
            except (ValueError, RecursionError):
                data = None
            if not isinstance(data, dict):
                raise BadRecord(path, number, "record-line", "expected a JSON object on a line of its own")
            yield number, data


def score_lines(report: dict[str, Any], catalogue: Catalogue) -> Iterator[str]:
    """The result of a game as people read it: one line a player, then who won."""
    names = report["players"]
    for score in sorted(report["scores"], key=lambda one: -one["total"]):
        params: dict[str, Parameter] = {key: value for key, value in score.items() if key != "player"}
        yield catalogue.text(Message("score-line", {"name": names[score["player"]], **params}))
    winners = [names[seat] for seat in report["winners"]]
    key = "score-winner" if len(winners) == 1 else "score-shared"
    yield catalogue.text(Message(key, {"name": winners[0], "count": len(winners), "names": ", ".join(winners)}))
    detections = report["detections"]
    yield catalogue.text(
        Message(
            "score-detections",
            {
                "events": detections["events"],
                "silent": detections["silent_wrong"],
                "questions": detections["questions"],
            },
        )
    )


def link_lines(report: dict[str, Any], catalogue: Catalogue) -> Iterator[str]:
    """Each link's runtime and counters, as people read them."""
    for name, link in report["links"].items():
        yield catalogue.text(Message("score-link", {"name": name, **link}))


def _json(data: dict[str, Any]) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))
