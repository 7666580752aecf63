"""The wobble of a resting level: quiet cells are not held, held forces are, and a bump of the table is neither."""

import numpy as np
import pytest

from palace_hub.sensing.signal.wobble import MEDIAN_REST_S, measure_wobble, rest_survival

G = 7158.0
"""Raw counts per gram of a 300 g cell."""
OWN = 0.006 * G
BLOCK_S = 0.08
BLOCKS = 27


def quiet(rng, blocks=BLOCKS):
    return rng.normal(0.0, OWN, blocks)


def tremor(rng, force_g, part, blocks=BLOCKS):
    """Block means of a force that trembles at 1 to 12 Hz, sampled at 80 Hz."""
    t = np.arange(blocks * 7) / (7 / BLOCK_S)
    waves = [np.sin(2 * np.pi * (hertz * t + rng.uniform())) for hertz in rng.uniform(1, 12, 6)]
    wave = np.sum(waves, axis=0)
    return (force_g * part * G * wave / wave.std()).reshape(blocks, 7).mean(axis=1)


def wobble(means, *, robust=False):
    return measure_wobble(list(means), [OWN] * len(means), G, robust=robust)


@pytest.mark.parametrize(("robust", "likely"), [(False, 1e-4), (True, 2e-3)])
def test_an_untouched_cell_is_hardly_ever_held_and_a_finger_of_three_grams_becomes_unlikely(robust, likely):
    rng = np.random.default_rng(1)
    found = [wobble(quiet(rng), robust=robust) for _ in range(400)]
    assert sum(one.held for one in found) <= 1
    assert np.median([one.likelihood(3.0) for one in found]) < likely


@pytest.mark.parametrize("robust", [False, True])
def test_a_held_force_is_seen_at_the_tremor_of_the_quietest_recorded_holds(robust):
    rng = np.random.default_rng(2)
    found = [wobble(quiet(rng) + tremor(rng, 5.0, 0.011), robust=robust) for _ in range(200)]
    assert sum(one.held for one in found) >= 190
    assert min(one.likelihood(5.0) for one in found) > 1.0


def test_a_robust_estimate_passes_over_a_bump_and_over_the_end_of_another_level():
    rng = np.random.default_rng(3)
    bump, end = quiet(rng), quiet(rng)
    bump[10:15] += 0.4 * G * np.sin(np.linspace(0, np.pi, 5))
    end[:6] += 0.44 * G
    assert not wobble(bump, robust=True).held
    assert not wobble(end, robust=True).held
    assert wobble(bump).held


def test_a_cup_that_still_swings_does_not_count_as_held():
    """The first means lie far off by the swing, as their standard deviations say; the later ones are quiet."""
    rng = np.random.default_rng(5)
    swing = 0.4 * G * np.exp(-0.8 * np.arange(BLOCKS))
    own = np.hypot(OWN, swing)
    held = [measure_wobble(list(quiet(rng) + 1.5 * swing), list(own), G, robust=False).held for _ in range(100)]
    assert not any(held)


def test_creep_is_no_tremor():
    rng = np.random.default_rng(4)
    assert not wobble(quiet(rng) + np.linspace(0.0, 0.1 * G, BLOCKS)).held


def test_too_few_blocks_measure_nothing():
    found = wobble([0.0, 1.0])
    assert not found.measured
    assert found.likelihood(20.0) == 1.0


def test_half_of_the_rests_are_over_after_their_median_and_few_last_half_a_minute():
    assert rest_survival(0.0) == 1.0
    assert rest_survival(MEDIAN_REST_S) == pytest.approx(0.5)
    assert 1e-4 < rest_survival(30.0) < 1e-3
