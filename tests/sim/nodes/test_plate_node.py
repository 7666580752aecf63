"""Carrier of the plate's messages: a broker where one starts, else a cable."""

import pytest
from tests.link.small_broker import NO_MOSQUITTO

from palace_hub.errors import LinkFault
from palace_hub.sim.config import TableConfig
from palace_hub.sim.nodes import own_broker, plate_node


def side(tmp_path, **wishes):
    made = plate_node.PlateSide(TableConfig(tmp_path / "s", level="gold", **wishes), tmp_path)
    over, ports = made.wiring.over, made.wiring.ports
    made.close()
    return over, ports


def test_without_a_broker_the_plate_has_a_cable(tmp_path, monkeypatch):
    monkeypatch.setattr(plate_node, "mosquitto", lambda: None)
    over, ports = side(tmp_path)
    assert over == "serial"
    assert list(ports) == ["plate#1"]


@pytest.mark.parametrize("program", ["/bin/false", "/nowhere/mosquitto"])
def test_a_broker_that_does_not_start_is_no_reason_to_end(tmp_path, monkeypatch, program):
    monkeypatch.setattr(plate_node, "mosquitto", lambda: program)
    monkeypatch.setattr(own_broker, "mosquitto", lambda: program)
    assert side(tmp_path)[0] == "serial"
    with pytest.raises(LinkFault):
        side(tmp_path, plate_over="mqtt")


@pytest.mark.parametrize("over", ["mqtt", "serial"])
def test_a_node_over_the_air_hears_its_access_point_and_one_on_a_cable_none(tmp_path, monkeypatch, over):
    if over == "mqtt" and plate_node.mosquitto() is None:
        pytest.skip(NO_MOSQUITTO)
    made = plate_node.PlateSide(TableConfig(tmp_path / "s", level="gold", plate_over=over), tmp_path)
    try:
        node, heard = made.wiring.node, []
        window = node.window
        monkeypatch.setattr(node, "window", lambda serial, grant: (heard.append(grant.rssi), window(serial, grant))[1])
        made.window(0.05, 50_000, None)
        made.window(0.10, 100_000, None)
    finally:
        made.close()
    assert len(set(heard)) == 1
    assert -63 <= heard[0] <= -48 if over == "mqtt" else heard[0] is None


def test_passwords_that_cannot_be_hashed_are_not_left_behind(tmp_path, monkeypatch):
    monkeypatch.setattr(plate_node, "mosquitto", lambda: "/bin/true")
    monkeypatch.setattr(own_broker, "mosquitto", lambda: "/bin/true")
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr(
        plate_node,
        "Wiring",
        lambda *_: type("Cable", (), {"over": "serial", "ports": {}, "close": lambda self: None})(),
    )
    assert side(tmp_path)[0] == "serial"
    assert not (tmp_path / "broker.passwords").exists()
