"""A machine that is there for the table: what leaving it means, and its screen that goes dark when nobody plays."""

import pytest
from tests.cases import few
from tests.tui.conftest import RecordingSource
from tests.tui.scenes.index import SCENES

from palace_hub.locale.catalogue import Catalogue, languages
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.screens.dim_screen import DIMS_AFTER_S, DimScreen
from palace_hub.tui.screens.stop_screens import ChoiceScreen
from palace_hub.tui.screens.table_screen import TableScreen

SIZE = (80, 24)


def app_of(scene: str, language: str = "en", *, appliance: bool = True) -> tuple[PalaceApp, RecordingSource]:
    source = RecordingSource(SCENES[scene]())
    return PalaceApp(source, catalogue=Catalogue(language), terminal="xterm", interval=0, appliance=appliance), source


@few(2, ("key", "way"), [("1", "restart"), ("2", "shut-down"), ("3", "console")])
async def test_leaving_asks_what_becomes_of_the_machine(key: str, way: str) -> None:
    app, source = app_of("build")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("ctrl+q")
        assert isinstance(app.screen, ChoiceScreen)
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)
        await pilot.press("ctrl+q", key)
        await pilot.pause()
    assert (app.left, source.stopped) == (way, True)


@pytest.mark.long
async def test_another_choice_can_be_left_and_the_question_is_asked_once() -> None:
    app, source = app_of("build")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        table = app.screen
        assert isinstance(table, TableScreen)
        table.action_stop()
        await pilot.pause()
        stop = app.screen
        await pilot.press("ctrl+q")
        asked = app.screen
        assert isinstance(asked, ChoiceScreen)
        assert asked is not stop
        await pilot.press("ctrl+q")
        assert app.screen is asked
        await pilot.press("escape")
        assert app.screen is stop
        await pilot.press("ctrl+q", "1")
        await pilot.pause()
    assert (app.left, source.stopped) == ("restart", True)


async def test_a_pause_for_the_night_switches_the_machine_off() -> None:
    app, source = app_of("build")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        table = app.screen
        assert isinstance(table, TableScreen)
        table.action_pause()
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
    assert (app.left, source.stopped) == ("shut-down", True)


@few(2, "language", languages())
async def test_the_answers_are_shown_whole(language: str) -> None:
    app, _ = app_of("build", language)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("ctrl+q")
        await pilot.pause()
        shown = app.export_screenshot().replace("&#160;", " ")
        for way in ("restart", "shut-down", "console"):
            assert app.wording.say(f"leave-{way}") in shown


@pytest.mark.long
async def test_elsewhere_leaving_is_a_plain_question() -> None:
    app, _ = app_of("build", appliance=False)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("ctrl+q")
        assert not isinstance(app.screen, ChoiceScreen)
        await pilot.press("1")
        await pilot.pause()
    assert app.left == "restart"


@pytest.mark.long
async def test_the_screen_goes_dark_when_nobody_plays_and_comes_back() -> None:
    now = [1000.0]
    app, source = app_of("score")
    app.seconds = lambda: now[0]
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("f", "f")  # the last touch, by this clock
        now[0] += DIMS_AFTER_S - 1
        app.rest_if_unused()
        assert not isinstance(app.screen, DimScreen)
        now[0] += 1
        app.rest_if_unused()
        await pilot.pause()
        assert isinstance(app.screen, DimScreen)
        await pilot.press("u")  # it wakes, and does nothing else
        await pilot.pause()
        assert not isinstance(app.screen, DimScreen)
        assert source.entries == []
        now[0] += DIMS_AFTER_S
        app.rest_if_unused()
        await pilot.pause()
        source.show(SCENES["build"]())  # a phone begins a game
        await pilot.pause()
        app.rest_if_unused()
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


async def test_during_a_game_it_stays_bright() -> None:
    now = [1000.0]
    app, _ = app_of("build")
    app.seconds = lambda: now[0]
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("f", "f")  # the last touch, by this clock
        now[0] += 10 * DIMS_AFTER_S
        app.rest_if_unused()
        await pilot.pause()
        assert not isinstance(app.screen, DimScreen)
