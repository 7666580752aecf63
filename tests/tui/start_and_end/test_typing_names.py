"""Names that are typed faster than the screen draws, and names that are too long."""

import pytest
from tests.tui.app_pilot import SIZE, app_of
from tests.tui.scenes.index import SCENES
from textual import events
from textual.app import App
from textual.pilot import Pilot

from palace_hub.referee.entries import NewGame
from palace_hub.tui.widgets.start_form import NameField, SideButton

SPECIAL = {"\r": "enter", "\b": "backspace", "\t": "tab"}


def burst(app: App[None], text: str) -> None:
    """Types as a terminal does that hands over many keys at once."""
    for letter in text:
        app.post_message(events.Key(SPECIAL.get(letter, letter), letter))


def names(pilot: Pilot[None]) -> list[str]:
    return [field.value for field in pilot.app.screen.query(NameField)]


@pytest.mark.long
async def test_a_burst_of_keys_lands_in_the_right_names() -> None:
    app, source = app_of(SCENES["start"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        burst(app, "Anna\b\b\bnn\rBo\b\bBob\tCleo\rDora\r\r")
        await pilot.pause()
        assert names(pilot) == ["Ann", "Bob", "Cleo", "Dora"]
        (entry,) = source.entries
        assert isinstance(entry, NewGame)
        assert entry.players == ("Ann", "Bob", "Cleo", "Dora")


@pytest.mark.long
async def test_pasted_lines_are_names_and_one_that_is_too_long_says_so() -> None:
    app, source = app_of(SCENES["start"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        app.post_message(events.Paste("Ann\nMaximilian the Great"))
        await pilot.pause()
        assert names(pilot)[:2] == ["Ann", "Maximilian t"]
        shown = [button.model[1:] for button in app.screen.query(SideButton)][:2]
        assert shown == [("sits: anywhere", False), ("only 12 letters", True)]
        await pilot.press("backspace")
        assert app.screen.query(SideButton)[1].model[1:] == ("sits: anywhere", False)
        assert source.entries == []


@pytest.mark.long
async def test_a_chinese_name_has_half_as_many_characters() -> None:
    app, _ = app_of(SCENES["start"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        burst(app, "小安小安小安小")
        await pilot.pause()
        assert names(pilot)[0] == "小安小安小安"
        assert next(button.model for button in app.screen.query(SideButton))[1:] == ("only 6 letters", True)
