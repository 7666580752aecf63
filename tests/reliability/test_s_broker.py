"""S1, S2: a real Mosquitto with the files of `palace setup broker` serves node and hub, and refuses strangers."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.firmware.node_process import NodeProcess
from tests.install.mosquitto_here import DEADLINE, MISSING, MOSQUITTO, Client, Mosquitto, free_port

from palace_hub.cli import main
from palace_hub.install.broker import CONFIGURATION, HUB_FILE, hub_access
from palace_hub.link import firmware
from palace_hub.link.broker import Broker
from palace_hub.wire.events import CommandDone, StatusReport
from palace_hub.wire.lines import encode_line
from palace_hub.wire.session import NodeSession
from palace_hub.wire.states import LinkState

TRAY, PLATE = "e6616407e3", "e661640843"
BASE = "palace/1/home/node"
UP = ("hello", "s", "st", "ack", "online")
SESSION = "s1"
STATUS_WINDOWS = 110  # a node tells its counters each five seconds
HELLO = {
    "t": "hello", "p": [1, 0], "id": TRAY, "boot": "evil", "role": "tray", "fw": "0.1.0", "board": "pico_w", "rt": "x",
    "cause": 1, "cells": 6, "hall": 3, "cfg": "00000000",
}  # fmt: skip
LIES = {
    "hello": HELLO,
    "s": {"t": "s", "n": 1 << 20, "us": 0, "c": [[0, 1]] * 6, "h": "07", "b": [9, 9]},
    "st": {"t": "st", "up": 1, "drop": 0, "rx_bad": 0, "mem": 0},
    "ack": {"t": "ack", "s": SESSION, "id": 1, "ok": True},
    "online": {"t": "online", "online": False, "boot": "9f3c"},
}
ORDER = {"t": "cmd", "s": SESSION, "id": 77, "op": "reboot"}
KEPT = (
    ORDER,
    {"t": "cmd", "s": SESSION, "id": 78, "op": "identify"},
    {"t": "welcome", "p": [1, 0], "hub": "x", "s": "evil"},
)


def setup(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "palace_hub", "setup", "broker", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env={**os.environ})


def said(message: dict[str, object]) -> bytes:
    return json.dumps(message).encode()


class Home:
    """The broker as the command set it up, the hub on it, and a node with the file that the command wrote for it."""

    def __init__(self, folder: Path) -> None:
        self.folder, port = folder, free_port()
        words = ("--listen", "127.0.0.1", "--port", str(port), "--etc", str(folder), "--to", str(folder))
        done = setup(*words, "--node", TRAY, "--node", PLATE)
        assert done.returncode == 0, done.stderr
        self.broker = Mosquitto(folder / CONFIGURATION, port)
        self.hub = self.connected()
        self.node: NodeProcess | None = None
        self.words = {
            one: json.loads((folder / "nodes" / f"{one}.json").read_text())["password"] for one in (TRAY, PLATE)
        }
        self.words["hub"] = json.loads((folder / HUB_FILE).read_text())["password"]

    def connected(self) -> Broker:
        address = hub_access(self.folder / HUB_FILE)
        hub = Broker(address)
        with hub.arrival:
            assert hub.arrival.wait_for(lambda: hub.ready, DEADLINE), hub.error
        return hub

    def client(self, account: str | None, password: str | None = None) -> Client:
        return Client(self.broker.port, account, self.words.get(account, "") if password is None else password)

    def keep_command(self, body: bytes) -> None:
        """The broker keeps this command, said by the hub's account; the hub is away meanwhile, for it is the account's
        only connection."""
        self.hub.close()
        client = self.client("hub")
        client.say(f"{BASE}/{TRAY}/cmd", body, retain=True)
        client.close()
        self.hub = self.connected()

    def start(self, boot: str, kept: int = 0) -> None:
        """A node, and a session that will be `SESSION`; `kept`: commands that the broker has for it already."""
        runtime = firmware.micropython() or firmware.cpython()
        self.node = NodeProcess(runtime, boot=boot, broker=self.folder / "nodes" / f"{TRAY}.json")
        self.link = self.hub.open(TRAY)
        self.session = NodeSession(lambda: SESSION, node=TRAY)
        self.events = list(self.session.opened(0.0))
        self.t, self.kept, self.published = 0.0, kept, 0

    def run(self, windows: int) -> None:
        for _ in range(windows):
            self.node.window(b"", mq=self.kept + self.link.sent)
            self.published = self.node.reply["pub"]
            with self.hub.arrival:
                assert self.hub.arrival.wait_for(lambda: self.link.received >= self.published, DEADLINE)
            self.t += 0.05
            self.events += self.session.receive(self.t, self.link.take()) + self.session.tick(self.t)
            self.link.write(self.session.take_output())

    def stop(self) -> None:
        """The node dies, and its will has come."""
        if self.node is None:
            return
        self.node.process.kill()
        self.node.close()
        self.node = None
        with self.hub.arrival:
            assert self.hub.arrival.wait_for(lambda: self.link.error, DEADLINE)

    def close(self) -> None:
        self.stop()
        self.hub.close()
        self.broker.close()


@pytest.fixture
def home(tmp_path):
    if MOSQUITTO is None:
        pytest.skip(MISSING)
    made = Home(tmp_path)
    yield made
    made.close()


def strangers(home: Home) -> tuple[int, int]:
    """Those without a password and with a wrong one: how often tried, how many got in."""
    wrong = [(None, ""), *((account, "") for account in home.words), *((account, "x" * 16) for account in home.words)]
    wrong += [(account, account) for account in home.words]
    wrong += [(word, home.words[other]) for word in home.words for other in home.words if word != other]
    wrong += [(account, home.words[account].swapcase()) for account in home.words]
    wrong += [("stranger", home.words["hub"]), ("", ""), ("#", home.words["hub"])]
    inside = 0
    for account, password in wrong:
        client = home.client(account, password)
        inside += client.refused is not True
        client.close()
    return len(wrong), inside


def neighbour(home: Home) -> tuple[int, int]:
    """The plate, with its own password, in the tray's topics: what it tried, what came of it."""
    home.start("9f3c")
    home.run(30)
    assert home.session.state is LinkState.LIVE
    client = home.client(PLATE)
    client.subscribe("#")
    client.subscribe(f"{BASE}/{TRAY}/+")
    own = home.hub.open(PLATE)
    for kind, lie in LIES.items():
        client.say(f"{BASE}/{TRAY}/{kind}", said(lie))
        client.say(f"{BASE}/{TRAY}/{kind}", said(lie), retain=True)
    client.say(f"{BASE}/{TRAY}/cmd", said(ORDER))
    client.say(f"{BASE}/{TRAY}/cmd", said(ORDER), retain=True)
    client.say(f"{BASE}/{PLATE}/hello", said({**HELLO, "id": PLATE}))  # its own topic: whatever got through came before
    with home.hub.arrival:
        assert home.hub.arrival.wait_for(lambda: own.received == 1, DEADLINE)
    accepted = home.link.received - home.published
    home.run(40)
    accepted += home.link.received - home.published
    accepted += home.session.state is not LinkState.LIVE or home.session.hello.boot != "9f3c"
    accepted += home.node.process.poll() is not None
    own.write(encode_line(ORDER))
    client.wait(lambda: f"{BASE}/{PLATE}/cmd" in client.heard)
    accepted += len([topic for topic in client.heard if not topic.startswith(f"{BASE}/{PLATE}/")])
    client.close()
    home.stop()
    return 2 * len(LIES) + 2 + 2, accepted


