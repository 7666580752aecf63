"""Carriers of a lone node's lines: a pty that a hub opens by name, or an MQTT broker."""

import contextlib
import json
import os
import pty
import secrets
import threading
import tty
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from paho.mqtt import client as paho
from paho.mqtt.enums import CallbackAPIVersion

from palace_hub.errors import UsageFault
from palace_hub.link.broker import KEEPALIVE_S, RECONNECT_S, BrokerAddress
from palace_hub.locale.message import Message
from palace_hub.wire.lines import LINE_LIMIT, body_of
from palace_hub.wire.payloads import COMMAND, ONLINE, UP_KINDS, NodeTopic, framed

CHUNK = 65536  # bytes a read
PTYS = "/dev/pts/"
QUEUED_LIMIT = 64  # MQTT messages waiting for the network (assumed); late samples are worthless


class LinkTaken(UsageFault):
    """Something that no virtual node made has the name of the link."""

    key = "node-link-taken"


class LinkNotMade(UsageFault):
    """The folder of the link does not take it."""

    key = "node-link-not-made"


class NodeLink:
    """A symbolic link that leads to the present pty of a node. It replaces a link to a pty, and nothing else."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._target = ""

    def require_free(self) -> None:
        """Raises `LinkTaken` if the path is anything but a link to a pty, which an ended node may have left."""
        if os.path.lexists(self.path) and not _target_of(self.path).startswith(PTYS):
            raise LinkTaken(f"{self.path} is no link to a pty", file=str(self.path))

    def lead_to(self, pty_name: str) -> None:
        """Let the link lead to this pty. Raises `LinkTaken` and `LinkNotMade`."""
        self.require_free()
        fresh = self.path.with_name(f".{self.path.name}.{secrets.token_hex(4)}")
        try:
            fresh.symlink_to(pty_name)
            fresh.replace(self.path)
        except OSError as error:
            with contextlib.suppress(OSError):
                fresh.unlink()
            what = error.strerror or str(error)
            raise LinkNotMade(f"{self.path}: {what}", file=str(self.path), what=what) from None
        self._target = pty_name

    def remove(self) -> None:
        """Remove the link, unless it leads to the pty of another node by now."""
        if self._target and _target_of(self.path) == self._target:
            self.path.unlink(missing_ok=True)


def _target_of(path: Path) -> str:
    """Where a symbolic link leads; "" for anything else."""
    try:
        return os.readlink(path)
    except OSError:
        return ""


class LineCarrier(Protocol):
    """Both directions of one node's line. No method waits."""

    where: str
    """The name that a hub opens; it may change at each `join`."""

    def read(self) -> bytes:
        """The bytes received from the hub since the last call."""

    def write(self, lines: bytes) -> None:
        """Send the node's lines; they are lost when no hub reads."""

    def cut(self) -> None:
        """Pull the cable, or leave the broker."""

    def join(self, node: str, boot: str) -> None:
        """Plug in, or connect, as this boot of this node; does nothing while joined."""

    def close(self) -> None:
        """Release all resources."""


class PtyCarrier:
    """A pty. `link`: path of an optional symbolic link that always leads to the present pty."""

    def __init__(self, link: Path | None = None) -> None:
        """Raises `LinkTaken` if the path is taken."""
        self.where = ""
        self._link = None if link is None else NodeLink(link)
        if self._link is not None:
            self._link.require_free()
        self._ends: tuple[int, int] | None = None

    def read(self) -> bytes:
        if self._ends is None:
            return b""
        try:
            return os.read(self._ends[0], CHUNK)
        except OSError:  # no data, or the other end is closed
            return b""

    def write(self, lines: bytes) -> None:
        if self._ends is not None and lines:
            with contextlib.suppress(BlockingIOError):  # without a reader a USB device drops its bytes too
                os.write(self._ends[0], lines)

    def cut(self) -> None:
        ends, self._ends, self.where = self._ends, None, ""
        for end in ends or ():  # forgotten before it is closed: the system may reuse the number at once
            os.close(end)

    def join(self, node: str, boot: str) -> None:  # noqa: ARG002 - a cable carries no node id
        if self._ends is not None:
            return
        far, near = pty.openpty()
        tty.setraw(near)
        os.set_blocking(far, False)
        self._ends, self.where = (far, near), os.ttyname(near)
        if self._link is not None:
            self._link.lead_to(self.where)
            self.where = str(self._link.path)

    def close(self) -> None:
        self.cut()
        if self._link is not None:
            self._link.remove()


