"""Rules of sections 2 and 5 to 10 without a test file of their own: a legal and a refused case each."""

import pytest

from monkey_palace.board.pieces import Figure
from monkey_palace.cards.deck_format import Symbols
from monkey_palace.errors import BadSettings, IllegalCommand
from monkey_palace.game.commands import (
    Build,
    CorrectSupply,
    EndTurn,
    PassBuild,
    PlaceButterfly,
    PlaceFrog,
    PlaceMonkey,
    Take,
    TakeCards,
    TakeFrog,
)
from monkey_palace.game.events import FigureOnCard
from monkey_palace.game.history import Game
from monkey_palace.game.setup import start
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.settings import Settings

GOLD = "A11,8,0n A11,11,1n G11,14,2"
LIGHT = "A14,17,0w A11,17,1s L11,14,2"


def refused(laid, command) -> IllegalCommand:
    with pytest.raises(IllegalCommand) as caught:
        laid.do(command)
    return caught.value


def top(laid, pile: str) -> str:
    return next(shown.top for shown in laid.state.market if shown.pile == pile)


@pytest.mark.parametrize(("names", "allowed"), [(1, False), (2, True), (3, True), (4, True), (5, False)])
def test_2_1_two_to_four_play_each_with_the_kit_of_the_seat(names, allowed):
    players = ["Ann", "Bo", "Cy", "Di", "Ed"][:names]
    if not allowed:
        with pytest.raises(BadSettings):
            start(players)
        return
    state = Game.new(players).state
    assert [player.name for player in state.players] == players
    assert [player.bricks.arch for player in state.players[:2]] == [2, 2]
    assert [player.bricks.brick for player in state.players[:2]] == [0, 1]
    assert state.prompt.player == 0


@pytest.mark.parametrize("expansions", [(), ("butterfly",), ("frog",), ("butterfly", "frog")])
def test_2_3_piles_bonus_cards_and_the_figures_that_were_chosen(table, expansions):
    laid = table(known=True, expansions=expansions)
    assert len(laid.state.market) == 12
    assert laid.state.bonus_left == 14
    assert dict(laid.state.figures) == dict.fromkeys(["monkey", *expansions])
    assert dict(laid.state.trophies) == dict.fromkeys(["monkey", *expansions])
    if "frog" not in expansions:
        assert refused(laid, TakeFrog()).code == "frog_not_in_play"
    else:
        laid.do(TakeFrog())
    with pytest.raises(BadSettings):
        Game.new(["Ann", "Bo"], expansions=("snake",))


def test_2_4_the_steps_of_a_turn_come_in_their_order_and_then_the_next_player(table):
    laid = table(known=True, expansions=("butterfly",)).rich()
    seen = []
    for command in (EndTurn(), PlaceMonkey(), TakeCards()):
        error = refused(laid, command)
        assert (error.code, error.rule) == ("not_due", "2.4")
    laid.do(Build(staircase="B8,11,0 B11,11,0 A8,11,1e B11,14,1 A11,11,2n G11,14,3"))
    while laid.state.prompt.player == 0:
        seen.append(laid.state.prompt.kind.value)
        laid.do(next(iter(laid.game.legal)))
    assert seen == ["take_cards", "take_recurring", "place_monkey", "place_butterfly", "end_turn"]
    assert (laid.state.prompt.player, laid.state.round, laid.state.turn) == (1, 1, 2)


def _covered(state: GameState, stud: tuple[int, int]) -> GameState:
    return state.model_copy(update={"ground": tuple(knob for knob in state.ground if knob[:2] != stud)})


def test_2_5_studs_that_the_sheet_covers_and_the_rim_are_not_built_on(table):
    laid = table(known=True)
    assert laid.game.can(Build(staircase=LIGHT))
    laid.set(_covered, (11, 17))
    error = refused(laid, Build(staircase=LIGHT))
    assert (error.code, error.rule) == ("no_knob", "3.5")
    assert Build(staircase=LIGHT) not in list(laid.game.legal)
    assert refused(laid, Build(staircase="A0,31,0e A3,31,1e L6,31,2")).rule == "3.5"


