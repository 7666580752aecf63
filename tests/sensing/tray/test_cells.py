"""Refused words, faulty cells, questions and restarts of one cell."""

import numpy as np
import pytest
from tests.sensing.tray.still_bins import decisions, moved, still_bin
from tests.sensing.tray.table_model import BOX
from tests.sensing.tray.trials import Tally, Trial, cell_for

from palace_hub.sensing.signal.conversions import RAIL_HIGH, RAIL_LOW, BlockMaker
from palace_hub.sensing.tray.calibration import CellCalibration, TrayCalibration
from palace_hub.sensing.tray.cell import CellSensing
from palace_hub.sensing.tray.compartments import TraySensing
from palace_hub.sensing.tray.events import Cleared, CountChange, Resumed, Uncertain

# --- refused words


@pytest.mark.parametrize("word", [RAIL_HIGH, RAIL_LOW, -1, 1, 255, (1 << 20) - 1])
def test_saturated_words_and_words_of_ones_are_refused(word):
    maker = BlockMaker()
    assert maker.receive(0.0, word) is None
    assert (maker.refused, maker.last_t) == (1, None)


def test_a_spike_moves_no_block():
    maker = BlockMaker()
    words = [1000 + (i % 3) for i in range(40)]
    words[10], words[23] = 60_000, -60_000
    blocks = [block for i, raw in enumerate(words) if (block := maker.receive(i / 80, raw))]
    assert len(blocks) >= 4
    assert all(1000 <= block.mean <= 1002 for block in blocks)


@pytest.mark.parametrize("rate", [8.8, 11.1, 71, 80, 89])
def test_blocks_are_cut_by_measured_time(rate):
    maker = BlockMaker()
    blocks = [block for i in range(400) if (block := maker.receive(i / rate, 5000 + i % 7))]
    assert all(block.pause_s == 0.0 for block in blocks)
    assert {block.n for block in blocks} <= ({1} if rate < 12 else {6, 7, 8})


@pytest.mark.parametrize("rate", [8.8, 10.0, 11.1, 71.0, 89.0])
def test_counting_works_at_every_sampling_rate(rate):
    """Boards at 10 SPS count as well; the chip's filter makes their noise smaller."""
    tally = Tally()
    trial = Trial(500, 0, tally, rate=rate, white=0.005 if rate < 12 else 0.015, bumps_per_min=0.0)
    trial.feed(trial.table.signal(5.0))
    for pieces in (-3, -1, 2, 0, -4):
        trial.grab(pieces, None)
    assert (tally.silent_wrong, tally.missed, tally.questions) == ([], 0, 0)
    assert trial.cell.state(trial.table.t).rate_hz == pytest.approx(rate, rel=0.03)


def test_corrupt_words_spikes_and_gaps_of_a_bad_cable_change_no_count():
    tally = Tally()
    trial = Trial(501, 1, tally, corrupt=1e-3, spikes=2e-4, missing=1e-2)
    for _ in range(40):
        trial.grab()
    assert (tally.silent_wrong, tally.missed) == ([], 0)


# --- faults: no count rather than a wrong one


def test_an_uncalibrated_cell_has_no_count():
    table = still_bin(1, 1)
    cell = CellSensing(1, None, 80, 0.0)
    events = cell.feed(table.signal(5.0)) + cell.feed(moved(table, -5 * 0.44))
    state = cell.state(table.t)
    assert decisions(events) == []
    assert (state.count, state.sure, state.grams, state.fault.key) == (None, False, None, "cell-uncalibrated")
    assert state.activity == "quiet"
    assert cell.steady() is not None


def test_a_saturated_cell_has_no_count():
    table = still_bin(2, 1)
    cell = cell_for(table)
    cell.feed(table.signal(4.0))
    cell.feed([(table.t + i / 80, RAIL_HIGH) for i in range(40)])
    state = cell.state(table.t + 0.5)
    assert (state.count, state.fault.key) == (None, "cell-saturated")


