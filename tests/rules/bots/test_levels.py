"""The levels easy, normal and hard: planners with budgets, equal on every machine."""

import pytest

from monkey_palace.bots import make_bot
from monkey_palace.bots.match import play_game
from monkey_palace.bots.tournament import Standings, Tournament
from monkey_palace.game.state import state_hash


@pytest.mark.long
def test_a_level_plays_equally_from_equal_seeds_and_hard_is_the_planner() -> None:
    def hash_of(*names: str, seed: int = 7) -> str:
        return state_hash(play_game([make_bot(name) for name in names], seed).state)

    assert hash_of("easy", "normal") == hash_of("easy", "normal")
    hard, planner = (play_game([make_bot(name)] * 2, 7) for name in ("hard", "planner"))
    assert hard.commands == planner.commands
    assert make_bot("hard").name == "hard"


@pytest.mark.long
@pytest.mark.parametrize(("better", "worse"), [("normal", "easy"), ("hard", "normal")])
def test_in_100_games_a_level_wins_most_games_against_the_one_below(better: str, worse: str) -> None:
    tournament = Tournament((better, worse), 100, seed=5001)
    standings = Standings(tournament, tuple(tournament.play(number) for number in range(tournament.games)))
    assert standings.by_bot[better].low > 0.55
