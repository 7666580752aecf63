"""A change against its rivals: a foreign piece that weighs nearly as much as whole own pieces."""

from math import hypot

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.sensing.tray.still_bins import decisions, moved, still_bin
from tests.sensing.tray.table_model import MASSES
from tests.sensing.tray.trials import cell_for

from palace_hub.sensing.tray.events import Cleared, Uncertain
from palace_hub.sensing.tray.lattice import judge_change, tolerance

BRICK, GOLD = 1, 5
LEVEL_ERROR = 0.02


def believed(change, kind):
    return judge_change(change, LEVEL_ERROR, MASSES[kind], 8).whole


def near_enough(change):
    return abs(change - round(change)) <= tolerance(round(change), LEVEL_ERROR)


def batches(rng, size):
    """Mass factors of batches against the catalogue."""
    return 1 + rng.uniform(-0.02, 0.02, size)


def test_an_arch_among_gold_is_hardly_ever_four_of_them():
    """An arch weighs 4.31 gold bricks by the catalogue, 4.14 to 4.49 with the batches of both."""
    rng = np.random.default_rng(5)
    size = 4000
    changes = MASSES[0] / MASSES[GOLD] * batches(rng, size) / batches(rng, size)
    measured = changes + rng.normal(0, hypot(LEVEL_ERROR, LEVEL_ERROR), size)
    assert sum(believed(change, GOLD) for change in measured) < 0.001 * size
    assert sum(near_enough(change) for change in measured) > 0.02 * size


def test_an_arch_on_a_cheap_cell_is_hardly_ever_four_gold():
    """At a level error of 0.05 of a gold brick, four unexpected ones are asked about, four due ones are not."""
    rng = np.random.default_rng(5)
    size, level = 4000, 0.05
    changes = MASSES[0] / MASSES[GOLD] * batches(rng, size) / batches(rng, size)
    measured = changes + rng.normal(0, hypot(level, level), size)
    assert sum(judge_change(change, level, MASSES[GOLD], 8).whole for change in measured) < 0.004 * size
    own = 4 + rng.normal(0, hypot(0.02, level, level), size)
    assert sum(judge_change(change, level, MASSES[GOLD], 8, due=4).whole for change in own) > 0.95 * size


@pytest.mark.parametrize(("kind", "back"), [(GOLD, 4), (BRICK, 3), (BRICK, 1), (0, 2)])
def test_own_pieces_put_back_need_no_question(kind, back):
    rng = np.random.default_rng(6)
    size = 2000
    changes = back + rng.normal(0, 0.01 * np.sqrt(back), size) + rng.normal(0, hypot(LEVEL_ERROR, LEVEL_ERROR), size)
    assert sum(believed(change, kind) for change in changes) > 0.95 * size


@given(st.integers(-8, 4), st.floats(-0.2, 0.2), st.integers(0, 5))
def test_an_open_question_only_makes_foreign_pieces_likelier(pieces, off, kind):
    before, after = (
        judge_change(pieces + off, LEVEL_ERROR, MASSES[kind], 8, after_question=after_question)
        for after_question in (False, True)
    )
    assert 0.0 <= before.foreign_odds <= after.foreign_odds
    assert after.confidence <= before.confidence
    assert (before.pieces, before.rival, before.odds) == (after.pieces, after.rival, after.odds)
    if pieces + off < 0:
        assert before.foreign_odds < 1e-3
    if before.pieces == 0:
        assert after == before


def test_a_light_arch_among_gold_is_asked_about_and_no_creep_clears_it():
    """After the question, a hand passes and the level creeps to the edge of a whole number: no four gold came."""
    table = still_bin(4, GOLD, pieces=6)
    unit = sum(table.inside) / 6
    cell = cell_for(table)
    cell.feed(table.signal(4.0))
    events = decisions(cell.feed(moved(table, 4.22 * unit)))
    assert [type(event) for event in events] == [Uncertain]
    assert decisions(cell.feed(moved(table, -0.11 * unit))) == []
    assert not cell.state(table.t).sure
    events = decisions(cell.feed(moved(table, -4.11 * unit)))
    assert [(type(event), event.count) for event in events] == [(Cleared, 6)]


def test_a_light_arch_among_gold_is_not_counted_as_four():
    table = still_bin(4, GOLD, pieces=6, piece_spread=0.003)
    cell = cell_for(table)
    cell.feed(table.signal(4.0))
    events = decisions(cell.feed(moved(table, 4.13 * sum(table.inside) / 6)))
    assert [type(event) for event in events] == [Uncertain]
