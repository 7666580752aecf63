"""Column swaps (three bricks for a column) are found, and asked about only if the load cannot tell."""

from dataclasses import replace

import numpy as np
import pytest
from tests.sensing.plate.verdict.test_decision import after, turn_of

from monkey_palace.board.notation import parse_placements
from monkey_palace.staircase.check import check
from palace_hub.sensing.plate.turn.likelihood import TurnRecord
from palace_hub.sensing.plate.verdict.candidates import Candidate
from palace_hub.sensing.plate.verdict.column_swap import column_swaps, find_column_swap
from palace_hub.sensing.plate.verdict.decision import Recovered, Undecided, decide
from palace_hub.sensing.plate.verdict.legal_ranking import LegalRanking

SEED = 151  # three bricks of its staircase may as well be a column


def as_text(sets):
    return {frozenset(map(str, pieces_set)) for pieces_set in sets}


@pytest.mark.parametrize(
    ("pile", "others"),
    [
        ("C5,5,0", ["B5,5,0 B5,5,1 B5,5,2"]),
        ("B5,5,0 B5,5,1 B5,5,2 A5,5,3e", ["C5,5,0 A5,5,3e"]),
        ("B5,5,0 C5,5,1 B5,5,4 B5,5,5", ["C5,5,0 C5,5,3", "B5,5,0 B5,5,1 B5,5,2 B5,5,3 B5,5,4 B5,5,5"]),
        ("B5,5,0 B5,5,1", []),
        ("B5,5,0 B8,5,1 B5,5,2", []),
        ("B5,5,0 A5,5,1e B5,5,2 B5,5,3", []),
    ],
)
def test_column_swaps_keep_the_height_and_all_other_pieces(pile, others):
    assert as_text(column_swaps(parse_placements(pile))) == as_text(parse_placements(other) for other in others)


def with_a_twin():
    """A turn that reads a staircase with a column, and the one legal twin of it, with three bricks."""
    turn = turn_of(((), 0.0), seed=SEED)
    other = turn.standing
    (pieces,) = [
        column_swap
        for column_swap in column_swaps(other)
        if check(turn.board.palace, column_swap, stock=turn.stock).legal
    ]
    stand = turn.board.standing(pieces)
    return (
        replace(turn, hypotheses=tuple(replace(hypothesis, placed=stand) for hypothesis in turn.hypotheses)),
        pieces,
        other,
    )


def at_once(turn, pieces, noise_g):
    """The same turn after a piece of it came and went, and all of it came in one moment."""
    hypotheses = tuple(replace(hypothesis, heaviest_change_g=3.0) for hypothesis in turn.hypotheses)
    there = (), pieces[:1], (), pieces
    return after(replace(turn, hypotheses=hypotheses), *there, mass_sd=noise_g, place_sd=100 * noise_g)


@pytest.mark.parametrize(
    ("with_column", "part", "noise_g", "found"),
    [
        (True, -1.5, 0.002, False),
        (True, -1.5, 0.08, True),
        (False, -0.5, 0.002, False),
        (False, 0.4, 0.02, False),
        (False, 0.8, 0.02, True),
    ],
)
def test_a_column_swap_is_found_if_the_total_mass_cannot_exclude_it(with_column, part, noise_g, found):
    """What stands lies `part` of the way from the staircase to its twin. Three bricks for a column were not tried, a
    column for three bricks was, and has to weigh better."""
    turn, *both = with_a_twin()
    pieces, other = both if with_column else reversed(both)
    turn = at_once(turn, pieces, noise_g)
    weigh = {some: sum((turn.board.load(one) for one in some), np.zeros(3)) for some in (pieces, other)}
    last = turn.observations[-1]
    moved = replace(last, load=last.load + part * (weigh[other] - weigh[pieces]))
    record = TurnRecord(turn.board, (*turn.observations[:-1], moved)).as_one_change()
    one = Candidate(pieces, check(turn.board.palace, pieces, stock=turn.stock), 1.0)
    swap = find_column_swap(turn, record, one, 0.995, None)
    assert (swap is not None) is found
    if swap is not None:
        assert swap.verdict.legal
        assert as_text([swap.pieces]) == as_text([other])


@pytest.mark.parametrize("pruned_share", [0.0, 0.9])
@pytest.mark.parametrize(("back", "kind"), [(True, Undecided), (False, Recovered)])
def test_after_removals_and_many_pieces_at_once_a_column_swap_makes_a_question(back, kind, pruned_share, monkeypatch):
    """Whether the readings are believed or, where the truth may be `pruned_share` to them, the list of all legal
    staircases."""
    turn, pieces, other = with_a_twin()
    turn = replace(at_once(turn, pieces, 0.08), pruned_share=pruned_share)
    if not back:
        turn = replace(turn, observations=(turn.observations[0], turn.observations[-1]))
    # The list knows of no other.
    monkeypatch.setattr(LegalRanking, "share_beside_larger", lambda listed, some: 1.0)
    monkeypatch.setattr(LegalRanking, "clear_winner", lambda ranking, judged, sure, coarse: judged[0].candidate)
    decision = decide(turn)
    assert isinstance(decision, kind)
    if isinstance(decision, Undecided):
        assert as_text([decision.second.pieces]) == as_text([other])
