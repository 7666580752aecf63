"""Events do not depend on how a stream is cut, shifted, scaled, stretched or delayed."""

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cases import examples, few
from tests.sensing.tray.still_bins import decisions, moved, still_bin
from tests.sensing.tray.trials import cell_for

from palace_hub.sensing.tray.calibration import CellCalibration
from palace_hub.sensing.tray.cell import CellSensing
from palace_hub.sensing.tray.events import TRACE_POINTS, Activity, CountChange, RivalVerdict, Uncertain

# --- invariance


@pytest.fixture(scope="module")
def stream():
    """A minute of conversions: grabs, a finger, a pause, a foreign piece."""
    table = still_bin(19, 1, pieces=40)
    conversions = table.signal(4.0)
    for pieces, finger in ((-2, None), (-3, "append"), (1, None), (0, "replace"), (-4, "hold")):
        conversions += table.grab(pieces, finger)[0] + table.signal(3.0)
    conversions += moved(table, 0.15)
    table.t += 2.0
    conversions += table.signal(4.0)
    return conversions


def start(seed=19):
    return cell_for(still_bin(seed, 1, pieces=40))


@pytest.fixture(scope="module")
def whole(stream):
    cell = start()
    return cell.feed(stream), cell.state(1e9), cell.tracked.zero


def test_the_stream_contains_every_kind_of_event(whole):
    assert {type(event) for event in whole[0]} >= {CountChange, Uncertain, Activity}


@settings(max_examples=examples(15), deadline=None)
@given(seed=st.integers(0, 10**6), longest=st.sampled_from([1, 4, 60, 900]))
@pytest.mark.long
def test_any_cut_of_the_stream_gives_the_same_events(stream, whole, seed, longest):
    rng = random.Random(seed)
    cell, events, at = start(), [], 0
    while at < len(stream):
        size = rng.randint(1, longest)
        events += cell.feed(stream[at : at + size])
        at += size
    assert (events, cell.state(1e9), cell.tracked.zero) == whole


@pytest.mark.long
@settings(max_examples=examples(10), deadline=None)
@given(offset=st.integers(-3_000_000, 3_000_000))
def test_a_constant_offset_changes_no_count(stream, whole, offset):
    model = still_bin(19, 1, pieces=40)
    cell = CellSensing(
        1, CellCalibration(model.raw_zero() + offset, model.unit, 80), model.count, model.raw_zero() + offset
    )
    events = cell.feed([(t, None if raw is None else raw + offset) for t, raw in stream])
    assert essence(events) == essence(whole[0])


def essence(events):
    """Kind and counts of the events. Times may differ by a conversion: an offset changes which words are refused."""
    return [(type(event), getattr(event, "pieces", None), getattr(event, "low", None)) for event in decisions(events)]


@few(1, "sign", [1, -1])
@pytest.mark.parametrize("gain", [0.5, 2.0])
def test_a_scaled_stream_with_a_scaled_calibration_gives_the_same_events(stream, whole, gain, sign):
    model = still_bin(19, 1, pieces=40)
    zero, unit = model.raw_zero() * gain * sign, model.unit * gain * sign
    cell = CellSensing(1, CellCalibration(zero, unit, 80), model.count, zero)
    events = cell.feed([(t, None if raw is None else round(raw * gain * sign)) for t, raw in stream])
    assert essence(events) == essence(whole[0])


@settings(max_examples=examples(10), deadline=None)
@given(stretch=st.floats(0.97, 1.03), later=st.floats(0, 1e5))
def test_a_fast_or_slow_clock_changes_no_count(stream, whole, stretch, later):
    """3 % is far more than any crystal error; the hub's clock may have run for a day."""
    cell = start()
    events = cell.feed([(later + stretch * t, raw) for t, raw in stream])
    assert essence(events) == essence(whole[0])


def test_late_conversions_change_no_count(stream, whole):
    """Times are up to 2 ms off and sometimes out of order."""
    rng = random.Random(8)
    cell = start()
    events = cell.feed([(t + rng.uniform(-0.002, 0.002), raw) for t, raw in stream])
    assert essence(events) == essence(whole[0])


def test_evidence_is_bounded_and_has_a_verdict_on_the_rival(whole):
    kept = [event.evidence for event in whole[0] if getattr(event, "evidence", None) is not None]
    assert kept
    for evidence in kept:
        assert 2 <= len(evidence.trace) <= TRACE_POINTS
        assert all(earlier[0] <= later[0] for earlier, later in pairwise(evidence.trace))
        assert evidence.trace[-1][0] <= 0.0
    assert RivalVerdict.WAITED in {evidence.verdict for evidence in kept}
    assert RivalVerdict.STANDS in {evidence.verdict for evidence in kept}


def test_the_piece_of_another_kind_is_named():
    table = still_bin(6, 0, pieces=40, piece_spread=0.003)
    cell = cell_for(table)
    cell.feed(table.signal(4.0))
    (event,) = decisions(cell.feed(moved(table, 0.29 * sum(table.inside) / 40 / 1.25)))
    assert (event.why, event.foreign) == ("between", 5)