class BrokerCarrier:
    """An MQTT client on behalf of the node, with the topics, presence and last will of a node over Wi-Fi."""

    def __init__(self, address: BrokerAddress, name: str, notice: Callable[[Message], None] | None = None) -> None:
        """`notice`: called from the network thread whenever the state of the connection changes."""
        self.where = f"mqtt {address}"
        self._notice = notice
        self._last_notice = ""
        self._name = name
        self._address = address
        self._client: paho.Client | None = None
        self._lines = bytearray()
        self._partial = b""
        self._lock = threading.Lock()
        self._identity: tuple[str, str] | None = None

    def read(self) -> bytes:
        with self._lock:
            data, self._lines = bytes(self._lines), bytearray()
        return data

    def write(self, lines: bytes) -> None:
        if self._client is None or self._identity is None:
            return
        *whole, rest = (self._partial + lines).split(b"\n")
        self._partial = rest[-LINE_LIMIT:]
        for line in whole:
            body = body_of(line)
            if body is None and _is_text(line):
                continue  # log text goes over a cable only
            kind = "s" if body is None else _kind(body)
            qos = 0 if kind in ("s", "st") else 1
            self._client.publish(self._topic(kind), line[:LINE_LIMIT] if body is None else body, qos)

    def cut(self) -> None:
        if self._client is not None:
            self._publish_presence(False)
            self._client.disconnect()
            self._client.loop_stop()
        self._client = None

    def join(self, node: str, boot: str) -> None:
        if self._client is not None and self._identity == (node, boot):
            return
        self.cut()
        self._identity = (node, boot)
        client = self._client = paho.Client(CallbackAPIVersion.VERSION2, client_id=self._name)
        if self._address.user:
            client.username_pw_set(self._address.user, self._address.password)
        client.will_set(self._topic(ONLINE), self._online(False), 1, retain=True)
        client.reconnect_delay_set(*RECONNECT_S)
        client.max_queued_messages_set(QUEUED_LIMIT)
        client.on_connect = lambda *arguments: self._connected(arguments[3].is_failure)
        client.on_connect_fail = lambda *_: self._notify("node-broker-absent")
        client.on_message = lambda *arguments: self._receive(arguments[2])
        client.connect_async(self._address.host, self._address.port, KEEPALIVE_S)
        client.loop_start()

    def close(self) -> None:
        self.cut()

    def _connected(self, refused: bool) -> None:
        if refused or self._client is None:
            self._notify("node-broker-refuses")
            return
        self._notify("node-broker-joined")
        self._client.subscribe(self._topic(COMMAND), 1)
        self._publish_presence(True)

    def _notify(self, key: str) -> None:
        """Report a change of state; paho retries every few seconds and would repeat it."""
        if self._notice is not None and key != self._last_notice:
            self._notice(Message(key, {"broker": str(self._address), "user": self._address.user or "-"}))
        self._last_notice = key

    def _receive(self, message: paho.MQTTMessage) -> None:
        if not message.retain:  # as in the firmware: a retained command would run at every reconnect
            with self._lock:
                self._lines += framed(bytes(message.payload))

    def _publish_presence(self, there: bool) -> None:
        if self._client is not None:
            self._client.publish(self._topic(ONLINE), self._online(there), 1, retain=True)

    def _online(self, there: bool) -> bytes:
        boot = self._identity[1] if self._identity is not None else ""
        return json.dumps({"t": "online", "online": there, "boot": boot}, separators=(",", ":")).encode()

    def _topic(self, kind: str) -> str:
        node = self._identity[0] if self._identity is not None else ""
        return str(NodeTopic(self._address.table, node, kind))


def _is_text(line: bytes) -> bool:
    return line.isascii() and line.decode("ascii").strip().isprintable()


def _kind(body: bytes) -> str:
    """The topic kind of a body: its own kind if a node publishes that topic, else the samples' topic."""
    try:
        kind = json.loads(body).get("t")
    except (ValueError, AttributeError, RecursionError):
        kind = None
    return kind if isinstance(kind, str) and kind in UP_KINDS else "s"
