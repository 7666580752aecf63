"""The hub survives a broker that retains, repeats, refuses or dies, and counts payloads that it refuses."""

import itertools
import json
import threading

import pytest
from paho.mqtt import client as paho
from tests.link.small_broker import DEADLINE, MOSQUITTO, NO_MOSQUITTO, Mosquitto, SmallBroker, free_port

from palace_hub.errors import UsageFault
from palace_hub.link.broker import NODES_LIMIT, SILENT_S, Broker, BrokerAddress
from palace_hub.link.faults import BrokerAbsent, BrokerGone, BrokerRefuses, NodeOff
from palace_hub.wire.events import Batch
from palace_hub.wire.lines import LINE_LIMIT
from palace_hub.wire.payloads import NodeTopic, bodies, framed
from palace_hub.wire.session import NodeSession
from palace_hub.wire.states import LinkState

NODE = "e6616407e3"
HELLO = {
    "t": "hello", "p": [1, 0], "id": NODE, "boot": "9f3c", "role": "plate", "fw": "0.1.0", "board": "pico_w",
    "rt": "test", "cause": 1, "cells": 4, "hall": 160, "cfg": "00000000",
}  # fmt: skip


def topic(kind, node=NODE):
    return f"palace/1/home/node/{node}/{kind}"


def online(there, boot="9f3c"):
    return json.dumps({"t": "online", "online": there, "boot": boot}).encode()


def sample(n):
    return json.dumps({"t": "s", "n": n, "us": n, "c": [[0, n]] * 4, "h": "aa" * 20, "b": []}).encode()


@pytest.fixture
def table():
    brokers, hubs = [], []

    def make(broker=None, **changes):
        brokers.append(broker or SmallBroker(**changes))
        hubs.append(Broker(BrokerAddress(port=brokers[-1].port)))
        return brokers[-1], hubs[-1]

    yield make
    for end in (*hubs, *brokers):
        end.close()


def until(hub, reached):
    with hub.arrival:
        assert hub.arrival.wait_for(reached, DEADLINE)


def live(broker, hub):
    """A link with a session that has had its first sample."""
    until(hub, lambda: hub.ready)
    broker.publish(topic("online"), online(True))
    until(hub, lambda: hub.nodes() == [NODE])
    link, session = hub.open(NODE), NodeSession(lambda: "s1", node=NODE)
    session.opened(0.0)
    broker.publish(topic("hello"), json.dumps(HELLO).encode())
    broker.publish(topic("s"), sample(0))
    until(hub, lambda: link.received == 2)
    session.receive(0.1, link.take())
    assert session.state is LinkState.LIVE
    return link, session


def test_commands_are_published_once_with_qos_1_and_not_retained(table):
    broker, hub = table()
    link, session = live(broker, hub)
    link.write(session.take_output())
    broker.wait(lambda: len(broker.commands) == 2)
    said = [(where, json.loads(payload)["t"], qos, retained) for where, payload, qos, retained in broker.commands]
    assert said == [(topic("cmd"), "who", 1, False), (topic("cmd"), "welcome", 1, False)]
    assert link.sent == 2


@pytest.mark.parametrize("kind", ["hello", "s", "st", "ack"])
def test_retained_messages_are_refused_and_counted(table, kind):
    broker, hub = table()
    link, session = live(broker, hub)
    broker.publish(topic(kind), json.dumps(HELLO).encode() if kind == "hello" else sample(7), retain=True)
    broker.publish(topic("s"), sample(1))
    until(hub, lambda: link.received == 3)
    events = session.receive(0.2, link.take())
    assert session.counters.refused == 1
    assert [event.n for event in events if isinstance(event, Batch)] == [1]


def test_a_hello_of_another_node_than_the_topics_is_refused(table):
    broker, hub = table()
    link, session = live(broker, hub)
    broker.publish(topic("hello"), json.dumps({**HELLO, "id": "another", "boot": "ffff"}).encode())
    until(hub, lambda: link.received == 3)
    session.receive(0.2, link.take())
    assert session.counters.refused == 1
    assert session.hello.id == NODE
    assert session.state is LinkState.LIVE


