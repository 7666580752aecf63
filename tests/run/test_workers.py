"""Workers: Ctrl+C is their parent's, from the first moment; a pool that is left by an exception ends at once."""

import os
import signal
import threading
import time
from concurrent.futures import Future

import pytest

from palace_hub.run.workers import follow_parent, spawn_context, worker_pool

TASK_S = 60.0
"""Far longer than a test may take, so that a pool which waits for its tasks fails."""
MANY = 5
ENDS_WITHIN_S = 30.0
"""Longest wait on a machine that is busy with other tests."""


def test_an_interrupt_while_its_interpreter_starts_does_not_end_a_worker() -> None:
    worker = spawn_context().Process(target=follow_parent)
    worker.start()
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGINT)
    worker.join(ENDS_WITHIN_S)
    assert worker.exitcode == 0


def test_a_pool_that_is_interrupted_does_not_wait_for_its_tasks() -> None:
    def interrupted() -> None:
        with worker_pool(1) as pool:
            pool.submit(threading.get_ident).result()
            tasks.extend(pool.submit(time.sleep, TASK_S) for _ in range(MANY))
            raise KeyboardInterrupt

    tasks: list[Future[None]] = []
    began = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert time.monotonic() - began < ENDS_WITHIN_S
    assert all(task.done() for task in tasks)
