"""Rows of version 1 of the store: each had a checksum of its own, and nothing told how many there should be."""

from binascii import crc32
from collections import defaultdict
from collections.abc import Iterable

from palace_hub.journal.entries import CALIBRATIONS, Thread, Zeros, chained
from palace_hub.journal.pages import Row
from palace_hub.journal.rows import FINISHED, LOST, PLAYING, SET_ASIDE, EventsLost
from palace_hub.journal.schema import CALIBRATION, HEADER

VERSION = 1
TABLES = frozenset({"meta", "calibration", "game", "zeros", "event", "newest_zeros", "sqlite_autoindex_event_1"}) | {
    "sqlite_autoindex_meta_1"
}
"""Names in its schema, indexes included."""

_TABLES = {4: "calibration", 5: "game", 7: "zeros", 8: "event"}
"""Tables by their number of columns."""
_REAL = {"calibration": (1,), "game": (2,), "zeros": (3, 4), "event": (4, 5)}
_STATUS = (PLAYING, SET_ASIDE, FINISHED)
"""A game's status only ever moved on in this order."""


def threads_of(rows: Iterable[Row]) -> list[Thread]:
    """The games and calibrations in whole rows of version 1; empty where there are none."""
    tables: dict[str, dict[int, Row]] = {table: {} for table in _TABLES.values()}
    for row in rows:
        table = _TABLES.get(len(row))
        if table is None:
            continue
        row = tuple(
            float(value) if i in _REAL[table] and isinstance(value, int) else value for i, value in enumerate(row)
        )
        number = row[0]
        if row[-1] != _checksum(*row[:-1]) or not isinstance(number, int):
            continue
        known = tables[table].get(number)
        if known is None or (table == "game" and _STATUS.index(str(known[1])) < _STATUS.index(str(row[1]))):
            tables[table][number] = row
    threads = [_calibrations(tables["calibration"])] if tables["calibration"] else []
    events: dict[int, list[Row]] = defaultdict(list)
    zeros: dict[int, list[Row]] = defaultdict(list)
    for table, by_game in (("event", events), ("zeros", zeros)):
        for _, row in sorted(tables[table].items()):
            by_game[row[1]].append(row)  # type: ignore[index]
    games = sorted({*tables["game"], *events, *zeros})
    return [*threads, *(_game(game, tables["game"].get(game), events[game], zeros[game]) for game in games)]


def _calibrations(rows: dict[int, Row]) -> Thread:
    ordered = [row for _, row in sorted(rows.items())]
    entries = chained(CALIBRATIONS, [(CALIBRATION, 0.0, wall, body) for _, wall, body, _ in ordered], 0, 0)  # type: ignore[misc]
    return Thread(CALIBRATIONS, entries, PLAYING, loss=EventsLost(len(entries) - 1, 0, sure=False))


def _game(game: int, head: Row | None, events: list[Row], zeros: list[Row]) -> Thread:
    """A game's events up to the first that is missing. An event whose number was there before begins another history.

    An old hub with a damaged index went on from an earlier event: the game of the players is the later one.
    """
    story: list[Row] = []
    dropped = 0
    promised = max((int(row[2] or 0) for row in (*events, *zeros)), default=0)
    for row in events:
        seq = int(row[2] or 0)
        if seq > len(story) + 1:
            break
        dropped += len(story) + 1 - seq
        story[seq - 1 :] = [row]
    if head is None:
        return Thread(game, [], LOST, loss=EventsLost(0, promised, sure=False), missing=promised + 1)
    missing = max(promised - len(story), 0)
    _, status, wall, header, _ = head
    rows = [(HEADER, 0.0, wall, header), *((kind, t, at, body) for _, _, _, kind, t, at, body, _ in story)]
    entries = chained(game, rows, 0, 0)  # type: ignore[arg-type]
    return Thread(
        game,
        entries,
        str(status),
        _zeros(zeros[-1], len(story)) if zeros else None,
        EventsLost(len(story), missing, sure=False),
        max(missing, dropped),
    )


def _zeros(row: Row, newest: int) -> Zeros:
    return min(int(row[2] or 0), newest), row[3], row[4], row[5]  # type: ignore[return-value]


def _checksum(*values: object) -> int:
    return crc32("\x1f".join("" if value is None else repr(value) for value in values).encode())
