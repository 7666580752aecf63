"""The question says in words why the tray cannot count: what it weighs like, what cannot be, or a gap."""

import dataclasses

import pytest
from tests.tui.scenes import SCENES

from palace_hub.locale.message import Message
from palace_hub.views.question import QuestionView, question
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
        ("ask-count-why", "The tray cannot tell 3 bricks from 4 this time: it weighs like 3.47."),
        (
            "ask-count-why-impossible",
            "It weighs like 3.47, and that cannot be. If something else lies in it, take it out.",
        ),
        ("ask-count-why-gap", "Nobody watched the tray for a while. It weighs like 3.47: please count."),
    ],
)
def test_the_reason_is_a_sentence_with_the_reading(reason: str, sentence: str) -> None:
    assert asked_for(reason).explanation == sentence


def test_both_readings_are_answers_and_none_comes_first_by_size() -> None:
    view = asked_for("ask-count-why")
    assert view.headline == "3 or 4 bricks?"
    assert [(answer.key, answer.answer) for answer in view.answers] == [("1", "3"), ("2", "4")]


def test_no_question_no_view() -> None:
    assert question(SCENES["recurring"](), WORDING) is None
