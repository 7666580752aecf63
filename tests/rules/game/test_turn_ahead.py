"""The state in which the next turn begins, foretold while the present one goes on, against the turn as it came."""

import pytest

from monkey_palace.bots import make_bot
from monkey_palace.game.apply import last_turn, turn_ahead
from monkey_palace.game.commands import Take
from monkey_palace.game.history import Game
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.randomness import Rng


@pytest.fixture(scope="module")
def states() -> tuple[GameState, ...]:
    """Every state of a game by planner bots."""
    game, bot = Game.new(["Ann", "Bo", "Cleo"], expansions=("butterfly", "frog"), seed=5), make_bot("greedy")
    while not game.state.ended:
        game.apply(bot.choose(game.state.observed(), Rng.keyed("ahead", len(game.commands))))
    return game.states


def test_a_turn_begins_as_foretold(states: tuple[GameState, ...]):
    foretold = 0
    for number, state in enumerate(states):
        ahead = turn_ahead(state)
        if ahead is None:
            continue
        foretold += 1
        begun = next(later for later in states[number:] if later.turn == state.turn + 1)
        assert (ahead.turn, ahead.round, ahead.prompt) == (begun.turn, begun.round, begun.prompt)
        assert ahead.palace == begun.palace
        assert ahead.player.bricks == begun.player.bricks
        assert ahead.current.report is None
    assert foretold > 30


def test_nothing_is_foretold_in_a_build_in_the_last_turn_and_after_the_end(states: tuple[GameState, ...]):
    for state in states:
        in_build = state.prompt.kind in (PromptKind.BUILD, PromptKind.ENDED)
        final = state.turn == states[-1].turn and state.end_triggered_by is not None
        assert (turn_ahead(state) is None) == (in_build or final)
    assert last_turn(states[-2])


def test_what_the_last_player_still_takes_is_left_out(states: tuple[GameState, ...]):
    state = next(state for state in states if state.prompt.kind is PromptKind.TAKE_RECURRING and turn_ahead(state))
    seat, ahead = state.prompt.player, turn_ahead(state)
    assert ahead is not None
    assert ahead.players[seat].bricks == state.players[seat].bricks
    game = Game.from_state(state)
    game.apply(next(command for command in game.legal if isinstance(command, Take)))
    assert game.state.players[seat].bricks != ahead.players[seat].bricks
