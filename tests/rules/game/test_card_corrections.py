"""R11.5-11.7: cards that were named wrongly are corrected, and what follows for pieces, scores and the end."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.cases import examples
from tests.rules.game.owed_by_hand import SYMBOLS, owed_by_hand
from tests.rules.game.random_commands import some_legal

from monkey_palace.board.pieces import BUILDING
from monkey_palace.cards.deck_format import Symbols
from monkey_palace.cards.model import load_set
from monkey_palace.errors import BadCommand, IllegalCommand
from monkey_palace.game.commands import (
    CorrectCard,
    CorrectSupply,
    EndTurn,
    PassBuild,
    RemoveCard,
    SettleOwed,
    Take,
    TakeCards,
    TakeFrog,
    command_json,
    parse_command,
)
from monkey_palace.game.deliveries import delivery_options
from monkey_palace.game.events import event_json, parse_event
from monkey_palace.game.history import Game
from monkey_palace.game.owed import set_off, settlements
from monkey_palace.game.position.check import problems
from monkey_palace.game.records import record_lines, verify_record
from monkey_palace.game.state import GameState, Owed, PromptKind, canonical_json, state_json
from monkey_palace.randomness import Rng
from monkey_palace.settings import Settings

HOUSE = load_set("house")
AGREED = ("too_few_credits", "wrong_colour", "pile_twice", "withdraws_end")
DUE = PromptKind


def correct(was: str, now: str, player: int = 0, agreed: tuple = ()) -> CorrectCard:
    return CorrectCard(player=player, was=was, is_=now, agreed=agreed)


def refused(laid, command) -> str:
    with pytest.raises(IllegalCommand) as caught:
        laid.do(command)
    return caught.value.code


def next_turn(laid):
    return laid.to(DUE.END_TURN).do(EndTurn())


def round_over(laid):
    """Bo buys nothing."""
    return next_turn(next_turn(laid))


@pytest.fixture
def various(deck):
    """multi-1 brings bricks, multi-2 a column, multi-6 an arch, each every turn; light_green-3 two pieces, once."""
    return deck(
        multi_1={"recurring": Symbols(brick=1)},
        multi_2={"recurring": Symbols(column=1), "one_time": Symbols(column=1)},
        multi_6={"recurring": Symbols(arch=1), "bananas": 9},
        light_green_3={"recurring": Symbols(), "one_time": Symbols(brick_or_arch=2)},
    )


@pytest.fixture
def bought(table, various):
    """Ann has bought multi-1/0 with 2 credits, and everything of her first turn is over but its end."""
    return table(printed=True, cards=various).build(arches=1).do(TakeCards(cards=("multi-1/0",))).to(DUE.END_TURN)


def test_a_card_of_the_same_pile_takes_the_place_of_the_wrong_one(bought):
    before = bought.state
    events = bought.game.apply(correct("multi-1/0", "multi-1/3"))
    assert [event.kind for event in events] == ["card_corrected", "awaiting"]
    after = bought.state
    assert (after.players[0].cards, after.players[0].slots[0]) == (("multi-1/3",), ("multi-1/3",))
    assert after.current.cards_taken == ("multi-1/3",)
    assert (after.piles, after.market, after.prompt) == (before.piles, before.market, before.prompt)
    assert after.owed == ()
    assert problems(after) == ()


def test_11_5_from_another_pile_score_income_credits_and_piles_follow(bought):
    assert (bought.state.credits, bought.state.players[0].score, bought.state.income[0].column) == (1, 1, 0)
    bought.do(correct("multi-1/0", "multi-2/4"))
    state = bought.state
    assert (state.credits, state.players[0].score) == (0, 2)
    assert state.income[0] == Symbols(arch=1, brick=1, column=1)
    assert [state.market[place].left for place in (0, 1)] == [5, 4]
    assert state.owed == (Owed(brick=-1, column=2), Owed())
    assert problems(state) == ()


def test_11_6_recurring_symbols_count_once_for_each_delivery_while_visible(bought):
    """Three deliveries with the card on top, then it is covered."""
    round_over(round_over(bought))
    bought.to(DUE.END_TURN)
    bought.do(correct("multi-1/0", "multi-2/4"))
    assert bought.state.owed[0] == Owed(brick=-3, column=4)
    bought.game.undo()
    next_turn(next_turn(bought))
    four = [f"multi-{n}/{m}" for n, m in ((1, 1), (2, 1))]
    bought.build(arches=3).do(TakeCards(cards=(*four, "light_green-3/1")[:2]))
    round_over(bought.to(DUE.END_TURN))
    bought.build(arches=3).do(TakeCards(cards=("multi-1/2", "multi-2/2"), slots=(3, 0)))
    round_over(round_over(bought.to(DUE.END_TURN)))
    assert bought.state.players[0].slots[0] == ("multi-1/0", "multi-2/2")
    bought.do(correct("multi-1/0", "multi-2/4"))
    assert bought.state.owed[0] == Owed(brick=-4, column=5)
    assert problems(bought.state) == ()


def test_11_6_before_its_delivery_only_what_is_due_changes(table, various):
    laid = table(printed=True, cards=various).build(arches=2, height=2).do(TakeCards(cards=("light_green-3/0",)))
    assert (laid.state.prompt.kind, laid.state.entitlement) == (DUE.TAKE_ONE_TIME, Symbols(brick_or_arch=2))
    laid.do(correct("light_green-3/0", "multi-2/0"))
    assert (laid.state.entitlement, laid.state.owed, laid.state.credits) == (Symbols(column=1), (), 1)
    laid.do(correct("multi-2/0", "multi-1/0"))
    assert (laid.state.prompt.kind, laid.state.entitlement) == (DUE.TAKE_ONE_TIME, Symbols())
    assert delivery_options(laid.state) == (Take(source="one_time"),)
    assert problems(laid.state) == ()
    laid.do(Take(source="one_time"))
    assert laid.state.entitlement == Symbols(arch=1, brick=2)
    assert problems(laid.state) == ()


def test_11_6_a_one_time_delivery_that_was_skipped_is_owed(bought):
    """multi-1 shows none; the step was skipped, and the right card has one."""
    bought.do(correct("multi-1/0", "multi-2/0"))
    assert bought.state.owed[0].column == 2, "once, and once as recurring"
    assert bought.state.owed[0].brick == -1


@pytest.fixture
def two_players(bought):
    """Ann has multi-1/0, Bo multi-2/0 from a staircase of two arches."""
    next_turn(bought).build(arches=2, height=2).do(TakeCards(cards=("multi-2/0",)))
    return bought.to(DUE.END_TURN)


def test_11_5_a_card_that_another_player_holds_changes_places(two_players):
    before = two_players.state
    assert refused(two_players, correct("multi-1/0", "gold-3/0")) == "wrong_colour"
    two_players.do(correct("multi-1/0", "multi-2/0"))
    state = two_players.state
    assert [player.cards for player in state.players] == [("multi-2/0",), ("multi-1/0",)]
    assert [player.slots[0] for player in state.players] == [("multi-2/0",), ("multi-1/0",)]
    assert [player.score for player in state.players] == [2, 1]
    assert state.owed == (Owed(brick=-1, column=2), Owed(brick=1, column=-2))
    assert state.credits == before.credits + 1
    assert (state.piles, state.market) == (before.piles, before.market)
    assert problems(state) == ()
    two_players.do(correct("multi-1/0", "multi-2/0", player=1))
    assert two_players.state == before


def test_11_5_two_cards_of_one_player_change_places(table, various):
    laid = table(printed=True, cards=various).build(arches=3).do(TakeCards(cards=("multi-1/0", "multi-2/0")))
    laid.to(DUE.END_TURN)
    laid.do(correct("multi-1/0", "multi-2/0"))
    assert laid.state.players[0].slots[:2] == (("multi-2/0",), ("multi-1/0",))
    assert (laid.state.owed, laid.state.players[0].score) == ((), 3)
    assert problems(laid.state) == ()


@pytest.mark.parametrize(
    ("now", "code"),
    [
        ("light_green-3/0", "too_few_credits"),
        ("multi-6/0", "too_few_credits"),
        ("gold-3/0", "wrong_colour"),
    ],
)
def test_11_5_the_table_may_agree_to_what_the_rules_refuse(bought, now, code):
    before = bought.state
    assert refused(bought, correct("multi-1/0", now)) == code
    assert refused(bought, correct("multi-1/0", now, agreed=("pile_twice",))) == code
    bought.do(correct("multi-1/0", now, agreed=("too_few_credits", "wrong_colour")))
    assert bought.state.credits == 0
    assert bought.state.purchases[0].spare < 0
    assert problems(bought.state) == ()
    bought.do(correct(now, "multi-1/0"))
    assert bought.state == before


def test_11_5_two_cards_of_one_pile_need_an_agreement(table, various):
    laid = table(printed=True, cards=various).build(arches=3).do(TakeCards(cards=("multi-1/0", "multi-2/0")))
    assert refused(laid, correct("multi-2/0", "multi-1/1")) == "pile_twice"
    laid.do(correct("multi-2/0", "multi-1/1", agreed=("pile_twice",)))
    assert problems(laid.state) == ()


def test_11_5_credits_of_a_past_turn_are_those_of_its_purchase(bought):
    """2 credits then; that the player earns more later does not count."""
    round_over(bought).build(arches=5, height=5)
    assert refused(bought, correct("multi-1/0", "light_green-3/0")) == "too_few_credits"
    credits = bought.state.credits
    bought.do(correct("multi-1/0", "multi-2/0"))
    assert bought.state.credits == credits


def test_11_5_past_rounds_are_scored_again(bought):
    round_over(round_over(bought))
    assert bought.state.bananas_by_round == ((1, 0), (1, 0))
    bought.do(correct("multi-1/0", "multi-2/0"))
    assert bought.state.bananas_by_round == ((2, 0), (2, 0))


def test_11_6_pieces_are_settled_as_far_as_owed_and_at_hand(bought, check_invariants):
    bought.do(correct("multi-1/0", "light_green-3/0", agreed=AGREED))
    assert bought.state.owed[0] == Owed(brick=-1, brick_or_arch=2)
    for pieces in ({"arch": 3}, {"column": 1}, {"brick": -2}, {"arch": 2, "brick": 1}, {"arch": -1}):
        assert refused(bought, SettleOwed(player=0, **pieces)) == "settles_too_much"
    assert refused(bought, SettleOwed(player=1, arch=1)) == "settles_too_much"
    bought.set(lambda state: state)
    stock, tray = bought.state.players[0].bricks, bought.state.supply
    bought.do(SettleOwed(player=0, arch=1, brick=-1))
    assert bought.state.owed[0] == Owed(brick_or_arch=1)
    assert bought.state.players[0].bricks == stock.plus(arch=1, brick=-1)
    assert (bought.state.supply["arch"], bought.state.supply["brick"]) == (tray["arch"] - 1, tray["brick"] + 1)
    bought.do(SettleOwed(player=0, brick=1))
    assert bought.state.owed == ()
    check_invariants(bought.state)
    assert problems(bought.state) == ()


def test_11_6_what_a_player_cannot_give_back_is_set_off_against_the_next_delivery(bought, stock):
    round_over(bought)
    bought.to(DUE.END_TURN).do(correct("multi-1/0", "multi-1/4"))
    bought.do(correct("multi-1/4", "multi-2/0"))
    bought.set(stock, 0, brick=0)
    assert bought.state.owed[0] == Owed(brick=-2, column=3)
    assert refused(bought, SettleOwed(player=0, brick=-1)) == "settles_above_stock"
    next_turn(next_turn(bought)).do(PassBuild())
    assert bought.state.entitlement == Symbols(arch=1, brick=0, column=1), "a brick of two owed is set off"
    events = bought.game.apply(Take(source="recurring", arch=1, column=1))
    assert events[0].set_off == Symbols(brick=1)
    assert bought.state.owed[0] == Owed(brick=-1, column=3)
    assert problems(bought.state) == ()


def test_11_6_the_column_of_a_frog_that_may_go_back_settles_nothing(table, various, stock):
    laid = table(printed=True, cards=various, expansions=("frog",)).build(arches=2, height=2)
    round_over(laid.do(TakeCards(cards=("multi-2/0",))).to(DUE.END_TURN))
    laid.set(stock, 0, column=0).do(correct("multi-2/0", "multi-1/0"), TakeFrog())
    assert laid.state.owed[0].column == -2
    assert refused(laid, SettleOwed(player=0, column=-1)) == "settles_above_stock"
    assert all(way.column == 0 for way in settlements(laid.state, 0))
    laid.do(PassBuild())
    assert problems(laid.state) == ()


def test_11_6_settling_changes_the_delivery_that_is_due(bought):
    round_over(bought).do(correct("multi-1/0", "multi-2/0"), PassBuild())
    assert bought.state.entitlement == Symbols(arch=1, brick=0, column=1)
    bought.do(SettleOwed(player=0, brick=-1))
    assert bought.state.entitlement == Symbols(arch=1, brick=1, column=1)


def outcomes(due: Symbols) -> set[tuple[int, int]]:
    return {(due.arch + n, due.brick + due.brick_or_arch - n) for n in range(due.brick_or_arch + 1)}


@given(st.builds(Symbols, *[st.integers(0, 4)] * 4), st.builds(Owed, **dict.fromkeys(SYMBOLS, st.integers(-5, 5))))
def test_11_6_a_set_off_leaves_no_piece_that_was_not_due(due, debt):
    """Without a choice in the delivery, one that is owed may be paid with any piece that was due."""
    left, made_up = set_off(due, debt)
    assert min(left.as_dict().values()) >= 0
    for symbol in SYMBOLS:
        assert 0 <= getattr(made_up, symbol) <= max(0, -getattr(debt, symbol))
    assert left.total == due.total - made_up.total
    assert left.column == max(0, due.column - made_up.column)
    rest = Symbols(arch=due.arch - made_up.arch, brick=due.brick - made_up.brick)
    if not due.brick_or_arch:
        expected = {
            (rest.arch - n, rest.brick - made_up.brick_or_arch + n)
            for n in range(made_up.brick_or_arch + 1)
            if rest.arch >= n and rest.brick >= made_up.brick_or_arch - n
        }
        assert outcomes(left) == expected
    if made_up.brick_or_arch < max(0, -debt.brick_or_arch):
        assert left.arch == left.brick == left.brick_or_arch == 0


def short_of_arches(laid, supply, arch: int):
    """The player passes, with this many arches in the tray, and takes what is left."""
    laid.set(supply, arch=arch).do(PassBuild())
    return laid.do(delivery_options(laid.state)[0])


@pytest.fixture
def ended(table, various, supply):
    """Ann holds multi-6/0 and finds too few arches in the second round."""
    laid = table(printed=True, cards=various).build(arches=5, height=5).do(TakeCards(cards=("multi-6/0",)))
    short_of_arches(round_over(laid.to(DUE.END_TURN)), supply, 1)
    assert laid.state.shortage.model_dump() == {"player": 0, "piece": "arch", "wanted": 2, "found": 1}
    return laid


def test_11_7_an_end_that_was_triggered_wrongly_is_withdrawn_by_agreement(ended):
    before = ended.state
    wrong = correct("multi-6/0", "multi-1/0")
    assert refused(ended, wrong) == "withdraws_end"
    events = ended.game.apply(correct("multi-6/0", "multi-1/0", agreed=("withdraws_end",)))
    assert [event.kind for event in events] == ["card_corrected", "end_withdrawn", "awaiting"]
    assert (ended.state.end_triggered_by, ended.state.shortage) == (None, None)
    assert ended.state.owed[0] == Owed(arch=-1, brick=2), "one arch too many in round 1 only: there were no more"
    assert problems(ended.state) == ()
    events = ended.game.apply(correct("multi-1/0", "multi-6/0", agreed=("too_few_credits",)))
    assert [event.kind for event in events] == ["card_corrected", "end_triggered", "awaiting"]
    assert ended.state == before


def test_11_7_an_end_that_stays_due_needs_no_agreement(ended):
    before = ended.state.shortage
    ended.do(correct("multi-6/0", "multi-6/1"))
    assert ended.state.shortage == before
    assert ended.state.owed == ()


def test_11_7_the_next_delivery_that_was_short_triggers_the_end(ended, supply):
    next_turn(ended)
    short_of_arches(ended, supply, 0)
    events = ended.game.apply(correct("multi-6/0", "multi-1/0"))
    assert [event.kind for event in events] == ["card_corrected", "end_triggered", "awaiting"]
    assert ended.state.shortage.model_dump() == {"player": 1, "piece": "arch", "wanted": 1, "found": 0}
    assert problems(ended.state) == ()


def test_11_7_an_end_that_the_frog_triggered_stays(table, various, supply):
    laid = table(printed=True, cards=various, expansions=("frog",), frog_column_can_trigger_end=True)
    laid.build(arches=5, height=5).do(TakeCards(cards=("multi-6/0",)))
    round_over(laid.to(DUE.END_TURN)).set(supply, column=0).do(TakeFrog())
    assert laid.state.shortage.piece == "column"
    laid.do(correct("multi-6/0", "multi-1/0"))
    assert laid.state.shortage.piece == "column"
    assert problems(laid.state) == ()


def test_11_7_after_the_score_the_result_is_counted_again_and_nothing_is_owed(ended):
    ended.to(DUE.ENDED)
    assert ended.game.result().winners == (0,)
    assert ended.state.owed == ()
    before = ended.state
    events = ended.game.apply(correct("multi-6/0", "multi-1/0"))
    assert [event.kind for event in events] == ["card_corrected", "game_ended", "awaiting"]
    assert events[1].scores == (1, 0)
    assert ended.state.bananas_by_round == ((1, 0), (1, 0))
    assert ended.state.ended
    assert ended.state.owed == ()
    assert problems(ended.state) == ()
    for late in (SettleOwed(player=0, arch=-1), RemoveCard(card="gold-3/0")):
        assert refused(ended, late) == "game_over"
    ended.do(correct("multi-1/0", "multi-6/0", agreed=("too_few_credits",)))
    assert ended.state == before


def test_what_is_owed_at_the_end_is_void(ended):
    ended.do(correct("multi-6/0", "multi-1/0", agreed=AGREED), correct("multi-1/0", "multi-6/0", agreed=AGREED))
    ended.do(correct("multi-6/0", "multi-6/3"))
    next_turn(ended)
    ended.do(PassBuild())
    assert ended.state.end_triggered_by is not None
    ended.to(DUE.END_TURN)
    ended.do(correct("multi-6/3", "light_green-5/0", agreed=("too_few_credits",)))
    assert not ended.state.ended
    ended.do(EndTurn())
    assert ended.state.owed == ()


def test_commands_and_events_are_written_and_read_alike(bought):
    command = correct("multi-1/0", "gold-3/0", agreed=AGREED)
    data = command_json(command)
    assert (data["was"], data["is"], data["player"]) == ("multi-1/0", "gold-3/0", 0)
    assert parse_command(json.loads(json.dumps(data))) == command
    for event in bought.game.apply(command):
        assert parse_event(canonical_json(event_json(event))) == event
    assert event_json(bought.game.events[-2])["is"] == "gold-3/0"


def test_a_lost_card_is_nobodys_and_an_agreement_has_a_known_name(bought):
    bought.do(RemoveCard(card="multi-1/1"))
    assert refused(bought, correct("multi-1/0", "multi-1/1")) == "card_removed"
    with pytest.raises(BadCommand):
        parse_command(command_json(correct("multi-1/0", "multi-1/2")) | {"agreed": ["anything"]})


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda data: data.update(owed=[]), None),
        (lambda data: data.update(owed=[{}, {}]), "owed_wrong"),
        (lambda data: data.update(owed=[{"arch": 1}]), "owed_wrong"),
        (lambda data: data.update(owed=[{"arch": 1}] * 3), "owed_wrong"),
        (lambda data: data.update(purchases=[]), "purchases_wrong"),
        (lambda data: data["purchases"][0].update(turn=2), "purchases_wrong"),
        (lambda data: data["purchases"][0].update(spare=5), "spare_wrong"),
        (lambda data: data["purchases"][0]["cards"][0].update(card="ace"), "card_unknown"),
        (lambda data: data["purchases"][0]["cards"][0].update(card="multi-1/1"), "purchases_wrong"),
    ],
)
def test_a_position_with_wrong_purchases_or_debts_is_refused(bought, change, code):
    data = state_json(bought.state)
    change(data)
    found = problems(GameState.model_validate_json(canonical_json(data), strict=True))
    assert code in {problem.code for problem in found} if code else found == ()


@pytest.mark.parametrize(
    "change",
    [
        {"turn": 99},
        {"turn": 2},
        {"due": {"arch": 1, "brick": 0, "column": 0, "brick_or_arch": 10**30}},
        {"change": {"brick_or_arch": 10**30}},
        {"cards": ["ace"]},
    ],
)
def test_a_position_with_a_wrong_short_delivery_is_refused(ended, change):
    next_turn(ended)
    data = state_json(ended.state)
    data["short_deliveries"][0] |= change
    found = problems(GameState.model_validate_json(canonical_json(data), strict=True))
    assert {problem.code for problem in found} & {"short_delivery_wrong", "card_unknown"}


def without_tops(state: GameState) -> GameState:
    piles = tuple((None,) * len(pile) for pile in state.piles)
    market = tuple(pile.model_copy(update={"top": None}) for pile in state.market)
    return state.model_copy(update={"piles": piles, "market": market})


games = st.builds(
    lambda players, seed, rules: (
        Game.new(["Ann", "Bo", "Cy", "Di"][:players], settings=rules, expansions=("butterfly", "frog"), deck="printed"),
        Rng(seed),
    ),
    st.integers(2, 4),
    st.integers(0, 10**6),
    st.builds(
        Settings,
        choice_avoids_shortage=st.booleans(),
        voluntary_pass=st.just(True),
        frog_column_can_trigger_end=st.booleans(),
    ),
)
# Beside each command of the game: nothing, a correction, a lost card, a settlement, an undo, or a loss of pieces.
BESIDE = "........ccclssspu"
steps = st.lists(st.sampled_from(BESIDE), min_size=40, max_size=100)


@settings(max_examples=examples(12), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(games, steps)
def test_any_corrections_keep_the_box_closed_and_there_and_back_is_nothing(check_invariants, drawn, plan):
    plays_soundly(check_invariants, *drawn, plan)


@pytest.mark.long
@settings(max_examples=examples(200), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(games, st.lists(st.sampled_from(BESIDE), min_size=100, max_size=250))
def test_a_great_many_corrections_keep_the_box_closed(check_invariants, drawn, plan):
    plays_soundly(check_invariants, *drawn, plan)


def plays_soundly(check_invariants, game: Game, rng: Rng, plan: list[str]) -> None:
    for step in plan:
        if game.state.ended and rng.below(4) == 0:
            break
        beside(game, rng, step)
        if not game.state.ended:
            game.apply(next_command(game, rng))
        check_invariants(game.state)
        assert problems(game.state) == ()
        held = [card for player in game.state.players for card in player.cards]
        assert len(held) + sum(pile.left for pile in game.state.market) + len(game.state.removed) == 67
        assert [sheet.total for sheet in game.score()] == [player.score for player in game.state.players]
        if not game.state.ended:
            expected = owed_by_hand(game.events, HOUSE, len(game.state.players))
            found = [game.state.owed_to(seat).model_dump() for seat in range(len(game.state.players))]
            assert found == expected
    assert verify_record(record_lines(game)).state == game.state


def next_command(game: Game, rng: Rng):
    """Cards are bought often: what is corrected has to be there."""
    listed = some_legal(game)
    return rng.choice(listed[1:] if game.prompt.kind is DUE.TAKE_CARDS and len(listed) > 1 else listed)


def beside(game: Game, rng: Rng, step: str) -> None:
    state = game.state
    held = [(seat, card) for seat, player in enumerate(state.players) for card in player.cards]
    if step == "u" and game.can_undo:
        game.undo()
    elif step == "c" and held:
        seat, was = rng.choice(held)
        now = rng.choice([card.id for card in HOUSE.cards if card.id not in (was, *state.removed)])
        other = next((holder for holder, card in held if card == now), None)
        game.apply(CorrectCard(player=seat, was=was, is_=now, agreed=AGREED))
        there = game.state
        game.apply(CorrectCard(player=seat, was=now, is_=was, agreed=AGREED))
        assert without_tops(game.state) == without_tops(state)
        if rng.below(2):
            game.undo()
            assert game.state == there
            assert other is None or was in there.players[other].cards
    elif state.ended:
        return
    elif step == "l":
        gone = {card for _, card in held} | set(state.removed)
        game.apply(RemoveCard(card=rng.choice([card.id for card in HOUSE.cards if card.id not in gone])))
    elif step == "s":
        settle(game, rng)
    elif step == "p":
        lost = {piece: min(state.supply[piece], 4) for piece in ("arch", "brick") if state.supply[piece]}
        if lost:
            game.apply(CorrectSupply(**lost))


def settle(game: Game, rng: Rng) -> None:
    """Each player moves some of the pieces that are owed, as far as they are there."""
    for seat in range(len(game.state.players)):
        owed = game.state.owed_to(seat)
        choice = rng.choice(("arch", "brick"))
        for piece in BUILDING:
            due = getattr(owed, piece.value) + owed.brick_or_arch * (piece == choice)
            moves = (1 + rng.below(abs(due))) * (1 if due > 0 else -1) if due else 0
            command = SettleOwed(player=seat, **{piece.value: moves})
            if game.can(command):
                game.apply(command)
