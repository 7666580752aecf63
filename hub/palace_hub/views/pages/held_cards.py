"""The cards of each player as the hub has them: in a game by printed cards, as people named them."""

from dataclasses import dataclass

from monkey_palace.cards.model import Card
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.state import GameState
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.sums import card_words
from palace_hub.views.wording import Wording


@dataclass(frozen=True, slots=True)
class HeldCard:
    """One card. `words`: all that it shows, in one sentence."""

    card: str
    colour: str
    sign: str
    name: str
    bananas: str
    now: str
    each: str
    words: str


@dataclass(frozen=True, slots=True)
class PlayerCards:
    """One player's cards in market order. `key` goes to the player's first card."""

    seat: int
    key: str
    name: str
    count: str
    cards: tuple[HeldCard, ...]


@dataclass(frozen=True, slots=True)
class HeldCardsView:
    """All players in seat order."""

    title: str
    hint: str
    players: tuple[PlayerCards, ...]


def _card(card: Card, wording: Wording) -> HeldCard:
    return HeldCard(
        card.id,
        card.colour,
        wording.sign(card.colour),
        wording.say("held-card", cost=card.cost, word=wording.say(f"tile-{card.colour}")),
        wording.say("tile-bananas-short", count=card.bananas),
        wording.say("tile-now", symbols=wording.delivery(card.one_time)),
        wording.say("tile-each", symbols=wording.delivery(card.recurring)),
        card_words(card, wording),
    )


def _cards(game: GameState, seat: int) -> tuple[Card, ...]:
    """The cards that a player holds, in market order."""
    held = set(game.players[seat].cards)
    return tuple(card for card in cards_of(game).cards if card.id in held)


def held_cards(snapshot: Snapshot, wording: Wording) -> HeldCardsView:
    """The cards of each player; nobody's outside a game."""
    game = snapshot.game
    title = wording.say("page-held")
    if game is None:
        return HeldCardsView(title, "", ())
    return HeldCardsView(
        title,
        wording.say("held-hint", players=len(game.players)),
        tuple(
            PlayerCards(
                seat,
                str(seat + 1),
                wording.say("outside", text=player.name),
                wording.say("held-count", count=len(player.cards)),
                tuple(_card(card, wording) for card in _cards(game, seat)),
            )
            for seat, player in enumerate(game.players)
        ),
    )
