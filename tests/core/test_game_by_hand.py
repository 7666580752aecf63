"""A game without a tray: entered by hand, and resumed after a restart at any event."""

from itertools import count

import pytest
from tests.core.by_hand import Table, play_by_hand

from monkey_palace.board.pieces import BOX, PIECES
from monkey_palace.game.state import state_hash
from palace_hub.core.snapshot import snapshot
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Phase, Stage


def conserved(table: Table) -> bool:
    state = table.core.hub.book.game.state
    stocks = {piece: sum(player.bricks[piece] for player in state.players) for piece in ("arch", "brick", "column")}
    return all(state.supply[p] + state.built[p] + stocks.get(p.value, 0) == BOX[p] for p in PIECES)


def test_a_game_is_played_by_typing_alone(table: Table):
    table.begin()
    play_by_hand(table)
    assert table.core.hub.phase is Phase.ENDED
    assert snapshot(table.core.hub).result is not None
    assert conserved(table)


@pytest.mark.parametrize("every", [7, pytest.param(1, marks=pytest.mark.long)])
def test_a_restart_after_every_event_changes_nothing(new_table, every):
    """An ordinary run restarts after each seventh entry."""
    straight, broken = new_table(), new_table()
    straight.begin()
    play_by_hand(straight)
    broken.begin()
    enter = broken.enter
    entered = count(1)

    def enter_and_restart(*entries):
        shown = enter(*entries)
        hub = broken.core.hub
        if next(entered) % every == 0 and hub.phase is Phase.PLAY and hub.book.staged is None and not hub.choices.cards:
            before = state_hash(broken.core.hub.book.game.state)
            draft, slots = broken.core.hub.choices.draft, broken.core.hub.choices.slots
            broken.restart()
            for _ in range(4):  # seconds, after which no node is waited for any longer
                broken.t += 0.95
                broken.step()
            enter(say.Resume())
            assert state_hash(broken.core.hub.book.game.state) == before
            broken.core.hub.choices.draft, broken.core.hub.choices.slots = draft, slots
        return shown

    broken.enter = enter_and_restart
    play_by_hand(broken)
    assert state_hash(broken.core.hub.book.game.state) == state_hash(straight.core.hub.book.game.state)


def test_an_unfinished_game_is_offered_and_can_be_set_aside(table: Table):
    table.begin()
    table.restart()
    table.pass_time(0.1)
    assert table.core.hub.phase is Phase.RESUME
    assert table.enter(say.Confirm()).refusal.key == "refused-resume-first"
    table.enter(say.Discard())
    assert table.core.hub.phase is Phase.NO_GAME
    table.restart()
    assert table.core.hub.phase is Phase.NO_GAME


def test_a_take_at_the_wrong_time_is_a_violation_until_it_is_put_back(table: Table):
    table.begin()
    shown = table.enter(say.Manual(taken={1: 2}))
    assert shown.judgement.wrong
    assert shown.judgement.reason.key == "wrong-time"
    assert shown.judgement.boxes[1].put_back == 2
    assert not table.enter(say.Manual(taken={1: -2})).judgement.wrong


def test_the_first_confirm_settles_a_violation_and_the_second_acts(table: Table):
    table.begin()
    table.enter(say.Manual(taken={1: 2}))
    table.enter(say.EnterBy(way="facts"))
    shown = table.enter(say.Draft(start_colour="gold", arches=2, height=2), say.Confirm())
    assert not shown.judgement.wrong
    assert table.core.hub.stage is Stage.BUILD
    table.enter(say.Confirm())
    assert table.core.hub.stage is Stage.DECORATE


def test_accepting_the_present_state_is_a_separate_event(table: Table):
    table.begin()
    table.enter(say.Manual(taken={1: 2}))
    shown = table.enter(say.KeepAsItIs(reason="they are gone"))
    assert not shown.judgement.wrong
    assert "log-keep" in [line.what.key for line in shown.log]


