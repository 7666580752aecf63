"""The greedy bot: the best turn it can see, judged by the bananas that it should bring, and no look at the turn after.

It wants deliveries while there is time to build with them and bananas when there is not, spends its credits on the best
set of cards, meets one-time choices by what its next staircase lacks, and keeps from ending a game that it is losing.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from monkey_palace.bots.staircases import Staircase, carried_levels, plausible_staircases, staircases_of
from monkey_palace.bots.valuation import (
    PIECE_VALUE,
    income_after,
    poorest_delivery_first,
    rounds_left,
    runs_short,
    slots_for,
    symbols_value,
    useful_turns,
    weight_of_pieces,
)
from monkey_palace.card_sets import cards_of
from monkey_palace.cards import Card, CardSet, Symbols
from monkey_palace.commands import (
    Command,
    EndTurn,
    PassBuild,
    PlaceButterfly,
    PlaceCards,
    PlaceFrog,
    PlaceMonkey,
    Take,
    TakeCards,
    TakeFrog,
)
from monkey_palace.deliveries import decoration_options, delivery_options
from monkey_palace.pieces import COLOURS, Colour, Figure, Piece
from monkey_palace.purchases import purchases
from monkey_palace.randomness import Rng
from monkey_palace.scoring import BONUS_CARD_BANANAS, TROPHY_BANANAS
from monkey_palace.staircase_facts import earns_highest_credit
from monkey_palace.state import GameState, PromptKind
from monkey_palace.trophies import earns_butterfly, earns_monkey

# A trophy may be lost again before the end; early in a game it is worth a little, in the last round all of it.
EARLY_TROPHY_SHARE: Final = 0.3
# What ending the game is worth to the leader, and costs whoever is behind.
END_SWING: Final = 4.0
# The frog costs 3 bananas if nobody takes it away; it must bring so many, and some more for being an estimate.
FROG_GAIN: Final = 2.0 - TROPHY_BANANAS[Figure.FROG]


@dataclass(frozen=True, slots=True)
class _Plan:
    """A whole turn as it is thought of before it is built."""

    value: float
    staircase: Staircase
    start_colour: Colour
    decoration: Colour | None


class GreedyBot:
    """Plays for the most bananas by its own estimate; chance decides nothing, so equal states give equal commands."""

    name = "greedy"

    def choose(self, state: GameState, rng: Rng) -> Command:  # noqa: ARG002 - every bot is offered chance
        """The command for the prompt that is due; `rng` is not asked."""
        return _ANSWERS[state.prompt.kind](state)


def _build(state: GameState) -> Command:
    plan = _best_plan(state)
    if "take_frog" in state.prompt.commands:
        with_frog = _best_plan(state, extra_columns=1)
        gain = (with_frog.value if with_frog else 0.0) - (plan.value if plan else 0.0)
        if with_frog is not None and gain > FROG_GAIN:
            return TakeFrog()
    if plan is None:
        return PassBuild()
    return plan.staircase.report(plan.start_colour, plan.decoration)


def _best_plan(state: GameState, extra_columns: int = 0) -> _Plan | None:
    staircases = plausible_staircases(state, extra_columns)
    keep = weight_of_pieces(state)
    plans = []
    for colour in COLOURS:
        options = decoration_options(state, colour)
        decoration = options[0] if options else None
        by_credits = _best_purchases(state, colour)
        for staircase in staircases:
            credits = staircase.arches + _highest_credit(state, colour, decoration, staircase)
            value = by_credits[min(credits, len(by_credits) - 1)]
            value += _step_values(state, colour, decoration, staircase)
            value -= keep * _stock_value(staircase)
            plans.append(_Plan(value, staircase, colour, decoration))
    return max(plans, key=lambda plan: plan.value, default=None)


def _highest_credit(state: GameState, colour: Colour, decoration: Colour | None, staircase: Staircase) -> int:
    """R5.3."""
    if decoration is None:
        return 0
    return int(earns_highest_credit(state, decoration, staircase.height, decoration != colour))


def _step_values(state: GameState, colour: Colour, decoration: Colour | None, staircase: Staircase) -> float:
    """Steps 7 and 8: bonus card and trophies."""
    value = 0.0
    if staircase.five_high and state.bonus_left > 0:
        value += BONUS_CARD_BANANAS
    if decoration is None:
        return value
    share = max(EARLY_TROPHY_SHARE, 1.0 - rounds_left(state) / 4)
    substitute = decoration != colour
    if earns_monkey(decoration, substitute) and state.trophies[Figure.MONKEY] != state.prompt.player:
        value += share * TROPHY_BANANAS[Figure.MONKEY]
    if earns_butterfly(state, decoration, staircase.height, substitute):
        held = state.trophies[Figure.BUTTERFLY] == state.prompt.player
        value += 0.0 if held else share * TROPHY_BANANAS[Figure.BUTTERFLY]
    return value


def _stock_value(staircase: Staircase) -> float:
    return (
        PIECE_VALUE[Piece.ARCH] * staircase.arches
        + PIECE_VALUE[Piece.BRICK] * staircase.bricks
        + PIECE_VALUE[Piece.COLUMN] * staircase.columns
    )


def _best_purchases(state: GameState, colour: Colour) -> tuple[float, ...]:
    """The value of the best set of cards for 0, 1, 2, ... credits, for a staircase that starts on this colour."""
    card_set = cards_of(state)
    tops = [card_set.card(top) for top in state.current.start_tops if top is not None]
    cards = [card for card in tops if card.colour in (colour, "multi")]
    best: dict[int, float] = {}
    for chosen in range(1 << len(cards)):
        subset = tuple(card for bit, card in enumerate(cards) if chosen >> bit & 1)
        cost = sum(card.cost for card in subset)
        best[cost] = max(best.get(cost, float("-inf")), _purchase_value(state, subset, card_set))
    values: list[float] = []
    for credits in range(max(best) + 1):
        values.append(max(best.get(credits, float("-inf")), values[-1] if values else float("-inf")))
    return tuple(values)


def _purchase_value(state: GameState, cards: tuple[Card, ...], card_set: CardSet) -> float:
    """Bananas now, deliveries for the turns in which they can still be built, and what they do to the end."""
    ids = poorest_delivery_first(cards)
    income = income_after(state, ids, slots_for(state, ids, card_set), card_set)
    one_time = sum((card.one_time for card in cards), start=Symbols())
    turns = useful_turns(state)
    value = float(sum(card.bananas for card in cards))
    value += (symbols_value(income) - symbols_value(state.income[state.prompt.player])) * turns
    value += symbols_value(one_time) * min(1.0, turns)
    if state.end_triggered_by is None and runs_short(state, income + one_time):
        value += END_SWING * _standing(state, sum(card.bananas for card in cards))
    return value


def _standing(state: GameState, more: int) -> int:
    """1 when leading with so many more bananas, -1 when behind, 0 when level."""
    mine = state.player.score + more
    best = max(player.score for seat, player in enumerate(state.players) if seat != state.prompt.player)
    return (mine > best) - (mine < best)


def _take_cards(state: GameState) -> Command:
    card_set = cards_of(state)
    subsets = [tuple(card_set.card(id) for id in ids) for ids in purchases(state, card_set)]
    best = max(
        subsets, key=lambda cards: (_purchase_value(state, cards, card_set), sum(card.bananas for card in cards))
    )
    return TakeCards(cards=poorest_delivery_first(best))


def _place_cards(state: GameState) -> Command:
    return PlaceCards(slots=slots_for(state, state.current.cards_taken, cards_of(state)))


def _take(state: GameState) -> Command:
    """The mix that makes the best next staircase, arches first where that is all the same (R7.1)."""
    return max(delivery_options(state), key=lambda take: (_next_staircase(state, take), take.arch))


def _next_staircase(state: GameState, take: Take) -> int:
    """The most arches that the stock could carry next turn, with this delivery and the coming one."""
    income = state.income[state.prompt.player] if take.source == "one_time" else Symbols()
    stock = state.player.bricks.plus(
        arch=take.arch + income.arch, brick=take.brick + income.brick, column=take.column + income.column
    )
    staircases = staircases_of(stock, carried_levels(state.built[Piece.ARCH]))
    return max((staircase.arches for staircase in staircases), default=0)


_ANSWERS: Final[Mapping[PromptKind, Callable[[GameState], Command]]] = MappingProxyType(
    {
        PromptKind.BUILD: _build,
        PromptKind.TAKE_CARDS: _take_cards,
        PromptKind.TAKE_ONE_TIME: _take,
        PromptKind.PLACE_CARDS: _place_cards,
        PromptKind.TAKE_RECURRING: _take,
        PromptKind.PLACE_FROG: lambda _: PlaceFrog(),
        PromptKind.PLACE_MONKEY: lambda _: PlaceMonkey(),
        PromptKind.PLACE_BUTTERFLY: lambda _: PlaceButterfly(),
        PromptKind.END_TURN: lambda _: EndTurn(),
    }
)
