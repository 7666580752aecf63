"""A staircase entered on the plan by hand: wrong pieces, confirmations, power cuts, records."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.core.by_hand import Table, place, play_by_hand
from tests.core.on_plan import WRONG, built, come_back, on_plan, staircase, state_of

from monkey_palace.board.notation import Placement
from monkey_palace.board.pieces import Piece
from monkey_palace.game.commands import Build, ReportBuild
from monkey_palace.game.palace_state import palace_known
from monkey_palace.game.state import state_hash
from palace_hub.core import planning
from palace_hub.core.snapshot import snapshot
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries as say
from palace_hub.referee.book import Book
from palace_hub.referee.events import StaircaseStaged
from palace_hub.referee.record import replay
from palace_hub.views.snapshot import Phase, Stage

CATALOGUE = Catalogue()


@pytest.mark.long
def test_the_palace_of_a_game_entered_on_the_plan_is_always_known(table: Table):
    table.begin()
    play_by_hand(table)
    assert table.core.hub.phase is Phase.ENDED
    assert palace_known(state_of(table))
    commands = table.core.hub.book.game.commands
    assert sum(isinstance(command, Build) for command in commands) > 10
    assert not any(isinstance(command, ReportBuild) for command in commands)
    now = snapshot(table.core.hub)
    assert max(now.longest) > 2
    assert max(now.tallest) > 2
    assert not [line for line in now.log if line.what.key == "log-command-report-build-forgotten"]


def test_each_entered_piece_is_shown_with_the_verdict_of_the_rules(table: Table):
    table.begin()
    assert snapshot(table.core.hub).plan.way == "plan"
    pieces = staircase(table)
    for number, entry in enumerate(place(*pieces)):
        shown = table.enter(entry)
        assert shown.refusal is None
        assert shown.plan.placements == pieces[: number + 1]
        assert shown.plan.verdict is not None
    assert shown.plan.verdict.legal
    assert shown.can_confirm
    assert shown.draft.arches == sum(piece.piece is Piece.ARCH for piece in pieces)
    shown = table.enter(say.Confirm())
    assert shown.stage is Stage.DECORATE
    assert shown.draft.start_colour == table.core.hub.book.staged.start_colour
    assert shown.plan.placements == pieces


def test_the_decoration_goes_on_the_end_of_the_last_arch(table: Table):
    table.begin()
    pieces = staircase(table)
    built(table)
    state = state_of(table)
    end = pieces[-1].far.above()
    letter = {"light_green": "L", "dark_green": "D", "gold": "G"}[state.current.decoration]
    assert state.palace[-1] == f"{letter}{end}"
    assert set(map(str, pieces)) <= set(state.palace)
    assert isinstance(table.core.hub.book.game.commands[-1], Build)
    assert snapshot(table.core.hub).log[0].what.key == "log-command-build"
    assert snapshot(table.core.hub).log[0].what.params["arches"] == 2
    assert snapshot(table.core.hub).owners == {(end.x, end.y): 0}


def test_the_order_of_the_entries_and_the_foot_an_arch_is_written_from_do_not_matter(table: Table):
    table.begin()
    pieces = staircase(table, 3)
    table.enter(*place(*(piece.reversed() for piece in reversed(pieces))), say.Confirm())
    assert table.core.hub.stage is Stage.DECORATE
    assert table.core.hub.book.staged.placements == pieces


def test_an_empty_plan_has_nothing_to_take_back_or_to_confirm(table: Table):
    table.begin()
    assert table.enter(say.TakeBack()).refusal.key == "refused-plan-empty"
    assert table.enter(say.Confirm()).refusal.key == "refused-plan-empty"


def test_a_wrong_piece_is_named_with_its_rule_and_taken_back(table: Table):
    table.begin()
    pieces = staircase(table)
    table.enter(*place(*pieces[:-1], WRONG))
    shown = table.enter(say.Confirm())
    assert shown.stage is Stage.BUILD
    assert shown.refusal.key.startswith("rule-")
    assert not CATALOGUE.text(shown.refusal).startswith("?")
    assert not shown.can_confirm
    assert shown.draft_faults
    table.enter(say.TakeBack())
    assert on_plan(table) == tuple(map(str, pieces[:-1]))
    table.enter(*place(pieces[-1]))
    assert table.enter(say.Confirm()).stage is Stage.DECORATE


def test_a_piece_in_the_middle_is_taken_back_by_name_from_either_foot(table: Table):
    table.begin()
    pieces = staircase(table)
    table.enter(*place(WRONG, pieces[0]))
    table.enter(say.TakeBack(placement=str(Placement.parse(WRONG).reversed())))
    assert on_plan(table) == (str(pieces[0]),)


def test_a_staircase_half_entered_is_there_after_a_power_cut(table: Table):
    table.begin()
    pieces = staircase(table)
    table.enter(*place(WRONG, *pieces[:1]), say.TakeBack(placement=WRONG))
    come_back(table)
    assert table.core.hub.stage is Stage.BUILD
    assert on_plan(table) == (str(pieces[0]),)
    table.enter(*place(*pieces[1:]), say.Confirm())
    assert table.core.hub.stage is Stage.DECORATE


def test_a_staircase_that_waits_for_its_decoration_waits_after_a_power_cut(table: Table):
    table.begin()
    pieces = staircase(table)
    table.enter(*place(*pieces), say.Confirm())
    come_back(table)
    now = snapshot(table.core.hub)
    assert now.stage is Stage.DECORATE
    assert now.plan.placements == pieces
    assert now.draft.start_colour == table.core.hub.book.staged.start_colour
    table.enter(say.Decoration(colour=table.core.hub.book.staged.start_colour))
    assert palace_known(state_of(table))


def test_a_hub_killed_after_every_entry_plays_the_same_game(new_table: Callable[[], Table]):
    straight, broken = new_table(), new_table()
    straight.begin()
    play_by_hand(straight, before=4)
    broken.begin()
    enter = broken.enter

    def enter_and_die(*entries: say.Entry):
        for entry in entries:
            choices = replace(broken.core.hub.choices)
            shown = enter(entry)
            if broken.core.hub.phase is Phase.PLAY and isinstance(entry, say.Place | say.TakeBack | say.Decoration):
                before, plan = state_hash(state_of(broken)), broken.core.hub.book.plan
                broken.restart()
                broken.pass_time(4.0)
                enter(say.Resume())
                assert state_hash(state_of(broken)) == before
                assert broken.core.hub.book.plan == plan
                broken.core.hub.choices = replace(choices, draft=broken.core.hub.choices.draft)
        return shown

    broken.enter = enter_and_die
    play_by_hand(broken, before=4)
    assert state_hash(state_of(broken)) == state_hash(state_of(straight))


def test_an_exported_game_from_the_plan_replays_to_the_same_state(table: Table):
    table.begin()
    play_by_hand(table)
    replayed = replay(table.core.hub.options.exports / _exported(table))
    assert replayed.same
    assert state_hash(replayed.game.state) == state_hash(state_of(table))


def _exported(table: Table) -> str:
    return str(table.enter(say.Export()).notice.params["file"])


def test_staging_an_illegal_staircase_raises(table: Table):
    table.begin()
    with pytest.raises(ValueError, match="no staircase"):
        table.core.hub.book.fold(StaircaseStaged(staircase=WRONG))


def test_an_event_with_facts_from_an_older_hub_is_still_read(table: Table):
    table.begin()
    report = ReportBuild(start_colour="gold", arches=1, height=1).model_dump(mode="json")
    book: Book = table.core.hub.book
    book.fold(StaircaseStaged(report=report))
    assert book.staged.start_colour == "gold"
    assert book.staged.command("gold") == ReportBuild(start_colour="gold", arches=1, height=1, decoration="gold")


def test_plan_entries_are_refused_while_the_decoration_is_due(table: Table):
    table.begin()
    table.enter(*place(*staircase(table)), say.Confirm())
    standing = planning.plan_draft(table.core.hub).placements
    assert table.enter(*place(WRONG)).refusal.key == "refused-not-now"
    assert table.enter(say.EnterBy(way="facts")).refusal.key == "refused-not-now"
    assert planning.plan_draft(table.core.hub).placements == standing
