"""Open the store: refuse a foreign file, salvage a damaged one."""

import secrets
import sqlite3
from pathlib import Path

from palace_hub.errors import KeepingFault
from palace_hub.journal import schema
from palace_hub.journal.rows import Salvaged
from palace_hub.journal.salvage import Pages, is_ours, log_of, read_pages
from palace_hub.journal.schema import APPLICATION_ID, VERSION, checksum

_MAGIC = b"SQLite format 3\x00"


class NoJournal(KeepingFault):
    """There is no journal to read."""

    key = "error-no-journal"


class NoJournalFolder(KeepingFault):
    """The folder of the journal does not exist."""

    key = "error-no-journal-folder"


class _Damaged(Exception):
    """The file is a journal, but damaged."""


def read(path: Path) -> sqlite3.Connection:
    """A connection that cannot write; `KeepingFault` for anything but a store of this version."""
    _refuse_folder(path)
    if not path.is_file():
        text = f"{path}: no journal there"
        raise NoJournal(text, detail=text, file=str(path))
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    try:
        _require_ours(connection, path)
    except (_Damaged, sqlite3.DatabaseError) as error:
        connection.close()
        raise _fault(f"{path}: damaged ({error}); the hub mends it when it starts") from error
    except BaseException:
        connection.close()
        raise
    return connection


def write(path: Path, busy_s: float) -> tuple[sqlite3.Connection, Salvaged | None]:
    """The one writer's connection; makes the file, or salvages a damaged one."""
    if not path.exists() or (path.stat().st_size == 0 and not log_of(path).exists()):
        return _make(path, busy_s), None
    if not is_database(path):
        if not is_ours(path):
            raise _fault(f"{path}: expected a journal of this hub, got another kind of file")
        return _salvage(path, busy_s)
    connection = connect(path, busy_s)
    try:
        if _is_blank(connection):  # the power went while it was being laid out
            schema.create(connection, secrets.token_hex(4))
        _require_ours(connection, path)
        _require_whole(connection)
        schema.require_durable(connection)
    except (_Damaged, sqlite3.DatabaseError) as error:
        connection.close()
        if isinstance(error, sqlite3.OperationalError):
            raise
        return _salvage(path, busy_s)
    except BaseException:
        connection.close()
        raise
    return connection, None


def require_place(path: Path) -> None:
    """Raises `NoJournalFolder` without a folder for the journal, `KeepingFault` if the path itself is a folder."""
    _refuse_folder(path)
    if not path.parent.is_dir():
        text = f"{path}: there is no folder {path.parent}"
        raise NoJournalFolder(text, detail=text, file=str(path), folder=str(path.parent))


def _refuse_folder(path: Path) -> None:
    if path.is_dir():
        raise _fault(f"{path}: expected a journal of this hub, got a folder")


def is_database(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_MAGIC)) == _MAGIC


def connect(path: Path, busy_s: float) -> sqlite3.Connection:
    """A writing connection to the file."""
    # The core is made in one thread and stepped in another; it never uses the journal from two at once.
    return sqlite3.connect(path, timeout=busy_s, isolation_level=None, check_same_thread=False)


def _make(path: Path, busy_s: float) -> sqlite3.Connection:
    connection = connect(path, busy_s)
    try:
        schema.create(connection, secrets.token_hex(4))
    except BaseException:
        connection.close()
        raise
    return connection


def _is_blank(connection: sqlite3.Connection) -> bool:
    """A database with nothing in it, nobody's yet: the layout is one transaction, and WAL is asked for before it."""
    named = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")]
    return not any(named) and connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0


def _require_ours(connection: sqlite3.Connection, path: Path) -> None:
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if application != APPLICATION_ID:
        if is_ours(path):
            raise _Damaged("its first page")
        raise _fault(f"{path}: expected a journal of this hub, got another program's database")
    if version != VERSION:
        raise _fault(f"{path}: expected journal version {VERSION}, got {version}: made by another version of the hub")


def _require_whole(connection: sqlite3.Connection) -> None:
    """Check pages and rows. A damaged page may look sound, so every row's checksum is checked as well."""
    verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if verdict != "ok":
        raise _Damaged(verdict)
    for table in ("calibration", "game", "zeros", "event"):
        for row in connection.execute(f"SELECT * FROM {table}"):
            if row[-1] != checksum(*row[:-1]):
                raise _Damaged(f"row {row[0]} of {table}")


def _salvage(path: Path, busy_s: float) -> tuple[sqlite3.Connection, Salvaged]:
    """Moves the damaged file aside and makes a new one of what could be read, from the first event on."""
    pages = read_pages(path)
    fresh = path.with_name(path.name + ".salvage")
    for leftover in (fresh, log_of(fresh), fresh.with_name(fresh.name + "-shm")):
        leftover.unlink(missing_ok=True)
    connection = _make(fresh, busy_s)
    try:
        events, lost = _fill(connection, pages)
    finally:
        connection.close()
    kept = _free_name(path)
    for ending in ("", "-wal", "-shm"):
        part = path.with_name(path.name + ending)
        if part.exists():
            part.rename(kept.with_name(kept.name + ending))
    fresh.rename(path)
    connection = connect(path, busy_s)
    schema.require_durable(connection)
    return connection, Salvaged(kept, events, lost)


def _fill(connection: sqlite3.Connection, pages: Pages) -> tuple[int, bool]:
    games, events = pages.prefix("game"), pages.prefix("event")
    known = {row[0] for row in games}
    while events and any(row[1] not in known for row in events):
        events.pop()
    last = {row[1]: row[2] for row in events}
    zeros = [row for row in pages.prefix("zeros") if row[1] in known and _int(row[2]) <= _int(last.get(row[1], 0))]
    connection.execute("BEGIN IMMEDIATE")
    for table, rows in (
        ("calibration", pages.prefix("calibration")),
        ("game", games),
        ("zeros", zeros),
        ("event", events),
    ):
        marks = ", ".join("?" * schema.COLUMNS[table])
        for row in rows:
            connection.execute(f"INSERT INTO {table} VALUES ({marks})", row)
    connection.execute("COMMIT")
    return len(events), len(events) < len(pages.tables["event"])


def _int(value: object) -> int:
    return value if isinstance(value, int) else 0


def _free_name(path: Path) -> Path:
    number = 1
    while (kept := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return kept


def _fault(text: str) -> KeepingFault:
    return KeepingFault(text, detail=text)
