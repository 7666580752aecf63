"""What a turn comes to when the player confirms: a staircase, one question, a forbidden build by its rule, or nothing.

The rules choose between readings only as far as `FORBIDDEN` goes: a reading that breaks one and fits better by more
than that is named, one that fits about as well as a legal one makes a question. Nothing is committed that does not
stand well ahead of everything else that was found, and nothing whose fit is bad in itself.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import exp, log, sqrt
from typing import Final

from monkey_palace.notation import Placement
from monkey_palace.pieces import Colour, Piece
from monkey_palace.staircase_check import Verdict, Violation, check
from palace_hub.sensing.plate_legal import Explanation, Legal
from palace_hub.sensing.plate_naming import at_knobs, claimed
from palace_hub.sensing.plate_record import Record
from palace_hub.sensing.plate_steps import MOST_TOGETHER
from palace_hub.sensing.plate_turn import PlateTurn
from palace_hub.sensing.plate_ways import Reading
from palace_hub.sensing.plate_worth import FORBIDDEN, HALL_WRONG

SURE: Final = 0.995
"""The share of all that was found that a staircase needs to be taken without a question."""
SURE_OF_BLUNT: Final = 0.998
"""The same where a brick is seen to no better than `SHARP_MM`: there the rules decide more than the scale does."""
SHARP_MM: Final = 3.0
"""Standard deviation of a brick's place, mm: good cells see it to 1 or 2, cells of 1 kg to 4 or more."""
NAMED: Final = 0.9
"""The share of readings that break one rule at one piece, or at one of two places, for it to be named: the player looks
at it anyway, nothing is committed."""
NAMED_AMONG_FORBIDDEN: Final = 0.75
"""The same where nothing legal explains what was seen: the player has to mend the build in any case, and is told what
is likelier than all else."""

# Readings whose rules are looked at; the others are too far behind to count.
_JUDGED = 40
_BEHIND = 14.0
# Players make one mistake at a time; a second broken rule may be the same mistake seen twice.
_EACH_MORE = -2.5
# The same among builds that are forbidden in any case, besides.
_SEVERAL = FORBIDDEN - _EACH_MORE
# The chance that there was no room for the truth, up to which what was found is believed without a question: most of
# what is left out at one moment would have been refuted by the next.
_MOST_LOST = 0.75
# The most that any legal staircase may have of all that explains what was seen, for a rule to be named. A right player
# who is refused is worse than a question, and single pieces weigh otherwise than they should by four sigmas now and
# then.
_MOST_LEGAL = 1e-5
# Where nobody could look whether anything legal explains it, no more than this may have been left out, and no moment
# may have been as heavy as more pieces than are tried at once.
_MOST_LOST_UNSEEN = 0.02
_MOST_TRIED = MOST_TOGETHER + 0.8
# The odds that all that breaks a rule may have together against a staircase that stands out from a list of all legal
# ones, and by how much (natural logarithm) a reading with one mistake, or with several, may fit the moments better: how
# rare a mistake is must not talk it away. True staircases are hardly ever beaten by more than 1.5 by single mistakes,
# by several, of which there are far more, by 4 or so; the best legal rival of a forbidden build by 5 and more, mostly.
_MOST_FORBIDDEN = 0.05
_MOST_BETTER = 1.5
_MOST_BETTER_OF_SEVERAL = 4.5
_HELD_AGAINST = 8  # forbidden readings that are held against a legal staircase
# A legal reading has to fit better than a forbidden one that differs from it by one piece: squared distances are
# halved in logarithms, and two standard deviations of one measured place are 2.
_FITS_BETTER = 0.0
# What is wrong with a decoration's colour is a mistake besides where it stands.
_OF_COLOUR = ("wrong_decoration", "decoration_out", "no_decoration_due")
_NOT_OWNED = "not_enough_pieces"
# A decoration that has left the tray and is not there is as rare as a broken rule.
_NOT_THERE = FORBIDDEN
# Standard deviations by which the squared distances of a true reading's moments may exceed three each.
_MISFIT_SIGMAS = 5.0


