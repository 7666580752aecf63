"""Grabs on the model cell: no silent wrong count, few questions, short waits (SENSING)."""

import numpy as np
import pytest
from tests.cases import few
from tests.sensing.tray.still_bins import decisions, still_bin
from tests.sensing.tray.table_model import FINGERS
from tests.sensing.tray.trials import Tally, Trial, cell_for, run

from palace_hub.sensing.signal.stillness import SURE_STILL_S
from palace_hub.sensing.tray import counting, lattice
from palace_hub.sensing.tray.events import CountChange

# Largest waits (s) from the hand's leaving to the commit of a due change. Without an expectation heavy pieces and all
# pieces put back wait until no finger can rest any more: half of the grabs of this sweep. Cheap cells wait so after one
# due grab in twenty: their levels are too noisy to tell several pieces put back from a finger.
MEDIAN_S = 0.55
SLOWEST_DUE_S = {"good": 0.75, "1kg": SURE_STILL_S + 0.5}


@few(
    1,
    ("build", "due_known", "grabs"),
    [
        pytest.param(build, due, grabs, id=f"{'due known' if due else 'nothing due'}-{build}-{grabs}", marks=marks)
        for grabs, marks in ((60, ()), (500, pytest.mark.long))
        for build in ("good", "1kg")
        for due in (False, True)
        if grabs == 500 or due == (build == "1kg")
    ],
)
def test_no_count_of_grabs_is_silently_wrong(build, due_known, grabs, capsys):
    tally = run(grabs, seed=3 + due_known, due_known=due_known, build=build)
    with capsys.disabled():
        print("\n" + tally.line(f"{build} {'due known' if due_known else 'nothing due'}"))
    assert tally.silent_wrong == []
    assert tally.missed == 0
    assert tally.questions <= 0.02 * tally.grabs
    median, slowest = np.quantile(tally.waits, [0.5, 0.95])
    assert median <= (MEDIAN_S if due_known else SURE_STILL_S + 0.5)
    assert slowest <= (SLOWEST_DUE_S[build] if due_known else SURE_STILL_S + 1.0)


VARIED = (
    "white", "drift", "flicker", "hum", "ring_hz", "ring_damping", "creep", "bumps", "force", "press",
)  # fmt: skip


@pytest.mark.long
@pytest.mark.parametrize("factor", [0.5, 1.5])
@pytest.mark.parametrize("name", VARIED)
def test_no_silent_wrong_count_with_each_constant_at_50_and_150_percent(name, factor, capsys):
    tally = run(600, seed=70, scale={name: factor})
    with capsys.disabled():
        print("\n" + tally.line(f"{name} x {factor}"))
    assert tally.silent_wrong == []
    assert tally.questions <= 0.02 * tally.grabs


@pytest.mark.parametrize("grabs", [30, pytest.param(300, marks=pytest.mark.long)])
@pytest.mark.long
def test_no_count_of_grabs_with_resting_fingers_is_silently_wrong(grabs, capsys):
    tally = run(grabs, seed=11, finger_share=1.0)
    with capsys.disabled():
        print("\n" + tally.line("resting fingers"))
    assert tally.silent_wrong == []
    assert tally.missed == 0
    assert tally.questions <= 0.02 * tally.grabs


@pytest.mark.long
@pytest.mark.parametrize("loose", [False, True], ids=["damped", "swings under a finger"])
@pytest.mark.parametrize("build", ["good", "1kg"])
@pytest.mark.parametrize("due_known", [False, True])
def test_no_silent_wrong_count_in_10000_grabs(build, loose, due_known, capsys):
    """`loose`: the cup swings under a finger as freely as without; the finger follows the hand at once."""
    fingers = ("append",) if loose else FINGERS
    tally = run(10_000, seed=50 + due_known, due_known=due_known, build=build, loose=loose, fingers=fingers)
    with capsys.disabled():
        print("\n" + tally.line(f"{build} {'due known' if due_known else 'nothing due'} {'loose' if loose else ''}"))
    assert tally.silent_wrong == []
    assert tally.questions <= (0.002 if build == "good" else 0.02) * tally.grabs


@pytest.mark.parametrize(
    ("kind", "taken", "finger"),
    [
        pytest.param(kind, taken, finger, marks=() if kind == 0 or finger == "replace" else pytest.mark.long)
        for kind, taken in ((0, 4), (1, 4), (5, 3))
        for finger in FINGERS
    ],
)
@pytest.mark.long
def test_a_finger_as_heavy_as_whole_pieces_is_waited_for(finger, kind, taken):
    """The worst finger rests as long as any and is as heavy as a whole number of pieces."""
    for hidden in range(2, 12):
        tally = Tally()
        trial = Trial(40 + hidden, kind, tally, piece_spread=0.003)
        unit_g = trial.table.unit / trial.table.counts_per_g
        if not 2.0 <= hidden * unit_g <= 20.0:
            continue
        conversions, moves, _ = trial.table.grab(-taken, finger, rest=2.0, press=hidden * unit_g)
        trial.truth += moves
        changes = trial.feed(conversions) + trial.feed(trial.table.signal(5.0))
        assert tally.silent_wrong == []
        assert sum(change.pieces for change in changes) == -taken
        assert trial.cell.tracked.sure


