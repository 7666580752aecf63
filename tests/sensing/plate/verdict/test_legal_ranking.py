"""The ranking of legal staircases vetoes sure hypotheses, and yields a clear winner."""

from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from tests.sensing.plate.plate_evening import position
from tests.sensing.plate.verdict.test_decision import KNOBS, after, seen, stray, turn_of

from monkey_palace.board.notation import Placement, parse_placements
from monkey_palace.board.pieces import BUILDING, Piece
from monkey_palace.staircase.check import check
from palace_hub.sensing.plate.turn.likelihood import TurnRecord
from palace_hub.sensing.plate.turn.move_score import FORBIDDEN, ONE_MORE
from palace_hub.sensing.plate.verdict import decision as plate_decision
from palace_hub.sensing.plate.verdict import legal_search
from palace_hub.sensing.plate.verdict.candidates import (
    Candidate,
    CheckedHypothesis,
    check_hypotheses,
    rule_log_prior,
    without_levels,
)
from palace_hub.sensing.plate.verdict.column_swap import column_swaps
from palace_hub.sensing.plate.verdict.decision import Recovered, Undecided, decide
from palace_hub.sensing.plate.verdict.legal_ranking import LegalRanking, is_larger
from palace_hub.sensing.plate.verdict.legal_search import LegalStaircases
from palace_hub.sensing.plate.verdict.vetoes import SURE_BESIDE_LARGER

SEED = 105
BRICKS = tuple(piece for piece in position(SEED)[2] if piece.piece in BUILDING)
LAST_ARCH = next(piece for piece in reversed(BRICKS) if piece.piece is Piece.ARCH)
HEAVY_G = 3.0


def read(place_sd):
    """A turn that reads one legal staircase and nothing else, after moments whose places are so sharp (g mm)."""
    return seen(turn_of(((), 0.0), seed=SEED), BRICKS, place_sd)


def listed(turn):
    record = TurnRecord(turn.board, turn.observations)
    return LegalRanking.of(
        turn, record, LegalStaircases(record, turn.stock, turn.context.ornaments).explanations(), None
    )


@pytest.mark.parametrize("ahead", [9.0, 3.0, 1.0])
def test_on_coarse_cells_a_different_ranked_staircase_makes_a_question(ahead):
    """One has watched what the other has not, even where the readings waver."""
    turn = read(40.0)
    other = next(one.pieces for one, _ in listed(turn).ranked if without_levels(one.pieces) != without_levels(BRICKS))
    (one,) = turn.hypotheses
    blunt = replace(one, cov=np.diag([0.05, 4.0, 4.0]) ** 2, heaviest_change_g=1.0)
    rival = replace(blunt, placed=turn.board.standing(other), log_score=-ahead)
    decision = decide(seen(replace(turn, hypotheses=(blunt, rival)), other, 0.5))
    assert isinstance(decision, Undecided)
    assert without_levels(decision.first.pieces) == without_levels(BRICKS)
    assert without_levels(decision.second.pieces) == without_levels(other)


TWINS = 151  # three bricks of its staircase may as well be a column
MANY = tuple(piece for piece in position(TWINS)[2] if piece.piece in BUILDING)


def few():
    """The same staircase with a column for three bricks."""
    palace, stock, _ = position(TWINS)
    (found,) = [column_swap for column_swap in column_swaps(MANY) if check(palace, column_swap, stock=stock).legal]
    return found


def between(turn):
    """The same turn where what stood at last weighs what lies between the two staircases."""
    last, weigh = turn.observations[-1], [sum(map(turn.board.load, some)) for some in (few(), MANY)]
    return replace(
        turn, observations=(*turn.observations[:-1], replace(last, load=last.load + 0.6 * (weigh[1] - weigh[0])))
    )


