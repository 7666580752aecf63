"""Effects of the virtual tray that are off unless named, each by its mark in the conversions."""

import math
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from palace_hub.sim.people.hands import ORDINARY, Touch, draw_grab
from palace_hub.sim.world.cell_faults import put_in
from palace_hub.sim.world.cells import CellBank, Step
from palace_hub.sim.world.noise_model import Build

WINDOW_US = 50_000
Silent = Callable[..., Build]


def bank_with(name: str, build: Build, seed: int = 1) -> CellBank:
    """Cells with one effect."""
    build, _ = put_in((name,), build, ORDINARY)
    return CellBank(seed, build, "normal", WINDOW_US)


def record(bank: CellBank, seconds: float) -> list[list[tuple[float, float]]]:
    """By cell: seconds and mg of each conversion."""
    found: list[list[tuple[float, float]]] = [[] for _ in bank.figures]
    for _ in range(round(seconds * 1e6) // WINDOW_US):
        add(bank, found, bank.window([], []))
    return found


def add(bank: CellBank, found: list[list[tuple[float, float]]], window: list[Any]) -> None:
    for us, cell, raw, *_ in window:
        figures = bank.figures[cell]
        found[cell].append((us / 1e6, (raw - figures.offset) / figures.counts_per_mg))


# mains


def amplitude(conversions: list[tuple[float, float]], hertz: float) -> float:
    """Amplitude of the line at `hertz`, mg."""
    t, mg = np.array(conversions).T
    return float(2 * abs(np.mean((mg - mg.mean()) * np.exp(-2j * math.pi * hertz * t))))


def test_mains_of_sixty_hertz_folds_by_each_cells_own_rate(silent_build: Silent) -> None:
    bank = bank_with("mains_60hz", silent_build(mains_mg=(10.0, 10.0)))
    aliases = [figures.rate_hz - 60.0 for figures in bank.figures]
    for conversions, alias in zip(record(bank, 20), aliases, strict=True):
        assert amplitude(conversions, alias) == pytest.approx(10.0, rel=0.05)
        assert amplitude(conversions, alias + 10.0) < 1.0  # there lies the alias of 50 Hz
    assert max(aliases) - min(aliases) > 2.0


# long rests


def test_long_rests_have_a_heavy_tail_and_end_by_thirty_seconds(silent_build: Silent) -> None:
    _, manner = put_in(("long_rests",), silent_build(), ORDINARY)
    grabs = [draw_grab(random.Random(seed), 0, 1, -2, manner=manner) for seed in range(3000)]
    rests = [touch for grab in grabs for touch in grab.touches if touch.resting]
    seconds = np.array([(touch.end_us - touch.start_us) / 1e6 for touch in rests])
    assert len(rests) / 3000 == pytest.approx(0.5, abs=0.03)
    for limit, share in ((1.5, 0.5), (2.5, 0.305), (6.0, 0.083)):  # of a lognormal of median 1.5 s, sigma 1
        assert np.mean(seconds > limit) == pytest.approx(share, abs=0.04)
    assert 10.0 < seconds.max() <= 30.0
    assert all(grab.moves[0].us <= grab.end_us for grab in grabs)


def test_a_resting_finger_trembles_within_its_band_and_its_force_drifts(silent_build: Silent) -> None:
    _, manner = put_in(("long_rests",), silent_build(), ORDINARY)
    manner = replace(manner, resting=1.0, rests=1, rest_median_s=20.0, rest_sigma=0.01)
    grab = draw_grab(random.Random(3), 0, 0, -1, manner=manner)
    rest = grab.touches[-1]
    bank = bank_with("long_rests", silent_build())
    found: list[list[tuple[float, float]]] = [[] for _ in bank.figures]
    for window in range(grab.end_us // WINDOW_US):
        start = window * WINDOW_US
        acting = [t for t in grab.touches if t.start_us < start + WINDOW_US and t.end_us > start]
        add(bank, found, bank.window([], acting))
    t, mg = np.array([c for c in found[0] if rest.start_us / 1e6 + 0.1 < c[0] < rest.end_us / 1e6 - 0.1]).T
    slope, level = np.polyfit(t - t.mean(), mg - bank.figures[0].cup_mg, 1)
    assert slope * (rest.end_us - rest.start_us) / 1e6 / rest.peak_mg == pytest.approx(rest.ramp, abs=0.02)
    assert level == pytest.approx(rest.peak_mg, rel=0.02)
    tremor = mg - np.polyval(np.polyfit(t, mg, 1), t)
    assert 0.004 < tremor.std() / rest.peak_mg < 0.045
    power = np.abs(np.fft.rfft(tremor)) ** 2
    hertz = np.fft.rfftfreq(tremor.size, 1 / bank.figures[0].rate_hz)
    assert power[(hertz > 0.9) & (hertz < 12.2)].sum() > 0.95 * power.sum()


# heaps off the centre


def level(bank: CellBank, cell: int, seconds: float = 3.0) -> float:
    """Mean reading of a cell after its ring, mg."""
    return float(np.mean([mg for t, mg in record(bank, seconds)[cell][-100:]]))


def test_a_heap_that_shifts_reads_otherwise_in_proportion_to_its_mass(silent_build: Silent) -> None:
    build = silent_build(off_centre=(0.006, 0.006))
    spans = {}
    for grams in (100.0, 25.0):
        bank = CellBank(2, build, "normal", WINDOW_US)
        bank.window([Step(20_000, 0, 1000 * grams)], [])
        levels = [level(bank, 0)]
        for visit in range(12):
            bank.release(0, (61 * visit + 62) * WINDOW_US - 10_000, 0.0)
            levels.append(level(bank, 0, 3.05))
        spans[grams] = max(levels) - min(levels)
        assert len({round(one) for one in levels}) == 13  # each visit shifts the heap
        assert level(bank, 1) == pytest.approx(bank.figures[1].cup_mg, abs=1.0)  # an empty cup has no heap
    assert 0.3 < spans[100.0] / (0.006 * 100_000) <= 0.7
    assert spans[25.0] == pytest.approx(spans[100.0] / 4, abs=1.0)


def test_pieces_taken_from_a_heap_read_as_off_centre_as_the_heap(silent_build: Silent) -> None:
    bank = CellBank(2, silent_build(off_centre=(0.006, 0.006)), "normal", WINDOW_US)
    bank.window([Step(20_000, 0, 100_000.0)], [])
    off = level(bank, 0) - bank.figures[0].cup_mg - 100_000.0
    bank.window([Step(61 * WINDOW_US + 10_000, 0, -50_000.0)], [])
    assert abs(off) > 50.0
    assert level(bank, 0) - bank.figures[0].cup_mg - 50_000.0 == pytest.approx(off / 2, abs=1.0)


# pieces that fall


@pytest.mark.parametrize("heap_g", [0.0, 90.0])
def test_a_falling_piece_gives_its_momentum_to_cup_and_heap(silent_build: Silent, heap_g: float) -> None:
    """Against the impact written out in kg, m and s."""
    bank = CellBank(3, silent_build(drop_cm=(3.0, 3.0)), "normal", WINDOW_US)
    bank.load_mg[0] += 1000 * heap_g
    piece, moving = 1.25e-3, (bank.figures[0].cup_mg * 1e-6 + 8e-3 + heap_g * 1e-3 + 1.25e-3)
    found: list[list[tuple[float, float]]] = [[] for _ in bank.figures]
    for window in range(60):
        add(bank, found, bank.window([Step(1_000_000, 0, 1250.0)] if window == 20 else [], []))
    spring = 0.300 * 9.81 / 0.55e-3
    omega = math.sqrt(spring / moving)
    assert omega / 2 / math.pi == pytest.approx({0.0: 40.0, 90.0: 27.8}[heap_g], abs=0.5)
    speed = piece * math.sqrt(2 * 9.81 * 0.03) / moving
    figures = bank.figures[0]
    damping = figures.ring_decay / figures.ring_omega
    for t, mg in found[0]:
        tau = t - 1.0
        if 0 < tau < 0.3:
            laid = -1250.0 * math.exp(-figures.ring_decay * tau) * math.cos(figures.ring_omega * tau)
            fell = 1e6 * spring * speed / omega / 9.81 * math.exp(-damping * omega * tau) * math.sin(omega * tau)
            assert mg - found[0][-1][1] == pytest.approx(laid + fell, abs=30.0)


def test_pieces_that_fall_swing_a_cup_harder_than_pieces_laid_down(silent_build: Silent) -> None:
    peaks = []
    for build in (silent_build(), put_in(("drops",), silent_build(), ORDINARY)[0]):
        bank = CellBank(3, build, "normal", WINDOW_US)
        readings = [mg for w in range(20) for mg in swing(bank, [Step(50_000, 1, 880.0, 2)] if w == 1 else [])]
        peaks.append(max(readings) - bank.load_mg[1])
    assert peaks[1] > 5 * peaks[0]


def swing(bank: CellBank, steps: list[Step]) -> list[float]:
    """Readings of cell 1 in the next window, mg."""
    found: list[list[tuple[float, float]]] = [[] for _ in bank.figures]
    add(bank, found, bank.window(steps, []))
    return [mg for _, mg in found[1]]


# presses that shift the zero


def test_a_hard_press_shifts_the_zero_in_proportion_to_its_peak(silent_build: Silent) -> None:
    """A light touch shifts it by nothing to speak of."""
    build, manner = put_in(("press_shift",), silent_build(), ORDINARY)
    shifts: dict[float, list[float]] = {2_000_000.0: [], 20_000.0: []}
    for peak, found in shifts.items():
        for seed in range(12):
            bank = CellBank(seed, replace(build, press_shift=(1e-4, 1e-4)), "normal", WINDOW_US)
            before = level(bank, 0, 0.5)
            bank.window([], [Touch(0, 505_000, 545_000, peak)])
            bank.release(0, 560_000, 0.0)
            found.append(level(bank, 0) - before)
    assert np.std(shifts[2_000_000.0]) == pytest.approx(200.0, rel=0.5)  # 1e-4 of 2 kg
    assert np.std(shifts[20_000.0]) == pytest.approx(np.std(shifts[2_000_000.0]) / 100, rel=0.1)
    hard = [draw_grab(random.Random(seed), 0, 1, -1, manner=manner).touches[0].peak_mg for seed in range(1000)]
    assert np.mean(np.abs(hard) > 200_000.0) == pytest.approx(1 / 7, abs=0.04)


# a wire that touches a cup


def test_a_touching_wire_takes_a_share_of_later_loads_only(silent_build: Silent) -> None:
    bank = CellBank(4, silent_build(), "normal", WINDOW_US)
    bank.load_mg[2] += 20_000.0
    before = level(bank, 2, 0.5)
    bank.touch_wire(2, 0.05, -80.0)
    assert level(bank, 2, 0.5) == pytest.approx(before - 80.0, abs=0.5)
    bank.window([Step(1_010_000, 2, 12_400.0)], [])
    assert level(bank, 2) == pytest.approx(before - 80.0 + 0.95 * 12_400, abs=0.5)
    assert level(bank, 1) == pytest.approx(bank.load_mg[1], abs=0.5)
