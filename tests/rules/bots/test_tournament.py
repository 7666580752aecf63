"""Tournaments: seating and statistics."""

from fractions import Fraction

import pytest

from monkey_palace.bots import make_bot
from monkey_palace.bots.match import GameFigures, figures_of, play_game
from monkey_palace.bots.tournament import Standings, Tournament, Wins, wilson
from monkey_palace.errors import BadSettings
from monkey_palace.game.history import Game


def figures(bots: str, scores: tuple[int, ...], winners: tuple[int, ...], rounds: int = 9) -> GameFigures:
    return GameFigures(tuple(bots), rounds, scores, winners, "points", "arch", 10, 2, 40)


def test_players_move_one_seat_on_with_each_game() -> None:
    rotated = Tournament(("a", "b", "c"), 4)
    assert [rotated.seating(number) for number in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]
    assert Tournament(("a", "b"), 2, rotate=False).seating(1) == ("a", "b")


def test_wins_are_counted_by_name_and_by_seat_and_shared_victories_are_split() -> None:
    games = (
        figures("ab", (9, 3), (0,)),
        figures("ba", (4, 5), (1,)),
        figures("ab", (6, 6), (0, 1)),
        figures("ba", (8, 2), (0,)),
    )
    standings = Standings(Tournament(("a", "b"), 4), games)
    assert {name: wins.wins for name, wins in standings.by_bot.items()} == {"a": 2.5, "b": 1.5}
    assert [wins.wins for wins in standings.by_seat] == [2.5, 1.5]
    assert standings.scores_of("a")["mean"] == pytest.approx((9 + 5 + 6 + 2) / 4)
    assert standings.scores_at(1)["most"] == 6
    printed = standings.as_json()
    assert printed["rounds_count"] == {"9": 4}
    assert printed["short_of"] == {"arch": 4}
    assert printed["seats"][0]["advantage"] == pytest.approx(0.125)  # type: ignore[index]


def test_a_bot_that_sits_at_the_table_twice_is_expected_to_win_twice_as_often() -> None:
    games = (figures("aab", (1, 2, 3), (2,)), figures("baa", (1, 2, 3), (2,)))
    by_bot = Standings(Tournament(("a", "a", "b"), 2), games).by_bot
    assert (by_bot["a"].wins, by_bot["b"].wins) == (1, 1)
    assert by_bot["a"].expected == pytest.approx(2 / 3)


@pytest.mark.parametrize(("wins", "games"), [(0, 1), (0, 40), (3, 10), (60.5, 100), (400, 400), (7, 2000)])
def test_the_interval_holds_the_rates_from_which_so_many_wins_are_1_96_deviations_away(wins: float, games: int) -> None:
    """Wilson's definition: at both ends of the interval, |wins - n p| = z sqrt(n p (1 - p))."""
    low, high = wilson(wins, games)
    assert 0 <= low <= wins / games <= high + 1e-12
    assert high <= 1
    for end in (low, high):
        if 0 < end < 1 - 1e-12:
            away = abs(wins - games * end)
            assert away == pytest.approx(1.959964 * (games * end * (1 - end)) ** 0.5, rel=1e-6)


def test_more_games_narrow_the_interval() -> None:
    widths = [Wins.of(n, n * 0.6, 0.5).high - Wins.of(n, n * 0.6, 0.5).low for n in (10, 100, 1000)]
    assert widths == sorted(widths, reverse=True)


@pytest.mark.long
def test_results_do_not_depend_on_the_order_of_games() -> None:
    tournament = Tournament(("greedy", "random"), 3, seed=5)
    forth = [tournament.play(number) for number in range(3)]
    back = [tournament.play(number) for number in reversed(range(3))][::-1]
    assert forth == back
    assert forth[1].bots == ("random", "greedy")
    assert Standings(tournament, tuple(forth)).as_json() == Standings(tournament, tuple(back)).as_json()


def test_the_figures_are_those_of_the_game() -> None:
    game = play_game([make_bot("random"), make_bot("greedy")], 2)
    found = figures_of(game, ("random", "greedy"))
    assert found.scores == tuple(sheet.total for sheet in game.score())
    assert found.rounds == game.state.round
    assert sum(Fraction(1, len(found.winners)) for _ in found.winners) == 1
    with pytest.raises(ValueError, match="finished game"):
        figures_of(Game.new(["Ann", "Bo"]), ("random", "greedy"))


def test_an_unknown_bot_is_an_error_with_the_known_names() -> None:
    with pytest.raises(BadSettings, match="random, greedy, planner"):
        Tournament(("clever", "random"), 1).play(0)
