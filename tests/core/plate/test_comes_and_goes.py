"""A plate that is lost or has failed, and a hub that restarts."""

from dataclasses import replace

import numpy as np
import pytest
from tests.core.on_plan import play_by_hand_to_the_next_build, staircase
from tests.core.plate.plate_game import PlateTable, acts, next_is_seen

from monkey_palace.board.notation import parse_placements
from monkey_palace.board.pieces import Piece
from palace_hub.core.plate import controller
from palace_hub.referee import entries as say
from palace_hub.sensing.plate.board.load_model import load_of
from palace_hub.sensing.plate.load.signal import PlateSignal
from palace_hub.sensing.plate.tracking.baseline import PlateBaseline
from palace_hub.sensing.plate.turn.search import PlateTurn
from palace_hub.views.snapshot import Stage


@pytest.fixture
def table(plate_table):
    return plate_table


@pytest.fixture
def later(copy_of):
    """A game in its second turn."""
    return copy_of(PlateTable.played, turns=1)


@pytest.mark.long
def test_pieces_typed_while_the_plate_is_lost_are_kept_when_it_is_back(table):
    pieces = staircase(table)
    table.build(*pieces[:1])
    table.plate.silent = True
    table.pass_time(4.0)
    table.enter(say.EnterBy(way="plan"), *(say.Place(placement=str(piece)) for piece in pieces[1:]))
    assert table.core.hub.refusal is None
    table.plate.silent = False
    table.pass_time(4.0)
    assert table.shown.plan.way == "plan"
    assert table.seen() == acts(pieces)
    table.enter(say.EnterBy(way="plate"))
    table.pass_time(1.0)
    assert table.seen() == acts(pieces[:1])


@pytest.mark.long
def test_after_a_restart_between_turns_the_next_staircase_is_seen(later):
    later.restart()
    later.pass_time(2.0)
    later.enter(say.Resume())
    later.pass_time(3.0)
    pieces = staircase(later)
    later.build(*pieces)
    assert later.shown.plan.way == "plate"
    assert later.seen() == acts(pieces)


def test_a_piece_removed_during_a_restart_is_asked_about(later):
    later.restart()
    later.remove(next(piece for piece in later.plate.standing if piece.piece is Piece.ARCH))
    later.pass_time(2.0)
    later.enter(say.Resume())
    later.pass_time(8.0)
    question = later.question()
    assert question.what == "plate"
    assert question.grams == pytest.approx(-1.25, abs=0.2)


@pytest.mark.long
def test_quiet_moments_from_before_the_game_are_skipped_at_its_start(tmp_path, monkeypatch):
    begun = []
    begin = PlateBaseline.begin

    def counted(baseline, quiet, *rest):
        begun.append(quiet)
        begin(baseline, quiet, *rest)

    monkeypatch.setattr(PlateBaseline, "begin", counted)
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


@pytest.mark.long
def test_after_a_restart_in_mid_turn_seen_pieces_stay_and_the_rest_is_typed(table):
    pieces = staircase(table)
    table.build(*pieces[:1])
    table.restart()
    table.pass_time(2.0)
    table.enter(say.Resume())
    table.pass_time(3.0)
    assert table.seen() == acts(pieces[:1])
    assert table.shown.plan.way == "plan"
    table.enter(*(say.Place(placement=str(piece)) for piece in pieces[1:]))
    assert table.core.hub.refusal is None
    table.build(*pieces[1:])
    table.enter(say.Confirm())
    table.decorate()
    assert next_is_seen(table)


@pytest.mark.parametrize("broken", [pytest.param("after", marks=pytest.mark.long), "feed"])
@pytest.mark.long
def test_a_sensing_exception_means_typing_this_staircase_and_the_game_goes_on(later, monkeypatch, caplog, broken):
    pieces = staircase(later)
    later.build(pieces[0])

    def fails(*_):
        raise np.linalg.LinAlgError("Singular matrix")

    with monkeypatch.context() as patch:
        if broken == "after":
            patch.setattr(PlateTurn, "after", fails)
        else:
            patch.setattr(PlateSignal, "feed", fails)
        later.build(pieces[1])
    assert "Singular matrix" in caplog.text
    caplog.clear()
    assert later.shown.plan.way == "plan"
    assert later.seen() == acts(pieces[:1])
    assert later.shown.plate.why.params["why"] == "fault"
    later.build(*pieces[2:])
    later.enter(*(say.Place(placement=str(piece)) for piece in pieces[1:]))
    later.enter(say.Confirm())
    later.decorate()
    play_by_hand_to_the_next_build(later)
    later.pass_time(32.0)
    assert later.shown.plate.why is None
    assert later.question() is None
    pieces = staircase(later)
    later.build(*pieces)
    assert later.seen() == acts(pieces)


