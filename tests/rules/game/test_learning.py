"""R11.8, R11.9: an incomplete set is learnt while it is played, and what was learnt stays known."""

import json

import pytest
from tests.rules.game.unknown_sets import learn, learn_board, new_game, pass_turn, refused, unknown

from monkey_palace.cards.deck_format import Symbols
from monkey_palace.cards.model import load_set, set_of
from monkey_palace.errors import BadCommand, BadSettings, IllegalCommand, RecordError
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import (
    Build,
    ChangeDeck,
    CorrectCard,
    EndTurn,
    LearnBoard,
    LearnCard,
    LearnKnob,
    PassBuild,
    ReportBuild,
    Take,
    TakeCards,
    command_json,
    parse_command,
)
from monkey_palace.game.deliveries import delivery_options
from monkey_palace.game.events import event_json, parse_event
from monkey_palace.game.history import Game
from monkey_palace.game.position.check import problems
from monkey_palace.game.records import record_lines, verify_record
from monkey_palace.game.state import GameState, Owed, PromptKind, canonical_json, state_json
from monkey_palace.settings import Settings

HOUSE = load_set("house")
BLANK = unknown(HOUSE)
DUE = PromptKind
GREEN = "A14,17,0w A11,17,1s L11,14,2"
"""A staircase of the first turn on map 1, which needs the knobs under 14,17,0 and 11,17,0."""


def next_turn(laid):
    return laid.to(DUE.END_TURN).do(EndTurn())


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
