"""Take games and names out of a journal for good: the store is written anew, and nothing is kept of the old file.

The rest of the store never changes an entry. Here each game that changes gets a new chain of checksums.
"""

import os
import secrets
import sqlite3
from collections.abc import Callable, Collection
from dataclasses import replace
from pathlib import Path
from typing import Final

from palace_hub.journal import opening, schema
from palace_hub.journal.entries import CALIBRATIONS, GameMark
from palace_hub.journal.high_water import HighWater
from palace_hub.journal.rebuild import replace_store
from palace_hub.journal.schema import HEADER, entry_checksum
from palace_hub.journal.store import keeping

_BUSY_S: Final = 2.0

Change = Callable[[str, str], str]
"""The new body of an entry, of its kind and body."""


def rewrite(path: Path, *, without: Collection[int] = (), change: Change = lambda kind, body: body) -> None:
    """Write the journal at `path` anew, without these games and with changed bodies.

    A start at any instant finds the old store or the new one. Raises `KeepingFault` while a hub has the journal open,
    and for anything but a journal.
    """
    with keeping(path):
        place = Path(os.path.realpath(path))
        opened = opening.write(place, _BUSY_S)
        lock = opened.lock
        assert lock is not None
        opened.lock = None  # it is held until the new store is in its place
        try:
            try:
                if opened.beside is not None:
                    opened.beside.close()
                replace_store(place, lock, opened.salt, lambda new: _fill(new, opened, frozenset(without), change))
            finally:
                opened.close()  # closed already, unless the new store could not be written
        finally:
            lock.close()


def _fill(new: sqlite3.Connection, opened: opening.Opened, without: frozenset[int], change: Change) -> HighWater:
    """Copy the open store into an empty database, entry by entry; returns the new store's mark."""
    salt = secrets.token_hex(4)
    schema.create(new, salt)
    newest: dict[int, int] = {}
    water = HighWater(salt, 0, CALIBRATIONS, -1, 0)
    number = 0
    new.execute("BEGIN IMMEDIATE")
    for row in opened.connection.execute("SELECT * FROM entry NOT INDEXED ORDER BY id"):
        _, game, seq, kind, t, wall, body, before, crc = row
        if game in without:
            continue
        number += 1
        changed, follows = change(kind, body), newest.get(game, 0)
        if (changed, follows) != (body, before):
            crc = entry_checksum(game, seq, kind, t, wall, changed, follows)
        kept = (number, game, seq, kind, t, wall, changed, follows, crc)
        new.execute(schema.PUT_ENTRY, kept)
        if kind == HEADER:
            new.execute(schema.PUT_HEADER, kept)
        newest[game] = crc
        water = HighWater(salt, number, game, seq, crc)
    for game, tail in opened.games.items():
        if game not in without:
            mark: GameMark = replace(tail.mark, writes=tail.mark.writes + 1, last=newest[game])
            new.execute(schema.PUT_MARK, mark.row)
    new.execute("COMMIT")
    opened.connection.close()  # before the new store takes the place of its file
    return water
