"""Write a store anew and put it in the place of the old one, so that a start at any instant finds one of the two.

The new file is complete when it is named `.rebuilt`; what follows can be repeated. The old file and its log keep a
second name. The log must be gone, on the disk too, before the new file takes the place: SQLite would play it into it.
"""

import os
import secrets
import shutil
import sqlite3
from collections.abc import Callable, Iterable
from math import inf
from pathlib import Path

from palace_hub.journal import high_water, schema
from palace_hub.journal.entries import CALIBRATIONS, Entry, GameMark, Thread, chained
from palace_hub.journal.high_water import HighWater, HighWaterFile
from palace_hub.journal.lock import Lock
from palace_hub.journal.pages import log_of
from palace_hub.journal.recovery import RecoveredStore, salt_of
from palace_hub.journal.rows import LOST

_SHARED, _ROLLBACK = "-shm", "-journal"


def fill(connection: sqlite3.Connection, threads: Iterable[Thread]) -> HighWater:
    """Lay a store out in an empty database with these games, in their order; returns its mark."""
    salt = secrets.token_hex(4)
    schema.create(connection, salt)
    threads = [_with_header(thread) for thread in threads]
    entries = _in_order(threads)
    marks = [
        GameMark(thread.game, 1, thread.status, thread.seq, thread.entries[-1].crc, thread.loss, thread.zeros)
        for thread in threads
        if thread.entries
    ]
    connection.execute("BEGIN IMMEDIATE")
    rows = [(place, *entry.row[1:]) for place, entry in enumerate(entries, start=1)]
    connection.executemany(schema.PUT_ENTRY, rows)
    connection.executemany(schema.PUT_HEADER, (row for row in rows if row[3] == schema.HEADER))
    connection.executemany(schema.PUT_MARK, (mark.row for mark in marks))
    connection.execute("COMMIT")
    if not entries:
        return HighWater(salt, 0, CALIBRATIONS, -1, 0)
    return HighWater(salt, len(entries), entries[-1].game, entries[-1].seq, entries[-1].crc)


def _in_order(threads: Iterable[Thread]) -> list[Entry]:
    """The entries of all games by their places in the old file. No checksum covers those: each game keeps its order."""
    placed = []
    for thread in threads:
        place = inf
        for entry in reversed(thread.entries):
            place = min(place, entry.place)
            placed.append((place, thread.game, entry.seq, entry))
    return [entry for *_, entry in sorted(placed, key=lambda one: one[:3])]


def _with_header(thread: Thread) -> Thread:
    """A game whose header is lost gets an empty one, so that it stays in the list of games."""
    if thread.status == LOST and not thread.entries:
        thread.entries = chained(thread.game, [(schema.HEADER, 0.0, None, "{}")], 0, 0)
    return thread


def put_in_place(path: Path, lock: Lock, found: RecoveredStore, ending: str) -> Path | None:
    """Replace the store at `path` by what was recovered of it; returns the old file's name, with `ending` and a number.

    None: there was no old file.
    """
    return replace_store(path, lock, found.salt, lambda connection: fill(connection, found.threads), ending)


def replace_store(
    path: Path, lock: Lock, salt: str, write: Callable[[sqlite3.Connection], HighWater], ending: str = ""
) -> Path | None:
    """Replace the store at `path`, of this `salt`, by what `write` puts into an empty database.

    Returns the old file's name, with `ending` and a number; without an `ending`, nothing is left of the old file.
    """
    building = _named(path, ".building")
    for leftover in (building, *helpers_of(building)):
        leftover.unlink(missing_ok=True)
    connection = sqlite3.connect(building, isolation_level=None)
    try:
        connection.execute(f"PRAGMA page_size={schema.PAGE_BYTES}")
        connection.execute("PRAGMA journal_mode=OFF")
        water = write(connection)
    except BaseException:
        connection.close()
        building.unlink(missing_ok=True)  # a full disk needs the room
        raise
    connection.close()
    sync(building)
    beside = HighWaterFile(path, salt)
    beside.write(water)
    beside.close()
    kept = _keep(path, ending) if ending else None
    rebuilt = _named(path, ".rebuilt")
    building.rename(rebuilt)
    sync(path.parent)
    _take_place(path, rebuilt, lock)
    return kept


def waiting(path: Path) -> Path | None:
    """A complete new store that is not in its place yet: the hub was killed while it put it there."""
    rebuilt = _named(path, ".rebuilt")
    gone = not path.exists() or path.stat().st_size == 0
    # Its mark was written before it got the name; without that it is a file of another store or time.
    if rebuilt.is_file() and (gone or high_water.of_salt(high_water.read(path), salt_of(rebuilt)) is not None):
        return rebuilt
    salvage = _named(path, ".salvage")  # by a hub of version 1, which moved the old file away first
    return salvage if gone and salvage.exists() else None


def set_strays_aside(path: Path) -> None:
    """Rename what would be put into the store and is none of it: a new store of another one, a rollback journal.

    The store has a log and never a rollback journal; SQLite would write its pages over the store's. A mark that is no
    file of its own, such as a folder or a link, could never be written.
    """
    rebuilt, mark = _named(path, ".rebuilt"), high_water.mark_of(path)
    strays = [_named(path, _ROLLBACK)]
    if waiting(path) != rebuilt:
        strays.append(rebuilt)
    if mark.is_symlink() or not mark.is_file():
        strays.append(mark)
    for stray in strays:
        if os.path.lexists(stray):
            number = 1
            while os.path.lexists(aside := _named(path, f".stray-{number}")):
                number += 1
            stray.rename(aside)
            sync(path.parent)


def finish(path: Path, lock: Lock) -> bool:
    """Put a store that waits for it in its place; False if there is none."""
    new = waiting(path)
    if new is None:
        return False
    rebuilt = _named(path, ".rebuilt")
    if new != rebuilt:
        kept = newest_kept(path)
        if kept is not None and log_of(path).exists():
            log_of(path).rename(log_of(kept))
        new.rename(rebuilt)
        sync(path.parent)
    _take_place(path, rebuilt, lock)
    return True


def _take_place(path: Path, rebuilt: Path, lock: Lock) -> None:
    lock.move_to(rebuilt)
    for store in (path, rebuilt):
        for part in helpers_of(store):
            part.unlink(missing_ok=True)
    sync(path.parent)
    os.replace(rebuilt, path)
    sync(path.parent)


def newest_kept(path: Path) -> Path | None:
    """The newest old file that is kept beside the store."""
    kept = [
        other
        for other in path.parent.iterdir()
        if other.name.startswith((f"{path.name}.damaged-", f"{path.name}.version-")) and other.suffix[-1:].isdecimal()
    ]
    return max(kept, key=lambda other: (other.stat().st_mtime, other.name), default=None)


def _keep(path: Path, ending: str) -> Path | None:
    """A second name for the store and its log; None for an empty store without a log."""
    if path.stat().st_size == 0 and not log_of(path).exists():
        return None
    number = 1
    while (kept := _named(path, f".{ending}-{number}")).exists() and not kept.samefile(path):
        number += 1
    for part, other in ((path, kept), (log_of(path), log_of(kept))):
        if part.exists() and (part == path or part.stat().st_size) and not other.exists():
            try:
                os.link(part, other)
            except OSError:  # a file system without links
                shutil.copyfile(part, other)
                sync(other)
    return kept


def helpers_of(path: Path) -> tuple[Path, ...]:
    """The files that SQLite looks for beside a store: its log, the log's index, a rollback journal."""
    return log_of(path), _named(path, _SHARED), _named(path, _ROLLBACK)


def _named(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
