"""The firmware's own MQTT client as a process of each runtime, with a real Mosquitto on loopback and a hub by paho."""

import json
import shutil
import socket
import subprocess
import threading
import time

import pytest
from paho.mqtt import client as paho
from tests.firmware.node_process import NodeProcess
from tests.firmware.test_node_process import RUNTIMES

BASE = "palace/1/home/node/e6616407e3"
PASSWORD = "correct-horse"
DEADLINE = 10.0  # wall seconds before a test fails
MOSQUITTO = shutil.which("mosquitto", path="/usr/sbin:/usr/bin:/usr/local/sbin")

pytestmark = pytest.mark.skipif(MOSQUITTO is None, reason="no mosquitto on this machine: apt-get install mosquitto")


class Mosquitto:
    """A broker with one account a node and exact topics, on a free port of loopback."""

    def __init__(self, folder):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        passwords, acl, self.config = folder / "passwords", folder / "acl", folder / "mosquitto.conf"
        passwords.touch(mode=0o600)
        for user, word in (("e6616407e3", PASSWORD), ("hub", "hub-word")):
            subprocess.run(["mosquitto_passwd", "-b", str(passwords), user, word], check=True, capture_output=True)
        up = "".join(f"topic write {BASE}/{kind}\n" for kind in ("hello", "s", "st", "ack", "online"))
        acl.write_text(f"user e6616407e3\n{up}topic read {BASE}/cmd\nuser hub\ntopic readwrite palace/1/home/#\n")
        self.config.write_text(
            f"listener {self.port} 127.0.0.1\nallow_anonymous false\npassword_file {passwords}\nacl_file {acl}\n"
            "persistence false\nlog_dest none\nuser root\n"
        )
        self.start()

    def start(self):
        self.process = subprocess.Popen([MOSQUITTO, "-c", str(self.config)], stderr=subprocess.DEVNULL)
        end = time.monotonic() + DEADLINE
        while time.monotonic() < end:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            threading.Event().wait(0.01)
        raise AssertionError("mosquitto does not listen")

    def kill(self):
        self.process.kill()
        self.process.wait()


class Hub:
    """Hears everything of one table and commands one node."""

    def __init__(self, port):
        self.heard, self.news = [], threading.Condition()
        self.client = paho.Client(paho.CallbackAPIVersion.VERSION2)
        self.client.username_pw_set("hub", "hub-word")
        self.client.on_message = self._message
        self.client.on_connect = lambda client, *_: client.subscribe("palace/1/home/#", 1)
        subscribed = threading.Event()
        self.client.on_subscribe = lambda *_: subscribed.set()
        self.client.reconnect_delay_set(1, 1)
        self.client.connect("127.0.0.1", port)
        self.client.loop_start()
        assert subscribed.wait(DEADLINE)

    def _message(self, client, userdata, message):
        with self.news:
            self.heard.append((message.topic.rsplit("/", 1)[1], bytes(message.payload), message.qos, message.retain))
            self.news.notify_all()

    def wait_for(self, fits):
        """The first message for which `fits(kind, json)` holds; they are forgotten up to it."""
        with self.news:
            found = []

            def there():
                while self.heard:
                    kind, payload, qos, retain = self.heard.pop(0)
                    if kind != "cmd" and fits(kind, json.loads(payload)):
                        found.append((kind, json.loads(payload), qos, retain))
                        return True
                return False

            assert self.news.wait_for(there, DEADLINE)
            return found[0]

    def command(self, text, retain=False):
        self.client.publish(f"{BASE}/cmd", text, 1, retain).wait_for_publish(DEADLINE)

    def close(self):
        self.client.disconnect()
        self.client.loop_stop()


@pytest.fixture
def table(tmp_path):
    broker = Mosquitto(tmp_path)
    hub = Hub(broker.port)
    yield broker, hub
    hub.close()
    broker.kill()


@pytest.fixture(params=RUNTIMES, ids=lambda one: one.name)
def start(request, tmp_path, table, monkeypatch):
    nodes = []

    def started(password=PASSWORD, boot="9f3c", role="plate"):
        path, config = tmp_path / "broker.json", tmp_path / "config.json"
        told = {"broker": "127.0.0.1", "port": table[0].port, "table": "home", "password": password}
        path.write_text(json.dumps(told))
        config.write_text(json.dumps({"role": role}))
        nodes.append(NodeProcess(request.param, boot=boot, config=config, broker=path))
        return nodes[-1]

    yield started
    for node in nodes:
        node.process.kill()
        node.close()


