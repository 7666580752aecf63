"""Step 8 (R9): monkey, butterfly and frog, and their settings."""

import pytest

from monkey_palace.board.notation import parse_placements
from monkey_palace.board.pieces import Figure
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.building import builds
from monkey_palace.game.commands import (
    Build,
    EndTurn,
    PassBuild,
    PlaceButterfly,
    PlaceFrog,
    PlaceMonkey,
    ReportBuild,
    TakeCards,
    TakeFrog,
)
from monkey_palace.game.events import FrogReturned
from monkey_palace.game.evolve import evolve
from monkey_palace.game.history import Game
from monkey_palace.game.position.check import problems
from monkey_palace.game.state import PromptKind


def prompts(laid) -> list[str]:
    """The prompts until the end of the turn, each answered with the first legal command."""
    seen = [laid.state.prompt.kind.value]
    while laid.state.prompt.kind is not PromptKind.END_TURN:
        laid.do(next(iter(laid.game.legal)))
        seen.append(laid.state.prompt.kind.value)
    return seen


def test_9_1_a_gold_decoration_moves_the_monkey(table):
    laid = table().build(arches=1, colour="gold")
    assert prompts(laid) == ["take_cards", "take_recurring", "place_monkey", "end_turn"]
    assert laid.state.trophies[Figure.MONKEY] == 0
    assert laid.state.players[0].score == 2


def test_9_1_the_trophy_moves_from_its_former_holder(table):
    laid = table().build(arches=1, colour="gold").to(PromptKind.END_TURN).do(EndTurn())
    laid.build(arches=1, colour="gold").to(PromptKind.PLACE_MONKEY)
    events = laid.game.apply(PlaceMonkey(at="11,14,3"))
    assert (events[0].source, events[0].at) == (0, "11,14,3")
    assert [player.score for player in laid.state.players] == [0, 2]
    assert laid.state.figures[Figure.MONKEY] == "11,14,3"


def test_9_1_a_monkey_placed_without_a_cell_has_an_unknown_place(table):
    laid = table().build(arches=1, colour="gold").to(PromptKind.PLACE_MONKEY).do(PlaceMonkey())
    assert laid.state.figures[Figure.MONKEY] == "unknown"


@pytest.mark.parametrize("colour", ["light_green", "dark_green"])
def test_9_1_a_leaf_moves_no_monkey(table, colour):
    assert "place_monkey" not in prompts(table().build(arches=1, colour=colour))


def test_9_4_a_substitute_moves_none_and_earns_no_credit(table, supply):
    laid = table(expansions=("butterfly",)).set(supply, light_green=0)
    laid.build(arches=9, colour="light_green", decoration="gold")
    assert laid.state.current.substitute
    assert laid.state.credits == 9
    assert {"place_monkey", "place_butterfly"}.isdisjoint(prompts(laid))
    assert laid.state.highest["gold"] == 9


def test_10_7_the_cards_follow_the_start_colour_all_the_same(table, supply):
    laid = table().set(supply, light_green=0)
    laid.build(arches=9, colour="light_green", decoration="gold")
    tops = {pile.pile: pile.top for pile in laid.state.market}
    assert laid.game.can(TakeCards(cards=(tops["light_green-3"],)))
    assert not laid.game.can(TakeCards(cards=(tops["gold-3"],)))


def test_10_7_with_skip_the_staircase_gets_no_decoration(table, supply):
    laid = table(decoration_out="skip").set(supply, light_green=0)
    laid.build(arches=3, colour="light_green", decoration=None)
    assert laid.state.credits == 3
    assert laid.state.current.decoration is None


def test_10_7_skip_refuses_the_used_up_colour_as_used_up(table, supply):
    laid = table(decoration_out="skip").set(supply, light_green=0)
    report = ReportBuild(start_colour="light_green", arches=2, height=2, decoration="light_green")
    with pytest.raises(IllegalCommand) as caught:
        laid.do(report)
    assert caught.value.code == "decoration_out"


def test_10_7_with_every_decoration_gone_there_is_none_to_put_on(table, supply):
    laid = table().set(supply, light_green=0, dark_green=0, gold=0)
    laid.build(arches=3, colour="light_green", decoration=None)
    assert laid.state.credits == 3


