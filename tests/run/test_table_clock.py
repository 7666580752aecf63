"""Opening of the simulated table's ports and of its control channel."""

import os
import pty
import socket
import threading
import tty
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from palace_hub.link.faults import PortHeld
from palace_hub.link.serial_link import SerialLink
from palace_hub.run import table_clock
from palace_hub.run.table_clock import ControlChannel, TableClock, TableGone


@pytest.fixture
def port():
    far, near = pty.openpty()
    tty.setraw(near)
    yield os.ttyname(near)
    os.close(far)
    os.close(near)


def clock() -> TableClock:
    return TableClock(cast(ControlChannel, cast(Any, None)))


def test_a_port_that_is_held_for_a_moment_is_waited_for(port: str, monkeypatch: pytest.MonkeyPatch):
    looking = SerialLink(port)
    asked = threading.Event()
    monkeypatch.setattr(table_clock.time, "sleep", lambda seconds: (asked.set(), looking.close()))
    link = clock().open_port(port)
    assert asked.is_set()
    link.close()


def test_a_port_that_stays_held_is_named(port: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(table_clock, "HELD_FOR_S", 0.0)
    holder = SerialLink(port)
    with pytest.raises(PortHeld):
        clock().open_port(port)
    holder.close()


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[float], None]]:
    """Makes sleeping instant; after each sleep these functions get the total time slept."""
    told: list[Callable[[float], None]] = []
    waited = [0.0]

    def sleep(seconds: float) -> None:
        waited[0] += seconds
        for one in told:
            one(waited[0])

    monkeypatch.setattr(table_clock, "time", SimpleNamespace(sleep=sleep, monotonic=lambda: waited[0]))
    return told


def test_a_table_that_takes_ten_seconds_to_start_is_waited_for(tmp_path: Path, later: list[Callable[[float], None]]):
    path, table = tmp_path / "t", socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)

    def start(waited: float) -> None:
        if waited > 10.0 and not path.exists():
            table.bind(str(path))
            table.listen()

    later.append(start)
    with table:
        ControlChannel(path).close()


def test_a_table_that_has_ended_is_not_waited_for(tmp_path: Path, later: list[Callable[[float], None]]):
    seconds: list[float] = []
    later.append(seconds.append)
    with pytest.raises(TableGone):
        ControlChannel(tmp_path / "t", lambda: bool(seconds))
    assert len(seconds) == 1
