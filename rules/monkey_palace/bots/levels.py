"""The levels of a bot as an opponent: planners with budgets, so that a level plays equally on any machine."""

from typing import Final

from monkey_palace.bots.planner import Budget, PlannerBot
from monkey_palace.bots.valuation import USUAL

EASY: Final = Budget(most_staircases=60, width=3, slips=0.5)
NORMAL: Final = Budget(most_staircases=80, width=6, slips=0.15)
HARD: Final = Budget()


def easy() -> PlannerBot:
    """A beginner: misses long staircases, and takes its second choice every other time."""
    return PlannerBot(USUAL, EASY, name="easy")


def normal() -> PlannerBot:
    """A player of some experience: sees most staircases, and errs about once in seven choices."""
    return PlannerBot(USUAL, NORMAL, name="normal")


def hard() -> PlannerBot:
    """The planner with all that it has."""
    return PlannerBot(USUAL, HARD, name="hard")
