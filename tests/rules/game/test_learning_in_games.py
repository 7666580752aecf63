"""Whole games and random ones on incomplete sets (R11.8, R11.9), against the complete set and oracles by hand."""

from itertools import islice

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.cases import examples
from tests.rules.game.owed_by_hand import owed_by_hand
from tests.rules.game.random_commands import FEW, some_legal
from tests.rules.game.unknown_sets import learn, learn_board, new_game, pass_turn, passes_on, refused, unknown

from monkey_palace.cards.deck_format import Symbols
from monkey_palace.cards.model import CardSet, load_set
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.apply import fold
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import (
    Build,
    Command,
    CorrectCard,
    CorrectSupply,
    LearnBoard,
    LearnCard,
    LearnKnob,
    RemoveCard,
    ReportBuild,
    Take,
    TakeCards,
)
from monkey_palace.game.history import Game
from monkey_palace.game.owed import settlements
from monkey_palace.game.piles import held_cards
from monkey_palace.game.position.check import problems
from monkey_palace.game.records import record_lines, verify_record
from monkey_palace.game.state import GameState, PromptKind, state_hash
from monkey_palace.randomness import Rng
from monkey_palace.settings import Settings

HOUSE = load_set("house")
BLANK = unknown(HOUSE)
DUE = PromptKind


def learnt_first(game: Game, command: Command, known: CardSet) -> None:
    """Enters what this command needs, as late as possible."""
    seat, at_hand = game.prompt.player, cards_of(game.state)
    if isinstance(command, TakeCards):
        for card in map(known.card, command.cards):
            if not at_hand.card(card.id).is_known:
                game.apply(learn(card))
    elif isinstance(command, Take) and at_hand.boards[seat].recurring is None:
        game.apply(learn_board(known, seat))
    elif isinstance(command, Build):
        knobs = {(x, y): colour for x, y, colour in known.ground_map(game.state.ground_map).ground}
        while not game.can(command):
            x, y, _ = map(int, str(refused(game, command).params["cell"]).split(","))
            game.apply(LearnKnob(x=x, y=y, colour=knobs[x, y]))


def without_set(state: GameState) -> GameState:
    """What two games on different sets of the same cards have in common."""
    changed = {"data_hash": "", "map_provenance": "", "ground": (), "set": "", "provenance": ""}
    entitlement = Symbols() if state.prompt.kind is DUE.TAKE_RECURRING else state.entitlement
    return state.model_copy(update=changed | {"income": (), "entitlement": entitlement})


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long), pytest.param(3, marks=pytest.mark.long)])
def test_a_game_that_learns_each_thing_in_time_is_the_game_on_the_complete_set(seed, check_invariants):
    rng, names = Rng.keyed("learning", seed), ["Ann", "Bo", "Cy"]
    whole = Game.new(names, data_set=HOUSE, deck="printed", expansions=("butterfly", "frog"))
    learning = Game.new(names, data_set=BLANK, deck="printed", expansions=("butterfly", "frog"))
    while not whole.state.ended:
        listed = some_legal(whole)
        buying = whole.prompt.kind is DUE.TAKE_CARDS
        command = rng.choice(listed[-10:] if buying else listed)
        learnt_first(learning, command, HOUSE)
        whole.apply(command)
        learning.apply(command)
        assert without_set(learning.state) == without_set(whole.state)
        check_invariants(learning.state)
        assert problems(learning.state) == ()
    assert learning.score() == whole.score()
    assert learning.result() == whole.result()
    assert not cards_of(learning.state).is_complete
    for card in HOUSE.cards:
        if not cards_of(learning.state).card(card.id).is_known:
            learning.apply(learn(card))
    learning.apply(learn_board(HOUSE, 3))
    for x, y, colour in HOUSE.ground_map(1).ground:
        if (x, y, colour) not in learning.state.ground:
            learning.apply(LearnKnob(x=x, y=y, colour=colour))
    assert cards_of(learning.state).is_complete
    assert cards_of(learning.state).piles == HOUSE.piles
    assert learning.state.ground == whole.state.ground
    assert learning.state.income == whole.state.income
    assert verify_record(record_lines(learning)).state == learning.state


