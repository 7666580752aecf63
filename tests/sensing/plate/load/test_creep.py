"""The fit of four corners at once equals a fit of each corner alone."""

import numpy as np
import pytest

from palace_hub.sensing.plate.load.creep import BIN_S, CELLS, TAUS_S, CreepGains, CreepRelaxations, CreepState
from palace_hub.sensing.plate.load.ringing import (
    CornerSamples,
    RingingMode,
    refine_ringing,
    regularised_inverse,
    swing_basis,
)
from palace_hub.sensing.plate.load.signal import SignalBin, join_bins

SIZES = (24, 21, 27, 23)  # boards run 71 to 89 a second
WHITE = np.array([90.0, 110.0, 100.0, 130.0])
ZERO = np.array([4e5, -2e5, 1e5, 0.0])
RING = RingingMode(27.0, 9.0)
UNKNOWN = 1e7
"""Standard deviation, counts, of a level or a swing of which nothing is known: more than is ever seen."""


def corners(seed, ring=RING):
    """Three tenths of a second, and what each cell owes meanwhile."""
    rng = np.random.default_rng(seed)
    samples, owed = [], np.zeros((CELLS, max(SIZES), TAUS_S.size))
    for cell, size in enumerate(SIZES):
        t = 12.0 + np.sort(rng.uniform(0.0, 0.3, size))
        owed[cell] = rng.uniform(0.0, 3e5, TAUS_S.size) + rng.normal(0.0, 2e3, (max(SIZES), TAUS_S.size))
        waves = swing_basis(ring, t - 12.0) @ rng.normal(0.0, 5e3, 2)
        counts = ZERO[cell] + 2e4 * cell + owed[cell, :size] @ np.full(TAUS_S.size, 2e-4) + waves
        samples.append((t, counts + rng.normal(0.0, WHITE[cell], size)))
    return samples, owed


def test_corner_samples_of_different_lengths_round_trip():
    samples, _ = corners(1)
    together = CornerSamples.of(samples)
    assert together.t.shape == together.counts.shape == together.here.shape == (CELLS, max(SIZES))
    assert tuple(together.here.sum(axis=1)) == SIZES
    for (t, counts), (own_t, own_counts), last in zip(
        samples, together.by_corner(), together.counts[:, -1], strict=True
    ):
        np.testing.assert_array_equal(t, own_t)
        np.testing.assert_array_equal(counts, own_counts)
        assert last == counts[-1]


def test_joined_bins_are_fitted_like_one_record():
    """Each of them is filled up by itself, so that there are gaps in the middle."""
    samples, owed = corners(5)
    tenths = []
    for some in (slice(0, 8), slice(8, 15), slice(15, None)):
        one = CornerSamples.of([(t[some], counts[some]) for t, counts in samples])
        tenths.append(SignalBin(0.0, one, np.zeros((CELLS, one.t.shape[1], TAUS_S.size))))
        for cell, here in enumerate(one.here):
            tenths[-1].owed[cell, here] = owed[cell, : SIZES[cell]][some]
    joined = join_bins(tenths)
    for (t, counts), (own_t, own_counts) in zip(samples, joined.by_corner(), strict=True):
        np.testing.assert_array_equal(t, own_t)
        np.testing.assert_array_equal(counts, own_counts)
    whole = CreepState().fit(CornerSamples.of(samples), owed, WHITE, RING, ZERO)
    apart = CreepState().fit(joined, np.concatenate([tenth.owed for tenth in tenths], axis=1), WHITE, RING, ZERO)
    np.testing.assert_allclose(apart.level, whole.level, atol=1e-6)
    np.testing.assert_allclose(apart.own, whole.own)
    for cell, size in enumerate(SIZES):
        np.testing.assert_allclose(apart.residual[cell, joined.here[cell]], whole.residual[cell, :size], atol=1e-6)