def test_a_stuck_cell_has_no_count_and_is_compared_afterwards():
    table = still_bin(3, 1)
    cell = cell_for(table)
    cell.feed(table.signal(4.0))
    stuck = table.signal(5.0)
    events = cell.feed([(t, stuck[0][1]) for t, _ in stuck])
    assert cell.state(table.t).fault.key == "cell-stuck"
    assert cell.state(table.t).count is None
    assert decisions(events) == []
    events = decisions(cell.feed(table.signal(4.0)))
    assert [(type(event), event.pieces, event.count) for event in events] == [(Resumed, 0, 80)]
    assert cell.state(table.t).count == 80


def test_a_silent_cell_is_noticed_by_its_neighbours_time():
    table = still_bin(4, 1)
    tray = TraySensing(
        TrayCalibration((None, CellCalibration(table.raw_zero(), table.unit, 80), *[None] * 4)), [80] * 6
    )
    tray.feed(1, table.signal(6.0))
    assert tray.cell(1).count == 80
    tray.feed(0, [(table.t + 1.5, 12345)])
    assert (tray.cell(1).count, tray.cell(1).fault.key) == (None, "cell-silent")
    tray.tick(table.t + 9.0)
    assert tray.cell(4).fault.key == "cell-silent"


def test_a_cell_too_noisy_to_tell_pieces_has_no_count():
    table = still_bin(5, 5, white=0.35)
    cell = cell_for(table)
    events = cell.feed(table.signal(20.0))
    state = cell.state(table.t)
    assert (state.count, state.fault.key) == (None, "cell-noisy")
    assert decisions(events) == []


# --- questions


def test_a_piece_of_another_kind_is_asked_about_and_clears_when_it_goes():
    table = still_bin(6, 0, pieces=40)
    cell = cell_for(table)
    cell.feed(table.signal(4.0))
    events = decisions(cell.feed(moved(table, 0.44)))
    assert [type(event) for event in events] == [Uncertain]
    assert (events[0].low, events[0].high, events[0].why) == (40, 41, "between")
    assert events[0].fraction == pytest.approx(0.35, abs=0.04)
    assert not cell.state(table.t).sure
    events = decisions(cell.feed(moved(table, -0.44)))
    assert [(type(event), event.count) for event in events] == [(Cleared, 40)]
    assert cell.state(table.t).sure


def test_a_question_cleared_at_another_count_reports_the_change():
    table = still_bin(7, 0, pieces=40, piece_spread=0.003)
    cell = cell_for(table)
    cell.feed(table.signal(4.0))
    cell.feed(moved(table, 0.44))
    piece = sum(table.inside) / 40
    events = decisions(cell.feed(moved(table, -0.44 - 2 * piece)))
    assert [type(event) for event in events] == [Cleared, CountChange]
    assert (events[1].pieces, events[1].count) == (-2, 38)


def test_an_answer_becomes_the_count_at_the_present_level():
    table = still_bin(8, 0, pieces=40)
    cell = cell_for(table)
    cell.feed(table.signal(4.0))
    cell.feed(moved(table, 0.6))
    cell.set_count(41)
    state = cell.state(table.t)
    assert (state.count, state.sure) == (41, True)
    assert abs(state.fraction) < 0.02
    piece = sum(table.inside) / 40
    events = decisions(cell.feed(moved(table, -3 * piece)))
    assert [(type(event), event.pieces, event.count) for event in events] == [(CountChange, -3, 38)]


def test_an_answer_with_a_hand_in_the_compartment_waits_for_stillness():
    table = still_bin(9, 0, pieces=40)
    cell = cell_for(table)
    cell.feed(table.signal(4.0))
    cell.feed(table.signal(1.0, lambda t: 20 + 5 * (t * 31 % 1)))
    cell.set_count(38)
    assert not cell.state(table.t).sure
    assert decisions(cell.feed(table.signal(4.0))) == []
    assert (cell.state(table.t).count, cell.state(table.t).sure) == (38, True)


