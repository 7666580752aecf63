"""A staircase on the plan at a table with a tray: its decoration is weighed."""

import pytest
from tests.core.by_hand import place
from tests.core.rig import Node, Rig, levels

from monkey_palace.game.commands import Build
from monkey_palace.game.palace_state import palace_known, palace_of
from monkey_palace.game.state import GameState
from monkey_palace.staircase.search import staircases
from palace_hub.core.snapshot import snapshot
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Stage

GOLD = 5
GREEN = 3


def state_of(rig: Rig) -> GameState:
    return rig.core.hub.book.game.state


def staged(rig: Rig) -> tuple[Node, list[int]]:
    """Stage a staircase from a gold knob; returns the node and the counts."""
    node = Node()
    counts = rig.weigh_in(node, at_once=True)
    rig.enter(say.EnterBy(way="plan"))
    state = state_of(rig)
    gold = next(
        staircase
        for staircase in staircases(palace_of(state), state.player.bricks)
        if staircase.facts.start_colour == "gold"
    )
    rig.enter(*place(*gold.placements), say.Confirm())
    assert rig.core.hub.stage is Stage.DECORATE
    return node, counts


def without(counts: list[int], cell: int) -> list[int]:
    return [count - (i == cell) for i, count in enumerate(counts)]


def was_built(rig: Rig) -> bool:
    return isinstance(rig.core.hub.book.game.commands[-1], Build) and palace_known(state_of(rig))


def test_a_staged_staircase_is_built_when_its_decoration_leaves_the_tray(rig: Rig):
    node, counts = staged(rig)
    rig.hand(node, without(counts, GOLD))
    assert was_built(rig)
    assert state_of(rig).current.decoration == "gold"
    assert state_of(rig).palace[-1].startswith("G")


def test_another_decoration_is_a_violation_and_builds_nothing(rig: Rig):
    node, counts = staged(rig)
    rig.hand(node, without(counts, GREEN))
    now = snapshot(rig.core.hub)
    assert now.judgement.reason.key == "decoration-wrong-colour"
    assert rig.core.hub.stage is Stage.DECORATE
    rig.hand(node, counts)
    rig.hand(node, without(counts, GOLD))
    assert was_built(rig)


@pytest.mark.parametrize(
    "taken",
    [
        pytest.param(False, id="still in the tray", marks=pytest.mark.long),
        pytest.param(True, id="taken while the hub was away"),
    ],
)
def test_after_a_restart_a_staged_staircase_still_waits_for_its_decoration(rig: Rig, taken: bool):
    node, counts = staged(rig)
    rig.restart()
    if taken:
        node.levels = levels(without(counts, GOLD))
    rig.pass_time(3.0)
    rig.enter(say.Resume())
    rig.pass_time(6.0)
    if not taken:
        assert rig.core.hub.stage is Stage.DECORATE
        rig.hand(node, without(counts, GOLD))
    assert was_built(rig)


def test_after_a_restart_a_built_staircase_is_not_built_twice(rig: Rig):
    node, counts = staged(rig)
    rig.hand(node, without(counts, GOLD))
    built = state_of(rig).palace
    rig.restart()
    rig.pass_time(3.0)
    rig.enter(say.Resume())
    rig.pass_time(6.0)
    assert state_of(rig).palace == built
    assert [event for event in rig.events if event["kind"] == "command" and event["command"]["kind"] == "build"] == []


@pytest.mark.long
def test_undoing_a_staircase_asks_for_its_decoration_without_a_violation(rig: Rig):
    node, counts = staged(rig)
    rig.hand(node, without(counts, GOLD))
    shown = rig.enter(say.Undo())
    assert shown.judgement.reason.key == "undone-put-back"
    assert shown.stage is Stage.BUILD
    assert len(shown.plan.placements) == 2
    rig.hand(node, counts)
    assert rig.enter(say.Confirm()).stage is Stage.DECORATE
    rig.hand(node, without(counts, GOLD))
    assert was_built(rig)
    assert not [line for line in snapshot(rig.core.hub).log if line.what.key.startswith("log-violation")]


@pytest.mark.long
def test_an_undone_staircase_is_built_again_with_its_decoration_on_it(rig: Rig):
    node, counts = staged(rig)
    rig.hand(node, without(counts, GOLD))
    rig.enter(say.Undo())
    assert rig.enter(say.Confirm()).refusal is None
    assert was_built(rig)
