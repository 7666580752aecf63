"""Files that are replaced whole or not at all, and whose former text stays beside them."""

import os
import tempfile
from pathlib import Path


def put(path: Path, text: str, mode: int = 0o644) -> Path | None:
    """Have `text` stand in `path`. What stood there, if anything else, is kept; its new path is returned.

    After a power cut at any moment there is the old text or the new one. OSError if the folder cannot be written.
    """
    try:
        former = path.read_bytes()
    except FileNotFoundError:
        former = None
    if former == text.encode():
        path.chmod(mode)
        return None
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, fresh = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        os.fchmod(handle, mode)
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        kept = None if former is None else _keep(path)
        os.replace(fresh, path)
    except BaseException:
        Path(fresh).unlink(missing_ok=True)
        raise
    return kept


def _keep(path: Path) -> Path:
    """A second name for the file at `path`, the first free one; never in the place of another kept file."""
    number = 1
    while True:
        kept = path.with_name(f"{path.name}.old-{number}")
        try:
            os.link(path, kept)
        except FileExistsError:
            number += 1
        else:
            return kept


def written(folder: Path, text: str, prefix: str) -> Path:
    """A new file of a name of its own with this text, on the disk; to be renamed to where it belongs."""
    handle, name = tempfile.mkstemp(dir=folder, prefix=prefix)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    return Path(name)


def sync(folder: Path) -> None:
    """The folder's renames themselves reach the disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
