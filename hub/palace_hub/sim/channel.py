"""Control channel between table and hub: JSON lines on a Unix socket, one hub at a time."""

import contextlib
import json
import os
import select
import socket
import time
from pathlib import Path
from typing import Any

from palace_hub.errors import TableFault

DONE_DEADLINE_S = 30.0  # wall time for a hub's answer; its own byte waits end after 10 s
CHUNK = 65536  # bytes a read


class HubGone(TableFault):
    """The hub closed its end: it was killed, crashed or finished."""


class Channel:
    """The table's end. It listens at once, so that an early hub waits in the kernel's queue."""

    def __init__(self, path: Path) -> None:
        self._path = path
        path.unlink(missing_ok=True)
        self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._listener.bind(str(path))
        self._listener.listen(4)
        self._hub: socket.socket | None = None
        self._buffer = bytearray()

    def accept(self, deadline_s: float) -> bool:
        """Wait for a hub; False after `deadline_s` of wall time without one."""
        self.drop()
        if not select.select([self._listener], [], [], deadline_s)[0]:
            return False
        self._hub, _ = self._listener.accept()
        return True

    def send(self, kind: str, body: dict[str, Any]) -> None:
        """Send one message; raises `HubGone` without a hub."""
        if self._hub is None:
            raise HubGone("no hub is attached")
        try:
            self._hub.sendall(json.dumps({kind: body}, separators=(",", ":")).encode() + b"\n")
        except OSError as error:
            raise HubGone(f"the hub is gone: {error.strerror}") from None

    def receive(self, kind: str) -> dict[str, Any]:
        """The body of the hub's next message; raises `TableFault` when its kind differs or it is late."""
        line = self._line()
        try:
            message = json.loads(line)
            body = message[kind]
        except (ValueError, TypeError, KeyError):
            raise TableFault(f"expected {kind} from the hub, got {line[:80]!r}") from None
        if not isinstance(body, dict):
            raise TableFault(f"expected an object in {kind} from the hub, got {type(body).__name__}")
        return body

    def check(self) -> None:
        """Raise `HubGone` when the hub has closed its end; for use in other waits."""
        with contextlib.suppress(BlockingIOError):
            try:
                if self._hub is None or not self._hub.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT):
                    raise HubGone("the hub has closed the control channel")
            except ConnectionError as error:
                raise HubGone(f"the hub is gone: {error.strerror}") from None

    def finished(self, deadline_s: float) -> None:
        """Wait until the hub closes its end, at most `deadline_s`."""
        deadline = time.monotonic() + deadline_s
        with contextlib.suppress(TableFault, OSError):
            while self._hub is not None and time.monotonic() < deadline:
                if select.select([self._hub], [], [], deadline - time.monotonic())[0] and not self._hub.recv(CHUNK):
                    return

    def drop(self) -> None:
        """Close the connection to the hub."""
        if self._hub is not None:
            self._hub.close()
        self._hub = None
        self._buffer.clear()

    def close(self) -> None:
        """Close the connection and remove the socket."""
        self.drop()
        self._listener.close()
        with contextlib.suppress(OSError):
            os.unlink(self._path)

    def _line(self) -> bytes:
        if self._hub is None:
            raise HubGone("no hub is attached")
        deadline = time.monotonic() + DONE_DEADLINE_S
        while (end := self._buffer.find(b"\n")) < 0:
            if not select.select([self._hub], [], [], max(0.0, deadline - time.monotonic()))[0]:
                raise TableFault(f"the hub has not answered for {DONE_DEADLINE_S:.0f} s")
            try:
                data = self._hub.recv(CHUNK)
            except OSError as error:
                raise HubGone(f"the hub is gone: {error.strerror}") from None
            if not data:
                raise HubGone("the hub has closed the control channel")
            self._buffer += data
        line = bytes(self._buffer[:end])
        del self._buffer[: end + 1]
        return line
