"""The cards of each player as the hub has them: in a game by printed cards, as people named them."""

from dataclasses import dataclass

from monkey_palace.cards.model import Card
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.state import GameState
from palace_hub.views.pile import face
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.sums import card_words
from palace_hub.views.wording import Wording


@dataclass(frozen=True, slots=True)
class NamedCard:
    """A card that a player holds by the hub's book."""

    seat: int
    card: str


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
        wording.say("card-bananas", bananas=card.known_bananas),
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
        tuple(_player(game, seat, _cards(game, seat), wording) for seat in range(len(game.players))),
    )


def _player(game: GameState, seat: int, cards: tuple[Card, ...], wording: Wording) -> PlayerCards:
    return PlayerCards(
        seat,
        str(seat + 1),
        wording.say("outside", text=game.players[seat].name),
        wording.say("held-count", count=len(cards)),
        tuple(_card(card, wording) for card in cards),
    )


def bought_cards(snapshot: Snapshot, turn: int, wording: Wording) -> HeldCardsView:
    """The cards that were bought in a turn, as corrected since."""
    game = snapshot.game
    bought = cards_bought(game, turn) if game is not None else ()
    if game is None or not bought:
        return HeldCardsView(wording.say("page-held"), "", ())
    seat = (turn - 1) % len(game.players)
    return HeldCardsView(
        wording.say("page-bought", name=game.players[seat].name, turn=turn),
        wording.say("held-hint-bought"),
        (_player(game, seat, tuple(card for card in _cards(game, seat) if card.id in bought), wording),),
    )


def cards_bought(game: GameState, turn: int) -> tuple[str, ...]:
    """The cards of a turn's purchase by printed cards, as corrected since."""
    return tuple(card.card for purchase in game.purchases if purchase.turn == turn for card in purchase.cards)


def cards_elsewhere(snapshot: Snapshot, named: NamedCard, wording: Wording) -> HeldCardsView:
    """The cards that players hold and that do not look like the named one, which may have been taken for each other."""
    game = snapshot.game
    title = wording.say("page-elsewhere")
    if game is None:
        return HeldCardsView(title, "", ())
    shown = face(cards_of(game).card(named.card))
    players = []
    for seat in range(len(game.players)):
        others = tuple(card for card in _cards(game, seat) if face(card) != shown)
        players += [_player(game, seat, others, wording)] if others else []
    return HeldCardsView(title, wording.say("held-hint-elsewhere"), tuple(players))
