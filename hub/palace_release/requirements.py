"""The pinned packages of a requirements file, as one Python on one machine sees them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from packaging.requirements import Requirement

_HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


@dataclass(frozen=True, slots=True)
class Pin:
    """A package at its version, with the SHA-256 of every file that may be it."""

    requirement: Requirement
    hashes: tuple[str, ...]

    @property
    def name(self) -> str:
        """As the index spells it."""
        return self.requirement.name

    @property
    def version(self) -> str:
        """The one version that is allowed."""
        (pinned,) = self.requirement.specifier
        return pinned.version

    def line(self) -> str:
        """As pip reads it, for a machine that is chosen already."""
        return f"{self.name}=={self.version} " + " ".join(f"--hash=sha256:{one}" for one in self.hashes)


def pins(file: Path) -> Iterator[Pin]:
    """All packages of the file. Raises `ValueError` for one without a version or a hash."""
    text = re.sub(r"\\\n", " ", file.read_text(encoding="utf-8"))
    for line in text.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        hashes = tuple(_HASH.findall(line))
        requirement = Requirement(line.split("--hash", 1)[0].strip())
        if not hashes or len(requirement.specifier) != 1:
            raise ValueError(f"{file.name}: {requirement.name} has no version or no hash")
        yield Pin(requirement, hashes)


def pins_for(file: Path, python: str, machine: str) -> list[Pin]:
    """Those that Python `python` ("3.11") needs on Linux on `machine` ("aarch64")."""
    where = {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "platform_machine": machine,
        "sys_platform": "linux",
        "platform_system": "Linux",
        "os_name": "posix",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
    }
    return [pin for pin in pins(file) if pin.requirement.marker is None or pin.requirement.marker.evaluate(where)]
