"""One connection to a broker, to learn whether it lets an account in."""

import threading
from dataclasses import dataclass

from paho.mqtt import client as paho
from paho.mqtt.enums import CallbackAPIVersion

from palace_hub.doctor import findings


@dataclass(frozen=True, slots=True)
class LoginResult:
    """Result of one connection: `there`: a broker answered; `inside`: it let the user in; `word`: its own reason."""

    there: bool
    inside: bool = False
    refused: bool = False
    word: str = ""


def attempt(host: str, port: int, user: str, password: str) -> LoginResult:
    """Connect once with this account, and disconnect."""
    news = threading.Event()
    codes: list[tuple[bool, str]] = []
    client = paho.Client(CallbackAPIVersion.VERSION2, protocol=paho.MQTTv311, reconnect_on_failure=False)
    if user:
        client.username_pw_set(user, password)

    def connected(*said: object) -> None:
        reason = said[3]
        codes.append((bool(getattr(reason, "is_failure", True)), str(reason)))
        news.set()

    client.on_connect = connected
    client.connect_timeout = findings.BROKER_SECONDS
    try:
        client.connect(host, port, keepalive=int(findings.BROKER_SECONDS) + 1)
    except (OSError, ValueError):
        return LoginResult(there=False)
    client.loop_start()
    try:
        news.wait(findings.BROKER_SECONDS)
    finally:
        client.disconnect()
        client.loop_stop()
    if not codes:
        return LoginResult(there=True)
    failed, word = codes[0]
    return LoginResult(there=True, inside=not failed, refused=failed, word=word)
