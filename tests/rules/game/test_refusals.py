"""Every refusal code is reachable, cites its rule, formats its sentence and leaves the state unchanged."""

import re
from collections.abc import Callable

import pytest
from tests.rules.game.unknown_sets import unknown

from monkey_palace.cards.deck_format import Symbols
from monkey_palace.errors import CODES, BadCommand, IllegalCommand
from monkey_palace.game.commands import (
    Build,
    ChangeDeck,
    Command,
    CorrectCard,
    CorrectSupply,
    EndTurn,
    LearnBoard,
    LearnKnob,
    Leave,
    PassBuild,
    PlaceCards,
    PlaceFrog,
    PlaceMonkey,
    RemoveCard,
    ReportBuild,
    SettleOwed,
    Take,
    TakeCards,
    TakeFrog,
    TellTop,
    parse_command,
)
from monkey_palace.game.history import Game
from monkey_palace.game.state import PromptKind, state_hash
from monkey_palace.refusals import GEOMETRY_REFUSALS, STAIRCASE_REFUSALS

GREEN = {"start_colour": "light_green", "decoration": "light_green"}
DUE = PromptKind


def _top(laid, pile: int) -> str:
    return laid.state.market[pile].top


def _buying(table, arches: int = 3, **options):
    return table(**options).build(arches=arches)


def _delivery(table, deck, **symbols):
    """A table at the recurring delivery, with these symbols on the first card."""
    cards = deck(multi_1={"recurring": Symbols(**symbols)})
    laid = table(cards=cards).build(arches=1)
    return laid.do(TakeCards(cards=(_top(laid, 0),)))


def _blank(table, deck):
    """A table of printed cards of which nothing is known but the kits."""
    return table(printed=True, cards=unknown(deck()))


def _full(table, **settings):
    """A table at the purchase of a player with four full slots."""
    laid = table(**settings).build(arches=9)
    laid.do(TakeCards(cards=tuple(_top(laid, pile) for pile in (0, 1))))
    laid.to(DUE.END_TURN).do(EndTurn()).to(DUE.END_TURN).do(EndTurn()).build(arches=9)
    laid.do(TakeCards(cards=tuple(_top(laid, pile) for pile in (0, 1))))
    return laid.to(DUE.END_TURN).do(EndTurn()).to(DUE.END_TURN).do(EndTurn()).build(arches=9)


def _frog(table, **settings):
    return table(expansions=("frog",), **settings)


Case = Callable[..., tuple[object, Command]]

