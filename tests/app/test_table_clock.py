"""Ports that the virtual table has made, as the hub opens them."""

import os
import pty
import threading
import tty
from typing import Any, cast

import pytest

from palace_hub.app import table_clock
from palace_hub.app.table_clock import ControlChannel, TableClock
from palace_hub.link.faults import PortHeld
from palace_hub.link.serial_link import SerialLink


@pytest.fixture
def port():
    far, near = pty.openpty()
    tty.setraw(near)
    yield os.ttyname(near)
    os.close(far)
    os.close(near)


def clock() -> TableClock:
    return TableClock(cast(ControlChannel, cast(Any, None)))


def test_a_port_that_somebody_looks_at_for_a_moment_is_waited_for(port: str, monkeypatch: pytest.MonkeyPatch):
    looking = SerialLink(port)
    asked = threading.Event()
    monkeypatch.setattr(table_clock.time, "sleep", lambda seconds: (asked.set(), looking.close()))
    link = clock()._open(port)
    assert asked.is_set()
    link.close()


def test_a_port_that_stays_held_is_named(port: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(table_clock, "HELD_FOR_S", 0.0)
    holder = SerialLink(port)
    with pytest.raises(PortHeld):
        clock()._open(port)
    holder.close()
