"""Staircases built on the plate and typed nowhere: seen, asked about, refused, and typed after all where it is lost."""

import numpy as np
import pytest
from tests.app.on_plan import play_by_hand_to_the_next_build, staircase
from tests.app.plate_game import PlateTable, acts, hanging_arch

from monkey_palace.notation import Placement, parse_placements
from monkey_palace.pieces import PIECES, Piece
from palace_hub.app import plate_play
from palace_hub.app.plate_ledger import PlateLedger
from palace_hub.referee import entries as say
from palace_hub.referee.plan import judged as verdict_of
from palace_hub.sensing.plate_signal import PlateSignal
from palace_hub.sensing.plate_turn import PlateTurn
from palace_hub.views.snapshot import Stage


@pytest.fixture
def table(tmp_path, caplog):
    table = PlateTable.opened(tmp_path / "journal.sqlite")
    table.begin_game()
    yield table
    table.journal.close()
    assert not [told for told in caplog.records if told.levelname == "ERROR"]


def next_is_seen(table):
    """Played on to the next build: the plate agrees with the game, and sees again."""
    play_by_hand_to_the_next_build(table)
    table.pass_time(3.0)
    return table.question() is None and table.shown.plan.way == "plate"


def test_each_piece_is_seen_as_it_comes_and_the_staircase_stands_when_somebody_says_so(table):
    pieces = staircase(table)
    for number, piece in enumerate(pieces, start=1):
        table.build(piece)
        assert table.seen() == acts(pieces[:number])
        assert acts(table.shown.plan.fresh) == acts((piece,))
    assert table.shown.plan.way == "plate"
    table.enter(say.Confirm())
    assert table.core.stage is Stage.DECORATE
    table.decorate()
    assert table.state.turn == 1
    assert acts(parse_placements(" ".join(table.state.palace))) == acts(tuple(table.plate.standing))
    assert "question" not in table.kinds()


def test_who_takes_the_decoration_without_a_word_has_finished(table):
    pieces = staircase(table)
    table.build(*pieces)
    colour = verdict_of(table.state, pieces).facts.start_colour
    table.enter(say.Manual(taken={PIECES.index(Piece(colour)): 1}))
    table.pass_time(0.5)
    assert [event["command"]["kind"] for event in table.events if event["kind"] == "command"] == ["build"]
    assert "violation" not in table.kinds()


def test_a_staircase_that_was_typed_over_the_one_that_was_seen_is_weighed_against_it(table):
    pieces = staircase(table)
    table.build(*pieces)
    table.enter(say.Confirm(), say.Undo(), say.EnterBy(way="plan"), say.TakeBack(placement=str(pieces[-1])))
    assert table.core.refusal is None
    table.enter(say.Place(placement=str(pieces[-1])), say.Confirm())
    assert table.core.stage is Stage.DECORATE
    table.decorate()
    assert next_is_seen(table)


def test_a_second_turn_begins_by_itself_on_what_stands_then(table):
    table.whole_turn(staircase(table))
    pieces = staircase(table)
    table.build(*pieces)
    assert table.seen() == acts(pieces)
    assert "question" not in table.kinds()


def test_a_piece_that_is_taken_back_leaves_the_plan(table):
    first = staircase(table)[0]
    table.build(first)
    table.remove(first)
    assert table.seen() == set()
    table.enter(say.Confirm())
    assert table.core.refusal.key == "refused-plate-empty"


def test_nothing_is_taken_while_a_hand_is_on_the_plate(table):
    pieces = staircase(table)
    table.build(*pieces)
    table.plate.build(Placement(Piece.BRICK, 2, 2, 0))
    table.pass_time(0.3)
    table.enter(say.Confirm())
    assert table.core.refusal.key == "refused-plate-moves"
    assert table.core.stage is Stage.BUILD


def test_a_build_that_breaks_a_rule_is_named_and_asked_about_when_somebody_insists(table):
    table.whole_turn(staircase(table))  # Bo has a brick, Ann has arches alone
    table.events.clear()
    hanging = hanging_arch(table)
    table.build(*hanging, looks=2.0)
    table.enter(say.Confirm())
    assert table.core.refusal is not None
    assert table.core.refusal.key == "rule-not-supported"
    assert "staged" not in table.kinds()
    table.enter(say.Confirm())
    question = table.shown.question
    assert question.kind == "staircase"
    assert question.options[0].rule.key == "rule-not-supported"
    assert acts(parse_placements(question.options[0].staircase)) == acts(hanging)
    table.enter(say.Answer(question=question.id, answer="other"))
    assert table.shown.plan.way == "plan"


def test_an_answer_that_breaks_a_rule_is_no_staircase(table):
    table.whole_turn(staircase(table))  # Bo has a brick, Ann has arches alone
    table.build(*hanging_arch(table), looks=2.0)
    table.enter(say.Confirm(), say.Confirm())
    question = table.shown.question
    table.enter(say.Answer(question=question.id, answer="1"))
    assert table.core.refusal.key == "rule-not-supported"
    assert table.core.stage is Stage.BUILD
    assert table.question() is None


