"""A node's process on a pty and a board channel, run window by window like a minimal virtual table."""

import json
import os
import pty
import selectors
import socket
import subprocess
import tempfile
import tty
from pathlib import Path

from palace_hub.link.firmware import Runtime, firmware_folder

WINDOW_US = 50_000
WAIT = 10.0  # wall-clock timeout for a reply in seconds


class NodeEnded(Exception):
    """Pty and channel closed without a reply; `args` are the last serial bytes and the exit code."""


class NodeProcess:
    """One boot of a node. Table time starts at `start`, the node's ticks at `ticks`."""

    def __init__(
        self,
        runtime: Runtime,
        *,
        boot: str = "9f3c",
        ticks: int = 0,
        start: int = 7_000_000,
        config: Path | None = None,
        broker: Path | None = None,
    ) -> None:
        self.far, near = pty.openpty()
        tty.setraw(near)
        self.channel, other = socket.socketpair()
        env = {"PALACE_BOARD_FD": str(other.fileno())}
        if config is not None:
            env["PALACE_NODE_CONFIG"] = str(config)
        if broker is not None:
            env["PALACE_NODE_BROKER"] = str(broker)
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the node
        self.process = subprocess.Popen(
            runtime.argv(firmware_folder()),
            stdin=near,
            stdout=near,
            stderr=self.errors,
            env=env,
            pass_fds=[other.fileno()],
        )
        other.close()
        os.close(near)
        self.t = start
        self.rx = self.tx = 0
        self.reply: dict = {}
        self._ident: dict | None = {"id": "e6616407e3", "boot": boot, "cause": 1, "ticks": ticks}

    def window(self, received: bytes = b"", conversions: list | None = None, presses=(0, 0), **changes) -> bytes:
        """Grant 50 ms and return the node's serial bytes. Default: 80 conversions a second in each cell."""
        for place in range(0, len(received), 1024):
            os.write(self.far, received[place : place + 1024])
        self.rx += len(received)
        start, self.t = self.t, self.t + WINDOW_US
        if conversions is None:
            conversions = steady(start)
        grant = {"t": self.t, "rx": self.rx, "c": conversions, "h": "07", "b": list(presses), **changes}
        if self._ident:
            grant["ident"], self._ident = self._ident, None
        body = json.dumps(grant).encode()
        self.channel.sendall(len(body).to_bytes(4, "little") + body)
        return self._answer()

    def _answer(self) -> bytes:
        """Read pty and channel until the reply and the bytes that it counts have arrived."""
        serial, channel = b"", b""
        with selectors.DefaultSelector() as ready:
            for end in (self.far, self.channel):
                ready.register(end, selectors.EVENT_READ)
            while True:
                if len(channel) >= 4 and len(channel) == 4 + int.from_bytes(channel[:4], "little"):
                    self.reply = json.loads(channel[4:])
                    if self.tx + len(serial) == self.reply["tx"]:
                        self.tx += len(serial)
                        return serial
                if not ready.get_map():
                    raise NodeEnded(serial, self.process.wait(WAIT))
                events = ready.select(WAIT)
                assert events, "the node does not answer"
                for key, _ in events:
                    try:
                        more = self.channel.recv(65536) if key.fileobj is self.channel else os.read(self.far, 65536)
                    except OSError:  # the other end is closed
                        more = b""
                    if not more:
                        ready.unregister(key.fileobj)
                    elif key.fileobj is self.channel:
                        channel += more
                    else:
                        serial += more

    def close(self) -> int:
        """Close the channel, as an ending table does; return the node's exit code."""
        self.channel.close()
        try:
            return self.process.wait(WAIT)
        finally:
            self.process.kill()
            self.process.wait()
            if not self.errors.closed:
                os.close(self.far)
                self.errors.close()


def steady(start: int, cells: int = 6) -> list:
    """80 conversions a second in each cell, for the window that begins at `start`."""
    return sorted(
        [start + 12_500 * turn + 1_900 * cell + 1, cell, 4_000_000 + 1000 * cell + turn]
        for cell in range(cells)
        for turn in range(4)
    )
