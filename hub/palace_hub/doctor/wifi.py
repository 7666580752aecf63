"""Nodes over Wi-Fi, heard at the broker: who is there, with which firmware and protocol, how fast their cells are.

Nobody is asked anything while a hub may be playing: hellos and samples pass by. A node that says hello all the while
has no hub, so it is welcomed for a moment, as one on a cable is.
"""

import json
import threading
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from paho.mqtt import client as paho
from paho.mqtt.enums import CallbackAPIVersion

from palace_hub.doctor import findings
from palace_hub.doctor.broker_login import attempt
from palace_hub.doctor.conversion_rates import Conduct, cells, listen
from palace_hub.doctor.findings import Finding, Severity, Surroundings, finding
from palace_hub.doctor.modules import standing
from palace_hub.errors import FrameFault
from palace_hub.install.broker import NODES
from palace_hub.install.image import own_version
from palace_hub.link.broker import Broker, BrokerAddress
from palace_hub.link.mqtt_link import MqttLink
from palace_hub.wire.frames import Hello, Sample, parse
from palace_hub.wire.lines import LineDecoder, LogText
from palace_hub.wire.payloads import VERSION

PRESENCE_SECONDS = 0.5  # for what the broker has kept to come after the subscription: it is sent at once
ECHO_SECONDS = 2.0  # for a message to come back from a broker of this house
_GLANCE_SECONDS = 0.1
ALONE_HELLOS = 2  # a hub welcomes a node at its first hello


def present(
    address: BrokerAddress, folder: Path, listening: bool = True, around: Surroundings | None = None
) -> list[Finding]:
    """Everything about the nodes of this table; `folder` holds their accounts, where this machine made them. `around`:
    where this machine keeps what it knows of their modules."""
    arrival = threading.Condition()
    hub = Broker(address, arrival)
    try:
        with arrival:
            arrival.wait_for(lambda: hub.ready or hub.error, findings.BROKER_SECONDS)
            if hub.error is not None:
                word = str(hub.error.params.get("detail", hub.error))
                return [finding(Severity.FAULT, "doctor-broker-topics", broker=str(address), word=word)]
        if not echoes(address):
            return [finding(Severity.FAULT, "doctor-broker-acl", broker=str(address), table=address.table)]
        with arrival:
            arrival.wait_for(lambda: False, PRESENCE_SECONDS)
        there = hub.nodes()
        found = accounts(folder, address, there)
        if not there:
            return [finding(Severity.NOTE, "doctor-broker-empty", broker=str(address)), *found]
        found.append(finding(Severity.NOTE, "doctor-broker-nodes", broker=str(address), nodes=", ".join(there)))
        links = {node: hub.open(node) for node in there}
        heard = overhear(links, arrival, findings.HELLO_SECONDS)
        for node, link in links.items():
            found += one_node(node, link, heard[node], listening, around)
    finally:
        hub.close()
    return found


def echoes(address: BrokerAddress) -> bool:
    """Whether the hub's own topic comes back. Mosquitto grants every subscription and then keeps silent."""
    topic = f"{VERSION}/{address.table}/state/doctor"
    back, granted = threading.Event(), threading.Event()
    client = paho.Client(CallbackAPIVersion.VERSION2)
    if address.user:
        client.username_pw_set(address.user, address.password)

    def connected(*_: object) -> None:
        client.subscribe(topic, 1)

    client.on_connect = connected
    client.on_subscribe = lambda *_: granted.set()
    client.on_message = lambda *_: back.set()
    try:
        client.connect(address.host, address.port, keepalive=int(findings.BROKER_SECONDS) + 1)
    except (OSError, ValueError):
        return False
    client.loop_start()
    try:
        if granted.wait(ECHO_SECONDS):
            client.publish(topic, b'{"t":"doctor"}', 1)
            back.wait(ECHO_SECONDS)
    finally:
        client.disconnect()
        client.loop_stop()
    return back.is_set()