def kept_commands(home: Home) -> tuple[int, int]:
    """Commands and a welcome that the broker keeps, from the account that may give them: what a node makes of them."""
    accepted = 0
    for number, message in enumerate(KEPT):
        home.keep_command(said(message))
        home.start(f"k{number}", kept=1)
        home.run(STATUS_WINDOWS)
        assert home.session.state is LinkState.LIVE
        told = [event.status for event in home.events if isinstance(event, StatusReport)]
        accepted += told[-1].rx_bad != 1
        accepted += home.session.counters.refused  # samples in another session than the hub's
        accepted += sum(isinstance(event, CommandDone) for event in home.events)
        accepted += home.node.process.poll() is not None
        home.stop()
        home.keep_command(b"")
    return len(KEPT), accepted


def kept_lies(home: Home) -> tuple[int, int]:
    """What a node's account once said and the broker kept, for a hub that comes later."""
    client = home.client(TRAY)
    for kind in ("hello", "s", "st", "ack"):
        client.say(f"{BASE}/{TRAY}/{kind}", said(LIES[kind]), retain=True)
    client.say(f"{BASE}/{TRAY}/online", said({"t": "online", "online": True, "boot": "late"}), retain=True)
    later = Broker(hub_access(home.folder / HUB_FILE))
    late, came = later.open(TRAY), []  # before the broker has granted anything, so that nothing comes too early for it

    def fence() -> bool:
        came.append(late.take())
        return b"424242" in b"".join(came)

    with later.arrival:
        assert later.arrival.wait_for(lambda: later.ready and TRAY in later.nodes(), DEADLINE)
    client.say(f"{BASE}/{TRAY}/st", said({**LIES["st"], "up": 424242}))  # said now: whatever was kept came before
    with later.arrival:
        assert later.arrival.wait_for(fence, DEADLINE)
    session = NodeSession(lambda: "s2", node=TRAY)
    session.opened(0.0)
    session.receive(0.0, b"".join(came))
    assert session.counters.refused + session.counters.frames == 5, "not all of it was kept"
    for kind in UP:
        client.say(f"{BASE}/{TRAY}/{kind}", b"", retain=True)
    client.close()
    later.close()
    return 4, session.counters.frames - 1


