"""Strength of the bots and fairness of the seats with the house deck, with fixed seeds.

These tests take minutes; `palace bots` plays the same games (docs/adr/0004-house-deck.md). The length of games is in
`test_house_balance.py`.
"""

import pytest

from monkey_palace.bots.tournament import Standings, Tournament


def played(players: str, games: int, seed: int = 1) -> Standings:
    names = tuple(players.split(","))
    tournament = Tournament(names, games, seed=seed, rotate=len(set(names)) > 1)
    return Standings(tournament, tuple(tournament.play(number) for number in range(games)))


@pytest.mark.long
@pytest.mark.parametrize(("better", "worse", "least"), [("planner", "greedy", 0.65), ("greedy", "random", 0.9)])
def test_in_a_small_sample_the_better_bot_wins(better: str, worse: str, least: float) -> None:
    assert played(f"{better},{worse}", 16).by_bot[better].rate >= least


@pytest.mark.long
@pytest.mark.parametrize(("better", "worse", "least"), [("planner", "greedy", 0.65), ("greedy", "random", 0.9)])
def test_in_400_games_the_better_bot_wins(better: str, worse: str, least: float) -> None:
    """`palace bots --games 400 --players planner,greedy`, and `greedy,random`."""
    wins = played(f"{better},{worse}", 400).by_bot[better]
    assert wins.rate >= least
    assert wins.low >= least - 0.05


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", ["planner", "greedy"])
def test_no_seat_of_equal_bots_wins_more_than_5_points_above_its_share(bot: str, seats: int) -> None:
    """`palace bots --games 2000 --players planner,planner` and so on."""
    for wins in played(",".join([bot] * seats), 2000).by_seat:
        assert wins.rate <= wins.expected + 0.05
