"""A non-blocking TCP connection for the MQTT link."""

import select
import socket

from micropython import const

_IN_PROGRESS = (115, 36)  # EINPROGRESS of lwIP and Linux, and of a Mac
_AGAIN = (11, 35)  # EAGAIN
_NO_DELAY = (6, 1)  # IPPROTO_TCP, TCP_NODELAY; some ports lack the named constants
_MOST_AT_ONCE = const(1024)  # bytes per read
_GONE = const(107)  # ENOTCONN


class Tcp:
    """Connection to `address` (digits and dots, because a name look-up may outlast the watchdog) and `port`."""

    def __init__(self, address: str, port: int) -> None:
        self._where = socket.getaddrinfo(address, port)[0][-1]
        self._socket: socket.socket | None = None
        self._poll = select.poll()

    def open(self) -> None:
        """Start connecting; OSError if the connection cannot be started."""
        self.close()
        fresh = socket.socket()
        fresh.setblocking(False)
        self._socket = fresh
        try:
            fresh.connect(self._where)
        except OSError as error:
            if error.errno not in _IN_PROGRESS:
                raise
        self._poll.register(fresh, select.POLLOUT)

    def opened(self) -> bool:
        """Whether the connection is established; OSError if it was refused."""
        for _, event in self._poll.poll(0):
            if event & (select.POLLERR | select.POLLHUP):
                raise OSError(_GONE)
            if event & select.POLLOUT:
                self._poll.unregister(self._socket)
                self._hurry()
                return True
        return False

    def _hurry(self) -> None:
        assert self._socket is not None
        try:
            self._socket.setsockopt(_NO_DELAY[0], _NO_DELAY[1], 1)
        except (OSError, ValueError):  # optional: every packet is one write anyway
            pass

    def send(self, data: bytes) -> int:
        """Number of bytes accepted, possibly 0; OSError if the connection is lost."""
        if self._socket is None:
            raise OSError(_GONE)
        try:
            return self._socket.send(data) or 0
        except OSError as error:
            if error.errno in _AGAIN:
                return 0
            raise

    def receive(self) -> bytes:
        """Bytes received, b"" if there are none; OSError if the connection is lost."""
        if self._socket is None:
            raise OSError(_GONE)
        try:
            data = self._socket.recv(_MOST_AT_ONCE)
        except OSError as error:
            if error.errno in _AGAIN:
                return b""
            raise
        if not data:
            raise OSError(_GONE)
        return data

    def close(self) -> None:
        if self._socket is not None:
            try:
                self._poll.unregister(self._socket)
            except (KeyError, OSError, ValueError):  # it was not registered
                pass
            self._socket.close()
            self._socket = None
