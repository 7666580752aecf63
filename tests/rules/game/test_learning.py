"""R11.8, R11.9: an incomplete set is learnt while it is played, and what was learnt stays known."""

import json
from itertools import islice

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.rules.game.owed_by_hand import owed_by_hand
from tests.rules.game.random_commands import FEW, some_legal
from tests.rules.game.unknown_sets import learn, learn_board, unknown

from monkey_palace.cards.deck_format import Symbols
from monkey_palace.cards.model import CardSet, load_set, set_of
from monkey_palace.errors import BadCommand, BadSettings, IllegalCommand, RecordError
from monkey_palace.game.apply import fold
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import (
    Build,
    ChangeDeck,
    Command,
    CorrectCard,
    CorrectSupply,
    EndTurn,
    LearnBoard,
    LearnCard,
    LearnKnob,
    PassBuild,
    RemoveCard,
    ReportBuild,
    Take,
    TakeCards,
    command_json,
    parse_command,
)
from monkey_palace.game.deliveries import delivery_options
from monkey_palace.game.events import event_json, parse_event
from monkey_palace.game.history import Game
from monkey_palace.game.owed import settlements
from monkey_palace.game.piles import held_cards
from monkey_palace.game.position.check import problems
from monkey_palace.game.records import record_lines, verify_record
from monkey_palace.game.state import GameState, Owed, PromptKind, canonical_json, state_hash, state_json
from monkey_palace.randomness import Rng
from monkey_palace.settings import Settings

HOUSE = load_set("house")
BLANK = unknown(HOUSE)
DUE = PromptKind
GREEN = "A14,17,0w A11,17,1s L11,14,2"
"""A staircase of the first turn on map 1, which needs the knobs under 14,17,0 and 11,17,0."""


def refused(game: Game, command: Command) -> IllegalCommand:
    with pytest.raises(IllegalCommand) as caught:
        game.apply(command)
    return caught.value


def new_game(cards: CardSet = BLANK, **options) -> Game:
    return Game.new(["Ann", "Bo"], data_set=cards, deck="printed", **options)


def next_turn(laid):
    return laid.to(DUE.END_TURN).do(EndTurn())


# One thing at a time.


def test_an_incomplete_set_needs_printed_cards():
    with pytest.raises(BadSettings, match="67 cards and 4 boards"):
        Game.new(["Ann", "Bo"], data_set=BLANK, seed=1)
    game = new_game()
    assert refused(game, ChangeDeck(deck="screen", seed=1)).code == "set_incomplete"
    for card in HOUSE.cards:
        game.apply(learn(card))
    assert refused(game, ChangeDeck(deck="screen", seed=1)).params["boards"] == 4
    for seat in range(2):
        game.apply(learn_board(HOUSE, seat))
    assert refused(game, ChangeDeck(deck="screen", seed=1)).params["boards"] == 2


def test_the_state_says_null_and_never_0_of_what_is_unknown():
    carried = BLANK.as_json()
    assert {card[1] for _, cards in carried["piles"] for card in cards} == {None}
    assert [board[2] for board in carried["boards"]] == [None] * 4
    assert set_of(json.loads(json.dumps(carried))) == BLANK


def test_a_card_is_entered_before_it_is_bought(table):
    laid = table(printed=True, cards=BLANK).build(arches=3)
    buying = TakeCards(cards=("m1a",))
    assert refused(laid.game, buying).code == "card_unknown"
    assert list(laid.game.legal) == [TakeCards()]
    events = laid.game.apply(learn(HOUSE.card("m1a")))
    assert [event.kind for event in events] == ["card_learned", "awaiting"]
    assert events[0].data_hash == laid.state.data_hash == cards_of(laid.state).data_hash != BLANK.data_hash
    assert list(laid.game.legal) == [TakeCards(), buying]
    laid.do(buying)
    assert laid.state.players[0].score == HOUSE.card("m1a").bananas
    assert problems(laid.state) == ()


def test_a_card_of_another_name_or_an_impossible_print_is_refused():
    game = new_game()
    assert refused(game, LearnCard(card="ace", bananas=1)).code == "unknown_card"
    for wrong in (
        {"bananas": None},
        {"bananas": 41},
        {"one_time": {"arch": 1}},
        {"recurring": {"arch": 10}},
        {"recurring": {"arch": True}},
        {"recurring": {"ruby": 1}},
        {"recurring": [1]},
        {"agreed": ["wrong_colour"]},
    ):
        with pytest.raises(BadCommand):
            parse_command({"kind": "learn_card", "card": "m1a", "bananas": 1} | wrong)


