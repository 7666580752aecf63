"""Deliveries as sums: the one-time delivery of the bought cards, the recurring delivery of board and visible cards."""

from monkey_palace.cards.model import Card
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.state import GameState
from palace_hub.views.wording import Wording


def card_name(card: Card, wording: Wording) -> str:
    """A card by colour and cost: `gold 4`."""
    return wording.say("card-name", colour=card.colour, cost=card.cost)


def card_words(card: Card, wording: Wording) -> str:
    """All that a card shows, in one sentence."""
    return wording.say(
        "card-words",
        colour=card.colour,
        cost=card.cost,
        bananas=card.bananas,
        now=wording.delivery(card.one_time) if card.one_time else "none",
        each=wording.delivery(card.recurring) if card.recurring else "none",
    )


def one_time_sum(game: GameState, wording: Wording) -> str:
    """The one-time deliveries of the cards bought this turn, each with its card."""
    cards = cards_of(game)
    bought = [cards.card(card) for card in game.current.cards_taken]
    parts = [
        wording.say("sum-part", what=card_name(card, wording), symbols=wording.delivery(card.one_time))
        for card in bought
        if card.one_time
    ]
    return " + ".join(parts)


def recurring_sum(game: GameState, wording: Wording) -> str:
    """The board's left edge and every visible card of the player in turn."""
    cards = cards_of(game)
    seat = game.prompt.player
    parts = [
        wording.say("sum-part", what=wording.say("sum-board"), symbols=wording.delivery(cards.boards[seat].recurring))
    ]
    for stack in game.players[seat].slots:
        if stack and cards.card(stack[-1]).recurring:
            card = cards.card(stack[-1])
            symbols = wording.delivery(card.recurring)
            parts.append(wording.say("sum-part", what=card_name(card, wording), symbols=symbols))
    return " + ".join(parts)
