"""`palace update` and `palace rollback`: change the version of an appliance, or end a change that was cut short."""

import argparse
import os
import sys
from pathlib import Path

from palace_hub.errors import NeedsRoot, UsageFault
from palace_hub.install.update.layout import CURRENT, PREVIOUS, ROOT, UpdateLayout
from palace_hub.install.update.steps import VersionChange
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message
from palace_hub.run.service_manager import ServiceManager

RECOVERY_S = 3600
"""Time (s) that a recovery may take: it copies all tables' files, and each command that tries them may take 300 s."""


class UpdateNotConfirmed(UsageFault):
    """Nobody can answer the question, and `--yes` is missing."""

    key = "update-not-confirmed"


class NoArchive(UsageFault):
    """No archive is named."""

    key = "update-no-file"


def update(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """Exit code 0 with the new version, 1 if the answer is no. Raises `PalaceError` if the old version stays."""
    file: Path | None = arguments.file
    change = _change(catalogue)
    if arguments.recover:
        ServiceManager().extend_start(RECOVERY_S)
        if change.recover():
            return 0
        print(catalogue.text_key("update-under-way"), file=sys.stderr)
        return 1
    if file is None:
        raise NoArchive("no archive")
    file.open("rb").close()  # a wrong name is said before the question
    old = change.layout.linked(CURRENT) or "?"
    if not _is_wanted("update-question", catalogue, yes=arguments.yes, old=old, file=str(file)):
        return 1
    new = change.update(file)
    print(catalogue.text_key("update-done", new=new, old=old))
    print(catalogue.text_key("update-flash"))
    return 0


def roll_back(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """Exit code 0 with the previous version, 1 if the answer is no. Raises `PalaceError` if the present one stays."""
    change = _change(catalogue)
    old, new = change.layout.linked(CURRENT) or "?", change.layout.linked(PREVIOUS)
    if new is not None and not _is_wanted("update-back-question", catalogue, yes=arguments.yes, old=old, new=new):
        return 1
    new = change.roll_back()
    print(catalogue.text_key("update-back-done", new=new, old=old))
    print(catalogue.text_key("update-flash"))
    return 0


def _change(catalogue: Catalogue) -> VersionChange:
    root = Path(os.environ.get(ROOT) or "/").absolute()
    if root == Path("/") and os.geteuid() != 0:
        raise NeedsRoot("not root")

    def tell(message: Message) -> None:
        print(catalogue.text(message), flush=True)

    return VersionChange(UpdateLayout(root), tell)


def _is_wanted(key: str, catalogue: Catalogue, *, yes: bool, **params: str) -> bool:
    say = catalogue.text_key
    if yes:
        return True
    if not sys.stdin.isatty():
        raise UpdateNotConfirmed("no terminal to answer on")
    print(say(key, **params), end=" ", flush=True)
    if sys.stdin.readline().strip().casefold() in (say("restore-answer-yes"), say("restore-answer-y")):
        return True
    print(say("restore-nothing-done"))
    return False
