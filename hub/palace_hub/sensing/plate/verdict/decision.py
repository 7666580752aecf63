"""What a turn comes to when the player confirms: a staircase, one question, a forbidden build by its rule, or nothing.

The rules choose between readings only as far as `FORBIDDEN` goes: a reading that breaks one and fits better by more
than that is named, one that fits about as well as a legal one makes a question. Nothing is committed that does not
stand well ahead of everything else that was found, and nothing whose fit is bad in itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from monkey_palace.staircase.check import Verdict, Violation
from palace_hub.sensing.plate.turn.likelihood import TurnRecord
from palace_hub.sensing.plate.turn.move_score import FORBIDDEN
from palace_hub.sensing.plate.turn.moves import Hypothesis
from palace_hub.sensing.plate.turn.piece_sets import MOST_SWAPPED
from palace_hub.sensing.plate.turn.search import PRUNED_BY_UNUSUAL, PlateTurn
from palace_hub.sensing.plate.verdict.candidates import (
    EACH_MORE,
    Candidate,
    CheckedHypothesis,
    Decorations,
    broken_pieces,
    check_hypotheses,
    differ_by_one,
    without_levels,
)
from palace_hub.sensing.plate.verdict.column_swap import find_column_swap
from palace_hub.sensing.plate.verdict.legal_ranking import LegalRanking, legal_candidates
from palace_hub.sensing.plate.verdict.legal_search import LegalStaircases
from palace_hub.sensing.plate.verdict.naming import find_claim
from palace_hub.sensing.plate.verdict.vetoes import (
    exceeds_tried_sets,
    hall_shows_elsewhere,
    has_taken_back,
    is_ambiguous_on_coarse_cells,
    is_coarse,
    larger_rival,
    likelier_rival,
    may_be_three_bricks,
    may_miss_decoration,
    rival_by_weight,
    turn_presses,
)

SURE: Final = 0.995
"""The share of all that was found that a staircase needs to be taken without a question."""
SURE_OF_BLUNT: Final = 0.998
"""The same where a brick is seen to no better than `SHARP_MM`: there the rules decide more than the scale does."""
NAMED: Final = 0.9
"""The share of readings that break one rule at one piece, or at one of two places, for it to be named: the player looks
at it anyway, nothing is committed."""
NAMED_AMONG_FORBIDDEN: Final = 0.6
"""The same where nothing legal explains what was seen: the player has to mend the build in any case, and is told what
is likelier than all else."""

# The same among builds that are forbidden in any case, besides.
_SEVERAL = FORBIDDEN - EACH_MORE
# Which rule is broken is anybody's guess beforehand, and a brick can stand beside its knob, on an arch's middle, at
# dozens of places: each of them is so much rarer than the few ends, starts and feet where other rules are broken.
_BESIDE_ITS_KNOB = -2.0
_MIDDLES = ("on_arch_middle", "on_palace_middle")
# The chance that there was no room for the truth, up to which what was found is believed without a question: most of
# what is left out at one moment would have been refuted by the next.
_MOST_LOST = 0.75
# The most that any legal staircase may have of all that explains what was seen, for a rule to be named. A right player
# who is refused is worse than a question, and single pieces weigh otherwise than they should by four sigmas now and
# then. Of 4,000 staircases at an ordinary pace of which nothing was taken back the true one had 5e-3 and more.
_MOST_LEGAL = 1e-4
# The same where only the decoration is elsewhere: it is one piece, put on last, and quickly put right.
_MOST_LEGAL_OF_DECORATION = 1e-3
# What was built without a pause may be anything legal that weighs what stands. By the whole weight alone the true
# staircase is less likely than what was read by 3.2 (natural logarithm) at the most at an ordinary pace, of 4,000 by
# fast hands by more than this in four, all of which are asked about for other reasons.
_REFUTED_BY_WEIGHT = 7.0
# The same by weight and place alone: what a hand tried between two moments was pressed too, and is there no more. Four
# of 2,000 right players had 0.025 or more, and forbidden builds hardly ever have so much.
_MOST_LEGAL_UNPRESSED = 5e-3
# Who takes pieces back may do so without a pause, and any number of them: then anything legal that weighs what stands
# may have been built, if it contradicts hardly more of the Hall sensors.
_MORE_CONTRADICTED = 1
# A sure reading of moments that only something unusual explains, and that the list lacks, is doubted where the whole
# weight speaks so much (natural logarithm) for another legal staircase; so is a forbidden one where as much as
# `_MOST_LOST_UNSEEN` was left out. (Of 412 that are named none has such a rival, five have one that is level with it.)
_REFUTED = 4.0
# Where nobody could look whether anything legal explains it, and nothing was taken back, no more than this may have
# been left out, and no moment may have been as heavy as more pieces than are tried at once (`exceeds_tried_sets`).
_MOST_LOST_UNSEEN = 0.02
# A legal reading has to fit better than a forbidden one that differs from it by one piece: squared distances are
# halved in logarithms, and two standard deviations of one measured place are 2.
_FITS_BETTER = 0.0
# Arches on one another weigh at one place, whichever way they lead: what turns back (R3.6) has legal twins, some of
# which fit better by so much (natural logarithm), while true staircases hardly ever have such a twin.
_TURNED_BACK = 2.0
# Standard deviations by which the squared distances of a true reading's moments may exceed three each (`_misfits`).
_MISFIT_SIGMAS = 5.0
# Readings whose pieces may have been put on and taken off again in one moment, before anybody is refused.
_DOUBTED = 3


@dataclass(frozen=True, slots=True)
class Recovered:
    """A legal staircase, believed. `verdict.placements` are its bricks in path order."""

    chosen: Candidate


@dataclass(frozen=True, slots=True)
class Undecided:
    """One question: is it `first` or `second` (None: or something else)? Either may be forbidden; both may be shown as
    pictures."""

    first: Candidate
    second: Candidate | None


@dataclass(frozen=True, slots=True)
class Forbidden:
    """A build that breaks a rule, as the scale shows it: `violation`, one of `chosen.verdict`, says rule, place and
    mend. `or_else`: what the piece breaks by another reading that cannot be told from this one, and where."""

    chosen: Candidate
    violation: Violation
    or_else: Violation | None = None


@dataclass(frozen=True, slots=True)
class Unseen:
    """The plate cannot say. `reason`: "nothing" (no piece was placed), "unexplained" (what lies there is no set of
    pieces), "misfit" (the likeliest reading explains it badly: `best`), "gap" (conversions were missing)."""

    reason: str
    best: Candidate | None = None


Decision = Recovered | Undecided | Forbidden | Unseen


def decide(turn: PlateTurn, decorations: Decorations | None = None) -> Decision:
    """What the turn comes to now; `decorations` as for `staircase_check.check` (R10.7).

    Of a staircase with a piece that lay askew until a person said that it is as it should be, people are asked, and of
    one whose decoration coarse cells may have missed.
    """
    found = _decided(turn, decorations)
    if isinstance(found, Recovered) and (turn.has_accepted_piece or may_miss_decoration(turn, found.chosen)):
        return Undecided(found.chosen, None)
    return found


def _decided(turn: PlateTurn, decorations: Decorations | None) -> Decision:
    if turn.unexplained:
        return Unseen("unexplained")
    if not turn.best.pieces and (len(turn.hypotheses) == 1 or turn.hypotheses[1].log_score < -log(1 / (1 - SURE))):
        return Unseen("nothing")
    judged = check_hypotheses(turn, decorations)
    first = judged[0].candidate
    if _misfits(turn.best):
        return Unseen("misfit", first)
    record = TurnRecord(turn.board, turn.observations)
    swapped = exceeds_tried_sets(turn, judged[0].heaviest_swap_g, MOST_SWAPPED - 1)
    heavy = (
        swapped
        or exceeds_tried_sets(turn, min(judged[0].heaviest_change_g, record.most_kept))
        or may_be_three_bricks(record)
    )
    unusual = turn.pruned_share >= PRUNED_BY_UNUSUAL
    back = next((checked for checked in judged[1:] if _turns_back(judged[0], checked)), None)
    if first.verdict.legal and back is not None:
        return Undecided(first, back.candidate)
    rival = next((checked for checked in judged[1:] if _passes_for(judged[0], checked)), None)
    blunt = is_coarse(turn)
    enough = first.share >= (SURE_OF_BLUNT if blunt else SURE) and turn.pruned_share <= _MOST_LOST
    sure = first.verdict.legal and enough and rival is None and not hall_shows_elsewhere(turn, first)
    if sure and not blunt and not heavy and not unusual:
        return Recovered(first)
    legal = None if turn.stock is None else LegalStaircases(record, turn.stock, turn.context.ornaments)
    found = None if legal is None else legal.explanations()
    # What went without a pause no list knows of: the whole weight is asked as well.
    by_weight = [record.as_one_change()] if heavy and (record.first or swapped) else []

    def or_twin(candidate: Candidate, weighed: Sequence[TurnRecord]) -> Decision:
        twins = (find_column_swap(turn, each, candidate, SURE, decorations) for each in weighed)
        other = next((other for other in twins if other is not None), None)
        return Recovered(candidate) if other is None else Undecided(candidate, other)

    if found is None:
        if sure:
            return or_twin(first, [*by_weight, record] if heavy else [])
    else:
        listed = LegalRanking.of(turn, record, found, decorations)
        if sure and not blunt:
            larger = larger_rival(first, listed, record) if heavy else None
            other = likelier_rival(first, listed) if larger is None and unusual else larger
            if other is None and unusual and listed.log(first.pieces) is None:
                other = rival_by_weight(first, turn, record, legal, decorations, _REFUTED)
            return or_twin(first, by_weight) if other is None else Undecided(first, other)
        believed = listed.standing_out(judged, SURE, blunt=blunt)
        if believed is not None and not (
            blunt and is_ambiguous_on_coarse_cells(believed, judged[0], record, heavy=heavy)
        ):
            elsewhere = hall_shows_elsewhere(turn, believed)
            if (first.verdict.legal or elsewhere) and without_levels(believed.pieces) != without_levels(first.pieces):
                return Undecided(first, believed)
            if has_taken_back(record, believed) and not first.verdict.legal:
                other = rival_by_weight(believed, turn, record, legal, decorations)
                if other is not None:
                    return Undecided(believed, other)
            if not elsewhere:
                return or_twin(believed, by_weight)
    if not first.verdict.legal:
        return _refused(turn, judged, record, legal, decorations)
    if rival is not None and judged[1].candidate.share < 1 - SURE:
        return Undecided(first, rival.candidate)
    return Undecided(first, judged[1].candidate if len(judged) > 1 else None)


def _turns_back(legal: CheckedHypothesis, other: CheckedHypothesis) -> bool:
    """Whether another reading turns back, breaks no other rule, and fits nearly as well."""
    verdict = other.candidate.verdict
    turned = any(broken.code == "turns_back" for broken in verdict.violations)
    return turned and len(broken_pieces(verdict)) == 1 and other.fit >= legal.fit - _TURNED_BACK


def _passes_for(legal: CheckedHypothesis, other: CheckedHypothesis) -> bool:
    """Whether another reading is a forbidden one that differs by the place or kind of one piece and fits as well: how
    rare a broken rule is must not decide between the two."""
    verdict = other.candidate.verdict
    if verdict.legal or len(broken_pieces(verdict)) > 1 or other.fit < legal.fit - _FITS_BETTER:
        return False
    return differ_by_one(legal.candidate.pieces, other.candidate.pieces)


def _refused(
    turn: PlateTurn,
    judged: Sequence[CheckedHypothesis],
    record: TurnRecord,
    legal: LegalStaircases | None,
    decorations: Decorations | None,
) -> Decision:
    """The rule that is named where the likeliest reading breaks one, or the question that is left."""
    ones = [checked.candidate for checked in judged]
    undecided = Undecided(ones[0], ones[1] if len(ones) > 1 else None)
    weighed = [(candidate.verdict, share) for candidate, share in zip(ones, _of_forbidden(ones), strict=True)]
    claim = find_claim(weighed, NAMED, [candidate.share for candidate in ones])
    allowed = sum(candidate.share for candidate in ones if candidate.verdict.legal)
    enough = NAMED if allowed > 1 - SURE else NAMED_AMONG_FORBIDDEN
    if claim is None or claim.share < (SURE_OF_BLUNT if is_coarse(turn) else enough):
        return undecided
    chosen = judged[claim.hypothesis]
    if turn.pruned_share > _MOST_LOST or (is_coarse(turn) and chosen.most_pieces > 1):
        return undecided
    if turn.contradicted(chosen.candidate.pieces):
        return undecided  # of 120 merged forbidden builds that were named none was contradicted by a Hall sensor
    if turn_presses(record).count_unpressed(chosen.candidate.pieces):
        return undecided  # what drops on the rim is not pressed, and passes for a brick on the knob next to it
    if turn.pruned_share >= PRUNED_BY_UNUSUAL and record.fit(chosen.candidate.pieces) is None:
        return undecided  # something unusual led to it, or much was left out, and it explains not even all the moments
    most_legal = _MOST_LEGAL_OF_DECORATION if _is_decoration_alone(chosen.candidate.verdict) else _MOST_LEGAL
    doubted = dict.fromkeys(piece for one in (chosen, *judged[:_DOUBTED]) for piece in one.candidate.pieces)
    for scale, most in ((record, most_legal), (record.without_presses(), _MOST_LEGAL_UNPRESSED)):
        found = None if legal is None else legal.held_against(scale).explanations(tuple(doubted))
        if found is None:
            if turn.pruned_share > _MOST_LOST_UNSEEN or exceeds_tried_sets(turn, chosen.heaviest_change_g):
                return undecided
            continue
        rivals = legal_candidates(turn, found, decorations)
        own = scale.fit(chosen.candidate.pieces)
        if rivals and (own is None or _sum(rivals) > own + FORBIDDEN + log(most)):
            return Undecided(ones[0], rivals[0][0])
    has_tried = has_taken_back(record, chosen.candidate)
    if legal is not None and (has_tried or turn.pruned_share > _MOST_LOST_UNSEEN):
        whole = record.as_one_change()
        found = legal.held_against(whole).explanations()
        if found is None:
            return undecided
        own = whole.fit(chosen.candidate.pieces)
        ahead = -_REFUTED_BY_WEIGHT if has_tried else _REFUTED
        most_wrong = turn.contradicted(chosen.candidate.pieces) + _MORE_CONTRADICTED
        for rival, fit in legal_candidates(turn, found, decorations):
            likely = own is None or fit > own + ahead
            if likely and turn.contradicted(rival.pieces) <= most_wrong:
                return Undecided(ones[0], rival)
    return Forbidden(chosen.candidate, claim.violation, claim.or_else)


def _is_decoration_alone(verdict: Verdict) -> bool:
    """Whether nothing is wrong with a staircase but where its decoration stands."""
    return all(broken.code == "decoration_misplaced" for broken in verdict.violations)


def _sum(ones: Sequence[tuple[Candidate, float]]) -> float:
    """How likely any of them is, where logarithms say how likely each is."""
    best = max(log for _, log in ones)
    return best + log(sum(exp(one - best) for _, one in ones))


def _of_forbidden(ones: Sequence[Candidate]) -> list[float]:
    """Shares where it is only a matter of what is wrong: mistakes at several pieces are several, each as rare."""
    weights = [candidate.share * exp(_rare(candidate.verdict)) for candidate in ones]
    return [weight / sum(weights) for weight in weights]


def _rare(verdict: Verdict) -> float:
    """How rare what is broken is beside a single mistake at one of few places (natural logarithm)."""
    beside = any(broken.code in _MIDDLES for broken in verdict.violations)
    return _SEVERAL * max(0, min(len(broken_pieces(verdict)), 5) - 1) + _BESIDE_ITS_KNOB * beside


def _misfits(hypothesis: Hypothesis) -> bool:
    """Whether a reading explains its moments badly; a little more is allowed where there are few of them."""
    freedom = 3 * hypothesis.moments
    return hypothesis.total_distance > freedom + _MISFIT_SIGMAS * (sqrt(2 * freedom) + 1)
