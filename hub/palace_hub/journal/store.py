"""The journal: every event is stored before its effect leaves the hub. One SQLite file, one writer.

Events are on the disk when `append` returns: they survive kill -9 and a power cut. A failed write raises
`KeepingFault` and leaves the store as it was, so that the call can be repeated. `opening` proves that a store is
complete; while it is open, the newest entry of each game is known here and nothing is looked up.
"""

import json
import os
import secrets
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from types import TracebackType
from typing import Any

from palace_hub.errors import KeepingFault
from palace_hub.journal import opening
from palace_hub.journal.entries import CALIBRATIONS, Entry, GameMark, chained
from palace_hub.journal.high_water import HighWater
from palace_hub.journal.opening import GameTail
from palace_hub.journal.rows import FINISHED, PLAYING, SET_ASIDE, GameHead, KeptEvent, KeptZeros, Salvaged
from palace_hub.journal.schema import CALIBRATION, HEADER, PUT_ENTRY, PUT_HEADER, PUT_MARK

# Seconds that another reader of the file may hold a write up.
_BUSY_S = 2.0

_ENDINGS = ("", "-wal", "-shm", "-mark", "-journal", ".building", ".rebuilt")
_OLD_FILES = (".damaged-", ".version-", ".stray-")


class NoSuchGame(KeepingFault):
    """The journal has no game of this number, or none at all."""

    key = "error-no-such-game"


class DamagedInPlay(KeepingFault):
    """The file was damaged while it was open, and mending it cost events of the present game, or failed."""

    key = "error-damaged-in-play"


@dataclass(frozen=True, slots=True)
class StoreCopy:
    """A copy of a store, and what is in it."""

    store: bytes
    mark: bytes | None
    """The mark beside it; None: nothing outside the store told how many entries it has."""
    games: int
    events: int
    damaged: bool
    lost: int
    """Events that the store lacks because it is damaged."""


def copied(path: Path) -> StoreCopy:
    """A copy of the store at `path`; a hub may write to it meanwhile. Raises `KeepingFault`."""
    with keeping(path):
        store, mark, opened = opening.copied(Path(os.path.realpath(path)))
        opened.connection.close()
    events = [tail.mark.seq for game, tail in opened.games.items() if game != CALIBRATIONS]
    found = opened.salvaged
    damaged, lost = found is not None and not found.version, 0 if found is None else found.lost
    return StoreCopy(store, mark, len(events), sum(events), damaged, lost)


