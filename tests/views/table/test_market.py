"""The market of a printed deck (R11): what is left in the piles, and the cards that may have been taken."""

import dataclasses
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cases import examples
from tests.rules.conftest import plain_deck
from tests.tui.scenes.printed import buying, printed, printed_cards, printed_chosen, printed_new
from tests.tui.scenes.stored_games import card_set, snapshot
from tests.tui.scenes.turn import cards_none

from monkey_palace.cards.deck_format import PILES
from monkey_palace.cards.model import Card
from monkey_palace.game.card_set import cards_of, remember
from monkey_palace.game.history import Game
from monkey_palace.game.purchases import on_offer
from monkey_palace.game.state import GameState
from palace_hub.views.pile import card_kinds, kinds_left
from palace_hub.views.snapshot import Snapshot, Stage
from palace_hub.views.table.actions import actions, footer
from palace_hub.views.table.head import head
from palace_hub.views.table.market import OpenPile, Tile, TileState, market, market_page, open_pile, pile
from palace_hub.views.table.screen import table
from palace_hub.views.wording import Size, Wording

WORDING = Wording()
CARDS = card_set().cards


def shows(card: Card) -> tuple[object, ...]:
    return card.pile, card.bananas, card.one_time, card.recurring


def holding(state: GameState, held: dict[str, int]) -> GameState:
    """The position in which seats hold these cards."""
    players = tuple(
        player.model_copy(update={"cards": tuple(card for card, at in held.items() if at == seat)})
        for seat, player in enumerate(state.players)
    )
    return state.model_copy(update={"players": players})


def tiles(now: Snapshot) -> tuple[Tile, ...]:
    view = market(now, WORDING)
    assert view is not None
    return view.tiles


def choosable(now: Snapshot) -> list[set[str]]:
    """The cards that each pile lets a player choose, in one press or in two."""
    found = []
    for tile in tiles(now):
        opened = open_pile(now, OpenPile(tile.place), WORDING)
        cards = {card.card for card in opened.tiles} if opened is not None else {tile.card}
        assert (opened is not None) is tile.opens
        found.append(cards - {""})
    return found


@settings(max_examples=examples(40), deadline=None)
@given(st.dictionaries(st.sampled_from([card.id for card in CARDS]), st.integers(0, 2), max_size=60))
def test_the_cards_that_can_be_chosen_are_those_on_offer(held: dict[str, int]) -> None:
    game = printed_cards().game
    assert game is not None
    state = holding(game, held)
    offered = {card.id for cards in on_offer(state, card_set()) for card in cards}
    assert set().union(*choosable(buying(state))) == offered


@settings(max_examples=examples(40), deadline=None)
@given(st.lists(st.sampled_from(CARDS), max_size=30))
def test_equal_cards_are_shown_once_with_their_number(cards: list[Card]) -> None:
    found = card_kinds(cards)
    assert Counter({shows(kind.card): kind.count for kind in found}) == Counter(map(shows, cards))
    assert len({shows(kind.card) for kind in found}) == len(found)
    assert [kind.card for kind in found] == [
        card for place, card in enumerate(cards) if shows(card) not in map(shows, cards[:place])
    ]


def test_a_pile_never_moves_and_says_what_is_left_or_why_it_is_closed() -> None:
    now = printed_cards()
    assert now.game is not None
    assert [tile.place for tile in tiles(now)] == list(range(12))
    assert all(tile.cap for tile in tiles(now))
    for tile in tiles(now):
        left = kinds_left(now.game, tile.place)
        count = f"{sum(kind.count for kind in left)} left"
        assert count in (*tile.lines, tile.reason)
        if tile.state is TileState.CLOSED:
            assert tile.reason in ("not light", "too costly")
            assert not tile.card
            assert tile.closed in now.card_reasons
            assert not tile.opens
        else:
            assert (f"{len(left)} kinds" in tile.lines) is tile.opens


def test_a_pile_with_one_kind_of_card_left_needs_no_second_press() -> None:
    now = printed_cards()
    tile = tiles(now)[0]
    assert (tile.state, tile.opens) == (TileState.OPEN, False)
    assert tile.card
    assert tile.bananas == "1 banana"


def test_a_chosen_card_is_drawn_and_closes_its_pile() -> None:
    now = printed_chosen()
    (chosen,) = now.cards_chosen
    (tile,) = [tile for tile in tiles(now) if tile.state is TileState.CHOSEN]
    card = card_set().card(chosen)
    assert (tile.card, PILES[tile.place], tile.bananas) == (chosen, card.pile, f"{card.bananas} bananas")
    assert open_pile(now, OpenPile(tile.place), WORDING) is None
    assert head(now, WORDING).explanation.startswith("You take light green 4¢: 4 credits, 2 left.")


