"""`palace setup`: set the tray up on the screen and save its calibration beside the journal."""

import argparse

from palace_hub.cli.real_table import drawn_seed, real_table
from palace_hub.core.setup.tray import TrayWizard
from palace_hub.core.step import HubCore
from palace_hub.core.tray.calibration_file import CalibrationFile
from palace_hub.files.configuration import box_of
from palace_hub.locale.catalogue import Catalogue
from palace_hub.run.hub_thread import Screen


def set_up_tray(arguments: argparse.Namespace, catalogue: Catalogue, screen: Screen) -> int:
    """Exit code: 0 with a saved calibration, 1 if the user left before. `screen` shows the running hub."""
    with real_table(arguments) as table:
        file = CalibrationFile.read(table.folder)
        core = HubCore(
            table.journal,
            draw_seed=drawn_seed,
            calibration_file=file,
            box=box_of({**table.config.box, **(arguments.box or {})}),
            set_up_tray=True,
        )
        table.attend(core, screen, catalogue, advises=False)
        wizard = core.hub.wizard
        done = isinstance(wizard, TrayWizard) and wizard.kept is not None
    if done:
        print(catalogue.text_key("setup-tray-kept", file=str(file.path)))
        return 0
    print(catalogue.text_key("setup-tray-left"))
    return 1