@pytest.mark.parametrize("due", [None, -5], ids=["nothing due", "due known"])
@few(4, ("kind", "hidden"), [(0, 2), (0, 6), (1, 6), (1, 8), (3, 5), (5, 7)])
def test_a_finger_that_presses_all_along_is_waited_for(kind, hidden, due):
    """The hand's force fades as if nothing were left, into a level that a finger raises by whole pieces."""
    for seed in range(3):
        trial = Trial(500 + seed, kind, tally := Tally(), piece_spread=0.003, bumps_per_min=0.0)
        table = trial.table
        unit_g = table.unit / table.counts_per_g
        trial.cell.tracked.due = due
        before = [*table.inside]
        gone = [table.inside.pop() for _ in range(5)]
        table.inside, after = before, table.inside
        trial.truth.append((table.t + 0.5, len(after)))

        def force(t, press=hidden * unit_g, ring=table.ring):
            late, omega = np.clip(t - 0.9, 0, None), 6.2832 * ring[0]
            swing = np.where(t >= 0.9, 2.0 * np.exp(-ring[1] * omega * late) * np.cos(omega * late), 0.0)
            hand = np.where(t < 0.9, 25.0 * np.sin(np.pi * np.clip(t / 0.9, 0, 1)), 0.0)
            return hand + swing + np.where((t > 0.2) & (t < 2.8), press, 0.0)

        changes = trial.feed(table.signal(3.2, force, [(0.5, -sum(gone))]))
        table.inside = after
        changes += trial.feed(table.signal(5.0))
        assert tally.silent_wrong == []
        assert sum(change.pieces for change in changes) == -5
        assert trial.cell.tracked.count == table.count


@pytest.mark.parametrize("grabs", [20, pytest.param(60, marks=pytest.mark.long)])
@pytest.mark.long
def test_hard_presses_on_a_creeping_cell_are_waited_for(grabs, capsys):
    """Three times the creep of the cheap build and five times the force: levels move by whole pieces for seconds."""
    tally = run(grabs, seed=31, due_known=True, build="1kg", scale={"creep": 3.0, "force": 5.0})
    with capsys.disabled():
        print("\n" + tally.line("hard presses and creep"))
    assert tally.silent_wrong == []
    assert tally.missed == 0


def test_without_the_wait_the_worst_finger_is_counted(monkeypatch):
    """The tests above can fail."""
    monkeypatch.setattr(lattice, "LONGEST_ODDS", 1.0)
    tally = Tally()
    trial = Trial(44, 0, tally, piece_spread=0.003)
    unit_g = trial.table.unit / trial.table.counts_per_g
    conversions, moves, _ = trial.table.grab(-4, "append", rest=2.0, press=2 * unit_g)
    trial.truth += moves
    trial.feed(conversions)
    assert tally.silent_wrong != []


@pytest.mark.long
def test_with_rounding_alone_fingers_are_counted(monkeypatch):
    """Planted fault: sensing accepts the nearest number at once."""
    monkeypatch.setattr(lattice, "WIDEST_TOLERANCE", 0.5)
    monkeypatch.setattr(lattice, "NARROWEST_TOLERANCE", 0.5)
    monkeypatch.setattr(lattice, "LONGEST_ODDS", float("inf"))
    assert run(20, seed=5, finger_share=1.0).silent_wrong != []


def test_a_finger_seen_to_lift_needs_no_second_wait():
    """A finger that weighs no whole number of pieces: the answer comes soon after it lifts."""
    waits = []
    for seed in range(12):
        trial = Trial(300 + seed, 0, tally := Tally(), bumps_per_min=0.0)
        unit_g = trial.table.unit / trial.table.counts_per_g
        conversions, moves, left = trial.table.grab(-3, "append", rest=1.5, press=7.5 * unit_g)
        trial.truth += moves
        changes = trial.feed(conversions) + trial.feed(trial.table.signal(4.0))
        assert [change.pieces for change in changes] == [-3]
        assert tally.silent_wrong == []
        waits.append(changes[0].t - left)
    assert np.median(waits) < counting.SURE_STILL_S / 2


@pytest.mark.parametrize("due", [-3, None])
@pytest.mark.parametrize("kind", [1, 5])
@pytest.mark.parametrize("build", ["good", "1kg"])
def test_a_person_who_leans_on_the_table_is_no_light_piece(build, kind, due):
    """Three pieces are taken while a push of one piece's weight lasts almost 1 s: a change of two is never reported."""
    for seed in range(3):
        table = still_bin(seed, kind, pieces=12, build=build)
        cell = cell_for(table)
        cell.feed(table.signal(5.0))
        cell.tracked.due = due
        hertz, damping = table.ring
        lean, taken = table.inside[0], sum(table.inside[-3:])

        def force(t, swing=6.2832 * hertz, decay=damping * 6.2832 * hertz, lean=lean):
            hand = np.where(t < 0.7, 25 * np.sin(np.pi * t / 0.7), 0.0)
            after = np.clip(t - 0.7, 0, None)
            ring = np.where(t >= 0.7, 0.4 * np.exp(-decay * after) * np.cos(swing * after), 0.0)
            return hand + ring + np.where((t >= 0.3) & (t < 1.65), lean, 0.0)

        events = decisions(cell.feed(table.signal(4.5, force, [(0.4, -taken)])))
        assert [(type(event), event.pieces) for event in events] == [(CountChange, -3)]