def test_5_2_each_arch_placed_this_turn_is_one_credit(table):
    laid = table(known=True).do(Build(staircase=GOLD))
    assert (laid.state.credits, laid.state.current.credits_earned) == (2, 2)
    assert refused(laid, TakeCards(cards=(top(laid, "gold-3"),))).code == "too_few_credits"
    laid = table(known=True).rich().do(Build(staircase=GOLD))
    assert laid.state.credits == 2, "only what was placed counts, not what is left in the stock"


def test_6_1_cards_cost_at_most_the_credits_and_match_the_start_colour(table):
    laid = table().build(arches=5, colour="gold")
    assert laid.state.credits == 6
    assert refused(laid, TakeCards(cards=(top(laid, "gold-5"), top(laid, "multi-2")))).code == "too_few_credits"
    for other in ("light_green-3", "dark_green-3"):
        error = refused(laid, TakeCards(cards=(top(laid, other),)))
        assert (error.code, error.rule) == ("wrong_colour", "6.1")
    assert laid.game.can(TakeCards()), "none is a choice too"
    laid.do(TakeCards(cards=(top(laid, "gold-5"), top(laid, "multi-1"))))
    assert laid.state.credits == 0


def test_6_2_one_card_of_a_pile_and_only_its_top(table):
    laid = table().build(arches=9, colour="gold")
    pile = laid.state.piles[0]
    assert refused(laid, TakeCards(cards=(pile[-2],))).code == "card_not_on_top"
    assert refused(laid, TakeCards(cards=(pile[-1], pile[-1]))).code == "pile_twice"
    laid.do(TakeCards(cards=(pile[-1], laid.state.piles[1][-1])))


def _at_delivery(table, deck, **symbols):
    laid = table(cards=deck(multi_1={"recurring": Symbols(**symbols)})).build(arches=1)
    return laid.do(TakeCards(cards=(top(laid, "multi-1"),)))


def test_7_4_a_delivery_is_taken_whole(table, deck):
    laid = _at_delivery(table, deck, arch=2, column=1)
    due = laid.state.entitlement
    for fewer in ({"arch": due.arch - 1}, {"brick": due.brick - 1}, {"column": due.column - 1}):
        amounts = {"arch": due.arch, "brick": due.brick, "column": due.column} | fewer
        assert not laid.game.can(Take(source="recurring", **amounts))
        error = refused(laid, Take(source="recurring", **amounts))
        assert (error.code, error.rule) == ("took_too_few", "7.4")
    assert refused(laid, EndTurn()).code == "not_due", "none may be declined"
    laid.do(Take(source="recurring", arch=due.arch, brick=due.brick, column=due.column))


def test_7_5_nothing_else_is_taken(table, deck):
    laid = _at_delivery(table, deck, arch=2)
    due = laid.state.entitlement
    for more in ({"arch": due.arch + 1}, {"brick": due.brick + 1}, {"column": 1}):
        amounts = {"arch": due.arch, "brick": due.brick, "column": due.column} | more
        assert not laid.game.can(Take(source="recurring", **amounts))
        error = refused(laid, Take(source="recurring", **amounts))
        assert (error.code, error.rule) == ("took_too_many", "7.5")
    laid.do(Take(source="recurring", arch=due.arch, brick=due.brick, column=due.column))
    assert not laid.game.can(Take(source="recurring", arch=1))


def test_7_6_what_is_lost_is_corrected_by_agreement_within_the_compartment(table):
    laid = table(known=True)
    has = laid.state.supply["brick"]
    error = refused(laid, CorrectSupply(brick=has + 1))
    assert (error.code, error.rule) == ("correction_below_zero", "7.6")
    assert refused(laid, CorrectSupply()).rule == "7.6"
    assert refused(laid, CorrectSupply(gold=-2)).code == "correction_above_box"
    laid.do(CorrectSupply(brick=2))
    assert (laid.state.supply["brick"], laid.state.lost["brick"]) == (has - 2, 2)
    assert laid.state.palace, "the palace stands as it stood"


def test_8_3_no_turn_comes_after_the_last_round(table, supply):
    laid = table().to(PromptKind.TAKE_RECURRING).set(supply, arch=0).to(PromptKind.ENDED)
    assert laid.state.prompt.player == 1
    error = refused(laid, PassBuild())
    assert (error.code, error.rule) == ("game_over", "8.3")


