"""Levels that look still and creep: nothing that a hand took is swallowed on the way, and nothing is counted twice."""

import numpy as np
import pytest
from tests.sensing.tray.still_bins import still_bin, told
from tests.sensing.tray.table_model import Bin
from tests.sensing.tray.trials import cell_for

from palace_hub.sensing.signal.conversions import Block
from palace_hub.sensing.signal.creep import CreepEstimate, LoadHistory
from palace_hub.sensing.tray.calibration import CellCalibration
from palace_hub.sensing.tray.counting import TrackedCount
from palace_hub.sensing.tray.disturbance import Disturbance, RestObservation
from palace_hub.sensing.tray.events import Change, Uncertain


def pushed(creep, force, seconds, t):
    """Blocks of 0.1 s under `force` on a level of 0, from `t` on."""
    for i in range(round(seconds * 10)):
        begun = t + 0.1 * i
        creep.add(Block(begun, begun + 0.1, force, force, force, 8, 0.0, 0.0, 0.0))
    return t + seconds


def pending_creep(*forces):
    creep, t = LoadHistory(), 0.0
    for force, seconds in ((0.0, 1.0), *forces):
        t = pushed(creep, force, seconds, t)
    return creep.pending_creep(0.0)


@pytest.mark.parametrize("long", [0.8, 1.6, 3.0])
@pytest.mark.parametrize("since", [0.4, 1.0, 2.5, 6.0])
def test_creep_is_even_over_the_decades(long, since):
    """What is owed is the force by the decades of time that its end has yet to make up for."""
    assert pending_creep((100.0, long), (0.0, since)) == pytest.approx(100 * np.log10(1 + long / since), abs=6.0)


def test_a_pull_that_came_last_is_owed_more_than_the_press_before_it():
    assert pending_creep((100.0, 2.0), (-100.0, 2.0), (0.0, 0.5)) < -20
    assert pending_creep((0.0, 60.0)) == 0.0


def test_what_a_pause_hides_is_taken_to_lie_between_its_ends():
    """Half a second of a press that nobody measured is owed as if the force had gone on evenly."""
    heard, paused = LoadHistory(), LoadHistory()
    for creep in (heard, paused):
        pushed(creep, 100.0, 0.5, pushed(creep, 0.0, 1.0, 0.0))
    pushed(heard, 100.0, 0.5, 1.5)
    for creep in (heard, paused):
        pushed(creep, 0.0, 1.0, pushed(creep, 100.0, 0.5, 2.0))
    assert paused.pending_creep(0.0) == pytest.approx(heard.pending_creep(0.0), rel=1e-6)


def test_a_force_in_the_first_block_is_owed_as_one_that_came_later():
    """What lay there before nobody saw: it is the level asked about until one is known, and that one from then on."""
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
def test_a_hand_in_the_bin_as_listening_begins_is_not_taken_for_the_past_of_the_cell(build, kind):
    """A game begins in the moment in which its weighing ends, and hands do not wait for that."""
    table = still_bin(7, kind, build=build)
    table.signal(4.0)
    cell = cell_for(table)
    cell.tracked.due = -1
    events = cell.feed(table.signal(3.4, lambda t: 200.0 * (t < 0.4), [(0.2, -table.inside[-1])]))
    assert [(type(event), event.pieces) for event in told(events)] == [(Change, -1)]


@pytest.mark.parametrize("force", [180, 200, 220, 240])
def test_a_piece_is_not_swallowed_by_a_level_that_creeps_through_the_old_count(force):
    """A gold is taken under a hand that presses hard on a cheap cell, at a table that is knocked often: on its way from
    one above the old count to one below it, the level comes by, and looks still for seconds."""
    table = Bin(0, 5, pieces=8, build="1kg", drift=0.0, bumps_per_min=40.0)
    table.creep_part = 0.006
    cell = cell_for(table)
    cell.feed(table.signal(6.0))
    cell.tracked.due = -1
    piece = table.inside[-1]
    events = cell.feed(table.signal(1.6, lambda t: force * np.sin(np.pi * t / 1.6), [(0.8, -piece)]))
    table.inside.pop()
    events += cell.feed(table.signal(20.0))
    assert cell.tracked.count == 7 or any(isinstance(event, Uncertain) for event in told(events))


