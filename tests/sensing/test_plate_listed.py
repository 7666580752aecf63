"""The list of all legal staircases beside what was read: it doubts what is sure, and believes what stands out of it."""

from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from tests.sensing.plate_evening import position
from tests.sensing.test_plate_decision import after, seen, stray, turn_of

from monkey_palace.pieces import BUILDING, Piece
from monkey_palace.staircase_check import check
from palace_hub.sensing.plate_candidates import Candidate, Judged, against, judge, places
from palace_hub.sensing.plate_decision import BORNE_OUT, SURE, Recovered, Undecided, decide
from palace_hub.sensing.plate_legal import Legal
from palace_hub.sensing.plate_listed import Listed
from palace_hub.sensing.plate_record import Record
from palace_hub.sensing.plate_worth import FORBIDDEN

SEED = 105
BRICKS = tuple(piece for piece in position(SEED)[2] if piece.piece in BUILDING)
LAST_ARCH = next(piece for piece in reversed(BRICKS) if piece.piece is Piece.ARCH)
HEAVY_G = 3.0


def read(place_sd, heaviest=HEAVY_G, back=False):
    """A turn that reads one legal staircase and nothing else, after moments whose places are so sharp (g mm); `back`:
    its last piece was put on, taken off and put on again."""
    turn = seen(turn_of(((), 0.0), seed=SEED), BRICKS, place_sd)
    if back:
        turn = replace(turn, record=(*turn.record, turn.record[-2], turn.record[-1]))
    return replace(turn, readings=tuple(replace(one, heaviest=heaviest) for one in turn.readings))


def listed(turn):
    record = Record(turn.board, turn.record)
    return Listed.of(turn, record, Legal(record, turn.stock, turn.given.ornaments).explanations(), None)


@pytest.mark.parametrize(("ahead", "kind"), [(9.0, Undecided), (3.0, Undecided), (1.0, Recovered)])
def test_coarse_cells_ask_where_sure_readings_and_the_list_see_different_staircases(ahead, kind):
    """One has watched what the other has not; where readings waver, what stands out of the list is taken."""
    turn = read(40.0)
    other = next(one.pieces for one, _ in listed(turn).ones if places(one.pieces) != places(BRICKS))
    (one,) = turn.readings
    blunt = replace(one, cov=np.diag([0.05, 4.0, 4.0]) ** 2, heaviest=1.0)
    rival = replace(blunt, stand=turn.board.standing(other), log=-ahead)
    decision = decide(seen(replace(turn, readings=(blunt, rival)), other, 0.5))
    assert isinstance(decision, kind)
    assert places((decision.second if kind is Undecided else decision.chosen).pieces) == places(other)


@pytest.mark.parametrize(
    ("place_sd", "heaviest", "back", "kind"),
    [
        (0.5, HEAVY_G, False, Recovered),
        (40.0, HEAVY_G, False, Undecided),
        (40.0, 1.0, False, Recovered),
        (4.0, HEAVY_G, False, Recovered),
        (5.0, HEAVY_G, False, Undecided),
        (40.0, HEAVY_G, True, Undecided),
        (40.0, 1.0, True, Recovered),
    ],
)
def test_what_was_read_is_doubted_where_a_moment_may_have_hidden_the_truth_and_others_fit_as_well(
    place_sd, heaviest, back, kind
):
    """More pieces at once than are tried leave no room for the truth, whether anything was taken back or not; then the
    list has to be sure by itself, where elsewhere 0.9 bear a reading out."""
    decision = decide(read(place_sd, heaviest, back))
    assert isinstance(decision, kind)
    if kind is Undecided:
        assert set(decision.first.pieces) == set(BRICKS)
        assert decision.second.verdict.legal
        assert set(decision.second.pieces) != set(BRICKS)


def test_what_came_as_something_went_is_doubted_as_well():
    """The load changes little, though more pieces came than are tried."""
    turn = read(40.0, heaviest=1.0)
    assert isinstance(decide(turn), Recovered)
    turn = replace(turn, readings=tuple(replace(one, swapped=HEAVY_G) for one in turn.readings))
    assert isinstance(decide(turn), Undecided)


def test_what_came_at_once_and_went_again_is_no_reason_to_doubt_what_came_piece_by_piece():
    turn = read(40.0)
    slowly = [BRICKS[:number] for number in range(len(BRICKS) + 1)]
    assert isinstance(decide(after(turn, (), BRICKS, *slowly, place_sd=40.0)), Recovered)
    assert isinstance(decide(after(turn, (), BRICKS, (), BRICKS, place_sd=40.0)), Undecided)


def test_the_list_is_held_to_as_much_as_readings_are_where_these_tried_nothing_else():
    share = listed(read(4.5)).share(BRICKS)
    assert BORNE_OUT < share < SURE


def test_what_came_at_once_after_the_last_piece_was_taken_back_is_doubted_all_the_same():
    turn = read(40.0)
    start, _, end = turn.record
    one = replace(start, load=turn.board.load(BRICKS[0]))
    decision = decide(replace(turn, record=(start, one, start, end)))
    assert isinstance(decision, Undecided)
    assert set(decision.first.pieces) == set(BRICKS)
    assert decision.second.verdict.legal


def test_shares_are_those_of_the_likelihoods_and_sum_to_one():
    found = listed(read(40.0))
    logs = np.array([log for _, log in found.ones])
    assert len(logs) > 2
    assert list(logs) == sorted(logs, reverse=True)
    shares = [found.share(one.pieces) for one, _ in found.ones]
    assert shares == pytest.approx(np.exp(logs - logs.max()) / np.exp(logs - logs.max()).sum())
    assert found.share(BRICKS[:-1]) is None


@pytest.mark.parametrize(("place_sd", "stands"), [(0.5, True), (40.0, False)])
def test_one_stands_out_only_where_hardly_another_fits(place_sd, stands):
    turn = read(place_sd)
    chosen = listed(turn).standing_out(judge(turn, None), 0.99)
    assert (chosen is not None) is stands
    if stands:
        assert set(chosen.pieces) == set(BRICKS)
        assert chosen.share > 0.99


@pytest.mark.parametrize(
    ("better", "beyond_noise", "believed"), [(5.0, 0.0, True), (5.0, 3.0, False), (2.5, 3.0, True), (7.0, 0.0, False)]
)
def test_several_mistakes_may_fit_less_better_where_the_staircase_itself_explains_badly(better, beyond_noise, believed):
    """Bricks on the middles of two arches, against a staircase that fits as noise makes it, or by so much worse."""
    turn = read(0.5)
    more = stray(BRICKS), stray(BRICKS[: BRICKS.index(LAST_ARCH)])
    forbidden = Candidate((*BRICKS, *more), check(turn.board.palace, (*BRICKS, *more), stock=turn.stock), 0.1)
    legal = Candidate(BRICKS, check(turn.board.palace, BRICKS, stock=turn.stock), 0.9)
    assert against(forbidden.verdict) < FORBIDDEN
    record = SimpleNamespace(fit=lambda _: better, beyond_noise=lambda _: beyond_noise)
    judged = [Judged(one, 0.0, 1, 1.0, 0.0) for one in (legal, forbidden)]
    chosen = Listed(turn, record, ((legal, 0.0),)).standing_out(judged, 0.99)
    assert (chosen is not None) is believed
