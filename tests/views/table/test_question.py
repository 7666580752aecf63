"""The question dialog: why the tray cannot count, in words; possible staircases and places as pictures."""

import dataclasses

import pytest
from tests.tui.scenes.index import SCENES

from palace_hub.core.plate import messages
from palace_hub.core.plate.questions import plate_question
from palace_hub.locale.message import Message
from palace_hub.referee.events import ReseatQuestion
from palace_hub.views.table.question import QuestionView, question
from palace_hub.views.wording import Wording

WORDING = Wording()


def asked_for(reason: str) -> QuestionView:
    shown = SCENES["question"]()
    assert shown.question is not None
    why = Message(reason, shown.question.explanation.params)
    view = question(dataclasses.replace(shown, question=dataclasses.replace(shown.question, explanation=why)), WORDING)
    assert view is not None
    return view


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (
            "ask-count-why",
            "The tray is not sure: the weight is that of 3.47 bricks. Please count, then choose 3 or 4.",
        ),
        (
            "ask-count-why-impossible",
            "What lies there weighs as much as 3.47, and that cannot be. If "
            "anything else lies in the compartment, take it out.",
        ),
        (
            "ask-count-why-gap",
            "The tray was not watched for a while. What lies there weighs as much as 3.47: please count.",
        ),
    ],
)
def test_the_reason_is_a_sentence_with_the_reading(reason: str, sentence: str) -> None:
    assert asked_for(reason).explanation == sentence


def test_both_readings_are_answers_and_none_comes_first_by_size() -> None:
    view = asked_for("ask-count-why")
    assert view.headline == "3 or 4 bricks?"
    assert [(answer.key, answer.answer) for answer in view.answers] == [("1", "3"), ("2", "4"), ("3", "another")]


def test_no_question_no_view() -> None:
    assert question(SCENES["recurring"](), WORDING) is None


@pytest.mark.parametrize(
    ("stud", "where"),
    [
        ((2, 29), "Look here first: at the back, on the left."),
        ((17, 14), "Look here first: in the middle."),
        ((29, 2), "Look here first: in front, on the right."),
        (None, "Look on the rim of the plate too."),
    ],
)
def test_where_the_plate_weighs_otherwise_in_words(stud: tuple[int, int] | None, where: str) -> None:
    shown = SCENES["where_off"]()
    off = messages.load_differs(0.4, stud)
    assert shown.question is not None
    view = question(dataclasses.replace(shown, question=dataclasses.replace(shown.question, explanation=off)), WORDING)
    assert view is not None
    assert view.where == where
    assert len(view.pictures) == (stud is not None)


def test_what_both_staircases_have_is_not_marked() -> None:
    view = question(SCENES["which_staircase"](), WORDING)
    assert view is not None
    one, other = view.pictures
    assert [str(piece) for piece in one.stage.standing.fresh] == ["A8,11,5e"]
    assert [str(piece) for piece in other.stage.standing.fresh] == ["C11,11,5"]
    assert one.stage.plan.focus == other.stage.plan.focus
    assert (one.rule, "rule 4" in other.rule) == ("", True)


def test_an_arch_written_from_its_other_foot_is_the_same_arch() -> None:
    shown = SCENES["which_staircase"]()
    assert shown.question is not None
    first, second, last = shown.question.options
    turned = dataclasses.replace(second, staircase=first.staircase.replace("A8,2,0n", "A8,5,0s"))
    asked = dataclasses.replace(shown.question, options=(first, turned, last))
    view = question(dataclasses.replace(shown, question=asked), WORDING)
    assert view is not None
    assert [picture.stage.standing.fresh for picture in view.pictures] == [(), ()]


@pytest.mark.parametrize(("turns", "headline"), [([0, 3, 1, 2], "Laid as it was?"), ([2], "Was it turned?")])
def test_a_plate_that_was_laid_back_is_shown_as_it_lay(turns: list[int], headline: str) -> None:
    asked = plate_question(ReseatQuestion(3, "laid", turns))
    view = question(dataclasses.replace(SCENES["plan_build"](), question=asked), WORDING)
    assert view is not None
    assert (view.headline, len(view.pictures)) == (headline, 1)
    assert view.where  # a touch on the picture is no answer
    ways = [f"turned-{way}" for way in sorted(turns) if way]
    assert [answer.answer for answer in view.answers] == ["agreed", *ways, "turned"]
