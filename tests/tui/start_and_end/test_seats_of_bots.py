"""Who plays each seat, on the start form."""

import dataclasses
from collections.abc import Callable

import pytest
from tests.tui.app_pilot import SIZE, app_of
from tests.tui.scenes.index import SCENES
from tests.tui.shared_app import NARROW, SMALL, Kind
from textual.pilot import Pilot

from palace_hub.referee.entries import NewGame
from palace_hub.tui.widgets.start_form import NameField, SeatButton
from palace_hub.views.snapshot import Snapshot


def start(**changed: object) -> Snapshot:
    return dataclasses.replace(SCENES["start"](), **changed)  # type: ignore[arg-type]


def rows(pilot: Pilot[None]) -> list[str]:
    return [button.model[0] for button in pilot.app.screen.query(SeatButton) if button.display and button.model]


@pytest.mark.long
async def test_a_key_and_a_touch_choose_who_plays_while_a_name_is_typed() -> None:
    app, source = app_of(start())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("A", "f6", "f6", "n", "enter", "B", "o")
        await pilot.click("#seat-0")
        await pilot.pause()
        assert rows(pilot)[:2] == ["easy bot", "normal bot"]
        for _ in range(3):
            await pilot.click("#seat-0")
        await pilot.pause()
        assert rows(pilot)[:2] == ["a person", "normal bot"]
        await pilot.press("escape", "enter")
    (entry,) = source.entries
    assert isinstance(entry, NewGame)
    assert (entry.players, entry.bots) == (("An", "Bo"), (None, "normal"))


async def test_people_alone_send_no_bots() -> None:
    app, source = app_of(start(last_players=("Ann", "Bo")))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("f5", "f5", "f5", "f5", "escape", "enter")
    (entry,) = source.entries
    assert isinstance(entry, NewGame)
    assert (entry.players, entry.bots) == (("Ann", "Bo"), ())


async def test_a_bot_of_the_command_line_follows_its_name_and_can_be_a_person() -> None:
    app, source = app_of(start(last_players=("Ann", "Robo"), bots_to_seat={"Robo": "planner"}))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert rows(pilot) == ["a person", "planner bot"]
        first, second = (pilot.app.screen.query_one(f"#name-{seat}", NameField) for seat in range(2))
        first.value, second.value = "robo", "Bo"
        await pilot.pause()
        assert rows(pilot) == ["planner bot", "a person"]
        await pilot.press("f5")
        assert rows(pilot) == ["a person", "a person"]
        await pilot.press("escape", "enter")
    (entry,) = source.entries
    assert isinstance(entry, NewGame)
    assert entry.bots == ()


@pytest.mark.long
async def test_another_name_in_the_next_game_is_a_person() -> None:
    app, source = app_of(start(last_players=("Ann", "Robo")))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("f6", "escape", "enter")
        assert rows(pilot) == ["a person", "easy bot"]
        pilot.app.screen.query_one("#name-1", NameField).value = "Mia"
        await pilot.pause()
        assert rows(pilot) == ["a person", "a person"]
        pilot.app.screen.query_one("#name-1", NameField).value = "Robo"
        await pilot.pause()
        assert rows(pilot) == ["a person", "easy bot"]
    (entry,) = source.entries
    assert isinstance(entry, NewGame)
    assert entry.bots == (None, "easy")


@pytest.mark.parametrize("kind", [SMALL, NARROW], ids=["80", "100"])
@pytest.mark.long
async def test_the_row_fits_four_names(kind: Kind, same_picture: Callable[[str], bool]) -> None:
    now = start(last_players=("Ann", "Robo", "Maximilian", "Di"), bots_to_seat={"Robo": "hard", "Di": "normal"})
    app, _ = app_of(now)
    async with app.run_test(size=kind.size) as pilot:
        await pilot.pause()
        await pilot.pause()
        assert same_picture(app.export_screenshot(title=app.title, simplify=True))