CASES: dict[str, Case] = {
    "not_due": lambda t, d, s: (t(), EndTurn()),
    "game_over": lambda t, d, s: (
        t().set(s, arch=0).to(DUE.TAKE_RECURRING).set(s, arch=0).to(DUE.ENDED),
        EndTurn(),
    ),
    "palace_unknown": lambda t, d, s: (t(), Build(staircase="A8,14,0e G11,14,1")),
    "bad_notation": lambda t, d, s: (t(known=True), Build(staircase="A11,8,0n A11,11,1")),
    "no_arch": lambda t, d, s: (t(), ReportBuild(arches=0, height=0, **GREEN)),
    "not_enough_pieces": lambda t, d, s: (t(), ReportBuild(arches=3, height=3, **GREEN)),
    "height_too_low": lambda t, d, s: (t(), ReportBuild(arches=2, height=1, **GREEN)),
    "height_too_high": lambda t, d, s: (t(), ReportBuild(arches=2, height=3, **GREEN)),
    "height_between": lambda t, d, s: (t().rich(), ReportBuild(arches=2, columns=2, height=6, **GREEN)),
    "pieces_reach_nothing": lambda t, d, s: (t(), ReportBuild(arches=1, height=1, **GREEN)),
    "facts_impossible": lambda t, d, s: (t(known=True).rich(), ReportBuild(arches=9, height=9, **GREEN)),
    "five_high_impossible": lambda t, d, s: (
        t().rich(),
        ReportBuild(arches=6, height=6, five_high=True, **GREEN),
    ),
    "five_high_too_low": lambda t, d, s: (
        t().rich(),
        ReportBuild(arches=2, bricks=5, height=5, five_high=True, **GREEN),
    ),
    "five_high_certain": lambda t, d, s: (
        t().build(arches=1, bricks=5, five_high=True).to(DUE.END_TURN).do(EndTurn()).set(_with_bricks),
        ReportBuild(arches=1, bricks=5, height=6, **GREEN),
    ),
    "decoration_missing": lambda t, d, s: (t(), ReportBuild(start_colour="gold", arches=2, height=2)),
    "wrong_decoration": lambda t, d, s: (
        t(),
        ReportBuild(start_colour="gold", arches=2, height=2, decoration="light_green"),
    ),
    "decoration_out": lambda t, d, s: (t().set(s, light_green=0), ReportBuild(arches=2, height=2, **GREEN)),
    "no_decoration_due": lambda t, d, s: (
        t(decoration_out="skip").set(s, light_green=0),
        ReportBuild(start_colour="light_green", arches=2, height=2, decoration="gold"),
    ),
    "unknown_card": lambda t, d, s: (_buying(t), TakeCards(cards=("ace of spades",))),
    "card_not_on_top": lambda t, d, s: (_buying(t), _below_top(_buying(t))),
    "deck_not_printed": lambda t, d, s: (t(), TellTop(pile="multi-1", card="multi-1/0")),
    "deck_is_so": lambda t, d, s: (t(printed=True), ChangeDeck(deck="printed")),
    "deck_in_use": lambda t, d, s: (_bought(t), ChangeDeck(deck="screen", seed=4)),
    "card_removed": lambda t, d, s: (
        _buying(t, printed=True).do(RemoveCard(card="multi-1/2")),
        TakeCards(cards=("multi-1/2",)),
    ),
    "card_of_other_pile": lambda t, d, s: (t(printed=True), TellTop(pile="multi-1", card="gold-3/0")),
    "card_held": lambda t, d, s: (_bought(t), TakeCards(cards=("multi-1/0",))),
    "card_unknown": lambda t, d, s: (_blank(t, d).build(arches=1), TakeCards(cards=("multi-1/0",))),
    "board_unknown": lambda t, d, s: (_blank(t, d).do(PassBuild()), Take(source="recurring")),
    "set_incomplete": lambda t, d, s: (_blank(t, d), ChangeDeck(deck="screen", seed=1)),
    "learnt_already": lambda t, d, s: (t(printed=True), LearnBoard(seat=1, recurring=Symbols(arch=1, brick=1))),
    "board_empty": lambda t, d, s: (_blank(t, d), LearnBoard(seat=1, recurring=Symbols())),
    "knob_in_use": lambda t, d, s: (t(known=True, printed=True), LearnKnob(x=11, y=14, colour=None)),
    "knob_unseen": lambda t, d, s: (t(printed=True), LearnKnob(x=11, y=14, colour=None)),
    "no_such_seat": lambda t, d, s: (_bought(t), SettleOwed(player=2, arch=1)),
    "player_gone": lambda t, d, s: (t(players=3).do(Leave(player=1, bricks="out")), Leave(player=1, bricks="back")),
    "card_not_held": lambda t, d, s: (_bought(t), CorrectCard(player=1, was="multi-1/0", is_="multi-1/1")),
    "card_is_the_same": lambda t, d, s: (_bought(t), CorrectCard(player=0, was="multi-1/0", is_="multi-1/0")),
    "settles_nothing": lambda t, d, s: (_bought(t), SettleOwed(player=0)),
    "settles_too_much": lambda t, d, s: (_owing(t, d), SettleOwed(player=0, column=2)),
    "settles_above_tray": lambda t, d, s: (_owing(t, d).set(s, column=0), SettleOwed(player=0, column=1)),
    "settles_above_stock": lambda t, d, s: (_owing(t, d).set(_no_bricks), SettleOwed(player=0, brick=-1)),
    "withdraws_end": lambda t, d, s: (_ending(t, d, s), CorrectCard(player=0, was="multi-1/0", is_="multi-2/0")),
    "pile_twice": lambda t, d, s: (laid := _buying(t), TakeCards(cards=(_top(laid, 0), _top(laid, 0)))),
    "wrong_colour": lambda t, d, s: (laid := _buying(t), TakeCards(cards=(_top(laid, 4),))),
    "too_few_credits": lambda t, d, s: (laid := _buying(t), TakeCards(cards=(_top(laid, 2), _top(laid, 1)))),
    "wrong_slot_count": lambda t, d, s: (laid := _buying(t), TakeCards(cards=(_top(laid, 0),), slots=(0, 1))),
    "empty_slots_first": lambda t, d, s: (
        laid := _buying(t),
        TakeCards(cards=(_top(laid, 0), _top(laid, 1)), slots=(2, 2)),
    ),
    "new_cards_apart": lambda t, d, s: (
        laid := _full(t, stack_new_cards="on_each_other"),
        TakeCards(cards=(_top(laid, 0), _top(laid, 1)), slots=(1, 2)),
    ),
    "wrong_delivery": lambda t, d, s: (_delivery(t, d, arch=1), Take(source="one_time", arch=1)),
    "took_too_many": lambda t, d, s: (_delivery(t, d, arch=1), Take(source="recurring", arch=3, brick=1)),
    "took_too_few": lambda t, d, s: (_delivery(t, d, arch=1), Take(source="recurring", arch=2)),
    "took_wrong_mix": lambda t, d, s: (
        _delivery(t, d, brick_or_arch=2),
        Take(source="recurring", arch=3, brick=2),
    ),
    "correction_empty": lambda t, d, s: (t(), CorrectSupply()),
    "correction_below_zero": lambda t, d, s: (t(), CorrectSupply(arch=5, column=17)),
    "correction_above_box": lambda t, d, s: (t(), CorrectSupply(arch=5, gold=-2)),
    "frog_not_in_play": lambda t, d, s: (t(), TakeFrog()),
    "frog_already_held": lambda t, d, s: (_frog(t).do(TakeFrog()), TakeFrog()),
    "frog_needs_column": lambda t, d, s: (_frog(t).set(s, column=0), TakeFrog()),
    "frog_needs_staircase": lambda t, d, s: (_frog(t).do(PassBuild()), TakeFrog()),
    "could_build": lambda t, d, s: (t(known=True), PassBuild()),
    "knob_needed": lambda t, d, s: (_gold(t).to(DUE.PLACE_MONKEY), PlaceMonkey()),
    "knob_not_open": lambda t, d, s: (_gold(t).to(DUE.PLACE_MONKEY), PlaceMonkey(at="11,14,2")),
    "knob_not_lowest": lambda t, d, s: (_gold(t, frog=True).to(DUE.PLACE_FROG), PlaceFrog(at="17,14,2")),
}


