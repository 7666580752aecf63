"""The connections to the web page: how many may be open, how long each may stay silent, and which one goes first."""

import asyncio
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from palace_hub.web.rates import Rates

MOST_CONNECTIONS: Final = 256
"""30 watchers and eight phones hold at most 2 each; the rest is room. A process may open 1024 files by default."""
ASKS_WITHIN_S: Final = 10.0
"""A new connection that has sent no whole request by then is closed."""
SLOWEST_S: Final = 10.0
"""A reader whose answer waits for so long without a pause is let go; a page connects again."""
UNHEARD_MS: Final = 30_000
"""A phone that confirms nothing for so long is gone. The usual limit is 15 minutes."""
SEND_BUFFER: Final = 65_536
"""Bytes that the system holds for a slow reader: more than one page has."""
NEW_AT_ONCE: Final = 100
NEW_PER_SECOND: Final = 100.0
"""New connections. 30 watchers who open the page at once make about 100; each costs the hub's processor 0.3 ms."""
PAUSE_S: Final = 0.05


@dataclass(slots=True, eq=False)
class _Connection:
    transport: asyncio.Transport
    since: float
    """Monotonic time at which it was opened, or its last answer ended."""
    asked: bool = False
    """It has sent a whole request."""
    known: bool = False
    """It has sent a request with a link that is in force."""
    answering: bool = False
    waits_since: float | None = None
    """Since when its answer waits to be read."""

    @property
    def is_open(self) -> bool:
        return bool(self.transport.get_extra_info("socket").fileno() >= 0)


class Connections:
    """Accepts connections, and closes those that do nothing, read nothing, or stand in the way of a new one."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._rates = Rates(NEW_AT_ONCE, NEW_PER_SECOND, clock)
        self._open: dict[asyncio.BaseTransport, _Connection] = {}

    @property
    def count(self) -> int:
        """Connections that are open; asked from any thread."""
        return sum(connection.is_open for connection in list(self._open.values()))

    async def accept(self, listener: socket.socket, protocol: Callable[[], asyncio.Protocol]) -> None:
        """Accepts connections until it is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            while not self._rates.allows("new"):
                await asyncio.sleep(PAUSE_S)  # the others wait in the system's queue
            try:
                accepted, _address = await loop.sock_accept(listener)
                _adjust(accepted)
                transport, _protocol = await loop.connect_accepted_socket(protocol, accepted)
            except OSError:  # the visitor is gone already, or no file is left
                await asyncio.sleep(PAUSE_S)
                continue
            if not self.admit(transport):
                transport.abort()

    async def watch(self) -> None:
        """Checks the connections each second until it is cancelled."""
        while True:
            await asyncio.sleep(1.0)
            self.check()

    def check(self) -> None:
        """Closes the connections that do nothing or read nothing."""
        self._forget_closed()
        now = self._clock()
        for connection in self._open.values():
            if connection.transport.get_write_buffer_size() == 0:
                connection.waits_since = None
            elif connection.waits_since is None:
                connection.waits_since = now
            silent = not connection.asked and now - connection.since > ASKS_WITHIN_S
            slow = connection.waits_since is not None and now - connection.waits_since > SLOWEST_S
            if silent or slow:
                connection.transport.abort()

    @contextmanager
    def answering(self, transport: asyncio.BaseTransport | None, *, known: bool) -> Iterator[None]:
        """While a request is answered. `known`: it came with a link that is in force."""
        connection = None if transport is None else self._open.get(transport)
        if connection is None:
            yield
            return
        connection.asked = True
        connection.known = connection.known or known
        connection.answering = True
        try:
            yield
        finally:
            connection.answering = False
            connection.since = self._clock()

    def admit(self, transport: asyncio.Transport) -> bool:
        """Adds a connection. At the bound the oldest one without a link goes for it, else the one that has rested most;
        without either there is no room."""
        self._forget_closed()
        if len(self._open) >= MOST_CONNECTIONS:
            idle = [one for one in self._open.values() if not (one.known and one.answering)]
            if not idle:
                return False
            least = min(idle, key=lambda one: (one.known, one.asked, one.since))
            least.transport.abort()
            del self._open[least.transport]
        self._open[transport] = _Connection(transport, self._clock())
        return True

    def _forget_closed(self) -> None:
        for transport in [transport for transport, one in self._open.items() if not one.is_open]:
            del self._open[transport]


def _adjust(accepted: socket.socket) -> None:
    accepted.setblocking(False)
    accepted.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux
        accepted.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNHEARD_MS)
