"""The greedy bot maximises the value of the present turn in bananas, by a fixed price list.

It ignores the remaining length of the game, its rivals, and the pieces that its next staircase needs.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from monkey_palace.board.pieces import COLOURS, Figure
from monkey_palace.bots.candidates import Candidate, candidates
from monkey_palace.bots.earnings import Choice, best_by_credits, decorations_for, earnings
from monkey_palace.bots.figure_places import frog_place, monkey_place
from monkey_palace.bots.tops import known_purchases
from monkey_palace.bots.valuation import USUAL, poorest_delivery_first, slots_for
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import Command, EndTurn, PassBuild, PlaceButterfly, PlaceCards, Take, TakeCards
from monkey_palace.game.deliveries import known_takes
from monkey_palace.game.scoring import BONUS_CARD_BANANAS, TROPHY_BANANAS
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.randomness import Rng

# Turns of a recurring delivery in its price: about half a game of two players.
TURNS_PRICED: Final = 6


class GreedyBot:
    """Takes the most valuable option now; deterministic."""

    name = "greedy"

    def choose(self, state: GameState, rng: Rng) -> Command:  # noqa: ARG002 - every bot is offered chance
        """The command for the present prompt; `rng` is unused. It never takes the frog, which costs bananas."""
        return _ANSWERS[state.prompt.kind](state)


def _build(state: GameState) -> Command:
    decorations = decorations_for(state)
    shopping = {colour: best_by_credits(state, colour, _worth) for colour in COLOURS}

    def worth(candidate: Candidate) -> tuple[float, int]:
        earned = earnings(state, candidate, decorations[candidate.start_colour])
        bought = shopping[candidate.start_colour]
        value = bought[min(earned.credits, len(bought) - 1)] + BONUS_CARD_BANANAS * earned.bonus
        value += TROPHY_BANANAS[Figure.MONKEY] * earned.monkey + TROPHY_BANANAS[Figure.BUTTERFLY] * earned.butterfly
        return value, -(candidate.arches + candidate.bricks + candidate.columns)

    best = max(candidates(state), key=worth, default=None)
    return PassBuild() if best is None else best.command(decorations[best.start_colour])


def _worth(cards: Choice) -> float:
    """The price of these cards in bananas."""
    deliveries = sum(USUAL.symbols(card.one_time) + TURNS_PRICED * USUAL.symbols(card.recurring) for card in cards)
    return sum(card.bananas for card in cards) + deliveries


def _take_cards(state: GameState) -> Command:
    affordable = known_purchases(state, cards_of(state))

    def worth(cards: Choice) -> tuple[float, float]:
        return _worth(cards), sum(card.bananas for card in cards)

    return TakeCards(cards=tuple(card.id for card in poorest_delivery_first(max(affordable, key=worth))))


def _place_cards(state: GameState) -> Command:
    card_set = cards_of(state)
    recurring = [card_set.card(id).recurring for id in state.current.cards_taken]
    return PlaceCards(slots=slots_for(state, recurring, card_set))


def largest_delivery(state: GameState) -> Take:
    """The largest delivery, with equal numbers of arches and bricks, or one more arch (R7.1, R10.1)."""

    def worth(take: Take) -> tuple[int, int, int]:
        return take.arch + take.brick, -abs(take.arch - take.brick), take.arch

    return max(known_takes(state), key=worth)


_ANSWERS: Final[Mapping[PromptKind, Callable[[GameState], Command]]] = MappingProxyType(
    {
        PromptKind.BUILD: _build,
        PromptKind.TAKE_CARDS: _take_cards,
        PromptKind.TAKE_ONE_TIME: largest_delivery,
        PromptKind.PLACE_CARDS: _place_cards,
        PromptKind.TAKE_RECURRING: largest_delivery,
        PromptKind.PLACE_FROG: frog_place,
        PromptKind.PLACE_MONKEY: monkey_place,
        PromptKind.PLACE_BUTTERFLY: lambda _: PlaceButterfly(),
        PromptKind.END_TURN: lambda _: EndTurn(),
    }
)
