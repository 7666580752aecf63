"""A tray after a gap in its readings: its counts are compared with the ledger or asked about."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.core.rig import GRAMS, Node, Rig, levels, new_rig

from palace_hub.core.snapshot import snapshot
from palace_hub.referee import entries as say
from palace_hub.referee.judgement import ANOTHER_NUMBER
from palace_hub.views.snapshot import Phase

DAY_S = 86_400.0


@pytest.fixture
def new(tmp_path: Path) -> Iterator[Callable[[], Rig]]:
    made: list[Rig] = []

    def make() -> Rig:
        made.append(new_rig(tmp_path / f"{len(made)}.sqlite"))
        return made[-1]

    yield make
    for rig in made:
        rig.journal.close()


@pytest.fixture
def rig(new: Callable[[], Rig]) -> Rig:
    return new()


def asked(rig: Rig) -> list[int]:
    return [event["cell"] for event in rig.events if event["kind"] == "question"]


def told(rig: Rig) -> bool:
    """True where the hub asks about the tray or names a fault."""
    return bool(asked(rig)) or not rig.core.hub.all_known


@pytest.mark.long
def test_pieces_taken_and_put_back_are_counted(rig: Rig):
    node = Node()
    counts = rig.weigh_in(node)
    taken = [counts[0], counts[1] - 2, *counts[2:]]
    rig.hand(node, taken)
    assert rig.core.hub.counts == tuple(taken)
    assert snapshot(rig.core.hub).judgement.wrong
    rig.hand(node, counts)
    assert rig.core.hub.counts == tuple(counts)
    assert not snapshot(rig.core.hub).judgement.wrong


def test_a_change_of_no_whole_number_makes_a_question_until_it_is_answered(rig: Rig):
    node = Node()
    counts = rig.weigh_in(node, at_once=True)
    rig.hand(node, [counts[0], counts[1] - 1.5, *counts[2:]], patience=8.0)
    question = snapshot(rig.core.hub).question
    assert question.cell == 1
    numbers = [str(counts[1] - 2), str(counts[1] - 1)]
    assert [option.answer for option in question.options] == [*numbers, ANOTHER_NUMBER]
    assert rig.core.hub.counts[1] is None
    assert rig.enter(say.Confirm()).refusal.key == "refused-answer-first"
    assert rig.enter(say.Answer(question=question.id, answer="nonsense")).refusal.key == "refused-answer-unknown"
    now = rig.enter(say.Answer(question=question.id, answer=str(counts[1] - 2)))
    rig.pass_time(1.0)
    assert now.question is None
    assert rig.core.hub.counts[1] == counts[1] - 2


@pytest.mark.long
def test_a_question_is_withdrawn_when_the_pieces_change_to_a_whole_number(rig: Rig):
    node = Node()
    counts = rig.weigh_in(node, at_once=True)
    rig.hand(node, [counts[0], counts[1] - 1.5, *counts[2:]], patience=8.0)
    assert snapshot(rig.core.hub).question is not None
    rig.hand(node, counts, patience=8.0)
    assert snapshot(rig.core.hub).question is None
    assert rig.core.hub.counts == tuple(counts)


def test_an_open_question_is_open_again_after_a_restart(rig: Rig):
    node = Node()
    counts = rig.weigh_in(node, at_once=True)
    rig.hand(node, [counts[0], counts[1] - 1.5, *counts[2:]], patience=8.0)
    rig.restart()
    rig.pass_time(3.0)
    offered = snapshot(rig.core.hub)
    assert (offered.phase, offered.question) == (Phase.RESUME, None), "its dialog would cover the offer"
    rig.enter(say.Resume())
    rig.pass_time(10.0)
    question = snapshot(rig.core.hub).question
    assert question is not None
    assert question.cell == 1
    rig.enter(say.Answer(question=question.id, answer=question.options[0].answer))
    rig.pass_time(4.0)
    assert rig.core.hub.all_known


def test_a_piece_taken_while_the_hub_was_away_is_seen(rig: Rig):
    node = Node()
    counts = rig.weigh_in(node, at_once=True)
    taken = [counts[0] - 1, *counts[1:]]
    rig.restart()
    node.levels = levels(taken)
    rig.pass_time(3.0)
    rig.enter(say.Resume())
    rig.pass_time(6.0)
    assert rig.core.hub.counts == tuple(taken)
    assert asked(rig) == []


@pytest.mark.parametrize(
    ("away", "tray_first"),
    [
        pytest.param(2 * DAY_S, True, id="two days-True"),
        pytest.param(2 * DAY_S, False, id="two days-False", marks=pytest.mark.long),
        pytest.param(-3600.0, True, id="a clock that runs backwards-True", marks=pytest.mark.long),
        pytest.param(-3600.0, False, id="a clock that runs backwards-False"),
    ],
)
def test_after_a_long_or_unknown_absence_only_what_changed_is_asked(rig: Rig, away: float, tray_first: bool):
    node = Node()
    rig.wall = 1_000_000.0
    counts = rig.weigh_in(node, at_once=True)
    rig.restart(unplugged=True)
    rig.wall += away
    node.levels = levels([counts[0], counts[1] - 1, *counts[2:]])
    rig.pass_time(5.0)
    if tray_first:
        rig.plug("a#2", node)
        rig.pass_time(3.0)
    rig.enter(say.Resume())
    if not tray_first:
        rig.pass_time(5.0)
        rig.plug("a#2", node)
    rig.pass_time(10.0)
    assert told(rig)
    assert [(cell, doubt.why, doubt.low, doubt.high) for cell, doubt in rig.core.hub.book.doubts.items()] == [
        (1, "gap", counts[1] - 1, counts[1])
    ]


def test_a_tray_plugged_in_again_is_compared_with_the_ledger(rig: Rig):
    node = Node()
    counts = rig.weigh_in(node, at_once=True)
    rig.unplug("a#1")
    rig.pass_time(5.0)
    assert rig.core.hub.manual
    rig.enter(say.Manual(taken={0: 1}))
    node.levels = levels([counts[0] - 1, *counts[1:]])
    node.restart("beef")
    rig.plug("a#2", node)
    rig.pass_time(6.0)
    assert not rig.core.hub.manual
    assert rig.core.hub.counts == (counts[0] - 1, *counts[1:])
    assert asked(rig) == []


def test_without_a_weighed_box_the_tray_counts_nothing_and_pieces_are_typed(rig: Rig, new: Callable[[], Rig]):
    first = Node()
    rig.weigh_in(first, at_once=True)  # leaves a calibration in the journal
    rig.enter(*[say.PassBuild()])
    rig.restart(unplugged=True)
    rig.pass_time(4.0)
    rig.enter(say.Discard(), say.NewGame(players=("Ann", "Bo"), deck_seed=3), say.Confirm())
    assert rig.core.hub.phase is Phase.PLAY
    node = Node(rig.core.hub.book.shelf)
    rig.restart(unplugged=True)
    rig.plug("a#9", node)
    rig.pass_time(3.0)
    rig.enter(say.Resume())
    rig.pass_time(6.0)
    now = snapshot(rig.core.hub)
    assert now.manual
    assert "problem-tray-not-weighed" in {problem.key for problem in now.problems}
    assert rig.enter(say.Manual(taken={1: 2})).refusal is None


def test_another_tray_does_not_replace_the_weighed_one(rig: Rig):
    node = Node()
    counts = rig.weigh_in(node, at_once=True)
    rig.unplug("a#1")
    rig.pass_time(1.0)
    rig.plug("b#1", Node([count - 2 for count in counts], chip="another"))
    rig.pass_time(8.0)
    now = snapshot(rig.core.hub)
    assert "problem-other-tray" in {problem.key for problem in now.problems}
    assert now.manual
    assert [event for event in rig.events if event["kind"] == "tray" and event["t"] > rig.t - 9.0] == []


@pytest.mark.long
def test_a_second_node_disturbs_no_count(rig: Rig):
    node = Node()
    counts = rig.weigh_in(node, at_once=True)
    rig.plug("b#1", Node([3.5] * 6, chip="plate", role="plate"))
    rig.plug("c#1", Node([3.5] * 6, chip="other"))
    rig.pass_time(5.0)
    rig.hand(node, [counts[0] - 1, *counts[1:]])
    assert rig.core.hub.counts == (counts[0] - 1, *counts[1:])
    rig.unplug("b#1")
    rig.unplug("c#1")
    rig.pass_time(1.0)
    assert not [event for event in rig.events if event["kind"] == "link" and event["state"] == "absent"]


@pytest.mark.long
def test_one_node_on_two_ports_is_counted_once(rig: Rig):
    node = Node()
    counts = rig.weigh_in(node, at_once=True)
    twin = Node(counts)
    twin.boot = "0bad"
    rig.plug("b#1", twin)
    rig.pass_time(4.0)
    now = snapshot(rig.core.hub)
    assert "problem-node-copy" in {problem.key for problem in now.problems}
    rig.hand(node, [counts[0] - 2, *counts[1:]])
    assert rig.core.hub.counts[0] == counts[0] - 2


def test_a_button_press_counts_once(rig: Rig):
    node = Node()
    rig.weigh_in(node, at_once=True)
    rig.enter(say.Draft(start_colour="gold", arches=2, height=2))
    node.presses = [1, 0]
    rig.pass_time(0.5)
    assert rig.core.hub.book.staged is not None
    rig.restart()
    rig.pass_time(3.0)
    rig.enter(say.Resume())
    rig.pass_time(1.0)
    assert rig.core.hub.choices.draft.start_colour == "gold"
    assert sum(event["kind"] == "staged" for event in rig.events) == 0


def test_a_dead_cell_has_no_count_and_is_a_named_problem(rig: Rig):
    node = Node()
    rig.weigh_in(node, at_once=True)
    node.levels[2] = 8_388_607
    rig.pass_time(4.0)
    assert rig.core.hub.counts[2] is None
    assert any(problem.params.get("piece") == "column" for problem in snapshot(rig.core.hub).problems)
    assert GRAMS[2] > 0


def test_lost_pieces_leave_the_supply_and_the_game_goes_on(rig: Rig):
    node = Node()
    counts = rig.weigh_in(node, at_once=True)
    left = [counts[0] - 60, *counts[1:]]
    for step in (20, 40, 60):
        rig.hand(node, [counts[0] - step, *counts[1:]], patience=6.0)
        question = snapshot(rig.core.hub).question
        if question is not None:
            rig.enter(say.Override(cell=0, count=counts[0] - step))
            rig.pass_time(3.0)
    now = rig.enter(say.KeepAsItIs(reason="under the sofa"))
    assert now.refusal is None
    assert not now.judgement.wrong
    state = rig.core.hub.book.game.state
    assert state.supply["arch"] == left[0]
    assert state.lost["arch"] == 60
    assert rig.enter(say.Undo()).judgement.wrong
    assert not rig.enter(say.Redo()).judgement.wrong
