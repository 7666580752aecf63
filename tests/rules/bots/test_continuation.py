"""Staircases that go on from standing pieces: each is legal and has all of them."""

import pytest

from monkey_palace.board.notation import Placement, parse_placements
from monkey_palace.board.pieces import COLOURS
from monkey_palace.bots.advice import advise
from monkey_palace.bots.continuation import continuations
from monkey_palace.bots.greedy import GreedyBot
from monkey_palace.bots.planner import PlannerBot
from monkey_palace.bots.random_legal import RandomBot
from monkey_palace.game.commands import Build
from monkey_palace.game.history import Game
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.randomness import Rng


def building(count: int) -> list[tuple[GameState, tuple[Placement, ...]]]:
    """States of build steps in greedy bots' games, each with the pieces of a random legal staircase."""
    found: list[tuple[GameState, tuple[Placement, ...]]] = []
    for seed in range(1, count + 1):
        game, greedy, rng = Game.new(["Ann", "Bo", "Cy"], seed=seed), GreedyBot(), Rng.keyed("begun", seed)
        while not game.state.ended:
            if game.state.prompt.kind is PromptKind.BUILD:
                command = RandomBot().choose(game.state.observed(), rng)
                if isinstance(command, Build):
                    found.append((game.state.observed(), bricks_of(command)))
            if len(found) == count:
                return found
            game.apply(greedy.choose(game.state.observed(), rng))
    raise AssertionError(f"expected {count} builds, got {len(found)}")


def bricks_of(command: Build) -> tuple[Placement, ...]:
    return tuple(piece for piece in parse_placements(command.staircase) if piece.piece not in COLOURS)


def bodies(pieces: tuple[Placement, ...]) -> set[tuple[object, object]]:
    return {(piece.piece, piece.body) for piece in pieces}


@pytest.mark.parametrize("count", [12, pytest.param(400, marks=pytest.mark.long)])
def test_advice_goes_on_from_the_first_pieces_of_any_staircase(count: int) -> None:
    went_on = 0
    for state, pieces in building(count):
        for number in {1, len(pieces) // 2, len(pieces)} - {0}:
            standing = pieces[:number]
            listed = continuations(state, standing)
            for candidate in listed:
                command = candidate.command(None)
                assert bodies(standing) <= bodies(bricks_of(command))
            advice = advise(state, standing=standing)
            Game.from_state(state).verify(advice.command)
            if listed:
                went_on += 1
                assert bodies(standing) <= bodies(bricks_of(advice.command))
            elif number == len(pieces):
                raise AssertionError(f"{state.turn}: a whole staircase stands and none was found")
    assert went_on > count


def test_what_no_staircase_has_is_left_out_from_the_newest_piece_on() -> None:
    state, pieces = building(3)[2]
    hangs = Placement(pieces[0].piece, 31, 31, 9, pieces[0].direction)
    assert continuations(state, (hangs,)) == ()
    assert continuations(state, (*pieces, hangs)) == ()
    assert advise(state, standing=(*pieces, hangs)).command == PlannerBot().go_on(state, pieces)
    assert advise(state, standing=(hangs,)).command == advise(state).command
