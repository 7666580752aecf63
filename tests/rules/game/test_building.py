"""Building on a known palace: pieces, places of figures, and refusals.

Map 1 has every knob of the grid. The starting staircase stands at A11,14,0e B17,14,0 A14,14,1e G17,14,2.
"""

import pytest

from monkey_palace.board.notation import Cell
from monkey_palace.board.pieces import Figure
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.commands import (
    Build,
    EndTurn,
    PassBuild,
    PlaceButterfly,
    PlaceFrog,
    PlaceMonkey,
    ReportBuild,
    Take,
    TakeFrog,
)
from monkey_palace.game.events import Decorated, FigureOnCard, FigurePlaced, StaircaseBuilt
from monkey_palace.game.history import Game
from monkey_palace.game.palace_state import palace_known, palace_of
from monkey_palace.game.position.check import problems
from monkey_palace.game.state import PromptKind
from monkey_palace.game.trophies import frog_knobs

STARTING = ("A11,14,0e", "B17,14,0", "A14,14,1e", "G17,14,2")
GOLD = "A11,8,0n A11,11,1n G11,14,2"
LIGHT = "A14,17,0w A11,17,1s L11,14,2"
RAISED = "B14,17,0 B11,17,0 A14,17,1w B11,14,1 A11,17,2s L11,14,3"
FOUR_HIGH = "C14,17,0 B14,17,3 C11,17,0 B11,17,3 A14,17,4w C11,14,1 B11,14,4 A11,17,5s L11,14,6"
FIVE_HIGH = (
    "C14,17,0 B14,17,3 B14,17,4 C11,17,0 B11,17,3 B11,17,4 A14,17,5w C11,14,1 B11,14,4 B11,14,5 A11,17,6s L11,14,7"
)
ONTO_FOUR_HIGH = (
    "C20,20,0 C17,20,0 A20,20,3w C14,20,0 B14,20,3 A17,20,4w A14,20,5s B14,17,6 B11,17,6 A14,17,7w L11,17,8"
)


def refused(laid, command) -> IllegalCommand:
    with pytest.raises(IllegalCommand) as caught:
        laid.do(command)
    return caught.value


def figure_stands(state, figure: Figure, cell: str, holder: int):
    """Puts the figure on a knob and its trophy with a player; recomputes the scores."""
    bananas = {Figure.MONKEY: 2, Figure.BUTTERFLY: 2, Figure.FROG: -3}[figure]
    players = list(state.players)
    for seat, sign in ((state.trophies[figure], -1), (holder, 1)):
        if seat is not None:
            players[seat] = players[seat].model_copy(update={"score": players[seat].score + sign * bananas})
    return state.model_copy(
        update={
            "players": tuple(players),
            "figures": {**state.figures, figure: cell},
            "trophies": {**state.trophies, figure: holder},
        }
    )


def test_2_2_the_palace_begins_with_the_starting_staircase_on_the_chosen_map():
    for number in range(1, 5):
        game = Game.new(["Ann", "Bo"], ground_map=number)
        assert palace_known(game.state)
        assert [word[0] for word in game.state.palace] == ["A", "B", "A", "G"]
        assert len(game.state.ground) >= 80
        assert problems(game.state) == ()
    assert Game.new(["Ann", "Bo"]).state.palace == STARTING


def test_4_a_staircase_stands_where_it_was_built(table):
    laid = table(known=True)
    events = laid.game.apply(Build(staircase=LIGHT))
    assert [event.kind for event in events[:3]] == ["staircase_built", "decorated", "credits_counted"]
    built, decorated = events[:2]
    assert isinstance(built, StaircaseBuilt)
    assert built.placements == ("A14,17,0w", "A11,17,1s")
    assert isinstance(decorated, Decorated)
    assert (decorated.at, decorated.level, decorated.colour) == ("L11,14,2", 2, "light_green")
    assert laid.state.palace == (*STARTING, *LIGHT.split())
    assert laid.state.current.staircase == tuple(LIGHT.split())
    assert laid.state.credits == 3
    assert laid.state.players[0].bricks.arch == 0
    assert problems(laid.state) == ()


