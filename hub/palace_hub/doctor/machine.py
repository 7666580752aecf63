"""Is this machine fit: Python, packages, files, the disk, the clock, what was learnt of the tray."""

import errno
import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from palace_hub.core.nodes.module_file import KeptModules, ModuleFile
from palace_hub.core.nodes.registry import TRAY
from palace_hub.core.tray.calibration_file import CalibrationFile, KeptCalibration
from palace_hub.core.tray.report import TWINS, UNMEASURED, report, trusted
from palace_hub.doctor.findings import SAID, Finding, Severity, Surroundings, finding
from palace_hub.errors import BadConfig, KeepingFault
from palace_hub.files.configuration import load_config
from palace_hub.journal.store import Journal
from palace_hub.link.firmware import firmware_folder, micropython
from palace_hub.sensing.tray.calibration import TrayCalibration

OLDEST, NEWEST = (3, 11), (3, 13)
"""Pythons that the tests run with."""

PACKAGE = "palace-hub"
LITTLE = 200 << 20
"""Free bytes below which there is a warning: a game keeps about a megabyte, the system around it wants the rest."""

NOTHING = 5 << 20
"""Free bytes below which the next game may not be kept to its end."""

MADE = 1_767_225_600.0  # 2026-01-01: a clock that stands before the program was written is wrong
AHEAD_SECONDS = 300.0  # a file that is newer than now by more than this was written under another clock
OF_MODULES = "module-"
"""What stands in the catalogue under this is said by the check of the modules."""
_MERELY = frozenset({TWINS, UNMEASURED, "capability-audit"})
_NAME = re.compile(r"[A-Za-z0-9._-]+")


def python(_: Surroundings) -> list[Finding]:
    """The interpreter's version."""
    if OLDEST <= sys.version_info[:2] <= NEWEST:
        return []
    version = ".".join(map(str, sys.version_info[:3]))
    return [finding(Severity.WARNING, "doctor-python", version=version)]


def packages(_: Surroundings) -> list[Finding]:
    """Everything that the hub's own package asks for."""
    try:
        wanted = importlib.metadata.requires(PACKAGE) or []
    except importlib.metadata.PackageNotFoundError:
        return [finding(Severity.FAULT, "doctor-package", package=PACKAGE)]
    missing = [name for name in map(_required, wanted) if name and not _installed(name)]
    found = [finding(Severity.FAULT, "doctor-package", package=name) for name in missing]
    if micropython() is None:
        found.append(finding(Severity.NOTE, "doctor-no-micropython"))
    return found


def _required(line: str) -> str:
    """The name in a requirement of everybody's; empty for one that only some machines or some tasks have."""
    match = _NAME.match(line)
    return match[0] if match and ";" not in line else ""


def _installed(name: str) -> bool:
    try:
        importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


def firmware(_: Surroundings) -> list[Finding]:
    """The node's program, which `palace flash` and the simulated table need."""
    try:
        firmware_folder()
    except FileNotFoundError:
        return [finding(Severity.FAULT, "doctor-no-firmware")]
    return []


def config(around: Surroundings) -> list[Finding]:
    """The configuration file, where there is one."""
    try:
        load_config(around.config)
    except BadConfig as fault:
        said = fault.params
        return [
            finding(
                Severity.FAULT,
                "doctor-config",
                file=said["file"],
                line=str(said["line"]),
                field=said["field"],
                expected=said["expected"],
            )
        ]
    return []


def journal_path(around: Surroundings) -> Path:
    """Where games are kept; the usual place if the configuration cannot be read."""
    if around.journal is not None:
        return around.journal
    try:
        return load_config(around.config).journal
    except BadConfig:
        return Path(load_config(Path(os.devnull)).journal)


