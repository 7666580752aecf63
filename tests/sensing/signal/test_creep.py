"""Creeping levels that look still: no taken piece is missed, and none is counted twice."""

import numpy as np
import pytest
from tests.sensing.tray.still_bins import decisions, still_bin
from tests.sensing.tray.table_model import Bin
from tests.sensing.tray.trials import cell_for

from palace_hub.sensing.signal.conversions import ConversionBlock
from palace_hub.sensing.signal.creep import CreepEstimate, LoadHistory
from palace_hub.sensing.tray.calibration import CellCalibration
from palace_hub.sensing.tray.counting import TrackedCount
from palace_hub.sensing.tray.disturbance import Disturbance, RestObservation
from palace_hub.sensing.tray.events import CountChange, Uncertain


def pushed(creep, force, seconds, t):
    """Blocks of 0.1 s under `force` on a level of 0, from `t` on."""
    for i in range(round(seconds * 10)):
        begun = t + 0.1 * i
        creep.add(ConversionBlock(begun, begun + 0.1, force, force, force, 8, 0.0, 0.0, 0.0))
    return t + seconds


def pending_creep(*forces):
    creep, t = LoadHistory(), 0.0
    for force, seconds in ((0.0, 1.0), *forces):
        t = pushed(creep, force, seconds, t)
    return creep.pending_creep(0.0)


@pytest.mark.parametrize("long", [0.8, 1.6, 3.0])
@pytest.mark.parametrize("since", [0.4, 1.0, 2.5, 6.0])
def test_creep_is_even_over_the_decades(long, since):
    """The pending creep is the force times the decades of time that are still to come."""
    assert pending_creep((100.0, long), (0.0, since)) == pytest.approx(100 * np.log10(1 + long / since), abs=6.0)


def test_the_last_force_dominates_the_pending_creep():
    assert pending_creep((100.0, 2.0), (-100.0, 2.0), (0.0, 0.5)) < -20
    assert pending_creep((0.0, 60.0)) == 0.0


def test_the_load_during_a_pause_is_the_mean_of_its_ends():
    """Half a second of an unmeasured press counts as if the force had been constant."""
    heard, paused = LoadHistory(), LoadHistory()
    for creep in (heard, paused):
        pushed(creep, 100.0, 0.5, pushed(creep, 0.0, 1.0, 0.0))
    pushed(heard, 100.0, 0.5, 1.5)
    for creep in (heard, paused):
        pushed(creep, 0.0, 1.0, pushed(creep, 100.0, 0.5, 2.0))
    assert paused.pending_creep(0.0) == pytest.approx(heard.pending_creep(0.0), rel=1e-6)


def test_a_force_in_the_first_block_counts_like_a_later_one():
    """The load before the first block is the queried level until one is known, then that one."""
    heard, began = LoadHistory(), LoadHistory()
    t = pushed(heard, 0.0, 60.0, 0.0)
    heard.set_initial_level(0.0)
    for creep in (heard, began):
        pushed(creep, 0.0, 2.0, pushed(creep, 100.0, 0.5, t))
        assert creep.pending_creep(0.0) == pytest.approx(heard.pending_creep(0.0), abs=0.1)
    began.set_initial_level(0.0)
    began.set_initial_level(50.0)
    assert began.pending_creep(-20.0) == pytest.approx(heard.pending_creep(-20.0), abs=0.1)


@pytest.mark.parametrize("kind", [0, 1, 5])
@pytest.mark.parametrize("build", ["good", "1kg"])
def test_a_hand_at_the_first_block_is_no_earlier_load(build, kind):
    """A hand may be in the compartment at the first block after the weighing."""
    table = still_bin(7, kind, build=build)
    table.signal(4.0)
    cell = cell_for(table)
    cell.tracked.due = -1
    events = cell.feed(table.signal(3.4, lambda t: 200.0 * (t < 0.4), [(0.2, -table.inside[-1])]))
    assert [(type(event), event.pieces) for event in decisions(events)] == [(CountChange, -1)]


@pytest.mark.parametrize("force", [240, *(pytest.param(force, marks=pytest.mark.long) for force in (180, 200, 220))])
def test_a_taken_piece_is_found_although_the_level_creeps_through_the_old_count(force):
    """A hand presses hard on a cheap cell and takes a gold brick, on a table with many bumps.

    On its way from above the old count to below it, the creeping level looks still at the old count for seconds.
    """
    table = Bin(0, 5, pieces=8, build="1kg", drift=0.0, bumps_per_min=40.0)
    table.creep_part = 0.006
    cell = cell_for(table)
    cell.feed(table.signal(6.0))
    cell.tracked.due = -1
    piece = table.inside[-1]
    events = cell.feed(table.signal(1.6, lambda t: force * np.sin(np.pi * t / 1.6), [(0.8, -piece)]))
    table.inside.pop()
    events += cell.feed(table.signal(20.0))
    assert cell.tracked.count == 7 or any(isinstance(event, Uncertain) for event in decisions(events))