prints = st.builds(
    lambda bananas, once, column, arch, brick: {
        "bananas": bananas,
        "one_time": Symbols(brick_or_arch=once, column=column),
        "recurring": Symbols(arch=arch, brick=brick),
    },
    st.integers(0, 9),
    *[st.integers(0, 2)] * 4,
)
games = st.builds(
    lambda players, seed, rules, blank: (
        Game.new(
            ["Ann", "Bo", "Cy", "Di"][:players],
            data_set=unknown(HOUSE, maps=False) if blank else HOUSE,
            settings=rules,
            expansions=("butterfly", "frog"),
            deck="printed",
        ),
        Rng(seed),
    ),
    st.integers(2, 4),
    st.integers(0, 10**6),
    st.builds(
        Settings,
        short_delivery=st.sampled_from(["take_what_is_left", "take_none_of_that_type"]),
        choice_avoids_shortage=st.booleans(),
        voluntary_pass=st.just(True),
        frog_column_can_trigger_end=st.booleans(),
    ),
    st.booleans(),
)
# Beside each command of the game: nothing, a print of a card or board (l, b), a knob, a correction, a lost card, undo,
# redo, a loss of pieces.
BESIDE = ".....lllbbkcxuurp"
steps = st.lists(st.sampled_from(BESIDE), min_size=30, max_size=80)