def test_hands_that_mend_it_answer_the_question(table):
    table.whole_turn(staircase(table))  # Bo has a brick, Ann has arches alone
    hanging = hanging_arch(table)
    table.build(*hanging, looks=2.0)
    table.enter(say.Confirm(), say.Confirm())
    assert table.question() is not None
    table.remove(*hanging[::-1])
    assert table.question() is None
    assert table.seen() == set()


def test_a_decoration_that_is_not_put_on_is_asked_for_where_it_belongs(table):
    table.build(*staircase(table))
    table.enter(say.Confirm())
    decoration = table.decorate(put_on=False)
    table.pass_time(1.0)
    off = table.shown.plate.off
    assert (off.params["more"], off.params["x"], off.params["y"]) == ("no", decoration.x, decoration.y)
    play_by_hand_to_the_next_build(table)
    table.pass_time(8.0)
    question = table.question()
    assert question["what"] == "plate"
    assert question["grams"] == pytest.approx(-0.44, abs=0.2)
    assert question["stud"] == [decoration.x, decoration.y]
    table.build(decoration)
    assert table.question() is None
    pieces = staircase(table)
    table.build(pieces[0])
    assert table.seen() == acts(pieces[:1])


def test_a_piece_that_was_knocked_off_is_asked_about_and_a_person_may_say_that_all_is_well(table):
    table.whole_turn(staircase(table))
    fallen = next(piece for piece in table.plate.standing if piece.piece is Piece.ARCH)
    table.remove(fallen)
    table.pass_time(6.0)
    question = table.question()
    assert question["what"] == "plate"
    assert question["grams"] == pytest.approx(-1.25, abs=0.2)
    table.enter(say.Answer(question=question["id"], answer="agreed"))
    pieces = staircase(table)
    table.build(pieces[0])
    assert table.seen() == acts(pieces[:1])


def test_a_plate_that_is_lost_in_mid_turn_leaves_the_plan_to_be_typed_and_goes_on_when_it_is_back(table):
    pieces = staircase(table)
    table.build(*pieces[:1])
    table.plate.silent = True
    table.pass_time(4.0)
    assert table.shown.plan.way == "plan" or table.shown.plan.way == "facts"
    assert table.seen() == acts(pieces[:1])
    table.build(pieces[1])
    table.plate.silent = False
    table.pass_time(4.0)
    assert table.shown.plan.way == "plate"
    assert table.seen() == acts(pieces[:2])
    levels = [event["level"] for event in table.events if event["kind"] == "plate_level"]
    assert levels[-2:] == ["typed", "silver"]


def test_what_somebody_types_while_the_plate_is_lost_is_not_overwritten_when_it_is_back(table):
    pieces = staircase(table)
    table.build(*pieces[:1])
    table.plate.silent = True
    table.pass_time(4.0)
    table.enter(say.EnterBy(way="plan"), *(say.Place(placement=str(one)) for one in pieces[1:]))
    assert table.core.refusal is None
    table.plate.silent = False
    table.pass_time(4.0)
    assert table.shown.plan.way == "plan"
    assert table.seen() == acts(pieces)
    table.enter(say.EnterBy(way="plate"))
    table.pass_time(1.0)
    assert table.seen() == acts(pieces[:1])


def test_a_hub_that_comes_back_between_turns_goes_on_with_the_plate(table):
    table.whole_turn(staircase(table))
    table.restart()
    table.pass_time(2.0)
    table.enter(say.Resume())
    table.pass_time(3.0)
    pieces = staircase(table)
    table.build(*pieces)
    assert table.shown.plan.way == "plate"
    assert table.seen() == acts(pieces)


def test_a_piece_that_fell_off_while_the_hub_was_away_is_asked_about(table):
    table.whole_turn(staircase(table))
    table.restart()
    table.remove(next(piece for piece in table.plate.standing if piece.piece is Piece.ARCH))
    table.pass_time(2.0)
    table.enter(say.Resume())
    table.pass_time(8.0)
    question = table.question()
    assert question["what"] == "plate"
    assert question["grams"] == pytest.approx(-1.25, abs=0.2)


def test_what_lay_on_the_plate_before_the_game_is_not_gone_through_when_it_begins(tmp_path, monkeypatch):
    begun = []
    begin = PlateLedger.begin

    def counted(ledger, quiet, *rest):
        begun.append(quiet)
        begin(ledger, quiet, *rest)

    monkeypatch.setattr(PlateLedger, "begin", counted)
    table = PlateTable.opened(tmp_path / "journal.sqlite")
    table.plug("p#1", table.plate)
    table.pass_time(4.0)
    idle = table.t
    for _ in range(5):
        table.plate.put(3300.0, (9, 9))
        table.pass_time(2.0)
        table.plate.take()
        table.pass_time(2.0)
    table.enter(say.NewGame(players=("Ann", "Bo"), deck_seed=3))
    table.pass_time(1.0)
    table.build(*parse_placements(" ".join(table.state.palace)))
    assert all(quiet.t1 > idle + 18 for quiet in begun)
    table.enter(say.Confirm())
    table.pass_time(1.0)
    pieces = staircase(table)
    table.build(*pieces)
    assert table.seen() == acts(pieces)
    table.journal.close()


