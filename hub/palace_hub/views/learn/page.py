"""One page of a lesson: the right staircase, the wrong one, or the player's own try. And the list of lessons."""

import dataclasses
from collections.abc import Set
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from monkey_palace.board.notation import parse_placements
from palace_hub.views.learn.lessons import LESSONS, Lesson
from palace_hub.views.learn.position import Placements, palace_of_lesson, shown_verdict, snapshot_of, unmet, verdict_on
from palace_hub.views.pages.text_pages import PageLine, PageView, heading
from palace_hub.views.palace.facts import fault_and_mend, stock_left, wrong_node
from palace_hub.views.palace.hand import Hand
from palace_hub.views.palace.plan import Standing
from palace_hub.views.palace.stage import PalaceStageView, build_plan, drawn
from palace_hub.views.table.actions import ActionView, FooterKey
from palace_hub.views.wording import Wording

SIGNS: Final = {"light": "light_green", "dark": "dark_green", "gold": "gold"}
"""The parameters of the lessons' sentences that are signs of colours."""


class LessonPage(StrEnum):
    """What a page of a lesson shows."""

    RIGHT = "right"
    WRONG = "wrong"
    TRY = "try"


@dataclass(frozen=True, slots=True)
class LessonAnswer:
    """What the rules say of a staircase. `ink`: as of a sentence on the screen."""

    right: bool
    text: str

    @property
    def ink(self) -> str:
        return "done bold" if self.right else "caution bold"


@dataclass(frozen=True, slots=True)
class LessonView:
    """One page: title, sentences with their inks, plan, answer, buttons and keys."""

    title: str
    lines: tuple[tuple[str, str], ...]
    stage: PalaceStageView
    tries: bool  # pieces can be placed
    answer: tuple[str, str]
    actions: tuple[ActionView, ...]
    footer: tuple[FooterKey, ...]


def pages_of(lesson: Lesson) -> tuple[LessonPage, ...]:
    """The pages of a lesson in their order."""
    return (LessonPage.RIGHT, LessonPage.WRONG, LessonPage.TRY) if lesson.wrong else (LessonPage.RIGHT, LessonPage.TRY)


def answer(lesson: Lesson, placements: Placements, wording: Wording) -> LessonAnswer:
    """The rules' answer to the player's staircase: right, the part of the task that it lacks, or the broken rule."""
    if not placements:
        return LessonAnswer(False, wording.say("lesson-empty"))
    verdict = verdict_on(lesson, placements)
    if not verdict.legal:
        left = stock_left(snapshot_of(lesson, placements))
        fault, mend = fault_and_mend(verdict.violations[0], "plan", wording, left)
        return LessonAnswer(False, wording.say("lesson-broken", fault=fault, mend=mend))
    lacks = unmet(lesson, verdict)
    if lacks:
        return LessonAnswer(False, wording.say(f"lesson-unmet-{lacks}", count=lesson.task.arches))
    assert verdict.facts is not None
    return LessonAnswer(True, wording.say("lesson-solved", count=verdict.facts.arches))


def lesson_view(
    place: int, page: LessonPage, placements: Placements, hand: Hand, given: LessonAnswer | None, wording: Wording
) -> LessonView:
    """The page of the lesson at `place`. `placements`, `hand` and `given`: of the player's try."""
    lesson = LESSONS[place]
    signs = {name: wording.sign(piece) for name, piece in SIGNS.items()}
    rule = wording.say(f"lesson-{lesson.key}-rule", **signs)
    words = {
        LessonPage.RIGHT: f"lesson-{lesson.key}-right",
        LessonPage.WRONG: f"lesson-{lesson.key}-wrong",
        LessonPage.TRY: f"lesson-{lesson.key}-task",
    }[page]
    said, stage = _answer_line(lesson, page, given, wording), _stage(lesson, page, placements, hand, wording)
    return LessonView(
        _title(place, wording),
        ((rule, "plain bold"), (wording.say(words, **signs), "plain")),
        stage,
        page is LessonPage.TRY,
        said,
        _actions(place, page, given, wording),
        _footer(page, stage, wording),
    )


def _title(place: int, wording: Wording) -> str:
    lesson = LESSONS[place]
    title = wording.say(f"lesson-{lesson.key}-title")
    letter = lesson.key.upper() if lesson.has_letter else ""
    return wording.say("lesson-title", number=place + 1, of=len(LESSONS), letter=letter or "none", title=title)


def _stage(lesson: Lesson, page: LessonPage, placements: Placements, hand: Hand, wording: Wording) -> PalaceStageView:
    if page is LessonPage.TRY:
        built = build_plan(snapshot_of(lesson, placements), wording, hand, earns=False)
        assert built is not None  # every palace of a lesson stands on the lattice
        keys = tuple(key for key in built.keys if key.action != "way")
        return dataclasses.replace(built, switch=None, keys=keys)
    shown = parse_placements(lesson.right if page is LessonPage.RIGHT else lesson.wrong)
    standing = Standing(palace_of_lesson(lesson), shown)
    if page is LessonPage.WRONG:
        first = shown_verdict(lesson, lesson.wrong).violations[0]
        pieces, node = () if first.at is None else (first.at,), wrong_node(first)
        standing = dataclasses.replace(standing, wrong=pieces, wrong_at=() if node is None else (node,))
    title = wording.say(f"lesson-plan-{page}")
    return PalaceStageView(drawn(standing, wording, title=title), standing, "", ())


