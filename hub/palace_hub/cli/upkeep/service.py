"""`palace service`: the table starts with its machine."""

import argparse
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from palace_hub.files.folders import table_name
from palace_hub.install.service.fonts import WINDOW_FONT, font_for, window_pixels
from palace_hub.install.service.machine import Machine, NoService, as_json, run_command
from palace_hub.install.service.units import Unit, unit_name
from palace_hub.locale.catalogue import Catalogue

USUAL_TABLE = "table"


def service(arguments: argparse.Namespace, catalogue: Catalogue, machine: Machine | None = None) -> int:
    """Exit code 0 after it is done. Raises `PalaceError` for what cannot be."""
    commands: Mapping[str, Callable[[argparse.Namespace, Catalogue, Machine], int]] = {
        "install": _install,
        "remove": _remove,
        "status": _status,
        "logs": _logs,
        "font": _font,
        "window": _window,
    }
    return commands[arguments.part](arguments, catalogue, machine or Machine())


def _table(arguments: argparse.Namespace) -> str:
    return arguments.table or table_name() or USUAL_TABLE


def _install(arguments: argparse.Namespace, catalogue: Catalogue, machine: Machine) -> int:
    unit = Unit(_table(arguments), arguments.mode, arguments.tty)
    runs = machine.install(unit)
    print(catalogue.text_key("service-runs" if runs else "service-at-next-start", unit=unit.name))
    if arguments.shutdown_button:
        print(catalogue.text_key("service-button" if machine.add_button() else "service-button-there"))
    return 0


def _remove(arguments: argparse.Namespace, catalogue: Catalogue, machine: Machine) -> int:
    for name in machine.remove(None if arguments.all else _table(arguments)):
        print(catalogue.text_key("service-removed", unit=name))
    return 0


def _status(arguments: argparse.Namespace, catalogue: Catalogue, machine: Machine) -> int:
    """Exit code 1 where a table does not run."""
    tables = machine.status()
    if arguments.json:
        print(as_json(tables))
    elif not tables:
        print(catalogue.text_key("service-no-tables"))
    else:
        for one in tables:
            state = one.get("ActiveState", "unknown")
            print(
                catalogue.text_key(
                    "service-state", unit=one["unit"], mode=one["mode"], state=state, restarts=one.get("NRestarts", "0")
                )
            )
    return int(any(one.get("ActiveState", "active") != "active" for one in tables))


def _logs(arguments: argparse.Namespace, _catalogue: Catalogue, machine: Machine) -> int:
    """Becomes journalctl, which shows the newest lines."""
    name = unit_name(_table(arguments))
    if name not in machine.installed():
        raise NoService(f"no unit {name}", table=_table(arguments))
    follow = ["--follow"] if arguments.follow else []
    os.execvp("journalctl", ["journalctl", "--unit", name, "--lines", "100", *follow])


def _font(arguments: argparse.Namespace, _catalogue: Catalogue, _machine: Machine) -> int:
    """The unit calls it: a large font, and no blanking by the kernel. What a console cannot do, it leaves as it is."""
    font = font_for()
    if font is not None:
        run_command(["setfont", "-C", f"/dev/{arguments.tty}", font])
    run_command(["sh", "-c", f"setterm --term linux --blank 0 --powerdown 0 > /dev/{arguments.tty}"])
    return 0


def _window(_arguments: argparse.Namespace, _catalogue: Catalogue, _machine: Machine) -> int:
    """The kiosk's unit calls it: becomes the compositor, with the table in one window."""
    pixels = window_pixels()
    font = [] if pixels is None else [f"--font={WINDOW_FONT}:pixelsize={pixels}"]
    palace = Path(sys.executable).with_name("palace")
    os.execvp("cage", ["cage", "--", "foot", "--fullscreen", *font, str(palace), "play"])
