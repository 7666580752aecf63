"""Games between bots shared out over processes: the same figures, in the same order, for any number of them.

Each worker is a fresh interpreter (spawned), knows the tournament and nothing else, and ends with its parent.
"""

import os
import signal
import threading
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait

from monkey_palace.bots.match import GameFigures
from monkey_palace.bots.tournament import Standings, Tournament
from monkey_palace.errors import RulesError

GAMES_AT_ONCE = 4
"""Games that a worker is handed at a time: few, so that Ctrl+C is answered within seconds and the bar moves."""


class BrokenOff(RuntimeError):
    """A game that could not be set up or played to its end; the text says which and why."""


Told = Callable[[int], None]
"""Gets the number of games that are finished."""


def play(tournament: Tournament, jobs: int, told: Told = lambda _done: None) -> Standings:
    """Plays all games on `jobs` processes, on this one alone if that is 1. Raises `BrokenOff`."""
    figures: list[GameFigures] = []
    with closing(_games(tournament, jobs)) as games:
        for one in games:
            figures.append(one)
            told(len(figures))
    return Standings(tournament, tuple(figures))


def _games(tournament: Tournament, jobs: int) -> Generator[GameFigures, None, None]:
    play_one = partial(_play, tournament)
    if jobs == 1:
        yield from map(play_one, range(tournament.games))
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_follow_parent)
    try:
        yield from pool.map(play_one, range(tournament.games), chunksize=GAMES_AT_ONCE)
    finally:
        pool.shutdown(cancel_futures=True)


def _play(tournament: Tournament, number: int) -> GameFigures:
    try:
        return tournament.play(number)
    except RulesError as error:
        # It must cross from one process to another, which an error of the rules cannot.
        raise BrokenOff(f"game {number}, seed {tournament.seed + number}: {error}") from error


def _follow_parent() -> None:
    """In a worker: Ctrl+C is the parent's to answer, and a parent that is gone, however, takes its workers along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=partial(_leave_with, parent.sentinel), daemon=True).start()


def _leave_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)  # nobody is left to take a result
