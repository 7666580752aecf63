"""`palace setup module`: set the stop of a weigh module on the screen and save its first measurements."""

import argparse

from palace_hub.cli.real_table import drawn_seed, real_table
from palace_hub.core.nodes.module_file import ROLES, ModuleFile
from palace_hub.core.setup.module import ModuleWizard, place_of
from palace_hub.core.step import HubCore
from palace_hub.errors import WrongUsage
from palace_hub.locale.catalogue import Catalogue
from palace_hub.run.hub_thread import Screen
from palace_hub.sensing.signal.module_trials import ModuleWish

LIMITS = {"mass": (1.0, 2000.0), "capacity": (100.0, 5000.0), "paper": (0.05, 1.0), "rest": (30.0, 86_400.0)}
"""Smallest and largest value of each option, in the option's unit (assumed)."""


class NoSuchCell(WrongUsage):
    """No compartment or corner has this name."""

    key = "cli-module-place"


class OutOfRange(WrongUsage):
    """A number outside `LIMITS`."""

    key = "cli-module-range"


def wish_of(arguments: argparse.Namespace) -> ModuleWish:
    """The wish that the options state. Raises `NoSuchCell` and `OutOfRange`."""
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


def set_up_module(arguments: argparse.Namespace, catalogue: Catalogue, screen: Screen) -> int:
    """Exit code: 0 with saved measurements, 1 if the user left before. `screen` shows the running hub."""
    wish = wish_of(arguments)
    with real_table(arguments) as table:
        file = ModuleFile.read(table.folder, wish.role)
        core = HubCore(table.journal, draw_seed=drawn_seed)
        wizard = ModuleWizard(file, wish)
        core.hub.start_wizard(wizard)
        table.attend(core, screen, catalogue, advises=False)
    if wizard.kept is not None:
        print(catalogue.text_key("module-kept", file=str(file.path)))
        return 0
    print(catalogue.text_key("module-left"))
    return 1
