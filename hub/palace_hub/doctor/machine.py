"""Checks of this machine: Python, packages, configuration, journal, disk and clock."""

import errno
import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from palace_hub.doctor.findings import Finding, Severity, Surroundings, finding
from palace_hub.errors import BadConfig, KeepingFault
from palace_hub.files.configuration import load_config
from palace_hub.journal.high_water import mark_of
from palace_hub.journal.opening import NoJournal
from palace_hub.journal.store import Journal
from palace_hub.link.firmware import firmware_folder, micropython
from palace_hub.locale.message import Message

OLDEST, NEWEST = (3, 11), (3, 13)
"""Versions of Python that the tests run with."""

PACKAGE = "palace-hub"
FREE_BYTES_WARNING = 200 << 20  # a game takes about 1 MB; the operating system needs the rest (assumed)
FREE_BYTES_FAULT = 5 << 20  # less may not hold the next game to its end

RELEASED = 1_767_225_600.0  # 2026-01-01 in seconds since 1970: an earlier clock is wrong
AHEAD_SECONDS = 300.0  # a journal newer than the clock by more than this shows that the clock went back (assumed)
_NAME = re.compile(r"[A-Za-z0-9._-]+")


def python(_: Surroundings) -> list[Finding]:
    """The interpreter's version against those that the tests run with."""
    if OLDEST <= sys.version_info[:2] <= NEWEST:
        return []
    version = ".".join(map(str, sys.version_info[:3]))
    return [finding(Severity.WARNING, "doctor-python", version=version)]


def packages(_: Surroundings) -> list[Finding]:
    """The packages that the hub requires, and a MicroPython for the simulated table."""
    try:
        requirements = importlib.metadata.requires(PACKAGE) or []
    except importlib.metadata.PackageNotFoundError:
        return [finding(Severity.FAULT, "doctor-package", package=PACKAGE)]
    missing = [name for name in map(_required, requirements) if name and not _installed(name)]
    findings = [finding(Severity.FAULT, "doctor-package", package=name) for name in missing]
    if micropython() is None:
        findings.append(finding(Severity.NOTE, "doctor-no-micropython"))
    return findings


def _required(line: str) -> str:
    """The package's name; empty for a requirement with a marker (an extra, or another machine's)."""
    match = _NAME.match(line)
    return match[0] if match and ";" not in line else ""


def _installed(name: str) -> bool:
    try:
        importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


def firmware(_: Surroundings) -> list[Finding]:
    """The nodes' firmware, which `palace flash` and the simulated table need."""
    try:
        firmware_folder()
    except FileNotFoundError:
        return [finding(Severity.FAULT, "doctor-no-firmware")]
    return []


def config(surroundings: Surroundings) -> list[Finding]:
    """The configuration file, if there is one."""
    try:
        load_config(surroundings.config)
    except BadConfig as fault:
        return [Finding(Severity.FAULT, Message(fault.key, fault.params), Message("fix-doctor-config"))]
    return []


def journal(surroundings: Surroundings) -> list[Finding]:
    """Whether the journal can be written and is complete."""
    path = surroundings.journal_path()
    folder = _nearest(path.parent)
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"x" * 4096)
            file.flush()
        if path.is_file():
            with path.open("r+b"):
                pass
    except OSError as error:
        key = "doctor-disk-full" if error.errno in (errno.ENOSPC, errno.EDQUOT) else "doctor-journal"
        return [finding(Severity.FAULT, key, path=str(path), what=error.strerror or str(error), free="0")]
    try:
        with Journal.open(path, read_only=True) as store:
            return _completeness(store, path) + _mark(mark_of(path))
    except NoJournal:
        return []
    except KeepingFault as fault:
        return [finding(Severity.FAULT, "doctor-journal-unreadable", path=str(path), what=str(fault))]


def _completeness(store: Journal, path: Path) -> list[Finding]:
    """What is missing of the kept games; a journal of an earlier version is renewed at the next start."""
    found = store.salvaged
    if found is not None and not found.version:
        key = "doctor-journal-damaged" if path.exists() else "doctor-journal-gone"
        return [finding(Severity.WARNING, key, path=str(path), lost=found.lost, state=str(found.state))]
    if found is None and not store.certain:
        return [finding(Severity.NOTE, "doctor-journal-unsure", path=str(path))]
    return []


def _mark(path: Path) -> list[Finding]:
    """Whether the mark beside the journal can be written."""
    try:
        with path.open("r+b"):
            return []
    except FileNotFoundError:
        return []  # that it is missing is a finding of its own
    except OSError as error:
        return [finding(Severity.WARNING, "doctor-mark", path=str(path), what=error.strerror or str(error))]


def _nearest(folder: Path) -> Path:
    """The folder or its nearest existing parent; the hub creates the rest."""
    while not os.path.exists(folder) and folder != folder.parent:
        folder = folder.parent
    return folder


def disk(surroundings: Surroundings) -> list[Finding]:
    """Free space for games."""
    path = surroundings.journal_path()
    free = surroundings.free(_nearest(path.parent))
    if free >= FREE_BYTES_WARNING:
        return []
    params = {"path": str(path), "free": str(free >> 20)}
    if free < FREE_BYTES_FAULT:
        return [finding(Severity.FAULT, "doctor-disk-full", **params)]
    return [finding(Severity.WARNING, "doctor-disk-little", **params)]


def clock(surroundings: Surroundings) -> list[Finding]:
    """The clock: a Raspberry Pi without a network starts in the past, because it has no battery-backed clock."""
    now = surroundings.now()
    if now < RELEASED:
        return [finding(Severity.FAULT, "doctor-clock", days=str(int((RELEASED - now) // 86400) + 1))]
    try:
        ahead = surroundings.journal_path().stat().st_mtime - now
    except OSError:
        ahead = 0.0
    if ahead > AHEAD_SECONDS:
        return [finding(Severity.FAULT, "doctor-clock-back", minutes=str(int(ahead // 60)))]
    if _synchronised() is False:
        return [finding(Severity.NOTE, "doctor-clock-alone")]
    return []


def _synchronised() -> bool | None:
    """Whether the system reports a synchronised clock; None without a report."""
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
