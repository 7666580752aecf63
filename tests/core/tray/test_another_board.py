"""A tray node breaks in the middle of a game and another board takes its place on the same cells."""

import pytest
from tests.core.rig import COUNTS_PER_GRAM, Node, Rig, levels

from monkey_palace.game.state import state_hash
from palace_hub.core.snapshot import snapshot
from palace_hub.referee import entries as say
from palace_hub.referee.record import replay, write

BRICK = 1


def broken(rig: Rig) -> tuple[list[int], str]:
    """A game whose tray has died; returns what it held, and the game's hash."""
    counts = rig.weigh_in(Node(), at_once=True)
    rig.unplug("a#1")
    rig.pass_time(20.0)
    assert rig.core.hub.manual
    return counts, state_hash(rig.core.hub.book.game.state)


def problems(rig: Rig) -> set[str]:
    return {problem.key for problem in snapshot(rig.core.hub).problems}


def test_another_board_on_the_same_cells_is_recognised_and_the_game_goes_on(rig: Rig, tmp_path) -> None:
    counts, hashed = broken(rig)
    board = Node(counts, chip="e6616499aa")
    rig.plug("b#1", board)
    rig.pass_time(12.0)
    shown = snapshot(rig.core.hub)
    assert not shown.manual
    assert "problem-other-tray" not in problems(rig)
    assert any(line.what.key == "log-tray-replaced" for line in shown.log)
    assert shown.question is None
    assert rig.core.hub.counts == tuple(counts)
    assert state_hash(shown.game) == hashed
    rig.hand(board, [count - (cell == BRICK) for cell, count in enumerate(counts)])
    assert rig.core.hub.counts[BRICK] == counts[BRICK] - 1
    rig.hand(board, counts)
    rig.restart()
    rig.pass_time(3.0)
    rig.enter(say.Resume())
    rig.pass_time(6.0)
    assert not rig.core.hub.manual, "the new board is the game's from now on"
    assert rig.core.hub.counts == tuple(counts)
    write(rig.journal, tmp_path / "record.jsonl")
    assert replay(tmp_path / "record.jsonl").same


def test_what_was_typed_meanwhile_is_what_the_new_board_finds(rig: Rig) -> None:
    counts, _ = broken(rig)
    rig.enter(say.Manual(taken={BRICK: 2}))
    left = [count - 2 * (cell == BRICK) for cell, count in enumerate(counts)]
    rig.plug("b#1", Node(left, chip="e6616499aa"))
    rig.pass_time(12.0)
    assert snapshot(rig.core.hub).question is None
    assert rig.core.hub.counts == tuple(left)


def test_a_brick_that_went_unsaid_is_the_only_question(rig: Rig) -> None:
    counts, _ = broken(rig)
    left = [count - (cell == BRICK) for cell, count in enumerate(counts)]
    rig.plug("b#1", Node(left, chip="e6616499aa"))
    rig.pass_time(14.0)
    assert not rig.core.hub.manual
    doubts = rig.core.hub.book.doubts
    assert {cell: (doubt.low, doubt.high) for cell, doubt in doubts.items()} == {
        BRICK: (counts[BRICK] - 1, counts[BRICK])
    }


@pytest.mark.parametrize("shift_g", [0.3, *(pytest.param(shift, marks=pytest.mark.long) for shift in (-2.0, 40.0))])
def test_a_tray_of_other_cells_is_not_taken_for_the_games(rig: Rig, shift_g: float) -> None:
    counts, hashed = broken(rig)
    other = Node(counts, chip="e6616499aa")
    other.levels = [level + shift_g * COUNTS_PER_GRAM for level in levels(counts)]
    rig.plug("b#1", other)
    rig.pass_time(14.0)
    shown = snapshot(rig.core.hub)
    assert shown.manual
    assert "problem-other-tray" in problems(rig)
    assert shown.question is None
    assert state_hash(shown.game) == hashed
    assert rig.enter(say.Manual(taken={BRICK: 1})).refusal is None


def test_the_games_own_tray_comes_first(rig: Rig) -> None:
    """A second tray with the same pieces changes nothing while the game's own one answers."""
    counts = rig.weigh_in(Node(), at_once=True)
    rig.plug("b#1", Node(counts, chip="e6616499aa"))
    rig.pass_time(12.0)
    assert rig.core.hub.book.node != "e6616499aa"
    assert "problem-other-tray" in problems(rig)
