"""A connection to the broker with this table's nodes. The network thread only queues messages for the core.

The connection retries by itself: after 1 to 5 s it tries an absent or dead broker again and subscribes anew. The hub
never waits for it.
"""

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from typing import Any

from paho.mqtt import client as paho
from paho.mqtt.enums import CallbackAPIVersion
from paho.mqtt.reasoncodes import ReasonCode

from palace_hub.errors import FrameFault, LinkFault, UsageFault
from palace_hub.link.faults import BrokerAbsent, BrokerGone, BrokerRefuses, NodeOff
from palace_hub.link.mqtt_link import MqttLink
from palace_hub.wire.frames import parse_online
from palace_hub.wire.payloads import COMMAND, ONLINE, UP_KINDS, VERSION, NodeTopic, is_name

RECONNECT_S = (1, 5)  # paho's own longest is 120 s: a table would stand still for two minutes after a broker's restart
KEEPALIVE_S = 10
LEAVE_WITHIN_S = 1.0  # a connection that is there ends within milliseconds; a host that is off keeps paho for 5 s
QUEUED_LIMIT = 64  # commands that wait for the network; each session has at most four under way
NODES_LIMIT = 16  # ids that are remembered: a table has two nodes, and topics are chosen outside
SILENT_S = 180.0  # a node in a list that is full gives way after this silence; a node in use speaks every second
QOS_COMMAND = 1

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class BrokerAddress:
    """Where the broker is and who this hub is there.

    `UsageFault` for a host that has no form of a name, a table or user that cannot stand in a topic, and a password
    that MQTT cannot carry.
    """

    host: str = "127.0.0.1"
    port: int = 1883
    table: str = "home"
    user: str = ""
    password: str = field(default="", repr=False)

    def __post_init__(self) -> None:
        if not is_name(self.table):
            raise UsageFault(f"table: expected a name without /, + and #, got {self.table!r}", field="table")
        if not 0 < self.port < 65536:
            raise UsageFault(f"port: expected 1 to 65535, got {self.port}", field="port")
        if not _is_host(self.host):  # the thread of paho would end with it
            raise UsageFault(f"broker: expected an address or a name, got {self.host!r}", field="broker")
        if self.user and not is_name(self.user):
            raise UsageFault(f"user: expected a name without /, + and #, got {self.user!r}", field="user")
        if not _is_carried(self.password):
            raise UsageFault("password: expected text of at most 65535 bytes", field="password")

    def __str__(self) -> str:
        return f"{self.host}:{self.port}"


@dataclass(slots=True)
class _Presence:
    """A node that is there. `spoke`: when it sent a message itself; None: only a retained message names it."""

    boot: str | None
    spoke: float | None = None


def _is_host(text: str) -> bool:
    """Whether a resolver can be asked for `text`: labels of 1 to 63 characters with points between (RFC 1035)."""
    try:
        return bool(text) and text.isprintable() and not text.isspace() and len(text.encode("idna")) <= 253
    except UnicodeError:
        return False


def _is_carried(text: str) -> bool:
    """Whether `text` is UTF-8 whose length fits two bytes (MQTT 3.1.1, 1.5.3)."""
    try:
        return len(text.encode()) < 1 << 16
    except UnicodeEncodeError:
        return False


def _guarded(work: Callable[..., None]) -> Callable[..., None]:
    """An exception in a callback would end paho's thread while the connection goes on looking alive."""

    def safe(self: "Broker", *arguments: Any) -> None:
        try:
            work(self, *arguments)
        except Exception:  # whatever a message holds, the next one must still be heard
            self.faults += 1
            _log.exception("broker %s: %s", self.address, work.__name__)

    return safe


