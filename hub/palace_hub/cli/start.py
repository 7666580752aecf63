"""The start of the `palace` command: a screen takes seconds to load, so that a line says at once what happens.

Keys that are typed meanwhile wait unseen in the terminal, and the screen reads them.
"""

import os
import sys
import termios
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from palace_hub.cli.loading import begin_loading

WITH_SCREEN = frozenset({"play", "demo", "learn", "setup"})
WITHOUT_SCREEN = frozenset({"-h", "--help", "--headless", "--json", "--list-faults", "broker"})
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    words = sys.argv[1:] if argv is None else argv
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # a search through all packages: 0.1 of 2 s of loading
    try:
        with _starting(words):
            from palace_hub.cli.main import main as run  # it loads most of the package

            return run(argv)
    except KeyboardInterrupt:
        return INTERRUPTED


def _shows_screen(words: Sequence[str]) -> bool:
    from palace_hub.cli.language import without_option

    rest, _ = without_option(words)
    return bool(rest) and rest[0] in WITH_SCREEN and not WITHOUT_SCREEN & set(rest)


@contextmanager
def _starting(words: Sequence[str]) -> Iterator[None]:
    """Says that the screen is coming, where one is; the terminal echoes nothing until the command ends."""
    streams = (sys.stdin, sys.stdout)
    if not _shows_screen(words) or any(stream is None or not stream.isatty() for stream in streams):
        yield
        return
    begin_loading()
    from palace_hub.cli.language import spoken_first
    from palace_hub.locale.catalogue import Catalogue

    print(Catalogue(spoken_first(words)).text_key("cli-starting"), flush=True)
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    unseen = termios.tcgetattr(terminal)
    unseen[0] &= ~termios.ICRNL  # Enter stays Enter
    unseen[3] &= ~(termios.ECHO | termios.ICANON)  # Ctrl+C still interrupts
    termios.tcsetattr(terminal, termios.TCSANOW, unseen)
    try:
        yield
    finally:
        with suppress(termios.error):  # the terminal may be gone
            termios.tcsetattr(terminal, termios.TCSANOW, before)
