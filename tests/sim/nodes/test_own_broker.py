"""The table's private Mosquitto: passwords, access list, message counters, kill and restart, clean-up."""

import json
import socket

import pytest
from tests.link.small_broker import DEADLINE, NO_MOSQUITTO

from palace_hub.link.broker import Broker, BrokerAddress
from palace_hub.link.faults import BrokerGone, BrokerRefuses
from palace_hub.sim.nodes.broker_tap import AirPort, BrokerTap
from palace_hub.sim.nodes.own_broker import HUB, OwnBroker, mosquitto
from palace_hub.wire.payloads import NodeTopic

pytestmark = pytest.mark.skipif(mosquitto() is None, reason=NO_MOSQUITTO)


@pytest.fixture
def own(tmp_path):
    broker = OwnBroker(tmp_path, ("a", "b"))
    yield broker
    broker.close()


def until(hub, reached):
    with hub.arrival:
        assert hub.arrival.wait_for(reached, DEADLINE)


def test_broker_refuses_clients_without_a_password(own):
    hub = Broker(BrokerAddress(port=own.port, table="demo"))
    try:
        until(hub, lambda: hub.error)
        assert isinstance(hub.error, BrokerRefuses)
    finally:
        hub.close()


def test_it_ends_and_leaves_no_port(own):
    own.close()
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", own.port)) != 0


def test_a_nodes_file_names_its_own_account_and_is_private(own):
    path = own.node_file("a")
    told = json.loads(path.read_text())
    assert (told["broker"], told["port"], told["table"]) == ("127.0.0.1", own.port, "demo")
    assert told["password"] == own.address("a").password != own.address("b").password
    assert path.stat().st_mode & 0o077 == 0


def test_ports_count_what_node_and_hub_say_and_start_anew_with_a_hub(own):
    tap = BrokerTap(own)
    hub = Broker(own.address(HUB))
    try:
        until(hub, lambda: hub.ready)
        port = AirPort("plate#1", "a", own, tap)
        link = hub.open("a")
        link.write(b'{"t":"who"}*00000000\n{"t":"who"}*00000000\n')
        port.opened(2, lambda: None)
        assert (port.open, port.pending) == (True, 2)
        tap.publish(NodeTopic("demo", "a", "s"), b"{}")
        port.count(1)
        until(hub, lambda: link.received == port.received == 1)
        port.forget()
        assert (port.open, port.received) == (False, 0)
        link.write(b'{"t":"who"}*00000000\n')
        port.opened(1, lambda: None)
        assert port.pending == 3
    finally:
        hub.close()
        tap.close()


def test_a_real_broker_that_is_killed_is_found_again_with_its_nodes(own):
    hub, tap = Broker(own.address(HUB)), BrokerTap(own)
    try:
        until(hub, lambda: hub.ready)
        link = hub.open("a")
        own.kill()
        until(hub, lambda: link.error and not hub.ready)
        assert isinstance(link.error, BrokerGone)
        link.write(b'{"t":"who"}*00000000\n')
        assert link.sent == 0
        own.revive()
        tap.listen()
        until(hub, lambda: hub.ready)
        fresh = hub.open("a")
        tap.publish(NodeTopic("demo", "a", "s"), b"{}")
        until(hub, lambda: fresh.received == 1)
        assert link.received == 0
    finally:
        hub.close()
        tap.close()
