"""`palace setup module`: one weigh module's stop is set and its first measurements are taken, on the screen."""

import argparse
import secrets
from collections.abc import Callable
from pathlib import Path

from palace_hub.app.broker_access import hub_access
from palace_hub.app.calibration_file import SIMULATED
from palace_hub.app.commands.play import SEED_BITS
from palace_hub.app.config import load_config
from palace_hub.app.core import HubCore
from palace_hub.app.measuring import Measuring, place_of
from palace_hub.app.module_file import ROLES, ModuleFile
from palace_hub.app.module_trials import ModuleWish
from palace_hub.app.real_clock import RealClock
from palace_hub.app.runner import Runner
from palace_hub.app.virtual_ports import VirtualPorts
from palace_hub.errors import UsageFault
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue

LIMITS = {"mass": (1.0, 2000.0), "capacity": (100.0, 5000.0), "paper": (0.05, 1.0), "rest": (30.0, 86_400.0)}
"""Of what a person may ask for, each with its unit of the option."""


class NoSuchCell(UsageFault):
    """No compartment or corner of this name."""

    key = "cli-module-place"


class OutOfRange(UsageFault):
    """A number that no module could be measured with."""

    key = "cli-module-range"


def wish_of(arguments: argparse.Namespace) -> ModuleWish:
    """What the command line asks for. Raises `NoSuchCell`, `OutOfRange`."""
    for name, (least, most) in LIMITS.items():
        given = getattr(arguments, name)
        if not least <= given <= most:
            raise OutOfRange(f"--{name} {given:g}", given=f"--{name} {given:g}", least=f"{least:g}", most=f"{most:g}")
    known = [place_of(arguments.role, cell) for cell in range(ROLES[arguments.role])]
    if arguments.cell is not None and arguments.cell not in known:
        raise NoSuchCell(
            f"no cell {arguments.cell!r}", given=arguments.cell[:40], role=arguments.role, known=", ".join(known)
        )
    return ModuleWish(
        role=arguments.role,
        cell=None if arguments.cell is None else known.index(arguments.cell),
        capacity_g=arguments.capacity,
        mass_g=arguments.mass,
        paper_mm=arguments.paper,
        rest_s=round(arguments.rest),
        check=arguments.check,
    )


def modules_beside(journal: Path, role: str, *, simulated: bool) -> ModuleFile:
    """The file in the journal's folder; a virtual node has one of its own."""
    return ModuleFile.read(journal.parent / SIMULATED if simulated else journal.parent, role)


def set_up_module(
    arguments: argparse.Namespace, catalogue: Catalogue, screen: Callable[[Runner, Catalogue], None]
) -> int:
    """0 once the figures have been kept, 1 where the person left before. `screen` shows a running hub until then."""
    wish = wish_of(arguments)
    config = load_config()
    hub_access()  # a damaged account is said before the screen opens
    path: Path = arguments.journal or config.journal
    path.parent.mkdir(parents=True, exist_ok=True)
    with VirtualPorts(arguments.port) as ports, Journal.open(path) as journal:
        file = modules_beside(path, wish.role, simulated=ports.simulated)
        core = HubCore(journal, draw_seed=lambda: secrets.randbits(SEED_BITS), simulated=ports.simulated)
        core.measuring = Measuring(file, wish)
        runner = Runner(core, RealClock(find_ports=ports.there, find_broker=hub_access))
        runner.start()
        try:
            screen(runner, catalogue)
        finally:
            runner.stop()
        if runner.failure is not None:
            raise runner.failure
    if core.measuring.kept is not None:
        print(catalogue.text_key("module-kept", file=str(file.path)))
        return 0
    print(catalogue.text_key("module-left"))
    return 1
