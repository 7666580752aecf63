"""Conversions a second by the node's own stamps, and boards that are strapped to 10."""

import pytest

from palace_hub.wire.events import Batch
from palace_hub.wire.rates import RateWatch


def watched(rates, seconds, lost=lambda n: False):
    """A watch that has seen cells of these rates, in batches of 50 ms, but for those whose numbers are `lost`."""
    watch, gap = RateWatch(), 0
    next_at = [0.001 * cell for cell in range(len(rates))]
    for n in range(round(seconds / 0.05)):
        end, cells = (n + 1) * 0.05, []
        for cell, hz in enumerate(rates):
            stamps = []
            while hz and next_at[cell] <= end:
                stamps.append((next_at[cell], 1, None))
                next_at[cell] += 1 / hz
            cells.append(tuple(stamps))
        if lost(n):
            gap += 1
            continue
        watch.feed(Batch(end, n, tuple(cells), b"", (), (), gap))
        gap = 0
    return watch


@pytest.mark.parametrize("hz", [9.0, 11.1, 71.0, 80.0, 89.0])
def test_the_measured_rate_is_right(hz):
    assert watched([hz, 80], 5).hz == (pytest.approx(hz, rel=1e-3), pytest.approx(80, rel=1e-3))


def test_a_board_strapped_to_10_samples_a_second_is_named_and_a_silent_cell_is_not():
    assert [cell for cell, _ in watched([80, 10, 0, 71], 5).slow()] == [1]


def test_no_rate_is_judged_before_four_seconds():
    assert watched([80], 3.5).hz == ()


@pytest.mark.parametrize("hz", [10.0, 71.0, 80.0])
@pytest.mark.parametrize("lost", [lambda n: n % 5 == 4, lambda n: 20 <= n < 70, lambda n: n % 7 in (1, 2)])
def test_lost_messages_neither_make_a_cell_slow_nor_hide_a_slow_one(hz, lost):
    assert watched([hz], 6, lost).hz == (pytest.approx(hz, rel=1e-3),)


def test_an_old_rate_expires_although_every_second_message_is_lost():
    watch = watched([80], 5)
    for n in range(100, 260, 2):
        watch.feed(Batch(n * 0.05, n, ((),), b"", (), (), 1))
    assert watch.hz == (None,)


def test_another_number_of_cells_resets_the_rates():
    watch = watched([80, 80], 3)
    watch.feed(Batch(3.1, 61, (((3.1, 1, None),),), b"", (), (), 0))
    assert watch.hz == ()