@settings(max_examples=examples(12), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(games, steps)
@pytest.mark.long
def test_any_learning_keeps_the_box_closed_and_is_never_undone(check_invariants, drawn, plan):
    plays_soundly(check_invariants, *drawn, plan)


@pytest.mark.long
@settings(max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(games, st.lists(st.sampled_from(BESIDE), min_size=60, max_size=200))
def test_a_great_deal_of_learning_keeps_the_box_closed(check_invariants, drawn, plan):
    plays_soundly(check_invariants, *drawn, plan)


def plays_soundly(check_invariants, game: Game, rng: Rng, plan: list[str]) -> None:
    base = cards_of(game.states[0])
    for step in plan:
        known = cards_of(game.state)
        beside(game, rng, step)
        if step in "ur":
            assert cards_of(game.state) == known, "undo never unlearns"
        if not game.state.ended:
            game.apply(next_command(game, rng))
        check_invariants(game.state)
        assert problems(game.state) == ()
        held = held_cards(game.state)
        assert len(held) + sum(pile.left for pile in game.state.market) + len(game.state.removed) == 67
        assert all(cards_of(game.state).card(card).is_known for card in held)
        assert [sheet.total for sheet in game.score()] == [player.score for player in game.state.players]
        if not game.state.ended:
            none_of_it = game.state.settings.short_delivery == "take_none_of_that_type"
            expected = owed_by_hand(game.events, base, len(game.state.players), none_of_it=none_of_it)
            assert [game.state.owed_to(seat).model_dump() for seat in range(len(game.state.players))] == expected
    assert fold(game.events) == game.state
    assert len(game.states) == len(game.commands) + 1
    assert verify_record(record_lines(game)).state == game.state


def next_command(game: Game, rng: Rng) -> Command:
    """A legal command, and cards if there are any; what it lacks is learnt first."""
    if game.prompt.kind is DUE.TAKE_RECURRING and cards_of(game.state).boards[game.prompt.player].recurring is None:
        game.apply(learn_board(HOUSE, game.prompt.player))
    listed = list(islice(game.legal, FEW)) if game.prompt.kind is not DUE.BUILD else some_legal(game)
    return rng.choice(listed[1:] if game.prompt.kind is DUE.TAKE_CARDS and len(listed) > 1 else listed)


def beside(game: Game, rng: Rng, step: str) -> None:
    state, cards = game.state, cards_of(game.state)
    held = sorted(held_cards(state))
    match step:
        case "u" if game.can_undo:
            game.undo()
        case "r" if game.can_redo:
            redone(game)
        case "l":
            card = rng.choice(held) if held and rng.below(2) else rng.choice(HOUSE.cards).id
            agreed: tuple = ("withdraws_end",)
            right = HOUSE.card(card)
            if rng.below(2) and (right.bananas, right.one_time, right.recurring) != _print(cards, card):
                game.apply(learn(right, agreed=agreed))
            else:
                game.apply(LearnCard(card=card, **other_print(cards, card, rng), agreed=agreed))
        case "b":
            seat = rng.below(len(state.players))
            recurring = Symbols(arch=1 + rng.below(2), brick=rng.below(3), brick_or_arch=rng.below(2))
            if cards.boards[seat].recurring != recurring:
                game.apply(LearnBoard(seat=seat, recurring=recurring, agreed=("withdraws_end",)))
        case "k":
            colour = rng.choice(("light_green", "dark_green", "gold", None))
            command = LearnKnob(x=2 + 3 * rng.below(9), y=2 + 3 * rng.below(9), colour=colour)
            if game.can(command):
                game.apply(command)
        case "c" if held:
            was, now = rng.choice(held), rng.choice(HOUSE.cards).id
            agreed = ("too_few_credits", "wrong_colour", "pile_twice", "withdraws_end")
            command = CorrectCard(player=held_cards(state)[was], was=was, is_=now, agreed=agreed)
            if game.can(command):
                game.apply(command)
        case "p" if not state.ended:
            lost = {piece: state.supply[piece] - 1 for piece in ("arch", "brick") if state.supply[piece] > 1}
            if lost:
                game.apply(CorrectSupply(**lost))
        case "x" if not state.ended:
            command = RemoveCard(card=rng.choice(HOUSE.cards).id)
            if game.can(command):
                game.apply(command)


def redone(game: Game) -> None:
    before, hashed = game.state, state_hash(game.state)
    try:
        game.redo()
    except IllegalCommand:
        assert game.state is before
        assert state_hash(game.state) == hashed


def _print(cards: CardSet, id: str) -> tuple[object, ...]:
    card = cards.card(id)
    return card.bananas, card.one_time, card.recurring


def other_print(cards: CardSet, id: str, rng: Rng) -> dict:
    """A print that this card does not have."""
    bananas = ((cards.card(id).bananas or 0) + 1 + rng.below(8)) % 10
    once = Symbols(brick_or_arch=rng.below(3), column=rng.below(2))
    return {"bananas": bananas, "one_time": once, "recurring": Symbols(arch=rng.below(3), brick=rng.below(2))}


@settings(max_examples=examples(15), deadline=None)
@given(st.integers(0, 10**6), st.lists(prints, min_size=1, max_size=3), prints, st.integers(0, 25))
def test_a_print_that_was_wrong_first_ends_as_one_that_was_right_at_once(seed, wrong, right, moves):
    """At any moment of a game, over every detour of wrong prints; what is owed is the same too."""
    rng = Rng.keyed("right at once", seed)
    game = Game.new(["Ann", "Bo"], deck="printed", settings=Settings(voluntary_pass=True))
    for _ in range(moves):
        if not game.state.ended:
            game.apply(next_command(game, rng))
    held = sorted(held_cards(game.state)) or ["m1a"]
    card = rng.choice(held)
    at_once, detour = Game.from_state(game.state), Game.from_state(game.state)
    agreed = ("withdraws_end",)
    for one in [*wrong, right]:
        if detour.can(command := LearnCard(card=card, **one, agreed=agreed)):
            detour.apply(command)
    if at_once.can(command):
        at_once.apply(command)
    assert state_hash(detour.state) == state_hash(at_once.state)


plain = st.builds(
    lambda bananas, column, *recurring: {
        "bananas": bananas,
        "one_time": Symbols(column=column),
        "recurring": Symbols(*recurring),
    },
    st.integers(0, 9),
    *[st.integers(0, 2)] * 4,
)
"""Prints that leave no choice of pieces."""


@settings(max_examples=examples(25), deadline=None)
@given(plain, plain, st.integers(0, 3), st.sampled_from(["m1a", "m2a", "lg3a"]))
def test_what_a_wrong_print_delivered_is_settled_and_then_never_was(wrong, right, rounds, card):
    """The oracle is a game in which the print was entered rightly at once: stocks, scores, tray, all of the state."""
    states = []
    for first in (wrong, right):
        game = new_game()
        for seat in range(2):
            game.apply(learn_board(HOUSE, seat))
        game.apply(ReportBuild(start_colour="light_green", arches=2, height=2, decoration="light_green"))
        game.apply(LearnCard(card=card, **first))
        game.apply(TakeCards(cards=(card,)))
        for _ in range(2 * rounds):
            pass_turn(game)
        while game.prompt.kind is not DUE.END_TURN:
            passes_on(game)
        if first != right:
            game.apply(LearnCard(card=card, **right))
        while ways := settlements(game.state, 0):
            game.apply(ways[0])
        pass_turn(game)
        states.append(game.state)
    assert states[0].owed == ()
    assert state_hash(states[0]) == state_hash(states[1])
