"""The plan within a turn: undo and redo, entry by facts, figures, a colour that has run out."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.core.by_hand import Table, place, play_by_hand
from tests.core.on_plan import (
    WRONG,
    built,
    choose,
    come_back,
    on_plan,
    play_by_hand_to_the_next_build,
    staircase,
    state_of,
    typed_facts,
)

from monkey_palace.board.notation import Placement, parse_placements
from monkey_palace.game.commands import PlaceMonkey
from monkey_palace.game.palace_state import palace_known, palace_of
from monkey_palace.game.state import PromptKind, state_hash
from monkey_palace.staircase.search import staircases
from palace_hub.core.snapshot import snapshot
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Stage

CATALOGUE = Catalogue()


@pytest.mark.parametrize(
    ("entry", "key"),
    [
        (say.Place(placement="nonsense"), "refused-no-placement"),
        (say.Place(placement="B8,14,0e"), "refused-no-placement"),
        (say.Place(placement="G8,14,0"), "refused-decoration-placed"),
        (say.Place(placement=WRONG), "refused-placed-already"),
        (say.Place(placement=str(Placement.parse(WRONG).reversed())), "refused-placed-already"),
        (say.Place(placement="C8,14,0"), "refused-no-more-of-it"),
        (say.TakeBack(placement="A20,20,0e"), "refused-not-on-plan"),
        (say.TakeBack(placement="x"), "refused-no-placement"),
        (say.Draft(arches=3), "refused-by-plan"),
        (say.ChooseKnob(at="11,14,3"), "refused-not-now"),
        (say.ChooseKnob(at="here"), "refused-not-now"),
    ],
)
def test_an_impossible_entry_is_refused_with_a_sentence_and_changes_nothing(table: Table, entry: say.Entry, key: str):
    table.begin()
    table.enter(*place(WRONG))
    before = state_hash(state_of(table))
    shown = table.enter(entry)
    assert shown.refusal.key == key
    assert not CATALOGUE.text(shown.refusal).startswith("?")
    assert on_plan(table) == (WRONG,)
    assert state_hash(state_of(table)) == before


def test_undoing_a_staircase_puts_it_back_on_the_plan_without_a_violation(table: Table):
    table.begin()
    pieces = staircase(table)
    before = state_hash(state_of(table))
    built(table)
    after = state_hash(state_of(table))
    shown = table.enter(say.Undo())
    assert state_hash(state_of(table)) == before
    assert shown.plan.placements == pieces
    assert shown.judgement.reason.key == "undone-put-back"
    assert not table.core.hub.book.violations
    table.enter(say.Redo())
    assert state_hash(state_of(table)) == after
    assert on_plan(table) == ()


def test_an_undone_staircase_can_be_changed_and_built(table: Table):
    table.begin()
    other = staircase(table, 4)
    built(table)
    table.enter(say.Undo(), say.Confirm())
    for one in staircase(table):
        table.enter(say.TakeBack(placement=str(one)))
    table.enter(
        *place(*other), say.Confirm(), say.Decoration(colour=table.core.hub.choices.draft.start_colour or "gold")
    )
    staged = table.core.hub.book.staged
    if staged is not None:
        table.enter(say.Decoration(colour=staged.start_colour))
    assert set(map(str, other)) <= set(state_of(table).palace)


def test_an_undone_confirmation_leaves_the_plan_as_it_was(table: Table):
    table.begin()
    pieces = staircase(table)
    table.enter(*place(*pieces), say.Confirm())
    shown = table.enter(say.Undo())
    assert shown.stage is Stage.BUILD
    assert shown.plan.placements == pieces
    assert table.enter(say.Redo()).stage is Stage.DECORATE


def test_facts_after_the_plan_make_the_palace_unknown_and_the_log_says_so(table: Table):
    table.begin()
    built(table)
    play_by_hand_to_the_next_build(table)
    table.enter(say.EnterBy(way="facts"), typed_facts(table), say.Confirm())
    shown = table.enter(say.Decoration(colour=table.core.hub.book.staged.start_colour))
    assert not palace_known(state_of(table))
    told = next(line for line in shown.log if line.what.key == "log-command-report-build-forgotten")
    assert told.who == "Bo"
    play_by_hand_to_the_next_build(table)
    assert snapshot(table.core.hub).plan.way == "facts"
    assert table.enter(say.EnterBy(way="plan")).refusal.key == "refused-palace-unknown"
    assert table.enter(*place(WRONG)).refusal.key == "refused-palace-unknown"
    assert not [line for line in shown.log if line.what.key == "log-command-report-build"]


def test_undoing_the_facts_brings_the_palace_back(table: Table):
    table.begin()
    table.enter(say.EnterBy(way="facts"), say.Draft(start_colour="gold", arches=2, height=2), say.Confirm())
    table.enter(say.Decoration(colour="gold"))
    assert not palace_known(state_of(table))
    shown = table.enter(say.Undo(), say.Confirm())
    assert palace_known(state_of(table))
    assert shown.plan.way == "facts"
    assert table.enter(say.EnterBy(way="plan")).plan.way == "plan"


def test_the_way_of_entry_survives_a_power_cut_and_ends_with_the_turn(table: Table):
    table.begin()
    table.enter(say.EnterBy(way="facts"))
    come_back(table)
    assert snapshot(table.core.hub).plan.way == "facts"
    table.enter(say.EnterBy(way="plan"))
    built(table)
    play_by_hand_to_the_next_build(table)
    assert snapshot(table.core.hub).plan.way == "plan"


def test_a_table_that_prefers_facts_is_asked_for_them_first(new_table: Callable[..., Table]):
    table = new_table("facts")
    table.begin()
    assert snapshot(table.core.hub).plan.way == "facts"
    assert table.enter(*place(WRONG)).refusal.key == "refused-by-facts"
    assert table.enter(say.EnterBy(way="plan")).plan.way == "plan"
    built(table)
    assert palace_known(state_of(table))


def test_a_new_game_is_played_on_the_tables_usual_map_or_the_one_that_is_asked_for(new_table: Callable[..., Table]):
    for asked, played in ((None, 3), (2, 2)):
        table = new_table()
        table.core.hub.options = replace(table.core.hub.options, ground_map=3)
        table.begin(ground_map=asked)
        assert state_of(table).ground_map == played
        assert state_of(table).palace


def test_4_10_a_pass_is_refused_with_an_example_if_a_build_is_possible(table: Table):
    table.begin()
    shown = table.enter(say.PassBuild())
    assert shown.refusal.key == "rule-could-build"
    assert "4.10" in CATALOGUE.text(shown.refusal)
    assert shown.stage is Stage.BUILD


def gold_built(table: Table) -> None:
    """A staircase whose gold decoration brings the monkey (R9.1)."""
    table.begin()
    state = state_of(table)
    gold = next(one for one in staircases(palace_of(state), state.player.bricks) if one.facts.start_colour == "gold")
    table.enter(*place(*gold.placements), say.Confirm(), say.Decoration(colour="gold"))
    while table.core.hub.stage is not Stage.TROPHIES:
        if table.core.hub.stage in (Stage.CREDITS, Stage.CARDS, Stage.BONUS):
            table.enter(say.Confirm())
        else:
            boxes = snapshot(table.core.hub).judgement.boxes
            table.enter(say.Manual(taken={i: box.due for i, box in enumerate(boxes)}))
        assert table.core.hub.refusal is None
    assert state_of(table).prompt.kind is PromptKind.PLACE_MONKEY


def test_9_1_the_monkeys_knob_is_chosen_and_confirmed(table: Table):
    gold_built(table)
    assert table.enter(say.ChooseKnob(at="0,0,5")).refusal.key == "rule-knob-not-open"
    for text in ("here", "99,99,3"):
        assert table.enter(say.ChooseKnob(at=text)).refusal.key == "refused-no-cell"
    assert snapshot(table.core.hub).knob_chosen == ""
    at = choose(table)
    assert PlaceMonkey(at=at) in table.core.hub.book.game.commands
    assert state_of(table).figures["monkey"] == at
    assert table.core.hub.choices.knob is None


def test_9_1_confirming_without_a_knob_asks_for_one_and_a_choice_can_be_withdrawn(table: Table):
    gold_built(table)
    open_ends = [str(cell) for cell in palace_of(state_of(table)).open_arch_ends()]
    assert len(open_ends) > 1
    assert table.enter(say.Confirm()).refusal.key == "rule-knob-needed"
    shown = table.enter(say.ChooseKnob(at=open_ends[1]))
    assert shown.knob_chosen == open_ends[1]
    assert shown.can_confirm
    assert table.enter(say.Back()).knob_chosen == ""


def test_a_begun_plan_stays_over_an_undo_across_the_turn(table: Table):
    table.begin()
    built(table)
    play_by_hand_to_the_next_build(table)
    table.enter(*place(WRONG))
    assert table.enter(say.Undo()).plan.placements == parse_placements(WRONG)
    come_back(table)
    while table.core.hub.book.undone:
        table.enter(say.Redo())
        while table.core.hub.judgement.wrong:
            table.enter(say.Confirm())
    assert state_of(table).turn == 2
    assert on_plan(table) == (WRONG,)


def lost(table: Table, cell: int) -> None:
    """Remove all pieces of a compartment from the game (R7.6)."""
    table.enter(say.Manual(taken={cell: table.core.hub.book.shelf[cell]}), say.KeepAsItIs(reason="under the sofa"))
    assert table.core.hub.refusal is None


def of_colour(table: Table, colour: str) -> tuple[Placement, ...]:
    state = state_of(table)
    found = staircases(palace_of(state), state.player.bricks)
    return next(one.placements for one in found if one.facts.start_colour == colour)


def test_10_7_a_substitute_goes_on_where_the_colour_has_run_out(table: Table):
    table.begin()
    lost(table, 5)
    table.enter(*place(*of_colour(table, "gold")))
    shown = table.enter(say.Confirm())
    assert shown.stage is Stage.DECORATE
    assert len(table.core.hub.book.allowed().options) == 2
    come_back(table)
    table.enter(say.Decoration(colour="dark_green"))
    assert state_of(table).palace[-1].startswith("D")
    assert state_of(table).current.substitute
    assert palace_known(state_of(table))


def test_10_7_without_a_substitute_the_staircase_is_built_bare(table: Table):
    table.begin(settings={"decoration_out": "skip"})
    lost(table, 5)
    pieces = of_colour(table, "gold")
    shown = table.enter(*place(*pieces), say.Confirm())
    assert shown.stage is not Stage.DECORATE
    state = state_of(table)
    assert state.palace[-1] == str(pieces[-1])
    assert state.current.decoration is None
    assert table.enter(say.Undo()).plan.placements == pieces
    assert table.enter(say.Redo()).stage is not Stage.BUILD


def test_9_3_taking_the_frog_in_mid_entry_keeps_the_plan_and_adds_its_column(table: Table):
    table.begin(expansions=("frog",))
    pieces = staircase(table)
    table.enter(*place(pieces[0]))
    table.enter(say.TakeFrog(), say.Confirm())
    assert on_plan(table) == (str(pieces[0]),)
    state = state_of(table)
    assert state.player.bricks.column == 1
    tall = next(one for one in staircases(palace_of(state), state.player.bricks) if one.columns)
    table.enter(say.TakeBack(), *place(*tall.placements), say.Confirm())
    table.enter(say.Decoration(colour=table.core.hub.book.staged.start_colour))
    assert [command.kind for command in table.core.hub.book.game.commands] == ["take_frog", "build"]
    play_by_hand(table, before=2)
    assert state_of(table).figures["frog"] not in (None, "unknown")


def test_taking_the_frog_after_confirming_returns_to_the_build(table: Table):
    table.begin(expansions=("frog",))
    pieces = staircase(table)
    table.enter(*place(*pieces), say.Confirm())
    assert table.core.hub.stage is Stage.DECORATE
    shown = table.enter(say.TakeFrog(), say.Confirm())
    assert shown.stage is Stage.BUILD
    assert shown.plan.placements == pieces
    assert table.enter(say.Confirm()).stage is Stage.DECORATE
