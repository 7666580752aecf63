"""The list of all legal staircases beside what was read: it doubts what is sure, and believes what stands out of it."""

from dataclasses import replace

import numpy as np
import pytest
from tests.sensing.plate_evening import position
from tests.sensing.test_plate_decision import seen, turn_of

from monkey_palace.pieces import BUILDING
from palace_hub.sensing.plate_candidates import judge
from palace_hub.sensing.plate_decision import Recovered, Undecided, decide
from palace_hub.sensing.plate_legal import Legal
from palace_hub.sensing.plate_listed import Listed
from palace_hub.sensing.plate_record import Record

SEED = 105
BRICKS = tuple(piece for piece in position(SEED)[2] if piece.piece in BUILDING)
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


@pytest.mark.parametrize(
    ("place_sd", "heaviest", "back", "kind"),
    [
        (0.5, HEAVY_G, False, Recovered),
        (40.0, HEAVY_G, False, Undecided),
        (40.0, 1.0, False, Recovered),
        (40.0, HEAVY_G, True, Recovered),
    ],
)
def test_what_was_read_is_doubted_where_a_moment_may_have_hidden_the_truth_and_others_fit_as_well(
    place_sd, heaviest, back, kind
):
    """More pieces at once than are tried leave no room for the truth; what was taken back the list cannot follow."""
    decision = decide(read(place_sd, heaviest, back))
    assert isinstance(decision, kind)
    if kind is Undecided:
        assert set(decision.first.pieces) == set(BRICKS)
        assert decision.second.verdict.legal
        assert set(decision.second.pieces) != set(BRICKS)


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
