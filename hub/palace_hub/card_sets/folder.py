"""The sets of the user's data folder: one folder a set, its documented files, and the last good copy of each.

A file is replaced whole or not at all. A text that the editor did not write (by hand, damaged, changed since) is set
aside in a folder of its own.
"""

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from monkey_palace.board.ground_maps import MAPS_FILE
from monkey_palace.cards.data_check import CARDS_FILE, check_path
from monkey_palace.cards.faults import Fault, fault, shown
from monkey_palace.toml_lines import MAX_CHARACTERS
from palace_hub.card_sets.checking import SHOWN_ON_SHEET, maps_finished
from palace_hub.card_sets.document import FILES, UNFINISHED_MAPS, draft_of, is_untyped, texts_of
from palace_hub.card_sets.draft import SetDraft, new_draft
from palace_hub.errors import KeepingFault, UsageFault
from palace_hub.files.atomic import replace_file
from palace_hub.files.folders import data_folder
from palace_hub.files.input_files import NotAFile, NotText, TooLong, read_text

LAST_GOOD: Final = "last_good"
"""The folder, inside the set's, of the former text of each file."""

SET_ASIDE: Final = "set_aside"
"""The folder, inside the set's, of texts that the editor did not write and that it replaced."""

RESERVED: Final = frozenset({"house", "export", "import"})
"""Names that mean something else on the command line."""

_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,23}")


class BadSetName(UsageFault):
    """A name that cannot be the name of a set."""

    key = "cards-bad-name"


class SetDamaged(UsageFault):
    """A file of a set that the editor cannot open without losing something. `params` name the fault."""

    key = "cards-damaged"

    def __init__(self, folder: Path, fault: Fault, last_good: bool) -> None:
        super().__init__(str(fault), name=folder.name, folder=str(folder), copy="yes" if last_good else "no")
        self.fault = fault


class SetNotKept(KeepingFault):
    """A set that cannot be written."""

    key = "cards-not-kept"


def sets_folder() -> Path:
    """The folder of the user's sets."""
    return data_folder() / "sets"


def require_name(name: str) -> str:
    """The name, if it can be a set's. Raises `BadSetName`."""
    if not _NAME.fullmatch(name) or name in RESERVED:
        raise BadSetName(f"{name} cannot be the name of a set", name=name)
    return name


def is_set_name(name: str) -> bool:
    return _NAME.fullmatch(name) is not None and name not in RESERVED


def named_set(name: str) -> Path | None:
    """The folder of the user's set with this name; None if there is none."""
    folder = sets_folder() / name
    return folder if is_set_name(name) and (folder / CARDS_FILE).is_file() else None


def set_names() -> tuple[str, ...]:
    """The names of the user's sets."""
    folder = sets_folder()
    found = sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []
    return tuple(name for name in found if named_set(name) is not None)


