"""The names of daily backups in a folder."""

import re
import time
from pathlib import Path
from typing import Final

DAY_BEGINS_S: Final = 4 * 3600
"""A day lasts until four in the morning (s after midnight): a game past midnight belongs to its evening."""
KEPT: Final = 7
"""Daily backups that a folder keeps."""

_NAME: Final = re.compile(r"palace-backup-\d{4}-\d{2}-\d{2}\.zip")


def daily_file(folder: Path, now: float) -> Path:
    """The backup of the day to which `now` (s since 1970) belongs."""
    return folder / time.strftime("palace-backup-%Y-%m-%d.zip", time.localtime(now - DAY_BEGINS_S))


def prune(folder: Path, newest: Path) -> None:
    """Remove all daily backups of a folder but the last `KEPT`; `newest` stays, whatever the clock said."""
    daily = sorted(path for path in folder.iterdir() if _NAME.fullmatch(path.name))
    for old in daily[:-KEPT]:
        if old != newest:
            old.unlink(missing_ok=True)
