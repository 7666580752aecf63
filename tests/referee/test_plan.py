"""The plan as a value, and its commands: a piece is the same in any notation."""

import pytest

from monkey_palace.board.notation import Placement, notation
from monkey_palace.board.pieces import Piece
from monkey_palace.game.commands import Build, ReportBuild
from monkey_palace.game.history import Game
from monkey_palace.game.palace_state import palace_of
from monkey_palace.game.report import report_from_facts
from monkey_palace.staircase.search import staircases
from palace_hub.errors import BadEntry
from palace_hub.referee import entries as say
from palace_hub.referee.plan import NotAStaircase, Plan, Staged, judged, plan_of, staged_pieces

ARCH = Placement.parse("A8,14,0e")
BRICK = Placement.parse("B11,14,1")


def game() -> Game:
    return Game.new(["Ann", "Bo"], seed=3)


def test_an_arch_is_found_from_either_foot_and_a_brick_where_it_stands():
    plan = Plan().placed(ARCH).placed(BRICK)
    assert plan.find(ARCH.reversed()) == ARCH
    assert plan.find(Placement.parse("C11,14,1")) is None
    assert plan.taken_back(ARCH.reversed()).placements == (BRICK,)
    assert plan.taken_back(Placement.parse("B0,0,0")) == plan
    assert (plan.count(Piece.ARCH), plan.count(Piece.BRICK), plan.count(Piece.COLUMN)) == (1, 1, 0)


def test_a_built_staircase_goes_back_on_the_plan_without_its_decoration():
    assert plan_of("A8,14,0e B11,14,1 G11,14,2") == Plan((ARCH, BRICK))


def test_pieces_are_staged_in_path_order_with_a_place_for_every_decoration():
    state = game().state
    found = next(iter(staircases(palace_of(state), state.player.bricks)))
    staged = staged_pieces(state, notation(placement.reversed() for placement in reversed(found.placements)))
    assert staged.placements == found.placements
    assert staged.report == report_from_facts(found.facts, state.settings, None)
    assert staged.start_colour == found.facts.start_colour
    built = staged.command(found.facts.start_colour)
    assert isinstance(built, Build)
    assert built.staircase.split()[-1][1:] == str(found.facts.end)
    game().verify(built)
    assert staged.command(None) == Build(staircase=str(found))


def test_an_illegal_staircase_is_not_staged():
    with pytest.raises(NotAStaircase) as fault:
        staged_pieces(game().state, "A2,2,9e")
    assert not fault.value.verdict.legal


def test_facts_alone_become_a_report():
    report = ReportBuild(start_colour="gold", arches=2, height=2)
    assert Staged(report).command("gold").decoration == "gold"
    assert Staged(report).command(None) == report


def test_without_a_known_palace_nothing_is_judged():
    played = game()
    played.apply(ReportBuild(start_colour="gold", arches=2, height=2, decoration="gold"))
    assert judged(played.state, (ARCH,)) is None
    with pytest.raises(ValueError, match="shape is not known"):
        staged_pieces(played.state, str(ARCH))


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"do": "place"}, "place.placement"),
        ({"do": "place", "placement": "A" * 41}, "place.placement"),
        ({"do": "place", "placement": 3}, "place.placement"),
        ({"do": "take_back", "placement": ""}, "take_back.placement"),
        ({"do": "enter_by", "way": "song"}, "enter_by.way"),
        ({"do": "choose_knob"}, "choose_knob.at"),
        ({"do": "choose_knob", "at": "11,14,3", "figure": "frog"}, "choose_knob.figure"),
    ],
)
def test_an_entry_that_does_not_fit_names_its_field(data: dict[str, object], field: str):
    with pytest.raises(BadEntry) as fault:
        say.parse_entry(data)
    assert field in str(fault.value)


def test_entries_at_the_plan_are_read():
    assert say.parse_entry({"do": "enter_by", "way": "plan"}) == say.EnterBy(way="plan")
    assert say.parse_entry({"do": "place", "placement": "A8,14,0e"}) == say.Place(placement="A8,14,0e")
    assert say.parse_entry({"do": "take_back"}) == say.TakeBack()
    assert say.parse_entry({"do": "choose_knob", "at": "11,14,3"}) == say.ChooseKnob(at="11,14,3")