def test_9_2_the_tallest_decoration_earns_the_butterfly(table):
    laid = table(expansions=("butterfly",)).build(arches=3, colour="light_green")
    assert prompts(laid)[-2:] == ["place_butterfly", "end_turn"]
    assert laid.state.trophies[Figure.BUTTERFLY] == 0
    assert laid.state.figures[Figure.BUTTERFLY] == "unknown"


def test_9_2_a_tie_earns_no_butterfly(table):
    laid = table(expansions=("butterfly",)).build(arches=2, colour="light_green")
    assert "place_butterfly" not in prompts(laid)


def test_9_2_without_the_expansion_there_is_no_butterfly(table):
    assert "place_butterfly" not in prompts(table().build(arches=9, colour="light_green"))


@pytest.mark.parametrize(("tallest_of", "due"), [("any_colour", False), ("own_colour", True)])
def test_10_2_tallest_of_any_or_of_its_own_colour(table, tallest_of, due):
    laid = table(expansions=("butterfly",), butterfly_tallest_of=tallest_of)
    laid.build(arches=5, colour="dark_green").to(PromptKind.END_TURN).do(EndTurn())
    laid.build(arches=3, colour="light_green")
    assert ("place_butterfly" in prompts(laid)) is due


@pytest.mark.parametrize(("earns", "credits"), [(False, 3), (True, 4)])
def test_10_3_a_tie_for_the_highest(table, earns, credits):
    laid = table(highest_tie_earns_credit=earns).build(arches=3).to(PromptKind.END_TURN).do(EndTurn())
    assert laid.build(arches=3).state.credits == credits


def test_9_4_the_frog_is_placed_before_the_monkey_and_the_butterfly(table):
    laid = table(expansions=("butterfly", "frog")).do(TakeFrog()).build(arches=3, colour="gold")
    assert prompts(laid)[-4:] == ["place_frog", "place_monkey", "place_butterfly", "end_turn"]
    assert laid.state.players[0].score == 2 + 2 - 3


def test_9_3_the_column_is_in_the_stock_at_once_and_usable_in_this_build(table):
    laid = table(expansions=("frog",)).do(TakeFrog())
    assert laid.state.prompt.kind is PromptKind.BUILD
    assert laid.state.players[0].bricks.column == 1
    assert laid.state.supply["column"] == 15
    laid.build(arches=1, columns=1, height=4)
    assert laid.state.built["column"] == 1


def test_9_3_a_pass_gives_trophy_and_column_back_to_the_holder(table):
    laid = table(expansions=("frog",)).do(TakeFrog()).build().to(PromptKind.END_TURN).do(EndTurn())
    before = laid.state
    laid.do(TakeFrog(), PassBuild())
    assert laid.state.trophies[Figure.FROG] == 0
    assert laid.state.players[1].bricks.column == before.players[1].bricks.column
    assert [player.score for player in laid.state.players] == [player.score for player in before.players]
    assert "take_frog" not in laid.state.prompt.commands
    assert prompts(laid) == ["take_recurring", "end_turn"]


def with_a_frog_in_a_hand() -> tuple[Game, str]:
    """Bo's turn on a known palace, after he took Ann's frog from its knob; and that knob's cell."""
    game = Game.new(["Ann", "Bo"], expansions=("frog",), seed=4)
    game.apply(TakeFrog())
    game.apply(Build(staircase="A14,17,0w A11,17,1s L11,14,2"))
    while game.state.turn == 1:
        game.apply(next(command for command in game.legal if not isinstance(command, TakeFrog)))
    stood = game.state.figures[Figure.FROG]
    assert stood is not None
    game.apply(TakeFrog())
    return game, stood


def test_9_3_a_frog_in_a_hand_stands_nowhere():
    game, _ = with_a_frog_in_a_hand()
    assert game.state.figures[Figure.FROG] is None


def test_9_3_a_pass_puts_the_frog_back_on_its_knob():
    game, stood = with_a_frog_in_a_hand()
    returned = evolve(game.state, FrogReturned(player=1, source=0, columns=1))
    assert (returned.figures[Figure.FROG], returned.trophies[Figure.FROG]) == (stood, 0)
    assert returned.current.frog_stood is None


def test_9_3_the_knob_of_a_frog_in_a_hand_can_be_built_on():
    game, stood = with_a_frog_in_a_hand()
    own = next(
        build
        for build in builds(game.state)
        if any(str(cell) == stood for piece in parse_placements(build.staircase) for cell in piece.cells)
    )
    game.apply(own)
    assert game.state.figures[Figure.FROG] is None
    assert problems(game.state) == ()