def read_as(pieces, heaviest=HEAVY_G, swapped=0.0):
    """A turn that reads these pieces and nothing else, which came in one moment."""
    turn = turn_of(((), 0.0), seed=TWINS)
    stand = turn.board.standing(pieces)
    hypotheses = tuple(
        replace(hypothesis, placed=stand, heaviest_change_g=heaviest, heaviest_swap_g=swapped)
        for hypothesis in turn.hypotheses
    )
    return after(replace(turn, hypotheses=hypotheses), (), pieces)


def is_asked_about(turn, first, second):
    decision = decide(turn)
    if isinstance(decision, Recovered):
        assert without_levels(decision.chosen.pieces) == without_levels(first)
        return False
    assert isinstance(decision, Undecided)
    assert (without_levels(decision.first.pieces), without_levels(decision.second.pieces)) == (
        without_levels(first),
        without_levels(second),
    )
    return True


@pytest.mark.parametrize(
    ("heaviest", "swapped", "asked"),
    [(HEAVY_G, 0.0, True), (1.0, 0.0, False), (1.0, HEAVY_G, True), (1.0, 0.7, False), (1.0, 0.9, True)],
)
def test_a_larger_staircase_makes_a_question_if_more_pieces_came_at_once_than_the_search_tries(
    heaviest, swapped, asked
):
    """Also where something went as they came, and the load hardly rose."""
    assert is_asked_about(between(read_as(few(), heaviest, swapped)), few(), MANY) is asked


def test_a_swap_without_a_pause_is_checked_against_the_total_mass():
    """Two pieces that were tried go in the moment in which a column comes: no list knows what to make of it."""
    turn = read_as(few(), 1.0, HEAVY_G)
    free = sorted(KNOBS - {(foot.x, foot.y) for piece in (*turn.board.palace.pieces, *MANY) for foot in piece.feet})
    tried = Placement(Piece.BRICK, *free[0], 0)
    turn = between(after(turn, (), [tried], [tried, few()[0]], few()))
    assert TurnRecord(turn.board, turn.observations).first == 0
    assert not listed(turn).ranked
    assert is_asked_about(turn, few(), MANY)


@pytest.mark.parametrize("back", [False, True])
def test_with_an_aborted_legal_search_a_column_swap_makes_a_question(back, monkeypatch):
    monkeypatch.setattr(legal_search, "MOST_STEPS", 0)
    turn = after(read_as(few()), (), few()[:1], (), few()) if back else read_as(few())
    assert not is_asked_about(turn, few(), MANY)
    assert is_asked_about(between(turn), few(), MANY)


def test_a_smaller_staircase_makes_no_question():
    assert not is_asked_about(read_as(MANY), MANY, few())


def test_pieces_that_came_at_once_and_left_again_raise_no_doubt_about_later_single_pieces():
    turn, pieces = read_as(few()), few()
    slowly = [pieces[:number] for number in range(len(pieces) + 1)]
    assert not is_asked_about(between(after(turn, (), pieces, *slowly)), pieces, MANY)
    assert is_asked_about(between(after(turn, (), pieces, (), pieces)), pieces, MANY)


def another(turn, pieces):
    """Another legal staircase of as many pieces that weighs nearly the same."""
    some = (one.pieces for one, _ in listed(turn).ranked if without_levels(one.pieces) != without_levels(pieces))
    return next(one for one in some if len(one) == len(pieces) and not is_larger(one, pieces))


@pytest.mark.parametrize("place_sd", [0.5, 5.0])
@pytest.mark.parametrize(("pruned_share", "asked"), [(0.49, False), (0.5, True)])
def test_a_hypothesis_from_a_pruned_search_must_be_the_likeliest_legal_staircase(pruned_share, asked, place_sd):
    """Sharp moments leave it no place in the list, others do."""
    turn = read(40.0)
    other = another(turn, BRICKS)
    turn = replace(seen(turn, other, place_sd), pruned_share=pruned_share)
    assert is_asked_about(turn, BRICKS, other) is asked