def _decorated_with(state: GameState) -> GameState:
    players = list(state.players)
    cards = tuple(pile[-1] for pile in state.piles[:2])
    players[0] = players[0].model_copy(update={"bonus": 2, "cards": cards, "slots": (cards, (), (), ())})
    trophies = {Figure.MONKEY: 0, Figure.BUTTERFLY: 0, Figure.FROG: 0}
    return state.model_copy(update={"players": tuple(players), "trophies": trophies})


def test_8_4_the_score_is_cards_bonus_cards_and_trophies(table):
    laid = table(expansions=("butterfly", "frog")).set(_decorated_with)
    sheet = laid.game.score()[0]
    assert (sheet.cards, sheet.bonus, sheet.monkey, sheet.butterfly, sheet.frog) == (1 + 2, 2 * 4, 2, 2, -3)
    assert sheet.total == 12, "the covered card scores as well"
    assert laid.game.score()[1].total == 0


def test_9_2_only_who_earned_the_butterfly_places_it(table):
    laid = table(known=True, expansions=("butterfly",)).do(Build(staircase=LIGHT)).to(PromptKind.END_TURN)
    assert refused(laid, PlaceButterfly()).code == "not_due"
    assert laid.state.trophies[Figure.BUTTERFLY] is None


def _crowded(state: GameState) -> GameState:
    """A gold first staircase, whose open arch ends hold butterfly and frog except for one."""
    figures = {**state.figures, Figure.BUTTERFLY: "14,14,2", Figure.FROG: "11,11,2"}
    return state.model_copy(
        update={"figures": figures, "trophies": {**state.trophies, Figure.BUTTERFLY: 1, Figure.FROG: 1}}
    )


def _no_knob_left(state: GameState) -> GameState:
    """Bricks added by hand cover every open arch end: a position for R9.4."""
    covered = ("B11,8,1", "B11,11,2", "B14,14,2")
    return state.model_copy(update={"palace": state.palace + covered})


def test_9_1_a_knob_with_another_figure_on_it_is_not_open(table):
    laid = table(known=True, expansions=("butterfly", "frog")).do(Build(staircase=GOLD)).to(PromptKind.PLACE_MONKEY)
    laid.set(_crowded)
    assert [command.at for command in laid.game.legal if isinstance(command, PlaceMonkey)] == ["11,8,1"]
    assert refused(laid, PlaceMonkey(at="14,14,2")).code == "knob_not_open"
    laid.do(PlaceMonkey())
    assert laid.state.figures[Figure.MONKEY] == "11,8,1", "the only knob need not be named"


@pytest.mark.parametrize("holder", [None, 1])
def test_9_4_with_no_knob_open_the_monkey_stays_on_its_card_and_the_trophy_is_earned(table, holder):
    laid = table(known=True).do(Build(staircase=GOLD)).to(PromptKind.TAKE_RECURRING)
    laid.set(_no_knob_left)
    laid.set(lambda state: state.model_copy(update={"trophies": {Figure.MONKEY: holder}}))
    due = laid.state.entitlement
    events = laid.game.apply(Take(source="recurring", arch=due.arch, brick=due.brick))
    on_card = [event for event in events if isinstance(event, FigureOnCard)]
    assert [(event.figure, event.source, event.why) for event in on_card] == [("monkey", holder, "no_open_knob")]
    assert laid.state.prompt.kind is PromptKind.END_TURN
    assert (laid.state.trophies[Figure.MONKEY], laid.state.figures[Figure.MONKEY]) == (0, None)
    assert refused(laid, PlaceMonkey(at="11,8,1")).code == "not_due"


def test_9_4_with_no_knob_open_the_frog_stays_on_its_card_too(table):
    laid = table(known=True, expansions=("frog",)).do(TakeFrog(), Build(staircase=GOLD)).to(PromptKind.TAKE_RECURRING)
    laid.set(_no_knob_left)
    due = laid.state.entitlement
    events = laid.game.apply(Take(source="recurring", arch=due.arch, brick=due.brick))
    assert [event.figure for event in events if isinstance(event, FigureOnCard)] == ["frog", "monkey"]
    assert (laid.state.trophies[Figure.FROG], laid.state.figures[Figure.FROG]) == (0, None)
    assert laid.state.prompt.kind is PromptKind.END_TURN


