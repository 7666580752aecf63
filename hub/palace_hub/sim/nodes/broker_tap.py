"""Lock step over MQTT: the table subscribes to all of its broker's topics and counts the messages.

The broker delivers a message to all subscribers before the next one. A message that the table has received is
therefore on its way to the hub or the node too, and no old message reaches a hub that connects later.
"""

import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from paho.mqtt import client as paho
from paho.mqtt.enums import CallbackAPIVersion

from palace_hub.errors import LinkFault
from palace_hub.sim.nodes.own_broker import HUB, TABLE_ITSELF, OwnBroker
from palace_hub.wire.payloads import COMMAND, ONLINE, NodeTopic

DEADLINE_S = 10.0  # wall time to wait for a counted message; assumed
CHECK_S = 0.1  # interval at which a wait checks that the hub lives
_WILL = b'"online":false'  # a node's last will, published by the broker


class BrokerTap:
    """Subscriber that counts every message by node id."""

    def __init__(self, broker: OwnBroker) -> None:
        self.published: Counter[str] = Counter()  # by the node
        self.commands: Counter[str] = Counter()  # to the node
        self.wills: Counter[str] = Counter()  # last wills; they follow all messages of the node
        self.news = threading.Condition()
        self._broker = broker
        self._address = broker.address(TABLE_ITSELF)
        self._client: paho.Client | None = None
        self.listen()

    def listen(self) -> None:
        """Connect, or reconnect to a restarted broker, and wait for the subscription."""
        self.close()
        self._ready = False
        address = self._address
        client = paho.Client(CallbackAPIVersion.VERSION2)
        client.username_pw_set(address.user, address.password)
        client.on_connect = lambda connected, *_: connected.subscribe(str(NodeTopic(address.table, "+", "+")), 1)
        client.on_subscribe = lambda *_: self._subscribed()
        client.on_message = lambda *arguments: self._count(arguments[2])
        self._client = client
        client.connect(address.host, address.port)
        client.loop_start()
        self.wait(lambda: self._ready, "the table's subscriber")

    def wait(self, reached: Callable[[], Any], name: str, check: Callable[[], None] = lambda: None) -> None:
        """Wait until `reached`; raises `LinkFault` after `DEADLINE_S`, and at once where the broker has ended.

        `check`: called every `CHECK_S`; raises when the hub has died.
        """
        deadline = time.monotonic() + DEADLINE_S
        with self.news:
            while not self.news.wait_for(reached, CHECK_S):
                check()
                self._broker.require_running()
                if time.monotonic() > deadline:
                    raise LinkFault(f"{name}: a message that was counted never came to the broker", name=name)

    def publish(self, topic: NodeTopic, payload: bytes) -> None:
        """Publish a message as if from a node, for fault injection."""
        if self._client is not None:
            self._client.publish(str(topic), payload, 1)

    def close(self) -> None:
        """Disconnect."""
        if self._client is not None:
            self._client.disconnect()
            self._client.loop_stop()
        self._client = None

    def _subscribed(self) -> None:
        with self.news:
            self._ready = True
            self.news.notify_all()

    def _count(self, message: paho.MQTTMessage) -> None:
        topic = NodeTopic.parse(message.topic)
        if topic is None or message.retain:
            return
        counter = self.commands if topic.kind == COMMAND else self.published
        if topic.kind == ONLINE and _WILL in message.payload:
            counter = self.wills
        with self.news:
            counter[topic.node] += 1
            self.news.notify_all()


class AirPort:
    """A node's topics as a port of the hub; counts messages where `HubPort` counts bytes."""

    def __init__(self, name: str, node: str, broker: OwnBroker, tap: BrokerTap) -> None:
        self.name = name
        self.node = node
        address = broker.address(HUB)
        self.path = f"mqtt://{HUB}:{address.password}@{address}/{address.table}/{node}"
        self.open = False
        self.received = 0
        self.pending = 0  # commands that the hub has published since the last window
        self._tap = tap
        self._commands_before = tap.commands[node]
        self._taken = 0

    def count(self, messages: int) -> None:
        """Count messages that the node has published."""
        if self.open:
            self.received += messages

    def opened(self, sent: int, check: Callable[[], None]) -> None:
        """Wait for the `sent` commands that the hub has published since it opened the port."""
        self.open = True
        self._tap.wait(lambda: self._tap.commands[self.node] - self._commands_before >= sent, self.name, check)
        self.pending += sent - self._taken
        self._taken = sent

    def forget(self) -> None:
        """Restart the counters for a new hub."""
        self.open, self.received, self._taken = False, 0, 0
        self._commands_before = self._tap.commands[self.node]

    def close(self) -> None:
        """Nothing to release."""
