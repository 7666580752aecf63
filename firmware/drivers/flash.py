"""The configuration in flash: written whole or not at all, and known by its hash when it is read again."""

import os
from binascii import crc32

from micropython import const

_TAIL = const(10)  # a star, eight digits, a newline


def kept(path: str) -> bytes:
    """What was kept at `path`: the text without its hash, b"" if there is none or it is damaged.

    A file that a person wrote has no hash and is taken as it is: the program checks what it says.
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


def keep(path: str, text: bytes) -> None:
    """Keep `text` at `path`: after a power cut at any moment there is the old text or the new one."""
    fresh = path + ".new"
    with open(fresh, "wb") as file:
        file.write(text + b"*%08x\n" % crc32(text))
    os.rename(fresh, path)
