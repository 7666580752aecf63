"""The planner's value of a purchase: bananas, deliveries that can still be built, and the end of the game."""

from functools import cached_property
from typing import Final

from monkey_palace.board.pieces import BUILDING, Piece
from monkey_palace.bots.earnings import Choice
from monkey_palace.bots.valuation import (
    EMPTY,
    Pieces,
    Weights,
    income_after,
    poorest,
    poorest_delivery_first,
    rounds_left,
    runs_short,
    slots_for,
    slots_worth,
    total,
)
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.state import GameState

# Assumed bound on one kind of piece in a turn's deliveries; with more in the tray the game does not end this turn.
LARGEST_DELIVERY: Final = 16

ROUNDING: Final = 1e-9
"""Pieces: more than the rounding of a mean delivery, and less than a piece."""


class CardValue:
    """Values purchases of the player in turn, in one state."""

    def __init__(self, state: GameState, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        self.card_set = cards_of(state)
        self.turns = max(0.0, rounds_left(state) - weights.turns_lost)
        self._worth = slots_worth(state, self.card_set, weights)
        self._near_end = state.end_triggered_by is None and any(
            state.supply[piece] < LARGEST_DELIVERY for piece in BUILDING
        )
        rivals = (player.score for seat, player in enumerate(state.players) if seat != state.prompt.player)
        self._ahead = state.player.score - max(rivals)

    def value(self, cards: Choice) -> float:
        """Additional bananas at the end of the game; the cost of missed alternatives is not counted."""
        weights, worth = self.weights, self._worth.copy()
        bananas, gain, once = 0.0, 0.0, 0.0
        for card in poorest_delivery_first(cards) if len(cards) > 1 else cards:
            delivers = weights.symbols(card.recurring)
            slot = poorest(worth)
            gain += delivers - (0.0 if worth[slot] == EMPTY else worth[slot])
            worth[slot] = delivers
            bananas += card.bananas
            once += weights.symbols(card.one_time)
        value = bananas + gain * self.turns + once * min(1.0, self.turns)
        if self._near_end and self.may_run_short(cards) and runs_short(self.state, self._deliveries(cards)):
            ahead = self._ahead + bananas
            value += weights.end_swing * ((ahead > 0) - (ahead < 0))
        return value

    @cached_property
    def _room(self) -> tuple[float, float, float, float]:
        """How many arches, bricks, columns, and arches or bricks are left after the player's present income."""
        board = self.card_set.boards[self.state.prompt.player].known_recurring
        shown = (self.card_set.card(stack[-1]).recurring for stack in self.state.player.slots if stack)
        income, supply = total([board, *shown]), self.state.supply
        both = income.arch + income.brick + income.brick_or_arch
        return (
            supply[Piece.ARCH] - income.arch - ROUNDING,
            supply[Piece.BRICK] - income.brick - ROUNDING,
            supply[Piece.COLUMN] - income.column - ROUNDING,
            supply[Piece.ARCH] + supply[Piece.BRICK] - both - ROUNDING,
        )

    def may_run_short(self, cards: Choice) -> bool:
        """False where this turn's deliveries cannot run short even if these cards covered no others: a quick bound."""
        arches, bricks, columns, both = self._room
        for card in cards:
            for delivery in (card.recurring, card.one_time):
                arches -= delivery.arch
                bricks -= delivery.brick
                columns -= delivery.column
                both -= delivery.arch + delivery.brick + delivery.brick_or_arch
        return arches < 0 or bricks < 0 or columns < 0 or both < 0

    def _deliveries(self, cards: Choice) -> Pieces:
        """Both deliveries of this turn."""
        recurring = [card.recurring for card in poorest_delivery_first(cards)]
        income = income_after(self.state, recurring, slots_for(self.state, recurring, self.card_set), self.card_set)
        return total([income, *(card.one_time for card in cards)])
