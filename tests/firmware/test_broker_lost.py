"""A node over Wi-Fi whose broker stays away: the radio joins its network anew, later the board starts again."""

import socket
from types import SimpleNamespace

import pytest
from tests.firmware.drivers_here import drivers
from tests.firmware.node_process import WINDOW_US, NodeProcess

from palace_hub.link import firmware

SETTINGS = '{"broker":"127.0.0.1","port":%d,"table":"home","password":"w","ssid":"s","key":"k"%s}'
WRAP_US = 1 << 30
ACCEPTED, SUBSCRIBED = b"\x20\x02\x00\x00", b"\x90\x03\x00\x01\x01"


class Restarted(Exception):
    """The board starts again."""


class Air:
    """A board's clock, and a network whose broker answers while `there`; what the link asks of them, with its time."""

    def __init__(self, load):
        self.now, self.there, self.rejoined, self._answers = 0, False, [], b""
        board = SimpleNamespace(id="n", boot="9f3c", ticks=lambda: (self.now + WRAP_US - 10_000_000) % WRAP_US)
        board.reboot = self.reboot
        self.link = load("links").MqttLink(board, self, load("broker").Broker((SETTINGS % (1883, "")).encode(), "n"))

    def reboot(self):
        raise Restarted

    def open(self):
        if not self.there:
            raise OSError(113)
        self._answers = ACCEPTED + SUBSCRIBED

    def opened(self):
        return True

    def send(self, data):
        self._answers += b"\xd0\x00" if data[0] == 0xC0 else b""  # a ping is answered
        return len(data)

    def receive(self):
        if not self.there:
            raise OSError(107)
        data, self._answers = self._answers, b""
        return data

    def close(self):
        pass

    def rejoin(self):
        self.rejoined.append(self.now / 1e6)

    def pass_time(self, seconds):
        for _ in range(round(seconds * 10)):
            self.link.receive()
            self.now += 100_000


@pytest.fixture
def air():
    with drivers({}) as load:
        yield Air(load)


def test_the_radio_joins_anew_after_some_failures_and_not_at_a_short_one(air):
    air.there = True
    air.pass_time(5)
    assert air.link.up
    air.there = False
    air.pass_time(10)  # a broker that is restarted
    assert air.rejoined == []
    air.pass_time(60)
    assert air.rejoined == pytest.approx([5 + 12.5, 5 + 42.5], abs=1)


def test_minutes_without_a_broker_restart_the_board_and_its_return_ends_the_count(air):
    air.pass_time(290)
    air.there = True
    air.pass_time(10)
    air.there = False
    air.pass_time(290)
    with pytest.raises(Restarted):
        air.pass_time(20)
    assert 590 < air.now / 1e6 < 620


@pytest.mark.skipif(firmware.micropython() is None, reason="no MicroPython for this machine in the index")
def test_the_node_s_own_program_restarts_after_five_minutes_without_a_broker(tmp_path):
    """The whole program against a port where nobody listens, in steps of a second."""
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        path = tmp_path / "broker.json"
        path.write_text(SETTINGS % (nobody.getsockname()[1], ',"country":"CH"'))
        node = NodeProcess(firmware.micropython(), broker=path)
        start = node.t
        try:
            while "end" not in node.reply:
                assert node.t - start < 400e6
                node.t += 1_000_000 - WINDOW_US
                assert node.window(conversions=[]) == b""
            assert node.reply["end"] == "reboot"
            assert 300 < (node.t - start) / 1e6 < 312
            assert node.process.wait(5) == 0
        finally:
            node.close()


@pytest.mark.parametrize(
    ("more", "taken"),
    [
        (',"country":"DE","txpower":1', True),
        (',"country":"","txpower":20', True),
        (',"country":"Germany"', False),
        (',"country":"de"', False),
        (',"country":49', False),
        (',"txpower":0', False),
        (',"txpower":21', False),
        (',"txpower":"12"', False),
    ],
)
def test_country_and_transmit_power_are_checked(more, taken):
    with drivers({}) as load:
        broker = load("broker").broker_or_none((SETTINGS % (1883, more)).encode(), "n")
    assert (broker is not None) == taken