def window(node, **changes):
    assert (
        node.window(
            b"", [[node.t + 1 + 12_500 * k, cell, 4_000_000 + k] for k in range(4) for cell in range(4)], **changes
        )
        == b""
    )


WELCOME = '{"t":"welcome","p":[1,0],"hub":"test","s":"7d"}'


def live(node, hub, sent=0):
    """Windows until samples come; the number of commands sent."""
    window(node, h="aa" * 20)
    window(node, h="aa" * 20)
    hub.wait_for(lambda kind, said: kind == "online" and said["online"])
    for _ in range(25):
        window(node, h="aa" * 20)
    hub.wait_for(lambda kind, said: kind == "hello")
    hub.command(WELCOME)
    window(node, h="aa" * 20, mq=sent + 1)
    window(node, h="aa" * 20)
    hub.wait_for(lambda kind, said: kind == "s")
    return sent + 1


def test_a_session_over_a_real_broker(start, table):
    _, hub = table
    node = start()
    sent = live(node, hub)
    for _ in range(40):
        window(node, h="aa" * 20)
    numbers = []
    _, sample, qos, retained = hub.wait_for(
        lambda kind, said: kind == "s" and (numbers.append(said["n"]) or said["n"] >= 38)
    )
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert (qos, retained, len(sample["c"]), sample["h"]) == (0, False, 4, "aa" * 20)
    hub.command('{"t":"cmd","s":"7d","id":1,"op":"ping"}')
    window(node, h="aa" * 20, mq=sent + 1)
    _, ack, qos, _ = hub.wait_for(lambda kind, said: kind == "ack")
    assert (ack["id"], ack["ok"], qos) == (1, True, 1)


def test_a_killed_node_leaves_a_will_with_its_boot(start, table):
    _, hub = table
    node = start(boot="ab12")
    live(node, hub)
    node.process.kill()
    _, said, _, _ = hub.wait_for(lambda kind, said: kind == "online" and not said["online"])
    assert said["boot"] == "ab12"


def test_a_retained_command_is_refused(start, table):
    _, hub = table
    hub.command('{"t":"cmd","s":"7d","id":1,"op":"reboot"}', retain=True)
    node = start()
    sent = live(node, hub, sent=1)
    for _ in range(110):
        window(node, h="aa" * 20, mq=sent)
    _, status, *_ = hub.wait_for(lambda kind, said: kind == "st")
    assert status["rx_bad"] == 1
    assert node.process.poll() is None


def test_a_wrong_password_gets_nothing_through_and_the_node_goes_on(start, table):
    _, hub = table
    node = start(password="wrong")
    for _ in range(60):
        window(node, h="aa" * 20)
    with hub.news:
        assert hub.heard == []
    assert node.process.poll() is None


def test_a_broker_that_was_killed_is_found_again(start, table):
    broker, hub = table
    node = start()
    live(node, hub)
    broker.kill()
    for _ in range(20):
        window(node, h="aa" * 20)
    broker.start()
    for _ in range(200):
        window(node, h="aa" * 20)
    _, said, _, _ = hub.wait_for(lambda kind, said: kind == "online")
    assert said == {"t": "online", "online": True, "boot": "9f3c"}  # retained, so the hub that comes later hears it
    for _ in range(5):
        window(node, h="aa" * 20)
    hub.wait_for(lambda kind, said: kind == "s" and said["n"] > 100)


def test_no_message_carries_the_password(start, table):
    _, hub = table
    raw = []
    hub.client.on_message = lambda client, userdata, message: (
        raw.append(bytes(message.payload)),
        hub._message(client, userdata, message),
    )
    node = start()
    live(node, hub)
    for _ in range(110):
        window(node, h="aa" * 20)
    hub.wait_for(lambda kind, said: kind == "st")
    assert len(raw) > 50
    assert not [payload for payload in raw if PASSWORD.encode() in payload]
