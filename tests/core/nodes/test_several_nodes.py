"""Several nodes: the hub identifies each by chip id and role."""

import json
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cases import examples
from tests.core.rig import Node, Rig, line

from palace_hub.core.nodes.registry import Nodes
from palace_hub.core.snapshot import snapshot
from palace_hub.core.turn import Turn
from palace_hub.views.snapshot import Phase
from palace_hub.wire.states import IN_SESSION, LinkState

PLATE = {"chip": "p1a7e", "role": "plate"}


def problems(rig: Rig) -> set[str]:
    return {problem.key for problem in snapshot(rig.core.hub).problems}


def state(rig: Rig, link: str) -> LinkState:
    return rig.core.hub.nodes.sessions[link].state


def test_tray_and_plate_are_found_by_role_whatever_the_port(rig: Rig):
    rig.plug("z#1", Node(role="plate", chip="p1a7e"))
    rig.plug("a#1", Node())
    rig.pass_time(2.0)
    assert (rig.core.hub.nodes.tray_port, rig.core.hub.nodes.plate_port) == ("a#1", "z#1")
    assert [reading.raw is not None for reading in rig.core.hub.plate.corners] == [True] * 4
    assert rig.core.hub.plate.hall == b"\x07"


@pytest.mark.long
def test_a_plate_that_comes_goes_or_sends_nonsense_changes_no_tray_game(rig: Rig):
    node = Node()
    counts = rig.weigh_in(node, at_once=True)
    before = rig.core.hub.revision, len(rig.events)
    plate = Node([3.5] * 6, **PLATE)
    rig.plug("p#1", plate)
    rig.pass_time(3.0)
    plate.restart("0bad")
    rig.pass_time(3.0)
    rig.unplug("p#1")
    rig.pass_time(4.0)
    assert rig.core.hub.phase is Phase.PLAY
    assert rig.core.hub.counts == tuple(counts)
    assert not rig.core.hub.manual
    assert problems(rig) == {"problem-plate-gone"}
    assert len(rig.events) == before[1]
    assert rig.core.hub.plate.corners == (None,) * 4


def test_a_second_plate_is_named_and_not_read(rig: Rig):
    rig.plug("a#1", Node(**PLATE))
    rig.pass_time(2.0)
    rig.plug("b#1", Node([9] * 6, chip="other", role="plate"))
    rig.pass_time(2.0)
    assert rig.core.hub.nodes.plate_port == "a#1"
    assert "problem-other-plate" in problems(rig)


def test_the_same_boot_on_two_ports_is_one_node(rig: Rig):
    rig.plug("a#1", Node())
    rig.pass_time(2.0)
    rig.plug("b#1", Node())
    rig.pass_time(5.0)
    assert (state(rig, "a#1"), state(rig, "b#1")) == (LinkState.LIVE, LinkState.HELLO)
    assert "problem-node-twice" in problems(rig)
    rig.unplug("a#1")
    rig.pass_time(3.0)
    assert (state(rig, "b#1"), rig.core.hub.nodes.tray_port) == (LinkState.LIVE, "b#1")
    assert "problem-node-twice" not in problems(rig)


def test_a_copy_of_a_live_node_is_refused_and_reported_until_the_first_is_lost(rig: Rig):
    first, copy = Node(), Node()
    copy.boot = "c0b1"
    rig.plug("a#1", first)
    rig.pass_time(2.0)
    rig.plug("b#1", copy)
    rig.pass_time(2.0)
    assert (state(rig, "a#1"), state(rig, "b#1")) == (LinkState.LIVE, LinkState.HELLO)
    assert "problem-node-copy" in problems(rig)
    assert rig.core.hub.notice.key == "problem-node-copy"
    first.window = lambda: b""  # silent, its port still there
    rig.pass_time(6.0)
    assert state(rig, "b#1") is LinkState.LIVE
    assert rig.core.hub.nodes.tray_port == "b#1"


class Air:
    """Opens a node's topics in a core, and feeds it."""

    def __init__(self, rig: Rig, node: Node, name: str = "mqtt#1") -> None:
        rig.nodes[name] = node
        outcome = rig.core.step(Turn(t=rig.t, opened=[name], over_mqtt={name: node.chip}))
        node.hear(outcome.sent[name])


def test_a_serial_link_replaces_mqtt_until_it_is_unplugged(rig: Rig):
    Air(rig, Node())
    rig.pass_time(2.0)
    assert state(rig, "mqtt#1") is LinkState.LIVE
    rig.plug("usb#1", Node())
    rig.pass_time(2.0)
    assert (state(rig, "usb#1"), state(rig, "mqtt#1")) == (LinkState.LIVE, LinkState.HELLO)
    assert rig.core.hub.nodes.tray_port == "usb#1"
    assert "problem-node-twice" in problems(rig)
    rig.unplug("usb#1")
    rig.pass_time(3.0)
    assert state(rig, "mqtt#1") is LinkState.LIVE


