"""Files that are replaced whole or not at all: after a power cut there is the old text or the new one."""

import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path

OWNER_ONLY = 0o600


def replace_file(path: Path, text: str, previous: Path | None = None) -> None:
    """Write `text` to `path`. `previous`: a file that receives the former text first.

    Raises `OSError` if the folder cannot be written; the former text then still stands in `path`.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if previous is not None:
        _rename(_write_new(path, path.read_text(encoding="utf-8")), previous)
    _rename(_write_new(path, text), path)
    sync_folder(path.parent)


def replace_bytes(path: Path, data: bytes) -> None:
    """Write `data` to `path`. Raises `OSError` if the folder cannot be written."""
    _rename(_write_new(path, data, 0o644), path)
    sync_folder(path.parent)


def replace_edited(path: Path, text: str) -> None:
    """Write `text` to `path` with the mode and owner of the former file; a link to the file stays a link.

    Raises `OSError` if the folder cannot be written.
    """
    path = Path(os.path.realpath(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        former = path.stat()
    except FileNotFoundError:
        new = _write_new(path, text, 0o644)
    else:
        new = _write_new(path, text, former.st_mode & 0o777)
        with suppress(PermissionError):  # the owner changes only for the administrator
            os.chown(new, former.st_uid, former.st_gid)
    _rename(new, path)
    sync_folder(path.parent)


def replace_keeping_old(path: Path, text: str, mode: int = 0o644) -> Path | None:
    """Write `text` to `path` and return the new path of a former text; None if there was none, or it was equal.

    Raises `OSError` if the folder cannot be written.
    """
    try:
        former = path.read_bytes()
    except FileNotFoundError:
        former = None
    if former == text.encode():
        with suppress(PermissionError):  # another member of the group wrote it
            path.chmod(_mode_in(path.parent, mode))
        return None
    path.parent.mkdir(parents=True, exist_ok=True)
    new = _write_new(path, text, mode)
    try:
        old = None if former is None else _link_old(path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise
    _rename(new, path)
    sync_folder(path.parent)
    return old


def _link_old(path: Path) -> Path:
    """A second name for the file at `path`: the first free `.old-N`."""
    number = 1
    while True:
        old = path.with_name(f"{path.name}.old-{number}")
        try:
            os.link(path, old)
        except FileExistsError:
            number += 1
        else:
            return old


def is_shared(folder: Path) -> bool:
    """Whether the group of the folder owns what is made in it, as where people and service of a table share files."""
    return bool(folder.stat().st_mode & stat.S_ISGID)


def _mode_in(folder: Path, mode: int) -> int:
    """The mode of a file in the folder: where a group shares it, the group may do what the owner may."""
    return mode | (mode & stat.S_IRWXU) >> 3 if is_shared(folder) else mode


def _write_new(path: Path, content: str | bytes, mode: int = OWNER_ONLY) -> Path:
    """A new file beside `path` with `content`, synchronised to the disk; the caller renames it."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            os.fchmod(file.fileno(), _mode_in(path.parent, mode))
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    return Path(name)


def _rename(new: Path, path: Path) -> None:
    """Rename `new` to `path`; remove it if that fails."""
    try:
        os.replace(new, path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise


def sync_folder(folder: Path) -> None:
    """Synchronise the folder, so that its renames reach the disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
