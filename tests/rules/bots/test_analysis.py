"""The analysis of a finished game: its figures are the game's, its chances depend on nothing hidden and on no order."""

import pytest
from tests.rules.bots.quick_analysis import quick_analysis

from monkey_palace.bots import analysis, make_bot
from monkey_palace.bots.analysis import Analyst, Task, played_turns
from monkey_palace.bots.match import play_game
from monkey_palace.bots.playouts import WinCount, change, dealt, playouts, shares
from monkey_palace.game.events import CreditsCounted
from monkey_palace.game.history import Game
from monkey_palace.randomness import Rng


@pytest.fixture(scope="module")
def game() -> Game:
    return play_game([make_bot("easy"), make_bot("greedy")], 3)


def test_each_turn_has_its_player_its_credits_and_at_most_the_best_ones(game: Game) -> None:
    analyst = Analyst(game.states)
    figures = [analyst.perform(Task(place)) for place in range(len(analyst.turns))]
    assert [turn.number for turn in analyst.turns] == list(range(1, game.state.turn + 1))
    counted = [event for event in game.events if isinstance(event, CreditsCounted)]
    assert [found.credits for found in figures if found.report] == [event.credits for event in counted]
    assert all(found.best >= found.credits for found in figures)
    assert any(found.best > found.credits for found in figures)
    assert sum(len(found.bought) for found in figures) == sum(len(player.cards) for player in game.state.players)
    # By its own estimate nothing beats the planner.
    assert all(found.advice.value >= found.worth for found in figures if found.report)
    assert all(found.shopping.value >= found.bought_worth for found in figures if found.shopping)
    assert any(found.advice.value > found.worth for found in figures if found.report)


@pytest.mark.parametrize("deck", ["screen", "printed"])
def test_cards_drawn_anew_are_those_that_nobody_sees(deck: str) -> None:
    game = play_game([make_bot("greedy"), make_bot("greedy")], 5, deck=deck)
    turn = played_turns(game.states)[6]
    state = game.states[turn.first]
    one, other = (dealt(state.observed(), Rng(seed)) for seed in (1, 2))
    assert one != other
    assert dealt(state.observed(), Rng(1)) == one
    held = {card for player in state.players for card in player.cards}
    for place, pile in enumerate(state.market):
        cards = set(one.piles[place])
        assert cards == set(other.piles[place])
        assert not cards & held
        assert len(cards) == pile.left == len(one.piles[place])
        if pile.top is not None:
            assert one.market[place].top == one.piles[place][-1] == pile.top
    won = playouts(state, 1, 0, 2)
    assert won.games == 2
    assert sum(won.wins) == pytest.approx(2)


def test_the_order_of_the_tasks_changes_nothing_and_the_last_position_is_the_result(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("PLAYOUTS", 2), ("MORE_PLAYOUTS", 4), ("AT_ONCE", 1)):
        monkeypatch.setattr(analysis, name, value)
    last_turns = game.states[played_turns(game.states)[-3].first :]
    analyst = Analyst(last_turns)

    def backwards(tasks: list[Task]) -> list[analysis.Result]:
        return [analyst.perform(task) for task in reversed(tasks)][::-1]

    found = analyst.analyse(backwards)
    assert found == Analyst(last_turns).analyse(lambda tasks: map(analyst.perform, tasks))
    assert found.wins[-1] == WinCount(shares(game.state), 0)
    assert [wins.games for wins in found.wins] == [4, 4, 4, 0]
    assert len(found.as_json()["turns"]) == 3


def test_the_turns_with_the_largest_swings_decided_the_game(game: Game) -> None:
    turns = game.state.turn
    winner = game.result().winners[0]
    rates = [0.5] * turns
    rates[5:9], rates[9:] = [0.8] * 4, [0.6] * (turns - 9)
    last = 1.0 if winner == 0 else 0.0
    found = quick_analysis(game.states, rates)
    swings = {4: 0.3, 8: 0.2, turns - 1: abs(last - 0.6)}
    assert found.deciding == tuple(sorted(swings, key=lambda place: (-swings[place], place)))
    closer = {place for deciding in found.deciding for place in (deciding, deciding + 1)}
    assert {found.wins[place].games for place in closer if place < turns} == {200}
    assert found.swing(4, 0).rate == pytest.approx(0.3)


def test_the_interval_of_a_change_is_newcombes() -> None:
    """R. G. Newcombe, Statistics in Medicine 17 (1998) 873, table II, method 10: 56/70 against 48/80."""
    moved = change(WinCount((48.0,), 80).chance(0), WinCount((56.0,), 70).chance(0))
    assert (moved.rate, moved.low, moved.high) == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)


def test_a_game_that_goes_on_has_no_analysis(game: Game) -> None:
    with pytest.raises(ValueError, match="expected a finished game"):
        Analyst(game.states[:-1])
