"""Audit: followed drift explains a difference, anything else disagrees."""

from tests.sensing.tray.table_model import Bin
from tests.sensing.tray.trials import Tally, Trial, cell_for

from palace_hub.sensing.tray.audit import Agreement, ZeroAccount
from palace_hub.sensing.tray.calibration import CellCalibration
from palace_hub.sensing.tray.events import Audited
from palace_hub.sensing.tray.lattice import foreign_piece
from palace_hub.sensing.tray.unit import TrackedUnit


def test_nothing_to_compare_with():
    assert ZeroAccount().audit(12.0, None, 0.01).agreement is Agreement.UNKNOWN


def test_a_full_count_that_fits_agrees():
    audit = ZeroAccount().audit(40.1, 40, 0.01)
    assert (audit.agreement, round(audit.off, 3)) == (Agreement.AGREES, 0.1)


def test_drift_that_was_followed_is_healed():
    account = ZeroAccount()
    for _ in range(100):
        account.add_drift(0.02)
    audit = account.audit(42.0, 40, 0.01)
    assert (audit.agreement, round(audit.drifted, 3)) == (Agreement.HEALED, 2.0)


def test_residuals_of_changes_add_up_to_a_disagreement():
    """Each piece put back is 0.14 of a piece too heavy: one is credible, ten are not."""
    account = ZeroAccount()
    for _ in range(10):
        account.add_residual(0.14, 1)
    audit = account.audit(41.4, 40, 0.01)
    assert (audit.agreement, round(audit.taken_up, 2)) == (Agreement.DISAGREES, 1.4)


def test_a_quiet_cell_is_audited_and_a_moving_one_is_not():
    trial = Trial(31, 1, Tally(), bumps_per_min=0.0)
    trial.grab(-3, None)
    assert trial.cell.state(trial.table.t).audit.agreement is Agreement.AGREES
    trial.cell.feed(trial.table.signal(0.5, lambda t: 20.0 + 5 * (t * 31 % 1)))
    assert trial.cell.state(trial.table.t).audit is None


def test_a_warm_up_by_whole_pieces_is_healed_and_reported_once():
    table = Bin(70, 5, drift=0.12, bumps_per_min=0.0)
    cell = cell_for(table)
    events = [event for _ in range(8) for event in cell.feed(table.signal(60.0))]
    said = [event for event in events if isinstance(event, Audited)]
    assert [event.agreement for event in said] == [Agreement.HEALED]
    assert said[0].off > 0.5
    audit = cell.state(table.t).audit
    assert audit.agreement is Agreement.HEALED
    assert abs(audit.off - audit.drifted) < 0.1
    assert audit.off * table.unit / table.counts_per_g > 0.8


def test_an_unexplained_full_count_is_reported_once_until_a_person_counts():
    table = Bin(71, 1, pieces=40, bumps_per_min=0.0)
    cell = cell_for(table)
    cell.feed(table.signal(4.0))
    zero, unit = table.raw_zero(), table.unit
    for turn in (1, 2):
        cell.tracked.tracked_unit = TrackedUnit(CellCalibration(zero - 1.2 * turn * unit, unit, 80))
        said = [event for event in cell.feed(table.signal(8.0)) if isinstance(event, Audited)]
        assert [event.agreement for event in said] == [Agreement.DISAGREES]
        assert round(said[0].off - said[0].drifted, 1) == 1.2
        cell.set_count(40)


def test_a_persons_count_resets_the_account():
    table = Bin(71, 1, pieces=40, bumps_per_min=0.0)
    cell = cell_for(table)
    cell.feed(table.signal(4.0))
    cell.tracked.account.add_residual(3.0, 1)
    cell.set_count(40)
    assert cell.tracked.account.taken_up == 0.0


def test_a_piece_of_another_kind_is_named_where_only_one_kind_fits():
    assert foreign_piece(0.44 / 1.25, 0) == 1  # or a leaf, which weighs the same
    assert foreign_piece(0.29 / 1.25, 0) == 5
    assert foreign_piece(0.29 / 0.44, 1) == 5
    assert foreign_piece(1.0, 0) is None
    assert foreign_piece(-0.5, 0) is None
