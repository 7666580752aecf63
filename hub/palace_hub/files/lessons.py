"""The file of the solved lessons, beside the kept games: `lessons.json`.

`{"sum": ..., "version": 1, "done": ["1", "a"]}` with the keys of the lessons. A damaged file counts as none.
"""

import logging
from collections.abc import Set
from dataclasses import dataclass
from typing import Annotated, ClassVar

from pydantic import Field, TypeAdapter

from palace_hub.errors import KeepingFault
from palace_hub.files.versioned import VersionedFile

_log = logging.getLogger(__name__)


class LessonsNotKept(KeepingFault):
    """The solved lessons could not be written; the former file still stands."""

    key = "error-lessons-not-kept"


@dataclass(frozen=True, slots=True)
class KeptLessons:
    """The solved lessons by their keys."""

    done: Annotated[tuple[Annotated[str, Field(max_length=64)], ...], Field(max_length=1000)]


class LessonsFile(VersionedFile[KeptLessons]):
    """The lessons that were solved on this machine."""

    name = "lessons.json"
    adapter: ClassVar[TypeAdapter[KeptLessons]] = TypeAdapter(KeptLessons)
    damaged, not_kept = "lessons-file-damaged", LessonsNotKept

    def done(self) -> frozenset[str]:
        """The keys of the solved lessons."""
        return frozenset() if self.content is None else frozenset(self.content.done)

    def record(self, done: Set[str]) -> None:
        """Write the solved lessons; a failure goes to the log only."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self.keep(KeptLessons(tuple(sorted(done))))
        except (KeepingFault, OSError) as fault:
            _log.warning("%s", fault)