class Broker:
    """A connection, up or being made. `nodes()` lists the nodes that are there; `open` gives a link to one of them.

    `ready` turns True when the broker has granted the subscription, and back when the connection ends; `error` is why
    there is none now. `arrival` is notified at each change. `faults` counts exceptions in callbacks: always 0.
    """

    def __init__(
        self,
        address: BrokerAddress,
        arrival: threading.Condition | None = None,
        name: str = "",
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.address = address
        self.arrival = arrival if arrival is not None else threading.Condition()
        self.ready = False
        self.error: LinkFault | None = None
        self.faults = 0
        self._now = now
        self._there: dict[str, _Presence] = {}  # by id, in the order in which they were heard
        self._links: dict[str, MqttLink] = {}
        client = paho.Client(CallbackAPIVersion.VERSION2, client_id=name)
        if address.user:
            client.username_pw_set(address.user, address.password)
        client.reconnect_delay_set(*RECONNECT_S)
        client.max_queued_messages_set(QUEUED_LIMIT)
        client.on_connect = lambda *said: self._connected(said[3])
        client.on_connect_fail = lambda *_: self._failed()
        client.on_disconnect = lambda *_: self._gone()
        client.on_subscribe = lambda *said: self._subscribed(said[3])
        client.on_message = lambda *said: self._message(said[2])
        self._client = client
        client.connect_async(address.host, address.port, KEEPALIVE_S)
        client.loop_start()

    def nodes(self) -> list[str]:
        """Ids of the nodes that are there: they sent a message, and no last will came since."""
        with self.arrival:
            return list(self._there)

    def crowd(self) -> list[str] | None:
        """Ids of the nodes that have not said a word themselves, where the list is full; None where it has room."""
        with self.arrival:
            if len(self._there) < NODES_LIMIT:
                return None
            return [node for node, presence in self._there.items() if presence.spoke is None]

    def open(self, node: str) -> MqttLink:
        """A link to this node, in place of one that was opened before."""
        topic = str(NodeTopic(self.address.table, node, COMMAND))

        def publish(body: bytes) -> None:
            self._client.publish(topic, body, QOS_COMMAND, retain=False)

        with self.arrival:
            link = MqttLink(node, f"mqtt {self.address} {node}", self.arrival, publish)
            presence = self._there.get(node)
            link.boot = None if presence is None else presence.boot
            self._links[node] = link
            return link

    def close(self) -> None:
        """Disconnect and end the network thread. A thread that waits for a host without an answer is left to end by
        itself."""
        self._client.disconnect()
        ending = threading.Thread(target=self._client.loop_stop, name="broker-ends", daemon=True)
        ending.start()
        ending.join(LEAVE_WITHIN_S)

    # from here on in paho's thread

    @_guarded
    def _connected(self, reason: ReasonCode) -> None:
        if reason.is_failure:
            self._lose(BrokerRefuses(f"{self.address} refuses: {reason}", path=str(self.address), detail=str(reason)))
            return
        kinds = (*sorted(UP_KINDS), ONLINE)
        topics = [(str(NodeTopic(self.address.table, "+", kind)), 0 if kind in ("s", "st") else 1) for kind in kinds]
        self._client.subscribe(topics)

    @_guarded
    def _subscribed(self, reasons: list[ReasonCode]) -> None:
        refused = [str(reason) for reason in reasons if reason.is_failure]
        if refused:
            base = f"{VERSION}/{self.address.table}"
            self._lose(
                BrokerRefuses(
                    f"{self.address} refuses the topics {base}: {refused[0]}",
                    path=str(self.address),
                    detail=refused[0],
                )
            )
            return
        with self.arrival:
            self.ready, self.error = True, None
            self.arrival.notify_all()

    @_guarded
    def _failed(self) -> None:
        self._lose(BrokerAbsent(f"{self.address}: nobody answers", path=str(self.address)))

    @_guarded
    def _gone(self) -> None:
        self._lose(BrokerGone(f"{self.address}: the connection ended", path=str(self.address)))

    def _lose(self, fault: LinkFault) -> None:
        with self.arrival:
            self.ready = False
            if not isinstance(self.error, BrokerRefuses) or not isinstance(fault, BrokerGone):
                self.error = fault  # a broker that refuses also hangs up: the reason is what a person needs
            for link in self._links.values():
                link.fail(fault)
            self._links.clear()
            self._there.clear()
            self.arrival.notify_all()

    @_guarded
    def _message(self, message: paho.MQTTMessage) -> None:
        topic = NodeTopic.parse(message.topic)
        if topic is None:
            return
        with self.arrival:
            self._notice(topic, message)
            self.arrival.notify_all()
            link = self._links.get(topic.node)
            if link is None:
                return
            link.hear(topic.kind, bytes(message.payload), message.retain)
            if link.error is not None:
                del self._links[topic.node]
                self._there.pop(topic.node, None)

    def _notice(self, topic: NodeTopic, message: paho.MQTTMessage) -> None:
        """Who is there, whether or not anybody listens to it."""
        known = self._there.get(topic.node)
        boot = None if known is None else known.boot
        if topic.kind == ONLINE:
            try:
                said = parse_online(bytes(message.payload))
            except FrameFault:
                return
            if said.online:
                boot = said.boot
            elif boot in (None, said.boot):
                if topic.node not in self._links:
                    self._there.pop(topic.node, None)
                return
        elif message.retain:
            return
        if known is None and len(self._there) >= NODES_LIMIT and (message.retain or not self._make_room()):
            return
        spoke = self._now() if not message.retain else None if known is None else known.spoke
        self._there[topic.node] = _Presence(boot, spoke)

    def _make_room(self) -> bool:
        """Drop a node that was only retained, otherwise the one that has been silent longest; False: all of them speak.

        A node that exists is heard again as soon as it speaks.
        """
        now = self._now()
        node, presence = min(self._there.items(), key=lambda item: -inf if item[1].spoke is None else item[1].spoke)
        if presence.spoke is not None and now - presence.spoke < SILENT_S:
            return False
        del self._there[node]
        link = self._links.pop(node, None)
        if link is not None:
            link.fail(NodeOff(f"{link.path}: silent, and its place is needed", path=link.path))
        return True
