"""Read a damaged store page by page: every whole leaf page still gives its rows.

The file format is SQLite's own (https://www.sqlite.org/fileformat2.html): table leaf pages of type 13 hold the rows,
a write-ahead log beside the file holds newer copies of pages. Every row carries its checksum (schema), so that a page
which only looks whole brings nothing wrong back.
"""

import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from palace_hub.journal.schema import PAGE_BYTES, Value

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


# A card's read error is often gone with the next try.
_TRIES = 3


def log_of(path: Path) -> Path:
    """The write-ahead log of the store at `path`."""
    return path.with_name(path.name + "-wal")


def read_bytes(path: Path) -> bytes:
    """A file's content, with zeros for blocks that the disk cannot read; empty without a file."""
    if not path.is_file():
        return b""
    blocks = []
    with path.open("rb", buffering=0) as file:
        for start in range(0, path.stat().st_size, PAGE_BYTES):
            block = b""
            for _ in range(_TRIES):
                with suppress(OSError):
                    file.seek(start)
                    block = file.read(PAGE_BYTES)
                    break
            blocks.append(block.ljust(PAGE_BYTES, b"\0"))
    return b"".join(blocks)


def read_rows(path: Path) -> Iterator[Row]:
    """Every row on every leaf page of the store at `path` and of its log, with the row number in its first column.

    Every version of a page counts, in the file and in the log, committed or not: the rows themselves tell which of
    them belong together.
    """
    data, log = read_bytes(path), read_bytes(log_of(path))
    size = _FRAME_HEADER_BYTES + PAGE_BYTES
    starts = range(_LOG_HEADER_BYTES, max(_LOG_HEADER_BYTES, len(log) - size + 1), size)
    frames = [
        (int.from_bytes(log[at : at + 4], "big"), log[at + _FRAME_HEADER_BYTES : at + size].ljust(PAGE_BYTES, b"\0"))
        for at in starts
    ]
    file = [
        (number + 1, data[number * PAGE_BYTES : (number + 1) * PAGE_BYTES].ljust(PAGE_BYTES, b"\0"))
        for number in range(-(-len(data) // PAGE_BYTES))
    ]
    whole, before = dict(file) | dict(frames), dict(file)
    seen: set[tuple[int, bytes]] = set()
    for number, page in (*file, *frames):
        for pages in (whole, before) if frames else (whole,):  # overflow pages may be sound in one of the two only
            for rowid, record in _cells(page, pages, _FILE_HEADER_BYTES if number == 1 else 0):
                if (rowid, record) in seen:
                    continue
                if frames:  # a log has most pages many times
                    seen.add((rowid, record))
                with suppress(IndexError, ValueError, struct.error):
                    yield (rowid, *_record(record)[1:])


def _cells(page: bytes, pages: dict[int, bytes], offset: int) -> Iterator[tuple[int, bytes]]:
    """Row number and record of each cell of a leaf page; large records go on in other `pages`."""
    if page[offset] != _LEAF:
        return
    cells = int.from_bytes(page[offset + 3 : offset + 5], "big")
    for i in range(cells):
        pointer = offset + 8 + 2 * i
        at = int.from_bytes(page[pointer : pointer + 2], "big")
        with suppress(IndexError, KeyError, ValueError):
            length, at = _varint(page, at)
            rowid, at = _varint(page, at)
            if 0 < length <= _LONGEST_RECORD:
                yield rowid, _payload(page, at, length, pages)


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
