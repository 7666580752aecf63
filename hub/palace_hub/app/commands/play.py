"""`palace play`: the real table on the screen. Starts with nothing: no node, no configuration, no game."""

import argparse
import secrets
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

from monkey_palace.cards import CardSet, load_set
from palace_hub.app.broker_access import hub_access
from palace_hub.app.calibration_file import SIMULATED, CalibrationFile
from palace_hub.app.config import box_of, load_config
from palace_hub.app.core import HubCore
from palace_hub.app.real_clock import RealClock
from palace_hub.app.recording import Recorder
from palace_hub.app.runner import Runner
from palace_hub.app.virtual_ports import VirtualPorts
from palace_hub.errors import BadConfig
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue

SEED_BITS = 63


class NoSuchFolder(BadConfig):
    """A card set is a folder, and there is none of that name."""

    key = "no-set-folder"


def play(arguments: argparse.Namespace, catalogue: Catalogue, screen: Callable[[Runner, Catalogue], None]) -> int:
    """0 when the person has left; the game is kept. `screen` shows a running hub until then."""
    config = load_config()
    hub_access()  # a damaged account is said before the screen opens
    path: Path = arguments.journal or config.journal
    path.parent.mkdir(parents=True, exist_ok=True)
    with VirtualPorts(arguments.port) as ports, Journal.open(path) as journal:
        core = HubCore(
            journal,
            draw_seed=lambda: secrets.randbits(SEED_BITS),
            enter_by=config.enter_by,
            ground_map=arguments.ground_map or config.ground_map,
            card_set=cards_in(arguments.set or config.card_set),
            simulated=ports.simulated,
            calibration_file=kept_beside(path, simulated=ports.simulated),
            box=box_of(config.box),
        )
        frames: Path | None = arguments.record_frames
        with nullcontext() if frames is None else Recorder(core, frames):
            runner = Runner(core, RealClock(find_ports=ports.there, find_broker=hub_access))
            runner.start()
            try:
                screen(runner, catalogue)
            finally:
                runner.stop()
        if runner.failure is not None:
            raise runner.failure
    return 0


def kept_beside(journal: Path, *, simulated: bool) -> CalibrationFile:
    """The calibration kept in the journal's folder. A virtual tray has one of its own: it never touches a real one's,
    whatever chip it says that it is."""
    return CalibrationFile.read(journal.parent / SIMULATED if simulated else journal.parent)


def cards_in(folder: Path | None) -> CardSet | None:
    """The cards of somebody's own copy. Raises `DataError` naming file, line and field of the first fault."""
    if folder is None:
        return None
    if not folder.is_dir():
        raise NoSuchFolder(f"{folder} is no folder", folder=str(folder))
    return load_set(folder.resolve())
