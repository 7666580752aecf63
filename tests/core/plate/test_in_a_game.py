"""Staircases on the plate: taken, asked about, refused, and typed where the plate is lost."""

from dataclasses import replace

import pytest
from tests.cases import few
from tests.core.on_plan import play_by_hand_to_the_next_build, staircase
from tests.core.plate.plate_game import acts, hanging_arch, next_is_seen

from monkey_palace.board.notation import Placement, parse_placements
from monkey_palace.board.pieces import PIECES, Piece
from palace_hub.core.plate import controller
from palace_hub.core.plate.controller import same_bricks
from palace_hub.core.plate.sensors_file import SensorsFile
from palace_hub.referee import entries as say
from palace_hub.referee.plan import judged as verdict_of
from palace_hub.sensing.plate.hall.sensor_health import HallHealth, SensorDoubt
from palace_hub.sensing.plate.verdict.candidates import Candidate
from palace_hub.sensing.plate.verdict.decision import Undecided
from palace_hub.views.snapshot import Stage


@pytest.fixture
def table(plate_table):
    return plate_table


def test_each_piece_is_seen_and_confirming_builds_the_staircase(table):
    pieces = staircase(table)
    for number, piece in enumerate(pieces, start=1):
        table.build(piece)
        assert table.seen() == acts(pieces[:number])
        assert acts(table.shown.plan.fresh) == acts((piece,))
    assert table.shown.plan.way == "plate"
    table.enter(say.Confirm())
    assert table.core.hub.stage is Stage.DECORATE
    table.decorate()
    assert table.state.turn == 1
    assert acts(parse_placements(" ".join(table.state.palace))) == acts(tuple(table.plate.standing))
    assert "question" not in table.kinds()


def test_taking_the_decoration_confirms_the_staircase(table):
    pieces = staircase(table)
    table.build(*pieces)
    colour = verdict_of(table.state, pieces).facts.start_colour
    table.enter(say.Manual(taken={PIECES.index(Piece(colour)): 1}))
    table.pass_time(0.5)
    assert [event["command"]["kind"] for event in table.events if event["kind"] == "command"] == ["build"]
    assert "violation" not in table.kinds()


def test_after_a_staircase_was_typed_over_the_seen_one_the_next_is_seen(table):
    pieces = staircase(table)
    table.build(*pieces)
    table.enter(say.Confirm(), say.Undo(), say.EnterBy(way="plan"), say.TakeBack(placement=str(pieces[-1])))
    assert table.core.hub.refusal is None
    table.enter(say.Place(placement=str(pieces[-1])), say.Confirm())
    assert table.core.hub.stage is Stage.DECORATE
    table.decorate()
    assert next_is_seen(table)


def test_the_second_turn_is_seen_without_any_entry(table):
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
    assert table.core.hub.refusal.key == "refused-plate-empty"


def test_confirming_with_a_hand_on_the_plate_is_refused(table):
    pieces = staircase(table)
    table.build(*pieces)
    table.plate.build(Placement(Piece.BRICK, 2, 2, 0))
    table.pass_time(0.3)
    table.enter(say.Confirm())
    assert table.core.hub.refusal.key == "refused-plate-moves"
    assert table.core.hub.stage is Stage.BUILD


def test_confirming_in_the_moment_in_which_a_long_rest_is_cut_builds_the_staircase(table):
    table.build(*staircase(table))
    signal = table.core.hub.plate_play.tracker.signal
    for _ in range(80):
        if signal.present is None and signal.rests:
            break
        table.pass_time(0.05)
    assert signal.present is None
    table.enter(say.Confirm())
    assert table.core.hub.refusal is None
    assert table.core.hub.stage is Stage.DECORATE
    table.decorate()
    assert table.state.turn == 1


