"""Imports the firmware's drivers into this process, with models in place of the board's modules."""

import sys
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from palace_hub.link.firmware import firmware_folder

_FOLDERS = [str(firmware_folder() / room) for room in ("shim", "lib", "drivers")]


@contextmanager
def drivers(modules: dict[str, Any]):
    """In this context `import_module` finds drivers and lib; afterwards they are removed from `sys.modules`."""
    before = dict(sys.modules)
    sys.path[:0] = _FOLDERS
    sys.modules.update(modules)
    try:
        yield import_module
    finally:
        for folder in _FOLDERS:
            sys.path.remove(folder)
        for name in set(sys.modules) - set(before):
            if name in modules or str(getattr(sys.modules[name], "__file__", "")).startswith(str(firmware_folder())):
                del sys.modules[name]
        for name in modules:
            if name in before:
                sys.modules[name] = before[name]
