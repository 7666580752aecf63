"""Random sequences of commands, legal or not: the box stays complete, refusals change nothing, undo works."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.cases import examples, few
from tests.rules.game.random_commands import FEW, some_legal

from monkey_palace.errors import CODES, IllegalCommand
from monkey_palace.game.apply import decide, fold
from monkey_palace.game.commands import (
    Build,
    Command,
    CorrectSupply,
    EndNow,
    EndTurn,
    Leave,
    PassBuild,
    PlaceButterfly,
    PlaceCards,
    PlaceFrog,
    PlaceMonkey,
    ReportBuild,
    SettleOwed,
    Take,
    TakeCards,
    TakeFrog,
    command_json,
    parse_command,
)
from monkey_palace.game.events import event_json, parse_event
from monkey_palace.game.evolve import evolve
from monkey_palace.game.history import Game
from monkey_palace.game.position.check import problems
from monkey_palace.game.state import GameState, canonical_json, state_hash, state_json
from monkey_palace.randomness import Rng
from monkey_palace.settings import Settings

colours = st.sampled_from(["light_green", "dark_green", "gold"])
small = st.integers(0, 9)
lost = st.integers(-3, 6) | st.integers(-200, 200)
slots = st.lists(st.integers(0, 3), max_size=4).map(tuple)
FIRST = "A11,8,0n A11,11,1n G11,14,2"
cells = st.none() | st.sampled_from(["8,14,1", "11,14,1", "11,8,1"])

wild: st.SearchStrategy[Command] = st.one_of(
    st.builds(
        ReportBuild,
        start_colour=colours,
        arches=small,
        bricks=small,
        columns=st.integers(0, 2),
        height=st.integers(0, 30),
        five_high=st.booleans(),
        decoration=st.none() | colours,
    ),
    st.builds(
        Build, staircase=st.sampled_from(["A8,14,0e", "A11,8,0n A11,11,1n G11,14,2", "", "[red]", "B1,1,1 " * 400])
    ),
    st.just(PassBuild()),
    st.builds(
        TakeCards, cards=st.lists(st.sampled_from(["x", "multi-1"]), max_size=2).map(tuple), slots=st.none() | slots
    ),
    st.builds(PlaceCards, slots=slots),
    st.builds(Take, source=st.sampled_from(["one_time", "recurring"]), arch=small, brick=small, column=small),
    st.just(TakeFrog()),
    st.builds(PlaceFrog, at=cells),
    st.builds(PlaceMonkey, at=cells),
    st.just(PlaceButterfly()),
    st.just(EndTurn()),
    st.builds(CorrectSupply, arch=lost, brick=lost),
    st.builds(CorrectSupply, column=lost, light_green=lost, dark_green=lost, gold=lost),
    st.just(EndNow()),
    st.builds(Leave, player=st.integers(0, 3), bricks=st.sampled_from(["back", "out"])),
    st.builds(SettleOwed, player=st.integers(0, 3), arch=st.integers(-3, 0), brick=st.integers(-3, 0)),
)
tables = st.builds(
    Settings,
    **{
        name: st.sampled_from(values)
        for name, values in {
            "short_delivery": ["take_what_is_left", "take_none_of_that_type"],
            "butterfly_tallest_of": ["any_colour", "own_colour"],
            "highest_tie_earns_credit": [False, True],
            "bonus_counts": ["placed_this_turn", "whole_pile"],
            "figure_blocks": ["everyone", "others"],
            "voluntary_pass": [False, True],
            "choice_avoids_shortage": [True, False],
            "decoration_out": ["any_colour_scores_none", "skip"],
            "frog_column_can_trigger_end": [False, True],
            "stack_new_cards": ["free", "on_each_other"],
            "frog_place": ["lowest_open_knob", "lowest_arch", "lowest_end"],
        }.items()
    },
)
games = st.builds(
    lambda players, rules, expansions, ground_map, seed: Game.new(
        ["Ann", "Bo", "Cy", "Di"][:players], settings=rules, expansions=expansions, ground_map=ground_map, seed=seed
    ),
    st.integers(2, 4),
    tables,
    st.sampled_from([(), ("frog",), ("butterfly",), ("butterfly", "frog")]),
    st.integers(1, 4),
    st.integers(0, 1000),
)
# A number picks one of the listed legal commands; None buys cards regardless of the credits.
steps = st.lists(st.integers(0, 10_000) | wild | st.none(), max_size=60)


def chosen(game: Game, step: Any) -> Command:
    if step is None:
        return TakeCards(cards=tuple(pile.top for pile in game.state.market[:3] if pile.top))
    if isinstance(step, int):
        listed = some_legal(game)
        return listed[step % len(listed)] if listed else EndTurn()
    return step


@settings(max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(games, steps)
def test_any_sequence_keeps_the_invariants(check_invariants, game, steps):
    plays_soundly(check_invariants, game, steps)


@pytest.mark.long
@settings(max_examples=examples(2000), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(games, steps)
def test_a_great_many_sequences_keep_the_invariants(check_invariants, game, steps):
    plays_soundly(check_invariants, game, steps)


def plays_soundly(check_invariants, game: Game, steps: list) -> None:
    """Plays the steps and asserts the invariants after each command and each event."""
    for step in steps:
        command = chosen(game, step)
        before, hashed = game.state, state_hash(game.state)
        legal = game.can(command)
        assert (command in game.legal) is legal
        assert parse_command(command_json(command)) == command
        try:
            events = game.apply(command)
        except IllegalCommand as refused:
            code = refused.code
        else:
            code = None
        if code is not None:
            assert not legal
            assert code in CODES
            assert game.state is before
            assert state_hash(game.state) == hashed
            continue
        assert legal
        assert events == decide(before, command)
        state = before
        for event in events:
            state = evolve(state, event)
            total = {piece: state.supply[piece] + state.built[piece] + state.lost[piece] for piece in state.supply}
            for player in state.players:
                for piece in ("arch", "brick", "column"):
                    total[piece] += player.bricks[piece]
            assert list(total.values()) == [80, 80, 16, 16, 16, 16]
            assert parse_event(canonical_json(event_json(event))) == event
        assert state == game.state
        check_invariants(game.state)
        assert [sheet.total for sheet in game.score()] == [player.score for player in game.state.players]
    assert fold(game.events) == game.state
    assert problems(game.state) == ()
    assert GameState.model_validate_json(canonical_json(state_json(game.state)), strict=True) == game.state


@settings(max_examples=examples(40), deadline=None)
@given(games, steps, st.integers(0, 60))
def test_undo_n_times_redo_n_times_is_the_identity(game, steps, n):
    states = [game.state]
    for step in steps:
        if game.can(command := chosen(game, step)):
            game.apply(command)
            states.append(game.state)
    n = min(n, len(states) - 1)
    for k in range(n):
        assert game.can_undo
        game.undo()
        assert game.state == states[-2 - k]
    for _ in range(n):
        game.redo()
    assert not game.can_redo
    assert game.state == states[-1]
    assert fold(game.events) == game.state
    assert state_hash(game.state) == state_hash(states[-1])


def test_a_new_command_after_undo_forgets_what_was_undone():
    game = Game.new(["Ann", "Bo"], settings=Settings(voluntary_pass=True))
    game.apply(PassBuild())
    game.undo()
    game.apply(ReportBuild(start_colour="gold", arches=2, height=2, decoration="gold"))
    assert not game.can_redo
    with pytest.raises(IndexError):
        game.redo()


@pytest.mark.parametrize("seeds", [range(2), pytest.param(range(2, 6), marks=pytest.mark.long)], ids=["2", "4 more"])
@few(1, "players", [2, 3, 4])
def test_random_self_play_ends_in_a_recount(players, seeds, check_invariants):
    for seed in seeds:
        game = Game.new(["Ann", "Bo", "Cy", "Di"][:players], expansions=("butterfly", "frog"), seed=seed)
        rng = Rng.keyed("self play", seed)
        while not game.state.ended:
            game.apply(rng.choice(some_legal(game)))
            check_invariants(game.state)
            assert problems(game.state) == ()
        turns = [game.state.round] * players
        assert game.state.turn == sum(turns)
        assert len(game.state.bananas_by_round) == game.state.round
        assert game.state.bananas_by_round[-1] == tuple(sheet.total for sheet in game.score())
        assert not game.legal
        assert game.legal.count() == 0


@pytest.mark.long
def test_every_listed_command_is_legal_and_listed_once():
    game = Game.new(["Ann", "Bo", "Cy"], expansions=("frog",), seed=2)
    rng = Rng(9)
    while not game.state.ended:
        listed = some_legal(game)
        assert len(listed) == len(set(listed))
        if len(listed) < FEW:
            assert len(listed) == game.legal.count()
        assert all(command in game.legal for command in listed)
        game.apply(rng.choice(listed))


def test_observed_hides_the_piles_and_the_seed_and_can_be_played_on():
    game = Game.new(["Ann", "Bo"], seed=12)
    seen = game.state.observed()
    assert seen.seed is None
    assert [pile[-1] for pile in seen.piles] == [pile[-1] for pile in game.state.piles]
    assert all(card is None for pile in seen.piles for card in pile[:-1])
    hidden = {card for pile in game.state.piles for card in pile[:-1]}
    text = canonical_json(state_json(seen))
    assert not any(f'"{card}"' in text for card in hidden)
    ahead = Game.from_state(seen)
    ahead.apply(ReportBuild(start_colour="gold", arches=2, height=2, decoration="gold"))
    ahead.apply(TakeCards(cards=(seen.market[0].top,)))
    assert ahead.state.market[0].left == seen.market[0].left - 1
    assert ahead.state.market[0].top is None
    assert problems(ahead.state) == ()