def test_an_illegal_build_is_refused_with_its_rule_and_asked_about_at_the_second_confirm(table):
    table.whole_turn(staircase(table))  # Bo has a brick, Ann has arches alone
    table.events.clear()
    hanging = hanging_arch(table)
    table.build(*hanging, looks=2.0)
    table.enter(say.Confirm())
    assert table.core.hub.refusal is not None
    assert table.core.hub.refusal.key == "rule-not-supported"
    assert "staged" not in table.kinds()
    table.enter(say.Confirm())
    question = table.shown.question
    assert question.kind == "staircase"
    assert question.options[0].rule.key == "rule-not-supported"
    assert acts(parse_placements(question.options[0].staircase)) == acts(hanging)
    table.enter(say.Answer(question=question.id, answer="other"))
    assert table.shown.plan.way == "plan"


def test_choosing_an_illegal_staircase_is_refused_with_its_rule(table):
    table.whole_turn(staircase(table))  # Bo has a brick, Ann has arches alone
    table.build(*hanging_arch(table), looks=2.0)
    table.enter(say.Confirm(), say.Confirm())
    question = table.shown.question
    table.enter(say.Answer(question=question.id, answer="1"))
    assert table.core.hub.refusal.key == "rule-not-supported"
    assert table.core.hub.stage is Stage.BUILD
    assert table.question() is None


@pytest.mark.long
def test_removing_the_illegal_pieces_withdraws_the_question(table):
    table.whole_turn(staircase(table))  # Bo has a brick, Ann has arches alone
    hanging = hanging_arch(table)
    table.build(*hanging, looks=2.0)
    table.enter(say.Confirm(), say.Confirm())
    assert table.question() is not None
    table.remove(*hanging[::-1])
    assert table.question() is None
    assert table.seen() == set()


def test_a_question_stays_until_it_is_answered_or_the_pieces_change(table, monkeypatch):
    pieces = staircase(table)
    table.build(*pieces)
    far = (replace(pieces[0], x=2, y=2), *pieces[1:])  # behind all that is looked at, and yet asked
    verdict = verdict_of(table.state, far)
    with monkeypatch.context() as patch:
        patch.setattr(controller, "decide", lambda *_: Undecided(Candidate(far, verdict, 0.6), None))
        table.enter(say.Confirm())
    table.pass_time(3.0)
    assert table.question() is not None
    table.plate.put(30_000.0, (9, 9))  # a hand points at it
    table.pass_time(1.0)
    table.plate.take()
    table.pass_time(2.0)
    assert table.question() is not None
    table.remove(pieces[-1])
    assert table.question() is None


@pytest.mark.long
def test_a_missing_decoration_is_asked_for_at_its_place(table):
    table.build(*staircase(table))
    table.enter(say.Confirm())
    decoration = table.decorate(put_on=False)
    table.pass_time(1.0)
    off = table.shown.plate.off
    assert (off.params["more"], off.params["x"], off.params["y"]) == ("no", decoration.x, decoration.y)
    play_by_hand_to_the_next_build(table)
    table.pass_time(8.0)
    question = table.question()
    assert question.what == "plate"
    assert question.grams == pytest.approx(-0.44, abs=0.2)
    assert question.stud == [decoration.x, decoration.y]
    table.build(decoration)
    assert table.question() is None
    pieces = staircase(table)
    table.build(pieces[0])
    assert table.seen() == acts(pieces[:1])


@pytest.mark.long
def test_a_knocked_off_piece_is_asked_about_and_may_be_accepted_as_gone(table):
    table.whole_turn(staircase(table))
    fallen = next(piece for piece in table.plate.standing if piece.piece is Piece.ARCH)
    table.remove(fallen)
    table.pass_time(6.0)
    question = table.question()
    assert question.what == "plate"
    assert question.grams == pytest.approx(-1.25, abs=0.2)
    table.enter(say.Answer(question=question.id, answer="agreed"))
    pieces = staircase(table)
    table.build(pieces[0])
    assert table.seen() == acts(pieces[:1])


@pytest.mark.long
def test_an_undone_staircase_is_typed_and_the_next_one_seen_again(table):
    pieces = staircase(table)
    table.build(*pieces)
    table.enter(say.Confirm())
    table.decorate()
    table.enter(say.Undo())
    assert table.core.hub.stage is Stage.BUILD
    assert table.seen() == acts(pieces)
    table.enter(say.Confirm(), say.Confirm())  # the decoration is put back first
    assert table.core.hub.refusal is None
    table.enter(say.Decoration(colour=table.core.hub.book.staged.start_colour))
    table.pass_time(2.0)
    assert next_is_seen(table)


