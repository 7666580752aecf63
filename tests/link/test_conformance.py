"""The contract of a link over a serial port and brokers, with perfect, byte-wise, lossy and delayed lines."""

import json
import os
import pty
import tty
from random import Random

import pytest
from tests.link.small_broker import DEADLINE, MOSQUITTO, NO_MOSQUITTO, Crumbs, Mosquitto, SmallBroker
from tests.wire.node_model import BadLine, ModelNode

from palace_hub.link.broker import Broker, BrokerAddress
from palace_hub.link.protocol import Link
from palace_hub.link.serial_link import SerialLink
from palace_hub.wire.events import Batch, CommandDone, Ready
from palace_hub.wire.payloads import bodies, framed
from palace_hub.wire.session import NodeSession
from palace_hub.wire.states import LinkState

WINDOW = 0.05
NODE = "e6616407e3"
BASE = f"palace/1/home/node/{NODE}/"

TRANSPORTS = {
    "perfect": {},
    "byte by byte": {},
    "lossy": {"loss": 0.2},
    "delayed": {"delay": 6, "double": 0.1},
}


class SerialEnd:
    """The node's end of a pty. It writes `piece` bytes at a time."""

    def __init__(self, piece):
        self._piece = piece
        self._far, self._near = pty.openpty()
        tty.setraw(self._near)
        self.link = SerialLink(os.ttyname(self._near))
        self._put = self._got = 0

    def put(self, lines):
        """Have the node say these lines; returns when the link has them."""
        for at in range(0, len(lines), self._piece):
            os.write(self._far, lines[at : at + self._piece])
        self._put += len(lines)
        self.wait(lambda: self.link.received == self._put)

    def got(self):
        """What the link has sent since."""
        data = b""
        while self._got + len(data) < self.link.sent:
            data += os.read(self._far, 4096)
        self._got += len(data)
        return data

    def wait(self, reached):
        with self.link.arrival:
            assert self.link.arrival.wait_for(reached, DEADLINE)

    def flush(self, written):
        """Wait until the link has sent all that was written to it."""
        self.wait(lambda: self.link.sent == written)

    amount = staticmethod(len)

    def cut(self):
        os.close(self._far)
        os.close(self._near)

    def close(self):
        self.link.close()


class BrokerEnd:
    """A node's end of a broker."""

    def __init__(self, broker, between=None):
        self.broker, self.between = broker, between
        self.hub = Broker(BrokerAddress(port=(between or broker).port))
        with self.hub.arrival:
            assert self.hub.arrival.wait_for(lambda: self.hub.ready, DEADLINE)
        self.link = self.hub.open(NODE)
        self._put = self._got = 0

    def put(self, lines):
        for body in bodies(lines):
            self.broker.publish(BASE + json.loads(body)["t"], body)
            self._put += 1
        self.wait(lambda: self.link.received == self._put)

    def got(self):
        self.broker.wait(lambda: len(self.broker.commands) >= self.link.sent)
        fresh = self.broker.commands[self._got :]
        self._got += len(fresh)
        assert all(found[0] == BASE + "cmd" and found[2:] == (1, False) for found in fresh)
        return b"".join(framed(payload) for _, payload, _, _ in fresh)

    wait = SerialEnd.wait
    flush = SerialEnd.flush

    @staticmethod
    def amount(data):
        return len(bodies(data))

    def cut(self):
        self.broker.close()

    def close(self):
        self.hub.close()
        if self.between is not None:
            self.between.close()
        self.broker.close()


def serial(piece, tmp_path):
    return SerialEnd(piece)


def small(piece, tmp_path):
    return BrokerEnd(SmallBroker(piece=piece))


def mosquitto(piece, tmp_path):
    broker = Mosquitto(tmp_path)
    return BrokerEnd(broker, Crumbs(broker.port) if piece == 1 else None)


needs_mosquitto = pytest.mark.skipif(MOSQUITTO is None, reason=NO_MOSQUITTO)
KINDS = [serial, small, pytest.param(mosquitto, marks=needs_mosquitto)]


@pytest.fixture(params=KINDS, ids=["serial", "small broker", "mosquitto"])
def new_end(request, tmp_path):
    made = []

    def make(transport="perfect"):
        made.append(request.param(1 if transport == "byte by byte" else 1 << 20, tmp_path))
        return made[-1]

    yield make
    for end in made:
        end.close()


@pytest.mark.parametrize("transport", TRANSPORTS)
def test_a_session_lives_and_every_command_is_done_once(new_end, transport):
    end = new_end(transport)
    down, up = BadLine(Random(1), **TRANSPORTS[transport]), BadLine(Random(2), **TRANSPORTS[transport])
    node = ModelNode()
    names = [f"s{n}" for n in range(500, 0, -1)]
    session = NodeSession(names.pop)
    events = list(session.opened(0.0))
    written, sent = 0, []
    for window in range(1, 401):
        t = window * WINDOW
        end.put(up.carry(node.window(down.carry(end.got()))))
        events += session.receive(t, end.link.take()) + session.tick(t)
        if window in (100, 150, 200):
            sent.append(session.send(t, "beep", cue="ask"))
        data = session.take_output()
        end.link.write(data)
        written += end.amount(data)
        end.flush(written)
    assert session.state is LinkState.LIVE
    assert session.counters.rx_bad == 0
    done = {event.id: event.ok for event in events if isinstance(event, CommandDone)}
    assert done == dict.fromkeys(sent, True)
    assert node.board.done.count("beep ask") == 3
    numbers = [event.n for event in events if isinstance(event, Batch)]
    readies = [event for event in events if isinstance(event, Ready)]
    if transport in ("perfect", "byte by byte"):
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert len(numbers) > 390
        assert session.counters.gaps == session.counters.duplicates == 0
        assert len(readies) == 1
    else:
        assert len(numbers) > 100
        assert session.counters.gaps > 0


def test_each_transport_is_a_link(new_end):
    link: Link = new_end().link
    assert (link.received, link.sent, link.dropped, link.error) == (0, 0, 0, None)
    assert link.take() == b""


def test_untaken_bytes_wait_in_order_up_to_a_limit(new_end, monkeypatch):
    monkeypatch.setattr("palace_hub.link.serial_link.BACKLOG_LIMIT", 5_000)
    monkeypatch.setattr("palace_hub.link.mqtt_link.BACKLOG_LIMIT", 5_000)
    end = new_end()
    lines = [framed(b'{"t":"st","up":1,"drop":0,"rx_bad":0,"mem":%d}' % number) for number in range(1000, 1200)]
    for line in lines:
        end.put(line)
    assert end.link.dropped == sum(map(len, lines)) - 5_000
    data = end.link.take()
    assert len(data) == 5_000
    assert data.endswith(lines[-1])
    assert end.link.take() == b""


def test_a_cut_link_has_an_error_and_ignores_writes(new_end):
    end = new_end()
    end.cut()
    end.wait(lambda: end.link.error)
    assert end.link.error.key.startswith("link-")
    sent = end.link.sent
    end.link.write(framed(b'{"t":"who"}'))
    assert end.link.sent == sent


def test_closing_twice_is_no_fault(new_end):
    end = new_end()
    end.link.close()
    end.link.close()
    assert end.link.error is None
