"""Findings of `palace doctor` about nodes over Wi-Fi, with each fault on a real Mosquitto."""

import json
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from paho.mqtt import client as paho
from tests.install.mosquitto_here import DEADLINE, MISSING, MOSQUITTO, Mosquitto, free_port

from palace_hub.doctor import broker
from palace_hub.doctor.findings import Finding, Severity, Surroundings
from palace_hub.install.broker import ACL, CONFIGURATION, HUB_FILE, PASSWORDS, BrokerWish, hub_access, plan, write
from palace_hub.install.image import own_version
from palace_hub.locale.catalogue import Catalogue
from palace_hub.sim.alone.carriers import BrokerCarrier
from palace_hub.sim.alone.run import LoneRun

pytestmark = pytest.mark.skipif(MOSQUITTO is None, reason=MISSING)

CATALOGUE = Catalogue()
PLATE = "e6616407e3"
HELLO = {
    "t": "hello",
    "p": [1, 0],
    "id": PLATE,
    "boot": "9f3c",
    "role": "plate",
    "fw": own_version(),
    "board": "pico_w",
    "rt": "micropython 1.29.0",
    "cause": 1,
    "cells": 4,
    "hall": 160,
    "cfg": "1a2b3c4d",
}
SAMPLE = {"t": "s", "us": 5, "c": [[0, 1] * 4] * 4, "h": "", "b": []}


class House:
    """The files of `palace setup broker`, the broker that reads them, and the doctor's findings about both."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        port = free_port()
        wish = BrokerWish(nodes=(PLATE,), listen="127.0.0.1", port=port, etc=folder)
        write(plan(wish, folder), folder)
        self.broker = Mosquitto(folder / CONFIGURATION, port)
        self.ends: list[Callable[[], object]] = [self.broker.close]

    def edit(self, name: str, old: str, new: str) -> None:
        """Change a file that the broker reads, and restart the broker."""
        file = self.folder / name
        text = file.read_text()
        assert old in text
        file.write_text(text.replace(old, new))
        self.broker.close()
        self.broker = Mosquitto(self.folder / CONFIGURATION, self.broker.port)
        self.ends.append(self.broker.close)

    def plate(self, *orders: str) -> LoneRun:
        """Start the real firmware as a plate over the broker, with `orders` to misbehave."""
        address = hub_access(self.folder / "nodes" / f"{PLATE}.json")
        assert address is not None
        run = LoneRun("plate", 1, BrokerCarrier(address, "plate"), PLATE)
        worker = threading.Thread(target=run.run)
        worker.start()

        def end() -> None:
            run.stop()
            worker.join(DEADLINE)

        self.ends.append(end)
        assert run.joined.wait(DEADLINE)
        for order in orders:
            run.tell(order)
        return run

    def pretend(self, *messages: dict, each: float = 0.05, step: int = 1) -> list[bytes]:
        """Publish `messages` repeatedly in place of a node, for instance as another version; returns what it is told
        from now on."""
        heard: list[bytes] = []
        told = json.loads((self.folder / "nodes" / f"{PLATE}.json").read_text())
        node = paho.Client(paho.CallbackAPIVersion.VERSION2)
        node.username_pw_set(told["user"], told["password"])
        node.connect(told["broker"], told["port"])
        node.on_message = lambda *said: heard.append(said[2].payload)
        node.subscribe(f"palace/1/home/node/{PLATE}/cmd", 1)
        node.loop_start()
        base, over = f"palace/1/home/node/{PLATE}/", threading.Event()
        node.publish(base + "online", '{"t":"online","online":true,"boot":"9f3c"}', 1, True).wait_for_publish(DEADLINE)

        def speak() -> None:
            turn = 0
            while not over.wait(each):
                for message in messages:
                    node.publish(base + message["t"], json.dumps({**message, "n": turn}), 0)
                turn += step

        speaker = threading.Thread(target=speak)
        speaker.start()

        def end() -> None:
            over.set()
            speaker.join(DEADLINE)
            node.loop_stop()

        self.ends.append(end)
        return heard

    def findings(self) -> Sequence[Finding]:
        """The check's findings; each has two complete sentences."""
        found = broker.broker(Surroundings(hub_file=self.folder / HUB_FILE))
        for one in found:
            for message in (one.message, one.fix):
                text = CATALOGUE.text(message)
                assert CATALOGUE.has(message.key)
                assert "{" not in text
                assert "?" not in text
        return found

    def faults(self) -> dict[str, Finding]:
        """The findings that are no notes, by key."""
        return {one.key: one for one in self.findings() if one.severity is not Severity.NOTE}

    def close(self) -> None:
        for end in reversed(self.ends):
            end()


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr("palace_hub.doctor.findings.HELLO_SECONDS", 2.2)  # a node sends a hello each second
    monkeypatch.setattr("palace_hub.doctor.findings.LISTEN_SECONDS", 1.0)
    monkeypatch.setattr(broker, "own_address", lambda: None)
    one = House(tmp_path)
    yield one
    one.close()


