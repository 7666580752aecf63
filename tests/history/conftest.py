from pathlib import Path

import pytest
from tests.cli.command_here import palace
from tests.history.made_games import DAY_S, FIRST_DAY, MadeGame, write_game

from palace_hub.journal.store import Journal

__all__ = ["palace"]

GAMES = (
    MadeGame(("Ann", "Bo"), 1, expansions=("butterfly", "frog")),
    MadeGame(("Bo", "Ann", "Cy"), 2, ("greedy", "random", "greedy"), wall=FIRST_DAY + DAY_S),
    MadeGame(("Cy", "Ann"), 3, deck="printed", ground_map=3, wall=FIRST_DAY + 300 * DAY_S, tray="tray"),
    MadeGame(("Ann", "Cy"), 4, most=40, wall=FIRST_DAY + 301 * DAY_S),
)
"""Two and three players, both decks, two maps, two years; the last one is unfinished."""


@pytest.fixture(scope="session")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal with `GAMES`; tests do not change it."""
    path = tmp_path_factory.mktemp("kept") / "journal.sqlite"
    with Journal.open(path) as store:
        for made in GAMES:
            write_game(store, made)
    return path