@dataclass(frozen=True, slots=True)
class Candidate:
    """One reading judged: its building bricks and decoration, what the rules say, and its `share` of all readings."""

    pieces: tuple[Placement, ...]
    verdict: Verdict
    share: float


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
    mend. `or_at`: the piece where it is broken by another reading that cannot be told from this one."""

    chosen: Candidate
    violation: Violation
    or_at: Placement | None = None


@dataclass(frozen=True, slots=True)
class Unseen:
    """The plate cannot say. `reason`: "nothing" (no piece was placed), "unexplained" (what lies there is no set of
    pieces), "misfit" (the likeliest reading explains it badly: `best`), "gap" (conversions were missing)."""

    reason: str
    best: Candidate | None = None


Decision = Recovered | Undecided | Forbidden | Unseen
Decorations = Callable[[Colour], tuple[Colour, ...]]


def decide(turn: PlateTurn, decorations: Decorations | None = None) -> Decision:
    """What the turn comes to now; `decorations` as for `staircase_check.check` (R10.7)."""
    if turn.unexplained:
        return Unseen("unexplained")
    if not turn.best.pieces and (len(turn.readings) == 1 or turn.readings[1].log < -log(1 / (1 - SURE))):
        return Unseen("nothing")
    judged = _judged(turn, decorations)
    first = judged[0].candidate
    if _misfits(turn.best):
        return Unseen("misfit", first)
    rival = next((one for one in judged[1:] if _passes_for(judged[0], one)), None)
    sure = first.verdict.legal and first.share >= _sure(turn) and turn.lost <= _MOST_LOST and rival is None
    if sure and not _is_blunt(turn):
        return Recovered(first)
    record = Record(turn.board, turn.record)
    legal = None if turn.stock is None else Legal(record, turn.stock, turn.given.ornaments)
    found = None if legal is None else legal.explanations()
    if found is not None:
        believed = _by_the_rules(turn, judged, record, found, decorations)
        if believed is not None:
            return Recovered(believed)
    elif sure:
        return Recovered(first)
    if not first.verdict.legal:
        return _refused(turn, judged, record, legal, decorations)
    if rival is not None and judged[1].candidate.share < 1 - SURE:
        return Undecided(first, rival.candidate)
    return Undecided(first, judged[1].candidate if len(judged) > 1 else None)


def _sure(turn: PlateTurn) -> float:
    return SURE_OF_BLUNT if _is_blunt(turn) else SURE


def _is_blunt(turn: PlateTurn) -> bool:
    cov = turn.best.cov
    brick_mm = sqrt(float(cov[1, 1] + cov[2, 2]) / 2) / turn.board.masses.grams[Piece.BRICK]
    return brick_mm > SHARP_MM


@dataclass(frozen=True, slots=True)
class _Judged:
    """A candidate and how well it fits: the best of its readings' logarithms, rules left out; and that reading's
    `together` and `heaviest`."""

    candidate: Candidate
    fit: float
    together: int
    heaviest: float


def _passes_for(legal: _Judged, other: _Judged) -> bool:
    """Whether another reading is a forbidden one that differs by the place or kind of one piece and fits as well: how
    rare a broken rule is must not decide between the two."""
    verdict = other.candidate.verdict
    if verdict.legal or len(_mistakes(verdict)) > 1 or other.fit < legal.fit - _FITS_BETTER:
        return False
    ones, others = _counted(legal.candidate.pieces), _counted(other.candidate.pieces)
    return (ones - others).total() <= 1 and (others - ones).total() <= 1


def _by_the_rules(
    turn: PlateTurn,
    judged: Sequence[_Judged],
    record: Record,
    found: Sequence[Explanation],
    decorations: Decorations | None,
) -> Candidate | None:
    """The staircase that explains the moments better than all other legal ones, and than what breaks a rule; None where
    several do, or none.

    The list of legal ones is complete, so nothing can have been left out of it; of forbidden ones the likeliest are
    held against it by the same measure.
    """
    logs: dict[frozenset[object], tuple[float, Candidate]] = {}
    for candidate, log_ in _legal_ones(turn, found, decorations):
        weighed = log_ + HALL_WRONG * turn.contradicted(candidate.pieces)
        key = _places(candidate.pieces)
        if key not in logs or logs[key][0] < weighed:
            logs[key] = (weighed, candidate)
    if not logs:
        return None
    best, chosen = max(logs.values(), key=lambda one: one[0])
    share = 1.0 / sum(exp(log_ - best) for log_, _ in logs.values())
    if share < SURE:
        return None
    against, read = 0.0, any(_places(one.candidate.pieces) == _places(chosen.pieces) for one in judged)
    for one in [other for other in judged if not other.candidate.verdict.legal][:_HELD_AGAINST]:
        pieces, verdict = one.candidate.pieces, one.candidate.verdict
        own = record.fit(pieces)
        if own is None:
            if not read:
                return None  # the readings have gone astray: none of them is what stands out
            continue  # all moments together say that it was not this
        rare = _against(verdict) + _NOT_THERE * _not_there(turn, pieces) + HALL_WRONG * turn.contradicted(pieces)
        rare += FORBIDDEN * any(broken.code == _NOT_OWNED for broken in verdict.violations)
        if own - best > (_MOST_BETTER if rare >= FORBIDDEN else _MOST_BETTER_OF_SEVERAL):
            return None
        against += exp(min(own + rare - best, 0.0))
    if against > _MOST_FORBIDDEN:
        return None
    return replace(chosen, share=share)


def _refused(
    turn: PlateTurn,
    judged: Sequence[_Judged],
    record: Record,
    legal: Legal | None,
    decorations: Decorations | None,
) -> Decision:
    """The rule that is named where the likeliest reading breaks one, or the question that is left."""
    ones = [one.candidate for one in judged]
    undecided = Undecided(ones[0], ones[1] if len(ones) > 1 else None)
    claim = claimed([(one.verdict, share) for one, share in zip(ones, _of_forbidden(ones), strict=True)], NAMED)
    allowed = sum(one.share for one in ones if one.verdict.legal)
    enough = NAMED if allowed > 1 - SURE else NAMED_AMONG_FORBIDDEN
    if claim is None or claim.share < (_sure(turn) if _is_blunt(turn) else enough):
        return undecided
    chosen = judged[claim.reading]
    if turn.lost > _MOST_LOST or (_is_blunt(turn) and chosen.together > 1):
        return undecided
    found = None if legal is None else legal.explanations(chosen.candidate.pieces)
    if found is None:
        unseen = turn.lost > _MOST_LOST_UNSEEN or chosen.heaviest > _MOST_TRIED * turn.board.masses.grams[Piece.BRICK]
        return undecided if unseen else Forbidden(chosen.candidate, claim.violation, claim.or_at)
    rivals = _legal_ones(turn, found, decorations)
    if rivals:
        own = record.fit(chosen.candidate.pieces)
        best = max(log for _, log in rivals)
        against = best + log(sum(exp(one - best) for _, one in rivals))
        if own is None or against > own + FORBIDDEN + log(_MOST_LEGAL):
            return Undecided(ones[0], rivals[0][0])
    return Forbidden(chosen.candidate, claim.violation, claim.or_at)


def _of_forbidden(ones: Sequence[Candidate]) -> list[float]:
    """Shares where it is only a matter of what is wrong: mistakes at several pieces are several, each as rare."""
    weights = [one.share * exp(_SEVERAL * max(0, min(len(_mistakes(one.verdict)), 5) - 1)) for one in ones]
    return [weight / sum(weights) for weight in weights]


def _legal_ones(
    turn: PlateTurn, found: Sequence[Explanation], decorations: Decorations | None
) -> list[tuple[Candidate, float]]:
    """Those that keep every rule, as candidates, likeliest first."""
    legal: list[tuple[Candidate, float]] = []
    for one in found:
        verdict = check(turn.board.palace, one.pieces, stock=turn.stock, decorations=decorations)
        if verdict.legal:
            log_ = one.log + _NOT_THERE * _not_there(turn, one.pieces)
            legal.append((Candidate(one.pieces, verdict, 0.0), log_))
    return sorted(legal, key=lambda one: -one[1])


def _judged(turn: PlateTurn, decorations: Decorations | None) -> list[_Judged]:
    """The readings with the rules' verdicts, likeliest first; those that differ by the order in a pile are one."""
    found: dict[frozenset[object], tuple[float, Reading, Verdict]] = {}
    total: dict[frozenset[object], float] = {}
    best: float | None = None
    for reading in sorted(turn.readings, key=lambda one: -one.log)[:_JUDGED]:
        if best is not None and reading.log < best - _BEHIND:
            break
        verdict = check(turn.board.palace, reading.pieces, stock=turn.stock, decorations=decorations)
        score = reading.log + _against(verdict) + _NOT_THERE * _not_there(turn, reading.pieces)
        best = score if best is None else max(best, score)
        key = _places(reading.pieces)
        if key not in found or found[key][0] < score:
            found[key] = (score, reading, verdict)
        total[key] = total.get(key, 0.0) + exp(score)
    whole = sum(total.values())
    judged = [
        _Judged(Candidate(reading.pieces, verdict, total[key] / whole), reading.log, reading.together, reading.heaviest)
        for key, (_, reading, verdict) in found.items()
    ]
    return sorted(judged, key=lambda one: -one.candidate.share)