def test_4_the_pieces_may_be_named_in_any_order_and_arches_from_either_foot(table):
    laid = table(known=True).do(Build(staircase="L11,14,2 A11,14,1n A11,17,0e"))
    assert laid.state.palace == (*STARTING, *LIGHT.split())


def test_4_a_staircase_is_refused_with_the_rule_and_the_piece(table):
    laid = table(known=True)
    error = refused(laid, Build(staircase="A8,8,0e A11,8,1e L14,8,2"))
    assert error.rule in ("3.5", "4.5")
    assert error.params["at"]


def test_4_5_next_to_the_palace_is_not_on_it(table):
    error = refused(table(known=True), Build(staircase="A8,8,0n D8,11,1"))
    assert error.rule == "4.5"


def test_4_9_only_the_players_own_bricks_can_be_built(table):
    laid = table(known=True)
    error = refused(laid, Build(staircase=RAISED))
    assert (error.code, error.rule, error.params["piece"]) == ("not_enough_pieces", "4.9", "brick")
    laid.rich().do(Build(staircase=RAISED))


def test_4_9_unused_bricks_are_kept(table):
    laid = table(known=True).rich(arch=5, brick=3, column=1).do(Build(staircase=LIGHT))
    bricks = laid.state.players[0].bricks
    assert (bricks.arch, bricks.brick, bricks.column) == (3, 3, 1)


def test_4_10_who_can_build_may_not_pass(table):
    laid = table(known=True)
    error = refused(laid, PassBuild())
    assert (error.code, error.rule) == ("could_build", "4.10")
    bare = refused(laid, Build(staircase=error.params["example"]))
    assert bare.code == "decoration_missing", "the example is a staircase but for its decoration"
    assert PassBuild() not in list(laid.game.legal)


def test_4_10_who_cannot_build_passes(table):
    laid = table(known=True).rich(arch=0)
    assert list(laid.game.legal) == [PassBuild()]
    laid.do(PassBuild())
    assert laid.state.current.passed
    laid = table(known=True).rich(arch=1, brick=0, column=0)
    assert list(laid.game.legal) == [PassBuild()], "one arch from the ground reaches nothing that stands"


@pytest.mark.parametrize(("voluntary", "allowed"), [(False, False), (True, True)])
def test_10_9_a_pass_of_a_player_who_could_build(table, voluntary, allowed):
    laid = table(known=True, voluntary_pass=voluntary)
    assert laid.game.can(PassBuild()) is allowed
    assert (PassBuild() in list(laid.game.legal)) is allowed


def test_10_9_where_the_palace_is_unknown_anybody_may_pass(table):
    assert table().game.can(PassBuild())


def test_5_1_the_decoration_is_part_of_the_build(table):
    laid = table(known=True)
    error = refused(laid, Build(staircase="A14,17,0w A11,17,1s"))
    assert (error.code, error.rule, error.params["wanted"]) == ("decoration_missing", "5.1", "light_green")
    assert refused(laid, Build(staircase="A14,17,0w A11,17,1s G11,14,2")).code == "wrong_decoration"
    assert refused(laid, Build(staircase="A14,17,0w A11,17,1s L14,17,1")).rule == "5.1"
    laid.do(Build(staircase=LIGHT))


def _without(colour):
    """Removes all decorations of this colour as lost pieces, so that the palace stays known."""

    def change(state):
        supply, lost = dict(state.supply), dict(state.lost)
        lost[colour] += supply[colour]
        supply[colour] = 0
        return state.model_copy(update={"supply": supply, "lost": lost})

    return change