def _bought(table, **options):
    """A printed deck of which Ann holds multi-1/0; Bo buys."""
    laid = _buying(table, printed=True, **options).do(TakeCards(cards=("multi-1/0",)))
    return laid.to(DUE.END_TURN).do(EndTurn()).build(arches=3)


def _owing(table, deck):
    """Ann's card is another one: the tray owes her a column, and she a brick."""
    cards = deck(multi_2={"recurring": Symbols(column=1)})
    return _bought(table, cards=cards).do(CorrectCard(player=0, was="multi-1/0", is_="multi-2/0"))


def _no_bricks(state):
    """Ann's bricks stand in the palace."""
    ann, built = state.players[0], dict(state.built)
    built["brick"] += ann.bricks.brick
    emptied = ann.model_copy(update={"bricks": ann.bricks.plus(brick=-ann.bricks.brick)})
    return state.model_copy(update={"players": (emptied, *state.players[1:]), "built": built})


def _ending(table, deck, supply):
    """Ann found one brick, where her board and her card show two."""
    laid = _bought(table, cards=deck(multi_2={"recurring": Symbols()})).to(DUE.END_TURN).do(EndTurn())
    return laid.set(supply, brick=1).to(DUE.END_TURN)


def _gold(table, frog=False):
    """A known palace after a staircase of two arches with a gold brick."""
    laid = table(known=True, expansions=("frog",))
    if frog:
        laid.do(TakeFrog())
    return laid.do(Build(staircase="A11,8,0n A11,11,1n G11,14,2"))


def _with_bricks(state):
    players = list(state.players)
    supply = {**state.supply, "brick": state.supply["brick"] - 4}
    players[1] = players[1].model_copy(update={"bricks": players[1].bricks.plus(brick=4)})
    return state.model_copy(update={"players": tuple(players), "supply": supply})


def _below_top(laid) -> TakeCards:
    return TakeCards(cards=(laid.state.piles[0][-2],))


