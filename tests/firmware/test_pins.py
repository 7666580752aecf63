"""hardware/pins.toml and the firmware's boards/pins.py agree, and both respect the limits of the chips."""

import re
import sys
import tomllib
from pathlib import Path

import pytest
from tests.firmware.drivers_here import drivers

from palace_hub.link.firmware import firmware_folder

TABLE = tomllib.loads((Path(__file__).parents[2] / "hardware/pins.toml").read_text())
RADIO_STATE_MACHINE = 4  # on a Pico W
SPI0 = {"rx": (0, 4, 16), "sck": (2, 6, 18), "tx": (3, 7, 19)}  # RP2040 and RP2350 data sheets, function 1


def load_pins():
    sys.path.insert(0, str(firmware_folder()))
    try:
        with drivers({}) as load:
            return load("boards.pins")
    finally:
        sys.path.remove(str(firmware_folder()))


FIRMWARE = load_pins()


def gp(role: str, signal: str) -> int:
    (row,) = [row for row in TABLE[role]["pins"] if row["signal"] == signal]
    return row["gp"]


def chips(role: str) -> tuple:
    names = [
        row["signal"][:-4] for row in TABLE[role]["pins"] if row["signal"].endswith(".sck") and "state_machine" in row
    ]
    rows = {row["signal"]: row for row in TABLE[role]["pins"] if not row.get("optional")}
    return tuple(
        (rows[f"{name}.sck"]["state_machine"], rows[f"{name}.sck"]["gp"], rows[f"{name}.dt"]["gp"])
        for name in names
        if f"{name}.sck" in rows
    )


@pytest.mark.parametrize("role", ["tray", "plate"])
def test_each_pin_is_used_once_and_is_one_that_the_header_has(role):
    used = [row["gp"] for row in TABLE[role]["pins"]]
    assert len(used) == len(set(used))
    assert set(used) <= set(TABLE["boards"]["usable"]) - set(TABLE["boards"]["kept_free"])
    signals = [row["signal"] for row in TABLE[role]["pins"]]
    assert len(signals) == len(set(signals))


@pytest.mark.parametrize(("role", "cells"), [("tray", 6), ("plate", 4)])
def test_each_cell_has_a_state_machine_of_its_own_and_none_has_the_radio_s(role, cells):
    machines = [machine for machine, *_ in chips(role)]
    assert len(machines) == len(set(machines)) == cells
    every = {row["state_machine"] for row in TABLE[role]["pins"] if "state_machine" in row}
    assert RADIO_STATE_MACHINE not in every
    assert every <= set(range(8))


def test_the_firmware_s_pins_are_the_table_s():
    assert chips("tray") == FIRMWARE.TRAY_CELLS
    assert chips("plate") == FIRMWARE.PLATE_CELLS
    assert gp("tray", "lights") == FIRMWARE.LIGHTS
    assert gp("tray", "buzzer") == FIRMWARE.BUZZER
    assert tuple(gp("tray", name) for name in ("monkey", "butterfly", "frog")) == FIRMWARE.PADS
    assert tuple(gp("tray", name) for name in ("confirm", "back")) == FIRMWARE.BUTTONS
    hall = [gp("plate", f"hall.{name}") for name in ("q", "latch", "sck", "tx")]
    assert hall == [FIRMWARE.HALL_Q, FIRMWARE.HALL_LATCH, FIRMWARE.HALL_SCK, FIRMWARE.HALL_TX]


def test_the_hall_chain_is_on_pins_that_spi_0_can_have():
    rows = {row["spi"]: row["gp"] for row in TABLE["plate"]["pins"] if "spi" in row}
    assert set(rows) == set(SPI0)
    assert all(rows[function] in SPI0[function] for function in SPI0)
    assert FIRMWARE.HALL_SPI == 0


def test_the_table_s_order_of_cells_is_the_wire_s():
    names = [row["signal"][:-3] for row in TABLE["tray"]["pins"] if row["signal"].endswith(".dt")]
    assert names[:6] == ["arch", "brick", "column", "light_green", "dark_green", "gold"]
    text = (firmware_folder() / "README.md").read_text()
    assert "Cells: arch, brick, column, light green, dark green, gold." in text


def test_every_board_of_the_table_has_a_module_that_names_itself():
    for name in TABLE["boards"]["names"]:
        source = (firmware_folder() / "boards" / f"{name}.py").read_text()
        assert f'name = "{name}"' in source


def test_no_pin_is_written_anywhere_else_in_the_firmware():
    for path in [*sorted((firmware_folder() / "drivers").glob("*.py")), firmware_folder() / "boards/rp.py"]:
        assert not re.search(r"Pin\(\d", path.read_text()), path.name
