"""*Stop*: pause for the night, end the game now, and a player who leaves, by keys and on the screen."""

import dataclasses

import pytest
from tests.cases import few
from tests.tui.app_pilot import SIZE, app_of, comes
from tests.tui.keys.test_keys import entries, entries_after
from tests.tui.scenes.index import SCENES

from monkey_palace.game.commands import EndNow, Leave
from monkey_palace.game.history import Game
from palace_hub.referee import entries as say
from palace_hub.tui.screens.dialogs import ConfirmScreen
from palace_hub.tui.screens.score_screen import ScoreScreen
from palace_hub.tui.screens.stop_screens import ChoiceScreen
from palace_hub.views.pages.score import score
from palace_hub.views.snapshot import Phase, Snapshot
from palace_hub.views.table.actions import footer
from palace_hub.views.table.stopping import offered, stops, where_to, who_leaves
from palace_hub.views.wording import Wording

WORDING = Wording()


def ended(leaver: int | None = None) -> Snapshot:
    """The score of a game that ended early, or from which somebody had left."""
    scene = SCENES["build"]()
    assert scene.game is not None
    game = Game.from_state(scene.game)
    if leaver is not None:
        game.apply(Leave(player=leaver, bricks="out"))
    game.apply(EndNow())
    changes = {"scores": game.score(), "result": game.result(), "history": game.states, "can_undo": True}
    return dataclasses.replace(scene, phase=Phase.ENDED, stage=None, game=game.state, judgement=None, **changes)


@few(
    1,
    ("keys", "expected"),
    [
        (["q", "2", "1"], [say.EndNow()]),
        pytest.param(["q", "2", "2"], [], marks=pytest.mark.long),
        pytest.param(["q", "2", "escape"], [], marks=pytest.mark.long),
        (["q", "escape"], []),
        (["q", "3", "1", "1"], [say.Leave(player=0, bricks="back")]),
        pytest.param(["q", "3", "2", "2"], [say.Leave(player=1, bricks="out")], marks=pytest.mark.long),
        pytest.param(["q", "3", "2", "escape"], [], marks=pytest.mark.long),
        pytest.param(["q", "3", "escape"], [], marks=pytest.mark.long),
    ],
)
async def test_the_game_is_stopped_by_keys_and_nothing_happens_without_an_answer(keys, expected) -> None:
    assert await entries_after("build", *keys, simulated=False) == expected


@pytest.mark.long
async def test_a_pause_says_that_everything_may_be_switched_off_and_closes_the_screen() -> None:
    app, source = app_of(dataclasses.replace(SCENES["build"](), simulated=False))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("q")
        await comes(pilot, ChoiceScreen)
        await pilot.press("1")
        await comes(pilot, ConfirmScreen)
        await pilot.press("1")
        await pilot.pause()
    assert source.entries == []
    assert "switch" in WORDING.say("sure-pause-why")


def test_a_simulated_table_has_no_night() -> None:
    assert offered(dataclasses.replace(SCENES["build"](), simulated=True)) == ("end_now", "player_leaves")


@few(1, "scene", ["start", "resume", "score"])
def test_there_is_nothing_to_stop_before_and_after_a_game(scene: str) -> None:
    snapshot = SCENES[scene]()
    assert offered(snapshot) == ()
    assert entries(scene, "q") == []


@pytest.mark.parametrize("scene", ["build", "cards", "decorate", "wrong_take", "question"])
def test_the_game_can_be_ended_at_every_step(scene: str) -> None:
    snapshot = SCENES[scene]()
    assert "end_now" in offered(snapshot)
    assert len(stops(snapshot, WORDING).answers) == len(offered(snapshot))


def test_the_footer_shows_the_key() -> None:
    assert "q" in [key.key for key in footer(SCENES["build"](), WORDING)]


def test_whose_turn_it_is_is_told_what_becomes_of_it() -> None:
    snapshot = SCENES["build"]()
    assert snapshot.game is not None
    seat = snapshot.game.prompt.player
    assert len(where_to(snapshot, seat, WORDING).lines) == 2
    other = next(seat for seat in who_leaves(snapshot, WORDING).seats if seat != snapshot.game.prompt.player)
    assert len(where_to(snapshot, other, WORDING).lines) == 1


def test_only_those_who_are_still_there_can_leave() -> None:
    snapshot = SCENES["build"]()
    assert snapshot.game is not None
    gone = snapshot.game.model_copy(update={"gone": (0,)})
    view = who_leaves(dataclasses.replace(snapshot, game=gone), WORDING)
    assert 0 not in view.seats
    assert len(view.answers) == len(view.seats)


@pytest.mark.parametrize("leaver", [pytest.param(None, marks=pytest.mark.long), 1])
@pytest.mark.long
async def test_the_score_says_that_the_game_was_ended_early_and_goes_on_by_undo(leaver: int | None) -> None:
    snapshot = ended(leaver)
    assert snapshot.game is not None
    view = score(snapshot, WORDING)
    assert view is not None
    assert view.reason.startswith("Ended early")
    assert (leaver is not None) == ("Left before the end: Bo." in view.footnote)
    app, source = app_of(snapshot)
    async with app.run_test(size=SIZE) as pilot:
        await comes(pilot, ScoreScreen)
        await pilot.press("u")
        await comes(pilot, ConfirmScreen)
        await pilot.press("2")
        await comes(pilot, ScoreScreen)
        await pilot.press("u")
        await comes(pilot, ConfirmScreen)
        await pilot.press("1")
        await pilot.pause()
    assert source.entries == [say.Undo()]
