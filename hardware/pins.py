"""The pin table `pins.toml` as values, and what is wrong with a table, each fault a sentence that names its rows."""

import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("pins.toml")
NODES = ("tray", "plate")

RADIO_STATE_MACHINE = 4
"""A Pico W's radio driver takes this one, so that no cell may have it on any board."""
STATE_MACHINES = range(8)
"""Two blocks of four on an RP2040; an RP2350 has a third that the table leaves alone."""
SPI0 = {"rx": (0, 4, 16), "sck": (2, 6, 18), "tx": (3, 7, 19)}
"""GPIOs that can be SPI0 with the header's pins: RP2040 and RP2350 data sheets, function 1."""
UART0 = (0, 1)
"""Kept free for a person with a probe."""
HEADER = frozenset((*range(23), 26, 27, 28))
"""GPIOs that the 40 pins of every Pico bring out."""


@dataclass(frozen=True, slots=True)
class Pin:
    """One row: which signal of which kind of part is on GPIO `gp`. `optional`: planned, driven by no firmware yet."""

    signal: str
    gp: int
    direction: str
    part: str
    state_machine: int | None = None
    spi: str | None = None
    optional: bool = False

    @property
    def device(self) -> str:
        """What the wire ends at: `arch` of `arch.sck`."""
        return self.signal.partition(".")[0]

    @property
    def role(self) -> str:
        """What the wire is for there: `sck` of `arch.sck`; the device itself where it has one wire."""
        return self.signal.rpartition(".")[2]


def load() -> dict[str, Any]:
    """The table as it stands in the file."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def pins(table: dict[str, Any], node: str) -> tuple[Pin, ...]:
    """The rows of one node, in the table's order."""
    return tuple(Pin(**row) for row in table[node]["pins"])


def chips(rows: tuple[Pin, ...]) -> tuple[str, ...]:
    """The HX711 that a node's firmware drives, in the order of the wire."""
    return tuple(pin.device for pin in rows if pin.role == "dt" and not pin.optional)


def faults(table: dict[str, Any]) -> list[str]:
    """What no board could be wired by: pins used twice or not there, state machines, SPI, chips with one wire."""
    found: list[str] = []
    for node in NODES:
        rows = pins(table, node)
        found += [f"{node}: {one}" for one in _twice(rows) + _not_there(rows) + _chip_faults(rows) + _spi_faults(rows)]
    return found


def _twice(rows: tuple[Pin, ...]) -> list[str]:
    found = []
    for gp, count in Counter(pin.gp for pin in rows).items():
        if count > 1:
            found.append(f"GP{gp} is used by {', '.join(pin.signal for pin in rows if pin.gp == gp)}")
    signals = Counter(pin.signal for pin in rows)
    return found + [f"{signal} stands in {count} rows" for signal, count in signals.items() if count > 1]


def _not_there(rows: tuple[Pin, ...]) -> list[str]:
    off = [f"GP{pin.gp} of {pin.signal} is not on the header" for pin in rows if pin.gp not in HEADER]
    return off + [f"GP{pin.gp} of {pin.signal} is the probe's" for pin in rows if pin.gp in UART0]


def _chip_faults(rows: tuple[Pin, ...]) -> list[str]:
    found = []
    machines: dict[int, str] = {}
    for device in dict.fromkeys(pin.device for pin in rows if pin.part == "hx711"):
        own = [pin for pin in rows if pin.device == device and pin.part == "hx711"]
        if sorted(pin.role for pin in own) != ["dt", "sck"]:
            found.append(f"{device} needs one sck and one dt, has {', '.join(pin.signal for pin in own)}")
        given = {pin.state_machine for pin in own}
        machine = own[0].state_machine
        if len(given) != 1 or machine is None:
            found.append(f"{device} needs one state machine, has {given}")
            continue
        if machine not in STATE_MACHINES:
            found.append(f"{device} has state machine {machine}, which is not there")
        if machine == RADIO_STATE_MACHINE:
            found.append(f"{device} has state machine {machine}, which a Pico W's radio takes")
        if machine in machines:
            found.append(f"{device} and {machines[machine]} share state machine {machine}")
        machines[machine] = device
    return found


def _spi_faults(rows: tuple[Pin, ...]) -> list[str]:
    own = {pin.spi: pin for pin in rows if pin.spi is not None}
    if not own:
        return []
    found = [f"SPI0 has no {role}" for role in SPI0 if role not in own]
    return found + [
        f"GP{pin.gp} of {pin.signal} cannot be SPI0 {role}"
        for role, pin in own.items()
        if pin.gp not in SPI0.get(role, ())
    ]
