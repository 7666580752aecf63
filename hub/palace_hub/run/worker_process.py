"""What every worker process of the hub does first."""

import os
import signal
import threading
from functools import partial
from multiprocessing import parent_process
from multiprocessing.connection import wait


def follow_parent() -> None:
    """Ignores Ctrl+C, which the parent handles, and ends when the parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=partial(_leave_with, parent.sentinel), daemon=True).start()


def _leave_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)  # no parent is left for a result
