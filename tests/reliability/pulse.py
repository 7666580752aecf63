"""Delays of this machine and its disk, so that load of other processes breaks no deadline in real time."""

import os
import threading
import time
from pathlib import Path

BEAT_S = 0.05


class Pulse:
    """A thread that wants to wake each 50 ms, from `with` to its end. `worst`: the latest that it came, in seconds."""

    def __init__(self) -> None:
        self.worst = 0.0
        self._late = 0.0
        self._beats = 0
        self._ended = False
        self._news = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="pulse")

    def __enter__(self) -> "Pulse":
        self._thread.start()
        return self

    def __exit__(self, *exc: object) -> None:
        with self._news:
            self._ended = True
            self._news.notify_all()
        self._thread.join()

    def now(self) -> float:
        """Seconds of a clock that stands still while this process waits for the machine; it takes a beat to read."""
        with self._news:
            beat = self._beats
            self._news.wait_for(lambda: self._beats > beat)
            return time.monotonic() - self._late

    def _run(self) -> None:
        last = time.monotonic()
        with self._news:
            while not self._news.wait_for(lambda: self._ended, BEAT_S):
                now = time.monotonic()
                late, last = now - last - BEAT_S, now
                self._late += late
                self.worst = max(self.worst, late)
                self._beats += 1
                self._news.notify_all()


class DiskPulse:
    """A thread that writes to the disk each 50 ms, from `with` to its end. `worst`: the longest write, in seconds."""

    def __init__(self, folder: Path) -> None:
        self.worst = 0.0
        self._file = folder / "pulse"
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="disk pulse")

    def __enter__(self) -> "DiskPulse":
        self._thread.start()
        return self

    def __exit__(self, *exc: object) -> None:
        self._ended.set()
        self._thread.join()

    def _run(self) -> None:
        with self._file.open("wb", buffering=0) as file:
            while not self._ended.wait(BEAT_S):
                began = time.monotonic()
                file.write(b".")
                os.fsync(file.fileno())
                self.worst = max(self.worst, time.monotonic() - began)