PARAMS = {
    "not_due": {"command": "end_turn", "expected": "report_build, pass_build"},
    "game_over": {"command": "end_turn"},
    "not_enough_pieces": {"piece": "arch", "wanted": 3, "has": 2},
    "height_too_low": {"height": 1, "lowest": 2},
    "height_too_high": {"height": 3, "highest": 2},
    "height_between": {"height": 6, "levels": "5, 8"},
    "pieces_reach_nothing": {"arches": 1, "bricks": 0, "columns": 0},
    "facts_impossible": {"map": 1},
    "five_high_impossible": {"bricks": 0, "columns": 0},
    "five_high_too_low": {"height": 5, "lowest": 6},
    "knob_needed": {"figure": "monkey", "count": 3},
    "knob_not_open": {"at": "11,14,2"},
    "knob_not_lowest": {"at": "17,14,2", "lowest": "11,8,1"},
    "five_high_certain": {"height": 6, "arches": 1},
    "decoration_missing": {"wanted": "gold"},
    "wrong_decoration": {"wanted": "gold", "decoration": "light_green"},
    "decoration_out": {"decoration": "light_green"},
    "no_decoration_due": {"wanted": "light_green", "decoration": "gold"},
    "unknown_card": {"card": "ace of spades"},
    "deck_not_printed": {"command": "tell_top"},
    "deck_is_so": {"deck": "printed"},
    "deck_in_use": {},
    "card_removed": {"card": "multi-1/2"},
    "card_of_other_pile": {"card": "gold-3/0", "pile": "gold-3", "other": "multi-1"},
    "no_such_seat": {"seat": 3, "players": 2},
    "card_not_held": {"card": "multi-1/0", "player": "Bo"},
    "card_is_the_same": {"card": "multi-1/0"},
    "settles_too_much": {"piece": "column", "moves": 2, "owed": 1},
    "settles_above_tray": {"piece": "column", "moves": 1, "has": 0},
    "settles_above_stock": {"piece": "brick", "moves": 1, "has": 0},
    "withdraws_end": {"player": "Ann"},
    "card_held": {"card": "multi-1/0", "player": "Ann"},
    "card_unknown": {"card": "multi-1/0"},
    "board_unknown": {"player": "Ann"},
    "set_incomplete": {"cards": 60, "boards": 4},
    "learnt_already": {"what": "the board of seat 2"},
    "board_empty": {"seat": 2},
    "knob_in_use": {"cell": "11,14,0", "at": "A11,14,0e"},
    "knob_unseen": {"cell": "11,14,0"},
    "pile_twice": {"pile": "multi-1"},
    "too_few_credits": {"cost": 5, "credits": 4},
    "wrong_slot_count": {"cards": 1, "slots": 2},
    "wrong_delivery": {"expected": "recurring", "got": "one_time"},
    "took_too_many": {"piece": "arch", "taken": 3, "most": 2},
    "took_too_few": {"piece": "brick", "taken": 0, "least": 1},
    "took_wrong_mix": {"arch": 3, "brick": 2},
    "correction_empty": {},
    "correction_below_zero": {"piece": "column", "has": 16, "wanted": 17},
    "correction_above_box": {"piece": "gold", "has": 15, "wanted": 2, "most": 1},
}


@pytest.mark.parametrize("code", PARAMS)
def test_a_refusal_says_what_was_expected_and_what_was_got(code, table, deck, supply):
    laid, command = CASES[code](table, deck, supply)
    with pytest.raises(IllegalCommand) as caught:
        laid.do(command)
    assert dict(caught.value.params) == PARAMS[code]
    assert all(str(value) in str(caught.value) for value in PARAMS[code].values())


@pytest.mark.parametrize(
    ("take", "code", "params"),
    [
        (Take(source="recurring", arch=0, brick=4), "took_too_few", {"piece": "arch", "taken": 0, "least": 1}),
        (Take(source="recurring", arch=4, brick=0), "took_too_many", {"piece": "arch", "taken": 4, "most": 3}),
        (Take(source="recurring", arch=2, brick=0), "took_too_few", {"piece": "brick", "taken": 0, "least": 1}),
        (Take(source="recurring", arch=1, brick=1), "took_wrong_mix", {"arch": 1, "brick": 1}),
    ],
)
def test_7_1_with_a_choice_the_bounds_are_those_of_all_its_mixes(table, deck, take, code, params):
    laid = _delivery(table, deck, brick_or_arch=2)
    with pytest.raises(IllegalCommand) as caught:
        laid.do(take)
    assert (caught.value.code, dict(caught.value.params)) == (code, params)


