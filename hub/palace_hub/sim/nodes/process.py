"""One node's process: the real firmware with its serial pty and the board channel that grants it time."""

import json
import os
import pty
import select
import signal
import socket
import subprocess
import time
import tty
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from palace_hub.errors import LinkFault
from palace_hub.sim.world.cells import Conversion

REPLY_DEADLINE_S = 10.0  # wall time for one window of 50 ms; the real firmware needs about 0.3 ms
EXIT_DEADLINE_S = 2.0
CHUNK = 65536


@dataclass(frozen=True, slots=True)
class Grant:
    """One window for a node, with its sensor data."""

    end_us: int
    """Table time, us."""
    conversions: Sequence[Conversion]
    hall: str
    """Hall bits as hex."""
    presses: tuple[int, int] = (0, 0)
    """Button presses within the window."""
    commands: int = 0
    """Over MQTT only: commands published to the node since its process started."""
    rssi: int | None = None
    """Signal strength of the access point, dBm; None over a cable."""


@dataclass(frozen=True, slots=True)
class NodeOutcome:
    """Output of a node in one window."""

    wrote: bytes
    """Serial bytes; after an end, all bytes up to it."""
    lights: tuple[int, ...] = ()
    beeps: tuple[str, ...] = ()
    ended: bool = False
    """Whether the process has closed its channel."""
    published: int = 0
    """Over MQTT only: messages since the process started."""


class NodeProcess:
    """A running node; its ticks begin with the first grant.

    `ident`: identity for its hello. `broker`: its `broker.json`; with it the node uses MQTT and not its pty.
    """

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        ident: dict[str, str | int],
        config: Path,
        errors: Path,
        broker: Path | None = None,
    ) -> None:
        self.name = name
        self._ident: dict[str, str | int] | None = ident
        self._channel, inner = socket.socketpair()
        self._master, slave = pty.openpty()
        tty.setraw(slave)
        environment = {
            **os.environ,
            "PALACE_BOARD_FD": str(inner.fileno()),
            "PALACE_NODE_CONFIG": str(config),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        environment.pop("PALACE_NODE_BROKER", None)
        if broker is not None:
            environment["PALACE_NODE_BROKER"] = str(broker)
        with errors.open("ab") as log:
            self._process = subprocess.Popen(
                list(command),
                stdin=slave,
                stdout=slave,
                stderr=log,
                pass_fds=(inner.fileno(),),
                env=environment,
                start_new_session=True,
            )
        inner.close()
        os.close(slave)
        self._put = 0
        self._got = 0
        self._replies = bytearray()
        self._poll = select.poll()
        self._poll.register(self._master, select.POLLIN)
        self._poll.register(self._channel.fileno(), select.POLLIN)

    @property
    def pid(self) -> int:
        return self._process.pid

    def window(self, serial: bytes, grant: Grant) -> NodeOutcome:
        """Write serial bytes, grant the window, and wait for the node's output of it."""
        try:
            while serial:
                put = os.write(self._master, serial)
                self._put += put
                serial = serial[put:]
            body: dict[str, object] = {
                "t": grant.end_us,
                "rx": self._put,
                "c": grant.conversions,
                "h": grant.hall,
                "b": grant.presses,
            }
            if grant.commands:
                body["mq"] = grant.commands
            if grant.rssi is not None:
                body["rssi"] = grant.rssi
            if self._ident is not None:
                body["ident"], self._ident = self._ident, None
            data = json.dumps(body, separators=(",", ":")).encode()
            self._channel.sendall(len(data).to_bytes(4, "little") + data)
        except OSError:
            return NodeOutcome(self._remains(), ended=True)
        return self._reply()

    def end(self) -> bytes:
        """Kill and reap the process; return its remaining output."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGKILL)
        return self._remains()

    def close(self) -> None:
        """Close the channel, which ends the node; kill it after `EXIT_DEADLINE_S`."""
        self._channel.close()
        try:
            self._process.wait(EXIT_DEADLINE_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        os.close(self._master)

    def _reply(self) -> NodeOutcome:
        wrote = bytearray()
        reply: dict[str, object] | None = None
        deadline = time.monotonic() + REPLY_DEADLINE_S
        while reply is None or self._got < int(str(reply["tx"])):
            ready = self._poll.poll(1000 * max(0.0, deadline - time.monotonic()))
            if not ready:
                raise LinkFault(f"{self.name}: the node does not answer its grant", name=self.name)
            for descriptor, _ in ready:
                if descriptor == self._master:
                    wrote += self._read()
                elif reply is None:
                    data = self._heard()
                    if not data:
                        return NodeOutcome(bytes(wrote) + self._remains(), ended=True)
                    reply = self._message(data)
            if reply is not None and "end" in reply:
                return NodeOutcome(bytes(wrote) + self._remains(), ended=True)
        lights, beeps = reply.get("l"), reply.get("beep")
        return NodeOutcome(
            bytes(wrote),
            tuple(lights) if isinstance(lights, list) else (),
            tuple(beeps) if isinstance(beeps, list) else (),
            published=int(str(reply.get("pub", 0))),
        )

    def _heard(self) -> bytes:
        """Bytes of the channel, none where the process has ended, however it did."""
        try:
            return self._channel.recv(CHUNK)
        except ConnectionError:
            return b""

    def _message(self, data: bytes) -> dict[str, object] | None:
        self._replies += data
        if len(self._replies) < 4:
            return None
        size = int.from_bytes(self._replies[:4], "little")
        if len(self._replies) < 4 + size:
            return None
        message: dict[str, object] = json.loads(self._replies[4 : 4 + size])
        del self._replies[: 4 + size]
        return message

    def _read(self) -> bytes:
        try:
            data = os.read(self._master, CHUNK)
        except OSError:  # EIO: the node's end is closed and everything has been read
            return b""
        self._got += len(data)
        return data

    def _remains(self) -> bytes:
        """All bytes left in the pty after the process's end; `tx` does not count a traceback."""
        self._channel.close()
        remains = bytearray()
        while data := self._read():
            remains += data
        self._process.wait()
        os.close(self._master)
        return bytes(remains)
