"""The last minutes of raw bytes from the nodes, kept for bug reports: files that turn over, in the folder of the log.

Each is gzip of JSON lines `{"t": ..., "wall": ..., "rx": {link: bytes as Latin-1}}`: hub time, and seconds since
1970. A hub that was killed leaves a file without its end; what it wrote before is still read.
"""

import gzip
import json
import logging
import zlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

FILES: Final = 5
FILE_S: Final = 150.0
"""Time that one file covers (s): without the newest, the others cover ten minutes."""
FLUSH_S: Final = 10.0
"""Time between flushes (s): what a kill loses."""
LEVEL: Final = 3
"""Compression level: the hub comes first."""

_log = logging.getLogger(__name__)


def frame_files(folder: Path) -> list[Path]:
    """The files that are there, the newest last."""
    return sorted(folder.glob("frames-[0-9].jsonl.gz"), key=lambda path: path.stat().st_mtime)


def readable(file: Path) -> bytes:
    """The lines of a file, as far as they were written."""
    inflate = zlib.decompressobj(wbits=31)
    data = b""
    with suppress(zlib.error):
        data = inflate.decompress(file.read_bytes())
    return data[: data.rfind(b"\n") + 1]


class LastFrames:
    """Writes the bytes of each turn. A disk that takes none ends it, not the game."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._numbers = self._next_numbers()
        self._file: gzip.GzipFile | None = None
        self._full = self._flush = 0.0
        self._failed = False

    def take(self, t: float, wall: float, received: Mapping[str, bytes]) -> None:
        """Write what came in at hub time `t`."""
        bytes_by_link = {name: data.decode("latin-1") for name, data in received.items() if data}
        if self._failed or not bytes_by_link:
            return
        try:
            if self._file is None or t >= self._full:
                self.close()
                self._file, self._full, self._flush = self._new_file(), t + FILE_S, t + FLUSH_S
            line = {"t": round(t, 3), "wall": round(wall, 3), "rx": bytes_by_link}
            self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
            if t >= self._flush:
                self._flush = t + FLUSH_S
                self._file.flush(zlib.Z_SYNC_FLUSH)
        except OSError as error:
            self._failed = True
            _log.warning("the last frames are not kept: %s", error.strerror or error)
            self.close()

    def close(self) -> None:
        """Close the file."""
        file, self._file = self._file, None
        if file is not None:
            with suppress(OSError):
                file.close()

    def _new_file(self) -> gzip.GzipFile:
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return gzip.open(self._folder / f"frames-{next(self._numbers)}.jsonl.gz", "wb", LEVEL)

    def _next_numbers(self) -> Iterator[int]:
        """The numbers of the files to write: first the one after the newest."""
        newest = frame_files(self._folder)[-1:]
        number = int(newest[0].name[7]) if newest else FILES - 1
        while True:
            number = (number + 1) % FILES
            yield number
