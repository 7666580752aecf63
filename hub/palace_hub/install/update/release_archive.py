"""A release archive: checked before any of it is used, then unpacked into an empty folder."""

import hashlib
import json
import platform
import re
import shutil
import sys
import tarfile
import zlib
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any, Final, NoReturn

from palace_hub.errors import UsageFault
from palace_hub.install.update.layout import VERSION_NAME

_MOST_BYTES: Final = 4 << 30
"""Largest release, unpacked; a release with wheels for two Pythons has about 200 MB."""
_UNREADABLE: Final = (tarfile.TarError, zlib.error, EOFError, UnicodeDecodeError)
_SUM: Final = re.compile(r"([0-9a-f]{64})[ ][ *](.+)")


class NotARelease(UsageFault):
    """A file that is no whole release archive."""

    key = "update-not-a-release"


class ReleaseDamaged(UsageFault):
    """A file of a release is not as its checksum says."""

    key = "update-damaged"


class ForeignMachine(UsageFault):
    """A release for another processor or another Python."""

    key = "update-other-machine"


@dataclass(frozen=True, slots=True)
class UnpackedRelease:
    """What a release says of itself. `folder`: where it is unpacked."""

    version: str
    commit: str
    folder: Path


def unpacked(file: Path, into: Path) -> UnpackedRelease:
    """Check a release archive and unpack it below the empty folder `into`.

    Raises `NotARelease`, `ReleaseDamaged`, `ForeignMachine`, and `OSError` for a file that cannot be read.
    """
    with file.open("rb") as raw:
        try:
            with tarfile.open(fileobj=raw, mode="r:gz") as archive:
                top = _unpack(archive, file, into)
        except _UNREADABLE:
            _refuse(file, "it cannot be unpacked")
    return _checked(file, into / top)


def _refuse(file: Path, what: str) -> NoReturn:
    raise NotARelease(f"{file}: {what}", file=str(file), what=what)


def _unpack(archive: tarfile.TarFile, file: Path, into: Path) -> str:
    top, total, seen = "", 0, set()
    for member in archive:
        path = PurePosixPath(member.name)
        if path.is_absolute() or ".." in path.parts or not path.parts or not (member.isreg() or member.isdir()):
            _refuse(file, member.name)
        top = top or path.parts[0]
        total += member.size
        if path.parts[0] != top or total > _MOST_BYTES or (member.isreg() and path in seen):
            _refuse(file, member.name)
        seen.add(path)
        place = into.joinpath(*path.parts)
        if member.isdir():
            place.mkdir(parents=True, exist_ok=True)
            continue
        place.parent.mkdir(parents=True, exist_ok=True)
        source = archive.extractfile(member)
        if source is None:
            _refuse(file, member.name)
        with source, place.open("xb") as to:
            shutil.copyfileobj(source, to)
    if not top:
        _refuse(file, "it is empty")
    return top


def _checked(file: Path, folder: Path) -> UnpackedRelease:
    _check_sums(file, folder)
    try:
        about: Any = json.loads((folder / "release.json").read_bytes())
        version, commit = about["version"], about["commit"]
        architecture, pythons = about["architecture"], [_python(name) for name in about["pythons"]]
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        _refuse(file, "release.json")
    if not isinstance(version, str) or not VERSION_NAME.fullmatch(version) or folder.name != f"palace-hub-{version}":
        _refuse(file, "release.json")
    here = f"{sys.version_info.major}.{sys.version_info.minor}"
    if architecture != platform.machine() or here not in pythons:
        raise ForeignMachine(
            f"{file}: {architecture}, {pythons}",
            file=str(file),
            made_for=f"{architecture}, Python {', '.join(pythons)}",
            here=f"{platform.machine()}, Python {here}",
        )
    if not (folder / "install.sh").is_file():
        _refuse(file, "install.sh")
    return UnpackedRelease(version, str(commit), folder)


def _python(name: str) -> str:
    """`3.11` from `3.11` or `cp311`."""
    return re.sub(r"^cp(\d)(\d+)$", r"\1.\2", name)


def _check_sums(file: Path, folder: Path) -> None:
    try:
        lines = (folder / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        _refuse(file, "SHA256SUMS")
    sums = {}
    for line in lines:
        parts = _SUM.fullmatch(line)
        if parts is None:
            _refuse(file, "SHA256SUMS")
        sums[parts[2].removeprefix("./")] = parts[1]
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()} - {"SHA256SUMS"}
    for name in sorted(found ^ set(sums)):
        raise ReleaseDamaged(f"{file}: {name}", file=str(file), what=name)
    for name, expected in sums.items():
        with (folder / name).open("rb") as stream:
            if hashlib.file_digest(stream, "sha256").hexdigest() != expected:
                raise ReleaseDamaged(f"{file}: {name}", file=str(file), what=name)
