"""`palace restore`: shows what a backup would replace, asks, and puts all of it in its place or nothing."""

import argparse
import sys
from contextlib import suppress
from pathlib import Path

from palace_hub.errors import BadConfig, KeepingFault, UsageFault
from palace_hub.files.configuration import load_config
from palace_hub.install.backup.places import Kind
from palace_hub.install.backup.restore import Fate, RestorePlan, plan, restore
from palace_hub.journal.lock import HubRuns, is_locked
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue


class NotConfirmed(UsageFault):
    """Nobody can answer the question, and `--yes` is missing."""

    key = "restore-not-confirmed"


def restore_backup(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """Exit code 0 after the restore, 1 if the answer is no. Raises `PalaceError` for a file that is no whole backup."""
    say = catalogue.text_key
    journal: Path | None = arguments.journal
    planned = plan(arguments.file, journal)
    _require_no_hub(planned)
    for line in shown(planned, catalogue):
        print(line)
    if not arguments.yes:
        if not sys.stdin.isatty():
            raise NotConfirmed("no terminal to answer on")
        print(say("restore-question"), end=" ", flush=True)
        if sys.stdin.readline().strip().casefold() not in (say("restore-answer-yes"), say("restore-answer-y")):
            print(say("restore-nothing-done"))
            return 1
    restore(planned)
    print(say("restore-done"))
    for folder in planned.kept:
        print(say("restore-kept", folder=str(folder)))
    if not planned.manifest.secrets and Fate.STAYS not in planned.fates.values():
        print(say("restore-without-secrets"))
    return 0


def shown(planned: RestorePlan, catalogue: Catalogue) -> list[str]:
    """What the backup is, and what becomes of the files of each kind."""
    say, manifest = catalogue.text_key, planned.manifest
    lines = [say("restore-backup", file=str(planned.file), made=manifest.made, hub=manifest.hub)]
    if manifest.damaged:
        lines.append(say("backup-journal-damaged", lost=manifest.lost))
    here = _games(planned.places.journal)
    for kind, fate in planned.fates.items():
        what = say("upkeep-games", count=manifest.games) if kind is Kind.GAMES else say(f"upkeep-kind-{kind}")
        if kind is Kind.GAMES and fate is Fate.REPLACED and here is not None:
            lines.append(say("restore-games-replaced", there=manifest.games, here=here))
        else:
            lines.append(say(f"restore-fate-{fate}", what=what))
    lines.append(say("restore-place", folder=str(planned.places.journal.parent)))
    return lines


def _games(journal: Path) -> int | None:
    """The games that are here; None if there is no journal, or it cannot be read."""
    try:
        with Journal.open(journal, read_only=True) as store:
            return len(store.games())
    except KeepingFault:
        return None


def _require_no_hub(planned: RestorePlan) -> None:
    """Raises `HubRuns` if a hub has the journal of the backup or the present one open."""
    journals = [planned.places.journal]
    with suppress(BadConfig):  # the restore may be there to mend it
        journals.append(load_config().journal)
    for journal in journals:
        if is_locked(journal):
            raise HubRuns(f"{journal}: a hub has it open", file=str(journal))
