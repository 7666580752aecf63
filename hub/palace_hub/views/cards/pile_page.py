"""The page on which the sizes of the piles are typed."""

from dataclasses import dataclass

from monkey_palace.cards.deck_format import CARDS, PILES, pile_colour, pile_cost
from palace_hub.card_sets.entry.state import EntryState
from palace_hub.views.cards.counter import CounterView, move
from palace_hub.views.wording import Wording


@dataclass(frozen=True, slots=True)
class PilePageView:
    """Lines of explanation, one counter a pile, and the sum."""

    lines: tuple[str, ...]
    piles: tuple[CounterView, ...]
    sum: str
    sum_right: bool
    next_word: str


def pile_page(state: EntryState, wording: Wording) -> PilePageView:
    """The page of piles."""
    total = len(state.draft.cards)
    return PilePageView(
        (wording.say("cards-piles-how"), wording.say("cards-piles-offer")),
        tuple(_counter(state, pile, wording) for pile in range(len(PILES))),
        wording.say("cards-sum", total=total, all=CARDS),
        total == CARDS and all(state.draft.piles),
        wording.say("cards-next"),
    )


def _counter(state: EntryState, pile: int, wording: Wording) -> CounterView:
    colour, cost = pile_colour(PILES[pile]), pile_cost(PILES[pile])
    return CounterView(
        letter="",
        sign=wording.sign(colour),
        piece=colour,
        word=wording.say("card-name", colour=colour, cost=cost),
        count=str(len(state.draft.piles[pile])),
        now=pile == state.pile,
        less=move("pile_add", pile, -1),
        more=move("pile_add", pile, 1),
        chosen=move("pile", pile),
    )
