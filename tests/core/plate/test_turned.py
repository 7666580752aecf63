"""A ground map that lies turned on the plate, told at the start or later, and a plate that is turned in a game."""

from functools import partial

import pytest
from tests.cases import few
from tests.core.on_plan import play_by_hand_to_the_next_build, staircase
from tests.core.plate.plate_game import PlateTable, acts
from tests.core.plate.test_lifted import asked, built_to_its_end, lifted_and_laid, says

from monkey_palace.board.notation import parse_placements
from monkey_palace.game.state import state_hash
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Phase, Stage

OF_THE_GAME = frozenset({"command", "staged", "set_up", "plate"})
"""Events that say what stands and what was played."""


@pytest.fixture
def opened(copy_of):
    return partial(copy_of, PlateTable.played)


def said(table: PlateTable) -> list[tuple[str, str]]:
    """The events of the game, without what the cells' noise decides."""
    told = [event for event in table.events if event["kind"] in OF_THE_GAME]
    return [
        (event["kind"], str(event.get("command") or event.get("staircase") or event.get("placements")))
        for event in told
    ]


@pytest.mark.long
@pytest.mark.parametrize("level", ["silver", pytest.param("gold", marks=pytest.mark.long)])
@pytest.mark.parametrize("lies", [1, pytest.param(2, marks=pytest.mark.long), pytest.param(3, marks=pytest.mark.long)])
def test_a_game_on_a_turned_map_has_the_same_events_and_state(opened, level, lies):
    straight, turned = opened(level, turns=2), opened(level, lies=lies, turns=2)
    assert said(straight) == said(turned)
    assert state_hash(straight.state) == state_hash(turned.state)
    for table in (straight, turned):
        assert "question" not in table.kinds()


@pytest.fixture
def table(opened):
    """A palace of three staircases."""
    return opened(turns=3)


@pytest.mark.parametrize("there", [pytest.param(0, marks=pytest.mark.long), 1], ids=["before", "within"])
@pytest.mark.parametrize("turns", [1, *(pytest.param(turns, marks=pytest.mark.long) for turns in (2, 3))])
@pytest.mark.long
def test_an_answer_keeps_the_plate_turned_and_the_build_goes_on(table, turns, there):
    pieces = staircase(table)
    table.build(*pieces[:there])
    lifted_and_laid(table, turns, (-0.6, 0.6))
    assert asked(table) == "laid"
    says(table, f"turned-{turns}")
    assert table.core.hub.book.map_turns == turns
    table.pass_time(2.0)
    assert table.shown.plate.off is None
    built_to_its_end(table, pieces, there)
    table.whole_turn(staircase(table))
    assert table.kinds().count("question") == 1


@pytest.mark.parametrize("there", [pytest.param(0, marks=pytest.mark.long), 1], ids=["before", "within"])
@pytest.mark.parametrize("early", [True, pytest.param(False, marks=pytest.mark.long)], ids=["while_lifted", "after_it"])
@pytest.mark.long
def test_a_key_keeps_the_plate_turned_without_a_question(table, there, early):
    pieces = staircase(table)
    table.build(*pieces[:there])
    table.plate.lift()
    table.pass_time(2.0)
    if early:
        table.enter(say.TurnMap(turns=3))
    table.plate.lay(3, (0.3, -0.2))
    table.pass_time(0.2)
    if not early:
        table.enter(say.TurnMap(turns=3))
    table.pass_time(3.0)
    assert table.core.hub.refusal is None
    assert table.question() is None
    built_to_its_end(table, pieces, there)
    assert "question" not in table.kinds()


@pytest.mark.long
def test_a_small_palace_is_asked_about_with_every_way_and_the_answer_counts(opened):
    table = opened(turns=1)
    pieces = staircase(table)
    table.build(pieces[0])
    lifted_and_laid(table, 2)
    assert asked(table) == "laid"
    offered = [option.answer for option in table.shown.question.options]
    assert offered == ["agreed", "turned-1", "turned-2", "turned-3", "turned"]
    says(table, "turned-2")
    table.pass_time(3.0)
    built_to_its_end(table, pieces, 1)
    assert table.kinds().count("question") == 1


@pytest.mark.long
@pytest.mark.parametrize("turns", [1, pytest.param(2, marks=pytest.mark.long)])
def test_a_plate_turned_with_a_staircase_that_waits_for_its_decoration(table, turns):
    pieces = staircase(table)
    table.build(*pieces)
    table.enter(say.Confirm())
    assert table.core.hub.stage is Stage.DECORATE
    table.plate.lift()
    table.pass_time(2.0)
    table.plate.lay(turns, (0.3, 0.2))
    table.pass_time(2.0)
    table.enter(say.TurnMap(turns=turns))
    table.decorate()
    play_by_hand_to_the_next_build(table)
    table.pass_time(3.0)
    assert table.question() is None
    assert table.shown.plate.off is None
    built_to_its_end(table, staircase(table))
    assert "question" not in table.kinds()