def accounts(folder: Path, address: BrokerAddress, there: Iterable[str]) -> list[Finding]:
    """The accounts that this machine has made: does the broker know them, and has their node come?"""
    found = []
    for file in sorted((folder / NODES).glob("*.json")):
        try:
            told = json.loads(file.read_bytes())
            user, password = told["user"], told["password"]
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            continue
        if not isinstance(user, str) or not isinstance(password, str) or user in there:
            continue
        tried = attempt(address.host, address.port, user, password)
        if tried.refused:
            params = {"broker": str(address), "id": user, "word": tried.word}
            found.append(finding(Severity.FAULT, "doctor-node-refused", **params))
        else:
            found.append(finding(Severity.NOTE, "doctor-node-away", broker=str(address), id=user))
    return found


@dataclass
class Overheard:
    """What passed by of one node: its last hello and how many, and its samples as they are."""

    hello: Hello | None = None
    hellos: int = 0
    bad: int = 0
    first: float = 0.0
    conduct: Conduct = field(default_factory=Conduct)
    _number: int | None = None

    def take(self, line: bytes | LogText, t: float) -> None:
        """One line at `t` seconds."""
        if isinstance(line, LogText):
            return
        try:
            frame = parse(line)
        except FrameFault:
            self.bad += 1
            return
        if isinstance(frame, Hello):
            self.hello, self.hellos = frame, self.hellos + 1
        elif isinstance(frame, Sample):
            self._sample(frame, t)

    def _sample(self, sample: Sample, t: float) -> None:
        """The first opens the count, as in a session of our own."""
        seen = self.conduct
        if self._number is None:
            self.first = t
        else:
            seen.batches += 1
            seen.gaps += max(0, sample.n - self._number - 1)
            seen.read(bytes.fromhex(sample.h), [cell[1::2] for cell in sample.c])
            seen.count([len(cell) // 2 for cell in sample.c], {int(cell): why for cell, why in sample.e.items()})
            seen.seconds = t - self.first
        self._number = sample.n


def overhear(links: dict[str, MqttLink], arrival: threading.Condition, seconds: float) -> dict[str, Overheard]:
    """What passes by of each node in `seconds` of wall time."""
    heard = {node: Overheard() for node in links}
    decoders = {node: LineDecoder() for node in links}
    end = time.monotonic() + seconds
    while (now := time.monotonic()) < end:
        for node, link in links.items():
            for line in decoders[node].receive(link.take()):
                heard[node].take(line, now)
        with arrival:
            arrival.wait_for(lambda: False, min(_GLANCE_SECONDS, end - now))
    return heard


def one_node(
    node: str, link: MqttLink, heard: Overheard, listening: bool, around: Surroundings | None = None
) -> list[Finding]:
    """What is to be said of one node that is there."""
    found = []
    hello = heard.hello
    if hello is not None and not hello.compatible:
        spoken = ".".join(map(str, hello.p))
        return [finding(Severity.FAULT, "doctor-wifi-protocol", id=node, spoken=spoken)]
    if hello is not None:
        own = own_version()
        if own and hello.fw != own:
            found.append(finding(Severity.WARNING, "doctor-wifi-fw", id=node, found=hello.fw, own=own))
        else:
            found.append(finding(Severity.NOTE, "doctor-wifi-node", id=node, role=hello.role, board=hello.board))
    if heard.conduct.batches:
        found += cells(node, heard.conduct) + lost(node, heard.conduct.gaps, heard.bad)
        return found + _standing(around, hello, heard.conduct)
    if hello is None:
        return [finding(Severity.FAULT, "doctor-wifi-silent", id=node), *lost(node, 0, heard.bad)]
    if not listening or heard.hellos < ALONE_HELLOS:
        return [*found, *lost(node, 0, heard.bad)]
    seen = listen(link, findings.LISTEN_SECONDS)
    if not seen.batches:
        return [*found, finding(Severity.FAULT, "doctor-wifi-no-samples", id=node)]
    found += cells(node, seen) + lost(node, seen.gaps, heard.bad + seen.damaged)
    return found + _standing(around, hello, seen)


def _standing(around: Surroundings | None, hello: Hello | None, seen: Conduct) -> list[Finding]:
    return [] if around is None or hello is None else standing(around, hello, seen)


def lost(node: str, gaps: int, bad: int) -> list[Finding]:
    """Messages that did not arrive, or arrived as nonsense."""
    if not gaps and not bad:
        return []
    return [finding(Severity.WARNING, "doctor-wifi-gaps", id=node, gaps=str(gaps), bad=str(bad))]
