"""The mark of the first start, beside the kept games: `first-start.json`. A damaged file counts as a mark."""

import logging
from dataclasses import dataclass
from typing import ClassVar

from pydantic import TypeAdapter

from palace_hub.errors import KeepingFault
from palace_hub.files.versioned import VersionedFile

_log = logging.getLogger(__name__)


class FirstStartNotKept(KeepingFault):
    """The mark could not be written: the pages come again at the next start."""

    key = "error-first-start-not-kept"


@dataclass(frozen=True, slots=True)
class KeptFirstStart:
    """`done`: somebody has left the pages of the first start."""

    done: bool


class FirstStartFile(VersionedFile[KeptFirstStart]):
    """Whether the pages of the first start were seen on this table."""

    name = "first-start.json"
    adapter: ClassVar[TypeAdapter[KeptFirstStart]] = TypeAdapter(KeptFirstStart)
    damaged, not_kept = "first-start-file-damaged", FirstStartNotKept

    def is_due(self) -> bool:
        """Were the pages never seen?"""
        return self.content is None and self.fault is None

    def record(self) -> None:
        """Write the mark; a failure goes to the log only."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self.keep(KeptFirstStart(True))
        except (KeepingFault, OSError) as fault:
            _log.warning("%s", fault)
