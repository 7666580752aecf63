"""The files of a table that a backup holds: the name of each in the archive, what it is for, and where it belongs."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from palace_hub.card_sets.document import FILES as SET_FILES
from palace_hub.card_sets.folder import LAST_GOOD
from palace_hub.card_sets.shelf import LEARNT
from palace_hub.core.export import SAVED
from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.plate.sensors_file import SensorsFile
from palace_hub.core.tray.calibration_file import CalibrationFile
from palace_hub.core.tray.pads_file import PadsFile
from palace_hub.files.configuration import Config
from palace_hub.files.folders import config_path, data_folder
from palace_hub.files.language_file import NAME as LANGUAGE
from palace_hub.files.lessons import LessonsFile
from palace_hub.files.versioned import SIMULATED
from palace_hub.files.web_links_file import WebLinksFile
from palace_hub.history.kept import NotesFile, PlayersFile, folder_of
from palace_hub.install import broker
from palace_hub.link.known_ports import KnownPorts

JOURNAL, MARK = "data/journal.sqlite", "data/journal.sqlite-mark"
HISTORY: Final = "data/journal.sqlite-history"
"""The folder of what people say of players and games."""

JOURNAL_ENDINGS: Final = ("", "-mark", "-wal", "-shm", "-journal", ".building", ".rebuilt", ".salvage")
"""Endings of the journal's files; a backup has the first two, a restored journal must not meet the others."""


class Kind(StrEnum):
    """What files are for: one line of the list that people see."""

    GAMES = "games"
    PLAYERS = "players"
    SAVED = "saved"
    TRAY = "tray"
    PLATE = "plate"
    PORTS = "ports"
    CARDS = "cards"
    LESSONS = "lessons"
    SETTINGS = "settings"
    BROKER = "broker"
    LINKS = "links"


@dataclass(frozen=True, slots=True)
class Sort:
    """What a file with a certain name is for. `secret`: it opens something, or holds a password."""

    kind: Kind
    secret: bool = False


def _any_of(*names: str | None) -> str:
    return "(" + "|".join(re.escape(name) for name in names if name is not None) + ")"


_NODE = rf"data/({SIMULATED}/)?"
_SET = r"[a-z0-9][a-z0-9_-]{0,23}"
_ACCOUNT = r"[0-9A-Za-z_-][0-9A-Za-z_.-]{0,31}"
_SAVED_NAME = r"(?!\.)[^/\\\x00-\x1f\ud800-\udfff]{1,100}\.(svg|jsonl|json|csv)"
"""Pictures, records and tables of games, also under names that people gave them."""
_SORTS: Final = (
    (_any_of(JOURNAL, MARK), Sort(Kind.GAMES)),
    (
        rf"{re.escape(HISTORY)}/"
        + _any_of(PlayersFile.name, PlayersFile.previous_name, NotesFile.name, NotesFile.previous_name),
        Sort(Kind.PLAYERS),
    ),
    (rf"data/{SAVED}/{_SAVED_NAME}", Sort(Kind.SAVED)),
    (
        _NODE + _any_of(CalibrationFile.name, CalibrationFile.previous_name, PadsFile.name, "modules-tray.json"),
        Sort(Kind.TRAY),
    ),
    (
        _NODE + _any_of(PlateFile.name, PlateFile.previous_name, SensorsFile.name, "modules-plate.json"),
        Sort(Kind.PLATE),
    ),
    ("data/" + _any_of(KnownPorts.name), Sort(Kind.PORTS)),
    ("data/" + _any_of(WebLinksFile.name), Sort(Kind.LINKS, secret=True)),
    ("user/" + _any_of(LessonsFile.name), Sort(Kind.LESSONS)),
    (rf"user/sets/{_SET}/({LAST_GOOD}/)?" + _any_of(*SET_FILES, LEARNT), Sort(Kind.CARDS)),
    ("set/" + _any_of(*SET_FILES), Sort(Kind.CARDS)),
    ("config/" + _any_of(config_path().name), Sort(Kind.SETTINGS)),
    ("user/" + _any_of(LANGUAGE), Sort(Kind.SETTINGS)),
    ("config/broker/" + _any_of(broker.CONFIGURATION, broker.ACL), Sort(Kind.BROKER)),
    ("config/broker/" + _any_of(broker.PASSWORDS, broker.HUB_FILE), Sort(Kind.BROKER, secret=True)),
    (rf"config/broker/{broker.NODES}/{_ACCOUNT}\.json", Sort(Kind.BROKER, secret=True)),
)
"""Sorts by the pattern of the name in the archive. What matches none belongs to no backup."""

_LOOKED_AT: Final = {
    "data": ("*.json", f"{SIMULATED}/*.json", f"{SAVED}/*"),
    "user": (LessonsFile.name, LANGUAGE, "sets/*/*", "sets/*/*/*", "sets/*/*/*/*"),
    "set": ("*", "*/*"),
    "config": ("*.toml", "broker/*", f"broker/{broker.NODES}/*"),
}
"""Where to look for files, by the first part of their names: a folder can hold much that is not ours."""


def sort_of(name: str) -> Sort | None:
    """What the file of this name is for; None for a name that no file of a backup has."""
    return next((sort for pattern, sort in _SORTS if re.fullmatch(pattern, name)), None)


@dataclass(frozen=True, slots=True)
class Places:
    """Where the files of a table belong."""

    journal: Path
    config: Path
    """The configuration file; the broker's files lie in a folder beside it."""
    user: Path
    """The user's data folder."""
    card_set: Path | None = None
    """The folder of the configured card set; None: it has no folder of its own."""

    @classmethod
    def of(cls, config: Config, journal: Path | None = None) -> "Places":
        """The places under this configuration. `journal`: in place of the configured one."""
        chosen = config.card_set
        own = chosen is not None and chosen.is_absolute() and not chosen.is_relative_to(data_folder())
        card_set = chosen if own else None
        return cls((journal or config.journal).absolute(), config_path(), data_folder(), card_set)

    def roots(self) -> dict[str, Path]:
        """The folders by the first part of the names."""
        roots = {"data": self.journal.parent, "user": self.user, "config": self.config.parent}
        return roots if self.card_set is None else {**roots, "set": self.card_set}

    def path(self, name: str) -> Path | None:
        """Where the file of this name belongs; None: nowhere on this table."""
        area, _, rest = name.partition("/")
        if name in (JOURNAL, MARK):
            return self.journal.with_name(self.journal.name + name.removeprefix(JOURNAL))
        if name.startswith(f"{HISTORY}/"):
            return folder_of(self.journal) / name.removeprefix(f"{HISTORY}/")
        root = self.roots().get(area)
        return None if root is None else root / rest

    def files(self) -> Iterator[tuple[str, Path]]:
        """Every file of a backup that is there now, apart from the journal and its mark."""
        for area, root in self.roots().items():
            for pattern in _LOOKED_AT[area]:
                for path in sorted(root.glob(pattern)):
                    name = f"{area}/{path.relative_to(root).as_posix()}"
                    if sort_of(name) is not None and path.is_file():
                        yield name, path
        for path in sorted(folder_of(self.journal).glob("*.json")):
            if sort_of(name := f"{HISTORY}/{path.name}") is not None:
                yield name, path

    def journal_files(self) -> Iterator[tuple[str, Path]]:
        """The files of the journal that are there now, those of SQLite as well."""
        for ending in JOURNAL_ENDINGS:
            path = self.journal.with_name(self.journal.name + ending)
            if path.exists():
                yield JOURNAL + ending, path
