"""The Textual screens over a running hub, on the terminal of the command."""

import os
import select
import signal
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from palace_hub.cli.language import LanguageOfScreen
from palace_hub.cli.loading import end_loading
from palace_hub.cli.parser import INTERRUPTED
from palace_hub.doctor.terminal import text_width
from palace_hub.errors import BadConfig, NoTerminal
from palace_hub.files.configuration import load_config
from palace_hub.files.first_start_file import FirstStartFile
from palace_hub.files.folders import data_folder
from palace_hub.files.lessons import LessonsFile
from palace_hub.install.broker import own_address
from palace_hub.locale.catalogue import Catalogue
from palace_hub.run.analysis import analyse_behind
from palace_hub.run.hub_thread import Runner
from palace_hub.run.past_games import past_games_of
from palace_hub.run.service_manager import CONSOLE, SHUT_DOWN, is_appliance

if TYPE_CHECKING:
    from textual.app import App

    from palace_hub.tui.source import WebTable
    from palace_hub.views.pages.codes import CodeMaker

_UTF8 = "utf-8"
_PROBE = "üüü"
"""Three columns where the terminal reads UTF-8, six where it reads Latin-1."""
LEAVING: Mapping[str, int] = {"restart": 0, "shut-down": SHUT_DOWN, "console": CONSOLE}
"""Exit codes by the way in which a person leaves."""
LOOKS_EACH_S = 0.2
"""Interval (s) at which the terminal is looked at; a lost one gives no signal under nohup."""
LEAVES_WITHIN_S = 20.0
"""Time (s) for the screen to end after its terminal; then the process ends. What was confirmed is kept already.

Four busy processes on the same core make 5 s too short.
"""


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
    if text_width(sys.stdin.fileno(), sys.stdout.fileno(), _PROBE) != len(_PROBE):
        raise NotUtf8(f"the terminal's encoding is {strange[0]}", encoding=strange[0])
    for output in outputs:
        output.reconfigure(encoding=_UTF8)


def run_app(app: "App[Any]") -> None:
    """Run a Textual application. Raises `KeyboardInterrupt` after its terminal is gone, and a fault of the screens."""
    end_loading()
    with _drawn_on_output(), _watched(app) as gone:
        app.run()
    if gone.is_set():
        raise KeyboardInterrupt


@contextmanager
def _drawn_on_output() -> Iterator[None]:
    """Lets Textual draw on standard output where standard error is no terminal but systemd's journal, or a file.

    Textual itself always draws on `sys.__stderr__`.
    """
    before = sys.__stderr__
    if before is not None and before.isatty():
        yield
        return
    vars(sys)["__stderr__"] = sys.__stdout__
    try:
        yield
    finally:
        vars(sys)["__stderr__"] = before


@contextmanager
def _watched(app: "App[Any]") -> Iterator[threading.Event]:
    """Ends `app` when its terminal is gone, also under nohup; the event then is set.

    Textual itself reads on from a terminal that is gone, as fast as it can.
    """
    gone, ended = threading.Event(), threading.Event()
    watcher = threading.Thread(target=_watch, args=(app, gone, ended), name="terminal", daemon=True)
    before = signal.getsignal(signal.SIGHUP)
    if before is not signal.SIG_IGN:
        signal.signal(signal.SIGHUP, lambda *_: gone.set())
    watcher.start()
    try:
        yield gone
    finally:
        ended.set()
        signal.signal(signal.SIGHUP, before)


def _watch(app: "App[Any]", gone: threading.Event, ended: threading.Event) -> None:
    terminal = select.poll()
    terminal.register(sys.stdin.fileno(), 0)  # a hang-up is reported in any case
    while not gone.wait(LOOKS_EACH_S) and not ended.is_set():
        if terminal.poll(0):
            gone.set()
    if not gone.is_set():
        return
    nowhere = os.open(os.devnull, os.O_RDWR)
    for handle in range(3):  # what is still written to the terminal would fail, or wait
        os.dup2(nowhere, handle)
    with suppress(Exception):
        app.call_from_thread(app.exit)
    if not ended.wait(LEAVES_WITHIN_S):
        os._exit(INTERRUPTED)


class FirstStartOfTable:
    """The first start of the table in the data folder. `may_come`: not at a table to learn on."""

    def __init__(self, *, may_come: bool) -> None:
        self._file = FirstStartFile.read(data_folder())
        self._may_come = may_come

    def is_due(self) -> bool:
        return self._may_come and self._file.is_due()

    def record(self) -> None:
        self._file.record()

    def address(self) -> str:
        """This machine's address on its network; "" without one."""
        return own_address() or ""


def show_lessons(runner: Runner, catalogue: Catalogue) -> None:
    """Show the lessons over a practice table, as `show` does."""
    show(runner, catalogue, practice=True)


def show(runner: Runner, catalogue: Catalogue, *, practice: bool = False, web: "WebTable | None" = None) -> None:
    """Show the hub's screens until the user leaves. Raises `NoTerminal`, and a fault of the screens.

    `practice`: the table is there to learn on; `web`: the web page beside the screens.
    """
    require_terminal()
    from palace_hub.tui.guided_app import GuidedApp  # a headless command never loads Textual

    hub, lessons = runner.core.hub, LessonsFile.read(data_folder())
    app = GuidedApp(
        runner,
        FirstStartOfTable(may_come=not practice),
        catalogue=catalogue,
        hands=runner.hands,
        analyse=analyse_behind,
        analyses=runner.analyses,
        practice=practice,
        lessons=lessons,
        language=LanguageOfScreen(_configured_language()),
        past_games=past_games_of(hub),
        web=web,
        code=_code_maker(),
        appliance=is_appliance() and not practice,
    )
    run_app(app)
    if app.fault is not None:
        raise app.fault
    runner.exit_code = LEAVING[app.left]


def _configured_language() -> str | None:
    with suppress(BadConfig):
        return load_config().language
    return None


def _code_maker() -> "CodeMaker | None":
    """Makes QR codes, where the package that does is installed: it belongs to an extra of the distribution."""
    try:
        from palace_hub.web.codes import code_modules
    except ModuleNotFoundError:
        return None
    return code_modules
