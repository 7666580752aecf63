"""A table that is played once, of which each test gets a copy.

The copy is an image of all objects between two windows of the node, with a copy of the hub's files. It goes on exactly
as the table that was played (test_played_table.py).
"""

import io
import pickle
import shutil
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, MappingProxyType
from typing import Any

from tests.core.plate.plate_game import PlateTable

from palace_hub.journal.store import Journal

JOURNAL = "journal.sqlite"


class PlayedTable:
    """The table that `play` leaves; its files are in `folder`."""

    def __init__(self, folder: Path, play: Callable[..., PlateTable], *about: Any, **options: Any) -> None:
        table = play(folder / JOURNAL, *about, **options)
        self._folder = folder
        table.journal.close()
        image = _Image(folder, table.journal)
        self._image = image.of(table)
        self._shared = image.shared

    def copied(self, folder: Path) -> PlateTable:
        """A table like it, whose files are in `folder`."""
        shutil.copytree(self._folder, folder, dirs_exist_ok=True)
        return _Copy(self._image, folder, Journal.open(folder / JOURNAL), self._shared).load()


class _Image(pickle.Pickler):
    """Writes an object graph. Journal and paths are named; plain functions belong to all copies."""

    def __init__(self, folder: Path, journal: Journal) -> None:
        self._file = io.BytesIO()
        super().__init__(self._file, pickle.HIGHEST_PROTOCOL)
        self._folder, self._journal = folder, journal
        self.shared: list[FunctionType] = []

    def of(self, root: object) -> bytes:
        self.dump(root)
        return self._file.getvalue()

    def persistent_id(self, obj: Any) -> tuple[str, Any] | None:
        if obj is self._journal:
            return "journal", None
        if isinstance(obj, Path) and obj.is_relative_to(self._folder):
            return "path", str(obj.relative_to(self._folder))
        if isinstance(obj, FunctionType) and "<" in obj.__qualname__:
            if obj.__closure__:
                raise pickle.PicklingError(f"{obj.__qualname__} would act on the table that was played")
            self.shared.append(obj)
            return "function", len(self.shared) - 1
        return None

    def reducer_override(self, obj: Any) -> Any:
        if isinstance(obj, MappingProxyType):
            return _read_only, (dict(obj),)
        return NotImplemented


def _read_only(content: dict[Any, Any]) -> MappingProxyType[Any, Any]:
    return MappingProxyType(content)


class _Copy(pickle.Unpickler):
    def __init__(self, image: bytes, folder: Path, journal: Journal, shared: list[FunctionType]) -> None:
        super().__init__(io.BytesIO(image))
        self._folder, self._journal, self._shared = folder, journal, shared

    def persistent_load(self, pid: tuple[str, Any]) -> Any:
        kind, what = pid
        match kind:
            case "journal":
                return self._journal
            case "path":
                return self._folder / what
            case _:
                return self._shared[what]
