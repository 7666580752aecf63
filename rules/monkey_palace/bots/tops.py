"""The tops of the piles as a bot knows them: shown, told, or expected from the cards left in a pile (R11.3).

A card whose print is not entered yet (R11.8) is not known, even if it is told as a top.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from monkey_palace.bots.valuation import Delivery, Offer, total
from monkey_palace.cards.deck_format import PILES, Symbols, pile_cost
from monkey_palace.cards.model import Card, CardSet
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.piles import cards_left
from monkey_palace.game.purchases import affordable_piles, purchases
from monkey_palace.game.state import GameState, PromptKind


@dataclass(frozen=True, slots=True)
class OfferedCard:
    """A card with a known print, or what is expected on top of a pile; then `id` is the pile's name."""

    id: str
    cost: int
    bananas: float
    one_time: Delivery
    recurring: Delivery


def offered(card: Card) -> OfferedCard:
    """A card whose print is known, as bots value it. Raises `ValueError` for another one."""
    return OfferedCard(card.id, card.cost, card.known_bananas, card.one_time, card.recurring)


def tops_wanted(state: GameState) -> tuple[str, ...]:
    """The piles whose tops a bot lacks now: at a purchase from a printed deck, those that it could pay for."""
    if state.deck != "printed" or state.prompt.kind is not PromptKind.TAKE_CARDS:
        return ()
    card_set = cards_of(state)
    return tuple(
        PILES[place]
        for place in affordable_piles(state)
        if state.market[place].left and known_top(state, card_set, place) is None
    )


def known_top(state: GameState, card_set: CardSet, place: int) -> OfferedCard | None:
    """The card that can be bought from a pile; None if the pile is empty, or its top or what it prints unknown."""
    if state.deck != "printed":
        top = state.current.start_tops[place]
    elif state.market[place].left == 1:
        top = cards_left(state, card_set, place)[0].id
    else:
        top = state.market[place].top
    card = None if top is None else card_set.card(top)
    return None if card is None or not card.is_known else offered(card)


def expected_top(state: GameState, card_set: CardSet, place: int) -> Offer | None:
    """The known top of a pile, or the mean of what is left in a pile of a printed deck; None if there is neither.

    The mean is that of the cards left whose print is known. Assumed for a pile without any: the mean of the known cards
    of this cost in the set, or else a banana for each credit and no delivery.
    """
    known = known_top(state, card_set, place)
    if known is not None or state.deck != "printed":
        return known
    left = cards_left(state, card_set, place)
    if not left:
        return None
    pile, cost = PILES[place], pile_cost(PILES[place])
    cards = [card for card in left if card.is_known]
    cards = cards or [card for card in card_set.cards if card.is_known and card.cost == cost]
    return _mean(pile, cost, cards) if cards else OfferedCard(pile, cost, float(cost), Symbols(), Symbols())


def _mean(pile: str, cost: int, cards: Sequence[Card]) -> OfferedCard:
    share = 1 / len(cards)
    return OfferedCard(
        id=pile,
        cost=cost,
        bananas=share * sum(card.known_bananas for card in cards),
        one_time=total([card.one_time for card in cards], share),
        recurring=total([card.recurring for card in cards], share),
    )


def known_purchases(state: GameState, card_set: CardSet) -> tuple[tuple[OfferedCard, ...], ...]:
    """Every affordable choice among the known tops, the empty one first, each in pile order."""
    tops = (known_top(state, card_set, place) for place in affordable_piles(state))
    return tuple(purchases([(top,) for top in tops if top is not None], state.credits))
