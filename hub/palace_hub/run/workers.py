"""Worker processes: spawned interpreters that leave Ctrl+C to their parent, stand back, and end with it."""

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, redirect_stderr
from functools import partial
from multiprocessing import parent_process
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.resource_tracker import ensure_running
from typing import Any


class Worker(SpawnProcess):
    """A spawned process that never sees Ctrl+C, not even while its interpreter starts."""

    def start(self) -> None:
        """Starts the process, which inherits the blocked signal."""
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class WorkerContext(SpawnContext):
    """Makes workers and their events, and knows the workers that it has made."""

    def __init__(self) -> None:
        super().__init__()
        self.workers: list[Worker] = []

    def Process(self, *arguments: Any, **named: Any) -> Worker:  # type: ignore[override]
        worker = Worker(*arguments, **named)
        self.workers.append(worker)
        return worker


def spawn_context() -> WorkerContext:
    """What makes spawned processes and their events. Works under a screen, whose standard error is no file."""
    with redirect_stderr(sys.__stderr__):
        ensure_running()  # the tracker of events and processes inherits standard error
    return WorkerContext()


@contextmanager
def worker_pool(jobs: int, begin: Callable[[], None] | None = None, niceness: int = 0) -> Iterator[ProcessPoolExecutor]:
    """A pool of `jobs` processes, each of which calls `begin` first. `niceness`: as in `follow_parent`.

    If the block ends with an exception, the workers end at once, in the middle of their tasks. The block cancels no
    future: Python 3.11 prints a traceback for one that is cancelled when the workers end.
    """
    context = spawn_context()
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=partial(_begin, begin, niceness))
    try:
        yield pool
    except BaseException:
        for worker in context.workers:
            if worker.pid is not None:  # it was started
                worker.kill()
        raise
    finally:
        pool.shutdown()


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
