"""What `palace play` and the set-ups of tray and module share: kept games, nodes, and a screen over a running hub."""

import argparse
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from palace_hub.core.step import HubCore
from palace_hub.core.tray.calibration_file import SIMULATED
from palace_hub.errors import KeepingFault
from palace_hub.files.configuration import Config, load_config
from palace_hub.install.broker_access import hub_access
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.run.real_clock import RealClock
from palace_hub.run.runner import Runner, Screen
from palace_hub.run.virtual_ports import VirtualPorts

SEED_BITS = 63


def drawn_seed() -> int:
    """A deck's seed by chance."""
    return secrets.randbits(SEED_BITS)


@dataclass(frozen=True)
class RealTable:
    """The table in front of the hub. `folder` keeps what is learnt of its nodes; a virtual node has one of its own, so
    that it never touches a real one's file, whatever chip it says that it is."""

    config: Config
    journal: Journal
    folder: Path
    ports: Callable[[], list[str]]
    simulated: bool

    def attend(self, core: HubCore, screen: Screen, catalogue: Catalogue) -> None:
        """Run this hub under the screen until the person leaves. Raises what ended the hub."""
        Runner(core, RealClock(find_ports=self.ports, find_broker=hub_access)).attended(screen, catalogue)


@contextmanager
def real_table(arguments: argparse.Namespace) -> Iterator[RealTable]:
    """The table of these `journal` and `port`. Raises `PalaceError` before a screen opens: a damaged configuration or
    broker's account, a port that is none, games that cannot be kept."""
    config = load_config()
    hub_access()
    path: Path = arguments.journal or config.journal
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        detail = f"{path.parent}: {error.strerror}"
        raise KeepingFault(detail, detail=detail) from None
    with VirtualPorts(arguments.port) as ports, Journal.open(path) as journal:
        folder = path.parent / SIMULATED if ports.simulated else path.parent
        yield RealTable(config, journal, folder, ports.there, ports.simulated)