@pytest.mark.parametrize(("sinks", "seconds", "believed"), [(0.1, 0.6, True), (0.3, 0.6, False), (0.3, 2.3, True)])
def test_no_change_is_accepted_early_only_if_the_level_cannot_sink(sinks, seconds, believed):
    """A gold brick was taken; after a press of 250 g the level is still only 0.1 below the old count."""
    count = TrackedCount(5, CellCalibration(0.0, 600.0, 16), 14, 0.0)
    count.due = -1
    level, disturbance = 13.9 * 600.0, Disturbance(0.0, 60_000.0, 8_000.0)
    still = RestObservation(3.0, 3.0 - seconds, level, seconds, 0.1, CreepEstimate(most=sinks), 60.0, 20.0, disturbance)
    events = []
    assert count.decide(still, events) is believed
    assert (count.count, events) == (14, [])


@pytest.mark.parametrize(("seconds", "believed"), [(0.5, False), (2.3, True)])
def test_no_change_is_accepted_early_only_if_creep_cannot_explain_a_piece(seconds, believed):
    """A gold brick among arches weighs 0.23 of one; creep may explain a part of it."""
    count = TrackedCount(0, CellCalibration(0.0, 2600.0, 80), 56, 0.0)
    level, disturbance = 56.22 * 2600.0, Disturbance(0.0, 200_000.0, 140_000.0)
    crept = CreepEstimate(expected=0.08, error=0.05, least=0.0, most=0.28)
    still = RestObservation(3.0, 3.0 - seconds, level, seconds, 0.012, crept, 60.0, 20.0, disturbance)
    events = []
    assert count.decide(still, events) is believed


@pytest.mark.parametrize(
    ("due", "sinks", "by", "kinds"),
    [
        (-1, 0.15, 0.28, [CountChange]),
        (-1, 0.05, 0.28, [Uncertain]),
        (None, 0.15, 0.28, [Uncertain]),
        (-1, 0.15, -0.28, [Uncertain]),
    ],
)
def test_a_due_change_that_only_creep_keeps_off_whole_pieces_is_not_asked_about(due, sinks, by, kinds):
    """10 s after a hard press the due gold brick is gone, and creep still holds the level 0.28 of a piece off."""
    count = TrackedCount(5, CellCalibration(0.0, 600.0, 16), 14, 0.0)
    count.due = due
    level, disturbance = (13.0 + by) * 600.0, Disturbance(0.0, 60_000.0, 7_000.0)
    events = []
    assert count.decide(
        RestObservation(11.0, 5.0, level, 6.0, 0.05, CreepEstimate(most=sinks), 60.0, 20.0, disturbance), events
    )
    assert [type(event) for event in events] == kinds
    assert count.count == (13 if kinds == [CountChange] else 14)


@pytest.mark.parametrize(("unseen_s", "kinds"), [(0.5, []), (1.5, [Uncertain])])
def test_a_short_pause_without_a_hand_leaves_drift_behind_and_no_question(unseen_s, kinds):
    """The level is 0.25 of a gold brick lower after 0.5 s without conversions: no piece weighs so little."""
    count = TrackedCount(5, CellCalibration(0.0, 600.0, 16), 14, 0.0)
    disturbance = Disturbance(0.0, 14.0 * 600.0, 13.75 * 600.0, unseen_s=unseen_s)
    events = []
    assert count.decide(
        RestObservation(3.0, 0.4, 13.75 * 600.0, 2.6, 0.03, CreepEstimate(), 60.0, 20.0, disturbance), events
    )
    assert [type(event) for event in events] == kinds


@pytest.mark.parametrize(
    ("kind", "force"),
    [
        pytest.param(kind, force, marks=() if (kind, force) in ((1, 200.0), (5, -160.0)) else pytest.mark.long)
        for kind in (1, 5)
        for force in (-200.0, -160.0, 160.0, 200.0)
    ],
)
def test_a_level_that_creeps_to_a_whole_number_is_not_asked_about(kind, force):
    """A hand presses or pulls hard and takes a piece; creep holds the level 0.25 of a piece off for seconds."""
    for seed in range(4):
        table = still_bin(seed, kind, pieces=12, build="1kg", drift=0.0)
        table.creep_part = 0.003
        cell = cell_for(table)
        cell.feed(table.signal(6.0))
        hand = table.signal(1.6, lambda t: force * np.sin(np.pi * t / 1.6), [(0.8, -table.inside[-1])])
        table.inside.pop()
        events = decisions(cell.feed(hand) + cell.feed(table.signal(7.5)))
        assert [(type(event), event.pieces) for event in events] == [(CountChange, -1)]
