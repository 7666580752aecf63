"""Findings of `palace doctor` about Mosquitto and the hub's account."""

import json
import socket
from contextlib import closing
from pathlib import Path

import pytest
from paho.mqtt import client as paho
from tests.doctor.machine_here import keys
from tests.install.mosquitto_here import MISSING, MOSQUITTO, Mosquitto, free_port
from tests.link.small_broker import SmallBroker

from palace_hub.doctor import broker as doctor_broker
from palace_hub.doctor import wifi
from palace_hub.doctor.checks import CheckResult, fine
from palace_hub.doctor.findings import Severity
from palace_hub.install.broker import CONFIGURATION, HUB_FILE, BrokerWish, hub_access, plan, write
from palace_hub.journal.store import Journal
from palace_hub.link.broker import Broker


@pytest.fixture
def broker(tmp_path):
    """`broker(passwords, start)` sets a broker up and returns the folder with its files."""
    if MOSQUITTO is None:
        pytest.skip(MISSING)
    running: list[Mosquitto] = []

    def on(passwords: bool = True, start: bool = True) -> Path:
        port = free_port()
        wish = BrokerWish(nodes=("abc",), listen="127.0.0.1", port=port, etc=tmp_path, passwords=passwords)
        write(plan(wish, tmp_path), tmp_path)
        if start:
            running.append(Mosquitto(tmp_path / CONFIGURATION, port))
        return tmp_path

    yield on
    for one in running:
        one.close()


def edit(file: Path, **changes) -> None:
    file.write_text(json.dumps({**json.loads(file.read_text()), **changes}))


def test_a_hub_that_runs_keeps_its_connection(surroundings, broker, monkeypatch):
    """Its account has one connection at a time: the doctor's would end the hub's in the middle of a game."""
    monkeypatch.setattr(doctor_broker, "own_address", lambda: "127.0.0.1")
    here = surroundings()
    hub = Broker(hub_access(broker() / HUB_FILE))
    try:
        with hub.arrival:
            assert hub.arrival.wait_for(lambda: hub.ready, 10.0)
        with Journal.open(here.journal):
            found = doctor_broker.broker(here)
        assert keys(found) == ["doctor-broker-hub-runs"]
        assert hub.ready
    finally:
        hub.close()


def test_no_broker_is_only_a_note(surroundings):
    found = doctor_broker.broker(surroundings())
    assert keys(found) == ["doctor-no-broker"]
    assert found[0].severity is Severity.NOTE


def test_a_broker_as_set_up_by_palace(surroundings, broker, monkeypatch):
    monkeypatch.setattr(doctor_broker, "own_address", lambda: "127.0.0.1")
    monkeypatch.setattr("palace_hub.doctor.findings.HELLO_SECONDS", 0.4)
    folder = broker()
    assert keys(doctor_broker.broker(surroundings())) == ["doctor-broker-empty", "doctor-node-away"]
    told = json.loads((folder / "nodes" / "abc.json").read_text())
    node = paho.Client(paho.CallbackAPIVersion.VERSION2)
    node.username_pw_set(told["user"], told["password"])
    node.connect(told["broker"], told["port"])
    node.loop_start()
    online = '{"t":"online","online":true,"boot":"9f3c"}'
    node.publish("palace/1/home/node/abc/online", online, 1, True).wait_for_publish(10)
    found = doctor_broker.broker(surroundings())
    node.loop_stop()
    assert keys(found) == ["doctor-broker-nodes", "doctor-wifi-silent"]
    assert found[0].params["nodes"] == "abc"
    assert not fine([CheckResult("broker", tuple(found))])


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"password": "wrong"}, "doctor-broker-refuses"),
        ({"user": "stranger"}, "doctor-broker-refuses"),
        ({"user": "", "password": ""}, "doctor-broker-password"),
    ],
)
def test_a_broker_that_refuses(surroundings, broker, changes: dict[str, str], expected: str):
    folder = broker()
    edit(folder / HUB_FILE, **changes)
    found = doctor_broker.broker(surroundings())
    assert keys(found) == [expected]
    assert "wrong" not in str(found)


def test_a_broker_that_does_not_run(surroundings, broker):
    broker(start=False)
    assert keys(doctor_broker.broker(surroundings())) == ["doctor-broker-absent"]


def test_a_program_that_is_no_broker_on_its_port(surroundings, broker, monkeypatch):
    monkeypatch.setattr("palace_hub.doctor.findings.BROKER_SECONDS", 0.5)
    folder = broker(start=False)
    with socket.create_server(("127.0.0.1", json.loads((folder / HUB_FILE).read_text())["port"])):
        assert keys(doctor_broker.broker(surroundings())) == ["doctor-broker-mute"]


def test_a_broker_without_passwords(surroundings, broker, monkeypatch):
    monkeypatch.setattr(doctor_broker, "own_address", lambda: "127.0.0.1")
    broker(passwords=False)
    assert keys(doctor_broker.broker(surroundings()))[0] == "doctor-broker-open"


def test_a_broker_that_refuses_the_hubs_topics(surroundings, broker):
    """Mosquitto grants every subscription; other brokers refuse some."""
    folder, other = broker(start=False), SmallBroker(granted=0x80)
    edit(folder / HUB_FILE, port=other.port)
    with closing(other):
        found = wifi.nodes_over_wifi(hub_access(surroundings().hub_file), surroundings())
    assert keys(found) == ["doctor-broker-topics"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        "[" * 5000,
        '{"port":"x"}',
        '{"port":70000}',
        '{"table":"a/b"}',
        '{"broker":5}',
        '{"port":true}',
        "\ud800",
    ],
)
def test_a_hub_file_that_cannot_be_used(surroundings, tmp_path, text: str):
    (tmp_path / HUB_FILE).write_bytes(text.encode("utf-8", "surrogatepass"))
    assert keys(doctor_broker.broker(surroundings())) == ["doctor-hub-file"]


def test_a_hub_file_with_open_permissions(surroundings, broker):
    folder = broker(start=False)
    (folder / HUB_FILE).chmod(0o644)
    assert keys(doctor_broker.broker(surroundings())) == ["doctor-hub-file-open"]


def test_mosquittos_files_that_open_a_listener(surroundings, tmp_path):
    assert keys(doctor_broker.configuration(surroundings())) == []
    folder = tmp_path / "mosquitto" / "conf.d"
    folder.mkdir(parents=True)
    (folder / "local.conf").write_text("# mine\nlistener 1883\nallow_anonymous true\n")
    found = doctor_broker.configuration(surroundings())
    assert keys(found) == ["doctor-broker-file"]
    assert found[0].params["line"] == "2"
