"""The cards in a pile of the market, as far as the hub knows them."""

from collections.abc import Iterable
from dataclasses import dataclass

from monkey_palace.cards.model import Card
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.piles import cards_left
from monkey_palace.game.state import GameState

PILE_KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "=")
"""The key of each pile, in market order; in an open pile, of each of its cards."""


@dataclass(frozen=True, slots=True)
class CardKind:
    """Cards of one pile that show the same. `card`: the one that stands for them."""

    card: Card
    count: int = 1


def face(card: Card) -> object:
    """All that is printed on a card: cards with equal faces cannot be told apart."""
    return card.pile, card.bananas, card.one_time, card.recurring


def card_kinds(cards: Iterable[Card]) -> tuple[CardKind, ...]:
    """The different kinds in the order of the cards; the first card stands for all of its kind."""
    found: dict[object, CardKind] = {}
    for card in cards:
        shown = face(card)
        before = found.get(shown)
        found[shown] = CardKind(card) if before is None else CardKind(before.card, before.count + 1)
    return tuple(found.values())


def kinds_left(game: GameState, place: int, without: Card | None = None) -> tuple[CardKind, ...]:
    """What may lie on top of a pile of a printed deck (R11.1): every card that no player holds.

    `without`: leaves out the cards that look like this one.
    """
    left = card_kinds(cards_left(game, cards_of(game), place))
    return left if without is None else tuple(kind for kind in left if face(kind.card) != face(without))


def card_of_pile(game: GameState, place: int) -> Card | None:
    """The card that stands for a pile: its top, or the first card left in a pile of a printed deck. None: no card."""
    if game.deck == "printed":
        return next(iter(cards_left(game, cards_of(game), place)), None)
    top = game.market[place].top
    return None if top is None else cards_of(game).card(top)


def unknown_cards(game: GameState) -> dict[str, list[str]]:
    """By pile, the ids of the cards left in it that are not entered yet (R11.8); other piles are left out."""
    card_set = cards_of(game)
    left = {
        pile.pile: [card.id for card in cards_left(game, card_set, place) if not card.is_known]
        for place, pile in enumerate(game.market)
    }
    return {pile: ids for pile, ids in left.items() if ids}
