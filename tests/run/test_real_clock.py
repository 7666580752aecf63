"""Real time: ports and a broker come and go, and the hub never waits for either."""

import json
import subprocess
import sys
import termios
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.doctor.machine_here import Speaker
from tests.link.small_broker import DEADLINE, SmallBroker

from palace_hub.core import devices, step
from palace_hub.core.step import HubCore
from palace_hub.errors import BadConfig
from palace_hub.install.broker import hub_access
from palace_hub.journal.store import Journal
from palace_hub.link.broker import NODES_LIMIT, BrokerAddress
from palace_hub.locale.catalogue import Catalogue
from palace_hub.run import real_clock
from palace_hub.run.real_clock import RealClock
from palace_hub.wire.lines import encode_line

NODE = "e6616407e3"
HELLO = {
    "t": "hello", "p": [1, 0], "id": NODE, "boot": "9f3c", "role": "plate", "fw": "0.1.0", "board": "pico_w",
    "rt": "test", "cause": 1, "cells": 4, "hall": 160, "cfg": "00000000",
}  # fmt: skip


READS_ALONG = """
import contextlib, serial, sys
port = serial.Serial(sys.argv[1])
while True:
    with contextlib.suppress(serial.SerialException):  # the hub was faster
        port.read(100)
"""


class Watched:
    """A clock in a thread; `until` waits for a condition of its core, checked after each turn."""

    def __init__(self, path: Path, clock: RealClock) -> None:
        self.clock = clock
        self.journal = Journal.open(path)
        self.core = HubCore(self.journal, draw_seed=lambda: 1)
        self._news = threading.Condition()
        clock.entries = self._turn
        self._thread = threading.Thread(target=clock.run, args=(self.core,))
        self._thread.start()

    def _turn(self) -> tuple[()]:
        with self._news:
            self._news.notify_all()
        return ()

    def until(self, reached: Callable[[], object], within: float = DEADLINE) -> None:
        with self._news:
            assert self._news.wait_for(reached, within)

    def end(self) -> None:
        self.clock.stop()
        self._thread.join(DEADLINE)
        self.journal.close()


def test_a_node_on_a_broker_is_found_lost_and_found_again(tmp_path: Path):
    broker = SmallBroker()
    topic = f"palace/1/home/node/{NODE}/"
    watched = Watched(tmp_path / "j", RealClock(find_ports=list, find_broker=lambda: BrokerAddress(port=broker.port)))
    sessions = lambda: list(watched.core.hub.nodes.sessions.values())  # noqa: E731
    try:
        broker.wait(lambda: broker.subscribed)
        for boot in ("9f3c", "9f3d"):
            there = json.dumps({"t": "online", "online": True, "boot": boot}).encode()
            broker.commands.clear()
            broker.publish(topic + "online", there)
            broker.wait(lambda: any(json.loads(command) == {"t": "who"} for _, command, *_ in broker.commands))
            broker.publish(topic + "hello", json.dumps({**HELLO, "boot": boot}).encode())
            sample = {"t": "s", "n": 0, "us": 5, "c": [[0, 7]] * 4, "h": "aa" * 20, "b": []}
            broker.publish(topic + "s", json.dumps(sample).encode())
            watched.until(lambda: sessions() and sessions()[0].state.value == "live")
            assert watched.core.hub.nodes.plate_port.startswith(f"mqtt:{NODE}#")
            assert [corner.raw for corner in watched.core.hub.plate.corners] == [7] * 4
            broker.publish(topic + "online", there.replace(b"true", b"false"))
            watched.until(lambda: not sessions())
    finally:
        watched.end()
        broker.close()


def test_without_any_broker_the_hub_takes_its_turns(tmp_path: Path):
    watched = Watched(tmp_path / "j", RealClock(find_ports=list, find_broker=lambda: BrokerAddress(port=1)))
    try:
        began = watched.clock
        watched.until(lambda: began.broker is not None and began.broker.error is not None)
        before = watched.core.hub.t
        watched.until(lambda: watched.core.hub.t > before)
    finally:
        watched.end()


def test_an_account_that_is_written_anew_is_used_and_a_damaged_one_changes_nothing(tmp_path: Path):
    brokers, path = [SmallBroker(), SmallBroker()], tmp_path / "hub.json"
    watched = Watched(tmp_path / "j", RealClock(find_ports=list, find_broker=lambda: hub_access(path)))
    looks: list[float] = []

    def used_now(port: int) -> bool:
        """Whether the hub uses the broker at this port; the broker itself hears of the hub a moment earlier."""
        broker = watched.clock.broker
        return broker is not None and broker.address.port == port and broker.ready

    def told(text: str) -> None:
        path.with_suffix(".new").write_text(text)
        path.with_suffix(".new").replace(path)

    try:
        for broker in brokers:
            told(f'{{"broker":"127.0.0.1","port":{broker.port},"table":"home"}}')
            broker.wait(lambda: broker.subscribed)  # noqa: B023 - waited for before the next one
            watched.until(lambda: used_now(broker.port))  # noqa: B023 - the same
        used = watched.clock.broker
        told("{")
        find, watched.clock.find_broker = watched.clock.find_broker, lambda: looks.append(1.0) or find()
        watched.until(lambda: len(looks) >= 2)
        assert watched.clock.broker is used
        assert used.ready
        path.unlink()
        watched.until(lambda: watched.clock.broker is None)
        brokers[1].wait(lambda: not brokers[1].subscribed)
    finally:
        watched.end()
        for broker in brokers:
            broker.close()


