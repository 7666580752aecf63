"""Open the store: prove that it is complete, write a damaged or older one anew, refuse a foreign file."""

import secrets
import shutil
import sqlite3
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from palace_hub.errors import KeepingFault
from palace_hub.journal import high_water, rebuild, schema, version_1
from palace_hub.journal.entries import CALIBRATIONS, GameMark
from palace_hub.journal.high_water import HighWater, HighWaterFile
from palace_hub.journal.lock import Lock
from palace_hub.journal.pages import log_of, read_bytes
from palace_hub.journal.recovery import recover
from palace_hub.journal.rows import EventsLost, Salvaged
from palace_hub.journal.schema import APPLICATION_ID, HEADER, MARK, TABLES, VERSION, checksum, entry_checksum

_MAGIC = b"SQLite format 3\x00"
_DATABASE_HEADER_BYTES = 100
_OF_THE_SURROUNDINGS = frozenset(
    {
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_INTERRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
    }
)
"""Primary error codes that say nothing of the file's content."""
_READ_ERRORS = frozenset(
    {
        sqlite3.SQLITE_IOERR_READ,
        sqlite3.SQLITE_IOERR_SHORT_READ,
        sqlite3.SQLITE_IOERR_DATA,
        sqlite3.SQLITE_IOERR_CORRUPTFS,
    }
)
"""The input/output errors of the file's content; all others are of writing, locks and helper files."""


class NoJournal(KeepingFault):
    """There is no journal to read."""

    key = "error-no-journal"


class NoJournalFolder(KeepingFault):
    """The folder of the journal does not exist."""

    key = "error-no-journal-folder"


class FolderAsJournal(KeepingFault):
    """The name of the journal is that of a folder."""

    key = "error-is-folder"


class DeviceAsJournal(KeepingFault):
    """The name of the journal is that of a pipe, socket or device."""

    key = "error-not-a-file"


class _Damaged(Exception):
    """The file is a journal, but damaged."""


class _Older(Exception):
    """The file is a whole journal of version 1."""


@dataclass(slots=True)
class GameTail:
    """Where a game's entries lie in the table, and its newest ones; the state of its mark."""

    first: int
    newest: int
    t: float | None
    wall: float | None
    mark: GameMark


@dataclass
class Opened:
    """An open store. `entries`: their number. `lock`, `beside`: of a writer."""

    connection: sqlite3.Connection
    salt: str
    games: dict[int, GameTail] = field(default_factory=dict)
    entries: int = 0
    certain: bool = True
    """False if only this file tells how many entries there are: it may be an old copy."""
    lock: Lock | None = None
    beside: HighWaterFile | None = None
    salvaged: Salvaged | None = None
    """The file was damaged, or of an earlier version."""

    def close(self) -> None:
        with suppress(sqlite3.Error):
            self.connection.close()
        if self.beside is not None:
            self.beside.close()
        if self.lock is not None:
            self.lock.close()


def read(path: Path) -> Opened:
    """A store that is only read: the file itself, or in memory what can be proven of a damaged or older one.

    Raises `KeepingFault` for anything but a journal.
    """
    _refuse_other_kinds(path)
    place = rebuild.waiting(path) or path
    waters = high_water.read(path)  # before the file itself: a hub may append meanwhile
    if not place.is_file():
        if log_of(path).is_file() or any(water.total for water in waters):
            return _in_memory(path, waters, _Damaged("it is gone"))
        raise _no_journal(path)
    try:
        opened = _checked(place, waters)
    except (_Damaged, _Older) as reason:
        return _in_memory(place, waters, reason)
    if opened is None:
        raise _no_journal(path)
    return opened


def write(path: Path, busy_s: float) -> Opened:
    """The store with its one writer's connection: makes the file, or writes a damaged or older one anew."""
    _refuse_other_kinds(path)
    if not path.parent.is_dir():
        text = f"{path}: there is no folder {path.parent}"
        raise NoJournalFolder(text, detail=text, file=str(path), folder=str(path.parent))
    emptied = path.exists() and path.stat().st_size == 0 and rebuild.waiting(path) is None and not high_water.read(path)
    lock = Lock(path)
    try:
        opened = _writable(path, lock, busy_s)
        if emptied and opened.salvaged is None:
            opened.salvaged = Salvaged(None, 0, 0, sure=False)
    except BaseException:
        lock.close()
        raise
    opened.lock = lock
    return opened


