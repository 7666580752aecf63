"""What carries a lone node's lines to its hub: a pty that any hub can open by name, or a broker."""

import contextlib
import json
import os
import pty
import threading
import tty
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from paho.mqtt import client as paho
from paho.mqtt.enums import CallbackAPIVersion

from palace_hub.link.broker import KEEPALIVE_S, RECONNECT_S, BrokerAddress
from palace_hub.locale.message import Message
from palace_hub.wire.lines import LINE_LIMIT, body_of
from palace_hub.wire.payloads import COMMAND, ONLINE, UP_KINDS, NodeTopic, framed

CHUNK = 65536
QUEUED_LIMIT = 64  # messages that wait for the network; samples that come late say nothing


class LineCarrier(Protocol):
    """Both directions of one node, never waiting. `where`: what a hub opens; it may change when it is joined again."""

    where: str

    def read(self) -> bytes:
        """The hub's lines that have come."""

    def write(self, lines: bytes) -> None:
        """The node's lines; lost where nobody takes them."""

    def cut(self) -> None:
        """Out with the cable, or away from the broker."""

    def join(self, node: str, boot: str) -> None:
        """In again, as this boot of this node."""

    def close(self) -> None:
        """The end."""


class PtyCarrier:
    """A pty; `link`, where one is wanted, is a name that always leads to the present one."""

    def __init__(self, link: Path | None = None) -> None:
        self.where = ""
        self._link = link
        self._ends: tuple[int, int] | None = None

    def read(self) -> bytes:
        if self._ends is None:
            return b""
        try:
            return os.read(self._ends[0], CHUNK)
        except OSError:  # nothing there, or nobody at the other end
            return b""

    def write(self, lines: bytes) -> None:
        if self._ends is not None and lines:
            with contextlib.suppress(BlockingIOError):  # nobody reads: a USB device drops it as well
                os.write(self._ends[0], lines)

    def cut(self) -> None:
        ends, self._ends, self.where = self._ends, None, ""
        for end in ends or ():  # no longer named before it is closed: its number may be another program's pty at once
            os.close(end)

    def join(self, node: str, boot: str) -> None:  # noqa: ARG002 - a cable carries no names
        if self._ends is not None:
            return
        far, near = pty.openpty()
        tty.setraw(near)
        os.set_blocking(far, False)
        self._ends, self.where = (far, near), os.ttyname(near)
        if self._link is not None:
            fresh = self._link.with_name(self._link.name + ".new")
            fresh.unlink(missing_ok=True)
            fresh.symlink_to(self.where)
            fresh.replace(self._link)
            self.where = str(self._link)

    def close(self) -> None:
        self.cut()
        if self._link is not None:
            self._link.unlink(missing_ok=True)


class BrokerCarrier:
    """A client of a broker that speaks for the node: topics, presence and last will as a node over Wi-Fi has them."""

    def __init__(self, address: BrokerAddress, name: str, notice: Callable[[Message], None] | None = None) -> None:
        """`notice` hears from the network's thread whether the broker has let the node in, at each change."""
        self.where = f"mqtt {address}"
        self._notice = notice
        self._noticed = ""
        self._name = name
        self._address = address
        self._client: paho.Client | None = None
        self._lines = bytearray()
        self._torn = b""
        self._lock = threading.Lock()
        self._who: tuple[str, str] | None = None

    def read(self) -> bytes:
        with self._lock:
            data, self._lines = bytes(self._lines), bytearray()
        return data

    def write(self, lines: bytes) -> None:
        if self._client is None or self._who is None:
            return
        *whole, rest = (self._torn + lines).split(b"\n")
        self._torn = rest[-LINE_LIMIT:]
        for line in whole:
            body = body_of(line)
            if body is None and _is_text(line):
                continue  # words for people go over a node's cable alone
            kind = "s" if body is None else _kind(body)
            qos = 0 if kind in ("s", "st") else 1
            self._client.publish(self._topic(kind), line[:LINE_LIMIT] if body is None else body, qos)

    def cut(self) -> None:
        if self._client is not None:
            self._say(False)
            self._client.disconnect()
            self._client.loop_stop()
        self._client = None

    def join(self, node: str, boot: str) -> None:
        if self._client is not None and self._who == (node, boot):
            return
        self.cut()
        self._who = (node, boot)
        client = self._client = paho.Client(CallbackAPIVersion.VERSION2, client_id=self._name)
        if self._address.user:
            client.username_pw_set(self._address.user, self._address.password)
        client.will_set(self._topic(ONLINE), self._online(False), 1, retain=True)
        client.reconnect_delay_set(*RECONNECT_S)
        client.max_queued_messages_set(QUEUED_LIMIT)
        client.on_connect = lambda *said: self._connected(said[3].is_failure)
        client.on_connect_fail = lambda *_: self._say_once("node-broker-absent")
        client.on_message = lambda *said: self._heard(said[2])
        client.connect_async(self._address.host, self._address.port, KEEPALIVE_S)
        client.loop_start()

    def close(self) -> None:
        self.cut()

    def _connected(self, refused: bool) -> None:
        if refused or self._client is None:
            self._say_once("node-broker-refuses")
            return
        self._say_once("node-broker-joined")
        self._client.subscribe(self._topic(COMMAND), 1)
        self._say(True)

    def _say_once(self, key: str) -> None:
        """It is tried again each few seconds; only what is new is said."""
        if self._notice is not None and key != self._noticed:
            self._notice(Message(key, {"broker": str(self._address), "user": self._address.user or "-"}))
        self._noticed = key

    def _heard(self, message: paho.MQTTMessage) -> None:
        if not message.retain:  # as the firmware does: a kept command would be done at each return
            with self._lock:
                self._lines += framed(bytes(message.payload))

    def _say(self, there: bool) -> None:
        if self._client is not None:
            self._client.publish(self._topic(ONLINE), self._online(there), 1, retain=True)

    def _online(self, there: bool) -> bytes:
        boot = self._who[1] if self._who is not None else ""
        return json.dumps({"t": "online", "online": there, "boot": boot}, separators=(",", ":")).encode()

    def _topic(self, kind: str) -> str:
        node = self._who[0] if self._who is not None else ""
        return str(NodeTopic(self._address.table, node, kind))


def _is_text(line: bytes) -> bool:
    return line.isascii() and line.decode("ascii").strip().isprintable()


def _kind(body: bytes) -> str:
    """The topic that a body belongs to: its own kind where a node has such a topic, otherwise where samples go."""
    try:
        kind = json.loads(body).get("t")
    except (ValueError, AttributeError, RecursionError):
        kind = None
    return kind if isinstance(kind, str) and kind in UP_KINDS else "s"
