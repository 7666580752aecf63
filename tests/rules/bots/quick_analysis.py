"""Analyses for tests: real figures of each turn, and wins that are made up, so that no game is played on."""

from collections.abc import Sequence

from monkey_palace.bots.analysis import Analysis, Analyst, Result, Task
from monkey_palace.bots.playouts import WinCount
from monkey_palace.game.state import GameState


def quick_analysis(history: Sequence[GameState], rates: Sequence[float]) -> Analysis:
    """Seat 0 wins this share of the playouts at the start of each turn, and seat 1 the rest."""
    analyst = Analyst(history)
    players = len(history[-1].players)

    def perform(task: Task) -> Result:
        if task.first is None:
            return analyst.perform(task)
        won = rates[task.place] * task.number
        return WinCount((won, task.number - won, *(0.0,) * (players - 2)), task.number)

    return analyst.analyse(lambda tasks: map(perform, tasks))
