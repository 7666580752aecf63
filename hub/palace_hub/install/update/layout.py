"""Where an appliance keeps its versions and its tables' files, all under one root folder."""

import os
import re
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from palace_hub.files.atomic import sync_folder

ROOT: Final = "PALACE_ROOT"
"""Environment variable with another root folder than `/`: an appliance that is being built or tested."""
VERSION_NAME: Final = re.compile(r"[0-9][0-9A-Za-z.+-]{0,40}")
CURRENT, PREVIOUS, UPDATER = "current", "previous", "updater"


@dataclass(frozen=True, slots=True)
class UpdateLayout:
    """The paths of an appliance. `root`: `/`, or the folder that stands for it."""

    root: Path

    @property
    def versions(self) -> Path:
        """The folder of the versions."""
        return self.root / "opt/palace-hub"

    @property
    def state(self) -> Path:
        """The file that an update under way keeps."""
        return self.versions / "update.json"

    @property
    def work(self) -> Path:
        """Files that only an update under way needs."""
        return self.versions / ".update"

    @property
    def saved(self) -> Path:
        """Copies of the tables' files: of each version that may come back, as it left them."""
        return self.versions / ".saved"

    @property
    def data(self) -> Path:
        """The folder with one folder of games and calibrations for each table."""
        return self.root / "var/lib/palace-hub"

    @property
    def settings(self) -> Path:
        """The folder with one folder of settings for each table."""
        return self.root / "etc/palace-hub"

    def folder(self, version: str) -> Path:
        """The virtual environment of a version."""
        return self.versions / version

    def is_whole(self, version: str | None) -> bool:
        """Whether a version is installed to its end."""
        return version is not None and (self.folder(version) / "installed.json").is_file()

    def linked(self, link: str) -> str | None:
        """The version that a symlink names."""
        try:
            name = os.readlink(self.versions / link).rstrip("/").rpartition("/")[2]
        except OSError:
            return None
        return name if VERSION_NAME.fullmatch(name) else None

    def link(self, link: str, version: str) -> None:
        """Let a symlink name this version, in one step that no power cut can halve."""
        new = self.versions / f".{link}.new"
        new.unlink(missing_ok=True)
        new.symlink_to(version)
        os.replace(new, self.versions / link)
        sync_folder(self.versions)

    def tables(self) -> list[str]:
        """The tables that have files here."""
        folders = (path for place in (self.data, self.settings) if place.is_dir() for path in place.iterdir())
        return sorted({path.name for path in folders if path.is_dir() and not path.name.startswith(".")})

    def delete_old(self) -> None:
        """Delete versions that no symlink names, unfinished ones, and copies for versions that are gone."""
        needed = {self.linked(link) for link in (CURRENT, PREVIOUS, UPDATER)}
        for path in self.versions.iterdir():
            if (
                path.is_dir()
                and not path.is_symlink()
                and VERSION_NAME.fullmatch(path.name)
                and path.name not in needed
            ):
                (path / "installed.json").unlink(missing_ok=True)  # a cut deletion leaves an unfinished version
                shutil.rmtree(path)
        for path in self.saved.iterdir() if self.saved.is_dir() else ():
            if path.name not in needed:
                shutil.rmtree(path)
