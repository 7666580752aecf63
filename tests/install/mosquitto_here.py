"""A real Mosquitto on a free loopback port, with the configuration of `palace setup broker`, and its clients."""

import shutil
import socket
import subprocess
import threading
import time
from pathlib import Path

from paho.mqtt import client as paho

DEADLINE = 30.0  # wall seconds before a test fails
MOSQUITTO = shutil.which("mosquitto", path="/usr/sbin:/usr/bin:/usr/local/sbin")
MISSING = "no mosquitto on this machine: apt-get install mosquitto"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Mosquitto:
    """A running broker on the port of its configuration. `close` ends it."""

    def __init__(self, config: Path, port: int) -> None:
        self.port = port
        here = config.with_suffix(".here")  # as root it would become another user, who may not read the secrets
        here.write_text(config.read_text() + "user root\npersistence false\nlog_dest stderr\n")
        self.log = (config.parent / "mosquitto.log").open("wb")
        self.process = subprocess.Popen([MOSQUITTO, "-c", str(here)], stderr=self.log)
        end = time.monotonic() + DEADLINE
        while time.monotonic() < end and self.process.poll() is None:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return
            threading.Event().wait(0.01)
        said = (config.parent / "mosquitto.log").read_text()
        self.close()
        raise AssertionError(f"mosquitto does not listen: {said}")

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        self.log.close()


class Client:
    """A client with an account; `heard`: the topics that arrived since the last `clear`; `losses`: ends of its
    connection that it did not ask for."""

    def __init__(self, port: int, user: str | None, password: str = "", client_id: str = "") -> None:
        self.heard: list[str] = []
        self.losses = 0
        self.news = threading.Condition()
        self.refused: bool | None = None
        self.client = paho.Client(paho.CallbackAPIVersion.VERSION2, client_id=client_id or f"test-{user}")
        if user is not None:
            self.client.username_pw_set(user, password)
        self.client.on_connect = lambda *said: self._note(refused=said[3].is_failure)
        self.client.on_message = lambda *said: self._note(topic=said[2].topic)
        self.client.on_disconnect = lambda *said: self._note(lost=said[3].is_failure)
        self.client.on_subscribe = lambda *_: self._note(granted=True)
        self.granted = False
        self.client.connect("127.0.0.1", port)
        self.client.loop_start()
        self.wait(lambda: self.refused is not None)

    def _note(
        self, refused: bool | None = None, topic: str | None = None, granted: bool = False, lost: bool = False
    ) -> None:
        with self.news:
            self.losses += lost
            self.refused = self.refused if refused is None else refused
            self.heard += [topic] if topic else []
            self.granted = self.granted or granted
            self.news.notify_all()

    def wait(self, what) -> None:
        with self.news:
            assert self.news.wait_for(what, DEADLINE)

    def subscribe(self, topic: str) -> None:
        self.granted = False
        self.client.subscribe(topic, 1)
        self.wait(lambda: self.granted)

    def say(self, topic: str, payload: bytes = b"x", retain: bool = False) -> None:
        self.client.publish(topic, payload, 1, retain).wait_for_publish(DEADLINE)

    def close(self) -> None:
        self.client.disconnect()
        self.client.loop_stop()
