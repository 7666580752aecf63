"""The doctor: many small checks, each of which looks at one thing and returns what is wrong with its fix.

A check gets the `Surroundings` and returns findings; it opens nothing that it does not close, and writes nothing that
it does not remove. One that fails itself becomes a finding.
"""

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
from palace_hub.run.traceback_file import kept_traceback

HELLO_SECONDS = 3.0  # a node says hello each second until it is welcomed
LISTEN_SECONDS = 2.0  # 160 conversions of a cell, or 20 of one that is strapped to ten a second
BROKER_SECONDS = 5.0  # for a connection and its answer


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


@dataclass(frozen=True, slots=True)
class Found:
    """A check by name, and what it found."""

    check: str
    findings: tuple[Finding, ...]


def checks() -> dict[str, Check]:
    """Every check by name, in the order of their sentences: this machine first, then what hangs on it."""
    from palace_hub.doctor import broker, machine, modules, pads, plate, terminal
    from palace_hub.doctor import ports as doctor_ports

    return {
        "python": machine.python,
        "packages": machine.packages,
        "firmware": machine.firmware,
        "config": machine.config,
        "journal": machine.journal,
        "disk": machine.disk,
        "clock": machine.clock,
        "calibration": machine.calibration,
        "modules": modules.modules,
        "plate": plate.plate,
        "pads": pads.pads,
        "terminal": terminal.terminal,
        "width": terminal.width,
        "modemmanager": doctor_ports.modem_manager,
        "nodes": doctor_ports.nodes,
        "broker-files": broker.configuration,
        "broker": broker.broker,
    }


def examine(around: Surroundings, tell: Callable[[Found], None], only: Sequence[str] = ()) -> list[Found]:
    """Run all checks, or those named; `tell` hears of each when it is through."""
    found = []
    for name, check in checks().items():
        if only and name not in only:
            continue
        try:
            findings = tuple(check(around))
        except Exception as error:  # one check that fails must not hide what the others find
            file = kept_traceback(error)
            findings = (finding(Severity.WARNING, "doctor-check-failed", check=name, file=file),)
        found.append(Found(name, findings))
        tell(found[-1])
    return found


def fine(found: Sequence[Found]) -> bool:
    """Whether nothing has to be mended; notes do not count."""
    return all(one.severity is Severity.NOTE for each in found for one in each.findings)
