"""The writer's lock on a journal: on the file itself, so that links to it are one journal."""

import errno
import fcntl
import os
from pathlib import Path

from palace_hub.errors import KeepingFault, UsageFault


class HubRuns(UsageFault):
    """A hub has the journal open, and what is asked for needs it closed."""

    key = "hub-runs"


def is_locked(path: Path) -> bool:
    """Whether another process holds the file at `path`. Not for a process that has it open in SQLite (see `Lock`)."""
    try:
        handle = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return False
    try:
        fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(handle)
    return False


class Lock:
    """Holds the file at `path`, made empty if there is none. Raises `KeepingFault` if another hub holds it.

    The handle stays open as long as the journal: closing any handle of a file drops SQLite's own locks on it. The
    system releases it when the process ends.
    """

    def __init__(self, path: Path) -> None:
        self._handle: int | None = _locked(path)

    def move_to(self, path: Path) -> None:
        """Hold the file at `path` as well; it is about to replace the file that was held so far."""
        old, self._handle = self._handle, _locked(path)
        if old is not None:
            os.close(old)

    def close(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _locked(path: Path) -> int:
    while True:
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if os.path.samestat(os.fstat(handle), os.stat(path)):
                return handle
        except FileNotFoundError:
            pass
        except OSError as error:
            os.close(handle)
            if error.errno != errno.EWOULDBLOCK:
                raise
            text = f"{path}: another hub has it open"
            raise KeepingFault(text, detail=text) from None
        os.close(handle)  # a new file has just taken the place of this one