def journal(around: Surroundings) -> list[Finding]:
    """Whether games can be kept: the folder takes a file, and the file is ours."""
    path = journal_path(around)
    place = _nearest(path.parent)
    try:
        with tempfile.TemporaryFile(dir=place) as file:
            file.write(b"x" * 4096)
            file.flush()
        if path.exists():
            with path.open("r+b"):
                pass
    except OSError as error:
        key = "doctor-disk-full" if error.errno in (errno.ENOSPC, errno.EDQUOT) else "doctor-journal"
        return [finding(Severity.FAULT, key, path=str(path), what=error.strerror or str(error), free="0")]
    if not path.exists():
        return []
    try:
        Journal.open(path, read_only=True).close()
    except KeepingFault as fault:
        return [finding(Severity.FAULT, "doctor-journal-unreadable", path=str(path), what=str(fault))]
    return []


def _nearest(folder: Path) -> Path:
    """The folder, or the first above it that exists: the hub makes the rest."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder


def disk(around: Surroundings) -> list[Finding]:
    """Room for games."""
    path = journal_path(around)
    free = around.free(_nearest(path.parent))
    if free >= LITTLE:
        return []
    severity, key = (Severity.FAULT, "doctor-disk-full") if free < NOTHING else (Severity.WARNING, "doctor-disk-little")
    return [finding(severity, key, path=str(path), free=str(free >> 20))]


def clock(around: Surroundings) -> list[Finding]:
    """The machine's clock: a Raspberry Pi has none of its own and starts in the past without a network."""
    now = around.now()
    if now < MADE:
        return [finding(Severity.FAULT, "doctor-clock", days=str(int((MADE - now) // 86400) + 1))]
    try:
        ahead = journal_path(around).stat().st_mtime - now
    except OSError:
        ahead = 0.0
    if ahead > AHEAD_SECONDS:
        return [finding(Severity.FAULT, "doctor-clock-back", minutes=str(int(ahead // 60)))]
    if _synchronised() is False:
        return [finding(Severity.NOTE, "doctor-clock-alone")]
    return []


def _synchronised() -> bool | None:
    """Whether the system says that its clock follows others; None where it says nothing."""
    program = shutil.which("timedatectl")
    if program is None:
        return None
    try:
        run = subprocess.run(
            [program, "show", "-p", "NTPSynchronized", "--value"], capture_output=True, timeout=3, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return {b"yes": True, b"no": False}.get(run.stdout.strip())


def calibration(around: Surroundings) -> list[Finding]:
    """What was learnt of the tray: the file that `palace setup` keeps, and what its cells can do; else the newest game
    that weighed one in."""
    path = journal_path(around)
    file = CalibrationFile.read(path.parent)
    if file.fault is not None:
        what = f"{file.fault.params['field']}: expected {file.fault.params['expected']}"
        key = "doctor-calibration-damaged" if file.previous is None else "doctor-calibration-previous"
        return [finding(Severity.FAULT, key, file=str(file.path), what=what)]
    if file.kept is not None:
        return _capability(file.kept, ModuleFile.read(path.parent, TRAY).of(file.kept.node))
    return _of_newest_game(path)


def _capability(kept: KeptCalibration, modules: KeptModules | None) -> list[Finding]:
    """Each cell that cannot do its job is a warning; what no cell could do, and what was taken on trust, a note."""
    found = [
        Finding(Severity.WARNING, one, SAID) for one in report(kept, modules) if not one.key.startswith(OF_MODULES)
    ]
    told = [Finding(Severity.NOTE, one.what, one.fix) if one.key in _MERELY else one for one in found]
    notes = [Finding(Severity.NOTE, one, SAID) for one in trusted(kept)]
    return [*told, *notes]


def _of_newest_game(path: Path) -> list[Finding]:
    if not path.exists():
        return [finding(Severity.WARNING, "doctor-no-calibration")]
    try:
        with Journal.open(path, read_only=True) as kept:
            text = kept.calibration()
    except KeepingFault:
        return []  # the check of the journal says it
    if text is None:
        return [finding(Severity.WARNING, "doctor-no-calibration")]
    try:
        cells = TrayCalibration.from_json(text).cells
    except BadConfig as fault:
        return [finding(Severity.WARNING, "doctor-calibration-unreadable", what=str(fault))]
    lost = [str(number) for number, cell in enumerate(cells, 1) if cell is None]
    if lost:
        return [finding(Severity.WARNING, "doctor-calibration-part", cells=", ".join(lost))]
    return []
