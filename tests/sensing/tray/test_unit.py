"""The tracked unit: it learns within its guard, the full box keeps its level, and zeros convert for the journal."""

from math import sqrt

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.cases import few
from tests.sensing.tray.table_model import BOX
from tests.sensing.tray.trials import PATIENCE_S, Tally, Trial

from palace_hub.sensing.tray.audit import Agreement
from palace_hub.sensing.tray.calibration import CellCalibration, TrayCalibration
from palace_hub.sensing.tray.cell import CellSensing
from palace_hub.sensing.tray.compartments import TraySensing
from palace_hub.sensing.tray.events import Resumed, Uncertain
from palace_hub.sensing.tray.lattice import PIECE_SPREAD
from palace_hub.sensing.tray.unit import GUARD_PIECES, GUARD_SIGMAS, LEAST_LEARNT, TrackedUnit, refine_unit

UNIT, ZERO = 2800.0, 5000.0
NOISE = 0.02
changes = st.tuples(st.integers(-12, 12).filter(bool), st.floats(-0.2, 0.2))


def off(wrong_by, pieces, rng, spread=0.003):
    """Distance from whole pieces of `pieces` whose mean is heavier than the unit by the part `wrong_by`."""
    return pieces * wrong_by + float(rng.normal(0, spread * sqrt(abs(pieces))))


def test_a_unit_that_is_wrong_is_learnt():
    rng = np.random.default_rng(3)
    cell, error = CellCalibration(ZERO, UNIT, 80), 0.01
    for _ in range(20):
        wrong_by = 1.01 * UNIT / cell.counts_per_piece - 1
        cell, error = refine_unit(cell, error, -8, off(wrong_by, -8, rng), NOISE)
    assert cell.counts_per_piece == pytest.approx(1.01 * UNIT, rel=0.003)
    assert error < 0.003


@given(changes, st.floats(-0.5, 0.5), st.floats(0.0005, 0.02))
def test_nothing_is_learnt_outside_the_guard(change, fraction, error):
    pieces, _ = change
    cell = CellCalibration(ZERO, UNIT, 80)
    after, left = refine_unit(cell, error, pieces, fraction, NOISE)
    sd = sqrt(error**2 + PIECE_SPREAD**2 / abs(pieces) + (NOISE / pieces) ** 2)
    if abs(fraction) > GUARD_PIECES or abs(pieces) < LEAST_LEARNT or abs(fraction / pieces) > 1.001 * GUARD_SIGMAS * sd:
        assert (after, left) == (cell, error)
    assert left <= error
    assert abs(after.counts_per_piece / UNIT - 1) <= GUARD_SIGMAS * error


@given(st.lists(st.tuples(st.integers(4, 12), st.floats(-2, 2)), min_size=1, max_size=8))
def test_successive_changes_teach_as_much_as_all_at_once(hands):
    """Oracle: the mean of the prior and all changes, weighted by their variances."""
    error = 0.004
    cell, left = CellCalibration(ZERO, UNIT, 80), error
    weights, total = 1 / error**2, 0.0
    for pieces, sigmas in hands:
        variance = PIECE_SPREAD**2 / pieces + (NOISE / pieces) ** 2
        seen = sigmas * sqrt(variance)  # of the unit as calibrated
        now = ((1 + seen) * UNIT / cell.counts_per_piece - 1) * pieces
        assume(abs(now) <= GUARD_PIECES)
        cell, left = refine_unit(cell, left, pieces, now, NOISE)
        total += seen / variance
        weights += 1 / variance
    assert cell.counts_per_piece / UNIT - 1 == pytest.approx(total / weights, abs=1e-4)
    assert left == pytest.approx(1 / sqrt(weights))


@given(st.lists(changes, max_size=10), st.integers(0, 80), st.booleans(), st.sampled_from([1, -1]))
def test_the_full_box_keeps_its_level_and_a_stored_zero_its_count(hands, count, assumed, sign):
    cell = CellCalibration(ZERO, sign * UNIT, 80, assumed)
    unit = TrackedUnit(cell)
    for pieces, fraction in hands:
        unit.learn(pieces, fraction, NOISE)
    full = ZERO + 80 * sign * UNIT
    assert (full - unit.zero) / unit.counts == pytest.approx(80)
    level = unit.zero + count * unit.counts
    kept = unit.to_calibrated_zero(unit.zero, count)
    assert (level - kept) / cell.counts_per_piece == pytest.approx(count)  # what another hub will read
    assert unit.to_current_zero(kept, count) == pytest.approx(unit.zero)