@pytest.mark.parametrize(
    "at",
    [PromptKind.TAKE_CARDS, PromptKind.TAKE_RECURRING, PromptKind.PLACE_MONKEY, PromptKind.END_TURN],
)
def test_9_3_the_frog_may_be_taken_at_any_prompt_of_the_own_turn(table, at):
    laid = table(expansions=("frog",)).build(arches=1, colour="gold").to(at)
    assert laid.state.prompt.commands[-1] == "take_frog"
    laid.do(TakeFrog())
    rest = prompts(laid)
    assert rest.count("place_frog") == 1
    if "place_monkey" in rest:
        assert rest.index("place_frog") < rest.index("place_monkey")
    assert laid.state.figures[Figure.FROG] == "unknown"


def test_9_3_taken_after_the_monkey_the_frog_is_placed_and_the_butterfly_still_follows(table):
    laid = table(expansions=("butterfly", "frog")).build(arches=3, colour="gold").to(PromptKind.PLACE_BUTTERFLY)
    laid.do(TakeFrog())
    assert prompts(laid) == ["place_frog", "place_butterfly", "end_turn"]


def test_9_3_the_frog_cell_is_recorded(table):
    laid = table(expansions=("frog",)).do(TakeFrog()).build().to(PromptKind.PLACE_FROG).do(PlaceFrog(at="8,14,1"))
    assert laid.state.figures[Figure.FROG] == "8,14,1"


def test_9_3_the_prompt_names_the_frog_only_while_it_may_be_taken(table, supply):
    laid = table(expansions=("frog",))
    assert laid.state.prompt.commands == ("report_build", "pass_build", "take_frog")
    laid.set(supply, column=0)
    assert laid.state.prompt.commands == ("report_build", "pass_build")
    assert not any(isinstance(command, TakeFrog) for command in laid.game.legal)


def test_10_8_with_no_column_left_taking_the_frog_can_end_the_game(table, supply):
    laid = table(expansions=("frog",), frog_column_can_trigger_end=True).set(supply, column=0)
    laid.do(TakeFrog())
    assert laid.state.end_triggered_by == 0
    assert laid.state.shortage.piece == "column"
    assert laid.state.players[0].bricks.column == 0
    laid.do(PassBuild())
    assert laid.state.supply["column"] == 0
    assert laid.state.trophies[Figure.FROG] is None


def test_10_8_a_column_that_is_there_triggers_nothing(table):
    laid = table(expansions=("frog",), frog_column_can_trigger_end=True).do(TakeFrog())
    assert laid.state.end_triggered_by is None


def test_4_10_a_pass_is_the_recurring_delivery_and_the_end_of_the_turn(table):
    laid = table(expansions=("butterfly", "frog"))
    events = laid.game.apply(PassBuild())
    assert [event.kind for event in events] == ["build_passed", "awaiting"]
    assert prompts(laid) == ["take_recurring", "end_turn"]
    assert laid.state.credits == 0


def test_4_10_the_recurring_delivery_of_a_pass_can_trigger_the_end(table, supply):
    laid = table().do(PassBuild()).set(supply, arch=0).to(PromptKind.END_TURN)
    assert laid.state.end_triggered_by == 0


def test_8_1_five_high_earns_one_bonus_card(table):
    laid = table().build(arches=1, bricks=5, five_high=True)
    kinds = []
    while laid.state.prompt.kind is not PromptKind.END_TURN:
        kinds += [event.kind for event in laid.game.apply(next(iter(laid.game.legal)))]
    assert kinds.count("bonus_taken") == 1
    assert (laid.state.bonus_left, laid.state.players[0].bonus, laid.state.players[0].score) == (13, 1, 4)


def test_8_1_an_empty_bonus_pile_gives_none(table):
    laid = table().build(arches=1, bricks=5, five_high=True)
    players = (laid.state.players[0].model_copy(update={"bonus": 14, "score": 56}), laid.state.players[1])
    laid.set(lambda state: state.model_copy(update={"bonus_left": 0, "players": players})).to(PromptKind.END_TURN)
    assert laid.state.players[0].bonus == 14


def test_place_butterfly_is_not_due_unless_earned(table):
    laid = table(expansions=("butterfly",)).build(arches=1).to(PromptKind.END_TURN)
    assert not laid.game.can(PlaceButterfly())
