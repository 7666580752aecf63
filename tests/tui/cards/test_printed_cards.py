"""The Cards step of a game by printed cards: two presses a card, by keys and by touch."""

import dataclasses

import pytest
from tests.tui.app_pilot import SIZE, app_of, comes, touch, until
from tests.tui.scenes.index import PRINTED, SCENES
from tests.tui.scenes.printed import buying
from tests.tui.shared_app import shared

from monkey_palace.cards.deck_format import PILES
from monkey_palace.game.state import GameState
from palace_hub.referee import entries as say
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.screens.pages import MarketScreen
from palace_hub.tui.screens.table_screen import TableScreen
from palace_hub.tui.widgets.held_cards import HeldCardsPage
from palace_hub.tui.widgets.market import PileCard, PileStage, TileWidget
from palace_hub.views.pages.held_cards import held_cards
from palace_hub.views.pile import CardKind, kinds_left
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.market import PILE_KEYS, OpenPile, market_page, pile
from palace_hub.views.wording import Wording

NAMES = {"-": "minus", "=": "equals_sign"}
KEYS = [NAMES.get(key, key) for key in PILE_KEYS]


def state_of(scene: str) -> GameState:
    game = PRINTED[scene]().game
    assert game is not None
    return game


def left_in(place: int, scene: str = "printed_cards") -> tuple[CardKind, ...]:
    return kinds_left(state_of(scene), place)


def entries(now: Snapshot, *keys: str) -> list[say.Entry]:
    return shared().entries(now, *keys)


@pytest.mark.parametrize(
    ("place", "number"), [(1, 0), *(pytest.param(*more, marks=pytest.mark.long) for more in ((2, 4), (5, 2))), (11, 3)]
)
def test_two_presses_choose_a_card_of_a_pile(place: int, number: int) -> None:
    card = left_in(place)[number].card
    assert entries(PRINTED["printed_cards"](), KEYS[place], KEYS[number]) == [say.ChooseCards(cards=(card.id,))]


def test_a_key_without_a_card_of_the_open_pile_does_nothing() -> None:
    assert len(left_in(1)) == 3
    assert entries(PRINTED["printed_cards"](), KEYS[1], "4", "equals_sign", "minus") == []


def test_a_pile_with_one_kind_of_card_takes_one_press() -> None:
    (kind,) = left_in(0)
    assert entries(PRINTED["printed_cards"](), "1") == [say.ChooseCards(cards=(kind.card.id,))]


@pytest.mark.parametrize("place", [3, 10])
def test_a_closed_pile_opens_not_and_is_left_to_the_hub_which_says_why(place: int) -> None:
    card = left_in(place)[0].card
    assert entries(PRINTED["printed_cards"](), KEYS[place]) == [say.ChooseCards(cards=(card.id,))]


def test_the_pile_of_a_chosen_card_puts_it_back_and_another_pile_adds_one() -> None:
    now = PRINTED["printed_chosen"]()
    chosen = now.cards_chosen
    assert entries(now, KEYS[5]) == [say.ChooseCards(cards=())]  # its own pile: unchosen
    assert entries(now, KEYS[1], "1") == [say.ChooseCards(cards=(*chosen, left_in(1)[0].card.id))]


@pytest.mark.long
def test_escape_goes_back_one_step() -> None:
    now = PRINTED["printed_chosen"]()
    assert entries(now, KEYS[1], "escape") == []
    assert entries(now, KEYS[1], "escape", KEYS[0]) != []
    assert entries(now, KEYS[1], "escape", "escape") == [say.Back()]


@pytest.mark.long
def test_enter_does_not_end_the_purchase_while_a_pile_is_open() -> None:
    now = PRINTED["printed_chosen"]()
    assert entries(now, KEYS[1], "enter") == []
    assert entries(now, "enter") == [say.Confirm()]
    assert entries(now, KEYS[1], "2", "enter")[-1] == say.Confirm()


@pytest.mark.long
def test_arrows_and_space_or_enter_choose_a_card() -> None:
    left = left_in(2)
    for key in ("space", "enter"):
        assert entries(PRINTED["printed_cards"](), "3", "right", "right", key) == [
            say.ChooseCards(cards=(left[1].card.id,))
        ]
    assert entries(PRINTED["printed_cards"](), "right", "right", "right", "space", "1") == [
        say.ChooseCards(cards=(left[0].card.id,))
    ]


