"""A weight that no pieces explain: a lid across a compartment, a cup of coffee, a wrong answer."""

import pytest
from tests.core.rig import COUNTS_PER_GRAM, GRAMS, Node, Rig, levels

from palace_hub.core.snapshot import snapshot
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Snapshot

BRICK = 1
LID_G = 15.9


class Weighed:
    """A tray in play with `counts`; loads may lie in its compartments."""

    def __init__(self, rig: Rig) -> None:
        self.rig = rig
        self.node = Node()
        self.counts = rig.weigh_in(self.node, at_once=True)

    def lay(self, grams: float) -> Snapshot:
        """Lay an object on the bricks (0: take it away), and wait for what the tray says."""
        self.node.levels[BRICK] += 200 * COUNTS_PER_GRAM
        self.rig.pass_time(0.5)
        self.node.levels = levels(self.counts)
        self.node.levels[BRICK] += grams * COUNTS_PER_GRAM
        self.rig.pass_time(14.0)
        return snapshot(self.rig.core.hub)

    @property
    def bricks(self) -> int | None:
        return self.rig.core.hub.counts[BRICK]

    @property
    def zero(self) -> float:
        return self.rig.core.hub.tray.zeros()[BRICK]


@pytest.fixture
def weighed(rig: Rig) -> Weighed:
    return Weighed(rig)


def test_a_lid_beyond_the_box_is_asked_to_be_taken_out_without_numbers(weighed: Weighed):
    asked = weighed.lay(LID_G).question
    assert asked.headline.key == "ask-object-headline"
    assert asked.options == ()
    reading = weighed.counts[BRICK] + LID_G / GRAMS[BRICK]
    assert float(asked.explanation.params["reading"]) == pytest.approx(reading, abs=0.1)
    assert weighed.lay(0.0).question is None
    assert weighed.bricks == weighed.counts[BRICK]


@pytest.mark.long
def test_a_sudden_heavy_load_within_the_box_is_asked_to_be_taken_out(weighed: Weighed):
    weighed.counts[BRICK] -= 50
    weighed.rig.hand(weighed.node, weighed.counts)
    weighed.rig.enter(say.Override(cell=BRICK, count=weighed.counts[BRICK]))
    asked = weighed.lay(12.1).question
    assert asked.headline.key == "ask-object-headline"
    assert asked.options == ()
    assert weighed.lay(0.0).question is None
    assert weighed.bricks == weighed.counts[BRICK]


@pytest.mark.long
def test_counting_under_a_lid_moves_no_zero(weighed: Weighed):
    before = weighed.zero
    weighed.lay(LID_G)
    weighed.rig.enter(say.Override(cell=BRICK, count=weighed.counts[BRICK]))
    weighed.rig.pass_time(5.0)
    assert snapshot(weighed.rig.core.hub).question is None
    assert weighed.zero == pytest.approx(before, abs=0.2 * COUNTS_PER_GRAM)
    assert weighed.lay(0.0).question is None
    assert weighed.bricks == weighed.counts[BRICK]


def test_a_wrong_count_under_a_lid_is_found_out_when_the_lid_is_lifted(weighed: Weighed):
    weighed.lay(LID_G)
    weighed.rig.enter(say.Override(cell=BRICK, count=weighed.counts[BRICK] - 4))
    weighed.lay(0.0)
    assert weighed.bricks == weighed.counts[BRICK]


@pytest.mark.long
def test_pieces_are_counted_under_a_lid_that_a_person_has_counted(weighed: Weighed):
    weighed.lay(LID_G)
    weighed.rig.enter(say.Override(cell=BRICK, count=weighed.counts[BRICK]))
    weighed.rig.pass_time(5.0)
    weighed.counts[BRICK] -= 2
    weighed.lay(LID_G)
    assert weighed.bricks == weighed.counts[BRICK]
    weighed.lay(0.0)
    assert weighed.bricks == weighed.counts[BRICK]


def test_a_question_with_numbers_takes_another_number(weighed: Weighed):
    shown = weighed.lay(0.22)
    asked = shown.question
    assert [option.answer for option in asked.options[:2]] == ["78", "79"]
    assert float(asked.explanation.params["reading"]) == pytest.approx(78.5, abs=0.1)
    enter = weighed.rig.enter
    assert enter(say.Answer(question=asked.id, answer=asked.options[2].answer)).refusal.key == "refused-answer-number"
    assert enter(say.Answer(question=asked.id, answer="nine")).refusal.key == "refused-answer-unknown"
    assert enter(say.Answer(question=asked.id, answer="81")).refusal.key == "refused-more-than-box"
    assert enter(say.Answer(question=asked.id, answer="77")).refusal is None
    assert weighed.bricks == 77


def test_a_question_that_was_answered_wrongly_to_clear_it_comes_back_with_the_truth(weighed: Weighed):
    asked = weighed.lay(0.22).question
    weighed.rig.enter(say.Answer(question=asked.id, answer="79"))
    shown = weighed.lay(0.0)
    assert str(weighed.counts[BRICK]) in [option.answer for option in shown.question.options]


ARCH = 0
BRICK_IN_ARCHES = GRAMS[BRICK] / GRAMS[ARCH]


def put(rig: Rig, node: Node, counts: list[float]) -> Snapshot:
    rig.hand(node, counts, patience=14.0)
    return snapshot(rig.core.hub)


@pytest.mark.parametrize(("bricks", "high"), [(3, 1), pytest.param(6, 2, marks=pytest.mark.long)])
def test_bricks_that_weigh_like_arches_are_asked_about(rig: Rig, bricks: int, high: int):
    node = Node()
    counts = rig.weigh_in(node, at_once=True)
    shown = put(rig, node, [counts[ARCH] + bricks * BRICK_IN_ARCHES, *counts[1:]])
    assert shown.question.explanation.key == "ask-count-why-foreign"
    assert [option.answer for option in shown.question.options][:2] == [str(counts[ARCH]), str(counts[ARCH] + high)]
    assert put(rig, node, counts).question is None
    assert rig.core.hub.counts[ARCH] == counts[ARCH]


@pytest.mark.long
def test_bricks_that_make_up_an_arch_close_no_open_question(rig: Rig):
    node = Node()
    counts = rig.weigh_in(node, at_once=True)
    first = put(rig, node, [counts[ARCH] + BRICK_IN_ARCHES, *counts[1:]]).question
    assert first is not None
    for bricks in (2, 3):
        shown = put(rig, node, [counts[ARCH] + bricks * BRICK_IN_ARCHES, *counts[1:]])
        assert shown.question is not None
        assert rig.core.hub.counts[ARCH] is None
    assert put(rig, node, counts).question is None
    assert rig.core.hub.counts[ARCH] == counts[ARCH]


@pytest.mark.parametrize("back", [2, *(pytest.param(back, marks=pytest.mark.long) for back in (1, 3))])
def test_arches_that_come_back_are_not_asked_about(rig: Rig, back: int):
    node = Node()
    counts = rig.weigh_in(node, at_once=True)
    shown = put(rig, node, [counts[ARCH] + back, *counts[1:]])
    assert shown.question is None
    assert rig.core.hub.counts[ARCH] == counts[ARCH] + back
