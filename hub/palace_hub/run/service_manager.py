"""What the hub tells systemd, where that started it: that it is ready, and that its loop still steps.

The protocol is that of sd_notify(3): datagrams to the socket that the environment names.
"""

import os
import socket
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

APPLIANCE: Final = "PALACE_APPLIANCE"
"""Environment variable of a hub that starts with its machine."""
SHUT_DOWN: Final = 81
"""Exit code after which the unit switches the machine off."""
CONSOLE: Final = 82
"""Exit code after which the unit gives its console to a login. After any other code it starts the hub again."""
SIGNS_OF_LIFE: Final = 3
"""Signs of life within the time that systemd grants: one may be late (sd_watchdog_enabled(3) advises two)."""


def is_appliance() -> bool:
    """The hub starts with its machine, so that leaving it means more than the end of a program."""
    return bool(os.environ.get(APPLIANCE))


class ServiceManager:
    """Sends READY once and WATCHDOG as often as is asked for; without systemd it sends nothing."""

    def __init__(
        self, environment: Mapping[str, str] = os.environ, clock: Callable[[], float] = time.monotonic
    ) -> None:
        address = environment.get("NOTIFY_SOCKET", "")
        self._address = "\0" + address[1:] if address.startswith("@") else address
        micros = environment.get("WATCHDOG_USEC", "")
        self._every_s = int(micros) / 1e6 / SIGNS_OF_LIFE if micros.isascii() and micros.isdigit() else None
        self._clock = clock
        self._ready = False
        self._last_s = 0.0

    def stepped(self, *, shown: bool) -> None:
        """The hub's loop has taken a turn. `shown`: a face shows it."""
        now_s = self._clock()
        if shown and not self._ready:
            self._ready, self._last_s = self._send("READY=1\nWATCHDOG=1"), now_s
        elif self._ready and self._every_s is not None and now_s - self._last_s >= self._every_s:
            self._last_s = now_s
            self._send("WATCHDOG=1")

    def extend_start(self, seconds: int) -> None:
        """The start takes up to so many seconds more than the unit grants."""
        self._send(f"EXTEND_TIMEOUT_USEC={seconds * 1_000_000}")

    def stopping(self) -> None:
        """The hub ends."""
        self._send("STOPPING=1")

    def _send(self, text: str) -> bool:
        """False: systemd has not read the words before these. The hub never waits for it."""
        if self._address:
            with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
                out.setblocking(False)
                try:
                    out.sendto(text.encode(), self._address)
                except BlockingIOError:
                    return False
        return True
