"""Opens the files that people name. Every input file is opened here, so each refuses the same things.

Only an ordinary file is opened: a pipe or a device could make the reader wait for ever. A byte order mark, which some
editors write, is skipped. All refusals are `OSError`, as for a file that is not there.
"""

import errno
import os
import stat
from codecs import BOM_UTF8
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

from palace_hub.locale.message import Message

LARGEST: Final = 1 << 20
"""Bytes of a text file: ten times the largest that this project writes (a card set)."""


class NotAFile(OSError):
    """A pipe, socket or device."""


class NotText(OSError):
    """A file that is not UTF-8. `line`: the first line that is not, from 1."""

    line = 0


class TooLong(OSError):
    """A file of more bytes than any file of its kind. `most`: the bytes allowed."""

    most = 0


def open_file(path: Path) -> BinaryIO:
    """Opens an ordinary file for reading, after its byte order mark.

    Raises `OSError`; `IsADirectoryError` for a folder, `NotAFile` for a pipe or device. Never waits.
    """
    _require_file(os.stat(path).st_mode, path)  # to open a device may change it
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC | os.O_NOCTTY)
    try:
        _require_file(os.fstat(handle).st_mode, path)
        file = os.fdopen(handle, "rb")
    except BaseException:
        os.close(handle)
        raise
    try:
        with _named(path):
            if file.read(len(BOM_UTF8)) != BOM_UTF8:
                file.seek(0)
    except BaseException:
        file.close()
        raise
    return file


def read_bytes(path: Path, most: int = LARGEST) -> bytes:
    """The bytes of an ordinary file, without a byte order mark. Raises `OSError`, and `TooLong` beyond `most` bytes."""
    with open_file(path) as file, _named(path):
        data = file.read(most + 1)
    if len(data) > most:
        error = TooLong(errno.EFBIG, f"it has more than {most} bytes", str(path))
        error.most = most
        raise error
    return data


def read_text(path: Path, most: int = LARGEST) -> str:
    """The text of an ordinary file, with `\\n` at the ends of lines. Raises `OSError`, and `NotText`."""
    data = read_bytes(path, most)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as failure:
        line = 1 + data.count(b"\n", 0, failure.start)
        error = NotText(errno.EILSEQ, f"line {line} is not UTF-8 text", str(path))
        error.line = line
        raise error from None
    return text.replace("\r\n", "\n")


def refusal(error: OSError) -> Message:
    """The sentence about a file that cannot be read or written; `file` is its name, "" where the system gives none."""
    file = str(error.filename or "")
    match error:
        case NotAFile():
            return Message("error-not-a-file", {"file": file})
        case NotText():
            return Message("error-not-text", {"file": file, "line": error.line})
        case TooLong():
            return Message("error-too-long", {"file": file, "most": error.most})
        case FileNotFoundError() if file:
            return Message("error-no-file", {"file": file})
        case IsADirectoryError() if file:
            return Message("error-is-folder", {"file": file})
    return Message("error-system", {"what": f"{error.strerror or error}" + (f": {file}" if file else "")})


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Puts the file's name into an error of its disk, which has none."""
    try:
        yield
    except OSError as failure:
        failure.filename = str(path)
        raise


def _require_file(mode: int, path: Path) -> None:
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise NotAFile(errno.EINVAL, "it is a pipe, socket or device, not a file", str(path))
