"""The planner: judges a turn by the bananas that it should have brought by the end of the game.

It wants deliveries while there is time to build with them and bananas when there is not, keeps the pieces that its
next staircase needs, and ends a game that it leads rather than one that it is losing.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from monkey_palace.bots.earnings import Choice, choices, decorations_for, earnings
from monkey_palace.bots.knobs import frog_knob, monkey_knob
from monkey_palace.bots.prospects import Prospect, most_arches, prospects
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
from monkey_palace.cards import CardSet, Symbols
from monkey_palace.commands import (
    Command,
    EndTurn,
    PassBuild,
    PlaceButterfly,
    PlaceCards,
    Take,
    TakeCards,
    TakeFrog,
)
from monkey_palace.deliveries import delivery_options
from monkey_palace.pieces import COLOURS, Colour, Figure, Piece
from monkey_palace.purchases import purchases
from monkey_palace.randomness import Rng
from monkey_palace.scoring import BONUS_CARD_BANANAS, TROPHY_BANANAS
from monkey_palace.state import GameState, PromptKind

# A trophy may be lost again before the end; early in a game it is worth a little, in the last round all of it.
EARLY_TROPHY_SHARE: Final = 0.3
# What ending the game is worth to the leader, and costs whoever is behind.
END_SWING: Final = 4.0
# The frog costs 3 bananas if nobody takes it away; it must bring so many, and some more for being an estimate.
FROG_GAIN: Final = 2.0 - TROPHY_BANANAS[Figure.FROG]

Valued = tuple[float, Prospect, Colour | None]
"""The value of a turn in bananas, its staircase, its decoration."""


class PlannerBot:
    """Plays for the most bananas at the end, by its own estimate; chance decides nothing."""

    name = "planner"

    def choose(self, state: GameState, rng: Rng) -> Command:  # noqa: ARG002 - every bot is offered chance
        """The command for the prompt that is due; `rng` is not asked."""
        return _ANSWERS[state.prompt.kind](state)


def _build(state: GameState) -> Command:
    best = _best_turn(state)
    if "take_frog" in state.prompt.commands:
        with_frog = _best_turn(state, extra_columns=1)
        gain = (with_frog[0] if with_frog else 0.0) - (best[0] if best else 0.0)
        if with_frog is not None and gain > FROG_GAIN:
            return TakeFrog()
    if best is None:
        return PassBuild()
    _value, prospect, decoration = best
    return prospect.command(decoration)


def _best_turn(state: GameState, extra_columns: int = 0) -> Valued | None:
    keep = weight_of_pieces(state)
    decorations = decorations_for(state)
    shopping = {colour: _by_credits(state, colour) for colour in COLOURS}
    trophies = max(EARLY_TROPHY_SHARE, 1.0 - rounds_left(state) / 4)
    best: Valued | None = None
    for prospect in prospects(state, extra_columns):
        decoration = decorations[prospect.start_colour]
        earned = earnings(state, prospect, decoration)
        bought = shopping[prospect.start_colour]
        value = bought[min(earned.credits, len(bought) - 1)]
        value += BONUS_CARD_BANANAS * earned.bonus
        value += trophies * TROPHY_BANANAS[Figure.MONKEY] * earned.monkey
        value += trophies * TROPHY_BANANAS[Figure.BUTTERFLY] * earned.butterfly
        value -= keep * _stock_value(prospect)
        if best is None or value > best[0]:
            best = value, prospect, decoration
    return best


def _stock_value(prospect: Prospect) -> float:
    return (
        PIECE_VALUE[Piece.ARCH] * prospect.arches
        + PIECE_VALUE[Piece.BRICK] * prospect.bricks
        + PIECE_VALUE[Piece.COLUMN] * prospect.columns
    )


def _by_credits(state: GameState, colour: Colour) -> list[float]:
    """The value of the best cards for 0, 1, 2, ... credits, for a staircase that starts on this colour."""
    card_set = cards_of(state)
    best: dict[int, float] = {}
    for cost, cards in choices(state, colour):
        best[cost] = max(best.get(cost, float("-inf")), _purchase_value(state, cards, card_set))
    values: list[float] = []
    for credits in range(max(best) + 1):
        values.append(max(best.get(credits, float("-inf")), values[-1] if values else float("-inf")))
    return values


def _purchase_value(state: GameState, cards: Choice, card_set: CardSet) -> float:
    """Bananas now, deliveries for the turns in which they can still be built, and what they do to the end."""
    ids = poorest_delivery_first(cards)
    income = income_after(state, ids, slots_for(state, ids, card_set), card_set)
    one_time = sum((card.one_time for card in cards), start=Symbols())
    turns = useful_turns(state)
    bananas = sum(card.bananas for card in cards)
    value = bananas + (symbols_value(income) - symbols_value(state.income[state.prompt.player])) * turns
    value += symbols_value(one_time) * min(1.0, turns)
    if state.end_triggered_by is None and runs_short(state, income + one_time):
        value += END_SWING * _standing(state, bananas)
    return value


def _standing(state: GameState, more: int) -> int:
    """1 when leading with so many more bananas, -1 when behind, 0 when level."""
    mine = state.player.score + more
    best = max(player.score for seat, player in enumerate(state.players) if seat != state.prompt.player)
    return (mine > best) - (mine < best)


def _take_cards(state: GameState) -> Command:
    card_set = cards_of(state)
    affordable = [tuple(card_set.card(id) for id in ids) for ids in purchases(state, card_set)]

    def value(cards: Choice) -> tuple[float, int]:
        return _purchase_value(state, cards, card_set), sum(card.bananas for card in cards)

    return TakeCards(cards=poorest_delivery_first(max(affordable, key=value)))


def _place_cards(state: GameState) -> Command:
    return PlaceCards(slots=slots_for(state, state.current.cards_taken, cards_of(state)))


def _take(state: GameState) -> Command:
    """The mix that makes the best next staircase, arches first where that is all the same (R7.1)."""
    options = delivery_options(state)
    if len(options) == 1:
        return options[0]
    return max(options, key=lambda take: (_next_staircase(state, take), take.arch))


def _next_staircase(state: GameState, take: Take) -> int:
    """The most arches that the stock could carry next turn, with this delivery and the coming one."""
    income = state.income[state.prompt.player] if take.source == "one_time" else Symbols()
    stock = state.player.bricks.plus(
        arch=take.arch + income.arch, brick=take.brick + income.brick, column=take.column + income.column
    )
    return most_arches(state, stock)


_ANSWERS: Final[Mapping[PromptKind, Callable[[GameState], Command]]] = MappingProxyType(
    {
        PromptKind.BUILD: _build,
        PromptKind.TAKE_CARDS: _take_cards,
        PromptKind.TAKE_ONE_TIME: _take,
        PromptKind.PLACE_CARDS: _place_cards,
        PromptKind.TAKE_RECURRING: _take,
        PromptKind.PLACE_FROG: frog_knob,
        PromptKind.PLACE_MONKEY: monkey_knob,
        PromptKind.PLACE_BUTTERFLY: lambda _: PlaceButterfly(),
        PromptKind.END_TURN: lambda _: EndTurn(),
    }
)
