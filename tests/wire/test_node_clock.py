"""Ticks of 30 bits become hub time across wraps and silences; delayed messages do not shift it."""

from random import Random

import pytest

from palace_hub.wire.node_clock import NodeClock

SPAN = 1 << 30


def test_ticks_are_unwrapped():
    clock = NodeClock()
    start = SPAN - 3_000_000
    seen = [clock.unwrap(k * 0.05, (start + k * 50_000) % SPAN) for k in range(200)]
    assert seen == [start + k * 50_000 for k in range(200)]


@pytest.mark.parametrize("silence", [400.0, 1000.0, 1073.0, 1075.0, 5000.0, 100_000.0])
def test_ticks_are_unwrapped_across_a_silence_of_any_length(silence):
    clock = NodeClock()
    clock.unwrap(10.0, 1_000_000)
    true = 1_000_000 + round(silence * 1e6)
    assert clock.unwrap(10.0 + silence + 0.02, true % SPAN) == true


def test_the_clock_offset_is_that_of_the_least_delayed_message():
    random = Random(4)
    clock = NodeClock()
    offset = 0.0
    for k in range(400):
        t = 5.0 + k * 0.05
        held = 0.0 if k % 100 == 50 else random.uniform(0.001, 0.04)
        offset = clock.heard(t + held, k * 50_000)
        if k >= 50:
            assert offset == pytest.approx(5.0, abs=1e-9)


def test_an_offset_older_than_ten_seconds_is_dropped():
    clock = NodeClock()
    assert clock.heard(1.0, 0) == 1.0
    assert clock.heard(11.0, 9_000_000) == pytest.approx(1.0)
    assert clock.heard(11.1, 9_000_000) == pytest.approx(2.0)