def eight_golds():
    """A still compartment of eight gold bricks, its cell, and the mass of one (g)."""
    table = still_bin(9, 5, pieces=8)
    cell = cell_for(table)
    cell.feed(table.signal(4.0))
    return table, cell, sum(table.inside) / 8


def test_a_piece_taken_after_an_answer_is_asked_about():
    """A person answers while the table trembles; before the cell rests, another hand takes a gold brick."""
    table, cell, piece = eight_golds()
    events = decisions(cell.feed(moved(table, 0.6 * piece, seconds=6.0)))
    assert [type(event) for event in events] == [Uncertain]
    cell.feed(table.signal(1.0, lambda t: 0.4 * np.sin(np.pi * t)))
    cell.set_count(9)
    assert (cell.state(table.t).count, cell.state(table.t).sure) == (9, False)
    events = decisions(cell.feed(moved(table, -piece, at=0.5)))
    assert [(type(event), event.why) for event in events] == [(Uncertain, "changed")]
    assert events[0].low + events[0].high in (15, 17)
    assert 8 in (events[0].low, events[0].high)
    assert not cell.state(table.t).sure
    cell.set_count(8)
    assert (cell.state(table.t).count, cell.state(table.t).sure) == (8, True)


def test_a_question_about_a_change_during_a_count_never_clears_itself():
    """A finger may have rested during the answer, so a return to whole pieces proves nothing."""
    table, cell, piece = eight_golds()
    cell.feed(table.signal(1.0, lambda t: 20 + 5 * (t * 31 % 1)))
    cell.set_count(8)
    assert [event.why for event in decisions(cell.feed(moved(table, -2 * piece)))] == ["changed"]
    assert [event.why for event in decisions(cell.feed(moved(table, 2 * piece)))] == ["between"]
    assert not cell.state(table.t).sure


@pytest.mark.parametrize("fault", ["silent", "stuck"])
def test_an_answer_for_a_faulty_cell_is_compared_with_its_next_level(fault):
    """Two pieces are taken while the cable is out, and a person types what is left: no second change of two follows."""
    table = still_bin(8, 0, pieces=40)
    tray = TraySensing(TrayCalibration((CellCalibration(table.raw_zero(), table.unit, 80), *[None] * 5)), [40] * 6)
    tray.feed(0, table.signal(6.0))
    piece = sum(table.inside) / 40
    lost = table.signal(30.0, moves=[(10.0, -2 * piece)])
    table.drifted -= 2 * piece
    if fault == "stuck":
        tray.feed(0, [(t, lost[0][1]) for t, _ in lost])
    tray.tick(table.t)
    tray.set_count(0, 38)
    assert not tray.cell(0).sure
    events = decisions(tray.feed(0, table.signal(5.0)))
    assert [(type(event), event.pieces, event.count) for event in events] == [(Resumed, 0, 38)]


def test_a_cup_taken_out_is_no_number_of_pieces():
    table = still_bin(10, 0)
    cell = cell_for(table)
    cell.feed(table.signal(4.0))
    unit_g = table.unit / table.counts_per_g
    events = decisions(cell.feed(moved(table, -40 * unit_g)))
    assert [(type(event), event.why) for event in events] == [(Uncertain, "impossible")]


def test_more_than_the_box_is_impossible():
    table = still_bin(11, 1)
    cell = cell_for(table)
    cell.feed(table.signal(4.0))
    events = decisions(cell.feed(moved(table, table.unit / table.counts_per_g)))
    assert [(type(event), event.why, event.high) for event in events] == [(Uncertain, "object", 80)]


def test_the_count_is_not_sure_while_a_change_is_undecided():
    """An arch that comes looks like a finger until it has lain for longer than a finger rests."""
    table = still_bin(20, 0, pieces=40, piece_spread=0.003)
    cell = cell_for(table)
    cell.feed(table.signal(4.0))
    stream = moved(table, sum(table.inside) / 40)
    seen = set()
    for conversion in stream:
        events = decisions(cell.feed([conversion]))
        state = cell.state(conversion[0])
        seen.add((state.count, state.sure, state.weighing))
        if events:
            break
    assert seen == {(40, True, False), (40, False, True), (41, True, False)}