@pytest.mark.long
async def test_by_touch() -> None:
    app, source = app_of(PRINTED["printed_cards"]())
    async with app.run_test(size=SIZE) as pilot:
        await touch(pilot, "#tile-2", (5, 2))
        await until(pilot, lambda: app.screen.query_one(PileStage).display)
        await touch(pilot, "#pile-card-3", (5, 4))
        await until(pilot, lambda: bool(source.entries))
        assert not app.screen.query_one(PileStage).display
        await touch(pilot, "#tile-8", (5, 2))
        await until(pilot, lambda: app.screen.query_one(PileStage).display)
        place = app.screen.query_one("#footer").drawing().plain()[0].index("Esc")  # type: ignore[attr-defined]
        await touch(pilot, "#footer", (place, 0))
        await until(pilot, lambda: not app.screen.query_one(PileStage).display)
    assert source.entries == [say.ChooseCards(cards=(left_in(2)[3].card.id,))]


def test_equal_cards_are_one_card_on_the_screen() -> None:
    """Pile 2 of the stored cards has two equal cards, of which nobody holds one before the first turn."""
    start = state_of("printed_new")
    cards = state_of("printed_cards")
    state = cards.model_copy(update={"players": start.players})
    left = kinds_left(state, 1)
    assert [kind.count for kind in left].count(2) == 1

    def cards_shown(app: object) -> list[str]:
        shown = app.screen.query(PileCard)  # type: ignore[attr-defined]
        return ["".join(card.drawing().plain()) for card in shown if card.display]

    texts = shared().read(buying(state), ("2",), cards_shown)
    assert len(texts) == len(left) == 7
    assert [("2 of these" in text) for text in texts] == [kind.count == 2 for kind in left]


@pytest.mark.parametrize("height", [1, 2, 5, 11])
def test_no_size_is_too_small_to_draw(height: int) -> None:
    market = market_page(PRINTED["printed_new"](), Wording())
    opened = pile(PRINTED["printed_new"](), OpenPile(1), Wording())
    held = held_cards(PRINTED["printed_check"](), Wording())
    assert market is not None
    assert opened is not None
    for width in range(1, 24):
        canvas = Canvas(width, height)
        TileWidget().paint(canvas, market.tiles[1])
        PileCard().paint(canvas, opened.tiles[0])
        page = HeldCardsPage()
        page.model = held
        page.paint(canvas, held)


async def test_a_pile_closes_when_the_step_is_over() -> None:
    now = PRINTED["printed_cards"]()
    app, source = app_of(now)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("3")
        table = app.screen
        assert isinstance(table, TableScreen)
        assert table.opened is not None
        source.show(dataclasses.replace(now, stage=None))
        await pilot.pause()
        assert table.opened is None
        source.show(now)
        await pilot.pause()
        assert not app.screen.query_one(PileStage).display
    assert source.entries == []


@pytest.mark.parametrize("scene", ["printed_cards", pytest.param("printed_new", marks=pytest.mark.long)])
async def test_the_market_page_opens_piles_and_buys_nothing(scene: str) -> None:
    app, source = app_of(PRINTED[scene]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("m")
        await comes(pilot, MarketScreen)
        for place in (1, 11):
            await pilot.press(KEYS[place])
            shown = [card for card in app.screen.query(PileCard) if card.display]
            assert len(shown) == len(left_in(place, scene))
            await pilot.press("1", "space", "enter", "escape")
            assert isinstance(app.screen, MarketScreen)
        await touch(pilot, "#tile-4", (5, 2))
        await until(pilot, lambda: bool(app.screen.query_one("#pile-page").display))
        assert PILES[4] == "gold-3"
        assert "gold 3" in app.screen.query_one("#page-title").model  # type: ignore[attr-defined]
        await pilot.press("escape", "escape")
        await comes(pilot, TableScreen)
    assert source.entries == []


async def test_a_screen_decks_market_page_opens_nothing() -> None:
    app, source = app_of(SCENES["cards"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("m", "1", "3")
        assert isinstance(app.screen, MarketScreen)
        assert app.screen.opened is None
        await touch(pilot, "#tile-1", (5, 2))
        await pilot.press("escape")
        await comes(pilot, TableScreen)
    assert source.entries == []