@pytest.mark.parametrize("setting", ["any_colour_scores_none", "skip"])
def test_10_7_a_staircase_of_a_used_up_colour(table, setting):
    laid = table(known=True, decoration_out=setting).set(_without("light_green"))
    assert refused(laid, Build(staircase=LIGHT)).rule == "10.7"
    bare, substitute = Build(staircase="A14,17,0w A11,17,1s"), Build(staircase="A14,17,0w A11,17,1s G11,14,2")
    if setting == "skip":
        assert refused(laid, substitute).rule == "10.7"
        laid.do(bare)
        assert laid.state.palace[-1] == "A11,17,1s"
        assert laid.state.credits == 2
    else:
        assert refused(laid, bare).code == "decoration_missing"
        laid.do(substitute)
        assert (laid.state.credits, laid.state.current.monkey_due) == (2, False)
        assert laid.state.palace[-1] == "G11,14,2"
    assert problems(laid.state) == ()


def test_a_report_in_a_known_palace_makes_it_unknown(table):
    laid = table(known=True).do(ReportBuild(start_colour="gold", arches=2, height=2, decoration="gold"))
    assert laid.state.palace == ()
    assert laid.state.current.staircase == ()
    assert laid.state.ground
    laid.to(PromptKind.PLACE_MONKEY).do(PlaceMonkey())
    assert laid.state.figures[Figure.MONKEY] == "unknown"
    laid.do(EndTurn())
    assert laid.state.prompt.commands == ("report_build", "pass_build")
    assert refused(laid, Build(staircase=LIGHT)).code == "palace_unknown"
    assert problems(laid.state) == ()
    with pytest.raises(ValueError, match="palace"):
        palace_of(laid.state)


def test_9_1_the_monkey_goes_on_any_open_arch_end_and_no_other(table):
    laid = table(known=True).do(Build(staircase=GOLD)).to(PromptKind.PLACE_MONKEY)
    places = [command.at for command in laid.game.legal]
    assert sorted(places) == ["11,11,2", "11,8,1", "14,14,2"]
    for at in ("11,14,3", "17,14,3", "11,14,2", "12,14,1", "2,2,0", "14,14,1"):
        assert refused(laid, PlaceMonkey(at=at)).code == "knob_not_open"
    laid.do(PlaceMonkey(at="14,14,2"))
    assert laid.state.figures[Figure.MONKEY] == "14,14,2"
    assert problems(laid.state) == ()


def test_9_1_with_several_open_knobs_one_must_be_named(table):
    laid = table(known=True).do(Build(staircase=GOLD)).to(PromptKind.PLACE_MONKEY)
    assert refused(laid, PlaceMonkey()).params["count"] == 3


def test_9_1_the_monkey_blocks_its_knob(table):
    laid = table(known=True)
    assert laid.game.can(Build(staircase=LIGHT))
    laid.set(figure_stands, Figure.MONKEY, "11,14,1", 1)
    error = refused(laid, Build(staircase=LIGHT))
    assert (error.code, error.rule) == ("figure_on_knob", "3.5")
    assert list(laid.game.legal) == [PassBuild()], "it stood on the only knob that two arches reach"


def test_9_1_the_monkey_is_lifted_before_it_is_placed(table):
    laid = table(known=True).set(figure_stands, Figure.MONKEY, "14,14,2", 1)
    laid.do(Build(staircase=GOLD)).to(PromptKind.PLACE_MONKEY)
    assert "14,14,2" in [command.at for command in laid.game.legal]
    event = laid.game.apply(PlaceMonkey(at="14,14,2"))[0]
    assert isinstance(event, FigurePlaced)
    assert event.source == 1
    assert (laid.state.players[0].score, laid.state.players[1].score) == (2, 0)


def test_9_2_the_butterfly_stands_on_the_decoration(table):
    laid = table(known=True, expansions=("butterfly",)).rich()
    laid.do(Build(staircase=RAISED))
    laid.to(PromptKind.PLACE_BUTTERFLY).do(PlaceButterfly())
    assert laid.state.figures[Figure.BUTTERFLY] == "11,14,4"
    assert Cell(11, 14, 4) in palace_of(laid.state, 1).figures
    assert problems(laid.state) == ()


