"""Fixtures: a build without noise, the table's process, and a toy hub on the control channel."""

import json
import os
import select
import socket
import subprocess
import sys
import tempfile
import time
import tty
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from palace_hub.sim.world.noise_model import BUILDS, Build
from palace_hub.wire.lines import encode_line

NOTHING = (0.0, 0.0)


def _silent_build(**given: Any) -> Build:
    """The good build with every noise term off, except those given."""
    off = dict.fromkeys(
        (
            "white_mg",
            "flicker_mg",
            "drift_mg_min",
            "warm_up_mg_min",
            "temperature_mg_c",
            "creep_per_decade",
            "mains_mg",
        ),
        NOTHING,
    )
    return replace(BUILDS["good"], **{**off, "spike": 0.0, "corrupt": 0.0, "missing": 0.0, **given})


@pytest.fixture
def silent_build() -> Callable[..., Build]:
    return _silent_build


class ToyHub:
    """One session of a hub that opens every port and reads up to the table's counters."""

    def __init__(self, path: Path, deadline_s: float = 10.0) -> None:
        deadline = time.monotonic() + deadline_s
        self.socket = socket.socket(socket.AF_UNIX)
        while self.socket.connect_ex(str(path)) and time.monotonic() < deadline:
            select.select([], [], [], 0.01)
        self.file = self.socket.makefile("rb")
        self.ports: dict[str, int] = {}
        self.sent: dict[str, int] = {}
        self.read: dict[str, bytearray] = {}
        self.waiting: dict[str, bytes] = {}
        self.send("attach", {"hub": "toy", "pid": os.getpid()})
        self.attached = self.receive("attached")
        self.answer(self.attached["ports"])

    def send(self, kind: str, body: dict[str, Any]) -> None:
        self.socket.sendall(json.dumps({kind: body}).encode() + b"\n")

    def receive(self, kind: str) -> dict[str, Any]:
        return dict(json.loads(self.file.readline())[kind])

    def say(self, name: str, message: dict[str, Any]) -> None:
        """Queue a message for a node; it is written with the next `done`."""
        self.waiting[name] = self.waiting.get(name, b"") + encode_line(message)

    def answer(self, ports: dict[str, str], **more: Any) -> None:
        for name in [name for name in self.ports if name not in ports]:
            os.close(self.ports.pop(name))
            self.sent.pop(name)
        for name, path in ports.items():
            if name not in self.ports:
                self.ports[name] = os.open(path, os.O_RDWR | os.O_NOCTTY)
                tty.setraw(self.ports[name])
                self.sent[name], self.read[name] = 0, bytearray()
        for name, data in self.waiting.items():
            os.write(self.ports[name], data)
            self.sent[name] += len(data)
        self.waiting = {}
        self.send("done", {"sent": self.sent, "events": [], "ledger": {}, "question": None, **more})

    def window(self, **more: Any) -> dict[str, Any]:
        """One window: reads exactly what the table has counted, and answers."""
        advance = self.receive("advance")
        for name, number in advance["received"].items():
            while len(self.read[name]) < number:
                assert select.select([self.ports[name]], [], [], 10)[0], f"{name}: bytes never came"
                self.read[name] += os.read(self.ports[name], number - len(self.read[name]))
            assert not select.select([self.ports[name]], [], [], 0)[0], f"{name}: more bytes than counted"
        self.answer(advance["ports"], **more)
        return advance

    def hang_up(self) -> None:
        for port in self.ports.values():
            os.close(port)
        self.ports = {}
        self.file.close()
        self.socket.close()


@pytest.fixture
def toy_hub(folder: Path) -> Iterator[Callable[[], ToyHub]]:
    """Attach a hub to the table of `start_table`; closed at the end."""
    hubs: list[ToyHub] = []

    def attach() -> ToyHub:
        hubs.append(ToyHub(folder / "s"))
        return hubs[-1]

    yield attach
    for hub in hubs:
        hub.hang_up()


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with a short path: a Unix socket's path has at most 107 bytes."""
    with tempfile.TemporaryDirectory(prefix="pt-") as path:
        yield Path(path)


@pytest.fixture
def start_table(folder: Path) -> Iterator[Any]:
    """Start the table's process with these arguments; end and reap it afterwards."""
    started: list[subprocess.Popen[bytes]] = []

    def start(*arguments: str) -> tuple[subprocess.Popen[bytes], Path]:
        path = folder / "s"
        command = [sys.executable, "-m", "palace_hub.sim", "--socket", str(path), "--log", str(folder), *arguments]
        started.append(subprocess.Popen(command, stderr=subprocess.DEVNULL))
        return started[-1], path

    yield start
    for process in started:
        process.terminate()
        process.wait(10)
