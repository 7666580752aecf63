"""The next player enters a staircase by keys, on the real core, while the last player's turn still goes on."""

from dataclasses import replace

from tests.cases import few
from tests.core.by_hand import Table, play_by_hand
from tests.tui.games.keyboard import CoreSource, keys_for

from monkey_palace.bots import make_bot
from monkey_palace.game.commands import Build
from monkey_palace.randomness import Rng
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries as say
from palace_hub.sim.people.entering import facts_of, pieces_of
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.screens.table_screen import TableScreen
from palace_hub.views.snapshot import BotView, Stage
from palace_hub.views.table.ahead import as_next
from palace_hub.views.table.screen import TableView

SIZE = (120, 36)
DELIVERY = (Stage.ONE_TIME, Stage.RECURRING)


def at_a_delivery(table: Table) -> CoreSource:
    """The second turn waits for pieces; nobody has bought a card so that it is the recurring delivery."""
    source = CoreSource(table)
    table.begin()
    play_by_hand(table, before=2, at=Stage.CARDS)
    table.enter(say.Confirm())
    assert table.core.hub.stage in DELIVERY
    return source


def app_on(source: CoreSource) -> PalaceApp:
    return PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=0)


def view_of(app: PalaceApp) -> TableView:
    assert isinstance(app.screen, TableScreen)
    assert app.screen.view is not None
    return app.screen.view


def next_build(table: Table) -> Build:
    ahead = table.core.hub.book.build_state
    command = make_bot("greedy").choose(ahead.observed(), Rng.keyed("next", 1))
    assert isinstance(command, Build)
    return command


async def test_a_whole_staircase_is_entered_before_its_turn(table: Table) -> None:
    source = at_a_delivery(table)
    command, turn = next_build(table), table.core.hub.book.game.state.turn
    app = app_on(source)
    async with app.run_test(size=SIZE) as pilot:
        assert any(key.key == "n" for key in view_of(app).footer)
        await pilot.press("n")
        view = view_of(app)
        assert view.head.name == "Ann"
        assert "Bo still takes" in view.head.explanation
        await pilot.press(*keys_for(command, as_next(source.snapshot()))[:-1])
        await pilot.pause()
        assert table.core.hub.book.plan.placements == pieces_of(command.staircase)
        await pilot.press("enter")
        view = view_of(app)
        assert view.head.name == "Bo"
        assert "Ann builds already" in view.info.left
        assert table.core.hub.book.game.state.turn == turn
        play_by_hand(table, before=turn + 1)
        source.announce()
        await pilot.pause()
        assert view_of(app).head.name == "Ann"
        await pilot.press("enter")
        await pilot.pause()
    assert table.core.hub.stage is Stage.DECORATE


def test_the_page_of_a_person_is_that_of_a_person_while_a_bot_takes_its_pieces(table: Table) -> None:
    now = at_a_delivery(table).snapshot()
    page, after_a_bot = (as_next(replace(now, bot=bot)) for bot in (None, BotView(bot="greedy")))
    assert after_a_bot == page


@few(1, "key", ["n", "escape", "enter"])
async def test_each_of_these_keys_goes_back_and_changes_nothing(table: Table, key: str) -> None:
    source = at_a_delivery(table)
    app = app_on(source)
    async with app.run_test(size=SIZE) as pilot:
        before = view_of(app)
        await pilot.press("n")
        assert view_of(app) != before
        await pilot.press(key)
        await pilot.pause()
        assert view_of(app) == before


async def test_the_page_stays_open_when_its_turn_begins(table: Table) -> None:
    source = at_a_delivery(table)
    turn = table.core.hub.book.game.state.turn
    app = app_on(source)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("n")
        first = pieces_of(next_build(table).staircase)[0]
        source.submit(say.Place(placement=str(first)))
        await pilot.pause()
        play_by_hand(table, before=turn + 1)
        source.announce()
        await pilot.pause()
        view = view_of(app)
        assert view.head.name == "Ann"
        assert view.actions.main is None or view.actions.main.text != "Back to Bo"
        assert source.snapshot().plan.placements == (first,)


async def test_what_is_wrong_comes_before_the_next_players_page(table: Table) -> None:
    source = at_a_delivery(table)
    app = app_on(source)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("n")
        source.submit(say.Manual(taken={2: 3}))
        await pilot.pause()
        assert view_of(app).head.name == "Bo"
        assert not any(key.key == "n" for key in view_of(app).footer)
        source.submit(say.Manual(taken={2: -3}))
        await pilot.pause()
        assert view_of(app).head.name == "Ann"


async def test_facts_may_be_typed_on_it_too(table: Table) -> None:
    source = at_a_delivery(table)
    report = facts_of(table.core.hub.book.build_state, next_build(table).staircase)
    app = app_on(source)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("n", "w")
        await pilot.pause()
        assert source.snapshot().plan.way == "facts"
        await pilot.press(*keys_for(report, as_next(source.snapshot()))[:-1])
        await pilot.pause()
        assert (source.snapshot().draft.arches, source.snapshot().draft.start_colour) == (
            report.arches,
            report.start_colour,
        )
        assert not source.snapshot().draft_faults


async def test_neither_frog_nor_pass_is_offered_on_it(table: Table) -> None:
    source = at_a_delivery(table)
    app = app_on(source)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("n")
        assert isinstance(app.screen, TableScreen)
        possible = app.screen.actions_possible()
        assert "next_player" in possible
        assert not {"take_frog", "pass_build"} & set(possible)
