"""Tests of the firmware's MQTT codec and link: bytes of the standard, and a misbehaving broker."""

import json
import re
from itertools import pairwise
from random import Random

import pytest
from tests.firmware.drivers_here import drivers

with drivers({}) as load:
    mqtt, links, ticks, broker = load("mqtt"), load("links"), load("ticks"), load("broker")

WELCOME = b"\x20\x02\x00\x00"
SUBSCRIBED = b"\x90\x03\x00\x01\x01"
SECRET = "swordfish"


def test_packets_are_the_standard_s():
    """MQTT 3.1.1: 3.1 CONNECT, 3.3 PUBLISH, 3.4 PUBACK, 3.8 SUBSCRIBE, worked out by hand."""
    assert mqtt.connect("a", "u", "p", 6, "w", b"x") == bytes.fromhex(
        "10 19 0004 4d515454 04 ee 0006 0001 61 0001 77 0001 78 0001 75 0001 70".replace(" ", "")
    )
    assert mqtt.connect("a", "", "", 6, "w", b"x")[9:10] == b"\x2e"
    assert mqtt.publish("t", b"hi") == b"\x30\x05\x00\x01thi"
    assert mqtt.publish("t", b"hi", 258) == b"\x32\x07\x00\x01t\x01\x02hi"
    assert mqtt.publish("t", b"hi", 1, True)[0] == 0x33
    assert mqtt.puback(258) == b"\x40\x02\x01\x02"
    assert mqtt.subscribe(1, "t") == b"\x82\x06\x00\x01\x00\x01t\x01"


@pytest.mark.parametrize("size", [0, 1, 120, 127, 128, 1200])
def test_lengths_of_one_and_two_bytes_are_read_back_in_any_pieces(size):
    packet = mqtt.publish("topic", b"x" * size, 7)
    random = Random(size)
    for _ in range(20):
        reader, packets, rest = mqtt.PacketReader(), [], packet * 3
        while rest:
            cut = random.randrange(1, len(rest) + 1)
            packets += reader.feed(rest[:cut])
            rest = rest[cut:]
        assert [mqtt.published(flags, body) for _, flags, body in packets] == [("topic", b"x" * size, 7, False)] * 3


@pytest.mark.parametrize("data", [b"\x30\xff\xff\xff\xff", b"\x30\xff\xff\x03", b"\x30\x81\x0a"])
def test_a_length_past_the_limit_is_refused_before_anything_is_kept(data):
    with pytest.raises(mqtt.MqttError):
        mqtt.PacketReader().feed(data)


@pytest.mark.parametrize("body", [b"", b"\x00", b"\x00\x05ab", b"\x00\x01", b"\x00\x02\xff\xfe"])
def test_a_publish_that_is_none_is_refused(body):
    with pytest.raises(mqtt.MqttError):
        mqtt.published(0, body)


def test_random_bytes_raise_nothing_else():
    random = Random(5)
    for _ in range(3000):
        reader = mqtt.PacketReader()
        try:
            for kind, flags, body in reader.feed(random.randbytes(random.randrange(200))):
                if kind == mqtt.PUBLISH:
                    mqtt.published(flags, body)
        except mqtt.MqttError:
            pass


class Board:
    id, boot = "e6616407e3", "9f3c"

    def __init__(self):
        self.now = (1 << 30) - 3_000_000

    def ticks(self):
        return self.now & ticks.MASK


class Net:
    """A network that accepts `takes` bytes at a time and returns the bytes in `coming`."""

    def __init__(self):
        self.writes, self.coming, self.takes, self.opens, self.refuses = [], b"", 1 << 20, [], False

    def open(self):
        self.opens.append(1)
        if self.refuses:
            raise OSError(111)

    def opened(self):
        return True

    def send(self, data):
        self.writes.append(bytes(data[: self.takes]))
        return min(self.takes, len(data))

    def receive(self):
        data, self.coming = self.coming, b""
        if data is None:
            raise OSError(104)
        return data

    def close(self):
        pass

    def rejoin(self):
        pass


class Wire:
    def __init__(self, **options):
        self.board, self.net = Board(), Net()
        settings = {"broker": "192.168.1.20", "table": "home", "password": SECRET}
        self.link = links.MqttLink(self.board, self.net, broker.Broker(json.dumps(settings).encode(), self.board.id))

    def step(self, coming=b"", seconds=0.02):
        self.net.coming = coming
        got = self.link.receive()
        self.board.now += round(seconds * 1_000_000)
        return got

    def up(self):
        self.step()
        self.step()
        self.step(WELCOME)
        self.step(SUBSCRIBED)
        assert self.link.up
        return self


def command(payload, flags=0x32, topic="palace/1/home/node/e6616407e3/cmd"):
    packet = bytearray(mqtt.publish(topic, payload, 9 if flags & 6 else 0))
    packet[0] = flags
    return bytes(packet)