def test_a_board_is_entered_before_its_first_delivery(table):
    laid = table(printed=True, cards=BLANK).do(PassBuild())
    assert laid.state.prompt.kind is DUE.TAKE_RECURRING
    assert list(laid.game.legal) == []
    board = learn_board(HOUSE, 0)
    assert refused(laid.game, Take(source="recurring", **_pieces(board.recurring))).code == "board_unknown"
    laid.do(board)
    assert laid.state.entitlement == laid.state.income[0] == board.recurring
    assert problems(laid.state) == ()
    laid.do(next(iter(laid.game.legal)))
    assert laid.state.prompt.kind is DUE.END_TURN
    assert laid.state.owed == ()


def _pieces(symbols: Symbols) -> dict[str, int]:
    return {"arch": symbols.arch + symbols.brick_or_arch, "brick": symbols.brick, "column": symbols.column}


def test_a_staircase_names_the_knobs_that_the_map_lacks():
    known = {(x, y): colour for x, y, colour in HOUSE.ground_map(1).ground}
    game, asked = new_game(), []
    while (build := Build(staircase=GREEN)) and not game.can(build):
        refusal = refused(game, build)
        assert refusal.code in ("no_knob", "start_not_on_ground")
        x, y, z = map(int, str(refusal.params["cell"]).split(","))
        assert z == 0
        asked.append((x, y))
        game.apply(LearnKnob(x=x, y=y, colour=known[x, y]))
    assert sorted(asked) == [(11, 17), (14, 17)]
    game.apply(build)
    assert problems(game.state) == ()
    assert cards_of(game.state).ground_map(1).ground == game.state.ground


def test_a_knob_is_wrong_and_taken_away_or_coloured_again():
    game = new_game()
    for x, y, colour in ((14, 17, "gold"), (11, 17, "gold")):
        game.apply(LearnKnob(x=x, y=y, colour=colour))
    game.apply(Build(staircase=GREEN.replace("L", "G")))
    assert refused(game, LearnKnob(x=11, y=17, colour=None)).code == "knob_in_use"
    assert refused(game, LearnKnob(x=17, y=14, colour=None)).code == "knob_in_use", "of the starting staircase"
    assert refused(game, LearnKnob(x=14, y=17, colour="gold")).code == "learnt_already"
    assert refused(game, LearnKnob(x=0, y=0, colour=None)).code == "learnt_already"
    built = game.state.palace
    game.apply(LearnKnob(x=14, y=17, colour="light_green"))
    assert game.state.palace == built
    assert game.state.current.report.start_colour == "gold"
    assert problems(game.state) == ()
    game.apply(LearnKnob(x=2, y=2, colour="gold"))
    before = cards_of(game.state)
    game.apply(LearnKnob(x=5, y=5, colour="gold"))
    game.apply(LearnKnob(x=5, y=5, colour=None))
    assert cards_of(game.state) == before


def test_facts_that_nobody_can_refute_are_accepted_while_the_map_may_lack_knobs():
    facts = ReportBuild(start_colour="gold", arches=2, height=2, decoration="gold")
    game = new_game(unknown(HOUSE))
    game.apply(facts)
    assert game.state.palace == ()
    only_maps = set_of(HOUSE.as_json() | {"ground_maps": BLANK.as_json()["ground_maps"]})
    assert refused(new_game(only_maps), facts).code == "facts_impossible"


def test_a_wrong_print_is_owed_as_a_wrong_card_is(table):
    """The print of `multi-1/0` is entered wrongly, then rightly after two of its deliveries."""
    laid = table(printed=True).build(arches=1).do(TakeCards(cards=("multi-1/0",)))
    next_turn(next_turn(laid)).to(DUE.END_TURN)
    right = {"bananas": 7, "one_time": Symbols(column=1), "recurring": Symbols(arch=1)}
    events = laid.game.apply(LearnCard(card="multi-1/0", **right))
    assert events[0].more == 6
    assert (laid.state.players[0].score, laid.state.bananas_by_round) == (7, ((7, 0),))
    assert laid.state.owed == (Owed(arch=2, brick=-2, column=1), Owed())
    assert laid.state.income[0] == Symbols(arch=2, brick=1)
    assert problems(laid.state) == ()
    laid.do(LearnCard(card="multi-1/0", bananas=1, recurring=Symbols(brick=1)))
    assert (laid.state.players[0].score, laid.state.owed) == (1, ())


def test_a_wrong_board_is_owed_once_for_each_of_its_deliveries(table):
    laid = table(printed=True)
    for _ in range(2):
        next_turn(next_turn(laid))
    laid.do(LearnBoard(seat=1, recurring=Symbols(arch=1, column=2)))
    assert laid.state.owed == (Owed(), Owed(brick=-2, column=4))
    laid.do(PassBuild())
    laid.do(LearnBoard(seat=0, recurring=Symbols(brick=1)))
    assert laid.state.owed[0] == Owed(arch=-2), "the delivery that is due is none yet"
    assert laid.state.entitlement == Symbols(brick=1), "less the arch that is owed, of which there is none"
    assert problems(laid.state) == ()


