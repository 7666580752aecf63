"""The start form asks which cards lie on the table. Printed cards need their numbers; house numbers never stand in."""

import pytest
from tests.tui.app_pilot import SIZE, app_of, touch
from tests.tui.scenes.index import PRINTED, SCENES
from textual.pilot import Pilot

from palace_hub.referee import entries as say
from palace_hub.tui.widgets.start_form import StartStage
from palace_hub.tui.widgets.start_lines import Hints

TWO = ("Player 1", "Player 2")


async def deck_of(pilot: Pilot[None], keys: tuple[str, ...]) -> str:
    if keys:
        await pilot.press("escape", *keys)
    await pilot.pause()
    return str(pilot.app.screen.query_one(StartStage).deck)


@pytest.mark.parametrize("scene", ["start", "start_with_cards"])
async def test_a_game_on_the_screen_starts_with_enter_alone(scene: str) -> None:
    app, source = app_of((SCENES | PRINTED)[scene]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("enter", "enter")
        await pilot.pause()
    assert source.entries == [say.NewGame(players=TWO, ground_map=None, deck="screen")]


@pytest.mark.parametrize(
    ("keys", "deck"),
    [
        pytest.param(("c",), "printed", marks=pytest.mark.long),
        pytest.param(("c", "c"), "screen", marks=pytest.mark.long),
        (("c", "c", "c"), "printed"),
    ],
)
async def test_one_key_changes_the_cards(keys: tuple[str, ...], deck: str) -> None:
    app, source = app_of(PRINTED["start_with_cards"]())
    async with app.run_test(size=SIZE) as pilot:
        assert await deck_of(pilot, keys) == deck
        await pilot.press("enter")
        await pilot.pause()
        assert await deck_of(pilot, ()) == deck  # kept for the next game, like names and players
    assert source.entries == [say.NewGame(players=TWO, deck=deck)]


async def test_without_numbers_of_their_own_cards_the_form_says_how_to_get_them() -> None:
    app, source = app_of(SCENES["start"]())
    async with app.run_test(size=SIZE) as pilot:
        hints = app.screen.query_one(Hints)
        assert "palace cards" not in " ".join(hints.model or ())
        assert await deck_of(pilot, ("c",)) == "screen"
        assert "palace cards" in " ".join(hints.model or ())
        await touch(pilot, "#deck-screen", (5, 1))
        assert "palace cards" not in " ".join(hints.model or ())
        await touch(pilot, "#deck-printed", (5, 1))
        assert "palace cards" in " ".join(hints.model or ())
        await pilot.press("enter")
        await pilot.pause()
    assert source.entries == [say.NewGame(players=TWO, deck="screen")]


@pytest.mark.long
async def test_by_touch() -> None:
    app, source = app_of(PRINTED["start_with_cards"]())
    async with app.run_test(size=SIZE) as pilot:
        await touch(pilot, "#deck-printed", (20, 1))
        await touch(pilot, "#deck-screen", (20, 1))
        await touch(pilot, "#deck-printed", (20, 1))
        await touch(pilot, "#main-action", (5, 1))
        await pilot.pause()
    assert source.entries == [say.NewGame(players=TWO, deck="printed")]


async def test_the_key_still_corrects_counts_in_a_game() -> None:
    app, source = app_of(SCENES["build"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("c", "escape")
        await pilot.pause()
    assert source.entries == []
