"""`palace setup module`: one weigh module's stop is set and its first measurements are taken, on the screen."""

import argparse

from palace_hub.cli.real_table import drawn_seed, real_table
from palace_hub.core.nodes.module_file import ROLES, ModuleFile
from palace_hub.core.setup.module import ModuleWizard, place_of
from palace_hub.core.step import HubCore
from palace_hub.errors import WrongUsage
from palace_hub.locale.catalogue import Catalogue
from palace_hub.run.runner import Screen
from palace_hub.sensing.signal.module_trials import ModuleWish

LIMITS = {"mass": (1.0, 2000.0), "capacity": (100.0, 5000.0), "paper": (0.05, 1.0), "rest": (30.0, 86_400.0)}
"""Of what a person may ask for, each with its unit of the option."""


class NoSuchCell(WrongUsage):
    """No compartment or corner of this name."""

    key = "cli-module-place"


class OutOfRange(WrongUsage):
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


def set_up_module(arguments: argparse.Namespace, catalogue: Catalogue, screen: Screen) -> int:
    """0 once the figures have been kept, 1 where the person left before. `screen` shows a running hub until then."""
    wish = wish_of(arguments)
    with real_table(arguments) as table:
        file = ModuleFile.read(table.folder, wish.role)
        core = HubCore(table.journal, draw_seed=drawn_seed, simulated=table.simulated)
        wizard = ModuleWizard(file, wish)
        core.hub.start_wizard(wizard)
        table.attend(core, screen, catalogue)
    if wizard.kept is not None:
        print(catalogue.text_key("module-kept", file=str(file.path)))
        return 0
    print(catalogue.text_key("module-left"))
    return 1
