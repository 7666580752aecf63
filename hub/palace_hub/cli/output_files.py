"""Files and folders that options name for writing, checked before a command begins its work."""

import errno
import os
import tempfile
from pathlib import Path

from palace_hub.errors import UsageFault


class CannotWrite(UsageFault):
    """A command cannot write a file or folder. `key` gives the reason."""

    def __init__(self, key: str, option: str, file: Path, **params: str) -> None:
        super().__init__(f"{option} {file}: {key}", option=option, file=str(file), **params)
        self.key = key


def require_file(file: Path | None, option: str, *, new: bool = False) -> None:
    """Raises `CannotWrite` if `file` cannot be written; `new`: also if it exists. None passes. Changes nothing."""
    if file is None:
        return
    if os.path.isdir(file):
        raise CannotWrite("output-is-folder", option, file)
    if new and os.path.lexists(file):
        raise CannotWrite("output-exists", option, file)
    if not os.path.exists(file):
        require_room(Path(os.path.realpath(file)).parent, option, file)
    elif not os.access(file, os.W_OK, effective_ids=True):
        raise CannotWrite("output-refused", option, file, what=os.strerror(errno.EACCES))


def require_room(folder: Path, option: str, file: Path) -> None:
    """Raises `CannotWrite` if `folder` does not exist or takes no new file. Changes nothing."""
    nearest = _nearest(folder)
    if not os.path.isdir(nearest):
        raise CannotWrite("output-not-folder", option, file, folder=str(nearest))
    if nearest != folder:
        raise CannotWrite("output-no-folder", option, file, folder=str(folder))
    _require_writable(folder, option, file)


def require_folder(folder: Path | None, option: str) -> None:
    """Raises `CannotWrite` if `folder` cannot be made or takes no new file. None passes. Changes nothing."""
    if folder is None:
        return
    nearest = _nearest(folder)
    if not os.path.isdir(nearest):
        raise CannotWrite("output-not-folder", option, folder, folder=str(nearest))
    _require_writable(nearest, option, folder)


def require_folder_there(folder: Path, option: str) -> None:
    """Raises `CannotWrite` if `folder` is not there: it may be on a stick that is not plugged in. Makes none."""
    if not folder.is_dir():
        raise CannotWrite("output-no-such-folder", option, folder, folder=str(folder))


def _require_writable(folder: Path, option: str, file: Path) -> None:
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise CannotWrite("output-refused", option, file, what=error.strerror or str(error)) from None


def _nearest(path: Path) -> Path:
    """The path if it exists, else the nearest folder above it that exists."""
    while not os.path.lexists(path) and path != path.parent:
        path = path.parent
    return path