def game(seed, kind, wrong_by, hands=60, **model):
    """A game on a compartment whose unit is off by `wrong_by`: from full to nearly empty and back."""
    trial = Trial(seed, kind, Tally(), due_known=True, drift=0.0, **model)
    table = trial.table
    unit = table.unit * (1 + wrong_by)
    zero = table.raw_zero() + table.count * (table.unit - unit)  # the level of the full box is what was weighed
    calibration = CellCalibration(zero, unit, BOX[kind])
    trial.cell = CellSensing(kind, calibration, table.count, zero)
    trial.feed(table.signal(6.0))
    audits = []
    for turn in range(hands):
        down = turn % 30 < 15
        most = min(6, table.count if down else len(table.outside))
        trial.grab(0 if not most else (-1 if down else 1) * int(trial.rng.integers(1, most + 1)), finger=None)
        while table.t < PATIENCE_S or trial.cell.state(table.t).audit is None:
            trial.feed(table.signal(0.5))
        audits.append(trial.cell.state(table.t).audit)
    return trial, calibration, audits


@pytest.mark.long
@pytest.mark.parametrize(
    ("kind", "wrong_by"),
    [(1, -0.005), *(pytest.param(*more, marks=pytest.mark.long) for more in ((0, 0.005), (0, -0.005), (1, 0.005)))],
)
def test_a_unit_wrong_by_half_a_per_cent_counts_right_through_a_game(kind, wrong_by):
    trial, calibration, audits = game(11, kind, wrong_by, piece_spread=0.005)
    assert (trial.tally.silent_wrong, trial.tally.questions, trial.tally.missed) == ([], 0, 0)
    assert min(trial.table.count, len(trial.table.outside)) >= 0
    assert trial.cell.tracked.unit == pytest.approx(trial.table.unit, rel=0.0025)
    assert abs(calibration.counts_per_piece / trial.table.unit - 1) == pytest.approx(0.005)
    assert {audit.agreement for audit in audits} == {Agreement.AGREES}
    assert max(abs(audit.off) for audit in audits[-20:]) < 0.2


@pytest.mark.long
def test_a_right_unit_stays_right():
    trial, calibration, audits = game(12, 1, 0.0, piece_spread=0.005)
    assert (trial.tally.silent_wrong, trial.tally.questions) == ([], 0)
    assert trial.cell.tracked.unit == pytest.approx(calibration.counts_per_piece, rel=0.0025)
    assert {audit.agreement for audit in audits} == {Agreement.AGREES}


@few(1, "again", ["another hub", "the same"])
def test_a_restarted_hub_reads_the_same_count_from_the_journal(again):
    trial, calibration, _ = game(13, 1, -0.01, hands=14, piece_spread=0.005)
    cell, table = trial.cell, trial.table
    assert abs(cell.tracked.unit - calibration.counts_per_piece) * table.count > 0.1 * table.unit
    kept = cell.tracked.journal_zero
    if again == "another hub":
        cell = CellSensing(1, calibration)
        cell.feed(table.signal(1.0))
    cell.resume(table.count, kept, 2.0, 5.0)
    events = cell.feed(table.signal(5.0))
    assert not [event for event in events if isinstance(event, Uncertain)]
    [resumed] = [event for event in events if isinstance(event, Resumed)]
    assert resumed.pieces == 0
    assert abs(resumed.fraction) < 0.05


@pytest.mark.long
def test_the_journal_gets_zeros_for_the_calibrated_unit():
    trial, calibration, _ = game(13, 1, -0.01, hands=14, piece_spread=0.005)
    tracked = trial.cell.tracked
    whole = TraySensing(TrayCalibration((None, calibration, *[None] * 4)), [80] * 6, [calibration.zero_raw] * 6)
    whole.compartments = (whole.compartments[0], trial.cell, *whole.compartments[2:])
    moved = tracked.count * (tracked.unit - calibration.counts_per_piece)
    assert whole.zeros()[1] == pytest.approx(tracked.zero + moved)
    assert abs(moved) > 0.1 * calibration.counts_per_piece
