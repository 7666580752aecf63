"""The real table of `palace play` and of the set-ups: journal, ports and broker of a running hub."""

import argparse
import errno
import os
import secrets
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from palace_hub.core.step import HubCore
from palace_hub.errors import KeepingFault
from palace_hub.files.configuration import Config, load_config
from palace_hub.files.folders import state_folder
from palace_hub.install.broker import hub_access
from palace_hub.journal.store import Journal
from palace_hub.link.broker import BrokerAddress
from palace_hub.link.known_ports import KnownPorts
from palace_hub.link.ports import scan, usb_ports
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message
from palace_hub.run.daily_backup import DailyBackup
from palace_hub.run.hub_thread import Runner, Screen
from palace_hub.run.last_frames import LastFrames
from palace_hub.run.past_games import erase_deleted
from palace_hub.run.real_clock import RealClock
from palace_hub.run.service_manager import ServiceManager
from palace_hub.run.virtual_ports import VirtualPorts
from palace_hub.tui.source import TrayHands

SEED_BITS = 63


class FolderNotMade(KeepingFault):
    """The folder of the journal does not exist and cannot be made."""

    key = "error-journal-folder-not-made"


def drawn_seed() -> int:
    """A random seed for the deck."""
    return secrets.randbits(SEED_BITS)


@dataclass(frozen=True)
class RealTable:
    """The journal, folder and ports of the table."""

    config: Config
    journal: Journal
    folder: Path
    """Holds the nodes' calibration files; those of virtual nodes are in a folder of their own below it."""
    ports: Callable[[], list[str]]
    """Lists the serial ports."""
    named: tuple[str, ...]
    """Paths of the ports that the user named."""
    known_ports: KnownPorts
    hands: TrayHands | None
    """The hands over a virtual tray; None without one."""
    broker: Callable[[], BrokerAddress | None] = hub_access
    """The broker of nodes over Wi-Fi; None: there is none."""
    notes: tuple[Message, ...] = ()
    """What the list of problems says from the start to the end."""

    def attend(self, core: HubCore, screen: Screen, catalogue: Catalogue, *, advises: bool) -> int:
        """Run the hub under `screen` until the user leaves; return the exit code. Raises the error that ended the hub.

        `advises`: players can ask for hints.
        """
        if self.hands is not None and core.hub.offer is not None and core.hub.book is not None:
            lay_out_missing(self.hands, core.hub.book.counts)
        with self._backups(catalogue) as problems:
            clock = RealClock(
                find_ports=self.ports,
                find_broker=self.broker,
                vouched=self._vouched,
                said_hello=self.known_ports.note,
                more_problems=problems,
                frames=LastFrames(state_folder()),
            )
            runner, manager = Runner(core, clock, self.hands, advises=advises), ServiceManager()
            clock.stepped = lambda: manager.stepped(shown=runner.is_shown)
            try:
                runner.attended(screen, catalogue)
            finally:
                manager.stopping()
        return runner.exit_code

    @contextmanager
    def _backups(self, catalogue: Catalogue) -> Iterator[Callable[[], Iterable[Message]]]:
        """Backups into the configured folder: once a day, and at the end where something was played since."""
        folder = self.config.backup.folder
        if folder is None:
            yield lambda: self.notes
            return
        daily = DailyBackup(folder, self.journal.path.absolute())
        daily.start()
        try:
            yield lambda: [*self.notes, *([daily.problem] if daily.problem is not None else [])]
        finally:
            writing, behind = daily.writing, daily.behind
            if writing or behind:
                print(catalogue.text_key("backup-at-the-end", folder=str(folder)), flush=True)
            daily.close()
        if daily.behind and not (writing and daily.problem is not None):
            daily.write()
        if (writing or behind) and daily.problem is not None:
            print(catalogue.text(daily.problem), file=sys.stderr)

    def _vouched(self, path: str) -> bool:
        known = self.known_ports.identities()
        return path in self.named or any(port.path == path and port.identity in known for port in usb_ports())


def lay_out_missing(hands: TrayHands, counts: Sequence[int | None]) -> None:
    """Leave so many pieces in the compartments of a virtual tray, which starts full; None: as many as there are."""
    for cell, (held, count) in enumerate(zip(hands.inside(), counts, strict=True)):
        if count is not None and count < held:
            hands.lay_out(cell, held - count)


def make_folder_of(journal: Path) -> None:
    """Make the folder of the journal. Raises `FolderNotMade`."""
    try:
        journal.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _not_made(journal, error) from None


def require_possible_folder_of(journal: Path) -> None:
    """Raises `FolderNotMade` where this user could not make the folder of the journal, or not write in it."""
    there = next(folder for folder in journal.absolute().parents if folder.exists())
    number = errno.ENOTDIR if not there.is_dir() else 0 if os.access(there, os.W_OK | os.X_OK) else errno.EACCES
    if number:
        raise _not_made(journal, OSError(number, os.strerror(number)))


def _not_made(journal: Path, error: OSError) -> FolderNotMade:
    text, what = f"{journal.parent}: {error.strerror}", error.strerror or str(error)
    return FolderNotMade(text, folder=str(journal.parent), file=str(journal), what=what)


@contextmanager
def real_table(arguments: argparse.Namespace) -> Iterator[RealTable]:
    """The table for the options `journal` and `port`.

    Raises `PalaceError` before a screen opens: for the configuration, the broker's account, a port or the journal.
    """
    config = load_config()
    hub_access()
    path: Path = arguments.journal or config.journal
    make_folder_of(path)
    erase_deleted(path)
    known = KnownPorts.read(path.parent)
    names = [*map(str, config.ports), *arguments.port]
    with VirtualPorts(names, lambda: scan(known.identities())) as ports, Journal.open(path) as journal:
        yield RealTable(config, journal, path.parent, ports.there, tuple(ports.paths), known, ports.hands)
