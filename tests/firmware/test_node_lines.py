"""Tests of the node's line reader: damaged lines, garbage, and lines without end."""

from itertools import pairwise
from random import Random

import pytest
from tests.firmware.drivers_here import drivers

from palace_hub.wire.frames import WHO, command, welcome


@pytest.fixture
def linecodec():
    with drivers({}) as load:
        yield load("linecodec")


def test_an_endless_line_is_held_to_the_limit_counted_once_and_the_next_is_read(linecodec):
    reader = linecodec.LineReader()
    for _ in range(500):
        assert reader.feed(b"{" * 100) == []
        assert len(reader.held) < linecodec.LINE_LIMIT
    assert reader.feed(b"\n" + WHO) == [b'{"t":"who"}']
    assert reader.bad == 1


def test_a_line_of_the_limit_is_read_and_one_byte_more_is_not(linecodec):
    line = linecodec.encode('{"t":"%s"}' % ("x" * (linecodec.LINE_LIMIT - len('{"t":""}*12345678\n'))))
    assert len(line) == linecodec.LINE_LIMIT
    reader = linecodec.LineReader()
    assert reader.feed(line) == [line[:-10]]
    assert reader.feed(line[:6] + b"x" + line[6:]) == []
    assert reader.bad == 1


@pytest.mark.parametrize("digits", [b"00000000", b"D2AA3AEA", b"+d2aa3ae", b" d2aa3ae", b"d2aa3ae", b"d2aa3aeaa"])
def test_no_other_crc_will_do(linecodec, digits):
    reader = linecodec.LineReader()
    assert reader.feed(b'{"t":"who"}*' + digits + b"\n") == []
    assert reader.bad == 1
    assert reader.feed(b'{"t":"who"}*d2aa3aea\n') == [b'{"t":"who"}']


def test_every_split_of_what_the_hub_says_gives_the_same(linecodec):
    stream = (
        WHO + welcome("palace-hub", "7d", "9f3c") + b"\xff\x00noise\n" + command("7d", 1, "beep", {"cue": "ask"}) * 3
    )
    whole = linecodec.LineReader()
    bodies = whole.feed(stream)
    assert len(bodies) == 5
    random = Random(1)
    for pieces in (1, *range(2, 40)):
        cuts = sorted(random.randrange(len(stream)) for _ in range(pieces)) if pieces > 1 else range(1, len(stream))
        reader = linecodec.LineReader()
        parts = [reader.feed(stream[start:end]) for start, end in pairwise([0, *cuts, len(stream)])]
        assert [body for part in parts for body in part] == bodies
        assert reader.bad == whole.bad == 1
