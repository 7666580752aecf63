"""The unit of a table: its text, by mode and console."""

import re
from dataclasses import dataclass
from string import Template
from typing import Literal, get_args

from palace_hub.errors import UsageFault
from palace_hub.install.broker import service_folder
from palace_hub.run.service_manager import CONSOLE, SHUT_DOWN

Mode = Literal["screen", "kiosk", "headless"]
MODES: tuple[Mode, ...] = get_args(Mode)
"""On a console, in a window over the whole display, or as a web page alone."""

_TABLE = re.compile(r"[a-z0-9][a-z0-9-]{0,30}")
_CONSOLE = re.compile(r"tty[1-9][0-9]?")

WATCHDOG_S = 60
"""Time (s) without a sign of life after which systemd starts the hub anew; the longest turns take some seconds."""

TOLD_TO_END = 130
"""Exit code of a command after SIGTERM or Ctrl+C: a table that systemd stops has not failed."""

_ENDS = f"""\
# Leaving starts the hub again, but for {SHUT_DOWN} (shut down) and {CONSOLE} (console).
Restart=always
RestartSec=2
RestartPreventExitStatus={SHUT_DOWN} {CONSOLE}
SuccessExitStatus={SHUT_DOWN} {CONSOLE} {TOLD_TO_END}
ExecStopPost=+/bin/sh -c 'case "$$$$EXIT_STATUS" in {SHUT_DOWN}) systemctl --no-block poweroff ;; \
{CONSOLE}) systemctl --no-block start getty@${{tty}}.service ;; esac'
WatchdogSec={WATCHDOG_S}
TimeoutStartSec=120
TimeoutStopSec=30"""


class BadTableName(UsageFault):
    """A name that no table can have."""

    key = "service-bad-table"


class BadConsole(UsageFault):
    """No console of the machine has this name."""

    key = "service-bad-console"


def unit_name(table: str) -> str:
    """The name of a table's unit, as `systemctl` takes it."""
    return f"palace@{table}.service"


@dataclass(frozen=True, slots=True)
class Unit:
    """The service of one table. Raises `BadTableName` or `BadConsole`."""

    table: str
    mode: Mode
    tty: str = "tty1"

    def __post_init__(self) -> None:
        if _TABLE.fullmatch(self.table) is None:
            raise BadTableName(f"no name of a table: {self.table}", given=self.table)
        if _CONSOLE.fullmatch(self.tty) is None:
            raise BadConsole(f"no console: {self.tty}", given=self.tty)

    @property
    def name(self) -> str:
        """As `systemctl` takes it."""
        return unit_name(self.table)

    def text(self) -> str:
        """The content of the unit's file."""
        words = {"table": self.table, "tty": self.tty}
        words["ends"] = Template(_ENDS).substitute(words)
        template = (service_folder() / f"{self.mode}.service").read_text(encoding="utf-8")
        return Template(template).substitute(words)
