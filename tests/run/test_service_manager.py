"""systemd hears when the hub is ready and that it lives; a hub whose loop hangs falls silent."""

import argparse
import itertools
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from palace_hub.cli.upkeep.update import RECOVERY_S, update
from palace_hub.install.service.units import MODES, Mode, Unit
from palace_hub.install.update.layout import ROOT
from palace_hub.install.update.steps import VersionChange
from palace_hub.locale.catalogue import Catalogue
from palace_hub.run.service_manager import ServiceManager

WAITS_S = 60.0
"""Longest wait (s) before a test fails: a busy machine starts a hub in 20 s."""


@pytest.fixture
def heard(tmp_path: Path) -> Iterator[socket.socket]:
    """The socket that systemd would listen at."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as here:
        here.bind(str(tmp_path / "notify"))
        here.settimeout(WAITS_S)
        yield here


def everything(here: socket.socket) -> list[str]:
    here.setblocking(False)
    told = []
    while True:
        try:
            told.append(here.recv(200).decode())
        except BlockingIOError:
            here.settimeout(WAITS_S)
            return told


def test_ready_comes_once_and_only_when_a_face_shows_the_hub(heard: socket.socket, tmp_path: Path) -> None:
    now = [100.0]
    manager = ServiceManager({"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "30000000"}, lambda: now[0])
    manager.stepped(shown=False)
    assert everything(heard) == []
    manager.stepped(shown=True)
    manager.stepped(shown=True)
    assert everything(heard) == ["READY=1\nWATCHDOG=1"]
    now[0] += 9.9
    manager.stepped(shown=True)
    assert everything(heard) == []
    now[0] += 0.2
    manager.stepped(shown=True)
    assert everything(heard) == ["WATCHDOG=1"]
    manager.stopping()
    assert everything(heard) == ["STOPPING=1"]


def test_a_recovery_asks_for_more_time_before_it_begins(
    heard: socket.socket, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
    monkeypatch.setenv(ROOT, str(tmp_path))
    asked = list[str]()
    monkeypatch.setattr(VersionChange, "recover", lambda _change: asked.extend(everything(heard)) or True)
    assert update(argparse.Namespace(file=None, recover=True), Catalogue("en")) == 0
    assert asked == [f"EXTEND_TIMEOUT_USEC={RECOVERY_S}000000"]


@pytest.mark.parametrize("mode", MODES)
def test_the_unit_hears_a_recovery(mode: Mode) -> None:
    assert re.search(r"(?m)^NotifyAccess=(exec|all)$", Unit("attic", mode).text())


@pytest.mark.parametrize("environment", [{}, {"NOTIFY_SOCKET": "/nowhere/notify"}, {"WATCHDOG_USEC": "soon"}])
def test_without_systemd_nothing_is_sent_and_nothing_fails(environment: dict[str, str]) -> None:
    manager = ServiceManager(environment)
    manager.stepped(shown=True)
    manager.stopping()


def test_a_manager_that_does_not_read_never_holds_up_the_hub(heard: socket.socket, tmp_path: Path) -> None:
    now = itertools.count()
    manager = ServiceManager({"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "1"}, lambda: next(now))
    for _ in range(1000):
        manager.stepped(shown=True)
    late = ServiceManager({"NOTIFY_SOCKET": str(tmp_path / "notify")})
    late.stepped(shown=True)
    assert "READY=1" in everything(heard)[0]
    late.stepped(shown=True)
    assert everything(heard) == ["READY=1\nWATCHDOG=1"], "it is said again until it is heard"


def test_a_hub_says_that_it_is_ready_and_lives_until_it_hangs(heard: socket.socket, tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "NOTIFY_SOCKET": str(tmp_path / "notify"),
        "WATCHDOG_USEC": "600000",
        **{f"XDG_{kind}_HOME": str(tmp_path) for kind in ("CONFIG", "DATA", "STATE")},
    }
    command = [sys.executable, "-m", "palace_hub", "play", "--web", "--headless", "--web-port", "0"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as hub:
        try:
            assert heard.recv(200) == b"READY=1\nWATCHDOG=1"
            assert heard.recv(200) == b"WATCHDOG=1"
            hub.send_signal(signal.SIGSTOP)
            time.sleep(0.3)  # what was under way when it stopped
            everything(heard)
            time.sleep(1.0)  # five signs of life long
            assert everything(heard) == []
            hub.send_signal(signal.SIGCONT)
            assert heard.recv(200) == b"WATCHDOG=1"
            hub.terminate()
            hub.wait(WAITS_S)
            assert everything(heard)[-1] == "STOPPING=1"
        finally:
            hub.kill()
