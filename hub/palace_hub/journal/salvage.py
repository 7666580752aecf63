"""Read a damaged store page by page: every whole leaf page still gives its rows.

The file format is SQLite's own (https://www.sqlite.org/fileformat2.html): table leaf pages of type 13 hold the rows,
a write-ahead log beside the file holds newer copies of pages. Every row carries its checksum (schema), so that a page
which only looks whole brings nothing wrong back.
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from palace_hub.journal.schema import COLUMNS, MARK, PAGE_BYTES, checksum

Value = int | float | str | None
Row = tuple[Value, ...]

_LEAF = 13
_FILE_HEADER_BYTES = 100
_LOG_HEADER_BYTES = 32
_FRAME_HEADER_BYTES = 24
# Bytes of a record that stay on its leaf page, of PAGE_BYTES (file format, 1.6).
_MOST_LOCAL = PAGE_BYTES - 35
_LEAST_LOCAL = (PAGE_BYTES - 12) * 32 // 255 - 23
# No record of ours is larger; a length beyond it is damage.
_LONGEST_RECORD = 1 << 20
_TABLE_OF = {columns: table for table, columns in COLUMNS.items()}
_UNCHECKED = ("meta",)
# Whole numbers in a REAL column are stored as integers and become floats again only through SQL.
_REAL = {"meta": (), "calibration": (1,), "game": (2,), "zeros": (3, 4), "event": (4, 5)}


@dataclass
class Pages:
    """Rows by table and row number, as far as whole pages hold them."""

    tables: dict[str, dict[int, Row]] = field(default_factory=lambda: {table: {} for table in COLUMNS})

    def prefix(self, table: str) -> list[Row]:
        """The rows of `table` from the first on, up to the first that is missing."""
        rows = self.tables[table]
        found: list[Row] = []
        while (row := rows.get(len(found) + 1)) is not None:
            found.append(row)
        return found


def is_ours(path: Path) -> bool:
    """True if a damaged file was a journal: its mark is in the file or in its log."""
    mark = MARK.encode()
    return any(mark in part.read_bytes() for part in (path, log_of(path)) if part.is_file())


def log_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def read_pages(path: Path) -> Pages:
    """Every row on every whole leaf page of the store at `path` and its write-ahead log."""
    data = path.read_bytes()
    pages = {
        number + 1: data[number * PAGE_BYTES : (number + 1) * PAGE_BYTES] for number in range(len(data) // PAGE_BYTES)
    }
    log = log_of(path)
    if log.is_file():
        pages.update(_committed(log.read_bytes()))
    found = Pages()
    for number, page in pages.items():
        for rowid, row in _rows(page, pages, _FILE_HEADER_BYTES if number == 1 else 0):
            table = _TABLE_OF.get(len(row))
            if table is None:
                continue
            row = _as_sql_gives(table, rowid, row)
            if table in _UNCHECKED or row[-1] == checksum(*row[:-1]):
                found.tables[table][rowid] = row
    return found


def _as_sql_gives(table: str, rowid: int, row: Row) -> Row:
    """The row number in the first column, which is stored as NULL, and floats in REAL columns."""
    values = [rowid, *row[1:]]
    for i in _REAL[table]:
        value = values[i]
        if isinstance(value, int):
            values[i] = float(value)
    return tuple(values)


def _committed(log: bytes) -> dict[int, bytes]:
    """Newest committed copy of each page in a write-ahead log; frames of an older run end it."""
    pages: dict[int, bytes] = {}
    pending: dict[int, bytes] = {}
    salt = log[16:24]
    at = _LOG_HEADER_BYTES
    while at + _FRAME_HEADER_BYTES + PAGE_BYTES <= len(log):
        number, size = struct.unpack_from(">II", log, at)
        if log[at + 8 : at + 16] != salt:
            break
        start = at + _FRAME_HEADER_BYTES
        pending[number] = log[start : start + PAGE_BYTES]
        if size:
            pages.update(pending)
            pending = {}
        at = start + PAGE_BYTES
    return pages


def _rows(page: bytes, pages: dict[int, bytes], offset: int) -> Iterator[tuple[int, Row]]:
    if page[offset] != _LEAF:
        return
    cells = int.from_bytes(page[offset + 3 : offset + 5], "big")
    for i in range(cells):
        pointer = offset + 8 + 2 * i
        at = int.from_bytes(page[pointer : pointer + 2], "big")
        try:
            length, at = _varint(page, at)
            rowid, at = _varint(page, at)
            if not 0 < length <= _LONGEST_RECORD:
                continue
            yield rowid, _record(_payload(page, at, length, pages))
        except (IndexError, KeyError, ValueError, struct.error):
            continue


def _payload(page: bytes, at: int, length: int, pages: dict[int, bytes]) -> bytes:
    """A record's bytes, its overflow pages included."""
    if length <= _MOST_LOCAL:
        return page[at : at + length]
    local = _LEAST_LOCAL + (length - _LEAST_LOCAL) % (PAGE_BYTES - 4)
    if local > _MOST_LOCAL:
        local = _LEAST_LOCAL
    found = page[at : at + local]
    following = int.from_bytes(page[at + local : at + local + 4], "big")
    while len(found) < length:
        overflow = pages[following]
        found += overflow[4 : 4 + length - len(found)]
        following = int.from_bytes(overflow[:4], "big")
    return found


def _record(payload: bytes) -> Row:
    end, at = _varint(payload, 0)
    types = []
    while at < end:
        kind, at = _varint(payload, at)
        types.append(kind)
    values: list[Value] = []
    for kind in types:
        size = _size(kind)
        part = payload[at : at + size]
        if len(part) != size:
            raise ValueError("expected a whole record, got a part of one")
        values.append(_value(kind, part))
        at += size
    return tuple(values)


def _size(kind: int) -> int:
    if kind >= 12:
        return (kind - 12) // 2
    return (0, 1, 2, 3, 4, 6, 8, 8, 0, 0)[kind]


def _value(kind: int, part: bytes) -> Value:
    if kind == 0:
        return None
    if kind == 7:
        return float(struct.unpack(">d", part)[0])
    if kind in (8, 9):
        return kind - 8
    if kind < 7:
        return int.from_bytes(part, "big", signed=True)
    if kind % 2 == 0:
        raise ValueError("expected no blobs in a journal, got one")
    return part.decode()


def _varint(data: bytes, at: int) -> tuple[int, int]:
    value = 0
    for i in range(9):
        byte = data[at + i]
        if i == 8:
            return (value << 8) | byte, at + 9
        value = (value << 7) | (byte & 0x7F)
        if byte < 0x80:
            return value, at + i + 1
    raise ValueError("expected a number")
