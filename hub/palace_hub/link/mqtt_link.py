"""One node on a broker as a link: its messages come out as lines, lines go in as commands."""

import threading
from collections.abc import Callable

from palace_hub.errors import FrameFault, LinkFault
from palace_hub.link.faults import NodeOff
from palace_hub.wire.frames import parse_online
from palace_hub.wire.payloads import ONLINE, REFUSED_BODY, UP_KINDS, bodies, framed

# Bytes that wait for the core, as on a serial port; then the oldest are dropped and counted.
BACKLOG_LIMIT = 1 << 20


class MqttLink:
    """Made by a `Broker`, which feeds it under the lock of `arrival`. `publish` sends one command.

    `received` counts every message that the node itself has published since the link was opened; what the broker adds
    (retained ones at the subscription, the last will) is not counted.
    """

    def __init__(self, node: str, path: str, arrival: threading.Condition, publish: Callable[[bytes], None]) -> None:
        self.node = node
        self.path = path
        self.arrival = arrival
        self.received = 0
        self.sent = 0
        self.dropped = 0
        self.error: LinkFault | None = None
        self.boot: str | None = None  # that the node named when it came; a last will of another one says nothing
        self._publish = publish
        self._in = bytearray()
        self._closed = False

    def take(self) -> bytes:
        """The lines that came since the last call."""
        with self.arrival:
            data = bytes(self._in)
            self._in.clear()
        return data

    def write(self, data: bytes) -> None:
        """Publish the lines of `data`, in order. After a fault they go nowhere."""
        for body in bodies(data):
            if self.error is not None or self._closed:
                return
            self._publish(body)
            with self.arrival:
                self.sent += 1
                self.arrival.notify_all()

    def close(self) -> None:
        """Stop listening."""
        with self.arrival:
            self._closed = True
            self._in.clear()

    def fail(self, fault: LinkFault) -> None:
        """Record that the broker or the node has gone; the first fault stays. Call under the lock."""
        if self.error is None:
            self.error = fault
        self.arrival.notify_all()

    def hear(self, kind: str, payload: bytes, retained: bool) -> None:
        """Take a message of this node's topics. Call under the lock."""
        if self.error is not None or self._closed:
            return
        if kind == ONLINE:
            self._presence(payload, retained)
            return
        if not retained:
            self.received += 1
        refused = retained or kind not in UP_KINDS  # what a node said once and the broker kept is not said now
        self._hold(framed(REFUSED_BODY if refused else payload))

    def _presence(self, payload: bytes, retained: bool) -> None:
        try:
            said = parse_online(payload)
        except FrameFault:
            self.received += not retained
            self._hold(framed(REFUSED_BODY))
            return
        if said.online:
            self.received += not retained
            self.boot = said.boot
            self.arrival.notify_all()
        elif not retained and self.boot in (None, said.boot):
            self.fail(NodeOff(f"{self.path}: the broker says that the node has gone", path=self.path))

    def _hold(self, line: bytes) -> None:
        self._in += line
        if len(self._in) > BACKLOG_LIMIT:
            over = len(self._in) - BACKLOG_LIMIT
            self.dropped += over
            del self._in[:over]
        self.arrival.notify_all()
