"""A key, a touch on a picture or a button answers which of two staircases stands."""

import dataclasses
import re

import pytest
from tests.cases import few
from tests.tui.app_pilot import SIZE, app_of
from tests.tui.scenes.plan import one_staircase, where_off, which_staircase
from tests.tui.shared_app import Kind, shared

from palace_hub.referee.entries import Answer
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.screens.question_screen import QuestionScreen
from palace_hub.tui.widgets.question_picture import QuestionPlan
from palace_hub.views.text import ELLIPSIS

SIZES = [(80, 24), (100, 30), (120, 36)]


@pytest.mark.parametrize(("key", "answer"), [("1", "1"), ("2", "2"), ("3", "other")])
def test_each_answer_has_its_key(key: str, answer: str) -> None:
    assert shared().entries(which_staircase(), "enter", key) == [Answer(question=9, answer=answer)]


@pytest.mark.parametrize("size", [SIZES[0], *(pytest.param(size, marks=pytest.mark.long) for size in SIZES[1:])])
@pytest.mark.parametrize("number", [1, 2])
async def test_a_touch_on_a_picture_is_its_answer(number: int, size: tuple[int, int]) -> None:
    app, source = app_of(which_staircase())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.click(f"#question-picture-{number}", offset=(10, 2))
        await pilot.click("#answer-3", offset=(10, 0))
        await pilot.pause()
    assert source.entries == [Answer(question=9, answer=str(number)), Answer(question=9, answer="other")]


@few(1, "size", SIZES)
def test_both_pictures_are_of_one_size_and_whole_and_show_what_differs(size: tuple[int, int]) -> None:
    def compare(app: PalaceApp) -> None:
        first, second = app.screen.query(QuestionPlan)
        assert first.size == second.size
        assert not any(ELLIPSIS in row for picture in (first, second) for row in picture.drawing().plain())
        assert re.search(r"∩6━+┳━*∩6", "".join(first.drawing().plain()))
        assert "║8" in "".join(second.drawing().plain())
        footer = app.screen.query_one("#dialog-footer").region
        assert app.screen.query_one("#dialog").region.bottom <= footer.y

    shared(Kind(size)).read(which_staircase(), (), compare)


async def test_it_closes_by_itself_when_it_is_moot() -> None:
    app, source = app_of(where_off())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, QuestionScreen)
        source.show(dataclasses.replace(source.now, question=None))
        await pilot.pause()
        await pilot.pause()
        assert not isinstance(app.screen, QuestionScreen)
    assert source.entries == []


async def test_a_touch_on_the_picture_of_a_place_answers_nothing() -> None:
    app, source = app_of(where_off())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.click("#question-picture-1", offset=(10, 2))
        await pilot.press("1")
        await pilot.pause()
    assert source.entries == [Answer(question=9, answer="agreed")]


def test_of_a_single_staircase_the_other_answer_is_no() -> None:
    assert shared().entries(one_staircase(), "2") == [Answer(question=9, answer="other")]
