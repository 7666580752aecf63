"""`palace setup plate`: set the base plate up on the screen and save its calibration beside the journal."""

import argparse

from palace_hub.cli.real_table import drawn_seed, real_table
from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.setup.plate import PlateWizard
from palace_hub.core.step import HubCore
from palace_hub.files.configuration import box_of
from palace_hub.locale.catalogue import Catalogue
from palace_hub.run.hub_thread import Screen


def set_up_plate(arguments: argparse.Namespace, catalogue: Catalogue, screen: Screen) -> int:
    """Exit code: 0 with a saved calibration, 1 if the user left before. `screen` shows the running hub."""
    with real_table(arguments) as table:
        file = PlateFile.read(table.folder)
        box = box_of({**table.config.box, **(arguments.box or {})})
        core = HubCore(table.journal, draw_seed=drawn_seed, box=box)
        wizard = PlateWizard(file)
        core.hub.start_wizard(wizard)
        table.attend(core, screen, catalogue, advises=False)
    if wizard.kept is not None:
        print(catalogue.text_key("plate-kept", file=str(file.path)))
        return 0
    print(catalogue.text_key("plate-left"))
    return 1