def test_a_node_over_mqtt_becomes_stale_later(rig: Rig):
    on_air, on_wire = Node(chip="a"), Node(chip="b", role="plate")
    Air(rig, on_air)
    rig.plug("usb#1", on_wire)
    rig.pass_time(2.0)
    on_air.window = on_wire.window = lambda: b""
    rig.pass_time(1.0)
    assert (state(rig, "mqtt#1"), state(rig, "usb#1")) == (LinkState.LIVE, LinkState.STALE)
    rig.pass_time(0.6)
    assert state(rig, "mqtt#1") is LinkState.STALE
    rig.pass_time(2.0)
    assert (state(rig, "mqtt#1"), state(rig, "usb#1")) == (LinkState.LOST, LinkState.LOST)


def commands(rig: Rig, node: Node) -> list[dict]:
    """Every command that the node receives from now on."""
    found: list[dict] = []
    hear = node.hear

    def listen(data: bytes) -> None:
        found.extend(json.loads(text.rsplit(b"*", 1)[0]) for text in data.split(b"\n") if b'"t":"cmd"' in text)
        hear(data)

    node.hear = listen
    return found


def test_a_node_with_another_configuration_gets_the_hubs_at_each_boot(rig: Rig):
    text = '{"role":"plate","ms":20}'
    node = Node(**PLATE)
    told = commands(rig, node)
    rig.core.hub.nodes.preset({"plate": text})
    rig.plug("p#1", node)
    rig.pass_time(2.0)
    assert [command["text"] for command in told if command["op"] == "config"] == [text]
    node.restart("0b07")
    rig.pass_time(6.0)
    assert [command["text"] for command in told if command["op"] == "config"] == [text] * 2


def test_a_node_that_runs_the_hubs_configuration_is_left_alone(rig: Rig):
    node = Node()
    told = commands(rig, node)
    del rig.core.hub.nodes.configurations["tray"]
    rig.plug("a#1", node)
    rig.pass_time(2.0)
    assert not [command for command in told if command["op"] == "config"]
    assert snapshot(rig.core.hub).links[0].config_same


def test_boards_strapped_to_10_samples_a_second_are_named_with_their_cell(rig: Rig):
    class Strapped(Node):
        """Its second cell converts in every second window."""

        def window(self) -> bytes:
            data = super().window()
            if b'"t":"s"' not in data:
                return data
            message = json.loads(data.rsplit(b"\n", 2)[-2].rsplit(b"*", 1)[0])
            message["c"][1] = message["c"][1][:2] if message["n"] % 2 else []
            return line(message)

    rig.plug("a#1", Strapped())
    rig.pass_time(10.0)
    found = [problem.params for problem in snapshot(rig.core.hub).problems if problem.key == "problem-slow-cell"]
    assert found == [{"role": "tray", "cell": 2, "rate": "10"}]
    assert snapshot(rig.core.hub).links[0].rate_hz == pytest.approx(10, abs=0.5)


def hello(node: str, boot: str) -> bytes:
    fields = {"t": "hello", "p": [1, 0], "id": node, "boot": boot, "role": "tray", "fw": "0", "board": "b", "rt": "r"}
    return line({**fields, "cause": 1, "cells": 1, "hall": 0, "cfg": "00000000"})


def sample(n: int) -> bytes:
    return line({"t": "s", "n": n, "us": n, "c": [[0, 1]], "h": "", "b": []})


LINKS = {"usb-1": None, "usb-2": None, "air-a": "a", "air-b": "b"}
DEEDS = st.one_of(
    st.tuples(st.just("plug"), st.sampled_from(sorted(LINKS))),
    st.tuples(st.just("hello"), st.sampled_from(sorted(LINKS)), st.sampled_from("ab"), st.sampled_from("12")),
    st.tuples(st.just("sample"), st.sampled_from(sorted(LINKS))),
    st.tuples(st.just("time"), st.sampled_from([0.1, 1.0, 3.1])),
)


@settings(max_examples=examples(300), deadline=None)
@given(st.lists(DEEDS, max_size=40))
def test_one_node_on_any_links_has_one_session_and_a_live_one_stays(deeds: list[tuple]):
    numbers: Callable[[], str] = iter([f"s{n}" for n in range(10_000)]).__next__
    nodes, t, n = Nodes(numbers), 0.0, 0
    for deed in deeds:
        alive = {name: one.hello.id for name, one in nodes.sessions.items() if one.state in IN_SESSION}
        match deed:
            case ("plug", name) if name in nodes.open_links:
                nodes.gone(name, t)
            case ("plug", name):
                nodes.opened(name, t, LINKS[name])
            case ("hello", name, node, boot):
                nodes.receive(name, t, hello(node, boot))
                before = alive.get(name)
                others = {link for link, chip in alive.items() if link != name}
                for other in others:  # only serial over MQTT of the same boot ends a session elsewhere
                    if nodes.sessions[other].state not in IN_SESSION:
                        assert LINKS[other] == node
                        assert LINKS[name] is None
                assert before in (None, node) or nodes.sessions[name].hello.id in (before, node)
            case ("sample", name):
                n += 1
                nodes.receive(name, t, sample(n))
            case ("time", seconds):
                t += seconds
                nodes.tick(t)
        sessions = [session for session in nodes.sessions.values() if session.state in IN_SESSION]
        assert len({session.hello.id for session in sessions}) == len(sessions)
        assert all(LINKS[name] in (None, one.hello.id) for name, one in nodes.sessions.items() if one.hello is not None)
        assert nodes.problems() is not None
