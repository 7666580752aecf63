"""The planner maximises its estimate of the bananas at the end of the game.

It values deliveries while there is time to build with them, keeps pieces for its next staircase, and ends the game
when it leads.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from monkey_palace.board.notation import Placement
from monkey_palace.board.pieces import COLOURS, Colour, Figure
from monkey_palace.bots.beam_search import WIDTH
from monkey_palace.bots.candidates import Candidate, candidates, candidates_of
from monkey_palace.bots.card_value import CardValue
from monkey_palace.bots.continuation import continuations
from monkey_palace.bots.earnings import Choice, best_by_credits, decorations_for, earnings
from monkey_palace.bots.figure_places import frog_place, monkey_place
from monkey_palace.bots.greedy import largest_delivery
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

Valued = tuple[float, Candidate, Colour | None]
"""A turn's value in bananas, its staircase and its decoration."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a planner looks at, and how often it overlooks something. Equal budgets play equally, on any machine."""

    most_staircases: int | None = None
    """How many staircases it looks at before it builds, short ones first; None: all that its search finds."""
    width: int = WIDTH
    """The width of its beam search."""
    slips: float = 0.0
    """Chance, at each staircase and each purchase, of its second choice instead of its best one."""
    looks_ahead: bool = True
    """Whether it chooses a delivery by the next staircase; otherwise it takes the largest one."""


class PlannerBot:
    """Plays for the most bananas at the end, by its own estimate; without slips it uses no chance."""

    def __init__(
        self,
        weights: Weights = USUAL,
        budget: Budget = Budget(),
        piles: Collection[str] = PILES,
        name: str = "planner",
    ) -> None:
        """`piles`: the piles from which it buys (R1.4)."""
        self.name = name
        self._weights = weights
        self._budget = budget
        self._piles = frozenset(piles)

    def choose(self, state: GameState, rng: Rng) -> Command:
        """The command for the present prompt. Its budget's slips alone use `rng`."""
        match state.prompt.kind:
            case PromptKind.BUILD:
                return self._build(state, rng)
            case PromptKind.TAKE_CARDS:
                return self._take_cards(state, rng)
            case PromptKind.TAKE_ONE_TIME | PromptKind.TAKE_RECURRING:
                return self._take(state)
            case kind:
                return _ANSWERS[kind](state)

    def go_on(self, state: GameState, standing: Sequence[Placement]) -> Command | None:
        """The best staircase that it finds with the pieces which stand already; None if it finds none."""
        best = _best(self._valued(state, continuations(state, standing, self._budget.width)))
        return None if best is None else best[1].command(best[2])

    def _slips(self, rng: Rng) -> bool:
        return self._budget.slips > 0 and rng.unit() < self._budget.slips

    def _build(self, state: GameState, rng: Rng) -> Command:
        turns = self._turns(state)
        best = _best(turns)
        if "take_frog" in state.prompt.commands:
            with_frog = _best(self._turns(state, extra_columns=1))
            gain = (with_frog[0] if with_frog else 0.0) - (best[0] if best else 0.0)
            if with_frog is not None and gain > self._weights.frog_gain:
                return TakeFrog()
        if best is None:
            return PassBuild()
        if self._slips(rng):
            best = _best([turn for turn in turns if turn[1].arches < best[1].arches]) or best
        _value, candidate, decoration = best
        return candidate.command(decoration)

    def _turns(self, state: GameState, extra_columns: int = 0) -> list[Valued]:
        """Each staircase that it looks at, with its value."""
        return self._valued(state, candidates(state, extra_columns, self._budget.width))

    def _valued(self, state: GameState, listed: Sequence[Candidate]) -> list[Valued]:
        decorations = decorations_for(state)
        worth = TurnValue(state, self._weights, self._piles)
        turns: list[Valued] = []
        for candidate in listed[: self._budget.most_staircases]:
            decoration = decorations[candidate.start_colour]
            turns.append((worth.of(candidate, decoration), candidate, decoration))
        return turns

    def _take_cards(self, state: GameState, rng: Rng) -> Command:
        card_value = CardValue(state, self._weights)
        card_set = card_value.card_set
        affordable = known_purchases(state, card_set)
        wanted = [cards for cards in affordable if all(card_set.card(card.id).pile in self._piles for card in cards)]

        def value(cards: Choice) -> tuple[float, float]:
            return card_value.value(cards), sum(card.bananas for card in cards)

        best = max(wanted, key=value)
        if self._slips(rng):
            best = max((cards for cards in wanted if cards != best), key=value, default=best)
        return TakeCards(cards=tuple(card.id for card in poorest_delivery_first(best)))

    def _take(self, state: GameState) -> Command:
        """The delivery that makes the best next staircase; ties go to more arches (R7.1)."""
        options = known_takes(state)
        if len(options) == 1:
            return options[0]
        if not self._budget.looks_ahead:
            return largest_delivery(state)
        return max(
            options, key=lambda take: (next_staircase(state, take, self._weights, self._budget.width), take.arch)
        )


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


def _best(turns: list[Valued]) -> Valued | None:
    return max(turns, key=lambda turn: turn[0], default=None)


def _place_cards(state: GameState) -> Command:
    card_set = cards_of(state)
    recurring = [card_set.card(id).recurring for id in state.current.cards_taken]
    return PlaceCards(slots=slots_for(state, recurring, card_set))


def next_staircase(state: GameState, take: Take, weights: Weights = USUAL, width: int = WIDTH) -> float:
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

    return max(map(brings, candidates_of(state, stock, width)), default=0.0)


_ANSWERS: Final[Mapping[PromptKind, Callable[[GameState], Command]]] = MappingProxyType(
    {
        PromptKind.PLACE_CARDS: _place_cards,
        PromptKind.PLACE_FROG: frog_place,
        PromptKind.PLACE_MONKEY: monkey_place,
        PromptKind.PLACE_BUTTERFLY: lambda _: PlaceButterfly(),
        PromptKind.END_TURN: lambda _: EndTurn(),
    }
)
