"""The analysis of a finished game on several processes; it does not depend on their number."""

import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, TimeoutError
from functools import partial
from typing import Final

from monkey_palace.bots.analysis import Analysis, Analyst, Result, Task
from monkey_palace.cards.model import CardSet
from monkey_palace.errors import RulesError
from monkey_palace.game.card_set import cards_of, remember
from monkey_palace.game.state import GameState
from palace_hub.run.workers import worker_pool

JOBS: Final = 2
"""Processes: a Raspberry Pi keeps two of its cores for the hub and its screen."""
BEHIND: Final = 10
"""Niceness of the processes: the hub and its screen go first."""
LOOK_S: Final = 0.1
"""Polling interval (s) for the wish to stop."""

Told = Callable[[int, int], None]
"""Called with the number of finished tasks and that of all."""


class Stopped(Exception):
    """The analysis was stopped before its end."""


class AnalysisBroken(RuntimeError):
    """A task could not be done; the message has its turn and the reason."""


def analyse(
    history: Sequence[GameState],
    jobs: int = JOBS,
    told: Told = lambda _done, _of: None,
    stop: threading.Event | None = None,
    niceness: int = 0,
    seed: int = 1,
) -> Analysis:
    """Analyses a finished game on `jobs` processes.

    Raises `Stopped` once `stop` is set, `ValueError` for a game that goes on, and `AnalysisBroken`.
    """
    analyst = Analyst(history, seed)
    done = 0
    with worker_pool(jobs, partial(_begin, tuple(history), cards_of(history[-1]), seed), niceness) as pool:

        def perform(tasks: Sequence[Task]) -> Iterator[Result]:
            nonlocal done
            for future in [pool.submit(_perform, task) for task in tasks]:
                yield _awaited(future, stop)
                done += 1
                told(done, max(done, analyst.most_tasks))

        analysis = analyst.analyse(perform)
    told(done, done)
    return analysis


def _awaited(future: Future[Result], stop: threading.Event | None) -> Result:
    while True:
        if stop is not None and stop.is_set():
            raise Stopped
        try:
            return future.result(timeout=LOOK_S)
        except TimeoutError:
            if future.done():
                raise


_begun: Final[list[Analyst]] = []
"""In a worker: the analyst of the one game that it was begun for."""


def _begin(history: tuple[GameState, ...], card_set: CardSet, seed: int) -> None:
    remember(card_set)  # a set that was learnt in the game has no file of that content
    _begun.append(Analyst(history, seed))


def _perform(task: Task) -> Result:
    analyst = _begun[-1]
    try:
        return analyst.perform(task)
    except RulesError as error:
        # Errors of the rules cannot be pickled from a worker to its parent.
        raise AnalysisBroken(f"turn {analyst.turns[task.place].number}: {error}") from error


def analyse_behind(history: Sequence[GameState], told: Told, stop: threading.Event) -> Analysis | None:
    """As `analyse`, behind the screen that shows the progress; None once `stop` is set."""
    try:
        return analyse(history, JOBS, told, stop, BEHIND)
    except Stopped:
        return None