class Journal:
    """One store; make it with `Journal.open`. A context manager that closes it.

    `salvaged` tells of a file that was damaged, or made by an earlier version, at opening. `certain` is False where
    nothing outside the file told how many events it should have.
    """

    def __init__(self, path: Path, opened: opening.Opened) -> None:
        self.path = path
        self._fault: KeepingFault | None = None  # why nothing can be written until the next start
        self._adopt(opened)
        self._session = (secrets.token_hex(8), 0)
        self._game: int | None = None
        game = self.unfinished() or self.scored()
        if game is not None:
            self._game = game.id

    def _adopt(self, opened: opening.Opened) -> None:
        self.salvaged: Salvaged | None = opened.salvaged
        self.certain = opened.certain
        self._opened = opened
        self._db = opened.connection
        self._games = opened.games

    @classmethod
    def open(cls, path: Path | str, *, read_only: bool = False) -> "Journal":
        """Opens or makes the store at `path`.

        Raises `KeepingFault` where the file belongs to something else or to a newer hub, where another hub has it
        open, where it cannot be read or written, and where it cannot be made durable. `read_only` needs an existing
        file, takes no lock and heals nothing.
        """
        path = Path(path)
        with keeping(path):
            place = Path(os.path.realpath(path))
            opened = opening.read(place) if read_only else opening.write(place, _BUSY_S)
            try:
                return cls(path, opened)
            except BaseException:
                opened.close()
                raise

    def close(self) -> None:
        self._opened.close()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # --- writing: each call is one transaction

    def new_game(self, header: Mapping[str, Any], *, wall: float | None = None, game: int | None = None) -> int:
        """Begins a game's record and returns its id; what is appended from now on belongs to it.

        `game`: the id that it had in another journal; None gives the next one.
        """
        if game is None or game in self._games:
            game = 1 + max(self._games, default=CALIBRATIONS)
        (entry,) = chained(game, [(HEADER, 0.0, wall, _canonical(header))], 0, 0)
        self._put(GameMark(game, 1, PLAYING, 0, entry.crc), [entry])
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
        mark = self._games[self._current()].mark
        if not events:
            return mark.seq
        rows = [(kind, float(t), wall, _canonical(body)) for kind, t, body in events]
        entries = chained(mark.game, rows, mark.seq + 1, mark.last)
        last = entries[-1]
        mark = replace(mark, seq=last.seq, last=last.crc)
        if zeros is not None:
            mark = replace(mark, zeros=(last.seq, last.t, wall, _canonical(list(zeros))))
        self._put(mark, entries)
        return last.seq

    def save_zeros(self, t: float, zeros: Sequence[float | None], *, wall: float | None = None) -> None:
        """Keeps the tracked zeros (raw counts) between events."""
        mark = self._games[self._current()].mark
        self._put(replace(mark, zeros=(mark.seq, float(t), wall, _canonical(list(zeros)))))

    def finish(self, game: int | None = None) -> None:
        """The game has been scored; it is no longer offered for resuming. Later events still belong to it."""
        self._set_status(self._current() if game is None else game, FINISHED)

    def reopen(self) -> None:
        """The scored game goes on; it is offered for resuming again."""
        self._set_status(self._current(), PLAYING)

    def set_aside(self, game: int | None = None) -> None:
        """The unfinished game waits: it is not offered at the start any more, but `resume` takes it up again."""
        game = self._current() if game is None else game
        self._set_status(game, SET_ASIDE)
        if game == self._game:
            self._game = None

    def resume(self, game: int) -> None:
        """Take up an unfinished game: what is appended from now on belongs to it."""
        self._set_status(game, PLAYING)
        self._game = game

    def next_session(self) -> str:
        """A session id (hex) never given before: each open journal draws a beginning by chance."""
        beginning, number = self._session
        self._session = beginning, number + 1
        return f"{beginning}{number + 1:x}"

    def put_calibration(self, text: str, *, wall: float | None = None) -> int:
        """Keeps a calibration; earlier ones stay. Returns its version, from 1."""
        tail = self._games.get(CALIBRATIONS)
        mark = GameMark(CALIBRATIONS, 0, PLAYING, -1, 0) if tail is None else tail.mark
        (entry,) = chained(CALIBRATIONS, [(CALIBRATION, 0.0, wall, text)], mark.seq + 1, mark.last)
        self._put(replace(mark, seq=entry.seq, last=entry.crc), [entry])
        return entry.seq + 1

    # --- reading

    def unfinished(self) -> GameHead | None:
        """The game played last that was neither finished nor set aside."""
        playing = [game for game in self._by_age() if self._games[game].mark.status == PLAYING]
        return self.head(playing[-1]) if playing else None

    def waiting(self) -> tuple[GameHead, ...]:
        """The unfinished games apart from the one of `unfinished`, the one played last first."""
        status = {game: self._games[game].mark.status for game in self._by_age()}
        playing = [game for game, state in status.items() if state == PLAYING][:-1]
        aside = [game for game, state in status.items() if state == SET_ASIDE or game in playing]
        return tuple(self.head(game) for game in reversed(aside))

    def scored(self) -> GameHead | None:
        """The game played last if it was scored: its cards can still be corrected."""
        games = self._by_age()
        return self.head(games[-1]) if games and self._games[games[-1]].mark.status == FINISHED else None

    def head(self, game: int | None = None) -> GameHead:
        """A game's head; the one played last where none is named. Raises `KeepingFault` where there is no such game."""
        games = self._by_age()
        if game is None and games:
            game = games[-1]
        if game not in games:
            text = f"{self.path}: no game {game}" if game is not None else f"{self.path}: no game yet"
            known = ", ".join(map(str, sorted(games))) or "none"
            raise NoSuchGame(text, detail=text, file=str(self.path), game=str(game), known=known)
        tail = self._games[game]
        (header,) = self._entries("id = ?", tail.first)
        played = tail.mark.seq > 0
        return GameHead(
            id=game,
            status=tail.mark.status,
            header=json.loads(header.body),
            events=tail.mark.seq,
            started_wall=header.wall,
            saved_t=tail.t if played else None,
            saved_wall=tail.wall if played else None,
            loss=tail.mark.loss,
        )

    def games(self) -> tuple[GameHead, ...]:
        """All kept games, in the order of their ids."""
        return tuple(self.head(game) for game in sorted(self._by_age()))

    def events(self, game: int | None = None) -> Iterator[KeptEvent]:
        """The events of a game (the present one where none is named), in order."""
        tail = self._games.get(self._current() if game is None else game)
        if tail is not None:
            found = self._entries("id BETWEEN ? AND ? AND game = ?", tail.first + 1, tail.newest, tail.mark.game)
            for entry in found:
                yield KeptEvent(entry.seq, entry.kind, entry.t, entry.wall, json.loads(entry.body))

    def latest_zeros(self, game: int | None = None) -> KeptZeros | None:
        """The newest tracked zeros of a game (the present one where none is named)."""
        game = self._game if game is None else game
        zeros = self._games[game].mark.zeros if game in self._games else None
        return None if zeros is None else KeptZeros(*zeros[:3], tuple(json.loads(zeros[3])))

    def calibration(self, version: int | None = None) -> str | None:
        """The newest calibration, or an earlier version."""
        tail = self._games.get(CALIBRATIONS)
        if tail is None:
            return None
        found = self._entries("id BETWEEN ? AND ? AND game = ?", tail.first, tail.newest, CALIBRATIONS)
        number = len(found) if version is None else version
        return found[number - 1].body if 0 < number <= len(found) else None

    def owns(self, file: Path) -> bool:
        """True for the journal's own file, under any of its names, and for the files that it keeps beside it."""
        place, other = os.path.realpath(self.path), os.path.realpath(file)
        ending = other.removeprefix(place) if other.startswith(place) else None
        if ending is not None and (ending in _ENDINGS or ending.startswith(_OLD_FILES)):
            return True
        return os.path.exists(place) and os.path.exists(other) and os.path.samefile(place, other)

    @property
    def mark_fault(self) -> str:
        """Why the mark beside the store cannot be written, so that a lost tail could go unnoticed; "" if it can."""
        return "" if self._opened.beside is None else self._opened.beside.fault

    # --- inside

    def _put(self, mark: GameMark, entries: Sequence[Entry] = ()) -> None:
        """Store entries of one game and its mark in one transaction."""
        if self._fault is not None:
            raise self._fault
        mark = replace(mark, writes=mark.writes + 1)
        number = self._opened.entries
        try:
            with self._transaction():
                for entry in entries:
                    number += 1
                    self._db.execute(PUT_ENTRY, (number, *entry.row[1:]))
                    if entry.kind == HEADER:
                        self._db.execute(PUT_HEADER, (number, *entry.row[1:]))
                self._db.execute(PUT_MARK, mark.row)
        except KeepingFault as fault:
            if opening.is_damage(fault.__cause__):
                self._mend(fault)
            raise (self._fault or fault) from fault.__cause__
        tail = self._games.get(mark.game)
        if tail is None:
            tail = self._games[mark.game] = GameTail(number, number, None, None, mark)
        tail.mark = mark
        if entries:
            tail.newest, tail.t, tail.wall = number, entries[-1].t, entries[-1].wall
            self._opened.entries = number
            if self._opened.beside is not None:
                self._opened.beside.write(HighWater(self._opened.salt, number, mark.game, mark.seq, mark.last))

    def _mend(self, fault: KeepingFault) -> None:
        """The file was damaged while it was open: salvage it, so that the call can be repeated.

        If that costs events of the present game, nothing is written any more: what follows would not fit to the rest.
        """
        game = self._game
        before = None if game is None else self._games[game].mark
        self._opened.close()
        try:
            with keeping(self.path):
                self._adopt(opening.write(Path(os.path.realpath(self.path)), _BUSY_S))
        except KeepingFault as again:
            self._fault = DamagedInPlay(str(again), detail=str(again))
            return
        after = self._games[game].mark if game in self._games else None
        if before is not None and (after is None or (after.seq, after.last) != (before.seq, before.last)):
            self._fault = DamagedInPlay(str(fault), detail=str(fault))

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        with keeping():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._db.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    if self._db.in_transaction:
                        self._db.execute("ROLLBACK")
                raise

    def _entries(self, where: str, *values: object) -> list[Entry]:
        """Entries from the table itself, each with the checksum that it was written with."""
        with keeping(self.path):
            rows = self._db.execute(f"SELECT * FROM entry NOT INDEXED WHERE {where} ORDER BY id", values).fetchall()
        entries = [Entry(*row) for row in rows]
        for entry in entries:
            if not entry.is_whole:
                text = f"{self.path}: entry {entry.place} is damaged"
                raise KeepingFault(text, detail=text)
        return entries

    def _by_age(self) -> list[int]:
        """The games, those played last at the end."""
        games = [game for game in self._games if game != CALIBRATIONS]
        return sorted(games, key=lambda game: self._games[game].newest)

    def _current(self) -> int:
        if self._game is None:
            text = f"{self.path}: no game has been begun"
            raise KeepingFault(text, detail=text)
        return self._game

    def _set_status(self, game: int, status: str) -> None:
        if game == CALIBRATIONS or game not in self._games:
            text = f"{self.path}: no game {game}"
            raise KeepingFault(text, detail=text)
        mark = self._games[game].mark
        if mark.status != status:
            self._put(replace(mark, status=status))


@contextmanager
def keeping(path: Path | None = None) -> Iterator[None]:
    """Turn errors of SQLite and the system into a `KeepingFault` with their text, and with the journal's `path`."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        text = (error.strerror if isinstance(error, OSError) else None) or str(error)
        if path is not None:
            text = f"{path}: {text}"
        raise KeepingFault(text, detail=text) from error


def _canonical(data: object) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), allow_nan=False)
