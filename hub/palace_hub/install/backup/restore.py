"""Puts the files of a backup in their places, all or none; what was there is kept.

The new files are written beside their places first. Then one file, `commit.json`, is written with all the renames
that are to follow. A cut before it leaves everything as it was; after it, the next start makes the renames that are
missing.
"""

import errno
import fcntl
import json
import os
import shutil
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from pydantic import TypeAdapter

from palace_hub.errors import BadConfig, KeepingFault
from palace_hub.files.atomic import OWNER_ONLY, replace_file
from palace_hub.files.configuration import Config, config_of
from palace_hub.files.folders import RESTORING, data_folder
from palace_hub.files.input_files import read_text
from palace_hub.install.backup.archive import BackupDamaged, Manifest, copy_out, opened_backup
from palace_hub.install.backup.places import JOURNAL, JOURNAL_ENDINGS, Kind, Places, sort_of
from palace_hub.journal.lock import HubRuns, Lock
from palace_hub.journal.rebuild import sync

_COMMIT, _STAGING = "commit.json", "staging.json"
_STAGED: Final = ".restoring"
"""Folder, in each of the roots, of the new files."""
KEPT_BEFORE: Final = "before-restore"
_SETTINGS = "config/palace.toml"


class RestoreUnderWay(KeepingFault):
    """Another program is at a restore."""

    key = "restore-under-way"


@dataclass(frozen=True, slots=True)
class Replacement:
    """One file: `staged` goes to `target`, and what is there to `kept`. `staged` "": the place stays empty."""

    staged: str
    target: str
    kept: str


class Fate(StrEnum):
    """What a restore does to the files of one kind."""

    NEW = "new"
    REPLACED = "replaced"
    ASIDE = "aside"
    """They are here and not in the backup."""
    STAYS = "stays"
    """They are secret, or belong to secrets, and the backup is without any."""


@dataclass(frozen=True, slots=True)
class RestorePlan:
    """What a restore of `file` would do."""

    file: Path
    manifest: Manifest
    places: Places
    moves: Mapping[str, Replacement]
    """By the file's name in a backup."""
    fates: Mapping[Kind, Fate]
    kept: tuple[Path, ...]
    """Folders that take what is there now."""


_MOVES = TypeAdapter(list[Replacement])


def plan(file: Path, journal: Path | None = None) -> RestorePlan:
    """What a restore would do; it changes nothing. `journal`: in place of the one that the backup's settings name.

    Raises `NotABackup`, `BackupDamaged`, `BackupTooNew` and `OSError`.
    """
    with opened_backup(file) as (manifest, archive):
        config = _config(archive) if _SETTINGS in manifest.files else Config()
    places = Places.of(config, journal)
    roots, there = places.roots(), dict(places.files()) | dict(places.journal_files())
    # A journal must not meet a log of another time: those names are cleared whether or not there is one by now.
    names = dict.fromkeys((*manifest.files, *there, *(JOURNAL + ending for ending in JOURNAL_ENDINGS)))
    when = time.strftime("%Y-%m-%d-%H%M%S")
    broker_here = any(_kind(name) is Kind.BROKER for name in there)
    moves: dict[str, Replacement] = {}
    left = set()
    for name in names:
        target, kind, sort = places.path(name), _kind(name), sort_of(name)
        if target is None:
            continue  # the folder of a card set that the settings no longer name
        # Accounts belong together, and a backup without secrets has only some of their files.
        if not manifest.secrets and ((sort is not None and sort.secret) or (kind is Kind.BROKER and broker_here)):
            left.add(name)
            continue
        root = roots[name.partition("/")[0]]
        staged = str(root / _STAGED / name) if name in manifest.files else ""
        moves[name] = Replacement(staged, str(target), str(root / f"{KEPT_BEFORE}-{when}" / name))
    put = {_kind(name) for name, move in moves.items() if move.staged}
    stays, here = {_kind(name) for name in left & there.keys()}, {_kind(name) for name in there}
    fates = {}
    for kind in Kind:
        if kind in stays:
            fates[kind] = Fate.STAYS
        elif kind in put:
            fates[kind] = Fate.REPLACED if kind in here else Fate.NEW
        elif kind in here:
            fates[kind] = Fate.ASIDE
    kept = {roots[name.partition("/")[0]] / f"{KEPT_BEFORE}-{when}" for name in moves.keys() & there.keys()}
    return RestorePlan(file, manifest, places, moves, fates, tuple(sorted(kept)))


