"""R5: ten thousand invalid payloads over a real Mosquitto do not disturb a plate on the same broker."""

import json
import threading
from pathlib import Path
from random import Random

import pytest
from paho.mqtt import client as paho
from tests.link.small_broker import DEADLINE, NO_MOSQUITTO
from tests.reliability.plate_on_air import NODE, PlateOnAir
from tests.reliability.results import forms
from tests.run.test_real_clock import Watched

from palace_hub.run.real_clock import RealClock
from palace_hub.sim.nodes.own_broker import HUB, OwnBroker, mosquitto
from palace_hub.wire.payloads import ONLINE, NodeTopic

LIAR = "11a5"
KINDS = ("hello", "s", "st", "ack", ONLINE)
AT_ONCE = 200  # the broker holds a thousand for a hub that is slow

pytestmark = pytest.mark.skipif(mosquitto() is None, reason=NO_MOSQUITTO)


def hostile(random: Random) -> bytes:
    """A payload of some kind of malice; the numbers make each another one."""
    number = random.randrange(1 << 30)
    return random.choice(
        [
            b"",
            b"\x00" * random.randrange(2000),
            b"[" * random.randrange(1, 5000),
            b'{"t":"s"' + b"," * 900,
            b"{" * 500 + b"}" * 500,
            random.randbytes(random.randrange(1, 1500)),
            b'{"t":"s","n":NaN,"us":0,"c":[],"h":"","b":[]}',
            b'{"t":"s","n":1e999,"us":0,"c":[],"h":"","b":[]}',
            b'{"t":"s","n":%d,"us":0,"c":[[0]],"h":"zz","b":[]}' % number,
            b'{"t":"hello","id":"[red]%d[/]"}' % number,
            b'{"t":"hello"}*00000000\n{"t":"hello"}',
            b'{"t":"ack","s":"s1","id":-1,"ok":true}',
            b'"' + b"x" * 1100 + b'"',
            '{"t":"st","up":"‮"}'.encode(),
        ]
    )


class Liar:
    """Says on a node's topics whatever it likes, with that node's own account."""

    def __init__(self, broker: OwnBroker) -> None:
        address = broker.address(LIAR)
        self._table = address.table
        self._client = paho.Client(paho.CallbackAPIVersion.VERSION2)
        self._client.username_pw_set(address.user, address.password)
        self._client.connect(address.host, address.port)
        self._client.loop_start()

    def say(self, kind: str, payload: bytes) -> paho.MQTTMessageInfo:
        return self._client.publish(str(NodeTopic(self._table, LIAR, kind)), payload, 1)

    def end(self) -> None:
        self._client.disconnect()
        self._client.loop_stop()


def threads() -> set[int | None]:
    return {one.ident for one in threading.enumerate() if one.is_alive()}


@pytest.mark.parametrize("count", forms(10_000, 200_000))
def test_no_payload_stops_a_thread_and_the_next_good_one_arrives(tmp_path: Path, record, count: int):
    broker = OwnBroker(tmp_path, (NODE, LIAR))
    hub = Watched(tmp_path / "journal.sqlite", RealClock(find_ports=list, find_broker=lambda: broker.address(HUB)))
    plate, liar, random = PlateOnAir(tmp_path, broker), Liar(broker), Random(5)
    nodes, links = hub.core.hub.nodes, hub.clock.links

    def session(node: str) -> str | None:
        return next((name for name in list(nodes.sessions) if name.startswith(f"mqtt:{node}#")), None)

    def turns(number: int) -> None:
        for _ in range(number):
            t = hub.core.hub.t
            hub.until(lambda: hub.core.hub.t > t)  # noqa: B023 - read before the next round

    try:
        hub.until(lambda: hub.clock.broker is not None and hub.clock.broker.ready)
        liar.say(ONLINE, b'{"t":"online","online":true,"boot":"9f3c"}')
        hub.until(lambda: session(LIAR) and nodes.plate_port == session(NODE) is not None)
        link, talk = links[session(LIAR)], nodes.sessions[session(LIAR)]
        hub.until(lambda: nodes.sessions[session(NODE)].state.value == "live")
        with_plate, before, heard = nodes.sessions[session(NODE)], threads(), link.received
        for start in range(0, count, AT_ONCE):
            some = range(start, min(count, start + AT_ONCE))
            said = [liar.say(random.choice(KINDS), hostile(random)) for _ in some]
            said[-1].wait_for_publish(DEADLINE)
            hub.until(lambda: link.received == heard + some.stop)  # noqa: B023 - read before it moves on
        turns(2)  # what has come is taken in
        counters = talk.counters
        turned_away = counters.refused + counters.rx_bad + counters.log_lines + counters.unknown
        dead, fresh = before - threads(), with_plate.counters.frames
        hello = {"t": "hello", "p": [1, 0], "id": LIAR, "boot": "9f3c", "role": "plate", "fw": "1", "board": "b"}
        rest = {"rt": "r", "cause": 1, "cells": 4, "hall": 0, "cfg": "00000000"}
        liar.say("hello", json.dumps({**hello, **rest}).encode())
        liar.say("s", b'{"t":"s","n":0,"us":5,"c":[[0,7],[0,7],[0,7],[0,7]],"h":"","b":[]}')
        hub.until(lambda: talk.state.value == "live" and with_plate.counters.frames > fresh)
        record(
            "R5",
            "0 dead threads, the next good one seen",
            payloads=count,
            turned_away=turned_away,
            dead_threads=len(dead),
            callbacks_failed=hub.clock.broker.faults,
            other_plates_samples_lost=with_plate.counters.gaps,
        )
        assert turned_away == count
        assert dead == set()
        assert hub.clock.broker.faults == 0
        assert hub.clock.links[session(LIAR)] is link
        assert with_plate.counters.gaps == 0
    finally:
        liar.end()
        plate.end()
        hub.end()
        broker.close()
