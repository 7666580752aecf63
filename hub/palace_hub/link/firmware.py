"""The place of the node's firmware, and the interpreter that runs it on this machine."""

import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

import palace_hub

_PACKAGED = "_firmware"  # where the wheel puts the folder
_ENTRY = "main.py"
_COMMAND = "micropython"

PICO_HEAP = "128k"
"""What a node's program may use here, so that one which outgrows a board fails on every desk. A Pico W leaves it 150 to
190 kB; an object is twice its size in 64 bits, so this is less room than that. Both roles run in 88k, and not in 80k.
"""


@dataclass(frozen=True, slots=True)
class Runtime:
    """`argv_prefix` + [path of main.py] starts a node; `name` is `micropython` or `cpython`."""

    name: str
    argv_prefix: tuple[str, ...]

    def argv(self, folder: Path) -> list[str]:
        """The command that starts a node from the firmware in `folder`."""
        return [*self.argv_prefix, str(folder / _ENTRY)]


def firmware_folder() -> Path:
    """The wheel's copy of the firmware, otherwise the checkout's; FileNotFoundError if neither is there."""
    package = Path(palace_hub.__file__).parent
    for folder in (package / _PACKAGED, package.parent.parent / "firmware"):
        if (folder / _ENTRY).is_file():
            return folder
    raise FileNotFoundError(f"no firmware beside {package}: expected {_PACKAGED}/{_ENTRY} or a checkout")


def micropython() -> Runtime | None:
    """The real MicroPython beside this interpreter or on the path, with a Pico's heap; None where no wheel exists."""
    beside = shutil.which(_COMMAND, path=str(Path(sys.executable).parent))
    found = beside or shutil.which(_COMMAND)
    return Runtime("micropython", (found, "-X", f"heapsize={PICO_HEAP}")) if found else None


def cpython() -> Runtime:
    """This interpreter, to run the firmware with its shim: no site packages, no compiled files left behind."""
    return Runtime("cpython", (sys.executable, "-E", "-S", "-B"))


def runtime() -> Runtime:
    """What a node runs in here; `hello` repeats it as `rt`."""
    return micropython() or cpython()