def test_9_2_a_staircase_no_taller_than_another_decoration_earns_no_butterfly(table):
    laid = table(known=True, expansions=("butterfly",)).do(Build(staircase=LIGHT))
    assert not laid.state.current.butterfly_due


def test_9_3_the_frog_goes_on_the_lowest_open_end_of_this_staircase(table):
    laid = table(known=True, expansions=("frog",)).do(TakeFrog(), Build(staircase=LIGHT))
    laid.to(PromptKind.PLACE_FROG)
    assert [command.at for command in laid.game.legal] == ["14,17,1"]
    for at in ("11,17,2", "14,14,2", "11,14,3", "14,17,0"):
        error = refused(laid, PlaceFrog(at=at))
        assert (error.code, error.params["lowest"]) == ("knob_not_lowest", "14,17,1")
    laid.do(PlaceFrog())
    assert laid.state.figures[Figure.FROG] == "14,17,1"
    assert problems(laid.state) == ()


@pytest.mark.parametrize(("place", "fit"), [("lowest_open_knob", ["11,17,2"]), ("lowest_arch", []), ("lowest_end", [])])
def test_10_12_if_the_monkey_stands_where_the_staircase_starts(table, place, fit):
    laid = table(known=True, expansions=("frog",), frog_place=place).do(TakeFrog(), Build(staircase=LIGHT))
    laid.set(figure_stands, Figure.MONKEY, "14,17,1", 1)
    assert [str(knob) for knob in frog_knobs(laid.state)] == fit
    laid.to(PromptKind.PLACE_FROG if fit else PromptKind.END_TURN)
    assert laid.state.current.frog_placed is not bool(fit)
    assert laid.state.figures[Figure.FROG] is None


@pytest.mark.parametrize(
    ("place", "fit"),
    [
        ("lowest_open_knob", ["17,17,4", "17,14,4"]),
        ("lowest_arch", ["17,17,4", "17,14,4"]),
        ("lowest_end", ["17,17,4"]),
    ],
)
def test_10_12_a_single_arch_without_a_decoration_has_two_open_ends(table, place, fit):
    laid = table(known=True, expansions=("frog",), frog_place=place, decoration_out="skip").rich()
    laid.set(
        lambda state: state.model_copy(
            update={"supply": {**state.supply, "dark_green": 0}, "lost": {**state.lost, "dark_green": 16}}
        )
    )
    laid.do(TakeFrog(), Build(staircase="C17,17,0 A17,17,3s"))
    assert [str(knob) for knob in frog_knobs(laid.state)] == fit


def test_9_3_taking_the_frog_lifts_it_so_that_its_knob_can_be_built_on(table):
    laid = table(known=True, expansions=("frog",)).set(figure_stands, Figure.FROG, "11,14,1", 1)
    assert refused(laid, Build(staircase=LIGHT)).rule == "3.5"
    laid.do(TakeFrog(), Build(staircase=LIGHT))
    assert problems(laid.state) == ()
    laid.to(PromptKind.PLACE_FROG).do(PlaceFrog())
    assert laid.state.figures[Figure.FROG] == "14,17,1"


def test_9_3_without_a_staircase_the_frog_stands_where_it_stood(table):
    laid = table(known=True, expansions=("frog",)).rich(arch=0).set(figure_stands, Figure.FROG, "11,14,1", 1)
    laid.do(TakeFrog(), PassBuild())
    assert (laid.state.figures[Figure.FROG], laid.state.trophies[Figure.FROG]) == ("11,14,1", 1)
    assert Cell(11, 14, 1) in palace_of(laid.state).figures
    assert problems(laid.state) == ()


def test_9_3_a_frog_that_makes_a_staircase_possible_must_be_used(table):
    """With the column the player can build and must not pass (R4.10)."""
    laid = table(known=True, expansions=("frog",)).rich(arch=1, brick=0, column=0)
    assert laid.game.can(PassBuild())
    laid.do(TakeFrog())
    assert refused(laid, PassBuild()).code == "could_build"
    laid.do(Build(staircase="C17,17,0 A17,17,3s D17,14,4"))
    assert laid.state.players[0].bricks.total == 0


