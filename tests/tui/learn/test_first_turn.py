"""The guided first turn at the practice table, and the explanation of steps in an ordinary game."""

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.core.setup.test_tray_virtual import Table
from tests.tui.app_pilot import app_of, comes, until
from tests.tui.conftest import RecordingSource
from tests.tui.scenes import index as scenes
from tests.tui.setup.test_hands import TableSource
from tests.tui.textual_internals import press_quickly, rendered
from textual.pilot import Pilot

from palace_hub.locale.catalogue import Catalogue
from palace_hub.run.practice_table import practice_core
from palace_hub.sim.alone.hands import LoneHands
from palace_hub.sim.alone.misbehaviour import parse_order
from palace_hub.tui.learn.lesson_list import LessonListScreen
from palace_hub.tui.learn.teach_box import TeachBox
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.screens.dialogs import ConfirmScreen
from palace_hub.tui.screens.pages import PageScreen
from palace_hub.tui.screens.table_screen import TableScreen
from palace_hub.tui.widgets.start_lines import LearnLine
from palace_hub.views.learn.steps import MAY_NOT_COME, TURN_OVER
from palace_hub.views.snapshot import Phase, Snapshot, Stage, Teaching

SEED = 2
STILL_S = 2.0
MOST_PIECES = 8
MOST_WAITS = 8


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    made = Table(tmp_path, SEED)
    made.core = practice_core(tmp_path, made.journal, SEED)
    yield made
    made.close()


class Learner:
    """Reads each box, and goes on by keys."""

    def __init__(self, pilot: Pilot[None], app: PalaceApp, source: TableSource) -> None:
        self.pilot, self.app, self.source = pilot, app, source
        self.read: list[tuple[int, bool]] = []

    async def wait(self) -> None:
        self.source.wait(STILL_S)
        await self.pilot.pause()

    async def close_boxes(self, first: int, last: int) -> None:
        """Reads and closes the boxes of these steps, which must come now."""
        for step in range(first, last + 1):
            await comes(self.pilot, TeachBox)
            box = self.app.screen
            assert isinstance(box, TeachBox)
            assert box.step == step
            self.read.append((box.step, box.skipped))
            await self.pilot.press("enter")
        await comes(self.pilot, TableScreen)

    async def take(self) -> None:
        """Takes the pieces that are due, one by one; the hand reaches for them by itself."""
        stage = self.app.newest.stage
        for _ in range(MOST_PIECES):
            await self.pilot.press("f5")
            await self.wait()
            if self.app.newest.stage is not stage:
                return
        raise AssertionError("the delivery never ends")


@pytest.mark.game
async def test_a_first_turn_at_the_practice_table_explains_all_eight_steps(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    press_quickly(monkeypatch)
    source = TableSource(table)
    hands = LoneHands(lambda text: table.node.obey(parse_order(text)))
    app = PalaceApp(source, catalogue=Catalogue(), hands=hands, practice=True, terminal="xterm", interval=0)
    async with app.run_test(size=(80, 24)) as pilot:
        learner = Learner(pilot, app, source)
        await comes(pilot, LessonListScreen)
        await learner.wait()
        await pilot.press("p")
        for _ in range(MOST_WAITS):  # the tray is checked and the game set out, without the learner
            await learner.wait()
            if app.newest.phase is Phase.PLAY:
                break
        await learner.close_boxes(1, 1)
        assert app.newest.phase is Phase.PLAY
        await pilot.press("left", "left", "left", "a", "right", "a", "up", "enter")
        await learner.close_boxes(2, 2)
        await learner.take()
        await learner.close_boxes(3, 3)
        await pilot.press("enter")
        await learner.close_boxes(4, 4)
        assert app.newest.stage is Stage.CARDS
        await pilot.press("1", "enter")
        await learner.close_boxes(5, 5)
        await learner.take()
        await learner.close_boxes(6, 6)
        await learner.take()
        await learner.close_boxes(7, 8)
        await pilot.press("b")
        for _ in range(MOST_WAITS):  # the tray does not see the Monkey leave, and asks
            await pilot.press("enter")
            await learner.wait()
            if app.newest.game is not None and app.newest.game.turn > 1:
                break
        await learner.close_boxes(TURN_OVER, TURN_OVER)
        assert not app.teaching
        await pilot.press("ctrl+q")
        await comes(pilot, ConfirmScreen)
        assert any("is not kept" in strip.text for strip in rendered(app))
    assert [step for step, _ in learner.read] == list(range(1, TURN_OVER + 1))
    assert {step for step, skipped in learner.read if skipped} == {7} <= MAY_NOT_COME
    assert sum(hands.outside()) == 6 + 2 + 1 + 1 + 1 + 1 + 3  # the set-up, the decoration, a column, an arch, 3 bricks


@pytest.mark.long
async def test_a_game_explains_a_step_once_for_each_player_after_the_switch() -> None:
    app, source = app_of(scenes.SCENES["build"]())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f10")
        await comes(pilot, TeachBox)
        await pilot.press("enter")
        await comes(pilot, TableScreen)
        await pilot.press("f10", "f10")  # off and on again: the present step is explained again
        await comes(pilot, TeachBox)
        await pilot.press("enter")
        await comes(pilot, TableScreen)
        source.show(scenes.SCENES["cards"]())
        await comes(pilot, TeachBox)
        box = app.screen
        assert isinstance(box, TeachBox)
        assert box.step == 4
        source.show(scenes.SCENES["build"]())  # the players have gone on: the box goes away by itself
        await comes(pilot, TableScreen)
        await pilot.press("o", "f10")  # as the menu shows it
        await until(pilot, lambda: not app.teaching)
        assert not app.teaching
    told = [(entry.on, len(entry.taught)) for entry in source.entries]
    assert told == [(True, 0), (True, 1), (False, 1), (True, 0), (True, 1), (True, 2), (False, 2)]


async def test_after_a_restart_a_game_explains_what_was_not_explained_before() -> None:
    now = scenes.SCENES["build"]()
    kept = Teaching(True, frozenset({(now.game.player.name, 1)}))
    app, source = app_of(dataclasses.replace(now, teaching=kept))
    async with app.run_test(size=(80, 24)) as pilot:
        await comes(pilot, TableScreen)
        assert app.teaching
        source.show(dataclasses.replace(scenes.SCENES["cards"](), teaching=kept))
        await comes(pilot, TeachBox)
    assert [len(entry.taught) for entry in source.entries] == [2]


async def test_the_lessons_open_from_the_start_form_while_a_name_is_typed() -> None:
    app, source = app_of(Snapshot())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: app.focused is not None)
        await pilot.press("f9")
        await comes(pilot, LessonListScreen)
        await pilot.press("p")
        await comes(pilot, TableScreen)
        assert app.teaching
        assert app.wording.say("start-teaching") in str(app.screen.query_one("#start-learn", LearnLine).model)
        assert not source.stopped


@pytest.mark.long
async def test_the_list_of_lessons_has_help_and_asks_before_the_program_ends() -> None:
    source = RecordingSource(Snapshot())
    app = PalaceApp(source, catalogue=Catalogue(), practice=True, terminal="xterm", interval=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await comes(pilot, LessonListScreen)
        await pilot.press("question_mark")
        await comes(pilot, PageScreen)
        assert any("first lesson that is not done" in strip.text for strip in rendered(app))
        await pilot.press("escape")
        await comes(pilot, LessonListScreen)
        await pilot.press("escape")
        await comes(pilot, ConfirmScreen)
        await pilot.press("escape")
        await comes(pilot, LessonListScreen)
        assert not source.stopped
