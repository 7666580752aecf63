"""Advice from a process of its own, so that a long search never delays the hub.

A thread owns the process: it sends the newest request and passes the answers on. The process is started once, and
again if it dies. It runs with a low priority and ends with the hub.
"""

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final

from monkey_palace.errors import RulesError
from palace_hub.core.hints.play import wanted
from palace_hub.core.hints.request import AdviceRequest
from palace_hub.core.step import HubCore
from palace_hub.referee.entries import Advise, NoAdvice
from palace_hub.run.advice_worker import answers, serve
from palace_hub.run.workers import spawn_context

MOST_DEATHS: Final = 2
"""A request that has ended the process so often gets no answer."""
HANGS_AFTER_S: Final = 15.0
"""A process that owes an answer for so long (s) hangs, and is ended. The slowest decision measured took 0.5 s; a Pi is
about five times slower."""
LOADS_WITHIN_S: Final = 60.0
"""Further time (s) for the first answer of a process, which loads the rules first: seconds on a busy machine."""
RESTART_AFTER_S: Final = 1.0
"""Pause (s) before a process that has died is started again."""
ENDS_WITHIN_S: Final = 2.0
"""Longest wait (s) for the process after it was told to end; it is killed then."""

Told = Callable[[Advise | NoAdvice], None]
"""Takes an answer; called from the advisor's thread."""


class BotsAtOnce:
    """The bots' decisions at once, for a table whose time waits for them."""

    def __init__(self) -> None:
        self._last = 0

    def of(self, core: HubCore) -> tuple[Advise | NoAdvice, ...]:
        """What the bot in turn decides; () where none is asked, or it has been told."""
        request = wanted(core.hub)
        if request is None or not request.bot or request.number == self._last:
            return ()
        self._last = request.number
        try:
            return tuple(answers(request))
        except RulesError:
            return (NoAdvice(number=request.number),)


class Advisor:
    """Asks the process; only the newest request counts. `told` gets every answer to it, or that there is none.

    `hangs_after_s`: how long the process may owe an answer before it is ended, once it has given one.
    """

    def __init__(self, told: Told, hangs_after_s: float = HANGS_AFTER_S) -> None:
        self._told = told
        self._hangs_after_s = hangs_after_s
        self._lock = threading.Lock()
        self._newest: AdviceRequest | None = None
        self._closing = threading.Event()
        self._hears, self._bell = get_context("spawn").Pipe(duplex=False)
        self._rung = False
        self._process: BaseProcess | None = None
        self._asked = 0, 0  # the newest request's number, and how many processes were asked it
        self._thread = threading.Thread(target=self._run, name="advisor", daemon=True)

    def start(self) -> None:
        """Starts the thread, and with it the process."""
        self._thread.start()

    def ask(self, request: AdviceRequest | None) -> None:
        """Asks for advice; returns at once. None: no advice is wanted."""
        with self._lock:
            if request == self._newest or (request and self._newest and request.number == self._newest.number):
                return
            self._newest = request
        self._ring()

    def close(self) -> None:
        """Ends process and thread."""
        self._closing.set()
        self._ring()
        process = self._process
        if process is not None:
            process.terminate()  # a process that does not read would hold up the thread
        if self._thread.is_alive():
            self._thread.join(2 * ENDS_WITHIN_S)

    @property
    def process_id(self) -> int | None:
        """The id of the process; None while there is none."""
        return None if self._process is None else self._process.pid

    def _ring(self) -> None:
        """Wakes the thread. One ring waits at most, so that the pipe never fills."""
        with self._lock:
            if self._rung:
                return
            self._rung = True
        with suppress(OSError):  # the thread has ended
            self._bell.send_bytes(b"!")

    def _run(self) -> None:
        self._with_process()
        while not self._closing.wait(RESTART_AFTER_S):
            self._with_process()
        self._hears.close()
        self._bell.close()

    def _with_process(self) -> None:
        """Serves requests with one process until it dies or the advisor is closed."""
        context = spawn_context()
        ours, its = context.Pipe()
        process = context.Process(target=serve, args=(its,), name="palace advisor", daemon=True)
        process.start()
        self._process = process
        its.close()
        try:
            with suppress(EOFError, OSError):  # the process has died: the next one is asked its request again
                self._serve(ours, process)
        finally:
            ours.close()
            process.terminate()
            process.join(ENDS_WITHIN_S)
            if process.is_alive():
                process.kill()
                process.join()

    def _serve(self, ours: Connection, process: BaseProcess) -> None:
        """Ends where the process has died, or owes an answer for too long."""
        taken: AdviceRequest | None = None
        owed_since: float | None = None
        within_s = self._hangs_after_s + LOADS_WITHIN_S
        while not self._closing.is_set():
            newest = self._newest
            if newest is not None and newest is not taken:
                taken = newest
                if self._allowed(newest):
                    ours.send(newest)
                    owed_since = time.monotonic() if owed_since is None else owed_since
                else:
                    self._told(NoAdvice(number=newest.number))
            left = None if owed_since is None else within_s - (time.monotonic() - owed_since)
            if left is not None and left <= 0:
                return
            ready = wait([ours, self._hears, process.sentinel], left)
            if self._hears in ready:
                self._hears.recv_bytes()
                with self._lock:
                    self._rung = False
            if ours in ready:
                answer = ours.recv()
                owed_since, within_s = None, self._hangs_after_s
                if isinstance(answer, Advise | NoAdvice) and newest is not None and answer.number == newest.number:
                    self._told(answer)
            elif process.sentinel in ready:
                return

    def _allowed(self, request: AdviceRequest) -> bool:
        """Counts the processes that were asked this; false where too many have died of it."""
        number, asked = self._asked
        self._asked = request.number, asked + 1 if number == request.number else 1
        return self._asked[1] <= MOST_DEATHS