def test_a_node_without_a_hub_is_named_and_its_cells_are_heard(house: House):
    house.plate()
    assert [one.key for one in house.findings()] == ["doctor-broker-nodes", "doctor-wifi-node"]


def test_a_slow_and_a_saturated_cell_are_named_over_the_broker(house: House):
    house.plate("slow 2 10", "saturate 3 60")
    found = house.faults()
    assert set(found) == {"doctor-cell-slow", "doctor-cell-fault"}
    assert (found["doctor-cell-slow"].params["cell"], found["doctor-cell-fault"].params["cell"]) == ("2", "3")
    assert found["doctor-cell-fault"].params["why"] == "saturated"


@pytest.mark.long
def test_another_version_of_the_protocol(house: House):
    house.pretend({**HELLO, "p": [2, 0]})
    found = house.faults()
    assert list(found) == ["doctor-wifi-protocol"]
    assert found["doctor-wifi-protocol"].params["spoken"] == "2.0"


@pytest.mark.long
def test_another_firmware(house: House):
    house.pretend({**HELLO, "fw": "0.0.9"}, SAMPLE)
    assert list(house.faults()) == ["doctor-wifi-fw"]


def test_a_node_in_a_session_is_only_overheard(house: House):
    """Samples show that a hub uses the node: the doctor opens no session, but checks the cells."""
    told = house.pretend({**SAMPLE, "c": [[0, 1] * 4, [0, 1] * 4, [], [0, 1] * 4]})
    found = house.faults()
    assert {key: one.params["cell"] for key, one in found.items()} == {"doctor-cell-silent": "3"}
    assert told == []


@pytest.mark.long
def test_messages_lost_over_wifi(house: House):
    house.pretend(SAMPLE, step=3)
    found = house.faults()
    assert list(found) == ["doctor-wifi-gaps"]
    assert int(found["doctor-wifi-gaps"].params["gaps"]) > 10


@pytest.mark.long
def test_malformed_messages(house: House):
    house.pretend(SAMPLE, {**SAMPLE, "us": -5})
    found = house.faults()
    assert list(found) == ["doctor-wifi-gaps"]
    assert int(found["doctor-wifi-gaps"].params["bad"]) > 5


def test_a_silent_node(house: House):
    house.pretend()
    assert list(house.faults()) == ["doctor-wifi-silent"]


def test_a_node_whose_account_the_broker_does_not_know(house: House):
    text = (house.folder / PASSWORDS).read_text()
    line = next(line for line in text.splitlines() if line.startswith(PLATE))
    house.edit(PASSWORDS, line + "\n", "")
    found = house.faults()
    assert list(found) == ["doctor-node-refused"]
    assert found["doctor-node-refused"].params["id"] == PLATE


def test_a_node_that_is_off(house: House):
    assert [one.key for one in house.findings()] == ["doctor-broker-empty", "doctor-node-away"]


def test_topics_of_another_table(house: House):
    """Mosquitto grants the subscription and then drops the messages; only an echo reveals it."""
    house.edit(ACL, "palace/1/home", "palace/1/attic")
    found = house.faults()
    assert list(found) == ["doctor-broker-acl"]
    assert found["doctor-broker-acl"].params["table"] == "home"
