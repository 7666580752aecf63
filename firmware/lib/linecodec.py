"""Lines of the serial wire: JSON, `*`, eight lower-case hex digits of CRC-32, newline."""

from binascii import crc32

from micropython import const

# Newline included; checked before anything is parsed, so that a lost newline cannot fill the heap.
LINE_LIMIT = const(1024)
_TAIL = const(9)  # the star and the eight digits


def encode(text: str) -> bytes:
    """The line that carries the JSON `text`."""
    body = text.encode()
    return body + b"*%08x\n" % crc32(body)


def body_of(line: "bytes | bytearray") -> "bytes | None":
    """The JSON bytes of a whole line without its newline, or None if it is no good frame."""
    if len(line) <= _TAIL + 1 or line[0] != 0x7B or line[-_TAIL] != 0x2A or line[-_TAIL - 1] != 0x7D:
        return None
    body = bytes(line[:-_TAIL])
    return body if line[-_TAIL + 1 :] == b"%08x" % crc32(body) else None


class LineReader:
    """Cuts serial bytes into frames; `bad` counts lines that were none. Past the limit a line is dropped to its end."""

    def __init__(self) -> None:
        self.bad = 0
        self._held = bytearray()
        self._skipping = False

    def feed(self, data: bytes) -> "list[bytes]":
        """The JSON bodies that `data` completes, in order."""
        bodies: list[bytes] = []
        start = 0
        while True:
            end = data.find(b"\n", start)
            stop = len(data) if end < 0 else end
            if len(self._held) + stop - start >= LINE_LIMIT:
                self._skipping = True
                self._held = bytearray()
            elif not self._skipping:
                self._held.extend(data[start:stop])
            if end < 0:
                return bodies
            if self._skipping:
                self.bad += 1
            elif self._held:
                body = body_of(self._held)
                if body is None:
                    self.bad += 1
                else:
                    bodies.append(body)
            self._skipping = False
            self._held = bytearray()
            start = end + 1
