"""The planner maximises its estimate of the bananas at the end of the game.

It values deliveries while there is time to build with them, keeps pieces for its next staircase, and ends the game
when it leads.
"""

from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import Final

from monkey_palace.board.pieces import COLOURS, Colour, Figure
from monkey_palace.bots.candidates import Candidate, candidates, candidates_of
from monkey_palace.bots.card_value import CardValue
from monkey_palace.bots.earnings import Choice, best_by_credits, decorations_for, earnings
from monkey_palace.bots.figure_places import frog_place, monkey_place
from monkey_palace.bots.tops import known_purchases
from monkey_palace.bots.valuation import USUAL, Weights, poorest_delivery_first, rounds_left, slots_for
from monkey_palace.cards.deck_format import PILES, Symbols
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import (
    Command,
    EndTurn,
    PassBuild,
    PlaceButterfly,
    PlaceCards,
    Take,
    TakeCards,
    TakeFrog,
)
from monkey_palace.game.deliveries import known_takes
from monkey_palace.game.scoring import BONUS_CARD_BANANAS, TROPHY_BANANAS
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.randomness import Rng

Piles = frozenset[str]
Valued = tuple[float, Candidate, Colour | None]
"""A turn's value in bananas, its staircase and its decoration."""


class PlannerBot:
    """Plays for the most bananas at the end, by its own estimate; deterministic."""

    name = "planner"

    def __init__(
        self, weights: Weights = USUAL, most_staircases: int | None = None, piles: Collection[str] = PILES
    ) -> None:
        """`most_staircases`: how many it looks at before it builds; None: all that its search finds.

        `piles`: the piles from which it buys (R1.4).
        """
        self._weights = weights
        self._most = most_staircases
        self._piles = frozenset(piles)

    def choose(self, state: GameState, rng: Rng) -> Command:  # noqa: ARG002 - every bot is offered chance
        """The command for the present prompt; `rng` is unused."""
        if state.prompt.kind is PromptKind.BUILD:
            return _build(state, self._weights, self._most, self._piles)
        return _ANSWERS[state.prompt.kind](state, self._weights, self._piles)


class TurnValue:
    """The value of staircases for the player in turn, in bananas at the end of the game."""

    def __init__(self, state: GameState, weights: Weights = USUAL, piles: Collection[str] = PILES) -> None:
        self.state = state
        rounds = rounds_left(state)
        keep = min(1.0, rounds / weights.kept)
        self._trophy = max(weights.early_trophy, 1.0 - rounds / 4)
        self._prices = keep * weights.arch, keep * weights.brick, keep * weights.column
        card_value = CardValue(state, weights)
        self._shopping = {colour: best_by_credits(state, colour, card_value.value, piles) for colour in COLOURS}

    def of(self, candidate: Candidate, decoration: Colour | None) -> float:
        """Purchases, Bonus Card and trophies of this turn, less the pieces that it uses up."""
        earned = earnings(self.state, candidate, decoration)
        bought = self._shopping[candidate.start_colour]
        value = bought[min(earned.credits, len(bought) - 1)]
        value += BONUS_CARD_BANANAS * earned.bonus
        value += self._trophy * TROPHY_BANANAS[Figure.MONKEY] * earned.monkey
        value += self._trophy * TROPHY_BANANAS[Figure.BUTTERFLY] * earned.butterfly
        arch, brick, column = self._prices
        return value - (arch * candidate.arches + brick * candidate.bricks + column * candidate.columns)


def _build(state: GameState, weights: Weights, most: int | None, piles: Piles) -> Command:
    best = _best_turn(state, weights, most, piles)
    if "take_frog" in state.prompt.commands:
        with_frog = _best_turn(state, weights, most, piles, extra_columns=1)
        gain = (with_frog[0] if with_frog else 0.0) - (best[0] if best else 0.0)
        if with_frog is not None and gain > weights.frog_gain:
            return TakeFrog()
    if best is None:
        return PassBuild()
    _value, candidate, decoration = best
    return candidate.command(decoration)


def _best_turn(
    state: GameState, weights: Weights, most: int | None, piles: Piles, extra_columns: int = 0
) -> Valued | None:
    decorations = decorations_for(state)
    worth = TurnValue(state, weights, piles)
    best: Valued | None = None
    for candidate in candidates(state, extra_columns)[:most]:
        decoration = decorations[candidate.start_colour]
        value = worth.of(candidate, decoration)
        if best is None or value > best[0]:
            best = value, candidate, decoration
    return best


def _take_cards(state: GameState, weights: Weights, piles: Piles) -> Command:
    card_value = CardValue(state, weights)
    card_set = card_value.card_set
    affordable = known_purchases(state, card_set)
    wanted = [cards for cards in affordable if all(card_set.card(card.id).pile in piles for card in cards)]

    def value(cards: Choice) -> tuple[float, float]:
        return card_value.value(cards), sum(card.bananas for card in cards)

    return TakeCards(cards=tuple(card.id for card in poorest_delivery_first(max(wanted, key=value))))


def _place_cards(state: GameState, _weights: Weights, _piles: Piles) -> Command:
    card_set = cards_of(state)
    recurring = [card_set.card(id).recurring for id in state.current.cards_taken]
    return PlaceCards(slots=slots_for(state, recurring, card_set))


def _take(state: GameState, weights: Weights, _piles: Piles) -> Command:
    """The delivery that makes the best next staircase; ties go to more arches (R7.1)."""
    options = known_takes(state)
    if len(options) == 1:
        return options[0]
    return max(options, key=lambda take: (next_staircase(state, take, weights), take.arch))


def next_staircase(state: GameState, take: Take, weights: Weights = USUAL) -> float:
    """The value of the next turn's best staircase (credits and bonus) after this delivery and the coming one."""
    income = state.income[state.prompt.player] if take.source == "one_time" else Symbols()
    stock = state.player.bricks.plus(
        arch=take.arch + income.arch, brick=take.brick + income.brick, column=take.column + income.column
    )
    bonus = BONUS_CARD_BANANAS if state.bonus_left > 0 else 0

    def brings(candidate: Candidate) -> float:
        left = stock.plus(-candidate.arches, -candidate.bricks, -candidate.columns)
        kept = weights.arch * left.arch + weights.brick * left.brick + weights.column * left.column
        return weights.arch * candidate.arches + bonus * candidate.five_high + weights.left_over * kept

    return max(map(brings, candidates_of(state, stock)), default=0.0)


_ANSWERS: Final[Mapping[PromptKind, Callable[[GameState, Weights, Piles], Command]]] = MappingProxyType(
    {
        PromptKind.TAKE_CARDS: _take_cards,
        PromptKind.TAKE_ONE_TIME: _take,
        PromptKind.PLACE_CARDS: _place_cards,
        PromptKind.TAKE_RECURRING: _take,
        PromptKind.PLACE_FROG: lambda state, *_: frog_place(state),
        PromptKind.PLACE_MONKEY: lambda state, *_: monkey_place(state),
        PromptKind.PLACE_BUTTERFLY: lambda *_: PlaceButterfly(),
        PromptKind.END_TURN: lambda *_: EndTurn(),
    }
)
