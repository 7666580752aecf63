"""The safe mode of `palace play`: nothing but journal and screen. After two failed starts the command offers it."""

import os
import shutil
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from palace_hub.cli.real_table import FolderNotMade, RealTable, make_folder_of, require_possible_folder_of
from palace_hub.files.configuration import Config, journal_path, usual_journal
from palace_hub.journal.store import Journal
from palace_hub.link.known_ports import KnownPorts
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message
from palace_hub.views.table.lines import SAFE_MODE
from palace_hub.views.text import wrap

OFFERED_AFTER: Final = 2
"""Failed starts in a row; one may be a cable or a power cut."""


def safe_is_chosen(failed: int, reason: str, catalogue: Catalogue) -> bool:
    """After failed starts: say so and why, and ask whether the safe mode shall be used.

    `reason`: of the last one. False without a terminal to ask on.
    """
    if failed < OFFERED_AFTER:
        return False
    say, columns = catalogue.text_key, shutil.get_terminal_size().columns
    print(say("safe-failed-starts", count=failed), file=sys.stderr)
    if reason:
        told = say("safe-last-failure", reason=reason)
        print("\n".join(wrap(told, columns)) if sys.stderr.isatty() else told, file=sys.stderr)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(say("safe-hint"), file=sys.stderr)
        return False
    print("\n".join(row for line in say("safe-offer").splitlines() for row in wrap(line, columns)), flush=True)
    with suppress(termios.error):
        termios.tcflush(sys.stdin, termios.TCIFLUSH)  # keys that were meant for the screen are no answer
    while True:
        match os.read(sys.stdin.fileno(), 1):
            case b"\r" | b"\n":
                return True
            case b"n" | b"N":
                return False
            case b"":
                return False


@contextmanager
def safe_table(journal: Path | None) -> Iterator[RealTable]:
    """The table without ports, broker and settings. Raises `KeepingFault` for the journal."""
    path, notes = _journal_and_notes(journal)
    with Journal.open(path) as store:
        folder = path.parent
        yield RealTable(
            Config(journal=path),
            store,
            folder,
            ports=list,
            named=(),
            known_ports=KnownPorts.read(folder),
            hands=None,
            broker=lambda: None,
            notes=(Message(SAFE_MODE), *notes),
        )


def _journal_and_notes(named: Path | None) -> tuple[Path, tuple[Message, ...]]:
    """The journal, and what the list of problems says of it.

    It is the named one or that of the settings. Where the settings' folder cannot be made or written, it is the usual
    one.
    """
    path, usual = named or journal_path(), usual_journal()
    try:
        require_possible_folder_of(path)
        make_folder_of(path)
    except FolderNotMade as fault:
        if named is not None or path == usual:
            raise
        make_folder_of(usual)
        return usual, (Message("problem-safe-other-journal", {**fault.params, "kept": str(usual)}),)
    return path, ()
