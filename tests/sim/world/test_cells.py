"""The cells against the noise table of SENSING.md, each term by an independent computation."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from palace_hub.sim.world.cells import CellBank, Step
from palace_hub.sim.world.noise_model import BUILDS, Build

WINDOW_US = 50_000
Silent = Callable[..., Build]


def record(bank: CellBank, seconds: float, steps: dict[int, list[Step]] | None = None) -> list[list[tuple[int, Any]]]:
    """Conversions by cell; `steps` by number of window."""
    found: list[list[tuple[int, Any]]] = [[] for _ in range(6)]
    for window in range(round(seconds * 20)):
        for conversion in bank.window((steps or {}).get(window, []), []):
            found[conversion[1]].append((conversion[0], conversion[2]))
    return found


def bank_of(build: Build, seed: int = 1, drift: str = "normal") -> CellBank:
    return CellBank(seed, build, drift, WINDOW_US)


def test_white_noise_and_rates_are_those_of_the_good_column() -> None:
    bank = bank_of(BUILDS["good"], seed=3)
    for cell, conversions in enumerate(record(bank, 60)):
        raw = np.array([value for _, value in conversions if value is not None], dtype=float)
        steps = np.diff(raw)
        white_mg = np.median(np.abs(steps)) / 0.6745 / math.sqrt(2) / bank.figures[cell].counts_per_mg
        assert 12.0 < white_mg < 18.5
        assert 71.2 - 0.2 <= len(conversions) / 60 <= 88.8 + 0.2


def test_each_conversion_comes_once_in_its_own_window_and_in_order(silent_build: Silent) -> None:
    bank = bank_of(silent_build())
    last = [-math.inf] * 6
    for window in range(1200):
        stamps = []
        for us, cell, _ in bank.window([], []):
            assert window * WINDOW_US < us <= (window + 1) * WINDOW_US
            period = 1e6 / bank.figures[cell].rate_hz
            assert last[cell] == -math.inf or us - last[cell] == pytest.approx(period, abs=1.5)
            last[cell] = us
            stamps.append(us)
        assert stamps == sorted(stamps)


def test_an_empty_cell_does_not_read_zero_and_a_cup_is_on_it(silent_build: Silent) -> None:
    bank = bank_of(silent_build())
    for cell, conversions in enumerate(record(bank, 0.5)):
        figures = bank.figures[cell]
        assert 45_000 <= figures.cup_mg <= 76_000
        expected = figures.offset + figures.cup_mg * figures.counts_per_mg
        assert conversions[0][1] == pytest.approx(expected, abs=1)
        assert abs(conversions[0][1]) > 1000


def test_a_load_reads_in_counts_per_milligram(silent_build: Silent) -> None:
    bank = bank_of(silent_build())
    found = record(bank, 8, {20: [Step(1_000_000, cell, 35_000.0) for cell in range(6)]})
    for cell, conversions in enumerate(found):
        before, after = conversions[0][1], conversions[-1][1]
        assert 5.7 <= (after - before) / 35_000 <= 7.2
        assert (after - before) / 35_000 == pytest.approx(bank.figures[cell].counts_per_mg, rel=1e-4)


def test_after_a_step_the_cup_rings_and_the_ring_dies_away(silent_build: Silent) -> None:
    bank = bank_of(silent_build())
    found = record(bank, 6, {20: [Step(1_000_000, cell, 20_000.0) for cell in range(6)]})
    for cell, conversions in enumerate(found):
        figures = bank.figures[cell]
        assert 25 <= figures.ring_omega / (2 * math.pi) <= 48
        assert 0.02 <= figures.ring_decay / figures.ring_omega <= 0.1
        rest = conversions[-1][1]
        for us, raw in conversions:
            tau = us / 1e6 - 1.0
            if 0 < tau < 2:
                swing = -20_000 * math.exp(-figures.ring_decay * tau) * math.cos(figures.ring_omega * tau)
                assert (raw - rest) / figures.counts_per_mg == pytest.approx(swing, abs=1.0)


def test_creep_is_a_straight_line_in_the_logarithm_of_time(silent_build: Silent) -> None:
    bank = bank_of(silent_build(creep_per_decade=(0.0004, 0.0004)))
    start = 20
    found = record(bank, 130, {start: [Step(1_000_000, 0, 100_000.0)]})
    counts_per_mg = bank.figures[0].counts_per_mg

    def reading(tau: float) -> float:
        near = [raw for us, raw in found[0] if abs(us / 1e6 - 1.0 - tau) < 0.3]
        return float(np.mean(near)) / counts_per_mg

    for low, high in ((3.0, 12.0), (12.0, 120.0)):
        grown = reading(high) - reading(low)
        line = 100_000 * 0.0004 * math.log10(high / low)
        assert grown == pytest.approx(line, rel=0.25)


def test_mains_folds_to_the_alias_of_fifty_hertz(silent_build: Silent) -> None:
    bank = bank_of(silent_build(mains_mg=(10.0, 10.0)))
    for cell, conversions in enumerate(record(bank, 20)):
        figures = bank.figures[cell]
        alias = abs(50.0 - figures.rate_hz * round(50.0 / figures.rate_hz))
        t = np.array([us for us, _ in conversions]) / 1e6
        x = np.array([raw for _, raw in conversions], dtype=float) / figures.counts_per_mg
        x -= x.mean()
        amplitude = 2 * abs(np.mean(x * np.exp(-2j * math.pi * alias * t)))
        assert amplitude == pytest.approx(10.0, rel=0.05)


def minute_means(bank: CellBank, cell: int, conversions: list[tuple[int, Any]]) -> np.ndarray[Any, Any]:
    """Mean load in mg of each whole minute, without the moments in which somebody knocks the table."""
    values = np.array([raw for _, raw in conversions], dtype=float) / bank.figures[cell].counts_per_mg
    minutes = np.array([us // 60_000_000 for us, _ in conversions])
    means = []
    for minute in range(int(minutes[-1])):
        one = values[minutes == minute]
        calm = np.abs(one - np.median(one)) < 40
        means.append(one[calm].mean())
    return np.array(means)


@pytest.mark.long
def test_warm_up_slope_is_in_its_range_and_dies_with_eight_minutes(silent_build: Silent) -> None:
    bank = bank_of(silent_build(warm_up_mg_min=(20, 60)))
    for cell, conversions in enumerate(record(bank, 30 * 60)):
        slopes = np.abs(np.diff(minute_means(bank, cell, conversions)))
        assert 20 * math.exp(-1 / 8) - 1 <= slopes[0] <= 60
        assert slopes[16] / slopes[0] == pytest.approx(math.exp(-16 / 8), rel=0.05)


@pytest.mark.long
def test_settled_drift_stays_within_the_good_column(silent_build: Silent) -> None:
    bank = bank_of(silent_build(drift_mg_min=(2, 6)))
    for cell, conversions in enumerate(record(bank, 30 * 60)):
        slopes = np.diff(minute_means(bank, cell, conversions))
        assert 1.5 <= math.sqrt(float(np.mean(slopes**2))) <= 7
        assert np.max(np.abs(slopes)) <= 6 * math.sqrt(2)


def test_corrupt_words_missing_and_spikes_come_at_their_rates(silent_build: Silent) -> None:
    bank = bank_of(silent_build(corrupt=0.02, missing=0.04, spike=0.03))
    conversions = [item for cell in record(bank, 100) for item in cell]
    expected = sum(figures.rate_hz for figures in bank.figures) * 100
    rest = [figures.offset + figures.cup_mg * figures.counts_per_mg for figures in bank.figures]
    assert len(conversions) / expected == pytest.approx(0.98, abs=0.004)  # half of the odd ones are only late
    refused = sum(raw is None for _, raw in conversions)
    rails = sum(raw in (8388607, -8388608) for _, raw in conversions if raw is not None)
    assert refused / expected == pytest.approx(0.02 * 4 / 18, rel=0.35)
    assert rails / expected == pytest.approx(0.02 * 2 / 18, rel=0.45)
    spikes = sum(
        1 for _, raw in conversions if raw is not None and 5_000 < min(abs(raw - zero) for zero in rest) < 5_100 * 7.2
    )
    assert spikes / expected == pytest.approx(0.03, rel=0.3)


@dataclass(frozen=True)
class Fist:
    cell: int = 0

    def force_mg(self, us: float) -> float:
        return 2_000_000.0


def test_the_stop_clips_at_110_per_cent_of_the_capacity(silent_build: Silent) -> None:
    bank = bank_of(silent_build())
    figures = bank.figures[0]
    raw = [conversion[2] for conversion in bank.window([], [Fist()]) if conversion[1] == 0]
    assert raw
    for count in raw:
        assert (count - figures.offset) / figures.counts_per_mg == pytest.approx(330_000, rel=1e-5)


@pytest.mark.long
def test_bumps_shake_all_cells_about_twice_a_minute(silent_build: Silent) -> None:
    bank = bank_of(silent_build(), seed=5)
    found = record(bank, 600)
    shaken = []
    for cell, conversions in enumerate(found):
        values = np.array([raw for _, raw in conversions], dtype=float) / bank.figures[cell].counts_per_mg
        seconds = np.array([us // 1_000_000 for us, _ in conversions])
        off = np.abs(values - np.median(values)) > 10
        shaken.append({int(second) for second in seconds[off]})
    assert len(set.union(*shaken)) < 60
    assert 8 <= len(set.intersection(*shaken)) <= 45


def test_a_load_on_one_cell_does_not_change_another() -> None:
    quiet = record(bank_of(BUILDS["good"]), 5)
    loaded = record(bank_of(BUILDS["good"]), 5, {10: [Step(500_000, 2, 1240.0)]})
    assert [quiet[cell] for cell in (0, 1, 3, 4, 5)] == [loaded[cell] for cell in (0, 1, 3, 4, 5)]
    assert quiet[2] != loaded[2]


def test_another_seed_is_another_table() -> None:
    first, second = bank_of(BUILDS["good"], 1), bank_of(BUILDS["good"], 2)
    assert first.figures != second.figures
    assert record(first, 1) != record(second, 1)


@pytest.mark.parametrize("name", ["good", "cheap1kg", "cheap5kg"])
def test_every_column_of_the_noise_table_is_there(name: str) -> None:
    build = BUILDS[name]
    figures = bank_of(build).figures
    assert all(build.white_mg[0] <= figure.white_mg <= build.white_mg[1] for figure in figures)
    assert all(build.counts_per_mg[0] <= figure.counts_per_mg <= build.counts_per_mg[1] for figure in figures)


def test_one_table_in_five_stands_on_a_soft_mounting() -> None:
    rings = [bank_of(BUILDS["good"], seed).figures[0].ring_omega / (2 * math.pi) for seed in range(60)]
    soft = [hertz for hertz in rings if hertz < 20]
    assert 4 <= len(soft) <= 22
    assert all(6.5 < hertz < 13.5 for hertz in soft)
    assert all(25 <= hertz <= 48 for hertz in rings if hertz not in soft)


def test_a_cell_on_its_stop_creeps_for_what_it_reads(silent_build: Silent) -> None:
    fist, heavy = (
        bank_of(silent_build(creep_per_decade=(0.002, 0.002))),
        bank_of(silent_build(creep_per_decade=(0.002,) * 2)),
    )
    after = []
    for bank, grams in ((fist, 300), (heavy, 3000)):
        for _ in range(40):
            bank.window([], [Press(grams * 1000.0)])
        after.append(bank.window([], [])[0][2] / bank.figures[0].counts_per_mg)
    assert after[1] - after[0] < 0.002 * 3 * 60_000  # the stop is at 330 g, not at 3 kg


@dataclass(frozen=True)
class Press:
    mg: float
    cell: int = 0

    def force_mg(self, us: float) -> float:
        return self.mg