@pytest.mark.parametrize("payload", [b"x" * 5000, b"a\nb\nc", b"\n\n\n", b"", b'{"t":"who"}*aaaaaaaa\n' * 40])
def test_a_payload_is_one_line_and_no_longer_than_one(payload):
    line = framed(payload)
    assert line.count(b"\n") == 1
    assert line.endswith(b"\n")
    assert len(line) <= LINE_LIMIT + 10


def test_a_payload_comes_through_unchanged():
    assert bodies(framed(b'{"a":"*"}') + framed(b"{}")) == [b'{"a":"*"}', b"{}"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "palace",
        "palace/2/home/node/a/s",
        "palace/1//node/a/s",
        "palace/1/home/node//s",
        "palace/1/home/node/a",
        "palace/1/home/node/a/s/more",
        "palace/1/home/state/a/s",
        "palace/1/ho me/node/a/s",
        "palace/1/home/node/é/s",
        "palace/1/home/node/" + "a" * 33 + "/s",
    ],
)
def test_invalid_topics_are_not_parsed(text):
    assert NodeTopic.parse(text) is None


def test_a_topic_round_trips():
    assert NodeTopic.parse(topic("s")) == NodeTopic("home", NODE, "s")
    assert str(NodeTopic("home", NODE, "s")) == topic("s")


def test_the_number_of_nodes_is_bounded(table):
    broker, hub = table()
    until(hub, lambda: hub.ready)
    for number in range(3 * NODES_LIMIT):
        broker.publish(topic("online", f"n{number}"), online(True))
    until(hub, lambda: len(hub.nodes()) == NODES_LIMIT)
    broker.publish(topic("online", "n0"), online(False))
    until(hub, lambda: "n0" not in hub.nodes())
    assert len(hub.nodes()) == NODES_LIMIT - 1


def test_the_last_will_ends_the_link_of_its_own_boot_only(table):
    broker, hub = table()
    link, _ = live(broker, hub)
    broker.publish(topic("online"), online(False, boot="0000"))
    broker.publish(topic("s"), sample(1))
    until(hub, lambda: link.received == 3)
    assert link.error is None
    broker.publish(topic("online"), online(False))
    until(hub, lambda: link.error is not None)
    assert isinstance(link.error, NodeOff)
    assert hub.nodes() == []
    broker.publish(topic("online"), online(True, boot="0001"))
    until(hub, lambda: hub.nodes() == [NODE])
    assert hub.open(NODE).boot == "0001"


def test_a_broker_that_comes_back_is_subscribed_anew_and_its_nodes_are_found(table):
    broker, hub = table()
    link, _ = live(broker, hub)
    broker.retained[topic("online")] = online(True)
    broker.hang_up()
    until(hub, lambda: link.error is not None)
    assert isinstance(link.error, BrokerGone)
    until(hub, lambda: hub.nodes() == [NODE])
    assert hub.ready
    assert hub.error is None
    fresh = hub.open(NODE)
    broker.publish(topic("s"), sample(1))
    until(hub, lambda: fresh.received == 1)
    assert link.received == 2


def test_a_broker_may_come_after_the_hub(table):
    port = free_port()
    hub = Broker(BrokerAddress(port=port))
    try:
        until(hub, lambda: hub.error)
        assert isinstance(hub.error, BrokerAbsent)
        broker = SmallBroker(port=port)
        try:
            until(hub, lambda: hub.ready)
            assert hub.error is None
        finally:
            broker.close()
    finally:
        hub.close()


@pytest.mark.parametrize("changes", [{"welcome": 5}, {"granted": 0x80}], ids=["password", "topics"])
def test_a_refusal_of_the_broker_is_the_links_error(table, changes):
    _, hub = table(**changes)
    until(hub, lambda: hub.error)
    assert isinstance(hub.error, BrokerRefuses)
    assert not hub.ready


