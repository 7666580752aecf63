"""Puts units into a machine and takes them out; without a running systemd, for its next start."""

import json
import os
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from palace_hub.errors import BadConfig, NeedsRoot
from palace_hub.files.atomic import replace_file
from palace_hub.install.service.units import Unit

UNITS = Path("etc/systemd/system")
WANTED = UNITS / "multi-user.target.wants"
FOLDERS = ("etc/palace-hub", "var/lib/palace-hub", "var/log/palace-hub")
"""What an installed hub has: settings, games and logs, with a folder for each table."""
SHOWN = ("ActiveState", "SubState", "NRestarts", "ExecMainStatus", "ActiveEnterTimestamp")
"""What `status` asks systemd for."""
BOOT_SETTINGS = Path("boot/firmware/config.txt")
BUTTON = "dtoverlay=gpio-shutdown,gpio_pin=3"
"""A button between pin 5 and ground switches a Raspberry Pi off, and on again."""

Run = Callable[[Sequence[str]], "subprocess.CompletedProcess[str]"]


class NoService(BadConfig):
    """No unit of this table is installed."""

    key = "service-none"


class NoBootSettings(BadConfig):
    """The machine is no Raspberry Pi with a `config.txt`."""

    key = "service-no-boot-settings"


class RefusedBySystemd(BadConfig):
    """systemd refused a request."""

    key = "service-refused"


def run_command(words: Sequence[str]) -> "subprocess.CompletedProcess[str]":
    """Runs a command and returns what it printed."""
    return subprocess.run(words, capture_output=True, text=True, check=False)


class Machine:
    """A machine whose files lie below `root`."""

    def __init__(self, root: Path = Path("/"), run: Run = run_command) -> None:
        self.root = root
        self._run = run

    @property
    def is_running(self) -> bool:
        """systemd runs this machine; otherwise it is a folder that will be one, or has another init."""
        return (self.root / "run/systemd/system").is_dir()

    def install(self, unit: Unit) -> bool:
        """Writes and enables the unit; True: it runs. Raises `NeedsRoot`, `RefusedBySystemd`."""
        file, link = self._file(unit.name), self.root / WANTED / unit.name
        try:
            self._make_folders(unit.table)
            link.parent.mkdir(parents=True, exist_ok=True)
            replace_file(file, unit.text())
            file.chmod(0o644)
            if not link.is_symlink():
                link.symlink_to(Path("/") / UNITS / unit.name)
        except PermissionError:
            raise NeedsRoot(f"{file} cannot be written") from None
        if not self.is_running:
            return False
        self._systemctl("daemon-reload")
        self._systemctl("restart", unit.name)
        return True

    def _make_folders(self, table: str) -> None:
        """Folders of a further table, with the owner of the machine's: the unit does not start without them."""
        for folder in map(self.root.joinpath, FOLDERS):
            if folder.is_dir() and not (folder / table).exists():
                (folder / table).mkdir()
                os.chown(folder / table, folder.stat().st_uid, folder.stat().st_gid)
                (folder / table).chmod(0o2770)

    def remove(self, table: str | None) -> list[str]:
        """Stops and removes the unit of a table, or all; returns their names. Raises as `install`, and `NoService`."""
        names = [name for name in self.installed() if table in (None, _table_of(name))]
        if table is not None and not names:
            raise NoService(f"no unit of {table}", table=table)
        for name in names:
            if self.is_running:
                self._systemctl("stop", name)
            try:
                (self.root / WANTED / name).unlink(missing_ok=True)
                self._file(name).unlink()
            except PermissionError:
                raise NeedsRoot(f"{name} cannot be removed") from None
        if names and self.is_running:
            self._systemctl("daemon-reload")
            self._run(["systemctl", "reset-failed", *names])
        return names

    def installed(self) -> list[str]:
        """The names of all tables' units."""
        return sorted(path.name for path in (self.root / UNITS).glob("palace@?*.service"))

    def status(self) -> list[dict[str, Any]]:
        """Each table with its mode, and with what systemd knows of it: nothing where it does not run."""
        return [self._status(name) for name in self.installed()]

    def add_button(self) -> bool:
        """A button that switches a Raspberry Pi off; False: it was there. Raises `NoBootSettings`, `NeedsRoot`."""
        file = self.root / BOOT_SETTINGS
        try:
            text = file.read_text(encoding="utf-8")
            if BUTTON in text.splitlines():
                return False
            replace_file(file, f"{text.rstrip()}\n\n[all]\n{BUTTON}\n")
        except FileNotFoundError:
            raise NoBootSettings(f"no {file}", file=str(file)) from None
        except PermissionError:
            raise NeedsRoot(f"{file} cannot be written") from None
        return True

    def _status(self, name: str) -> dict[str, Any]:
        text = self._file(name).read_text(encoding="utf-8")
        mode = "headless" if "--headless" in text else "kiosk" if "service window" in text else "screen"
        told: dict[str, Any] = {"table": _table_of(name), "unit": name, "mode": mode}
        if self.is_running:
            asked = self._run(["systemctl", "show", name, f"--property={','.join(SHOWN)}"]).stdout
            told |= dict(line.split("=", 1) for line in asked.splitlines() if "=" in line)
        return told

    def _file(self, name: str) -> Path:
        return self.root / UNITS / name

    def _systemctl(self, *words: str) -> None:
        done = self._run(["systemctl", *words])
        if done.returncode:
            what = " ".join(done.stderr.split())
            raise RefusedBySystemd(what, command=" ".join(("systemctl", *words)), what=what)


def _table_of(name: str) -> str:
    return name.removeprefix("palace@").removesuffix(".service")


def as_json(status: Sequence[dict[str, Any]]) -> str:
    """The tables' states as one JSON array."""
    return json.dumps(status)