def copied(path: Path) -> tuple[bytes, bytes | None, Opened]:
    """The bytes of a store like the one at `path` and of its mark, and that store, open in memory.

    A hub may write meanwhile: SQLite copies the state of one instant. The copy of a damaged store has what can be
    proven of it. Without a mark: nothing outside the store told how many entries it has. Raises `KeepingFault`.
    """
    source = read(path)
    memory = sqlite3.connect(":memory:", isolation_level=None)
    try:
        waters = [] if source.salvaged is not None else high_water.read(path)
        source.connection.backup(memory)
        opened = _examined(memory, path, waters)
    except _Damaged as reason:
        memory.close()
        raise _not_mended(path, reason) from reason
    except BaseException:
        memory.close()
        raise
    finally:
        source.close()
    if opened is None:
        memory.close()
        raise _no_journal(path)
    opened.salvaged = source.salvaged
    newest = max(opened.games.values(), key=lambda tail: tail.newest, default=None)
    mark = HighWater(opened.salt, 0, CALIBRATIONS, -1, 0)
    if newest is not None:
        mark = HighWater(opened.salt, opened.entries, newest.mark.game, newest.mark.seq, newest.mark.last)
    known = opened.certain or source.salvaged is not None  # what was salvaged says itself what it lost
    return memory.serialize(), mark.as_file() if known else None, opened


def is_damage(error: BaseException | None) -> bool:
    """True for an error of SQLite that the file's content causes, and not the disk or another program."""
    if isinstance(error, UnicodeDecodeError):
        return True
    code = getattr(error, "sqlite_errorcode", 0)
    if code & 0xFF == sqlite3.SQLITE_IOERR:
        return code in _READ_ERRORS
    return isinstance(error, sqlite3.DatabaseError) and code & 0xFF not in _OF_THE_SURROUNDINGS


def connect(path: Path, busy_s: float) -> sqlite3.Connection:
    """A writing connection to the file."""
    # The core is made in one thread and stepped in another; it never uses the journal from two at once.
    return sqlite3.connect(path, timeout=busy_s, isolation_level=None, check_same_thread=False)


def _writable(path: Path, lock: Lock, busy_s: float) -> Opened:
    rebuild.set_strays_aside(path)
    finished = rebuild.finish(path, lock)
    kept_before = rebuild.newest_kept(path) if finished else None
    salvaged = None
    try:
        opened = _whole(path)
    except (_Damaged, _Older) as reason:
        found = recover(path, high_water.read(path))
        older = isinstance(reason, _Older) and not found.missing
        kept = rebuild.put_in_place(path, lock, found, f"version-{found.version}" if older else "damaged")
        salvaged = Salvaged(kept, found.events, found.missing, found.sure, found.version if older else 0)
        try:
            opened = _whole(path)
        except (_Damaged, _Older) as again:
            raise _not_mended(path, again) from again
    blank = opened is None and path.stat().st_size > 0  # a hub was killed in the layout, or it is an old copy
    connection = connect(path, busy_s)
    try:
        if opened is None:
            connection.execute(f"PRAGMA page_size={schema.PAGE_BYTES}")
        schema.require_durable(connection)
        if opened is None:
            salt = secrets.token_hex(4)
            schema.create(connection, salt)
            rebuild.sync(path.parent)
            opened = Opened(connection, salt, certain=not blank)
        opened.connection = connection
        if finished:
            salvaged = _salvaged_before(kept_before, opened)
        opened.salvaged = salvaged
        opened.beside = HighWaterFile(path, opened.salt)
        if not opened.entries:
            opened.beside.write(HighWater(opened.salt, 0, CALIBRATIONS, -1, 0))
            opened.beside.sync()
        if not opened.certain and opened.games:
            _doubt(opened)
    except BaseException:
        connection.close()
        raise
    return opened


def _whole(path: Path) -> Opened | None:
    """The store without a connection, proven complete; None for one that is empty or not laid out yet."""
    if path.stat().st_size > _DATABASE_HEADER_BYTES:
        with path.open("rb") as file:
            versions = file.read(20)[18:]
        if not set(versions) <= {1, 2}:  # SQLite would take a higher one for a file that it must not write
            _require_ours(path)
            raise _Damaged("its first page")
    opened = _checked(path, high_water.read(path))
    if opened is not None:
        opened.connection.close()
    return opened