def test_s1_strangers_wrong_topics_and_retained_messages_are_refused(record, home):
    tried, accepted = {}, {}
    for way in (strangers, neighbour, kept_commands, kept_lies):
        tried[way.__name__], accepted[way.__name__] = way(home)
    record(
        "S1",
        "no password, wrong password, a neighbour's topic, a retained command: accepted 0",
        tried=tried,
        accepted=sum(accepted.values()),
    )
    assert not any(accepted.values()), accepted


BEYOND = ("0.0.0.0", "192.168.1.20", "10.0.0.1", "169.254.3.4")


def test_s2_a_listener_beyond_loopback_without_a_password_is_refused(record, tmp_path, capsys):
    refused, reasons = 0, set()
    for address in BEYOND:
        folder = tmp_path / address
        words = ("--listen", address, "--address", "10.0.0.9", "--no-passwords", "--node", TRAY)
        code = main.main(["setup", "broker", "--to", str(folder), *words])
        reason = capsys.readouterr().err.strip()
        refused += code == 1 and f"anybody who reaches {address}:1883" in reason and not folder.exists()
        reasons.add(reason.replace(address, "..."))
        existing = tmp_path / f"{address}.conf"
        existing.write_text(f"listener 1883 {address}\nallow_anonymous true\n")
        code = main.main(["setup", "broker", "--check", str(existing)])
        refused += code == 1 and f"anybody who reaches {address}:1883 gets in" in capsys.readouterr().err
    loopback = ("--listen", "127.0.0.1", "--no-passwords", "--node", TRAY)
    record(
        "S2",
        "a listener beyond loopback without a password is refused, with the reason",
        tried=2 * len(BEYOND),
        refused=refused,
        reason=min(reasons),
    )
    assert refused == 2 * len(BEYOND), reasons
    assert len(reasons) == 1
    assert main.main(["setup", "broker", "--to", str(tmp_path / "loopback"), *loopback]) == 0
