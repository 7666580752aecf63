"""The tops of the piles as a bot knows them: shown, told, or expected from the cards left in a pile (R11.3)."""

from dataclasses import dataclass

from monkey_palace.bots.valuation import Offer, Pieces, total
from monkey_palace.cards.deck_format import PILES
from monkey_palace.cards.model import Card, CardSet
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.piles import cards_left
from monkey_palace.game.purchases import affordable_piles, purchases
from monkey_palace.game.state import GameState, PromptKind


@dataclass(frozen=True, slots=True)
class AverageCard:
    """The mean of the cards left in a pile whose top nobody has told; `id` is the pile's name."""

    id: str
    cost: int
    bananas: float
    one_time: Pieces
    recurring: Pieces


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


def known_top(state: GameState, card_set: CardSet, place: int) -> Card | None:
    """The card that can be bought from a pile; None if the pile is empty, or its top unknown."""
    if state.deck != "printed":
        top = state.current.start_tops[place]
    elif state.market[place].left == 1:
        return cards_left(state, card_set, place)[0]
    else:
        top = state.market[place].top
    return None if top is None else card_set.card(top)


def expected_top(state: GameState, card_set: CardSet, place: int) -> Offer | None:
    """The known top of a pile, or the mean of what is left in a pile of a printed deck; None if there is neither."""
    known = known_top(state, card_set, place)
    if known is not None or state.deck != "printed":
        return known
    left = cards_left(state, card_set, place)
    if not left:
        return None
    share = 1 / len(left)
    return AverageCard(
        id=PILES[place],
        cost=left[0].cost,
        bananas=share * sum(card.bananas for card in left),
        one_time=total([card.one_time for card in left], share),
        recurring=total([card.recurring for card in left], share),
    )


def known_purchases(state: GameState, card_set: CardSet) -> tuple[tuple[Card, ...], ...]:
    """Every affordable choice among the known tops, the empty one first, each in pile order."""
    tops = (known_top(state, card_set, place) for place in affordable_piles(state))
    return tuple(purchases([(top,) for top in tops if top is not None], state.credits))