@pytest.mark.long
def test_an_unexplained_load_means_typing_and_the_next_turn_is_seen_again(table):
    table.whole_turn(staircase(table))
    table.plate.put(3300.0, (29, 29))
    table.pass_time(3.0)
    assert table.shown.plan.unexplained
    pieces = staircase(table)
    table.build(pieces[0])
    assert table.question() is None
    for key in ("refused-plate-unexplained", "refused-plate-gives-up"):
        table.enter(say.Confirm())
        assert table.core.hub.refusal.key == key
    assert table.shown.plan.way == "plan"
    table.enter(*(say.Place(placement=str(piece)) for piece in pieces))
    table.build(*pieces[1:])
    table.plate.take()
    table.pass_time(2.0)
    table.enter(say.Confirm())
    table.decorate()
    assert next_is_seen(table)


def test_a_faulty_sensor_found_in_a_game_is_stored_for_the_doctor(table):
    health = HallHealth(frozenset(((5, 8), (8, 8))))
    for _ in range(12):
        health = health.judged(frozenset(), frozenset(((5, 8),)))
    table.core.hub.plate_play.tracker.chain.health = health
    table.step()
    assert SensorsFile.read(table.path.parent).content.doubts == {(5, 8): SensorDoubt("dead")}


def builds_and_decorates_at_once(table, pieces, at=None):
    """The last brick and the decoration without a pause between them; returns the decoration."""
    table.build(*pieces[:-1])
    facts = verdict_of(table.state, pieces).facts
    decoration = Placement(Piece(facts.start_colour), *(at or facts.end))
    table.build(pieces[-1], looks=0.0)
    table.plate.build(decoration)
    return decoration


@few(1, "tray_s", [0.0, 2.4])
def test_a_decoration_set_without_a_pause_is_known_from_the_tray(table, tray_s):
    pieces = staircase(table)
    decoration = builds_and_decorates_at_once(table, pieces)
    table.pass_time(tray_s)
    table.enter(say.Manual(taken={PIECES.index(decoration.piece): 1}))
    table.pass_time(5.0)
    assert [event["command"]["kind"] for event in table.events if event["kind"] == "command"] == ["build"]
    assert not {"violation", "question"} & set(table.kinds())
    assert acts(parse_placements(" ".join(table.state.palace))) == acts(tuple(table.plate.standing))
    assert next_is_seen(table)
    assert table.core.hub.plate_play.tracker.baseline.off is None


@pytest.mark.long
def test_a_decoration_at_a_wrong_place_is_refused_by_its_rule_without_confirming(table):
    pieces = staircase(table)
    arch = next(piece for piece in pieces if piece.piece is Piece.ARCH)
    wrong = next(knob for knob in arch.knobs if knob != verdict_of(table.state, pieces).facts.end)
    decoration = builds_and_decorates_at_once(table, pieces, wrong)
    table.enter(say.Manual(taken={PIECES.index(decoration.piece): 1}))
    table.pass_time(5.0)
    assert "violation" not in table.kinds()
    assert table.core.hub.refusal is not None
    assert table.core.hub.refusal.key.startswith("rule-")
    assert table.core.hub.stage is Stage.BUILD


def test_a_decoration_put_back_into_the_tray_is_not_expected_on_the_plate(table):
    pieces = staircase(table)
    table.build(*pieces[:-1])
    leaf = PIECES.index(Piece.DARK_GREEN)
    table.enter(say.Manual(taken={leaf: 1}))
    table.pass_time(1.0)
    assert table.core.hub.plate_play.tracker.turn.context.ornaments == {Piece.DARK_GREEN: 1}
    table.enter(say.Manual(taken={leaf: -1}))
    table.build(pieces[-1])
    assert table.core.hub.plate_play.tracker.turn.context.ornaments == {}
    assert table.seen() == acts(pieces)
    table.enter(say.Confirm())
    assert table.core.hub.stage is Stage.DECORATE