def test_an_undone_delivery_is_not_booked_again_at_once(table: Table):
    table.begin(settings={"voluntary_pass": True})
    table.enter(say.PassBuild(), say.Confirm())
    done = len(table.core.hub.book.done)
    shown = table.enter(say.Undo())
    assert table.core.hub.stage is Stage.RECURRING
    table.pass_time(1.0)
    assert table.core.hub.stage is Stage.RECURRING
    assert shown.judgement.boxes[0].taken == shown.judgement.boxes[0].of
    table.enter(say.Confirm())
    assert len(table.core.hub.book.done) >= done - 1


def test_undo_and_redo_give_the_same_game(table: Table):
    table.begin()
    table.enter(say.EnterBy(way="facts"))
    table.enter(say.Draft(start_colour="gold", arches=2, height=2), say.Confirm(), say.Decoration(colour="gold"))
    table.enter(say.Confirm())
    after = state_hash(table.core.hub.book.game.state)
    table.enter(say.Undo())
    assert state_hash(table.core.hub.book.game.state) != after
    shown = table.enter(say.Redo())
    assert state_hash(table.core.hub.book.game.state) == after
    assert {"log-undo", "log-redo"} <= {line.what.key for line in shown.log}


def test_invalid_entries_are_refused_with_a_reason_and_change_nothing(table: Table):
    table.begin()
    before = state_hash(table.core.hub.book.game.state)
    for entry in (
        say.Confirm(),
        say.Answer(question=9, answer="3"),
        say.Override(cell=2, count=900),
        say.Manual(taken={0: 100}),
        say.KeepAsItIs(),
        say.Redo(),
        say.Undo(),
        say.ChooseCards(cards=("no such card",)),
        say.ChooseSlots(slots=(0,)),
        say.Decoration(colour="gold"),
        say.TakeFrog(),
        say.NewGame(players=("Ann", "Bo")),
        say.Resume(),
    ):
        assert table.enter(entry).refusal is not None, entry
        assert state_hash(table.core.hub.book.game.state) == before


def begun_with_a_frog(table: Table) -> None:
    table.begin(expansions=("frog",), settings={"voluntary_pass": True})
    table.enter(say.TakeFrog(), say.Confirm())


def test_giving_the_frog_back_returns_its_column_without_a_violation(table: Table):
    begun_with_a_frog(table)
    shown = table.enter(say.PassBuild())
    assert shown.judgement.reason.key == "frog-back"
    assert shown.judgement.reason.params["rule"] == "9.3"
    assert not table.core.hub.book.violations
    assert not table.enter(say.Confirm()).judgement.wrong


def test_a_frog_that_is_taken_again_is_asked_for_its_column_again(table: Table):
    begun_with_a_frog(table)
    shown = table.enter(say.Undo())
    assert shown.judgement.reason.key == "undone-put-back"
    table.enter(say.Confirm())
    shown = table.enter(say.Redo())
    assert not shown.judgement.wrong
    assert shown.judgement.aim.value == "frog"
    assert shown.judgement.boxes[2].due == 1
    assert not table.core.hub.book.violations


def test_an_undone_delivery_is_no_violation(table: Table):
    table.begin(settings={"voluntary_pass": True})
    table.enter(say.PassBuild(), say.Confirm(), say.Undo())
    shown = table.enter(say.Undo())
    assert shown.judgement.reason.key == "undone-put-back"
    assert not table.core.hub.book.violations
    assert not [line for line in shown.log if line.what.key.startswith("log-violation")]


def test_a_table_without_a_tray_is_noticed_on_a_quick_resume(table: Table):
    table.begin(settings={"voluntary_pass": True})
    table.enter(say.PassBuild())
    table.restart()
    table.pass_time(1.0)
    table.enter(say.Resume())
    table.pass_time(1.0)
    before = table.core.hub.revision
    table.pass_time(2.0)
    assert table.core.hub.manual
    assert table.core.hub.revision > before


def test_going_back_keeps_typed_facts(table: Table):
    table.begin()
    table.enter(say.EnterBy(way="facts"), say.Draft(start_colour="gold", arches=1, height=1))
    assert table.enter(say.Back()).draft.arches == 1
