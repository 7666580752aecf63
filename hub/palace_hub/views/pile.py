"""The cards in a pile of the market, as far as the hub knows them."""

from collections.abc import Iterable
from dataclasses import dataclass

from monkey_palace.cards.model import Card
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.piles import cards_left
from monkey_palace.game.state import GameState


@dataclass(frozen=True, slots=True)
class CardKind:
    """Cards of one pile that show the same. `card`: the one that stands for them."""

    card: Card
    count: int = 1


def card_kinds(cards: Iterable[Card]) -> tuple[CardKind, ...]:
    """The different kinds in the order of the cards; the first card stands for all of its kind."""
    found: dict[object, CardKind] = {}
    for card in cards:
        shown = (card.pile, card.bananas, card.one_time, card.recurring)
        before = found.get(shown)
        found[shown] = CardKind(card) if before is None else CardKind(before.card, before.count + 1)
    return tuple(found.values())


def kinds_left(game: GameState, place: int) -> tuple[CardKind, ...]:
    """What may lie on top of a pile of a printed deck (R11.1): every card that no player holds."""
    return card_kinds(cards_left(game, cards_of(game), place))


def card_of_pile(game: GameState, place: int) -> Card | None:
    """The card that stands for a pile: its top, or the first card left in a pile of a printed deck. None: no card."""
    if game.deck == "printed":
        return next(iter(cards_left(game, cards_of(game), place)), None)
    top = game.market[place].top
    return None if top is None else cards_of(game).card(top)
