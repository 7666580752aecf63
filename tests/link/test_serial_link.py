"""A serial link drains its port, holds it exclusively, closes it at the first fault, and keeps that fault."""

import os
import pty
import termios
import threading
import tty

import pytest
import serial

from palace_hub.link import serial_link
from palace_hub.link.faults import PortAbsent, PortBlocked, PortBroken, PortForbidden, PortGone, PortHeld, opening_fault
from palace_hub.link.serial_link import SerialLink

WAIT = 5.0  # wall seconds a test waits for another thread before it fails


@pytest.fixture
def port():
    """Both ends of a pty: (descriptor of the far end, path of the port). The slave is held open, as a table does."""
    far, near = pty.openpty()
    tty.setraw(near)
    open_ends = {far, near}

    def unplug():
        while open_ends:
            os.close(open_ends.pop())

    yield far, os.ttyname(near), unplug
    unplug()


def wait_for(link, what):
    with link.arrival:
        assert link.arrival.wait_for(what, WAIT)


def open_files():
    """Number of open files of this process."""
    return len(os.listdir("/proc/self/fd"))


def threads_of(path):
    return [thread for thread in threading.enumerate() if thread.name.endswith(path)]


def test_bytes_go_both_ways_unchanged(port):
    far, path, _ = port
    link = SerialLink(path)
    every = bytes(range(256)) * 8
    os.write(far, every)
    wait_for(link, lambda: link.received == len(every))
    assert link.take() == every
    assert link.take() == b""
    link.write(every)
    link.write(b"more")
    read = b""
    while len(read) < len(every) + 4:
        read += os.read(far, 4096)
    assert read == every + b"more"
    wait_for(link, lambda: link.sent == len(read))
    link.close()
    assert threads_of(path) == []


def test_the_port_is_drained_although_nobody_takes_the_bytes(port, monkeypatch):
    monkeypatch.setattr(serial_link, "BACKLOG_LIMIT", 50_000)
    far, path, _ = port
    link = SerialLink(path)
    for n in range(100):
        os.write(far, b"%05d" % n * 200)
        wait_for(link, lambda: link.received == (n + 1) * 1000)  # noqa: B023 - read before n moves on
    assert link.dropped == 50_000
    data = link.take()
    assert len(data) == 50_000
    assert data.endswith(b"00099")
    link.close()


def test_a_port_can_be_opened_only_once(port):
    _, path, _ = port
    link = SerialLink(path)
    with pytest.raises(PortHeld) as fault:
        SerialLink(path)
    assert fault.value.params["path"] == path
    link.close()
    SerialLink(path).close()


def test_an_unplugged_port_is_an_error_and_closed_at_once(port):
    _, path, unplug = port
    before = open_files()
    link = SerialLink(path)
    unplug()
    wait_for(link, lambda: link.error)
    assert isinstance(link.error, PortGone)
    for thread in threads_of(path):
        thread.join(WAIT)
    assert threads_of(path) == []
    # Closed before anybody calls `close`: an open port comes back under another name.
    assert open_files() == before - 2  # both ends that the table held
    link.write(b"into nothing")
    link.close()


def test_a_port_unplugged_while_it_is_opened_is_an_error_and_closed(port, monkeypatch):
    """A board that resets between the opening and the first word of the host: the system's error is no OSError then."""
    _, path, unplug = port
    flush = termios.tcflush

    def late(file, queue):
        unplug()
        flush(file, queue)

    monkeypatch.setattr(termios, "tcflush", late)
    before = open_files()
    with pytest.raises(PortGone) as fault:
        SerialLink(path)
    assert fault.value.params["path"] == path
    assert open_files() == before - 2  # both ends that the table held


def test_a_port_that_accepts_no_bytes_is_an_error(port, monkeypatch):
    monkeypatch.setattr(serial_link, "WRITE_SECONDS", 0.3)
    _, path, _ = port
    link = SerialLink(path)
    link.write(b"x" * 100_000)
    wait_for(link, lambda: link.error)
    assert isinstance(link.error, PortBlocked)
    link.close()


def test_closing_needs_no_byte_and_no_fault(port):
    _, path, _ = port
    link = SerialLink(path)
    link.close()
    link.close()
    assert link.error is None
    assert threads_of(path) == []


def test_several_ports_share_one_condition(port):
    far, path, _ = port
    shared = threading.Condition()
    link = SerialLink(path, shared)
    assert link.arrival is shared
    os.write(far, b"!")
    with shared:
        assert shared.wait_for(lambda: link.received, WAIT)
    link.close()


def test_no_such_port():
    with pytest.raises(PortAbsent):
        SerialLink("/dev/no-such-port")


def test_a_file_is_no_port(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"")
    with pytest.raises(PortBroken):
        SerialLink(str(path))


def test_a_port_of_another_user_is_forbidden():
    """By the errno that the system gives: as root every port may be opened."""
    assert isinstance(opening_fault("/dev/ttyACM0", PermissionError(13, "denied")), PortForbidden)


def test_waking_and_closing_never_overlap(port, monkeypatch):
    """pyserial wakes a thread by a descriptor that `close` gives away: another file may own it a moment later."""
    far, path, _ = port
    wake, ports = serial.Serial.cancel_read, []

    def wake_while_the_threads_end(port):
        """Both threads end now, and the last one closes the port."""
        os.write(far, b"!")
        for thread in threads_of(path):
            thread.join(0.1)
        ports.append(port)
        assert port.is_open
        wake(port)

    monkeypatch.setattr(serial.Serial, "cancel_read", wake_while_the_threads_end)
    SerialLink(path).close()
    (closed,) = ports
    assert not closed.is_open