# --- restarts


def restarted(table, zero, count, gap_s, drift=None):
    cell = CellSensing(table.kind, CellCalibration(zero, table.unit, BOX[table.kind]))
    cell.resume(count, zero, gap_s, drift)
    return cell


def test_a_count_stands_after_a_restart_once_the_cell_is_sure_to_be_still():
    table = still_bin(12, 1, pieces=50)
    cell = restarted(table, table.raw_zero(), 50, 3.0)
    assert decisions(cell.feed(table.signal(1.5))) == []
    assert not cell.state(table.t).sure
    events = decisions(cell.feed(table.signal(3.0)))
    assert [(type(event), event.pieces, event.count, event.gap_s) for event in events] == [(Resumed, 0, 50, 3.0)]
    assert cell.state(table.t).sure


def test_pieces_taken_during_a_restart_are_found():
    table = still_bin(13, 0, pieces=50, piece_spread=0.003)
    zero = table.raw_zero()
    for _ in range(3):
        table.inside.pop()
    events = decisions(restarted(table, zero, 50, 3.0).feed(table.signal(4.0)))
    assert [(type(event), event.pieces, event.count) for event in events] == [(Resumed, -3, 47)]


def test_a_hand_in_the_bin_at_a_restart_is_waited_for():
    table = still_bin(14, 1, pieces=50)
    cell = restarted(table, table.raw_zero(), 50, 1.0)
    unit_g = table.unit / table.counts_per_g
    events = cell.feed(table.signal(2.0, lambda t: 10 * unit_g + 0 * t)) + cell.feed(table.signal(4.0))
    assert [(type(event), event.pieces) for event in decisions(events)] == [(Resumed, 0)]


def test_a_restart_at_a_level_between_two_counts_makes_a_question():
    table = still_bin(15, 5, pieces=10)
    cell = restarted(table, table.raw_zero() + 0.4 * table.unit, 10, 1.0)
    events = decisions(cell.feed(table.signal(4.0)))
    assert [(type(event), event.low, event.high) for event in events] == [(Uncertain, 9, 10)]


@pytest.mark.parametrize(
    ("gap_s", "drift", "asks"), [(60.0, 6.0, False), (600.0, 5.0, False), (1200.0, 5.0, True), (150.0, None, True)]
)
def test_a_gap_longer_than_drift_allows_makes_a_question_that_never_clears(gap_s, drift, asks):
    table = still_bin(16, 1, pieces=30)
    cell = restarted(table, table.raw_zero(), 30, gap_s, drift)
    events = decisions(cell.feed(table.signal(4.0)))
    assert [type(event) for event in events] == [Uncertain if asks else Resumed]
    if asks:
        assert events[0].why == "gap"
        assert decisions(cell.feed(moved(table, 0.0))) == []
        assert not cell.state(table.t).sure


def test_a_restart_without_a_stored_zero_makes_a_question():
    table = still_bin(17, 1, pieces=30)
    cell = CellSensing(1, CellCalibration(table.raw_zero(), table.unit, 80))
    cell.resume(30, None, 1.0, None)
    assert [type(event) for event in decisions(cell.feed(table.signal(4.0)))] == [Uncertain]


def test_a_pause_in_the_stream_is_compared_like_a_restart():
    table = still_bin(18, 0, pieces=30, piece_spread=0.003)
    cell = cell_for(table)
    cell.feed(table.signal(4.0))
    table.t += 3.0
    table.inside.pop()
    events = decisions(cell.feed(table.signal(4.0)))
    assert [(type(event), event.pieces, event.count) for event in events] == [(Resumed, -1, 29)]
    assert events[0].gap_s == pytest.approx(3.0, abs=0.1)
