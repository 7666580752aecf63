"""`palace bench start`: how soon commands answer beside `import textual`, and the memory of a hub at rest.

The runs alternate, so that other work on the machine slows all of them alike: the ratios of the medians count.
"""

import fcntl
import os
import pty
import re
import select
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

REST_S: Final = 10.0
"""Seconds from the first screen to the reading of the memory."""
WAIT_S: Final = 120.0
"""Longest wait for a first screen: a loaded small machine takes 20 s."""
ROWS, COLUMNS = 30, 100
HELP: Final = ("-m", "palace_hub", "--help")
IMPORT: Final = ("-c", "import textual")
PLAY: Final = ("-m", "palace_hub", "play")
BARS: Final = {"help": 1.0, "first_screen": 3.0}
MOST_MB: Final = 150.0

_CONTROL: Final = re.compile(rb"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[PX^_].*?\x1b\\|.)", re.DOTALL)
_OWN_SCREEN: Final = b"\x1b[?1049h"
"""A program takes the whole terminal."""


class NoFirstScreen(RuntimeError):
    """The hub ended, or drew no screen in time."""


def measure(runs: int, say: Callable[[str], str], rest: float = REST_S) -> dict[str, Any]:  # noqa: ARG001 - as all parts
    """All figures as JSON. `runs`: alternating runs of each command."""
    load = os.getloadavg()[0]
    seconds: dict[str, list[float]] = {"import_textual": [], "help": [], "first_screen": []}
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        for _ in range(runs):
            seconds["import_textual"].append(_seconds(IMPORT, home))
            seconds["help"].append(_seconds(HELP, home))
            with _first_screen(PLAY, home) as screen:
                seconds["first_screen"].append(screen.seconds)
        with _first_screen((*PLAY, "--web", "--web-port", "0"), home) as screen:
            screen.read_for(rest)
            memory = _memory(screen.process)
    medians = {name: statistics.median(values) for name, values in seconds.items()}
    return {
        "python": sys.version.split()[0],
        "runs": runs,
        "median_s": {name: round(value, 3) for name, value in medians.items()},
        "ratio_to_import_textual": {
            name: {"ratio": round(medians[name] / medians["import_textual"], 2), "bar": bar}
            for name, bar in BARS.items()
        },
        "memory_at_rest": {"bar_mb": MOST_MB, "after_s": rest, **memory},
        "machine": {"cores": os.cpu_count(), "load_before": round(load, 2), "load_after": round(os.getloadavg()[0], 2)},
    }


def _environment(home: Path) -> dict[str, str]:
    """That of somebody who never played."""
    places = {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    return os.environ | places | {"HOME": str(home), "TERM": "xterm-256color"}


def _seconds(words: Sequence[str], home: Path) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, *words], env=_environment(home), stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


class _Screen:
    """A hub in a terminal of its own, whose output is read so that the hub never waits for it."""

    def __init__(self, process: int, terminal: int, start: float) -> None:
        self.process = process
        self._terminal = terminal
        self._output = b""
        while not self._is_drawn():
            if time.perf_counter() - start > WAIT_S or not self.read_for(0.02, once=True):
                raise NoFirstScreen(_CONTROL.sub(b"", self._output).decode(errors="replace")[-1000:])
        self.seconds = time.perf_counter() - start

    def read_for(self, seconds: float, *, once: bool = False) -> bool:
        """Reads what comes; `once`: until something came. False: the hub has ended."""
        end = time.perf_counter() + seconds
        while (left := end - time.perf_counter()) > 0:
            if select.select([self._terminal], [], [], left)[0]:
                try:
                    data = os.read(self._terminal, 65536)
                except OSError:  # Linux says so when the other side is closed
                    data = b""
                if not data:
                    return False
                self._output += data
                if once:
                    break
        return True

    def _is_drawn(self) -> bool:
        """Whether a screen of its own has as many characters as the terminal has cells."""
        drawn = self._output.partition(_OWN_SCREEN)[2]
        return len(_CONTROL.sub(b"", drawn).decode(errors="replace")) >= ROWS * COLUMNS


@contextmanager
def _first_screen(words: Sequence[str], home: Path) -> Iterator[_Screen]:
    """A hub that has drawn its first screen; it ends with the block."""
    inside, outside = pty.openpty()
    fcntl.ioctl(outside, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    start = time.perf_counter()
    hub = subprocess.Popen(
        [sys.executable, *words],
        env=_environment(home),
        stdin=outside,
        stdout=outside,
        stderr=outside,
        start_new_session=True,
    )
    os.close(outside)
    screen = None
    try:
        screen = _Screen(hub.pid, inside, start)
        yield screen
    finally:
        hub.send_signal(signal.SIGTERM)
        if screen is not None:
            while screen.read_for(1.0) and hub.poll() is None:
                pass
        os.close(inside)
        try:
            hub.wait(30)
        except subprocess.TimeoutExpired:
            hub.kill()
            hub.wait()


def _memory(process: int) -> dict[str, Any]:
    """Resident memory of the process and those that it started, in MB; shared pages count by their share (PSS)."""
    family = [process]
    for one in family:
        for task in Path(f"/proc/{one}/task").iterdir():
            family += map(int, (task / "children").read_text(encoding="ascii").split())
    totals = {"Pss": 0, "Rss": 0}
    for one in family:
        for line in Path(f"/proc/{one}/smaps_rollup").read_text(encoding="ascii").splitlines()[1:]:
            name, _, rest = line.partition(":")
            if name in totals:
                totals[name] += int(rest.split()[0])
    return {f"{name.lower()}_mb": round(kb / 1024, 1) for name, kb in totals.items()} | {"processes": len(family)}
