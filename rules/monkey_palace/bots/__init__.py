"""Bots: equal states and equal random streams give equal commands, on any machine.

A bot sees what a player at the table sees (`GameState.observed()`). It uses no clock and keeps no memory between
commands.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, Protocol

from monkey_palace.bots.greedy import GreedyBot
from monkey_palace.bots.levels import easy, hard, normal
from monkey_palace.bots.planner import PlannerBot
from monkey_palace.bots.random_legal import RandomBot
from monkey_palace.errors import BadSettings
from monkey_palace.game.commands import Command
from monkey_palace.game.state import GameState
from monkey_palace.randomness import Rng

__all__ = ["BOTS", "Bot", "GreedyBot", "PlannerBot", "RandomBot", "make_bot"]


class Bot(Protocol):
    """A player. `choose` gets an observed state and returns a legal command for its prompt."""

    @property
    def name(self) -> str: ...

    def choose(self, state: GameState, rng: Rng) -> Command: ...


BOTS: Final[Mapping[str, Callable[[], Bot]]] = MappingProxyType(
    {
        "random": RandomBot,
        "greedy": GreedyBot,
        "planner": PlannerBot,
        "easy": easy,
        "normal": normal,
        "hard": hard,
    }
)


def make_bot(name: str) -> Bot:
    """A new bot of this name; raises `BadSettings` for a name that is not in `BOTS`."""
    if name not in BOTS:
        raise BadSettings("bot", f"one of {', '.join(BOTS)}", name)
    return BOTS[name]()
