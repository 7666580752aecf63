"""The firmware's MQTT client as a process in each runtime, with a real Mosquitto and a hub client (paho)."""

import json
import shutil
import socket
import subprocess
import threading
import time
from binascii import crc32

import pytest
from paho.mqtt import client as paho
from tests.firmware.node_process import NodeProcess, steady
from tests.firmware.test_node_process import RUNTIMES

BASE = "palace/1/home/node/e6616407e3"
PASSWORD = "correct-horse"
NETWORK = {"ssid": "name-of-the-network", "key": "key-of-the-network"}
HALL = {"tray": "05", "plate": "aa" * 20}
CELLS = {"tray": 6, "plate": 4}
DEADLINE = 30.0  # wall-clock timeout in seconds
MOSQUITTO = shutil.which("mosquitto", path="/usr/sbin:/usr/bin:/usr/local/sbin")

pytestmark = pytest.mark.skipif(MOSQUITTO is None, reason="no mosquitto on this machine: apt-get install mosquitto")


class Mosquitto:
    """A broker with one account per node and exact topics, on a free loopback port."""

    def __init__(self, folder, node="e6616407e3"):
        base = f"palace/1/home/node/{node}"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        passwords, acl, self.config = folder / "passwords", folder / "acl", folder / "mosquitto.conf"
        passwords.touch(mode=0o600)
        for user, word in ((node, PASSWORD), ("hub", "hub-word")):
            subprocess.run(["mosquitto_passwd", "-b", str(passwords), user, word], check=True, capture_output=True)
        up = "".join(f"topic write {base}/{kind}\n" for kind in ("hello", "s", "st", "ack", "online"))
        acl.write_text(f"user {node}\n{up}topic read {base}/cmd\nuser hub\ntopic readwrite palace/1/home/#\n")
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
    """A hub client that receives all messages of one table and commands one node."""

    def __init__(self, port):
        self.heard, self.news = [], threading.Condition()
        self.client = paho.Client(paho.CallbackAPIVersion.VERSION2)
        self.client.username_pw_set("hub", "hub-word")
        self.client.on_message = self.hear
        self.client.on_connect = lambda client, *_: client.subscribe("palace/1/home/#", 1)
        self.subscribed = threading.Event()
        self.client.on_subscribe = lambda *_: self.subscribed.set()
        self.client.reconnect_delay_set(1, 1)
        self.client.connect("127.0.0.1", port)
        self.client.loop_start()
        assert self.subscribed.wait(DEADLINE)

    def hear(self, client, userdata, message):
        with self.news:
            self.heard.append((message.topic.rsplit("/", 1)[1], bytes(message.payload), message.qos, message.retain))
            self.news.notify_all()

    def wait_for(self, fits):
        """The first message for which `fits(kind, json)` holds; it and all earlier ones are removed."""
        with self.news:
            matches = []

            def there():
                while self.heard:
                    kind, payload, qos, retain = self.heard.pop(0)
                    if kind != "cmd" and fits(kind, json.loads(payload)):
                        matches.append((kind, json.loads(payload), qos, retain))
                        return True
                return False

            assert self.news.wait_for(there, DEADLINE)
            return matches[0]

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


@pytest.fixture(params=RUNTIMES, ids=lambda runtime: runtime.name)
def start(request, tmp_path, table, monkeypatch):
    nodes = []

    def started(password=PASSWORD, boot="9f3c", role="plate"):
        path, config = tmp_path / "broker.json", tmp_path / "config.json"
        settings = {"broker": "127.0.0.1", "port": table[0].port, "table": "home", "password": password, **NETWORK}
        path.write_text("\ufeff" + json.dumps(settings, indent=1), newline="\r\n")  # as an editor may leave it
        config.write_text(json.dumps({"role": role}))
        node = NodeProcess(request.param, boot=boot, config=config, broker=path)
        node.role = role
        nodes.append(node)
        return node

    yield started
    for node in nodes:
        node.process.kill()
        node.close()


def window(node, mq=0):
    """Grant 50 ms for the node's role; over a broker its serial line stays silent."""
    message = node.window(b"", steady(node.t, CELLS[node.role]), h=HALL[node.role], mq=mq)
    assert message == b""


WELCOME = '{"t":"welcome","p":[1,0],"hub":"test","s":"7d"}'


def live(node, hub, sent=0):
    """Run windows until samples arrive; return the number of commands sent."""
    window(node)
    window(node)
    hub.wait_for(lambda kind, message: kind == "online" and message["online"])
    for _ in range(25):
        window(node)
    hub.wait_for(lambda kind, message: kind == "hello")
    hub.command(WELCOME)
    window(node, mq=sent + 1)
    window(node)
    hub.wait_for(lambda kind, message: kind == "s")
    return sent + 1


@pytest.mark.parametrize("role", ["tray", "plate"])
def test_a_session_over_a_real_broker(start, table, role):
    _, hub = table
    node = start(role=role)
    sent = live(node, hub)
    for _ in range(40):
        window(node)
    numbers = []
    _, sample, qos, retained = hub.wait_for(
        lambda kind, message: kind == "s" and (numbers.append(message["n"]) or message["n"] >= 38)
    )
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert (qos, retained, len(sample["c"]), sample["h"]) == (0, False, CELLS[role], HALL[role])
    assert sample["b"] == ([0, 0] if role == "tray" else [])
    hub.command('{"t":"cmd","s":"7d","id":1,"op":"ping"}')
    hub.command('{"t":"cmd","s":"7d","id":2,"op":"lights","l":[0,1,2,3,4,0]}')
    hub.command('{"t":"cmd","s":"7d","id":3,"op":"beep","cue":"ask"}')
    window(node, mq=sent + 3)
    acks = [hub.wait_for(lambda kind, message: kind == "ack") for _ in range(3)]
    assert {qos for _, _, qos, _ in acks} == {1}
    has_lights = role == "tray"
    assert [(ack["id"], ack["ok"], ack.get("why")) for _, ack, _, _ in acks] == [
        (1, True, None),
        (2, has_lights, None if has_lights else "op"),
        (3, has_lights, None if has_lights else "op"),
    ]
    assert (node.reply["l"], node.reply["beep"]) == (([0, 1, 2, 3, 4, 0], ["ask"]) if has_lights else ([], []))


