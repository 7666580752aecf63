"""Programs of this machine that have a port open, as far as this user may see."""

import os
from dataclasses import dataclass
from pathlib import Path

PROC = Path("/proc")


@dataclass(frozen=True, slots=True)
class Holder:
    """A process with the port open; its name is text from outside."""

    pid: int
    name: str


def holders(path: str, proc: Path = PROC) -> tuple[Holder, ...]:
    """Every other process that has `path` open. Processes of other users stay unseen unless root asks.

    The far end of a pseudo terminal is no holder, although it often keeps the near end open as well.
    """
    try:
        device = os.stat(path).st_rdev or None
    except OSError:
        device = None
    real = os.path.realpath(path)
    return tuple(
        Holder(int(process.name), _name(process))
        for process in (sorted(proc.iterdir()) if proc.is_dir() else ())
        if process.name.isdecimal() and int(process.name) != os.getpid() and _has(process, real, device)
    )


def _has(process: Path, real: str, device: int | None) -> bool:
    has = False
    try:
        links = list((process / "fd").iterdir())
    except OSError:  # another user's, or gone
        return False
    for link in links:
        try:
            target = os.readlink(link)
            if target.startswith("/dev/") and target.endswith("/ptmx") and real.startswith("/dev/pts/"):
                return False
            if target == real or (device is not None and target.startswith("/dev/") and link.stat().st_rdev == device):
                has = True
        except OSError:
            continue
    return has


def _name(process: Path) -> str:
    try:
        return (process / "comm").read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return "?"
