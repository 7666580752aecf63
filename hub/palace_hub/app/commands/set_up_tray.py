"""`palace setup`: the tray is set up on the screen, and what was learnt of it is kept beside the journal."""

import argparse
import secrets
from collections.abc import Callable
from pathlib import Path

from palace_hub.app.broker_access import hub_access
from palace_hub.app.commands.play import SEED_BITS, kept_beside
from palace_hub.app.config import box_of, load_config
from palace_hub.app.core import HubCore
from palace_hub.app.real_clock import RealClock
from palace_hub.app.runner import Runner
from palace_hub.app.virtual_ports import VirtualPorts
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue


def set_up_tray(
    arguments: argparse.Namespace, catalogue: Catalogue, screen: Callable[[Runner, Catalogue], None]
) -> int:
    """0 once a calibration has been kept, 1 where the person left before. `screen` shows a running hub until then."""
    config = load_config()
    hub_access()  # a damaged account is said before the screen opens
    path: Path = arguments.journal or config.journal
    path.parent.mkdir(parents=True, exist_ok=True)
    with VirtualPorts(arguments.port) as ports, Journal.open(path) as journal:
        file = kept_beside(path, simulated=ports.simulated)
        core = HubCore(
            journal,
            draw_seed=lambda: secrets.randbits(SEED_BITS),
            simulated=ports.simulated,
            calibration_file=file,
            box=box_of({**config.box, **(arguments.box or {})}),
            set_up_tray=True,
        )
        runner = Runner(core, RealClock(find_ports=ports.there, find_broker=hub_access))
        runner.start()
        try:
            screen(runner, catalogue)
        finally:
            runner.stop()
        if runner.failure is not None:
            raise runner.failure
        done = core.setting_up is not None and core.setting_up.kept is not None
    if done:
        print(catalogue.text_key("setup-tray-kept", file=str(file.path)))
        return 0
    print(catalogue.text_key("setup-tray-left"))
    return 1