def _checked(path: Path, waters: list[HighWater]) -> Opened | None:
    if path.stat().st_size == 0 and log_of(path).exists() and log_of(path).stat().st_size > 0:
        raise _Damaged("its file is empty")  # SQLite would delete the log of an empty file
    try:
        connection = reading(path)
        try:
            connection.execute("BEGIN")
            opened = _examined(connection, path, waters)
            connection.execute("ROLLBACK")
        except BaseException:
            connection.close()
            raise
    except (sqlite3.Error, UnicodeDecodeError) as error:  # the latter: a message of SQLite with a damaged name in it
        if not is_damage(error):
            raise
        _require_ours(path)
        raise _Damaged(str(error)) from error
    if opened is None:
        connection.close()
    return opened


def reading(path: Path) -> sqlite3.Connection:
    """A connection that cannot write. Where not even SQLite's helper files can be made, a copy in memory."""
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.OperationalError as error:
        of_helpers = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
        if is_damage(error) or error.sqlite_errorcode & 0xFF not in of_helpers:
            return connection  # the file's own fault: it shows again in the examination
    except (sqlite3.Error, UnicodeDecodeError):
        return connection
    else:
        return connection
    connection.close()
    memory = sqlite3.connect(":memory:", isolation_level=None)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        for part, other in ((path, copy), (log_of(path), log_of(copy))):
            if part.exists():
                shutil.copyfile(part, other)
        source = sqlite3.connect(copy)
        try:
            source.execute("PRAGMA locking_mode=EXCLUSIVE")  # needs no helper file
            source.backup(memory)
        finally:
            source.close()
    return memory


def _examined(connection: sqlite3.Connection, path: Path, waters: list[HighWater]) -> Opened | None:
    """Prove that the store is complete; raises `_Damaged` with the first thing that is not as it was written.

    None: a database with nothing in it, nobody's yet.
    """
    tables = connection.execute("SELECT name, sql FROM sqlite_master ORDER BY rowid").fetchall()
    application, version = (
        connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")
    )
    if not tables and not application and not version:
        if any(water.total for water in waters):
            raise _Damaged("nothing in it")
        return None
    if [sql for _, sql in tables] != list(TABLES):
        if application != APPLICATION_ID:
            _require_ours(path)
        _require_known({name for name, _ in tables}, version, path)
        if connection.execute("PRAGMA integrity_check(1)").fetchone()[0] == "ok" and version == version_1.VERSION:
            raise _Older
        raise _Damaged("its tables")
    if (application, version) != (APPLICATION_ID, VERSION):
        raise _Damaged("its first page")
    verdict = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if verdict != "ok":
        raise _Damaged(verdict)
    meta = connection.execute("SELECT * FROM meta ORDER BY id").fetchall()
    if len(meta) != 2 or any(row[-1] != checksum("meta", *row[:-1]) for row in meta) or meta[0][2] != MARK:
        raise _Damaged("its first rows")
    opened = Opened(connection, meta[1][2])
    _follow(opened, high_water.of_salt(waters, opened.salt))
    return opened


def _follow(opened: Opened, water: HighWater | None) -> None:
    """Follow each game's chain through the table to its mark, and compare the whole with the mark beside the file."""
    rows = opened.connection.execute("SELECT * FROM mark").fetchall()
    marks = {mark.game: mark for row in rows if (mark := GameMark.of(row)) is not None}
    if len(marks) != len(rows):
        raise _Damaged("a mark")
    copies = opened.connection.execute("SELECT * FROM header ORDER BY id").fetchall()
    headers = []
    ends: dict[int, tuple[int, int]] = {}
    there = 0
    for row in opened.connection.execute("SELECT * FROM entry NOT INDEXED ORDER BY id"):
        place, game, seq, kind, t, wall, body, before, crc = row
        opened.entries += 1
        last, at = ends.get(game, (-1, 0))
        if (place, seq, before) != (opened.entries, last + 1, at):
            raise _Damaged(f"entry {opened.entries} is missing")
        if crc != entry_checksum(game, seq, kind, t, wall, body, before) or game not in marks:
            raise _Damaged(f"entry {place}")
        ends[game] = seq, crc
        if kind == HEADER:
            headers.append(row)
        if seq == 0:
            opened.games[game] = GameTail(place, place, t, wall, marks[game])
        tail = opened.games[game]
        tail.newest, tail.t, tail.wall = place, t, wall
        if water is not None and place == water.total:
            there = crc
    if headers != copies:
        raise _Damaged("a header")
    if ends != {mark.game: (mark.seq, mark.last) for mark in marks.values()}:
        raise _Damaged("the newest entries")
    if water is not None and water.total > opened.entries:
        raise _Damaged("the newest entries")
    other = water is not None and water.total > 0 and there != water.last
    if opened.entries and (water is None or other or (water.total == opened.entries and not water.whole)):
        opened.certain = False
        for tail in opened.games.values():
            loss = tail.mark.loss
            known = loss.events if loss is not None and loss.after == tail.mark.seq else 0
            tail.mark = replace(tail.mark, loss=EventsLost(tail.mark.seq, known, sure=False))


