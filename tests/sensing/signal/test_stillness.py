"""Robust still periods: long enough to exclude a finger, however noisy the cell."""

import numpy as np
import pytest

from palace_hub.sensing.signal.stillness import robust_still_period

SIGMA, UNIT, LONG_S = 31.0, 290.0, 2.2  # mg: gold on a cheap cell
LIMIT = 500.0


def blocks(level, seconds=3.0, seed=1):
    """Blocks (time, mean) about `level(t)`, `t` counted back from the last block."""
    rng = np.random.default_rng(seed)
    times = np.arange(0.0, seconds, 0.08)
    return [(100.0 + t, level(times[-1] - t) + rng.normal(0, SIGMA)) for t in times.tolist()]


@pytest.mark.parametrize("seed", range(5))
def test_an_untouched_noisy_cell_is_still(seed):
    begun, level = robust_still_period(blocks(lambda ago: 1000.0, seed=seed), 0.0, LIMIT, UNIT, LONG_S)
    assert begun <= 100.1
    assert level == pytest.approx(1000.0, abs=4 * SIGMA)


def test_blocks_before_the_hand_do_not_count():
    assert robust_still_period(blocks(lambda ago: 0.0), 101.5, LIMIT, UNIT, LONG_S) is None
    assert robust_still_period([], 0.0, LIMIT, UNIT, LONG_S) is None


@pytest.mark.parametrize("ago", [0.3, 0.7, 1.0, 1.4])
def test_a_piece_that_moves_ends_the_period(ago):
    assert robust_still_period(blocks(lambda t: UNIT if t < ago else 0.0), 0.0, LIMIT, UNIT, LONG_S) is None


def test_a_piece_that_moved_long_before_is_in_the_level():
    _, level = robust_still_period(blocks(lambda t: UNIT if t < 1.9 else 0.0), 0.0, LIMIT, UNIT, LONG_S)
    assert level == pytest.approx(UNIT, abs=SIGMA)


@pytest.mark.parametrize("press", [1600.0, -1600.0, 5000.0])
def test_a_finger_ends_the_period(press):
    assert robust_still_period(blocks(lambda t: press if t > 1.5 else 0.0), 0.0, LIMIT, UNIT, LONG_S) is None


def test_a_bump_neither_ends_the_period_nor_moves_its_level():
    begun, level = robust_still_period(blocks(lambda t: 300.0 if 1.3 < t < 1.7 else 0.0), 0.0, LIMIT, UNIT, LONG_S)
    assert begun <= 100.1
    assert level == pytest.approx(0.0, abs=3 * SIGMA)


def test_creep_ends_the_period():
    assert robust_still_period(blocks(lambda t: 80.0 * t), 0.0, LIMIT, UNIT, LONG_S) is None
