"""Each action of a key has its touch."""

import dataclasses

import pytest
from tests.cases import few
from tests.tui.app_pilot import SIZE, comes, touch, until
from tests.tui.conftest import RecordingSource
from tests.tui.scenes.index import SCENES

from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries as say
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.screens.dialogs import CorrectScreen
from palace_hub.tui.screens.pages import PageScreen
from palace_hub.tui.screens.question_screen import QuestionScreen
from palace_hub.tui.screens.table_screen import TableScreen
from palace_hub.tui.widgets.strips import FooterStrip


@few(
    3,
    ("scene", "selector", "offset", "expected"),
    [
        ("build", "#main-action", (5, 1), [say.Confirm()]),
        ("build", "#action-0", (5, 1), [say.Undo()]),
        ("build", "#stepper-arches", (2, 5), [say.Draft(arches=3)]),
        pytest.param("build", "#stepper-arches", (10, 5), [say.Draft(arches=5)], marks=pytest.mark.long),
        ("build", "#stepper-columns", (10, 5), []),
        pytest.param(
            "build", "#colour-dark_green", (5, 1), [say.Draft(start_colour="dark_green")], marks=pytest.mark.long
        ),
        ("cards_none", "#tile-0", (5, 2), None),
        ("place_cards", "#slot-3", (5, 3), [say.ChooseSlots(slots=(2, 3))]),
        ("recurring", "#waiting", (5, 1), []),
        ("question", "#answer-2", (5, 1), [say.Answer(question=7, answer="4")]),
        pytest.param("resume", "#action-0", (5, 1), [say.Resume()], marks=pytest.mark.long),
    ],
)
async def test_a_touch_becomes_an_entry(
    scene: str, selector: str, offset: tuple[int, int], expected: list[say.Entry] | None
) -> None:
    source = RecordingSource(SCENES[scene]())
    app = PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await touch(pilot, selector, offset)
        await pilot.pause()
    if expected is None:
        snapshot = SCENES[scene]()
        assert snapshot.game is not None
        expected = [say.ChooseCards(cards=(snapshot.game.market[0].top,))]
    assert source.entries == expected


async def test_a_touched_button_does_not_keep_the_next_enter() -> None:
    source = RecordingSource(SCENES["build"]())
    app = PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=0)
    async with app.run_test(size=SIZE) as pilot:
        await touch(pilot, "#action-0", (5, 1))
        await pilot.press("enter")
        await pilot.pause()
    assert source.entries == [say.Undo(), say.Confirm()]


async def test_tray_footer_and_more_by_touch() -> None:
    source = RecordingSource(SCENES["build"]())
    app = PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=0)
    async with app.run_test(size=SIZE) as pilot:
        await touch(pilot, "#tray", (20, 0))
        await comes(pilot, CorrectScreen)
        await touch(pilot, "#answer-2", (5, 1))
        await comes(pilot, TableScreen)
        place = app.screen.query_one(FooterStrip).drawing().plain()[0].index("l Log")
        await touch(pilot, "#footer", (place, 0))
        await comes(pilot, PageScreen)
        place = app.screen.query_one(FooterStrip).drawing().plain()[0].index("Esc")
        await touch(pilot, "#footer", (place, 0))
        await comes(pilot, TableScreen)
        await touch(pilot, "#action-3", (5, 1))
        await until(pilot, lambda: bool(app.screen.query("#menu-pass_build")))
        assert app.screen.query("#menu-pass_build")


@pytest.mark.long
async def test_the_correct_box_counts_by_touch() -> None:
    source = RecordingSource(SCENES["build"]())
    app = PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("c")
        await touch(pilot, "#correct-0", (2, 5))
        await touch(pilot, "#answer-1", (5, 1))
        await pilot.pause()
    before = SCENES["build"]().cells[0].count
    assert before is not None
    assert source.entries == [say.Override(cell=0, count=before - 1)]


@pytest.mark.long
async def test_nothing_has_the_focus_at_first() -> None:
    for scene in ("build", "cards", "question", "resume"):
        app = PalaceApp(RecordingSource(SCENES[scene]()), catalogue=Catalogue(), terminal="xterm", interval=0)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            assert app.screen.focused is None


async def test_a_question_over_a_page_waits_on_top() -> None:
    source = RecordingSource(SCENES["recurring"]())
    app = PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("l")
        source.show(SCENES["question"]())
        await pilot.pause()
        assert isinstance(app.screen, QuestionScreen)
        source.show(dataclasses.replace(SCENES["question"](), question=None))
        await pilot.pause()
        assert isinstance(app.screen, PageScreen)