def _doubt(opened: Opened) -> None:
    """Keep on the disk that it cannot be told whether games lack their ends, and mark this course of events anew.

    A full disk does not keep the hub from its start; then the next start is as unsure.
    """
    marks = [replace(tail.mark, writes=tail.mark.writes + 1) for tail in opened.games.values()]
    try:
        opened.connection.execute("BEGIN IMMEDIATE")
        opened.connection.executemany(schema.PUT_MARK, (mark.row for mark in marks))
        opened.connection.execute("COMMIT")
    except sqlite3.Error:
        if opened.connection.in_transaction:
            opened.connection.execute("ROLLBACK")
        return
    for mark in marks:
        opened.games[mark.game].mark = mark
    newest = max(opened.games.values(), key=lambda tail: tail.newest).mark
    if opened.beside is not None:
        opened.beside.write(HighWater(opened.salt, opened.entries, newest.game, newest.seq, newest.last))
        opened.beside.sync()


def _in_memory(path: Path, waters: list[HighWater], reason: Exception) -> Opened:
    found = recover(path, waters)
    memory = sqlite3.connect(":memory:", isolation_level=None)
    try:
        opened = _examined(memory, path, [rebuild.fill(memory, found.threads)])
    except _Damaged as again:
        raise _not_mended(path, again) from again
    assert opened is not None
    older = isinstance(reason, _Older) and not found.missing
    opened.salvaged = Salvaged(None, found.events, found.missing, found.sure, found.version if older else 0)
    return opened


def _salvaged_before(kept: Path | None, opened: Opened) -> Salvaged:
    """The news of a store that was written anew by a hub which ended before it could tell."""
    marks = [tail.mark for game, tail in opened.games.items() if game != CALIBRATIONS]
    losses = [mark.loss for mark in marks if mark.loss is not None and mark.loss.after == mark.seq]
    version = version_1.VERSION if kept is not None and ".version-" in kept.name else 0
    lost, sure = sum(loss.events for loss in losses), all(loss.sure for loss in losses)
    return Salvaged(kept, sum(mark.seq for mark in marks), lost, sure, version)


def _refuse_other_kinds(path: Path) -> None:
    for part in (path, *rebuild.helpers_of(path)):  # SQLite would wait for a pipe
        if part.is_dir():
            text = f"{part}: expected a journal of this hub, got a folder"
            raise FolderAsJournal(text, detail=text, file=str(part))
        if part.exists() and not part.is_file():
            text = f"{part}: expected a journal of this hub, got a pipe, socket or device"
            raise DeviceAsJournal(text, detail=text, file=str(part))


def _require_ours(path: Path) -> None:
    """Raises `KeepingFault` for a file that was never a journal; a damaged one passes."""
    parts = [read_bytes(part) for part in (path, log_of(path))]
    size = path.stat().st_size
    data = parts[0][:size]
    cut = size < _DATABASE_HEADER_BYTES and data.startswith(_MAGIC[:size])
    if (
        any(MARK.encode() in part for part in parts)
        or data[68:72] == APPLICATION_ID.to_bytes(4, "big")
        or not any(data)
        or cut
        or high_water.read(path)
        or recover(path, []).threads  # its first pages are gone, its rows are not
    ):
        return
    kind = "another program's database" if data.startswith(_MAGIC) else "another kind of file"
    raise _fault(f"{path}: expected a journal of this hub, got {kind}")


def _require_known(tables: set[str], version: int, path: Path) -> None:
    """Raises `KeepingFault` for a journal of a newer hub."""
    if version > VERSION and tables != version_1.TABLES:
        raise _fault(f"{path}: expected journal version {VERSION}, got {version}: made by another version of the hub")


def _not_mended(path: Path, again: Exception) -> KeepingFault:
    return _fault(f"{path}: what was just written cannot be read ({again})")


def _no_journal(path: Path) -> NoJournal:
    text = f"{path}: no journal there"
    return NoJournal(text, detail=text, file=str(path))


def _fault(text: str) -> KeepingFault:
    return KeepingFault(text, detail=text)
