"""The list of diagnostic checks, and the loop that runs them.

A check opens nothing that it does not close, and writes nothing that it does not remove. A check that raises becomes a
finding itself.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from palace_hub.doctor import broker, machine, modules, pads, plate, ports, terminal
from palace_hub.doctor.findings import Check, Finding, Severity, Surroundings, finding
from palace_hub.run.traceback_file import kept_traceback


@dataclass(frozen=True, slots=True)
class Found:
    """A check by name, and what it found."""

    check: str
    findings: tuple[Finding, ...]


def checks() -> dict[str, Check]:
    """Every check by name, in the order of their sentences: this machine first, then what hangs on it."""
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
        "modemmanager": ports.modem_manager,
        "nodes": ports.nodes,
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
