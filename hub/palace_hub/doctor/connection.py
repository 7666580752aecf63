"""Single connections to a broker: whether it accepts an account, and whether it relays the hub's topics."""

import threading
from dataclasses import dataclass

from paho.mqtt import client as paho
from paho.mqtt.enums import CallbackAPIVersion

from palace_hub.doctor import findings
from palace_hub.link.broker import BrokerAddress
from palace_hub.wire.payloads import VERSION

ECHO_SECONDS = 2.0  # for a message to come back from a broker on the local network (assumed)


@dataclass(frozen=True, slots=True)
class ConnectionAttempt:
    """The result of one connection attempt."""

    reachable: bool
    accepted: bool = False
    refused: bool = False
    reason: str = ""
    """The broker's own words."""


def attempt(host: str, port: int, user: str, password: str) -> ConnectionAttempt:
    """Connect once and disconnect."""
    answered = threading.Event()
    answers: list[tuple[bool, str]] = []
    client = paho.Client(CallbackAPIVersion.VERSION2, protocol=paho.MQTTv311, reconnect_on_failure=False)
    if user:
        client.username_pw_set(user, password)

    def connected(*arguments: object) -> None:
        reason = arguments[3]
        answers.append((bool(getattr(reason, "is_failure", True)), str(reason)))
        answered.set()

    client.on_connect = connected
    client.connect_timeout = findings.BROKER_SECONDS
    try:
        client.connect(host, port, keepalive=int(findings.BROKER_SECONDS) + 1)
    except (OSError, ValueError):
        return ConnectionAttempt(reachable=False)
    client.loop_start()
    try:
        answered.wait(findings.BROKER_SECONDS)
    finally:
        client.disconnect()
        client.loop_stop()
    if not answers:
        return ConnectionAttempt(reachable=True)
    failed, reason = answers[0]
    return ConnectionAttempt(reachable=True, accepted=not failed, refused=failed, reason=reason)


def echoes(address: BrokerAddress) -> bool:
    """Whether a message to the hub's own topic comes back. Mosquitto grants every subscription, then drops messages."""
    topic = f"{VERSION}/{address.table}/state/doctor"
    returned, granted = threading.Event(), threading.Event()
    client = paho.Client(CallbackAPIVersion.VERSION2)
    if address.user:
        client.username_pw_set(address.user, address.password)

    def connected(*_: object) -> None:
        client.subscribe(topic, 1)

    client.on_connect = connected
    client.on_subscribe = lambda *_: granted.set()
    client.on_message = lambda *_: returned.set()
    try:
        client.connect(address.host, address.port, keepalive=int(findings.BROKER_SECONDS) + 1)
    except (OSError, ValueError):
        return False
    client.loop_start()
    try:
        if granted.wait(ECHO_SECONDS):
            client.publish(topic, b'{"t":"doctor"}', 1)
            returned.wait(ECHO_SECONDS)
    finally:
        client.disconnect()
        client.loop_stop()
    return returned.is_set()
