"""The high-water mark beside the journal: how many entries it held. It makes an old copy of the journal visible.

The file has two places, written in turn, so that a torn write leaves the other. A write is not waited for: the mark
may be behind the journal after a power cut, never ahead of it.
"""

import os
from binascii import crc32
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path

_WORD = "palace-hub-mark-1"
# The places lie in different pages of a card: a write that fails spoils one of them.
_PLACES = (0, 4096)
_PLACE_BYTES = 512


@dataclass(frozen=True, slots=True)
class HighWater:
    """The journal `salt` held `total` entries, the newest with the checksum `last`: number `seq` of `game`.

    `whole` False: the other place is damaged, and may have held a later mark.
    """

    salt: str
    total: int
    game: int
    seq: int
    last: int
    whole: bool = True

    def as_bytes(self) -> bytes:
        """One place of the file."""
        text = f"{_WORD} {self.salt} {self.total} {self.game} {self.seq} {self.last}"
        return f"{text} {crc32(text.encode()):08x}\n".encode().ljust(_PLACE_BYTES)

    def as_file(self) -> bytes:
        """A file with this mark only."""
        return self.as_bytes().ljust(_PLACES[1] + _PLACE_BYTES, b"\0")


def mark_of(path: Path) -> Path:
    """The file beside the journal at `path`."""
    return path.with_name(path.name + "-mark")


def read(path: Path) -> list[HighWater]:
    """The whole marks beside the journal at `path`, the highest first."""
    places = _places(mark_of(path))
    whole = all(mark is not None for mark in places.values())
    marks = [replace(mark, whole=whole) for mark in places.values() if mark is not None and mark.salt]
    return sorted(marks, key=lambda mark: mark.total, reverse=True)


def of_salt(marks: list[HighWater], salt: str) -> HighWater | None:
    """The highest mark of the journal with this salt."""
    return next((mark for mark in marks if mark.salt == salt), None)


_NEVER_WRITTEN = HighWater("", 0, 0, 0, 0)


def _places(file: Path) -> dict[int, HighWater | None]:
    """The mark in each place; None for a damaged one."""
    try:
        data = file.read_bytes() if file.is_file() else bytes(_PLACES[1] + _PLACE_BYTES)
    except OSError:
        data = b""
    return {place: _mark_in(data[place : place + _PLACE_BYTES]) for place in _PLACES}


def _mark_in(part: bytes) -> HighWater | None:
    if part == bytes(_PLACE_BYTES):
        return _NEVER_WRITTEN
    with suppress(ValueError):
        text, _, crc = part.decode("ascii").rstrip().rpartition(" ")
        word, salt, total, game, seq, last = text.split(" ")
        if word == _WORD and crc == f"{crc32(text.encode()):08x}":
            return HighWater(salt, int(total), int(game), int(seq), int(last))
    return None


class HighWaterFile:
    """The file while a journal is open for writing. A mark that cannot be written makes the next start less sure.

    `fault`: why the last mark could not be written; "" if it was.
    """

    def __init__(self, path: Path, salt: str) -> None:
        file = mark_of(path)
        self.fault = ""
        # The highest mark of the journal with this salt stays until the second write.
        known = [
            (mark.salt == salt != "", mark.total, place) for place, mark in _places(file).items() if mark is not None
        ]
        self._next = _PLACES[0] if not known or max(known)[2] == _PLACES[1] else _PLACES[1]
        self._handle: int | None = None
        with self._noted():
            self._handle = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
            size = os.fstat(self._handle).st_size
            if size < _PLACES[1] + _PLACE_BYTES:
                os.pwrite(self._handle, bytes(_PLACES[1] + _PLACE_BYTES - size), size)
                os.fsync(self._handle)

    def write(self, mark: HighWater) -> None:
        """Put the mark in the place of the older one."""
        if self._handle is not None:
            with self._noted():
                os.pwrite(self._handle, mark.as_bytes(), self._next)
                self._next = _PLACES[0] if self._next == _PLACES[1] else _PLACES[1]
                self.fault = ""

    def sync(self) -> None:
        """Wait until the mark is on the disk."""
        if self._handle is not None:
            with self._noted():
                os.fsync(self._handle)

    def close(self) -> None:
        self.sync()
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    @contextmanager
    def _noted(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            self.fault = error.strerror or str(error)