def _kind(name: str) -> Kind:
    sort = sort_of(name)
    return Kind.GAMES if sort is None else sort.kind  # SQLite's files beside the journal


def _config(archive: ZipFile) -> Config:
    """The configuration in a backup; the defaults if it cannot be used, which the next start says."""
    try:
        return config_of(archive.read(_SETTINGS).decode(), Path(_SETTINGS))
    except (BadConfig, UnicodeDecodeError):
        return Config()


def restore(plan: RestorePlan) -> None:
    """Put the files in their places. Raises `HubRuns`, `RestoreUnderWay`, `BackupDamaged` and `OSError`.

    After an error nothing has changed, unless it is an `OSError` of a rename: then the next start goes on.
    """
    user = plan.places.user
    user.mkdir(parents=True, exist_ok=True)
    with _alone(user), _no_hub(plan.places.journal):
        _finish(user)
        staging = sorted({str(root / _STAGED) for root in plan.places.roots().values()})
        replace_file(user / RESTORING / _STAGING, json.dumps(staging))
        try:
            _stage(plan)
            text = _MOVES.dump_json(list(plan.moves.values())).decode()
            replace_file(user / RESTORING / _COMMIT, text)
        except BaseException:
            (user / RESTORING / _COMMIT).unlink(missing_ok=True)
            _clear(user)
            raise
        _finish(user)


def finish_restore() -> None:
    """End a restore that was cut: make the renames that are missing, or remove the new files.

    Raises `RestoreUnderWay`, and `OSError`.
    """
    user = data_folder()
    if (user / RESTORING).is_dir():
        with _alone(user):
            _finish(user)


def _stage(plan: RestorePlan) -> None:
    """Write the new files beside their places, and wait until they are on the disk."""
    with opened_backup(plan.file) as (manifest, archive):
        if manifest != plan.manifest:
            raise BackupDamaged(f"{plan.file} has changed", file=str(plan.file), what=plan.file.name)
        for name, move in plan.moves.items():
            if not move.staged:
                continue
            staged, target = Path(move.staged), Path(move.target)
            for folder in (staged.parent, target.parent):
                folder.mkdir(parents=True, exist_ok=True)
            if staged.parent.stat().st_dev != target.parent.stat().st_dev:
                raise OSError(errno.EXDEV, os.strerror(errno.EXDEV), str(target))  # a rename would fail half-way
            handle = os.open(staged, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY)
            with os.fdopen(handle, "wb") as raw:
                copy_out(archive, name, manifest, plan.file, raw)
    os.sync()  # files and the names of all new folders, before the commit counts on them


def _finish(user: Path) -> None:
    commit = user / RESTORING / _COMMIT
    if commit.is_file():
        for move in _MOVES.validate_json(read_text(commit)):
            _make(move)
        os.sync()
        commit.unlink()
        sync(commit.parent)
    _clear(user)


def _make(move: Replacement) -> None:
    """Make the renames of one file that are missing."""
    staged, target, kept = Path(move.staged), Path(move.target), Path(move.kept)
    if move.staged and not staged.exists():
        return  # it is in its place
    if os.path.lexists(target) and not os.path.lexists(kept):
        kept.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.rename(target, kept)
    if move.staged:
        os.replace(staged, target)


def _clear(user: Path) -> None:
    """Remove what a restore leaves behind; `staging.json` last, because it names the rest."""
    state = user / RESTORING
    staging = state / _STAGING
    if staging.is_file():
        for folder in json.loads(read_text(staging)):
            shutil.rmtree(folder, ignore_errors=True)
    shutil.rmtree(state, ignore_errors=True)


@contextmanager
def _alone(user: Path) -> Iterator[None]:
    """Holds the user's data folder against other restores."""
    handle = os.open(user, os.O_RDONLY | os.O_CLOEXEC)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise RestoreUnderWay(f"{user}: a restore is under way") from None
        yield
    finally:
        os.close(handle)


@contextmanager
def _no_hub(journal: Path) -> Iterator[None]:
    """Holds the journal against a hub, if there is one."""
    if not journal.exists():
        yield
        return
    try:
        lock = Lock(journal)
    except KeepingFault:
        raise HubRuns(f"{journal}: a hub has it open", file=str(journal)) from None
    try:
        yield
    finally:
        lock.close()
