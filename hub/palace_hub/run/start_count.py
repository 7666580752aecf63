"""Counts starts that failed, and keeps why.

A file stays behind when a hub ends soon after its start without being told to.
"""

import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final

from palace_hub.errors import BadConfig, PalaceError, UsageFault

NAME: Final = "failed-starts"
UP_AFTER_S: Final = 30.0
"""A hub that has run so long has started; the slowest screen takes some 10 s on a Pi (assumed)."""
MOST: Final = 99
LONGEST_REASON: Final = 500
"""Characters of a sentence that are kept."""


def failed_starts(folder: Path) -> int:
    """Starts in a row that failed; 0 if nothing tells."""
    try:
        return min(MOST, max(0, int((folder / NAME).read_bytes()[:9].partition(b"\n")[0])))
    except (OSError, ValueError):
        return 0


def last_failure(folder: Path) -> str:
    """The sentence with which the last of these starts ended; "" if it was killed, or nothing tells."""
    try:
        kept = (folder / NAME).read_text("utf-8", errors="replace").partition("\n")[2]
    except OSError:
        return ""
    return "".join(sign if sign.isprintable() else " " for sign in kept[:LONGEST_REASON]).strip()


class StartCount:
    """Around a hub: counts its start as failed until it is up, or ends by itself. `folder` keeps the count.

    `sentence_of`: the sentence about an error, which is kept with the count.

    Wrong options and a missing terminal are no failures: the next start needs no other way. Where the folder cannot be
    written, nothing is counted.
    """

    def __init__(
        self, folder: Path, up_after_s: float = UP_AFTER_S, *, sentence_of: Callable[[PalaceError], str] = str
    ) -> None:
        self._folder = folder
        self._sentence_of = sentence_of
        self._before = failed_starts(folder)
        self._timer = threading.Timer(up_after_s, self._write, [0])
        self._timer.daemon = True

    def __enter__(self) -> "StartCount":
        self._write(self._before + 1)
        self._timer.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._timer.cancel()
        self._timer.join()
        if kind is None or not issubclass(kind, Exception):  # Ctrl+C and SIGTERM end a hub as well
            self._write(0)
        elif issubclass(kind, UsageFault) and not issubclass(kind, BadConfig):
            self._write(min(self._before, failed_starts(self._folder)))
        elif isinstance(error, PalaceError) and failed_starts(self._folder):
            self._write(self._before + 1, self._sentence_of(error))

    def _write(self, count: int, reason: str = "") -> None:
        file = self._folder / NAME
        with suppress(OSError):
            if count:
                self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
                file.write_text(f"{count}\n{reason}", encoding="utf-8")
            else:
                file.unlink(missing_ok=True)
