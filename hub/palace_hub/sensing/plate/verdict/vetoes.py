"""Vetoes: reasons not to accept a sure hypothesis, or the legal staircase that ranks first.

The search does not try more than a few pieces at once, swaps without a pause, or a foot that a Hall sensor sees
elsewhere. Each function tests for one such gap, and returns a rival staircase or True.
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
"""The share that a staircase needs beside all legal ones that are larger, where more may have come at once than are
tried: of the readings it needs `SURE` besides."""
SURE_ALONE: Final = 0.999
"""The share of all readings that it needs there where the list lacks it, since something was taken back."""
SHARP_MM: Final = 2.35
"""Standard deviation of a brick's place, mm: good cells see it to 1, to 2.2 where fast hands press on and on, cells of
1 kg to 2.5 and more with magnets in the feet, to 3.6 and more without."""

# One press in four or five is made again, and now and then a swing counts as one: who pushed more often than that for
# each piece that stands has tried others.
_PUSHES_EACH = 1.6
# The lattice of knobs has a pitch of three studs (R3.7).
_NEXT_KNOB = 3
_PART_OF_ONE_MORE = 0.8
# A column is as high as three bricks and weighs nearly as much; so much of a brick is what both may be off.
_BRICKS_OF_A_COLUMN = 3
_NEAR_A_COLUMN = 0.5


def larger_rival(first: Candidate, listed: LegalRanking, record: TurnRecord) -> Candidate | None:
    """A legal staircase that `is_larger`, and may be it: the readings are sure of what they have tried, which is
    all that is no more pieces. None where there is none, or where this one is sure enough: by the list or, where that
    lacks it since something was taken back, by the readings."""
    share = listed.share_beside_larger(first.pieces)
    enough = record.first and first.share >= SURE_ALONE if share is None else share >= SURE_BESIDE_LARGER
    if enough:
        return None
    return next((one for one, _ in listed.ones if is_larger(one.pieces, first.pieces)), None)


def likelier_rival(first: Candidate, listed: LegalRanking) -> Candidate | None:
    """A legal staircase of no fewer pieces that explains the moments better; None where there is none."""
    own = listed.log(first.pieces)
    better = (one for one, log in listed.ones if own is None or log > own)
    return next((one for one in better if len(one.pieces) >= len(first.pieces)), None)


def has_taken_back(record: TurnRecord, candidate: Candidate) -> bool:
    """Whether hands put more on than this: the load has fallen, or there was far more pushing."""
    return record.first > 0 or turn_presses(record).pushes > _PUSHES_EACH * len(candidate.pieces)


def turn_presses(record: TurnRecord) -> PressEvidence:
    """All presses of the turn."""
    return PressEvidence(record.board, [press for moment in record.moments for press in moment.presses])


def rival_by_weight(
    believed: Candidate,
    turn: PlateTurn,
    record: TurnRecord,
    legal: LegalStaircases | None,
    decorations: Decorations | None,
    ahead: float = 0.0,
) -> Candidate | None:
    """The likeliest legal staircase by what all weighs in the end, if it is another one and so far `ahead` (natural
    logarithm): who has tried and taken back may have done so without a pause as well."""
    whole = record.as_one_change()
    found = None if legal is None else legal.held_against(whole).explanations()
    listed = LegalRanking.of(turn, whole, found or [], decorations)
    if not listed.ones or without_levels(listed.ones[0][0].pieces) == without_levels(believed.pieces):
        return None
    own = listed.log(believed.pieces)
    return listed.ones[0][0] if own is None or listed.ones[0][1] > own + ahead else None


def exceeds_tried_sets(turn: PlateTurn, grams: float, tried: int = MOST_TOGETHER) -> bool:
    """Whether what came at one moment may have been more pieces than are tried at once: the truth was left out then."""
    return grams > (tried + _PART_OF_ONE_MORE) * turn.board.masses.grams[Piece.BRICK]


def may_be_three_bricks(record: TurnRecord) -> bool:
    """Whether something came that weighs about what a column does, with as many pushes as three bricks need: 80 mg part
    the two, and two hands at once may shift the zero by as much."""
    grams = record.masses.grams
    return any(
        abs(float(after.load[0] - before.load[0]) - grams[Piece.COLUMN]) < _NEAR_A_COLUMN * grams[Piece.BRICK]
        and sum(press.pushes for press in after.presses) >= _BRICKS_OF_A_COLUMN
        for before, after in pairwise(record.moments)
    )


def is_ambiguous_on_coarse_cells(
    believed: Candidate, first: CheckedHypothesis, record: TurnRecord, *, heavy: bool
) -> bool:
    """Whether it is what coarse cells see too badly to set a doubt aside, or the first reading: what came of three
    pieces at once, or a column that may be three bricks, where magnets do not part them."""
    if first.most_pieces >= MOST_TOGETHER and (heavy or not first.candidate.verdict.legal):
        return True
    grams = record.masses.grams
    apart = abs(_BRICKS_OF_A_COLUMN * grams[Piece.BRICK] - grams[Piece.COLUMN])
    column = any(piece.piece is Piece.COLUMN for piece in believed.pieces)
    return column and apart < _NEAR_A_COLUMN * grams[Piece.BRICK] and may_be_three_bricks(record)


def hall_shows_elsewhere(turn: PlateTurn, candidate: Candidate) -> bool:
    """Whether the knob under a foot of a staircase is dark, and one next to it lit on which nothing should stand: a
    sensor may have died, but here the foot is seen where it is."""
    if turn.hall is None:
        return False
    ground, known = turn.context.hall_start | turn.board.on_ground(candidate.pieces), turn.context.hall_known
    dark, lit = (ground - turn.hall) & known, (turn.hall - ground) & known
    return any(max(abs(x - u), abs(y - v)) <= _NEXT_KNOB for x, y in dark for u, v in lit)


def may_miss_decoration(turn: PlateTurn, candidate: Candidate) -> bool:
    """Whether coarse cells may have taken a decoration for their own zero: one has left the tray that the staircase is
    without, and a moment had no likely explanation."""
    return (
        is_coarse(turn) and turn.pruned_share >= PRUNED_BY_UNUSUAL and missing_decorations(turn, candidate.pieces) > 0
    )


def is_coarse(turn: PlateTurn) -> bool:
    """Whether a brick is seen to no better than `SHARP_MM`."""
    cov = turn.best.cov
    brick_mm = sqrt(float(cov[1, 1] + cov[2, 2]) / 2) / turn.board.masses.grams[Piece.BRICK]
    return brick_mm > SHARP_MM