def test_9_4_the_frog_is_before_the_monkey_in_line_for_a_knob(table):
    laid = table(known=True, expansions=("frog",)).do(TakeFrog(), Build(staircase=GOLD)).to(PromptKind.PLACE_FROG)
    assert refused(laid, PlaceMonkey(at="14,14,2")).code == "not_due"
    laid.do(PlaceFrog(at="11,8,1"))
    assert refused(laid, PlaceMonkey(at="11,8,1")).code == "knob_not_open"
    laid.do(PlaceMonkey(at="11,11,2"))


@pytest.mark.parametrize("setting", ["take_what_is_left", "take_none_of_that_type"])
def test_10_1_what_a_short_player_gets(table, deck, supply, setting):
    laid = _at_delivery_with(table, deck, short_delivery=setting).set(supply, arch=1)
    left, none = Take(source="recurring", arch=1, brick=1), Take(source="recurring", arch=0, brick=1)
    wanted, other = (left, none) if setting == "take_what_is_left" else (none, left)
    assert refused(laid, other).rule in ("7.4", "7.5")
    laid.do(wanted)
    assert laid.state.end_triggered_by == 0


def _at_delivery_with(table, deck, **settings):
    """A table at a recurring delivery of three arches and a brick."""
    laid = table(cards=deck(multi_1={"recurring": Symbols(arch=2)}), **settings).build(arches=1)
    return laid.do(TakeCards(cards=(top(laid, "multi-1"),)))


@pytest.mark.parametrize(("avoids", "ends"), [(True, False), (False, True)])
def test_10_6_a_brick_or_arch_is_met_by_what_is_left_or_counts_as_short(table, deck, supply, avoids, ends):
    cards = deck(multi_1={"recurring": Symbols(brick_or_arch=1)})
    laid = table(cards=cards, choice_avoids_shortage=avoids).build(arches=1)
    laid.do(TakeCards(cards=(top(laid, "multi-1"),))).set(supply, arch=1)
    short = Take(source="recurring", arch=1, brick=1)
    assert laid.game.can(short) is ends
    assert laid.game.can(Take(source="recurring", arch=1, brick=2))
    if ends:
        laid.do(short)
        assert laid.state.end_triggered_by == 0


@pytest.mark.parametrize(("stacking", "apart"), [("free", True), ("on_each_other", False)])
def test_10_10_new_cards_on_full_slots_go_apart_or_on_one_another(table, stacking, apart):
    laid = table(stack_new_cards=stacking)
    for _ in range(4):
        laid.build(arches=1).do(TakeCards(cards=(top(laid, "multi-1"),)))
        laid.to(PromptKind.END_TURN).do(EndTurn()).to(PromptKind.END_TURN).do(EndTurn())
    laid.build(arches=9, colour="gold")
    cards = (top(laid, "multi-1"), top(laid, "multi-2"))
    assert laid.game.can(TakeCards(cards=cards, slots=(1, 1)))
    assert laid.game.can(TakeCards(cards=cards, slots=(1, 2))) is apart


@pytest.mark.parametrize("shown", ["shown", "at_end"])
def test_10_11_the_running_score_is_for_screens_alone(shown):
    game = Game.new(["Ann", "Bo"], settings=Settings(running_score=shown))
    game.apply(Build(staircase=GOLD))
    assert game.state.players[0].score == 0
    assert game.state.settings.running_score == shown
    with pytest.raises(ValueError, match="running_score"):
        Settings(running_score="never")


def test_8_1_a_staircase_that_is_nowhere_five_high_earns_no_bonus_card(table):
    laid = table(known=True).do(Build(staircase=GOLD)).to(PromptKind.END_TURN)
    assert (laid.state.bonus_left, laid.state.players[0].bonus) == (14, 0)


def test_9_3_the_frog_is_not_taken_from_oneself_nor_without_a_column(table):
    laid = table(known=True, expansions=("frog",)).do(TakeFrog())
    assert not laid.game.can(TakeFrog())
    assert "take_frog" not in laid.state.prompt.commands
    assert refused(laid, TakeFrog()).code == "frog_already_held"
    laid.do(Build(staircase=GOLD)).to(PromptKind.END_TURN).do(EndTurn())
    assert laid.game.can(TakeFrog()), "from somebody else"
    laid.do(CorrectSupply(column=laid.state.supply["column"]))
    assert refused(laid, TakeFrog()).code == "frog_needs_column"
