"""Players made of code: the same state and the same chance give the same command, on any machine.

A bot sees what a player at the table sees (`GameState.observed()`), asks no clock and keeps no memory between commands.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, Protocol

from monkey_palace.bots.greedy import GreedyBot
from monkey_palace.bots.planner import PlannerBot
from monkey_palace.bots.random_legal import RandomBot
from monkey_palace.errors import BadSettings
from monkey_palace.game.commands import Command
from monkey_palace.game.state import GameState
from monkey_palace.randomness import Rng

__all__ = ["BOTS", "Bot", "GreedyBot", "PlannerBot", "RandomBot", "make_bot"]


class Bot(Protocol):
    """One way to play. `choose` gets an observed state whose prompt is due, and returns a command that is legal."""

    @property
    def name(self) -> str: ...

    def choose(self, state: GameState, rng: Rng) -> Command: ...


BOTS: Final[Mapping[str, Callable[[], Bot]]] = MappingProxyType(
    {"random": RandomBot, "greedy": GreedyBot, "planner": PlannerBot}
)


def make_bot(name: str) -> Bot:
    """The bot of that name; raises `BadSettings` for any other word than those in `BOTS`."""
    if name not in BOTS:
        raise BadSettings("bot", f"one of {', '.join(BOTS)}", name)
    return BOTS[name]()
