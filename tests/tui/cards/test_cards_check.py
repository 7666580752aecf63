"""The look at the cards: before the final score of a game by printed cards, and as a page by its key."""

import dataclasses

import pytest
from tests.tui.app_pilot import SIZE, app_of, comes, touch, until
from tests.tui.scenes.index import PRINTED, SCENES
from tests.tui.shared_app import CONSOLE, SMALL, WIDE, Kind, shared
from textual.containers import VerticalScroll

from palace_hub.referee import entries as say
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.screens.cards_check import CardsCheckScreen
from palace_hub.tui.screens.held_cards_screen import HeldCardsScreen
from palace_hub.tui.screens.pages import MarketScreen, PageScreen
from palace_hub.tui.screens.score_screen import ScoreScreen
from palace_hub.tui.screens.table_screen import TableScreen
from palace_hub.tui.widgets.held_cards import CardWords, HeldCardsPage
from palace_hub.tui.widgets.strips import FooterStrip
from palace_hub.views.pages.held_cards import HeldCard, held_cards
from palace_hub.views.wording import Wording

CHECK = PRINTED["printed_check"]


def cards_of(seat: int) -> tuple[HeldCard, ...]:
    return held_cards(CHECK(), Wording()).players[seat].cards


def words(app: PalaceApp) -> str:
    return app.screen.query_one(CardWords).model or ""


def in_sight(app: PalaceApp) -> bool:
    """Is the card under the cursor on the screen?"""
    region = app.screen.query_one(HeldCardsPage).region_of_cursor
    scroll = app.screen.query_one("#page-scroll", VerticalScroll)
    assert region is not None
    return scroll.scroll_y <= region.y and region.bottom <= scroll.scroll_y + scroll.size.height


@pytest.mark.long
async def test_it_opens_by_itself_takes_one_confirmation_and_leads_to_the_score() -> None:
    app, source = app_of(PRINTED["printed_cards"]())
    async with app.run_test(size=SIZE) as pilot:
        source.show(CHECK())
        await comes(pilot, CardsCheckScreen)
        await pilot.press("escape", "q", "i", "u", "n", "c")
        assert isinstance(app.screen, CardsCheckScreen)
        assert source.entries == []
        await pilot.press("enter")
        await until(pilot, lambda: bool(source.entries))
        source.show(PRINTED["printed_score"]())
        await comes(pilot, ScoreScreen)
        await pilot.press("i")
        await comes(pilot, HeldCardsScreen)
        await pilot.press("escape")
        await comes(pilot, ScoreScreen)
    assert source.entries == [say.Confirm()]


async def test_a_new_snapshot_leaves_the_page_where_a_person_scrolled_it() -> None:
    app, source = app_of(CHECK())
    async with app.run_test(size=(80, 24)) as pilot:
        await comes(pilot, CardsCheckScreen)
        await pilot.press("right", "pagedown")
        scroll = app.screen.query_one("#page-scroll", VerticalScroll)
        before = scroll.scroll_y
        assert before > 0
        source.show(dataclasses.replace(CHECK(), t=2000.0))
        await pilot.pause()
        assert scroll.scroll_y == before


async def test_the_cursor_stays_on_its_card_when_another_one_comes_before_it() -> None:
    now = CHECK()
    assert now.game is not None
    first, *others = now.game.players
    less = first.model_copy(update={"cards": tuple(card for card in first.cards if card != cards_of(0)[0].card)})
    fewer = now.game.model_copy(update={"players": (less, *others)})
    app, source = app_of(dataclasses.replace(now, game=fewer))
    async with app.run_test(size=SIZE) as pilot:
        await comes(pilot, CardsCheckScreen)
        await pilot.press("2", "right")
        told = words(app)
        source.show(now)
        await pilot.pause()
        assert words(app) == told == cards_of(1)[1].words
    assert source.entries == []


async def test_by_touch() -> None:
    app, source = app_of(CHECK())
    async with app.run_test(size=SIZE) as pilot:
        await comes(pilot, CardsCheckScreen)
        await touch(pilot, "#held-cards", (2 + 16 + 3, 1))  # the second card of the first row
        await until(pilot, lambda: words(app) == cards_of(0)[1].words)
        assert words(app) == cards_of(0)[1].words
        await touch(pilot, "#main-action", (5, 1))
        await until(pilot, lambda: bool(source.entries))
    assert source.entries == [say.Confirm()]


