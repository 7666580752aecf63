"""A node on a broker, in lock step: the table carries none of its messages, but hears and counts them all.

A message that the table has heard has been handed on to everybody else who listened by then. So nothing that a node
said before the hub came reaches it afterwards, and every command that the hub has counted is on its way to the node.
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

DEADLINE_S = 10.0  # wall time after which a message that was counted but never heard ends the run
CHECK_S = 0.1  # how often a wait looks whether the hub still lives
_WILL = b'"online":false'  # said by the broker in a node's name


class Ear:
    """Hears every node and every command of the table; counts by node id."""

    def __init__(self, broker: OwnBroker) -> None:
        self.said: Counter[str] = Counter()
        self.told: Counter[str] = Counter()
        self.wills: Counter[str] = Counter()  # said by the broker, after everything that the node had said itself
        self.news = threading.Condition()
        self._address = broker.address(TABLE_ITSELF)
        self._client: paho.Client | None = None
        self.listen()

    def listen(self) -> None:
        """Connect, also to a broker that has died in between, and wait until everything is heard."""
        self.close()
        self._ready = False
        address = self._address
        client = paho.Client(CallbackAPIVersion.VERSION2)
        client.username_pw_set(address.user, address.password)
        client.on_connect = lambda made, *_: made.subscribe(str(NodeTopic(address.table, "+", "+")), 1)
        client.on_subscribe = lambda *_: self._subscribed()
        client.on_message = lambda *said: self._heard(said[2])
        self._client = client
        client.connect(address.host, address.port)
        client.loop_start()
        self.wait(lambda: self._ready, "the table's own ear")

    def wait(self, reached: Callable[[], Any], name: str, check: Callable[[], None] = lambda: None) -> None:
        """Until `reached`; `check` is called now and then and raises when the hub has died. `LinkFault` in the end."""
        deadline = time.monotonic() + DEADLINE_S
        with self.news:
            while not self.news.wait_for(reached, CHECK_S):
                check()
                if time.monotonic() > deadline:
                    raise LinkFault(f"{name}: a message that was counted never came to the broker", name=name)

    def publish(self, topic: NodeTopic, payload: bytes) -> None:
        """Say something in a node's name: for faults on purpose."""
        if self._client is not None:
            self._client.publish(str(topic), payload, 1)

    def close(self) -> None:
        """Listen no more."""
        if self._client is not None:
            self._client.disconnect()
            self._client.loop_stop()
        self._client = None

    def _subscribed(self) -> None:
        with self.news:
            self._ready = True
            self.news.notify_all()

    def _heard(self, message: paho.MQTTMessage) -> None:
        topic = NodeTopic.parse(message.topic)
        if topic is None or message.retain:
            return
        counter = self.told if topic.kind == COMMAND else self.said
        if topic.kind == ONLINE and _WILL in message.payload:
            counter = self.wills
        with self.news:
            counter[topic.node] += 1
            self.news.notify_all()


class AirPort:
    """A node's topics as the hub's port: the counters of `HubPort`, in messages.

    `pending`: commands that the hub has published since the last window.
    """

    def __init__(self, name: str, node: str, broker: OwnBroker, ear: Ear) -> None:
        self.name = name
        self.node = node
        address = broker.address(HUB)
        self.path = f"mqtt://{HUB}:{address.password}@{address}/{address.table}/{node}"
        self.open = False
        self.received = 0
        self.pending = 0
        self._ear = ear
        self._told_before = ear.told[node]
        self._taken = 0

    def said(self, messages: int) -> None:
        """The node has published so many more."""
        if self.open:
            self.received += messages

    def opened(self, sent: int, check: Callable[[], None]) -> None:
        """The hub has published `sent` commands since it opened the port."""
        self.open = True
        self._ear.wait(lambda: self._ear.told[self.node] - self._told_before >= sent, self.name, check)
        self.pending += sent - self._taken
        self._taken = sent

    def forget(self) -> None:
        """A new hub attaches: counting starts again."""
        self.open, self.received, self._taken = False, 0, 0
        self._told_before = self._ear.told[self.node]

    def close(self) -> None:
        """Nothing is held open here."""