def test_a_print_may_withdraw_the_end_by_agreement(table, deck, supply):
    cards = deck(multi_6={"recurring": Symbols(arch=1), "bananas": 9})
    laid = table(printed=True, cards=cards).build(arches=5, height=5).do(TakeCards(cards=("multi-6/0",)))
    next_turn(next_turn(laid)).set(supply, arch=1).do(PassBuild())
    laid.do(delivery_options(laid.state)[0])
    assert laid.state.shortage.piece == "arch"
    right = {"card": "multi-6/0", "bananas": 9, "recurring": Symbols(brick=1)}
    assert refused(laid.game, LearnCard(**right)).code == "withdraws_end"
    before = laid.state
    events = laid.game.apply(LearnCard(**right, agreed=("withdraws_end",)))
    assert [event.kind for event in events] == ["card_learned", "end_withdrawn", "awaiting"]
    assert problems(laid.state) == ()
    laid.do(LearnCard(card="multi-6/0", bananas=9, recurring=Symbols(arch=1)))
    assert laid.state.model_copy(update={"data_hash": before.data_hash}) == before
    board = LearnBoard(seat=0, recurring=Symbols(brick=1))
    assert refused(laid.game, board).code == "withdraws_end"
    laid.do(board.model_copy(update={"agreed": ("withdraws_end",)}))
    assert laid.state.shortage is None
    assert problems(laid.state) == ()


def test_after_the_score_a_print_counts_and_nothing_is_owed(table, supply):
    laid = table(printed=True).build(arches=1).do(TakeCards(cards=("multi-1/0",)))
    laid.to(DUE.END_TURN).set(supply, arch=0).do(EndTurn(), PassBuild()).to(DUE.ENDED)
    events = laid.game.apply(LearnCard(card="multi-1/0", bananas=5, recurring=Symbols(arch=1)))
    assert [event.kind for event in events] == ["card_learned", "game_ended", "awaiting"]
    assert events[1].scores == (5, 0)
    events = laid.game.apply(LearnCard(card="multi-1/1", bananas=5))
    assert [event.kind for event in events] == ["card_learned", "awaiting"]
    laid.do(LearnBoard(seat=0, recurring=Symbols(arch=2)), LearnKnob(x=2, y=2, colour="gold"))
    assert laid.state.ended
    assert laid.state.owed == ()
    assert problems(laid.state) == ()


def test_a_card_that_nobody_entered_is_no_correction_and_is_held_by_nobody(table):
    laid = table(printed=True, cards=BLANK).build(arches=1).do(learn(HOUSE.card("m1a")), TakeCards(cards=("m1a",)))
    assert refused(laid.game, CorrectCard(player=0, was="m1a", is_="m1b")).code == "card_unknown"
    data = state_json(laid.state)
    data["data_hash"] = BLANK.data_hash
    found = problems(GameState.model_validate_json(canonical_json(data), strict=True))
    assert "card_unprinted" in {problem.code for problem in found}


def test_with_cards_of_the_screen_only_what_is_before_the_first_purchase_can_be_learnt():
    game = Game.new(["Ann", "Bo"], seed=3, settings=Settings(voluntary_pass=True))
    pass_turn(game)
    pass_turn(game)
    game.apply(LearnCard(card="m1a", bananas=9))
    game.apply(LearnBoard(seat=0, recurring=Symbols(arch=2)))
    assert game.state.owed == (), "nothing could settle it"
    assert problems(game.state) == ()
    game.apply(Build(staircase=GREEN))
    game.apply(next(command for command in game.legal if command.cards))
    assert refused(game, LearnCard(card="m1a", bananas=8)).code == "deck_not_printed"


# Undo.


def test_undo_takes_back_the_step_before_what_was_learnt():
    game = new_game()
    assert not game.can_undo
    game.apply(learn_board(HOUSE, 0))
    assert not game.can_undo
    with pytest.raises(IndexError):
        game.undo()
    game.apply(PassBuild())
    game.apply(learn(HOUSE.card("m1a")))
    game.apply(learn(HOUSE.card("m1b")))
    learnt = cards_of(game.state)
    assert game.undo() == PassBuild()
    assert game.prompt.kind is DUE.BUILD
    assert cards_of(game.state) == learnt
    assert [command.kind for command in game.commands] == ["learn_board", "learn_card", "learn_card"]
    game.apply(learn(HOUSE.card("m1c")))
    assert game.can_redo, "what is learnt meanwhile is no step either"
    assert game.redo() == PassBuild()
    assert cards_of(game.state).card("m1c").is_known
    assert game.state.entitlement == HOUSE.boards[0].recurring
    assert verify_record(record_lines(game)).state == game.state