@pytest.mark.parametrize("back", [False, True])
def test_after_a_removal_the_winner_must_also_be_the_likeliest_by_total_mass(back):
    """The moments on the way show the one staircase, the last rather the other: more may have gone without a pause."""
    turn = read(40.0)
    other = another(turn, BRICKS)
    (one,) = turn.hypotheses
    forbidden = replace(one, placed=turn.board.standing((*BRICKS, stray(BRICKS))))
    tried = [BRICKS[:1], ()] if back else []
    slowly = [BRICKS[:number] for number in range(1, len(BRICKS) + 1)]
    hypotheses = (forbidden, replace(one, log_score=FORBIDDEN - 1.0))
    turn = after(replace(turn, hypotheses=hypotheses), (), *tried, *slowly, place_sd=2.0)
    last, weigh = turn.observations[-1], [sum(map(turn.board.load, some)) for some in (BRICKS, other)]
    last = replace(last, load=last.load + 0.6 * (weigh[1] - weigh[0]))
    assert is_asked_about(replace(turn, observations=(*turn.observations[:-1], last)), BRICKS, other) is back


def test_pieces_that_came_at_once_after_the_last_removal_make_a_question():
    assert is_asked_about(between(after(read_as(few()), (), few()[:1], (), few())), few(), MANY)


@pytest.mark.parametrize(
    ("share", "behind", "back", "asked"),
    [
        (SURE_BESIDE_LARGER + 1e-5, 20.0, False, False),
        (SURE_BESIDE_LARGER - 1e-5, 20.0, False, True),
        (None, 20.0, True, False),
        (None, 6.0, True, True),
        (None, 20.0, False, True),
    ],
)
def test_the_ranking_must_be_sure_or_the_hypotheses_if_the_ranking_lacks_the_staircase(
    share, behind, back, asked, monkeypatch
):
    """A reading that is `behind` (natural logarithm) has the rest. Where nothing was taken back the list knows all."""
    tried = [few()[:1], ()] if back else []
    monkeypatch.setattr(plate_decision, "find_column_swap", lambda *_: None)
    turn = between(after(read_as(few()), (), *tried, few()))
    (one,) = turn.hypotheses
    worse = replace(one, placed=turn.board.standing(MANY), log_score=-behind)
    monkeypatch.setattr(LegalRanking, "share_beside_larger", lambda listed, pieces: share)
    assert is_asked_about(replace(turn, hypotheses=(one, worse)), few(), MANY) is asked


@pytest.mark.parametrize(
    ("other", "larger"),
    [
        ("B5,5,0 B5,5,1 B5,5,2 B8,5,0 B8,5,1 B8,5,2", True),
        ("B5,5,0 B5,5,1 B5,5,2 C8,5,0", True),
        ("C5,8,0 B8,5,0 B8,5,1 B8,5,2", False),
        ("B5,5,0 C5,5,1 B8,5,0 B8,5,1", False),
        ("C5,5,0 C8,5,0", False),
    ],
)
def test_three_bricks_for_one_column_are_larger_despite_a_reverse_swap_elsewhere(other, larger):
    assert is_larger(parse_placements(other), parse_placements("C5,5,0 B8,5,0 B8,5,1 B8,5,2")) is larger


def test_the_share_of_a_staircase_is_relative_to_all_larger_ones():
    found = listed(read(8.0))
    logs = [log for _, log in found.ranked]
    assert logs == sorted(logs, reverse=True)
    assert {len(one.pieces) for one, _ in found.ranked} == {5, 7}
    often = {7: (6 / 9) / np.exp(ONE_MORE), 5: 1.0}  # seven pieces in two moments, by Laplace's rule
    for one, log in found.ranked:
        larger = sum(
            np.exp(other_log) * often[len(other.pieces)] ** max(len(other.pieces) - len(one.pieces), 0)
            for other, other_log in found.ranked
            if is_larger(other.pieces, one.pieces)
        )
        assert found.share_beside_larger(one.pieces) == pytest.approx(np.exp(log) / (np.exp(log) + larger))
    assert found.share_beside_larger(BRICKS[:-1]) is None


