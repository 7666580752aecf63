"""A backup: one zip with a manifest, which has a checksum of each file. Written whole or not at all.

`manifest.json` is `{"format": "palace-hub backup", "version": 2, "hub": ..., "made": ..., "secrets": ..., "games": ...,
"events": ..., "damaged": ..., "lost": ..., "files": {name: sha256}}`.
"""

import fcntl
import hashlib
import json
import os
import tempfile
import time
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Final, Literal

from pydantic import Field, TypeAdapter, ValidationError

from palace_hub.errors import UsageFault
from palace_hub.files.atomic import OWNER_ONLY
from palace_hub.files.input_files import open_file
from palace_hub.install.backup.places import JOURNAL, MARK, Places, sort_of
from palace_hub.journal.lock import is_locked
from palace_hub.journal.opening import NoJournal
from palace_hub.journal.store import StoreCopy, copied

FORMAT: Final = "palace-hub backup"
VERSION: Final = 2
"""1: without players, notes and saved pictures."""
MANIFEST: Final = "manifest.json"

_MOST_BYTES = 1 << 31
"""Largest backup, unpacked: a journal grows by about 1 MB a game."""
_MANIFEST_BYTES = 1 << 20
_CHUNK_BYTES = 1 << 20
_OPEN_MODE = 0o644
_UNREADABLE: Final = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError)
"""What reading a damaged, foreign or encrypted zip raises."""

Sha256 = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class NotABackup(UsageFault):
    """A file that no `palace backup` has written."""

    key = "backup-not-ours"


class ForeignFile(UsageFault):
    """A backup with a file that does not belong to it."""

    key = "backup-foreign"


class BackupDamaged(UsageFault):
    """A backup in which a file is not as it was written."""

    key = "backup-damaged"


class BackupTooNew(UsageFault):
    """A backup of a later hub."""

    key = "backup-too-new"


