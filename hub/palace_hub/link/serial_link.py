"""A serial port with a reader thread and a writer thread.

A node whose host opens the port and does not read drops data after 500 ms, so the reader drains whatever the core does.
The first fault of either thread closes the port at once (a port left open comes back under another name) and stands in
`error`.
"""

import os
import select
import termios
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import serial

from palace_hub.errors import LinkFault
from palace_hub.link.faults import opening_fault, using_fault

# Bytes that wait for the core. At 8 kB a second this is two minutes of a core that hangs; then the oldest are dropped
# and counted, so that memory stays bounded.
BACKLOG_LIMIT = 1 << 20

# A write that nobody reads for this long is a fault of the port; commands are far smaller than its buffer.
WRITE_SECONDS = 5.0

# How long a blocked writer takes to notice that its port is being closed.
_GLANCE_SECONDS = 0.1

_BAUD = 115_200  # USB and ptys have no speed of their own; a real UART of a node runs at this one


class _BorrowedPort(serial.Serial):
    """A port for this program alone. Closing it gives it its former settings back, for the program that comes next."""

    def __init__(self, path: str, **options: Any) -> None:
        self._former: list[Any] | None = None
        handle = os.open(path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
        try:
            former = termios.tcgetattr(handle)
            super().__init__(path, exclusive=True, **options)
            self._former = former
        finally:
            os.close(handle)

    def close(self) -> None:
        """Restore the settings and close."""
        if self.is_open and self._former is not None:
            with suppress(OSError, termios.error):  # the device has gone: nothing to restore
                termios.tcsetattr(self.fileno(), termios.TCSANOW, self._former)
        super().close()


def opened(path: str, **options: Any) -> serial.Serial:
    """The port at `path` for this program alone. Raises a LinkFault of `link.faults` if it cannot be opened.

    Its former settings come back when it is closed.
    """
    try:
        return _BorrowedPort(path, **options)
    except (OSError, ValueError, termios.error) as fault:
        raise opening_fault(path, fault) from fault


class SerialLink:
    """An open port. `arrival` is notified under its lock whenever bytes, a completed write or a fault change something.

    Raises a LinkFault of `link.faults` if `path` cannot be opened. `received` and `sent` count bytes since then.
    """

    def __init__(self, path: str, arrival: threading.Condition | None = None) -> None:
        self.path = path
        self.arrival = arrival if arrival is not None else threading.Condition()
        self.received = 0
        self.sent = 0
        self.dropped = 0
        self.error: LinkFault | None = None
        self._in = bytearray()
        self._out = bytearray()
        self._closing = False
        self._running = 2
        self._ending = threading.Lock()
        self._port = opened(path, baudrate=_BAUD, write_timeout=WRITE_SECONDS)
        self._threads = [
            threading.Thread(target=self._guarded, args=(work,), name=f"{work.__name__} {path}", daemon=True)
            for work in (self._read, self._write)
        ]
        for thread in self._threads:
            thread.start()

    def take(self) -> bytes:
        """The bytes that came since the last call."""
        with self.arrival:
            data = bytes(self._in)
            self._in.clear()
        return data

    def write(self, data: bytes) -> None:
        """Have `data` written, in order; does not wait. After a fault it goes nowhere."""
        with self.arrival:
            self._out += data
            self.arrival.notify_all()

    def close(self) -> None:
        """Close the port and end both threads; what was not written is lost."""
        self._stop()
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join(WRITE_SECONDS + 1.0)
        self._close_port()

    def _stop(self) -> None:
        with self.arrival:
            self._closing = True
            self.arrival.notify_all()
        # Waking pyserial writes to descriptors that closing gives away: never the one while the other is going on.
        with self._ending:
            if self._port.is_open:
                self._port.cancel_read()
                self._port.cancel_write()

    def _close_port(self) -> None:
        with self._ending:
            self._port.close()

    def _guarded(self, work: Callable[[], None]) -> None:
        """Run one thread's work; its first fault is kept and closes the port."""
        try:
            work()
        except (OSError, ValueError, TypeError) as fault:  # TypeError: closed beneath pyserial
            with self.arrival:
                if not self._closing and self.error is None:
                    self.error = using_fault(self.path, fault)
            self._stop()
        finally:
            with self.arrival:
                self._running -= 1
                last = self._running == 0
                self.arrival.notify_all()
            if last:
                self._close_port()

    def _read(self) -> None:
        while not self._closing:
            data = self._port.read(1)
            data += self._port.read(self._port.in_waiting)
            with self.arrival:
                self.received += len(data)
                self._in += data
                if len(self._in) > BACKLOG_LIMIT:
                    self.dropped += len(self._in) - BACKLOG_LIMIT
                    del self._in[:-BACKLOG_LIMIT]
                self.arrival.notify_all()

    def _write(self) -> None:
        while True:
            with self.arrival:
                self.arrival.wait_for(lambda: self._out or self._closing)
                if self._closing:
                    return
                data = bytes(self._out)
                self._out.clear()
            if not self._writable():
                return
            count = self._port.write(data)
            with self.arrival:
                self.sent += count or 0
                self.arrival.notify_all()

    def _writable(self) -> bool:
        """Wait until the port takes bytes; False when it is being closed. pyserial itself would spin on a full pty."""
        waited = 0.0
        while not self._closing:
            if select.select([], [self._port.fileno()], [], _GLANCE_SECONDS)[1]:
                return True
            waited += _GLANCE_SECONDS
            if waited >= WRITE_SECONDS:
                raise serial.SerialTimeoutException(f"no byte taken for {WRITE_SECONDS:g} s")
        return False
