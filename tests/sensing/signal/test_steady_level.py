"""Steady levels for weighing: survive a table bump, never a movement."""

import pytest
from tests.sensing.tray.still_bins import moved, still_bin
from tests.sensing.tray.table_model import Bin
from tests.sensing.tray.trials import cell_for

from palace_hub.sensing.signal.stillness import SURE_STILL_S
from palace_hub.sensing.tray.cell import CellSensing

STEP_S = 0.05


def uncalibrated(table):
    cell = CellSensing(table.kind, None)
    cell.feed(table.signal(6.0))
    return cell


def waits(cell, table, conversions):
    """Lengths (s) of the stretches without a steady level."""
    stretches, since = [], None
    t = conversions[0][0]
    while conversions:
        now = [conversion for conversion in conversions if conversion[0] < t + STEP_S]
        conversions = conversions[len(now) :]
        cell.feed(now)
        t += STEP_S
        if cell.steady() is None and since is None:
            since = t
        elif cell.steady() is not None and since is not None:
            stretches.append(t - since)
            since = None
    return stretches


@pytest.mark.parametrize(
    ("build", "seconds"),
    [("1kg", 90), *(pytest.param(build, 300, marks=pytest.mark.long) for build in ("good", "1kg"))],
)
def test_the_steady_level_returns_soon_after_a_bump(build, seconds):
    """Six bumps a minute."""
    table = Bin(31, 1, build=build, bumps_per_min=6.0)
    stretches = waits(uncalibrated(table), table, table.signal(float(seconds)))
    assert len(stretches) >= seconds / 30
    assert sorted(stretches)[len(stretches) // 2] < 1.2
    assert sum(stretches) < seconds * 0.25


@pytest.mark.parametrize("kind", [1, 5])
@pytest.mark.parametrize("build", ["good", "1kg"])
@pytest.mark.parametrize("pieces", [-1, 1])
def test_a_moved_piece_makes_another_level_after_the_full_wait(kind, build, pieces):
    table = still_bin(32, kind, pieces=8, build=build)
    cell = uncalibrated(table)
    before = cell.steady()
    grams = pieces * sum(table.inside) / 8
    conversions = moved(table, grams, at=1.0, seconds=8.0)
    [until] = waits(cell, table, conversions)
    assert until > SURE_STILL_S
    after = cell.steady()
    assert (after.raw - before.raw) / table.counts_per_g == pytest.approx(grams, abs=0.06)


def test_a_hand_without_a_change_needs_no_full_wait():
    table = still_bin(33, 1)
    cell = uncalibrated(table)
    before = cell.steady()
    [until] = waits(cell, table, moved(table, 0.0, at=1.0, seconds=5.0))
    assert until < SURE_STILL_S
    assert cell.steady().raw == pytest.approx(before.raw, abs=0.02 * table.counts_per_g)


def test_a_long_absence_needs_the_full_wait():
    table = still_bin(34, 1)
    cell = uncalibrated(table)
    conversions = table.signal(20.0, lambda t: 15.0 * ((t > 1.0) & (t < 9.0)))
    stretches = waits(cell, table, conversions)
    assert len(stretches) <= 2
    assert stretches[-1] > SURE_STILL_S - STEP_S


def test_a_pause_in_the_stream_forgets_the_level():
    table = still_bin(35, 1)
    cell = cell_for(table)
    cell.feed(table.signal(6.0))
    assert cell.steady() is not None
    table.t += 3.0
    cell.feed(table.signal(1.0))
    assert cell.steady() is None
    cell.feed(table.signal(3.0))
    assert cell.steady() is not None