class BackupInTheWay(UsageFault):
    """Another file has the name of the new backup."""

    key = "backup-in-the-way"


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a backup says of itself."""

    format: Literal["palace-hub backup"]
    version: Annotated[int, Field(strict=True, ge=1)]
    hub: Annotated[str, Field(max_length=64)]
    """Version of the hub that made it."""
    made: Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$")]
    """Local time."""
    secrets: Annotated[bool, Field(strict=True)]
    games: Annotated[int, Field(strict=True, ge=0)]
    events: Annotated[int, Field(strict=True, ge=0)]
    damaged: Annotated[bool, Field(strict=True)]
    """The journal was damaged."""
    lost: Annotated[int, Field(strict=True, ge=0)]
    """Its events that could not be saved."""
    files: dict[str, Sha256]
    """SHA-256 by name."""


_MANIFESTS = TypeAdapter(Manifest)


def write_backup(file: Path, places: Places, *, secrets: bool = False) -> Manifest:
    """Write a backup to `file`, in place of an older backup of this name; a hub may run meanwhile.

    `secrets`: with passwords and links; only the owner can read the file then. Raises `BackupInTheWay`, `KeepingFault`
    for a journal that cannot be read, and `OSError`.
    """
    if os.path.lexists(file):
        try:
            read_manifest(file)
        except UsageFault:
            raise BackupInTheWay(f"{file} exists and is no backup", file=str(file)) from None
    mode = OWNER_ONLY if secrets else _OPEN_MODE
    with _new_file(file, mode) as raw, zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as archive:
        return _fill(archive, places, secrets)


def _fill(archive: zipfile.ZipFile, places: Places, secrets: bool) -> Manifest:
    sums: dict[str, str] = {}

    def put(name: str, data: bytes) -> None:
        archive.writestr(name, data)
        sums[name] = hashlib.sha256(data).hexdigest()

    journal = StoreCopy(b"", None, 0, 0, damaged=False, lost=0)
    with suppress(NoJournal):
        journal = copied(places.journal)
        put(JOURNAL, journal.store)
        if journal.mark is not None:
            put(MARK, journal.mark)
    for name, path in places.files():
        sort = sort_of(name)
        if sort is not None and (secrets or not sort.secret):
            with suppress(FileNotFoundError):  # the hub that runs has just renamed it
                put(name, path.read_bytes())
    made = time.strftime("%Y-%m-%d %H:%M")
    manifest = Manifest(
        format="palace-hub backup",
        version=VERSION,
        hub=version("palace-hub"),
        made=made,
        secrets=secrets,
        games=journal.games,
        events=journal.events,
        damaged=journal.damaged,
        lost=journal.lost,
        files=sums,
    )
    archive.writestr(MANIFEST, json.dumps(asdict(manifest), indent=1))
    return manifest


@contextmanager
def _new_file(file: Path, mode: int) -> Iterator[BinaryIO]:
    """A new file beside `file`, which gets its name when the block ends; parts of cut backups are removed."""
    start = f".{file.name}."
    for part in file.parent.iterdir():
        if part.name.startswith(start) and part.suffix == ".part" and not is_locked(part):
            part.unlink(missing_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=start, suffix=".part")
    new = Path(name)
    try:
        with os.fdopen(handle, "wb") as raw:
            fcntl.flock(handle, fcntl.LOCK_EX)
            yield raw
            raw.flush()
            with suppress(OSError):  # a stick's file system may have no modes
                os.fchmod(handle, mode)
            os.fsync(handle)
        os.replace(new, file)
    except BaseException:
        new.unlink(missing_ok=True)
        raise
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def read_manifest(file: Path) -> Manifest:
    """What a backup says of itself. Raises `NotABackup`, `BackupTooNew` and `OSError`."""
    with _opened(file) as archive:
        return _manifest(archive, file)


@contextmanager
def opened_backup(file: Path) -> Iterator[tuple[Manifest, zipfile.ZipFile]]:
    """A backup of which each file has been compared with its checksum. Also raises
    `BackupDamaged` and `ForeignFile`."""
    with _opened(file) as archive:
        manifest = _manifest(archive, file)
        names = [info.filename for info in archive.infolist()]
        for name in names:
            if name != MANIFEST and (name not in manifest.files or sort_of(name) is None):
                raise ForeignFile(f"{file}: {name}", file=str(file), what=name)
        if len(names) != len(set(names)) or sum(info.file_size for info in archive.infolist()) > _MOST_BYTES:
            raise ForeignFile(f"{file}: too much in it", file=str(file), what=names[-1])
        for name in manifest.files:
            if name not in names:
                raise BackupDamaged(f"{file}: {name} is missing", file=str(file), what=name)
            copy_out(archive, name, manifest, file, None)
        yield manifest, archive


def copy_out(archive: zipfile.ZipFile, name: str, manifest: Manifest, file: Path, to: BinaryIO | None) -> None:
    """Read one file of a backup, and write it to `to` if there is one. Raises `BackupDamaged`."""
    found = hashlib.sha256()
    try:
        with archive.open(name) as stream:
            while data := stream.read(_CHUNK_BYTES):
                found.update(data)
                if to is not None:
                    to.write(data)
    except _UNREADABLE:
        found = hashlib.sha256(b"unreadable")
    if found.hexdigest() != manifest.files[name]:
        raise BackupDamaged(f"{file}: {name} is damaged", file=str(file), what=name)


@contextmanager
def _opened(file: Path) -> Iterator[zipfile.ZipFile]:
    with open_file(file) as raw:
        try:
            archive = zipfile.ZipFile(raw)
        except (*_UNREADABLE, UnicodeDecodeError, ValueError):
            raise NotABackup(f"{file}: no zip", file=str(file)) from None
        with archive:
            yield archive


def _manifest(archive: zipfile.ZipFile, file: Path) -> Manifest:
    try:
        with archive.open(MANIFEST) as stream:
            data: Any = json.loads(stream.read(_MANIFEST_BYTES))
        if data["format"] == FORMAT and type(data["version"]) is int and data["version"] > VERSION:
            raise BackupTooNew(f"{file}: version {data['version']}", file=str(file), hub=str(data.get("hub", "?")))
        return _MANIFESTS.validate_python(data)
    except (*_UNREADABLE, KeyError, TypeError, ValueError, RecursionError, ValidationError):
        raise NotABackup(f"{file}: no manifest", file=str(file)) from None
