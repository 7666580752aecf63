"""The serial line over USB: the interpreter's standard input and output, as raw bytes and without blocking reads."""

import select
import sys

from micropython import const

MOST_AT_ONCE = const(256)  # bytes per call, so that a flood of input does not delay conversions


class UsbSerial:
    """`read` never blocks. If the host does not read, `write` blocks for at most 500 ms and drops the rest."""

    def __init__(self) -> None:
        self._in = sys.stdin.buffer  # binary streams: the text streams expand a newline to two bytes
        self.out = sys.stdout.buffer  # the stream to the host
        self._poll = select.poll()
        self._poll.register(sys.stdin, select.POLLIN)
        self._bytes = bytearray(MOST_AT_ONCE)
        self._one = bytearray(1)
        self.drop = 0  # lines that the port did not accept completely

    def ready(self) -> bool:
        for _ in self._poll.ipoll(0):
            return True
        return False

    def read(self) -> bytes:
        count = 0
        while count < MOST_AT_ONCE and self.ready():
            if not self._in.readinto(self._one):
                break
            self._bytes[count] = self._one[0]
            count += 1
        return bytes(memoryview(self._bytes)[:count]) if count else b""

    def write(self, line: bytes) -> None:
        taken = self.out.write(line)
        if taken is not None and taken != len(line):
            self.drop += 1
