"""The perforated boards: a connector for every device of the pin table, nothing on top of anything, the drawn wires."""

import copy
from collections import Counter
from dataclasses import replace

import pytest
from hardware import bom, cables, pins
from hardware.cad.dimensions import electronics
from hardware.wiring import board

TABLE = pins.load()
PARTS = bom.bill(bom.load())


@pytest.mark.parametrize("node", pins.NODES)
def test_everything_has_its_place(node: str) -> None:
    assert board.faults(board.layout(TABLE, node)) == []


@pytest.mark.parametrize(("node", "level"), [("tray", "bronze"), ("plate", "silver")])
def test_every_device_has_a_connector_of_the_bill(node: str, level: str) -> None:
    own = board.layout(TABLE, node)
    rows = [pin for pin in pins.pins(TABLE, node) if not pin.optional and pin.part != "none"]
    assert [one.device for one in own.connectors] == list(dict.fromkeys(pin.device for pin in rows))
    assert {gp for one in own.connectors for _, gp in one.gpio} == {pin.gp for pin in rows}
    counted = Counter(len(one.names) for one in own.connectors)
    for size in (5, 3, 2):
        assert counted[size] == PARTS[f"connector_{size}"].added(level)
    assert counted[6] == (PARTS["connector_6"].added("gold") if node == "plate" else 0)


def supplies(names: tuple[str, ...]) -> dict[int, str]:
    return {number: name for number, name in enumerate(names, 1) if name in ("5V", "4.3V", "3V3", "GND")}


def test_a_plug_finds_the_supplies_that_its_cable_is_made_for() -> None:
    own = (("tray", cables.tray_cables(TABLE)), ("plate", cables.plate_cables(TABLE)))
    for node, plugs in own:
        made = {frozenset(cable.to.values()): supplies(cable.signals) for cable in plugs}
        for one in board.layout(TABLE, node).connectors:
            gpio = {f"GP{gp}" for _, gp in one.gpio}
            (cable,) = [wires for ends, wires in made.items() if {end.split()[0] for end in ends} == gpio]
            assert cable == supplies(one.names), (node, one.device)


def test_the_board_has_its_star_point_at_pin_38() -> None:
    """As the other diagrams, the list of cables and the guide's measurements say."""
    assert board.spelled(board.pico_hole("GND")) == "O3"
    for node in pins.NODES:
        own = board.layout(TABLE, node)
        assert "GND from O3, a wire of its own to each of these groups" in board.drawing(TABLE, node).svg()
        assert sorted(hole for holes in own.grounds().values() for hole in holes) == sorted(own.rail("GND"))
    assert set(board.layout(TABLE, "tray").grounds()) == {"HX711 boards", "lights", "pads, buttons, buzzer"}
    assert set(board.layout(TABLE, "plate").grounds()) == {"HX711 boards", "Hall strips"}


def test_the_tray_has_thirteen_connectors() -> None:
    assert len(board.layout(TABLE, "tray").connectors) == len(electronics.plugs("tray")) == 13


def test_a_pin_that_moves_moves_its_wire() -> None:
    table = copy.deepcopy(TABLE)
    (row,) = [one for one in table["tray"]["pins"] if one["signal"] == "arch.dt"]
    assert "DT B5 - GP3 H5" in board.drawing(table, "tray").svg()
    row["gp"] = 21
    assert "GP21 O14" in board.drawing(table, "tray").svg()


def test_planted_faults_are_named() -> None:
    own = board.layout(TABLE, "tray")
    first, second, *others = own.connectors
    on_top = replace(own, connectors=(first, replace(second, row=first.row), *others))
    assert "tray: arch lies on brick" in board.faults(on_top)
    assert "tray: brick and arch share hole B1" in board.faults(on_top)
    off = replace(own, connectors=(replace(first, row=22), second, *others))
    assert "tray: arch hangs over the board" in board.faults(off)


def test_the_board_lies_where_the_pico_can_be_plugged() -> None:
    """The Pico's end with the USB socket is at the board's end, and its plug passes between the clamps."""
    (_, end), (low, high) = electronics.pico()
    assert 0 < electronics.LONG / 2 - end < 6
    half = electronics.USB_PLUG[1] / 2
    for x, y in electronics.CLAMPS:
        if x > 0:
            assert abs(y - electronics.usb_y()) > half + electronics.POST / 2
    assert low > -electronics.WIDE / 2
    assert high < electronics.WIDE / 2
