"""The pin table respects boards, radio and SPI, and equals the firmware's; planted faults are named."""

import copy
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hardware import pins

from palace_hub.link.firmware import firmware_folder

TABLE = pins.load()
Table = dict[str, Any]


def test_the_table_can_be_wired() -> None:
    assert pins.faults(TABLE) == []


def test_the_tables_pins_are_those_of_the_header() -> None:
    assert set(TABLE["boards"]["usable"]) == pins.HEADER
    assert tuple(TABLE["boards"]["kept_free"]) == pins.UART0


def row(table: Table, node: str, signal: str) -> dict[str, Any]:
    (found,) = [one for one in table[node]["pins"] if one["signal"] == signal]
    return found


def _a_pin_twice(table: Table) -> None:
    row(table, "tray", "frog")["gp"] = 17


def _a_pin_that_no_header_has(table: Table) -> None:
    row(table, "tray", "lights")["gp"] = 23


def _the_probes_pin(table: Table) -> None:
    row(table, "plate", "hall.latch")["gp"] = 1


def _the_radios_state_machine(table: Table) -> None:
    row(table, "tray", "gold.sck")["state_machine"] = row(table, "tray", "gold.dt")["state_machine"] = 4


def _a_state_machine_twice(table: Table) -> None:
    row(table, "plate", "nw.sck")["state_machine"] = row(table, "plate", "nw.dt")["state_machine"] = 2


def _an_spi_pin_elsewhere(table: Table) -> None:
    row(table, "plate", "hall.sck")["gp"] = 20


def _a_chip_without_its_clock(table: Table) -> None:
    table["tray"]["pins"].remove(row(table, "tray", "brick.sck"))


def _a_signal_twice(table: Table) -> None:
    table["tray"]["pins"].append({**row(table, "tray", "back"), "gp": 27})


FAULTS = {
    _a_pin_twice: "GP17 is used by butterfly, frog",
    _a_pin_that_no_header_has: "GP23 of lights is not on the header",
    _the_probes_pin: "GP1 of hall.latch is the probe's",
    _the_radios_state_machine: "gold has state machine 4, which a Pico W's radio takes",
    _a_state_machine_twice: "nw and sw share state machine 2",
    _an_spi_pin_elsewhere: "GP20 of hall.sck cannot be SPI0 sck",
    _a_chip_without_its_clock: "brick needs one sck and one dt, has brick.dt",
    _a_signal_twice: "back stands in 2 rows",
}


@pytest.mark.parametrize(("plant", "named"), FAULTS.items(), ids=[plant.__name__ for plant in FAULTS])
def test_a_planted_fault_is_named(plant: Callable[[Table], None], named: str) -> None:
    table = copy.deepcopy(TABLE)
    plant(table)
    assert any(fault.endswith(named) for fault in pins.faults(table)), pins.faults(table)


def test_the_firmwares_own_readme_has_the_same_pins() -> None:
    """A builder reads these two tables first."""
    text = (firmware_folder() / "README.md").read_text(encoding="utf-8")
    documented = re.findall(r"^\| ([a-z_.]+) \| GP(\d+) \|", text, re.MULTILINE)
    own = [(pin.signal, str(pin.gp)) for node in pins.NODES for pin in pins.pins(TABLE, node)]
    assert documented == own
    for node in pins.NODES:
        for pin in pins.pins(TABLE, node):
            if pin.role == "sck" and pin.state_machine is not None:
                assert re.search(rf"\| {pin.signal} \|.*state machine {pin.state_machine}\b", text), pin.signal


def test_the_table_is_the_only_one() -> None:
    """No other file of the hardware contains GPIO numbers."""
    folder = Path(pins.__file__).parent
    for path in sorted([*folder.glob("*.py"), *folder.glob("wiring/*.py"), *folder.glob("strips/*.py")]):
        if path.name in ("pins.py", "nodes.py"):  # the header itself, as it is printed
            continue
        assert not re.search(r'"GP\d', path.read_text(encoding="utf-8")), path.name
    assert tomllib.loads(pins.FILE.read_text(encoding="utf-8")) == TABLE
