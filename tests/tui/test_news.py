"""The next player's name and the thanks fill the head, and end by themselves."""

import dataclasses

import pytest
from tests.tui.app_pilot import until
from tests.tui.conftest import RecordingSource
from tests.tui.scenes.index import SCENES
from textual.pilot import Pilot

from palace_hub.locale.catalogue import Catalogue
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.widgets.head import Head
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table import news

INTERVAL = 0.001
"""Seconds between two updates. With interval 0 there are no news."""

SHORT = 0.05
LONG = 60.0


def sentence(app: PalaceApp) -> str:
    shown = app.screen.query_one(Head).model
    assert shown is not None
    return shown.sentence


async def show(source: RecordingSource, pilot: Pilot[None], snapshot: Snapshot) -> None:
    source.show(snapshot)
    app = pilot.app
    assert isinstance(app, PalaceApp)
    await until(pilot, lambda: app.shown is snapshot)


def started(interval: float = INTERVAL) -> tuple[PalaceApp, RecordingSource]:
    source = RecordingSource(SCENES["end_turn"]())
    return PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=interval), source


@pytest.fixture
def lasting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "NAME_S", LONG)
    monkeypatch.setattr(news, "THANKS_S", LONG)


@pytest.mark.usefixtures("lasting")
async def test_the_next_name_fills_the_head_until_the_table_has_moved_on() -> None:
    app, source = started()
    build = SCENES["build"]()
    async with app.run_test(size=(100, 30)) as pilot:
        await show(source, pilot, build)
        assert sentence(app) == "Ann"
        assert "Build a staircase" in "".join(app.screen.query_one(Head).drawing().plain())
        await show(source, pilot, dataclasses.replace(build, t=build.t + LONG))
        assert sentence(app) == "Build a staircase"


async def test_the_next_name_ends_by_itself_without_any_event(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "NAME_S", SHORT)
    app, source = started()
    async with app.run_test(size=(100, 30)) as pilot:
        source.show(SCENES["build"]())
        await until(pilot, lambda: sentence(app) == "Build a staircase")
        assert sentence(app) == "Build a staircase"


@pytest.mark.usefixtures("lasting")
async def test_any_entry_ends_the_news() -> None:
    app, source = started()
    async with app.run_test(size=(100, 30)) as pilot:
        await show(source, pilot, SCENES["build"]())
        assert sentence(app) == "Ann"
        await pilot.press("enter")
        assert sentence(app) == "Build a staircase"
    assert len(source.entries) == 1


@pytest.mark.usefixtures("lasting")
async def test_a_wrong_take_ends_the_news_and_its_correction_is_thanked_for() -> None:
    app, source = started()
    async with app.run_test(size=(100, 30)) as pilot:
        await show(source, pilot, SCENES["recurring"]())
        assert sentence(app) == "Ann"
        await show(source, pilot, SCENES["wrong_take"]())
        assert sentence(app) == "Put 1 column back"
        await show(source, pilot, SCENES["recurring"]())
        assert sentence(app) == "Thank you, go on"


async def test_without_an_interval_there_are_no_news() -> None:
    app, source = started(interval=0)
    async with app.run_test(size=(100, 30)) as pilot:
        source.show(SCENES["build"]())
        await pilot.pause()
        assert sentence(app) == "Build a staircase"
