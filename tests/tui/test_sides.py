"""The plan turns by a key and to the acting player; sides and the lie of the map are chosen by keys and touches."""

import dataclasses

import pytest
from tests.tui.app_pilot import SIZE, app_of, comes, touch, until
from tests.tui.scenes.index import SCENES
from tests.tui.textual_internals import rendered
from textual.pilot import Pilot

from monkey_palace.board.turning import turned_stud
from palace_hub.locale.message import Message
from palace_hub.referee import entries as say
from palace_hub.referee.judgement import Option, Question
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.screens.palace_screen import PalaceScreen
from palace_hub.tui.screens.question_screen import QuestionScreen
from palace_hub.tui.screens.sides_screen import LieScreen, SidesScreen
from palace_hub.tui.screens.table_screen import TableScreen
from palace_hub.tui.widgets.plan import PlanPicture
from palace_hub.views.snapshot import Snapshot

ARROWS = {"up": (0, 3), "down": (0, -3), "left": (-3, 0), "right": (3, 0)}


def seated(side: str | None, **changes: object) -> Snapshot:
    snapshot = SCENES["plan_build"]()
    assert snapshot.game is not None
    return dataclasses.replace(snapshot, sides=(side,) * len(snapshot.game.players), **changes)


def text(app: PalaceApp) -> str:
    return "\n".join("".join(segment.text for segment in strip) for strip in rendered(app))


def turn_of(app: PalaceApp) -> int:
    picture = app.screen.query_one("#plan", PlanPicture)
    assert picture.model is not None
    return picture.model.plan.turn


async def test_the_start_form_asks_for_sides_and_for_the_lie_of_the_map() -> None:
    app, source = app_of(SCENES["start"]())
    async with app.run_test(size=SIZE) as pilot:
        await touch(pilot, "#side-0", (5, 0))
        await touch(pilot, "#side-0", (5, 0))
        assert "sits: on the right" in text(app)
        await pilot.press("escape", "e", "e")
        await touch(pilot, "#start-lie", (20, 1))
        await pilot.press("enter")
        await pilot.pause()
    assert source.entries == [say.NewGame(players=("Player 1", "Player 2"), sides=("right", None), map_turns=3)]


async def test_the_start_form_shows_the_staircase_of_each_map_as_it_lies() -> None:
    app, _ = app_of(SCENES["start"]())
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.press("escape")
        await pilot.pause()
        shown = [text(app)]
        for key in ("e", "e", "e", "e"):
            await pilot.press(key)
            await pilot.pause()
            shown.append(text(app))
    told = [[way for way in ("right", "away", "left", "towards") if f" {way}" in page] for page in shown]
    assert told == [["right"], ["away"], ["left"], ["towards"], ["right"]]


@pytest.mark.parametrize(
    ("side", "turn"),
    [
        pytest.param(None, 0, marks=pytest.mark.long),
        ("near", 0),
        ("right", 3),
        *(pytest.param(*row, marks=pytest.mark.long) for row in (("far", 2), ("left", 1))),
    ],
)
async def test_the_plan_turns_to_the_acting_player_and_arrows_follow_the_eye(side: str | None, turn: int) -> None:
    app, _ = app_of(seated(side))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert turn_of(app) == turn
        for key, (right, up) in ARROWS.items():
            screen = app.screen
            assert isinstance(screen, TableScreen)
            assert screen.palace_stage is not None
            before = turned_stud(screen.hand.at(screen.palace_stage), turn)
            await pilot.press(key)
            await pilot.pause()
            after = turned_stud(screen.hand.at(screen.palace_stage), turn)
            assert (after[0] - before[0], after[1] - before[1]) == (right, up)


async def test_a_key_turns_the_plan_further_until_it_is_another_player_s() -> None:
    app, source = app_of(seated("right"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("v", "v")
        await pilot.pause()
        assert turn_of(app) == 1
        source.show(seated("left"))
        await pilot.pause()
        await pilot.pause()
        assert turn_of(app) == 1  # as the player on the left sees it, without the two quarters
        source.show(seated(None))
        await pilot.press("v")
        await pilot.pause()
        assert turn_of(app) == 1
        assert source.entries == []


async def test_a_touch_on_a_turned_plan_places_a_piece_of_the_map() -> None:
    app, source = app_of(seated("far"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TableScreen)
        before = screen.hand.hand.at
        await touch(pilot, "#plan", (12, 4))
        await pilot.pause()
        assert screen.hand.hand.at not in (None, before)
        await pilot.press("b")
        await pilot.pause()
    at = screen.hand.hand.at
    assert at is not None
    assert [entry.placement.startswith(f"B{at[0]},{at[1]},") for entry in source.entries] == [True]


async def test_the_palace_page_turns_too() -> None:
    app, _ = app_of(seated(None))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("p")
        await comes(pilot, PalaceScreen)
        await pilot.press("v")
        await pilot.pause()
        picture = app.screen.query_one("#palace-plan", PlanPicture)
        assert picture.model is not None
        assert picture.model.plan.edges == ("E", "S", "W", "N")


@pytest.mark.parametrize("number", [1, *(pytest.param(number, marks=pytest.mark.long) for number in (2, 3)), 4])
async def test_the_lie_of_the_map_is_told_by_a_picture(number: int) -> None:
    app, source = app_of(seated(None, map_turns=2))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("e")
        await comes(pilot, LieScreen)
        await pilot.press(str(number))
        await until(pilot, lambda: bool(source.entries))
    assert source.entries == [say.TurnMap(turns=number - 1)]


async def seats(pilot: Pilot[None]) -> None:
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    screen.action_sides()
    await comes(pilot, SidesScreen)


async def test_seats_are_changed_in_a_game() -> None:
    app, source = app_of(seated("near"))
    players = len(source.now.game.players if source.now.game is not None else ())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await seats(pilot)
        await pilot.press("1", "escape")
        await comes(pilot, TableScreen)
        await seats(pilot)
        await pilot.press("1", "enter")
        await until(pilot, lambda: bool(source.entries))
    assert source.entries == [say.ChooseSides(sides=("right", *("near",) * (players - 1)))]


async def test_a_question_with_five_answers_has_five_keys() -> None:
    answers = ("agreed", "turned-1", "turned-2", "turned-3", "turned")
    options = tuple(
        Option(answer, Message("answer-laid-turned", {"turns": place}) if place else Message("answer-laid"))
        for place, answer in enumerate(answers)
    )
    asked = Question(4, "laid", Message("ask-laid-headline"), Message("ask-unsure-why"), options)
    app, source = app_of(dataclasses.replace(seated(None), question=asked))
    async with app.run_test(size=(80, 24)) as pilot:
        await comes(pilot, QuestionScreen)
        for number in range(1, 6):
            await pilot.press(str(number))
        await touch(pilot, "#answer-5", (3, 0))
        await pilot.pause()
    assert [entry.answer for entry in source.entries] == [*answers, "turned"]