@pytest.mark.parametrize(
    "size", [(80, 24), *(pytest.param(size, marks=pytest.mark.long) for size in ((60, 20), (100, 30), (120, 36)))]
)
async def test_every_card_of_every_player_can_be_reached_and_is_told(size: tuple[int, int]) -> None:
    app, source = app_of(CHECK())
    expected = [card.words for seat in range(3) for card in cards_of(seat)]
    async with app.run_test(size=size) as pilot:
        await comes(pilot, CardsCheckScreen)
        told = []
        check = app.screen
        assert isinstance(check, CardsCheckScreen)
        for _ in expected:
            check.action_arrow(1, 0)
            told.append(words(app))
            await pilot.pause()
            assert in_sight(app)
        assert told == expected
        await pilot.press("right")
        assert words(app) == expected[-1]
        await pilot.press("3")
        assert words(app) == cards_of(2)[0].words
        assert in_sight(app)
        await pilot.press("up")
        assert words(app) in [card.words for card in cards_of(1)]
        await pilot.press("1", "left")
        assert words(app) == expected[0]
    assert source.entries == []


@pytest.mark.parametrize(
    ("key", "screen"), [("m", MarketScreen), ("question_mark", PageScreen), ("i", HeldCardsScreen)]
)
async def test_in_mid_game_it_is_a_page(key: str, screen: type) -> None:
    app, source = app_of(PRINTED["printed_cards"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(key)
        await comes(pilot, screen)
        await pilot.press("escape")
        await comes(pilot, TableScreen)
    assert source.entries == []


@pytest.mark.long
async def test_its_pages_return_to_it() -> None:
    app, _ = app_of(CHECK())
    async with app.run_test(size=SIZE) as pilot:
        await comes(pilot, CardsCheckScreen)
        for key in ("p", "m", "l", "d", "question_mark"):
            await pilot.press(key)
            await until(pilot, lambda: not isinstance(app.screen, CardsCheckScreen))
            assert not isinstance(app.screen, CardsCheckScreen | TableScreen)
            await pilot.press("escape")
            await comes(pilot, CardsCheckScreen)
        footer = app.screen.query_one(FooterStrip).model or ()
        assert {key.action for key in footer} == {"main", "correct", "palace", "market", "log", "devices", "help"}


@pytest.mark.long
def test_the_page_is_offered_by_menu_and_palette_with_a_printed_deck_only() -> None:
    def offered(app: PalaceApp) -> bool:
        assert isinstance(app.screen, TableScreen)
        return "held_cards" in app.screen.actions_possible()

    def offered_after_the_score(app: PalaceApp) -> bool:
        assert isinstance(app.screen, ScoreScreen)
        return bool(app.screen.check_action("held_cards", ()))

    assert shared().read(PRINTED["printed_score"](), (), offered_after_the_score)
    assert not shared().read(SCENES["score"](), (), offered_after_the_score)
    assert shared().read(PRINTED["printed_cards"](), (), offered)
    assert not shared().read(SCENES["cards"](), (), offered)
    assert shared().read(SCENES["score"](), ("i",), lambda app: isinstance(app.screen, ScoreScreen))


@pytest.mark.parametrize(
    "kind",
    [SMALL, pytest.param(WIDE, marks=pytest.mark.long), CONSOLE, pytest.param(Kind((60, 20)), marks=pytest.mark.long)],
)
@pytest.mark.long
def test_all_of_the_first_cards_are_drawn(kind: Kind) -> None:
    text = shared(kind).text(CHECK())
    first = cards_of(0)[0]
    assert all(part in text for part in ("Ann", first.name, "These are our cards"))


def test_a_window_that_is_too_small_says_so() -> None:
    assert "This window is too small" in shared(Kind((58, 18))).text(CHECK())


def test_a_player_without_cards_is_listed() -> None:
    now = CHECK()
    assert now.game is not None
    players = (now.game.players[0].model_copy(update={"cards": ()}), *now.game.players[1:])
    bare = dataclasses.replace(now, game=now.game.model_copy(update={"players": players}))
    text = shared().text(bare, "1", "right")
    assert "no card" in text
    assert cards_of(1)[0].words in text