@pytest.mark.parametrize(("sinks", "seconds", "believed"), [(0.1, 0.6, True), (0.3, 0.6, False), (0.3, 2.3, True)])
def test_that_nothing_was_taken_is_not_believed_early_of_a_level_that_may_sink(sinks, seconds, believed):
    """A gold had been taken, and after a press of 250 g the level still lay a tenth below the old count."""
    count = TrackedCount(5, CellCalibration(0.0, 600.0, 16), 14, 0.0)
    count.due = -1
    level, disturbance = 13.9 * 600.0, Disturbance(0.0, 60_000.0, 8_000.0)
    still = RestObservation(3.0, 3.0 - seconds, level, seconds, 0.1, CreepEstimate(most=sinks), 60.0, 20.0, disturbance)
    events = []
    assert count.decide(still, events) is believed
    assert (count.count, events) == (14, [])


@pytest.mark.parametrize(("seconds", "believed"), [(0.5, False), (2.3, True)])
def test_that_nothing_came_is_not_believed_early_because_creep_may_have_moved_the_level(seconds, believed):
    """A gold was put among arches, a little under a quarter of one: what creep may explain of that is seen soon."""
    count = TrackedCount(0, CellCalibration(0.0, 2600.0, 80), 56, 0.0)
    level, disturbance = 56.22 * 2600.0, Disturbance(0.0, 200_000.0, 140_000.0)
    crept = CreepEstimate(expected=0.08, error=0.05, least=0.0, most=0.28)
    still = RestObservation(3.0, 3.0 - seconds, level, seconds, 0.012, crept, 60.0, 20.0, disturbance)
    events = []
    assert count.decide(still, events) is believed


@pytest.mark.parametrize(
    ("due", "sinks", "by", "told"),
    [
        (-1, 0.15, 0.28, [Change]),
        (-1, 0.05, 0.28, [Uncertain]),
        (None, 0.15, 0.28, [Uncertain]),
        (-1, 0.15, -0.28, [Uncertain]),
    ],
)
def test_what_is_due_is_not_asked_about_where_only_creep_keeps_it_off_whole_pieces(due, sinks, by, told):
    """Ten seconds after a hard press a gold that was to go is gone, and a quarter of one is left of the press."""
    count = TrackedCount(5, CellCalibration(0.0, 600.0, 16), 14, 0.0)
    count.due = due
    level, disturbance = (13.0 + by) * 600.0, Disturbance(0.0, 60_000.0, 7_000.0)
    events = []
    assert count.decide(
        RestObservation(11.0, 5.0, level, 6.0, 0.05, CreepEstimate(most=sinks), 60.0, 20.0, disturbance), events
    )
    assert [type(event) for event in events] == told
    assert count.count == (13 if told == [Change] else 14)


@pytest.mark.parametrize(("unseen_s", "told"), [(0.5, []), (1.5, [Uncertain])])
def test_a_short_pause_without_a_hand_leaves_drift_behind_and_no_question(unseen_s, told):
    """A quarter of a gold less after half a second without conversions: no piece weighs so little."""
    count = TrackedCount(5, CellCalibration(0.0, 600.0, 16), 14, 0.0)
    disturbance = Disturbance(0.0, 14.0 * 600.0, 13.75 * 600.0, unseen_s=unseen_s)
    events = []
    assert count.decide(
        RestObservation(3.0, 0.4, 13.75 * 600.0, 2.6, 0.03, CreepEstimate(), 60.0, 20.0, disturbance), events
    )
    assert [type(event) for event in events] == told


@pytest.mark.parametrize("force", [-200.0, -160.0, 160.0, 200.0])
@pytest.mark.parametrize("kind", [1, 5])
def test_a_level_on_its_way_to_a_whole_number_is_waited_for_and_not_asked_about(kind, force):
    """One is taken by a hand that presses or pulls hard: creep holds the level a quarter of a piece off for seconds."""
    for seed in range(4):
        table = still_bin(seed, kind, pieces=12, build="1kg", drift=0.0)
        table.creep_part = 0.003
        cell = cell_for(table)
        cell.feed(table.signal(6.0))
        hand = table.signal(1.6, lambda t: force * np.sin(np.pi * t / 1.6), [(0.8, -table.inside[-1])])
        table.inside.pop()
        events = told(cell.feed(hand) + cell.feed(table.signal(7.5)))
        assert [(type(event), event.pieces) for event in events] == [(Change, -1)]