def test_it_says_hello_to_the_broker_subscribes_and_says_that_it_is_there():
    wire = Wire().up()
    greeting, subscription, online = wire.net.writes
    assert greeting[0] == 0x10
    assert b"palace/1/home/node/e6616407e3/online" in greeting
    assert b'"boot":"9f3c"' in greeting  # the last will of one boot never marks another boot as offline
    assert subscription.endswith(b"palace/1/home/node/e6616407e3/cmd\x01")
    assert online[0] & 1  # retained
    assert json.loads(online[online.index(b"{") :]) == {"t": "online", "online": True, "boot": "9f3c"}


def test_each_packet_is_one_write():
    wire = Wire().up()
    del wire.net.writes[:]
    wire.link.send("s", "{}")
    wire.link.send("hello", "{}")
    assert [write[0] for write in wire.net.writes] == [0x30, 0x32]
    assert [len(mqtt.PacketReader().feed(write)) for write in wire.net.writes] == [1, 1]


def test_a_command_comes_as_its_body_and_is_acknowledged():
    wire = Wire().up()
    assert wire.step(command(b'{"t":"who"}')) == [b'{"t":"who"}']
    assert wire.net.writes[-1] == mqtt.puback(9)


@pytest.mark.parametrize(
    "packet",
    [
        command(b'{"t":"cmd"}', flags=0x33),
        command(b'{"t":"cmd"}', topic="palace/1/home/node/other/cmd"),
        command(b"x" * 1025),
    ],
    ids=["retained", "a neighbour's", "too long"],
)
def test_a_command_that_is_not_for_this_life_is_counted_and_not_done(packet):
    wire = Wire().up()
    assert wire.step(packet) == []
    assert wire.link.bad == 1
    assert wire.link.up


def test_a_slow_network_gets_the_rest_later_and_never_more_than_the_queue():
    wire = Wire().up()
    wire.net.takes = 0
    for _ in range(100):
        wire.link.send("s", "x" * 300)
    assert wire.link.drop > 80
    wire.net.takes = 7
    del wire.net.writes[:]
    for _ in range(2000):
        wire.step(b"\xd0\x00")
    packets = [packet for packet in mqtt.PacketReader().feed(b"".join(wire.net.writes)) if packet[0] == mqtt.PUBLISH]
    assert len(packets) == 100 - wire.link.drop
    assert sum(len(body) for _, _, body in packets) <= links.QUEUE_LIMIT


def test_without_a_connection_nothing_waits_and_everything_is_counted():
    wire = Wire()
    wire.link.send("hello", "{}")
    assert (wire.link.drop, wire.net.writes) == (1, [])


def test_it_backs_off_and_no_further_than_five_seconds():
    wire = Wire()
    wire.net.refuses = True
    tried = []
    for k in range(2000):
        before = len(wire.net.opens)
        wire.step()
        if len(wire.net.opens) > before:
            tried.append(0.02 * k)
    waits = [round(later - at, 1) for at, later in pairwise(tried)]
    assert waits[:4] == [0.5, 1.0, 2.0, 4.0]
    assert set(waits[4:]) == {5.0}


@pytest.mark.parametrize("answer", [b"\x20\x02\x00\x05", b"\x20\x02\x00\x04", b"\xff" * 8, None])
def test_a_broker_that_refuses_is_tried_again_later(answer):
    wire = Wire()
    wire.step()
    wire.step()
    wire.step(answer)
    assert not wire.link.up
    before = len(wire.net.opens)
    wire.step(seconds=1.0)
    wire.step()
    assert len(wire.net.opens) == before + 1


def test_a_broker_that_falls_silent_is_left():
    wire = Wire().up()
    for _ in range(600):
        wire.step()
    assert mqtt.PINGREQ in wire.net.writes
    assert len(wire.net.opens) >= 2


def test_pings_keep_a_quiet_connection():
    wire = Wire().up()
    for _ in range(3000):
        wire.step(b"\xd0\x00" if wire.net.writes[-1] == mqtt.PINGREQ else b"")
        wire.net.writes = wire.net.writes[-1:]
    assert wire.link.up
    assert len(wire.net.opens) == 1


def test_a_connection_that_never_opens_is_given_up():
    wire = Wire()
    wire.net.opened = lambda: False
    for _ in range(1000):
        wire.step()
    assert len(wire.net.opens) >= 2


def test_the_password_is_in_the_greeting_and_nowhere_else():
    wire = Wire().up()
    wire.link.send("hello", '{"t":"hello"}')
    for _ in range(300):
        wire.step(b"\xd0\x00")
    assert [SECRET.encode() in write for write in wire.net.writes].count(True) == 1
    assert wire.net.writes[0][0] == 0x10


def test_no_message_of_the_program_can_hold_a_password():
    from palace_hub.link.firmware import firmware_folder

    node = (firmware_folder() / "lib/node.py").read_text()
    assert not re.search("passw|secret|ssid|user", node)
