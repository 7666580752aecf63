"""Earnings of a staircase in the turn that builds it: credits, Bonus Card, trophies, and purchases."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

from monkey_palace.board.pieces import COLOURS, Colour, Figure
from monkey_palace.bots.candidates import Candidate
from monkey_palace.bots.tops import expected_top
from monkey_palace.bots.valuation import Offer
from monkey_palace.cards.deck_format import PILES, pile_colour
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.deliveries import decoration_options
from monkey_palace.game.report import earns_highest_credit
from monkey_palace.game.state import GameState
from monkey_palace.game.trophies import earns_butterfly, earns_monkey

Choice = tuple[Offer, ...]
NOTHING: Final = float("-inf")


@dataclass(frozen=True, slots=True)
class Earnings:
    """`credits` (R5.2, R5.3), a Bonus Card (R8.1), and trophies that the player does not hold yet (R9.1, R9.2)."""

    credits: int
    bonus: bool
    monkey: bool
    butterfly: bool


def decorations_for(state: GameState) -> dict[Colour, Colour | None]:
    """By start colour, the decoration that a bot puts on: the first allowed one (R5.1, R10.7)."""
    decorations: dict[Colour, Colour | None] = {}
    for colour in COLOURS:
        options = decoration_options(state, colour)
        decorations[colour] = options[0] if options else None
    return decorations


def earnings(state: GameState, candidate: Candidate, decoration: Colour | None) -> Earnings:
    """The earnings of this staircase with this decoration."""
    bonus = candidate.five_high and state.bonus_left > 0
    if decoration is None:
        return Earnings(candidate.arches, bonus, False, False)
    substitute = decoration != candidate.start_colour
    seat, height = state.prompt.player, candidate.height
    highest = earns_highest_credit(state, decoration, height, substitute)
    butterfly = earns_butterfly(state, decoration, height, substitute)
    return Earnings(
        credits=candidate.arches + highest,
        bonus=bonus,
        monkey=earns_monkey(decoration, substitute) and state.trophies[Figure.MONKEY] != seat,
        butterfly=butterfly and state.trophies[Figure.BUTTERFLY] != seat,
    )


def choices(state: GameState, colour: Colour, piles: Collection[str] = PILES) -> list[tuple[int, Choice]]:
    """Every choice of cards of these piles for a staircase of this start colour, with its cost (R6).

    Credits do not limit it.
    """
    card_set = cards_of(state)
    listed: list[tuple[int, Choice]] = [(0, ())]
    for place, pile in enumerate(PILES):
        fits = pile in piles and pile_colour(pile) in (colour, "multi")
        card = expected_top(state, card_set, place) if fits else None
        if card is not None:
            listed += [(cost + card.cost, (*cards, card)) for cost, cards in listed]
    return listed


def best_by_credits(
    state: GameState, colour: Colour, value: Callable[[Choice], float], piles: Collection[str] = PILES
) -> list[float]:
    """The value of the best purchase of these piles for 0, 1, 2, ... credits, for a staircase of this start colour."""
    most = state.player.bricks.arch + 1  # R5.2, R5.3
    best: dict[int, float] = {}
    for cost, cards in choices(state, colour, piles):
        if cost <= most:
            best[cost] = max(best.get(cost, NOTHING), value(cards))
    values: list[float] = []
    for credits in range(max(best) + 1):
        values.append(max(best.get(credits, NOTHING), values[-1] if values else NOTHING))
    return values


def best_choice(state: GameState, colour: Colour, credits: int, value: Callable[[Choice], float]) -> Choice:
    """The most valuable cards for so many credits and a staircase of this start colour; ties go to more bananas."""
    affordable = (cards for cost, cards in choices(state, colour) if cost <= credits)
    return max(affordable, key=lambda cards: (value(cards), sum(card.bananas for card in cards)))
