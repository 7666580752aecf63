"""The hub's end of a node's cable: a pty that the hub opens by name, with byte counters."""

import contextlib
import os
import pty
import select
import termios
import time
import tty
from collections.abc import Callable

from palace_hub.errors import LinkFault

COUNTER_DEADLINE_S = 10.0  # wall time to wait for counted bytes; assumed
CHECK_S = 0.1  # interval at which a wait checks that the hub lives
CHUNK = 65536


class HubPort:
    """One plug-in of one port. The table keeps the slave open: after a hub's death reads would fail with EIO."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._master, self._slave = pty.openpty()
        tty.setraw(self._slave)
        os.set_blocking(self._master, False)
        self.path = os.ttyname(self._slave)
        self.open = False
        self.received = 0  # bytes written to the hub since it opened the port
        self._taken = 0  # bytes read from the hub since it opened the port

    def forget(self) -> None:
        """Discard the old hub's bytes and restart the counters for a new hub."""
        termios.tcflush(self._slave, termios.TCIOFLUSH)
        with contextlib.suppress(BlockingIOError):
            while os.read(self._master, CHUNK):
                pass
        self.open, self.received, self._taken = False, 0, 0

    def write(self, data: bytes) -> None:
        """Write bytes to the hub; drops them while the port is not open, as a USB device does."""
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
        """Read until `total` bytes of the hub have arrived; raises `LinkFault` after the deadline.

        `check`: called while no bytes come; raises when the hub has died with unwritten bytes.
        """
        received = bytearray()
        deadline = time.monotonic() + COUNTER_DEADLINE_S
        while self._taken + len(received) < total:
            if not select.select([self._master], [], [], min(CHECK_S, COUNTER_DEADLINE_S))[0]:
                check()
                if time.monotonic() < deadline:
                    continue
                got = self._taken + len(received)
                raise LinkFault(f"{self.name}: the hub counted {total} bytes sent, {got} came", name=self.name)
            received += os.read(self._master, total - self._taken - len(received))
        self._taken += len(received)
        return bytes(received)

    def close(self) -> None:
        """Pull the cable: the hub's reader gets an error."""
        os.close(self._master)
        os.close(self._slave)
