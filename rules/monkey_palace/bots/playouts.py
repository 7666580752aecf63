"""Playouts: a position played to its end by quick bots, again and again with hidden cards drawn anew.

A playout depends on its seed, its position and its number alone, so the sum of several does not depend on who played
them in which order.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from monkey_palace.bots.match import MAX_COMMANDS, EndlessGame
from monkey_palace.bots.planner import Budget, PlannerBot
from monkey_palace.bots.tournament import wilson
from monkey_palace.game.apply import decide, fold
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.history import Game
from monkey_palace.game.piles import cards_left
from monkey_palace.game.state import GameState
from monkey_palace.randomness import Rng

QUICK: Final = PlannerBot(budget=Budget(width=2, looks_ahead=False), name="quick")
"""The player of every seat: about half the time of the planner, and as strong against itself."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A share from 0 to 1 (or a change of one, from -1 to 1) with its 95 % interval."""

    rate: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class WinCount:
    """Wins by seat in `games` playouts of one position; a shared win counts as a fraction for each winner.

    `games` 0: the game has ended, and `wins` is its result.
    """

    wins: tuple[float, ...]
    games: int

    def plus(self, other: "WinCount") -> "WinCount":
        """Both together."""
        return WinCount(tuple(a + b for a, b in zip(self.wins, other.wins, strict=True)), self.games + other.games)

    def chance(self, *seats: int) -> Rate:
        """The chance that one of these seats wins; Wilson's interval."""
        wins = sum(self.wins[seat] for seat in seats)
        if not self.games:
            return Rate(wins, wins, wins)
        return Rate(wins / self.games, *wilson(wins, self.games))


def change(before: Rate, after: Rate) -> Rate:
    """The change of a rate between two positions (R. G. Newcombe, 1998, method 10, from both Wilson intervals)."""
    moved = after.rate - before.rate
    down = sqrt((after.rate - after.low) ** 2 + (before.high - before.rate) ** 2)
    up = sqrt((after.high - after.rate) ** 2 + (before.rate - before.low) ** 2)
    return Rate(moved, max(-1.0, moved - down), min(1.0, moved + up))


def playouts(state: GameState, seed: int, first: int, count: int) -> WinCount:
    """The wins of the playouts `first`, `first + 1`, ... of a position at the start of a turn."""
    total = WinCount((0.0,) * len(state.players), 0)
    for number in range(first, first + count):
        ended = _played(dealt(state.observed(), Rng.keyed("playout", seed, state.turn, number)))
        total = total.plus(WinCount(shares(ended), 1))
    return total


def shares(ended: GameState) -> tuple[float, ...]:
    """By seat, the share of the win in an ended game: 1, a fraction of a shared win, or 0."""
    result = Game.from_state(ended).result()
    if result is None:
        raise ValueError("expected an ended game, got one that goes on")
    share = 1 / len(result.winners)
    return tuple(share if seat in result.winners else 0.0 for seat in range(len(ended.players)))


def dealt(seen: GameState, rng: Rng) -> GameState:
    """An observed state at the start of a turn with its hidden cards in random order; a printed deck is dealt too."""
    card_set = cards_of(seen)
    piles: list[tuple[str | None, ...]] = []
    for place, pile in enumerate(seen.market):
        hidden = [card.id for card in cards_left(seen, card_set, place) if card.id != pile.top]
        shown = () if pile.top is None else (pile.top,)
        piles.append(rng.shuffled(hidden) + shown)
    tops = tuple(pile[-1] if pile else None for pile in piles)
    market = tuple(
        pile.model_copy(update={"top": top, "left": len(cards)})
        for pile, top, cards in zip(seen.market, tops, piles, strict=True)
    )
    current = seen.current.model_copy(update={"start_tops": tops})
    return seen.model_copy(update={"deck": "screen", "piles": tuple(piles), "market": market, "current": current})


def _played(state: GameState) -> GameState:
    chance = Rng(0)  # the quick bot uses none
    for _ in range(MAX_COMMANDS):
        if state.ended:
            return state
        state = fold(decide(state, QUICK.choose(state.observed(), chance)), state)
    raise EndlessGame(f"turn {state.turn}: expected an end within {MAX_COMMANDS} commands, got none")
