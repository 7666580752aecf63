"""Shifts of all cells at once: the table, the lights or the supply are no pieces, and pieces are no shift."""

from itertools import pairwise

import numpy as np
import pytest
from tests.sensing.tray.still_bins import decisions, still_bin
from tests.sensing.tray.table_model import BOX

from palace_hub.sensing.tray.calibration import CellCalibration, TrayCalibration
from palace_hub.sensing.tray.common_shift import LevelHistory, common_shift
from palace_hub.sensing.tray.compartments import TraySensing
from palace_hub.sensing.tray.events import Activity, CountChange, Motion, Uncertain

SIGMA_G = 0.006
BEGINS, NOW = 10.0, 11.0
PIECES_G = (85.0, 25.0, 15.0, 5.0, 5.0, 1.0)


def histories(shifts, seed=0, moving=(), sway_g=0.0):
    """Six cells that shift by `shifts` (g) at `BEGINS`; the cells `moving` have a hand in them.

    `sway_g`: standard deviation of the shift while it lasts.
    """
    rng = np.random.default_rng(seed)
    cells = []
    for i, shift in enumerate(shifts):
        history = LevelHistory()
        for t in np.arange(6.0, NOW, 0.08):
            grams = rng.normal(0.0, SIGMA_G) + (shift + rng.normal(0.0, sway_g) if t > BEGINS else 0.0)
            history.add(float(t), grams + (rng.normal(0.0, 3.0) if i in moving and t > BEGINS else 0.0), SIGMA_G)
        cells.append(history)
    return cells


def seen(shifts, index=0, **options):
    return common_shift(index, histories(shifts, **options), PIECES_G, -np.inf, BEGINS, NOW)


def test_an_equal_shift_is_the_others_own_to_some_milligrams():
    shift = seen((0.44,) * 6)
    assert shift.grams == pytest.approx(0.44, abs=0.02)
    assert shift.error < 0.02
    assert shift.explains(0.45)
    assert not shift.explains(0.88)


def lean(per_gram, cups_g):
    """What cells with these cups show if the table gives way in proportion to their dead loads."""
    return tuple(per_gram * (cup + pieces) for cup, pieces in zip(cups_g, PIECES_G, strict=True))


@pytest.mark.parametrize(
    "cups_g", [(65.0,) * 6, (45.0, 86.0, 51.0, 60.0, 86.0, 51.0), (86.0, 45.0, 86.0, 51.0, 60.0, 51.0)]
)
@pytest.mark.parametrize("index", range(6))
def test_a_lean_explains_the_shift_of_a_cell_whatever_the_cups_weigh(cups_g, index):
    shifts = lean(0.012, cups_g)
    shift = seen(shifts, index)
    assert shift.known
    assert shift.explains(shifts[index])
    assert not shift.explains(-shifts[index])
    assert abs(shift.grams - shifts[index]) < 3.0 * shift.error


def test_pieces_make_a_share_surer_than_the_cup_leaves_it():
    shifts = lean(0.012, (65.0, 86.0, 51.0, 86.0, 51.0, 86.0))
    heavy, light = (seen(shifts, index) for index in (0, 5))
    assert heavy.error / heavy.grams < 0.75 * light.error / light.grams


def test_three_cells_that_agree_by_chance_do_not_make_a_lean_equal():
    """Two hands at work, and cups that happen to shift alike: the heavy compartment still shifts further."""
    shift = seen((0.6, 0.0, 0.0, 0.3, 0.3, 0.3), moving=(1, 2))
    assert shift.explains(0.6)
    assert shift.error > 0.03


def test_somebody_who_sways_does_not_make_a_lean_equal():
    """Measured: shifts of 0.73 to 1.03 g passed for an equal one of 0.87 g, and one of 0.68 g for half a brick."""
    shares = (1.034, 0.96, 0.846, 0.867, 0.731, 0.679)
    shift = seen(shares, 5, sway_g=0.12)
    assert shift.error > 0.1
    assert shift.explains(shares[5])


def test_two_hands_do_not_hide_it_and_three_in_other_compartments_cannot_be_told_from_pieces():
    assert seen((0.44,) * 6, moving=(0, 1)).grams == pytest.approx(0.44, abs=0.02)
    assert seen((0.44,) * 6, moving=(1, 2)).explains(0.44)
    assert not seen((0.44,) * 6, moving=(1, 2, 3)).known


def test_a_change_of_one_compartment_is_not_common():
    shift = seen((0.44, 0.0, 0.0, 0.0, 0.0, 0.0))
    assert shift.known
    assert shift.grams == 0.0
    assert not shift.explains(0.44)


def test_pieces_taken_elsewhere_at_the_same_time_are_not_common():
    shift = seen((-0.44, -1.25, 0.0, 0.0, -0.88, 0.0))
    assert shift.grams == 0.0


def test_cups_that_are_lifted_together_are_no_lean():
    assert not seen((-75.0, -75.0, -46.0, -47.3, -45.8, -48.1)).known


def six_bins(lights_g=None):
    tables = [still_bin(670 + kind, kind, pieces=12) for kind in range(6)]
    cells = tuple(
        CellCalibration(
            table.raw_zero(), table.unit, BOX[table.kind], lights_raw=lights_g and lights_g * table.counts_per_g
        )
        for table in tables
    )
    zeros = [table.raw_zero() for table in tables]
    return tables, TraySensing(TrayCalibration(cells), [table.count for table in tables], zeros)


