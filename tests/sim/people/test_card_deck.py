"""The simulated people's printed cards: a shuffle of their own, tops that they see, cards that they take and count."""

import pytest

from monkey_palace.cards.model import load_set
from monkey_palace.game.history import Game
from monkey_palace.game.setup import piles_of
from monkey_palace.game.state import state_json
from palace_hub.sim.people.card_deck import CardDeck

HOUSE = load_set("house")


def taken_apart(deck: CardDeck) -> dict[str, tuple[str, ...]]:
    """Every pile from its top down, by taking all of it."""
    piles = {}
    for pile, cards in HOUSE.piles:
        order = []
        for number in range(len(cards)):
            order.append(deck.top(pile))
            deck.take(1000 * len(piles) + number, 0, order[-1:])
        assert deck.top(pile) is None
        piles[pile] = tuple(order)
    return piles


def test_each_card_lies_in_its_own_pile_once():
    piles = taken_apart(CardDeck(HOUSE, 5))
    assert {pile: sorted(cards) for pile, cards in piles.items()} == {
        pile: sorted(card.id for card in cards) for pile, cards in HOUSE.piles
    }


def test_the_order_is_not_the_one_that_the_hub_would_shuffle():
    for seed in range(20):
        own = taken_apart(CardDeck(HOUSE, seed))
        hubs = {pile: tuple(reversed(cards)) for pile, cards in piles_of(HOUSE, seed)}
        assert sum(own[pile] == hubs[pile] for pile in own) < len(own) / 2


def test_people_see_tops_that_the_hub_does_not_know():
    deck = CardDeck(HOUSE, 5)
    hub = state_json(Game.new(["Ann", "Bo"], deck="printed").state)
    assert {pile["top"] for pile in hub["market"]} == {None}
    assert {pile["pile"]: pile["top"] for pile in deck.seen(hub)["market"]} == {
        pile: deck.top(pile) for pile, _ in HOUSE.piles
    }
    assert {pile["top"] for pile in hub["market"]} == {None}


def test_a_turn_takes_its_cards_once_and_their_bananas_are_counted():
    deck = CardDeck(HOUSE, 5)
    bought = [deck.top("gold-5"), deck.top("multi-1")]
    for _ in range(2):  # entered again after a hub has died
        deck.take(7, 1, bought)
    assert deck.bananas(1) == sum(HOUSE.card(card).bananas for card in bought)
    assert deck.bananas(0) == 0
    assert deck.top("gold-5") not in bought


def test_a_card_that_is_not_on_top_cannot_be_taken():
    deck = CardDeck(HOUSE, 5)
    below = next(card.id for card in HOUSE.piles[0][1] if card.id != deck.top(HOUSE.piles[0][0]))
    with pytest.raises(ValueError, match=f"expected the top of its pile, got {below}"):
        deck.take(1, 0, [below])
