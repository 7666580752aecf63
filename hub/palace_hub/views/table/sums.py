"""Deliveries as sums: the one-time delivery of the bought cards, the recurring delivery of board and visible cards."""

from dataclasses import dataclass

from monkey_palace.cards.deck_format import Symbols
from monkey_palace.cards.model import Card
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.state import GameState
from palace_hub.views.snapshot import Phase, Snapshot, Stage
from palace_hub.views.wording import Wording


def card_name(card: Card, wording: Wording) -> str:
    """A card by colour and cost: `gold 4`."""
    return wording.say("card-name", colour=card.colour, cost=card.cost)


def card_words(card: Card, wording: Wording) -> str:
    """All that a card shows, in one sentence; its pile alone if that is not known yet."""
    if not card.is_known:
        return wording.say("card-words-unknown", colour=card.colour, cost=card.cost)
    return wording.say(
        "card-words",
        colour=card.colour,
        cost=card.cost,
        bananas=card.known_bananas,
        now=wording.delivery(card.one_time) if card.one_time else "none",
        each=wording.delivery(card.recurring) if card.recurring else "none",
    )


@dataclass(frozen=True, slots=True)
class SumPart:
    """What one card gives, or the board: its name, its sign, the pieces."""

    what: str
    sign: str
    pieces: Symbols


def one_time_parts(game: GameState, wording: Wording) -> tuple[SumPart, ...]:
    """The one-time deliveries of the cards bought this turn."""
    cards = cards_of(game)
    bought = (cards.card(card) for card in game.current.cards_taken)
    return tuple(_part(card, card.one_time, wording) for card in bought if card.one_time)


def recurring_parts(game: GameState, wording: Wording) -> tuple[SumPart, ...]:
    """The board's left edge and every visible card of the player in turn."""
    cards = cards_of(game)
    seat = game.prompt.player
    board = SumPart(wording.say("sum-board"), " ", cards.boards[seat].known_recurring)
    visible = (cards.card(stack[-1]) for stack in game.players[seat].slots if stack)
    return (board, *(_part(card, card.recurring, wording) for card in visible if card.recurring))


def has_sum(snapshot: Snapshot) -> bool:
    """Is a delivery of cards and board due, whose parts can be shown?"""
    in_delivery = snapshot.phase is Phase.PLAY and snapshot.stage in (Stage.ONE_TIME, Stage.RECURRING)
    return in_delivery and snapshot.to_learn is None


def _part(card: Card, pieces: Symbols, wording: Wording) -> SumPart:
    return SumPart(card_name(card, wording), wording.sign(card.colour), pieces)
