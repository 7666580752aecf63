"""Keys step through the review of a scored game, and change nothing in it."""

import dataclasses

import pytest
from tests.tui.app_pilot import SIZE, app_of, comes, touch, until
from tests.tui.scenes.index import SCENES

from palace_hub.tui.screens.log_screen import LogScreen
from palace_hub.tui.screens.palace_screen import PalaceScreen
from palace_hub.tui.screens.review_screen import ReviewScreen
from palace_hub.tui.screens.score_screen import ScoreScreen
from palace_hub.tui.screens.table_screen import TableScreen
from palace_hub.tui.widgets.head import Head
from palace_hub.tui.widgets.strips import FooterStrip


@pytest.mark.long
async def test_a_scored_game_is_stepped_through_by_keys() -> None:
    snapshot = SCENES["score"]()
    last = len(snapshot.history) - 1
    app, source = app_of(snapshot)
    async with app.run_test(size=SIZE) as pilot:
        for key, place in (
            ("right", 0),
            ("right", 1),
            ("enter", 2),
            ("left", 1),
            ("end", last),
            ("right", last),
            ("left", last - 1),
            ("home", 0),
            ("left", 0),
        ):
            await pilot.press(key)
            await comes(pilot, ReviewScreen)
            assert isinstance(app.screen, ReviewScreen)
            assert app.screen.place == place
            assert app.screen.query_one(Head).model.sentence == f"Step {place + 1} of {last + 1}"
        await pilot.press("p")
        await comes(pilot, PalaceScreen)
        await pilot.press("escape", "l")
        await comes(pilot, LogScreen)
        await pilot.press("escape", "escape")
        await comes(pilot, ScoreScreen)
        await pilot.press("left")
        await comes(pilot, ReviewScreen)
        assert isinstance(app.screen, ReviewScreen)
        assert app.screen.place == last - 1
    assert source.entries == []


async def test_in_a_review_only_its_own_buttons_work() -> None:
    app, source = app_of(SCENES["score"]())
    async with app.run_test(size=SIZE) as pilot:
        await touch(pilot, "#action-0", (5, 1))
        await comes(pilot, ReviewScreen)
        await touch(pilot, "#stepper-arches", (10, 5))
        await touch(pilot, "#colour-gold", (5, 1))
        await touch(pilot, "#tray", (20, 0))
        await pilot.press("u", "c", "6", "space", "plus")
        past = app.screen
        assert isinstance(past, ReviewScreen)
        await touch(pilot, "#main-action", (5, 1))
        await until(pilot, lambda: past.place == 1)
        assert past.place == 1
        await touch(pilot, "#action-3", (5, 1))
        await comes(pilot, ScoreScreen)
    assert source.entries == []


async def test_without_a_history_there_is_no_review() -> None:
    app, _ = app_of(dataclasses.replace(SCENES["score"](), history=()))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("left", "right")
        assert isinstance(app.screen, ScoreScreen)
        assert "Forward" not in app.screen.query_one("#footer", FooterStrip).drawing().plain()[0]


@pytest.mark.long
async def test_a_new_game_closes_the_review() -> None:
    app, source = app_of(SCENES["score"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("right")
        await comes(pilot, ReviewScreen)
        source.show(SCENES["setup"]())
        await comes(pilot, TableScreen)
