"""`palace backup`: the games, calibrations, cards and settings of a table in one file. A hub may run meanwhile."""

import argparse
import stat
import time
from pathlib import Path

from palace_hub.cli.output_files import require_folder_there, require_room
from palace_hub.files.configuration import load_config
from palace_hub.files.daily_backups import daily_file, prune
from palace_hub.install.backup.archive import Manifest, write_backup
from palace_hub.install.backup.places import Places
from palace_hub.locale.catalogue import Catalogue


def backup(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """Exit code 0 after the backup is on the disk. A folder gets a file of today's name; `--daily` keeps the last ones.

    Raises `PalaceError` for a broken configuration or journal, and for a place that takes no file.
    """
    file: Path = arguments.file
    if arguments.daily:
        require_folder_there(file, "palace backup")
    if file.is_dir():
        file = daily_file(file, time.time())
    require_room(file.absolute().parent, "palace backup", file)
    manifest = write_backup(file, Places.of(load_config(), arguments.journal), secrets=arguments.with_secrets)
    if arguments.daily:
        prune(file.parent, file)
    for line in _told(file, manifest, catalogue):
        print(line)
    return 0


def _told(file: Path, manifest: Manifest, catalogue: Catalogue) -> list[str]:
    say = catalogue.text_key
    told = [say("backup-written", file=str(file), games=manifest.games, kb=-(-file.stat().st_size // 1024))]
    if manifest.damaged:
        told.append(say("backup-journal-damaged", lost=manifest.lost))
    if not manifest.secrets:
        told.append(say("backup-without-secrets"))
    elif stat.S_IMODE(file.stat().st_mode) & (stat.S_IRWXG | stat.S_IRWXO):
        told.append(say("backup-open-to-all"))
    else:
        told.append(say("backup-with-secrets"))
    return told