def feed(tray, streams, lit_at=np.inf, cells=range(6)):
    """Feeds these cells in frames of 50 ms, as a node sends them; the hub lights all lights at `lit_at` (s)."""
    events = []
    edges = np.arange(streams[0][0][0], streams[0][-1][0] + 0.05, 0.05)
    for low, high in pairwise(edges):
        for cell in cells:
            events += tray.feed(cell, [(t, raw) for t, raw in streams[cell] if low <= t < high])
        if high >= lit_at:
            tray.expect_lights(1.0)
    return events


@pytest.mark.parametrize("grams", [0.3, 0.44, 1.25])
def test_a_step_of_all_cells_at_once_is_no_piece(grams):
    """Supply, lights and table move all cells at once (SENSING): 3 s, then back."""
    tables, tray = six_bins()
    feed(tray, [table.signal(5.0) for table in tables])
    events = decisions(feed(tray, [table.signal(10.0, None, [(1.0, grams), (4.0, -grams)]) for table in tables]))
    assert [event for event in events if isinstance(event, CountChange | Uncertain)] == []
    assert tray.counts() == tuple(table.count for table in tables)


def test_pieces_taken_while_the_lights_switch_are_counted():
    """The supply steps by 100 mg in all cells while a hand is in one: a third of a gold brick."""
    tables, tray = six_bins()
    feed(tray, [table.signal(5.0) for table in tables])
    unit_g = tables[5].unit / tables[5].counts_per_g
    events = feed(tray, taken_while_the_lights_switch(tables, unit_g))
    changes = [(event.cell, event.pieces) for event in events if isinstance(event, CountChange)]
    assert changes == [(5, -2)]
    assert not [event for event in events if isinstance(event, Uncertain)]


def taken_while_the_lights_switch(tables, unit_g):
    streams = []
    for table in tables:
        hand = (lambda t: 15.0 * ((t > 0.7) & (t < 1.3))) if table.kind == 5 else None
        moves = [(1.1, 0.1), (1.0, -2 * unit_g)] if table.kind == 5 else [(1.1, 0.1)]
        streams.append(table.signal(7.0, hand, sorted(moves)))
    return streams


@pytest.mark.parametrize("cells", [(3, 4, 5), range(6)])
def test_the_hub_expects_the_step_of_its_own_lights(cells):
    """With three cells two witnesses are too few; with six the step is not taken off twice."""
    tables, tray = six_bins(lights_g=0.1)
    feed(tray, [table.signal(5.0) for table in tables], cells=cells)
    unit_g = tables[5].unit / tables[5].counts_per_g
    dark = tray.zeros()
    events = feed(tray, taken_while_the_lights_switch(tables, unit_g), lit_at=6.05, cells=cells)
    assert [(event.cell, event.pieces) for event in events if isinstance(event, CountChange)] == [(5, -2)]
    assert not [event for event in events if isinstance(event, Uncertain)]
    touched = {event.cell for event in events if isinstance(event, Activity) and event.activity is Motion.TOUCHED}
    assert touched == {5}
    for cell in cells:
        assert tray.zeros()[cell] == pytest.approx(dark[cell], abs=0.03 * tables[cell].counts_per_g)


def brief_hand(t):
    return 15.0 * ((t > 0.8) & (t < 1.3))


def leaning(until, pieces, share, due=None, hand=None):
    """Somebody leans with 1 g a cell, with `share` of it on the bricks, from 1.0 s to `until` (s).

    At 1.05 s `pieces` bricks come or go, under `hand` if given. Returns the bricks' count, and the counts and questions
    with their times since then.
    """
    tables, tray = six_bins()
    feed(tray, [table.signal(5.0) for table in tables])
    tray.expect(1, due)
    brick_g = tables[1].unit / tables[1].counts_per_g
    streams = []
    for table, part in zip(tables, (1.0, share, 0.9, 0.75, 1.1, 0.8), strict=True):
        moves = [(1.0, -part), (until, part), *([(1.05, pieces * brick_g)] if table.kind == 1 else [])]
        streams.append(table.signal(9.0, hand if table.kind == 1 else None, sorted(moves)))
    decided = [event for event in feed(tray, streams) if isinstance(event, CountChange | Uncertain)]
    assert {event.cell for event in decided} <= {1}
    return tray.counts()[1], [(type(event), event.t - 6.05) for event in decided]


def test_a_due_piece_that_passes_for_an_uneven_lean_is_counted_when_the_lean_ends():
    count, decided = leaning(4.0, 1, 1.3, due=1)
    assert count == 13
    assert [kind for kind, _ in decided] == [CountChange]


def test_a_due_piece_taken_by_hand_is_not_hidden_by_an_uneven_lean():
    count, decided = leaning(4.0, -1, 0.5, due=-1, hand=brief_hand)
    assert count == 11
    assert [kind for kind, _ in decided] == [CountChange]
    assert decided[0][1] < 4.0


def test_a_due_piece_in_a_lean_that_stays_is_asked_about():
    _, decided = leaning(20.0, 1, 1.1, due=1)
    assert [kind for kind, _ in decided] == [Uncertain]
    assert decided[0][1] < 5.0


def test_a_question_in_a_lean_ends_with_it():
    """The reading of the question is without the lean, so that what the cell shows afterwards is whole again."""
    count, decided = leaning(6.0, -1, 1.2, hand=brief_hand)
    assert [kind for kind, _ in decided] == [Uncertain, CountChange]
    assert count == 11