def test_the_hubs_own_account_is_read_from_its_file(tmp_path: Path):
    path = tmp_path / "hub.json"
    assert hub_access(path) is None
    path.write_text('{"broker":"10.0.0.2","port":1884,"table":"home","user":"hub","password":"word"}')
    assert hub_access(path) == BrokerAddress("10.0.0.2", 1884, "home", "hub", "word")


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"broker":"a","port":"1","table":"t"}', '{"port":1,"table":"a/b"}'])
def test_a_damaged_account_is_refused_without_repeating_it(tmp_path: Path, text: str):
    path = tmp_path / "hub.json"
    path.write_text(text)
    with pytest.raises(BadConfig) as fault:
        hub_access(path)
    assert str(path) in str(fault.value)


def test_a_port_without_a_hello_is_given_back_as_it_was(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(real_clock, "HELLO_WITHIN_S", 0.3)
    monkeypatch.setattr(step, "SCAN_EVERY_S", 0.05)
    silent, chatty, node = Speaker(b""), Speaker(b"$GPGGA,1,2,3*4F\r\n"), Speaker(encode_line(HELLO))
    speakers = {each.path: each for each in (silent, chatty, node)}
    before = {path: termios.tcgetattr(each.near) for path, each in speakers.items()}
    answered: list[str] = []
    there = list(speakers)
    clock = RealClock(find_ports=lambda: there, vouched=lambda path: False, said_hello=answered.append)
    looks = 0

    def looked(then: Callable[[], list[str]] = clock.find_ports) -> list[str]:
        nonlocal looks
        looks += 1
        return then()

    clock.find_ports = looked
    watched = Watched(tmp_path / "j", clock)
    try:
        watched.until(lambda: len(clock.links) == 3)
        assert {path for path, each in speakers.items() if termios.tcgetattr(each.near) != before[path]} == set(there)
        watched.until(lambda: [link.path for link in clock.links.values()] == [node.path])
        looks = 0
        watched.until(lambda: looks >= 2)  # not opened again: the device is the same
        assert [link.path for link in clock.links.values()] == [node.path]
        assert answered == [node.path]
        for each in (silent, chatty):
            assert termios.tcgetattr(each.near) == before[each.path]
        assert watched.core.hub.outside == ()  # nobody named them: they may be anything
        there.remove(chatty.path)
        looks = 0
        watched.until(lambda: looks >= 2)
        there.append(chatty.path)  # plugged in again
        watched.until(lambda: chatty.path in [link.path for link in clock.links.values()])
    finally:
        watched.end()
        for each in speakers.values():
            each.close()


def test_a_named_port_that_is_silent_is_a_problem_and_is_tried_again(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(real_clock, "HELLO_WITHIN_S", 0.2)
    monkeypatch.setattr(real_clock, "AGAIN_S", 0.5)
    speaker = Speaker(b"")
    clock = RealClock(find_ports=lambda: [speaker.path], vouched=lambda path: path == speaker.path)
    watched = Watched(tmp_path / "j", clock)
    hub = watched.core.hub
    try:
        watched.until(lambda: "problem-port-silent" in [one.key for one in devices.problems(hub)])
        speaker.answer = encode_line(HELLO)
        watched.until(lambda: [session.hello for session in hub.nodes.sessions.values() if session.hello])
        watched.until(lambda: not hub.outside)
    finally:
        watched.end()
        speaker.close()


def test_a_tray_gets_in_beside_sixteen_nodes_that_no_longer_exist(tmp_path: Path):
    broker = SmallBroker()
    base = "palace/1/home/node/"
    watched = Watched(tmp_path / "j", RealClock(find_ports=list, find_broker=lambda: BrokerAddress(port=broker.port)))
    hub = watched.core.hub
    try:
        broker.wait(lambda: broker.subscribed)
        for number in range(NODES_LIMIT):
            there = json.dumps({"t": "online", "online": True, "boot": "old"}).encode()
            broker.publish(f"{base}ghost{number}/online", there, retain=True)
        watched.until(lambda: len(hub.nodes.sessions) == NODES_LIMIT)
        watched.until(lambda: "problem-broker-full" in [one.key for one in devices.problems(hub)])
        text = Catalogue().text(hub.outside[0])
        assert f"{base}ghost0/online" in text
        tray = json.dumps({**HELLO, "role": "tray", "cells": 6, "hall": 3}).encode()
        broker.publish(f"{base}{NODE}/hello", tray)
        broker.wait(lambda: [told for told in broker.commands if NODE in told[0]])
        broker.publish(f"{base}{NODE}/hello", tray)  # a node repeats it
        watched.until(lambda: hub.nodes.tray_port is not None)
        assert len(hub.nodes.sessions) <= NODES_LIMIT
    finally:
        watched.end()
        broker.close()


def test_a_program_that_reads_along_is_named_until_it_ends(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(real_clock, "HOLDERS_EVERY_S", 0.1)
    node = Speaker(encode_line(HELLO))
    watched = Watched(tmp_path / "j", RealClock(find_ports=lambda: [node.path]))
    hub = watched.core.hub

    def named() -> list[dict]:
        return [dict(one.params) for one in devices.problems(hub) if one.key == "problem-port-shared"]

    try:
        watched.until(lambda: any(session.hello for session in hub.nodes.sessions.values()))
        assert named() == []
        with subprocess.Popen([sys.executable, "-c", READS_ALONG, node.path]) as thief:
            try:
                watched.until(named)
                name = Path(f"/proc/{thief.pid}/comm").read_text().strip()
                assert named() == [{"port": node.path, "program": name, "pid": str(thief.pid)}]
            finally:
                thief.kill()
        watched.until(lambda: not named())
    finally:
        watched.end()
        node.close()
