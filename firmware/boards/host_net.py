"""TCP connection for a node in simulated time: waits for the broker's answers before simulated time advances."""

import select
import socket

from mqtt import PUBLISH, PacketReader

_WAIT_MS = 2000  # wall-clock timeout for an answer from a broker on this machine or the local network
_MOST_AT_ONCE = 1024  # as on a board (drivers/tcp.py): a larger buffer is hard to find in a small heap
_CONNECT, _PUBLISH_QOS_1, _SUBSCRIBE, _PINGREQ = (
    0x10,
    0x32,
    0x80,
    0xC0,
)  # packet types: first byte without its variable flags


class HostNet:
    """A blocking connection. `published` and `commands` count PUBLISH packets sent and received."""

    def __init__(self, address: str, port: int) -> None:
        self._where = socket.getaddrinfo(address, port)[0][-1]
        self._socket: socket.socket | None = None
        self.published = self.commands = 0

    def open(self) -> None:
        self.close()
        fresh = socket.socket()
        self._socket = fresh
        self._poll = select.poll()
        self._poll.register(fresh, select.POLLIN)
        self._asked = self._answered = 0
        self._came = b""
        self._counter = PacketReader()
        fresh.connect(self._where)

    def opened(self) -> bool:
        return self._socket is not None

    def send(self, data: bytes) -> int:
        """Send `data`, exactly one packet."""
        if self._socket is None:
            raise OSError("closed")
        view = memoryview(data)
        while len(view):
            view = view[self._socket.send(view) :]
        if data[0] & 0xF0 == 0x30:
            self.published += 1
        if data[0] & 0xF2 == _PUBLISH_QOS_1 or data[0] & 0xF0 in (_CONNECT, _SUBSCRIBE, _PINGREQ):
            self._asked += 1
        return len(data)

    def receive(self) -> bytes:
        while self._answered < self._asked:
            self._take(_WAIT_MS)
        self._take(0)
        came, self._came = self._came, b""
        return came

    def wait_for(self, commands: int) -> None:
        """Block until `commands` commands have arrived since the start, the connection is lost, or 2 s have passed."""
        try:
            while self._socket is not None and self.commands < commands:
                self._take(_WAIT_MS)
        except OSError:
            pass  # the connection stays lost, so the next `receive` raises this error to the link

    def _take(self, wait_ms: int) -> None:
        if self._socket is None:
            raise OSError("closed")
        if not self._poll.poll(wait_ms):
            if wait_ms:
                raise OSError("no answer")
            return
        data = self._socket.recv(_MOST_AT_ONCE)
        if not data:
            raise OSError("gone")
        self._came += data
        for kind, _, _ in self._counter.feed(data):
            if kind == PUBLISH:
                self.commands += 1
            else:
                self._answered += 1

    def rejoin(self) -> None:
        pass  # a PC has no radio of its own

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None
