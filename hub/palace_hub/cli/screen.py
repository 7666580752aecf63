"""The Textual screens over a running hub, on the terminal of the command."""

import sys

from palace_hub.errors import NoTerminal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.run.hub_thread import Runner


def show(runner: Runner, catalogue: Catalogue) -> None:
    """Show the hub's screens until the user leaves. Raises `NoTerminal`, and a fault of the screens."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise NoTerminal("the screen needs a terminal")
    from palace_hub.tui.palace_app import PalaceApp  # a headless command never loads Textual

    app = PalaceApp(runner, catalogue=catalogue)
    app.run()
    if app.fault is not None:
        raise app.fault
