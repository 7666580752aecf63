"""Games between bots on several processes; figures and their order do not depend on the number of processes."""

from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial

from monkey_palace.bots.match import GameFigures
from monkey_palace.bots.tournament import Standings, Tournament
from monkey_palace.errors import RulesError
from palace_hub.run.workers import worker_pool

GAMES_AT_ONCE = 4
"""Games per task of a worker: few, so that the progress bar moves."""


class BrokenOff(RuntimeError):
    """A game could not be played; the message has its number, seed and reason."""


Told = Callable[[int], None]
"""Called with the number of finished games."""


def play(tournament: Tournament, jobs: int, told: Told = lambda _done: None) -> Standings:
    """Plays all games on `jobs` processes (1: in this process). Raises `BrokenOff`."""
    figures: list[GameFigures] = []
    with closing(_games(tournament, jobs)) as games:
        for game in games:
            figures.append(game)
            told(len(figures))
    return Standings(tournament, tuple(figures))


def _games(tournament: Tournament, jobs: int) -> Generator[GameFigures, None, None]:
    numbers = range(tournament.games)
    if jobs == 1:
        yield from map(partial(_play, tournament), numbers)
        return
    with worker_pool(jobs) as pool:
        tasks = [numbers[first : first + GAMES_AT_ONCE] for first in range(0, tournament.games, GAMES_AT_ONCE)]
        for future in [pool.submit(_play_some, tournament, task) for task in tasks]:
            yield from future.result()


def _play_some(tournament: Tournament, numbers: range) -> list[GameFigures]:
    return [_play(tournament, number) for number in numbers]


def _play(tournament: Tournament, number: int) -> GameFigures:
    try:
        return tournament.play(number)
    except RulesError as error:
        # Errors of the rules cannot be pickled from a worker to its parent.
        raise BrokenOff(f"game {number}, seed {tournament.seed + number}: {error}") from error