def _answer_line(lesson: Lesson, page: LessonPage, given: LessonAnswer | None, wording: Wording) -> tuple[str, str]:
    symbols = wording.symbols
    if page is LessonPage.RIGHT:
        return f"{symbols.done} {wording.say('lesson-is-right')}", "done bold"
    if page is LessonPage.WRONG:
        fault, mend = fault_and_mend(shown_verdict(lesson, lesson.wrong).violations[0], "plan", wording)
        return f"{symbols.alarm} {wording.say('lesson-broken', fault=fault, mend=mend)}", "alarm bold"
    if given is None:
        return wording.say("lesson-ask"), "muted"
    return f"{symbols.done if given.right else symbols.alarm} {given.text}", given.ink


def _actions(place: int, page: LessonPage, given: LessonAnswer | None, wording: Wording) -> tuple[ActionView, ...]:
    """Back, again, and the main action."""
    first = place == 0 and page is pages_of(LESSONS[0])[0]
    solved = given is not None and given.right
    if page is not LessonPage.TRY:
        main = "lesson-next"
    elif not solved:
        main = "lesson-check"
    else:
        main = "lesson-next-lesson" if place + 1 < len(LESSONS) else "lesson-end"
    return (
        ActionView("before", wording.say("lesson-before"), not first),
        ActionView("again", wording.say("lesson-again"), page is LessonPage.TRY),
        ActionView("main", wording.say(main)),
    )


def _footer(page: LessonPage, stage: PalaceStageView, wording: Wording) -> tuple[FooterKey, ...]:
    """The keys; on a try those of the plan too."""
    main = FooterKey(
        wording.symbols.enter, wording.say("footer-main" if page is LessonPage.TRY else "footer-next"), "main"
    )
    turning = (
        FooterKey("PgUp", wording.say("footer-before"), "before"),
        FooterKey("PgDn", wording.say("footer-after"), "after"),
        FooterKey("Esc", wording.say("footer-list"), "close"),
    )
    if page is not LessonPage.TRY:
        return (main, *turning)
    if any(key.action == "back" for key in stage.keys):  # an arch is in the hand
        return (main, *(dataclasses.replace(key, action="close") for key in stage.keys))
    return (main, *stage.keys, FooterKey("r", wording.say("footer-again"), "again"), *turning)


@dataclass(frozen=True, slots=True)
class ListView:
    """The list of lessons. `entries`: a button for each lesson, then the guided first turn."""

    title: str
    lines: tuple[tuple[str, str], ...]
    entries: tuple[ActionView, ...]
    footer: tuple[FooterKey, ...]


def next_lesson(done: Set[str]) -> int | None:
    """The first lesson that is not done; None after the last one."""
    return next((place for place, lesson in enumerate(LESSONS) if lesson.key not in done), None)


TURN_KEY: Final = "p"
"""The key of the guided first turn."""


def list_view(done: Set[str], wording: Wording, *, practice: bool) -> ListView:
    """The list, with a tick at each lesson that is done. `practice`: a simulated table waits for the first turn."""
    entries = []
    for place, lesson in enumerate(LESSONS):
        tick = wording.symbols.done if lesson.key in done else " "
        title = wording.say(f"lesson-{lesson.key}-title")
        letter = lesson.key.upper() if lesson.has_letter else "none"
        words = wording.say("lesson-entry", tick=tick, letter=letter, title=title)
        entries.append(ActionView(f"lesson({place})", words, key=lesson.key))
    turn = wording.say("lesson-turn-practice" if practice else "lesson-turn")
    entries.append(ActionView("first_turn", f"  {turn}", key=TURN_KEY))
    lines = (
        (wording.say("lesson-list-why"), "plain"),
        (wording.say("lesson-list-done", count=len(done), of=len(LESSONS)), "muted"),
    )
    main = FooterKey(wording.symbols.enter, wording.say("footer-next"), "main")
    helps = FooterKey("?", wording.say("footer-help"), "help")
    close = FooterKey("Esc", wording.say("lesson-leave"), "close")
    return ListView(wording.say("lesson-list-title"), lines, tuple(entries), (main, helps, close))


HELP: Final = ("choose", "move", "next", "turn", "in-lesson", "back", "leave")
"""The lines of the list's help, by the last part of their message keys."""


def list_help(wording: Wording, *, practice: bool) -> PageView:
    """What one can do in the list of lessons. `practice`: as for `list_view`."""
    lines = [PageLine(wording.say("lesson-list-why")), PageLine(""), heading(wording.say("lesson-help-keys"))]
    for part in HELP:
        words = wording.say(f"lesson-help-{part}", practice="yes" if practice else "no")
        lines.append(PageLine(f"  {words}", hang=2))
    return PageView(wording.say("page-help"), tuple(lines))
