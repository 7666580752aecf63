"""The lessons by keys and touches: every lesson is solved on its plan, and a wrong try is answered."""

from pathlib import Path

import pytest
from tests.tui.app_pilot import app_of, comes, touch
from tests.tui.conftest import RecordingSource
from tests.tui.textual_internals import press_quickly
from tests.views.learn.test_lessons import SOLUTIONS
from textual.pilot import Pilot

from monkey_palace.board.notation import ARCH_SPAN, Placement, parse_placements
from monkey_palace.board.pieces import Piece
from palace_hub.files.lessons import LessonsFile
from palace_hub.locale.catalogue import Catalogue
from palace_hub.tui.learn.lesson_list import LessonListScreen
from palace_hub.tui.learn.lesson_screen import LessonScreen
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.views.learn.lessons import LESSONS
from palace_hub.views.learn.page import LessonPage, pages_of
from palace_hub.views.palace.hand import home
from palace_hub.views.snapshot import Snapshot

ARROW = {"e": "right", "w": "left", "n": "up", "s": "down"}
KEY = {Piece.BRICK: "b", Piece.COLUMN: "k"}


def keys_of(at: tuple[int, int], piece: Placement) -> list[str]:
    """The keys that bring the hand from a node to a piece's place, and put the piece down."""
    east, north = (piece.x - at[0]) // ARCH_SPAN, (piece.y - at[1]) // ARCH_SPAN
    moves = ["right" if east > 0 else "left"] * abs(east) + ["up" if north > 0 else "down"] * abs(north)
    put = ["a", ARROW[piece.direction]] if piece.piece is Piece.ARCH else [KEY[piece.piece]]
    return moves + put


async def build(pilot: Pilot[None], screen: LessonScreen, text: str) -> None:
    """Builds a staircase by keys."""
    for piece in parse_placements(text):
        assert screen.view is not None
        at = screen.hand.hand.at or home(screen.view.stage.standing)
        await pilot.press(*keys_of(at, piece))


async def test_all_lessons_are_solved_by_keys_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    press_quickly(monkeypatch)
    app, source = app_of(Snapshot())
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(LessonListScreen())
        await comes(pilot, LessonListScreen)
        await pilot.press("enter")
        await comes(pilot, LessonScreen)
        screen = app.screen
        assert isinstance(screen, LessonScreen)
        for place, lesson in enumerate(LESSONS):
            assert screen.place == place
            await pilot.press(*["enter"] * (len(pages_of(lesson)) - 1))
            assert screen.page is LessonPage.TRY
            await build(pilot, screen, SOLUTIONS[lesson.key][-1])
            await pilot.press("enter")
            assert screen.given is not None
            assert screen.given.right, (lesson.key, screen.placements, screen.given.text)
            await pilot.press("enter")
        await comes(pilot, LessonListScreen)
        assert app.lessons_done == {lesson.key for lesson in LESSONS}
        assert source.entries == []


@pytest.mark.long
async def test_a_wrong_try_is_answered_taken_back_and_begun_again() -> None:
    app, _ = app_of(Snapshot())
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(LessonListScreen())
        await comes(pilot, LessonListScreen)
        await pilot.press("f")
        await comes(pilot, LessonScreen)
        screen = app.screen
        assert isinstance(screen, LessonScreen)
        await pilot.press("right", "right")
        await build(pilot, screen, "A11,11,0n")
        await pilot.press("enter")
        assert screen.given is not None
        assert screen.given.text.startswith(app.wording.say("plan-fault-not-supported", piece="arch"))
        await pilot.press("x")
        assert screen.placements == ()
        assert screen.given is None
        await pilot.press("b", "r")
        assert screen.placements == ()
        await pilot.press("a", "escape", "pageup")
        assert screen.page is LessonPage.WRONG
        await pilot.press("escape")
        await comes(pilot, LessonListScreen)
        assert app.lessons_done == set()


async def test_a_lesson_that_is_solved_by_touches_is_kept(tmp_path: Path) -> None:
    kept = LessonsFile(tmp_path / "data")
    app = PalaceApp(RecordingSource(Snapshot()), catalogue=Catalogue(), lessons=kept, terminal="xterm", interval=0)
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(LessonListScreen())
        await touch(pilot, "#entry-0", (4, 0))
        await touch(pilot, "#lesson-action-2", (4, 0))
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, LessonScreen)
        await pilot.press("left", "left", "left", "up")  # to the knob; a touch would need its cell
        await touch(pilot, "#plan-button-0", (3, 0))
        await touch(pilot, "#plan-button-2", (3, 0))
        await touch(pilot, "#plan-button-2", (3, 0))  # now the four directions: to the right
        await touch(pilot, "#lesson-action-2", (4, 0))
        await pilot.pause()
        assert screen.given is not None
        assert screen.given.right
        assert app.lessons_done == LessonsFile.read(tmp_path / "data").done() == {"1"}
    kept.path.write_text("garbage")
    assert LessonsFile.read(tmp_path / "data").done() == set()
