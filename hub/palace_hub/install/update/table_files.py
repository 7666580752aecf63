"""The tables' files: copied whole, proved with another version on a copy, and put back by renames."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from palace_hub.errors import KeepingFault
from palace_hub.files.atomic import sync_folder
from palace_hub.files.folders import APP, TABLE
from palace_hub.install.update.layout import UpdateLayout

CHECK_SECONDS: Final = 300
"""A long journal on a slow card takes some 30 s."""


class CopyFault(KeepingFault):
    """The tables' files cannot be copied, as on a full disk."""

    key = "update-no-copy"


def copy_tree(source: Path, to: Path) -> None:
    """Copy a folder with owners, modes and times, and wait until the copy is on the disk. Raises `CopyFault`."""
    if to.exists():
        shutil.rmtree(to)
    to.parent.mkdir(parents=True, exist_ok=True)
    for words in (["cp", "-a", "--", str(source), str(to)], ["sync", "-f", str(to)]):
        run = subprocess.run(words, capture_output=True, text=True, check=False)
        if run.returncode:
            raise CopyFault(run.stderr.strip(), what=run.stderr.strip() or words[0])


def save(layout: UpdateLayout, to: Path) -> None:
    """Copy the files of all tables to the folder `to`."""
    for name, place in _places(layout).items():
        for table in layout.tables():
            if (place / table).is_dir():
                copy_tree(place / table, to / name / table)


def put_back(layout: UpdateLayout, saved: Path, stamp: str) -> None:
    """Put saved files in place of the present ones, which stay in hidden folders beside them.

    A second call with the same `stamp` ends what a power cut interrupted.
    """
    for name, place in _places(layout).items():
        for copy in sorted((saved / name).iterdir()) if (saved / name).is_dir() else ():
            table = place / copy.name
            new, aside = place / f".{copy.name}.back", place / f".{copy.name}.replaced-{stamp}"
            if not aside.exists():
                copy_tree(copy, new)
                if table.exists():
                    os.replace(table, aside)
                else:
                    aside.mkdir()
                sync_folder(place)
            if not table.exists():
                os.replace(new, table)
                sync_folder(place)


def delete_replaced(layout: UpdateLayout, stamp: str) -> None:
    """Delete what earlier changes than that of `stamp` set aside: a version has come up since on other files."""
    for place in _places(layout).values():
        for aside in place.glob(".*.replaced-*"):
            if not aside.name.partition(".replaced-")[2].startswith(stamp):
                shutil.rmtree(aside, ignore_errors=True)


def copied_home(saved: Path, table: str, home: Path) -> dict[str, str]:
    """Lay a table's saved files out as a user's own below `home`; returns the environment of a command on them."""
    for name, part in (("data", ".local/share"), ("settings", ".config")):
        if (saved / name / table).is_dir():
            copy_tree(saved / name / table, home / part / APP)
    home.mkdir(parents=True, exist_ok=True)
    dropped = (TABLE, "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "NOTIFY_SOCKET", "PYTHONPATH", "PYTHONHOME")
    return {key: value for key, value in os.environ.items() if key not in dropped} | {"HOME": str(home)}


def fault_of(palace: Path, home: Path, environment: dict[str, str]) -> str | None:
    """What a version says against a table's copied files: settings and games unreadable. None: it reads all."""
    commands = [["backup", str(home / "proof.zip")]]
    if (home / ".local/share" / APP / "journal.sqlite").is_file():
        commands.append(["games", "--json"])
    for words in commands:
        try:
            run = subprocess.run(
                [str(palace), *words],
                env=environment,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                errors="replace",
                timeout=CHECK_SECONDS,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            return str(error)
        if run.returncode:
            return run.stderr.strip() or f"palace {words[0]}: {run.returncode}"
        if words[0] == "games":
            try:
                json.loads(run.stdout)
            except ValueError:
                return run.stdout[:200]
    return None


def _places(layout: UpdateLayout) -> dict[str, Path]:
    return {"data": layout.data, "settings": layout.settings}
