"""The noise of block means: what a single movement does to it, and how it recovers."""

import numpy as np
import pytest
from tests.sensing.tray.still_bins import moved, still_bin
from tests.sensing.tray.trials import cell_for

from palace_hub.sensing.signal.conversions import BlockMaker
from palace_hub.sensing.signal.stillness import NoiseMeter

WHITE = 150.0
OF_A_BLOCK = 1.15 * WHITE / 6**0.5


def fed(meter, seconds, *, wanders=0.0, seed=1):
    """Feed the meter conversions of white noise; `wanders`: standard deviation of a slow part, new in each block."""
    rng, maker = np.random.default_rng(seed), BlockMaker()
    slow = np.repeat(rng.normal(0, wanders, int(seconds * 80 / 6) + 2), 6) if wanders else np.zeros(int(seconds * 80))
    for k in range(int(seconds * 80)):
        block = maker.receive(k / 80, round(1e5 + slow[k] + rng.normal(0, WHITE)))
        if block is not None:
            meter.add(block)


def test_one_movement_soon_after_the_start_is_not_the_cells_noise():
    meter = NoiseMeter()
    fed(meter, 2.0)
    meter.add_quiet_difference(40 * OF_A_BLOCK)
    assert meter.block_mean(6) == pytest.approx(OF_A_BLOCK, rel=0.2)


def test_a_cell_that_was_restless_recovers_without_a_quiet_moment():
    meter = NoiseMeter()
    fed(meter, 2.0)
    for _ in range(200):
        meter.add_quiet_difference(4 * OF_A_BLOCK)
    assert meter.block_mean(6) == pytest.approx(2 * OF_A_BLOCK, rel=0.2)  # the cap
    fed(meter, 14.0, seed=2)
    assert meter.block_mean(6) == pytest.approx(OF_A_BLOCK, rel=0.2)
    for _ in range(200):
        meter.add_quiet_difference(4 * OF_A_BLOCK)
    fed(meter, 14.0, wanders=3 * OF_A_BLOCK, seed=3)  # it is restless still
    assert meter.block_mean(6) == pytest.approx(2 * OF_A_BLOCK, rel=0.2)


def test_a_1_kg_cell_that_is_touched_seconds_after_it_was_weighed_is_counted():
    for seed in range(1, 13):
        table = still_bin(seed, 5, build="1kg", white=0.07)
        cell = cell_for(table)
        while cell.state(table.t).activity != "quiet":
            cell.feed(table.signal(0.08))
        cell.feed(moved(table, -0.29, at=0.4))
        cell.feed(table.signal(12.0))
        state = cell.state(table.t)
        assert (state.fault, state.activity) == (None, "quiet"), seed
