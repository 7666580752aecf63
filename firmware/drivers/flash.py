"""Configuration files in flash: atomic write, and a CRC-32 that is checked on reading."""

import os
from binascii import crc32

from micropython import const

_TAIL = const(10)  # bytes: star, eight digits, newline


def stored(path: str) -> bytes:
    """The text stored at `path` without its hash; b"" if the file is missing or damaged.

    A file without a hash was written by hand and is returned unchanged; the configuration parser checks it.
    """
    try:
        with open(path, "rb") as file:
            data: bytes = file.read()
    except OSError:
        return b""
    if len(data) >= _TAIL and data[-_TAIL:-9] == b"*" and data[-1:] == b"\n":
        text = data[:-_TAIL]
        return text if data[-9:-1] == b"%08x" % crc32(text) else b""
    return data.strip()


def forget(path: str) -> None:
    """Remove the file, if it is there."""
    try:
        os.remove(path)
    except OSError:
        pass


def store(path: str, text: bytes) -> None:
    """Store `text` at `path`; after a power cut at any moment the file holds the old text or the new one."""
    fresh = path + ".new"
    with open(fresh, "wb") as file:
        file.write(text + b"*%08x\n" % crc32(text))
    os.rename(fresh, path)
