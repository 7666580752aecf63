"""The diagnostic checks of `palace doctor`, and the run through them.

A check takes the `Surroundings` and returns findings. It closes each handle that it opens and removes each file that
it writes. An exception in a check becomes a finding.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from palace_hub.doctor import broker, machine, modules, plate, ports, terminal, tray
from palace_hub.doctor.findings import Finding, Severity, Surroundings, finding
from palace_hub.run.traceback_file import save_traceback

Check = Callable[[Surroundings], Sequence[Finding]]

CHECKS: dict[str, Check] = {
    "python": machine.python,
    "packages": machine.packages,
    "firmware": machine.firmware,
    "config": machine.config,
    "journal": machine.journal,
    "disk": machine.disk,
    "clock": machine.clock,
    "calibration": tray.calibration,
    "modules": modules.modules,
    "plate": plate.plate,
    "pads": tray.pads,
    "terminal": terminal.terminal,
    "width": terminal.width,
    "modemmanager": ports.modem_manager,
    "ports": ports.foreign_ports,
    "nodes": ports.nodes,
    "broker-files": broker.configuration,
    "broker": broker.broker,
}
"""Every check by name, in the order of the report: this machine first, then the devices on it."""


@dataclass(frozen=True, slots=True)
class CheckResult:
    """The findings of one check, by its name in `CHECKS`."""

    check: str
    findings: tuple[Finding, ...]


def examine(
    surroundings: Surroundings, report: Callable[[CheckResult], None], only: Sequence[str] = ()
) -> list[CheckResult]:
    """Run all checks, or those named in `only`; `report` gets each result as soon as it is there."""
    results = []
    for name, check in CHECKS.items():
        if only and name not in only:
            continue
        try:
            findings = tuple(check(surroundings))
        except Exception as error:  # a check that raises must not hide the findings of the others
            file = save_traceback(error)
            findings = (finding(Severity.WARNING, "doctor-check-failed", check=name, file=file),)
        results.append(CheckResult(name, findings))
        report(results[-1])
    return results


def fine(results: Sequence[CheckResult]) -> bool:
    """Whether nothing needs a repair; notes do not count."""
    return all(each.severity is Severity.NOTE for result in results for each in result.findings)
