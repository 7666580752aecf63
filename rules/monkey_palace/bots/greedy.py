"""The greedy bot: the most bananas this turn. What the turn after needs decides only between equals."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from monkey_palace.bots.earnings import Choice, choices, decorations_for, earnings
from monkey_palace.bots.knobs import frog_place, monkey_place
from monkey_palace.bots.prospects import Prospect, prospects
from monkey_palace.bots.valuation import USUAL, poorest_delivery_first, slots_for
from monkey_palace.card_sets import cards_of
from monkey_palace.commands import Command, EndTurn, PassBuild, PlaceButterfly, PlaceCards, Take, TakeCards
from monkey_palace.deliveries import delivery_options
from monkey_palace.pieces import COLOURS, Colour, Figure
from monkey_palace.purchases import purchases
from monkey_palace.randomness import Rng
from monkey_palace.scoring import BONUS_CARD_BANANAS, TROPHY_BANANAS
from monkey_palace.state import GameState, PromptKind

Worth = tuple[float, float]
"""Bananas, and between equals the value of the deliveries."""


class GreedyBot:
    """Takes what it can get now. Chance decides nothing, so that equal states give equal commands."""

    name = "greedy"

    def choose(self, state: GameState, rng: Rng) -> Command:  # noqa: ARG002 - every bot is offered chance
        """The command for the prompt that is due; `rng` is not asked. It leaves the frog alone: that costs bananas."""
        return _ANSWERS[state.prompt.kind](state)


def _build(state: GameState) -> Command:
    decorations = decorations_for(state)
    shopping = {colour: _by_credits(state, colour) for colour in COLOURS}

    def worth(prospect: Prospect) -> tuple[float, float, int]:
        earned = earnings(state, prospect, decorations[prospect.start_colour])
        bought = shopping[prospect.start_colour]
        bananas, deliveries = bought[min(earned.credits, len(bought) - 1)]
        bananas += BONUS_CARD_BANANAS * earned.bonus
        bananas += TROPHY_BANANAS[Figure.MONKEY] * earned.monkey + TROPHY_BANANAS[Figure.BUTTERFLY] * earned.butterfly
        return bananas, deliveries, -(prospect.arches + prospect.bricks + prospect.columns)

    best = max(prospects(state), key=worth, default=None)
    return PassBuild() if best is None else best.command(decorations[best.start_colour])


def _worth(cards: Choice) -> Worth:
    symbols = sum(USUAL.symbols(card.recurring) + USUAL.symbols(card.one_time) for card in cards)
    return float(sum(card.bananas for card in cards)), symbols


def _by_credits(state: GameState, colour: Colour) -> list[Worth]:
    """The worth of the best cards for 0, 1, 2, ... credits."""
    best: dict[int, Worth] = {}
    for cost, cards in choices(state, colour):
        best[cost] = max(best.get(cost, (0.0, 0.0)), _worth(cards))
    values: list[Worth] = []
    for credits in range(max(best) + 1):
        values.append(max(best.get(credits, (0.0, 0.0)), values[-1] if values else (0.0, 0.0)))
    return values


def _take_cards(state: GameState) -> Command:
    card_set = cards_of(state)
    affordable = [tuple(card_set.card(id) for id in ids) for ids in purchases(state, card_set)]
    return TakeCards(cards=tuple(card.id for card in poorest_delivery_first(max(affordable, key=_worth))))


def _place_cards(state: GameState) -> Command:
    return PlaceCards(slots=slots_for(state, state.current.cards_taken, cards_of(state)))


def _take(state: GameState) -> Command:
    """Arches and bricks as evenly as can be (R7.1)."""
    stock = state.player.bricks

    def apart(take: Take) -> int:
        return abs(stock.arch + take.arch - stock.brick - take.brick)

    return min(delivery_options(state), key=apart)


_ANSWERS: Final[Mapping[PromptKind, Callable[[GameState], Command]]] = MappingProxyType(
    {
        PromptKind.BUILD: _build,
        PromptKind.TAKE_CARDS: _take_cards,
        PromptKind.TAKE_ONE_TIME: _take,
        PromptKind.PLACE_CARDS: _place_cards,
        PromptKind.TAKE_RECURRING: _take,
        PromptKind.PLACE_FROG: frog_place,
        PromptKind.PLACE_MONKEY: monkey_place,
        PromptKind.PLACE_BUTTERFLY: lambda _: PlaceButterfly(),
        PromptKind.END_TURN: lambda _: EndTurn(),
    }
)
