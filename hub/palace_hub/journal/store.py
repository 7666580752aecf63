"""The journal: every event is stored before its effect leaves the hub. One SQLite file, one writer.

Events are on the disk when `append` returns: they survive kill -9 and a power cut. A failed write raises
`KeepingFault` and leaves the store as it was, so that the call can be repeated.
"""

import fcntl
import json
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any

from palace_hub.errors import KeepingFault
from palace_hub.journal import opening
from palace_hub.journal.rows import GameHead, KeptEvent, KeptZeros, Salvaged
from palace_hub.journal.schema import checksum

PLAYING, FINISHED, SET_ASIDE = "playing", "finished", "set_aside"

# Seconds that another reader of the file may hold a write up.
_BUSY_S = 2.0


class Journal:
    """One store; make it with `Journal.open`. A context manager that closes it.

    `salvaged` tells of a damaged file found at opening: kept under another name, its readable beginning taken over.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection, lock: int | None, salvaged: Salvaged | None) -> None:
        self.path = path
        self.salvaged = salvaged
        self._db = connection
        self._lock = lock
        self._game: int | None = None
        game = self.unfinished() or self.scored()
        if game is not None:
            self._game = game.id

    @classmethod
    def open(cls, path: Path | str, *, read_only: bool = False) -> "Journal":
        """Opens or makes the store at `path`.

        Raises `KeepingFault` where the file belongs to something else or to a newer hub, where another hub has it
        open, where it cannot be read or written, and where it cannot be made durable. `read_only` needs an existing
        file, takes no lock and heals nothing.
        """
        path = Path(path)
        with _keeping(path):
            if read_only:
                return cls(path, opening.read(path), None, None)
            opening.require_place(path)
            lock = _take_lock(path)
            try:
                connection, salvaged = opening.write(path, _BUSY_S)
                return cls(path, connection, lock, salvaged)
            except BaseException:
                os.close(lock)
                raise

    def close(self) -> None:
        with suppress(sqlite3.Error):
            self._db.close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # --- writing: each call is one transaction

    def new_game(self, header: dict[str, Any], *, wall: float | None = None) -> int:
        """Begins a game's record and returns its id; what is appended from now on belongs to it."""
        text = _canonical(header)
        with self._transaction():
            newest = self._one("SELECT max(id) FROM game")
            game = 1 + (int(newest[0]) if newest and newest[0] is not None else 0)
            self._db.execute(
                "INSERT INTO game VALUES (?, ?, ?, ?, ?)",
                (game, PLAYING, wall, text, checksum(game, PLAYING, wall, text)),
            )
        self._game = game
        return game

    def append(
        self,
        events: Sequence[tuple[str, float, dict[str, Any]]],
        zeros: Sequence[float | None] | None = None,
        *,
        wall: float | None = None,
    ) -> int:
        """Keeps (kind, t, body) in order, and with them the tracked zeros; returns the last event's number."""
        game = self._current()
        with self._transaction():
            seq = self._last_seq(game)
            at = self._next_id("event")
            t = 0.0
            for kind, t, body in events:
                seq += 1
                row = (at, game, seq, kind, float(t), wall, _canonical(body))
                self._db.execute("INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*row, checksum(*row)))
                at += 1
            if zeros is not None and events:
                self._put_zeros(game, seq, t, zeros, wall)
        return seq

    def save_zeros(self, t: float, zeros: Sequence[float | None], *, wall: float | None = None) -> None:
        """Keeps the tracked zeros (raw counts) between events."""
        game = self._current()
        with self._transaction():
            self._put_zeros(game, self._last_seq(game), t, zeros, wall)

    def finish(self, game: int | None = None) -> None:
        """The game has been scored; it is no longer offered for resuming. Later events still belong to it."""
        self._set_status(game, FINISHED)

    def reopen(self, game: int | None = None) -> None:
        """The scored game goes on; it is offered for resuming again."""
        self._set_status(game, PLAYING)

    def set_aside(self, game: int | None = None) -> None:
        """The unfinished game was discarded; its record is kept."""
        self._set_status(game, SET_ASIDE)

    def next_session(self) -> str:
        """A session id (hex) never given before, kept before it is used; other files have another beginning."""
        with self._transaction():
            meta = dict(self._db.execute("SELECT key, value FROM meta").fetchall())
            number = int(meta["sessions"]) + 1
            self._db.execute("UPDATE meta SET value = ? WHERE key = 'sessions'", (str(number),))
        return f"{meta['salt']}{number:x}"

    def put_calibration(self, text: str, *, wall: float | None = None) -> int:
        """Keeps a calibration; earlier ones stay. Returns its version, from 1."""
        with self._transaction():
            version = self._next_id("calibration")
            row = (version, wall, text)
            self._db.execute("INSERT INTO calibration VALUES (?, ?, ?, ?)", (*row, checksum(*row)))
        return version

    # --- reading

    def unfinished(self) -> GameHead | None:
        """The newest game that was neither finished nor set aside."""
        row = self._one("SELECT id FROM game WHERE status = ? ORDER BY id DESC LIMIT 1", PLAYING)
        return None if row is None else self.head(int(row[0]))

    def scored(self) -> GameHead | None:
        """The newest game if it was scored: its cards can still be corrected."""
        row = self._one("SELECT id, status FROM game ORDER BY id DESC LIMIT 1")
        return None if row is None or row[1] != FINISHED else self.head(int(row[0]))

    def head(self, game: int | None = None) -> GameHead:
        """A game's head; the newest where none is named. Raises `KeepingFault` where there is no such game."""
        with _keeping():
            row = self._one(
                "SELECT id, status, wall, header FROM game WHERE id = coalesce(?, (SELECT max(id) FROM game))", game
            )
            if row is None:
                text = f"{self.path}: no game {game}" if game is not None else f"{self.path}: no game yet"
                raise KeepingFault(text, detail=text)
            last = self._one("SELECT seq, t, wall FROM event WHERE game = ? ORDER BY seq DESC LIMIT 1", row[0])
        return GameHead(
            id=int(row[0]),
            status=str(row[1]),
            header=json.loads(row[3]),
            events=0 if last is None else int(last[0]),
            started_wall=row[2],
            saved_t=None if last is None else last[1],
            saved_wall=None if last is None else last[2],
        )

    def games(self) -> tuple[GameHead, ...]:
        """All kept games, oldest first."""
        with _keeping():
            ids = [int(row[0]) for row in self._db.execute("SELECT id FROM game ORDER BY id")]
        return tuple(self.head(game) for game in ids)

    def events(self, game: int | None = None) -> Iterator[KeptEvent]:
        """The events of a game (the present one where none is named), in order."""
        game = self._current() if game is None else game
        with _keeping():
            rows = self._db.execute("SELECT seq, kind, t, wall, body FROM event WHERE game = ? ORDER BY seq", (game,))
            for seq, kind, t, wall, body in rows.fetchall():
                yield KeptEvent(seq, kind, t, wall, json.loads(body))

    def latest_zeros(self, game: int | None = None) -> KeptZeros | None:
        """The newest tracked zeros of a game (the present one where none is named)."""
        game = self._game if game is None else game
        row = self._one("SELECT seq, t, wall, body FROM zeros WHERE game = ? ORDER BY id DESC LIMIT 1", game)
        return None if row is None else KeptZeros(row[0], row[1], row[2], tuple(json.loads(row[3])))

    def calibration(self, version: int | None = None) -> str | None:
        """The newest calibration, or an earlier version."""
        row = self._one(
            "SELECT body FROM calibration WHERE id = coalesce(?, (SELECT max(id) FROM calibration))", version
        )
        return None if row is None else str(row[0])

    # --- inside

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        with _keeping():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._db.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    if self._db.in_transaction:
                        self._db.execute("ROLLBACK")
                raise

    def _one(self, statement: str, *values: object) -> Any:
        with _keeping():
            return self._db.execute(statement, values).fetchone()

    def _current(self) -> int:
        if self._game is None:
            text = f"{self.path}: no game has been begun"
            raise KeepingFault(text, detail=text)
        return self._game

    def _last_seq(self, game: int) -> int:
        row = self._db.execute("SELECT max(seq) FROM event WHERE game = ?", (game,)).fetchone()
        return int(row[0] or 0)

    def _next_id(self, table: str) -> int:
        row = self._db.execute(f"SELECT max(id) FROM {table}").fetchone()
        return 1 + int(row[0] or 0)

    def _put_zeros(self, game: int, seq: int, t: float, zeros: Sequence[float | None], wall: float | None) -> None:
        row = (self._next_id("zeros"), game, seq, float(t), wall, _canonical(list(zeros)))
        self._db.execute("INSERT INTO zeros VALUES (?, ?, ?, ?, ?, ?, ?)", (*row, checksum(*row)))

    def _set_status(self, game: int | None, status: str) -> None:
        game = self._current() if game is None else game
        with self._transaction():
            row = self._db.execute("SELECT wall, header FROM game WHERE id = ?", (game,)).fetchone()
            if row is None:
                text = f"{self.path}: no game {game}"
                raise KeepingFault(text, detail=text)
            self._db.execute(
                "UPDATE game SET status = ?, crc = ? WHERE id = ?",
                (status, checksum(game, status, row[0], row[1]), game),
            )
        if game == self._game and status == SET_ASIDE:
            self._game = None


@contextmanager
def _keeping(path: Path | None = None) -> Iterator[None]:
    """Turn errors of SQLite and the system into a `KeepingFault` with their text, and with the journal's `path`."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        text = (error.strerror if isinstance(error, OSError) else None) or str(error)
        if path is not None:
            text = f"{path}: {text}"
        raise KeepingFault(text, detail=text) from error


def _take_lock(path: Path) -> int:
    """Take the writer's lock; a second hub is refused at once. The system releases it when the process ends."""
    lock = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        text = f"{path}: another hub has it open"
        raise KeepingFault(text, detail=text) from None
    return lock


def _canonical(data: object) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), allow_nan=False)
