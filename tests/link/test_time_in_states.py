"""Seconds in each state add up to the time that the link has been known."""

from palace_hub.core.nodes.registry import Nodes
from palace_hub.link.time_in_states import TimeInStates
from palace_hub.wire.states import LinkState


def test_times_add_up_over_generations():
    stood = TimeInStates()
    stood.entered("tray#1", LinkState.HELLO, 1.0)
    stood.entered("tray#1", LinkState.LIVE, 1.5)
    stood.entered("tray#1", LinkState.ABSENT, 4.0)
    stood.entered("tray#2", LinkState.HELLO, 6.0)
    stood.entered("plate#1", LinkState.HELLO, 5.0)
    wanted = {"tray": {"absent": 2.0, "hello": 4.5, "live": 2.5}, "plate": {"hello": 5.0}}
    assert stood.seconds(10.0) == wanted
    assert stood.seconds(10.0) == wanted


def test_nodes_keep_them():
    nodes = Nodes(lambda: "s1")
    nodes.opened("tray#1", 1.0)
    nodes.tick(3.0)
    nodes.gone("tray#1", 4.0)
    assert nodes.stood.seconds(6.0) == {"tray": {"absent": 2.0, "hello": 3.0}}
