"""The learnt creep gain is right within its error, and shortens the wait after a press."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.cases import few
from tests.sensing.tray.still_bins import decisions, still_bin
from tests.sensing.tray.trials import cell_for

from palace_hub.core.tray.device import TrayDevice
from palace_hub.sensing.signal.conversions import ConversionBlock
from palace_hub.sensing.signal.creep import BLOCK_SIGMAS, LEAST_RUN, RUN_BEGINS_S, CreepFit, CreepGain, CreepTracker
from palace_hub.sensing.signal.stillness import DriftMeter
from palace_hub.sensing.tray.calibration import CELLS, CellCalibration, TrayCalibration
from palace_hub.sensing.tray.events import CountChange


def pressed(force, seconds=1.6):
    return seconds, lambda t: force * np.sin(np.pi * t / seconds)


def updated(table, presses, rest=8.0):
    """The cell after presses that move no piece."""
    cell = cell_for(table)
    cell.feed(table.signal(6.0))
    for force in presses:
        seconds, push = pressed(force)
        cell.feed(table.signal(seconds, push))
        cell.feed(table.signal(rest))
    return cell


@given(st.integers(0, 2**32 - 1), st.integers(LEAST_RUN, 80))
def test_a_run_is_least_squares_with_priors(seed, blocks):
    """Oracle: least squares over all blocks at once, with the priors of gain and drift."""
    rng = np.random.default_rng(seed)
    t = np.cumsum(rng.uniform(0.05, 0.1, blocks))
    pending_creep = 40_000 * np.exp(-t / 3) + 1e6
    known, sigma, drift = (
        CreepGain(rng.uniform(0, 0.006), rng.uniform(1e-4, 3e-3)),
        rng.uniform(5, 70),
        rng.uniform(0.5, 20),
    )
    level = 3e6 + known.mean * pending_creep + rng.normal(0, drift) * t + rng.normal(0, sigma, blocks)
    run = CreepFit(0.0)
    for one in zip(t, level, pending_creep, strict=True):
        run.add(*one, sigma, drift)
    weight = 1 / (BLOCK_SIGMAS * sigma)
    design = weight * np.column_stack([np.ones(blocks), pending_creep - pending_creep[0], t - t[0]])
    whole = design.T @ design + np.diag([0.0, known.error**-2, drift**-2])
    right = design.T @ (weight * (level - level[0])) + np.array([0.0, known.mean / known.error**2, 0.0])
    found = run.posterior(known)
    assert found.mean == pytest.approx(max(0.0, np.linalg.solve(whole, right)[1]), rel=1e-4, abs=1e-8)
    assert found.error == pytest.approx(np.sqrt(np.linalg.inv(whole)[1, 1]), rel=1e-4)


@given(st.floats(0, 0.006), st.floats(1e-4, 3e-3), st.floats(-3e5, 3e5), st.floats(-3, 3), st.floats(10, 400))
def test_one_level_gives_the_bayesian_posterior(mean, error, pending_creep, sigmas, noise):
    known = CreepGain(mean, error)
    beyond = sigmas * np.hypot(error * pending_creep, noise)
    found = known.updated(pending_creep, beyond + (mean - known.applied) * pending_creep, noise)
    grid = mean + error * np.linspace(-9, 9, 40_001)
    weight = np.exp(-0.5 * ((grid - mean) / error) ** 2 - 0.5 * ((beyond - (grid - mean) * pending_creep) / noise) ** 2)
    middle = np.average(grid, weights=weight)
    assert found.mean == pytest.approx(max(0.0, middle), rel=1e-3, abs=1e-6)
    assert found.error == pytest.approx(np.sqrt(np.average((grid - middle) ** 2, weights=weight)), rel=1e-2)


def test_an_outlier_teaches_nothing():
    """A deviation of ten times the worst creep has another cause (a hair, a cable, a wrong count)."""
    known = CreepGain(0.001, 0.0005)
    assert known.updated(50_000.0, 5_000.0, 60.0) is known


@pytest.mark.parametrize("part", [0.002, *(pytest.param(part, marks=pytest.mark.long) for part in (0.0003, 0.006))])
@few(1, "build", ["good", "1kg"])
def test_presses_teach_the_gain(build, part):
    """The model cell has other relaxations than the product, and it is warming up."""
    off = []
    for seed in range(4):
        table = still_bin(seed, 1, build=build, warm=True)
        table.creep_part = part
        gain = updated(table, (120.0, -90.0, 150.0, 80.0)).creep
        off.append((gain.mean - part) / (0.25 * part + 3 * gain.error))
        assert gain.error < CreepGain().error / 2
    assert max(np.abs(off)) < 1.0


@pytest.mark.long
@pytest.mark.parametrize("kind", [1, pytest.param(5, marks=pytest.mark.long)])
def test_a_known_gain_shortens_the_wait_after_a_press(kind):
    """The fourth hard press takes a piece; with an unknown gain the product waits for seconds, or asks."""
    waits = {True: [], False: []}
    for seed in range(4):
        for known in (True, False):
            table = still_bin(seed, kind, pieces=12, build="1kg", drift=0.0)
            table.creep_part = 0.006
            cell = updated(table, (140.0, 140.0, 140.0) if known else ())
            cell.tracked.due = -1
            events = cell.feed(table.signal(1.6, pressed(160.0)[1], [(0.8, -table.inside[-1])]))
            gone = table.t
            table.inside.pop()
            events = decisions(events + cell.feed(table.signal(12.0)))
            right = len(events) == 1 and isinstance(events[0], CountChange) and events[0].pieces == -1
            assert right or not known
            waits[known].append(events[0].t - gone if right else 12.0)
    assert max(waits[True]) < 3.0
    assert np.mean(waits[True]) < 0.75 * np.mean(waits[False])


def fed(creep, means, sigma):
    for i, mean in enumerate(means):
        t = 0.075 * i
        creep.add(ConversionBlock(t, t + 0.07, mean, mean, mean, 6, 0.0, 0.0, 0.0), sigma, 2 * sigma, 1e9, 1.0)


def test_a_swinging_level_teaches_nothing():
    """A run that neither creep nor drift explains (a cup that swings in a draught) teaches nothing."""
    sigma, t = 10.0, 0.075 * np.arange(200)
    press = np.where((t > 2) & (t < 4), 100_000.0 * np.sin(np.pi * (t - 2) / 2), 0.0)
    still, swayed = CreepTracker(), CreepTracker()
    fed(still, press + np.where(t > 4, 400 * np.exp(-(t - 4) / 2), 0.0), sigma)
    fed(swayed, press + np.where(t > 4, 45 * np.sin(5 * t), 0.0), sigma)
    assert still.gain.error < 0.5 * CreepGain().error
    assert swayed.gain == CreepGain()
    assert t[-1] - 4 > RUN_BEGINS_S + 1


@pytest.mark.parametrize("unit", [600.0, -600.0])
def test_bounds_in_pieces_for_both_signs(unit):
    """A reversed cell gives the same creep in pieces."""
    sign = np.sign(unit)
    pending_creep = CreepGain(0.002, 0.0003).estimate(sign * 30_000.0)
    crept = pending_creep.in_pieces(unit, sign * 12.0)
    assert crept.expected == pytest.approx((60.0 + 12.0) / 600.0)
    assert (crept.sinks, crept.rises) == pytest.approx((0.06, 0.06))
    assert CreepGain().estimate(sign * 30_000.0).in_pieces(unit, 0.0).rises == 0.0


def test_a_settled_drift_is_extrapolated_under_a_hand():
    meter = DriftMeter()
    for _ in range(500):
        meter.add(-0.15, 0.075)
        if not meter.settled:
            assert meter.expected_move(10.0) == 0.0
    assert meter.expected_move(10.0) == pytest.approx(-20.0, rel=0.1)


def test_gains_of_the_set_up_are_used_in_the_game():
    tray = TrayDevice()
    press = still_bin(3, 1, build="good")
    press.creep_part = 0.004
    for _ in range(3):
        for seconds, push in ((6.0, None), pressed(150.0), (8.0, None)):
            tray.sensing.feed(1, press.signal(seconds, push))
    shown = tray.sensing.creep()[1]
    assert shown.significant
    cell = CellCalibration(0.0, 600.0, 80)
    tray.calibrate(TrayCalibration((cell,) * CELLS), (80,) * CELLS, 30.0)
    assert tray.sensing.creep()[1] == shown
    assert tray.sensing.creep()[2] == CreepGain()
