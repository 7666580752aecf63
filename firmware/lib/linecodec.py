"""Frames of the serial line: JSON, `*`, eight lower-case hex digits of CRC-32, newline."""

from binascii import crc32

from micropython import const

# Bytes with newline. The reader checks it before parsing, so that a lost newline cannot fill the heap.
LINE_LIMIT = const(1024)
_TAIL = const(9)  # bytes: the star and eight digits


def encode(text: str) -> bytes:
    """The frame for the JSON `text`."""
    body = text.encode()
    return body + b"*%08x\n" % crc32(body)


def body_of(line: "bytes | bytearray") -> "bytes | None":
    """The JSON bytes of a line without its newline, or None if the line is not a valid frame."""
    if len(line) <= _TAIL + 1 or line[0] != 0x7B or line[-_TAIL] != 0x2A or line[-_TAIL - 1] != 0x7D:
        return None
    body = bytes(line[:-_TAIL])
    return body if line[-_TAIL + 1 :] == b"%08x" % crc32(body) else None


class LineReader:
    """Splits serial bytes into frames. `bad` counts invalid lines; a line over `LINE_LIMIT` is dropped whole."""

    def __init__(self) -> None:
        self.bad = 0
        self.held = bytearray()  # the start of the next line, below `LINE_LIMIT`
        self._skipping = False

    def feed(self, data: bytes) -> "list[bytes]":
        """The JSON bodies of the frames that `data` completes, in order."""
        bodies: list[bytes] = []
        start = 0
        while True:
            end = data.find(b"\n", start)
            stop = len(data) if end < 0 else end
            if len(self.held) + stop - start >= LINE_LIMIT:
                self._skipping = True
                self.held = bytearray()
            elif not self._skipping:
                self.held.extend(data[start:stop])
            if end < 0:
                return bodies
            if self._skipping:
                self.bad += 1
            elif self.held:
                body = body_of(self.held)
                if body is None:
                    self.bad += 1
                else:
                    bodies.append(body)
            self._skipping = False
            self.held = bytearray()
            start = end + 1