@dataclass
class SetFolder:
    """One set on the disk."""

    folder: Path
    _written: dict[str, str] = field(default_factory=dict, repr=False)
    """The files that hold exactly this text, which the editor wrote."""

    @property
    def name(self) -> str:
        return self.folder.name

    @classmethod
    def of(cls, name: str) -> "SetFolder":
        """The user's set with this name. Raises `BadSetName`."""
        return cls(sets_folder() / require_name(name))

    def open(self, *, last_good: bool = False) -> SetDraft:
        """The draft on the disk, or a new one. `last_good`: with the last good copy of each damaged file.

        Raises `SetDamaged` for a file that would lose something if it were written again.
        """
        texts, unread = read_texts(self.folder)
        if not texts and not unread:
            return new_draft(self.name)
        draft = unread[0] if unread else draft_of(texts)
        if isinstance(draft, Fault):
            rescued = self._rescued(texts, unread)
            if rescued is None or not last_good:
                raise SetDamaged(self.folder, draft, rescued is not None)
            return rescued
        ours = texts_of(draft, maps_finished=maps_finished(draft))
        self._written = {file: text for file, text in ours.items() if texts.get(file) == text}
        return draft

    def _rescued(self, texts: Mapping[str, str], unread: Sequence[Fault]) -> SetDraft | None:
        """The draft with the last good copy of each damaged file; None if that does not help."""
        copies, _ = read_texts(self.folder / LAST_GOOD)
        mended = dict(texts)
        damaged = [fault.file for fault in unread]
        while True:
            for file in damaged:
                if file not in copies or mended.get(file) == copies[file]:
                    return None
                mended[file] = copies[file]
            draft = draft_of(mended)
            if not isinstance(draft, Fault):
                return draft
            in_maps = draft.file == MAPS_FILE and MAPS_FILE not in mended
            damaged = [UNFINISHED_MAPS if in_maps else draft.file]

    def save(self, draft: SetDraft) -> None:
        """Write the files that changed. Raises `SetNotKept`; each file then holds its former text or the new one."""
        texts = texts_of(draft, maps_finished=maps_finished(draft))
        try:
            for file in FILES:
                if file in texts:
                    self._write(file, texts[file])
                elif file in self._written or (self.folder / file).is_file():
                    self._remove(file)
        except OSError as error:
            what = error.strerror or str(error)
            raise SetNotKept(f"{self.folder}: {what}", name=self.name, folder=str(self.folder), what=what) from None

    def faults(self) -> tuple[Fault, ...]:
        """What `palace data check` says of the files, without what is not typed yet and what the sheets show."""
        found = check_path(self.folder) if self.folder.is_dir() else ()
        return tuple(fault for fault in found if not is_untyped(fault) and fault.code not in SHOWN_ON_SHEET)

    def _write(self, file: str, text: str) -> None:
        path, former = self.folder / file, self._written.get(file)
        if _is_text(path, text):
            self._written[file] = text
            return
        previous = None
        if former is not None and _is_text(path, former):
            previous = self.folder / LAST_GOOD / file
            previous.parent.mkdir(parents=True, exist_ok=True)
        else:
            self._set_aside(path)
        replace_file(path, text, previous)
        self._written[file] = text

    def _remove(self, file: str) -> None:
        """Remove a file that the set has no more, such as maps that are finished now, or are so no more."""
        path, former = self.folder / file, self._written.pop(file, None)
        if former is None or not _is_text(path, former):
            self._set_aside(path)
        path.unlink(missing_ok=True)

    def _set_aside(self, path: Path) -> None:
        """A second name, in a folder of its own, for a file that the editor did not write."""
        if not path.exists():
            return
        folder = self.folder / SET_ASIDE
        folder.mkdir(exist_ok=True)
        number = 1
        while (folder / f"{number}-{path.name}").exists():
            number += 1
        os.link(path, folder / f"{number}-{path.name}")


def _is_text(path: Path, text: str) -> bool:
    try:
        return path.read_bytes() == text.encode()
    except OSError:
        return False


def read_texts(folder: Path) -> tuple[dict[str, str], tuple[Fault, ...]]:
    """The text of each file of a set, and a fault for each file that cannot be read."""
    texts: dict[str, str] = {}
    unread: list[Fault] = []
    for file in FILES:
        path = folder / file
        if not path.exists():
            continue
        try:
            texts[file] = read_text(path, 4 * MAX_CHARACTERS)  # a character has at most four bytes
        except (NotAFile, IsADirectoryError):
            unread.append(fault(file, 1, "", "file_not_ordinary", "", found=file))
        except NotText as error:
            unread.append(fault(file, error.line, "", "file_unreadable", "", found=error.line))
        except TooLong as error:
            unread.append(fault(file, 1, "", "file_too_long", "", found=error.most, allowed=MAX_CHARACTERS))
        except OSError as error:
            unread.append(fault(file, 1, "", "file_refused", "", found=shown(error.strerror or str(error))))
    return texts, tuple(unread)
