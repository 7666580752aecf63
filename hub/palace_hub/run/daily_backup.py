"""A backup a day while the hub runs: a thread looks when one is due, a process of its own writes it.

This process must not write it: to close a second handle of the journal would drop SQLite's locks on it.
"""

import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from palace_hub.files.daily_backups import daily_file
from palace_hub.locale.message import Message

AFTER_START_S = 60.0
"""The first look: names are still being typed, and no game waits."""
LOOKS_EACH_S = 60.0
AGAIN_S = 600.0
"""Pause after a backup that failed."""
ENDS_WITHIN_S = 120.0
"""Longest time for a backup; a season takes about 2 s on a Pi (assumed)."""

_log = logging.getLogger(__name__)


def backup_command(folder: Path, journal: Path) -> list[str]:
    """The command that writes today's backup; the hub comes before it."""
    words = [sys.executable, "-m", "palace_hub", "backup", str(folder), "--daily", "--journal", str(journal)]
    return ["nice", "-n", "5", *words]


class DailyBackup:
    """Writes backups of `journal` and what belongs to it into `folder`. `command`: what writes one."""

    def __init__(
        self,
        folder: Path,
        journal: Path,
        command: Callable[[Path, Path], Sequence[str]] = backup_command,
        *,
        after_start_s: float = AFTER_START_S,
    ) -> None:
        self.problem: Message | None = None
        """Why there is no backup of today; None: there is one, or none was due."""
        self._folder = folder
        self._journal = journal
        self._command = command
        self._after_start_s = after_start_s
        self.writing = False
        """Whether a backup is being written."""
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="daily backup", daemon=True)

    def start(self) -> None:
        """Starts the thread."""
        self._thread.start()

    def close(self) -> None:
        """Ends the thread, after a backup that it is at."""
        self._closing.set()
        self._thread.join(ENDS_WITHIN_S)

    @property
    def behind(self) -> bool:
        """Whether something was played since the backup of today, and the folder is there."""
        file = daily_file(self._folder, time.time())
        return self._folder.is_dir() and _written(file) < max(map(_written, (self._journal, self._log_of_journal)))

    def write(self) -> bool:
        """Write the backup of today, in place of an earlier one; False leaves a `problem`."""
        if not self._folder.is_dir():
            self._tell(Message("problem-backup-no-folder", {"folder": str(self._folder)}))
            return False
        self.writing = True
        try:
            run = subprocess.run(
                self._command(self._folder, self._journal),
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                errors="replace",
                timeout=ENDS_WITHIN_S,
                check=False,
            )
            failed = run.stderr.strip() if run.returncode else ""
        except subprocess.TimeoutExpired:
            failed = f"it took longer than {ENDS_WITHIN_S:.0f} s"
        except OSError as error:
            failed = error.strerror or str(error)
        else:
            failed = failed or ("" if run.returncode == 0 else f"exit code {run.returncode}")
        finally:
            self.writing = False
        self._tell(Message("problem-backup", {"what": failed}) if failed else None)
        return not failed

    @property
    def _log_of_journal(self) -> Path:
        return self._journal.with_name(self._journal.name + "-wal")

    def _tell(self, problem: Message | None) -> None:
        if problem != self.problem:
            _log.info("daily backup: %s", "written" if problem is None else problem.key)
        self.problem = problem

    def _run(self) -> None:
        wait = self._after_start_s
        while not self._closing.wait(wait):
            wait = LOOKS_EACH_S
            if not daily_file(self._folder, time.time()).exists() and not self.write():
                wait = AGAIN_S if self._folder.is_dir() else LOOKS_EACH_S


def _written(file: Path) -> float:
    """When the file was last written (s since 1970); 0 for one that is not there."""
    try:
        return os.stat(file).st_mtime
    except OSError:
        return 0.0
