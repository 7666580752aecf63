"""The Textual screens over a running hub, on the terminal of the command."""

import sys

from palace_hub.doctor.terminal import text_width
from palace_hub.errors import NoTerminal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.run.hub_thread import Runner

_UTF8 = "utf-8"
_SHIBBOLETH = "üüü"
"""Three columns where the terminal reads UTF-8, six where it reads Latin-1."""


class NotUtf8(NoTerminal):
    """The terminal cannot show the signs of the screen."""

    key = "error-terminal-not-utf8"


def require_terminal() -> None:
    """Raises `NoTerminal` without a terminal, `NotUtf8` where it reads another encoding.

    Where only the locale is not UTF-8 and the terminal is, the output becomes UTF-8.
    """
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise NoTerminal("the screen needs a terminal")
    outputs = [output for output in (sys.__stdout__, sys.__stderr__) if output is not None]  # Textual writes to these
    strange = [output.encoding for output in outputs if output.encoding.lower() != _UTF8]
    if not strange:
        return
    if text_width(sys.stdin.fileno(), sys.stdout.fileno(), _SHIBBOLETH) != len(_SHIBBOLETH):
        raise NotUtf8(f"the terminal's encoding is {strange[0]}", encoding=strange[0])
    for output in outputs:
        output.reconfigure(encoding=_UTF8)


def show(runner: Runner, catalogue: Catalogue) -> None:
    """Show the hub's screens until the user leaves. Raises `NoTerminal`, and a fault of the screens."""
    require_terminal()
    from palace_hub.tui.palace_app import PalaceApp  # a headless command never loads Textual

    app = PalaceApp(runner, catalogue=catalogue)
    app.run()
    if app.fault is not None:
        raise app.fault