def test_redo_judges_by_what_is_known_now(table):
    laid = table(printed=True).build(arches=1).do(TakeCards(cards=("multi-1/0",)))
    laid.do(Take(source="recurring", arch=1, brick=2))
    laid.do(LearnCard(card="multi-1/0", bananas=2, recurring=Symbols(column=1)))
    assert laid.state.owed[0] == Owed(brick=-1, column=1)
    laid.game.undo()
    assert laid.state.owed == ()
    before = laid.state
    with pytest.raises(IllegalCommand):
        laid.game.redo()
    assert laid.state == before
    assert laid.game.can_redo
    laid.do(LearnCard(card="multi-1/0", bananas=2, recurring=Symbols(brick=1)))
    laid.game.redo()
    assert laid.state.prompt.kind is DUE.END_TURN


def test_going_back_agrees_to_an_end_that_is_withdrawn(table, deck, supply):
    """Ann's delivery and Bo's are short; with the right print only Bo's was. Undo takes Bo's back."""
    cards = deck(multi_6={"recurring": Symbols(arch=1), "bananas": 9})
    laid = table(printed=True, cards=cards).build(arches=5, height=5).do(TakeCards(cards=("multi-6/0",)))
    next_turn(next_turn(laid)).set(supply, arch=1).do(PassBuild())
    laid.do(delivery_options(laid.state)[0], EndTurn(), PassBuild())
    laid.do(delivery_options(laid.state)[0])
    laid.do(LearnCard(card="multi-6/0", bananas=9, recurring=Symbols(brick=1)))
    assert laid.state.shortage.player == 1
    laid.game.undo()
    assert laid.state.shortage is None
    assert laid.game.commands[-1].agreed == ("withdraws_end",)
    assert problems(laid.state) == ()
    laid.game.redo()
    assert laid.state.shortage.player == 1


def test_a_deck_that_becomes_the_screens_again_keeps_what_was_learnt():
    game = Game.new(["Ann", "Bo"], seed=3)
    game.apply(ChangeDeck(deck="printed"))
    game.apply(LearnBoard(seat=0, recurring=Symbols(arch=2)))
    learnt = cards_of(game.state)
    game.undo()
    assert game.state.deck == "screen"
    assert cards_of(game.state) == learnt
    assert verify_record(record_lines(game)).state == game.state


# Records, positions.


def test_the_record_keeps_the_base_set():
    game = new_game()
    game.apply(learn(HOUSE.card("m1a")))
    lines = list(record_lines(game))
    assert json.loads(lines[0])["data_hash"] == BLANK.data_hash != game.state.data_hash
    verified = verify_record(lines)
    assert (verified.complete, verified.state) == (True, game.state)
    wrong = [line.replace('"bananas":0', '"bananas":3') if "card_learned" in line else line for line in lines]
    assert wrong != lines
    with pytest.raises(RecordError) as caught:
        verify_record(wrong)
    assert "card_learned" in lines[caught.value.line - 1]


def test_a_position_with_a_set_that_was_learnt_is_known_while_it_is_at_hand():
    game = new_game()
    game.apply(learn(HOUSE.card("m1a")))
    assert problems(game.state) == ()
    strange = game.state.model_copy(update={"data_hash": "0" * 64})
    assert [problem.code for problem in problems(strange)] == ["set_missing"]


@pytest.mark.parametrize(
    "command",
    [
        learn(HOUSE.card("m1b")),
        LearnBoard(seat=1, recurring=Symbols(arch=1, brick=2), agreed=("withdraws_end",)),
        LearnKnob(x=2, y=3, colour="gold"),
    ],
)
def test_commands_and_events_are_written_and_read_alike(command):
    assert parse_command(json.loads(json.dumps(command_json(command)))) == command
    for event in new_game().apply(command):
        assert parse_event(canonical_json(event_json(event))) == event


# Whole games.


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


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(games, steps)
def test_any_learning_keeps_the_box_closed_and_is_never_undone(check_invariants, drawn, plan):
    plays_soundly(check_invariants, *drawn, plan)


@pytest.mark.long
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
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


@settings(max_examples=15, deadline=None)
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


@settings(max_examples=25, deadline=None)
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


def pass_turn(game: Game) -> None:
    """To the next turn; nothing is built."""
    turn = game.state.turn
    while game.state.turn == turn:
        passes_on(game)


def passes_on(game: Game) -> None:
    game.apply(PassBuild() if game.prompt.kind is DUE.BUILD else next(iter(game.legal)))
