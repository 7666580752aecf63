"""Checks of nodes over Wi-Fi, as the broker relays them: presence, firmware, protocol and conversion rates.

The check listens to hellos and samples; it sends nothing to a node that a hub may be using. A node that repeats its
hello has no hub: the check opens a short session with it, as with a node on a cable.
"""

import json
import threading
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from palace_hub.doctor import findings
from palace_hub.doctor.connection import attempt, echoes
from palace_hub.doctor.findings import Finding, Severity, Surroundings, finding
from palace_hub.doctor.modules import load_findings
from palace_hub.doctor.samples import SampleStatistics, cell_findings, listen
from palace_hub.errors import FrameFault
from palace_hub.files.input_files import read_bytes
from palace_hub.install.broker import NODES
from palace_hub.install.image import own_version
from palace_hub.link.broker import Broker, BrokerAddress
from palace_hub.link.mqtt_link import MqttLink
from palace_hub.wire.frames import Hello, Sample, parse
from palace_hub.wire.lines import LineDecoder, LogText

PRESENCE_SECONDS = 0.5  # the broker sends its retained messages right after the subscription (assumed)
REPEATED_HELLOS = 2  # a hub welcomes a node at its first hello
_POLL_SECONDS = 0.1


def nodes_over_wifi(address: BrokerAddress, surroundings: Surroundings) -> list[Finding]:
    """Findings about the nodes of this table, and about the accounts that this machine created for them."""
    arrival = threading.Condition()
    echoed = echoes(address)  # before the other connection: an account has one at a time
    hub = Broker(address, arrival)
    try:
        with arrival:
            arrival.wait_for(lambda: hub.ready or hub.error, findings.BROKER_SECONDS)
            if hub.error is not None:
                reason = str(hub.error.params.get("detail", hub.error))
                return [finding(Severity.FAULT, "doctor-broker-topics", broker=str(address), word=reason)]
        if not echoed:
            return [finding(Severity.FAULT, "doctor-broker-acl", broker=str(address), table=address.table)]
        with arrival:
            arrival.wait_for(lambda: False, PRESENCE_SECONDS)
        present = hub.nodes()
        results = _accounts(surroundings.hub_file.parent, address, present)
        if not present:
            return [finding(Severity.NOTE, "doctor-broker-empty", broker=str(address)), *results]
        results.append(finding(Severity.NOTE, "doctor-broker-nodes", broker=str(address), nodes=", ".join(present)))
        links = {node: hub.open(node) for node in present}
        traffic = _overhear(links, arrival, findings.HELLO_SECONDS)
        for node, link in links.items():
            results += _node(node, link, traffic[node], surroundings)
    finally:
        hub.close()
    return results


def _accounts(folder: Path, address: BrokerAddress, present: Iterable[str]) -> list[Finding]:
    """Findings about accounts in `folder` whose node is absent: the broker refuses the account, or the node is off."""
    results = []
    for file in sorted((folder / NODES).glob("*.json")):
        try:
            account = json.loads(read_bytes(file))
            user, password = account["user"], account["password"]
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            continue
        if not isinstance(user, str) or not isinstance(password, str) or user in present:
            continue
        connection = attempt(address.host, address.port, user, password)
        if connection.refused:
            params = {"broker": str(address), "id": user, "word": connection.reason}
            results.append(finding(Severity.FAULT, "doctor-node-refused", **params))
        else:
            results.append(finding(Severity.NOTE, "doctor-node-away", broker=str(address), id=user))
    return results


@dataclass
class OverheardNode:
    """Hellos and samples of one node that the broker relayed to the hub's topics."""

    hello: Hello | None = None
    hellos: int = 0
    bad: int = 0
    first: float = 0.0
    samples: SampleStatistics = field(default_factory=SampleStatistics)
    _number: int | None = None

    def take(self, line: bytes | LogText, t: float) -> None:
        """Count one line that arrived at `t` seconds."""
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
            self._count(frame, t)

    def _count(self, sample: Sample, t: float) -> None:
        """The first sample only starts the interval, as in a session of the doctor's own."""
        samples = self.samples
        if self._number is None:
            self.first = t
        else:
            samples.batches += 1
            samples.gaps += max(0, sample.n - self._number - 1)
            samples.add_readings(bytes.fromhex(sample.h), [cell[1::2] for cell in sample.c])
            refused = {int(cell): why for cell, why in sample.e.items()}
            samples.add_counts([len(cell) // 2 for cell in sample.c], refused)
            samples.seconds = t - self.first
        self._number = sample.n


def _overhear(links: dict[str, MqttLink], arrival: threading.Condition, seconds: float) -> dict[str, OverheardNode]:
    """The traffic of each node during `seconds` of wall time."""
    traffic = {node: OverheardNode() for node in links}
    decoders = {node: LineDecoder() for node in links}
    end = time.monotonic() + seconds
    while (now := time.monotonic()) < end:
        for node, link in links.items():
            for line in decoders[node].receive(link.take()):
                traffic[node].take(line, now)
        with arrival:
            arrival.wait_for(lambda: False, min(_POLL_SECONDS, end - now))
    return traffic


def _node(node: str, link: MqttLink, traffic: OverheardNode, surroundings: Surroundings) -> list[Finding]:
    """Findings about one node that the broker reports as online."""
    results = []
    hello = traffic.hello
    if hello is not None and not hello.compatible:
        spoken = ".".join(map(str, hello.p))
        return [finding(Severity.FAULT, "doctor-wifi-protocol", id=node, spoken=spoken)]
    if hello is not None:
        own = own_version()
        if own and hello.fw != own:
            results.append(finding(Severity.WARNING, "doctor-wifi-fw", id=node, found=hello.fw, own=own))
        else:
            results.append(finding(Severity.NOTE, "doctor-wifi-node", id=node, role=hello.role, board=hello.board))
        if hello.err is not None:
            results.append(finding(Severity.WARNING, "doctor-crashed", id=node, what=hello.err))
    if traffic.samples.batches:
        results += cell_findings(node, traffic.samples) + _losses(node, traffic.samples.gaps, traffic.bad)
        return results + ([] if hello is None else load_findings(surroundings, hello, traffic.samples))
    if hello is None:
        return [finding(Severity.FAULT, "doctor-wifi-silent", id=node), *_losses(node, 0, traffic.bad)]
    if not surroundings.listen or traffic.hellos < REPEATED_HELLOS:
        return [*results, *_losses(node, 0, traffic.bad)]
    samples = listen(link, findings.LISTEN_SECONDS)
    if not samples.batches:
        return [*results, finding(Severity.FAULT, "doctor-wifi-no-samples", id=node)]
    results += cell_findings(node, samples) + _losses(node, samples.gaps, traffic.bad + samples.damaged)
    return results + load_findings(surroundings, hello, samples)


def _losses(node: str, gaps: int, bad: int) -> list[Finding]:
    """A warning if messages are missing (`gaps`) or cannot be parsed (`bad`)."""
    if not gaps and not bad:
        return []
    return [finding(Severity.WARNING, "doctor-wifi-gaps", id=node, gaps=str(gaps), bad=str(bad))]