def test_a_pause_before_the_decoration_does_not_change_the_shares():
    """It comes from the tray when all else stands; four pieces at once were no less likely for it."""
    turn = read(8.0)
    bare = listed(turn)
    (on,) = parse_placements("G8,5,8")
    last = replace(turn.observations[-1], load=turn.observations[-1].load + turn.board.load(on))
    ones = tuple((replace(one, pieces=(*one.pieces, on)), log) for one, log in bare.ranked)
    decorated = LegalRanking(turn, TurnRecord(turn.board, (*turn.observations, last)), ones)
    shares = [bare.share_beside_larger(one.pieces) for one, _ in bare.ranked]
    assert 0 < min(shares) < 0.9
    assert [decorated.share_beside_larger(one.pieces) for one, _ in ones] == pytest.approx(shares)


@pytest.mark.parametrize(("place_sd", "stands"), [(0.5, True), (40.0, False)])
def test_there_is_a_clear_winner_only_with_sharp_moments(place_sd, stands):
    turn = read(place_sd)
    chosen = listed(turn).clear_winner(check_hypotheses(turn, None), 0.99)
    assert (chosen is not None) is stands
    if stands:
        assert set(chosen.pieces) == set(BRICKS)
        assert chosen.share > 0.99


def stands_out(turn, legal, forbidden, better, beyond_noise=0.0):
    """Whether the only legal staircase does, where what is forbidden fits so much better."""
    record = SimpleNamespace(fit=lambda _: better, beyond_noise=lambda _: beyond_noise)
    judged = [CheckedHypothesis(one, 0.0, 1, 1.0, 0.0) for one in (legal, forbidden)]
    return LegalRanking(turn, record, ((legal, 0.0),)).clear_winner(judged, 0.99) is not None


@pytest.mark.parametrize(
    ("mistakes", "better", "beyond_noise", "believed"),
    [
        (2, 5.0, 0.0, True),
        (2, 5.0, 3.0, False),
        (2, 2.5, 3.0, True),
        (2, 7.0, 0.0, False),
        (1, 2.5, 0.0, True),
        (1, 3.5, 0.0, True),
        (1, 4.5, 0.0, False),
    ],
)
def test_illegal_hypotheses_may_fit_better_by_a_margin_that_shrinks_with_the_misfit(
    mistakes, better, beyond_noise, believed
):
    """Bricks on the middles of one arch or two, against a staircase that fits as noise makes it, or so much worse."""
    turn = read(0.5)
    more = (stray(BRICKS), stray(BRICKS[: BRICKS.index(LAST_ARCH)]))[:mistakes]
    forbidden = Candidate((*BRICKS, *more), check(turn.board.palace, (*BRICKS, *more)), 0.1)  # they own enough
    legal = Candidate(BRICKS, check(turn.board.palace, BRICKS, stock=turn.stock), 0.9)
    assert (rule_log_prior(forbidden.verdict) < FORBIDDEN) is (mistakes > 1)
    assert stands_out(turn, legal, forbidden, better, beyond_noise) is believed


@pytest.mark.parametrize(
    ("studs", "better", "believed"), [(1, 2.5, True), (3, 0.9, True), (3, 1.1, False), (3, 2.5, False)]
)
def test_a_misplaced_decoration_may_fit_better_by_a_small_margin_or_a_larger_one_at_one_stud(studs, better, believed):
    """It was taken for being on its knob, 24 mm from where it was seen and pressed."""
    turn = read(0.5)
    end = LAST_ARCH.feet[-1]
    on, beside = (Placement(Piece.LIGHT_GREEN, end.x - far, end.y, 20) for far in (0, studs))
    verdicts = SimpleNamespace(legal=True, violations=()), check(turn.board.palace, (*BRICKS, beside))
    legal, forbidden = (
        Candidate((*BRICKS, one), verdict, 0.5) for one, verdict in zip((on, beside), verdicts, strict=True)
    )
    assert stands_out(turn, legal, forbidden, better) is believed
