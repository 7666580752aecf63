"""Each lesson shows what it says: its right staircase is legal, its wrong one breaks the rule, its task can be done."""

import pytest

from monkey_palace.board.notation import parse_placements
from palace_hub.locale.catalogue import Catalogue
from palace_hub.views.learn.lessons import LESSONS, START, Lesson
from palace_hub.views.learn.page import LessonPage, answer, lesson_view, next_lesson, pages_of
from palace_hub.views.learn.position import shown_verdict, unmet, verdict_on
from palace_hub.views.palace.hand import Hand
from palace_hub.views.text import wrap
from palace_hub.views.wording import Wording

WORDING = Wording(Catalogue())
FLAT = "A8,11,0e A11,11,1n"

SOLUTIONS = {
    "1": ["B8,14,0 A8,14,1e"],
    "2": [FLAT, "A14,8,0n B14,11,1 A14,11,2n"],
    "a": ["B8,14,0 A8,14,1e", "B14,11,0 B14,11,1 A14,11,2n"],
    "b": [FLAT],
    "c": ["B11,17,0 A11,14,1n"],
    "d": ["B17,11,0 B17,11,1 A17,11,2n", "B20,14,0 B20,14,1 A17,14,2e"],
    "e": [FLAT],
    "f": ["B14,11,0 B14,11,1 A14,11,2n"],
    "g": ["B11,11,0 A11,11,1n", "B8,14,0 A8,14,1e"],
    "h": [FLAT],
    "i": ["A8,11,0e A11,11,1n B11,17,0 B11,17,1 A11,14,2n"],
}
"""Staircases that do the tasks, by lesson; some tasks have several."""

SHORT = {
    "2": ("B8,14,0 A8,14,1e", "arches"),
    "b": ("C17,11,0 A17,11,3n", "first"),
    "d": ("B14,11,0 A14,11,1n", "stands-on"),
    "e": ("B8,14,0 A8,14,1e", "arches"),
    "f": ("B8,14,0 A8,14,1e", "stands-on"),
    "h": ("A11,8,0n A11,11,1n", "turns"),
    "i": (FLAT, "arches"),
}
"""A legal staircase that does not do the task, by lesson, and what it lacks."""

SMALLEST, MOST_ROWS = 80, 3
"""Columns of the smallest designed screen, and rows that a sentence has there."""

BY_KEY = {lesson.key: lesson for lesson in LESSONS}


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_a_lesson_shows_what_it_says(lesson: Lesson) -> None:
    right = shown_verdict(lesson, lesson.right)
    assert right.legal, right.violations
    if lesson.wrong:
        assert shown_verdict(lesson, lesson.wrong).violations[0].code == lesson.breaks
    for page in pages_of(lesson):
        view = lesson_view(LESSONS.index(lesson), page, (), Hand(), None, WORDING)
        assert view.tries is (page is LessonPage.TRY)
        for text, _ in (*view.lines, view.answer):
            assert len(wrap(text, SMALLEST - 4, 9)) <= MOST_ROWS, text


def test_the_mark_of_an_end_that_hangs_is_at_that_end() -> None:
    """The wrong arch of lesson F leads from a knob without a brick to the palace."""
    view = lesson_view(LESSONS.index(BY_KEY["f"]), LessonPage.WRONG, (), Hand(), None, WORDING)
    assert view.stage.standing.wrong_at == ((11, 11),)


def test_a_try_tells_only_what_lessons_are_about() -> None:
    view = lesson_view(0, LessonPage.TRY, parse_placements(SOLUTIONS["1"][0]), Hand(), None, WORDING)
    texts = " ".join(fact.text for fact in view.stage.facts)
    assert "It joins the palace." in texts
    assert "credit" not in texts
    assert "Bonus: pile up 5 new." not in texts


@pytest.mark.parametrize("key", SOLUTIONS)
def test_the_task_of_a_lesson_is_done_by_every_such_staircase(key: str) -> None:
    for solution in SOLUTIONS[key]:
        assert answer(BY_KEY[key], parse_placements(solution), WORDING).right, solution


@pytest.mark.parametrize("key", SHORT)
def test_a_legal_staircase_that_misses_the_task_is_told_what_it_lacks(key: str) -> None:
    lesson, (text, lacks) = BY_KEY[key], SHORT[key]
    verdict = verdict_on(lesson, parse_placements(text))
    assert unmet(lesson, verdict) == lacks
    assert answer(lesson, parse_placements(text), WORDING).text.startswith("No rule is broken, but")


@pytest.mark.parametrize("lesson", [lesson for lesson in LESSONS if lesson.wrong], ids=lambda lesson: lesson.key)
def test_the_wrong_staircase_is_answered_with_the_sentence_of_its_rule(lesson: Lesson) -> None:
    """A lesson's stock may be too small for its wrong staircase: then it is tried with enough pieces."""
    view = lesson_view(LESSONS.index(lesson), LessonPage.WRONG, (), Hand(), None, WORDING)
    sentence = WORDING.say(f"plan-fault-{lesson.breaks.replace('_', '-')}", piece="arch")
    assert sentence in view.answer[0]
    given = answer(lesson, parse_placements(lesson.wrong), WORDING)
    assert not given.right


def test_every_letter_of_the_rule_book_has_its_lesson() -> None:
    assert [lesson.key for lesson in LESSONS if lesson.has_letter] == list("abcdefghi")
    assert set(SOLUTIONS) == set(BY_KEY)
    assert next_lesson({"1", "2", "b"}) == 2
    assert next_lesson(set(BY_KEY)) is None


def test_a_staircase_without_pieces_or_with_too_many_is_not_right() -> None:
    lesson = BY_KEY["1"]
    assert answer(lesson, (), WORDING).text == WORDING.say("lesson-empty")
    assert lesson.palace == START
    assert "in your stock" in answer(lesson, parse_placements(SOLUTIONS["i"][0]), WORDING).text
