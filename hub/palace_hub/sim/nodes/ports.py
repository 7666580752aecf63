"""The hub's side of a node's cable: a pty whose slave the hub opens by name, with running byte counters."""

import contextlib
import os
import pty
import select
import termios
import time
import tty
from collections.abc import Callable

from palace_hub.errors import LinkFault

COUNTER_DEADLINE_S = 10.0  # wall time after which bytes that were counted but never come end the run
CHECK_S = 0.1  # how often a wait looks whether the hub still lives
CHUNK = 65536


class HubPort:
    """One generation of one port. The table holds the slave open too, or a dead hub would give EIO for good."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._master, self._slave = pty.openpty()
        tty.setraw(self._slave)
        os.set_blocking(self._master, False)
        self.path = os.ttyname(self._slave)
        self.open = False
        self.received = 0  # bytes that the hub is to receive, since its open
        self._taken = 0  # bytes read from the hub, since its open

    def forget(self) -> None:
        """A new hub attaches: nothing of the old one's bytes may reach it, and counting starts again."""
        termios.tcflush(self._slave, termios.TCIOFLUSH)
        with contextlib.suppress(BlockingIOError):
            while os.read(self._master, CHUNK):
                pass
        self.open, self.received, self._taken = False, 0, 0

    def write(self, data: bytes) -> None:
        """Bytes for the hub; dropped while it has not opened the port, as a USB device without a reader does."""
        if not self.open:
            return
        self.received += len(data)
        deadline = time.monotonic() + COUNTER_DEADLINE_S
        while data:
            try:
                data = data[os.write(self._master, data) :]
            except BlockingIOError:
                if not select.select([], [self._master], [], max(0.0, deadline - time.monotonic()))[1]:
                    raise LinkFault(f"{self.name}: the hub does not read its port", name=self.name) from None

    def read_to(self, total: int, check: Callable[[], None] = lambda: None) -> bytes:
        """What the hub has sent until its counter stood at `total`; raises `LinkFault` after the deadline.

        `check` is called while nothing comes and raises when the hub has died with bytes still in its writer.
        """
        found = bytearray()
        deadline = time.monotonic() + COUNTER_DEADLINE_S
        while self._taken + len(found) < total:
            if not select.select([self._master], [], [], min(CHECK_S, COUNTER_DEADLINE_S))[0]:
                check()
                if time.monotonic() < deadline:
                    continue
                got = self._taken + len(found)
                raise LinkFault(f"{self.name}: the hub counted {total} bytes sent, {got} came", name=self.name)
            found += os.read(self._master, total - self._taken - len(found))
        self._taken += len(found)
        return bytes(found)

    def close(self) -> None:
        """Pulls the cable: the hub's reader gets an error."""
        os.close(self._master)
        os.close(self._slave)
