"""Worker processes: spawned interpreters that leave Ctrl+C to their parent, stand back, and end with it."""

import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stderr
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext
from multiprocessing.resource_tracker import ensure_running


def spawn_context() -> SpawnContext:
    """What makes spawned processes and their events. Works under a screen, whose standard error is no file."""
    with redirect_stderr(sys.__stderr__):
        ensure_running()  # the tracker of events and processes inherits standard error
    return get_context("spawn")


def worker_pool(jobs: int, begin: Callable[[], None] | None = None, niceness: int = 0) -> ProcessPoolExecutor:
    """A pool of `jobs` processes, each of which calls `begin` first. `niceness`: as in `follow_parent`."""
    return ProcessPoolExecutor(jobs, mp_context=spawn_context(), initializer=partial(_begin, begin, niceness))


def follow_parent(niceness: int = 0) -> None:
    """What a worker does first: it ignores Ctrl+C, which its parent handles, and ends when the parent ends.

    `niceness`: how far it stands back behind other work of the machine.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=partial(_leave_with, parent.sentinel), daemon=True).start()


def _begin(begin: Callable[[], None] | None, niceness: int) -> None:
    follow_parent(niceness)
    if begin is not None:
        begin()


def _leave_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)  # no parent is left for a result