@pytest.mark.long
def test_a_plate_turned_at_the_end_of_a_turn_and_back_in_the_next(table):
    table.build(*staircase(table))
    table.enter(say.Confirm())
    table.decorate()
    table.pass_time(2.0)
    lifted_and_laid(table, 1)
    table.enter(say.TurnMap(turns=1))
    table.pass_time(2.0)
    play_by_hand_to_the_next_build(table)
    table.pass_time(2.0)
    pieces = staircase(table)
    table.build(pieces[0])
    lifted_and_laid(table, 0, (-0.5, 0.2))
    assert (asked(table), table.question().turns) == ("laid", [3])
    says(table, "turned-3")
    assert table.core.hub.book.map_turns == 0
    table.pass_time(2.0)
    built_to_its_end(table, pieces, 1)


@pytest.mark.parametrize("turns", [1, pytest.param(2, marks=pytest.mark.long), pytest.param(3, marks=pytest.mark.long)])
@pytest.mark.long
def test_hall_sensors_show_a_turn_and_nothing_is_asked(opened, turns):
    table = opened("gold", turns=1)
    pieces = staircase(table)
    table.build(*pieces[:2])
    lifted_and_laid(table, turns)
    assert next(event for event in table.events if event["kind"] == "map_turned")["by"] == "hall"
    assert table.core.hub.book.map_turns == turns
    assert table.shown.notice.key == "told-map-turned"
    built_to_its_end(table, pieces, 2)
    table.whole_turn(staircase(table))
    assert "question" not in table.kinds()


def test_hall_sensors_refuse_a_turn_that_did_not_happen(opened):
    table = opened("gold", turns=1)
    pieces = staircase(table)
    table.build(pieces[0])
    table.enter(say.TurnMap(turns=2))
    assert table.core.hub.refusal.key == "refused-map-seen"
    assert table.core.hub.book.map_turns == 0
    table.core.hub.refusal = None
    built_to_its_end(table, pieces, 1)


@few(1, "there", [0, 2])
def test_a_plate_that_was_turned_while_its_cable_was_out(table, there):
    """Nobody saw it leave its cells: the load tells that it was turned, and not the map told wrongly."""
    pieces = staircase(table)
    table.build(*pieces[:there])
    table.plate.silent = True
    table.pass_time(3.0)
    table.plate.lift()
    table.pass_time(1.0)
    table.plate.lay(1, (0.3, -0.2))
    table.pass_time(1.0)
    table.plate.silent = False
    table.pass_time(2.0)
    table.enter(say.TurnMap(turns=1))
    table.pass_time(3.0)
    assert table.seen() == acts(pieces[:there])
    built_to_its_end(table, pieces, there)
    assert "question" not in table.kinds()


def test_nothing_is_booked_while_the_plate_is_lifted_and_turned(table):
    pieces = staircase(table)
    table.build(pieces[0])
    before, kinds = table.seen(), len(table.events)
    table.plate.lift()
    table.pass_time(3.0)
    table.plate.lay(1)
    table.pass_time(3.0)
    assert table.seen() == before
    assert {event["kind"] for event in table.events[kinds:]} <= {"question"}


@pytest.mark.long
@pytest.mark.parametrize("level", ["silver", pytest.param("gold", marks=pytest.mark.long)])
def test_a_map_told_wrongly_is_corrected_while_its_staircase_is_built(tmp_path, level):
    """The pieces that stand are mapped: the starting staircase is complete, and nothing has to come off."""
    table = PlateTable.opened(tmp_path / "wrong.sqlite", level)
    table.plate.lies = (1, 0.0, 0.0, 0.0)
    table.plug("p#1", table.plate)
    table.pass_time(4.0)
    table.enter(say.NewGame(players=("Ann", "Bo"), deck_seed=3))
    table.pass_time(1.0)
    table.build(*parse_placements(" ".join(table.state.palace)))
    assert not table.core.hub.plate_play.tracker.baseline.known
    table.enter(say.TurnMap(turns=1))
    table.pass_time(2.0)
    assert table.core.hub.plate_play.tracker.baseline.known
    table.enter(say.Confirm())
    assert table.core.hub.phase is Phase.PLAY
    table.whole_turn(staircase(table))
    assert "question" not in table.kinds()
    table.journal.close()


@pytest.mark.parametrize("level", ["silver", pytest.param("gold", marks=pytest.mark.long)])
@pytest.mark.long
def test_a_map_told_wrongly_is_corrected_in_a_build_and_its_pieces_are_mapped(opened, level):
    table = opened(level, lies=2, told=2)
    table.core.hub.plate_play.tracker.turn_map(0)  # as if it had been told wrongly and agreed to
    table.core.hub.book.map_turns = 0
    pieces = staircase(table)
    table.build(*pieces[:2])
    assert table.seen() != acts(pieces[:2])
    table.enter(say.TurnMap(turns=2))
    table.pass_time(1.0)
    assert table.seen() == acts(pieces[:2])
    built_to_its_end(table, pieces, 2)


def test_the_way_it_lies_outlives_the_hub_and_an_undo(table):
    pieces = staircase(table)
    table.build(pieces[0])
    lifted_and_laid(table, 1)
    says(table, "turned-1")
    table.pass_time(2.0)
    table.enter(say.Undo())
    assert table.core.hub.book.map_turns == 1
    table.enter(say.Redo())
    zero = table.core.hub.book.plate_zero
    table.restart()
    table.pass_time(3.0)
    table.enter(say.Resume())
    assert (table.core.hub.book.map_turns, table.core.hub.book.plate_zero) == (1, zero)
    table.pass_time(3.0)
    assert table.core.hub.plate_play.tracker.turns == 1
