"""Where the hub's log goes: to systemd's journal where it reads standard error, otherwise to files that turn over.

Only what the hub itself logs gets there: other packages would log addresses with secret links in them.
"""

import logging
import os
import platform
import sys
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

NAME: Final = "palace.log"
FILE_BYTES: Final = 2_000_000
FILES: Final = 5
"""Files of `FILE_BYTES`: 10 MB in all."""

_ROOT: Final = "palace_hub"
_PRIORITIES: Final = {logging.DEBUG: 7, logging.INFO: 6, logging.WARNING: 4, logging.ERROR: 3, logging.CRITICAL: 2}
"""Syslog's priority by level; systemd reads it from `<N>` at the start of a line."""

_log = logging.getLogger(__name__)


class PriorityFormatter(logging.Formatter):
    """Lines that begin with systemd's priority."""

    def format(self, record: logging.LogRecord) -> str:
        start = f"<{_PRIORITIES.get(record.levelno, 6)}>"
        return "\n".join(start + line for line in super().format(record).splitlines())


def start_log(level: str, folder: Path, command: str) -> None:
    """Log from now on what is at least of this level ("debug", "info", ...), and first the versions.

    `folder` gets the files; where it cannot be written there is no log. `command`: the name of the running one.
    """
    logging.raiseExceptions = False  # a full disk must not write into the screen
    root = logging.getLogger(_ROOT)
    stop_log()
    root.addHandler(_handler(folder))
    root.setLevel(level.upper())
    machine = f"Python {platform.python_version()}, {platform.system()} {platform.release()}, {platform.machine()}"
    from importlib.metadata import PackageNotFoundError, version  # slow to load, and most commands keep no log

    with suppress(PackageNotFoundError):
        _log.info("palace %s: palace-hub %s, %s", command, version("palace-hub"), machine)


def stop_log() -> None:
    """Close the log."""
    root = logging.getLogger(_ROOT)
    root.setLevel(logging.NOTSET)
    for handler in [*root.handlers]:
        root.removeHandler(handler)
        handler.close()


def to_systemd() -> bool:
    """Whether systemd's journal reads standard error."""
    try:
        there = os.fstat(2)
    except OSError:
        return False
    return os.environ.get("JOURNAL_STREAM") == f"{there.st_dev}:{there.st_ino}"


def _handler(folder: Path) -> logging.Handler:
    handler: logging.Handler
    if to_systemd():
        handler = logging.StreamHandler(sys.__stderr__)
        handler.setFormatter(PriorityFormatter("%(name)s: %(message)s"))
        return handler
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        handler = RotatingFileHandler(folder / NAME, maxBytes=FILE_BYTES, backupCount=FILES - 1, encoding="utf-8")
    except OSError:
        return logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    return handler