@pytest.mark.parametrize("figure", [Figure.MONKEY, Figure.FROG])
@pytest.mark.parametrize(
    ("blocks", "holder", "allowed"),
    [
        ("everyone", 0, False),
        ("everyone", 1, False),
        ("others", 0, True),
        ("others", 1, False),
    ],
)
def test_10_5_the_setting_decides_whom_a_figure_blocks(table, figure, blocks, holder, allowed):
    laid = table(known=True, expansions=("butterfly", "frog"), figure_blocks=blocks)
    laid.set(figure_stands, figure, "11,14,1", holder)
    assert laid.game.can(Build(staircase=LIGHT)) is allowed
    assert (Cell(11, 14, 1) in palace_of(laid.state).figures) is not allowed


def test_10_5_others_a_holder_who_builds_on_the_knob_takes_the_figure_back_on_its_card(table):
    laid = table(known=True, figure_blocks="others").set(figure_stands, Figure.MONKEY, "11,14,1", 0)
    events = laid.game.apply(Build(staircase=LIGHT))
    on_card = [event for event in events if isinstance(event, FigureOnCard)]
    assert [(event.figure, event.why) for event in on_card] == [(Figure.MONKEY, "built_over")]
    assert laid.state.figures[Figure.MONKEY] is None
    assert laid.state.trophies[Figure.MONKEY] == 0
    assert laid.state.players[0].score == 2
    assert problems(laid.state) == ()


@pytest.mark.parametrize(("counts", "bonus"), [("placed_this_turn", False), ("whole_pile", True)])
def test_10_4_older_bricks_below_count_or_not(table, counts, bonus):
    laid = table(known=True, bonus_counts=counts).rich().do(Build(staircase=FOUR_HIGH))
    assert laid.state.current.report.five_high is False
    laid.to(PromptKind.END_TURN).do(EndTurn()).rich().do(Build(staircase=ONTO_FOUR_HIGH))
    assert laid.state.current.report.five_high is bonus
    assert laid.to(PromptKind.END_TURN).state.players[1].bonus == bonus


def test_8_1_the_tallest_part_is_read_off_the_palace(table):
    laid = table(known=True).rich().do(Build(staircase=FIVE_HIGH))
    assert laid.state.current.report.five_high
    laid.to(PromptKind.END_TURN)
    assert laid.state.players[0].bonus == 1


def test_5_3_the_highest_is_compared_with_the_palace(table):
    laid = table(known=True).do(Build(staircase=GOLD))
    assert laid.state.credits == 2, "as high as the starting gold is not higher"
    laid = table(known=True, highest_tie_earns_credit=True).do(Build(staircase=GOLD))
    assert laid.state.credits == 3


def test_the_legal_builds_are_those_of_the_search_and_all_can_be_built(table):
    laid = table(known=True)
    builds = list(laid.game.legal)
    assert len(builds) == len(set(builds)) == 9
    assert all(isinstance(build, Build) and laid.game.can(build) for build in builds)
    assert Build(staircase=LIGHT) in builds


def test_undo_takes_the_pieces_away_again(table):
    laid = table(known=True).do(Build(staircase=GOLD))
    assert laid.game.undo() == Build(staircase=GOLD)
    assert laid.state.palace == STARTING
    laid.game.redo()
    assert laid.state.palace == (*STARTING, *GOLD.split())


def test_a_first_turn_with_placements_to_its_end(table):
    laid = table(known=True).do(Build(staircase=GOLD)).to(PromptKind.TAKE_RECURRING)
    laid.do(Take(source="recurring", arch=1, brick=1), PlaceMonkey(at="11,8,1"), EndTurn())
    assert laid.state.prompt.player == 1
    assert laid.state.current.staircase == ()
    assert any(laid.game.can(build) for build in laid.game.legal)
