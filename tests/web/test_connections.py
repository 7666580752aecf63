"""Which connection goes when one more comes, and how often somebody may ask."""

import asyncio

import pytest

from palace_hub.web import connections
from palace_hub.web.connections import Connections
from palace_hub.web.rates import MOST_REMEMBERED, Rates


class FakeSocket:
    def __init__(self) -> None:
        self.number = 3

    def fileno(self) -> int:
        return self.number


class FakeTransport(asyncio.Transport):
    """A connection with bytes that wait to be read."""

    def __init__(self, waits: int = 0) -> None:
        super().__init__({"socket": FakeSocket()})
        self.waits = waits

    def get_write_buffer_size(self) -> int:
        return self.waits

    def abort(self) -> None:
        self.get_extra_info("socket").number = -1

    @property
    def is_open(self) -> bool:
        return self.get_extra_info("socket").fileno() >= 0


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def door(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Connections:
    monkeypatch.setattr(connections, "MOST_CONNECTIONS", 3)
    return Connections(clock)


def asked(door: Connections, transport: FakeTransport, *, known: bool) -> None:
    with door.answering(transport, known=known):
        pass


def test_the_oldest_that_never_asked_goes_first(door: Connections, clock: Clock) -> None:
    visitors = [FakeTransport() for _ in range(3)]
    for visitor in visitors:
        assert door.admit(visitor)
        clock.now += 1
    asked(door, visitors[0], known=False)
    assert door.admit(FakeTransport())
    assert [visitor.is_open for visitor in visitors] == [True, False, True]


def test_strangers_go_before_phones_and_a_phone_that_is_answered_stays(door: Connections, clock: Clock) -> None:
    phone, stranger, stream = FakeTransport(), FakeTransport(), FakeTransport()
    for visitor in (stream, phone, stranger):
        door.admit(visitor)
    with door.answering(stream, known=True):
        asked(door, phone, known=True)
        clock.now += 1
        asked(door, stranger, known=False)
        assert door.admit(FakeTransport())
        assert [visitor.is_open for visitor in (stream, phone, stranger)] == [True, True, False]


def test_no_room_where_all_are_answered(door: Connections) -> None:
    streams = [FakeTransport() for _ in range(3)]
    for visitor in streams:
        door.admit(visitor)
    with door.answering(streams[0], known=True), door.answering(streams[1], known=True):
        with door.answering(streams[2], known=True):
            assert not door.admit(FakeTransport())
        assert door.admit(FakeTransport())
    assert [visitor.is_open for visitor in streams] == [True, True, False]


def test_a_reader_that_pauses_is_let_go_and_one_that_catches_up_is_not(door: Connections, clock: Clock) -> None:
    slow, lame = FakeTransport(waits=100), FakeTransport(waits=100)
    for visitor in (slow, lame):
        door.admit(visitor)
        asked(door, visitor, known=True)
    door.check()
    clock.now += connections.SLOWEST_S - 1
    lame.waits = 0
    door.check()
    lame.waits = 100
    clock.now += 2
    door.check()
    assert (slow.is_open, lame.is_open) == (False, True)


def test_a_silent_connection_is_closed_and_an_idle_phone_is_not(door: Connections, clock: Clock) -> None:
    silent, phone = FakeTransport(), FakeTransport()
    door.admit(silent)
    door.admit(phone)
    asked(door, phone, known=True)
    clock.now += connections.ASKS_WITHIN_S + 1
    door.check()
    assert (silent.is_open, phone.is_open) == (False, True)
    assert door.count == 1


def test_a_rate_fills_with_time_and_is_each_ones_own(clock: Clock) -> None:
    rates = Rates(2, 1.0, clock)
    assert [rates.allows("Ann") for _ in range(3)] == [True, True, False]
    assert rates.allows("Bo")
    clock.now += 1.0
    assert [rates.allows("Ann") for _ in range(2)] == [True, False]


def test_rates_of_many_are_forgotten_in_their_order(clock: Clock) -> None:
    rates = Rates(1, 0.001, clock)
    for number in range(MOST_REMEMBERED):
        assert rates.allows(number)
    assert not rates.allows(0)
    assert rates.allows("new")
    assert not rates.allows(0)
    assert rates.allows(1)
