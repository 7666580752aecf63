"""Vetoes against a staircase that the search or the legal list is sure of, and the rival that a veto points to.

The search knows nothing of moves that it does not try: more pieces at once, swaps without a pause. Each function tests
one such doubt, by load, presses or Hall sensors.
"""

from itertools import pairwise
from math import sqrt
from typing import Final

from monkey_palace.board.pieces import Piece
from palace_hub.sensing.plate.turn.likelihood import TurnRecord
from palace_hub.sensing.plate.turn.piece_sets import MOST_TOGETHER
from palace_hub.sensing.plate.turn.press_evidence import PressEvidence
from palace_hub.sensing.plate.turn.search import PRUNED_BY_UNUSUAL, PlateTurn
from palace_hub.sensing.plate.verdict.candidates import (
    Candidate,
    CheckedHypothesis,
    Decorations,
    missing_decorations,
    without_levels,
)
from palace_hub.sensing.plate.verdict.legal_ranking import LegalRanking, is_larger
from palace_hub.sensing.plate.verdict.legal_search import LegalStaircases

SURE_BESIDE_LARGER: Final = 0.9995
"""Probability that a staircase needs beside all larger legal ones, if more pieces may have come at once than are tried.
Data: 1,000 staircases at an ordinary pace, seed 1: 966 unasked with it, 968 with 0.9975 (docs/accuracy.md)."""
SURE_ALONE: Final = 0.999
"""Posterior probability in the search that it needs there if the list lacks it, since a piece was removed (assumed)."""
SHARP_MM: Final = 2.35
"""Standard deviation of a brick's place from which cells count as coarse, mm. Good cells: 1, up to 2.2 with fast hands;
1 kg cells: from 2.5 with magnets in the feet, from 3.6 without (bench, docs/accuracy.md)."""

# Pushes for each standing piece from which others were tried: one press in four or five is repeated, and a swing may
# count as a push.
_PUSHES_EACH = 1.6
_NEXT_KNOB = 3  # pitch of the knob lattice, studs (R3.7)
_PART_OF_ONE_MORE = 0.8  # part of a brick beyond the tried ones from which one more may have come (assumed)
_BRICKS_OF_A_COLUMN = 3  # bricks as high as a column
_NEAR_A_COLUMN = 0.5  # tolerance of the mass, in bricks (assumed)


def larger_rival(first: Candidate, ranking: LegalRanking, record: TurnRecord) -> Candidate | None:
    """A larger legal staircase (`is_larger`) that may be the true one; None: none, or `first` is certain enough.

    Certain by the list, or, if the list lacks `first` since a piece was removed, by the search. The search is sure only
    among the sets that it tries, which are small.
    """
    share = ranking.share_beside_larger(first.pieces)
    enough = record.first and first.share >= SURE_ALONE if share is None else share >= SURE_BESIDE_LARGER
    if enough:
        return None
    return next((one for one, _ in ranking.ranked if is_larger(one.pieces, first.pieces)), None)


def likelier_rival(first: Candidate, ranking: LegalRanking) -> Candidate | None:
    """A likelier legal staircase of at least as many pieces; None: none."""
    own = ranking.log(first.pieces)
    better = (one for one, log in ranking.ranked if own is None or log > own)
    return next((one for one in better if len(one.pieces) >= len(first.pieces)), None)


def has_taken_back(record: TurnRecord, candidate: Candidate) -> bool:
    """Whether the player removed pieces: the load has fallen, or there were far more pushes than pieces."""
    return record.first > 0 or turn_presses(record).pushes > _PUSHES_EACH * len(candidate.pieces)


def turn_presses(record: TurnRecord) -> PressEvidence:
    """All presses of the turn as evidence."""
    return PressEvidence(record.board, [press for moment in record.observations for press in moment.presses])


def rival_by_weight(
    believed: Candidate,
    turn: PlateTurn,
    record: TurnRecord,
    legal: LegalStaircases | None,
    decorations: Decorations | None,
    ahead: float = 0.0,
) -> Candidate | None:
    """The likeliest legal staircase by first and last load alone, if it is another one and `ahead` (natural log).

    A player who removed pieces may have done so without a pause as well.
    """
    whole = record.as_one_change()
    found = None if legal is None else legal.against_record(whole).explanations()
    ranking = LegalRanking.of(turn, whole, found or [], decorations)
    if not ranking.ranked or without_levels(ranking.ranked[0][0].pieces) == without_levels(believed.pieces):
        return None
    own = ranking.log(believed.pieces)
    return ranking.ranked[0][0] if own is None or ranking.ranked[0][1] > own + ahead else None


def exceeds_tried_sets(turn: PlateTurn, grams: float, tried: int = MOST_TOGETHER) -> bool:
    """Whether a change of `grams` may have been more pieces than the `tried` ones: then the truth was not tried."""
    return grams > (tried + _PART_OF_ONE_MORE) * turn.board.masses.grams[Piece.BRICK]


def may_be_three_bricks(record: TurnRecord) -> bool:
    """Whether a change has about the mass of a column, with the pushes of three bricks: 80 mg apart, which the zero
    shift of many presses may hide."""
    grams = record.masses.grams
    return any(
        abs(float(after.load[0] - before.load[0]) - grams[Piece.COLUMN]) < _NEAR_A_COLUMN * grams[Piece.BRICK]
        and sum(press.pushes for press in after.presses) >= _BRICKS_OF_A_COLUMN
        for before, after in pairwise(record.observations)
    )


def is_ambiguous_on_coarse_cells(
    believed: Candidate, first: CheckedHypothesis, record: TurnRecord, *, heavy: bool
) -> bool:
    """Whether coarse cells cannot decide on `believed`: three pieces came at once, or a column may be three bricks."""
    if first.most_pieces >= MOST_TOGETHER and (heavy or not first.candidate.verdict.legal):
        return True
    grams = record.masses.grams
    apart = abs(_BRICKS_OF_A_COLUMN * grams[Piece.BRICK] - grams[Piece.COLUMN])
    column = any(piece.piece is Piece.COLUMN for piece in believed.pieces)
    return column and apart < _NEAR_A_COLUMN * grams[Piece.BRICK] and may_be_three_bricks(record)


def hall_shows_elsewhere(turn: PlateTurn, candidate: Candidate) -> bool:
    """Whether a knob under a foot is dark while a knob next to it, without a foot, is on: the foot stands there."""
    if turn.hall is None:
        return False
    ground, known = turn.context.hall_start | turn.board.on_ground(candidate.pieces), turn.context.hall_known
    dark, lit = (ground - turn.hall) & known, (turn.hall - ground) & known
    return any(max(abs(x - u), abs(y - v)) <= _NEXT_KNOB for x, y in dark for u, v in lit)


def may_miss_decoration(turn: PlateTurn, candidate: Candidate) -> bool:
    """Whether coarse cells may have missed a decoration: it has left the tray, and only an unusual move explained a
    moment."""
    return (
        is_coarse(turn) and turn.pruned_share >= PRUNED_BY_UNUSUAL and missing_decorations(turn, candidate.pieces) > 0
    )


def is_coarse(turn: PlateTurn) -> bool:
    """Whether the standard deviation of a brick's place exceeds `SHARP_MM`."""
    cov = turn.best.cov
    brick_mm = sqrt(float(cov[1, 1] + cov[2, 2]) / 2) / turn.board.masses.grams[Piece.BRICK]
    return brick_mm > SHARP_MM
