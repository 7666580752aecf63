"""The kept games without a proof of the whole store: what lists and statistics read, also while a hub plays.

`Journal.open` reads every entry. A list of games needs their marks, and the entries of the games that are new to it;
those are proven by their chain. Where that fails, `opening.read` recovers what can be proven.
"""

import json
import os
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from palace_hub.errors import KeepingFault
from palace_hub.journal import opening, rebuild
from palace_hub.journal.entries import CALIBRATIONS, Entry, GameMark
from palace_hub.journal.rows import KeptEvent
from palace_hub.journal.schema import APPLICATION_ID, TABLES, VERSION, Value

_HEADERS: Final = "SELECT id, game, wall FROM header ORDER BY id"
_ENTRIES: Final = "SELECT * FROM entry NOT INDEXED WHERE id >= ? AND game = ? ORDER BY id"


@dataclass(frozen=True, slots=True)
class GameGlance:
    """A kept game as its mark shows it. `last`: the checksum of its newest entry; `first`: the row of its header."""

    id: int
    status: str
    events: int
    last: int
    first: int
    started_wall: float | None
    has_loss: bool
    """Damage may have taken events of it."""


class DamagedEntry(Exception):
    """An entry of the store is not as it was written."""


class Glance:
    """The games of a journal; a context manager. Make it with `Glance.open`."""

    def __init__(self, path: Path, connection: sqlite3.Connection, *, proven: bool) -> None:
        self.path = path
        self._proven = proven
        self._take(connection)

    @classmethod
    def open(cls, path: Path) -> Self:
        """Raises `KeepingFault` where there is no journal, and for anything but a journal."""
        place = Path(os.path.realpath(path))
        try:
            if (found := _unproven(place)) is not None:
                try:
                    return cls(place, found, proven=False)
                except (DamagedEntry, sqlite3.Error):
                    found.close()
            return cls(place, opening.read(place).connection, proven=True)
        except (sqlite3.Error, OSError) as error:
            text = f"{path}: {error}"
            raise KeepingFault(text, detail=text) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._connection.close()

    def header(self, game: GameGlance) -> Mapping[str, Any]:
        """What the game began with."""
        data: Mapping[str, Any] = json.loads(self._entries(game)[0].body)
        return data

    def events(self, game: GameGlance) -> Iterator[KeptEvent]:
        """The events of a game, in order."""
        for entry in self._entries(game)[1:]:
            yield KeptEvent(entry.seq, entry.kind, entry.t, entry.wall, json.loads(entry.body))

    def _entries(self, game: GameGlance) -> list[Entry]:
        try:
            return self._chain(game)
        except (DamagedEntry, sqlite3.Error):
            if self._proven:
                text = f"{self.path}: game {game.id} cannot be read"
                raise KeepingFault(text, detail=text) from None
        self._connection.close()
        self._proven = True
        self._take(opening.read(self.path).connection)
        known = {found.id: found for found in self.games}
        if game.id not in known:
            text = f"{self.path}: game {game.id} cannot be read"
            raise KeepingFault(text, detail=text)
        return self._entries(known[game.id])

    def _chain(self, game: GameGlance) -> list[Entry]:
        """Header and events up to the mark; raises `DamagedEntry` unless each is whole and follows from the last."""
        chain: list[Entry] = []
        before = 0
        for row in self._connection.execute(_ENTRIES, (game.first, game.id)):
            entry = Entry.of(row)
            if entry is None or (entry.seq, entry.before) != (len(chain), before):
                raise DamagedEntry
            chain.append(entry)
            before = entry.crc
            if entry.seq == game.events:
                break
        if not chain or before != game.last:
            raise DamagedEntry
        return chain

    def _take(self, connection: sqlite3.Connection) -> None:
        """Read the marks at one moment."""
        connection.execute("BEGIN")
        try:
            headers: dict[int, tuple[int, Value]] = {
                game: (place, wall) for place, game, wall in connection.execute(_HEADERS)
            }
            marks = [GameMark.of(row) for row in connection.execute("SELECT * FROM mark ORDER BY id")]
        finally:
            connection.execute("ROLLBACK")
        games = []
        for mark in marks:
            if mark is None or (mark.game not in headers and mark.game != CALIBRATIONS):
                raise DamagedEntry
            if mark.game != CALIBRATIONS:
                first, wall = headers[mark.game]
                started = None if wall is None else float(wall)
                has_loss = mark.loss is not None and mark.loss.events > 0
                games.append(GameGlance(mark.game, mark.status, mark.seq, mark.last, first, started, has_loss))
        self.games = tuple(games)
        self._connection = connection


def _unproven(path: Path) -> sqlite3.Connection | None:
    """A connection to a store that looks whole; None where it has to be proven, recovered or refused."""
    if not path.is_file() or path.stat().st_size == 0 or rebuild.waiting(path) is not None:
        return None  # SQLite would delete the log of an empty file
    connection = opening.reading(path)
    try:
        application = connection.execute("PRAGMA application_id").fetchone()[0]
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        tables = [sql for (sql,) in connection.execute("SELECT sql FROM sqlite_master ORDER BY rowid")]
        if (application, version, tables) == (APPLICATION_ID, VERSION, list(TABLES)):
            return connection
    except (sqlite3.Error, UnicodeDecodeError):
        pass
    connection.close()
    return None
