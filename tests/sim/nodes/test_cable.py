"""Cable faults and the hub's port: byte counters, damage on request, drops before the port is open."""

import os
import tty

import pytest

from palace_hub.errors import LinkFault
from palace_hub.sim.nodes import ports
from palace_hub.sim.nodes.cable import Cable
from palace_hub.sim.nodes.ports import HubPort


def bits_apart(first: bytes, second: bytes) -> int:
    return sum((a ^ b).bit_count() for a, b in zip(first, second, strict=True))


def test_a_good_cable_changes_nothing() -> None:
    cable = Cable(1, "tray", 0.0, ())
    data = bytes(range(256)) * 10
    assert cable.up(data) == data
    assert cable.down(data) == data
    assert cable.flipped == 0


def test_garbage_comes_between_messages_the_same_for_the_same_seed() -> None:
    messages = [b'{"n":%d}\n' % n for n in range(2000)]
    carried = [Cable(1, "tray", 0.0, (), 0.1) for _ in range(2)]
    first, second = ([cable.up(message) for message in messages] for cable in carried)
    assert first == second
    assert all(found.endswith(message) for found, message in zip(first, messages, strict=True))
    assert 120 < sum(found != message for found, message in zip(first, messages, strict=True)) < 280


def test_every_flipped_bit_is_counted_however_the_bytes_are_cut() -> None:
    data = bytes(1000) * 40
    whole = Cable(1, "tray", 1e-4, ())
    once = whole.up(data)
    assert bits_apart(once, data) == whole.flipped
    assert 10 < whole.flipped < 70
    cut = Cable(1, "tray", 1e-4, ())
    assert b"".join(cut.up(data[at : at + 37]) for at in range(0, len(data), 37)) == once
    assert cut.flipped == whole.flipped


def test_the_first_message_of_a_kind_is_hit_once() -> None:
    cable = Cable(1, "tray", 0.0, ("who", "ack"))
    line = b'{"t":"who"}*12345678\\n'
    assert bits_apart(cable.down(line), line) == 1
    assert cable.down(line) == line
    ack = b'{"t":"ack","id":1}'
    assert bits_apart(cable.up(ack), ack) == 1
    assert cable.flipped == 2


def test_nothing_is_written_before_the_hub_has_opened_the_port() -> None:
    port = HubPort("tray#1")
    hub = os.open(port.path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
    tty.setraw(hub)
    try:
        port.write(b"too early")
        with pytest.raises(BlockingIOError):
            os.read(hub, 100)
        port.open = True
        port.write(b"now")
        assert os.read(hub, 100) == b"now"
        assert port.received == 3
    finally:
        os.close(hub)
        port.close()


def test_a_new_hub_finds_nothing_of_the_old_ones_bytes() -> None:
    port = HubPort("tray#1")
    hub = os.open(port.path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
    try:
        port.open = True
        port.write(b"for the dead")
        os.write(hub, b"from the dead")
        os.close(hub)
        port.forget()
        assert (port.open, port.received) == (False, 0)
        hub = os.open(port.path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
        with pytest.raises(BlockingIOError):
            os.read(hub, 100)
        os.write(hub, b"hello")
        assert port.read_to(5) == b"hello"
    finally:
        os.close(hub)
        port.close()


def test_bytes_that_were_counted_and_never_come_end_the_run_naming_the_port(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ports, "COUNTER_DEADLINE_S", 0.02)
    port = HubPort("tray#1")
    try:
        with pytest.raises(LinkFault, match="tray#1"):
            port.read_to(1)
    finally:
        port.close()
