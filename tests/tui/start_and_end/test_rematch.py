"""The next game of the same players, from the final score: the next player begins, in the same order or back."""

import dataclasses

import pytest
from tests.cases import few
from tests.tui.app_pilot import SIZE, app_of
from tests.tui.scenes.index import SCENES

from monkey_palace.game.history import Game
from palace_hub.history.kept import KnownPlayer
from palace_hub.referee import entries as say
from palace_hub.tui.screens.score_screen import ScoreScreen
from palace_hub.tui.widgets.start_form import SideButton, StartStage
from palace_hub.views.pages.rematch import orders
from palace_hub.views.palace.facing import SIDES
from palace_hub.views.seats import SeatMark


@pytest.mark.parametrize(
    ("players", "gone", "expected"),
    [
        (2, (), [(1, 0)]),
        (3, (), [(1, 2, 0), (1, 0, 2)]),
        (4, (), [(1, 2, 3, 0), (1, 0, 3, 2)]),
        (4, (1,), [(2, 3, 0), (2, 0, 3)]),
        (3, (0,), [(1, 2)]),
        (2, (1,), []),
    ],
)
def test_the_next_player_begins_and_who_left_does_not_play(players, gone, expected):
    state = Game.new([f"P{seat}" for seat in range(players)], seed=1).state.model_copy(update={"gone": gone})
    assert list(orders(state)) == expected


@few(1, ("key", "order"), [("1", (1, 2, 0)), ("2", (1, 0, 2))])
async def test_enter_starts_the_next_game_of_the_same_players(key: str, order: tuple[int, ...]) -> None:
    snapshot = dataclasses.replace(SCENES["score"](), sides=("near", None, "far"))
    assert snapshot.game is not None
    app, source = app_of(snapshot)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("n", key)
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
    names = tuple(snapshot.game.players[seat].name for seat in order)
    assert source.entries == [say.NewGame(players=names, sides=tuple(snapshot.sides[seat] for seat in order))]


async def test_a_player_sits_at_the_usual_side_until_another_is_chosen() -> None:
    start = dataclasses.replace(SCENES["start"](), last_players=("Ann", "Bo"), usual_sides={"Bo": "far", "Cy": "left"})
    app, source = app_of(start)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert source.entries == [say.NewGame(players=("Ann", "Bo"), sides=(None, "far"))]
        await pilot.click("#side-1")
        await pilot.pause()
        form = app.screen.query_one(StartStage)
        assert form.sides() == [None, SIDES[(SIDES.index("far") + 1) % len(SIDES)]]


async def test_a_known_name_shows_its_mark_and_starts_with_its_hints() -> None:
    known = {"bo": KnownPlayer("Bo", colour="orange", symbol="star", hints="stuck")}
    app, source = app_of(dataclasses.replace(SCENES["start"](), known_players=known))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*"Ann", "enter", *"B")
        buttons = app.screen.query(SideButton)
        assert [button.model[0].sign for button in buttons][:2] == ["♥", "♣"]
        await pilot.press("o")
        assert [button.model[0] for button in buttons][:2] == [SeatMark("♥", "seat-2"), SeatMark("★", "seat-1")]
        await pilot.press("enter", "enter")
        await pilot.pause()
    assert source.entries == [say.NewGame(players=("Ann", "Bo"), hints=(None, "stuck"))]


async def test_escape_leads_back_to_the_score() -> None:
    app, source = app_of(SCENES["score"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter", "escape")
        await pilot.pause()
        assert isinstance(app.screen, ScoreScreen)
    assert source.entries == []
