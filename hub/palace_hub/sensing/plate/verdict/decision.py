"""The decision at the end of a turn: a staircase, one question, a forbidden build by its rule, or unseen.

`decide` is the only place where the plate chooses between staircases. A staircase is `Recovered` if its posterior
probability is at least `SURE` and no veto speaks against it (`vetoes`), or if it is the clear winner of the legal list
(`legal_ranking`). Two candidates that are too close make `Undecided`. A broken rule is `Forbidden` only if no legal
staircase explains the moments nearly as well. All limits on logs are natural logarithms.
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
    EACH_FURTHER_MISTAKE,
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
"""Posterior probability from which a staircase is taken without a question (assumed; SENSING's bar is checked with
it)."""
SURE_ON_COARSE_CELLS: Final = 0.998
"""The same on cells that see a brick no better than `SHARP_MM`, where the priors decide more than the load
(assumed)."""
NAMED: Final = 0.9
"""Probability of one rule at one piece, or at one of two places, for it to be named. Nothing is committed then, and the
player looks at the piece anyway (assumed)."""
NAMED_AMONG_FORBIDDEN: Final = 0.6
"""The same if no legal staircase explains the moments: the player has to change the build in any case (assumed)."""

# Further log prior of each mistake after the first, among forbidden builds.
_SEVERAL = FORBIDDEN - EACH_FURTHER_MISTAKE
# Log prior of a brick on an arch's middle against other rules: there are dozens of middles and few ends or starts. Of
# 311 separated forbidden builds that silver can show 304 are named with it, 296 without.
_BESIDE_ITS_KNOB = -2.0
_MIDDLES = ("on_arch_middle", "on_palace_middle")
# Largest probability that the truth was pruned for a decision without a question: the next moment refutes most of what
# is pruned (assumed).
_MOST_LOST = 0.75
# Largest probability of any legal staircase for a rule to be named. Of 4,000 staircases at an ordinary pace without
# removals the true one had 5e-3 and more. Refusing a right player is worse than a question.
_MOST_LEGAL = 1e-4
# The same if only the decoration is misplaced: one piece, put on last, that is quickly put right.
_MOST_LEGAL_OF_DECORATION = 1e-3
# Log likelihood by first and last load alone that a legal staircase may be behind, after removals, for a question. Of
# 4,000 staircases at an ordinary pace the true one is behind by 3.2 at most; of 4,000 by fast hands four by more than
# 7, all of which are asked about for other reasons.
_REFUTED_BY_WEIGHT = 7.0
# Largest probability of a legal staircase by load alone, without presses, for a rule to be named. Four of 2,000 right
# players had 0.025 or more; forbidden builds hardly ever do.
_MOST_LEGAL_UNPRESSED = 5e-3
# Hall sensors by which a legal rival may be contradicted more often than the named build (assumed).
_MORE_CONTRADICTED = 1
# Log likelihood by first and last load alone by which a legal rival has to be ahead for a question, if only an unusual
# move explained a moment, or more than `_MOST_LOST_UNSEEN` was pruned. Of 412 named builds none has such a rival; five
# have one that is level.
_REFUTED = 4.0
# Largest probability that the truth was pruned for a rule to be named while the legal list is not available (assumed).
_MOST_LOST_UNSEEN = 0.02
# Log margin by which a legal hypothesis has to fit better than a forbidden one that differs by one piece.
_FITS_BETTER = 0.0
# The same against an arch that turns back (R3.6): arches on one another have one place, whichever way they lead, so
# such builds have legal twins. Of 373 right staircases none had such a twin within 2.
_TURNED_BACK = 2.0
_MISFIT_SIGMAS = 5.0  # standard deviations by which squared distances may exceed their mean (`_misfits`)
_DOUBTED = 3  # likeliest hypotheses whose pieces may have come and gone, when the legal list is compared


@dataclass(frozen=True, slots=True)
class Recovered:
    """A legal staircase that is taken without a question."""

    chosen: Candidate
    """`chosen.verdict.placements` are its bricks in path order."""


@dataclass(frozen=True, slots=True)
class Undecided:
    """One question to the player: which of two candidates stands? Either may be forbidden."""

    first: Candidate
    second: Candidate | None
    """None: something else than `first`."""


@dataclass(frozen=True, slots=True)
class Forbidden:
    """A build that breaks a rule."""

    chosen: Candidate
    violation: Violation
    """The violation of `chosen.verdict` that is named: rule, place and correction."""
    or_else: Violation | None = None
    """The violation of the same piece at a second place that the scale cannot tell from the first; None: one place."""


@dataclass(frozen=True, slots=True)
class Unseen:
    """The plate cannot decide."""

    reason: str
    """"nothing": no piece was placed; "unexplained": the load is no set of pieces; "misfit": the likeliest hypothesis
    fits badly; "gap": conversions were missing."""
    best: Candidate | None = None
    """The likeliest candidate, for "misfit"."""


Decision = Recovered | Undecided | Forbidden | Unseen


def decide(turn: PlateTurn, decorations: Decorations | None = None) -> Decision:
    """Decide on the turn as it is now. `decorations`: as for `staircase.check.check` (R10.7).

    A staircase is asked about if a player accepted one of its pieces askew, if a piece came while the sheet may have
    moved in its seat, or if coarse cells may have missed its decoration.
    """
    found = _decided(turn, decorations)
    doubted = turn.has_accepted_piece or turn.came_unseated
    if isinstance(found, Recovered) and (doubted or may_miss_decoration(turn, found.chosen)):
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
    turning_back = next((checked for checked in judged[1:] if _turns_back(judged[0], checked)), None)
    if first.verdict.legal and turning_back is not None:
        return Undecided(first, turning_back.candidate)
    rival = next((checked for checked in judged[1:] if _passes_for(judged[0], checked)), None)
    coarse = is_coarse(turn)
    is_probable = first.share >= (SURE_ON_COARSE_CELLS if coarse else SURE) and turn.pruned_share <= _MOST_LOST
    sure = first.verdict.legal and is_probable and rival is None and not hall_shows_elsewhere(turn, first)
    if sure and not coarse and not heavy and not unusual:
        return Recovered(first)
    legal = None if turn.stock is None else LegalStaircases(record, turn.stock, turn.context.ornaments)
    found = None if legal is None else legal.explanations()
    # The list does not know of removals without a pause: first and last load are compared as well.
    by_weight = [record.as_one_change()] if heavy and (record.first or swapped) else []

    def unless_swapped(candidate: Candidate, weighed: Sequence[TurnRecord]) -> Decision:
        swaps = (find_column_swap(turn, each, candidate, SURE, decorations) for each in weighed)
        other = next((other for other in swaps if other is not None), None)
        return Recovered(candidate) if other is None else Undecided(candidate, other)

    if found is None:
        if sure:
            return unless_swapped(first, [*by_weight, record] if heavy else [])
    else:
        ranking = LegalRanking.of(turn, record, found, decorations)
        if sure and not coarse:
            larger = larger_rival(first, ranking, record) if heavy else None
            other = likelier_rival(first, ranking) if larger is None and unusual else larger
            if other is None and unusual and ranking.log(first.pieces) is None:
                other = rival_by_weight(first, turn, record, legal, decorations, _REFUTED)
            return unless_swapped(first, by_weight) if other is None else Undecided(first, other)
        believed = ranking.clear_winner(judged, SURE, coarse=coarse)
        if believed is not None and not (
            coarse and is_ambiguous_on_coarse_cells(believed, judged[0], record, heavy=heavy)
        ):
            elsewhere = hall_shows_elsewhere(turn, believed)
            if (first.verdict.legal or elsewhere) and without_levels(believed.pieces) != without_levels(first.pieces):
                return Undecided(first, believed)
            if has_taken_back(record, believed) and not first.verdict.legal:
                other = rival_by_weight(believed, turn, record, legal, decorations)
                if other is not None:
                    return Undecided(believed, other)
            if not elsewhere:
                return unless_swapped(believed, by_weight)
    if not first.verdict.legal:
        return _named_or_asked(turn, judged, record, legal, decorations)
    if rival is not None and judged[1].candidate.share < 1 - SURE:
        return Undecided(first, rival.candidate)
    return Undecided(first, judged[1].candidate if len(judged) > 1 else None)


def _turns_back(legal: CheckedHypothesis, other: CheckedHypothesis) -> bool:
    """Whether another hypothesis turns back, breaks no other rule, and fits nearly as well."""
    verdict = other.candidate.verdict
    turned = any(broken.code == "turns_back" for broken in verdict.violations)
    return turned and len(broken_pieces(verdict)) == 1 and other.fit >= legal.fit - _TURNED_BACK


def _passes_for(legal: CheckedHypothesis, other: CheckedHypothesis) -> bool:
    """Whether another hypothesis is forbidden, differs by one piece, and fits as well as the legal one.

    The prior of a broken rule must not decide between the two.
    """
    verdict = other.candidate.verdict
    if verdict.legal or len(broken_pieces(verdict)) > 1 or other.fit < legal.fit - _FITS_BETTER:
        return False
    return differ_by_one(legal.candidate.pieces, other.candidate.pieces)


def _named_or_asked(
    turn: PlateTurn,
    judged: Sequence[CheckedHypothesis],
    record: TurnRecord,
    legal: LegalStaircases | None,
    decorations: Decorations | None,
) -> Decision:
    """The named rule if the likeliest candidate breaks one, or the question that is left."""
    ones = [checked.candidate for checked in judged]
    undecided = Undecided(ones[0], ones[1] if len(ones) > 1 else None)
    weighed = [(candidate.verdict, share) for candidate, share in zip(ones, _shares_among_forbidden(ones), strict=True)]
    claim = find_claim(weighed, NAMED, [candidate.share for candidate in ones])
    allowed = sum(candidate.share for candidate in ones if candidate.verdict.legal)
    is_probable = NAMED if allowed > 1 - SURE else NAMED_AMONG_FORBIDDEN
    if claim is None or claim.share < (SURE_ON_COARSE_CELLS if is_coarse(turn) else is_probable):
        return undecided
    chosen = judged[claim.hypothesis]
    if turn.pruned_share > _MOST_LOST or (is_coarse(turn) and chosen.most_pieces > 1):
        return undecided
    if turn.contradicted(chosen.candidate.pieces):
        return undecided  # of 120 merged forbidden builds that were named, Hall sensors contradicted none
    if turn_presses(record).count_unpressed(chosen.candidate.pieces):
        return undecided  # a piece that dropped on the rim is not pressed, and looks like a brick on the next knob
    if turn.pruned_share >= PRUNED_BY_UNUSUAL and record.fit(chosen.candidate.pieces) is None:
        return undecided  # only an unusual move led to it, and it does not even explain all moments
    most_legal = _MOST_LEGAL_OF_DECORATION if _is_decoration_alone(chosen.candidate.verdict) else _MOST_LEGAL
    doubted = dict.fromkeys(piece for one in (chosen, *judged[:_DOUBTED]) for piece in one.candidate.pieces)
    for scale, most in ((record, most_legal), (record.without_presses(), _MOST_LEGAL_UNPRESSED)):
        found = None if legal is None else legal.against_record(scale).explanations(tuple(doubted))
        if found is None:
            if turn.pruned_share > _MOST_LOST_UNSEEN or exceeds_tried_sets(turn, chosen.heaviest_change_g):
                return undecided
            continue
        rivals = legal_candidates(turn, found, decorations)
        own = scale.fit(chosen.candidate.pieces)
        if rivals and (own is None or _log_sum(rivals) > own + FORBIDDEN + log(most)):
            return Undecided(ones[0], rivals[0][0])
    has_tried = has_taken_back(record, chosen.candidate)
    if legal is not None and (has_tried or turn.pruned_share > _MOST_LOST_UNSEEN):
        whole = record.as_one_change()
        found = legal.against_record(whole).explanations()
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
    """Whether only the place of the decoration is wrong."""
    return all(broken.code == "decoration_misplaced" for broken in verdict.violations)


def _log_sum(ones: Sequence[tuple[Candidate, float]]) -> float:
    """Log of the summed likelihoods."""
    best = max(log for _, log in ones)
    return best + log(sum(exp(one - best) for _, one in ones))


def _shares_among_forbidden(ones: Sequence[Candidate]) -> list[float]:
    """Probabilities among forbidden builds, where each further mistake is as rare as the first."""
    weights = [candidate.share * exp(_mistake_log_prior(candidate.verdict)) for candidate in ones]
    return [weight / sum(weights) for weight in weights]


def _mistake_log_prior(verdict: Verdict) -> float:
    """Log prior of the mistakes, relative to a single mistake at one of few places."""
    beside = any(broken.code in _MIDDLES for broken in verdict.violations)
    return _SEVERAL * max(0, min(len(broken_pieces(verdict)), 5) - 1) + _BESIDE_ITS_KNOB * beside


def _misfits(hypothesis: Hypothesis) -> bool:
    """Whether a hypothesis fits its moments badly: chi-squared test with a margin for few moments."""
    freedom = 3 * hypothesis.moments
    return hypothesis.total_distance > freedom + _MISFIT_SIGMAS * (sqrt(2 * freedom) + 1)