@pytest.mark.parametrize("changes", [{"table": "a/b"}, {"table": ""}, {"table": "#"}, {"port": 0}])
def test_an_invalid_address_is_refused(changes):
    with pytest.raises(UsageFault):
        BrokerAddress(**changes)


def test_the_password_is_in_no_text():
    assert "secret" not in repr(BrokerAddress(user="hub", password="secret"))


@pytest.mark.skipif(MOSQUITTO is None, reason=NO_MOSQUITTO)
def test_a_late_hub_gets_the_presence_and_no_retained_sample_from_a_real_broker(table, tmp_path):
    broker = Mosquitto(tmp_path)
    broker.publish(topic("online"), online(True), retain=True)
    broker.publish(topic("s"), sample(3), retain=True)
    broker, hub = table(broker)
    until(hub, lambda: hub.nodes() == [NODE])
    link = hub.open(NODE)
    broker.publish(topic("s"), sample(4))
    until(hub, lambda: link.received == 1)
    assert bodies(link.take())[-1] == sample(4)


def test_closing_does_not_wait_for_an_unresponsive_host(monkeypatch):
    answered, left = threading.Event(), threading.Event()
    hub = Broker(BrokerAddress(port=free_port()))
    ends = paho.Client.loop_stop
    monkeypatch.setattr(paho.Client, "loop_stop", lambda client: (answered.wait(DEADLINE), ends(client)))
    leaving = threading.Thread(target=lambda: (hub.close(), left.set()), daemon=True)
    leaving.start()
    assert left.wait(DEADLINE / 2)
    assert not answered.is_set()
    answered.set()
    leaving.join()


GHOSTS = [f"ghost{number}" for number in range(NODES_LIMIT)]


def haunted(table):
    """A hub whose list is full of nodes that only retained messages name."""
    broker, hub = table()
    until(hub, lambda: hub.ready)
    for ghost in GHOSTS:
        broker.publish(topic("online", ghost), online(True), retain=True)
    until(hub, lambda: hub.nodes() == GHOSTS)
    return broker, hub


def test_a_node_that_speaks_takes_the_place_of_one_that_is_only_retained(table):
    broker, hub = haunted(table)
    links = [hub.open(ghost) for ghost in GHOSTS]
    assert hub.crowd() == GHOSTS
    broker.publish(topic("hello"), json.dumps(HELLO).encode())
    until(hub, lambda: NODE in hub.nodes())
    assert hub.nodes() == [*GHOSTS[1:], NODE]
    assert isinstance(links[0].error, NodeOff)
    assert [link.error for link in links[1:]] == [None] * (NODES_LIMIT - 1)
    broker.publish(topic("online", "late"), online(True), retain=True)  # another ghost takes nobody's place
    broker.publish(topic("hello", GHOSTS[1]), json.dumps(HELLO).encode())
    until(hub, lambda: hub.crowd() == GHOSTS[2:])
    assert "late" not in hub.nodes()


def test_a_node_that_speaks_takes_the_place_of_one_that_is_silent_for_minutes():
    time = itertools.count()  # one second for each question, so that the hub's own thread needs no pause
    asked = [0.0]

    def now() -> float:
        asked[0] = float(next(time))
        return asked[0]

    broker = SmallBroker()
    hub = Broker(BrokerAddress(port=broker.port), now=now)
    try:
        until(hub, lambda: hub.ready)
        for ghost in GHOSTS:
            broker.publish(topic("st", ghost), b"{}")
        until(hub, lambda: hub.nodes() == GHOSTS)
        assert hub.crowd() == []
        broker.publish(topic("st", GHOSTS[0]), b"{}")
        hellos = 0
        while NODE not in hub.nodes():
            broker.publish(topic("hello"), json.dumps(HELLO).encode())
            hellos += 1
            until(hub, lambda: asked[0] >= NODES_LIMIT + hellos)  # noqa: B023 - waited for at once
        assert SILENT_S - NODES_LIMIT <= hellos <= SILENT_S + 1
        assert hub.nodes() == [GHOSTS[0], *GHOSTS[2:], NODE]
    finally:
        hub.close()
        broker.close()