def test_a_hub_that_comes_back_in_mid_turn_keeps_what_was_seen_and_has_the_rest_typed(table):
    pieces = staircase(table)
    table.build(*pieces[:1])
    table.restart()
    table.pass_time(2.0)
    table.enter(say.Resume())
    table.pass_time(3.0)
    assert table.seen() == acts(pieces[:1])
    assert table.shown.plan.way == "plan"
    table.enter(*(say.Place(placement=str(one)) for one in pieces[1:]))
    assert table.core.refusal is None
    table.build(*pieces[1:])
    table.enter(say.Confirm())
    table.decorate()
    assert next_is_seen(table)


def test_an_undone_staircase_is_typed_and_the_next_one_seen_again(table):
    pieces = staircase(table)
    table.build(*pieces)
    table.enter(say.Confirm())
    table.decorate()
    table.enter(say.Undo())
    assert table.core.stage is Stage.BUILD
    assert table.seen() == acts(pieces)
    table.enter(say.Confirm(), say.Confirm())  # the decoration is put back first
    assert table.core.refusal is None
    table.enter(say.Decoration(colour=table.core.book.staged.start_colour))
    table.pass_time(2.0)
    assert next_is_seen(table)


def test_a_plate_that_is_lifted_pauses_everything_and_is_turned_back_before_it_goes_on(table):
    table.whole_turn(staircase(table))
    pieces = staircase(table)
    table.build(pieces[0])
    table.plate.lift()
    table.pass_time(4.0)
    assert table.shown.plate.off.key == "plate-lifted"
    table.enter(say.Confirm())
    assert table.core.refusal.key == "plate-lifted"
    table.plate.lay(1)
    table.pass_time(7.0)
    assert table.shown.plate.off.key == "plate-turned"
    assert table.shown.plate.off.params["turns"] == 1
    assert table.seen() == acts(pieces[:1])
    table.plate.lift()
    table.pass_time(4.0)
    table.plate.lay(0)
    table.pass_time(4.0)
    assert table.shown.plate.off is None
    table.build(*pieces[1:])
    assert table.seen() == acts(pieces)
    assert table.question() is None


def test_pieces_that_nobody_can_tell_apart_are_typed_and_the_next_turn_is_seen_again(table):
    table.whole_turn(staircase(table))
    table.plate.put(3300.0, (29, 29))
    table.pass_time(3.0)
    assert table.shown.plan.unexplained
    pieces = staircase(table)
    table.build(pieces[0])
    assert table.question() is None
    for key in ("refused-plate-unexplained", "refused-plate-gives-up"):
        table.enter(say.Confirm())
        assert table.core.refusal.key == key
    assert table.shown.plan.way == "plan"
    table.enter(*(say.Place(placement=str(one)) for one in pieces))
    table.build(*pieces[1:])
    table.plate.take()
    table.pass_time(2.0)
    table.enter(say.Confirm())
    table.decorate()
    assert next_is_seen(table)


@pytest.mark.parametrize("broken", ["after", "present"])
def test_a_fault_of_the_sensing_costs_the_staircases_typing_and_not_the_game(table, monkeypatch, caplog, broken):
    table.whole_turn(staircase(table))
    pieces = staircase(table)
    table.build(pieces[0])

    def fails(*_):
        raise np.linalg.LinAlgError("Singular matrix")

    with monkeypatch.context() as patch:
        if broken == "after":
            patch.setattr(PlateTurn, "after", fails)
        else:
            patch.setattr(PlateSignal, "feed", fails)
        table.build(pieces[1])
    assert "Singular matrix" in caplog.text
    caplog.clear()
    assert table.shown.plan.way == "plan"
    assert table.seen() == acts(pieces[:1])
    assert table.shown.plate.why.params["why"] == "fault"
    table.build(*pieces[2:])
    table.enter(*(say.Place(placement=str(one)) for one in pieces[1:]))
    table.enter(say.Confirm())
    table.decorate()
    play_by_hand_to_the_next_build(table)
    table.pass_time(32.0)
    assert table.shown.plate.why is None
    assert table.question() is None
    pieces = staircase(table)
    table.build(*pieces)
    assert table.seen() == acts(pieces)


def test_a_fault_when_somebody_has_finished_is_told_and_the_staircase_typed(table, monkeypatch):
    pieces = staircase(table)
    table.build(*pieces)

    def fails(*_):
        raise ValueError("zero-size array to reduction operation minimum which has no identity")

    with monkeypatch.context() as patch:
        patch.setattr(plate_play, "decide", fails)
        table.enter(say.Confirm())
    assert table.core.refusal.key == "refused-plate-gives-up"
    assert table.shown.plan.way == "plan"
    assert table.seen() == acts(pieces)
    table.enter(say.Confirm())
    assert table.core.stage is Stage.DECORATE