def test_every_code_has_a_case():
    """The tests of the checker cover the codes of pieces and staircases."""
    assert set(CASES) == set(CODES) - set(GEOMETRY_REFUSALS) - set(STAIRCASE_REFUSALS)


@pytest.mark.parametrize("code", CASES)
def test_each_refusal_has_its_code_and_changes_nothing(code, table, deck, supply):
    laid, command = CASES[code](table, deck, supply)
    game: Game = laid.game
    before, hashed, past = game.state, state_hash(game.state), len(game.commands)
    with pytest.raises(IllegalCommand) as caught:
        game.apply(command)
    error = caught.value
    assert error.code == code
    assert error.rule == CODES[code].rule
    assert "{" not in str(error)
    assert all(isinstance(value, str | int | bool) for value in error.params.values())
    assert isinstance(error, ValueError)
    assert game.state is before
    assert state_hash(game.state) == hashed
    assert len(game.commands) == past
    assert not game.can(command)
    assert command not in game.legal


def test_the_params_of_each_code_are_those_its_sentence_names():
    """Sentences name only parameters of their refusal, so catalogues can rely on them."""
    for code, refusal in CODES.items():
        names = re.findall(r"{(\w+)}", refusal.english)
        IllegalCommand(code, **dict.fromkeys(names, "x"))


def test_place_cards_is_refused_like_slots_that_came_with_the_cards(table):
    laid = _full(table)
    laid.do(TakeCards(cards=(_top(laid, 0),)))
    assert laid.state.prompt.kind is DUE.PLACE_CARDS
    for slots, code in (((), "wrong_slot_count"), ((0, 0), "wrong_slot_count")):
        with pytest.raises(IllegalCommand) as caught:
            laid.do(PlaceCards(slots=slots))
        assert caught.value.code == code


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"kind": "fly"}, ""),
        ({}, ""),
        ([], ""),
        (None, ""),
        ({"kind": "take", "from": "one_time", "arch": -1}, "take.arch"),
        ({"kind": "take", "from": "one_time", "arch": 1001}, "take.arch"),
        ({"kind": "take", "from": "one_time", "arch": 10**400}, "take.arch"),
        ({"kind": "take", "from": "one_time", "arch": 1.0}, "take.arch"),
        ({"kind": "take", "from": "one_time", "arch": True}, "take.arch"),
        ({"kind": "take", "from": "one_time", "arch": "1"}, "take.arch"),
        ({"kind": "take", "arch": 1}, "take.from"),
        ({"kind": "end_turn", "now": 1}, "end_turn.now"),
        ({"kind": "correct_supply", "arch": 201}, "correct_supply.arch"),
        ({"kind": "correct_supply", "gold": -201}, "correct_supply.gold"),
        ({"kind": "correct_supply", "brick": 1.0}, "correct_supply.brick"),
        ({"kind": "correct_supply", "column": True}, "correct_supply.column"),
        ({"kind": "correct_supply", "rubies": 1}, "correct_supply.rubies"),
        ({"kind": "place_cards", "slots": [4]}, "place_cards.slots.0"),
        ({"kind": "place_cards", "slots": [-1]}, "place_cards.slots.0"),
        ({"kind": "take_cards", "cards": ["x"] * 13}, "take_cards.cards"),
        ({"kind": "tell_top", "pile": "multi-7", "card": "m1a"}, "tell_top.pile"),
        ({"kind": "tell_top", "pile": "multi-1"}, "tell_top.card"),
        ({"kind": "change_deck", "deck": "screen"}, "change_deck"),
        ({"kind": "change_deck", "deck": "printed", "seed": 1}, "change_deck"),
        ({"kind": "change_deck", "deck": "paper"}, "change_deck.deck"),
        ({"kind": "place_monkey", "at": "32,0,0"}, "place_monkey.at"),
        ({"kind": "place_monkey", "at": "[red]"}, "place_monkey.at"),
        ({"kind": "report_build", "start_colour": "multi", "arches": 1, "height": 1}, "report_build.start_colour"),
        ({"kind": "report_build", "start_colour": "gold", "arches": 1, "height": 1, "five_high": 1}, "five_high"),
    ],
)
def test_an_invalid_command_is_refused_by_field(data, field):
    with pytest.raises(BadCommand) as caught:
        parse_command(data)
    assert caught.value.code == "bad_command"
    assert field in str(caught.value.params["field"])