@pytest.mark.parametrize("role", ["tray", "plate"])
def test_a_node_over_a_broker_is_configured_and_restarts_when_told(start, table, role):
    _, hub = table
    node = start(role=role)
    sent = live(node, hub)
    text = json.dumps({"role": role, "ms": 25})
    hub.command(json.dumps({"t": "cmd", "s": "7d", "id": 1, "op": "config", "text": text}))
    hub.command('{"t":"cmd","s":"7d","id":2,"op":"reboot"}')
    window(node, mq=sent + 2)
    acks = [hub.wait_for(lambda kind, message: kind == "ack")[1] for _ in range(2)]
    assert [(ack["id"], ack["ok"]) for ack in acks] == [(1, True), (2, True)]
    assert acks[0]["cfg"] == f"{crc32(text.encode()):08x}"
    assert node.reply["end"] == "reboot"
    assert node.process.wait(DEADLINE) == 0


@pytest.mark.parametrize("role", [pytest.param("tray", marks=pytest.mark.long), "plate"])
def test_a_pico_s_heap_is_enough_over_a_broker_too(start, table, role):
    """Every node here has it. Half a minute with commands, long configurations, and two deaths of the broker."""
    broker, hub = table
    node = start(role=role)
    sent = live(node, hub)
    for k in range(600):
        if k % 20 == 15:
            text = json.dumps({"role": role, "ms": 50, "note": "n" * 400})
            hub.command(json.dumps({"t": "cmd", "s": "7d", "id": k, "op": "config", "text": text}))
            sent += 1
        if k in (200, 400):
            broker.kill()
        if k in (210, 410):
            broker.start()
            hub.subscribed.clear()
            for _ in range(120):  # it is found again within five simulated seconds, and the hub returns by itself
                window(node)
            assert hub.subscribed.wait(DEADLINE)
        window(node, mq=sent if k < 200 else 0)
    _, message, _, _ = hub.wait_for(lambda kind, message: kind == "s" and message["n"] > 700)
    assert len(message["c"]) == CELLS[role]
    assert node.process.poll() is None


def test_a_killed_node_leaves_a_will_with_its_boot(start, table):
    _, hub = table
    node = start(boot="ab12")
    live(node, hub)
    node.process.kill()
    _, message, _, _ = hub.wait_for(lambda kind, message: kind == "online" and not message["online"])
    assert message["boot"] == "ab12"


def test_a_retained_command_is_refused(start, table):
    _, hub = table
    hub.command('{"t":"cmd","s":"7d","id":1,"op":"reboot"}', retain=True)
    node = start()
    sent = live(node, hub, sent=1)
    for _ in range(110):
        window(node, mq=sent)
    _, status, *_ = hub.wait_for(lambda kind, message: kind == "st")
    assert status["rx_bad"] == 1
    assert node.process.poll() is None


def test_a_wrong_password_gets_nothing_through_and_the_node_goes_on(start, table):
    _, hub = table
    node = start(password="wrong")
    for _ in range(60):
        window(node)
    with hub.news:
        assert hub.heard == []
    assert node.process.poll() is None


def test_a_broker_that_was_killed_is_found_again(start, table):
    broker, hub = table
    node = start()
    live(node, hub)
    broker.kill()
    for _ in range(20):
        window(node)
    broker.start()
    for _ in range(200):
        window(node)
    _, message, _, _ = hub.wait_for(lambda kind, message: kind == "online")
    assert message == {"t": "online", "online": True, "boot": "9f3c"}  # retained, so the hub that comes later hears it
    for _ in range(5):
        window(node)
    hub.wait_for(lambda kind, message: kind == "s" and message["n"] > 100)


@pytest.mark.parametrize("role", ["tray", "plate"])
def test_no_message_carries_a_credential(start, table, role):
    """What the broker hands on, of every kind and topic; the serial line says nothing at all (`window`)."""
    _, hub = table
    raw = []
    hub.client.on_message = lambda client, userdata, message: (
        raw.append(message.topic.encode() + bytes(message.payload)),
        hub.hear(client, userdata, message),
    )
    node = start(role=role)
    sent = live(node, hub)
    hub.command('{"t":"cmd","s":"7d","id":1,"op":"config","text":"not a configuration"}')
    hub.command('{"t":"who"}')
    window(node, mq=sent + 2)
    hub.wait_for(lambda kind, message: kind == "hello")
    hub.command(WELCOME)
    window(node, mq=sent + 3)
    for _ in range(110):
        window(node)
    hub.wait_for(lambda kind, message: kind == "st")
    assert {json.loads(packet[packet.index(b"{") :])["t"] for packet in raw if b"{" in packet} >= {
        "hello",
        "s",
        "st",
        "ack",
        "online",
    }
    for secret in (PASSWORD, *NETWORK.values()):
        assert not [packet for packet in raw if secret.encode() in packet]
