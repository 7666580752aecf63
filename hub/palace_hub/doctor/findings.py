"""Findings of a diagnosis, and the surroundings that the checks examine."""

import os
import shutil
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any

from palace_hub.errors import BadConfig
from palace_hub.files.configuration import Config, load_config
from palace_hub.install.broker import HUB_FILE, default_folder
from palace_hub.link.port_holders import PROC
from palace_hub.link.ports import scan
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message, Parameter

HELLO_SECONDS = 3.0  # a node sends a hello each second until the hub welcomes it
LISTEN_SECONDS = 2.0  # 160 conversions of a cell at 80 a second, 20 of a cell that is strapped to ten a second
BROKER_SECONDS = 5.0  # for a connection and its answer (assumed)


class Severity(StrEnum):
    """`fault`: something cannot work. `warning`: it works worse than it could. `note`: nothing needs a repair."""

    FAULT = "fault"
    WARNING = "warning"
    NOTE = "note"


FIX_IN_MESSAGE = Message("doctor-fix-said")
"""Stands in place of a fix where the finding's message names the fix, or where none is needed."""


def wrong_in(fault: Message) -> str:
    """What is wrong in a kept file: its field, unless it is the whole file, and what was expected."""
    field, expected = fault.params["field"], fault.params["expected"]
    return f"{field}: expected {expected}" if field else f"expected {expected}"


@dataclass(frozen=True, slots=True)
class Finding:
    """A fault, warning or note, and its fix. Both sentences have the same parameters."""

    severity: Severity
    message: Message
    fix: Message

    @property
    def key(self) -> str:
        """The message's key in the catalogue."""
        return self.message.key

    @property
    def params(self) -> Mapping[str, Parameter]:
        """The message's parameters."""
        return self.message.params

    def as_json(self, check: str, catalogue: Catalogue) -> dict[str, Any]:
        """The finding for scripts: keys and parameters unchanged, sentences with outside text made safe."""
        return {
            "check": check,
            "severity": self.severity.value,
            "key": self.key,
            "params": dict(self.params),
            "fix": self.fix.key,
            "text": catalogue.text(self.message),
            "fix_text": catalogue.text(self.fix),
        }


def finding(severity: Severity, key: str, **params: Parameter) -> Finding:
    """A finding whose fix has the key `fix-` + `key`."""
    message = Message(key, params)
    return Finding(severity, message, fix_of(message))


def fix_of(message: Message) -> Message:
    """The fix that belongs to `message` in the catalogue."""
    return Message(f"fix-{message.key}", message.params)


@dataclass(frozen=True)
class Surroundings:
    """The machine as the checks see it: files, folders, ports and clock. Tests replace single fields."""

    journal: Path | None = None
    """The journal; None for the configured one."""
    config: Path | None = None
    """The configuration; None for the user's own."""
    hub_file: Path = field(default_factory=lambda: default_folder() / HUB_FILE)
    """The hub's account at the broker."""
    ports: Callable[[], list[str]] = scan
    """Lists the serial ports."""
    proc: Path = PROC
    rules: tuple[Path, ...] = (Path("/etc/udev/rules.d"), Path("/usr/lib/udev/rules.d"), Path("/lib/udev/rules.d"))
    labels: Path = Path("/dev/disk/by-label")
    mosquitto: Path = Path("/etc/mosquitto")
    now: Callable[[], float] = time.time
    """Seconds since 1970."""
    free: Callable[[Path], int] = lambda path: shutil.disk_usage(path).free
    """Free bytes of the file system that holds a path."""
    environment: Mapping[str, str] = field(default_factory=lambda: dict(os.environ))
    listen: bool = True
    """Whether the checks open a session with a node that has no hub."""

    def journal_path(self) -> Path:
        """The journal's file; the default path if the configuration cannot be read."""
        if self.journal is not None:
            return self.journal
        try:
            return load_config(self.config).journal
        except BadConfig:
            return Config().journal
