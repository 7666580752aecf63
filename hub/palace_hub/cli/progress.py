"""Progress of a long command on standard error: a bar on a terminal, otherwise a few lines, and a line at Ctrl+C."""

import sys
from collections.abc import Callable
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

LINES_WITHOUT_BAR = 10
"""Lines of progress without a terminal."""


class ProgressBar:
    """Called with what is done and with all there is to do, it shows both.

    `name`: the word before the bar; `said`: the line that takes the bar's place without a terminal; `stopped`: the
    line after Ctrl+C.
    """

    def __init__(self, name: str, said: Callable[[int, int], str], stopped: str) -> None:
        self._said = said
        self._stopped = stopped
        console = Console(stderr=True)
        self._bar: Progress | None = None
        if console.is_terminal:
            columns = (TextColumn(name, markup=False), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
            self._bar = Progress(*columns, console=console, transient=True)

    def __enter__(self) -> Self:
        if self._bar is not None:
            self._bar.start()
            self._bar.add_task("", total=None)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _error: BaseException | None, _traceback: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.stop()
        if kind is KeyboardInterrupt:
            print(self._stopped, file=sys.stderr)

    def __call__(self, done: int, of: int) -> None:
        if self._bar is not None:
            self._bar.update(self._bar.task_ids[0], completed=done, total=of)
        elif done * LINES_WITHOUT_BAR // of > (done - 1) * LINES_WITHOUT_BAR // of:
            print(self._said(done, of), file=sys.stderr, flush=True)