def _against(verdict: Verdict) -> float:
    """How rare a build with these violations is: those of one piece are one mistake."""
    mistakes = len(_mistakes(verdict))
    return FORBIDDEN + _EACH_MORE * min(mistakes - 1, 4) if mistakes else 0.0


def _mistakes(verdict: Verdict) -> set[object]:
    """The pieces at which rules are broken: what is broken by where one piece stands is one mistake. What the player
    does not own has been weighed already, when it was put on (R4.9)."""
    return {(one.at, one.code in _OF_COLOUR) for one in verdict.violations if one.code != _NOT_OWNED}


def _not_there(turn: PlateTurn, pieces: Sequence[Placement]) -> int:
    """How many decorations have left the tray and are not on the plate: what leaves it has to turn up (DESIGN 7)."""
    there = [piece.piece for piece in pieces]
    return sum(max(0, count - there.count(kind)) for kind, count in turn.given.ornaments.items())


def _places(pieces: Sequence[Placement]) -> frozenset[object]:
    """Kinds at places, however often, without levels: the order within a pile makes no difference that is seen."""
    return frozenset(_counted(pieces).items())


def _counted(pieces: Sequence[Placement]) -> Counter[object]:
    return Counter(map(at_knobs, pieces))


def _misfits(reading: Reading) -> bool:
    freedom = 3 * reading.moments
    return reading.misfit > freedom + _MISFIT_SIGMAS * sqrt(2 * freedom) + _MISFIT_SIGMAS