@pytest.mark.parametrize("ring", [RING, None])
@pytest.mark.parametrize("seed", range(5))
def test_the_fit_of_a_moment_equals_least_squares_of_each_corner(seed, ring):
    """Conversions and what is known beforehand are rows of one system, each divided by its standard deviation."""
    samples, owed = corners(seed)
    gains = CreepGains.unlearnt()
    moment = CornerSamples.of(samples)
    fit = CreepState(gains).fit(moment, owed, WHITE, ring, ZERO)
    start = min(t[0] for t, _ in samples)
    for cell, (t, counts) in enumerate(samples):
        waves = np.zeros((t.size, 0)) if ring is None else swing_basis(ring, t - start)
        seen = np.column_stack([np.ones(t.size), owed[cell, : t.size], waves]) / WHITE[cell]
        spread = np.linalg.inv(np.linalg.cholesky(gains.cov[cell]))
        known = np.zeros((seen.shape[1], seen.shape[1]))
        known[1 : 1 + TAUS_S.size, 1 : 1 + TAUS_S.size] = spread
        for unknown in (0, *range(1 + TAUS_S.size, seen.shape[1])):
            known[unknown, unknown] = 1 / UNKNOWN
        before = known[:, 1 : 1 + TAUS_S.size] @ gains.mean[cell]
        rows, right = np.vstack([seen, known]), np.concatenate([(counts - ZERO[cell]) / WHITE[cell], before])
        found = np.linalg.lstsq(rows, right, rcond=None)[0]
        cov = np.linalg.inv(rows.T @ rows)
        assert fit.level[cell] == pytest.approx(ZERO[cell] + found[0], abs=0.05)
        np.testing.assert_allclose(fit.x[cell, 2:], found[1 : 1 + TAUS_S.size], atol=1e-9)
        np.testing.assert_allclose(fit.p[cell, 1:, 1:], cov[: 1 + TAUS_S.size, : 1 + TAUS_S.size], rtol=1e-3, atol=1e-9)
        left = counts - ZERO[cell] - WHITE[cell] * (seen @ found)
        np.testing.assert_allclose(fit.residual[cell, : t.size], left, atol=0.05)
        assert not fit.residual[cell, t.size :].any()
        alone = np.linalg.pinv(np.column_stack([np.ones(t.size), waves]))[0]
        assert fit.own[cell] == pytest.approx(WHITE[cell] ** 2 * float(alone @ alone), rel=1e-6)


def test_a_moment_changes_nothing_until_it_is_adopted():
    state = CreepState()
    samples, owed = corners(3)
    fits = [state.fit(CornerSamples.of(samples), owed, WHITE, RING, ZERO) for _ in range(2)]
    np.testing.assert_array_equal(fits[0].x, fits[1].x)
    state.adopt(fits[0])
    later = state.fit(CornerSamples.of(samples), owed, WHITE, RING, ZERO)
    assert np.abs(later.change).max() < 3 * np.sqrt(later.variance).max()


def test_one_ringing_mode_is_learnt_from_corners_of_different_lengths():
    samples, _ = corners(4)
    ring = RingingMode(1.01 * RING.hz, RING.decay)
    for _ in range(6):
        ring = refine_ringing(ring, CornerSamples.of(samples), WHITE)
    assert ring.hz == pytest.approx(RING.hz, rel=2e-3)


def test_ringing_at_the_sampling_frequency_leaves_the_level_solvable():
    """At half the conversions' rate one of its two waves is nothing at every conversion."""
    t = np.arange(24) / 80
    basis = np.column_stack([np.ones(t.size), np.cos(2 * np.pi * 40 * t), np.zeros(t.size)])
    inverse = regularised_inverse(basis.T @ basis)
    assert np.isfinite(inverse).all()
    assert inverse[0, 0] == pytest.approx(1 / t.size, rel=1e-6)


@pytest.mark.parametrize("tenths", [1, 7, 130])
def test_creep_through_a_gap_equals_creep_through_readings(tenths):
    read, unread = CreepRelaxations(), CreepRelaxations()
    pressed, lies = np.array([9e5, 7e5, 8e5, 1e6]), np.array([2e5, 1e5, 3e5, 2e5])
    for owed in (read, unread):
        for reading in (lies, pressed, pressed):
            owed.pass_bin(reading)
    for _ in range(tenths):
        read.pass_bin(lies)
    unread.pass_unseen(lies, tenths * BIN_S)
    np.testing.assert_allclose(unread.now, read.now, rtol=1e-9, atol=1e-6)