def test_a_hand_in_the_bin_is_no_count():
    """Nothing is decided while the cell moves."""
    trial = Trial(8, 1, Tally())
    long = trial.table.signal(6.0, lambda t: 15 + 8 * np.sin(7 * t) + 3 * np.sin(23 * t))
    assert [event for event in trial.cell.feed(long) if not hasattr(event, "activity")] == []
    assert trial.cell.motion == "touched"


@pytest.mark.parametrize(
    ("kind", "drift"),
    [(1, -0.06), (5, 0.06), *(pytest.param(*more, marks=pytest.mark.long) for more in ((1, 0.06), (5, -0.06)))],
)
@pytest.mark.long
def test_slow_one_by_one_removal_is_all_found(kind, drift):
    """One piece every few seconds, with drift of either sign: each is a change of its own."""
    trial = Trial(21 + kind, kind, tally := Tally(), drift=drift, finger_share=0.0)
    start = trial.table.count
    for _ in range(15):
        trial.grab(-1)
        trial.feed(trial.table.signal(8.0))
    assert tally.silent_wrong == []
    assert tally.missed == 0
    assert trial.cell.tracked.count == trial.table.count == start - 15


def test_a_piece_that_leaves_without_a_hand_is_found():
    """A piece leaves without any force; it takes the long wait, because a bump looks the same for a while."""
    for kind in range(6):
        trial = Trial(60 + kind, kind, tally := Tally(), bumps_per_min=0.0)
        table = trial.table
        gone = table.inside.pop()
        before, table.inside = table.inside, [sum(table.inside) + gone]
        trial.truth.append((table.t + 1.0, len(before)))
        changes = trial.feed(table.signal(6.0, None, [(1.0, -gone)]))
        table.inside = before
        assert [(change.pieces, change.count) for change in changes] == [(-1, table.count)]
        assert tally.silent_wrong == []


@pytest.mark.long
@pytest.mark.parametrize("warm", [False, True], ids=["settled", "warming up"])
def test_ten_minutes_of_drift_and_bumps_are_no_event(warm):
    check_undisturbed(600, warm, bumps_per_min=6.0)


@pytest.mark.parametrize(
    ("build", "seconds"),
    [("1kg", 300), *(pytest.param(build, 600, marks=pytest.mark.long) for build in ("good", "1kg"))],
)
@pytest.mark.long
def test_warm_up_draught_and_a_warming_room_are_no_event(build, seconds):
    check_undisturbed(seconds, True, build=build, draught=0.02, degrees_per_min=0.1)


@pytest.mark.long
@pytest.mark.parametrize("build", ["good", "1kg"])
def test_eight_hours_of_a_cheap_or_a_good_cell_are_no_event(build):
    check_undisturbed(8 * 3600, True, build=build, draught=0.02)


@pytest.mark.long
def test_eight_hours_of_drift_and_bumps_are_no_event():
    check_undisturbed(8 * 3600, True, bumps_per_min=2.0)


def check_undisturbed(seconds, warm, **model):
    for kind in (0, 1, 5):
        trial = Trial(90 + kind, kind, tally := Tally(), warm=warm, **model)
        left = seconds
        while left > 0:
            assert trial.feed(trial.table.signal(60.0)) == []
            left -= 60
        assert tally.questions == 0
        state = trial.cell.state(trial.table.t)
        assert (state.count, state.sure, state.fault) == (trial.table.count, True, None)
        assert state.rate_hz == pytest.approx(trial.table.rate, rel=0.02)
        assert 1000 * trial.table.white == pytest.approx(state.noise_mg, rel=0.25)


@pytest.mark.long
def test_warm_up_is_followed_on_a_loaded_bin():
    """A drift by two pieces in ten minutes: the zero follows, and a later change is still right."""
    trial = Trial(70, 5, tally := Tally(), drift=0.06, bumps_per_min=0.0)
    for _ in range(10):
        assert trial.feed(trial.table.signal(60.0)) == []
    state = trial.cell.state(trial.table.t)
    assert abs(state.fraction) < 0.15
    assert state.drift_mg_per_min == pytest.approx(60, rel=0.3)
    assert [change.pieces for change in trial.grab(-2, None)] == [-2]
    assert (tally.silent_wrong, trial.cell.tracked.count) == ([], trial.table.count)


def test_evidence_is_kept_with_each_change():
    trial = Trial(31, 1, Tally(), bumps_per_min=0.0)
    change = trial.grab(-3, None)[-1]
    assert isinstance(change, CountChange)
    assert change.confidence > 0.9999
    assert change.rival != change.pieces
    assert abs(change.fraction) < 0.2
    assert 10 < change.noise_mg < 20
    assert change.still_s >= 0.36
    assert change.moved_s > 0.1