def test_an_empty_pile_keeps_its_place() -> None:
    now = printed_cards()
    assert now.game is not None
    state = holding(now.game, {card.id: 0 for card in CARDS if card.pile == PILES[1]})
    tile = tiles(buying(state))[1]
    assert (tile.state, tile.reason, tile.cap) == (TileState.EMPTY, "empty", False)


@pytest.mark.parametrize("different", [1, 12, 13, 40])
def test_a_pile_with_more_cards_than_keys_has_pages(different: int) -> None:
    deck = plain_deck()
    many = tuple(dataclasses.replace(deck.piles[0][1][0], id=f"many/{n}", bananas=n) for n in range(different))
    deck = remember(dataclasses.replace(deck, piles=((PILES[0], many), *deck.piles[1:]), data_hash=f"many {different}"))
    state = Game.new(["Ann", "Bo"], data_set=deck, deck="printed").state
    seen: list[str] = []
    page = 0
    while True:
        view = pile(snapshot(Game.from_state(state), Stage.CARDS), OpenPile(0, page), WORDING, buying=True)
        assert view is not None
        assert len(view.tiles) <= 12
        cards = [tile.card for tile in view.tiles if tile.card]
        if seen and cards[0] == seen[0]:
            break  # after the last page the first
        seen += cards
        page += 1
        if different <= 12:
            break
        assert view.tiles[-1].opens
        assert view.tiles[-1].key == "="
    assert seen == [card.id for card in many]


def test_an_open_pile_asks_which_card_it_was() -> None:
    now = printed_cards()
    view = table(now, WORDING, opened=OpenPile(2))
    assert view.head.sentence == "Which card?"
    assert "light green 3" in view.head.explanation
    assert "6 credits to spend" in view.head.explanation
    assert view.actions.main is None  # an Enter must not end the purchase here
    assert view.actions.waiting == "choose the card"
    assert ("Esc", "back") in {(key.key, key.action) for key in view.footer}
    assert "main" not in {key.action for key in view.footer}


@pytest.mark.parametrize(
    "now",
    [
        pytest.param(printed_cards(), id="too dear or of another colour"),
        pytest.param(dataclasses.replace(printed_cards(), stage=Stage.ONE_TIME), id="another step"),
        pytest.param(cards_none(), id="a screen deck"),
    ],
)
def test_a_pile_that_cannot_be_bought_from_does_not_open(now: Snapshot) -> None:
    opened = OpenPile(3)
    assert open_pile(now, opened, WORDING) is None
    assert table(now, WORDING, opened=opened) == table(now, WORDING)
    assert actions(now, WORDING, opened) == actions(now, WORDING)
    assert footer(now, WORDING, (), opened) == footer(now, WORDING)


@pytest.mark.parametrize("size", [Size.SMALL, Size.NARROW, Size.WIDE])
def test_the_market_page_lists_every_kind_of_card_that_is_left(size: Size) -> None:
    wording = Wording(size=size)
    random.seed(7)
    start = printed_new().game
    assert start is not None
    state = holding(start, {card.id: random.randrange(3) for card in random.sample(CARDS, 30)})
    view = market_page(dataclasses.replace(printed_cards(), game=state), wording)
    assert view is not None
    for tile in view.tiles:
        left = kinds_left(state, tile.place)
        count = sum(kind.count for kind in left)
        if not left:
            assert tile.reason == "empty"
            continue
        assert tile.bananas == f"{count} left"
        assert len(tile.lines) == len(left)
        for line, kind in zip(tile.lines, left, strict=True):
            assert line.startswith(f"{kind.count}x " if kind.count > 1 else f"{kind.card.bananas}b")
            assert not tile.card


def test_a_line_of_the_market_page_names_all_that_differs() -> None:
    view = market_page(printed_new(), WORDING)
    assert view is not None
    for tile in view.tiles:
        assert len(set(tile.lines)) == len(tile.lines)
    cards = cards_of(printed(cards_none().game)).piles[1][1]
    assert "2x 1b 1║ 1∩/■" in view.tiles[1].lines
    assert sum(shows(card) == shows(cards[0]) for card in cards) == 2


def test_the_words_of_the_cards_step_fit_a_printed_deck() -> None:
    now = printed_cards()
    assert "press their keys: light green or any colour, one from each pile" in head(now, WORDING).explanation
    screen = cards_none()
    assert "press" not in head(screen, WORDING).explanation