def test_hypotheses_that_differ_only_by_the_decoration_are_one_staircase(table, monkeypatch):
    pieces = staircase(table)
    table.build(*pieces)
    facts = verdict_of(table.state, pieces).facts
    on = Placement(Piece(facts.start_colour), *facts.end)
    first, second = ((*pieces, replace(on, x=on.x - 1)), (*pieces, on))
    wrong = replace(verdict_of(table.state, pieces), violations=("anything",))
    both = Undecided(Candidate(first, wrong, 0.5), Candidate(second, verdict_of(table.state, pieces), 0.4))
    monkeypatch.setattr(controller, "decide", lambda *_: both)
    table.enter(say.Confirm())
    assert table.core.hub.stage is Stage.DECORATE
    assert "question" not in table.kinds()


def test_the_order_in_a_pile_does_not_make_another_staircase(table):
    pieces = staircase(table)
    verdict = verdict_of(table.state, pieces)
    brick, column = Placement(Piece.BRICK, 2, 2, 0), Placement(Piece.COLUMN, 2, 2, 1)
    other = (*pieces, replace(column, z=0), replace(brick, z=3))
    here, there = Candidate((*pieces, brick, column), verdict, 0.5), Candidate(other, verdict, 0.5)
    assert same_bricks(here, there)
    assert not same_bricks(here, Candidate((*pieces, replace(brick, x=5), column), verdict, 0.5))
    arch = next(piece for piece in pieces if piece.piece is Piece.ARCH)
    lower = tuple(replace(piece, z=piece.z - 1) if piece == arch else piece for piece in here.pieces)
    assert not same_bricks(here, Candidate(lower, verdict, 0.5))  # a brick more on it and one less under it
    faulty = replace(verdict, violations=("anything",))
    assert not same_bricks(replace(here, verdict=faulty), replace(there, verdict=faulty))


@pytest.mark.long
def test_a_set_decoration_is_known_for_any_order_in_a_pile(table):
    pieces = staircase(table)
    start = verdict_of(table.state, pieces).facts
    brick, column = Placement(Piece.BRICK, 2, 2, 0), Placement(Piece.COLUMN, 2, 2, 1)
    on = Placement(Piece(start.start_colour), *start.end)
    table.build(*pieces, brick, column)
    table.enter(say.Manual(taken={PIECES.index(on.piece): 1}))
    table.build(on)
    tracker = table.core.hub.plate_play.tracker
    assert acts((*pieces, brick, column, on)) in [acts(hypothesis.pieces) for hypothesis in tracker.newest.hypotheses]
    tracker.decided_on((*pieces, replace(column, z=0), replace(brick, z=3)))
    assert tracker.decided.decorated == (on,)


def test_taking_the_decoration_of_one_of_two_staircases_asks_and_is_no_violation(table, monkeypatch):
    pieces = staircase(table)
    table.build(*pieces)
    verdict = verdict_of(table.state, pieces)
    other = Candidate((replace(pieces[0], x=2, y=2), *pieces[1:]), verdict, 0.4)
    monkeypatch.setattr(controller, "decide", lambda *_: Undecided(Candidate(pieces, verdict, 0.6), other))
    table.enter(say.Manual(taken={PIECES.index(Piece(verdict.facts.start_colour)): 1}))
    table.pass_time(2.0)
    assert table.question().what == "staircase"
    assert "violation" not in table.kinds()
    table.enter(say.Answer(question=table.shown.question.id, answer="1"))
    table.pass_time(0.5)
    assert [event["command"]["kind"] for event in table.events if event["kind"] == "command"] == ["build"]


def test_a_decoration_taken_in_mid_build_is_a_violation_until_it_is_back(table):
    table.build(*staircase(table)[:1])
    table.enter(say.Manual(taken={PIECES.index(Piece.DARK_GREEN): 1}))
    table.pass_time(1.0)
    assert "violation" in table.kinds()
    assert table.core.hub.judgement.wrong
    table.enter(say.Manual(taken={PIECES.index(Piece.DARK_GREEN): -1}))
    assert not table.core.hub.judgement.wrong
