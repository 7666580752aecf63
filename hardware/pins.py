"""Pin table: reads `pins.toml` and checks it. Each fault is a sentence that names its rows."""

import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("pins.toml")
NODES = ("tray", "plate")

RADIO_STATE_MACHINE = 4
"""The radio driver of a Pico W uses it, so no cell uses it on any board."""
STATE_MACHINES = range(8)
"""Two blocks of four on an RP2040. An RP2350 has a third block, which the table does not use."""
SPI0 = {"rx": (0, 4, 16), "sck": (2, 6, 18), "tx": (3, 7, 19)}
"""GPIOs on the header that support SPI0 (RP2040 and RP2350 data sheets, function 1)."""
UART0 = (0, 1)
"""Reserved for a debug probe."""
HEADER = frozenset((*range(23), 26, 27, 28))
"""GPIOs on the 40-pin header of every Pico."""


@dataclass(frozen=True, slots=True)
class Pin:
    """One row: signal and kind of part on GPIO `gp`. `optional`: planned, not supported by the firmware yet."""

    signal: str
    gp: int
    direction: str
    part: str
    state_machine: int | None = None
    spi: str | None = None
    optional: bool = False

    @property
    def device(self) -> str:
        """Device at the end of the wire: `arch` of `arch.sck`."""
        return self.signal.partition(".")[0]

    @property
    def role(self) -> str:
        """Function of the wire: `sck` of `arch.sck`; the device's name if it has one wire."""
        return self.signal.rpartition(".")[2]


def load() -> dict[str, Any]:
    """The contents of `pins.toml`."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def pins(table: dict[str, Any], node: str) -> tuple[Pin, ...]:
    """The rows of `node`, in the table's order."""
    return tuple(Pin(**row) for row in table[node]["pins"])


def chips(rows: tuple[Pin, ...]) -> tuple[str, ...]:
    """Devices with an HX711 that the firmware reads, in wire order."""
    return tuple(pin.device for pin in rows if pin.role == "dt" and not pin.optional)


def faults(table: dict[str, Any]) -> list[str]:
    """Faults of a table: duplicate pins, pins off the header, wrong state machines or SPI pins, incomplete chips."""
    problems: list[str] = []
    for node in NODES:
        rows = pins(table, node)
        problems += [
            f"{node}: {problem}" for problem in _twice(rows) + _not_there(rows) + _chip_faults(rows) + _spi_faults(rows)
        ]
    return problems


def _twice(rows: tuple[Pin, ...]) -> list[str]:
    problems = []
    for gp, count in Counter(pin.gp for pin in rows).items():
        if count > 1:
            problems.append(f"GP{gp} is used by {', '.join(pin.signal for pin in rows if pin.gp == gp)}")
    signals = Counter(pin.signal for pin in rows)
    return problems + [f"{signal} stands in {count} rows" for signal, count in signals.items() if count > 1]


def _not_there(rows: tuple[Pin, ...]) -> list[str]:
    off = [f"GP{pin.gp} of {pin.signal} is not on the header" for pin in rows if pin.gp not in HEADER]
    return off + [f"GP{pin.gp} of {pin.signal} is the probe's" for pin in rows if pin.gp in UART0]


def _chip_faults(rows: tuple[Pin, ...]) -> list[str]:
    problems = []
    machines: dict[int, str] = {}
    for device in dict.fromkeys(pin.device for pin in rows if pin.part == "hx711"):
        own = [pin for pin in rows if pin.device == device and pin.part == "hx711"]
        if sorted(pin.role for pin in own) != ["dt", "sck"]:
            problems.append(f"{device} needs one sck and one dt, has {', '.join(pin.signal for pin in own)}")
        machine_numbers = {pin.state_machine for pin in own}
        machine = own[0].state_machine
        if len(machine_numbers) != 1 or machine is None:
            problems.append(f"{device} needs one state machine, has {machine_numbers}")
            continue
        if machine not in STATE_MACHINES:
            problems.append(f"{device} has state machine {machine}, which is not there")
        if machine == RADIO_STATE_MACHINE:
            problems.append(f"{device} has state machine {machine}, which a Pico W's radio takes")
        if machine in machines:
            problems.append(f"{device} and {machines[machine]} share state machine {machine}")
        machines[machine] = device
    return problems


def _spi_faults(rows: tuple[Pin, ...]) -> list[str]:
    own = {pin.spi: pin for pin in rows if pin.spi is not None}
    if not own:
        return []
    problems = [f"SPI0 has no {role}" for role in SPI0 if role not in own]
    return problems + [
        f"GP{pin.gp} of {pin.signal} cannot be SPI0 {role}"
        for role, pin in own.items()
        if pin.gp not in SPI0.get(role, ())
    ]