def test_an_exception_at_the_decision_is_reported_and_the_staircase_is_typed(table, monkeypatch, caplog):
    pieces = staircase(table)
    table.build(*pieces)

    def fails(*_):
        raise ValueError("zero-size array to reduction operation minimum which has no identity")

    with monkeypatch.context() as patch:
        patch.setattr(controller, "decide", fails)
        table.enter(say.Confirm())
    assert "zero-size array" in caplog.text
    caplog.clear()
    assert table.core.hub.refusal.key == "refused-plate-gives-up"
    assert table.shown.plan.way == "plan"
    assert table.seen() == acts(pieces)
    table.enter(say.Confirm())
    assert table.core.hub.stage is Stage.DECORATE


@pytest.mark.parametrize(
    "back",
    [
        "in the build",
        pytest.param("with the decoration", marks=pytest.mark.long),
        pytest.param("after it", marks=pytest.mark.long),
    ],
)
@pytest.mark.long
def test_a_plate_lost_in_mid_press_agrees_again_on_its_return(later, back):
    pieces = staircase(later)
    later.build(*pieces[:1])
    later.plate.build(pieces[1])
    later.pass_time(0.7)
    later.plate.silent = True
    later.pass_time(4.0)
    later.enter(say.EnterBy(way="plan"), *(say.Place(placement=str(piece)) for piece in pieces[1:]))
    later.build(*pieces[2:])
    later.plate.silent = back != "in the build"
    later.pass_time(4.0)
    later.enter(say.Confirm())
    later.plate.silent = back == "after it"
    later.pass_time(4.0)
    later.decorate()
    later.plate.silent = False
    later.pass_time(2.0)
    assert later.core.hub.plate_play.tracker.baseline.agrees
    assert next_is_seen(later)
    pieces = staircase(later)
    later.build(*pieces)
    assert later.seen() == acts(pieces)


@pytest.mark.parametrize("unseen", [True, False])
def test_a_decoration_set_during_a_gap_in_the_readings_is_accepted(later, unseen):
    baseline = later.core.hub.plate_play.tracker.baseline
    gold, quiet = parse_placements("G17,17,0")[0], baseline.off_quiet
    came, _ = load_of((gold,), baseline.masses)
    baseline.should(frozenset((*baseline.standing, gold)))
    sd = 0.06 * np.array([1.0, 80.0, 80.0])  # as badly as the zero is known after ten seconds
    baseline.heard(replace(quiet, load=quiet.load + 0.45 * came, shift=np.diag(sd**2), unseen=unseen))
    assert baseline.agrees is unseen


@pytest.mark.long
def test_a_decoration_still_in_the_tray_is_not_assumed_set_after_a_lost_link(table):
    pieces = staircase(table)
    table.build(*pieces)
    table.enter(say.Confirm())
    follow = table.core.hub.plate_play.tracker
    table.plate.silent = True
    table.pass_time(12.0)
    table.plate.silent = False
    table.pass_time(4.0)
    table.enter(say.Decoration(colour=table.core.hub.book.staged.start_colour))
    table.pass_time(1.0)
    assert not follow.baseline.agrees
    table.build(parse_placements(table.state.palace[-1])[0])
    assert follow.baseline.agrees
    assert next_is_seen(table)


def knock_an_arch_off_between_turns(table):
    """Knock an arch of the starting staircase off while cards are bought."""
    table.build(*staircase(table))
    table.enter(say.Confirm())
    table.decorate()
    table.remove(next(piece for piece in table.plate.standing if piece.piece is Piece.ARCH), looks=8.0)
    play_by_hand_to_the_next_build(table)


@pytest.mark.long
def test_building_on_during_an_open_plate_question_asks_no_second_one(table):
    knock_an_arch_off_between_turns(table)
    table.pass_time(6.0)
    question, pieces = table.question(), staircase(table)
    table.build(*pieces[:2], looks=3.0)
    table.pass_time(4.0)
    table.enter(say.Answer(question=question.id, answer="agreed"))
    table.pass_time(1.0)
    assert table.seen() == acts(pieces[:2])
    table.build(*pieces[2:])
    table.pass_time(8.0)
    assert table.question() is None
    assert table.seen() == acts(pieces)


@pytest.mark.long
def test_a_question_names_the_missing_mass_without_the_pieces_being_built(table):
    knock_an_arch_off_between_turns(table)
    table.build(staircase(table)[0], looks=4.0)
    assert table.question().grams == pytest.approx(-1.25, abs=0.2)


@pytest.mark.long
def test_after_the_answer_typed_the_question_returns_in_the_next_turn(table):
    knock_an_arch_off_between_turns(table)
    table.pass_time(6.0)
    table.enter(say.Answer(question=table.question().id, answer="typed"))
    assert table.shown.plan.way == "plan"
    pieces = staircase(table)
    table.build(*pieces)
    table.enter(*(say.Place(placement=str(piece)) for piece in pieces), say.Confirm())
    table.decorate()
    table.pass_time(6.0)
    assert table.question() is None
    play_by_hand_to_the_next_build(table)
    table.pass_time(6.0)
    question = table.question()
    assert question.grams == pytest.approx(-1.25, abs=0.2)
    table.enter(say.Answer(question=question.id, answer="agreed"))
    pieces = staircase(table)
    table.build(*pieces)
    assert table.seen() == acts(pieces)
