"""What a diagnostic check looks at and returns: `Surroundings` in, `Finding`s out."""

import os
import shutil
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any

from palace_hub.install.broker import HUB_FILE, default_folder
from palace_hub.link.port_holders import PROC
from palace_hub.link.ports import scan
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message, Parameter

HELLO_SECONDS = 3.0
"""Wait for a node's hello: a node repeats it each second until the welcome."""
LISTEN_SECONDS = 2.0
"""Length of a measurement: 160 conversions of a cell, or 20 of a chip strapped to 10 conversions a second."""
BROKER_SECONDS = 5.0
"""Wait for a broker's connection and its answer (assumed)."""


class Severity(StrEnum):
    """`fault`: something cannot work. `warning`: it works worse than it could. `note`: nothing has to be mended."""

    FAULT = "fault"
    WARNING = "warning"
    NOTE = "note"


SAID = Message("doctor-fix-said")
"""In the place of a fix that the sentence itself names, or that nobody needs."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is not as it should be: what, and how to mend it, with the same parameters."""

    severity: Severity
    what: Message
    fix: Message

    @property
    def key(self) -> str:
        """The catalogue's key of what is wrong."""
        return self.what.key

    @property
    def params(self) -> Mapping[str, Parameter]:
        """What both sentences may name."""
        return self.what.params

    def as_json(self, check: str, catalogue: Catalogue) -> dict[str, Any]:
        """What scripts read: keys and parameters as they are, sentences with everything from outside made safe."""
        return {
            "check": check,
            "severity": self.severity.value,
            "key": self.key,
            "params": dict(self.params),
            "fix": self.fix.key,
            "text": catalogue.text(self.what),
            "fix_text": catalogue.text(self.fix),
        }


def finding(severity: Severity, key: str, **params: Parameter) -> Finding:
    """A finding whose fix stands under the same key after `fix-`."""
    return Finding(severity, Message(key, params), fix_of(Message(key, params)))


def fix_of(what: Message) -> Message:
    """The sentence that says how to mend it."""
    return Message(f"fix-{what.key}", what.params)


@dataclass(frozen=True)
class Surroundings:
    """What the checks look at, so that each can be shown something else.

    `now`: seconds since 1970. `journal`: None for the configured one. `ports`: lists serial ports. `write`, `read`: the
    terminal's descriptors.
    """

    journal: Path | None = None
    config: Path | None = None
    hub_file: Path = field(default_factory=lambda: default_folder() / HUB_FILE)
    ports: Callable[[], list[str]] = scan
    proc: Path = PROC
    rules: tuple[Path, ...] = (Path("/etc/udev/rules.d"), Path("/usr/lib/udev/rules.d"), Path("/lib/udev/rules.d"))
    labels: Path = Path("/dev/disk/by-label")
    mosquitto: Path = Path("/etc/mosquitto")
    now: Callable[[], float] = time.time
    free: Callable[[Path], int] = lambda path: shutil.disk_usage(path).free
    environment: Mapping[str, str] = field(default_factory=lambda: dict(os.environ))
    listen: bool = True


Check = Callable[[Surroundings], Sequence[Finding]]
